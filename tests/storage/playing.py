"""Matches for the tests of the storage, and a way to run them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from pentarch.games.infiltration import GAME
from pentarch.match import commands
from pentarch.match.clocks import Clock
from pentarch.match.commands import Command
from pentarch.match.creation import create
from pentarch.match.decisions import advance
from pentarch.match.folding import fold
from pentarch.match.match import Match
from pentarch.match.seats import Seat, bot, nobody, person
from pentarch.storage import Storage, open_storage
from pentarch.storage.matches import new_id

ROOT = Path(__file__).parent.parent.parent
SECRET = bytes(range(32))
ANNA, BORIS, VERA = "anna", "boris", "vera"
NOW = 1_700_000_000_000


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Storage]:
    storage = await open_storage(address)
    try:
        yield storage
    finally:
        await storage.close()


def with_storage(address: str, scene: Callable[[Storage], Awaitable[None]]) -> None:
    """Play a scene on a storage that is closed afterwards."""

    async def play() -> None:
        async with opened(address) as storage:
            await scene(storage)

    asyncio.run(play())


class Table:
    """A match that is being written down."""

    def __init__(self, storage: Storage, id: str, match: Match) -> None:
        self.storage = storage
        self.id = id
        self.match = match

    async def do(self, command: Command, at: int = NOW) -> None:
        written, after = advance(self.match, command, at)
        await self.storage.journal.append(self.id, written, after)
        self.match = after

    async def act(self, at: int = NOW) -> None:
        """Whoever is asked gives the first legal answer."""
        seat = self.match.asked()
        assert seat is not None and self.match.state is not None
        action = self.match.state.legal_actions()[0]
        place = self.match.seats[seat]
        if place.bot is not None:
            await self.do(commands.BotAct(seat, action, self.match.n), at)
        else:
            assert place.user is not None
            await self.do(commands.Act(place.user, action, self.match.n), at)

    async def reload(self) -> Match:
        return fold(await self.storage.journal.read(self.id))


async def new_table(
    storage: Storage,
    *people: str | None,
    bots: int = 0,
    at: int = NOW,
    public: bool = True,
    clock: Clock | None = None,
    start: bool = True,
) -> Table:
    """A table for people and bots; None is a free seat."""
    seats: list[Seat] = [nobody() if it is None else person(it, it.title()) for it in people]
    seats += [bot("greedy") for _ in range(bots)]
    host = next(it for it in people if it is not None)
    entry = create(
        GAME, seats, {}, at=at, secret=SECRET, host=host, public=public, clock=clock
    )  # fmt: skip
    table = Table(storage, new_id(), fold([entry]))
    await storage.journal.append(table.id, [entry], table.match)
    if start:
        await table.do(commands.Start(host), at)
    return table
