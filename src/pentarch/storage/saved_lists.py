"""Lists of cards that a person keeps for a game: armies, decks.

A list is a name and cards with their copies. Whether a game would take it is not asked here: a
list may be half done.
"""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pentarch.core.words import Refusal, say
from pentarch.storage.engines import Writers
from pentarch.storage.names import INVISIBLE
from pentarch.storage.tables import saved_lists, users

MOST_LISTS: Final = 60  # of one person, for all games
NAME_LIMITS: Final = (1, 40)


class BadList(Refusal):
    """A list that cannot be kept."""


@dataclass(frozen=True, slots=True)
class SavedList:
    id: str
    game: str
    name: str
    cards: dict[str, int]
    created: int
    changed: int


class SavedLists:
    """Nobody finds, changes or removes the lists of another person."""

    def __init__(self, readers: AsyncEngine, writers: Writers) -> None:
        self._readers = readers
        self._writers = writers

    async def of_user(self, user: str, game: str | None = None) -> list[SavedList]:
        """A person's lists, of one game or of all, by name."""
        columns = saved_lists.c
        query = select(saved_lists).where(columns.user == user)
        if game is not None:
            query = query.where(columns.game == game)
        async with self._readers.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return sorted(map(list_of, rows), key=lambda it: (it.name.casefold(), it.created, it.id))

    async def add(
        self, user: str, game: str, name: str, cards: dict[str, int], now: int
    ) -> SavedList:
        made = SavedList(secrets.token_hex(12), game, checked_title(name), cards, now, now)
        row = {**asdict(made), "user": user}
        async with self._writers.begin() as connection:
            # Two that come at once are counted one after the other.
            await connection.execute(select(users.c.id).where(users.c.id == user).with_for_update())
            own = select(func.count()).where(saved_lists.c.user == user)
            if ((await connection.execute(own)).scalar() or 0) >= MOST_LISTS:
                raise BadList(say("match-refusal-lists", most=MOST_LISTS))
            await connection.execute(saved_lists.insert(), row)
        return made

    async def change(
        self, user: str, game: str, id: str, changes: dict[str, Any], now: int
    ) -> SavedList | None:
        """Another name, other cards, or both; None: there is no such list of theirs."""
        values = {**changes, "changed": now}
        if "name" in values:
            values["name"] = checked_title(values["name"])
        query = update(saved_lists).where(*own_list(user, game, id)).values(**values)
        async with self._writers.begin() as connection:
            rows = await connection.execute(query.returning(*saved_lists.c))
            row = rows.mappings().first()
        return None if row is None else list_of(row)

    async def remove(self, user: str, game: str, id: str) -> bool:
        """Whether there was such a list of theirs."""
        query = delete(saved_lists).where(*own_list(user, game, id)).returning(saved_lists.c.id)
        async with self._writers.begin() as connection:
            return (await connection.execute(query)).scalar() is not None

    async def hand_over(self, guest: str, user: str) -> None:
        """Make a guest's lists an account's, as far as there is room; the newest first."""
        columns = saved_lists.c
        async with self._writers.begin() as connection:
            own = select(func.count()).where(columns.user == user)
            room = MOST_LISTS - ((await connection.execute(own)).scalar() or 0)
            newest = select(columns.id).where(columns.user == guest)
            newest = newest.order_by(columns.changed.desc(), columns.id).limit(max(room, 0))
            ids = [*(await connection.execute(newest)).scalars()]
            await connection.execute(
                update(saved_lists).where(columns.id.in_(ids)).values(user=user)
            )


def own_list(user: str, game: str, id: str) -> tuple[Any, ...]:
    columns = saved_lists.c
    return columns.user == user, columns.game == game, columns.id == id


def list_of(row: Any) -> SavedList:
    return SavedList(
        row["id"], row["game"], row["name"], row["cards"], row["created"], row["changed"]
    )


def checked_title(name: str) -> str:
    """The name of a list in one form, with nothing in it that cannot be seen."""
    chosen = " ".join(unicodedata.normalize("NFKC", name[:200]).split())
    low, high = NAME_LIMITS
    is_shown = chosen.isprintable() and INVISIBLE.isdisjoint(chosen)
    if not low <= len(chosen) <= high or not is_shown:
        raise BadList(say("match-refusal-list-name", low=low, high=high))
    return chosen
