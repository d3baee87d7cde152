"""In play: who may answer, what is stale, and how a match ends."""

import json

from pentarch.core.record import verify
from pentarch.core.rng import Rng
from pentarch.games.infiltration import GAME as INFILTRATION
from pentarch.match import clocks, commands
from pentarch.match.commands import Act, BotAct, Chat, LinkRematch, Start
from pentarch.match.creation import create_rematch
from pentarch.match.entries import Entry
from pentarch.match.folding import fold
from pentarch.match.updates import last_views, record_of, update_for, why_not
from tests.match.relay import DIG, DONE, LOOK
from tests.match.table import ANNA, BORIS, BOT, SECRET, VERA, Table, find, refolded


def play_out(table: Table) -> None:
    """Random legal answers to the end."""
    rng = Rng(1)
    while table.match.status == "running":
        state, seat = table.match.state, table.match.asked()
        assert state is not None and seat is not None
        legal = state.legal_actions()
        action = legal[int(rng.below(len(legal)))]
        user = table.match.seats[seat].user
        table.act(user, action) if user is not None else table.bot_acts(action)


def test_only_whoever_is_asked_may_answer() -> None:
    table = Table(ANNA, BORIS)

    assert table.refuses(Act(BORIS, DIG, table.match.n)) == "match-refusal-not-asked"
    assert table.refuses(Act(VERA, DIG, table.match.n)) == "match-refusal-not-seated"
    table.act(ANNA, DONE)

    assert table.asked() == BORIS


def test_an_illegal_answer_is_refused_with_the_reason_of_the_rules() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, LOOK)

    assert table.refuses(Act(ANNA, LOOK, table.match.n)) == "relay-why-not"
    assert table.refuses(Act(ANNA, 99, table.match.n)) == "refusal-no-such-action"


def test_answers_are_told_to_whoever_is_asked_and_to_nobody_else() -> None:
    table = Table(ANNA, BORIS)

    assert [answer.text for answer in table.told(ANNA).answers] == ["done", "dig", "look"]
    assert table.told(BORIS).answers == []
    assert table.told(None).answers == []


def test_an_answer_to_an_earlier_position_is_stale() -> None:
    table = Table(ANNA, BORIS)
    seen = table.match.n
    table.act(ANNA, DIG)
    table.act(ANNA, DONE)

    assert table.refuses(Act(BORIS, DIG, seen)) == "match-refusal-stale"
    assert table.refuses(Act(BORIS, DIG, 99)) == "match-refusal-unseen"


def test_talk_does_not_make_an_answer_stale() -> None:
    table = Table(ANNA, BORIS)
    seen = table.match.n
    table.do(Chat(BORIS, "Boris", "hurry"))

    table.act(ANNA, DIG, seen)

    assert table.match.ply == 1


def test_the_same_click_twice_counts_once() -> None:
    table = Table(ANNA, BORIS)
    seen = table.match.n
    table.act(ANNA, DIG, seen)

    assert table.act(ANNA, DIG, seen) == []
    assert table.refuses(Act(ANNA, DONE, seen)) == "match-refusal-stale"


def test_a_bot_answers_for_its_own_seat_only() -> None:
    table = Table(ANNA, BOT)

    assert table.refuses(BotAct(0, DIG, table.match.n)) == "match-refusal-person-plays"
    assert table.refuses(BotAct(1, DIG, table.match.n)) == "match-refusal-not-asked"
    table.act(ANNA, DONE)

    assert table.match.bot_to_move() == (1, "greedy")
    assert table.match.due() == table.match.since
    table.bot_acts(DONE)
    assert table.asked() == ANNA


def test_a_bot_is_given_a_world_that_its_seat_cannot_tell_from_the_true_one() -> None:
    table = Table(ANNA, BOT, game=INFILTRATION, first="2")
    state = table.match.state
    assert state is not None

    worlds = [table.match.redealt(1, seed) for seed in range(20)]

    assert all(INFILTRATION.view(it, 1) == INFILTRATION.view(state, 1) for it in worlds)
    assert len({str(INFILTRATION.to_json(it)["hands"]) for it in worlds}) > 1
    assert all(it.rng != state.rng for it in worlds)


def test_asking_why_not_gets_the_reason() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, LOOK)

    reasons = [why_not(table.match, seat, LOOK) for seat in (0, 1, None)]

    assert [reason and reason.key for reason in reasons] == [
        "relay-why-not",
        "match-refusal-not-asked",
        "match-refusal-not-asked",
    ]
    assert why_not(table.match, 0, DIG) is None


# What is new.


def test_an_update_has_what_was_missed_and_no_more() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, DIG)
    seen = table.match.n
    table.do(Chat(BORIS, "Boris", "hm"))
    table.act(ANNA, LOOK)

    update = table.told(BORIS, since=seen)

    assert update.log_keep == 1
    assert [[line["key"] for line in item.lines] for item in update.log] == [["relay-looked"]]
    assert [line.text for line in update.chat] == ["hm"]
    assert update.notices == []
    assert table.told(BORIS, since=table.match.n).log == []
    assert [item.ply for item in table.told(BORIS).log] == [1, 2]


