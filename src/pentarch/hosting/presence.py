"""Who looks at a table, in this process and in others.

Every process says of its own tables who looks at them: when that changes, when it hears of a
process that did not know, and every few seconds, because a process that is killed says
nothing more and has to be forgotten.
"""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

REPEATED_SECONDS: Final = 10.0
FORGOTTEN_SECONDS: Final = 25.0


class Presence(NamedTuple):
    """Who looks at a table: the seats whose people do, and how many spectators."""

    seats: tuple[int, ...]
    spectators: int

    def to_word(self) -> str:
        return f"{'.'.join(map(str, self.seats))}/{self.spectators}"


NOBODY: Final = Presence((), 0)


def from_word(word: str) -> Presence:
    seats, _, spectators = word.partition("/")
    return Presence(tuple(int(it) for it in seats.split(".") if it), int(spectators))


class Elsewhere:
    """Who looks on in other processes, by match."""

    def __init__(self) -> None:
        self._told: dict[str, dict[str, tuple[Presence, float]]] = {}

    def hear(self, process: str, match: str, word: str) -> bool:
        """Note what a process says of a match; whether it is the first time."""
        told = self._told.setdefault(match, {})
        is_new = process not in told
        presence = from_word(word)
        if presence == NOBODY:
            told.pop(process, None)
            is_new = False
        else:
            told[process] = (presence, monotonic())
        if not told:
            del self._told[match]
        return is_new

    def with_those(self, match: str, here: Presence) -> Presence:
        """All who look at a match."""
        there = [presence for presence, _ in self._told.get(match, {}).values()]
        seats = {seat for it in (here, *there) for seat in it.seats}
        return Presence(tuple(sorted(seats)), sum(it.spectators for it in (here, *there)))

    def forget_old(self) -> list[str]:
        """Forget processes that say nothing more; the matches of which that changes something."""
        before = monotonic() - FORGOTTEN_SECONDS
        changed = []
        for match, told in [*self._told.items()]:
            for process in [it for it, (_, at) in told.items() if at < before]:
                del told[process]
                changed.append(match)
            if not told:
                del self._told[match]
        return changed
