"""The doctor reads everything, plays again what is over, and says what is wrong."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from pentarch.hosting import thinkers
from pentarch.match.commands import Resign
from pentarch.storage import Storage
from tests.cli.shell import shell
from tests.keeping.conftest import NewDatabase
from tests.storage.playing import ANNA, BORIS, Table, new_table, opened


async def play(storage: Storage) -> list[Table]:
    """A match that runs, one that was given up, and one that was played to its end."""
    tables = [await new_table(storage, ANNA, BORIS) for _ in range(3)]
    await tables[0].act()
    await tables[1].do(Resign(ANNA))
    while tables[2].match.status == "running":
        await tables[2].act()
    return tables


def filled(address: str) -> list[str]:
    async def scene() -> list[str]:
        async with opened(address) as storage:
            return [it.id for it in await play(storage)]

    return asyncio.run(scene())


def examined(database: str, status: int) -> dict[str, Any]:
    answer = shell("doctor", "--database", database, "--json")

    assert answer.status == status, answer.all
    return {it["check"]: it for it in json.loads(answer.out)["checks"]}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_where_all_is_well_it_says_so(new_database: NewDatabase, kind: str) -> None:
    database = new_database(kind)
    filled(database)

    found = examined(database, 0)

    assert all(it["ok"] for it in found.values())
    assert "3 matches were read; 2 that are over" in found["matches"]["text"]
    assert found["bots"]["ok"]
    assert ("disk" in found) == (kind == "sqlite")


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ("UPDATE journal SET value = '{' WHERE n = 3 AND match = :it", "damaged"),
        ("DELETE FROM journal WHERE match = :it", "damaged"),
        ("UPDATE matches SET status = 'running' WHERE id = :it", "unlisted"),
        (
            "UPDATE journal SET value = json_set(value, '$.secret', printf('%064d', 7)) "
            "WHERE n = 1 AND match = :it",
            "false",
        ),
    ],
)
def test_what_was_changed_behind_the_servers_back_is_found(
    new_database: NewDatabase, change: str, name: str
) -> None:
    database = new_database("sqlite")
    *_, id = filled(database)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(change, {"it": id})

    found = examined(database, 1)

    wrong = [it["check"] for it in found.values() if not it["ok"]]
    assert wrong == [name] or (name == "false" and wrong == ["damaged"])
    assert id in found[wrong[0]]["text"]


def test_matches_of_rules_that_are_gone_are_counted(new_database: NewDatabase) -> None:
    database = new_database("sqlite")
    filled(database)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "UPDATE journal SET value = json_set(value, '$.version', 99) WHERE n = 1"
        )

    assert "infiltration 99 (3)" in examined(database, 0)["rules"]["text"]


def test_an_older_database_is_not_touched(new_database: NewDatabase) -> None:
    database = new_database("sqlite")
    filled(database)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0003'")

    found = examined(database, 1)

    assert "pentarch migrate" in found["database"]["text"]
    assert "matches" not in found


def test_bots_that_cannot_answer_are_found(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_room() -> None:
        raise thinkers.Crashed("no room")

    monkeypatch.setattr(thinkers, "begin", no_room)

    assert not examined(new_database("sqlite"), 1)["bots"]["ok"]


def test_a_person_is_told_in_sentences(new_database: NewDatabase) -> None:
    answer = shell("doctor", "--database", new_database("sqlite"), lang="ru_RU.UTF-8")

    assert answer.status == 1
    assert answer.out.startswith("✗ Базы данных")
    assert "✓ Бот отвечает" in answer.out
