"""News that a match has new entries: only its id; what is new stands in the journal.

Within a process the watchers are called at once. Between processes on one PostgreSQL
a NOTIFY goes out after the commit, never inside the transaction (it would take a lock
that all committing sessions share), for all the ids that came together meanwhile. One
connection listens. Notifications can be lost with that connection, so a slow poll of
what is watched is the net below.

The news that a person's access has ended goes the same way, without a poll: whoever keeps
connections open has to look for itself now and then. So does the word of who looks at a match
in which process, which is repeated now and then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from pentarch.storage import tables

Watcher = Callable[[str], None]
Word = tuple[str, str, str]  # the process, the match, what it says of it

CHANNEL: Final = "pentarch_news"
DISCONNECT: Final = "-"  # before the id of a user, or the hash of a session or a token
LISTED: Final = "+"  # before the id of a match of which lists show something else
PRESENCE: Final = "="  # before the id of a match, and who looks at it
LONGEST_PAYLOAD: Final = 7500  # PostgreSQL takes 8000 bytes
POLL_SECONDS: Final = 5.0
RECONNECT_SECONDS: Final = 1.0
IDS_IN_A_POLL: Final = 500

logger = logging.getLogger("pentarch.storage")


class News:
    """News within this process: all there is with SQLite."""

    def __init__(self) -> None:
        self._watchers: dict[str | None, list[Watcher]] = {}
        self._disconnecting: list[Watcher] = []
        self._on_words: list[Callable[[Word], None]] = []
        self._known: dict[str, int] = {}  # the last entry that was published of a match

    def watch(self, match: str | None, watcher: Watcher) -> Callable[[], None]:
        """Call `watcher` with the id when a match (None: any match) may have new entries.

        Returns what ends it. Watch first and read then, and nothing falls between.
        """
        self._watchers.setdefault(match, []).append(watcher)

        def stop() -> None:
            watchers = self._watchers.get(match, [])
            with contextlib.suppress(ValueError):
                watchers.remove(watcher)
            if not watchers:
                self._watchers.pop(match, None)
                if match is not None:
                    self._known.pop(match, None)

        return stop

    def watch_disconnects(self, watcher: Watcher) -> None:
        """Call `watcher` with a user, or the hash of a session or a token, that has to go."""
        self._disconnecting.append(watcher)

    def disconnect(self, whom: str) -> None:
        """A user's access has ended, or that of one session or token, given by its hash."""
        self._call([DISCONNECT + whom])

    def watch_words(self, watcher: Callable[[Word], None]) -> None:
        """Call `watcher` with what another process says of a match."""
        self._on_words.append(watcher)

    def tell(self, match: str, word: str) -> None:
        """Say something of a match to all other processes; only the last word of it counts."""

    def publish(self, written: Mapping[str, int]) -> None:
        """This process has written: for each match, the number of its last entry."""
        for match, n in written.items():
            if match in self._watchers:
                self._known[match] = n
        self._call(written)

    def relist(self, matches: Iterable[str]) -> None:
        """This process has written what lists show of these matches, and no entry of them.

        Only who watches all matches is called: whoever watches one has every entry.
        """
        self._call(LISTED + match for match in matches)

    def hear(self, ids: Iterable[str]) -> None:
        """Somebody else has written, or ended somebody's access."""
        self._call(ids)

    def _call(self, ids: Iterable[str]) -> None:
        for id in ids:
            if id.startswith(DISCONNECT):
                self._call_each(id.removeprefix(DISCONNECT), self._disconnecting)
            elif id.startswith(LISTED):
                self._call_each(id.removeprefix(LISTED), self._watchers.get(None, ()))
            else:
                self._call_each(id, self._watchers.get(id, ()))
                self._call_each(id, self._watchers.get(None, ()))

    @staticmethod
    def _call_each(id: str, watchers: Iterable[Watcher]) -> None:
        for watcher in [*watchers]:
            try:
                watcher(id)
            except Exception:
                logger.exception("a watcher of %s failed", id)

    async def open(self) -> None:
        """Begin to receive what other processes publish."""

    async def close(self) -> None:
        """Receive it no longer."""


