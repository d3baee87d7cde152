"""Train the network that tells who will win a skirmish; tools/fit.py calls it.

Greedy players meet with ready lists and with lists that chance has put together. Up to a round
that is drawn by lot they often answer at random among what is worth a thought, so that armies
stand in all kinds of places; from there on they play as well as they can. Of the activations that
follow every third is written down with who won.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.skirmish import SkirmishKnowledge
from pentarch.bots.knowledge.skirmish_outlook import read
from pentarch.core.rng import Rng, mix
from pentarch.games.skirmish import GAME, moves, verbs
from tools.networks import Numbers, Plan, Rows, written

LAST_LUCK: Final = 4  # no answer is random after so many rounds
EVERY: Final = 3  # activations from one row to the next
OWN_LISTS: Final = 25  # of a hundred lists are no ready ones
CHUNK: Final = 100  # games that a process plays at a time


def played(seed: int, number: int, chance: int) -> tuple[list[list[float]], list[float]]:
    """One game: rows, each seen by who is to activate, and whether that one won."""
    knowledge = SkirmishKnowledge()
    rng = Rng(mix(seed) ^ number)
    state = GAME.new(2, int(rng.seed()))
    legal = vec[i64]([0] * state.max_legal())
    owns = [rng.below(100) < OWN_LISTS for _ in range(2)]
    until = int(rng.below(LAST_LUCK + 1))
    turns = int(rng.below(EVERY))
    rows: list[list[float]] = []
    movers: list[int] = []
    while not state.is_terminal():
        many = state.legal_into(legal)
        verb = state.pending.verb()
        if verb == verbs.BUILD:
            state.apply(enlisted(legal, int(many), rng, own=owns[int(state.current_player())]))
            continue
        if verb == verbs.TURN and state.round > until:
            if turns % EVERY == 0:
                movers.append(int(state.current_player()))
                rows.append([*read(state, knowledge.taste, movers[-1])])
            turns += 1
        if state.round <= until and rng.below(100) < chance:
            many = knowledge.narrow(state, legal, many)
            state.apply(legal[rng.below(many)])
        else:
            state.apply(knowledge.pick(state, legal, many, rng))
    return rows, [(state.result(mover) + 1) / 2 for mover in movers]


def enlisted(legal: vec[i64], many: int, rng: Rng, *, own: bool) -> int:
    """A ready list, or the next card of one that chance puts together."""
    answers = [int(legal[place]) for place in range(many)]
    ready = [it for it in answers if moves.LIST <= it < moves.ENLIST]
    others = [it for it in answers if it not in ready]
    figures = [it for it in others if moves.ENLIST <= it < moves.INCLUDE]
    if ready and not own:
        return ready[rng.below(len(ready))]
    if figures:  # an army is as large as it can be
        return figures[rng.below(len(figures))]
    return moves.END if moves.END in others else others[rng.below(len(others))]


def chunk(seed: int, first: int, last: int, chance: int) -> tuple[Rows, list[float]]:
    rows: list[list[float]] = []
    won: list[float] = []
    for number in range(first, last):
        more, results = played(seed, number, chance)
        rows += more
        won += results
    return np.array(rows, np.float16), won


def gathered(games: int, seed: int, chance: int) -> tuple[Rows, Numbers]:
    starts = range(0, games, CHUNK)
    parts: list[Rows] = []
    won: list[float] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        ends = [min(start + CHUNK, games) for start in starts]
        asked = [len(starts) * [it] for it in (seed, chance)]
        for number, (rows, results) in enumerate(pool.map(chunk, asked[0], starts, ends, asked[1])):
            parts.append(rows)
            won += results
            if number % 10 == 0:
                print(f"games {ends[number]} of {games}", flush=True)
    return np.concatenate(parts), np.array(won, np.float32)


def fit(games: int, seed: int, chance: int) -> str:
    """The text of the file."""
    recipe: dict[str, object] = {
        "game": GAME.id,
        "how": "a network trained on games of greedy players: python -m tools.fit skirmish",
        "games": games,
        "seed": seed,
        "chance": chance,
    }
    return written(*gathered(games, seed, chance), recipe, Plan())
