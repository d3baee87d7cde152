"""The append-only journal of matches, and the one writer of a process.

Appends queue up; the writer takes all that are waiting and writes them in one
transaction, so under load one fsync serves many moves and without load nobody waits
for company. An append returns when its rows are on disk. Writing an entry that
another has written already is a `Conflict`: read on, and decide again.

Whose turn it is changes with nearly every move; for lists that is written a little later, many
matches at once. Who needs it at once has the match in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ARRAY,
    BigInteger,
    Connection,
    Executable,
    Integer,
    LargeBinary,
    String,
    bindparam,
    cast,
    column,
    func,
    select,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.types import TypeEngine

from pentarch.core.words import Json
from pentarch.match import clocks, entries
from pentarch.match.entries import Entry
from pentarch.match.match import Match
from pentarch.storage import tables
from pentarch.storage.engines import Readers, Writers, encode
from pentarch.storage.following import Following
from pentarch.storage.matches import match_row, seat_rows, turn_row
from pentarch.storage.news import News

MOST_IN_A_GROUP: Final = 512  # appends
ACKNOWLEDGED_AT_ONCE: Final = 32  # appends that are on disk, in a step of the loop

# What these kinds say does not show in the index; all others change a row there.
UNLISTED: Final = frozenset(
    {
        entries.ACTION,
        entries.UNDO,
        entries.OFFER,
        entries.ACCEPT,
        entries.DECLINE,
        entries.NONCE,
        entries.MISS,
        entries.CHAT,
        entries.REMATCH,
        entries.PERSON,  # only the seats and the host, also of a match that is over
    }
)

INSERT_MATCH: Final = tables.matches.insert()
INSERT_SEATS: Final = tables.seats.insert()

# PostgreSQL gets all rows with one statement, column by column; a text that is too long for its
# column is refused and not cut.
TYPES: Final[dict[str, TypeEngine[Any]]] = {
    "match": String(),
    "n": Integer(),
    "kind": String(),
    "seat": Integer(),
    "value": String(),
    "at": BigInteger(),
}
COLUMNS: Final = (*TYPES,)
ALL_COLUMNS: Final = [f"all_{name}" for name in COLUMNS]
ROWS: Final = (
    func.unnest(*(bindparam(f"all_{name}", type_=ARRAY(type)) for name, type in TYPES.items()))
    .table_valued(*(column(name, type) for name, type in TYPES.items()))
    .render_derived("rows")
)
INSERT_ENTRIES: Final = tables.journal.insert().from_select(
    COLUMNS,
    select(*(cast(it, JSONB) if it.name == "value" else it for it in ROWS.c)),
)

# SQLite's driver lets go of the interpreter's lock for every row that it is given by itself, and
# a loop that is busy gives it back late: so rows go in blocks, past SQLAlchemy, which takes longer
# for a row than SQLite does.
INSERT_ROWS: Final = 'INSERT INTO journal ("match", n, kind, seat, value, at) VALUES '
SIZES: Final = (64, 16, 4, 1)  # rows of a block
BLOCKS: Final = {it: INSERT_ROWS + ", ".join(["(?, ?, ?, ?, ?, ?)"] * it) for it in SIZES}
CHANGING: Final = (
    "status", "host", "started", "finished", "due", "result", "ended", "views",
    "asked", "asked_since", "rated",
)  # fmt: skip
WORKED: Final = ("due", "asked", "asked_since")
TURN_BLOCKS: Final = {
    it: f"""
    WITH turn (id, due, asked, asked_since) AS (VALUES {", ".join(["(?, ?, ?, ?)"] * it)})
    UPDATE matches SET (due, asked, asked_since) =
        (SELECT due, asked, asked_since FROM turn WHERE turn.id = matches.id)
    WHERE id IN (SELECT id FROM turn)
    """
    for it in SIZES
}
MATCH: Final = tables.matches.update().where(tables.matches.c.id == bindparam("match_id"))
UPDATE_MATCH: Final = MATCH.values({name: bindparam(f"new_{name}") for name in CHANGING})
UPDATE_HOST: Final = MATCH.values(host=bindparam("new_host"))
UPDATE_TURN: Final = MATCH.values({name: bindparam(f"new_{name}") for name in WORKED})
READ_ON: Final = (
    select(*(tables.journal.c[name] for name in COLUMNS[1:]))
    .where(tables.journal.c.match == bindparam("match_id"), tables.journal.c.n > bindparam("since"))
    .order_by(tables.journal.c.n)
)
READ_RAW: Final = READ_ON.with_only_columns(
    tables.journal.c.n,
    cast(tables.journal.c.kind, LargeBinary),
    tables.journal.c.seat,
    cast(tables.journal.c.value, LargeBinary),
    tables.journal.c.at,
)
DELETE_SEATS: Final = tables.seats.delete().where(tables.seats.c.match == bindparam("match_id"))


logger = logging.getLogger("pentarch.storage")

Row = tuple[str, int, str, int | None, dict[str, Json], int]


class Conflict(Exception):
    """The entry's number is taken: somebody else has written in the meantime."""

    def __init__(self, match: str, n: int) -> None:
        super().__init__(f"entry {n} of match {match} is written already")
        self.match = match
        self.n = n


