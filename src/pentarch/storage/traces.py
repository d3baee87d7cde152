"""What the journals say of a person: where they were, what they said, under which names.

The whole journal is looked through: this is for whoever wants to see it all, or goes for
good. A row that cannot be read is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, LargeBinary, Select, Text, cast, or_, select, union

from pentarch.match import entries
from pentarch.match.seats import HERE, NAMELESS, owner_of
from pentarch.storage.engines import Readers, Writers
from pentarch.storage.tables import journal, matches, seats

NAMING: Final = (entries.CREATE, entries.JOIN, entries.CHAT, entries.PERSON)

Value = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said at a match."""

    match: str
    n: int
    at: int
    text: str


class Traces:
    def __init__(self, readers: Readers, writers: Writers) -> None:
        self._readers = readers
        self._writers = writers

    async def matches(self, user: str) -> list[str]:
        """The matches where somebody can read the name: they sit or sat there, or said something.

        Ids cannot be guessed, so a row that has one in it is that person's.
        """
        place = seats.c.user
        wrote = journal.c.kind.in_(NAMING) & cast(journal.c.value, Text).contains(user)
        query = union(
            select(seats.c.match).where(or_(place == user, place.like(f"{user}{HERE}%"))),
            select(matches.c.id).where(matches.c.host == user),
            select(journal.c.match).where(wrote),
        )
        return sorted(await self._readers.run(lambda it: it.execute(query).scalars().all()))

    async def said(self, user: str) -> list[Line]:
        """What a person has said, as a spectator too."""
        return await self._readers.run(lambda it: said(it, user))

    async def erase(self, user: str, match: str) -> None:
        """Take the names of a person out of the rows of a match: all else stays as it was."""
        await self._writers.run(lambda it: erase(it, user, match))


def said(connection: Connection, user: str) -> list[Line]:
    own = cast(journal.c.value, Text).contains(user)
    query = select(journal.c.match, journal.c.n, journal.c.at)
    query = query.where(journal.c.kind == entries.CHAT, own).order_by(journal.c.match, journal.c.n)
    return [
        Line(match, n, at, str(value.get("text", "")))
        for (match, n, at), value in with_values(connection, query)
        if value.get("user") == user
    ]


def erase(connection: Connection, user: str, match: str) -> None:
    query = select(journal.c.n, journal.c.kind).order_by(journal.c.n)
    query = query.where(journal.c.match == match, journal.c.kind.in_(NAMING))
    rows = [(n, kind, value) for (n, kind), value in with_values(connection, query)]
    own = ids_of(user, [value for _, kind, value in rows if kind == entries.PERSON])
    for n, kind, value in rows:
        without = nameless(kind, value, user, own)
        if without != value:
            row = journal.update().where(journal.c.match == match, journal.c.n == n)
            connection.execute(row.values(value=without))


def ids_of(user: str, handed_on: Sequence[Value]) -> set[str]:
    """All ids that the person had at a match: as a guest, before they signed in, another."""
    own: set[str] = set()
    for it in reversed(handed_on):
        if owner_of(it["to"]) == user or it["to"] in own:
            own.add(it["user"])
    return own


def nameless(kind: str, value: Value, user: str, own: set[str]) -> Value:
    """An entry's value without the names of a person."""

    def is_own(id: object) -> bool:
        return isinstance(id, str) and (owner_of(id) == user or id in own)

    if kind == entries.CREATE:
        sitting = [
            {**seat, "name": NAMELESS}
            if "name" in seat and is_own(seat.get("user") or seat.get("reserved"))
            else seat
            for seat in value["seats"]
        ]
        return {**value, "seats": sitting}
    whose = value["to"] if kind == entries.PERSON else value["user"]
    return {**value, "name": NAMELESS} if is_own(whose) else value


def with_values(
    connection: Connection, query: Select[Any]
) -> Iterator[tuple[tuple[Any, ...], Value]]:
    """Rows of the journal with what is written in them, byte by byte: SQLite's may be broken."""
    kind = LargeBinary if connection.dialect.name == "sqlite" else Text
    for *row, value in connection.execute(query.add_columns(cast(journal.c.value, kind))).all():
        try:
            yield tuple(row), msgspec.json.decode(value, type=Value)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
