"""When a server ran: whoever was asked while none did, is given that time back.

A row is a time without a break. All processes of a database write the same rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from pentarch.storage.engines import Writers
from pentarch.storage.tables import uptime

BREAK_MS: Final = 6_000  # so long without a word none ran; a server says it every few seconds
KEPT: Final = 100  # rows

Gaps = tuple[tuple[int, int], ...]  # each from a time until a time, in order


class Uptime:
    def __init__(self, writers: Writers) -> None:
        self._writers = writers

    async def beat(self, now: int) -> None:
        """A server runs now."""
        await self._writers.run(lambda connection: note(connection, now))

    async def gaps(self) -> Gaps:
        """When no server ran."""
        rows = (await self._writers.run(newest))[::-1]
        return tuple((before.seen, after.began) for before, after in pairwise(rows))


def newest(connection: Connection) -> Sequence[Row[Any]]:
    return connection.execute(select(uptime).order_by(uptime.c.began.desc()).limit(KEPT)).all()


def note(connection: Connection, now: int) -> None:
    rows = newest(connection)
    if rows and now - rows[0].seen < BREAK_MS:
        lasting = uptime.c.began == rows[0].began
        connection.execute(update(uptime).where(lasting, uptime.c.seen < now).values(seen=now))
        return
    connection.execute(insert(uptime).values(began=now, seen=now))
    if len(rows) == KEPT:
        connection.execute(delete(uptime).where(uptime.c.began < rows[-1].began))
