"""Tables in trouble: a damaged journal, a write nobody waits for, too many of everything."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import gc
import sqlite3
import weakref
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from pentarch.games import GAMES
from pentarch.hosting import rates
from pentarch.hosting import tables as hosting_tables
from pentarch.hosting.clock import now
from pentarch.hosting.rates import CHATS
from pentarch.hosting.refusals import NotNow
from pentarch.hosting.table import Table
from pentarch.hosting.tables import Tables
from pentarch.match import commands
from pentarch.match.clocks import BANK, SECOND, Clock
from pentarch.match.creation import create
from pentarch.match.decisions import advance
from pentarch.match.drafts import BadCommand
from pentarch.match.folding import fold
from pentarch.match.seats import Seat, bot, person
from pentarch.match.updates import update_for
from pentarch.storage import Storage, open_storage
from pentarch.storage.journal import Append, StorageDown
from pentarch.storage.matches import new_id
from pentarch.web.sockets import FRESH_MS, update_text
from tests.web.live import (
    PATIENCE,
    QUIET,
    Browser,
    LiveServer,
    Socket,
    chat_in,
    run_as_served,
    serving,
    two_at_a_table,
)


def with_tables(database: str, scene: Callable[[Tables], Awaitable[None]]) -> None:
    async def play() -> None:
        storage = await open_storage(database)
        tables = Tables(storage, dataclasses.replace(QUIET, database=database))
        try:
            await scene(tables)
        finally:
            await tables.close()
            await storage.close()

    run_as_served(play())


async def begun(tables: Tables) -> Table:
    """A match of two people."""
    return await tables.get(await written_down(tables.storage, person("boris", "Boris")))


async def written_down(storage: Storage, other: Seat, clock: Clock | None = None) -> str:
    """A match that has begun, the other's turn: its id."""
    id, seats = new_id(), [person("anna", "Anna"), other]
    first = create(
        GAMES["infiltration"], seats, {"first": 2},
        at=now(), secret=bytes(32), host="anna", clock=clock,
    )  # fmt: skip
    written, after = advance(fold([first]), commands.Start("anna"), now())
    await storage.journal.append(id, [first, *written], after)
    return id


