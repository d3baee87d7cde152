"""Backups: one file, whatever the database, made while servers run.

A backup is a database of SQLite with the same tables. SQLite copies itself page by page;
PostgreSQL is read in one transaction, that is as it was at one moment. A backup can be
restored into either, so it is also the way from one to the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from sqlalchemy import JSON, Connection, Engine, LargeBinary, Table, cast, func, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from pentarch.core.words import say
from pentarch.hosting.clock import now
from pentarch.storage.alone import alone
from pentarch.storage.database import (
    BadDatabase,
    Storage,
    check_step,
    is_sqlite,
    known_steps,
    migrate,
    migrations,
    open_storage,
    shown,
    step_of,
    trouble_with,
    url_of,
)
from pentarch.storage.engines import plain_engine
from pentarch.storage.tables import METADATA, bulletins, leases, matches, seekers, uptime, users

# What belongs to running servers and not to the matches.
LEFT_OUT: Final = {leases.name, bulletins.name, seekers.name}
KEPT: Final = [it for it in METADATA.sorted_tables if it.name not in LEFT_OUT]
ROWS: Final = 1000  # at once
LOOK_SECONDS: Final = 5.0  # in which a server says that it runs at least once
PRIVATE: Final = 0o600  # it has the hashes of passwords and sessions in it


class NotRestored(BadDatabase):
    """A backup that cannot be restored there."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What a backup has in it, or what was restored."""

    matches: int
    people: int
    left_out: int = 0  # rows that could not be read


# Out.


async def back_up(address: str | None, file: Path) -> Copied:
    """Write all matches and people to a new file, as they are at this moment."""
    url = url_of(address)
    if file.exists():
        raise FileExistsError(file)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=PRIVATE)
    try:
        if is_sqlite(url):
            await asyncio.to_thread(copy_sqlite, url, part)
        else:
            await copy_postgres(url, part)
        copied = await asyncio.to_thread(finish, part)
        os.replace(part, file)
    except BaseException as error:
        part.unlink(missing_ok=True)
        trouble = trouble_with(url, error) if isinstance(error, DBAPIError) else None
        if trouble is not None:
            raise trouble from error
        raise
    return copied


def copy_sqlite(url: URL, part: Path) -> None:
    """SQLite's own way: consistent, and whoever writes meanwhile does not wait."""
    path = Path(str(url.database))
    if not path.is_file():
        raise BadDatabase(say("host-database-other", database=shown(url)))
    with engine_of(path) as engine, engine.connect() as connection:
        require_step(connection, url)
    with (
        contextlib.closing(sqlite3.connect(path)) as source,
        contextlib.closing(sqlite3.connect(part)) as target,
    ):
        source.backup(target)


async def copy_postgres(url: URL, part: Path) -> None:
    storage = Storage(url)
    try:
        source = storage.readers.execution_options(isolation_level="REPEATABLE READ")
        async with source.connect() as connection:
            await connection.run_sync(require_step, url)
            with new_file(part) as engine, engine.begin() as target:
                for table in KEPT:
                    async for rows in read_all(connection, table):
                        target.execute(insert(table), rows)
    finally:
        await storage.close()


async def read_all(connection: AsyncConnection, table: Table) -> AsyncIterator[list[Any]]:
    found = await connection.stream(select(table))
    async for rows in found.mappings().partitions(ROWS):
        yield [{**row} for row in rows]


def require_step(connection: Connection, url: URL) -> None:
    """Refuse a database of another version: its tables are others."""
    check_step(connection)
    step, newest = step_of(connection), known_steps()[-1]
    if step is None:
        raise BadDatabase(say("host-database-other", database=shown(url)))
    if step != newest:
        raise BadDatabase(say("host-database-older", database=shown(url), found=step, known=newest))


@contextlib.contextmanager
def new_file(part: Path) -> Iterator[Engine]:
    with engine_of(part) as engine:
        with engine.begin() as connection:
            METADATA.create_all(connection)
            command.stamp(migrations(connection), "head")
        yield engine


def finish(part: Path) -> Copied:
    """Leave out what is not for keeping, and look whether the file is whole."""
    with contextlib.closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # all of it in this one file
        for name in sorted(LEFT_OUT):
            connection.execute(f"DELETE FROM {name}")
        connection.commit()
        require_whole(connection, "host-backup-broken", part)
        counts = [
            connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in (matches.name, users.name)
        ]
    with part.open("rb") as file:
        os.fsync(file.fileno())
    return Copied(*counts)


def require_whole(connection: sqlite3.Connection, key: str, file: Path) -> None:
    try:
        found = str(connection.execute("PRAGMA quick_check").fetchone()[0])
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        why = " ".join(found.split())[:200]
        raise BadDatabase(say(key, file=str(file), why=why))


# In.


