"""A bot that takes the answer that looks best at once."""

from __future__ import annotations

from math import log

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State


class GreedyBot:
    """What it sees of an answer's worth may be wrong by an error: a weak level misjudges."""

    def __init__(
        self, knowledge: Knowledge, seed: int, name: str = "greedy", *, error: float = 0.0
    ) -> None:
        self.name = name
        self.knowledge = knowledge
        self.rng = Rng(seed)
        self.error = error  # in the unit in which the knowledge rates answers

    def choose(self, state: State, player: int) -> int:
        """What is known to look best, or the action rated highest; among equals, chance decides."""
        legal = vec[i64]([0] * state.max_legal())
        many = state.legal_into(legal)
        if self.error == 0.0:
            known = self.knowledge.answer(state, legal, many)
            if known >= 0:
                return int(known)
        worths = [it + self.misjudged() for it in self.knowledge.rates(state, legal, many)]
        highest = max(worths)
        best = [place for place in range(int(many)) if worths[place] == highest]
        return int(legal[best[self.rng.below(len(best))]])

    def misjudged(self) -> float:
        """How much better an answer looks than it is: Gumbel's distribution.

        With it an answer is taken with a chance that falls as exp(-lack / error) with what it
        lacks of the best one, so large mistakes are rare at every level.
        """
        if self.error == 0.0:
            return 0.0
        return -self.error * log(-log(max(self.rng.chance(), 1e-300)))
