"""A small network: one hidden layer, from numbers about a position to the odds of winning.

tools/networks.py trains one, `bots/trained/` has the weights.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Network:
    """The weights: from inputs to hidden units, row by row, and from those to the odds."""

    def __init__(self, rows: list[float], bias: list[float], out: list[float], rest: float) -> None:
        self.hidden: i64 = len(bias)
        self.inputs: i64 = len(rows) // len(bias)
        self.rows: vec[float] = vec[float](rows)
        self.bias: vec[float] = vec[float](bias)
        self.out: vec[float] = vec[float](out)
        self.rest: float = rest

    def odds(self, inputs: vec[float]) -> float:
        """The logarithm of the odds."""
        hidden = self.hidden
        rows = self.rows
        sums = self.bias[:]
        place: i64 = 0
        row: i64 = 0
        while place < self.inputs:
            amount = inputs[place]
            if amount != 0.0:
                unit: i64 = 0
                while unit < hidden:
                    sums[unit] += amount * rows[row + unit]
                    unit += 1
            place += 1
            row += hidden
        total = self.rest
        unit = 0
        while unit < hidden:
            if sums[unit] > 0.0:
                total += sums[unit] * self.out[unit]
            unit += 1
        return total
