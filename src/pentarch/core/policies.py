"""A policy in a table: how often each answer is given to a question of a certain kind.

An `Abstraction` says which questions of a game are taken for one, by what the player who
is asked can know; a `Policy` is the table. Rows are found by the number of the kind.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from pentarch.core.rng import Rng
from pentarch.core.state import State

WHOLE: Final = 15  # the weight of an answer that is always given


@mypyc_attr(allow_interpreted_subclasses=True)
class Abstraction:
    """Which questions are alike. It reads nothing that the player who is asked cannot know."""

    def is_covered(self, state: State) -> bool:
        """Whether the question is one of those that the abstraction is made for."""
        return False

    def narrow(self, state: State, legal: vec[i64], many: i64) -> i64:
        """Keep, in place and in order, the answers worth a thought; how many they are."""
        return many

    def kind(self, state: State) -> i64:
        """The number of the kind of question, at least 0."""
        return 0

    def width(self, kind: i64) -> i64:
        """How many answers a question of that kind can have."""
        return 0

    def slot(self, state: State, action: i64) -> i64:
        """The place of an answer in the row of its question, below the width."""
        return 0


@final
class Policy:
    """Rows of weights."""

    def __init__(self, abstraction: Abstraction) -> None:
        self.abstraction: Abstraction = abstraction
        self.places: dict[int, int] = {}  # by kind of question: where its row begins
        self.weights: vec[u8] = vec[u8]()
        self.missing: i64 = 0  # how often a row was looked for in vain

    def add(self, kind: int, row: list[int]) -> None:
        self.places[kind] = len(self.weights)
        for weight in row:
            self.weights = append(self.weights, u8(weight))

    def row(self, kind: int) -> list[int]:
        """The weights of a kind of question."""
        first = self.places[kind]
        return [int(self.weights[first + slot]) for slot in range(self.abstraction.width(kind))]

    def weigh(self, state: State, legal: vec[i64], many: i64, out: vec[i64]) -> i64:
        """Write the weights of these answers, and give their sum; 0: the table has none."""
        place = self.places.get(self.abstraction.kind(state), -1)
        if place < 0:
            return 0
        first: i64 = place
        total: i64 = 0
        index: i64 = 0
        while index < many:
            weight = i64(self.weights[first + self.abstraction.slot(state, legal[index])])
            out[index] = weight
            total += weight
            index += 1
        return total

    def pick(self, state: State, legal: vec[i64], many: i64, rng: Rng) -> i64:
        """One of these answers, as often as the table says; where it says nothing, any."""
        room = _ROOM
        total = self.weigh(state, legal, many, room)
        if total == 0:
            self.missing += 1
            return legal[rng.below(many)]
        left = rng.below(total)
        index: i64 = 0
        while left >= room[index]:
            left -= room[index]
            index += 1
        return legal[index]


_ROOM: Final = vec[i64]([0] * 256)
