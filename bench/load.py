"""The load ladder, as one command: `python -m bench.load [L1 L2 ...]`.

L1 to L8 are loads, A2 to A4 and A8 are attacks while others play, K1 to K3 break what the
server stands on.
Each step starts a server of its own on an empty SQLite database with `synchronous=FULL`
(L8 and K2: on PostgreSQL), plays Infiltration over real sockets from this process, and prints a
line. A move counts when the sockets of both seats have been told of it; its time is from the
click to then.
The client's own work is on the same machine and its time is in the latencies; its CPU
is shown apart from the server's.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import resource
import sqlite3
import sys
import tempfile
import time
import traceback
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.client import Line, Told, open_line
from bench.disk import Disk
from bench.seeding import seed
from bench.serving import Served, free_port, served

OPENING: Final = 64  # sockets that are being opened at once
THINKING: Final = 0.95  # seconds, on average: 500 matches then try for 526 moves a second


@dataclass
class Figures:
    """What a step came to."""

    step: str
    what: str
    sockets: int = 0
    moves: int = 0
    seconds: float = 0.0
    p50: float | None = None  # milliseconds
    p95: float | None = None
    p99: float | None = None
    megabytes: float = 0.0
    lost: int = 0
    server_cpu: float = 0.0  # of one core
    client_cpu: float = 0.0
    bar: str = ""
    passed: bool = True
    remarks: list[str] = field(default_factory=list)

    @property
    def moves_per_s(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def us_per_move(self) -> float:
        return 1e6 * self.server_cpu * self.seconds / self.moves if self.moves else 0.0

    def take(self, times: list[float]) -> None:
        times.sort()
        if times:
            self.p50, self.p95, self.p99 = (
                1000 * times[min(len(times) - 1, int(len(times) * share))]
                for share in (0.5, 0.95, 0.99)
            )


class Played:
    """A match at which both seats, or one and a bot, are kept by this client."""

    def __init__(self, load: Load, match: str) -> None:
        self.load = load
        self.match = match
        self.seen = [0] * load.seats  # the last entry that each socket was told of
        self.lines: list[Line | None] = [None] * load.seats
        self.clicked: dict[int, float] = {}  # the entry to come: when
        self.sent: dict[int, set[int]] = {}  # entry -> actions; several, if it was asked again
        self.acknowledged: dict[int, set[int]] = {}  # entry -> the actions, one of which it is
        self.all_clicks: dict[int, float] = {}
        self.over = False

    async def connect(self, seat: int) -> None:
        self.lines[seat] = await open_line(
            self.load.port,
            self.match,
            self.load.sessions[seat],
            self.seen[seat],
            lambda told: self.hear(seat, told),
            lambda: self.load.lost(self, seat),
        )

    def hear(self, seat: int, told: Told) -> None:
        update = told.update
        if update is None:
            if told.type == "refused":
                self.load.refused += 1
            return
        self.seen[seat] = update.n
        for n in [it for it in self.clicked if it <= min(self.seen)]:
            self.acknowledged[n] = self.sent[n]
            self.load.count(time.perf_counter() - self.clicked.pop(n))
        if update.status == "over":
            self.end()
        elif update.answers:
            n = update.n
            action = random.choice(update.answers).action
            self.load.later(lambda: self.click(seat, n, action))

    def click(self, seat: int, n: int, action: int) -> None:
        line = self.lines[seat]
        if line is None or line.transport is None or self.load.stopping or self.seen[seat] != n:
            return
        self.sent.setdefault(n + 1, set()).add(action)
        self.clicked[n + 1] = self.all_clicks[n + 1] = time.perf_counter()
        line.send(b'{"type":"act","n":%d,"action":%d}' % (n, action))

    def end(self) -> None:
        if not self.over:
            self.over = True
            self.load.next_match(self)

    def close(self) -> None:
        for line in self.lines:
            if line is not None:
                line.close()


class Load:
    """Many matches at once."""

    def __init__(self, port: int, sessions: tuple[str, str], think: float, seats: int = 2) -> None:
        self.port = port
        self.sessions = sessions
        self.think = think
        self.seats = seats
        self.matches: list[Played] = []
        self.spare: list[str] = []
        self.times: list[float] = []
        self.refused = 0
        self.stopping = False
        self.on_lost: Callable[[Played, int], None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening = asyncio.Semaphore(OPENING)

    async def sit_down(self, ids: list[str], spare: list[str]) -> None:
        self.spare = [*spare]
        self.matches = [Played(self, id) for id in ids]
        await asyncio.gather(*(self.connect(it) for it in self.matches))

    async def connect(self, played: Played) -> None:
        async with self._opening:
            for seat in range(self.seats):
                await played.connect(seat)

    def later(self, click: Callable[[], None]) -> None:
        pause = random.uniform(0.5, 1.5) * self.think if self.think else 0.0
        if pause:
            asyncio.get_running_loop().call_later(pause, click)
        else:
            click()

    def count(self, seconds: float) -> None:
        self.times.append(seconds)

    def next_match(self, played: Played) -> None:
        if self.stopping or not self.spare:
            return
        following = type(played)(self, self.spare.pop())
        self.matches.append(following)
        for seat in range(self.seats):
            self.spawn(come_back(following, seat))  # the server may be gone just then
        played.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def lost(self, played: Played, seat: int) -> None:
        if self.on_lost is not None and not self.stopping and not played.over:
            self.on_lost(played, seat)

    async def stop(self) -> None:
        """Stop clicking, hear what is still under way, and close."""
        self.stopping = True
        end = time.monotonic() + 5
        while any(it.clicked for it in self.matches) and time.monotonic() < end:
            await asyncio.sleep(0.02)
        for played in self.matches:
            played.close()
        await asyncio.sleep(0.1)


def lost_moves(database: str, load: Load) -> int:
    """Moves that were acknowledged and are not in the journal as they were, or are there twice."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            "SELECT match, n, json_extract(value, '$.action') FROM journal WHERE kind = 'action'"
        ).fetchall()
    written = {(match, n): action for match, n, action in rows}
    return sum(
        1
        for played in load.matches
        for n, actions in played.acknowledged.items()
        if written.get((played.match, n)) not in actions
    ) + (len(rows) - len(written))


