"""A redeal brings up every world that a seat holds possible, each as often as it should be."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from pentarch.core.rng import Rng
from pentarch.games.infiltration import GAME
from pentarch.games.infiltration.cards import (
    BOBA,
    C3PO,
    CARDS,
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    R2D2,
    TROOPER,
    VADER,
)
from tests.games.infiltration.table import P0, P1, P2, P3, Hands, Table

SPECTATOR = -1


def possible(
    table: Table, seat: int, known: tuple[int, ...], fits: Callable[[Hands], bool]
) -> Counter[Hands]:
    """All worlds, by dealing the unseen cards in every way: hands, and how many ways lead there."""
    hands = [table.holds(player) for player in range(table.state.players)]
    hidden = [
        (player, place)
        for player, hand in enumerate(hands)
        for place in range(len(hand))
        if player != seat and (player not in known or place == 1)
    ]
    unseen = table.state.deck.cards() + [hands[player][place] for player, place in hidden]
    ways: Counter[Hands] = Counter()
    for cards in permutations(unseen, len(hidden)):
        for (player, place), card in zip(hidden, cards, strict=True):
            hands[player][place] = card
        world = tuple(tuple(hand) for hand in hands)
        ways[world] += fits(world)
    return +ways


def agree(dealt: list[Hands], ways: Counter[Hands]) -> None:
    """Every redeal is possible, and none of the possible worlds is favoured: chi-square."""
    assert set(dealt) <= set(ways)
    seen, total = Counter(dealt), ways.total()
    expected = {world: len(dealt) * many / total for world, many in ways.items()}
    surprise = sum((seen[world] - mean) ** 2 / mean for world, mean in expected.items())
    freedom = len(ways) - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5 + 5


def value(world: Hands, player: int) -> int:
    return CARDS[world[player][0]].value


def anything(world: Hands) -> bool:
    return True


def late() -> Table:
    """Few cards are left, so that every world can be counted."""
    return Table([TROOPER, HAN], [LUKE], [CHEWBACCA], [], deck=[VADER, LUKE, TROOPER], aside=OBIWAN)


@pytest.mark.parametrize("seat", [P0, P1, P2, P3, SPECTATOR])
def test_with_nothing_learnt_any_deal_is_possible(seat: int) -> None:
    table = late()

    agree(table.worlds(seat, 3000), possible(table, seat, (), anything))


@pytest.mark.parametrize("seat", [P0, P2, SPECTATOR])
def test_after_a_miss_the_number_is_out_of_the_question(seat: int) -> None:
    table = late()
    table.discard(TROOPER, at=P1, number=6)

    agree(table.worlds(seat, 3000), possible(table, seat, (), lambda world: value(world, P1) != 6))


def test_a_card_that_was_seen_stays_for_whoever_saw_it() -> None:
    table = late()
    table.discard(HAN, at=P1)

    agree(table.worlds(P0, 3000), possible(table, P0, (P1,), anything))
    agree(table.worlds(P2, 3000), possible(table, P2, (), anything))


def test_the_card_just_drawn_is_nobody_elses_knowledge() -> None:
    table = late()
    table.discard(HAN, at=P1)

    drawn = {world[P1][1] for world in table.worlds(P0)}

    assert {world[P1][0] for world in table.worlds(P0)} == {LUKE}
    assert drawn == {TROOPER, LUKE, VADER, OBIWAN, CHEWBACCA}


def test_the_survivor_of_a_comparison_lies_on_its_side() -> None:
    table = Table([C3PO, CHEWBACCA], [HAN], [LUKE], [], deck=[VADER, TROOPER], aside=LUKE)
    table.discard(C3PO, at=P1)

    for seat in (P2, P3, SPECTATOR):
        agree(
            table.worlds(seat, 3000), possible(table, seat, (), lambda world: value(world, P0) > 2)
        )
    agree(table.worlds(P1, 3000), possible(table, P1, (P0,), anything))


def test_even_hands_stay_even() -> None:
    table = Table([C3PO, TROOPER], [TROOPER], [HAN], [], deck=[HAN, BOBA, LUKE], aside=CHEWBACCA)
    table.discard(C3PO, at=P1)

    for seat in (P2, P3, SPECTATOR):
        agree(
            table.worlds(seat, 3000),
            possible(table, seat, (), lambda world: value(world, P0) == value(world, P1)),
        )
    agree(table.worlds(P0, 3000), possible(table, P0, (P1,), anything))
    agree(table.worlds(P1, 3000), possible(table, P1, (P0,), anything))


def test_whoever_discards_luke_is_dealt_no_obiwan() -> None:
    table = Table([LUKE, HAN], [LEIA], [CHEWBACCA], [], deck=[VADER, LUKE], aside=OBIWAN)
    table.discard(LUKE, at=P2)

    agree(table.worlds(P1, 3000), possible(table, P1, (), lambda world: value(world, P0) != 7))


def test_everything_at_once() -> None:
    """Seen, excluded, even and exchanged, with a second try open."""
    table = Table(
        [TROOPER],
        [CHEWBACCA],
        [R2D2, CHEWBACCA],
        [LUKE],
        deck=[HAN, BOBA, VADER, TROOPER, LUKE],
        aside=LEIA,
    )
    table.discard(R2D2, at=P1)
    table.discard(HAN, at=P0)
    table.discard(BOBA, at=P3, number=4)

    def fits(world: Hands) -> bool:
        return value(world, P1) == value(world, P2) and value(world, P3) != 4

    agree(table.worlds(SPECTATOR, 1500), possible(table, SPECTATOR, (), fits))
    agree(table.worlds(P0, 1500), possible(table, P0, (), fits))
    agree(table.worlds(P3, 1500), possible(table, P3, (P0,), fits))
    agree(table.worlds(P1, 1500), possible(table, P1, (P2,), fits))


@pytest.mark.parametrize("seat", [P0, P1, P2, P3, SPECTATOR])
def test_a_redeal_keeps_the_view_and_the_questions(seat: int) -> None:
    table = late()
    table.discard(TROOPER, at=P1, number=6)
    viewer = None if seat < 0 else seat
    world = table.state.copy()

    for seed in range(50):
        world.redeal(seat, Rng(seed))

        assert GAME.view(world, viewer) == GAME.view(table.state, viewer)
        assert GAME.census(world) == GAME.census(table.state)
        assert GAME.from_json(GAME.to_json(world)) == world
        if seat == table.state.current_player():
            assert world.legal_actions() == table.state.legal_actions()


def test_a_redeal_forgets_the_dice_the_log_and_the_witness() -> None:
    table = late()
    table.discard(TROOPER, at=P1, number=6)
    before = table.state.rng

    table.state.redeal(P0, Rng(3))

    assert table.state.rng != before
    assert table.state.events is None
    assert table.state.chance is None


def test_a_redeal_depends_only_on_what_the_seat_knows_and_on_chance() -> None:
    one, other = late(), late()
    other.state.redeal(P0, Rng(9))
    assert one.state != other.state

    one.state.redeal(P0, Rng(4))
    other.state.redeal(P0, Rng(4))

    assert one.state == other.state


def test_the_seats_own_memory_survives_and_the_others_secrets_do_not() -> None:
    """P0 knows that the card seen at P1's is still there; P2 cannot know that P0 does."""
    table = Table([HAN, OBIWAN], [VADER], [CHEWBACCA], top=[TROOPER, LEIA])
    table.discard(HAN, at=P1)
    table.discard(TROOPER, at=P2, number=8)
    assert table.knows(P0, P1) == VADER

    mine, his = table.state.copy(), table.state.copy()
    mine.redeal(P0, Rng(1))
    his.redeal(P2, Rng(1))

    assert mine.known == table.state.known
    assert his.known == 0


def test_of_two_players_the_owner_can_tell_that_a_card_is_still_known() -> None:
    """P0 has seen Vader, whom P1 keeps: P1 can tell that P0 knows him; a spectator cannot."""
    table = Table([HAN, OBIWAN], [VADER], top=[TROOPER, LEIA])
    table.discard(HAN, at=P1)
    table.discard(TROOPER, at=P0, number=8)
    assert table.state.seen == 0

    his, nobodys = table.state.copy(), table.state.copy()
    his.redeal(P1, Rng(1))
    nobodys.redeal(SPECTATOR, Rng(1))

    assert his.known == table.state.known != 0
    assert nobodys.known == 0
