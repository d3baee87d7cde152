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
ACTIONS = 20_000  # and about so many actions
SEEDS_OF_AN_OPTION = 3
ACTIONS_OF_AN_OPTION = 1_500
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
    length = int(playouts(GAMES[id].new(players), 10, 1, -1)) // 10
    seeds = int(os.environ.get("PENTARCH_SEEDS", clamped(ACTIONS // length, SEEDS)))
    usual: tuple[int, Options, int] = (players, {}, seeds)
    few = clamped(ACTIONS_OF_AN_OPTION // length, SEEDS_OF_AN_OPTION)
    return [usual] + [(*chosen, few) for chosen in options]


def clamped(seeds: int, most: int) -> int:
    return max(1, min(seeds, most))


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
