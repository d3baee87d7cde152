"""How a match begins, wherever it is asked for: whether it counts is decided there and then."""

from __future__ import annotations

import secrets

from pentarch.hosting.table import Table
from pentarch.hosting.tables import Tables
from pentarch.match import commands
from pentarch.match.creation import SECRET_BYTES
from pentarch.match.match import WAITING, Match
from pentarch.storage.users import ACCOUNT


def new_secret() -> bytes:
    """All chance of a match follows from it, and from what its people add."""
    return secrets.token_bytes(SECRET_BYTES)


async def start(tables: Tables, table: Table, user: str, fill: str | None = None) -> None:
    """Begin. A match counts for ratings only where every person has an account: a guest can be
    anybody, and nobody twice.
    """
    await table.do(commands.Start(user, fill, await may_count(tables, table.match)))


async def start_if_full(tables: Tables, table: Table, user: str) -> None:
    match = table.match
    if match.status == WAITING and not any(seat.is_open for seat in match.seats):
        await start(tables, table, user)


async def may_count(tables: Tables, match: Match) -> bool:
    people = {seat.user for seat in match.seats if seat.user is not None}
    if not match.may_be_rated or not people:
        return False
    kinds = await tables.storage.users.kinds(people)
    return all(kinds.get(it) == ACCOUNT for it in people)
