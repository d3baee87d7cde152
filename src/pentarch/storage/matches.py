"""The index of matches: lists for the lobby, for a person, for the server's own work.

Lists are paged by the time of creation: a page names where the next one begins.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, LargeBinary, Select, and_, cast, func, or_, select, union
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pentarch.core.words import Json
from pentarch.match.clocks import NONE
from pentarch.match.match import CANCELLED, OVER, RUNNING, WAITING, Match
from pentarch.match.updates import last_views
from pentarch.storage import tables
from pentarch.storage.engines import Writers

PAGE: Final = 50
LONGEST_PAGE: Final = 200

Row = dict[str, Any]

LISTED: Final = [it for it in tables.matches.c if it.name not in ("views", "due")]
OTHERWISE: Final[Row] = {"options": {}, "clock": {"kind": NONE}, "result": None}
LISTED_RAW: Final = [
    cast(it, LargeBinary).label(it.name) if it.name in OTHERWISE else it for it in LISTED
]
COUNTED: Final = and_(
    tables.matches.c.rated.is_(True),
    tables.matches.c.status == OVER,
    tables.matches.c.result.is_not(None),
)
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError)


@dataclass(frozen=True, slots=True)
class ListedSeat:
    user: str | None
    name: str
    bot: str | None
    reserved: str | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    """A match as lists show it."""

    id: str
    game: str
    version: int
    status: str
    public: bool
    casual: bool
    options: dict[str, bool | int | str]
    clock: dict[str, Any]
    host: str | None
    created: int
    started: int | None
    finished: int | None
    result: list[float] | None
    ended: str | None
    rematch_of: str | None
    asked: int | None
    asked_since: int | None
    rated: bool | None
    seats: list[ListedSeat]
    is_damaged: bool = False  # something in its row cannot be read


@dataclass(frozen=True, slots=True)
class Counted:
    """A match that counts for ratings, and has ended; bots are `bot:` and their name.

    Where the result cannot be read there is none.
    """

    id: str
    game: str
    finished: int
    players: list[str]
    result: list[float]


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a list, newest first; give `next` back to go on, None at the end."""

    items: list[Listed]
    next: str | None


