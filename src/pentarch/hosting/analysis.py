"""Matches that are over, looked at decision by decision in the background.

Only a finished match is ever analysed. A seat's decision is judged by what that seat knew: the
bot gets a position that was redealt for it, as a bot at a table does. One process thinks for all
analyses of a server, after all bots of tables and their hints, for one person after the other.
Who begins another analysis leaves the one before, and what nobody looks at any more is stopped;
what was found is kept with the match, and whoever comes back goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.core.words import say
from pentarch.hosting.clock import now
from pentarch.hosting.points import (
    CLOSE_LOOKS,
    VERSION,
    Decision,
    Judged,
    Point,
    decisions_of,
    is_sure,
    iterations_of,
    worth_a_close_look,
)
from pentarch.hosting.rates import LOCAL
from pentarch.hosting.refusals import Unavailable
from pentarch.hosting.table import LEASE_MS
from pentarch.hosting.tables import Tables
from pentarch.hosting.thinker import Appraisal
from pentarch.hosting.thinkers import Thinkers
from pentarch.match.match import OVER, Match
from pentarch.storage.analyses import StoredAnalysis
from pentarch.storage.leases import MemoryLeases

PURPOSE: Final = "analysis"  # of a lease
SECONDS: Final = 10.0  # for one decision at most, on however busy a machine
MOST_JOBS: Final = 8  # at once
MOST_AT_AN_ADDRESS: Final = 3  # of them: guests of one address are as many as it likes
UNWATCHED: Final = 20.0  # seconds after which nobody looks any more
KEEP_SECONDS: Final = 3.0  # between two writes of what was found
SILENT_MS: Final = 10_000  # after which no other process works at it
BUSY_SECONDS: Final = 0.1  # between two looks at whether tables wait for their bots

Status = Literal["none", "running", "stopped", "done"]

logger = logging.getLogger("pentarch.hosting")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an analysis is, and all that it found, in the order in which it was found."""

    status: Status
    looked: int
    total: int
    points: list[Point]


@dataclass(slots=True)
class Job:
    """An analysis that this process works at."""

    id: str
    match: Match
    decisions: list[Decision]
    address: str  # from which it was begun
    looked: int
    total: int
    points: list[Point]
    watchers: dict[str, float] = field(default_factory=dict)  # when they looked last
    task: asyncio.Task[None] | None = None
    kept_at: float = 0.0

    def progress(self) -> Progress:
        return Progress("running", self.looked, self.total, self.points)

    def is_watched(self) -> bool:
        return any(time.monotonic() - at < UNWATCHED for at in self.watchers.values())


