"""Bots: they are given a redealt state, never the true one, and choose an action.

`make` is the one place that joins a bot, which knows only core, with what is known
of a game. Levels are budgets of the same search, not handicaps.
"""

from __future__ import annotations

from typing import Final, Protocol

from pentarch.bots.greedy import GreedyBot
from pentarch.bots.knowledge import KNOWLEDGE, STYLES
from pentarch.bots.random import RandomBot
from pentarch.bots.searching import SearchBot
from pentarch.core.game import Game
from pentarch.core.knowledge import Knowledge
from pentarch.core.options import shown
from pentarch.core.state import State
from pentarch.core.words import BadOption, say

LEVELS: Final = {
    "level-1": 24,
    "level-2": 100,
    "level-3": 400,
    "level-4": 1600,
    "level-5": 6400,
}
ISMCTS: Final = 1000  # iterations, unless the name says otherwise
MOST_ITERATIONS: Final = 10_000_000
PATIENCE: Final = 10.0  # seconds a move, whatever the iterations


class Bot(Protocol):
    name: str

    def choose(self, state: State, player: int) -> int:
        """One of the legal actions; `state` was redealt for the player, who is asked."""


def names(game: Game[State] | None = None) -> list[str]:
    """What a seat may be given to: in any game, and in that one."""
    return ["random", "greedy", *LEVELS, "ismcts", "ismcts:N", *(styles(game) if game else [])]


def styles(game: Game[State]) -> list[str]:
    """The named styles of play that only this game has."""
    return [*STYLES.get(game.id, {})]


def make(name: str, game: Game[State], seed: int, *, seconds: float = PATIENCE) -> Bot:
    """The bot of that name for a game; a move takes no longer than so many seconds."""
    if name == "random":
        return RandomBot(seed)
    knowledge = KNOWLEDGE.get(game.id) or Knowledge()
    if name == "greedy":
        return GreedyBot(knowledge, seed)
    style = STYLES.get(game.id, {}).get(name)
    if style is not None:
        return GreedyBot(style, seed, name)
    iterations = iterations_of(name)
    if iterations is None:
        raise BadOption(say("refusal-bot", given=shown(name), known=", ".join(names(game))))
    return SearchBot(name, knowledge, game.actions, seed, iterations=iterations, seconds=seconds)


def iterations_of(name: str) -> int | None:
    """The budget that a searching bot's name stands for."""
    if name == "ismcts":
        return ISMCTS
    kind, _, number = name.partition(":")
    if kind == "ismcts" and number.isdecimal() and 1 <= len(number) <= 8:
        return min(max(int(number), 1), MOST_ITERATIONS)
    return LEVELS.get(name)
