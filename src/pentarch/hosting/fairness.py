"""A queue that is fair in time: first among people, then among the tables of each."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST_REMEMBERED: Final = 10_000


class Shares:
    """How much everybody has had. Whoever comes anew begins where the others are by now."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._floor = 0.0  # what the last who was served had had by then

    def enter(self, who: str) -> None:
        self._had[who] = max(self._floor, self._had.pop(who, 0.0))
        if len(self._had) > MOST_REMEMBERED:
            del self._had[next(iter(self._had))]

    def serve(self, waiting: Iterable[str]) -> str:
        """Whose turn it is: who has had least, and of several the one who came first."""
        least = min(waiting, key=lambda who: self._had.get(who, self._floor))
        self._floor = max(self._floor, self._had.get(least, self._floor))
        return least

    def add(self, who: str, amount: float) -> None:
        self._had[who] = self._had.get(who, self._floor) + amount


class FairQueue(Generic[T]):
    """Many tables of one person wait for one table of another, and not the other way round."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[T]]] = {}  # by person, by table
        self._people = Shares()
        self._tables = Shares()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, person: str, table: str, item: T) -> None:
        if person not in self._waiting:
            self._people.enter(person)
        tables = self._waiting.setdefault(person, {})
        if table not in tables:
            self._tables.enter(table)
        tables.setdefault(table, deque()).append(item)
        self._length += 1

    def pop(self) -> T:
        person = self._people.serve(self._waiting)
        tables = self._waiting[person]
        table = self._tables.serve(tables)
        item = tables[table].popleft()
        self._length -= 1
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[person]
        return item

    def spend(self, person: str, table: str, seconds: float) -> None:
        """So much time was spent on a question."""
        self._people.add(person, seconds)
        self._tables.add(table, seconds)

    def drain(self) -> list[T]:
        return [self.pop() for _ in range(self._length)]
