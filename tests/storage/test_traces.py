"""What the journals say of a person, and how it is taken out of them."""

from __future__ import annotations

import asyncio
import threading

import pytest
from sqlalchemy import Text, cast, select, text

from pentarch.match.commands import Chat, Forget, GoOnAs, Join, Leave
from pentarch.storage import Storage, traces
from pentarch.storage.tables import journal
from tests.storage.playing import NOW, Table, new_table, with_storage


def test_where_a_person_has_been_is_found(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, _ = await storage.users.new_guest("Luke", NOW)
        playing = await new_table(storage, guest.id, "boris")
        watching = await new_table(storage, "anna", "boris")
        await watching.do(Chat(guest.id, "Luke", "good luck"))
        await watching.do(Chat("anna", "Anna", "thank you"))
        left = await new_table(storage, "anna", None, start=False)
        await left.do(Join(guest.id, "Luke"))
        await left.do(Leave(guest.id))
        brought = await new_table(storage, "anna", "vera")
        await brought.do(GoOnAs("vera", f"{guest.id}+1", "Leia"))
        await new_table(storage, "anna", "boris")

        found = await storage.traces.matches(guest.id)

        assert found == sorted(it.id for it in (playing, watching, left, brought))
        said = await storage.traces.said(guest.id)
        assert [(it.match, it.text) for it in said] == [(watching.id, "good luck")]

    with_storage(address, scene)


async def rows_of(table: Table) -> str:
    """All that is stored of a match."""
    query = select(cast(journal.c.value, Text)).where(journal.c.match == table.id)
    async with table.storage.readers.connect() as connection:
        return "\n".join((await connection.execute(query)).scalars())


def test_no_row_has_the_name_of_who_is_forgotten(address: str) -> None:
    async def scene(storage: Storage) -> None:
        luke, _ = await storage.users.new_guest("Luke", NOW)
        opened = await new_table(storage, luke.id, "boris")
        joined = await new_table(storage, "anna", None, start=False)
        await joined.do(Join("visitor", "Lucky"))
        await joined.do(Chat("visitor", "Lucky", "hello"))
        await joined.do(GoOnAs("visitor", luke.id, "Luke"))
        watched = await new_table(storage, "anna", "boris")
        await watched.do(Chat(luke.id, "Luke", "good luck"))
        await watched.do(Chat("anna", "Anna", "thank you"))

        for table in (opened, joined, watched):
            before = await table.reload()
            await table.do(Forget(luke.id))
            await storage.traces.erase(luke.id, table.id)

            stored = await rows_of(table)
            assert not any(it in stored for it in ("Luke", "Lucky", luke.id.title()))
            after = await table.reload()
            assert (after.n, after.seats) == (table.match.n, table.match.seats)
            assert (after.secret, after.state) == (before.secret, before.state)
        assert "Boris" in await rows_of(opened)
        assert "Anna" in await rows_of(watched)

    with_storage(address, scene)


@pytest.mark.parametrize("broken", ["{", "\ufffd"])
def test_a_row_that_cannot_be_read_is_passed_over(sqlite_address: str, broken: str) -> None:
    async def scene(storage: Storage) -> None:
        luke, _ = await storage.users.new_guest("Luke", NOW)
        table = await new_table(storage, "anna", "boris")
        await table.do(Chat(luke.id, "Luke", "one"))
        await table.do(Chat(luke.id, "Luke", "two"))
        spoil = text("UPDATE journal SET value = :value WHERE n = :n")
        spoiled = {"value": broken + luke.id, "n": table.match.n}
        await storage.writers.run(lambda it: it.execute(spoil, spoiled) and None)

        assert [it.text for it in await storage.traces.said(luke.id)] == ["one"]
        assert await storage.traces.matches(luke.id) == [table.id]
        await storage.traces.erase(luke.id, table.id)
        assert "Luke" not in await rows_of(table)

    with_storage(sqlite_address, scene)


def test_nobody_waits_while_journals_are_looked_through(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sessions are looked up all the time, and a journal may have millions of rows."""
    go_on = threading.Event()
    monkeypatch.setattr(traces, "said", lambda *_: go_on.wait(60) and [])

    async def scene(storage: Storage) -> None:
        if "postgresql" in address:
            monkeypatch.setattr(
                traces, "said", lambda it, _: it.execute(text("SELECT pg_sleep(1)"))
            )
        luke, token = await storage.users.new_guest("Luke", NOW)
        exports = [asyncio.create_task(storage.traces.said(luke.id)) for _ in range(20)]
        await asyncio.sleep(0.2)
        try:
            async with asyncio.timeout(15):
                for _ in range(5):
                    assert await storage.users.by_session(token, NOW) == luke
            assert not exports[-1].done()
        finally:
            go_on.set()
            for it in exports[1:]:
                it.cancel()
            await asyncio.gather(*exports, return_exceptions=True)

    with_storage(address, scene)
