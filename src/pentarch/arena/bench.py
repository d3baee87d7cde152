"""How fast the engine is on this machine, compiled and interpreted, side by side.

All measures take turns and the best of several rounds counts, so that a busy moment
of the machine falls on all of them alike.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pentarch.core.state
from pentarch.arena.built import BUILD
from pentarch.bots.ismcts import Search
from pentarch.core.game import Game
from pentarch.core.knowledge import Knowledge
from pentarch.core.playouts import copies, playouts, redeals
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.core.words import BadOption, say
from pentarch.games import GAMES

ROUNDS = 3
RUNS = 5  # of each measure in each round
SEED = 7
TREE = 20_000  # iterations of one search when compiled: as many as the limit in C makes
SMALL_TREE = 200
TREE_SECONDS = 2.0  # after which a search is not grown further: matches of some games are long
MANY = 2_000  # states kept at once to weigh them
LIMIT_GAMES = "30000"  # what the limit is asked to play

Figures = dict[str, float]
Measure = Callable[[], Figures]

LIMIT_PLAYOUTS = re.compile(r"C (\d)p clone\+playout games/s (\d+) act/s (\d+)")
LIMIT_SEARCH = re.compile(r"C (\d)p ISMCTS match it/s (\d+)")


def is_compiled() -> bool:
    """Whether the rules are machine code."""
    return str(pentarch.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def build() -> str:
    """What is measured: a plain or a trained build, or the sources interpreted."""
    return BUILD if is_compiled() else "interpreted"


def bench(
    game: Game[State],
    seconds: float,
    limit: Path | None = None,
    progress: Callable[[], None] | None = None,
) -> tuple[dict[int, Figures], dict[int, Figures]]:
    """The figures of a game, and of a limit, by the number of seats: rates per second."""
    found: dict[int, Figures] = {}
    bounds: dict[int, Figures] = {}
    with interpreted_sources() as sources:
        measures = {
            players: list(measures_of(game, players, seconds, sources)) for players in seats(game)
        }
        for _ in range(ROUNDS):
            if limit is not None:
                for players, figures in run_limit(limit).items():
                    keep_best(bounds.setdefault(players, {}), figures)
            for players, those in measures.items():
                best = found.setdefault(players, {})
                for measure in those:
                    keep_best(best, measure())
                    if progress is not None:
                        progress()
    for players, best in found.items():
        best["state_bytes"] = weight(game, players)
    return found, bounds


def steps_of(game: Game[State]) -> int:
    """How often a bench of the game reports progress."""
    return ROUNDS * len(seats(game)) * 6


def seats(game: Game[State]) -> range:
    low, high = game.seats
    return range(low, high + 1)


def keep_best(best: Figures, figures: Figures) -> None:
    for name, figure in figures.items():
        best[name] = max(best.get(name, 0.0), figure)


def measures_of(
    game: Game[State], players: int, seconds: float, sources: Path | None
) -> Iterator[Measure]:
    start: State = game.new(players, SEED)

    def whole_games() -> Figures:
        games, actions, spent = timed(
            lambda times: playouts(start, times, SEED, game.idle), seconds
        )
        return {"actions_per_s": actions / spent, "playouts_per_s": games / spent}

    def copied() -> Figures:
        times, _, spent = timed(lambda times: copies(start, times), seconds)
        return {"copies_per_s": times / spent}

    def redealt() -> Figures:
        times, _, spent = timed(lambda times: redeal_often(start, times), seconds)
        return {"redeals_per_s": times / spent}

    def searched() -> Figures:
        _, iterations, spent = timed(lambda times: search_often(game, start, times), seconds)
        return {"ismcts_per_s": iterations / spent}

    def from_python() -> Figures:
        _, actions, spent = timed(lambda times: drive(start, times, game.idle), seconds)
        return {"python_actions_per_s": actions / spent}

    def interpreted() -> Figures:
        rate = interpreted_rate(game.id, players, seconds, sources)
        return {"interpreted_actions_per_s": rate}

    yield from (whole_games, copied, redealt, searched, from_python, interpreted)


def timed(work: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """How much work was done, what came of it, and the time of the quickest of a few runs."""
    times = 1
    while (run := timed_once(work, times))[2] < seconds / RUNS / 2:
        times = max(times * 2, int(times * seconds / RUNS * 0.8 / max(run[2], 1e-6)))
    return min([run, *(timed_once(work, times) for _ in range(RUNS - 1))], key=lambda it: it[2])


def timed_once(work: Callable[[int], int], times: int) -> tuple[int, int, float]:
    begin = time.perf_counter()
    outcome = work(times)
    return times, outcome, time.perf_counter() - begin


def redeal_often(start: State, times: int) -> int:
    redeals(start, int(start.current_player()), times, SEED)
    return times


def search_often(game: Game[State], start: State, times: int) -> int:
    """Search from the start, with random rollouts to the end of the match."""
    size = TREE if is_compiled() else SMALL_TREE
    player = int(start.current_player())
    iterations = 0
    for _ in range(times):
        search = Search(start, player, Knowledge(), game.actions, SEED)
        search.run(size, TREE_SECONDS)
        iterations += int(search.iterations)
    return iterations


def drive(start: State, times: int, idle: int) -> int:
    """Random games driven from Python, action by action, as somebody's script would."""
    rng = Rng(SEED)
    actions = 0
    for _ in range(times):
        state = start.copy()
        state.reseed(rng.seed())
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            state.apply(action)
            if action != idle:
                actions += 1
    return actions


