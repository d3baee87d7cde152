"""Train the network that tells who will win a duel of Star Realms; tools/fit.py calls it.

Greedy players meet. Up to a turn that is drawn by lot they often answer at random among what is
worth a thought, so that decks of all kinds come about; from there on they play as well as they
can. Of the turns that follow every third is written down with who won. A part of the rows is kept
out of training, to see how well the network tells games that it was not made from.
"""

from __future__ import annotations

import json
from typing import Final, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.star_realms import StarRealmsKnowledge
from pentarch.bots.knowledge.star_realms_outlook import read
from pentarch.bots.knowledge.star_realms_worth import GREEDY
from pentarch.core.rng import Rng, mix
from pentarch.games.star_realms import GAME

LAST_LUCK: Final = 26  # no answer is random after so many turns
EVERY: Final = 3  # turns from one row to the next
HIDDEN: Final = 32
EPOCHS: Final = 12
BATCH: Final = 512
PACE: Final = 2e-3  # at first; it falls to nearly nothing
DECAY: Final = 1e-6
TRAINED: Final = 0.93  # of the rows; the others are kept out
DIGITS: Final = 4

Numbers: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.float32]]"
Rows: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.float16]]"


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


class Network:
    """One hidden layer, trained by Adam."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        self.weights: list[Numbers] = [
            rng.normal(0, 1 / np.sqrt(30), (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            rng.normal(0, 1 / np.sqrt(HIDDEN), HIDDEN).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(it) for it in self.weights]
        self.squares = [np.zeros_like(it) for it in self.weights]
        self.steps = 0

    def step(self, x: Numbers, y: Numbers, pace: float) -> None:
        rows, bias, out, rest = self.weights
        sums = x @ rows + bias
        units = np.maximum(sums, 0)
        miss = (1 / (1 + np.exp(-(units @ out + rest))) - y) / len(y)
        back = np.outer(miss, out) * (sums > 0)
        slopes = [
            x.T @ back + DECAY * rows,
            back.sum(0),
            units.T @ miss,
            np.array([miss.sum()], np.float32),
        ]
        self.steps += 1
        for place, slope in enumerate(slopes):
            mean = 0.9 * self.means[place] + 0.1 * slope
            square = 0.999 * self.squares[place] + 0.001 * slope * slope
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.weights[place] -= pace * (mean / (1 - 0.9**self.steps)) / size
            self.means[place], self.squares[place] = mean, square

    def loss(self, x: Rows, y: Numbers) -> float:
        """How badly it tells who won: log loss."""
        rows, bias, out, rest = self.weights
        total = 0.0
        for start in range(0, len(y), 20_000):
            part: Numbers = x[start : start + 20_000].astype(np.float32)
            odds = np.maximum(part @ rows + bias, 0) @ out + rest
            total += float(np.sum(np.logaddexp(0, odds) - y[start : start + 20_000] * odds))
        return total / len(y)


def trained(x: Rows, y: Numbers) -> tuple[Network, float]:
    """A network, and its loss on the rows that were kept out."""
    rng = np.random.default_rng(1)
    network = Network(x.shape[1], rng)
    cut = int(len(y) * TRAINED)
    batches = cut // BATCH
    for epoch in range(EPOCHS):
        order = rng.permutation(cut)
        for batch in range(batches):
            those = np.sort(order[batch * BATCH : (batch + 1) * BATCH])
            done = (network.steps + 1) / (EPOCHS * batches)
            network.step(x[those].astype(np.float32), y[those], PACE * (1 - done) + 1e-5)
        loss = network.loss(x[cut:], y[cut:])
        print(f"epoch {epoch + 1} of {EPOCHS}: loss {loss:.4f}", flush=True)
    return network, loss


def rounded(numbers: Numbers) -> list[float]:
    return [round(float(it), DIGITS) for it in numbers]


def fit(games: int, seed: int, chance: int) -> str:
    """The text of the file: how it was made, and the weights, a line for each input."""
    return written(*gathered(games, seed, chance), games, seed, chance)


def written(x: Rows, y: Numbers, games: int, seed: int, chance: int) -> str:
    network, loss = trained(x, y)
    rows, bias, out, rest = network.weights
    rows[~np.any(x, axis=0)] = 0.0  # what never was has nothing to say
    head: dict[str, object] = {
        "game": GAME.id,
        "how": "a network trained on games of greedy players: python -m tools.fit star-realms",
        "games": games,
        "seed": seed,
        "chance": chance,
        "rows": len(y),
        "loss": round(loss, 4),
        "rest": round(float(rest[0]), DIGITS),
        "out": rounded(out),
        "bias": rounded(bias),
    }
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    weights = ",\n  ".join(json.dumps(rounded(row)) for row in rows)
    return "{\n" + ",\n".join(lines) + ',\n "weights": [\n  ' + weights + "\n ]\n}\n"
