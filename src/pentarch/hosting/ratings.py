"""Ratings: openskill's own update, match by match, of all that counted, in the order of their ends.

They are nothing but a fold over finished matches, which are a fold over the journal: so they are
not stored. A process folds once and goes on from there; where a match turns up that ended before
the last one known, it folds again from the start. People and bots are on one scale, a game each.
Every seat plays for itself; who has the same result shares a place. A bot begins where the arena
measured it (`anchors.py`), and the results of people move it from there.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from pentarch.hosting.anchors import Anchor, anchors_of
from pentarch.storage import Storage
from pentarch.storage.matches import Counted

MODEL: Final = PlackettLuce()
BOT: Final = "bot:"  # before the name of a bot; a person is known by the id
CAUTION: Final = 2.0  # uncertainties that are taken off for an order: who is new comes later
SOME: Final = 200  # matches that are folded at once, between which the loop serves others


class Mark(NamedTuple):
    """A rating after a match."""

    match: str
    at: int
    rating: float
    uncertainty: float


@dataclass(slots=True)
class Standings:
    """The ratings of one game."""

    anchors: Mapping[str, Anchor] = field(default_factory=dict)
    marks: dict[str, list[Mark]] = field(default_factory=lambda: defaultdict(list))

    def of(self, player: str) -> Mark | None:
        found = self.marks.get(player)
        return found[-1] if found else None

    def order(self) -> list[str]:
        """The best first, by what they can be trusted to have at least."""
        last = {player: marks[-1] for player, marks in self.marks.items()}
        return sorted(last, key=lambda it: (least(last[it]), it), reverse=True)

    def count(self, match: Counted) -> None:
        """Openskill's update for one match; one whose result is damaged changes nothing."""
        if len(match.result) != len(match.players):
            return
        before = [self.rating(it) for it in match.players]
        ranks = [float(sum(other > own for other in match.result)) for own in match.result]
        after = MODEL.rate([[it] for it in before], ranks=ranks)
        changed: dict[str, list[PlackettLuceRating]] = defaultdict(list)
        for player, (rating,) in zip(match.players, after, strict=True):
            changed[player].append(rating)
        for player, ratings in changed.items():  # a bot may sit on several seats
            mu = sum(it.mu for it in ratings) / len(ratings)
            sigma = sum(it.sigma for it in ratings) / len(ratings)
            self.marks[player].append(Mark(match.id, match.finished, mu, sigma))

    def rating(self, player: str) -> PlackettLuceRating:
        """After the last match; before the first that of an anchor, or a newcomer's."""
        last = self.of(player)
        if last is not None:
            return MODEL.rating(last.rating, last.uncertainty)
        anchor = self.anchors.get(player.removeprefix(BOT)) if player.startswith(BOT) else None
        return MODEL.rating() if anchor is None else MODEL.rating(anchor.rating, anchor.uncertainty)


def least(mark: Mark) -> float:
    return mark.rating - CAUTION * mark.uncertainty


class AllStandings(dict[str, Standings]):
    """By game; those of a game begin with its bots' anchors."""

    def __missing__(self, game: str) -> Standings:
        self[game] = Standings(anchors_of(game))
        return self[game]


def fold(matches: Iterable[Counted]) -> AllStandings:
    """The ratings after these matches, in this order."""
    standings = AllStandings()
    for match in matches:
        standings[match.game].count(match)
    return standings


class Ratings:
    """The ratings as this process knows them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._lock = asyncio.Lock()
        self._begin()

    def _begin(self) -> None:
        self._standings = AllStandings()
        self._last = (0, "")
        self._folded = 0

    async def now(self, game: str) -> Standings:
        """With every match that has ended."""
        async with self._lock:
            if not await self._go_on():
                self._begin()
                await self._go_on()
            return self._standings[game]

    async def _go_on(self) -> bool:
        """Fold what is new; False: something has ended before what is folded already."""
        lists = self._storage.matches
        while new := await lists.counted(self._last, SOME):
            await asyncio.to_thread(self._fold, new)
        return self._folded >= await lists.count_counted()

    def _fold(self, matches: Sequence[Counted]) -> None:
        for match in matches:
            self._standings[match.game].count(match)
        self._last = (matches[-1].finished, matches[-1].id)
        self._folded += len(matches)
