"""The stack of what is still to be done: `state.pending`.

A step is a verb, the player whom it concerns, a flag that says whether it may be
declined, and two amounts; it is packed into one word, so that a stack is
copied, compared and saved like any row of numbers. The top of the stack is the
question being asked.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

AMOUNT_LIMIT: Final = 1 << 20  # both amounts are 0..AMOUNT_LIMIT-1

Step = tuple[int, int, bool, int, int]  # verb, player, optional, amount, extra


def step(verb: i64, player: i64, optional: bool, amount: i64, extra: i64) -> i64:
    """Pack a step."""
    return verb | player << 8 | i64(optional) << 12 | amount << 16 | extra << 36


def verb_of(word: i64) -> i64:
    return word & 255


def player_of(word: i64) -> i64:
    return (word >> 8) & 15


def is_optional(word: i64) -> bool:
    return (word >> 12) & 1 != 0


def amount_of(word: i64) -> i64:
    return (word >> 16) & 0xFFFFF


def extra_of(word: i64) -> i64:
    return (word >> 36) & 0xFFFFF


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Steps:
    """Last in, first out."""

    def __init__(self, top: i64, below: vec[i64], depth: i64) -> None:
        self.top: i64 = top  # the question being asked; 0 when the stack is empty
        self.below: vec[i64] = below  # the steps under the top, and space for more behind them
        self.depth: i64 = depth  # how many lie under the top

    def copy(self) -> Steps:
        return Steps(self.top, self.below[:], self.depth)

    def verb(self) -> i64:
        """The verb on top."""
        return self.top & 255

    def player(self) -> i64:
        """Whom the top concerns."""
        return (self.top >> 8) & 15

    def push(self, word: i64) -> None:
        if self.depth == len(self.below):
            self.below = append(self.below, self.top)
        else:
            self.below[self.depth] = self.top
        self.depth += 1
        self.top = word

    def pop(self) -> i64:
        word = self.top
        self.depth -= 1
        self.top = self.below[self.depth]
        return word

    def under(self, place: i64) -> i64:
        """The step so many places under the top; 0 is the top."""
        return self.below[self.depth - place] if place else self.top

    def take(self, place: i64) -> i64:
        """Take out the step so many places under the top."""
        if place == 0:
            return self.pop()
        word = self.under(place)
        at = self.depth - place
        while at < self.depth - 1:
            self.below[at] = self.below[at + 1]
            at += 1
        self.depth -= 1
        return word

    def replace(self, word: i64) -> None:
        """Put another step in the place of the top."""
        self.top = word

    def steps(self) -> list[Step]:
        """The steps unpacked, the top last."""
        words = [self.below[place] for place in range(self.depth)] + [self.top]
        return [unpacked(word) for word in words if word]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Steps) and self.steps() == other.steps()

    def __hash__(self) -> int:
        return hash(tuple(self.steps()))

    def __repr__(self) -> str:
        return f"Steps{self.steps()}"


def unpacked(word: i64) -> Step:
    return (verb_of(word), player_of(word), is_optional(word), amount_of(word), extra_of(word))


def stack(steps: list[Step]) -> Steps:
    """A stack of these steps, the last one on top."""
    made = Steps(0, vec[i64](), 0)
    for verb, player, optional, amount, extra in steps:
        made.push(step(verb, player, optional, amount, extra))
    return made
