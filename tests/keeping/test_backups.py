"""A backup is made while people play; when it is restored, every match goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from pentarch.keeping.backups import NotRestored, back_up, restore
from pentarch.storage.database import BadDatabase
from tests.cli.shell import shell
from tests.keeping.conftest import NewDatabase
from tests.storage.playing import ANNA, BORIS, new_table, opened
from tests.web.live import Browser, play_on, serving, two_at_a_table

KINDS = ["sqlite", "postgres"]
BOT = {"kind": "bot", "bot": "greedy"}

# What came after version 0003.
NEWER_INDEXES = ("ix_matches_host", "ix_matches_rated_status_finished", "ix_seats_reserved")
NEWER_TABLES = (
    "bulletins", "saved_lists", "recovery", "ties", "pushes", "keys", "seekers", "analyses",
)  # fmt: skip
NEWER_COLUMNS = (
    ("users", "banned"),
    ("users", "private"),
    ("matches", "asked"),
    ("matches", "asked_since"),
    ("matches", "rated"),
    ("seats", "reserved"),
)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("to", KINDS)
def test_after_a_backup_is_restored_every_match_goes_on(
    new_database: NewDatabase, tmp_path: Path, kind: str, to: str
) -> None:
    before, after, file = new_database(kind), new_database(to), tmp_path / "monday.backup"
    with ExitStack() as stack:
        live = stack.enter_context(serving(before))
        anna, boris = (stack.enter_context(Browser(live.url)) for _ in range(2))
        anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
        anna.post("/api/lists/skirmish", {"name": "Fist", "cards": {"darth-vader": 1}})
        over, hers, his = two_at_a_table(anna, boris)
        with hers, his:
            hers.send("resign")
            hers.until(status="over")
        running, hers, his = two_at_a_table(anna, boris, clock={"kind": "move", "seconds": 3600})
        with hers, his:
            play_on(hers, his, moves=5)
            asyncio.run(back_up(before, file))
            n = max(hers.update["n"], his.update["n"])  # one of them has not read the last
            play_on(hers, his, moves=5)
        alone = anna.open("me", BOT)["match"]["id"]

    copied = asyncio.run(restore(after, file))

    assert (copied.matches, copied.people, copied.left_out) == (2, 2, 0)
    with serving(after) as live, Browser(live.url) as again, Browser(live.url) as back:
        again.http.cookies.update(anna.http.cookies)
        back.http.cookies.update(boris.http.cookies)
        assert again.get(f"/api/matches/{over}/verify")["holds"]
        (kept,) = again.get("/api/lists/skirmish")["own"]
        assert (kept["name"], kept["cards"]) == ("Fist", {"darth-vader": 1})
        again.get(f"/api/matches/{alone}", 404)  # opened after the backup
        with again.socket(running) as hers, back.socket(running) as his:
            assert n <= hers.update["n"] <= n + 1  # the time without a server is given back
            play_on(hers, his)
            assert hers.update["status"] == "over"
        assert again.get(f"/api/matches/{running}/verify")["holds"]
        again.delete("/api/session")
        again.post("/api/session", {"name": "Anna", "password": "correct horse"})


def test_a_backup_is_for_its_owners_eyes_and_for_no_other_program(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    source, file = new_database("sqlite"), tmp_path / "b"
    asyncio.run(play_a_little(source))

    answer = shell("backup", str(file), "--database", source)

    assert answer.status == 0
    assert "one match" in answer.out
    assert file.stat().st_mode & 0o077 == 0
    assert [*tmp_path.glob("*.part")] == []
    again = shell("backup", str(file), "--database", source)
    assert again.status == 2
    assert "there is such a file already" in again.err


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_there_is_lost_only_if_one_says_so(
    new_database: NewDatabase, tmp_path: Path, kind: str
) -> None:
    source, target, file = new_database("sqlite"), new_database(kind), tmp_path / "b"
    asyncio.run(play_a_little(source, matches=3))
    asyncio.run(play_a_little(target))
    shell("backup", str(file), "--database", source)

    refused = shell("restore", str(file), "--database", target, lang="ru_RU.UTF-8")
    done = shell("restore", str(file), "--database", target, "--replace", lang="ru_RU.UTF-8")

    assert refused.status == 2
    assert "--replace" in refused.err
    assert done.status == 0, done.err
    assert "3 партии" in done.out
    assert len(asyncio.run(ids_in(target))) == 3


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_restored_under_a_running_server(
    new_database: NewDatabase, tmp_path: Path, kind: str
) -> None:
    from tests.web.server_process import process  # noqa: PLC0415

    source, target, file = new_database("sqlite"), new_database(kind), tmp_path / "b"
    asyncio.run(play_a_little(source))
    asyncio.run(back_up(source, file))

    with process(target), pytest.raises(BadDatabase) as refused:
        asyncio.run(restore(target, file))

    assert refused.value.message.key == "host-database-in-use"


def test_a_broken_row_is_kept_by_sqlite_and_left_out_by_postgres(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    source, file = new_database("sqlite"), tmp_path / "b"
    asyncio.run(play_a_little(source))
    with closing(sqlite3.connect(source)) as connection, connection:
        connection.execute("UPDATE journal SET value = '{' WHERE n = 2")
    asyncio.run(back_up(source, file))

    kept = asyncio.run(restore(new_database("sqlite"), file))
    left = asyncio.run(restore(new_database("postgres"), file))

    assert (kept.matches, kept.left_out) == (1, 0)
    assert (left.matches, left.left_out) == (1, 1)


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    file = tmp_path / "old"
    asyncio.run(play_a_little(str(file)))
    with closing(sqlite3.connect(file)) as connection, connection:
        for index in NEWER_INDEXES:
            connection.execute(f"DROP INDEX {index}")
        for table in NEWER_TABLES:
            connection.execute(f"DROP TABLE {table}")
        for table, column in NEWER_COLUMNS:
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        connection.execute("UPDATE alembic_version SET version_num = '0003'")

    copied = asyncio.run(restore(new_database("sqlite"), file))

    assert copied.matches == 1


@pytest.mark.parametrize(
    ("content", "key"), [(b"", "other"), (b"Dear diary" * 500, "other"), (None, "newer")]
)
def test_what_is_no_backup_is_refused(
    new_database: NewDatabase, tmp_path: Path, content: bytes | None, key: str
) -> None:
    file = tmp_path / "b"
    if content is None:
        asyncio.run(play_a_little(str(file)))
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
    else:
        file.write_bytes(content)

    with pytest.raises(NotRestored) as refused:
        asyncio.run(restore(new_database("sqlite"), file))

    assert refused.value.message.key == f"host-backup-{key}"


def test_a_backup_that_is_not_whole_is_named_as_it_was_given(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    file, page = tmp_path / "b", 4096
    asyncio.run(play_a_little(str(file)))
    whole = file.read_bytes()
    file.write_bytes(whole[: 2 * page] + b"\xff" * page + whole[3 * page :])

    with pytest.raises(BadDatabase) as refused:
        asyncio.run(restore(new_database("sqlite"), file))

    assert refused.value.message.key == "host-restore-broken"
    assert refused.value.message.arguments["file"] == str(file)
    assert "\n" not in str(refused.value.message.arguments["why"])


@pytest.mark.parametrize("is_folder", [True, False])
def test_what_is_no_database_is_not_restored_into(tmp_path: Path, is_folder: bool) -> None:
    file, target = tmp_path / "b", tmp_path / "target"
    asyncio.run(play_a_little(str(file)))
    target.mkdir() if is_folder else target.write_text("Dear diary, " * 1000)

    with pytest.raises(BadDatabase):
        asyncio.run(restore(str(target), file))

    assert is_folder or target.read_text().startswith("Dear diary")


async def play_a_little(address: str, matches: int = 1) -> None:
    async with opened(address) as storage:
        for _ in range(matches):
            table = await new_table(storage, ANNA, BORIS)
            await table.act()


async def ids_in(address: str) -> list[str]:
    async with opened(address) as storage:
        return [it.id for it in (await storage.matches.running()).items]
