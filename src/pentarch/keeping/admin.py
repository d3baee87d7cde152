"""What only a host may do: see who is there, keep somebody out, end a match.

Servers may run meanwhile: they are told by `bulletins`, and catch up within seconds.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, func, or_, select, text

from pentarch.core.words import Refusal, say
from pentarch.hosting.clock import now
from pentarch.hosting.reading import read_on
from pentarch.match.commands import Close, Command, Leave
from pentarch.match.decisions import advance
from pentarch.match.drafts import BadCommand
from pentarch.match.match import RUNNING, WAITING, Match
from pentarch.match.seats import owner_of
from pentarch.storage import Storage
from pentarch.storage.journal import Conflict
from pentarch.storage.matches import LONGEST_PAGE, Listed
from pentarch.storage.names import name_key
from pentarch.storage.tables import journal, matches, seats, users
from pentarch.storage.users import ACCOUNT, GUEST

CONFLICTS: Final = 10
DAY_MS: Final = 24 * 60 * 60 * 1000
PASSWORD_BYTES: Final = 9


class NoSuch(Refusal):
    """There is no such person or match."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    kind: str
    created: int
    banned: int | None
    matches: int  # at which they sit


@dataclass(frozen=True, slots=True)
class Usage:
    accounts: int
    guests: int
    matches: dict[str, int]  # by status
    games: dict[str, int]
    rows: int  # of the journal
    rows_today: int
    matches_today: int
    megabytes: float


# Looking.


async def people(storage: Storage, wanted: str = "", limit: int = 100) -> list[Person]:
    """Accounts and guests, the newest first; `wanted` is a part of the name, or an id."""
    return await storage.lookups.run(lambda it: find_people(it, wanted, limit))


def find_people(connection: Connection, wanted: str, limit: int) -> list[Person]:
    sitting = select(func.count()).where(seats.c.user == users.c.id).scalar_subquery()
    columns = [users.c[it] for it in ("id", "name", "kind", "created", "banned")]
    query = select(*columns, sitting.label("matches"))
    query = query.where(users.c.kind.in_([ACCOUNT, GUEST]))
    if wanted:
        key = name_key(wanted)
        alike = users.c.name_key.contains(key, autoescape=True)
        named = func.lower(users.c.name).contains(wanted.lower(), autoescape=True)
        query = query.where(or_(users.c.id == wanted, alike, named))
    query = query.order_by(users.c.created.desc(), users.c.id).limit(limit)
    return [Person(**row) for row in connection.execute(query).mappings()]


async def tables(storage: Storage, limit: int = LONGEST_PAGE) -> list[Listed]:
    """Matches that wait or run, private ones too."""
    found = []
    for status in (RUNNING, WAITING):
        page = await storage.matches.of_status(status, limit)
        found += page.items
    return found


async def usage(storage: Storage) -> Usage:
    return await storage.lookups.run(lambda it: measure(it, now()))


def measure(connection: Connection, at: int) -> Usage:
    def count(*where: Any) -> int:
        return connection.scalar(select(func.count()).where(*where)) or 0

    def by(column: Any) -> dict[str, int]:
        rows = connection.execute(select(column, func.count()).group_by(column).order_by(column))
        return {str(name): many for name, many in rows}

    size = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    if connection.dialect.name == "postgresql":
        size = "SELECT pg_database_size(current_database())"
    return Usage(
        accounts=count(users.c.kind == ACCOUNT),
        guests=count(users.c.kind == GUEST),
        matches=by(matches.c.status),
        games=by(matches.c.game),
        rows=count(journal.c.n > 0),
        rows_today=count(journal.c.at > at - DAY_MS),
        matches_today=count(matches.c.created > at - DAY_MS),
        megabytes=round((connection.scalar(text(size)) or 0) / 1e6, 1),
    )


async def find_person(storage: Storage, who: str) -> Person:
    """Somebody by id, or an account by its name."""
    found = [it for it in await people(storage, who) if is_meant(it, who)]
    if len(found) != 1:
        raise NoSuch(say("host-no-person", who=who[:80]))
    return found[0]


def is_meant(person: Person, who: str) -> bool:
    is_called = person.kind == ACCOUNT and name_key(person.name) == name_key(who)
    return person.id == who or is_called


# Doing.


async def ban(storage: Storage, who: str) -> Person:
    """Keep somebody out: access ends, and bots play on at their matches."""
    person = await find_person(storage, who)
    await storage.users.ban(person.id, now())
    await storage.bulletins.access_ended(person.id, now())
    for status in (RUNNING, WAITING):
        page = await storage.matches.of_user(person.id, status=status, limit=LONGEST_PAGE)
        for listed in page.items:
            await leave(storage, listed, person.id)
    return person


async def leave(storage: Storage, listed: Listed, user: str) -> None:
    sitting = [it.user for it in listed.seats if it.user is not None and it.bot is None]
    for seated in sorted((it for it in sitting if owner_of(it) == user), key=len, reverse=True):
        try:
            await carry_out(storage, listed.id, Leave(seated))
        except BadCommand:
            continue  # damaged, or over by now


async def unban(storage: Storage, who: str) -> Person:
    person = await find_person(storage, who)
    await storage.users.ban(person.id, None)
    return person


async def reset_password(storage: Storage, who: str) -> tuple[Person, str]:
    """A new password for an account, to be told to its owner; all that was open is closed."""
    person = await find_person(storage, who)
    if person.kind != ACCOUNT:
        raise NoSuch(say("host-no-account", name=person.name))
    password = secrets.token_urlsafe(PASSWORD_BYTES)
    await storage.users.set_password(person.id, password)
    await storage.bulletins.access_ended(person.id, now())
    return person, password


async def close_match(storage: Storage, match: str) -> None:
    """End a match without a result; one that is damaged only leaves the lists."""
    found = await read_on(storage, match, Match())
    if not found.n and not found.is_damaged:
        raise NoSuch(say("host-no-match", match=match[:80]))
    if found.is_damaged:
        await storage.matches.take_out(match)
    else:
        await carry_out(storage, match, Close())


async def carry_out(storage: Storage, id: str, command: Command) -> None:
    """As a table does, beside whatever servers write."""
    for _ in range(CONFLICTS):
        match = await read_on(storage, id, Match())
        written, after = advance(match, command, now())
        try:
            await storage.journal.append(id, written, after)
        except Conflict:
            continue
        await storage.bulletins.match_changed(id, now())
        return
    raise BadCommand(say("web-refusal-storage"))
