"""Where bots begin on the scale of ratings: at what the arena measured, a game each.

`anchors.json` is written by `python -m tools.anchors` from the folders of tournaments. A bot
that was not measured in a game begins there as a newcomer does. The arena measures bots against
bots: what people make of them is never taken to be known better than `LEAST`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("anchors.json")
LEAST: Final = 1.0  # of uncertainty, one standard deviation


class Anchor(msgspec.Struct, frozen=True):
    """A bot as the arena measured it; greedy stands at 25, a newcomer's rating."""

    rating: float
    deviation: float
    matches: int

    @property
    def uncertainty(self) -> float:
        return max(self.deviation, LEAST)


class Measured(msgspec.Struct, frozen=True):
    """The bots of one game, and the tournament that measured them."""

    players: int
    games: int  # of each pair
    seed: int
    ladder: bool
    bots: dict[str, Anchor]


def anchors_of(game: str) -> dict[str, Anchor]:
    """By bot; empty where nothing was measured."""
    measured = all_measured().get(game)
    return {} if measured is None else measured.bots


@cache
def all_measured() -> dict[str, Measured]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Measured])