class Analyst:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._is_alone = isinstance(tables.storage.leases, MemoryLeases)
        self._jobs: dict[str, Job] = {}
        self._thinkers = new_thinkers()

    async def look(self, id: str, match: Match, person: str) -> Progress:
        """How far it is. Whoever looks at an analysis keeps it going; none is begun by that."""
        assert match.status == OVER, "only what is over may be analysed"
        job = self._jobs.get(id)
        if job is not None:
            job.watchers[person] = time.monotonic()
            return job.progress()
        stored = await self._stored(id)
        if stored is None:
            return Progress("none", 0, 0, [])
        status = self._status(stored)
        if status == "running":
            await self._storage.analyses.want(id, now())
        return Progress(status, stored.looked, stored.total, points_of(stored))

    async def start(self, id: str, match: Match, person: str, address: str) -> Progress:
        """Begin, or go on; nothing happens where it is done or somebody is at it."""
        found = await self.look(id, match, person)
        if found.status in ("running", "done"):
            return found
        self._leave_others(person, id)
        if len(self._jobs) >= MOST_JOBS or self._is_full(address):
            raise Unavailable(say("web-refusal-analyses"))
        if not await self._storage.leases.take(id, PURPOSE, 0, now(), LEASE_MS):
            return Progress("running", found.looked, found.total, found.points)
        if id in self._jobs:  # of another who came meanwhile
            return await self.look(id, match, person)
        decisions = decisions_of(match)
        total = found.total or len(decisions) + min(len(decisions), CLOSE_LOOKS)
        job = Job(id, match, decisions, address, found.looked, total, found.points)
        job.watchers[person] = time.monotonic()
        self._jobs[id] = job
        job.task = self._tables.spawn(self._run(job))
        return job.progress()

    def _is_full(self, address: str) -> bool:
        begun = sum(job.address == address for job in self._jobs.values())
        return begun >= MOST_AT_AN_ADDRESS and address not in LOCAL

    def _status(self, stored: StoredAnalysis) -> Status:
        if stored.looked >= stored.total:
            return "done"
        is_worked_at = not self._is_alone and now() - stored.worked < SILENT_MS
        return "running" if is_worked_at else "stopped"

    async def _stored(self, id: str) -> StoredAnalysis | None:
        """What was kept, unless it was made in another way or makes no sense."""
        stored = await self._storage.analyses.find(id)
        if stored is None or stored.version != VERSION:
            return None
        try:
            points_of(stored)
        except msgspec.ValidationError:
            return None
        return stored

    def _leave_others(self, person: str, id: str) -> None:
        """One person has one analysis at a time."""
        for job in [*self._jobs.values()]:
            if job.id != id and job.watchers.pop(person, None) is not None:
                if not job.watchers and job.task is not None:
                    job.task.cancel()

    # The work.

    async def _run(self, job: Job) -> None:
        try:
            await self._keep(job, worked=now())
            await self._look_at_all(job)
        except Unwatched:
            logger.info("nobody looks at an analysis any more", extra={"match": job.id})
        except Unavailable:
            logger.warning("no bot can analyse", extra={"match": job.id})
        finally:
            await self._end(job)

    async def _end(self, job: Job) -> None:
        """First it is kept: whoever looks meanwhile must not find it half done."""
        try:
            await self._keep(job, worked=0)
        finally:
            del self._jobs[job.id]
            if not self._jobs:  # nobody needs the process now
                thinkers, self._thinkers = self._thinkers, new_thinkers()
                await thinkers.close()
            await self._storage.leases.drop(job.id, PURPOSE)

    async def _look_at_all(self, job: Job) -> None:
        many = len(job.decisions)
        for decision, state in positions(job.match, job.decisions[job.looked :]):
            await self._look_at(job, decision, state, is_close=False)
        chosen = worth_a_close_look(job.points)
        job.total = many + len(chosen)
        seen = {it.ply for it in job.points if it.close}
        left = [it for it in job.decisions if it.ply in chosen and it.ply not in seen]
        states = dict(positions(job.match, left))
        for decision in sorted(left, key=lambda it: chosen.index(it.ply)):
            await self._look_at(job, decision, states[decision], is_close=True)

    async def _look_at(self, job: Job, decision: Decision, state: State, is_close: bool) -> None:
        await self._wait_for_tables(job)
        game = job.match.game
        assert game is not None, "an analysis needs the rules"
        iterations = iterations_of(game.id, len(job.decisions), is_close=is_close)
        appraisal = await self._thinkers.appraise(
            next(iter(job.watchers), job.id), job.id, game, state, decision.seat,
            f"ismcts:{iterations}", decision.action, seed=decision.ply,
        )  # fmt: skip
        if appraisal is None:
            raise Unavailable(say("web-refusal-analyses"))
        if not appraisal.is_plain:
            job.points.append(point_of(job.match, decision, state, appraisal, is_close))
        job.looked += 1
        if time.monotonic() - job.kept_at > KEEP_SECONDS:
            job.kept_at = time.monotonic()
            await self._keep(job, worked=now())

    async def _wait_for_tables(self, job: Job) -> None:
        """Bots at tables go first; and somebody must still want to know."""
        while True:
            if not job.is_watched() and not await self._is_wanted_elsewhere(job):
                raise Unwatched
            if self._tables.thinkers.counts().waiting == 0:
                return
            await asyncio.sleep(BUSY_SECONDS)

    async def _is_wanted_elsewhere(self, job: Job) -> bool:
        stored = None if self._is_alone else await self._stored(job.id)
        return stored is not None and now() - stored.wanted < UNWATCHED * 1000

    async def _keep(self, job: Job, worked: int) -> None:
        points = msgspec.to_builtins(job.points)
        kept = StoredAnalysis(VERSION, job.looked, job.total, points, worked)
        await self._storage.analyses.keep(job.id, kept)

    async def close(self) -> None:
        """Stop all, and keep what was found."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()


def points_of(stored: StoredAnalysis) -> list[Point]:
    return msgspec.convert(stored.points, list[Point])


class Unwatched(Exception):
    """Nobody looks at an analysis any more."""


def new_thinkers() -> Thinkers:
    """It has no process before it is asked."""
    return Thinkers(1, SECONDS, background=True)


def positions(match: Match, decisions: list[Decision]) -> Iterator[tuple[Decision, State]]:
    """Each decision with a world that its seat could not tell from the true one."""
    assert match.game is not None, "an analysis needs the rules"
    wanted = {it.ply: it for it in decisions}
    for ply, state in enumerate(match.states(match.game)):
        decision = wanted.get(ply)
        if decision is not None:
            redealt = state.copy()
            redealt.redeal(decision.seat, Rng(ply))
            yield decision, redealt


def point_of(
    match: Match, decision: Decision, state: State, appraisal: Appraisal, is_close: bool
) -> Point:
    """What is told of a decision; more where a close look found something better."""
    game, cost = match.game, appraisal.cost
    assert game is not None, "an analysis needs the rules"
    is_same = appraisal.best == decision.action
    weighed = max(appraisal.best_value, appraisal.played_value)
    plain = Point(
        decision.ply, decision.seat, round(appraisal.value if is_same else weighed, 4),
        round(cost, 4), close=is_close, same=is_same,
    )  # fmt: skip
    if not is_close or plain.same or not is_sure(cost, appraisal.error):
        return plain
    best = Judged(game.say_action(state, appraisal.best).to_json(), round(appraisal.best_value, 4))
    said = game.say_action(state, decision.action).to_json()
    played = Judged(said, round(appraisal.played_value, 4))
    return msgspec.structs.replace(plain, sure=True, best=best, played=played, why=appraisal.reason)
