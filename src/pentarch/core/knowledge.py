"""What a bot knows of one game: the little that a search or a greedy bot asks for.

The answers here are those of somebody who knows nothing; `bots/knowledge/` has the
others. A state given to these methods is a redealt one: what the player who is
asked cannot know is made up, so a good answer does not lean on it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pentarch.core.rng import Rng
from pentarch.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    def rate(self, state: State, action: i64) -> float:
        """How good an answer looks to the player who is asked.

        Only the order matters, unless levels of the game misjudge answers by an error.
        """
        return 0.0

    def answer(self, state: State, legal: vec[i64], many: i64) -> i64:
        """The action that looks best, where answers are weighed together; -1: rate each."""
        return -1

    def rates(self, state: State, legal: vec[i64], many: i64) -> vec[float]:
        """How good each of the `many` legal actions looks; `rate` of each, or weighed together."""
        found = vec[float]([0.0] * int(many))
        place: i64 = 0
        while place < many:
            found[place] = self.rate(state, legal[place])
            place += 1
        return found

    def pick(self, state: State, legal: vec[i64], many: i64, rng: Rng) -> i64:
        """One of the `many` legal actions for a rollout: quick, and not too silly."""
        return legal[rng.below(many)]

    def narrow(self, state: State, legal: vec[i64], many: i64) -> i64:
        """Keep, in place and in order, the actions worth thinking about; how many they are.

        A search tries no others. Where one is left there is nothing to search.
        """
        return many

    def models_opponents(self) -> bool:
        """Whether opponents answer by `pick` inside the tree, too.

        A search that lets its opponents learn from what happens to them teaches them the
        cards of the searching player, which are the same in all of its worlds. Where
        hidden cards decide, opponents are better imagined as players who count cards.
        """
        return False

    def exploration(self, state: State) -> float:
        """How curious a search from a state is: less where values differ by little."""
        return 0.7

    def races(self, state: State) -> bool:
        """Whether a search from a state follows all answers in the same worlds, dropping the worse.

        Where luck is great against what answers differ by, some unlucky worlds can make a search
        that follows what has looked best so far give up the best answer for ever.
        """
        return False

    def trust(self, state: State) -> float:
        """How many rollouts it takes to be as sure of an answer as of what `pick` gives.

        Rollouts that end in a win or a loss say little each. Until enough of them have
        spoken, a search that trusts `pick` takes its answer to be slightly the best.
        """
        return 0.0

    def ripeness(self, state: State) -> i64:
        """How often an answer is followed before the tree grows beyond it."""
        return 0

    def is_beyond_tree(self, state: State, stage: i64, actions: i64) -> bool:
        """Whether what follows is rollout, never tree; the arguments as for `is_horizon`."""
        return False

    def is_horizon(self, state: State, stage: i64, actions: i64) -> bool:
        """Whether a rollout may stop here; `stage` is the root's, `actions` were played since."""
        return False

    def value(self, state: State, player: i64) -> float:
        """What a position is worth to a player, -1 to 1, where a rollout stops."""
        return state.result(player)
