"""Fit what positions are worth to who won games among bots: Legends, Star Realms, Skirmish.

    pip install "pentarch[train]"
    python -m tools.fit [GAME] [--games N] [--seed S] [--chance P] [--out FILE]

tools/fit_duels.py has Star Realms, tools/fit_skirmishes.py Skirmish; this is Legends. Greedy
players who go by guessed worths meet, and now and then answer at random. Whenever a turn begins,
the terms of the two are written down; logistic regression finds the worths, early and late, that
tell best who won. The same seed gives the same file, but for the last rounding.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from pentarch.bots.greedy import GreedyBot
from pentarch.bots.knowledge import TRAINED
from pentarch.bots.knowledge.legends import (
    GUESSED,
    POINTS,
    TERMS,
    LegendsKnowledge,
    ahead,
    amount,
)
from pentarch.core.rng import Rng, mix
from pentarch.games.legends import GAME, verbs
from pentarch.games.legends.rules import Legends
from pentarch.games.legends.scoring import control_of
from tools import fit_duels, fit_skirmishes

RIDGE: Final = 3.0  # rows that speak for a worth of nothing, for each worth

Row = list[float]


def terms(state: Legends, player: int) -> Row:
    """What the player has more than the other: each term early, each late, and the turn."""
    control, left = control_of(state), ahead(state)
    row: Row = []
    for term in range(TERMS):
        lead = amount(state, player, control, term) - amount(state, 1 - player, control, term)
        row += [lead * left, lead * (1 - left)]
    return [*row, left, 1 - left]


def played(seed: int, number: int, chance: int) -> tuple[list[Row], list[float]]:
    """One game: the rows of its turns, each seen by whose turn it is, and whether that one won."""
    rng = Rng(mix(seed) ^ number)
    state = GAME.new(2, int(rng.seed()))
    bot = GreedyBot(LegendsKnowledge(GUESSED), int(rng.seed()))
    rows: list[Row] = []
    movers: list[int] = []
    while not state.is_terminal():
        player = int(state.current_player())
        if state.pending.verb() == verbs.TURN:
            rows.append(terms(state, player))
            movers.append(player)
        if rng.below(100) < chance:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        else:
            twin = state.copy()
            twin.redeal(player, rng)
            state.apply(bot.choose(twin, player))
    return rows, [(state.result(mover) + 1) / 2 for mover in movers]


def fitted(rows: list[Row], won: list[float]) -> tuple[Row, float]:
    """The weights, in log odds, by Newton's method; and how badly they tell who won."""
    x, y = np.array(rows), np.array(won)
    weights = np.zeros(x.shape[1])
    for _ in range(12):
        told = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (y - told) - RIDGE * weights
        curve = (x * (told * (1 - told))[:, None]).T @ x + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    told = 1 / (1 + np.exp(-x @ weights))
    loss = -float(np.mean(y * np.log(told) + (1 - y) * np.log(1 - told)))
    return [float(weight) for weight in weights], loss


def fit(games: int, seed: int, chance: int) -> str:
    """The text of the file: how it was made, and the worths."""
    rows: list[Row] = []
    won: list[float] = []
    for number in range(games):
        more, results = played(seed, number, chance)
        rows += more
        won += results
    weights, loss = fitted(rows, won)

    # A point, over the whole game, is the unit.
    point = (weights[2 * POINTS] + weights[2 * POINTS + 1]) / 2
    worths = {
        "game": GAME.id,
        "how": "logistic regression on games of greedy players: python -m tools.fit",
        "games": games,
        "seed": seed,
        "chance": chance,
        "rows": len(rows),
        "loss": round(loss, 4),
        "early": [round(weight / point, 3) for weight in weights[0 : 2 * TERMS : 2]],
        "late": [round(weight / point, 3) for weight in weights[1 : 2 * TERMS : 2]],
        "spread": round(2 / point, 2),
    }
    return json.dumps(worths, indent=1) + "\n"


class Recipe(NamedTuple):
    """What a file is made by, unless the command says otherwise."""

    fit: Callable[[int, int, int], str]
    games: int
    seed: int
    chance: int  # random answers of a hundred


RECIPES: Final = {
    "legends": Recipe(fit, 20_000, 1, 10),
    "star-realms": Recipe(fit_duels.fit, 1_200_000, 2, 40),
    "skirmish": Recipe(fit_skirmishes.fit, 24_000, 3, 25),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fit")
    parser.add_argument("game", nargs="?", choices=[*RECIPES], default="legends")
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--chance", type=int, help="random answers of a hundred")
    parser.add_argument("--out", type=Path)
    told = parser.parse_args()

    recipe = RECIPES[told.game]
    out = told.out or TRAINED / f"{told.game}.json"
    games = recipe.games if told.games is None else told.games
    seed = recipe.seed if told.seed is None else told.seed
    chance = recipe.chance if told.chance is None else told.chance
    out.write_text(recipe.fit(games, seed, chance))
    print(out)


if __name__ == "__main__":
    main()
