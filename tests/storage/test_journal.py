"""The journal: what is acknowledged is on disk, and no number is written twice."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import msgspec
import pytest

from pentarch.match.commands import Act, Chat, Join, Leave, Resign
from pentarch.match.decisions import advance
from pentarch.match.folding import fold
from pentarch.storage import Storage, open_storage
from pentarch.storage.journal import (
    ACKNOWLEDGED_AT_ONCE,
    Append,
    Conflict,
    Damaged,
    StorageDown,
    UnknownMatch,
)
from tests.storage.playing import ANNA, BORIS, NOW, new_table, opened, with_storage


def test_a_match_is_read_as_it_was_written(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        for _ in range(5):
            await table.act()
        await table.do(Chat(ANNA, "Анна", "привет 🙂 'quoted' \\ \"double\""))

        entries = await storage.journal.read(table.id)

        assert [entry.n for entry in entries] == list(range(1, table.match.n + 1))
        again = fold(entries)
        assert again.plies == table.match.plies
        assert again.talk == table.match.talk
        assert await storage.journal.read(table.id, since=3) == entries[3:]

    with_storage(address, scene)


def test_a_match_goes_on_where_it_was_after_a_restart(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as storage:
            table = await new_table(storage, ANNA, BORIS)
            await table.act()
        async with opened(address) as storage:
            table.storage = storage
            table.match = await table.reload()
            await table.act()

            assert (await table.reload()).ply == 2

    asyncio.run(scene())


def test_the_same_number_is_not_written_twice(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        written, after = advance(table.match, Chat(ANNA, "Anna", "first"), NOW)
        other, other_after = advance(table.match, Chat(BORIS, "Boris", "second"), NOW)
        await storage.journal.append(table.id, written, after)

        with pytest.raises(Conflict, match=f"entry {other[0].n} of match {table.id}"):
            await storage.journal.append(table.id, other, other_after)

        assert [entry.value.get("text") for entry in await storage.journal.read(table.id, 2)] == [
            "first"
        ]

    with_storage(address, scene)


def test_one_conflict_in_a_group_does_not_hold_up_the_others(address: str) -> None:
    async def scene(storage: Storage) -> None:
        tables = [await new_table(storage, ANNA, BORIS) for _ in range(8)]
        twice = tables[3]
        clash = advance(twice.match, Chat(BORIS, "Boris", "me too"), NOW)

        outcomes = await asyncio.gather(
            *[table.do(Chat(ANNA, "Anna", "me")) for table in tables],
            storage.journal.append(twice.id, *clash),
            return_exceptions=True,
        )

        assert [type(it) for it in outcomes] == [type(None)] * 8 + [Conflict]
        for table in tables:
            assert len(await storage.journal.read(table.id, since=2)) == 1

    with_storage(address, scene)


def test_what_builds_on_a_conflict_is_not_written_either(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        first, after_first = advance(table.match, Chat(ANNA, "Anna", "one"), NOW)
        second, after_second = advance(after_first, Chat(ANNA, "Anna", "two"), NOW)
        await table.do(Chat(BORIS, "Boris", "faster"))

        outcomes = await asyncio.gather(
            storage.journal.append(table.id, first, after_first),
            storage.journal.append(table.id, second, after_second),
            return_exceptions=True,
        )

        assert [type(it) for it in outcomes] == [Conflict, Conflict]
        assert len(await storage.journal.read(table.id)) == 3

    with_storage(address, scene)


def test_entries_of_one_append_are_written_all_or_none(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        both, after = advance(table.match, Resign(ANNA), NOW)
        assert [entry.kind for entry in both] == ["resign", "over"]
        await table.do(Chat(BORIS, "Boris", "wait"))

        with pytest.raises(Conflict):
            await storage.journal.append(table.id, both, after)

        assert (await table.reload()).status == "running"
        listed = await storage.matches.find(table.id)
        assert listed is not None and listed.status == "running"

    with_storage(address, scene)


def test_a_match_that_was_never_created_has_no_journal(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        written, after = advance(table.match, Chat(ANNA, "Anna", "hello"), NOW)

        with pytest.raises(UnknownMatch):
            await storage.journal.append("nowhere", written, after)
        assert await storage.journal.read("nowhere") == []

    with_storage(address, scene)


def test_who_is_cancelled_while_waiting_has_written_all_the_same(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        waiting = asyncio.create_task(table.do(Chat(ANNA, "Anna", "bye")))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await table.storage.close()

    async def later(storage: Storage) -> None:
        table = (await storage.matches.open_tables()).items + (
            await storage.matches.running()
        ).items
        assert len(await storage.journal.read(table[0].id, since=2)) == 1

    async def both() -> None:
        await scene(await open_storage(address))
        async with opened(address) as storage:
            await later(storage)

    asyncio.run(both())


def test_a_closed_journal_says_so(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as storage:
            table = await new_table(storage, ANNA, BORIS)

        with pytest.raises(StorageDown):
            await table.do(Chat(ANNA, "Anna", "too late"))

    asyncio.run(scene())


def test_many_appends_share_a_transaction(address: str) -> None:
    async def scene(storage: Storage) -> None:
        tables = [await new_table(storage, ANNA, BORIS) for _ in range(20)]
        before = storage.journal.groups

        await asyncio.gather(*[talk(table) for table in tables])

        assert storage.journal.groups - before <= 40
        assert storage.journal.rows == 20 * (2 + 10)

    async def talk(table: object) -> None:
        from tests.storage.playing import Table  # noqa: PLC0415

        assert isinstance(table, Table)
        for line in range(10):
            await table.do(Chat(ANNA, "Anna", f"line {line}"))

    with_storage(address, scene)


def test_while_many_are_told_others_are_heard(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        match = table.match
        loop = asyncio.get_running_loop()
        told: list[int] = []  # in which step of the loop
        steps = 0

        def step() -> None:
            nonlocal steps
            steps += 1
            if len(told) < 3 * ACKNOWLEDGED_AT_ONCE:
                loop.call_soon(step)

        for number in range(3 * ACKNOWLEDGED_AT_ONCE):
            written, match = advance(match, Chat(ANNA, "Anna", f"line {number}"), NOW)
            storage.journal.post(Append(table.id, written, match, lambda _: told.append(steps)))
        step()
        await table.reload()  # whoever comes meanwhile
        while len(told) < 3 * ACKNOWLEDGED_AT_ONCE:
            await asyncio.sleep(0)

        assert max(told.count(it) for it in set(told)) == ACKNOWLEDGED_AT_ONCE
        assert (await table.reload()).n == match.n

    with_storage(address, scene)


# The index follows the journal.


def test_the_index_is_written_with_the_entries_that_change_it(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, None, start=False)
        listed = await storage.matches.find(table.id)
        assert listed is not None
        assert listed.status == "open"
        assert [seat.user for seat in listed.seats] == [ANNA, None]

        await table.do(Join(BORIS, "Boris"))
        await table.do(Leave(ANNA))
        await table.do(Join(ANNA, "Anna"))

        listed = await storage.matches.find(table.id)
        assert listed is not None
        assert [seat.name for seat in listed.seats] == ["Anna", "Boris"]
        assert listed.host == BORIS

    with_storage(address, scene)


def test_whose_turn_it_is_in_many_matches_is_noted_later_and_at_once(address: str) -> None:
    """It is no entry: tables that are up to date are not called to read on."""

    async def scene(storage: Storage) -> None:
        tables = [await new_table(storage, ANNA, BORIS) for _ in range(21)]
        called: list[str] = []
        listed: list[str] = []
        for table in tables:
            storage.news.watch(table.id, called.append)
        storage.news.watch(None, listed.append)
        entries: list[str] = []
        for table in tables:
            before = table.match.turn
            while table.match.turn == before:
                await table.act(NOW + 7)
                entries.append(table.id)

        await storage.journal.close()

        assert called == entries
        assert sorted(listed) == sorted([*entries, *(it.id for it in tables)])
        for table in tables:
            row = await storage.matches.find(table.id)
            assert row is not None
            assert (row.asked, row.asked_since) == (table.match.turn, NOW + 7)

    with_storage(address, scene)


def test_a_finished_match_keeps_its_result_and_everybodys_last_view(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        await table.act()
        assert await storage.matches.last_view(table.id, None) is None
        await table.do(Resign(BORIS), NOW + 5)

        listed = await storage.matches.find(table.id)

        assert listed is not None
        assert (listed.status, listed.result, listed.ended) == ("over", [1.0, -1.0], "resigned")
        assert listed.finished == NOW + 5
        game, state = table.match.game, table.match.state
        assert game is not None and state is not None
        for seat in (0, 1, None):
            seen = msgspec.to_builtins(game.view(state, seat))
            assert await storage.matches.last_view(table.id, seat) == seen

    with_storage(address, scene)


def test_the_server_finds_the_matches_where_it_has_to_act(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, bots=1)
        await new_table(storage, ANNA, BORIS)
        while table.match.bot_to_move() is None:
            await table.act(NOW + 1)

        assert await storage.matches.due(before=NOW + 1) == [table.id]
        while table.match.bot_to_move() is not None:
            await table.act(NOW + 2)
        assert await storage.matches.due(before=NOW + 10_000) == []

    with_storage(address, scene)


def test_an_action_is_refused_before_it_reaches_the_journal(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        with pytest.raises(ValueError):
            await table.do(Act(ANNA, 9999, table.match.n))

        assert len(await storage.journal.read(table.id)) == 2

    with_storage(address, scene)


@pytest.mark.parametrize("broken", ["'{'", "CAST(x'ff' AS TEXT)"])
def test_of_a_damaged_journal_the_entries_before_the_damage_are_read(
    tmp_path: Path, broken: str
) -> None:
    address = str(tmp_path / "damaged.db")

    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)
        for _ in range(3):
            await table.act()
        whole = await storage.journal.read(table.id)
        with contextlib.closing(sqlite3.connect(address)) as connection:
            connection.execute(f"UPDATE journal SET value = {broken} WHERE n = 4")
            connection.commit()

        with pytest.raises(Damaged) as damage:
            await storage.journal.read(table.id)

        assert damage.value.n == 4
        assert damage.value.before == whole[:3]
        assert await storage.journal.read(table.id, since=4) == whole[4:]

    with_storage(address, scene)