class Meter:
    """Time, and the CPU of both sides."""

    def __init__(self, server: Served) -> None:
        self._server = server
        self._began = time.perf_counter()
        self._server_cpu = server.cpu_seconds()
        self._client_cpu = time.process_time()

    def read(self, figures: Figures) -> None:
        figures.seconds = time.perf_counter() - self._began
        figures.server_cpu = (self._server.cpu_seconds() - self._server_cpu) / figures.seconds
        figures.client_cpu = (time.process_time() - self._client_cpu) / figures.seconds
        figures.megabytes = self._server.megabytes()


@contextlib.contextmanager
def database() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="pentarch-load") as folder:
        yield str(Path(folder) / "load.db")


async def measure(load: Load, server: Served, figures: Figures, seconds: float) -> None:
    """Let the load run, warm first, and note what it comes to."""
    await asyncio.sleep(min(2.0, seconds / 3))
    load.times.clear()
    meter = Meter(server)
    await asyncio.sleep(seconds)
    figures.moves = len(load.times)
    meter.read(figures)
    figures.take([*load.times])


# The steps.


async def family_box(options: argparse.Namespace) -> Figures:
    figures = Figures("L1", "50 matches, half with a bot, 125 watchers, one core")
    figures.bar = "p95 < 100 ms, < 350 MB"
    with database() as path:
        seeds = await seed(path, 25, 25)
        with served(path, cores={0}) as server:
            load = Load(server.port, seeds.sessions, think=options.think)
            alone = Load(server.port, seeds.sessions, think=options.think, seats=1)
            await load.sit_down(seeds.people, [])
            await alone.sit_down(seeds.with_bots, [])
            watchers = await watch(server.port, seeds.people * 5, lambda _: None)
            figures.sockets = 75 + len(watchers)
            alone.times = load.times
            await measure(load, server, figures, options.seconds)
            figures.megabytes = server.megabytes(peak=True)
            await load.stop()
            await alone.stop()
            close(watchers)
            figures.lost = lost_moves(path, load) + lost_moves(path, alone)
    figures.passed = (figures.p95 or 1e9) < 100 and figures.megabytes < 350 and not figures.lost
    return figures


