"""A bot that takes the answer that looks best at once."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State


class GreedyBot:
    def __init__(self, knowledge: Knowledge, seed: int, name: str = "greedy") -> None:
        self.name = name
        self.knowledge = knowledge
        self.rng = Rng(seed)

    def choose(self, state: State, player: int) -> int:
        """What is known to look best, or the action rated highest; among equals, chance decides."""
        legal = vec[i64]([0] * state.max_legal())
        known = self.knowledge.answer(state, legal, state.legal_into(legal))
        if known >= 0:
            return int(known)
        best: list[int] = []
        highest = 0.0
        for action in state.legal_actions():
            rate = self.knowledge.rate(state, action)
            if not best or rate > highest:
                best, highest = [action], rate
            elif rate == highest:
                best.append(action)
        return best[self.rng.below(len(best))]
