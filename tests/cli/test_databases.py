"""A database that cannot be used gets a sentence that says what to do, and no traceback."""

from __future__ import annotations

import asyncio
import os
import pwd
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.cli.shell import shell
from tests.storage.playing import opened
from tests.storage.postgres import unprivileged
from tests.web.server_process import process


def serve(database: str, lang: str = "C") -> str:
    """What a server says that cannot start."""
    answer = shell("serve", "--database", database, "--port", "0", lang=lang)

    assert answer.status == 2
    assert answer.out == ""
    return answer.err


async def touch(database: str) -> None:
    async with opened(database):
        pass


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "pentarch.db")


@pytest.fixture
def ready(database: str) -> str:
    """A database with all its tables."""
    asyncio.run(touch(database))
    return database


@pytest.mark.parametrize(
    ("lang", "word"), [("C", "written by a newer Pentarch"), ("ru_RU.UTF-8", "более новым")]
)
def test_what_a_newer_version_has_written_is_left_alone(ready: str, lang: str, word: str) -> None:
    with closing(sqlite3.connect(ready)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")

    said = serve(ready, lang)

    assert word in said
    assert "9999" in said


def test_a_file_that_is_no_database_is_left_alone(database: str) -> None:
    Path(database).write_text("Dear diary, " * 1000)

    assert "is no database of Pentarch" in serve(database)
    assert Path(database).read_text().startswith("Dear diary")


@pytest.mark.parametrize("table", ["users", "shoes"])
def test_a_database_of_something_else_is_left_alone(database: str, table: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(f"CREATE TABLE {table} (shoe_size INTEGER)")

    assert "is no database of Pentarch" in serve(database)


def test_a_file_that_cannot_be_written_says_so(ready: str, tmp_path: Path) -> None:
    (tmp_path / "other").write_text("not a database" * 100)
    serve(str(tmp_path / "other"))  # all modules are loaded now: whoever has no rights finds none
    Path(f"{ready}-server").touch()
    for path in tmp_path.iterdir():
        path.chmod(0o444)
    tmp_path.chmod(0o555)
    for folder in tmp_path.parents[:-2]:
        folder.chmod(folder.stat().st_mode | 0o055)

    with without_rights():
        for database in (ready, str(tmp_path / "new.db")):
            assert "cannot be written" in serve(database)


@contextmanager
def without_rights() -> Iterator[None]:
    """As somebody who is not root, if need be."""
    identity = unprivileged()
    if not identity:
        yield
        return
    os.setegid(identity["group"])
    os.seteuid(pwd.getpwnam(identity["user"]).pw_uid)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(0)


def test_a_second_server_on_the_same_file_does_not_start(database: str) -> None:
    with process(database) as served:
        assert "A server is using" in serve(database, "C")
        assert "пользуется сервер" in serve(database, "ru_RU.UTF-8")
        assert served.is_up()


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    said = serve("postgresql://pentarch:open-sesame@127.0.0.1:9/pentarch")

    assert "does not answer" in said
    assert "open-sesame" not in said
