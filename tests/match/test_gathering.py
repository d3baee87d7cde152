"""Before the match: who sits where, who keeps the table, and whose chance it is."""

import pytest

from pentarch.core.record import commitment, key_of
from pentarch.core.words import BadOption
from pentarch.match import clocks, entries
from pentarch.match.commands import (
    Cancel,
    Chat,
    GiveNonce,
    GoOnAs,
    Join,
    Leave,
    OpenSeat,
    Resign,
    SeatBot,
    Sit,
    Start,
)
from pentarch.match.decisions import one_line
from pentarch.match.entries import Entry
from tests.match.table import ANNA, BORIS, BOT, NOBODY, SECRET, VERA, Table, refolded, told_to


def test_who_joins_sits_on_the_first_free_seat() -> None:
    table = Table(ANNA, BOT, NOBODY, NOBODY, start=False)

    table.do(Join(BORIS, "Борис"))

    assert table.match.seat_of(BORIS) == 2
    assert table.told(BORIS).question["key"] == "match-waiting"
    assert table.told(None).notices[-1].say["args"] == {"name": "Борис"}


def test_nobody_sits_twice_or_on_anothers_seat() -> None:
    table = Table(ANNA, BORIS, NOBODY, start=False)

    assert table.refuses(Join(BORIS, "Boris")) == "match-refusal-already-seated"
    assert table.refuses(Join(VERA, "Vera", seat=0)) == "match-refusal-taken"
    assert table.refuses(Join(VERA, "Vera", seat=7)) == "match-refusal-no-seat"
    assert table.refuses(Join(VERA, "Vera", seat=-1)) == "match-refusal-no-seat"


def test_a_full_table_can_only_be_watched() -> None:
    table = Table(ANNA, BORIS, start=False)

    assert table.refuses(Join(VERA, "Vera")) == "match-refusal-full"


def test_a_person_moves_to_a_free_seat_with_the_nonce() -> None:
    table = Table(ANNA, BORIS, NOBODY, start=False)
    table.do(GiveNonce(BORIS, b"luck"))

    table.do(Sit(BORIS, 2))

    assert table.match.seat_of(BORIS) == 2
    assert table.match.seats[2].nonce == b"luck"
    assert table.match.seats[1].is_open
    assert table.refuses(Sit(BORIS, 0)) == "match-refusal-taken"


def test_the_host_seats_bots_and_frees_seats_and_nobody_else_does() -> None:
    table = Table(ANNA, BORIS, NOBODY, start=False)

    table.do(SeatBot(ANNA, 2, "greedy"))
    assert table.match.seats[2].bot == "greedy"
    table.do(OpenSeat(ANNA, 2))
    assert table.match.seats[2].is_open
    table.do(OpenSeat(ANNA, 1))

    assert table.match.seat_of(BORIS) is None
    assert table.refuses(SeatBot(BORIS, 2, "greedy")) == "match-refusal-not-host"
    assert table.refuses(OpenSeat(ANNA, 0)) == "match-refusal-own-seat"
    assert table.refuses(OpenSeat(ANNA, 2)) == "match-refusal-already-open"
    assert table.refuses(SeatBot(ANNA, 0, "greedy")) == "match-refusal-taken"
    assert table.refuses(SeatBot(ANNA, 2, "")) == "match-refusal-bot-name"


def test_when_the_host_leaves_the_next_person_keeps_the_table() -> None:
    table = Table(ANNA, BORIS, NOBODY, start=False)

    table.do(Leave(ANNA))

    assert table.match.host == BORIS
    assert table.match.seats[0].is_open


def test_a_host_who_stands_up_alone_keeps_the_table_of_the_own_screen() -> None:
    table = Table(ANNA, BORIS, f"{ANNA}+2", start=False)

    table.do(Leave(ANNA))

    assert table.match.host == ANNA
    assert table.refuses(Cancel(BORIS)) == "match-refusal-not-host"
    table.do(SeatBot(ANNA, 0, "greedy"))
    table.do(Start(ANNA))
    assert table.match.status == "running"


def test_when_nobody_is_left_at_the_hosts_screen_the_next_person_keeps_the_table() -> None:
    table = Table(ANNA, f"{ANNA}+1", f"{BORIS}+2", BORIS, start=False)
    table.do(Leave(ANNA))

    table.do(OpenSeat(ANNA, 1))

    assert table.match.host == BORIS
    assert table.refuses(Start(ANNA)) == "match-refusal-not-seated"


def test_a_host_who_sends_the_last_one_at_the_table_away_closes_it() -> None:
    table = Table(ANNA, f"{ANNA}+1", start=False)
    table.do(Leave(ANNA))

    table.do(OpenSeat(ANNA, 1))

    assert table.match.status == "cancelled"


def test_a_host_written_down_as_a_guest_at_a_screen_is_its_owner() -> None:
    table = Table(ANNA, f"{ANNA}+1", start=False)
    passed_on = Entry(2, entries.HOST, None, {"user": f"{ANNA}+1"}, table.now)

    assert refolded([*table.journal, passed_on]).host == ANNA


def test_the_host_of_a_screen_remains_it_under_another_id() -> None:
    table = Table(ANNA, f"{ANNA}+1", start=False)
    table.do(Leave(ANNA))

    table.do(GoOnAs(f"{ANNA}+1", f"{VERA}+1", "Lev"))

    assert table.match.host == VERA
    table.do(Cancel(VERA))


