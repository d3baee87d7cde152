"""Who looks for a match, in all processes: rows that are there while somebody asks.

Whoever is seated is told by their own row. A group is taken in one transaction, or not at all:
nobody is seated twice.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from pentarch.storage.engines import Readers, Writers
from pentarch.storage.tables import seekers

GONE_MS: Final = 75_000  # who has not asked for so long is gone: a hidden tab asks once a minute
MOST: Final = 300  # that are looked at


@dataclass(frozen=True, slots=True)
class Seeker:
    user: str
    name: str
    wants: dict[str, Any]
    created: int
    match: str | None


class Seekers:
    def __init__(self, readers: Readers, writers: Writers) -> None:
        self._readers = readers
        self._writers = writers

    async def ask(self, user: str, name: str, wants: dict[str, Any], now: int) -> Seeker:
        """Look for a match, or go on looking: with other wishes from the beginning."""
        return await self._writers.run(lambda it: ask(it, user, name, wants, now))

    async def waiting(self, now: int) -> list[Seeker]:
        """All who look, the longest first."""
        query = select(seekers).where(seekers.c.match.is_(None), seekers.c.seen > now - GONE_MS)
        query = query.order_by(seekers.c.created, seekers.c.user).limit(MOST)
        rows = await self._readers.run(lambda it: it.execute(query).mappings().all())
        return [seeker_of(row) for row in rows]

    async def seat(self, users: Collection[str], match: str) -> bool:
        """Note where these people are seated; False: one of them is no longer there."""
        return await self._writers.run(lambda it: seat(it, users, match))

    async def leave(self, user: str) -> None:
        await self._writers.run(lambda it: it.execute(one(user)) and None)


def one(user: str) -> Any:
    return delete(seekers).where(seekers.c.user == user)


def seeker_of(row: Any) -> Seeker:
    return Seeker(row["user"], row["name"], row["wants"], row["created"], row["match"])


def ask(connection: Connection, user: str, name: str, wants: dict[str, Any], now: int) -> Seeker:
    connection.execute(delete(seekers).where(seekers.c.seen <= now - GONE_MS))
    row = connection.execute(select(seekers).where(seekers.c.user == user)).mappings().first()
    if row is not None and (row["wants"] == wants or row["match"] is not None):
        connection.execute(update(seekers).where(seekers.c.user == user).values(seen=now))
        return seeker_of(row)
    connection.execute(one(user))
    values = {"user": user, "name": name, "wants": wants, "created": now, "seen": now}
    connection.execute(insert(seekers).values(**values))
    return Seeker(user, name, wants, now, None)


def seat(connection: Connection, users: Collection[str], match: str) -> bool:
    free = select(seekers.c.user).where(seekers.c.user.in_(users), seekers.c.match.is_(None))
    if len(connection.execute(free.with_for_update()).all()) < len(users):
        return False
    connection.execute(update(seekers).where(seekers.c.user.in_(users)).values(match=match))
    return True
