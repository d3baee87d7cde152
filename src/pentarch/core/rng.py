"""Chance: a small generator whose whole state is one word, so that a copy costs nothing.

PCG-62: a linear congruence modulo 2**62 with a xorshift-multiply output. All
constants stay below 2**62, so the numbers are the same compiled and interpreted.
It is for play and search; nobody can predict a match from it, because a match
seeds it anew before each action (core/record.py).
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0x3FFFFFFFFFFFFFFF
_MULTIPLIER: Final = 2862933555777941757
_INCREMENT: Final = 3037000493
_OUTPUT: Final = 0x14D049BB133111EB


def mix(seed: i64) -> i64:
    """Spread a seed over 62 bits: without it neighbouring seeds give related games."""
    word = ((seed ^ (seed >> 30)) * 0x3F58476D1CE4E5B9 + 0x1E3779B97F4A7C15) & MASK
    word = ((word ^ (word >> 27)) * _OUTPUT) & MASK
    return word ^ (word >> 31)


def advance(word: i64) -> i64:
    """The generator's next word."""
    return (word * _MULTIPLIER + _INCREMENT) & MASK


def number_below(word: i64, bound: i64) -> i64:
    """The number 0..bound-1 that a word stands for; bound is at most 2**31."""
    word = ((word ^ (word >> 29)) * _OUTPUT) & MASK
    return ((word >> 31) * bound) >> 31


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A generator of its own, for bots, searches and drivers: never a game's dice."""

    def __init__(self, seed: i64) -> None:
        self.word: i64 = mix(seed & MASK)

    def reseed(self, seed: i64) -> None:
        """Go on as a new generator of that seed would."""
        self.word = mix(seed & MASK)

    def below(self, bound: i64) -> i64:
        """A number 0..bound-1."""
        word = self.word
        self.word = advance(word)
        return number_below(word, bound)

    def seed(self) -> i64:
        """A seed for a generator that goes its own way from here."""
        word = self.word
        self.word = advance(word)
        return mix(word)

    def chance(self) -> float:
        """A number from 0 up to 1."""
        return float(self.below(0x40000000)) / 1073741824.0
