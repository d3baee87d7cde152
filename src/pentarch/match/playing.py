"""What comes of commands while a match is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentarch.core.state import shared_result
from pentarch.core.words import IllegalAction, Player, say
from pentarch.match import clocks, entries
from pentarch.match.commands import Act, BotAct, Flag, Resign, Resume, Return, SetStops
from pentarch.match.drafts import (
    BadCommand,
    Draft,
    StaleCommand,
    require,
    require_running,
    require_seat,
    require_time,
    rules_of,
    seat_of,
)
from pentarch.match.match import BY_RESIGNATION, BY_RULES, BY_TIME, Match
from pentarch.match.offers import end_offer

# The answers by which a player does nothing more, by the names of their kinds.
IDLE: Final = ("end-turn", "pass", "decline", "done")
MOST_PASSES: Final = 20  # for one turn, or at once


def act(draft: Draft, command: Act) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    require_running(match)
    require(match.seats[seat].is_person, say("match-refusal-bot-plays"))
    answer(draft, seat, command.action, command.seen)


def bot_act(draft: Draft, command: BotAct) -> None:
    match = draft.match
    require_running(match)
    require_seat(match, command.seat)
    require(match.seats[command.seat].bot is not None, say("match-refusal-person-plays"))
    answer(draft, command.seat, command.action, command.seen)


def answer(draft: Draft, seat: int, action: int, seen: int) -> None:
    match = draft.match
    if has_been_played(match, seat, action, seen):
        return
    require_fresh_or_of_the_team(match, seat, seen)
    require_time(match, draft.at)
    player = take_turn_over(draft, seat, action)
    draft.write(entries.ACTION, player, action=action)
    end_if_over(draft)


def has_been_played(match: Match, seat: int, action: int, seen: int) -> bool:
    """The same click twice, as after a lost connection: it counts once."""
    if seen >= match.position_n:
        return False
    own = [ply for ply in match.plies if ply.n > seen and ply.by == seat == ply.player]
    return bool(own) and own[0].action == action


def require_fresh_or_of_the_team(match: Match, seat: int, seen: int) -> None:
    """A stale answer stands where only teammates have acted since."""
    if seen >= match.position_n:
        require(seen <= match.n, say("match-refusal-unseen", n=match.n))
        return
    if not is_rebased(match, seat, seen):
        raise StaleCommand(say("match-refusal-stale"))


def is_rebased(match: Match, seat: int, seen: int) -> bool:
    since = [ply for ply in match.plies if ply.n > seen]
    undone = seen < 1 or match.ply_after[seen - 1] + len(since) != match.ply
    return (
        not undone
        and bool(since)
        and since[-1].n == match.position_n
        and all(ply.by != seat and match.are_teammates(ply.by, seat) for ply in since)
    )


def take_turn_over(draft: Draft, seat: int, action: int) -> int:
    """Who answers; a teammate of whoever is asked is first handed the turn."""
    match = draft.match
    asked = match.asked()
    assert asked is not None and match.state is not None, "a match that runs asks somebody"
    state = match.state_for(seat)
    if state is None:
        raise IllegalAction(say("match-refusal-not-asked", player=Player(asked)))
    rules_of(match).check(state, action)
    if asked != seat:
        hand_over = int(match.state.hand_over_to(seat))
        draft.write(entries.ACTION, asked, action=hand_over, by=seat)
    return seat


def resign(draft: Draft, command: Resign) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    require_running(match)
    require(match.seats[seat].lost is None, say("match-refusal-lost"))
    draft.write(entries.RESIGN, seat, bot=match.stand_in)
    end_if_over(draft)
    end_offer(draft, seat)


def come_back(draft: Draft, command: Return) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    require_running(match)
    require(match.seats[seat].lost is None, say("match-refusal-lost"))
    require(match.seats[seat].is_away, say("match-refusal-not-away"))
    spent = 0
    if match.asked() == seat and match.clock.kind != clocks.NONE:
        spent = draft.at - match.since
        require(spent < match.left[seat], say("match-refusal-return-late"))
    draft.write(entries.RETURN, seat, spent=spent)


def set_stops(draft: Draft, command: SetStops) -> None:
    """Note what a seat has passed automatically; whatever the game does not know is left out."""
    match = draft.match
    seat = seat_of(match, command.user)
    require_running(match)
    passed = sorted(set(command.passed) & set(rules_of(match).stops))
    if frozenset(passed) != match.seats[seat].passed:
        draft.write(entries.STOPS, seat, passed=list(passed))


def pass_stops(draft: Draft) -> None:
    """Pass all moments in a row that the seats want passed: they are written down together."""
    match = draft.match
    require_running(match)
    for _ in range(MOST_PASSES):
        action = match.stop_to_pass()
        seat = match.asked()
        if action is None or seat is None:
            break
        draft.write(entries.ACTION, seat, action=action)
        end_if_over(draft)
    require(bool(draft.written), say("match-refusal-not-passed"))


def flag(draft: Draft, command: Flag) -> None:
    match = draft.match
    require_running(match)
    seat, deadline = match.asked(), match.deadline()
    if seat is None or deadline is None or draft.at < deadline:
        raise BadCommand(say("match-refusal-time-left"))
    is_forgiven = bool(match.missed) and match.clock.per_turn
    if is_forgiven and match.seats[seat].missed + 1 < clocks.MISSES:
        miss(draft, seat)
        return
    then = clocks.TAKEOVER if is_forgiven else match.clock.then
    draft.write(entries.FLAG, seat, then=then, bot=match.stand_in)
    if then == clocks.LOSS:
        end_if_over(draft)
    end_offer(draft, seat)


def miss(draft: Draft, seat: int) -> None:
    """A bot plays the turn; or the table passes, as far as the rules allow."""
    match = draft.match
    draft.write(entries.MISS, seat, bot=match.stand_in)
    end_offer(draft, seat)
    for _ in range(MOST_PASSES if match.missed == clocks.PASS else 0):
        action = idle_answer(match) if match.seats[seat].is_covered else None
        if action is None:
            break
        draft.write(entries.ACTION, seat, action=action)
        end_if_over(draft)


def idle_answer(match: Match) -> int | None:
    """How whoever is asked can do nothing; None: the question has to be answered."""
    if match.asked() is None or match.state is None:
        return None
    offered = rules_of(match).answers(match.state)
    kinds = {move["kind"]: action for action, _, move in offered}
    return next((kinds[it] for it in IDLE if it in kinds), None)


def resume(draft: Draft, command: Resume) -> None:
    match = draft.match
    seat = match.asked()
    if seat is None or match.clock.kind == clocks.NONE:
        return
    place = match.seats[seat]
    down = time_without_server(match, command.gaps, draft.at)
    if down > 0 and (place.is_person or place.is_away):
        draft.write(entries.RESUME, seat, down=down)


def time_without_server(match: Match, gaps: Sequence[tuple[int, int]], at: int) -> int:
    """How much of the gaps lies after the last entry, which a server must have written."""
    return sum(max(0, min(until, at) - max(since, match.at)) for since, until in gaps)


def end_if_over(draft: Draft) -> None:
    match = draft.match
    assert match.state is not None, "a match that runs has a state"
    if match.state.is_terminal():
        result = [
            -1.0 if seat.lost is not None else match.state.result(number)
            for number, seat in enumerate(match.seats)
        ]
        draft.write(entries.OVER, None, result=list(result), ended=BY_RULES)
    elif is_given_up(match):
        winners = sum(1 << number for number, seat in enumerate(match.seats) if seat.lost is None)
        result = [shared_result(winners, number) for number in range(match.players)]
        by_time = draft.written[-1].kind == entries.FLAG
        ended = BY_TIME if by_time else BY_RESIGNATION
        draft.write(entries.OVER, None, result=list(result), ended=ended)


def is_given_up(match: Match) -> bool:
    """Whether one side, or no person, is left to play for anything."""
    left = [number for number, seat in enumerate(match.seats) if seat.lost is None]
    if len(left) == match.players:
        return False
    one_side = all(match.are_teammates(left[0], other) for other in left[1:])
    return one_side or all(match.seats[number].user is None for number in left)
