"""Where browsers can be called: the addresses of push services, and the server's own key."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select

from pentarch.core.words import say
from pentarch.storage.engines import Readers, Writers
from pentarch.storage.names import BadAccount
from pentarch.storage.tables import keys, pushes

MOST: Final = 10  # browsers of one person


@dataclass(frozen=True, slots=True)
class Subscription:
    id: str
    user: str
    endpoint: str
    key: str
    auth: str
    created: int


class Pushes:
    def __init__(self, readers: Readers, writers: Writers) -> None:
        self._readers = readers
        self._writers = writers

    async def add(self, user: str, endpoint: str, key: str, auth: str, now: int) -> None:
        """Call a browser from now on. It is one person's: the last who asked for it there."""
        await self._writers.run(lambda it: add(it, user, endpoint, key, auth, now))

    async def of(self, user: str) -> list[Subscription]:
        query = select(pushes).where(pushes.c.user == user).order_by(pushes.c.created)
        rows = await self._readers.run(lambda it: it.execute(query).mappings().all())
        return [Subscription(**row) for row in rows]

    async def remove(self, user: str, endpoint: str) -> None:
        row = delete(pushes).where(pushes.c.id == id_of(endpoint), pushes.c.user == user)
        await self._writers.run(lambda it: it.execute(row) and None)

    async def forget(self, user: str) -> None:
        rows = delete(pushes).where(pushes.c.user == user)
        await self._writers.run(lambda it: it.execute(rows) and None)

    async def server_key(self, fresh: str) -> str:
        """The key that all processes on this database have; `fresh` if there is none yet."""
        return await self._writers.run(lambda it: server_key(it, fresh))


def id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def add(connection: Connection, user: str, endpoint: str, key: str, auth: str, now: int) -> None:
    connection.execute(delete(pushes).where(pushes.c.id == id_of(endpoint)))
    own = select(func.count()).select_from(pushes).where(pushes.c.user == user)
    if (connection.scalar(own) or 0) >= MOST:
        raise BadAccount(say("web-refusal-pushes", most=MOST))
    row: dict[str, Any] = {"id": id_of(endpoint), "user": user, "endpoint": endpoint}
    row |= {"key": key, "auth": auth, "created": now}
    connection.execute(insert(pushes).values(**row))


def server_key(connection: Connection, fresh: str) -> str:
    found = connection.scalar(select(keys.c.value).where(keys.c.name == "vapid"))
    if found is None:
        connection.execute(insert(keys).values(name="vapid", value=fresh))
    return fresh if found is None else str(found)
