"""The index of matches: lists for the lobby, for a person, for the server's own work.

Lists are paged by the time of creation: a page names where the next one begins.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, func, or_, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncEngine

from pentarch.core.words import Json
from pentarch.match.match import OVER, RUNNING, WAITING, Match
from pentarch.match.updates import last_views
from pentarch.storage import tables

PAGE: Final = 50
LONGEST_PAGE: Final = 200

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ListedSeat:
    user: str | None
    name: str
    bot: str | None


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
    seats: list[ListedSeat]


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a list, newest first; give `next` back to go on, None at the end."""

    items: list[Listed]
    next: str | None


class Matches:
    def __init__(self, readers: AsyncEngine) -> None:
        self._readers = readers

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
        self, user: str, *, status: str | None = None, limit: int = PAGE, after: str | None = None
    ) -> Page:
        """The matches that a person plays or hosts, private ones too; with `status` only those."""
        columns = tables.matches.c
        seated = select(tables.seats.c.match).where(tables.seats.c.user == user)
        which: ColumnElement[bool] = or_(columns.id.in_(seated), columns.host == user)
        if status is not None:
            which = and_(which, columns.status == status)
        return await self._page(which, limit, after)

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
            views: list[dict[str, Json]] | None = (await connection.execute(query)).scalar()
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
            select(*[column for column in columns if column.name not in ("views", "due")])
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
            rows = (await connection.execute(query)).mappings().all()
            shown = rows[:limit]
            ids = [row["id"] for row in shown]
            sitting = select(tables.seats).where(tables.seats.c.match.in_(ids))
            sitting = sitting.order_by(tables.seats.c.match, tables.seats.c.seat)
            seats = (await connection.execute(sitting)).mappings().all() if ids else []
        more = len(rows) > limit
        next_page = f"{shown[-1]['created']}.{shown[-1]['id']}" if more else None
        return Page([listed(row, seats) for row in shown], next_page)


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


def listed(row: RowMapping, seats: Sequence[RowMapping]) -> Listed:
    sitting = [
        ListedSeat(seat["user"], seat["name"], seat["bot"])
        for seat in seats
        if seat["match"] == row["id"]
    ]
    return Listed(**row, seats=sitting)


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
    }


def seat_rows(match_id: str, match: Match) -> list[Row]:
    return [
        {"match": match_id, "seat": number, "user": seat.user, "name": seat.name, "bot": seat.bot}
        for number, seat in enumerate(match.seats)
    ]