async def club(options: argparse.Namespace) -> Figures:
    matches = options.matches
    figures = Figures(
        "L2", f"{matches} matches, {2 * matches} sockets, {options.think:g} s thinking"
    )
    figures.bar = ">= 500 moves/s, p50 < 5, p99 < 50 ms, < 400 MB"
    figures.sockets = 2 * matches
    with database() as path:
        seeds = await seed(path, matches * 2, 0)
        with served(path) as server:
            load = Load(server.port, seeds.sessions, think=options.think)
            await load.sit_down(seeds.people[:matches], seeds.people[matches:])
            await measure(load, server, figures, options.seconds)
            figures.megabytes = server.megabytes(peak=True)
            await load.stop()
            figures.lost = lost_moves(path, load)
    figures.passed = (
        figures.moves_per_s >= matches
        and (figures.p50 or 1e9) < 5
        and (figures.p99 or 1e9) < 50
        and figures.megabytes < 400
        and not figures.lost
    )
    return figures


async def saturation(options: argparse.Namespace) -> Figures:
    figures = Figures("L3", "200 matches, no thinking", sockets=400)
    figures.bar = "> 1900 moves/s"
    with database() as path:
        seeds = await seed(path, 200 + int(options.seconds * 60), 0)
        with served(path) as server:
            load = Load(server.port, seeds.sessions, think=0.0)
            await load.sit_down(seeds.people[:200], seeds.people[200:])
            await measure(load, server, figures, options.seconds)
            await load.stop()
            figures.lost = lost_moves(path, load)
    figures.passed = figures.moves_per_s > 1900 and not figures.lost
    return figures


async def crowd(options: argparse.Namespace) -> Figures:
    """A move is seen by all watchers; then many idle sockets come and go.

    The server takes its memory straight from the system, so that what it holds is what it
    needs: Python's own allocator keeps up to half of what a crowd has used, in pieces.
    """
    figures = Figures("L4", f"1 match, 1000 watchers; {options.idle} idle sockets come and go")
    figures.bar = "p99 of watchers < 300 ms; memory back within 10 %"
    figures.sockets = 1002
    with database() as path:
        seeds = await seed(path, 2, 0)
        with served(path, allocator="malloc") as server:
            load = Load(server.port, seeds.sessions, think=options.think)
            seen: list[float] = []
            await load.sit_down(seeds.people[:1], [])
            clicks = load.matches[0].all_clicks

            def hear(told: Told) -> None:
                if told.update is not None and told.update.n in clicks:
                    seen.append(time.perf_counter() - clicks[told.update.n])

            watchers = await watch(server.port, [seeds.people[0]] * 1000, hear)
            seen.clear()
            await measure(load, server, figures, options.seconds)
            figures.take(seen)
            await load.stop()
            close(watchers)
            await asyncio.sleep(1)
            before = server.megabytes()
            for _ in range(2):
                idle = await watch(server.port, [seeds.people[1]] * options.idle, lambda _: None)
                full = server.megabytes()
                close(idle)
                await asyncio.sleep(5)  # two looks of the server whether the crowd has gone
                after = server.megabytes()
                figures.remarks.append(
                    f"{options.idle} idle sockets: {before:.0f} -> {full:.0f} -> {after:.0f} MB"
                )
                first, before = before, after
            figures.megabytes = full
            figures.lost = lost_moves(path, load)
    figures.passed = (figures.p99 or 1e9) < 300 and after < first * 1.1 + 5 and not figures.lost
    return figures


