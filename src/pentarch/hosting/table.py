"""A match in memory, and what the server does in it by itself.

A `Table` carries out commands one after the other: the pure match decides, the journal
writes, and listeners are called when it is on disk. What another process writes in the
same match comes through the storage's news. Bots' moves and clocks are worked here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from pentarch.core.game import Game
from pentarch.core.state import State
from pentarch.core.words import IllegalAction, Refusal, say
from pentarch.hosting import metrics
from pentarch.hosting.budgets import TurnBudget
from pentarch.hosting.clock import now
from pentarch.hosting.coach import coaching_of
from pentarch.hosting.locks import FairLock
from pentarch.hosting.presence import NOBODY, Presence
from pentarch.hosting.reading import read_on
from pentarch.hosting.refusals import Unavailable
from pentarch.match.commands import Act, BotAct, Command, Flag, OfferUndo, PassStops, Undo
from pentarch.match.decisions import advance
from pentarch.match.drafts import BadCommand, StaleCommand
from pentarch.match.entries import Entry
from pentarch.match.match import RUNNING, Match
from pentarch.match.seats import owner_of
from pentarch.storage.journal import Append, Conflict, StorageDown
from pentarch.storage.leases import BOT

if TYPE_CHECKING:
    from pentarch.hosting.tables import Tables

CONFLICTS: Final = 10  # with other processes, for one command
LEASE_MS: Final = 3_000
PRESENCE_SECONDS: Final = 0.2
CROWD_IN_A_SECOND: Final = 1000
RETRY_SECONDS: Final = 1.0
STOP_SECONDS: Final = 0.4  # after the last action: automatic passes, as many as come in a row
BOT_STOP_SECONDS: Final = 0.3  # a bot's answer where a hand decides, whatever is in it
LONGEST_TIMER: Final = 3600.0

logger = logging.getLogger("pentarch.hosting")

# How a command went: carried out, or (False) carried out before, or not at all.
Outcome = bool | Exception


class Listener(Protocol):
    """Somebody at a table."""

    def seats(self) -> list[int]:
        """The seats whose person this is; none: a spectator."""

    def on_change(self) -> None:
        """The match has changed."""

    def on_presence(self, presence: Presence) -> None:
        """Somebody has come or gone."""


class Posted:
    """A command on its way."""

    __slots__ = ("attempts", "began", "command", "done")

    def __init__(self, command: Command, done: Callable[[Outcome], None]) -> None:
        self.command = command
        self.done = done
        self.began = time.perf_counter()
        self.attempts = 0


class Table:
    """A match in memory."""

    def __init__(self, tables: Tables, id: str, match: Match) -> None:
        self.id = id
        self.match = match
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()
        self._tables = tables
        self._storage = tables.storage
        self._lock = FairLock()
        self._in_doubt = False  # whether what was to be written last is on disk
        self._writing = False
        self._news = 0  # how often, while writing: once of ourselves, the rest of others
        self.texts: dict[tuple[int | None, int], tuple[int, bytes]] = {}  # see `web/sockets.py`
        self._bot: asyncio.Task[None] | None = None
        self._budget = TurnBudget(tables.settings.budget, tables.settings.round)
        self._timer: asyncio.TimerHandle | None = None
        self._counting: asyncio.TimerHandle | None = None
        self._told = NOBODY  # of who looks on here, to other processes
        self._told_at = 0.0
        self._unwatch = self._storage.news.watch(id, self._on_news)

    # Commands.

    async def do(self, command: Command) -> bool:
        """Carry out a command: it is on disk when this returns. Refusals change nothing.

        False: it had been carried out before, and counts once. To be cancelled while
        waiting takes nothing back.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.post(command, partial(settle, done))
        return await done

    def post(self, command: Command, done: Callable[[Outcome], None]) -> None:
        """Carry out a command after those that came before; `done` is called with how it went."""
        posted = Posted(command, done)
        self._lock.when_free(lambda: self._begin(posted))

    def _begin(self, posted: Posted) -> None:
        """Decide, and have it written. The lock is held until `_end`."""
        if self._in_doubt or (posted.attempts == 0 and self._is_ahead(posted.command)):
            self._tables.spawn(self._begin_again(posted))
            return
        try:
            written, after = advance(self.match, posted.command, now())
            if written:
                then = partial(self._on_written, posted, written, after)
                self._storage.journal.post(Append(self.id, written, after, then))
                self._writing, self._news = True, 0
        except Exception as error:
            if isinstance(error, Refusal):
                metrics.REFUSALS.inc()
            return self._end(posted, error)
        if not written:
            self._end(posted, False)

    def _is_ahead(self, command: Command) -> bool:
        """Whether somebody answers what this process has not heard of yet: another has told them.

        It is read once; what nobody has written is refused then.
        """
        return isinstance(command, Act | Undo | OfferUndo) and command.seen > self.match.n

    def _on_written(
        self, posted: Posted, written: list[Entry], after: Match, error: Exception | None
    ) -> None:
        self._writing = False
        if isinstance(error, Conflict):
            self._tables.spawn(self._begin_again(posted))
            return
        if error is not None:
            self._fall_into_doubt()
            return self._end(posted, error)
        try:
            self._change(after)
        except Exception as fault:
            return self._end(posted, fault)
        if self._news > 1:
            self._tables.spawn(self.catch_up())
        self._tables.on_written(self, written, after)
        metrics.count_command(written[0].kind)
        metrics.COMMAND_SECONDS.observe(time.perf_counter() - posted.began)
        self._end(posted, True)

    async def _begin_again(self, posted: Posted) -> None:
        """Somebody else has written: read it, and decide then."""
        try:
            posted.attempts += 1
            if posted.attempts > CONFLICTS:
                raise Unavailable(say("web-refusal-storage"))
            await self._read_on()
        except asyncio.CancelledError:
            self._end(posted, StorageDown("the server closes"))
            raise
        except Exception as error:
            return self._end(posted, error)
        self._begin(posted)

    def _end(self, posted: Posted, outcome: Outcome) -> None:
        self._lock.release()
        posted.done(outcome)

    def _change(self, after: Match) -> None:
        if after.is_damaged:
            self._tables.quarantine(self.id)
        self.match = after
        self.used = time.monotonic()
        self.texts.clear()
        for listener in [*self.listeners]:
            listener.on_change()
        self.work()

    # Reading on: what others write, and what may have been written.

    def _on_news(self, _: str) -> None:
        self._news += 1
        if not self._writing:
            self._tables.spawn(self.catch_up())

    async def catch_up(self) -> None:
        async with self._lock:
            await self._read_on()

    def _fall_into_doubt(self) -> None:
        """What was to be written may be on disk, or not: whoever comes next has to look."""
        self._in_doubt = True
        if not self._tables.closing:
            self._tables.spawn(self._recover())

    async def _recover(self) -> None:
        while self._in_doubt and not self._tables.closing:
            try:
                await self.catch_up()
            except Exception:
                logger.exception("a match cannot be read on", extra={"match": self.id})
                await asyncio.sleep(RETRY_SECONDS)

    async def _read_on(self) -> None:
        after = await read_on(self._storage, self.id, self.match)
        self._in_doubt = False
        if after.n > self.match.n or after.is_damaged:
            self._change(after)

    # Who looks on.

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._count()

    def exit(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self._count()

    def presence(self) -> Presence:
        """In all processes."""
        return self._tables.elsewhere.with_those(self.id, self._presence_here())

    def is_watched_by(self, user: str) -> bool:
        """Whether a person looks on, in any process."""
        seats = self.match.seats
        theirs = {n for n, it in enumerate(seats) if it.user and owner_of(it.user) == user}
        if any(theirs.intersection(listener.seats()) for listener in self.listeners):
            return True
        elsewhere = self._tables.elsewhere.with_those(self.id, NOBODY)
        return not theirs.isdisjoint(elsewhere.seats)

    def _presence_here(self) -> Presence:
        seats = {seat for listener in self.listeners for seat in listener.seats()}
        spectators = sum(1 for it in self.listeners if not it.seats())
        return Presence(tuple(sorted(seats)), spectators)

    def on_presence_elsewhere(self, is_new: bool) -> None:
        """Somebody has come or gone in another process, which may not know of this one."""
        if self.listeners:
            self._count()
            if is_new:
                self.tell_others()

    def tell_others(self, after: float = 0.0) -> None:
        """Say to other processes who looks on here, if they were last told so long ago."""
        if self._told != NOBODY and time.monotonic() - self._told_at >= after:
            self._told_at = time.monotonic()
            self._storage.news.tell(self.id, self._told.to_word())

    def _count(self) -> None:
        """Say who is here, soon: a crowd that comes together is counted once."""
        if self._counting is None and not self._tables.closing:
            loop = asyncio.get_running_loop()
            pause = PRESENCE_SECONDS + len(self.listeners) / CROWD_IN_A_SECOND
            self._counting = loop.call_later(pause, self._announce)

    def _announce(self) -> None:
        self._counting = None
        here = self._presence_here()
        if here != self._told:
            self._told, self._told_at = here, time.monotonic()
            self._storage.news.tell(self.id, here.to_word())
        presence = self.presence()
        for listener in [*self.listeners]:
            listener.on_presence(presence)

    # What the server does by itself.

    def work(self) -> None:
        """See to it that a bot moves, or that the flag falls in time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        match = self.match
        if match.status != RUNNING or self._tables.closing:
            return
        if match.bot_to_move() is not None:
            if self._bot is None:
                self._bot = self._tables.spawn(self._move_bots())
            return
        if match.stop_to_pass() is not None:
            self._timer = asyncio.get_running_loop().call_later(self._stop_pause(), self._pass)
            return
        deadline = match.deadline()
        if deadline is not None:
            seconds = min(max(0.0, (deadline - now()) / 1000), LONGEST_TIMER)
            self._timer = asyncio.get_running_loop().call_later(seconds + 0.002, self._flag)

    def _stop_pause(self) -> float:
        """Counted from the last action: it is the same whatever anybody holds."""
        last = self.match.plies[-1].at if self.match.plies else self.match.at
        return max(0.0, STOP_SECONDS - (now() - last) / 1000)

    def _pass(self) -> None:
        self._timer = None
        self._tables.spawn(self._pass_stops())

    async def _pass_stops(self) -> None:
        with contextlib.suppress(BadCommand):
            await self.do(PassStops())

    def _flag(self) -> None:
        self._timer = None
        self._tables.spawn(self._let_flag_fall())

    async def _let_flag_fall(self) -> None:
        deadline = self.match.deadline()
        if deadline is None or deadline > now():
            self.work()
            return
        with contextlib.suppress(BadCommand):
            await self.do(Flag())

    async def _move_bots(self) -> None:
        """Let bots answer as long as they are asked."""
        try:
            failures = 0
            while not self._tables.closing:
                match = self.match
                asked = match.bot_to_move()
                if asked is None:
                    break
                if not await self._take_lease(match):
                    await asyncio.sleep(RETRY_SECONDS)
                    await self.catch_up()
                    continue
                failures = 0 if await self._move_bot(match, *asked, failures) else failures + 1
        finally:
            self._bot = None
            self._budget.end_turn()
            self._storage.leases.let_go(self.id)
        self.work()

    async def _take_lease(self, match: Match) -> bool:
        return await self._storage.leases.take(self.id, BOT, match.ply, now(), LEASE_MS)

    async def _move_bot(self, match: Match, seat: int, bot: str, failures: int) -> bool:
        """Whether the bot's answer was taken, or nobody waits for it any more."""
        assert match.game is not None, "a bot is asked only where there are rules"
        state = match.redealt(seat, secrets.randbits(60))
        coaching = coaching_of(match)
        if coaching is not None and coaching.rival is not None and failures == 0:
            action = coaching.rival
        elif failures < 2:
            action = await self._thought(match, match.game, state, seat, bot)
        else:
            action = secrets.choice(state.legal_actions())
        try:
            await self.do(BotAct(seat, action, match.n))
        except IllegalAction:
            logger.exception("a bot's answer is illegal", extra={"match": self.id, "bot": bot})
            return False
        except (StaleCommand, BadCommand):
            return True
        except StorageDown:
            await asyncio.sleep(RETRY_SECONDS)
        return True

    async def _thought(
        self, match: Match, game: Game[State], state: State, seat: int, bot: str
    ) -> int:
        bots = sum(1 for it in match.seats if it.bot is not None)
        seconds = self._budget.share(seat, bots)
        is_stop = game.stop(state) is not None
        if is_stop:
            seconds = min(seconds, BOT_STOP_SECONDS / 2)
        began = time.monotonic()
        action = await self._tables.thinkers.choose(
            match.host or self.id, self.id, game, state, seat, bot, seconds=seconds, keep=True
        )
        self._budget.spend(time.monotonic() - began)
        if is_stop:
            await asyncio.sleep(max(0.0, BOT_STOP_SECONDS - (time.monotonic() - began)))
        return action

    # Leaving memory.

    def is_idle(self, before: float) -> bool:
        """Whether nobody needs it in memory."""
        return not (self.listeners or self._bot or self._timer or self._lock.is_held) and (
            self.used < before
        )

    def forget(self) -> None:
        if self._told != NOBODY:
            self._storage.news.tell(self.id, NOBODY.to_word())
        self._unwatch()
        for timer in (self._timer, self._counting):
            if timer is not None:
                timer.cancel()


def settle(done: asyncio.Future[bool], outcome: Outcome) -> None:
    """Wake whoever waits, unless they have gone."""
    if done.done():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
