"""Time: what it costs, what earns it, and what happens when it is gone."""

import pytest

from pentarch.match import clocks
from pentarch.match.clocks import Clock
from pentarch.match.commands import Act, AnswerOffer, Flag, Leave, OfferUndo, Resume, Return, Undo
from tests.match.relay import DIG, DONE, LOOK
from tests.match.table import ANNA, BORIS, BOT, DAY, SECOND, VERA, Table, everything, refolded

MOVE = Clock(clocks.MOVE, 30 * SECOND)
BANK = Clock(clocks.BANK, 60 * SECOND, 5 * SECOND)
DAYS = Clock(clocks.DAYS, 3 * DAY)
OLD = ""  # opened before turns could be missed


def test_without_a_clock_nobody_is_hurried() -> None:
    table = Table(ANNA, BORIS)
    table.wait(1000 * DAY)

    assert table.match.deadline() is None
    assert table.refuses(Flag()) == "match-refusal-time-left"
    table.act(ANNA, DIG)


# A limit for a turn.


def test_a_turn_has_its_limit_and_the_next_one_a_whole_limit_again() -> None:
    table = Table(ANNA, BORIS, clock=MOVE)

    table.wait(10 * SECOND)
    table.act(ANNA, DIG)
    assert table.left(ANNA) == 20
    table.wait(10 * SECOND)
    table.act(ANNA, DONE)

    assert table.left(BORIS) == 30
    table.act(BORIS, DONE)
    assert table.left(ANNA) == 30


def test_at_an_old_table_a_bot_takes_over_at_once_and_the_person_may_return() -> None:
    table = Table(ANNA, BORIS, clock=MOVE, missed=OLD)
    table.wait(30 * SECOND - 1)
    assert table.refuses(Flag()) == "match-refusal-time-left"

    table.wait(1)
    assert table.refuses(Act(ANNA, DIG, table.match.n)) == "match-refusal-time-up"
    table.do(Flag())

    assert table.match.seats[0].is_away
    assert table.match.status == "running"
    table.bot_acts(DIG)
    table.do(Return(ANNA))
    assert table.left(ANNA) == 30
    assert everything(refolded(table.journal)) == everything(table.match)


def test_a_clock_does_not_run_for_a_bot() -> None:
    table = Table(BOT, ANNA, clock=MOVE)
    table.wait(100 * SECOND)

    assert table.match.deadline() is None
    table.bot_acts(DONE)

    assert table.match.deadline() == table.now + 30 * SECOND


def test_taking_moves_back_and_playing_them_again_gains_no_time() -> None:
    table = Table(ANNA, BORIS, clock=MOVE)

    for _ in range(2):
        table.wait(7 * SECOND)
        table.act(ANNA, DONE)
        table.wait(7 * SECOND)
        table.undo(ANNA)

    assert table.left(ANNA) == 2
    table.act(ANNA, DONE)
    assert table.left(BORIS) == 30


def test_an_undo_too_late_is_refused() -> None:
    table = Table(ANNA, BORIS, clock=MOVE)
    table.act(ANNA, DIG)
    table.wait(31 * SECOND)

    assert table.refuses(Undo(ANNA, table.match.n)) == "match-refusal-time-up"


# A bank.


def test_a_bank_goes_down_by_thinking_and_up_by_finished_turns() -> None:
    table = Table(ANNA, BORIS, clock=BANK)

    table.wait(10 * SECOND)
    table.act(ANNA, DIG)
    assert table.left(ANNA) == 50
    table.wait(10 * SECOND)
    table.act(ANNA, DONE)

    assert table.left(ANNA) == 45
    assert table.left(BORIS) == 60


def test_an_increment_is_earned_once() -> None:
    table = Table(ANNA, BORIS, clock=BANK)
    table.act(ANNA, DONE)
    assert table.left(ANNA) == 65

    for _ in range(3):
        table.undo(ANNA)
        table.act(ANNA, DONE)

    assert table.left(ANNA) == 65


def test_the_time_until_an_undo_is_paid_by_whoever_takes_back() -> None:
    table = Table(ANNA, BORIS, clock=BANK)
    table.act(ANNA, DONE)
    table.wait(20 * SECOND)

    table.undo(ANNA)

    assert table.left(ANNA) == 45
    assert table.left(BORIS) == 60


def test_an_empty_bank_loses() -> None:
    table = Table(ANNA, BORIS, clock=BANK)
    table.wait(60 * SECOND)

    table.do(Flag())

    assert table.match.status == "over"
    assert table.match.ended == "time"
    assert table.match.result == [-1.0, 1.0]
    assert table.told(None).seats[0].lost == "time"


def test_at_a_larger_table_a_bot_plays_on_for_an_empty_bank() -> None:
    table = Table(ANNA, BORIS, VERA, clock=BANK)
    table.wait(60 * SECOND)

    table.do(Flag())

    assert table.match.status == "running"
    assert table.match.seats[0].lost == "time"
    assert table.match.bot_to_move() == (0, "greedy")


def test_leaving_and_returning_gains_no_time() -> None:
    table = Table(ANNA, BORIS, clock=BANK)

    for _ in range(5):
        table.wait(3 * SECOND)
        table.do(Leave(ANNA))
        table.wait(7 * SECOND)
        table.do(Return(ANNA))

    assert table.left(ANNA) == 10
    assert everything(refolded(table.journal)) == everything(table.match)


