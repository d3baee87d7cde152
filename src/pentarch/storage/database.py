"""Where the data is: URLs, connections, migrations, and the parts of the storage together."""

from __future__ import annotations

import os
import secrets
from functools import cache
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import platformdirs
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from pentarch.core.words import Refusal, say
from pentarch.storage.analyses import Analyses
from pentarch.storage.bulletins import Bulletins
from pentarch.storage.engines import (
    PatientReaders,
    PostgresReaders,
    PostgresWriters,
    Readers,
    SqliteReaders,
    SqliteWriters,
    Writers,
    postgres_engine,
    sqlite_engine,
)
from pentarch.storage.following import Following
from pentarch.storage.journal import Journal
from pentarch.storage.leases import DatabaseLeases, Leases, MemoryLeases
from pentarch.storage.matches import Matches
from pentarch.storage.news import News, PostgresNews
from pentarch.storage.pushes import Pushes
from pentarch.storage.saved_lists import SavedLists
from pentarch.storage.seekers import Seekers
from pentarch.storage.tables import METADATA
from pentarch.storage.ties import Ties
from pentarch.storage.traces import Traces
from pentarch.storage.uptime import Uptime
from pentarch.storage.users import Users

VARIABLE: Final = "PENTARCH_DATABASE"
FILE: Final = "pentarch.db"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
ALONE_SECONDS: Final = 3.0  # until others can read whose turn it is: there are none
OTHERS_SECONDS: Final = 0.6
MIGRATION_LOCK: Final = 0x50656E74  # any number, the same for every process


class BadDatabase(Refusal):
    """A database that cannot be used; the message says what to do."""


class Storage:
    """The parts of one process's storage. `readers` never write; all writing is in `writers`."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.name = secrets.token_hex(8)  # of this process, among all on one database
        if is_sqlite(url):
            self.readers = sqlite_engine(url, begin="BEGIN", connections=4)
            self.lookups: Readers = SqliteReaders(url)
            self.searches: Readers = PatientReaders(SqliteReaders(url, threads=1))
            self.writers: Writers = SqliteWriters(url)
            self.news = News()
            self.leases: Leases = MemoryLeases()
        else:
            self.readers = postgres_engine(url)
            self.lookups = PostgresReaders(self.readers)
            self.searches = PatientReaders(self.lookups)
            self.writers = PostgresWriters(self.readers)
            self.news = PostgresNews(self.readers, self.name)
            self.leases = DatabaseLeases(self.writers, self.name)
        alone = is_sqlite(url)
        self.journal = Journal(
            self.lookups,
            self.writers,
            self.news,
            ALONE_SECONDS if alone else OTHERS_SECONDS,
            None if alone else Following(self.lookups),
        )
        self.matches = Matches(self.readers, self.writers)
        self.users = Users(self.readers, self.lookups, self.writers)
        self.lists = SavedLists(self.readers, self.writers)
        self.analyses = Analyses(self.lookups, self.writers)
        self.traces = Traces(self.searches, self.writers)
        self.ties = Ties(self.lookups, self.writers)
        self.seekers = Seekers(self.lookups, self.writers)
        self.pushes = Pushes(self.lookups, self.writers)
        self.bulletins = Bulletins(self.lookups, self.writers)
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
        await self.searches.close()
        await self.readers.dispose()


async def open_storage(address: str | None = None) -> Storage:
    """The storage at a URL or a path; else where the environment says; else in the data folder."""
    storage = Storage(url_of(address))
    try:
        await storage.open()
    except BaseException as error:
        await storage.close()
        trouble = trouble_with(storage.url, error)
        if trouble is None or trouble is error:
            raise
        raise trouble from error
    return storage


def url_of(address: str | None = None) -> URL:
    """A full URL with its driver; the folder of a SQLite file is made if need be."""
    given = address or os.environ.get(VARIABLE)
    if not given:
        given = str(Path(platformdirs.user_data_dir("pentarch", appauthor=False)) / FILE)
    try:
        url = make_url(given) if "://" in given else URL.create("sqlite", database=given)
    except ArgumentError as error:
        raise BadDatabase(say("host-database-address", given=given[:200])) from error
    if url.drivername in ("postgres", "postgresql", "postgresql+asyncpg"):
        return url.set(drivername="postgresql+asyncpg")
    if url.drivername not in ("sqlite", "sqlite+aiosqlite"):
        raise BadDatabase(say("host-database-address", given=shown(url)))
    if url.database in (None, "", ":memory:"):
        raise BadDatabase(say("host-database-memory"))
    path = Path(str(url.database)).expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadDatabase(say("host-database-folder", database=str(path), why=why)) from error
    return url.set(drivername="sqlite+aiosqlite", database=str(path))


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def shown(url: URL) -> str:
    """An address for the eyes of whoever runs the server: a file, or a URL without password."""
    if is_sqlite(url):
        return str(url.database)
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


# Troubles.

NO_DATABASE: Final = ("file is not a database", "database disk image is malformed")
READ_ONLY: Final = ("readonly database", "unable to open database file", "permission denied")


def trouble_with(url: URL, error: BaseException) -> BadDatabase | None:
    """What is wrong with a database, in a sentence; None: that is nothing that we know."""
    if isinstance(error, BadDatabase):
        return error
    if not isinstance(error, SQLAlchemyError | asyncpg.PostgresError | OSError):
        return None
    said = str(getattr(error, "orig", None) or error)
    if is_sqlite(url) and any(it in said for it in NO_DATABASE):
        return BadDatabase(say("host-database-other", database=shown(url)))
    if is_sqlite(url) and any(it in said.lower() for it in READ_ONLY):
        return BadDatabase(say("host-database-read-only", database=shown(url)))
    why = said.splitlines()[0][:200] if said else type(error).__name__
    return BadDatabase(say("host-database-unreachable", database=shown(url), why=why))


# Migrations.


def migrate(connection: Connection) -> None:
    """Bring the database up to the model. Processes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    check_step(connection)
    command.upgrade(migrations(connection), "head")


def check_step(connection: Connection) -> None:
    """Refuse what a newer Pentarch has written, and tables that are somebody else's."""
    steps, step = known_steps(), step_of(connection)
    where = shown(connection.engine.url)
    if step is not None and step not in steps:
        raise BadDatabase(say("host-database-newer", database=where, found=step, known=max(steps)))
    if step is None and has_others_tables(connection):
        raise BadDatabase(say("host-database-other", database=where))


def has_others_tables(connection: Connection) -> bool:
    """A file of SQLite is one program's; a database of PostgreSQL may be shared."""
    tables = {*inspect(connection).get_table_names()} - {"alembic_version"}
    return bool(tables if connection.dialect.name == "sqlite" else tables & {*METADATA.tables})


def step_of(connection: Connection) -> str | None:
    """The last step that a database has been brought up to; None: it has no tables of ours."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def known_steps() -> tuple[str, ...]:
    """The steps that this version knows, in order."""
    script = ScriptDirectory(str(MIGRATIONS))
    return tuple(it.revision for it in script.walk_revisions())[::-1]


def migrations(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
