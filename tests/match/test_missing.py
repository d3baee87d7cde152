"""A missed turn does not lose the seat: the table passes, or a bot plays that one turn."""

import pytest

from pentarch.games import GAMES
from pentarch.match import clocks
from pentarch.match.clocks import Clock
from pentarch.match.commands import Act, Flag, OfferUndo, Return, Undo
from tests.match.relay import DIG, DONE
from tests.match.table import ANNA, BORIS, BOT, DAY, SECOND, Table, everything, refolded

MOVE = Clock(clocks.MOVE, 30 * SECOND)
DAYS = Clock(clocks.DAYS, 3 * DAY)
BANK = Clock(clocks.BANK, 60 * SECOND)


def misses(table: Table) -> None:
    """Whoever is asked lets the time run out."""
    deadline = table.match.deadline()
    assert deadline is not None, "a clock runs"
    table.now = deadline
    table.do(Flag())


def test_whoever_misses_a_turn_has_it_played_by_a_bot_and_keeps_the_seat() -> None:
    table = Table(ANNA, BORIS, clock=MOVE)

    misses(table)
    assert table.asked() == BOT
    table.bot_acts(DIG)
    table.bot_acts(DONE)

    assert table.asked() == BORIS
    assert table.match.seats[0].is_person
    assert table.told(ANNA).seats[0].missed == 1
    table.act(BORIS, DONE)
    assert table.asked() == ANNA
    assert table.left(ANNA) == 30
    assert everything(refolded(table.journal)) == everything(table.match)


def test_it_is_a_kind_of_entry_of_its_own() -> None:
    table = Table(ANNA, BORIS, clock=MOVE)

    misses(table)

    assert table.kinds()[-1] == "miss"
    assert "flag" not in table.kinds()


@pytest.mark.parametrize("clock", [MOVE, DAYS])
def test_after_two_in_a_row_a_bot_sits_in_until_the_person_returns(clock: Clock) -> None:
    table = Table(ANNA, BORIS, clock=clock)
    misses(table)
    table.bot_acts(DONE)
    table.act(BORIS, DONE)

    misses(table)

    assert table.match.seats[0].is_away
    assert table.match.status == "running"
    table.bot_acts(DONE)
    assert table.match.seats[0].is_away
    table.do(Return(ANNA))
    assert table.match.seats[0].is_person
    assert table.told(ANNA).seats[0].missed == 0
    assert everything(refolded(table.journal)) == everything(table.match)


def test_a_turn_that_is_played_makes_up_for_one_that_was_missed() -> None:
    table = Table(BORIS, ANNA, clock=MOVE)
    misses(table)
    table.bot_acts(DONE)
    table.act(ANNA, DONE)

    table.act(BORIS, DIG)

    assert table.told(BORIS).seats[0].missed == 0
    misses(table)
    assert table.match.seats[0].is_covered


def test_whoever_is_back_in_time_plays_the_rest_of_the_turn() -> None:
    table = Table(ANNA, BORIS, clock=MOVE)
    misses(table)
    assert table.refuses(Act(ANNA, DIG, table.match.n)) == "match-refusal-bot-plays"
    table.bot_acts(DIG)

    table.do(Return(ANNA))

    assert table.left(ANNA) == 30
    table.act(ANNA, DIG)
    assert table.match.seats[0].is_person


def test_a_table_that_passes_does_so_at_once() -> None:
    table = Table(ANNA, BORIS, clock=MOVE, missed=clocks.PASS)

    misses(table)

    assert table.kinds()[-2:] == ["miss", "action"]
    assert table.asked() == BORIS
    assert table.match.seats[0].is_person
    assert everything(refolded(table.journal)) == everything(table.match)


def test_where_there_is_no_passing_a_bot_answers() -> None:
    game = GAMES["infiltration"]
    table = Table(ANNA, BORIS, game=game, clock=MOVE, missed=clocks.PASS, first="1")

    misses(table)

    assert table.asked() == BOT


@pytest.mark.parametrize("id", list(GAMES))
def test_in_every_game_a_missed_turn_goes_on_to_somebody_else(id: str) -> None:
    for missed in (clocks.BOT, clocks.PASS):
        table = Table(ANNA, BORIS, game=GAMES[id], clock=MOVE, missed=missed)
        first = table.match.asked()
        misses(table)

        while (moving := table.match.bot_to_move()) is not None:
            assert moving[0] == first and table.match.state is not None
            table.bot_acts(table.match.state.legal_actions()[-1])

        assert all(seat.is_person for seat in table.match.seats)
        assert everything(refolded(table.journal)) == everything(table.match)


def test_an_empty_bank_still_loses() -> None:
    table = Table(ANNA, BORIS, clock=BANK)

    misses(table)

    assert table.match.result == [-1.0, 1.0]


def test_a_move_taken_back_meanwhile_sends_the_bot_away() -> None:
    table = Table(ANNA, BORIS, clock=MOVE)
    table.act(ANNA, DONE)
    misses(table)
    assert table.match.seats[1].is_covered

    table.do(Undo(ANNA, table.match.n))

    assert table.asked() == ANNA
    assert table.match.seats[1].is_person


def test_nobody_agrees_for_who_is_covered() -> None:
    table = Table(ANNA, BORIS, clock=MOVE)
    table.act(ANNA, DONE)
    misses(table)

    assert table.refuses(OfferUndo(ANNA, table.match.n)) == "match-refusal-undo-absent"
