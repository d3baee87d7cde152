"""Train the network that tells who will win a duel of Star Realms; tools/fit.py calls it.

Greedy players meet. Up to a turn that is drawn by lot they often answer at random among what is
worth a thought, so that decks of all kinds come about; from there on they play as well as they
can. Of the turns that follow every third is written down with who won. Games are played by all
cores at once; the rows of a million take about four gigabytes, and twice that for a moment.
"""

from __future__ import annotations

from functools import partial
from multiprocessing import Pool
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.star_realms import StarRealmsKnowledge
from pentarch.bots.knowledge.star_realms_outlook import INPUTS, read
from pentarch.bots.knowledge.star_realms_worth import GREEDY
from pentarch.core.rng import Rng, mix
from pentarch.games.star_realms import GAME
from tools.networks import Numbers, Plan, Rows, written

PLAN: Final = Plan(hidden=64, epochs=8, batch=1024)
LAST_LUCK: Final = 26  # no answer is random after so many turns
EVERY: Final = 3  # turns from one row to the next
AT_ONCE: Final = 100  # games that a process plays between two reports


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


def played_many(seed: int, chance: int, first: int) -> tuple[Rows, Numbers]:
    """Some games, from one number on: their rows in order."""
    rows: list[list[float]] = []
    won: list[float] = []
    for number in range(first, first + AT_ONCE):
        more, results = played(seed, number, chance)
        rows += more
        won += results
    return np.array(rows, np.float16).reshape(-1, INPUTS), np.array(won, np.float32)


def gathered(games: int, seed: int, chance: int) -> tuple[Rows, Numbers]:
    parts: list[tuple[Rows, Numbers]] = []
    starts = range(0, games, AT_ONCE)
    with Pool() as pool:
        for part in pool.imap(partial(played_many, seed, chance), starts):
            if len(parts) % 100 == 0:
                print(f"games {len(parts) * AT_ONCE} of {games}", flush=True)
            parts.append(part)
    return np.concatenate([it[0] for it in parts]), np.concatenate([it[1] for it in parts])


def fit(games: int, seed: int, chance: int) -> str:
    """The text of the file."""
    recipe: dict[str, object] = {
        "game": GAME.id,
        "how": "a network trained on games of greedy players: python -m tools.fit star-realms",
        "games": games,
        "seed": seed,
        "chance": chance,
    }
    return written(*gathered(games, seed, chance), recipe, PLAN)