class PostgresNews(News):
    """News between all processes on one PostgreSQL."""

    def __init__(self, readers: AsyncEngine, name: str, poll_seconds: float = POLL_SECONDS) -> None:
        super().__init__()
        self._readers = readers
        self._name = name
        self._poll_seconds = poll_seconds
        self._tasks: list[asyncio.Task[None]] = []
        self._line: asyncpg.Connection | None = None
        self._outgoing: set[str] = set()
        self._words: dict[str, str] = {}
        self._has_outgoing = asyncio.Event()
        self.is_listening = asyncio.Event()

    async def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._keep_listening(), name="news-listen"),
            asyncio.create_task(self._keep_notifying(), name="news-notify"),
            asyncio.create_task(self._keep_polling(), name="news-poll"),
        ]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(10):
                await self.is_listening.wait()

    async def close(self) -> None:
        await self._notify()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    def publish(self, written: Mapping[str, int]) -> None:
        super().publish(written)
        self._send_out(written)

    def relist(self, matches: Iterable[str]) -> None:
        super().relist(matches)
        self._send_out(LISTED + match for match in matches)

    def disconnect(self, whom: str) -> None:
        super().disconnect(whom)
        self._send_out([DISCONNECT + whom])

    def tell(self, match: str, word: str) -> None:
        self._words[match] = word
        self._has_outgoing.set()

    def _send_out(self, ids: Iterable[str]) -> None:
        self._outgoing.update(ids)
        self._has_outgoing.set()

    # Out.

    async def _keep_notifying(self) -> None:
        while True:
            await self._has_outgoing.wait()
            self._has_outgoing.clear()
            await self._notify()

    async def _notify(self) -> None:
        """Send all the ids that are waiting. Without a line they are left to the poll."""
        ids, self._outgoing = sorted(self._outgoing), set()
        ids += [f"{PRESENCE}{match}:{word}" for match, word in self._words.items()]
        self._words = {}
        if not ids or self._line is None:
            return
        try:
            for payload in payloads(self._name, ids):
                await self._line.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            logger.warning("news could not be sent: %s", error)

    # In.

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self._listen()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                logger.warning("news cannot be received: %s", error)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self) -> None:
        """Hold the line until it breaks; what was missed before is polled."""
        _, settings = self._readers.dialect.create_connect_args(self._readers.url)
        line = await asyncpg.connect(**settings)
        broken = asyncio.Event()
        line.add_termination_listener(lambda _: broken.set())
        try:
            await line.add_listener(CHANNEL, self._on_notification)
            self._line = line
            self.is_listening.set()
            await self._poll()
            await broken.wait()
        finally:
            self._line = None
            self.is_listening.clear()
            line.terminate()

    def _on_notification(self, line: object, process: int, channel: str, payload: object) -> None:
        name, _, ids = str(payload).partition(" ")
        if name != self._name:
            said = ids.split(",")
            self._call(it for it in said if not it.startswith(PRESENCE))
            for it in said:
                if it.startswith(PRESENCE):
                    match, _, word = it.removeprefix(PRESENCE).partition(":")
                    self._hear_word((name, match, word))

    def _hear_word(self, word: Word) -> None:
        for watcher in self._on_words:
            try:
                watcher(word)
            except Exception:
                logger.exception("a watcher of %s failed", word[1])

    # The net below.

    async def _keep_polling(self) -> None:
        while True:
            await asyncio.sleep(self._poll_seconds)
            await self._poll()

    async def _poll(self) -> None:
        """Look for entries that nobody has published."""
        watched = [match for match in self._watchers if match is not None]
        columns = tables.journal.c
        last = func.max(columns.n)
        try:
            async with self._readers.connect() as connection:
                for start in range(0, len(watched), IDS_IN_A_POLL):
                    some = watched[start : start + IDS_IN_A_POLL]
                    query = select(columns.match, last.label("n")).where(columns.match.in_(some))
                    found = await connection.execute(query.group_by(columns.match))
                    self._publish_polled({row.match: row.n for row in found})
        except (SQLAlchemyError, OSError) as error:
            logger.warning("news could not be polled: %s", error)

    def _publish_polled(self, found: Mapping[str, int]) -> None:
        new = [match for match, n in found.items() if n > self._known.get(match, 0)]
        for match in new:
            if match in self._watchers:
                self._known[match] = found[match]
        self._call(new)


def payloads(name: str, ids: list[str]) -> list[str]:
    """The ids in as few notifications as they fit into."""
    texts: list[str] = []
    for match in ids:
        if texts and len(texts[-1]) + 1 + len(match) <= LONGEST_PAYLOAD:
            texts[-1] += f",{match}"
        else:
            texts.append(f"{name} {match}")
    return texts
