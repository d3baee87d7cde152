"""Bots' processes: fair to all tables, replaced when they die, never shown the true state."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from pentarch.bots.searching import SearchBot
from pentarch.core.state import State
from pentarch.games import GAMES
from pentarch.hosting import thinkers
from pentarch.hosting.fairness import FairQueue
from pentarch.hosting.thinker import MOST_KEPT, Thinker, Thought
from pentarch.hosting.thinkers import Crashed, Thinkers, Waiting, WorkerCounts
from tests.web.live import run_as_served

GAME = GAMES["infiltration"]


def with_thinkers(scene: Callable[[Thinkers], Awaitable[None]], many: int = 1) -> None:
    async def play() -> None:
        pool = Thinkers(many, budget=0.5)
        try:
            await scene(pool)
        finally:
            await pool.close()

    run_as_served(play())


def test_a_bot_answers_with_a_legal_action() -> None:
    async def scene(pool: Thinkers) -> None:
        state = GAME.new(2, seed=3)
        seat = int(state.current_player())
        for bot in ("random", "greedy", "level-1", "level-5"):
            action = await pool.choose("anna", "table", GAME, state, seat, bot)
            assert action in state.legal_actions()

    with_thinkers(scene)


def test_a_process_that_dies_is_replaced_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []
    begin = thinkers.begin

    async def mortal() -> asyncio.subprocess.Process:
        process = await begin()
        started.append(process.pid)
        if len(started) == 1:
            os.kill(process.pid, signal.SIGKILL)
        return process

    monkeypatch.setattr(thinkers, "begin", mortal)

    async def scene(pool: Thinkers) -> None:
        state = GAME.new(2, seed=3)
        seat = int(state.current_player())
        assert (
            await pool.choose("anna", "table", GAME, state, seat, "random") in state.legal_actions()
        )
        assert len(started) == 2

    with_thinkers(scene)


def test_a_process_that_dies_between_two_questions_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = noted_processes(monkeypatch)

    async def scene(pool: Thinkers) -> None:
        state = GAME.new(2, seed=3)
        seat = int(state.current_player())
        for _ in range(3):
            action = await pool.choose("anna", "table", GAME, state, seat, "random")
            assert action in state.legal_actions()
            os.kill(started[-1].pid, signal.SIGKILL)
            await started[-1].wait()
            await asyncio.sleep(0.05)  # the pipe is noticed to be broken as well

        assert len(started) == 3
        assert pool.counts() == WorkerCounts(wanted=1, able=1, waiting=0)

    with_thinkers(scene)


def test_a_worker_that_fails_is_replaced_and_answers_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    note = Thinkers._note
    failures = iter([True])

    def note_badly(pool: Thinkers, item: Waiting, seconds: float) -> None:
        if next(failures, False):
            raise ValueError("a fault of ours")
        note(pool, item, seconds)

    monkeypatch.setattr(Thinkers, "_note", note_badly)

    async def scene(pool: Thinkers) -> None:
        state = GAME.new(2, seed=3)
        seat = int(state.current_player())
        for _ in range(2):
            action = await pool.choose("anna", "table", GAME, state, seat, "random")
            assert action in state.legal_actions()

    with_thinkers(scene)


def test_workers_that_cannot_answer_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PAUSE", 0.0)
    start = asyncio.create_subprocess_exec

    async def crowded(*words: Any, **how: Any) -> asyncio.subprocess.Process:
        raise OSError(errno.EMFILE, "Too many open files")

    async def scene(pool: Thinkers) -> None:
        state = GAME.new(2, seed=3)
        seat = int(state.current_player())
        monkeypatch.setattr(asyncio, "create_subprocess_exec", crowded)
        await pool.choose("anna", "table", GAME, state, seat, "random")
        assert pool.counts().able == 0

        monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
        await pool.choose("anna", "table", GAME, state, seat, "random")
        assert pool.counts().able == 1

    with_thinkers(scene)


def noted_processes(monkeypatch: pytest.MonkeyPatch) -> list[asyncio.subprocess.Process]:
    started: list[asyncio.subprocess.Process] = []
    begin = thinkers.begin

    async def noted() -> asyncio.subprocess.Process:
        started.append(await begin())
        return started[-1]

    monkeypatch.setattr(thinkers, "begin", noted)
    return started


def test_a_table_does_not_stop_when_no_process_will_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def never(pool: Thinkers, process: object, thought: Thought) -> int:
        raise Crashed("never")

    monkeypatch.setattr(Thinkers, "_exchange", never)

    async def scene(pool: Thinkers) -> None:
        state = GAME.new(2, seed=3)
        seat = int(state.current_player())
        assert (
            await pool.choose("anna", "table", GAME, state, seat, "random") in state.legal_actions()
        )

    with_thinkers(scene)


def test_where_there_is_no_room_for_a_process_another_attempt_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "PAUSE", 0.0)
    start = asyncio.create_subprocess_exec
    asked = 0

    async def crowded(*words: Any, **how: Any) -> asyncio.subprocess.Process:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise OSError(errno.EMFILE, "Too many open files")
        return await start(*words, **how)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", crowded)

    async def scene(pool: Thinkers) -> None:
        state = GAME.new(2, seed=3)
        seat = int(state.current_player())
        for _ in range(2):
            assert (
                await pool.choose("anna", "table", GAME, state, seat, "random")
                in state.legal_actions()
            )
        assert asked == 2

    with_thinkers(scene)


def test_a_process_that_thinks_for_ever_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "GRACE", 0.0)
    asked = 0
    exchange = Thinkers._exchange

    async def slow_once(
        pool: Thinkers, process: asyncio.subprocess.Process, thought: Thought
    ) -> bytes:
        nonlocal asked
        asked += 1
        if asked == 1:
            process.send_signal(signal.SIGSTOP)
        else:
            monkeypatch.setattr(thinkers, "GRACE", 60.0)
        return await exchange(pool, process, thought)

    monkeypatch.setattr(Thinkers, "_exchange", slow_once)

    async def scene(pool: Thinkers) -> None:
        state = GAME.new(2, seed=3)
        seat = int(state.current_player())
        assert (
            await pool.choose("anna", "table", GAME, state, seat, "random") in state.legal_actions()
        )
        assert asked == 2

    with_thinkers(scene)


def test_a_worker_stops_whose_answer_comes_at_that_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(pool: Thinkers) -> None:
        process = ScriptedProcess()

        async def begin() -> ScriptedProcess:
            return process

        monkeypatch.setattr(thinkers, "begin", begin)
        state = GAME.new(2, seed=3)
        seat = int(state.current_player())
        asked = asyncio.create_task(pool.choose("anna", "table", GAME, state, seat, "random"))
        await process.is_asked.wait()

        process.line.set_result(b"0\n")
        async with asyncio.timeout(60):
            await pool.close()

        with pytest.raises(asyncio.CancelledError):
            await asked

    with_thinkers(scene)


class ScriptedProcess:
    """A process whose answer comes when a test says so."""

    def __init__(self) -> None:
        self.stdin = self.stdout = self
        self.is_asked: asyncio.Event = asyncio.Event()
        self.line: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def write(self, line: bytes) -> None:
        self.is_asked.set()

    async def drain(self) -> None:
        pass

    async def readline(self) -> bytes:
        return await self.line

    def kill(self) -> None:
        pass

    def close(self) -> None:
        pass

    async def wait(self) -> int:
        return 0


def test_a_table_with_a_slow_bot_waits_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[str] = []

    async def pretend(pool: Thinkers, process: object, thought: Thought) -> int:
        served.append(thought.bot)
        await asyncio.sleep(0.05 if thought.bot == "slow" else 0.001)
        return 0

    async def no_process() -> None:
        return None

    monkeypatch.setattr(Thinkers, "_exchange", pretend)
    monkeypatch.setattr(thinkers, "begin", no_process)

    async def scene(pool: Thinkers) -> None:
        async def keep_asking(table: str, bot: str, times: int) -> None:
            for _ in range(times):
                await pool._ask("anna", table, Thought("infiltration", {}, 0, bot, 0, 0.5))

        quick = [keep_asking(f"quick {number}", "quick", 10) for number in range(10)]
        await asyncio.gather(keep_asking("slow", "slow", 5), *quick)

    with_thinkers(scene)
    assert len(served) == 105
    slow = [place for place, bot in enumerate(served) if bot == "slow"]
    assert slow[1] - slow[0] > 20, "after a long thought the others come first"
    assert slow[0] < 12, "and nobody waits for ever"


def test_a_table_goes_to_the_worker_that_it_had_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """There its bots still have what they thought."""
    served: list[tuple[str, int]] = []

    async def pretend(pool: Thinkers, process: int, thought: Thought) -> int:
        served.append((thought.table, process))
        await asyncio.sleep(0)
        return 0

    processes = iter(range(1, 3))

    async def numbered() -> int:
        return next(processes)

    async def nothing(process: int | None) -> None:
        return None

    monkeypatch.setattr(Thinkers, "_exchange", pretend)
    monkeypatch.setattr(thinkers, "begin", numbered)
    monkeypatch.setattr(thinkers, "end", nothing)

    async def scene(pool: Thinkers) -> None:
        async def ask(table: str) -> None:
            await pool._ask("anna", table, Thought("infiltration", {}, 0, "any", 0, 0.5, table))

        await asyncio.gather(ask("one"), ask("another"))
        for table in ("one", "another", "another", "one", "one", "another"):
            await ask(table)

    with_thinkers(scene, many=2)
    assert len(set(served)) == 2, "one process each"


def question(state: State, table: str) -> Thought:
    game = GAMES["legends"]
    seat = int(state.current_player())
    return Thought(game.id, game.to_json(state), seat, "ismcts:100", 7, 60.0, table)


def test_a_bot_goes_on_from_what_it_has_thought_in_its_turn() -> None:
    thinker = Thinker()
    state = GAMES["legends"].new(3, seed=5)
    carried = 0
    for _ in range(40):
        thought = question(state, "table")
        state.apply(thinker.think(thought))
        bot = thinker._kept["table", thought.seat, thought.bot]
        assert isinstance(bot, SearchBot)
        if bot.kept is not None and bot.kept.thought() > 0:
            carried += 1

    assert carried > 0


def test_who_only_asks_for_a_hint_leaves_no_bot_behind() -> None:
    thinker = Thinker()

    thinker.think(question(GAMES["legends"].new(3, seed=5), ""))

    assert thinker._kept == {}


def test_bots_that_were_not_asked_for_long_are_let_go() -> None:
    thinker = Thinker()
    state = GAME.new(2, seed=3)
    seat = int(state.current_player())
    for number in range(MOST_KEPT + 3):
        table = f"table {number}"
        thinker.think(Thought(GAME.id, GAME.to_json(state), seat, "greedy", 1, 1.0, table))

    assert len(thinker._kept) == MOST_KEPT
    assert ("table 0", seat, "greedy") not in thinker._kept


def test_many_tables_of_one_person_wait_for_one_table_of_another() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(41):
        queue.put("crowd", f"table {number}", f"crowd {number}")
    first = queue.pop()
    queue.spend("crowd", "table 0", 2.0)
    queue.put("newcomer", "another", "newcomer")

    assert first == "crowd 0"
    assert queue.pop() == "newcomer"
    assert len(queue) == 40


def test_who_has_been_away_gets_no_more_than_the_others_then() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(10):
        queue.put("busy", "busy", f"busy {number}")
        queue.pop()
        queue.spend("busy", "busy", 1.0)
    for name in ("busy", "away"):
        for number in range(3):
            queue.put(name, f"{name} {number}", name)

    order = []
    for _ in range(6):
        order.append(queue.pop())
        queue.spend(order[-1], order[-1], 1.0)

    assert order.index("busy") <= 2, "nobody has saved up time for later"