class Matches:
    def __init__(self, readers: AsyncEngine, writers: Writers) -> None:
        self._readers = readers
        self._writers = writers

    async def find(self, match: str) -> Listed | None:
        page = await self._page(tables.matches.c.id == match, 1, None)
        return page.items[0] if page.items else None

    async def open_tables(
        self, *, game: str | None = None, limit: int = PAGE, after: str | None = None
    ) -> Page:
        """Public tables that wait for people."""
        return await self._page(public_ones(WAITING, game), limit, after)

    async def running(
        self, *, game: str | None = None, limit: int = PAGE, after: str | None = None
    ) -> Page:
        """Public matches that can be watched."""
        return await self._page(public_ones(RUNNING, game), limit, after)

    async def of_user(
        self,
        user: str,
        *,
        status: str | None = None,
        with_private: bool = True,
        limit: int = PAGE,
        after: str | None = None,
    ) -> Page:
        """The matches that a person plays or hosts; with `status` only those."""
        columns = tables.matches.c
        which: ColumnElement[bool] = or_(columns.id.in_(places_of(user)), columns.host == user)
        if status is not None:
            which = and_(which, columns.status == status)
        if not with_private:
            which = and_(which, columns.public.is_(True))
        return await self._page(which, limit, after)

    async def going_on(self, user: str, limit: int = LONGEST_PAGE) -> list[Listed]:
        """What a person plays, waits at or is asked to: the longest list that a lobby shows."""
        columns = tables.matches.c
        own = select(columns.id).where(columns.host == user)
        which = and_(
            columns.id.in_(union(places_of(user), own)), columns.status.in_((WAITING, RUNNING))
        )
        return (await self._page(which, limit, None)).items

    async def some(self, ids: Collection[str]) -> list[Listed]:
        return (await self._page(tables.matches.c.id.in_(ids), len(ids), None)).items

    async def counted(self, after: tuple[int, str], limit: int) -> list[Counted]:
        """Matches that count, in the order of their ends, from one on."""
        columns = tables.matches.c
        finished, last = after
        later = or_(
            columns.finished > finished, and_(columns.finished == finished, columns.id > last)
        )
        query = select(columns.id, columns.game, columns.finished, columns.result)
        query = query.where(COUNTED, later).order_by(columns.finished, columns.id).limit(limit)
        async with self._readers.connect() as connection:
            rows = await read_rows(connection, query)
            place = tables.seats.c
            seats = select(place.match, place.user, place.bot)
            seats = seats.where(place.match.in_([row["id"] for row in rows]))
            sitting: dict[str, list[str]] = {row["id"]: [] for row in rows}
            for it in await connection.execute(seats.order_by(place.match, place.seat)):
                sitting[it.match].append(it.user or f"bot:{it.bot}")
        return [
            Counted(it["id"], it["game"], it["finished"], sitting[it["id"]], it["result"] or [])
            for it in map(sensible, rows)
        ]

    async def count_counted(self) -> int:
        query = select(func.count()).where(COUNTED)
        async with self._readers.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def of_status(self, status: str, limit: int = PAGE, after: str | None = None) -> Page:
        """All matches of a status, private ones too."""
        return await self._page(tables.matches.c.status == status, limit, after)

    async def take_out(self, match: str) -> None:
        """List a match as cancelled that is damaged and cannot be."""
        gone = tables.matches.update().where(tables.matches.c.id == match)
        gone = gone.values(status=CANCELLED, due=None)
        await self._writers.run(lambda it: it.execute(gone) and None)

    async def due(self, before: int, limit: int = LONGEST_PAGE) -> list[str]:
        """Running matches where the server should have acted by then: the oldest first."""
        columns = tables.matches.c
        query = (
            select(columns.id)
            .where(columns.status == RUNNING, columns.due <= before)
            .order_by(columns.due)
            .limit(limit)
        )
        async with self._readers.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def last_view(self, match: str, seat: int | None) -> dict[str, Json] | None:
        """The seat's view at the end of a match, or the spectators'; None while it goes on."""
        query = select(tables.matches.c.views).where(tables.matches.c.id == match)
        async with self._readers.connect() as connection:
            try:
                views: list[dict[str, Json]] | None = (await connection.execute(query)).scalar()
            except UNREADABLE:
                return None
        if not views:
            return None
        return views[-1] if seat is None else views[seat]

    async def count(self, status: str, host: str | None = None) -> int:
        """How many matches there are of a status, of a host's if one is given."""
        columns = tables.matches.c
        query = select(func.count()).where(columns.status == status)
        if host is not None:
            query = query.where(columns.host == host)
        async with self._readers.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def _page(self, which: ColumnElement[bool], limit: int, after: str | None) -> Page:
        limit = max(1, min(limit, LONGEST_PAGE))
        columns = tables.matches.c
        query: Select[Any] = (
            select(*LISTED)
            .where(which)
            .order_by(columns.created.desc(), columns.id.desc())
            .limit(limit + 1)
        )
        place = read_place(after)
        if place is not None:
            created, last = place
            older = columns.created < created
            query = query.where(or_(older, and_(columns.created == created, columns.id < last)))
        async with self._readers.connect() as connection:
            rows = await read_rows(connection, query)
            shown = rows[:limit]
            ids = [row["id"] for row in shown]
            sitting = select(tables.seats).where(tables.seats.c.match.in_(ids))
            sitting = sitting.order_by(tables.seats.c.match, tables.seats.c.seat)
            seats = (await connection.execute(sitting)).mappings().all() if ids else []
        more = len(rows) > limit
        next_page = f"{shown[-1]['created']}.{shown[-1]['id']}" if more else None
        return Page(together(shown, seats), next_page)


