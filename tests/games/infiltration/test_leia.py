"""Princess Leia, 8: whoever discards her, for whatever reason, is out."""

from pentarch.games.infiltration import happenings, verbs
from pentarch.games.infiltration.cards import (
    C3PO,
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    TROOPER,
)
from tests.games.infiltration.table import P0, P1, P2, Table


def test_she_may_be_discarded_by_choice_and_her_owner_is_out() -> None:
    """LL-34, ruling A9."""
    table = Table([LEIA, HAN], [TROOPER], [CHEWBACCA])

    table.discard(LEIA)

    assert table.is_out(P0)
    assert table.pile(P0) == [LEIA, HAN]
    assert table.asks() == (verbs.DISCARD, P1)


def test_the_card_beside_her_is_laid_open_without_effect() -> None:
    table = Table([LEIA, CHEWBACCA], [TROOPER], [HAN])

    table.discard(LEIA)

    assert not table.is_protected(P0)
    assert table.log(None, happenings.OUT) == [((P0, CHEWBACCA), ())]


def test_between_two_discarding_her_loses_the_round() -> None:
    table = Table([LEIA, HAN], [TROOPER])

    table.discard(LEIA)

    assert table.tokens() == [0, 1]


def test_luke_makes_her_owner_drop_her() -> None:
    table = Table([LUKE, HAN], [TROOPER], [LEIA])

    table.discard(LUKE, at=P2)

    assert table.is_out(P2)
    assert table.pile(P2) == [LEIA]


def test_her_owner_may_aim_luke_at_oneself() -> None:
    table = Table([LUKE, LEIA], [TROOPER], [HAN])

    table.discard(LUKE, at=P0)

    assert table.is_out(P0)
    assert table.pile(P0) == [LUKE, LEIA]


def test_beside_obiwan_both_are_free() -> None:
    table = Table([LEIA, OBIWAN], [TROOPER], [HAN])

    assert table.legal() == ["discard card=obi-wan-kenobi", "discard card=princess-leia"]


def test_compared_she_beats_everybody() -> None:
    table = Table([C3PO, LEIA], [OBIWAN], [HAN])

    table.discard(C3PO, at=P1)

    assert table.is_out(P1)
    assert table.holds(P0) == [LEIA]
    assert table.excluded(P0) == [1, 2, 3, 4, 5, 6, 7]


def test_guessed_she_is_laid_open_like_any_card() -> None:
    table = Table([TROOPER, HAN], [LEIA], [CHEWBACCA])

    table.discard(TROOPER, at=P1, number=8)

    assert table.is_out(P1)
    assert table.pile(P1) == [LEIA]
    assert table.asks() == (verbs.DISCARD, P2)
