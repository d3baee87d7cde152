"""Bots: they are given a redealt state, never the true one, and choose an action.

`make` is the one place that joins a bot, which knows only core, with what is known
of a game. Weak levels are the same search with less thought and with lapses: they overlook
answers as a person does. Where plans are judged at sight they misjudge them instead.
docs/BOTS.md has what each level was measured to be.
"""

from __future__ import annotations

import math
import re
from typing import Final, NamedTuple, Protocol

from pentarch.bots.greedy import GreedyBot
from pentarch.bots.knowledge import ABSTRACTIONS, BUDGETS, KNOWLEDGE, STYLES, THOROUGH
from pentarch.bots.knowledge.reasons import REASONS
from pentarch.bots.policies import PolicyBot
from pentarch.bots.random import RandomBot
from pentarch.bots.searching import SLIP, Ranked, SearchBot
from pentarch.core.game import Game
from pentarch.core.knowledge import Knowledge
from pentarch.core.options import shown
from pentarch.core.state import State
from pentarch.core.words import BadOption, Message, say


class Level(NamedTuple):
    """How much a level thinks about a question, and how well it looks.

    Without iterations it takes what looks best at sight, and misjudges it by an error.
    """

    iterations: int
    lapses: int = 0  # of a hundred answers that it should see it overlooks so many
    slip: float = SLIP  # what a lapse may cost, of a win
    looks_again: bool = False  # when it has overlooked all of them; else it sees the best
    seconds: float = math.inf
    error: float = 0.0  # in the unit in which the knowledge of the game rates answers


LEVELS: Final = {
    "level-1": Level(25, lapses=80, slip=0.6),
    "level-2": Level(50, lapses=64, slip=0.45),
    "level-3": Level(100, lapses=48),
    "level-4": Level(200, lapses=32),
    "level-5": Level(400, lapses=16),
    "level-top": Level(6400),  # unless the game has another budget
}
# By game: levels that are others there. Where most questions have two or three answers, whoever
# overlooks nearly all sees the best after all: levels part only if they look again.
LEVELS_OF: Final = {
    "star-realms": {
        "level-1": Level(25, lapses=84, slip=0.6, looks_again=True),
        "level-2": Level(50, lapses=70, slip=0.45, looks_again=True),
        "level-3": Level(100, lapses=54, looks_again=True),
        "level-4": Level(200, lapses=37, looks_again=True),
        "level-5": Level(400, lapses=19, looks_again=True),
    },
    # Here thought pays so well that the strong levels need more of a gap to the strongest.
    "legends": {
        "level-4": Level(160, lapses=36),
        "level-5": Level(280, lapses=24),
    },
    # Plans are judged in victory points at sight, and well: all but the strongest misjudge them.
    "skirmish": {
        "level-1": Level(0, error=1.8),
        "level-2": Level(0, error=1.05),
        "level-3": Level(0, error=0.6),
        "level-4": Level(0, error=0.32),
        "level-5": Level(0, error=0.05),
    },
}
TOP: Final = "level-top"
ADVISER: Final = "level-5"
REGRET: Final = "regret"  # plays by a policy that was trained beforehand
ISMCTS: Final = 1000  # iterations, unless the name says otherwise
MOST_ITERATIONS: Final = 10_000_000
PLAIN: Final = re.compile(r"ismcts:(?:(?P<iterations>\d{1,8})|(?P<seconds>\d{1,2}(?:\.\d{1,3})?)s)")
PATIENCE: Final = 10.0  # seconds a move, whatever the iterations


class Bot(Protocol):
    name: str

    def choose(self, state: State, player: int) -> int:
        """One of the legal actions; `state` was redealt for the player, who is asked."""


def names(game: Game[State] | None = None) -> list[str]:
    """What a seat may be given to: in any game, and in that one."""
    return [
        "random",
        "greedy",
        *LEVELS,
        "ismcts",
        "ismcts:N",
        "ismcts:Ns",
        *(styles(game) if game else []),
    ]


def styles(game: Game[State]) -> list[str]:
    """The named styles of play that only this game has."""
    return [*STYLES.get(game.id, {}), *([REGRET] if game.id in ABSTRACTIONS else [])]


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
    if name == REGRET and game.id in ABSTRACTIONS:
        return PolicyBot(
            name,
            game.id,
            ABSTRACTIONS[game.id],
            knowledge,
            game.actions,
            seed,
            iterations=BUDGETS[game.id],
            seconds=seconds,
        )
    level = level_of(name, game.id)
    if level is None:
        raise BadOption(say("refusal-bot", given=shown(name), known=", ".join(names(game))))
    if level.iterations == 0:
        return GreedyBot(knowledge, seed, name, error=level.error)
    thorough = THOROUGH.get(game.id, knowledge)
    return SearchBot(
        name,
        knowledge if level.lapses else thorough,
        game.actions,
        seed,
        iterations=level.iterations,
        seconds=min(seconds, level.seconds),
        lapses=level.lapses,
        slip=level.slip,
        looks_again=level.looks_again,
        judge=thorough,
    )


def level_of(name: str, game: str) -> Level | None:
    """What the name of a searching bot stands for in a game."""
    if name == TOP and game in BUDGETS:
        return Level(BUDGETS[game])
    if name == "ismcts":
        return Level(ISMCTS)
    plain = PLAIN.fullmatch(name)
    if plain is None:
        return LEVELS_OF.get(game, {}).get(name) or LEVELS.get(name)
    if plain["seconds"]:
        return Level(MOST_ITERATIONS, seconds=float(plain["seconds"]))
    return Level(min(max(int(plain["iterations"]), 1), MOST_ITERATIONS))


def adviser(game: str) -> str:
    """Who gives hints in a game: the strongest level but one, where that searches."""
    level = level_of(ADVISER, game)
    return ADVISER if level is not None and level.iterations > 0 else TOP


def reason_for(
    game: Game[State], state: State, player: int, ranking: list[Ranked]
) -> Message | None:
    """Why the first of a ranking is better than the second, where a bot can say so at sight."""
    reason = REASONS.get(game.id)
    if reason is None or not ranking:
        return None
    next_best = ranking[1].action if len(ranking) > 1 else None
    return reason(state, player, ranking[0].action, next_best)
