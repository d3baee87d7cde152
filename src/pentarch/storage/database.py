"""Where the data is: URLs, connections, migrations, and the parts of the storage together."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

import platformdirs
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from pentarch.storage.engines import (
    PostgresReaders,
    PostgresWriters,
    Readers,
    SqliteReaders,
    SqliteWriters,
    Writers,
    postgres_engine,
    sqlite_engine,
)
from pentarch.storage.journal import Journal
from pentarch.storage.leases import DatabaseLeases, Leases, MemoryLeases
from pentarch.storage.matches import Matches
from pentarch.storage.news import News, PostgresNews
from pentarch.storage.uptime import Uptime
from pentarch.storage.users import Users

VARIABLE: Final = "PENTARCH_DATABASE"
FILE: Final = "pentarch.db"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x50656E74  # any number, the same for every process


class BadDatabase(ValueError):
    """An address that leads to no database."""


class Storage:
    """The parts of one process's storage. `readers` never write; all writing is in `writers`."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.name = secrets.token_hex(8)  # of this process, among all on one database
        if is_sqlite(url):
            self.readers = sqlite_engine(url, begin="BEGIN", connections=4)
            self.lookups: Readers = SqliteReaders(url)
            self.writers: Writers = SqliteWriters(url)
            self.news = News()
            self.leases: Leases = MemoryLeases()
        else:
            self.readers = postgres_engine(url)
            self.lookups = PostgresReaders(self.readers)
            self.writers = PostgresWriters(self.readers)
            self.news = PostgresNews(self.readers, self.name)
            self.leases = DatabaseLeases(self.writers, self.name)
        self.journal = Journal(self.lookups, self.writers, self.news)
        self.matches = Matches(self.readers)
        self.users = Users(self.readers, self.lookups, self.writers)
        self.uptime = Uptime(self.writers)

    async def open(self) -> None:
        await self.writers.run(migrate)
        await self.news.open()
        self.journal.open()

    async def close(self) -> None:
        """Write what is queued, then let go of everything."""
        await self.journal.close()
        await self.news.close()
        await self.writers.close()
        await self.lookups.close()
        await self.readers.dispose()


async def open_storage(address: str | None = None) -> Storage:
    """The storage at a URL or a path; else where the environment says; else in the data folder."""
    storage = Storage(url_of(address))
    try:
        await storage.open()
    except BaseException:
        await storage.close()
        raise
    return storage


def url_of(address: str | None = None) -> URL:
    """A full URL with its driver; the folder of a SQLite file is made if need be."""
    given = address or os.environ.get(VARIABLE)
    if not given:
        given = str(Path(platformdirs.user_data_dir("pentarch", appauthor=False)) / FILE)
    try:
        url = make_url(given) if "://" in given else URL.create("sqlite", database=given)
    except ArgumentError as error:
        raise BadDatabase(f"not the address of a database: {given}") from error
    if url.drivername in ("postgres", "postgresql", "postgresql+asyncpg"):
        return url.set(drivername="postgresql+asyncpg")
    if url.drivername not in ("sqlite", "sqlite+aiosqlite"):
        raise BadDatabase(f"sqlite or postgresql is needed, not {url.drivername}")
    if url.database in (None, "", ":memory:"):
        raise BadDatabase("a database in memory would lose every match: give a file")
    Path(str(url.database)).expanduser().parent.mkdir(parents=True, exist_ok=True)
    path = str(Path(str(url.database)).expanduser())
    return url.set(drivername="sqlite+aiosqlite", database=path)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def migrate(connection: Connection) -> None:
    """Bring the database up to the model. Processes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
