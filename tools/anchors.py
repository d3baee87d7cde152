"""Write where bots begin on the scale of ratings: `python -m tools.anchors FOLDER...`.

Each folder is one of `pentarch arena --out FOLDER`, of two players and with greedy in it; its
game's part of `src/pentarch/hosting/anchors.json` is written anew, all others stay.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from pentarch.arena.logbook import PLAN, Logbook
from pentarch.arena.ratings import ANCHOR, ratings
from pentarch.arena.statistics import NORMAL_95
from pentarch.arena.tournament import Plan
from pentarch.hosting.anchors import Anchor, Measured

FILE = Path(__file__).resolve().parent.parent / "src" / "pentarch" / "hosting" / "anchors.json"


def measured(folder: Path) -> tuple[str, Measured]:
    """The game of a tournament, and what it says of the bots."""
    plan = msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
    assert ANCHOR in plan.bots, "without greedy the ratings hang in the air"
    deals = [*Logbook(folder, plan).standings.all_deals()]
    bots = {}
    for it in ratings(plan.bots, deals):
        low, high = it.interval
        deviation = (high - low) / 2 / NORMAL_95
        bots[it.bot] = Anchor(round(it.rating, 2), round(deviation, 2), it.matches)
    return plan.game, Measured(plan.players, plan.games, plan.seed, plan.ladder, bots)


def main() -> int:
    kept = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Measured])
    kept |= dict(measured(Path(folder)) for folder in sys.argv[1:])
    written = msgspec.json.encode(dict(sorted(kept.items())))
    FILE.write_bytes(msgspec.json.format(written, indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
