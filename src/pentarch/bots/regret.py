"""Regret minimisation: a policy for two players that grows by playing against itself.

External sampling: one player tries all answers, chance and the other player are sampled.
An answer is then chosen as often as it is regretted not to have been given before, and the
policy is the average over all rounds, later ones counting more (linear weights). Nothing
here knows a game: which questions are alike is said by an `Abstraction`.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from pentarch.core.policies import WHOLE, Abstraction, Policy
from pentarch.core.rng import Rng
from pentarch.core.state import State


@final
class Solver:
    def __init__(self, abstraction: Abstraction, seed: i64, rival: Policy | None = None) -> None:
        self.abstraction: Abstraction = abstraction
        self.rng: Rng = Rng(seed)
        self.rival: Policy | None = rival  # who does not learn: then it is a best response
        self.places: dict[int, int] = {}  # by kind of question: where its row begins
        self.regrets: vec[float] = vec[float]()
        self.sums: vec[float] = vec[float]()
        self.room: vec[i64] = vec[i64]()
        self.nodes: i64 = 0

    def walk(self, state: State, player: i64, weight: float) -> float:
        """Let a player learn from one deal, which is played on in place; what it came to."""
        if len(self.room) == 0:
            self.room = vec[i64]([0] * int(state.max_legal()))
        room = self.room
        while not state.is_terminal():
            many = self.abstraction.narrow(state, room, state.legal_into(room))
            self.nodes += 1
            if many == 1:
                state.apply(room[0])
                continue
            mover = state.current_player()
            if mover == player:
                return self.learn(state, player, room[:many], weight)
            state.apply(self.sampled(state, many, weight))
        return state.result(player)

    def learn(self, state: State, player: i64, legal: vec[i64], weight: float) -> float:
        """Try all answers, and regret those that would have been better."""
        many: i64 = len(legal)
        first = self.place(self.abstraction.kind(state))
        slots = vec[i64]([0] * int(many))
        chances = vec[float]([0.0] * int(many))
        values = vec[float]([0.0] * int(many))
        self.match(state, legal, many, first, slots, chances)
        mean = 0.0
        index: i64 = 0
        while index < many:
            twin = state.copy() if index + 1 < many else state
            twin.apply(legal[index])
            value = self.walk(twin, player, weight)
            values[index] = value
            mean += chances[index] * value
            index += 1
        index = 0
        regrets = self.regrets
        while index < many:
            regrets[slots[index]] += weight * (values[index] - mean)
            if self.rival is not None:
                self.sums[slots[index]] += weight * chances[index]
            index += 1
        return mean

    def sampled(self, state: State, many: i64, weight: float) -> i64:
        """The other player's answer; it counts for that player's average."""
        rival = self.rival
        if rival is not None:
            return rival.pick(state, self.room, many, self.rng)
        legal = self.room
        first = self.place(self.abstraction.kind(state))
        slots = vec[i64]([0] * int(many))
        chances = vec[float]([0.0] * int(many))
        self.match(state, legal, many, first, slots, chances)
        sums = self.sums
        left = self.rng.chance()
        chosen: i64 = -1
        index: i64 = 0
        while index < many:
            chance = chances[index]
            sums[slots[index]] += weight * chance
            if chosen < 0:
                left -= chance
                if left < 0.0:
                    chosen = index
            index += 1
        return legal[chosen if chosen >= 0 else many - 1]

    def match(
        self,
        state: State,
        legal: vec[i64],
        many: i64,
        first: i64,
        slots: vec[i64],
        chances: vec[float],
    ) -> None:
        """Give each answer the chance that its regret asks for."""
        total = 0.0
        regrets = self.regrets
        index: i64 = 0
        while index < many:
            slot = first + self.abstraction.slot(state, legal[index])
            slots[index] = slot
            regret = regrets[slot]
            if regret > 0.0:
                chances[index] = regret
                total += regret
            index += 1
        index = 0
        while index < many:
            chances[index] = chances[index] / total if total > 0.0 else 1.0 / float(many)
            index += 1

    def place(self, kind: i64) -> i64:
        """Where the row of a kind of question begins; a new one is empty."""
        found = self.places.get(kind, -1)
        if found >= 0:
            return found
        first: i64 = len(self.sums)
        self.places[kind] = first
        left = self.abstraction.width(kind)
        while left > 0:
            self.regrets = append(self.regrets, 0.0)
            self.sums = append(self.sums, 0.0)
            left -= 1
        return first

    def policy(self, least: float = 0.0) -> Policy:
        """The average, in fifteenths, of the rows that were met with at least that weight."""
        made = Policy(self.abstraction)
        for kind in sorted(self.places):
            first = self.places[kind]
            width = self.abstraction.width(kind)
            sums = [self.sums[first + slot] for slot in range(width)]
            if sum(sums) > least:
                made.add(kind, fifteenths(sums))
        return made


def fifteenths(sums: list[float]) -> list[int]:
    """Shares rounded so that they sum up to the whole: the largest remainders are rounded up."""
    total = sum(sums)
    exact = [WHOLE * part / total for part in sums]
    shares = [int(part) for part in exact]
    rest = sorted([(shares[place] - exact[place], place) for place in range(len(sums))])
    for _, place in rest[: WHOLE - sum(shares)]:
        shares[place] += 1
    return shares