async def restore(address: str | None, file: Path, replace: bool = False) -> Copied:
    """Put a backup into a database that is empty, or `replace` what is there."""
    url = url_of(address)
    with file.open("rb"):
        pass
    folder = Path(str(url.database)).parent if is_sqlite(url) else None
    with tempfile.TemporaryDirectory(prefix=".pentarch-restore", dir=folder) as work:
        copy = Path(work) / "backup.db"
        await asyncio.to_thread(prepare, file, copy)
        try:
            if is_sqlite(url):
                return await asyncio.to_thread(restore_file, url, copy, replace)
            return await restore_postgres(url, copy, replace)
        except DBAPIError as error:
            trouble = trouble_with(url, error)
            if trouble is None:
                raise
            raise trouble from error


def prepare(file: Path, copy: Path) -> None:
    """A copy of the backup, brought up to the tables of this version."""
    place = f"{file.resolve().as_uri()}?mode=ro"
    with (
        contextlib.closing(sqlite3.connect(place, uri=True)) as source,
        contextlib.closing(sqlite3.connect(copy)) as target,
    ):
        try:
            source.backup(target)
        except sqlite3.DatabaseError as error:
            raise NotRestored(say("host-backup-other", file=str(file))) from error
        require_whole(target, "host-restore-broken", file)
    with engine_of(copy) as engine, engine.begin() as connection:
        if step_of(connection) is None:
            raise NotRestored(say("host-backup-other", file=str(file)))
        if step_of(connection) not in known_steps():
            raise NotRestored(say("host-backup-newer", file=str(file)))
        migrate(connection)


def restore_file(url: URL, copy: Path, replace: bool) -> Copied:
    target = Path(str(url.database))
    with alone(url):
        if target.exists() and not replace:
            with engine_of(target) as engine, engine.connect() as connection:
                if not is_empty(connection):
                    raise NotRestored(say("host-restore-not-empty", database=shown(url)))
        copied = finish(copy)
        for rest in ("-wal", "-shm"):
            Path(f"{target}{rest}").unlink(missing_ok=True)
        os.replace(copy, target)
    return copied


async def restore_postgres(url: URL, copy: Path, replace: bool) -> Copied:
    storage = await open_storage(url.render_as_string(hide_password=False))
    try:
        async with storage.writers.begin() as connection:
            if not replace and not await connection.run_sync(is_empty):
                raise NotRestored(say("host-restore-not-empty", database=shown(url)))
            await require_no_server(connection, url)
            return await connection.run_sync(fill, copy)
    finally:
        await storage.close()


def fill(connection: Connection, copy: Path) -> Copied:
    """Rows that are no JSON cannot be kept in PostgreSQL: their matches end before them."""
    for table in reversed(METADATA.sorted_tables):
        connection.execute(table.delete())
    left_out = 0
    with engine_of(copy) as engine, engine.connect() as source:
        for table in KEPT:
            for rows in source.execute(select(*raw_columns(table))).mappings().partitions(ROWS):
                readable = [row for it in rows if (row := decoded(table, {**it})) is not None]
                left_out += len(rows) - len(readable)
                if readable:
                    connection.execute(insert(table), readable)
    counts = [connection.scalar(select(func.count()).select_from(it)) for it in (matches, users)]
    return Copied(counts[0] or 0, counts[1] or 0, left_out)


def raw_columns(table: Table) -> list[Any]:
    return [
        cast(it, LargeBinary).label(it.name) if isinstance(it.type, JSON) else it
        for it in table.columns
    ]


def decoded(table: Table, row: dict[str, Any]) -> dict[str, Any] | None:
    for column in table.columns:
        if isinstance(column.type, JSON) and row[column.name] is not None:
            try:
                row[column.name] = msgspec.json.decode(row[column.name])
            except (msgspec.DecodeError, UnicodeDecodeError):
                return None
    return row


def is_empty(connection: Connection) -> bool:
    if step_of(connection) is None:
        check_step(connection)
        return True
    return all(connection.execute(select(it).limit(1)).first() is None for it in (matches, users))


async def require_no_server(connection: AsyncConnection, url: URL) -> None:
    """Servers on PostgreSQL say every few seconds that they run."""
    latest = select(func.max(uptime.c.seen))
    before = (await connection.execute(latest)).scalar() or 0
    if now() - before > LOOK_SECONDS * 1000:
        return
    await asyncio.sleep(LOOK_SECONDS)
    if ((await connection.execute(latest)).scalar() or 0) > before:
        raise NotRestored(say("host-database-in-use", database=shown(url)))


@contextlib.contextmanager
def engine_of(path: Path) -> Iterator[Engine]:
    engine = plain_engine(URL.create("sqlite", database=str(path)), begin="BEGIN", connections=1)
    try:
        yield engine
    finally:
        engine.dispose()