class Damaged(Exception):
    """An entry cannot be read; those before it could."""

    def __init__(self, match: str, n: int, before: list[Entry]) -> None:
        super().__init__(f"entry {n} of match {match} cannot be read")
        self.match = match
        self.n = n
        self.before = before


class UnknownMatch(Exception):
    """There is no match with that id."""


class StorageDown(Exception):
    """The database did not take it; nothing of the append was written."""


@dataclass(slots=True)
class Append:
    match_id: str
    entries: Sequence[Entry]
    after: Match
    done: Callable[[Exception | None], None]  # called, from the loop, with how it went


class Journal:
    def __init__(
        self,
        readers: Readers,
        writers: Writers,
        news: News,
        turns_seconds: float,
        following: Following | None = None,
    ) -> None:
        self._readers = readers
        self._following = following
        self._writers = writers
        self._news = news
        self._queue: deque[Append] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._turns: dict[str, Match] = {}  # whose turn it is now, not yet in the index
        self._turns_written = time.monotonic()
        self._turns_seconds = turns_seconds
        self._task: asyncio.Task[None] | None = None
        self.groups = 0  # transactions so far, for the metrics
        self.rows = 0

    def open(self) -> None:
        self._task = asyncio.create_task(self._write_groups(), name="journal")

    async def close(self) -> None:
        """Write what is queued and stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        if self._following is not None:
            await self._following.close()

    async def append(self, match_id: str, written: Sequence[Entry], after: Match) -> None:
        """Write entries down; `after` is the match with them, from which the index is made.

        Returns when they are on disk. To be cancelled while waiting takes nothing back:
        the news tell the match's watchers what was written.
        """
        if written:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.post(Append(match_id, written, after, partial(settle, done)))
            await done

    def post(self, append: Append) -> None:
        """Write entries down without waiting; `done` is called when they are on disk, or fail."""
        if self._closing or self._task is None:
            raise StorageDown("the journal is closed")
        self._queue.append(append)
        self._wake.set()

    async def read(self, match_id: str, since: int = 0) -> list[Entry]:
        """The entries after number `since`; none at all of a match that is not there."""
        if since and self._following is not None:
            return await self._following.read(match_id, since)
        return await self._readers.run(lambda connection: read(connection, match_id, since))

    # The writer.

    async def _write_groups(self) -> None:
        while True:
            while not self._queue:
                if self._closing:
                    return await self._write_turns()
                if self._turns and self._are_turns_due():
                    await self._write_turns()
                self._wake.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self._turns_seconds if self._turns else None):
                        await self._wake.wait()
            many = min(len(self._queue), MOST_IN_A_GROUP)
            await self._write_group([self._queue.popleft() for _ in range(many)])

    async def _write_group(self, group: list[Append]) -> None:
        try:
            await self._commit(group)
        except Exception:  # whatever it is, it may be one append's fault: the writer goes on
            await self._write_one_by_one(group)
        else:
            self._acknowledge(group)

    async def _write_one_by_one(self, group: list[Append]) -> None:
        """One append of the group cannot be written: find it, and write the others."""
        failed: set[str] = set()
        for append in group:
            if append.match_id in failed:  # it built on what was not written
                fail(append, Conflict(append.match_id, append.entries[0].n))
                continue
            try:
                await self._commit([append])
            except IntegrityError as error:
                failed.add(append.match_id)
                fail(append, await self._reason(append, error))
            except Exception as error:
                failed.add(append.match_id)
                fail(append, StorageDown(f"{type(error).__name__}: {error}"))
            else:
                self._acknowledge([append])

    async def _reason(self, append: Append, error: IntegrityError) -> Exception:
        first = append.entries[0].n
        try:
            if await self.read(append.match_id, since=first - 1):
                return Conflict(append.match_id, first)
            if not await self.read(append.match_id):
                return UnknownMatch(append.match_id)
        except (SQLAlchemyError, OSError) as worse:
            return StorageDown(str(worse))
        return StorageDown(str(error))

    def _acknowledge(self, group: list[Append]) -> None:
        """The news goes first: whoever waits for the disk knows then that it is its own."""
        self._news.publish({append.match_id: append.entries[-1].n for append in group})
        self._acknowledge_some(group)

    def _acknowledge_some(self, group: list[Append], start: int = 0) -> None:
        """Not all at once: between them the loop serves others, and the next group gathers."""
        later = asyncio.get_running_loop().call_soon
        for append in group[start : start + ACKNOWLEDGED_AT_ONCE]:
            later(append.done, None)
        if start + ACKNOWLEDGED_AT_ONCE < len(group):
            later(self._acknowledge_some, group, start + ACKNOWLEDGED_AT_ONCE)

    async def _commit(self, group: list[Append]) -> None:
        """Write a group in one transaction.

        Always in the order of the ids, so that two processes cannot wait for each other.
        """
        ordered = sorted(group, key=lambda append: (append.match_id, append.entries[0].n))
        indexed = [append for append in ordered if is_indexed(append)]
        run = self._writers.run if indexed else self._writers.run_one
        self.rows += await run(lambda connection: write(connection, ordered, indexed))
        self.groups += 1
        for append in group:
            if indexed and notes_turn(append):
                self._turns.pop(append.match_id, None)
            elif passes_turn(append):
                self._turns[append.match_id] = append.after
        if self._turns and self._are_turns_due():
            await self._write_turns()

    def _are_turns_due(self) -> bool:
        return time.monotonic() - self._turns_written >= self._turns_seconds

    async def _write_turns(self) -> None:
        """Note whose turn it is. What fails is only late: the next turn is noted again."""
        turns, self._turns = self._turns, {}
        self._turns_written = time.monotonic()
        if not turns:
            return
        try:
            await self._writers.run(lambda connection: write_turns(connection, turns))
        except (SQLAlchemyError, OSError):
            logger.warning("whose turn it is could not be noted")
        else:
            self._news.relist(turns)


def read(connection: Connection, match_id: str, since: int) -> list[Entry]:
    wanted = {"match_id": match_id, "since": since}
    try:
        return [Entry(*row) for row in connection.execute(READ_ON, wanted)]
    except Exception:
        if connection.dialect.name == "sqlite":  # PostgreSQL's JSON is always JSON
            check_rows(connection, match_id, wanted)
        raise


def check_rows(connection: Connection, match_id: str, wanted: dict[str, Any]) -> None:
    """Read byte by byte, to find the row that cannot be read."""
    before: list[Entry] = []
    for n, kind, seat, value, at in connection.execute(READ_RAW, wanted):
        try:
            before.append(Entry(n, kind.decode(), seat, msgspec.json.decode(value), at))
        except Exception as error:
            raise Damaged(match_id, n, before) from error


def write(connection: Connection, group: list[Append], indexed: list[Append]) -> int:
    """Write the entries of a group and what some of them change in the index; how many entries."""
    if indexed:
        write_index(connection, indexed)
    return write_entries(connection, group)


def is_indexed(append: Append) -> bool:
    """Whether it changes something in the index."""
    return notes_turn(append) or changes_people(append)


def notes_turn(append: Append) -> bool:
    """Whether the index says with it whose turn it is."""
    return changes_index(append) or is_worked_on(append.after)


def write_index(connection: Connection, group: list[Append]) -> None:
    new = [append for append in group if append.entries[0].n == 1]
    changed = {append.match_id: append for append in group if changes_index(append)}
    for append in new:
        changed.pop(append.match_id, None)
    moved = {append.match_id: append for append in group if changes_people(append)}
    latest = {append.match_id: append for append in group}
    seated = [latest[match_id] for match_id in {**changed, **moved}]
    turns = {
        append.match_id: append
        for append in group
        if append.match_id not in changed and is_worked_on(append.after)
    }

    several(connection, INSERT_MATCH, [match_row(it.match_id, it.after) for it in new])
    several(connection, INSERT_SEATS, [row for it in new for row in seat_rows_of(it)])
    several(connection, UPDATE_MATCH, [changed_row(it) for it in changed.values()])
    write_turns(connection, {id: it.after for id, it in turns.items()})
    several(connection, UPDATE_HOST, [host_row(it) for it in moved.values()])
    several(connection, DELETE_SEATS, [{"match_id": it.match_id} for it in seated])
    several(connection, INSERT_SEATS, [row for it in seated for row in seat_rows_of(it)])


def write_entries(connection: Connection, group: list[Append]) -> int:
    """Write them with one statement, or as few as SQLite takes."""
    rows = [
        (append.match_id, n, kind, seat, encode(value), at)
        for append in group
        for n, kind, seat, value, at in append.entries
    ]
    if connection.dialect.name == "sqlite":
        in_blocks(connection, BLOCKS, rows)
    else:
        columns = zip(*rows, strict=True)
        connection.execute(INSERT_ENTRIES, dict(zip(ALL_COLUMNS, columns, strict=True)))
    return len(rows)


def write_turns(connection: Connection, turns: Mapping[str, Match]) -> None:
    """Note whose turn it is in these matches, in the order of their ids."""
    rows = [(id, *worked(match)) for id, match in sorted(turns.items())]
    if connection.dialect.name == "sqlite":
        in_blocks(connection, TURN_BLOCKS, rows)
    else:
        names = ["match_id", *(f"new_{it}" for it in WORKED)]
        several(connection, UPDATE_TURN, [dict(zip(names, row, strict=True)) for row in rows])


def in_blocks(
    connection: Connection, blocks: Mapping[int, str], rows: Sequence[tuple[object, ...]]
) -> None:
    """Give SQLite many rows with each statement."""
    place = 0
    while place < len(rows):
        size = next(it for it in SIZES if it <= len(rows) - place)
        values = tuple(chain.from_iterable(rows[place : place + size]))
        connection.exec_driver_sql(blocks[size], values)
        place += size


def several(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def changes_index(append: Append) -> bool:
    return not all(entry.kind in UNLISTED for entry in append.entries)


def changes_people(append: Append) -> bool:
    return any(entry.kind == entries.PERSON for entry in append.entries)


def host_row(append: Append) -> dict[str, Any]:
    return {"match_id": append.match_id, "new_host": append.after.host}


def changed_row(append: Append) -> dict[str, Any]:
    row = match_row(append.match_id, append.after)
    return {f"new_{name}": row[name] for name in CHANGING} | {"match_id": append.match_id}


def worked(match: Match) -> tuple[object, ...]:
    row = {"due": match.due(), **turn_row(match)}
    return tuple(row[name] for name in WORKED)


def seat_rows_of(append: Append) -> list[dict[str, Any]]:
    return seat_rows(append.match_id, append.after)


def is_worked_on(match: Match) -> bool:
    """Whether the server has to act in the match by itself, now or later."""
    return match.clock.kind != clocks.NONE or any(seat.bot is not None for seat in match.seats)


def passes_turn(append: Append) -> bool:
    """Whether somebody else is asked than before."""
    return append.after.turn_n >= append.entries[0].n


def fail(append: Append, error: Exception) -> None:
    """In a step of its own: what a caller does then is not the writer's business."""
    asyncio.get_running_loop().call_soon(append.done, error)


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Wake the caller, unless the caller has gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
