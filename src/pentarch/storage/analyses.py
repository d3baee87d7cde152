"""What a bot thinks of matches that are over, kept with them, done or not.

It can be made again at any time from the journal; it is kept because that takes a minute.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from pentarch.storage.engines import Readers, Writers
from pentarch.storage.tables import analyses


@dataclass(frozen=True, slots=True)
class StoredAnalysis:
    version: int
    looked: int
    total: int
    points: list[dict[str, Any]]
    worked: int = 0
    wanted: int = 0


class Analyses:
    def __init__(self, readers: Readers, writers: Writers) -> None:
        self._readers = readers
        self._writers = writers

    async def find(self, match: str) -> StoredAnalysis | None:
        columns = [it for it in analyses.c if it.name != "match"]
        query = select(*columns).where(analyses.c.match == match)
        try:
            row = await self._readers.run(lambda it: it.execute(query).mappings().first())
        except (msgspec.DecodeError, UnicodeDecodeError):  # damaged: it can be made again
            return None
        return None if row is None else StoredAnalysis(**row)

    async def keep(self, match: str, kept: StoredAnalysis) -> None:
        """In place of what was kept; when it was wanted elsewhere stays as it is."""
        await self._writers.run(lambda it: keep(it, match, kept))

    async def want(self, match: str, now: int) -> None:
        """Somebody asks a process for it that does not work at it."""
        row = update(analyses).where(analyses.c.match == match).values(wanted=now)
        await self._writers.run(lambda it: it.execute(row) and None)


def keep(connection: Connection, match: str, kept: StoredAnalysis) -> None:
    values = {
        "version": kept.version,
        "looked": kept.looked,
        "total": kept.total,
        "points": kept.points,
        "worked": kept.worked,
    }
    row = update(analyses).where(analyses.c.match == match).values(**values)
    if connection.execute(row).rowcount == 0:
        connection.execute(insert(analyses).values(match=match, wanted=kept.wanted, **values))
