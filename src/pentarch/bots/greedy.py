"""A bot that takes the answer that looks best at once."""

from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State


class GreedyBot:
    def __init__(self, knowledge: Knowledge, seed: int, name: str = "greedy") -> None:
        self.name = name
        self.knowledge = knowledge
        self.rng = Rng(seed)

    def choose(self, state: State, player: int) -> int:
        """The action rated highest; among equals, chance decides."""
        best: list[int] = []
        highest = 0.0
        for action in state.legal_actions():
            rate = self.knowledge.rate(state, action)
            if not best or rate > highest:
                best, highest = [action], rate
            elif rate == highest:
                best.append(action)
        return best[self.rng.below(len(best))]
