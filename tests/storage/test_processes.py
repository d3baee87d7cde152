"""Several processes on one database, and processes that die."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Engine, event, text

from pentarch.match.commands import Chat
from pentarch.storage import Storage, open_storage
from pentarch.storage.database import url_of
from tests.storage.playing import ANNA, BORIS, NOW, ROOT, Table, new_table, opened, with_storage

PATIENCE = 60  # seconds


def writer(address: str, match: str, name: str, lines: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.storage.writer", address, match, name, str(lines)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def new_match(address: str) -> str:
    made: list[str] = []

    async def scene(storage: Storage) -> None:
        made.append((await new_table(storage, ANNA, BORIS)).id)

    with_storage(address, scene)
    return made[0]


def numbers_and_lines(address: str, match: str) -> tuple[list[int], list[tuple[object, object]]]:
    """The numbers of all entries, and who said what."""
    found: list[tuple[list[int], list[tuple[object, object]]]] = []

    async def scene(storage: Storage) -> None:
        entries = await storage.journal.read(match)
        said = [(it.value["name"], it.value["text"]) for it in entries if it.kind == "chat"]
        found.append(([it.n for it in entries], list(said)))

    with_storage(address, scene)
    return found[0]


def test_two_processes_write_one_match_and_nothing_is_lost_or_doubled(address: str) -> None:
    match = new_match(address)
    writers = [writer(address, match, name, 60) for name in ("one", "two")]

    acknowledged = [int(n) for it in writers for n in it.communicate(timeout=PATIENCE)[0].split()]

    numbers, said = numbers_and_lines(address, match)
    assert [it.returncode for it in writers] == [0, 0]
    assert sorted(acknowledged) == list(range(3, 123))
    assert numbers == list(range(1, 123))
    for name in ("one", "two"):
        assert [line for who, line in said if who == name] == [f"line {it}" for it in range(60)]


def test_after_kill_9_every_acknowledged_entry_is_there_once(address: str) -> None:
    match = new_match(address)
    acknowledged: list[int] = []
    for round in range(3):
        with writer(address, match, f"round {round}", 1_000_000) as process:
            assert process.stdout is not None
            for line in process.stdout:
                acknowledged.append(int(line))
                if len(acknowledged) % 40 == 0:
                    break
            os.kill(process.pid, signal.SIGKILL)
            rest = process.stdout.read()  # of the same buffer that was read line by line
        acknowledged += [int(line) for line in rest.split("\n")[:-1]]

        numbers, said = numbers_and_lines(address, match)

        assert numbers == list(range(1, len(numbers) + 1))
        assert set(acknowledged) <= set(numbers)
        assert len(said) == len(set(said))
        assert len(numbers) - 2 - len(acknowledged) <= round + 1, "one may lack its answer"


# News.


def test_within_a_process_watchers_are_told_at_once(address: str) -> None:
    async def scene(storage: Storage) -> None:
        told: list[str] = []
        table = await new_table(storage, ANNA, BORIS)
        other = await new_table(storage, ANNA, BORIS)
        stop = storage.news.watch(table.id, told.append)
        everything: list[str] = []
        stop_all = storage.news.watch(None, everything.append)

        await table.act()
        await other.act()
        assert told == [table.id]
        stop()
        stop_all()
        await table.act()

        assert told == [table.id]
        # Whose turn it is may be noted meanwhile, which is news for lists.
        assert {*everything} == {table.id, other.id}

    with_storage(address, scene)


def test_a_watcher_that_fails_does_no_harm(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        told: list[str] = []

        def fail(match: str) -> None:
            raise RuntimeError("a bad watcher")

        storage.news.watch(table.id, fail)
        storage.news.watch(table.id, told.append)
        await table.act()

        assert told == [table.id]

    with_storage(address, scene)


def test_another_process_is_heard_through_notify(postgres_address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        news = Listener(storage, table.id)
        command = [
            sys.executable, "-m", "tests.storage.writer", postgres_address, table.id, "other", "3",
        ]  # fmt: skip
        process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, stdout=asyncio.subprocess.DEVNULL
        )
        assert await process.wait() == 0

        await news.until(lambda: news.told > 0)

        assert len(await storage.journal.read(table.id, since=2)) == 3
        news.stop()

    with_storage(postgres_address, scene)


def test_a_match_is_played_half_through_each_of_two_servers(postgres_address: str) -> None:
    async def scene() -> None:
        async with opened(postgres_address) as one, opened(postgres_address) as two:
            here = await new_table(one, ANNA, BORIS)
            there = Table(two, here.id, here.match)
            news = [Listener(storage, here.id) for storage in (one, two)]
            for turn in range(10):
                table = (here, there)[turn % 2]
                table.match = await table.reload()
                told = [it.told for it in news]
                await table.act()
                for listener, before in zip(news, told, strict=True):
                    await listener.until_told(before)

            assert (await here.reload()).ply == 10
            assert (await here.reload()).plies == (await there.reload()).plies
            for it in news:
                it.stop()

    asyncio.run(scene())


def test_news_lost_with_the_line_are_polled_after_it_is_back(postgres_address: str) -> None:
    async def scene() -> None:
        async with opened(postgres_address) as one, opened(postgres_address) as two:
            table = await new_table(one, ANNA, BORIS)
            news = Listener(two, table.id)
            await asyncio.sleep(0.1)
            told = news.told
            await cut_lines(one)
            await table.do(Chat(ANNA, "Anna", "is anybody there?"))

            await news.until_told(told)

            news.stop()

    asyncio.run(scene())


def test_a_table_elsewhere_is_not_woken_when_only_lists_change(postgres_address: str) -> None:
    async def scene() -> None:
        async with opened(postgres_address) as one, opened(postgres_address) as two:
            table = await new_table(one, ANNA, BORIS)
            table_told: list[str] = []
            lists_told = asyncio.Event()
            await asyncio.sleep(0.1)  # until the news of its beginning have been heard
            two.news.watch(table.id, table_told.append)
            two.news.watch(None, lambda _: lists_told.set())

            one.news.relist([table.id])
            async with asyncio.timeout(60):
                await lists_told.wait()

            assert table_told == []

    asyncio.run(scene())


async def cut_lines(storage: Storage) -> None:
    """End every connection that listens."""
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    async with storage.writers.begin() as connection:
        await connection.execute(text(query))


class Listener:
    """Counts what a process is told of a match."""

    def __init__(self, storage: Storage, match: str) -> None:
        self.told = 0
        self._new = asyncio.Event()
        self.stop = storage.news.watch(match, self._hear)

    def _hear(self, match: str) -> None:
        self.told += 1
        self._new.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._new.clear()
                await self._new.wait()

    async def until_told(self, before: int) -> None:
        await self.until(lambda: self.told > before)


# Leases.


def test_one_process_at_a_time_holds_a_ply(postgres_address: str) -> None:
    async def scene() -> None:
        async with opened(postgres_address) as one, opened(postgres_address) as two:
            first, second = one.leases, two.leases

            assert await first.take("m", "bot", ply=4, now=NOW, length=1000)
            assert not await second.take("m", "bot", ply=4, now=NOW + 999, length=1000)
            assert await second.take("m", "clock", ply=4, now=NOW, length=1000)
            assert await first.take("m", "bot", ply=4, now=NOW + 500, length=1000)

            assert await second.take("m", "bot", ply=4, now=NOW + 1500, length=1000)
            assert await first.take("m", "bot", ply=5, now=NOW + 1501, length=1000)
            await first.drop("m", "bot")
            assert await second.take("m", "bot", ply=5, now=NOW + 1502, length=1000)

    asyncio.run(scene())


def test_a_lease_lasts_while_its_holder_renews_it_and_no_longer(postgres_address: str) -> None:
    async def scene() -> None:
        async with opened(postgres_address) as one, opened(postgres_address) as two:
            for match in ("m", "let-go"):
                assert await one.leases.take(match, "bot", ply=1, now=NOW, length=1000)
            one.leases.let_go("let-go")
            await one.leases.renew(NOW + 900, length=1000)

            later = {"ply": 1, "now": NOW + 1500, "length": 1000}
            assert not await two.leases.take("m", "bot", **later)
            assert await two.leases.take("let-go", "bot", **later)
            assert await two.leases.take("m", "bot", ply=1, now=NOW + 1900, length=1000)

            await one.leases.renew(NOW + 2000, length=5000)  # it is another's now
            assert await two.leases.take("m", "bot", ply=1, now=NOW + 2500, length=1000)

    asyncio.run(scene())


def test_on_sqlite_the_one_process_holds_what_it_wants(sqlite_address: str) -> None:
    async def scene(storage: Storage) -> None:
        assert await storage.leases.take("m", "bot", ply=1, now=NOW, length=1000)
        assert await storage.leases.take("m", "bot", ply=1, now=NOW, length=1000)
        await storage.leases.drop("m", "bot")

    with_storage(sqlite_address, scene)


def test_processes_that_start_together_migrate_once(postgres_address: str) -> None:
    made: list[str] = []

    def note(connection: object, cursor: object, statement: str, *_: object) -> None:
        if "CREATE TABLE matches" in statement:
            made.append(statement)

    async def scene() -> None:
        storages = await asyncio.gather(*[open_storage(postgres_address) for _ in range(3)])
        for storage in storages:
            await storage.close()

    event.listen(Engine, "before_cursor_execute", note)
    try:
        asyncio.run(scene())
    finally:
        event.remove(Engine, "before_cursor_execute", note)

    assert len(made) == 1


def test_the_database_of_these_tests_is_a_real_postgres(postgres_address: str) -> None:
    async def scene() -> None:
        url = url_of(postgres_address)
        line = await asyncpg.connect(
            user=url.username, database=url.database, host=url.query["host"]
        )
        assert "PostgreSQL" in await line.fetchval("SELECT version()")
        await line.close()

    asyncio.run(scene())