def test_a_move_taken_back_goes_from_the_log() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, DIG)
    table.act(ANNA, DIG)
    seen = table.match.n
    table.undo(ANNA, to=0)
    table.act(ANNA, LOOK)

    update = table.told(BORIS, since=seen)

    assert update.log_keep == 0
    assert [item.lines[0]["key"] for item in update.log] == ["relay-looked"]
    assert [notice.say["key"] for notice in update.notices] == ["match-event-undone"]


def test_a_secret_part_of_an_event_is_told_to_those_who_saw_it() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, LOOK)

    face = table.told(ANNA).log[0].lines[0]["args"]["face"]

    assert face != "()"
    assert table.told(BORIS).log[0].lines[0]["args"]["face"] == "()"
    assert table.told(None).log[0].lines[0]["args"]["face"] == "()"


# The end.


def test_a_match_ends_by_its_rules_and_shows_the_result() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, DIG)
    for user in (ANNA, BORIS, ANNA, BORIS):
        table.act(user, DONE)

    assert table.match.status == "over"
    assert table.match.ended == "rules"
    assert table.match.result == [1.0, -1.0]
    assert table.kinds()[-2:] == ["action", "over"]
    assert table.refuses(Act(ANNA, DIG, table.match.n)) == "match-refusal-over"
    assert table.told(ANNA).answers == []


def test_the_record_of_a_finished_match_can_be_verified() -> None:
    table = Table(ANNA, BORIS, VERA, game=INFILTRATION)
    play_out(table)

    _, state = verify(json.dumps(record_of(table.match)), find)

    assert state.returns() == table.match.result
    assert refolded(table.journal).result == table.match.result


def test_at_the_end_every_seat_leaves_its_view_and_the_spectators_theirs() -> None:
    table = Table(ANNA, BORIS, game=INFILTRATION)
    play_out(table)
    state = table.match.state
    assert state is not None

    assert last_views(table.match) == [INFILTRATION.view(state, seat) for seat in (0, 1, None)]


# Rules that have moved on.


def test_a_match_of_other_rules_is_not_replayed() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, DIG)

    match = fold(of_earlier_rules(table.journal), find)

    assert not match.is_playable
    assert match.status == "running"
    assert match.ply == 1
    assert match.asked() is None and match.due() is None
    update = update_for(match, 0)
    assert update.view is None
    assert update.question["key"] == "match-refusal-version"
    table.match = match
    assert table.refuses(Act(ANNA, DIG, match.n)) == "match-refusal-version"
    table.do(Chat(ANNA, "Anna", "what a pity"))


def test_the_result_of_a_match_of_other_rules_is_known() -> None:
    table = Table(ANNA, BORIS)
    for user in (ANNA, BORIS, ANNA, BORIS):
        table.act(user, DONE)

    match = fold(table.journal, find=lambda id: None)

    assert match.result == [0.0, 0.0]
    assert match.status == "over"


def of_earlier_rules(journal: list[Entry]) -> list[Entry]:
    """The journal of a match that was begun when the game had another version."""
    first = journal[0]
    return [first._replace(value={**first.value, "version": 0}), *journal[1:]]


# Once more.


def test_a_rematch_keeps_the_people_and_passes_the_seats_on() -> None:
    table = Table(ANNA, BORIS, BOT, clock=clocks.Clock(clocks.MOVE, 30_000))
    assert table.refuses(LinkRematch(ANNA, "next")) == "match-refusal-not-over"
    play_out(table)

    entry = create_rematch(table.match, "first", BORIS, at=table.now, secret=SECRET)
    again = fold([entry], find)
    table.do(LinkRematch(BORIS, "second"))

    assert [seat.user for seat in again.seats] == [BORIS, None, None]
    assert again.seats[1].bot == "greedy"
    assert again.seats[2].reserved == ANNA
    assert again.host == BORIS and again.rematch_of == "first"
    assert again.clock == table.match.clock
    assert table.told(None).rematch == "second"
    assert table.refuses(LinkRematch(ANNA, "third")) == "match-refusal-rematch-exists"


def test_a_seat_that_is_kept_for_somebody_is_kept() -> None:
    first = Table(ANNA, BORIS)
    play_out(first)
    second = Table(ANNA, BORIS, start=False)
    second.journal = [create_rematch(first.match, "first", ANNA, at=1, secret=SECRET)]
    second.match = fold(second.journal, find)

    assert second.refuses(commands.Join(VERA, "Vera")) == "match-refusal-full"
    assert second.refuses(commands.Join(VERA, "Vera", seat=0)) == "match-refusal-reserved"
    second.do(commands.Join(BORIS, "Boris"))
    second.do(Start(ANNA))

    assert second.asked() == BORIS
