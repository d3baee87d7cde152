"""Networks with one hidden layer, trained by Adam on who won; `bots/trained/` has their weights.

A part of the rows is kept out of training, to see how well a network tells games that it was
not made from.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple, TypeAlias

import numpy as np

PACE: Final = 2e-3  # at first; it falls to nearly nothing
DECAY: Final = 1e-6
TRAINED: Final = 0.93  # of the rows; the others are kept out
DIGITS: Final = 4

Numbers: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.float32]]"
Rows: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.float16]]"


class Plan(NamedTuple):
    """How large a network is, and how it is trained."""

    hidden: int = 32
    epochs: int = 12
    batch: int = 512


class Network:
    """One hidden layer, trained by Adam."""

    def __init__(self, inputs: int, hidden: int, rng: np.random.Generator) -> None:
        self.weights: list[Numbers] = [
            rng.normal(0, 1 / np.sqrt(30), (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, 1 / np.sqrt(hidden), hidden).astype(np.float32),
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


def trained(x: Rows, y: Numbers, plan: Plan) -> tuple[Network, float]:
    """A network, and its loss on the rows that were kept out."""
    rng = np.random.default_rng(1)
    network = Network(x.shape[1], plan.hidden, rng)
    cut = int(len(y) * TRAINED)
    batches = cut // plan.batch
    for epoch in range(plan.epochs):
        order = rng.permutation(cut)
        for batch in range(batches):
            those = np.sort(order[batch * plan.batch : (batch + 1) * plan.batch])
            done = (network.steps + 1) / (plan.epochs * batches)
            network.step(x[those].astype(np.float32), y[those], PACE * (1 - done) + 1e-5)
        loss = network.loss(x[cut:], y[cut:])
        print(f"epoch {epoch + 1} of {plan.epochs}: loss {loss:.4f}", flush=True)
    return network, loss


def rounded(numbers: Numbers) -> list[float]:
    return [round(float(it), DIGITS) for it in numbers]


def written(x: Rows, y: Numbers, recipe: dict[str, object], plan: Plan) -> str:
    """The text of the file: how it was made, and the weights, a line for each input."""
    network, loss = trained(x, y, plan)
    rows, bias, out, rest = network.weights
    rows[~np.any(x, axis=0)] = 0.0  # what never was has nothing to say
    head: dict[str, object] = {
        **recipe,
        "rows": len(y),
        "loss": round(loss, 4),
        "rest": round(float(rest[0]), DIGITS),
        "out": rounded(out),
        "bias": rounded(bias),
    }
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    weights = ",\n  ".join(json.dumps(rounded(row)) for row in rows)
    return "{\n" + ",\n".join(lines) + ',\n "weights": [\n  ' + weights + "\n ]\n}\n"
