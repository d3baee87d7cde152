"""Bots: they are given a redealt state, never the true one, and choose an action.

`make` is the one place that joins a bot, which knows only core, with what is known
of a game. Levels are the same search with less thought and with lapses: a weak level
overlooks answers as a person does. docs/BOTS.md has what each of them was measured to be.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from pentarch.bots.greedy import GreedyBot
from pentarch.bots.knowledge import BUDGETS, KNOWLEDGE, STYLES
from pentarch.bots.random import RandomBot
from pentarch.bots.searching import SearchBot
from pentarch.core.game import Game
from pentarch.core.knowledge import Knowledge
from pentarch.core.options import shown
from pentarch.core.state import State
from pentarch.core.words import BadOption, say


class Level(NamedTuple):
    """How much a level thinks about a question, and how well it looks."""

    iterations: int
    lapses: int  # of a hundred answers that it should see it overlooks so many


LEVELS: Final = {
    "level-1": Level(25, lapses=60),
    "level-2": Level(50, lapses=40),
    "level-3": Level(100, lapses=25),
    "level-4": Level(200, lapses=12),
    "level-5": Level(400, lapses=5),
    "level-top": Level(6400, lapses=0),  # unless the game has another budget
}
TOP: Final = "level-top"
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
    level = level_of(name, game.id)
    if level is None:
        raise BadOption(say("refusal-bot", given=shown(name), known=", ".join(names(game))))
    return SearchBot(
        name,
        knowledge,
        game.actions,
        seed,
        iterations=level.iterations,
        seconds=seconds,
        lapses=level.lapses,
    )


def level_of(name: str, game: str) -> Level | None:
    """What the name of a searching bot stands for in a game."""
    if name == TOP and game in BUDGETS:
        return Level(BUDGETS[game], lapses=0)
    if name == "ismcts":
        return Level(ISMCTS, lapses=0)
    kind, _, number = name.partition(":")
    if kind == "ismcts" and number.isdecimal() and 1 <= len(number) <= 8:
        return Level(min(max(int(number), 1), MOST_ITERATIONS), lapses=0)
    return LEVELS.get(name)
