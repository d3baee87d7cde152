"""What a seat cannot know is drawn again: the opponent's hand and deck, and sealed lists."""

from pentarch.core.rng import Rng
from pentarch.core.steps import step
from pentarch.games.skirmish import moves, verbs
from pentarch.games.skirmish.cards import (
    BALANCE_OF_THE_FORCE,
    CELEBRATION,
    COMMAND_COST,
    COPIES,
    DARTH_VADER,
    DEADEYE,
    FORCE_LIGHTNING,
    HAN_SOLO,
    LURE_OF_THE_DARK_SIDE,
    PLANNING,
    RALLY,
    RECOVERY,
    URGENCY,
)
from pentarch.games.skirmish.lists import READY_LISTS
from tests.games.skirmish.table import FOE, ME, Table, group, side

STARTER = READY_LISTS[0].deck


def dealt(
    hand: list[int],
    seen: list[int],
    upgrades: list[int] | None = None,
    deck: list[int] | None = None,
) -> Table:
    rest = list(STARTER if deck is None else deck)
    for card in [*hand, *seen]:
        rest.remove(card)
    return Table(
        side(group(HAN_SOLO, "K13"), hand=[DEADEYE], deck=[RALLY, URGENCY]),
        side(
            group(DARTH_VADER, "E19"),
            hand=hand,
            discards=seen,
            deck=rest,
            upgrades=upgrades,
        ),
    )


def cards_of_foe(table: Table) -> list[int]:
    return sorted(table.hand(FOE) + table.discards(FOE) + table.state.decks[FOE].cards())


def test_the_hand_keeps_its_size_and_the_discards_their_cards() -> None:  # ruling R1
    table = dealt(hand=[CELEBRATION, PLANNING], seen=[RECOVERY])

    table.state.redeal(ME, Rng(3))

    assert len(table.hand(FOE)) == 2
    assert table.discards(FOE) == [RECOVERY]
    assert table.hand(ME) == [DEADEYE]
    assert sorted(table.state.decks[ME].cards()) == [RALLY, URGENCY]


def test_the_deck_is_any_legal_one() -> None:  # ruling R1
    table = dealt(hand=[CELEBRATION], seen=[FORCE_LIGHTNING, LURE_OF_THE_DARK_SIDE])
    decks = set()

    for seed in range(40):
        table.state.redeal(ME, Rng(seed))
        cards = cards_of_foe(table)
        decks.add(tuple(cards))
        assert len(cards) == 15
        assert sum(COMMAND_COST[card] for card in cards) <= 15
        assert all(cards.count(card) <= COPIES[card] for card in cards)

    assert len(decks) > 30


def test_with_the_balance_of_the_force_it_may_cost_more() -> None:  # ruling R1
    table = dealt(hand=[CELEBRATION], seen=[], upgrades=[BALANCE_OF_THE_FORCE])
    costs = set()

    for seed in range(60):
        table.state.redeal(ME, Rng(seed))
        costs.add(sum(COMMAND_COST[card] for card in cards_of_foe(table)))

    assert max(costs) in (16, 17, 18)


def test_two_worlds_that_look_alike_become_one() -> None:  # ruling R1
    first = dealt(hand=[CELEBRATION, PLANNING], seen=[RECOVERY])
    second = dealt(hand=[DEADEYE, FORCE_LIGHTNING], seen=[RECOVERY])

    for table in (first, second):
        table.state.redeal(ME, Rng(11))

    assert first.state == second.state


def test_cards_just_drawn_by_the_opponent_are_drawn_again() -> None:  # ruling R2
    worlds = []
    for drawn in ([CELEBRATION, PLANNING], [DEADEYE, RECOVERY]):
        table = dealt(hand=drawn, seen=[])
        low, high = sorted(drawn)
        table.state.pending.push(step(verbs.DISCARD_DRAWN, FOE, False, 20, low | high << 6))
        table.state.redeal(ME, Rng(2))
        worlds.append(table)

    assert worlds[0].state == worlds[1].state
    assert worlds[0].offers(moves.DISCARD) == worlds[0].hand(FOE)


def test_a_card_that_was_drawn_alone_stays_alone() -> None:  # ruling R2
    table = dealt(hand=[CELEBRATION, PLANNING], seen=[])
    alone = PLANNING | verbs.NO_CARD << 6
    table.state.pending.push(step(verbs.DISCARD_DRAWN, FOE, False, 20, alone))

    table.state.redeal(ME, Rng(2))

    assert len(table.offers(moves.DISCARD)) == 1


def test_when_all_is_over_nothing_is_drawn_again() -> None:  # ruling R1
    table = dealt(hand=[CELEBRATION, PLANNING], seen=[RECOVERY])
    table.state.winners = 1 << ME

    table.state.redeal(ME, Rng(3))

    assert table.hand(FOE) == [CELEBRATION, PLANNING]
    assert cards_of_foe(table) == sorted(STARTER)
