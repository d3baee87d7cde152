"""Who is whose friend, and whom somebody does not want to hear or to meet."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from pentarch.core.words import say
from pentarch.storage.engines import Readers, Writers
from pentarch.storage.names import BadAccount
from pentarch.storage.tables import ties, users

FRIEND: Final = "friend"
MUTE: Final = "mute"  # what they say is not shown
BLOCK: Final = "block"  # nor do they sit down at one's tables
KINDS: Final = (FRIEND, MUTE, BLOCK)
MOST: Final = 500  # of one person, of all kinds


class Ties:
    def __init__(self, readers: Readers, writers: Writers) -> None:
        self._readers = readers
        self._writers = writers

    async def of(self, user: str) -> dict[str, list[str]]:
        """Whom a person has named, by kind, in the order in which they did."""
        query = select(ties.c.kind, ties.c.other).where(ties.c.user == user)
        query = query.order_by(ties.c.created, ties.c.other)
        rows = await self._readers.run(lambda it: it.execute(query).all())
        return {kind: [row.other for row in rows if row.kind == kind] for kind in KINDS}

    async def bind(self, user: str, other: str, kind: str, now: int) -> None:
        """Name somebody. A friend who is blocked is none any more, nor the other way round."""
        await self._writers.run(lambda it: bind(it, user, other, kind, now))

    async def loosen(self, user: str, other: str, kind: str) -> None:
        row = delete(ties).where(ties.c.user == user, ties.c.other == other, ties.c.kind == kind)
        await self._writers.run(lambda it: it.execute(row) and None)

    async def forget(self, user: str) -> None:
        """Whatever a person has named, and whoever has named them."""
        rows = delete(ties).where(or_(ties.c.user == user, ties.c.other == user))
        await self._writers.run(lambda it: it.execute(rows) and None)

    async def is_unwelcome(self, user: str, people: Collection[str]) -> bool:
        """Whether one of the people has blocked the user, or the user one of them."""
        others = [it for it in people if it != user]
        if not others:
            return False
        by_them = and_(ties.c.user.in_(others), ties.c.other == user)
        by_user = and_(ties.c.user == user, ties.c.other.in_(others))
        query = select(ties.c.user).where(ties.c.kind == BLOCK, or_(by_them, by_user)).limit(1)
        return await self._readers.run(lambda it: it.execute(query).first()) is not None

    async def blocks_among(self, people: Collection[str]) -> set[tuple[str, str]]:
        """Pairs of people who are not to meet, each in both orders."""
        query = select(ties.c.user, ties.c.other).where(
            ties.c.kind == BLOCK, ties.c.user.in_(people), ties.c.other.in_(people)
        )
        rows = await self._readers.run(lambda it: it.execute(query).all())
        return {pair for one, other in rows for pair in ((one, other), (other, one))}

    async def are_mutual(self, user: str, others: Collection[str]) -> set[str]:
        """Those of the others whose friend the user is."""
        query = select(ties.c.user).where(
            ties.c.kind == FRIEND, ties.c.other == user, ties.c.user.in_(others)
        )
        return {row.user for row in await self._readers.run(lambda it: it.execute(query).all())}


def bind(connection: Connection, user: str, other: str, kind: str, now: int) -> None:
    if user == other or connection.scalar(select(users.c.id).where(users.c.id == other)) is None:
        raise BadAccount(say("web-refusal-no-person"))
    own = select(func.count()).select_from(ties).where(ties.c.user == user)
    if (connection.scalar(own) or 0) >= MOST:
        raise BadAccount(say("web-refusal-ties", most=MOST))
    ended = {FRIEND: (FRIEND, BLOCK), BLOCK: (BLOCK, FRIEND)}.get(kind, (kind,))
    connection.execute(
        delete(ties).where(ties.c.user == user, ties.c.other == other, ties.c.kind.in_(ended))
    )
    connection.execute(insert(ties).values(user=user, other=other, kind=kind, created=now))
