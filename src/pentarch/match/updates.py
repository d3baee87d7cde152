"""What a seat, or a spectator, is told of a match.

Everything that leaves is built up here, from the game's own view, question, answers
and masked events and from what is public about the table. There is no other way out,
and no field for anything hidden: not the secret, not the actions, not the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from pentarch.core.game import Game, View
from pentarch.core.state import Event, State, masked
from pentarch.core.words import Json, Message, Move, Player, Players, say, text_of
from pentarch.match.drafts import rules_of
from pentarch.match.items import (
    Answer,
    ChatItem,
    ClockItem,
    LogItem,
    NoticeItem,
    OfferItem,
    Said,
    SeatItem,
    StopsItem,
    UndoItem,
    Update,
)
from pentarch.match.match import BY_RULES, CANCELLED, OVER, RUNNING, WAITING, Match, Ply
from pentarch.match.offers import step_back, waiting_for


def update_for(match: Match, seat: int | None, since: int = 0) -> Update:
    """What to send to a seat, or a spectator (None), that knows the entries up to `since`."""
    kept = log_kept(match, since)
    shared = shared_by_all(match)
    return Update(
        n=match.n,
        since=since,
        seat=seat,
        status=match.status,
        game=match.game_id,
        version=match.version,
        options=match.options,
        casual=match.casual,
        rated=match.is_rated,
        public=match.public,
        host=match.host,
        commitment=match.commitment,
        seats=shared.seats,
        ply=match.ply,
        asked=shared.asked,
        question=shared.question,
        view=view_for(match, seat),
        answers=answers_for(match, seat),
        log_keep=kept,
        log=[log_item(match, ply, seat) for ply in range(kept + 1, match.ply + 1)],
        notices=[
            NoticeItem(it.n, it.at, it.message.to_json()) for it in match.notices if it.n > since
        ],
        chat=[ChatItem(*it) for it in match.talk if it.n > since],
        clock=shared.clock,
        stops=stops_item(match, seat),
        undo=undo_item(match, seat),
        may_offer_undo=may_offer_undo(match, seat),
        offer=offer_item(match),
        result=match.result,
        ended=match.ended,
        rematch=match.rematch,
        rematch_of=match.rematch_of,
    )


class Shared(NamedTuple):
    """The parts of an update that are the same for everybody."""

    asked: int | None
    question: Said
    seats: list[SeatItem]
    clock: ClockItem


def shared_by_all(match: Match) -> Shared:
    """Made once for all the seats that are told of an entry."""
    known = match.memo.get("shared")
    if isinstance(known, Shared):
        return known
    said = question(match).to_json()
    shared = Shared(match.asked(), said, seat_items(match), clock_item(match))
    match.memo["shared"] = shared
    return shared


def view_for(match: Match, seat: int | None) -> View | None:
    """The game as the seat sees it; None before it begins and where the rules are missing."""
    if match.state is None or match.game is None:
        return None
    return match.game.view(match.state, seat)


def question(match: Match) -> Message:
    """Who must do what, in one sentence."""
    if match.is_damaged:
        return say("match-refusal-damaged")
    if match.status == CANCELLED:
        return say("match-cancelled")
    if match.status == WAITING:
        return waiting(match)
    if match.state is None or match.game is None:
        return say("match-refusal-version", game=match.game_id, version=match.version)
    if match.status == OVER and match.ended != BY_RULES:
        return given_up(match)
    return match.game.say_question(match.state)


def waiting(match: Match) -> Message:
    free = sum(1 for seat in match.seats if seat.is_open)
    return say("match-waiting", open=free) if free else say("match-waiting-start")


def given_up(match: Match) -> Message:
    winners = tuple(number for number, seat in enumerate(match.seats) if seat.lost is None)
    if len(winners) == 1:
        return say("match-over-given-up", winner=Player(winners[0]))
    return say("match-over-given-up-several", winners=Players(winners))


def answers_for(match: Match, seat: int | None) -> list[Answer]:
    """The seat's legal answers; a teammate has them too, by taking the turn over."""
    if seat is None or not match.seats[seat].is_person:
        return []
    state = match.state_for(seat)
    if state is None:
        return []
    offered = rules_of(match).answers(state)
    return [answer(action, said, move) for action, said, move in offered]