def weight(game: Game[State], players: int) -> int:
    """What a state takes in memory, measured by keeping many."""
    start: State = game.new(players, SEED)
    kept: list[State | None] = [None] * MANY
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for place in range(MANY):
        kept[place] = start.copy()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round((after - before) / MANY)


# The same sources without the compiler.


@contextmanager
def interpreted_sources() -> Iterator[Path | None]:
    """A folder with the package as it was written; None if it is running like that already."""
    if not is_compiled():
        yield None
        return
    package = Path(__file__).parent.parent
    with tempfile.TemporaryDirectory(prefix="pentarch-") as folder:
        leave_out = shutil.ignore_patterns("__pycache__", *(f"*{it}" for it in EXTENSION_SUFFIXES))
        shutil.copytree(package, Path(folder) / package.name, ignore=leave_out)
        yield Path(folder)


def interpreted_rate(id: str, players: int, seconds: float, sources: Path | None) -> float:
    """Actions per second of the engine's own loop, interpreted."""
    if sources is None:
        return loop_rate(id, players, seconds)
    program = f"from {__name__} import main; main({id!r}, {players}, {seconds})"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(sources)},
        cwd=sources,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def main(id: str, players: int, seconds: float) -> None:
    """What the interpreted process does."""
    assert not is_compiled(), "the sources were to be run interpreted"
    print(loop_rate(id, players, seconds))


def loop_rate(id: str, players: int, seconds: float) -> float:
    game = GAMES[id]
    start: State = game.new(players, SEED)
    _, actions, spent = timed(lambda times: playouts(start, times, SEED, game.idle), seconds)
    return actions / spent


# The limit: a program in C that its owner names.


@contextmanager
def limit_program(path: Path) -> Iterator[Path]:
    """The program behind a path: itself, or what gcc makes of a source in C."""
    if not path.is_file():
        raise BadOption(say("ui-error-limit", path=str(path), why="no such file"))
    if path.suffix != ".c":
        yield path.absolute()
        return
    with tempfile.TemporaryDirectory(prefix="pentarch-") as folder:
        program = Path(folder) / "limit"
        command = ["gcc", "-O3", "-o", str(program), str(path), "-lm"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            raise BadOption(say("ui-error-limit", path=str(path), why=str(error))) from error
        if done.returncode:
            reason = next(iter(done.stderr.splitlines()), "gcc")
            raise BadOption(say("ui-error-limit", path=str(path), why=reason))
        yield program


def run_limit(program: Path) -> dict[int, Figures]:
    """The figures that the limit prints, by number of seats."""
    try:
        done = subprocess.run(
            [str(program), LIMIT_GAMES], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise BadOption(say("ui-error-limit", path=program.name, why=str(error))) from error
    found: dict[int, Figures] = {}
    for players, games, actions in LIMIT_PLAYOUTS.findall(done.stdout):
        figures = found.setdefault(int(players), {})
        figures["playouts_per_s"] = float(games)
        figures["actions_per_s"] = float(actions)
    for players, iterations in LIMIT_SEARCH.findall(done.stdout):
        found.setdefault(int(players), {})["ismcts_per_s"] = float(iterations)
    if not found:
        raise BadOption(say("ui-error-limit", path=program.name, why="no figures in its output"))
    return found
