"""L6, the soak: tables are opened, played to the end and left, for half an hour.

Everything goes through the public API, and one frame in a hundred makes no sense. The run is
cut in three: neither memory nor throughput may have changed between the first part, in which
caches fill, and the last.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from typing import Final

import httpx

from bench.load import Figures, Load, Meter, Played, database, figure, lost_moves
from bench.serving import Served, served

TABLES: Final = 20  # at once
THINKING: Final = 0.05
MALFORMED: Final = 0.01
GROWTH: Final = 1.10
PARTS: Final = 3
NONSENSE: Final = (
    b"", b"{", b"[]", b"null", b'{"type":"act"}', b'{"type":"nonsense"}', b"[" * 3000,
    b'{"type":"act","n":-1,"action":1}', b'{"type":"chat","text":7}', b'{"type":"why","seat":99}',
)  # fmt: skip


class Soaked(Played):
    """Sends nonsense now and then before an answer."""

    def __init__(self, soak: Soak, match: str) -> None:
        super().__init__(soak, match)
        self.soak = soak

    def click(self, seat: int, n: int, action: int) -> None:
        line = self.lines[seat]
        if line is not None and random.random() < MALFORMED:
            self.soak.nonsense += 1
            line.send(random.choice(NONSENSE))
        super().click(seat, n, action)


class Soak(Load):
    """Tables that are opened by requests, as people do."""

    def __init__(self, port: int, sessions: tuple[str, str]) -> None:
        super().__init__(port, sessions, think=THINKING)
        self.nonsense = 0
        self.opened = 0
        self._clients = [
            httpx.AsyncClient(
                base_url=f"http://127.0.0.1:{port}",
                cookies={"pentarch_session": it},
                timeout=60,
                limits=httpx.Limits(keepalive_expiry=2),  # sooner than the server's
            )
            for it in sessions
        ]

    async def open_table(self) -> None:
        host, guest = self._clients
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "infiltration", "seats": seats, "options": {"goal": 2}}
        opened = await host.post("/api/matches", json=body)
        id = opened.raise_for_status().json()["match"]["id"]
        for client, what in ((guest, "join"), (host, "start")):
            (await client.post(f"/api/matches/{id}/{what}", json={})).raise_for_status()
        played = Soaked(self, id)
        self.matches.append(played)
        self.opened += 1
        await self.connect(played)

    def next_match(self, played: Played) -> None:
        played.close()
        if not self.stopping:
            self.spawn(self.open_table())

    async def stop(self) -> None:
        await super().stop()
        for client in self._clients:
            await client.aclose()


async def guests(port: int) -> tuple[str, str]:
    found = []
    for _ in range(2):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            await client.get("/api/me")
            found.append(client.cookies["pentarch_session"])
    return found[0], found[1]


async def soak(options: argparse.Namespace) -> Figures:
    seconds = options.soak
    figures = Figures("L6", f"{TABLES} tables for {seconds:.0f} s, 1 % of frames make no sense")
    figures.bar = "memory and moves/s of the last third as of the first; no 500"
    figures.sockets = 2 * TABLES
    with database() as path, served(path, keep=50, idle=5.0, most_tables=10**6) as server:
        load = Soak(server.port, await guests(server.port))
        await asyncio.gather(*(load.open_table() for _ in range(TABLES)))
        await asyncio.sleep(seconds / 10)  # warm
        load.times.clear()
        meter = Meter(server)
        rates, memories = await watch_parts(load, server, seconds)
        figures.moves = len(load.times)
        meter.read(figures)
        figures.take([*load.times])
        broken = figure(server, 'pentarch_requests_total{method="POST",status="5')
        broken += figure(server, 'pentarch_requests_total{method="GET",status="5')
        troubles = figure(server, 'pentarch_troubles_total{level="error"}')
        await load.stop()
        figures.lost = lost_moves(path, load)
    figures.remarks += [
        "moves/s by thirds: " + ", ".join(f"{it:.0f}" for it in rates),
        "MB by thirds: " + ", ".join(f"{it:.0f}" for it in memories),
        f"{load.opened} matches, {load.nonsense} frames of nonsense, "
        f"{broken:.0f} answers of 500 and more, {troubles:.0f} errors in the log",
    ]
    is_level = memories[-1] < memories[0] * GROWTH + 3 and rates[-1] * GROWTH > rates[0]
    figures.passed = is_level and not (broken or troubles or figures.lost)
    return figures


async def watch_parts(
    load: Soak, server: Served, seconds: float
) -> tuple[list[float], list[float]]:
    """Moves a second, and megabytes at the end, of each part."""
    rates, memories = [], []
    for _ in range(PARTS):
        before, began = len(load.times), time.perf_counter()
        await asyncio.sleep(seconds / PARTS)
        rates.append((len(load.times) - before) / (time.perf_counter() - began))
        memories.append(server.megabytes(bots=False))
    return rates, memories
