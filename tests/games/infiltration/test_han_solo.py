"""Han Solo, 2: look at an opponent's card, and show it to nobody."""

from pentarch.games.infiltration import happenings, verbs
from pentarch.games.infiltration.cards import CHEWBACCA, HAN, LEIA, LUKE, TROOPER, VADER
from tests.games.infiltration.table import P0, P1, P2, Table


def test_only_the_owner_sees_the_card() -> None:
    """LL-17."""
    table = Table([HAN, CHEWBACCA], [VADER], [LEIA])

    table.discard(HAN, at=P1)

    assert table.knows(P0, P1) == VADER
    assert table.knows(P2, P1) is None
    assert table.knows(None, P1) is None
    assert table.knows(P0, P2) is None
    assert table.holds(P1)[0] == VADER
    assert table.asks() == (verbs.DISCARD, P1)


def test_everybody_learns_that_it_was_looked_at() -> None:
    table = Table([HAN, CHEWBACCA], [VADER], [LEIA])

    table.discard(HAN, at=P1)

    assert table.log(P0, happenings.LOOK) == [((P0, P1), (VADER,))]
    assert table.log(P1, happenings.LOOK) == [((P0, P1), (VADER,))]
    assert table.log(P2, happenings.LOOK) == [((P0, P1), ())]
    assert table.log(None, happenings.LOOK) == [((P0, P1), ())]
    for viewer in (P0, P1, P2, None):
        assert table.seen(viewer, P1)["seen_by"] == [P0]


def test_an_opponent_in_reach_must_be_chosen() -> None:
    """Ruling A3: a look never hurts, and an effect must be applied."""
    table = Table([HAN, CHEWBACCA], [VADER], [LEIA])

    assert table.aims(HAN) == [P1, P2]
    assert table.why_not(HAN) == "needs-target"


def test_an_option_lets_him_be_discarded_without_a_look() -> None:
    """Ruling A3, the other way."""
    table = Table([HAN, CHEWBACCA], [VADER], [LEIA], han_optional=True)

    assert table.aims(HAN) == [-1, P1, P2]
    table.discard(HAN)

    assert table.knows(P0, P1) is None
    assert table.log(None, happenings.FIZZLE) == []
    assert table.asks() == (verbs.DISCARD, P1)


def test_the_option_is_about_nobody_else() -> None:
    table = Table([HAN, TROOPER], [VADER], [LEIA], han_optional=True)

    assert table.aims(TROOPER) == [P1, P2]


def test_if_everybody_else_is_protected_nothing_happens() -> None:
    """Ruling A2."""
    table = Table([HAN, LUKE], [VADER], [LEIA], protected=(P1, P2))

    assert table.aims(HAN) == [-1]
    table.discard(HAN)

    assert table.knows(P0, P1) is None
    assert table.log(None, happenings.FIZZLE) == [((P0, HAN), ())]
