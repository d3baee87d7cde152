"""A bot that searches, with a budget of iterations and of time."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.ismcts import Search
from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State


class SearchBot:
    def __init__(
        self,
        name: str,
        knowledge: Knowledge,
        actions: int,
        seed: int,
        *,
        iterations: int,
        seconds: float,
    ) -> None:
        self.name = name
        self.knowledge = knowledge
        self.actions = actions  # every action of the game is below this
        self.rng = Rng(seed)
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, state: State, player: int) -> int:
        legal = vec[i64]([0] * state.max_legal())
        many = self.knowledge.narrow(state, legal, state.legal_into(legal))
        if many == 1:
            return int(legal[0])
        return self.search(state, player).best()

    def search(self, state: State, player: int) -> Search:
        """The search behind a choice, for hints and explanations."""
        search = Search(state, player, self.knowledge, self.actions, self.rng.seed())
        search.run(self.iterations, self.seconds)
        return search
