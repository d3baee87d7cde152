"""The bots' processes, and the queue before them.

A table has at most one question in the queue. The queue is fair in time: next is the
person, and of theirs the table, that bots have thought least for, so a slow bot waits for
many quick ones and not the other way round. A process that fails, in whatever way, is replaced and
asked again; if that does not help, any legal answer is given, because a table must never
stop. A worker that fails itself is replaced as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from pentarch.core.game import Game
from pentarch.core.state import State
from pentarch.hosting import metrics
from pentarch.hosting.fairness import FairQueue
from pentarch.hosting.thinker import Thought

ATTEMPTS: Final = 3
PAUSE: Final = 0.5  # seconds, before another process is tried where there was no room for one
GRACE: Final = 10.0  # seconds beyond the budget, for a machine that is busy

logger = logging.getLogger("pentarch.hosting")


@dataclass(frozen=True, slots=True)
class Waiting:
    person: str
    table: str
    thought: Thought
    answer: asyncio.Future[int]


class Crashed(Exception):
    """A process has gone, or answers nonsense."""


@dataclass(frozen=True, slots=True)
class WorkerCounts:
    """How many workers there should be, how many can answer, how many questions wait."""

    wanted: int
    able: int
    waiting: int


class Thinkers:
    def __init__(self, many: int, budget: float) -> None:
        self.many = many
        self.budget = budget
        self._queue: FairQueue[Waiting] = FairQueue()
        self._more = asyncio.Condition()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._unable: set[int] = set()  # workers whose last question nobody could answer
        self._closing = False

    async def choose(
        self, person: str, table: str, game: Game[State], state: State, seat: int, bot: str
    ) -> int:
        """A bot's answer at a table of a person. The state must have been redealt for the seat."""
        thought = Thought(
            game.id, game.to_json(state), seat, bot, secrets.randbits(60), self.budget
        )
        try:
            return await self._ask(person, table, thought)
        except Crashed:
            logger.error("no bot answers: any legal action is played", extra={"match": table})
            return secrets.choice(state.legal_actions())

    async def _ask(self, person: str, table: str, thought: Thought) -> int:
        if self._closing:
            raise asyncio.CancelledError
        self._start_workers()
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        async with self._more:
            self._queue.put(person, table, Waiting(person, table, thought, answer))
            metrics.BOT_QUEUE.set(len(self._queue))
            self._more.notify()
        return await answer

    def counts(self) -> WorkerCounts:
        """A worker that has not been needed yet can answer."""
        return WorkerCounts(self.many, self.many - len(self._unable), len(self._queue))

    def _start_workers(self) -> None:
        for number in range(self.many):
            if number not in self._workers:
                worker = asyncio.create_task(self._work(number), name=f"thinker-{number}")
                worker.add_done_callback(partial(self._replace, number))
                self._workers[number] = worker

    def _replace(self, number: int, worker: asyncio.Task[None]) -> None:
        """A worker works until it is cancelled: one that ends has failed."""
        if self._workers.get(number) is worker:
            del self._workers[number]
        if self._closing or worker.cancelled():
            return
        metrics.BOT_CRASHES.inc()
        logger.error("a worker for bots is replaced", exc_info=worker.exception())
        self._start_workers()

    async def close(self) -> None:
        self._closing = True
        workers = [*self._workers.values()]
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        for item in self._queue.drain():
            item.answer.cancel()

    # A worker keeps one process.

    async def _work(self, number: int) -> None:
        process: Process | None = None
        try:
            while True:
                item = await self._next()
                process = await self._answer(item, process)
                if process is None:
                    self._unable.add(number)
                else:
                    self._unable.discard(number)
        finally:
            await end(process)

    async def _next(self) -> Waiting:
        async with self._more:
            while True:
                while self._queue:
                    item = self._queue.pop()
                    metrics.BOT_QUEUE.set(len(self._queue))
                    if not item.answer.done():
                        return item
                await self._more.wait()

    async def _answer(self, item: Waiting, process: Process | None) -> Process | None:
        """Think, with a new process after each failure; None: nothing has helped."""
        try:
            for _ in range(ATTEMPTS):
                began = time.monotonic()
                try:
                    process = process or await begin()
                    action = await self._exchange(process, item.thought)
                except Exception as why:  # of any kind: event loops differ in what they raise
                    metrics.BOT_CRASHES.inc()
                    logger.warning("a bot's process is replaced: %s", repr(why))
                    await end(process)
                    process = None
                    continue
                self._note(item, time.monotonic() - began)
                if not item.answer.done():
                    item.answer.set_result(action)
                return process
            if not item.answer.done():
                item.answer.set_exception(Crashed(f"{ATTEMPTS} attempts"))
            return None
        except Exception as error:
            if not item.answer.done():
                item.answer.set_exception(Crashed(repr(error)))
            await end(process)
            raise
        except asyncio.CancelledError:
            item.answer.cancel()
            await end(process)
            raise

    async def _exchange(self, process: Process, thought: Thought) -> int:
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(thought) + b"\n")
            await process.stdin.drain()
            patience = thought.seconds + GRACE
            line = await asyncio.wait_for(process.stdout.readline(), timeout=patience)
        except TimeoutError:
            raise Crashed("no answer in time") from None
        if not line.strip().isdigit():
            raise Crashed("it has gone")
        return int(line)

    def _note(self, item: Waiting, seconds: float) -> None:
        metrics.BOT_SECONDS.observe(seconds)
        self._queue.spend(item.person, item.table, seconds)


async def begin() -> Process:
    try:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "pentarch.hosting.thinker",
            stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True,
        )  # fmt: skip
    except OSError as error:  # no room for another: the next attempt may find some
        await asyncio.sleep(PAUSE)
        raise Crashed(str(error)) from error


async def end(process: Process | None) -> None:
    if process is None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        with contextlib.suppress(Exception):  # its pipe may be broken
            process.stdin.close()
    await process.wait()
