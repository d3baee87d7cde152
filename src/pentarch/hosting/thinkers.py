"""The bots' processes, and the queue before them.

A table has at most one question in the queue. The queue is fair in time: next is the
person, and of theirs the table, that bots have thought least for, so a slow bot waits for
many quick ones and not the other way round. A table goes to the process that it had last, where
that one is free: its bots are still there with what they thought. A process that fails, in
whatever way, is replaced and asked again; if that does not help, any legal answer is given,
because a table must never stop. A worker that fails itself is replaced as well.
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
from pentarch.hosting.thinker import BACKGROUND, NICENESS, Advice, Appraisal, Thought

ATTEMPTS: Final = 3
PAUSE: Final = 0.5  # seconds, before another process is tried where there was no room for one
MOST_HOMES: Final = 10_000  # tables of which it is known where they were
GRACE: Final = 10.0  # seconds beyond the budget, for a machine that is busy

logger = logging.getLogger("pentarch.hosting")


@dataclass(frozen=True, slots=True)
class Waiting:
    person: str
    table: str
    thought: Thought
    answer: asyncio.Future[bytes]  # the line that the process answers


class Crashed(Exception):
    """A process has gone, or answers nonsense."""


@dataclass(frozen=True, slots=True)
class WorkerCounts:
    """How many workers there should be, how many can answer, how many questions wait."""

    wanted: int
    able: int
    waiting: int


class Thinkers:
    def __init__(self, many: int, budget: float, *, background: bool = False) -> None:
        self.many = many
        self.budget = budget
        self._background = background  # nobody waits at a table: all others go first
        self._queue: FairQueue[Waiting] = FairQueue()
        self._free: dict[int, asyncio.Future[Waiting]] = {}  # workers with nothing to do
        self._home: dict[str, int] = {}  # the worker that a table had last
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._unable: set[int] = set()  # workers whose last question nobody could answer
        self._closing = False

    async def choose(
        self,
        person: str,
        table: str,
        game: Game[State],
        state: State,
        seat: int,
        bot: str,
        *,
        seconds: float | None = None,
        keep: bool = False,
    ) -> int:
        """A bot's answer at a table of a person. The state must have been redealt for the seat.

        To keep is to let the same bot go on at the next question, with what it has thought.
        """
        budget = self.budget if seconds is None else seconds
        kept = table if keep else ""
        seed = secrets.randbits(60)
        thought = Thought(game.id, game.to_json(state), seat, bot, seed, budget, kept)
        try:
            return int(await self._ask(person, table, thought))
        except Crashed:
            logger.error("no bot answers: any legal action is played", extra={"match": table})
            return secrets.choice(state.legal_actions())

    async def advise(
        self, person: str, game: Game[State], state: State, seat: int, bot: str, seed: int
    ) -> Advice | None:
        """What a bot thinks of the answers; None if none can say. The state must be redealt."""
        position = game.to_json(state)
        thought = Thought(game.id, position, seat, bot, seed, self.budget, advise=True)
        try:
            line = await self._ask(person, f"advice {person}", thought)
        except Crashed:
            return None
        return msgspec.json.decode(line, type=Advice)

    async def appraise(
        self,
        person: str,
        match: str,
        game: Game[State],
        state: State,
        seat: int,
        bot: str,
        played: int,
        seed: int,
    ) -> Appraisal | None:
        """What an answer was worth; None if none can say. The state must be redealt."""
        position = game.to_json(state)
        thought = Thought(game.id, position, seat, bot, seed, self.budget, played=played)
        try:
            line = await self._ask(person, match, thought)
        except Crashed:
            return None
        return msgspec.json.decode(line, type=Appraisal)

    async def _ask(self, person: str, table: str, thought: Thought) -> bytes:
        if self._closing:
            raise asyncio.CancelledError
        self._start_workers()
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._queue.put(person, table, Waiting(person, table, thought, answer))
        self._hand_out()
        return await answer

    def _hand_out(self) -> None:
        """Give what waits to workers that are free."""
        while self._queue and self._free:
            item = self._queue.pop()
            if item.answer.done():
                continue
            home = self._home.pop(item.table, None)
            worker = home if home in self._free else next(iter(self._free))
            self._home[item.table] = worker
            if len(self._home) > MOST_HOMES:
                del self._home[next(iter(self._home))]
            self._free.pop(worker).set_result(item)
        if not self._background:
            metrics.BOT_QUEUE.set(len(self._queue))

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
                item = await self._next(number)
                process = await self._answer(item, process)
                if process is None:
                    self._unable.add(number)
                else:
                    self._unable.discard(number)
        finally:
            await end(process)

    async def _next(self, number: int) -> Waiting:
        given: asyncio.Future[Waiting] = asyncio.get_running_loop().create_future()
        self._free[number] = given
        self._hand_out()
        try:
            return await given
        except asyncio.CancelledError:
            self._free.pop(number, None)
            if given.done() and not given.cancelled():
                given.result().answer.cancel()
            raise

    async def _answer(self, item: Waiting, process: Process | None) -> Process | None:
        """Think, with a new process after each failure; None: nothing has helped."""
        try:
            for _ in range(ATTEMPTS):
                began = time.monotonic()
                try:
                    process = process or await self._begin()
                    line = await self._exchange(process, item.thought)
                except Exception as why:  # of any kind: event loops differ in what they raise
                    metrics.BOT_CRASHES.inc()
                    logger.warning("a bot's process is replaced: %s", repr(why))
                    await end(process)
                    process = None
                    continue
                self._note(item, time.monotonic() - began)
                if not item.answer.done():
                    item.answer.set_result(line)
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

    async def _begin(self) -> Process:
        return await begin(BACKGROUND) if self._background else await begin()

    async def _exchange(self, process: Process, thought: Thought) -> bytes:
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(thought) + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(thought.seconds + GRACE):
                line = await process.stdout.readline()
        except TimeoutError:
            raise Crashed("no answer in time") from None
        if not line.endswith(b"\n") or not (thought.wants_words or line.strip().isdigit()):
            raise Crashed("it has gone")
        return line

    def _note(self, item: Waiting, seconds: float) -> None:
        if not self._background:
            metrics.BOT_SECONDS.observe(seconds)
        self._queue.spend(item.person, item.table, seconds)


async def begin(niceness: int = NICENESS) -> Process:
    try:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "pentarch.hosting.thinker", str(niceness),
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
