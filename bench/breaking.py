"""K1 to K3: what the server stands on breaks while people play. No move may be lost."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.client import Told
from bench.load import Figures, Load, Played, Step, all_playing, come_back, database, lost_moves
from bench.seeding import seed
from bench.serving import Served, free_port, served
from bench.several import lost_moves as lost_in_postgres
from tests.storage.postgres import running_cluster

MATCHES: Final = 100
THINKING: Final = 0.2
KILLS: Final = 20
CRASHES: Final = 3
DOWN_SECONDS: Final = 5.0
AGAIN_SECONDS: Final = 0.5
WAIT_SECONDS: Final = 60.0
DISK_MEGABYTES: Final = 64
LEFT_BYTES: Final = 300_000


class Stubborn(Played):
    """Comes back after a refusal, as a person who reloads the page."""

    def hear(self, seat: int, told: Told) -> None:
        super().hear(seat, told)
        if told.type == "refused":
            self.load.spawn(self._again(seat))

    async def _again(self, seat: int) -> None:
        await asyncio.sleep(AGAIN_SECONDS)
        line = self.lines[seat]
        if line is not None and not self.over:
            line.close()  # and then it is lost, and comes back


async def sit_down(port: int, sessions: tuple[str, str], ids: list[str]) -> Load:
    load = Load(port, sessions, think=THINKING)
    load.on_lost = lambda played, seat: load.spawn(come_back(played, seat))
    load.matches = [Stubborn(load, id) for id in ids[:MATCHES]]
    load.spare = ids[MATCHES:]
    await asyncio.gather(*(load.connect(it) for it in load.matches))
    return load


async def kills(options: argparse.Namespace) -> Figures:
    figures = Figures("K1", f"{MATCHES} matches: {KILLS} times kill -9 and restart")
    figures.bar = "0 lost"
    figures.sockets = 2 * MATCHES
    slowest = 0.0
    with database() as path:
        seeds = await seed(path, MATCHES * 12, 0)
        server = Served(path, free_port())
        try:
            load = await sit_down(server.port, seeds.sessions, seeds.people)
            for _ in range(KILLS):
                await asyncio.sleep(1)
                server.kill()
                began = time.perf_counter()
                server = await asyncio.to_thread(Served, path, server.port)
                slowest = max(slowest, await all_playing(load, began))
            await end(load, figures)
            figures.lost = lost_moves(path, load)
        finally:
            server.stop()
    figures.remarks.append(f"all seats playing after {slowest:.1f} s at most")
    figures.passed = not figures.lost and slowest < WAIT_SECONDS
    return figures


async def crashes(options: argparse.Namespace) -> Figures:
    figures = Figures("K2", f"{MATCHES} matches, 2 processes: PostgreSQL crashes {CRASHES} times")
    figures.bar = "0 lost, all play on"
    figures.sockets = 2 * MATCHES
    slowest = 0.0
    with running_cluster() as cluster:
        address = f"postgresql://postgres@/postgres?host={cluster.sockets}"
        seeds = await seed(address, MATCHES * 8, 0)
        with served(address, processes=2) as server:
            load = await sit_down(server.port, seeds.sessions, seeds.people)
            for _ in range(CRASHES):
                await asyncio.sleep(3)
                await asyncio.to_thread(cluster.crash)
                await asyncio.sleep(DOWN_SECONDS)
                await asyncio.to_thread(cluster.start)
                slowest = max(slowest, await all_playing(load, time.perf_counter()))
            await end(load, figures)
        figures.lost = await lost_in_postgres(address, load)
    figures.remarks.append(
        f"{load.refused} refusals; all seats playing {slowest:.1f} s after a restart at most"
    )
    figures.passed = not figures.lost and slowest < WAIT_SECONDS
    return figures


async def full_disk(options: argparse.Namespace) -> Figures:
    figures = Figures("K3", f"{MATCHES} matches: the disk fills up, and is freed again")
    figures.bar = "0 lost, unhealthy meanwhile, all play on"
    figures.sockets = 2 * MATCHES
    if os.geteuid() != 0:
        figures.remarks.append("not measured: only root can make a small disk")
        return figures
    with small_disk() as folder:
        path = str(folder / "load.db")
        seeds = await seed(path, MATCHES * 4, 0)
        with served(path) as server:
            load = await sit_down(server.port, seeds.sessions, seeds.people)
            await asyncio.sleep(3)
            ballast = fill(folder)
            healthy = await until_unhealthy(server)
            refused = load.refused
            ballast.unlink()
            playing = await all_playing(load, time.perf_counter())
            await end(load, figures)
        figures.lost = lost_moves(path, load)
    figures.remarks.append(
        f"{refused} refusals; unhealthy: {'no' if healthy else 'yes'}; all seats playing "
        f"{playing:.1f} s after there was room again"
    )
    figures.passed = not (figures.lost or healthy) and refused > 0 and playing < WAIT_SECONDS
    return figures


async def end(load: Load, figures: Figures) -> None:
    await asyncio.sleep(2)
    await load.stop()
    figures.moves = sum(len(it.acknowledged) for it in load.matches)
    figures.take([*load.times])


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="pentarch-disk") as name:
        size = f"size={DISK_MEGABYTES}m"
        subprocess.run(["mount", "-t", "tmpfs", "-o", size, "none", name], check=True)
        try:
            yield Path(name)
        finally:
            subprocess.run(["umount", "--lazy", name], check=True)


def fill(folder: Path) -> Path:
    """Leave so little room that a second of play needs more."""
    ballast = folder / "ballast"
    free = os.statvfs(folder)
    ballast.write_bytes(bytes(max(0, free.f_bavail * free.f_frsize - LEFT_BYTES)))
    return ballast


async def until_unhealthy(server: Served) -> bool:
    """Whether it still says that all is well, after a while."""
    end = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < end:
        if not await asyncio.to_thread(is_healthy, server.port):
            return False
        await asyncio.sleep(0.5)
    return True


def is_healthy(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError:
        return False


STEPS: Final[dict[str, Step]] = {"K1": kills, "K2": crashes, "K3": full_disk}
