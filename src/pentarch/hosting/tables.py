"""The matches that this process has in memory; a sweep takes up what another process has left."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy.exc import DBAPIError

from pentarch.core.words import Refusal, say
from pentarch.hosting import metrics
from pentarch.hosting.clock import now
from pentarch.hosting.presence import REPEATED_SECONDS, Elsewhere
from pentarch.hosting.reading import read_on
from pentarch.hosting.refusals import NotNow, no_such_match
from pentarch.hosting.settings import TableSettings
from pentarch.hosting.table import LEASE_MS, Table
from pentarch.hosting.thinkers import Thinkers
from pentarch.match.commands import Resume
from pentarch.match.entries import Entry
from pentarch.match.folding import fold
from pentarch.match.match import RUNNING, Match
from pentarch.storage import Storage
from pentarch.storage.leases import MemoryLeases
from pentarch.storage.matches import Listed, new_id
from pentarch.storage.news import Word
from pentarch.storage.uptime import Gaps

RENEW_SECONDS: Final = 1.0  # so that a busy process keeps its leases
CROWD: Final = 500
MANY_FORGOTTEN: Final = 2000  # matches, each of which leaves some kilobytes to the collector
UNWRITTEN_SECONDS: Final = 15.0  # so late may the sweep be on a busy machine
MOST_DUE: Final = 1000  # matches taken up at once
LATE_MS: Final = 3_000  # work that is not done so long after its time is taken up by the sweep

logger = logging.getLogger("pentarch.hosting")


class Tables:
    """All tables of this process."""

    def __init__(self, storage: Storage, settings: TableSettings) -> None:
        self.storage = storage
        self.settings = settings
        self.thinkers = Thinkers(settings.thinkers, settings.budget)
        self.closing = False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.sockets = 0
        self._most_sockets = 0  # since memory was last given back
        self._forgotten = 0  # matches, since then
        self.damaged: set[str] = set()  # matches whose journal cannot be read to its end
        self._dead: set[str] = set()  # running matches that cannot be worked at
        self.elsewhere = Elsewhere()
        # Called with what this process has written, once it is on disk.
        self.on_written: Callable[[Table, Sequence[Entry], Match], None] = lambda *_: None
        self._gaps: Gaps = ()  # when no server ran, until this one
        self._beaten = time.monotonic()  # when the database last took something

    async def open(self) -> None:
        await self.storage.uptime.beat(now())
        self._gaps = await self.storage.uptime.gaps()
        self.storage.news.watch_words(self._on_word)
        self.spawn(self._keep_sweeping())
        self.spawn(self._keep_leases())

    async def close(self) -> None:
        """Stop working; what is being written is written."""
        self.closing = True
        with contextlib.suppress(Exception):
            await self.storage.uptime.beat(now())
        for table in self._tables.values():
            table.forget()
        await self.thinkers.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else; its failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("work at a table failed", exc_info=error)

    # Tables.

    async def get(self, id: str) -> Table:
        """The table with that id, read from the journal if need be."""
        table = self._tables.get(id)
        if table is not None:
            table.used = time.monotonic()
            return table
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(loading)

    def _loaded(self, id: str, done: asyncio.Future[Table]) -> None:
        self._loading.pop(id, None)
        if not done.cancelled():
            done.exception()

    async def _load(self, id: str) -> Table:
        heard: list[str] = []  # what is written meanwhile
        stop = self.storage.news.watch(id, heard.append)
        try:
            table = Table(self, id, await self._read(id))
            await self._resume(table)
            self._add(table)
        finally:
            stop()
        if heard:
            await table.catch_up()
        return table

    async def _read(self, id: str) -> Match:
        """What the journal tells; of a damaged one, what can be read."""
        match = await read_on(self.storage, id, Match()) if is_id(id) else Match()
        if match.is_damaged:
            self.quarantine(id)
        if not match.n:
            raise NotNow(say("web-refusal-damaged")) if match.is_damaged else no_such_match()
        return match

    async def _resume(self, table: Table) -> None:
        """Give back the time in which no server ran, before a clock is looked at."""
        if self._gaps and table.match.is_playable:
            try:
                await table.do(Resume(self._gaps))
            except BaseException:
                table.forget()
                raise

    def _add(self, table: Table) -> Table:
        self._tables[table.id] = table
        metrics.MATCHES.set(len(self._tables))
        table.work()
        return table

    async def create(self, entry: Entry) -> Table:
        """A new match with its first entry."""
        id, match = new_id(), fold([entry])
        await self.storage.journal.append(id, [entry], match)
        table = self._add(Table(self, id, match))
        self.on_written(table, [entry], match)
        return table

    def in_memory(self, id: str) -> Table | None:
        return self._tables.get(id)

    def all(self) -> list[Table]:
        return [*self._tables.values()]

    def with_turns(self, rows: Sequence[Listed]) -> list[Listed]:
        """Rows with whose turn it is this moment, where that is known here."""
        return [self._with_turn(it) for it in rows]

    def _with_turn(self, row: Listed) -> Listed:
        table = self._tables.get(row.id)
        if table is None or row.status != RUNNING or table.match.status != RUNNING:
            return row
        match = table.match
        return replace(row, asked=match.turn, asked_since=match.turn_at)

    def quarantine(self, id: str) -> None:
        """Note that a match is damaged: it is shown as far as it can be read, and stays so."""
        self.damaged.add(id)
        metrics.DAMAGED.set(len(self.damaged))

    # The sweep.

    async def _keep_sweeping(self) -> None:
        """Take up work that nobody does, and forget what nobody needs."""
        late = 0  # after a start, everything that is due is taken up at once
        alone = isinstance(self.storage.leases, MemoryLeases)
        while True:
            try:
                await self.storage.uptime.beat(now())
                self._beaten = time.monotonic()
                self.storage.news.hear(await self.storage.bulletins.new())
                await self._take_up(now() - late)
                late = 0 if alone else LATE_MS
            except Exception:
                logger.exception("the sweep failed")
            self._repeat_presence()
            self._forget_idle()
            self._give_back()
            await asyncio.sleep(self.settings.sweep)

    async def _take_up(self, before: int) -> None:
        """Work at the matches where something is due; what cannot be played stays as it is."""
        limit = MOST_DUE + len(self._dead)
        for id in await self.storage.matches.due(before, limit):
            if id not in self._dead and not await self._take_up_one(id):
                self._dead.add(id)

    async def _take_up_one(self, id: str) -> bool:
        """False: it cannot be worked at. Whatever is wrong with one match harms no other."""
        try:
            table = await self.get(id)
        except (DBAPIError, OSError):
            raise  # that is wrong with all of them
        except Refusal:
            return False
        except Exception:
            logger.exception("a match cannot be taken up", extra={"match": id})
            return False
        table.work()
        return table.match.is_playable

    def _repeat_presence(self) -> None:
        for match in self.elsewhere.forget_old():
            if match in self._tables:
                self._tables[match].on_presence_elsewhere(is_new=False)
        for table in self._tables.values():
            table.tell_others(after=REPEATED_SECONDS)

    def _forget_idle(self) -> None:
        before = time.monotonic() - self.settings.idle
        spare = len(self._tables) - self.settings.keep
        idle = [it for it in self._tables.values() if it.is_idle(before)]
        for table in sorted(idle, key=lambda it: it.used)[: max(0, spare)]:
            table.forget()
            del self._tables[table.id]
            self._forgotten += 1
        metrics.MATCHES.set(len(self._tables))

    def _give_back(self) -> None:
        """Collect what a crowd or many matches have left: by itself the collector comes rarely."""
        self._most_sockets = max(self._most_sockets, self.sockets)
        has_crowd_gone = (
            self._most_sockets - self.sockets > CROWD and self.sockets < self._most_sockets / 2
        )
        if has_crowd_gone or self._forgotten >= MANY_FORGOTTEN:
            self._most_sockets = self.sockets
            self._forgotten = 0
            gc.collect()
            trim_memory()

    def can_write(self) -> bool:
        """Whether the database takes what is to be written: a disk may be full."""
        return time.monotonic() - self._beaten < self.settings.sweep + UNWRITTEN_SECONDS

    # Other processes.

    def _on_word(self, word: Word) -> None:
        process, match, said = word
        is_new = self.elsewhere.hear(process, match, said)
        if match in self._tables:
            self._tables[match].on_presence_elsewhere(is_new)

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self.storage.leases.renew(now(), LEASE_MS)
            except Exception:
                logger.exception("leases could not be renewed")


def trim_memory() -> None:
    """Return what is free to the system, where the C library can."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def is_id(id: str) -> bool:
    """Whether it can be the id of a match at all: nothing else is looked up."""
    return id.isascii() and id.isalnum() and len(id) <= 64
