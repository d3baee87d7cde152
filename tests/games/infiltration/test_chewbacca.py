"""Chewbacca, 4: until your next turn begins no opponent's card touches you."""

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
from tests.games.infiltration.table import P0, P1, P2, P3, Table


def test_luke_may_be_aimed_at_whoever_is_unprotected_or_at_oneself() -> None:
    """LL-22a."""
    table = Table([LUKE, TROOPER], [HAN], [LEIA], protected=(P1,))

    assert table.aims(LUKE) == [P0, P2]
    assert table.why_not(LUKE, at=P1) == "protected"


@pytest.mark.parametrize("card", [TROOPER, BOBA, HAN, C3PO, R2D2, VADER])
def test_no_card_reaches_a_protected_player(card: int) -> None:
    """LL-22b."""
    table = Table([card, TROOPER], [CHEWBACCA], [LEIA], protected=(P1,))

    assert table.aims(card) == [P2]
    assert table.why_not(card, at=P1, number=5) == "protected"


def test_it_lasts_until_the_owners_next_turn_begins() -> None:
    """LL-23."""
    table = Table([CHEWBACCA, LEIA], [HAN], [LUKE], top=[OBIWAN, OBIWAN - 1, TROOPER])

    table.discard(CHEWBACCA)
    assert table.is_protected(P0)
    table.discard(HAN, at=P2)
    assert table.is_protected(P0)
    table.discard(VADER, at=P1)
    assert table.asks() == (verbs.DISCARD, P0)

    assert not table.is_protected(P0)


def test_two_can_be_protected_at_once() -> None:
    """LL-24."""
    table = Table([CHEWBACCA, LEIA], [CHEWBACCA], [HAN], [TROOPER], top=[OBIWAN, TROOPER])

    table.discard(CHEWBACCA)
    table.discard(CHEWBACCA)

    assert table.is_protected(P0)
    assert table.is_protected(P1)
    assert table.aims(HAN) == [P3]


def test_dropped_for_luke_it_protects_nobody() -> None:
    table = Table([LUKE, HAN], [CHEWBACCA], [LEIA])

    table.discard(LUKE, at=P1)

    assert table.pile(P1) == [CHEWBACCA]
    assert not table.is_protected(P1)


def test_laid_open_by_a_player_who_is_out_it_protects_nobody() -> None:
    table = Table([TROOPER, HAN], [CHEWBACCA], [LEIA])

    table.discard(TROOPER, at=P1, number=4)

    assert table.is_out(P1)
    assert not table.is_protected(P1)


def test_the_owner_may_aim_at_others_and_is_not_hit_by_own_protection() -> None:
    table = Table([CHEWBACCA, LUKE], [HAN], top=[TROOPER, TROOPER])

    table.discard(CHEWBACCA)
    table.discard(HAN)
    assert table.asks() == (verbs.DISCARD, P0)

    assert table.aims(LUKE) == [P0, P1]


def test_only_luke_turns_on_his_owner_when_all_others_are_protected() -> None:
    """LL-24, ruling A1: the card's own text is stronger than Chewbacca's."""
    for card in (TROOPER, BOBA, HAN, C3PO, R2D2, VADER):
        table = Table([LUKE, card], [LEIA], [OBIWAN], protected=(P1, P2))

        assert table.aims(LUKE) == [P0]
        assert table.aims(card) == [-1]
