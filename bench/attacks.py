"""A2 to A4 and A8: attacks on a server at which others play.

What counts is the others: their moves have to be told in time, and the server's own process
must not grow. The attackers come from another address (they say so, and the server trusts
them in this as it would trust a proxy), because nobody is counted on the machine itself.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any, Final

import httpx

from bench.client import PING, open_line
from bench.load import Figures, Load, Step, database, figure, measure
from bench.seeding import seed
from bench.serving import served

MATCHES: Final = 40
THINKING: Final = 0.5
P99_MS: Final = 100
MEGABYTES: Final = 400
ATTACKER: Final = {"X-Forwarded-For": "203.0.113.66"}

READY: Final = b"attacking"

Attack = Callable[[int, str], Awaitable[None]]  # given the port, and a match to look at


async def under(step: str, what: str, options: argparse.Namespace) -> Figures:
    """Let people play, first in peace and then while an attack goes on."""
    figures = Figures(step, what, sockets=2 * MATCHES)
    figures.bar = f"others p99 < {P99_MS} ms; the process < {MEGABYTES} MB"
    with database() as path:
        seeds = await seed(path, MATCHES + 1, 0)
        with served(path, rates=True, proxies=["127.0.0.1"]) as server:
            load = Load(server.port, seeds.sessions, think=THINKING)
            await load.sit_down(seeds.people[:MATCHES], [])
            peace = Figures("", "")
            await measure(load, server, peace, options.seconds / 2)
            before = server.megabytes(bots=False)
            with attacking(step, server.port, seeds.people[-1]):
                await measure(load, server, figures, options.seconds)
            figures.megabytes = server.megabytes(peak=True, bots=False)
            figures.remarks += [
                f"in peace p99 {peace.p99 or 0:.0f} ms; {before:.0f} -> {figures.megabytes:.0f} MB",
                f"{figure(server, 'pentarch_floods_total'):.0f} floods and "
                f"{figure(server, 'pentarch_slow_requests_total'):.0f} slow requests cut off, "
                f"{figure(server, 'pentarch_refused_connections_total'):.0f} connections refused",
            ]
            await load.stop()
    figures.passed = (figures.p99 or 1e9) < P99_MS and figures.megabytes < MEGABYTES
    return figures


@contextlib.contextmanager
def attacking(step: str, port: int, match: str) -> Iterator[None]:
    """In a process of its own, so that the clocks of those who play are not held up by it.

    It is waited for: who would measure while it still starts, would measure peace.
    """
    command = [sys.executable, "-m", "bench.attacks", step, str(port), match]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert process.stdout is not None, "it is a pipe"
        if process.stdout.readline().strip() != READY:
            raise RuntimeError("the attack has not begun")
        yield
        if process.poll() is not None:
            raise RuntimeError("the attack has ended before its time")
    finally:
        process.kill()
        process.wait()


async def keep_on(attack: Attack, port: int, match: str) -> None:
    _, line = await asyncio.open_connection("127.0.0.1", port)
    line.close()
    print(READY.decode(), flush=True)
    while True:
        with contextlib.suppress(OSError, httpx.HTTPError):
            await attack(port, match)
        await asyncio.sleep(0.01)


# The attacks.


async def endless_heads(port: int, match: str) -> None:
    head = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
    await asyncio.gather(
        *(pour(port, head, b"X-More: " + b"y" * 8000 + b"\r\n") for _ in range(10)),
        *(pour(port, b"GET /", b"y" * 8000) for _ in range(10)),
        return_exceptions=True,
    )


async def pour(port: int, head: bytes, drop: bytes) -> None:
    """Send a request that does not end, until the other side has had enough."""
    _, line = await asyncio.open_connection("127.0.0.1", port)
    try:
        line.write(head)
        while not line.transport.is_closing():
            line.write(drop)
            await line.drain()
    finally:
        line.transport.abort()


async def ping_floods(port: int, match: str) -> None:
    await asyncio.gather(*(flood(port, match) for _ in range(10)), return_exceptions=True)


async def flood(port: int, match: str) -> None:
    line = await open_line(port, match, None, 0, lambda _: None, lambda: None, buffer=4096)
    assert line.transport is not None
    line.transport.pause_reading()
    for _ in range(200):
        if line.transport is None or line.transport.is_closing():
            return
        for _ in range(50):
            line._send(PING, b"x" * 100)
        await asyncio.sleep(0.005)
    line.close()


async def silence(port: int, match: str) -> None:
    lines = await asyncio.gather(
        *(asyncio.open_connection("127.0.0.1", port) for _ in range(1000)), return_exceptions=True
    )
    await asyncio.sleep(20)
    for it in lines:
        if not isinstance(it, BaseException):
            it[1].transport.abort()


async def cheap_requests(port: int, match: str) -> None:
    limits = httpx.Limits(max_connections=200)
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(
        base_url=base, headers=ATTACKER, timeout=10, limits=limits
    ) as client:
        await client.get("/api/me")
        await asyncio.gather(
            *(client.get("/api/openapi.json") for _ in range(50)),
            *(follow(client) for _ in range(100)),
            *(open_bot_table(client) for _ in range(15)),
            return_exceptions=True,
        )


async def follow(client: httpx.AsyncClient) -> None:
    async with client.stream("GET", "/api/stream/event") as stream:
        began = time.monotonic()
        async for _ in stream.aiter_raw():
            if time.monotonic() - began > 5:
                return


async def open_bot_table(client: httpx.AsyncClient) -> None:
    bot: dict[str, Any] = {"kind": "bot", "bot": "level-5"}
    body = {"game": "infiltration", "seats": [{"kind": "me"}, bot, bot, bot]}
    opened = await client.post("/api/matches", json=body)
    if opened.status_code == 201:
        await client.post(f"/api/matches/{opened.json()['match']['id']}/start", json={})


ATTACKS: Final[dict[str, tuple[str, Attack]]] = {
    "A2": ("20 endless URLs and headers at a time", endless_heads),
    "A3": ("10 floods of pings that read nothing", ping_floods),
    "A4": ("1000 connections that say nothing", silence),
    "A8": ("openapi, event streams and bot tables without end", cheap_requests),
}
STEPS: Final[dict[str, Step]] = {
    step: partial(under, step, what) for step, (what, _) in ATTACKS.items()
}

if __name__ == "__main__":
    asyncio.run(keep_on(ATTACKS[sys.argv[1]][1], int(sys.argv[2]), sys.argv[3]))
