"""Where the data is, and how a database comes up to the model."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from pentarch.storage import Storage
from pentarch.storage.database import BadDatabase, migrations, url_of
from pentarch.storage.tables import METADATA
from tests.storage.playing import ANNA, BORIS, new_table, opened, with_storage


def test_the_migrations_lead_from_nothing_to_the_model(address: str) -> None:
    async def scene(storage: Storage) -> None:
        assert await storage.writers.run(differences) == []

    with_storage(address, scene)


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def test_a_database_is_brought_up_to_the_newest_step(address: str) -> None:
    async def scene(storage: Storage) -> None:
        assert await storage.writers.run(steps) is True

    with_storage(address, scene)


def steps(connection: Connection) -> bool:
    script = ScriptDirectory.from_config(migrations(connection))
    context = MigrationContext.configure(connection)
    return context.get_current_revision() == script.get_current_head()


def test_opening_again_changes_nothing(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as storage:
            table = await new_table(storage, ANNA, BORIS)
        for _ in range(2):
            async with opened(address) as storage:
                assert await storage.matches.find(table.id) is not None

    asyncio.run(scene())


def test_sqlite_keeps_what_it_has_acknowledged(sqlite_address: str) -> None:
    async def scene(storage: Storage) -> None:
        def settings(connection: Connection) -> list[object]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

        full = 2
        assert await storage.writers.run(settings) == ["wal", full, 1]

    with_storage(sqlite_address, scene)


def test_postgres_keeps_what_it_has_acknowledged(postgres_address: str) -> None:
    async def scene(storage: Storage) -> None:
        def settings(connection: Connection) -> list[object]:
            names = ("fsync", "synchronous_commit")
            return [connection.execute(text(f"SHOW {name}")).scalar() for name in names]

        assert await storage.writers.run(settings) == ["on", "on"]

    with_storage(postgres_address, scene)


# Addresses.


def test_a_path_is_a_file_of_sqlite(tmp_path: Path) -> None:
    url = url_of(str(tmp_path / "deep" / "down" / "x.db"))

    assert url.drivername == "sqlite+aiosqlite"
    assert (tmp_path / "deep" / "down").is_dir()


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgres_is_known_by_each_of_its_names(scheme: str) -> None:
    url = url_of(f"{scheme}://user:word@host/base")

    assert url.drivername == "postgresql+asyncpg"
    assert (url.username, url.database) == ("user", "base")


def test_the_environment_says_where_and_an_argument_says_it_louder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PENTARCH_DATABASE", str(tmp_path / "one.db"))

    assert url_of().database == str(tmp_path / "one.db")
    assert url_of(str(tmp_path / "two.db")).database == str(tmp_path / "two.db")


def test_without_a_word_it_is_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PENTARCH_DATABASE", raising=False)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "data"))

    assert url_of().database == str(tmp_path / "data" / "pentarch.db")


@pytest.mark.parametrize("address", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "://"])
def test_what_leads_nowhere_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase):
        url_of(address)
