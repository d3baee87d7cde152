"""Matches as lists show them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from pentarch.games import GAMES
from pentarch.match.match import OVER, Match
from pentarch.match.seats import Seat
from pentarch.storage.matches import Listed, ListedSeat, Page
from pentarch.web import protocol
from pentarch.web.server import Server
from pentarch.web.visitors import Visitor, seats_of


def seat_item(seat: ListedSeat | Seat) -> protocol.ListedSeat:
    return protocol.ListedSeat(seat.user, seat.name, seat.bot, seat.reserved is not None)


def kept_for(match: Match | Listed, user: str | None) -> list[int]:
    """The free seats that wait for a person."""
    if user is None:
        return []
    kept = [seat.reserved for seat in match.seats]
    return [number for number, whose in enumerate(kept) if whose == user]


def page_of(server: Server, found: Page, visitor: Visitor) -> protocol.MatchPage:
    damaged = server.tables.damaged
    rows = server.tables.with_turns(found.items)
    items = [item_of(it, visitor.id, it.id not in damaged) for it in rows]
    return protocol.MatchPage(items, found.next)


def item_of(listed: Listed, reader: str | None, is_whole: bool) -> protocol.MatchItem:
    return protocol.MatchItem(
        id=listed.id,
        game=listed.game,
        version=listed.version,
        playable=is_whole and not listed.is_damaged and is_playable(listed.game, listed.version),
        status=status_of(listed.status),
        public=listed.public,
        casual=listed.casual,
        options=listed.options,
        clock=clock_of(listed.clock),
        host=listed.host,
        created=listed.created,
        started=listed.started,
        finished=listed.finished,
        result=listed.result,
        ended=listed.ended,
        rematch_of=listed.rematch_of,
        seats=[seat_item(it) for it in listed.seats],
        mine=seats_of(listed, reader),
        kept=kept_for(listed, reader),
        rated=bool(listed.rated),
        asked=listed.asked,
        asked_since=listed.asked_since,
    )


def item_of_match(id: str, match: Match, reader: str | None) -> protocol.MatchItem:
    return protocol.MatchItem(
        id=id,
        game=match.game_id,
        version=match.version,
        playable=match.is_playable,
        status=status_of(match.status),
        public=match.public,
        casual=match.casual,
        options=dict(match.options),
        clock=clock_of(match.clock.to_json()),
        host=match.host,
        created=match.created_at,
        started=match.started_at,
        finished=match.at if match.status == OVER else None,
        result=match.result,
        ended=match.ended,
        rematch_of=match.rematch_of,
        seats=[seat_item(it) for it in match.seats],
        mine=seats_of(match, reader),
        kept=kept_for(match, reader),
        rated=match.is_rated,
        asked=match.turn,
        asked_since=None if match.turn is None else match.turn_at,
    )


def is_playable(game: str, version: int) -> bool:
    return game in GAMES and GAMES[game].at_version(version) is not None


def status_of(status: str) -> Literal["open", "running", "over", "cancelled"]:
    known: Literal["open", "running", "over", "cancelled"]
    for known in ("open", "running", "over", "cancelled"):
        if status == known:
            return known
    return "cancelled"  # its row is damaged


def clock_of(clock: dict[str, Any]) -> protocol.NewClock:
    try:
        known: protocol.NewClock = msgspec.convert(clock, protocol.NewClock)
    except msgspec.ValidationError:  # its row is damaged
        return protocol.NoClock()
    return known
