"""How many tables somebody may open and keep."""

from __future__ import annotations

from pentarch.core.words import say
from pentarch.hosting.rates import TABLES, TABLES_AT_AN_ADDRESS, Rates
from pentarch.hosting.refusals import NotNow
from pentarch.hosting.tables import Tables
from pentarch.match.match import RUNNING, WAITING


class TooManyTables(NotNow):
    """Somebody keeps more tables than anybody can play at."""


async def check_quota(tables: Tables, rates: Rates, user: str, address: str) -> None:
    """Refuse a user who opens tables too often, or keeps too many."""
    rates.spend(TABLES, user)
    rates.spend(TABLES_AT_AN_ADDRESS, address)  # a new guest is quickly made
    most, lists = tables.settings.most_tables, tables.storage.matches
    if await lists.count(WAITING, user) + await lists.count(RUNNING, user) >= most:
        raise TooManyTables(say("web-refusal-tables", most=most))
