"""Boba Fett, 1: a stormtrooper with a second try; who misses twice is out."""

import pytest

from pentarch.games.infiltration import moves, verbs
from pentarch.games.infiltration.cards import (
    BOBA,
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    TROOPER,
    VADER,
)
from tests.games.infiltration.table import P0, P1, P2, Table


def test_a_hit_at_once_leaves_no_second_try() -> None:
    """LL-11."""
    table = Table([BOBA, LEIA], [VADER], [HAN])

    table.discard(BOBA, at=P1, number=6)

    assert table.is_out(P1)
    assert table.asks() == (verbs.DISCARD, P2)


def test_after_a_miss_the_same_player_is_asked_again() -> None:
    table = Table([BOBA, LEIA], [VADER], [HAN])

    table.discard(BOBA, at=P1, number=5)

    assert table.asks() == (verbs.SECOND_TRY, P0)
    assert table.holds(P0) == [LEIA]


def test_two_misses_put_the_owner_out() -> None:
    """LL-12: Leia is laid open after Boba Fett."""
    table = Table([BOBA, LEIA], [VADER], [HAN])

    table.discard(BOBA, at=P1, number=5)
    table.try_again(7)

    assert table.is_out(P0)
    assert table.pile(P0) == [BOBA, LEIA]
    assert not table.is_out(P1)
    assert table.asks() == (verbs.DISCARD, P1)


def test_two_misses_between_two_lose_the_round_at_once() -> None:
    """LL-12, the variant for two."""
    table = Table([BOBA, LEIA], [VADER])

    table.discard(BOBA, at=P1, number=5)
    table.try_again(7)

    assert table.tokens() == [0, 1]
    assert table.state.rounds == 2


def test_a_hit_at_the_second_try_puts_the_opponent_out() -> None:
    """LL-13."""
    table = Table([BOBA, LEIA], [VADER], [HAN])

    table.discard(BOBA, at=P1, number=5)
    table.try_again(6)

    assert table.is_out(P1)
    assert table.pile(P1) == [VADER]
    assert not table.is_out(P0)
    assert table.asks() == (verbs.DISCARD, P2)


def test_the_second_try_may_be_declined() -> None:
    """LL-14, ruling A4: giving up costs nothing."""
    table = Table([BOBA, LEIA], [VADER], [HAN])

    table.discard(BOBA, at=P1, number=5)
    table.give_up()

    assert not table.is_out(P0)
    assert not table.is_out(P1)
    assert table.asks() == (verbs.DISCARD, P1)


def test_an_option_makes_the_second_try_compulsory() -> None:
    """Ruling A4, the other way."""
    table = Table([BOBA, LEIA], [VADER], [HAN], boba_second_mandatory=True)

    table.discard(BOBA, at=P1, number=5)

    assert table.legal() == [f"try number={number}" for number in (2, 3, 4, 6, 7, 8)]
    assert table.why_not_do(moves.GIVE_UP) == "give-up"


def test_the_second_try_is_for_the_same_target_with_another_number() -> None:
    """LL-15, ruling A5."""
    table = Table([BOBA, LEIA], [VADER], [HAN])

    table.discard(BOBA, at=P1, number=5)

    assert table.legal() == ["give-up"] + [f"try number={it}" for it in (2, 3, 4, 6, 7, 8)]
    assert table.why_not_do(moves.TRY + 5) == "same-number"
    assert table.why_not_do(moves.TRY + 1) == "number"
    assert table.why_not(BOBA, at=P2, number=6) == "answer-first"


@pytest.mark.parametrize("first", range(2, 9))
def test_a_stormtrooper_cannot_be_hit_by_two_tries_either(first: int) -> None:
    """LL-09b."""
    table = Table([BOBA, LUKE], [TROOPER], [HAN])

    table.discard(BOBA, at=P1, number=first)
    table.try_again(8 if first < 8 else 2)

    assert table.is_out(P0)
    assert not table.is_out(P1)


def test_if_everybody_else_is_protected_nothing_happens_to_anybody() -> None:
    """LL-16, ruling A2: there is no try that could fail, so the owner stays."""
    table = Table([BOBA, LUKE], [HAN], [HAN], protected=(P1, P2))

    assert table.aims(BOBA) == [-1]
    table.discard(BOBA)

    assert not any(map(table.is_out, (P0, P1, P2)))
    assert table.asks() == (verbs.DISCARD, P1)


def test_a_protected_opponent_is_no_target_while_another_is_in_reach() -> None:
    table = Table([BOBA, LUKE], [HAN], [CHEWBACCA], protected=(P1,))

    assert table.aims(BOBA) == [P2]


def test_both_guessing_cards_in_one_hand_give_every_guess_twice() -> None:
    table = Table([BOBA, TROOPER], [HAN], [HAN], [LEIA])

    assert len(table.legal()) == 2 * 3 * 7
