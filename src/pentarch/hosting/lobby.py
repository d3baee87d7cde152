"""What changes in the lists, told within a second to whoever looks at them.

News are ids. They gather for a moment; then the rows are read once for all, and everybody is
told what concerns them: people of their own matches, whatever happens there, and those in the
hall of public tables that have come, gone, or have other people.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, Protocol

from pentarch.hosting.tables import Tables
from pentarch.match.match import RUNNING
from pentarch.match.seats import Seat, owner_of
from pentarch.storage.matches import Listed, ListedSeat

PAUSE_SECONDS: Final = 0.2
MOST_AT_ONCE: Final = 150  # rows
MOST_SEEN: Final = 5000  # public tables whose look is remembered

logger = logging.getLogger("pentarch.hosting")


class Onlooker(Protocol):
    """Somebody who wants to know."""

    user: str | None
    is_in_hall: bool

    def on_lists(self, own: Sequence[Listed], public: Sequence[Listed]) -> None:
        """These rows are others now: of one's own matches, and of public tables."""


class Lobby:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._onlookers: set[Onlooker] = set()
        self._changed: dict[str, None] = {}
        self._working: asyncio.Task[None] | None = None
        self._seen: OrderedDict[str, object] = OrderedDict()
        self._stop = tables.storage.news.watch(None, self._on_news)

    def close(self) -> None:
        self._stop()

    def enter(self, onlooker: Onlooker) -> None:
        self._onlookers.add(onlooker)

    def exit(self, onlooker: Onlooker) -> None:
        self._onlookers.discard(onlooker)

    def is_here(self, user: str) -> bool:
        """Whether somebody has a page open, in this process."""
        return any(it.user == user for it in self._onlookers)

    def _on_news(self, match: str) -> None:
        if not self._onlookers:
            return
        self._changed[match] = None
        if self._working is None and not self._tables.closing:
            self._working = self._tables.spawn(self._work())

    async def _work(self) -> None:
        try:
            while self._changed and self._onlookers:
                await asyncio.sleep(PAUSE_SECONDS)
                some = [*self._changed][:MOST_AT_ONCE]
                for it in some:
                    del self._changed[it]
                wanted = [it for it in some if self._is_wanted(it)]
                if wanted:
                    rows = await self._tables.storage.matches.some(wanted)
                    self._tell(self._tables.with_turns(rows))
        finally:
            self._working = None

    def _is_wanted(self, id: str) -> bool:
        """Whether somebody is to be told: most moves are nobody's business but the table's."""
        table = self._tables.in_memory(id)
        if table is None or table.match.status != RUNNING or id not in self._seen:
            return True
        seats = table.match.seats
        people = {owner_of(it.user) for it in seats if it.user is not None}
        is_as_seen = self._seen[id] == look_of(RUNNING, seats, table.match.host)
        return not is_as_seen or any(it.user in people for it in self._onlookers)

    def _tell(self, rows: Sequence[Listed]) -> None:
        public = [it for it in rows if self._looks_new(it) and it.public]
        concerned = {it.id: people_of(it) for it in rows}
        for onlooker in [*self._onlookers]:
            own = [it for it in rows if onlooker.user in concerned[it.id]]
            others = [it for it in public if it not in own] if onlooker.is_in_hall else []
            if own or others:
                onlooker.on_lists(own, others)

    def _looks_new(self, row: Listed) -> bool:
        """Whether those who are not concerned would see a difference; whose turn it is, is none."""
        look = look_of(row.status, row.seats, row.host)
        is_new = self._seen.get(row.id) != look
        self._seen[row.id] = look
        self._seen.move_to_end(row.id)
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)
        return is_new


def look_of(status: str, seats: Sequence[ListedSeat | Seat], host: str | None) -> object:
    return (status, host, tuple((it.user, it.name, it.bot) for it in seats))


def people_of(row: Listed) -> set[str]:
    """Whom a match concerns: who sits there, keeps it, or is asked to come."""
    users = {row.host, *(it.user for it in row.seats), *(it.reserved for it in row.seats)}
    return {owner_of(it) for it in users if it is not None}
