"""Compiled and interpreted play the same matches, thousands of seeds of every game.

Of a long game the suite plays fewer; PENTARCH_SEEDS=2000 asks for that many of each.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pentarch.core.laws import option_sets, trajectories
from pentarch.core.options import Options
from pentarch.core.playouts import playouts
from pentarch.games import GAMES
from tools.hot_modules import is_compiled

SOURCE = Path(__file__).resolve().parents[2] / "src"
SEEDS = 1000  # a game and a number of players, at most
ACTIONS = 30_000  # and about so many actions
SEEDS_OF_AN_OPTION = 3
SEATS = [
    (id, players)
    for id, game in GAMES.items()
    for players in range(game.seats[0], game.seats[1] + 1)
]

CODE = """
import pentarch.core.state
from pentarch.core.laws import trajectories
from pentarch.games import GAMES
assert pentarch.core.state.__file__.endswith(".py"), pentarch.core.state.__file__
for players, options, matches in {sets!r}:
    print(trajectories(GAMES[{id!r}], players, options, matches, 1))
"""


def sets_of(id: str, players: int) -> list[tuple[int, Options, int]]:
    """The defaults, many times, and each option a few times."""
    options = [chosen for chosen in option_sets(GAMES[id]) if chosen[0] == players]
    usual: tuple[int, Options, int] = (players, {}, seeds_for(id, players))
    return [usual] + [(*chosen, SEEDS_OF_AN_OPTION) for chosen in options]


def seeds_for(id: str, players: int) -> int:
    if "PENTARCH_SEEDS" in os.environ:
        return int(os.environ["PENTARCH_SEEDS"])
    length = int(playouts(GAMES[id].new(players), 10, 1, -1)) // 10
    return max(1, min(SEEDS, ACTIONS // length))


@pytest.mark.compiled
@pytest.mark.skipif(not is_compiled("pentarch.core.state"), reason="the package is not compiled")
@pytest.mark.parametrize(("id", "players"), SEATS)
def test_compiled_and_interpreted_play_the_same_matches(id: str, players: int) -> None:
    sets = sets_of(id, players)
    code = CODE.format(sets=sets, id=id)
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    interpreted = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )

    compiled = [trajectories(GAMES[id], *chosen, 1) for chosen in sets]

    assert interpreted.stdout.split() == compiled
