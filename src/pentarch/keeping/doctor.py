"""Whether all is well: the database and every match in it, the disk, the bots.

Nothing is changed. Every stored match is read; one that is over and whose rules are
installed is played again and has to come out as it did.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, select, text

from pentarch.core.record import verify
from pentarch.core.rng import Rng
from pentarch.core.words import BadRecord, Message, say
from pentarch.games import GAMES
from pentarch.hosting.reading import read_on
from pentarch.hosting.thinkers import Thinkers
from pentarch.match.match import OVER, Match
from pentarch.match.updates import record_of
from pentarch.storage.database import (
    BadDatabase,
    Storage,
    check_step,
    is_sqlite,
    known_steps,
    shown,
    step_of,
    trouble_with,
    url_of,
)
from pentarch.storage.tables import matches

if sys.platform != "win32":
    import resource

LEAST_MEGABYTES: Final = 500  # free on the disk
LEAST_FILES: Final = 1024
SHOWN: Final = 20  # ids that a sentence names
THINKING_SECONDS: Final = 1.0


@dataclass(frozen=True, slots=True)
class Check:
    """Something that was looked at."""

    name: str
    ok: bool
    message: Message


@dataclass(slots=True)
class Matches:
    """What was found in the matches."""

    read: int = 0
    verified: int = 0
    damaged: list[str] = field(default_factory=list)
    false: list[str] = field(default_factory=list)  # they do not come out as they did
    unlisted: list[str] = field(default_factory=list)  # the index says something else
    strangers: Counter[str] = field(default_factory=Counter)  # by game and version


async def examine(address: str | None, progress: Callable[[int, int], None]) -> list[Check]:
    """All checks; `progress` is told how many matches have been read, and of how many."""
    storage = Storage(url_of(address))
    try:
        found = [await check_database(storage)]
        if found[0].ok:
            found += check_matches(await read_matches(storage, progress))
    finally:
        await storage.close()
    found += check_disk(storage)
    found += check_files()
    return [*found, await check_bots()]


# The database.


async def check_database(storage: Storage) -> Check:
    try:
        if is_sqlite(storage.url) and not Path(str(storage.url.database)).is_file():
            raise BadDatabase(say("host-doctor-missing", database=shown(storage.url)))
        step = await storage.lookups.run(look)
    except Exception as error:
        trouble = trouble_with(storage.url, error)
        if trouble is None:
            raise
        return Check("database", False, trouble.message)
    return Check("database", True, say("host-migrated", database=shown(storage.url), step=step))


def look(connection: Connection) -> str:
    where = shown(connection.engine.url)
    check_step(connection)
    step, newest = step_of(connection), known_steps()[-1]
    if step is None:
        raise BadDatabase(say("host-database-other", database=where))
    if step != newest:
        raise BadDatabase(say("host-database-older", database=where, found=step, known=newest))
    if connection.dialect.name == "sqlite":
        found = str(connection.execute(text("PRAGMA quick_check")).scalar())
        if found != "ok":
            raise BadDatabase(
                say("host-doctor-broken", database=where, why=" ".join(found.split())[:200])
            )
    return step


# The matches.


async def read_matches(storage: Storage, progress: Callable[[int, int], None]) -> Matches:
    query = select(matches.c.id, matches.c.status).order_by(matches.c.created)
    rows = await storage.lookups.run(lambda it: it.execute(query).all())
    found = Matches()
    for id, status in rows:
        read_match(found, id, status, await read_on(storage, id, Match()))
        progress(found.read, len(rows))
    return found


def read_match(found: Matches, id: str, status: str, match: Match) -> None:
    found.read += 1
    if match.is_damaged or not match.n:
        found.damaged.append(id)
    elif match.status != status:
        found.unlisted.append(id)
    elif match.game is None:
        found.strangers[f"{match.game_id} {match.version}"] += 1
    elif match.status == OVER:
        try:
            verify(msgspec.json.encode(record_of(match)).decode(), GAMES.get)
            found.verified += 1
        except BadRecord:
            found.false.append(id)


def check_matches(found: Matches) -> Iterator[Check]:
    yield Check("matches", True, say("host-doctor-matches", read=found.read, over=found.verified))
    for name, ids in (
        ("damaged", found.damaged),
        ("false", found.false),
        ("unlisted", found.unlisted),
    ):
        if ids:
            message = say(f"host-doctor-{name}", many=len(ids), ids=", ".join(ids[:SHOWN]))
            yield Check(name, False, message)
    if found.strangers:
        listed = ", ".join(f"{it} ({many})" for it, many in sorted(found.strangers.items()))
        yield Check("rules", True, say("host-doctor-rules", listed=listed))


# The machine.


def check_disk(storage: Storage) -> Iterator[Check]:
    if is_sqlite(storage.url):
        folder = Path(str(storage.url.database)).resolve().parent
        free = shutil.disk_usage(folder).free // 10**6
        message = say("host-doctor-disk", folder=str(folder), free=free, least=LEAST_MEGABYTES)
        yield Check("disk", free >= LEAST_MEGABYTES, message)


def check_files() -> Iterator[Check]:
    if sys.platform != "win32":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        many = LEAST_FILES if most == resource.RLIM_INFINITY else most
        message = say("host-doctor-files", most=many, least=LEAST_FILES)
        yield Check("files", many >= LEAST_FILES, message)


async def check_bots() -> Check:
    """Let a bot answer in a process of its own, as at a table."""
    game = next(iter(GAMES.values()))
    state = game.new(game.seats[0], seed=1)
    seat = state.current_player()
    state.redeal(seat, Rng(1))
    thinkers = Thinkers(1, THINKING_SECONDS)
    try:
        await thinkers.choose("doctor", "doctor", game, state, seat, "greedy")
        able = thinkers.counts().able
    except asyncio.CancelledError:
        able = 0
    finally:
        await thinkers.close()
    return Check("bots", bool(able), say("host-doctor-bots" if able else "host-doctor-no-bots"))