def test_what_many_matches_leave_behind_is_collected(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Left to itself the collector would let an evening's matches gather for half an hour."""
    monkeypatch.setattr(hosting_tables, "MANY_FORGOTTEN", 3)

    async def scene(tables: Tables) -> None:
        tables.settings = dataclasses.replace(tables.settings, keep=0, idle=0.0)
        left = []
        for _ in range(3):
            table = await begun(tables)
            left.append(weakref.ref(table))
            ring: list[object] = [table]
            ring.append(ring)
            del table, ring
        await asyncio.sleep(0.01)
        gc.disable()
        try:
            tables._forget_idle()
            assert all(it() is not None for it in left)
            tables._give_back()
            assert all(it() is None for it in left)
        finally:
            gc.enable()

    with_tables(database, scene)


def test_a_damaged_match_says_so_and_holds_up_no_other(database: str) -> None:
    async def scene(tables: Tables) -> None:
        broken, sound = [await written_down(tables.storage, bot("random")) for _ in range(2)]
        with contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as connection:
            connection.execute("UPDATE journal SET value = '{}' WHERE match = ?", [broken])
            connection.commit()

        with pytest.raises(NotNow) as refused:
            await tables.get(broken)
        await tables.open()
        while (await tables.get(sound)).match.ply == 0:
            await asyncio.sleep(0.01)

        assert refused.value.message.key == "web-refusal-damaged"

    with_tables(database, scene)


BROKEN = {
    "not JSON": "UPDATE journal SET value = '{\"action\":' WHERE match = ? AND n = ?",
    "not text": "UPDATE journal SET value = CAST(x'ff00' AS TEXT) WHERE match = ? AND n = ?",
    "not an action": "UPDATE journal SET value = '{}' WHERE match = ? AND n = ?",
    "not a kind": "UPDATE journal SET kind = CAST(x'ff' AS TEXT) WHERE match = ? AND n = ?",
    "gone": "DELETE FROM journal WHERE match = ? AND n = ?",
}


@pytest.mark.parametrize("damage", BROKEN.values(), ids=BROKEN)
def test_a_match_with_a_broken_entry_stays_where_it_was(database: str, damage: str) -> None:
    ids: list[str] = []

    async def before(tables: Tables) -> None:
        clock = Clock(BANK, 10 * SECOND)
        for other in (person("boris", "Boris"), bot("random"), bot("random")):
            ids.append(await written_down(tables.storage, other, clock))
        table = await tables.get(ids[0])
        await table.do(commands.Chat("anna", "Anna", "Hello"))
        await table.do(commands.Chat("anna", "Anna", "Still there?"))

    async def after(tables: Tables) -> None:
        await tables.open()
        while not all([(await tables.get(id)).match.ply for id in ids[1:]]):
            await asyncio.sleep(0.01)

        table = await tables.get(ids[0])
        assert table.match.is_damaged
        assert [line.text for line in table.match.talk] == []
        seen = update_for(table.match, 0)
        assert seen.view is not None
        assert (seen.asked, seen.answers, seen.undo) == (None, [], None)
        assert seen.question["key"] == "match-refusal-damaged"
        with pytest.raises(BadCommand) as refused:
            await table.do(commands.Resign("anna"))
        assert refused.value.message.key == "match-refusal-damaged"
        assert tables.damaged == {ids[0]}

    with_tables(database, before)
    with contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as connection:
        connection.execute(damage, [ids[0], 3])
        connection.commit()
    with_tables(database, after)


def test_the_owner_of_a_damaged_match_still_finds_it(tmp_path: Path) -> None:
    database = str(tmp_path / "d.db")
    with serving(database) as live, Browser(live.url) as anna, Browser(live.url) as boris:
        id, hers, his = two_at_a_table(anna, boris)
        with hers, his:
            hers.send("chat", text="Hello")
            his.until(n=hers.update["n"] + 1)
        cookies = anna.http.cookies
    with contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as connection:
        connection.execute("UPDATE journal SET value = '{' WHERE kind = 'chat'")
        connection.commit()
    with serving(database) as live, Browser(live.url) as anna:
        anna.http.cookies = cookies
        found = anna.get(f"/api/matches/{id}")
        listed = anna.get("/api/matches/mine")["items"]
        with anna.socket(id) as hers:
            hers.send("resign")
            refused = hers.receive("refused")
        anna.post(f"/api/matches/{id}/leave", expect=409)

    assert found["update"]["view"] is not None
    assert not found["match"]["playable"]
    assert [(it["id"], it["playable"]) for it in listed] == [(id, False)]
    assert refused["message"]["key"] == "match-refusal-damaged"


def test_what_was_asked_for_is_done_though_nobody_waits_for_it(database: str) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        saying = asyncio.create_task(table.do(commands.Chat("anna", "Anna", "Hello")))
        await asyncio.sleep(0)
        saying.cancel()
        await table.do(commands.Chat("anna", "Anna", "Are you there?"))

        assert [it.text for it in table.match.talk] == ["Hello", "Are you there?"]

    with_tables(database, scene)


def test_a_table_goes_on_after_a_write_that_failed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        post = tables.storage.journal.post

        def fail(append: Append) -> None:
            monkeypatch.setattr(tables.storage.journal, "post", post)
            asyncio.get_running_loop().call_soon(append.done, StorageDown("a full disk"))

        monkeypatch.setattr(tables.storage.journal, "post", fail)
        with pytest.raises(StorageDown):
            await table.do(commands.Chat("anna", "Anna", "Hello"))
        await table.do(commands.Chat("anna", "Anna", "Are you there?"))

        assert [it.text for it in table.match.talk] == ["Are you there?"]

    with_tables(database, scene)


def test_commands_are_carried_out_in_order_though_somebody_else_writes(database: str) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        chat = [commands.Chat("anna", "Anna", str(number)) for number in range(5)]
        written, after = advance(table.match, commands.Chat("b", "B", "first"), now())
        other = tables.storage.journal.append(table.id, written, after)
        doing = [table.do(command) for command in chat]
        await asyncio.gather(other, *doing)

        assert [it.text for it in table.match.talk] == ["first", "0", "1", "2", "3", "4"]

    with_tables(database, scene)


def test_whoever_comes_later_is_told_the_time_of_then(database: str) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        told = [update_text(table, 0, 0), update_text(table, 0, 0)]
        await asyncio.sleep(2 * FRESH_MS / 1000)
        told.append(update_text(table, 0, 0))

        first, same, later = [msgspec.json.decode(text)["now"] for text in told]
        assert first == same
        assert later >= first + 2 * FRESH_MS

    with_tables(database, scene)


def test_time_without_a_server_is_nobodys(database: str) -> None:
    ids: list[str] = []

    async def before(tables: Tables) -> None:
        await tables.open()
        clock = Clock(BANK, 10 * SECOND)
        ids.append(await written_down(tables.storage, person("boris", "Boris"), clock))

    async def after(tables: Tables) -> None:
        await tables.open()
        match = (await tables.get(ids[0])).match
        deadline = match.deadline()
        await asyncio.sleep(0.1)

        assert deadline is not None
        assert now() < deadline <= now() + 10 * SECOND
        assert (await tables.get(ids[0])).match.status == "running"

    with_tables(database, before)
    with contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as connection:
        connection.execute("UPDATE uptime SET began = began - 60000, seen = seen - 60000")
        connection.execute("UPDATE journal SET at = at - 60000")
        connection.commit()
    with_tables(database, after)


# Too many.


@pytest.fixture
def counting(tmp_path: Path) -> Iterator[LiveServer]:
    """A server that counts, and at which nobody has many tables."""
    with serving(str(tmp_path / "c.db"), rates=True, most_tables=2) as live:
        yield live


def finished(one: Browser, other: Browser) -> str:
    """A match that has just been given up."""
    id, hers, his = two_at_a_table(one, other)
    with hers, his:
        hers.send("resign")
        hers.until(status="over")
    return id


def test_a_rematch_needs_room_like_any_table(counting: LiveServer) -> None:
    with Browser(counting.url) as anna, Browser(counting.url) as boris:
        ended = [finished(anna, boris) for _ in range(3)]
        opened = [anna.post(f"/api/matches/{id}/rematch", expect=200) for id in ended[:2]]
        refused = anna.post(f"/api/matches/{ended[2]}/rematch", expect=409)

    assert all(it["match"]["status"] == "open" for it in opened)
    assert refused["message"]["key"] == "web-refusal-tables"


def test_after_a_rematch_that_came_to_nothing_there_is_another(
    anna: Browser, boris: Browser
) -> None:
    ended = finished(anna, boris)
    first = anna.post(f"/api/matches/{ended}/rematch", expect=200)["match"]["id"]
    anna.post(f"/api/matches/{first}/cancel")
    second = boris.post(f"/api/matches/{ended}/rematch", expect=200)["match"]

    assert second["id"] != first
    assert second["status"] == "open"


def test_who_has_many_sockets_chats_no_more_than_others(
    counting: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "monotonic", lambda: 0.0)
    with Browser(counting.url) as anna, contextlib.ExitStack() as stack:
        id = anna.open("me", "open")["match"]["id"]
        sockets: list[Socket] = [stack.enter_context(anna.socket(id)) for _ in range(4)]
        for number, socket in enumerate(sockets * 5):
            socket.send("chat", text=f"line {number}")
        for socket in sockets:
            while len(chat_in(socket)) < CHATS.many:
                socket.receive("update")
            socket.send("ping", id=1)
            socket.receive("pong")
        with anna.socket(id) as reader:
            said = len(reader.update["chat"])
        refused = [it for socket in sockets for it in socket.seen if it["type"] == "refused"]

    assert said == CHATS.many
    assert len(refused) == 20 - CHATS.many
    assert {it["message"]["key"] for it in refused} == {"web-refusal-rate"}
