"""Whole games come out as they did, and every game has some written down.

A difference is either a bug or a change: `python -m tests.golden.regenerate` writes them
again, and the diff is read before it is committed.
"""

from pathlib import Path

import pytest

from pentarch.core.game import Game
from pentarch.core.state import State
from pentarch.games import GAMES
from pentarch.locale import LANGUAGES
from tests.golden.regenerate import (
    Case,
    case_of,
    counted,
    game_files,
    perft_cases,
    perft_file,
    told,
    told_file,
    written,
)

FILES = [path for game in GAMES.values() for path in game_files(game)]
PERFTS = [case for game in GAMES.values() for case in perft_cases(game)]


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_game_comes_out_as_it_did(path: Path) -> None:
    assert written(case_of(path)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_game_is_told_as_it_was(path: Path, code: str) -> None:
    assert told(case_of(path), code) == told_file(path, code).read_text(encoding="utf-8")


@pytest.mark.parametrize("case", PERFTS, ids=Case.line)
def test_the_tree_of_actions_has_as_many_leaves_as_it_had(case: Case) -> None:
    assert counted(case) in perft_file(case.game).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_goldens_for_all_numbers_of_players_and_for_options(
    game: Game[State],
) -> None:
    low, high = game.seats
    how = f"python -m tests.golden.regenerate {game.id}"
    for cases in ([case_of(path) for path in game_files(game)], perft_cases(game)):
        assert {case.players for case in cases} == set(range(low, high + 1)), how
        assert any(case.options for case in cases) or not game.options, how
