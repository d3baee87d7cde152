"""The contract carries games that have little in common: teams, dice, windows, sealed bids, scouts.

The four invented games pass every law, interpreted and compiled.
"""

import ast
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from pentarch.core.game import Game
from pentarch.core.laws import Speaker, check, option_sets
from pentarch.core.options import Options
from pentarch.core.record import Record
from pentarch.core.state import SPECTATOR, Chance, State, events_for
from tests.contract import auction, heads, scouts, windows

ROOT = Path(__file__).resolve().parents[2]
MODULES = ["plain", "auction", "heads", "scouts", "windows"]
GAMES: dict[str, Game[State]] = {
    game.id: game for game in (auction.GAME, heads.GAME, scouts.GAME, windows.GAME)
}
SETS = [(id, *chosen) for id, game in GAMES.items() for chosen in option_sets(game)]
SEEDS = 1000  # a game and a number of players, compiled and interpreted

SPEAKERS: dict[str, Speaker] = {
    "bare": lambda message, me: " ".join(["told", *map(str, message.arguments.values())])
}


def broken_laws(id: str, players: int, options: Options, matches: int) -> dict[str, str | None]:
    findings = check(GAMES[id], players, options, matches, 1, speakers=SPEAKERS, fresh=False)
    return {finding.law: finding.counterexample for finding in findings if not finding.ok}


@pytest.mark.parametrize(("id", "players", "options"), SETS)
def test_the_laws_hold(id: str, players: int, options: Options) -> None:
    assert broken_laws(id, players, options, matches=12) == {}


@pytest.mark.parametrize("id", GAMES)
def test_the_laws_hold_in_a_fresh_process(id: str) -> None:
    findings = check(GAMES[id], GAMES[id].seats[0], {}, matches=5, seed=2)

    assert [finding for finding in findings if not finding.ok] == []


@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_is_a_few_statements_with_what_it_shares(id: str) -> None:
    sources = [(ROOT / "tests" / "contract" / f"{it}.py").read_text() for it in (id, "plain")]
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]

    assert sum(isinstance(node, ast.stmt) for node in nodes) <= 320


# Two heads.


def test_a_turn_is_handed_over_after_something_was_done_and_not_straight_back() -> None:
    state = heads.GAME.new(players=4, seed=1)
    assert state.hand_over_to(1) == heads.HAND_OVER

    state.apply(heads.HAND_OVER)

    assert state.current_player() == 1
    assert heads.HAND_OVER not in state.legal_actions()
    state.apply(next(it for it in state.legal_actions() if it >= heads.PLAY))
    assert state.hand_over_to(0) == heads.HAND_OVER


def test_a_head_that_is_done_gets_no_turn_again() -> None:
    state = heads.GAME.new(players=4, seed=1)

    state.apply(heads.DONE)

    assert state.current_player() == 1
    assert state.hand_over_to(0) == -1


def test_both_heads_strike_one_blow_with_the_force_of_both() -> None:
    state = heads.GAME.new(players=4, seed=1)
    played = 0
    for _ in range(2):
        card = next(it for it in state.legal_actions() if it >= heads.PLAY) - heads.PLAY
        state.apply(heads.PLAY + card)
        state.apply(heads.DONE)
        played += card + 1

    state.apply(heads.STRIKE + 2)

    assert state.life & 0xFFFF == 6 | 6 << 8
    assert (state.life >> 16) & 255 == max(0, 6 - played)
    assert state.current_player() >= 2


def test_mates_see_each_others_hands_and_nobody_elses() -> None:
    state = heads.GAME.new(players=4, seed=1)

    assert heads.view(state, 0)["mate"] == state.hands[1].cards()
    assert heads.view(state, None)["mate"] is None


# Windows.


def test_who_holds_cards_is_asked_in_a_window_whether_any_fits_or_not() -> None:
    state = windows.GAME.new(players=2, seed=1)
    state.hands[1].clear()
    state.hands[1].add(windows.STRIKE)

    state.apply(windows.ATTACK + 1)
    while state.current_player() == 0:
        state.apply(windows.PASS)

    assert state.pending.verb() == windows.AFTER_ROLL
    assert state.legal_actions() == [windows.PASS]


def test_dice_can_be_scripted_and_the_script_is_used_up() -> None:
    state = windows.GAME.new(players=2, seed=1)
    state.chance = Chance([5, 0, 3], SPECTATOR)

    state.apply(windows.ATTACK + 1)

    assert state.chance is not None
    assert state.chance.is_used_up()
    assert [state.dice & 255, state.dice >> 8 & 255, state.dice >> 16] == [5, 0, 3]


# Auction.


