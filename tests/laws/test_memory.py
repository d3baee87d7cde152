"""What is asked from Python gives its memory back."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

import pytest

from pentarch.bots import make
from pentarch.core.rng import Rng
from pentarch.games import GAMES

MANY = 200
LITTLE = 100  # bytes, for each time


def kept(work: Callable[[int], object]) -> float:
    """The bytes that are not given back, each time that something is done."""
    for number in range(20):
        work(number)
    gc.collect()
    tracemalloc.start()
    for number in range(MANY):
        work(number)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / MANY


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", ["greedy", "level-1"])
def test_an_answer_of_a_bot_leaves_nothing_behind(id: str, name: str) -> None:
    game = GAMES[id]
    state = game.new(2, 1)
    player = int(state.current_player())
    bot = make(name, game, 1)

    def answer(number: int) -> None:
        twin = state.copy()
        twin.redeal(player, Rng(number))
        bot.choose(twin, player)

    assert kept(answer) < LITTLE


@pytest.mark.parametrize("id", GAMES)
def test_a_game_leaves_nothing_behind(id: str) -> None:
    game = GAMES[id]
    written = game.to_json(game.new(2, 1))

    assert kept(lambda number: game.new(2, number)) < LITTLE
    assert kept(lambda _: game.from_json(written)) < LITTLE
