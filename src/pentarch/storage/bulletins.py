"""What a host has changed beside the server: every server looks here every few seconds."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from pentarch.storage.engines import Readers, Writers
from pentarch.storage.news import DISCONNECT
from pentarch.storage.tables import bulletins

KEPT_MS: Final = 24 * 60 * 60 * 1000


class Bulletins:
    def __init__(self, readers: Readers, writers: Writers) -> None:
        self._readers = readers
        self._writers = writers
        self._seen: int | None = None  # the last one; what was there before a start is known

    async def match_changed(self, match: str, now: int) -> None:
        await self._writers.run(lambda it: post(it, match, now))

    async def access_ended(self, user: str, now: int) -> None:
        await self._writers.run(lambda it: post(it, DISCONNECT + user, now))

    async def new(self) -> list[str]:
        """What has been posted since the last look, in the words of the news."""
        if self._seen is None:
            self._seen = await self._readers.run(last)
            return []
        seen = self._seen
        found = await self._readers.run(lambda it: posted_since(it, seen))
        self._seen = max([seen, *found])
        return [*found.values()]


def post(connection: Connection, about: str, now: int) -> None:
    connection.execute(delete(bulletins).where(bulletins.c.at < now - KEPT_MS))
    connection.execute(insert(bulletins).values(about=about, at=now))


def last(connection: Connection) -> int:
    return connection.execute(select(func.max(bulletins.c.id))).scalar() or 0


def posted_since(connection: Connection, seen: int) -> dict[int, str]:
    query = select(bulletins.c.id, bulletins.c.about).where(bulletins.c.id > seen)
    return {row.id: row.about for row in connection.execute(query.order_by(bulletins.c.id))}
