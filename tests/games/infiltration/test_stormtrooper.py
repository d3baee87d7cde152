"""Stormtrooper, 1: name a number from 2 to 8; an opponent whose card has it is out."""

import pytest

from pentarch.games.infiltration import verbs
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


def test_the_right_number_puts_the_opponent_out() -> None:
    """LL-04: Luke is laid open without effect, and the round goes on with P2."""
    table = Table([TROOPER, CHEWBACCA], [LUKE], [HAN], top=[VADER])

    table.discard(TROOPER, at=P1, number=5)

    assert table.is_out(P1)
    assert table.pile(P1) == [LUKE]
    assert table.pile(P0) == [TROOPER]
    assert table.holds(P0) == [CHEWBACCA]
    assert table.asks() == (verbs.DISCARD, P2)
    assert table.holds(P2) == [HAN, VADER]
    assert table.chance.is_used_up()


def test_a_wrong_number_does_nothing() -> None:
    """LL-05."""
    table = Table([TROOPER, CHEWBACCA], [LUKE], [HAN])

    table.discard(TROOPER, at=P1, number=4)

    assert not table.is_out(P1)
    assert table.pile(P1) == []
    assert table.asks() == (verbs.DISCARD, P1)


def test_any_opponent_in_the_round_may_be_aimed_at() -> None:
    """LL-06."""
    table = Table([TROOPER, CHEWBACCA], [LUKE], [HAN])

    assert table.aims(TROOPER) == [P1, P2]


@pytest.mark.parametrize("droid", [C3PO, R2D2])
def test_three_hits_both_droids(droid: int) -> None:
    """LL-07."""
    table = Table([TROOPER, CHEWBACCA], [droid], [HAN])

    table.discard(TROOPER, at=P1, number=3)

    assert table.is_out(P1)


@pytest.mark.parametrize(
    ("card", "number"),
    [(HAN, 2), (C3PO, 3), (CHEWBACCA, 4), (LUKE, 5), (VADER, 6), (OBIWAN, 7), (LEIA, 8)],
)
def test_each_number_hits_its_character_and_no_other(card: int, number: int) -> None:
    for named in range(2, 9):
        table = Table([TROOPER, TROOPER], [card], [BOBA])

        table.discard(TROOPER, at=P1, number=named)

        assert table.is_out(P1) == (named == number)


def test_one_and_nine_cannot_be_named() -> None:
    """LL-08."""
    table = Table([TROOPER, CHEWBACCA], [LUKE], [HAN])

    assert [text for text in table.legal() if "target=1" in text] == [
        f"discard card=stormtrooper target=1 number={number}" for number in range(2, 9)
    ]


@pytest.mark.parametrize("card", [BOBA, TROOPER])
@pytest.mark.parametrize("number", range(2, 9))
def test_a_card_of_value_one_is_never_hit(card: int, number: int) -> None:
    """LL-09a."""
    table = Table([TROOPER, CHEWBACCA], [card], [HAN])

    table.discard(TROOPER, at=P1, number=number)

    assert not table.is_out(P1)


def test_if_everybody_else_is_protected_nothing_happens() -> None:
    """LL-10, ruling A1: the trooper does not turn on its owner."""
    table = Table([TROOPER, LUKE], [HAN], [HAN], protected=(P1, P2))

    assert table.aims(TROOPER) == [-1]
    table.discard(TROOPER)

    assert not any(map(table.is_out, (P0, P1, P2)))
    assert table.pile(P0) == [TROOPER]
    assert table.asks() == (verbs.DISCARD, P1)


def test_with_a_target_in_reach_it_must_be_aimed() -> None:
    table = Table([TROOPER, LUKE], [HAN], [HAN], protected=(P1,))

    assert table.aims(TROOPER) == [P2]
    assert table.why_not(TROOPER) == "needs-target"
