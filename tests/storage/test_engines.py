"""Connections to PostgreSQL that break are replaced before anybody uses them."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, text

from pentarch.match.commands import Chat
from pentarch.storage import Storage, engines
from tests.storage.playing import ANNA, BORIS, new_table, opened, with_storage


def pid(connection: Connection) -> int:
    """The server's process at the other end."""
    found: int = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
    return found


def test_lines_that_the_server_has_closed_are_replaced(postgres_address: str) -> None:
    async def scene() -> None:
        async with opened(postgres_address) as one, opened(postgres_address) as other:
            table = await new_table(one, ANNA, BORIS)
            await asyncio.gather(*(one.lookups.run(pid) for _ in range(4)))
            ending = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE usename = current_user AND pid <> pg_backend_pid()"
            )
            async with other.writers.begin() as connection:
                await connection.execute(text(ending))
            await asyncio.sleep(0.2)

            assert len(await one.journal.read(table.id)) == 2
            await table.do(Chat(ANNA, "Anna", "still here"))
            assert len(await one.journal.read(table.id, 2)) == 1

    asyncio.run(scene())


def test_a_line_that_rested_is_tried_before_it_is_used(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(storage: Storage) -> None:
        dialect = storage.readers.sync_engine.dialect
        known = {await storage.lookups.run(pid) for _ in range(10)}
        tried: list[object] = []

        def ping(connection: object) -> bool:
            tried.append(connection)
            return True

        def fail(_: object) -> bool:
            raise OSError("nobody answers")

        monkeypatch.setattr(dialect, "do_ping", ping)
        assert await storage.lookups.run(pid) in known
        assert not tried

        monkeypatch.setattr(engines, "RESTED_SECONDS", -1.0)
        assert await storage.lookups.run(pid) in known
        assert tried

        monkeypatch.setattr(dialect, "do_ping", fail)
        assert await storage.lookups.run(pid) not in known

    with_storage(postgres_address, scene)