def test_a_bid_stays_sealed_until_the_last_is_in() -> None:
    state = auction.GAME.new(players=3, seed=1)
    state.events = []

    state.apply(3)
    state.apply(5)

    assert [it[3] for it in events_for(state.events, 2)] == [(), ()]
    assert auction.view(state, 1)["bid"] == 5
    assert not state.barrier
    state.apply(0)
    assert auction.view(state, 2)["opened"] == [3, 5, 0]
    assert state.barrier


# Scouts: a draw taken back by agreement.


def record_of_scouts() -> tuple[Record, State]:
    record = Record(scouts.GAME, 2, scouts.GAME.choose(2, {}), secret=b"s" * 32)
    return record, record.start()


def test_a_draw_taken_back_and_made_again_meets_the_same_card() -> None:
    record, state = record_of_scouts()
    record.play(state, scouts.DRAW)
    drawn = state.copy()

    state = record.take_back()
    record.play(state, scouts.DRAW)

    assert state == drawn


def test_another_action_in_its_place_has_its_own_chance() -> None:
    looked, drawn = [], []
    for secret in range(40):
        record = Record(scouts.GAME, 2, scouts.GAME.choose(2, {}), secret=bytes([secret]) * 32)
        state = record.start()
        hand = scouts.GAME.own(state).hands[0].copy()
        record.play(state, scouts.LOOK)
        looked.append(int(scouts.GAME.own(state).top.top()))
        state = record.take_back()
        record.play(state, scouts.DRAW)
        fuller = scouts.GAME.own(state).hands[0]
        drawn += [kind for kind in range(scouts.KINDS) if fuller.count(kind) > hand.count(kind)]

    assert len(drawn) == 40
    assert looked != drawn


def test_several_actions_are_taken_back_at_once() -> None:
    record, state = record_of_scouts()
    start = state.copy()
    for _ in range(4):
        record.play(state, state.legal_actions()[-1])
    actions, end = list(record.actions), state.copy()

    state = record.take_back(4)

    assert state == start
    for action in actions:
        record.play(state, action)
    assert state == end


def test_more_than_was_played_cannot_be_taken_back() -> None:
    record, state = record_of_scouts()
    record.play(state, scouts.LOOK)

    with pytest.raises(ValueError, match="2 of 1 actions"):
        record.take_back(2)


def test_what_was_put_on_top_in_the_open_is_known_in_the_hand_that_draws_it() -> None:
    state = scouts.GAME.new(players=2, seed=1)
    card = state.hands[0].cards()[0]

    state.apply(scouts.PUT + card)
    state.apply(scouts.DRAW)

    assert state.known[1].cards() == [card]
    assert scouts.view(state, 0)["known"] == [[], [card], [], [card]]
    assert not state.barrier


# Compiled.


def compile_games(tree: Path) -> Path:
    """Core and the invented games, compiled as one group in a tree of their own."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    for name in ("tools", "tests/contract", "src/pentarch/core"):
        shutil.copytree(ROOT / name, tree / name, ignore=ignore)
    (tree / "src" / "pentarch" / "__init__.py").touch()
    environment = os.environ | {
        "PENTARCH_NATIVE": "1",
        "PENTARCH_EXTRA_MODULES": ":".join(f"tests/contract/{it}.py" for it in MODULES),
    }
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", "out"]
    done = subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return tree / "out"


def answer(path: str, code: str) -> str:
    """What a Python prints that imports from there."""
    environment = os.environ | {"PYTHONPATH": path, "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


LAWS_OF = """
import importlib
from pentarch.core.laws import check, option_sets
module = importlib.import_module("tests.contract.{id}")
assert module.__file__.endswith({endings}), module.__file__
for players, options in option_sets(module.GAME):
    for finding in check(module.GAME, players, options, 40, seed=3, fresh=False):
        assert finding.ok, finding
"""

TRAJECTORIES_OF = """
import importlib
from pentarch.core.laws import trajectories
module = importlib.import_module("tests.contract.{id}")
assert module.__file__.endswith({endings}), module.__file__
game = module.GAME
for players in range(game.seats[0], game.seats[1] + 1):
    print(trajectories(game, players, {{}}, {seeds}, 1))
"""


@pytest.mark.compiled
@pytest.mark.skipif(shutil.which(os.environ.get("CC", "cc")) is None, reason="no C compiler")
def test_compiled_they_keep_the_laws_and_play_the_same_matches(tmp_path: Path) -> None:
    compiled = str(compile_games(tmp_path))
    interpreted = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    libraries = tuple(EXTENSION_SUFFIXES)

    for id in GAMES:
        answer(compiled, LAWS_OF.format(id=id, endings=libraries))
        native = answer(compiled, TRAJECTORIES_OF.format(id=id, endings=libraries, seeds=SEEDS))
        plain = answer(interpreted, TRAJECTORIES_OF.format(id=id, endings=(".py",), seeds=SEEDS))
        assert native == plain
