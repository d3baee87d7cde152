"""A race among answers: they are followed in the same worlds, until one is plainly the best.

What each answer came to is compared world by world, so luck that all of them have in common
does not count. A lap is one world for each answer that is still in the race.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WARM_UP: Final = 16  # laps before any answer leads or drops out
SURE: Final = 3.0  # errors of the difference by which an answer that drops out is worse
NOBODY: Final = -1


@final
class Race:
    def __init__(self, many: i64, *, drops: bool) -> None:
        self.many: i64 = many
        self.drops: bool = drops  # answers that are surely worse
        self.left: i64 = many  # answers that have not dropped out
        self.laps: i64 = 0  # that are over
        self.runner: i64 = NOBODY  # the answer that is being followed
        self.is_out: vec[i64] = vec[i64]([0] * int(many))
        self.laps_of: vec[i64] = vec[i64]([0] * int(many))  # before each dropped out
        self.now: vec[float] = vec[float]([0.0] * int(many))  # what came of each in this lap
        self.totals: vec[float] = vec[float]([0.0] * int(many))
        self.squares: vec[float] = vec[float]([0.0] * int(many * many))  # of the differences

    def next(self) -> i64:
        """The answer to follow."""
        self.runner = self.after(self.runner)
        return self.runner

    def after(self, place: i64) -> i64:
        place += 1
        while place < self.many and self.is_out[place]:
            place += 1
        return place

    def again(self) -> None:
        """The answer was not followed to the end: it is to be followed again."""
        place = self.runner - 1
        while place >= 0 and self.is_out[place]:
            place -= 1
        self.runner = place

    def note(self, worth: float) -> None:
        """What came of the answer that was followed."""
        self.now[self.runner] = worth
        if self.after(self.runner) == self.many:
            self.end_lap()

    def end_lap(self) -> None:
        self.runner = NOBODY
        self.laps += 1
        one = self.after(NOBODY)
        while one < self.many:
            self.totals[one] += self.now[one]
            self.laps_of[one] = self.laps
            other = self.after(one)
            while other < self.many:
                more = self.now[one] - self.now[other]
                self.squares[one * self.many + other] += more * more
                other = self.after(other)
            one = self.after(one)
        if self.drops and self.is_warm():
            self.drop_out()

    def is_warm(self) -> bool:
        """Whether all answers have met enough worlds to be told apart."""
        return self.laps >= WARM_UP

    def drop_out(self) -> None:
        """Give up the answers that are surely worse than the best."""
        best = self.leader()
        place: i64 = 0
        while place < self.many:
            if place != best and not self.is_out[place] and self.is_surely_worse(place, best):
                self.is_out[place] = 1
                self.left -= 1
            place += 1

    def is_surely_worse(self, place: i64, best: i64) -> bool:
        laps = float(self.laps)
        lack = (self.totals[best] - self.totals[place]) / laps
        pair = best * self.many + place if best < place else place * self.many + best
        spread = self.squares[pair] / laps - lack * lack
        return lack > 0.0 and lack * lack * laps > SURE * SURE * spread

    def leader(self) -> i64:
        """The best that is left; of equals the first."""
        best = self.after(NOBODY)
        place = self.after(best)
        while place < self.many:
            if self.totals[place] > self.totals[best]:
                best = place
            place = self.after(place)
        return best
