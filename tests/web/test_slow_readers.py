"""Somebody who does not read is dropped, and nobody else is held up."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import Any

import pytest

from pentarch.games import GAMES
from pentarch.hosting.rates import Rates
from pentarch.hosting.tables import Table, Tables, now
from pentarch.match import commands
from pentarch.match.seats import nobody, person
from pentarch.storage import open_storage
from pentarch.web import sockets
from pentarch.web.settings import QUEUE_FRAMES
from pentarch.web.sockets import Connection
from pentarch.web.visitors import Visitor
from tests.web.live import QUIET, run_as_served

LINES = QUEUE_FRAMES + 20


class FakeSocket:
    """The two ends of a socket as the server sees them; one that is deaf takes nothing."""

    def __init__(self, deaf: bool = False, mute: bool = False) -> None:
        self.deaf = deaf
        self.taken: list[Any] = []
        self._hello = not mute

    async def receive(self) -> Any:
        if self._hello:
            self._hello = False
            return {"type": "websocket.receive", "text": '{"type":"hello"}', "bytes": None}
        await asyncio.Event().wait()

    async def send(self, message: Any) -> None:
        if self.deaf:
            await asyncio.Event().wait()
        self.taken.append(message)


def test_a_watcher_who_never_reads_is_dropped_and_the_others_hear_everything(
    database: str,
) -> None:
    async def scene() -> tuple[FakeSocket, FakeSocket, bool, int]:
        storage = await open_storage(database)
        tables = Tables(storage, dataclasses.replace(QUIET, database=database))
        table = await open_table(tables)
        deaf, hearing = FakeSocket(deaf=True), FakeSocket(deaf=False)
        tasks = [asyncio.create_task(connected(tables, table, it)) for it in (deaf, hearing)]
        while len(table.listeners) < 2:
            await asyncio.sleep(0.01)

        for number in range(LINES):
            await table.do(commands.Chat("anna", "Anna", f"line {number}"))
        await asyncio.wait([tasks[0]], timeout=5)
        dropped, left = tasks[0].done(), len(table.listeners)

        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await tables.close()
        await storage.close()
        return deaf, hearing, dropped, left

    deaf, hearing, dropped, left = run_as_served(scene())

    assert dropped
    assert left == 1
    assert deaf.taken == []
    assert len(hearing.taken) >= LINES


def test_whoever_says_nothing_is_shown_the_door(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)

    async def scene() -> tuple[FakeSocket, int]:
        storage = await open_storage(database)
        tables = Tables(storage, dataclasses.replace(QUIET, database=database))
        table = await open_table(tables)
        mute = FakeSocket(mute=True)
        await connected(tables, table, mute)
        await tables.close()
        await storage.close()
        return mute, len(table.listeners)

    mute, left = run_as_served(scene())

    gone, closed = mute.taken
    assert "web-refusal-hello" in gone["text"]
    assert closed == {"type": "websocket.close", "code": sockets.POLICY, "reason": ""}
    assert left == 0


async def open_table(tables: Tables) -> Table:
    seats = [person("anna", "Anna"), nobody()]
    secret = tables.new_secret()
    entry = commands.create(GAMES["infiltration"], seats, {}, at=now(), secret=secret, host="anna")
    return await tables.create(entry)


async def connected(tables: Tables, table: Table, socket: FakeSocket) -> None:
    visitor = Visitor(None, None, None, "en", "somewhere")
    await Connection(tables, table, visitor, Rates(False), socket.receive, socket.send).run()
