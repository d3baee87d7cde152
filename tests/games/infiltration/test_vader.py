"""Darth Vader, 6: exchange the card left in your hand with an opponent's."""

from pentarch.games.infiltration import happenings, verbs
from pentarch.games.infiltration.cards import (
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    TROOPER,
    VADER,
)
from tests.games.infiltration.table import P0, P1, P2, Table


def test_the_two_hands_change_places() -> None:
    table = Table([VADER, CHEWBACCA], [HAN], [TROOPER], top=[TROOPER])

    table.discard(VADER, at=P1)

    assert table.holds(P0) == [HAN]
    assert table.holds(P1) == [CHEWBACCA, TROOPER]
    assert table.pile(P0) == [VADER]


def test_leia_may_be_traded_away() -> None:
    """LL-30: an exchange is not a discard."""
    table = Table([VADER, LEIA], [HAN], [TROOPER])

    table.discard(VADER, at=P1)

    assert table.holds(P1)[0] == LEIA
    assert not any(map(table.is_out, (P0, P1, P2)))


def test_leia_may_be_taken() -> None:
    table = Table([VADER, TROOPER], [LEIA], [HAN])

    table.discard(VADER, at=P1)

    assert table.holds(P0) == [LEIA]
    assert not any(map(table.is_out, (P0, P1, P2)))


def test_each_of_the_two_knows_what_the_other_got() -> None:
    """LL-31."""
    table = Table([VADER, CHEWBACCA], [HAN], [TROOPER])

    table.discard(VADER, at=P1)

    assert table.knows(P0, P1) == CHEWBACCA
    assert table.knows(P1, P0) == HAN
    assert table.knows(P2, P0) is None
    assert table.knows(P2, P1) is None
    assert table.log(P0, happenings.SWAP) == [((P0, P1), (CHEWBACCA, HAN))]
    assert table.log(P1, happenings.SWAP) == [((P0, P1), (CHEWBACCA, HAN))]
    assert table.log(P2, happenings.SWAP) == [((P0, P1), ())]
    assert table.log(None, happenings.SWAP) == [((P0, P1), ())]


def test_if_everybody_else_is_protected_nothing_happens() -> None:
    """Ruling A1."""
    table = Table([VADER, HAN], [LEIA], [TROOPER], protected=(P1, P2))

    assert table.aims(VADER) == [-1]
    table.discard(VADER)

    assert table.holds(P0) == [HAN]


def test_one_cannot_exchange_with_oneself_or_with_somebody_out() -> None:
    table = Table([VADER, HAN], [], [TROOPER], [LEIA])

    assert table.why_not(VADER, at=P0) == "self"
    assert table.why_not(VADER, at=P1) == "out"


def test_obiwan_received_from_vader_is_not_forced_out_of_turn() -> None:
    """Ruling A12: with one card nothing is forced; the own turn decides."""
    table = Table([VADER, OBIWAN - 2], [OBIWAN], [HAN], top=[TROOPER, TROOPER, VADER - 1])

    table.discard(VADER, at=P1)
    assert table.holds(P0) == [OBIWAN]
    assert table.asks() == (verbs.DISCARD, P1)
    table.discard(TROOPER, at=P2, number=8)
    table.discard(TROOPER, at=P1, number=8)
    assert table.holds(P0) == [OBIWAN, LUKE]

    assert table.legal() == ["discard card=obi-wan-kenobi"]
