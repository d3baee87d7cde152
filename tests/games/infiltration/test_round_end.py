"""The end of a round: a last survivor, or the highest card when the deck is empty."""

import pytest

from pentarch.games.infiltration import happenings, verbs
from pentarch.games.infiltration.cards import (
    BOBA,
    C3PO,
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    R2D2,
    TROOPER,
    VADER,
)
from tests.games.infiltration.table import P0, P1, P2, Table


def test_when_the_deck_is_empty_the_highest_card_wins() -> None:
    """LL-35."""
    table = Table([OBIWAN, HAN], [CHEWBACCA], [VADER], deck=[])

    table.discard(OBIWAN)

    shown = [public[:2] for public, _ in table.log(None, happenings.SHOW)]
    assert shown == [(P0, HAN), (P1, CHEWBACCA), (P2, VADER)]
    assert table.tokens() == [0, 0, 1]


def test_the_round_goes_on_while_one_card_is_left() -> None:
    table = Table([OBIWAN, HAN], [CHEWBACCA], [VADER], deck=[TROOPER])

    table.discard(OBIWAN)
    assert table.asks() == (verbs.DISCARD, P1)
    assert table.deck() == 0
    table.discard(TROOPER, at=P0, number=8)

    assert table.tokens() == [0, 0, 1]


def test_a_tie_goes_to_the_larger_sum_of_discards() -> None:
    """LL-36, ruling A8: 4 against 6, without the cards shown; P2's 13 count for nothing."""
    table = Table(
        [TROOPER, LUKE],
        [LUKE],
        [CHEWBACCA],
        [],
        deck=[],
        discards={P0: [TROOPER, HAN], P1: [HAN, CHEWBACCA], P2: [VADER, OBIWAN]},
    )

    table.discard(TROOPER, at=P2, number=8)

    assert table.log(None, happenings.SHOW) == [
        ((P0, LUKE, 4), ()),
        ((P1, LUKE, 6), ()),
        ((P2, CHEWBACCA, 13), ()),
    ]
    assert table.tokens() == [0, 1, 0, 0]


def test_the_card_just_discarded_counts_in_the_sum() -> None:
    table = Table([OBIWAN, HAN], [HAN], [], deck=[], discards={P1: [VADER]})

    table.discard(OBIWAN)

    assert table.tokens() == [1, 0, 0]


def test_cards_dropped_for_luke_count_in_the_sum() -> None:
    table = Table([LUKE, CHEWBACCA], [OBIWAN], [], deck=[], aside=CHEWBACCA)

    table.discard(LUKE, at=P1)

    assert table.log(None, happenings.SHOW) == [
        ((P0, CHEWBACCA, 5), ()),
        ((P1, CHEWBACCA, 7), ()),
    ]
    assert table.tokens() == [0, 1, 0]


def full_tie(then: list[int], full_tie: str = "share") -> Table:
    """P0 and P1 show Luke with 4 discarded each."""
    table = Table(
        [TROOPER, LUKE],
        [LUKE],
        [CHEWBACCA],
        [],
        deck=[],
        discards={P0: [TROOPER, HAN], P1: [CHEWBACCA]},
        then=then,
        full_tie=full_tie,
    )
    table.discard(TROOPER, at=P2, number=8)
    return table


@pytest.mark.parametrize(("roll", "starter"), [(0, P0), (1, P1)])
def test_in_a_full_tie_each_gets_a_token_and_chance_says_who_starts(
    roll: int, starter: int
) -> None:
    """LL-37, ruling A6."""
    table = full_tie(then=[roll])

    assert table.tokens() == [1, 1, 0, 0]
    assert table.log(None, happenings.WIN_ROUND) == [((P0, 1), ()), ((P1, 1), ())]
    assert table.asks() == (verbs.DISCARD, starter)
    assert table.chance.is_used_up()


def test_an_option_gives_no_token_for_a_full_tie() -> None:
    """Ruling A6, the other way."""
    table = full_tie(then=[1], full_tie="none")

    assert table.tokens() == [0, 0, 0, 0]
    assert table.log(None, happenings.NO_WINNER) == [((), ())]
    assert table.log(None, happenings.WIN_ROUND) == []
    assert table.asks() == (verbs.DISCARD, P1)
    assert table.state.rounds == 2