def places_of(user: str) -> Select[Any]:
    """The matches where somebody sits, or a seat is kept for them at a table that waits."""
    place = tables.seats.c
    sits = select(place.match).where(place.user == user)
    kept = select(place.match).where(place.reserved == user)
    return select(union(sits, kept).subquery().c.match)


def public_ones(status: str, game: str | None) -> ColumnElement[bool]:
    columns = tables.matches.c
    which = and_(columns.status == status, columns.public.is_(True))
    return which if game is None else and_(which, columns.game == game)


def read_place(after: str | None) -> tuple[int, str] | None:
    """Where a page begins; what is no such place begins at the top."""
    created, _, match = (after or "").partition(".")
    if not (created.isascii() and created.isdigit() and len(created) < 16 and match):
        return None
    return int(created), match


async def read_rows(connection: AsyncConnection, query: Select[Any]) -> list[Row]:
    try:
        return [{**row} for row in (await connection.execute(query)).mappings()]
    except UNREADABLE:  # only SQLite's: PostgreSQL's JSON is always JSON
        raw = query.with_only_columns(*LISTED_RAW)
        return [readable(row) for row in (await connection.execute(raw)).mappings()]


def readable(row: RowMapping) -> Row:
    """A row of which something cannot be read, as far as it can."""
    found: Row = {**row}
    for name, otherwise in OTHERWISE.items():
        try:
            found[name] = None if row[name] is None else msgspec.json.decode(row[name])
        except UNREADABLE:
            found |= {name: otherwise, "is_damaged": True}
    return found


class Sensible(msgspec.Struct):
    """What the JSON of a row has to be."""

    options: dict[str, bool | int | str] = {}
    clock: dict[str, int | str | None] = {}
    result: list[float] | None = None


def sensible(row: Row) -> Row:
    """A row without what is JSON but makes no sense."""
    given = {name: row[name] for name in OTHERWISE if name in row}
    try:
        msgspec.convert(given, Sensible)
    except msgspec.ValidationError:
        return {**row, **OTHERWISE, "is_damaged": True}
    return row


def together(rows: Sequence[Row], seats: Sequence[RowMapping]) -> list[Listed]:
    sitting: dict[str, list[ListedSeat]] = {row["id"]: [] for row in rows}
    for it in seats:
        seat = ListedSeat(it["user"], it["name"], it["bot"], it["reserved"])
        sitting[it["match"]].append(seat)
    return [Listed(**row, seats=sitting[row["id"]]) for row in map(sensible, rows)]


# What the journal's writer puts into the index.


def new_id() -> str:
    """An id that nobody can guess: whoever has the link of a private table was given it."""
    return secrets.token_hex(12)


def match_row(match_id: str, match: Match) -> Row:
    over = match.status == OVER
    return {
        "id": match_id,
        "game": match.game_id,
        "version": match.version,
        "status": match.status,
        "public": match.public,
        "casual": match.casual,
        "options": dict(match.options),
        "clock": match.clock.to_json(),
        "host": match.host,
        "created": match.created_at,
        "started": match.started_at,
        "finished": match.at if over else None,
        "due": match.due(),
        "result": match.result,
        "ended": match.ended,
        "views": last_views(match) if over else None,
        "rematch_of": match.rematch_of,
        **turn_row(match),
        "rated": match.is_rated,
    }


def turn_row(match: Match) -> Row:
    return {"asked": match.turn, "asked_since": None if match.turn is None else match.turn_at}


def seat_rows(match_id: str, match: Match) -> list[Row]:
    return [
        {
            "match": match_id,
            "seat": number,
            "user": seat.user,
            "name": seat.name,
            "bot": None if seat.is_covered else seat.bot,
            "reserved": seat.reserved,
        }
        for number, seat in enumerate(match.seats)
    ]
