"""Who works for a match: a short hold on (match, ply), for a bot's move or a clock.

Losing a lease is harmless, since the journal's primary key decides; it only saves
two processes from thinking about the same move.
"""

from __future__ import annotations

from typing import Final, Protocol

from sqlalchemy import or_, text
from sqlalchemy.dialects.postgresql import insert

from pentarch.storage.engines import Writers
from pentarch.storage.tables import leases

BOT: Final = "bot"
CLOCK: Final = "clock"
IN_A_QUERY: Final = 500


class Leases(Protocol):
    async def take(self, match: str, purpose: str, ply: int, now: int, length: int) -> bool:
        """Hold (match, ply) for so many milliseconds, unless another process does."""

    async def renew(self, now: int, length: int) -> None:
        """Hold on to all that was taken and not let go of."""

    def let_go(self, match: str) -> None:
        """Renew it no longer."""

    async def drop(self, match: str, purpose: str) -> None:
        """Let go of it before its time."""


class MemoryLeases:
    """For SQLite, which serves one process: the process holds whatever it wants."""

    async def take(self, match: str, purpose: str, ply: int, now: int, length: int) -> bool:
        return True

    async def renew(self, now: int, length: int) -> None:
        return

    def let_go(self, match: str) -> None:
        return

    async def drop(self, match: str, purpose: str) -> None:
        return


class DatabaseLeases:
    """For PostgreSQL: a row a match and purpose, which a later ply or a late hour frees.

    A lease is short, and its holder renews it as long as it works: when a process is killed,
    another can go on soon.
    """

    def __init__(self, writers: Writers, holder: str) -> None:
        self._writers = writers
        self._holder = holder
        self._held: set[str] = set()

    async def take(self, match: str, purpose: str, ply: int, now: int, length: int) -> bool:
        row = {"ply": ply, "holder": self._holder, "until": now + length}
        statement = insert(leases).values(match=match, purpose=purpose, **row)
        is_free = or_(leases.c.until <= now, leases.c.ply != ply, leases.c.holder == self._holder)
        statement = statement.on_conflict_do_update(
            index_elements=["match", "purpose"], set_=row, where=is_free
        )
        async with self._writers.begin() as connection:
            # A lease that is lost with the power is no loss.
            await connection.execute(text("SET LOCAL synchronous_commit = off"))
            result = await connection.execute(statement.returning(leases.c.match))
            taken = result.first() is not None
        if taken:
            self._held.add(match)
        return taken

    async def renew(self, now: int, length: int) -> None:
        held = sorted(self._held)
        for start in range(0, len(held), IN_A_QUERY):
            some = leases.c.match.in_(held[start : start + IN_A_QUERY])
            own = leases.update().where(some, leases.c.holder == self._holder)
            async with self._writers.begin() as connection:
                await connection.execute(text("SET LOCAL synchronous_commit = off"))
                await connection.execute(own.values(until=now + length))

    def let_go(self, match: str) -> None:
        self._held.discard(match)

    async def drop(self, match: str, purpose: str) -> None:
        self.let_go(match)
        own = leases.c.holder == self._holder
        statement = leases.delete().where(leases.c.match == match, leases.c.purpose == purpose, own)
        async with self._writers.begin() as connection:
            await connection.execute(text("SET LOCAL synchronous_commit = off"))
            await connection.execute(statement)