def test_nor_does_leaving_before_one_is_asked() -> None:
    table = Table(ANNA, BORIS, clock=BANK)
    table.do(Leave(BORIS))
    table.wait(10 * SECOND)
    table.act(ANNA, DONE)
    table.wait(7 * SECOND)

    table.do(Return(BORIS))

    assert table.left(BORIS) == 53


def test_what_the_bot_has_answered_costs_no_time() -> None:
    table = Table(ANNA, BORIS, clock=BANK)
    table.wait(10 * SECOND)
    table.do(Leave(ANNA))
    table.wait(100 * SECOND)
    table.bot_acts(DIG)

    table.do(Return(ANNA))

    assert table.left(ANNA) == 50


def test_whose_time_has_run_out_meanwhile_returns_when_the_bot_has_answered() -> None:
    table = Table(ANNA, BORIS, clock=BANK)
    table.do(Leave(ANNA))
    table.wait(60 * SECOND)
    assert table.refuses(Return(ANNA)) == "match-refusal-return-late"

    table.bot_acts(DIG)
    table.do(Return(ANNA))

    assert table.left(ANNA) == 60


def test_whose_flag_has_fallen_returns_when_the_bot_has_answered() -> None:
    table = Table(ANNA, BORIS, clock=MOVE)
    table.wait(30 * SECOND)
    table.do(Flag())
    assert table.refuses(Return(ANNA)) == "match-refusal-return-late"

    table.bot_acts(DIG)
    table.do(Return(ANNA))

    assert table.left(ANNA) == 30


def test_a_return_written_down_before_it_cost_anything_costs_nothing() -> None:
    table = Table(ANNA, BORIS, clock=BANK)
    table.do(Leave(ANNA))
    table.wait(10 * SECOND)
    (entry,) = table.do(Return(ANNA))

    table.match = refolded([*table.journal[:-1], entry._replace(value={})])

    assert table.left(ANNA) == 60


# Without a server.


@pytest.mark.parametrize(("clock", "left"), [(MOVE, 20), (BANK, 50)])
def test_the_time_without_a_server_is_given_back_once(clock: Clock, left: int) -> None:
    table = Table(ANNA, BORIS, clock=clock)
    table.wait(7 * SECOND)
    down_since = table.now
    table.wait(100 * SECOND)
    up_at = table.now
    table.wait(3 * SECOND)

    table.do(Resume(((down_since, up_at),)))
    assert table.left(ANNA) == left
    assert table.do(Resume(((down_since, up_at),))) == []

    assert table.refuses(Flag()) == "match-refusal-time-left"
    table.act(ANNA, DIG)
    assert table.left(ANNA) == left
    assert everything(refolded(table.journal)) == everything(table.match)


def test_a_server_that_was_away_twice_gives_both_times_back() -> None:
    table = Table(ANNA, BORIS, clock=BANK)
    first = (table.now + 5 * SECOND, table.now + 25 * SECOND)
    second = (table.now + 30 * SECOND, table.now + 90 * SECOND)
    table.wait(95 * SECOND)

    table.do(Resume((first, second)))

    assert table.left(ANNA) == 45


def test_what_was_written_was_written_by_a_server() -> None:
    table = Table(ANNA, BORIS, clock=BANK)
    down_since = table.now
    table.wait(20 * SECOND)
    table.act(ANNA, DIG)
    table.wait(10 * SECOND)

    table.do(Resume(((down_since, table.now),)))

    assert table.left(ANNA) == 40


def test_nobody_pays_for_the_server_by_returning() -> None:
    table = Table(ANNA, BORIS, clock=BANK)
    table.do(Leave(ANNA))
    down_since = table.now
    table.wait(100 * SECOND)
    table.do(Resume(((down_since, table.now),)))
    table.wait(1 * SECOND)

    table.do(Return(ANNA))

    assert table.left(ANNA) == 59


def test_without_a_clock_or_with_a_bot_to_move_there_is_nothing_to_give_back() -> None:
    for table in (Table(ANNA, BORIS), Table(BOT, ANNA, clock=BANK)):
        down_since = table.now
        table.wait(100 * SECOND)

        assert table.do(Resume(((down_since, table.now),))) == []


# Days.


def test_at_an_old_slow_table_days_of_silence_lose() -> None:
    table = Table(ANNA, BORIS, clock=DAYS, missed=OLD)
    table.act(ANNA, DONE)
    table.wait(3 * DAY - 1)
    assert table.refuses(Flag()) == "match-refusal-time-left"
    table.wait(1)

    table.do(Flag())

    assert table.match.result == [1.0, -1.0]


# Agreement.


@pytest.mark.parametrize(("clock", "left"), [(MOVE, 30), (BANK, 60)])
def test_after_an_agreement_nobody_has_paid_for_the_waiting(clock: Clock, left: int) -> None:
    table = Table(ANNA, BORIS, clock=clock)
    table.act(ANNA, LOOK)
    table.do(OfferUndo(ANNA, table.match.n))
    table.wait(20 * SECOND)

    table.do(AnswerOffer(BORIS, agree=True))

    assert table.left(ANNA) == left


def test_time_never_runs_backwards() -> None:
    table = Table(ANNA, BORIS, clock=BANK)
    table.wait(10 * SECOND)
    table.act(ANNA, DIG)
    table.now -= 5 * SECOND

    table.act(ANNA, DIG)

    assert table.match.at == table.now + 5 * SECOND
    assert table.match.left[0] == 50 * SECOND
