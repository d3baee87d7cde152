"""L8: two processes on PostgreSQL against one, the same load; then one of the two is killed."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import time
from typing import Final

from sqlalchemy import select

from bench.load import Figures, Load, all_playing, come_back, measure
from bench.seeding import Seeds, seed
from bench.serving import Served, served
from pentarch.match import entries
from pentarch.storage import open_storage
from pentarch.storage.tables import journal
from tests.storage.postgres import running_server

MATCHES: Final = 200
WITH_BOTS: Final = 20
LONGEST_SECONDS: Final = 5.0  # until all seats of a killed process play again


async def several(options: argparse.Namespace) -> Figures:
    figures = Figures("L8", f"{MATCHES} matches, no thinking: 1 process and 2 on PostgreSQL")
    figures.bar = f"0 lost; after a kill all playing < {LONGEST_SECONDS:g} s"
    figures.sockets = 2 * MATCHES
    one = Figures("", "")
    await play(options, one, processes=1)
    playing = await play(options, figures, processes=2)
    figures.remarks += [
        f"1 process: {one.moves_per_s:.0f} moves/s, p99 {one.p99 or 0:.0f} ms, "
        f"{one.us_per_move:.0f} us of CPU a move; 2: {figures.moves_per_s:.0f} moves/s",
        f"one of two killed: all seats playing after {playing:.1f} s",
    ]
    figures.lost += one.lost
    figures.passed = not figures.lost and playing < LONGEST_SECONDS
    return figures


async def play(options: argparse.Namespace, figures: Figures, processes: int) -> float:
    """Let the load run; with several processes, the seconds until a killed one is made up for."""
    with running_server() as sockets:
        address = f"postgresql://postgres@/postgres?host={sockets}"
        seeds = await seed(address, MATCHES * 2 + int(options.seconds * 80), WITH_BOTS)
        with served(address, processes=processes) as server:
            load = Load(server.port, seeds.sessions, think=0.0)
            await load.sit_down(seeds.people[:MATCHES], seeds.people[MATCHES:-MATCHES])
            await measure(load, server, figures, options.seconds)
            await load.stop()
            figures.lost = await lost_moves(address, load)
            return await kill_one(server, seeds) if processes > 1 else 0.0


async def kill_one(server: Served, seeds: Seeds) -> float:
    """A calmer evening, in which a process is killed."""
    people = Load(server.port, seeds.sessions, think=0.2)
    alone = Load(server.port, seeds.sessions, think=0.2, seats=1)
    await people.sit_down(seeds.people[-MATCHES:], [])
    await alone.sit_down(seeds.with_bots, [])
    await asyncio.sleep(2)
    for load in (people, alone):
        load.on_lost = lambda played, seat: played.load.spawn(come_back(played, seat))
    began = time.perf_counter()
    os.kill(server.pids()[0], signal.SIGKILL)
    playing = max(await asyncio.gather(*(all_playing(it, began) for it in (people, alone))))
    for load in (people, alone):
        await load.stop()
    return playing


async def lost_moves(address: str, load: Load) -> int:
    """Moves that were acknowledged and are not in the journal as they were."""
    storage = await open_storage(address)
    try:
        query = select(journal.c.match, journal.c.n, journal.c.value)
        query = query.where(journal.c.kind == entries.ACTION)
        async with storage.readers.connect() as connection:
            rows = (await connection.execute(query)).all()
    finally:
        await storage.close()
    written = {(match, n): value["action"] for match, n, value in rows}
    return sum(
        written.get((played.match, n)) not in actions
        for played in load.matches
        for n, actions in played.acknowledged.items()
    )