def test_a_table_that_everybody_has_left_is_closed() -> None:
    table = Table(ANNA, BOT, start=False)

    table.do(Leave(ANNA))

    assert table.match.status == "cancelled"
    assert table.refuses(Join(BORIS, "Boris")) == "match-refusal-cancelled"
    assert table.told(None).question["key"] == "match-cancelled"


def test_the_host_can_close_a_table_that_has_not_begun() -> None:
    table = Table(ANNA, BORIS, start=False)

    assert table.refuses(Cancel(BORIS)) == "match-refusal-not-host"
    table.do(Cancel(ANNA))

    assert table.match.status == "cancelled"
    assert table.refuses(Start(ANNA)) == "match-refusal-cancelled"


def test_the_match_begins_when_no_seat_is_free() -> None:
    table = Table(ANNA, NOBODY, start=False)
    assert table.refuses(Start(ANNA)) == "match-refusal-seats-open"
    table.do(Join(BORIS, "Boris"))
    assert table.told(ANNA).question["key"] == "match-waiting-start"
    assert table.refuses(Start(VERA)) == "match-refusal-not-seated"

    table.do(Start(BORIS))

    assert table.match.status == "running"
    assert table.asked() == ANNA
    assert table.refuses(Start(ANNA)) == "match-refusal-started"
    assert table.refuses(Join(VERA, "Vera")) == "match-refusal-started"


def test_the_host_may_fill_the_free_seats_with_bots() -> None:
    table = Table(ANNA, NOBODY, BORIS, NOBODY, start=False)
    assert table.refuses(Start(BORIS, fill="greedy")) == "match-refusal-not-host"

    table.do(Start(ANNA, fill="greedy"))

    assert [seat.bot for seat in table.match.seats] == [None, "greedy", None, "greedy"]
    assert table.match.status == "running"


# Chance.


def test_the_commitment_is_told_before_anybody_gives_a_nonce_and_the_secret_is_not() -> None:
    table = Table(ANNA, BORIS, start=False)

    assert table.told(None).commitment == commitment(SECRET)
    assert SECRET.hex().encode() not in told_to(table.match, None) + told_to(table.match, 0)


def test_the_key_of_chance_is_made_of_the_secret_and_every_seats_nonce() -> None:
    table = Table(ANNA, NOBODY, BOT, start=False)
    table.do(GiveNonce(ANNA, b"a"))
    table.do(Join(BORIS, "Boris", nonce=b"b"))

    table.do(Start(ANNA))

    assert table.match.key == key_of(SECRET, [b"a", b"b", b""])


def test_a_nonce_is_given_once_and_before_the_match() -> None:
    table = Table(ANNA, BORIS, start=False)

    assert table.refuses(GiveNonce(ANNA, b"")) == "match-refusal-nonce"
    assert table.refuses(GiveNonce(ANNA, bytes(33))) == "match-refusal-nonce"
    table.do(GiveNonce(ANNA, b"a"))
    assert table.refuses(GiveNonce(ANNA, b"better")) == "match-refusal-nonce-given"
    table.do(Start(ANNA))
    assert table.refuses(GiveNonce(BORIS, b"b")) == "match-refusal-started"


# What can be chosen.


@pytest.mark.parametrize(
    "chosen",
    [
        {"kind": "none"},
        {"kind": "move", "seconds": 30},
        {"kind": "bank", "seconds": 600, "increment": 5},
        {"kind": "days", "days": 3},
    ],
)
def test_a_clock_is_written_as_it_was_chosen(chosen: dict[str, object]) -> None:
    assert clocks.from_json(chosen).to_json() == chosen


@pytest.mark.parametrize(
    "chosen",
    [{"kind": "move"}, {"kind": "move", "seconds": 1}, {"kind": "days", "days": 99}, {}, "fast"],
)
def test_an_impossible_clock_is_refused(chosen: object) -> None:
    with pytest.raises(BadOption):
        clocks.from_json(chosen)


def test_impossible_options_and_numbers_of_seats_are_refused_by_the_game() -> None:
    with pytest.raises(BadOption):
        Table(ANNA)
    with pytest.raises(BadOption):
        Table(ANNA, BORIS, start=False, goal=3)


# Talk.


def test_everybody_may_talk_and_markup_stays_text() -> None:
    table = Table(ANNA, BORIS, start=False)

    table.do(Chat(ANNA, "Anna", "  <b>hello</b>\nall  "))
    table.do(Chat(VERA, "Vera", "good luck 👩‍🚀"))

    said = [(line.seat, line.name, line.text) for line in table.told(BORIS).chat]
    assert said == [(0, "Anna", "<b>hello</b> all"), (None, "Vera", "good luck 👩‍🚀")]


def test_what_would_disturb_other_lines_is_left_out_of_talk() -> None:
    assert one_line("a\u202eb\x00c\u2066d\ne") == "abcd e"


def test_talk_is_neither_empty_nor_endless() -> None:
    table = Table(ANNA, BORIS, start=False)

    assert table.refuses(Chat(ANNA, "Anna", " \n ")) == "match-refusal-chat-empty"
    assert table.refuses(Chat(ANNA, "Anna", "x" * 301)) == "match-refusal-chat-long"


def test_when_the_match_is_over_only_those_who_played_talk() -> None:
    table = Table(ANNA, BORIS)
    table.do(Chat(VERA, "Vera", "good luck"))
    table.do(Resign(ANNA))

    assert table.refuses(Chat(VERA, "Vera", "well played")) == "match-refusal-chat-over"
    table.do(Chat(BORIS, "Boris", "well played"))
    table.do(Chat(ANNA, "Anna", "thank you"))

    assert [line.text for line in table.told(ANNA).chat][1:] == ["well played", "thank you"]
