"""Who is called when something has happened: whose turn it is, who has sat down, what is over.

The process that has written the entries calls, so that everybody is called once. Whoever looks
at the match is not called: they see it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from typing import Final

from pentarch.hosting import metrics, push
from pentarch.hosting.refusals import Refused
from pentarch.hosting.tables import Table, Tables
from pentarch.match import entries
from pentarch.match.entries import Entry
from pentarch.match.match import Match
from pentarch.match.seats import owner_of
from pentarch.storage.pushes import Subscription

# Kinds of news.
TURN: Final = "turn"
SEAT: Final = "seat"
REMATCH: Final = "rematch"
INVITED: Final = "invited"
OVER: Final = "over"

MOST_AT_ONCE: Final = 20  # messages on their way

logger = logging.getLogger("pentarch.hosting")


class Caller:
    """Sends Web Push; only whoever has asked for it has a subscription."""

    def __init__(self, tables: Tables, loopback: bool = False) -> None:
        self._tables = tables
        self._loopback = loopback
        self._signer: push.Signer | None = None
        self._sending = asyncio.Semaphore(MOST_AT_ONCE)
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
        if news and not self._tables.closing:
            here = present(table)
            absent = {user: kind for user, kind in news.items() if user not in here}
            if absent:
                self._tables.spawn(self._call(table.id, absent))

    async def _call(self, match: str, news: dict[str, str]) -> None:
        for user, kind in news.items():
            for it in await self._tables.storage.pushes.of(user):
                self._tables.spawn(self._send(it, match, kind))

    async def _send(self, to: Subscription, match: str, kind: str) -> None:
        """Whatever goes wrong here harms nobody; a browser that is gone is forgotten."""
        message = json.dumps({"match": match, "kind": kind}).encode()
        try:
            async with self._sending:
                address = await push.look_up(to.endpoint, self._loopback)
                body = push.encrypted(message, to.key, to.auth)
                status = await push.send(address, await self._signed(), body, push.topic_of(match))
        except (OSError, TimeoutError, ValueError, Refused) as error:
            metrics.PUSHES.labels("failed").inc()
            logger.info("a push was not sent: %s", type(error).__name__)
            return
        metrics.PUSHES.labels("sent" if 200 <= status < 300 else "refused").inc()
        if status in push.GONE:
            await self._tables.storage.pushes.remove(to.user, to.endpoint)


def present(table: Table) -> set[str]:
    """The people who look at a match."""
    seats = table.presence().seats
    users = [table.match.seats[it].user for it in seats if it < len(table.match.seats)]
    return {owner_of(it) for it in users if it is not None}


def news_of(written: Sequence[Entry], after: Match) -> dict[str, str]:
    """Whom what has been written concerns, and how; each is told one thing."""
    news: dict[str, str] = {}
    kinds = {entry.kind for entry in written}
    people = {owner_of(it.user) for it in after.seats if it.user is not None}
    for entry in written:
        if entry.kind == entries.CREATE:
            kept = {owner_of(it.reserved) for it in after.seats if it.reserved is not None}
            kind = REMATCH if after.rematch_of else INVITED
            news |= dict.fromkeys(kept - {after.host or ""}, kind)
        if entry.kind == entries.JOIN:
            joined = owner_of(str(entry.value["user"]))
            news |= dict.fromkeys(people - {joined}, SEAT)
    if entries.OVER in kinds:
        return dict.fromkeys(people, OVER)
    if after.turn is not None and after.turn_n >= written[0].n:
        seat = after.seats[after.turn]
        if seat.is_person and seat.user is not None:
            news[owner_of(seat.user)] = TURN
    return news
