"""Obi-Wan Kenobi, 7: no effect when discarded; beside Luke or Vader he must be the discard."""

import pytest

from pentarch.core.words import IllegalAction
from pentarch.games.infiltration import GAME, happenings, moves, verbs
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
from tests.games.infiltration.table import P0, P1, Table


@pytest.mark.parametrize("other", [LUKE, VADER])
def test_beside_luke_or_vader_he_must_be_discarded(other: int) -> None:
    """LL-32, ruling A14: the table enforces what the rulebook leaves to honesty."""
    for hand in ([OBIWAN, other], [other, OBIWAN]):
        table = Table(hand, [HAN], [TROOPER])

        assert table.legal() == ["discard card=obi-wan-kenobi"]
        assert table.why_not(other, at=P1) == "obiwan"
        with pytest.raises(IllegalAction):
            GAME.play(table.state, moves.discard(other, P1, 0))


@pytest.mark.parametrize("other", [TROOPER, BOBA, HAN, C3PO, R2D2, CHEWBACCA, LEIA])
def test_beside_any_other_card_the_choice_is_free(other: int) -> None:
    table = Table([OBIWAN, other], [HAN], [TROOPER])

    cards = {int(moves.card_of(action)) for action in table.state.legal_actions()}

    assert cards == {OBIWAN, other}


def test_discarded_he_has_no_effect() -> None:
    """LL-33."""
    table = Table([OBIWAN, TROOPER], [HAN], [CHEWBACCA], top=[LUKE])

    table.discard(OBIWAN)

    assert table.holds(P0) == [TROOPER]
    assert table.pile(P0) == [OBIWAN]
    assert table.asks() == (verbs.DISCARD, P1)
    assert [event[0] for event in table.events] == [happenings.DISCARD, happenings.DRAW]


def test_a_forced_discard_looks_like_a_free_one() -> None:
    logs, views = [], []
    for other in (LUKE, TROOPER):
        table = Table([OBIWAN, other], [HAN], [CHEWBACCA], top=[LUKE])

        table.discard(OBIWAN)

        logs.append([table.log(None, kind) for kind in range(22)])
        views.append(GAME.view(table.state, P1))

    assert logs[0] == logs[1]
    assert views[0] == views[1]


@pytest.mark.parametrize(("card", "at"), [(LUKE, P1), (VADER, P1)])
def test_whoever_discards_luke_or_vader_kept_no_obiwan(card: int, at: int) -> None:
    """The law of the hand tells it to everybody; with Vader it goes along with the card."""
    table = Table([card, HAN], [TROOPER], [CHEWBACCA])

    table.discard(card, at=at)

    assert table.excluded(P0 if card == LUKE else P1) == [7]


def test_dropped_for_luke_he_has_no_effect_either() -> None:
    table = Table([LUKE, HAN], [OBIWAN], [TROOPER], top=[CHEWBACCA])

    table.discard(LUKE, at=P1)

    assert table.pile(P1) == [OBIWAN]
    assert table.holds(P1)[0] == CHEWBACCA
