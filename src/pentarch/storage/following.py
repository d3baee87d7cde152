"""What other processes write, read for many matches at once.

Every move of another process is news of a match. A query for each costs more than the move
itself; so while one runs, all who are behind gather, and the next query is theirs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from sqlalchemy import ARRAY, Connection, Integer, String, bindparam, column, func, select
from sqlalchemy.exc import SQLAlchemyError

from pentarch.match.entries import Entry
from pentarch.storage import tables
from pentarch.storage.engines import Readers

MOST_AT_ONCE: Final = 512  # matches
HUNG_SECONDS: Final = 10.0  # after which a query is given up: all others wait for it
COLUMNS: Final = ("n", "kind", "seat", "value", "at")
WANTED: Final = (
    func.unnest(bindparam("matches", type_=ARRAY(String)), bindparam("since", type_=ARRAY(Integer)))
    .table_valued(column("match", String), column("since", Integer), with_ordinality="place")
    .render_derived("wanted")
)
# With an order of its own, so that PostgreSQL looks each match up and never reads them all.
FOUND: Final = (
    select(*(tables.journal.c[name] for name in COLUMNS))
    .where(tables.journal.c.match == WANTED.c.match, tables.journal.c.n > WANTED.c.since)
    .order_by(tables.journal.c.n)
    .lateral("found")
)
READ_ON_MANY: Final = select(WANTED.c.place, *FOUND.c).order_by(WANTED.c.place, FOUND.c.n)

Wanted = tuple[str, int, asyncio.Future[list[Entry]]]  # a match, the last entry that is known


class Following:
    """Reads on in many matches at once: while a query runs, those who want the next gather.

    What was committed before somebody asked is in what they get: they never join a query that
    runs already.
    """

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._wanted: list[Wanted] = []
        self._reading: asyncio.Task[None] | None = None

    async def read(self, match_id: str, since: int) -> list[Entry]:
        found: asyncio.Future[list[Entry]] = asyncio.get_running_loop().create_future()
        self._wanted.append((match_id, since, found))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all(), name="journal-following")
        return await found

    async def close(self) -> None:
        if self._reading is not None:
            await self._reading

    async def _read_all(self) -> None:
        """In a step of its own: all who hear of one notification come along."""
        while self._wanted:
            some = self._wanted[:MOST_AT_ONCE]
            del self._wanted[:MOST_AT_ONCE]
            await self._read_some(some)
        self._reading = None

    async def _read_some(self, wanted: list[Wanted]) -> None:
        pairs = [(match, since) for match, since, _ in wanted]
        try:
            async with asyncio.timeout(HUNG_SECONDS):
                found = await self._readers.run(lambda connection: read_many(connection, pairs))
        except Exception as error:
            if len(wanted) > 1 and not isinstance(error, SQLAlchemyError | OSError):
                for it in wanted:  # an entry of one of them cannot be read
                    await self._read_some([it])
                return
            for _, _, future in wanted:
                if not future.done():
                    future.set_exception(error)
        else:
            for (_, _, future), entries in zip(wanted, found, strict=True):
                if not future.done():
                    future.set_result(entries)


def read_many(connection: Connection, wanted: Sequence[tuple[str, int]]) -> list[list[Entry]]:
    """The entries of many matches, of each after a number, in the order in which they are asked."""
    found: list[list[Entry]] = [[] for _ in wanted]
    lists = {"matches": [it[0] for it in wanted], "since": [it[1] for it in wanted]}
    for place, *entry in connection.execute(READ_ON_MANY, lists):
        found[place - 1].append(Entry(*entry))
    return found