def test_the_last_survivor_wins_at_once() -> None:
    """LL-38: three cards stay undrawn, and the survivor shows nothing."""
    table = Table([TROOPER, LUKE], [HAN], deck=[CHEWBACCA, TROOPER, VADER])

    table.discard(TROOPER, at=P1, number=2)

    assert table.tokens() == [1, 0]
    assert table.log(None, happenings.SHOW) == []
    assert table.log(P1, happenings.WIN_ROUND) == [((P0, 1), ())]


def test_a_survivor_wins_without_a_showdown_when_the_deck_is_empty_too() -> None:
    """Ruling A10."""
    table = Table([TROOPER, LUKE], [HAN], [], deck=[])

    table.discard(TROOPER, at=P1, number=2)

    assert table.tokens() == [1, 0, 0]
    assert table.log(None, happenings.SHOW) == []


def test_players_who_are_out_take_no_part_in_the_showdown() -> None:
    """LL-41."""
    table = Table([OBIWAN, HAN], [TROOPER], [], deck=[], discards={P2: [LEIA]})

    table.discard(OBIWAN)

    assert table.log(None, happenings.SHOW) == [
        ((P0, HAN, table.log(None, happenings.SHOW)[0][0][2]), ()),
        ((P1, TROOPER, 0), ()),
    ]
    assert table.tokens() == [1, 0, 0]


def test_a_player_put_out_by_the_last_turn_is_not_shown() -> None:
    table = Table([C3PO, HAN], [LEIA], [TROOPER], deck=[])

    table.discard(C3PO, at=P2)

    assert [public[:2] for public, _ in table.log(None, happenings.SHOW)] == [(P0, HAN), (P1, LEIA)]
    assert table.tokens() == [0, 1, 0]


def test_boba_fetts_second_try_comes_before_the_showdown() -> None:
    table = Table([BOBA, HAN], [LEIA], [TROOPER], deck=[])

    table.discard(BOBA, at=P1, number=7)
    assert table.asks() == (verbs.SECOND_TRY, P0)
    table.try_again(8)

    assert table.tokens() == [1, 0, 0]


def test_protection_does_not_keep_anybody_out_of_the_showdown() -> None:
    table = Table([CHEWBACCA, HAN], [LEIA], [TROOPER], deck=[], protected=(P1,))

    table.discard(CHEWBACCA)

    assert table.tokens() == [0, 1, 0]


def test_the_winner_begins_the_next_round_with_all_cards_shuffled() -> None:
    """LL-40."""
    table = Table(
        [TROOPER, LUKE],
        [],
        [HAN],
        top=[VADER, TROOPER, R2D2, LEIA],
        discards={P0: [CHEWBACCA]},
        tokens=[1, 0, 2],
    )

    table.discard(TROOPER, at=P2, number=2)

    assert table.tokens() == [2, 0, 2]
    assert table.asks() == (verbs.DISCARD, P0)
    assert [table.holds(player) for player in (P0, P1, P2)] == [[VADER, LEIA], [TROOPER], [R2D2]]
    assert table.chance.is_used_up()
    assert table.deck() == 12
    assert [table.pile(player) for player in (P0, P1, P2)] == [[], [], []]
    assert not any(map(table.is_out, (P0, P1, P2)))
    assert table.state.rounds == 2


@pytest.mark.parametrize(("card", "number"), [(TROOPER, 8), (HAN, 0)])
def test_a_new_round_begins_with_nothing_known(card: int, number: int) -> None:
    table = Table([card, VADER], [LUKE], [CHEWBACCA], deck=[])

    table.discard(card, at=P1, number=number)

    assert table.state.rounds == 2
    for player in (P0, P1, P2):
        assert table.excluded(player) == []
        assert table.seen(None, player)["seen_by"] == []
        assert player == P0 or table.knows(P0, player) is None


def test_a_new_round_begins_with_nobody_protected() -> None:
    table = Table([OBIWAN, HAN], [LEIA], [TROOPER], deck=[], protected=(P2,))

    table.discard(OBIWAN)

    assert table.asks() == (verbs.DISCARD, P1)
    assert not table.is_protected(P2)


def test_between_two_three_other_cards_are_removed_in_the_open() -> None:
    table = Table([TROOPER, LUKE], [HAN], top=[LEIA, BOBA, OBIWAN, VADER, R2D2, C3PO])

    table.discard(TROOPER, at=P1, number=2)

    removed = [public[0] for public, _ in table.log(None, happenings.REMOVE)]
    assert removed == [LEIA, BOBA, OBIWAN]
    assert table.holds(P0) == [VADER, C3PO]
    assert table.holds(P1) == [R2D2]
    assert table.deck() == 10
