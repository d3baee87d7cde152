"""Train the network that tells who will win a duel of Star Realms; tools/fit.py calls it.

Greedy players meet. Up to a turn that is drawn by lot they often answer at random among what is
worth a thought, so that decks of all kinds come about; from there on they play as well as they
can. Of the turns that follow every third is written down with who won.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.star_realms import StarRealmsKnowledge
from pentarch.bots.knowledge.star_realms_outlook import read
from pentarch.bots.knowledge.star_realms_worth import GREEDY
from pentarch.core.rng import Rng, mix
from pentarch.games.star_realms import GAME
from tools.networks import Numbers, Rows, written

LAST_LUCK: Final = 26  # no answer is random after so many turns
EVERY: Final = 3  # turns from one row to the next


def played(seed: int, number: int, chance: int) -> tuple[list[list[float]], list[float]]:
    """One game: rows, each seen by whose turn begins, and whether that one won."""
    knowledge = StarRealmsKnowledge(GREEDY)
    rng = Rng(mix(seed) ^ number)
    state = GAME.new(2, int(rng.seed()))
    legal = vec[i64]([0] * state.max_legal())
    until = int(rng.below(LAST_LUCK))
    phase = int(rng.below(EVERY))
    rows: list[list[float]] = []
    movers: list[int] = []
    turn = 0
    while not state.is_terminal():
        many = state.legal_into(legal)
        if state.turns != turn:
            turn = int(state.turns)
            if turn > until and turn % EVERY == phase:
                movers.append(int(state.current_player()))
                rows.append([*read(state, movers[-1])])
        if turn <= until and rng.below(100) < chance:
            many = knowledge.narrow(state, legal, many)
            state.apply(legal[rng.below(many)])
        else:
            state.apply(knowledge.pick(state, legal, many, rng))
    return rows, [(state.result(mover) + 1) / 2 for mover in movers]


def gathered(games: int, seed: int, chance: int) -> tuple[Rows, Numbers]:
    parts: list[Rows] = []
    won: list[float] = []
    for number in range(games):
        rows, results = played(seed, number, chance)
        if rows:
            parts.append(np.array(rows, np.float16))
            won += results
        if number % 10_000 == 0:
            print(f"games {number} of {games}", flush=True)
    return np.concatenate(parts), np.array(won, np.float32)


def fit(games: int, seed: int, chance: int) -> str:
    """The text of the file."""
    recipe: dict[str, object] = {
        "game": GAME.id,
        "how": "a network trained on games of greedy players: python -m tools.fit star-realms",
        "games": games,
        "seed": seed,
        "chance": chance,
    }
    return written(*gathered(games, seed, chance), recipe)
