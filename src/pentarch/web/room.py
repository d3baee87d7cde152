"""Room for another table: nobody opens them without end."""

from __future__ import annotations

from pentarch.core.words import say
from pentarch.match.match import RUNNING, WAITING
from pentarch.web.rates import TABLES, TABLES_AT_AN_ADDRESS, Rates
from pentarch.web.refusals import Refused
from pentarch.web.tables import Tables
from pentarch.web.visitors import Visitor


class TooManyTables(Refused):
    """Somebody keeps more tables than anybody can play at."""

    status = 409


async def check_room(tables: Tables, rates: Rates, visitor: Visitor) -> None:
    """Refuse whoever opens tables too often, or keeps too many."""
    rates.spend(TABLES, visitor.key)
    rates.spend(TABLES_AT_AN_ADDRESS, visitor.address)  # a new guest is quickly made
    most, lists = tables.settings.most_tables, tables.storage.matches
    person = visitor.id or ""
    if await lists.count(WAITING, person) + await lists.count(RUNNING, person) >= most:
        raise TooManyTables(say("web-refusal-tables", most=most))