async def storm(options: argparse.Namespace) -> Figures:
    """kill -9 in the middle of the club's evening; everybody comes back at once."""
    matches = options.matches
    figures = Figures("L5", f"{matches} matches: kill -9, restart, {2 * matches} sockets come back")
    figures.bar = "0 lost, all playing < 10 s"
    figures.sockets = 2 * matches
    with database() as path:
        seeds = await seed(path, matches, 0)
        port = free_port()
        server = Served(path, port)
        load = Load(port, seeds.sessions, think=options.think)
        try:
            await load.sit_down(seeds.people, [])
            await asyncio.sleep(3)
            load.on_lost = lambda played, seat: load.spawn(come_back(played, seat))
            acknowledged = sum(len(it.acknowledged) for it in load.matches)
            server.kill()
            began = time.perf_counter()
            server = await asyncio.to_thread(Served, path, port)
            started = time.perf_counter() - began
            playing = await all_playing(load, began)
            load.times.clear()
            await measure(load, server, figures, options.seconds / 2)
            await load.stop()
            figures.lost = lost_moves(path, load)
            figures.remarks.append(
                f"{acknowledged} moves before the kill; server up after {started:.1f} s, "
                f"all seats playing after {playing:.1f} s"
            )
            figures.passed = not figures.lost and playing < 10
        finally:
            server.stop()
    return figures


async def come_back(played: Played, seat: int) -> None:
    """As a browser does: again and again, with the last entry that was seen."""
    while not played.load.stopping:
        with contextlib.suppress(OSError):
            async with played.load._opening:
                played.clicked.clear()  # whether it was written is to be seen
                await played.connect(seat)
            return
        await asyncio.sleep(random.uniform(0.1, 0.4))


async def all_playing(load: Load, began: float) -> float:
    """Seconds until every socket is back and every match has moved on."""
    before = {it.match: max(it.seen) for it in load.matches}
    while time.perf_counter() - began < 60:
        waiting = [
            it for it in load.matches if not it.over and min(it.seen) <= before.get(it.match, 0)
        ]
        if not waiting:
            break
        await asyncio.sleep(0.05)
    return time.perf_counter() - began


async def slow_client(options: argparse.Namespace) -> Figures:
    """Watchers who never read are dropped, and nobody else notices."""
    figures = Figures("L7", "50 matches; 20 watchers of a talkative one never read", sockets=120)
    figures.bar = "all 20 dropped; others p99 < 100 ms"
    with database() as path:
        seeds = await seed(path, 50 + int(options.seconds * 10), 0)
        with served(path) as server:
            load = Load(server.port, seeds.sessions, think=0.02)
            await load.sit_down(seeds.people[:50], seeds.people[50:-1])
            loud = seeds.people[-1]
            deaf = await watch(server.port, [loud] * 20, lambda _: None, buffer=4096)
            for line in deaf:
                if line.transport is not None:
                    line.transport.pause_reading()
            talking = asyncio.create_task(talk(server.port, loud, seeds.sessions[0]))
            await measure(load, server, figures, options.seconds)
            talking.cancel()
            many = dropped(server)
            figures.remarks.append(f"{many:.0f} slow readers dropped")
            await load.stop()
            close(deaf)
            figures.lost = lost_moves(path, load)
    figures.passed = many == len(deaf) and (figures.p99 or 1e9) < 100 and not figures.lost
    return figures


async def talk(port: int, match: str, session: str) -> None:
    """Say long lines at a table, a hundred a second."""
    line = await open_line(port, match, session, 0, lambda _: None, lambda: None)
    try:
        while True:
            line.send(b'{"type":"chat","text":"%s"}' % (b"x" * 300))
            await asyncio.sleep(0.01)
    finally:
        line.close()


