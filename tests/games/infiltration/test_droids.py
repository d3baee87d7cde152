"""C-3PO and R2-D2, 3: two compare hands in secret; the lower, or the higher, card is out."""

import pytest

from pentarch.games.infiltration import happenings, verbs
from pentarch.games.infiltration.cards import (
    BOBA,
    C3PO,
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    R2D2,
    TROOPER,
    VADER,
)
from tests.games.infiltration.table import P0, P1, P2, Table


def test_c3po_puts_out_its_owner_if_the_owner_has_less() -> None:
    """LL-18: P2 learns only that P1 has more than 2."""
    table = Table([C3PO, HAN], [VADER], [LEIA])

    table.discard(C3PO, at=P1)

    assert table.is_out(P0)
    assert table.pile(P0) == [C3PO, HAN]
    assert table.holds(P1)[0] == VADER
    assert table.knows(P2, P1) is None
    assert table.seen(P2, P1)["not"] == [1, 2]
    assert table.asks() == (verbs.DISCARD, P1)


def test_c3po_puts_out_the_opponent_who_has_less() -> None:
    """LL-19."""
    table = Table([C3PO, VADER], [HAN], [LEIA])

    table.discard(C3PO, at=P1)

    assert table.is_out(P1)
    assert table.pile(P1) == [HAN]
    assert table.pile(P0) == [C3PO]
    assert table.excluded(P0) == [1, 2]
    assert table.asks() == (verbs.DISCARD, P2)


def test_r2d2_puts_out_its_owner_if_the_owner_has_more() -> None:
    """LL-20."""
    table = Table([R2D2, LEIA], [VADER], [HAN])

    table.discard(R2D2, at=P1)

    assert table.is_out(P0)
    assert table.pile(P0) == [R2D2, LEIA]
    assert table.excluded(P1) == [8]


def test_r2d2_puts_out_the_opponent_who_has_more() -> None:
    """LL-21."""
    table = Table([R2D2, HAN], [VADER], [LEIA])

    table.discard(R2D2, at=P1)

    assert table.is_out(P1)
    assert table.excluded(P0) == [6, 7, 8]


@pytest.mark.parametrize("droid", [C3PO, R2D2])
@pytest.mark.parametrize(
    ("mine", "his"),
    [(TROOPER, TROOPER), (TROOPER, BOBA), (HAN, HAN), (CHEWBACCA, CHEWBACCA), (LUKE, LUKE)],
)
def test_equal_values_do_nothing(droid: int, mine: int, his: int) -> None:
    table = Table([droid, mine], [his], [LEIA])

    table.discard(droid, at=P1)

    assert not table.is_out(P0)
    assert not table.is_out(P1)
    assert table.log(P2, happenings.EVEN) == [((P0, P1), ())]
    assert table.asks() == (verbs.DISCARD, P1)


@pytest.mark.parametrize(("droid", "loser"), [(C3PO, P1), (R2D2, P0)])
def test_the_other_droid_is_compared_like_any_card_of_value_three(droid: int, loser: int) -> None:
    table = Table([droid, CHEWBACCA], [C3PO + R2D2 - droid], [LEIA])

    table.discard(droid, at=P1)

    assert table.is_out(loser)


@pytest.mark.parametrize("droid", [C3PO, R2D2])
def test_only_the_two_see_both_cards(droid: int) -> None:
    table = Table([droid, HAN], [VADER], [LEIA])

    table.discard(droid, at=P1)

    assert table.log(P0, happenings.COMPARE) == [((P0, P1), (HAN, VADER))]
    assert table.log(P1, happenings.COMPARE) == [((P0, P1), (HAN, VADER))]
    assert table.log(P2, happenings.COMPARE) == [((P0, P1), ())]
    assert table.log(None, happenings.COMPARE) == [((P0, P1), ())]


@pytest.mark.parametrize("droid", [C3PO, R2D2])
def test_if_everybody_else_is_protected_nothing_happens(droid: int) -> None:
    """Ruling A1."""
    table = Table([droid, HAN], [VADER], [LEIA], protected=(P1, P2))

    assert table.aims(droid) == [-1]
    table.discard(droid)

    assert not any(map(table.is_out, (P0, P1, P2)))


def test_a_harmful_comparison_is_compulsory() -> None:
    table = Table([R2D2, LEIA], [VADER], [HAN])

    assert table.aims(R2D2) == [P1, P2]
    assert table.why_not(R2D2) == "needs-target"
