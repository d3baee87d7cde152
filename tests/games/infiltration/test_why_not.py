"""Whatever is not possible, the rules say why."""

import pytest

from pentarch.core.words import IllegalAction
from pentarch.games.infiltration import GAME, moves
from pentarch.games.infiltration.cards import (
    BOBA,
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    TROOPER,
    VADER,
)
from tests.games.infiltration.table import P0, P1, P2, P3, Table


def test_a_card_that_is_not_in_hand() -> None:
    table = Table([TROOPER, HAN], [VADER], [LEIA])

    assert table.why_not(VADER, at=P1) == "in-hand"
    assert table.why_not(LEIA) == "in-hand"


def test_a_card_that_obiwan_goes_before() -> None:
    table = Table([OBIWAN, LUKE], [VADER], [LEIA])

    assert table.why_not(LUKE, at=P1) == "obiwan"


def test_a_card_that_needs_a_target() -> None:
    table = Table([LUKE, HAN], [VADER], [LEIA])

    assert table.why_not(LUKE) == "needs-target"
    assert table.why_not(HAN) == "needs-target"


def test_a_target_that_is_not_there() -> None:
    table = Table([LUKE, HAN], [VADER], [LEIA])

    assert table.why_not(HAN, at=P3) == "nobody-there"
    assert table.why_not(HAN, at=6) == "nobody-there"


def test_a_target_that_is_out() -> None:
    table = Table([LUKE, HAN], [], [LEIA])

    assert table.why_not(HAN, at=P1) == "out"


def test_a_target_that_is_protected() -> None:
    table = Table([LUKE, HAN], [VADER], [LEIA], protected=(P1,))

    assert table.why_not(HAN, at=P1) == "protected"
    assert table.why_not(LUKE, at=P1) == "protected"


@pytest.mark.parametrize("card", [TROOPER, BOBA, HAN, VADER])
def test_oneself_as_a_target(card: int) -> None:
    table = Table([card, CHEWBACCA], [HAN], [LEIA])

    assert table.why_not(card, at=P0, number=4) == "self"


@pytest.mark.parametrize("card", [CHEWBACCA, OBIWAN, LEIA])
def test_a_target_for_a_card_that_has_none(card: int) -> None:
    table = Table([card, HAN], [TROOPER], [TROOPER])

    assert table.why_not(card, at=P1) == "aimless"


@pytest.mark.parametrize("number", [0, 1, 9, 15])
def test_a_number_that_cannot_be_named(number: int) -> None:
    table = Table([TROOPER, HAN], [VADER], [LEIA])

    assert table.why_not(TROOPER, at=P1, number=number) == "number"


def test_a_number_for_a_card_that_needs_none() -> None:
    table = Table([CHEWBACCA, HAN], [VADER], [LEIA])

    assert table.why_not(HAN, at=P1, number=5) == "no-number"
    assert table.why_not(CHEWBACCA, number=5) == "no-number"


def test_a_number_where_there_is_nobody_to_aim_at() -> None:
    table = Table([TROOPER, HAN], [VADER], [LEIA], protected=(P1, P2))

    assert table.why_not(TROOPER, number=5) == "no-number"


def test_a_second_try_without_a_first() -> None:
    table = Table([BOBA, HAN], [VADER], [LEIA])

    assert table.why_not_do(moves.TRY + 5) == "no-second-try"
    assert table.why_not_do(moves.GIVE_UP) == "no-second-try"


def test_a_discard_while_the_second_try_is_open() -> None:
    table = Table([BOBA, HAN], [VADER], [LEIA])
    table.discard(BOBA, at=P1, number=5)

    assert table.why_not(HAN, at=P1) == "answer-first"


def test_numbers_at_the_second_try() -> None:
    table = Table([BOBA, HAN], [VADER], [LEIA], boba_second_mandatory=True)
    table.discard(BOBA, at=P1, number=5)

    assert table.why_not_do(moves.TRY + 5) == "same-number"
    assert table.why_not_do(moves.TRY + 1) == "number"
    assert table.why_not_do(moves.GIVE_UP) == "give-up"


@pytest.mark.parametrize("action", [-1, moves.ACTIONS, 10**9])
def test_an_action_that_means_nothing(action: int) -> None:
    table = Table([BOBA, HAN], [VADER], [LEIA])

    reason = GAME.why_not(table.state, action)

    assert reason is not None
    assert reason.key == "refusal-no-such-action"


def test_every_action_is_legal_or_has_a_reason() -> None:
    for table in (
        Table([BOBA, TROOPER], [HAN], [LEIA]),
        Table([LUKE, OBIWAN], [], [HAN], [LEIA], protected=(P2,)),
        Table([LUKE, CHEWBACCA], [HAN]),
        Table([HAN, VADER], [TROOPER], [LEIA], protected=(P1, P2)),
    ):
        legal = table.state.legal_actions()
        for action in range(moves.ACTIONS):
            assert (GAME.why_not(table.state, action) is None) == (action in legal)


def test_the_door_stays_shut_and_says_why() -> None:
    table = Table([TROOPER, HAN], [VADER], [LEIA])

    with pytest.raises(IllegalAction) as refusal:
        GAME.play(table.state, moves.discard(TROOPER, P1, 1))

    assert refusal.value.message.key == "infiltration-why-not-number"
