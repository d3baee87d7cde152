"""A bot that plays anything that is legal."""

from pentarch.core.rng import Rng
from pentarch.core.state import State


class RandomBot:
    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, player: int) -> int:
        legal = state.legal_actions()
        return legal[self.rng.below(len(legal))]
