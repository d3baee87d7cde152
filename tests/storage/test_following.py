"""What others have written is read for many matches at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine, event, text
from sqlalchemy.exc import SQLAlchemyError

from pentarch.match.commands import Chat
from pentarch.storage import Storage, following
from tests.storage.playing import ANNA, BORIS, Table, new_table, opened, with_storage


@contextmanager
def statements(wanted: str) -> Iterator[list[str]]:
    """The statements with these words that are sent meanwhile."""
    sent: list[str] = []

    def note(connection: object, cursor: object, statement: str, *_: object) -> None:
        if wanted in statement:
            sent.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def tables_with_talk(storage: Storage, many: int) -> list[Table]:
    """Tables with two entries, and then one more at the second, two more at the third and so on."""
    tables = [await new_table(storage, ANNA, BORIS) for _ in range(many)]
    for number, table in enumerate(tables):
        for line in range(number):
            await table.do(Chat(ANNA, "Anna", f"{number}: {line}"))
    return tables


def test_many_who_are_behind_are_served_by_a_few_queries(postgres_address: str) -> None:
    async def scene(storage: Storage) -> None:
        tables = await tables_with_talk(storage, 8)
        with statements("FROM journal") as sent:
            found = await asyncio.gather(*(storage.journal.read(it.id, 2) for it in tables))

        assert len(sent) == 1
        for number, entries in enumerate(found):
            assert [it.n for it in entries] == [*range(3, 3 + number)]
            said = [it.value["text"] for it in entries]
            assert said == [f"{number}: {line}" for line in range(number)]
        assert found == [(await storage.journal.read(it.id))[2:] for it in tables]

    with_storage(postgres_address, scene)


def test_the_same_match_is_asked_from_different_places(postgres_address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = (await tables_with_talk(storage, 6))[-1]
        found = await asyncio.gather(
            *(storage.journal.read(table.id, since) for since in (3, 2, 3, 99)),
            storage.journal.read("nowhere", 2),
        )

        assert [[it.n for it in entries] for entries in found] == [
            [4, 5, 6, 7], [3, 4, 5, 6, 7], [4, 5, 6, 7], [], []
        ]  # fmt: skip

    with_storage(postgres_address, scene)


def test_who_asks_while_others_are_read_gets_what_was_written_by_then(
    postgres_address: str,
) -> None:
    async def scene() -> None:
        async with opened(postgres_address) as one, opened(postgres_address) as two:
            table = await new_table(one, ANNA, BORIS)
            for number in range(20):
                early = [asyncio.create_task(two.journal.read(table.id, 2)) for _ in range(3)]
                await asyncio.sleep(0)
                await table.do(Chat(ANNA, "Anna", f"line {number}"))
                late = await two.journal.read(table.id, 2)

                assert [it.n for it in late] == [*range(3, table.match.n + 1)]
                await asyncio.gather(*early)

    asyncio.run(scene())


def test_who_goes_while_waiting_harms_nobody(postgres_address: str) -> None:
    async def scene(storage: Storage) -> None:
        tables = await tables_with_talk(storage, 3)
        reading = [asyncio.create_task(storage.journal.read(it.id, 2)) for it in tables]
        await asyncio.sleep(0)
        reading[1].cancel()

        assert len(await reading[2]) == 2
        assert await reading[0] == []
        assert len(await storage.journal.read(tables[1].id, 2)) == 1

    with_storage(postgres_address, scene)


def test_an_entry_that_cannot_be_read_harms_no_other_match(postgres_address: str) -> None:
    async def scene(storage: Storage) -> None:
        tables = await tables_with_talk(storage, 4)
        broken = tables[2].id
        async with storage.writers.begin() as connection:
            nonsense = "UPDATE journal SET value = '{\"text\": 1e5000}' WHERE match = :id AND n = 3"
            await connection.execute(text(nonsense), {"id": broken})

        found = await asyncio.gather(
            *(storage.journal.read(it.id, 2) for it in tables), return_exceptions=True
        )

        assert isinstance(found[2], ValueError)
        assert [len(it) for it in found if not isinstance(it, BaseException)] == [0, 1, 3]

    with_storage(postgres_address, scene)


def test_when_the_database_refuses_all_who_wait_hear_it_and_can_ask_again(
    postgres_address: str,
) -> None:
    async def scene(storage: Storage) -> None:
        tables = await tables_with_talk(storage, 3)
        await rename(storage, "journal", "hidden")
        found = await asyncio.gather(
            *(storage.journal.read(it.id, 2) for it in tables), return_exceptions=True
        )
        await rename(storage, "hidden", "journal")

        assert all(isinstance(it, SQLAlchemyError) for it in found)
        assert len(await storage.journal.read(tables[2].id, 2)) == 2

    with_storage(postgres_address, scene)


def test_a_query_that_hangs_is_given_up(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "HUNG_SECONDS", 0.5)

    async def scene(storage: Storage) -> None:
        tables = await tables_with_talk(storage, 3)
        async with storage.writers.begin() as connection:
            await connection.execute(text("LOCK TABLE journal IN ACCESS EXCLUSIVE MODE"))
            with pytest.raises(TimeoutError):
                await storage.journal.read(tables[2].id, 2)

        monkeypatch.undo()
        assert len(await storage.journal.read(tables[2].id, 2)) == 2

    with_storage(postgres_address, scene)


async def rename(storage: Storage, before: str, after: str) -> None:
    async with storage.writers.begin() as connection:
        await connection.execute(text(f"ALTER TABLE {before} RENAME TO {after}"))