def stops_item(match: Match, seat: int | None) -> StopsItem | None:
    """What the seat has passed automatically: nobody else is told."""
    if seat is None or match.game is None or not match.game.stops or match.status != RUNNING:
        return None
    place = match.seats[seat]
    if not place.user:
        return None
    stop = None
    if match.asked() == seat and match.state is not None:
        stop = match.game.stop(match.state)
    now = None if stop is None else stop[0]
    return StopsItem(list(match.game.stops), sorted(place.passed), now)


def answer(action: int, said: Message, move: Move) -> Answer:
    return Answer(action, said.to_json(), move, text_of(move))


def why_not(
    match: Match, seat: int | None, asked_for: int | Mapping[str, object] | None
) -> Message | None:
    """Why the seat cannot answer so now, by an action or a structured move; None if it can."""
    if match.is_damaged:
        return say("match-refusal-damaged")
    asked = match.asked()
    if asked is None:
        return say("match-refusal-over" if match.status == OVER else "match-refusal-not-started")
    state = match.state_for(seat)
    if state is None:
        return say("match-refusal-not-asked", player=Player(asked))
    game = rules_of(match)
    if isinstance(asked_for, int):
        return game.why_not(state, asked_for)
    return game.why_not_move(state, asked_for or {})


def log_kept(match: Match, since: int) -> int:
    """How many actions of the log of a client that knows `since` are still in force."""
    if since >= match.n:
        return match.ply
    return min(match.ply_after[since - 1 :]) if since > 0 else 0


def log_item(match: Match, ply: int, seat: int | None) -> LogItem:
    played: Ply = match.plies[ply - 1]
    lines = (
        [line(match.game, masked(event, seat)) for event in played.events]
        if match.game is not None
        else []
    )
    return LogItem(played.n, ply, played.player, played.at, lines)


@lru_cache(maxsize=8192)
def line(game: Game[State], seen: Event) -> Said:
    """An event in words. The same few happen at every table, so they are said once."""
    return game.say_event(seen).to_json()


def seat_items(match: Match) -> list[SeatItem]:
    return [
        SeatItem(
            kind="open" if seat.is_open else "bot" if seat.user is None else "person",
            user=seat.user,
            name=seat.name,
            bot=seat.bot,
            away=seat.is_away,
            lost=seat.lost,
            reserved=seat.reserved is not None,
            missed=seat.missed,
            nonce=seat.nonce.hex(),
        )
        for seat in match.seats
    ]


def clock_item(match: Match) -> ClockItem:
    asked = match.asked()
    running = asked if asked is not None and match.is_timed(asked) else None
    return ClockItem(match.clock.to_json(), list(match.left), running, match.since, match.missed)


def undo_item(match: Match, seat: int | None) -> UndoItem | None:
    furthest = match.free_undo(seat)
    if seat is None or furthest == match.ply or not match.seats[seat].is_person:
        return None
    return UndoItem(step_back(match, seat), furthest)


def may_offer_undo(match: Match, seat: int | None) -> bool:
    return (
        seat is not None
        and match.casual
        and match.status == RUNNING
        and match.is_playable
        and match.offer is None
        and match.is_complete()
        and match.seats[seat].is_person
        and any(ply.by == seat for ply in match.plies)
    )


def offer_item(match: Match) -> OfferItem | None:
    if match.offer is None:
        return None
    return OfferItem(match.offer.seat, match.offer.to, waiting_for(match))


def last_views(match: Match) -> list[View]:
    """The seats' views and, last, the spectators': what stays of a match whose rules are gone."""
    views = [view_for(match, seat) for seat in [*range(match.players), None]]
    return [view for view in views if view is not None]


def record_of(match: Match) -> dict[str, Json]:
    """The record to download and to verify, secret included; only for a match that is over."""
    assert match.status == OVER, "the secret is shown when the match has ended"
    assert match.state is not None, "a record needs the rules"
    record = match.record()
    return record.to_json(match.state.returns() if match.state.is_terminal() else None)
