"""Stops: moments that are asked for command cards alone may be passed automatically."""

from pentarch.core.record import Record
from pentarch.games.skirmish import GAME, moves, verbs
from pentarch.games.skirmish.cards import (
    DARTH_VADER,
    DEFLECTION,
    JYN_ODAN,
    LUKE_SKYWALKER,
    RALLY,
    STORMTROOPER,
    URGENCY,
)
from pentarch.games.skirmish.rules import Skirmish
from pentarch.terminal.sitting import PERSON, Sitting
from tests.games.skirmish.table import FOE, Table, group, side


def test_every_moment_for_cards_can_be_passed_but_those_inside_of_something() -> None:
    assert "declared-on" in GAME.stops
    assert "start-of-round" in GAME.stops
    assert not {"special-action", "during-activation", "surging"} & set(GAME.stops)


def test_a_window_for_cards_is_a_stop_whatever_is_in_the_hand() -> None:
    for held in (DEFLECTION, RALLY, URGENCY):
        table = Table(
            side(group(STORMTROOPER, "K16")), side(group(LUKE_SKYWALKER, "M16"), hand=[held])
        )
        table.activate(0)
        table.let_pass(moves.ATTACK)
        table.do(moves.ATTACK, moves.TARGET + 20)

        assert table.asks() == (verbs.WINDOW, FOE)
        assert GAME.stop(table.state) == ("declared-on", moves.PASS)


def test_a_window_in_which_an_ability_can_be_used_is_none() -> None:
    table = Table(side(group(DARTH_VADER, "K16")), side(group(JYN_ODAN, "M16"), hand=[RALLY]))

    table.activate(0)

    assert table.asks() == (verbs.WINDOW, FOE)
    assert GAME.stop(table.state) is None


def test_nothing_else_is_a_stop() -> None:
    table = Table(side(group(DARTH_VADER, "K16")), side(group(LUKE_SKYWALKER, "M16")))

    assert GAME.stop(table.state) is None


def test_at_a_terminal_moments_are_passed_until_that_is_ended() -> None:
    options = GAME.choose(2, {"armies": "starter", "mission": "get-to-the-ship"})
    sitting = Sitting(Record(GAME, 2, options, bytes(32)), [PERSON, PERSON], seed=1)
    while GAME.stop(sitting.state) is None:
        sitting.answer(sitting.state.legal_actions()[0])
    first = sitting.asked()

    sitting.pass_from_now("start-of-round")
    assert sitting.pass_stops()
    assert sitting.asked() != first
    sitting.pass_from_now("start-of-round")
    assert sitting.pass_stops()

    state = sitting.state
    assert isinstance(state, Skirmish)
    assert state.pending.verb() == verbs.TURN
    assert not sitting.pass_stops()
    sitting.stop_everywhere()
    assert sitting.match.seats[sitting.asked()].passed == frozenset()
