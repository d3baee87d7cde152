"""Who is called when something has happened: whose turn it is, who has sat down, what is over.

The process that has written the entries calls, so that everybody is called once. Whoever looks
at the match is not called: they see it.

Whoever subscribes chooses where messages go, and may choose a place that answers slowly or never.
So a browser gets one message after the other, of each match only the newest waits for that, and a
place that has failed is left alone for a while.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from pentarch.hosting import metrics, push
from pentarch.hosting.refusals import Refused
from pentarch.hosting.table import Table
from pentarch.hosting.tables import Tables
from pentarch.match.entries import Entry
from pentarch.match.match import Match
from pentarch.match.news import news_of
from pentarch.storage.pushes import Subscription

MOST_AT_ONCE: Final = 20  # messages on their way
MOST_WAITING: Final = 20  # matches of which a browser is still to be told
SLOW_SECONDS: Final = 5.0  # who takes longer has failed
REST_SECONDS: Final = 60.0  # after a failure, twice as long after each further one
LONGEST_REST: Final = 3600.0
MOST_RESTS: Final = 10_000

logger = logging.getLogger("pentarch.hosting")


class Rest(NamedTuple):
    """A place is left alone."""

    failures: int
    until: float


class Caller:
    """Sends Web Push; only whoever has asked for it has a subscription."""

    def __init__(self, tables: Tables, loopback: bool = False) -> None:
        self._tables = tables
        self._loopback = loopback
        self._signer: push.Signer | None = None
        self._sending = asyncio.Semaphore(MOST_AT_ONCE)
        self._waiting: dict[str, dict[str, str]] = {}  # kinds of news by match, by subscription
        self._rests: dict[str, Rest] = {}  # by subscription
        tables.on_written = self.on_written

    async def public_key(self) -> str:
        """What a browser has to know to subscribe."""
        return (await self._signed()).public

    async def _signed(self) -> push.Signer:
        if self._signer is None:
            stored = await self._tables.storage.pushes.server_key(push.new_key())
            self._signer = push.Signer(stored)
        return self._signer

    async def check(self, endpoint: str, key: str, auth: str) -> None:
        """Refuse an address to which nothing is to be sent."""
        push.check_subscription(endpoint, key, auth)
        await push.look_up(endpoint, self._loopback)

    def on_written(self, table: Table, written: Sequence[Entry], after: Match) -> None:
        news = news_of(written, after)
        absent = {user: kind for user, kind in news.items() if not table.is_watched_by(user)}
        if absent and not self._tables.closing:
            self._tables.spawn(self._call(table.id, absent))

    async def _call(self, match: str, news: dict[str, str]) -> None:
        for user, kind in news.items():
            for it in await self._tables.storage.pushes.of(user):
                self._tell(it, match, kind)

    def _tell(self, to: Subscription, match: str, kind: str) -> None:
        if self._is_resting(to):
            metrics.PUSHES.labels("failed").inc()
        elif to.id not in self._waiting:
            self._waiting[to.id] = {match: kind}
            self._tables.spawn(self._send_all(to))
        elif len(self._waiting[to.id]) < MOST_WAITING:
            self._waiting[to.id][match] = kind

    async def _send_all(self, to: Subscription) -> None:
        waiting = self._waiting[to.id]
        try:
            while waiting and not self._is_resting(to):
                match = next(iter(waiting))
                await self._send(to, match, waiting.pop(match))
        finally:
            del self._waiting[to.id]

    async def _send(self, to: Subscription, match: str, kind: str) -> None:
        """Whatever goes wrong here harms nobody; a browser that is gone is forgotten."""
        message = json.dumps({"match": match, "kind": kind}).encode()
        before = self._rests.pop(to.id, Rest(0, 0.0))
        try:
            async with self._sending:
                began = time.monotonic()
                address = await push.look_up(to.endpoint, self._loopback)
                body = push.encrypted(message, to.key, to.auth)
                status = await push.send(address, await self._signed(), body, push.topic_of(match))
        except (OSError, TimeoutError, ValueError, Refused) as error:
            metrics.PUSHES.labels("failed").inc()
            logger.info("a push was not sent: %s", type(error).__name__)
            return self._let_rest(to, before.failures)
        if time.monotonic() - began > SLOW_SECONDS:
            self._let_rest(to, before.failures)
        metrics.PUSHES.labels("sent" if 200 <= status < 300 else "refused").inc()
        if status in push.GONE:
            await self._tables.storage.pushes.remove(to.user, to.endpoint)

    def _is_resting(self, to: Subscription) -> bool:
        rest = self._rests.get(to.id)
        return rest is not None and time.monotonic() < rest.until

    def _let_rest(self, to: Subscription, failures: int) -> None:
        seconds = min(REST_SECONDS * 2 ** min(failures, 10), LONGEST_REST)
        self._rests[to.id] = Rest(failures + 1, time.monotonic() + seconds)
        if len(self._rests) > MOST_RESTS:
            del self._rests[next(iter(self._rests))]
