"""Matches for a load to be played, written straight into a database."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass

from pentarch.games import GAMES
from pentarch.match.commands import Start
from pentarch.match.creation import create
from pentarch.match.decisions import advance
from pentarch.match.folding import fold
from pentarch.match.seats import Seat, bot, person
from pentarch.storage import Storage, open_storage
from pentarch.storage.matches import new_id


@dataclass(frozen=True)
class Seeds:
    """Ids of matches that have begun, and the sessions of the two people who sit at all of them."""

    people: list[str]
    with_bots: list[str]
    sessions: tuple[str, str]


def now() -> int:
    return time.time_ns() // 1_000_000


async def seed(address: str, people: int, with_bots: int) -> Seeds:
    """So many matches of two people, and so many of one person with a bot."""
    storage = await open_storage(address)
    try:
        anna, hers = await storage.users.new_guest("Anna", now())
        boris, his = await storage.users.new_guest("Boris", now())
        both = [person(anna.id, anna.name), person(boris.id, boris.name)]
        alone = [person(anna.id, anna.name), bot("greedy")]
        return Seeds(
            await asyncio.gather(*(begun(storage, both, anna.id) for _ in range(people))),
            await asyncio.gather(*(begun(storage, alone, anna.id) for _ in range(with_bots))),
            (hers, his),
        )
    finally:
        await storage.close()


async def begun(storage: Storage, seats: list[Seat], host: str) -> str:
    id = new_id()
    first = create(
        GAMES["infiltration"], seats, {"goal": 7},
        at=now(), secret=secrets.token_bytes(32), host=host,
    )  # fmt: skip
    match = fold([first])
    written, after = advance(match, Start(host), now())
    await storage.journal.append(id, [first, *written], after)
    return id
