"""Connections: many that read, and the ones that write.

A group of the journal is written by a plain function on a plain connection. With
PostgreSQL it runs on the event loop's own driver. With SQLite the whole transaction
runs in one thread that is kept for it: the asynchronous driver would cross threads
for every statement, which takes longer than the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")

BUSY_SECONDS: Final = 10
RESTED_SECONDS: Final = 1.0  # a connection that was not used for so long may have broken unheard

# A commit returns when its rows are on disk: NORMAL would lose the last ones with the power.
# Commits come in groups, so it costs one fsync for many moves.
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}",
)


class Writers(Protocol):
    """How a process writes."""

    def begin(self) -> contextlib.AbstractAsyncContextManager[AsyncConnection]:
        """A transaction."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do a piece of work in one transaction; when this returns it is on disk."""

    async def run_one(self, work: Callable[[Connection], T]) -> T:
        """The same for work that is a single statement, which is a transaction by itself."""

    async def close(self) -> None: ...


class Readers(Protocol):
    """How a process reads what it needs all the time."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Read with a plain connection."""

    async def close(self) -> None: ...


class SqliteReaders:
    """A whole reading in one step of a thread: three times as quick as the asynchronous driver."""

    def __init__(self, url: URL, threads: int = 2) -> None:
        self._plain = plain_engine(url, begin="BEGIN", connections=threads)
        self._threads = ThreadPoolExecutor(max_workers=threads, thread_name_prefix="reading")

    async def run(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self._plain.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, reading)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, self._plain.dispose)
        self._threads.shutdown()


class PostgresReaders:
    """PostgreSQL's driver needs no thread, and one that only reads needs no transaction.

    Each statement sees what is committed when it begins, in a transaction or not.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        return


class PatientReaders:
    """Of readings that take long one at a time, so that all others find a connection."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._turn = asyncio.Lock()

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._turn:
            return await self._readers.run(work)

    async def close(self) -> None:
        await self._readers.close()


class SqliteWriters:
    """SQLite has one writer at a time: whoever writes waits here, in order."""

    def __init__(self, url: URL) -> None:
        self._engine = sqlite_engine(url, begin="BEGIN IMMEDIATE", connections=1)
        self._plain = plain_engine(url, begin="BEGIN IMMEDIATE", connections=1)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")
        self._lock = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self._lock, self._engine.begin() as connection:
            yield connection

    async def run(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self._plain.begin() as connection:
                return work(connection)

        async with self._lock:
            return await asyncio.get_running_loop().run_in_executor(self._thread, transaction)

    async def run_one(self, work: Callable[[Connection], T]) -> T:
        return await self.run(work)

    async def close(self) -> None:
        await self._engine.dispose()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._plain.dispose)
        self._thread.shutdown()


class PostgresWriters:
    """PostgreSQL sees to it by itself."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.begin() as connection:
            yield connection

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def run_one(self, work: Callable[[Connection], T]) -> T:
        """One answer of the server instead of three: a group of moves costs little else."""
        async with self._at_once.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def sqlite_engine(url: URL, begin: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=connections, max_overflow=0, pool_timeout=60,
        json_serializer=encode, json_deserializer=msgspec.json.decode,
    )  # fmt: skip
    prepare_sqlite(engine.sync_engine, begin)
    return engine


def plain_engine(url: URL, begin: str, connections: int) -> Engine:
    """For a thread of our own."""
    engine = create_engine(
        url.set(drivername="sqlite"), pool_size=connections, max_overflow=0, pool_timeout=60,
        json_serializer=encode, json_deserializer=msgspec.json.decode,
        connect_args={"check_same_thread": False},
    )  # fmt: skip
    prepare_sqlite(engine, begin)
    return engine


def prepare_sqlite(engine: Engine, begin: str) -> None:
    def on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver would begin transactions of its own
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)


def postgres_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=5, max_overflow=10, pool_timeout=60,
        json_serializer=encode, json_deserializer=msgspec.json.decode,
    )  # fmt: skip
    try_rested_connections(engine.sync_engine)
    return engine


def try_rested_connections(engine: Engine) -> None:
    """Replace connections that have broken, without asking each time: that costs three answers.

    The driver knows of one that the server has closed. Of one that leads nowhere nobody hears, so
    what has rested for a while is tried.
    """

    def on_checkin(_: DBAPIConnection | None, entry: ConnectionPoolEntry) -> None:
        entry.info["used"] = time.monotonic()

    def on_checkout(connection: DBAPIConnection, entry: ConnectionPoolEntry, _: object) -> None:
        driver: asyncpg.Connection = entry.driver_connection
        used = entry.info.get("used")
        try:
            if used is not None and time.monotonic() - used > RESTED_SECONDS:
                engine.dialect.do_ping(connection)
            is_broken = driver.is_closed()
        except Exception:
            is_broken = True
        if is_broken:
            raise InvalidatePoolError

    event.listen(engine, "checkin", on_checkin)
    event.listen(engine, "checkout", on_checkout)


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()
