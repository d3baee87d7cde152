"""A move can be taken back until chance, news or another player stands behind it."""

import io
import logging

import pytest
from rich.console import Console

from pentarch.core.record import new_record
from pentarch.core.words import IllegalAction
from pentarch.terminal.look import Look
from pentarch.terminal.sitting import Sitting
from pentarch.terminal.table import Manners, Table
from pentarch.terminal.voice import Voice
from tests.cli.pebbles import PASS, PEBBLES, TAKE, Pebbles

ME, FOE = 0, 1


def sitting(*seats: str) -> Sitting:
    return Sitting(new_record(PEBBLES, 2, {}), list(seats), seed=1)


def test_my_moves_go_back_one_by_one() -> None:
    match = sitting("you", "random")
    match.answer(TAKE)
    match.answer(TAKE)

    match.take_back(ME)

    assert match.record.actions == [TAKE]
    assert isinstance(match.state, Pebbles)
    assert match.state.left == 5
    match.take_back(ME)
    assert match.record.actions == []


def test_with_nothing_played_there_is_nothing_to_take_back() -> None:
    reason = sitting("you", "random").why_not_take_back(ME)

    assert reason is not None
    assert reason.key == "ui-take-back-nothing"


def test_what_another_has_answered_stays() -> None:
    match = sitting("you", "random")
    match.answer(TAKE)
    match.answer(PASS)
    match.bot_answers()

    with pytest.raises(IllegalAction) as refusal:
        match.take_back(ME)

    assert refusal.value.message.key == "ui-take-back-other"


def test_at_the_table_a_letter_takes_back_and_the_game_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    logging.disable()  # the words of this game are not in the locale
    lines = "u\n1\nu\n1\n2\n2\n2\n2\n2\n\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    match = sitting("you", "random")

    Table(match, Look(), Voice("en", ["Me", "Foe"]), Console(), Manners()).run()

    shown = capsys.readouterr().out
    logging.disable(logging.NOTSET)
    assert "There is nothing to take back yet." in shown
    assert "Taken back." in shown
    assert match.record.actions == [TAKE] * 6
    assert match.state.returns() == [1.0, -1.0]


def test_a_game_without_a_look_of_its_own_shows_its_view(
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = sitting("you", "random")

    Console().print(Look().table(match.game.view(match.state, ME), Voice("en", ["Me", "Foe"])))

    shown = capsys.readouterr().out
    assert "left" in shown
    assert "6" in shown
    assert "Foe" in shown
