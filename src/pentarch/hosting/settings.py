"""What live tables can be told when they open."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


def half_of_the_cores() -> int:
    return max(1, (os.cpu_count() or 1) // 2)


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How tables are kept."""

    thinkers: int = field(default_factory=half_of_the_cores)  # processes in which bots think
    budget: float = 3.0  # seconds that a bot thinks in a turn
    round: float = 7.0  # seconds that all bots of a table think in a round
    rates: bool = True  # whether requests and messages are counted
    most_tables: int = 20  # open or running, of one host
    sweep: float = 2.0  # seconds between two looks for work that nobody does
    idle: float = 120.0  # seconds for which an unused match stays in memory at least
    push_loopback: bool = False  # for tests: push goes to this machine, and nowhere else
    keep: int = 2000  # matches in memory; only what is beyond them is forgotten