def dropped(server: Served) -> float:
    return figure(server, "pentarch_slow_readers_total")


def figure(server: Served, name: str) -> float:
    """The sum of a figure that the server tells, over all its labels."""
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return sum(float(it.split()[-1]) for it in lines if it.startswith(name))


async def watch(
    port: int, matches: list[str], hear: Callable[[Told], None], buffer: int | None = None
) -> list[Line]:
    opening = asyncio.Semaphore(OPENING)

    async def one(match: str) -> Line:
        async with opening:
            return await open_line(port, match, None, 0, hear, lambda: None, buffer)

    return await asyncio.gather(*map(one, matches))


def close(lines: list[Line]) -> None:
    for line in lines:
        line.close()


Step = Callable[[argparse.Namespace], Coroutine[Any, Any, Figures]]

STEPS: Final[dict[str, Step]] = {
    "L1": family_box,
    "L2": club,
    "L3": saturation,
    "L4": crowd,
    "L5": storm,
    "L7": slow_client,
}


def all_steps() -> dict[str, Step]:
    """Those of other files are made of the parts of this one."""
    from bench import attacks, breaking, several, soak  # noqa: PLC0415

    found = {**STEPS, "L6": soak.soak, "L8": several.several, **attacks.STEPS, **breaking.STEPS}
    return dict(sorted(found.items(), key=lambda it: (it[0][0] != "L", it[0])))


def main() -> None:
    steps = all_steps()
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("steps", nargs="*", metavar="STEP", help=", ".join(steps))
    parser.add_argument("--seconds", type=float, default=10.0, help="for each step")
    parser.add_argument("--matches", type=int, default=500, help="of L2 and L5")
    parser.add_argument("--think", type=float, default=THINKING, help="seconds before a click")
    parser.add_argument("--soak", type=float, default=1800.0, help="seconds of L6")
    parser.add_argument("--idle", type=int, default=10_000, help="sockets of L4")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    unknown = [it for it in options.steps if it not in steps]
    if unknown:
        parser.error(f"no such step: {', '.join(unknown)}; there are {', '.join(steps)}")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    options.idle = min(options.idle, most // 2 - 200)

    rows: list[Figures] = []
    for name in options.steps or steps:
        figures = run(name, steps[name], options)
        rows.append(figures)
        if not options.json:
            print_row(figures, heading=len(rows) == 1)
    if options.json:
        print(json.dumps([asdict(it) | {"moves_per_s": it.moves_per_s} for it in rows]))
    sys.exit(0 if all(it.passed for it in rows) else 1)


def run(name: str, step: Step, options: argparse.Namespace) -> Figures:
    """A step; one that breaks has not passed, and the others go on."""
    try:
        with Disk() as disk:
            figures = asyncio.run(step(options))
        figures.remarks.append(disk.remark())
        return figures
    except Exception as error:
        traceback.print_exc()
        return Figures(name, "broken", bar="to the end", passed=False, remarks=[repr(error)])


def print_row(figures: Figures, heading: bool) -> None:
    if heading:
        print(
            f"{'step':4} {'moves/s':>8} {'p50':>6} {'p95':>6} {'p99':>6} {'MB':>5} {'lost':>4} "
            f"{'server':>6} {'client':>6} {'us/move':>7}  passed"
        )
    times = " ".join(
        f"{it:6.1f}" if it is not None else f"{'-':>6}"
        for it in (figures.p50, figures.p95, figures.p99)
    )
    print(
        f"{figures.step:4} {figures.moves_per_s:8.0f} {times} {figures.megabytes:5.0f} "
        f"{figures.lost:4d} {figures.server_cpu:6.0%} {figures.client_cpu:6.0%} "
        f"{figures.us_per_move:7.0f}  {'yes' if figures.passed else 'NO'}"
    )
    print(f"     {figures.what}; bar: {figures.bar}")
    for remark in figures.remarks:
        print(f"     {remark}")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
