"""Bots answer by what their seat can know.

Two worlds that a seat cannot tell apart differ in what is hidden from it. A bot that is
given the one or the other, with the same random stream and the same budget of iterations,
gives the same answers. The worlds are dealt with different seeds: a bot that so much as
looked at a card that was made up would be seen.
"""

from __future__ import annotations

import pytest

from pentarch.bots import LEVELS, make, names, styles
from pentarch.bots.searching import SearchBot
from pentarch.core.game import Game
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.games import GAMES

QUESTIONS = 12  # of a match
WORLDS = 3
SEEDS = (1, 2)
BUDGET = 40  # iterations, whatever the name says: a level is the same search with more of them

CASES = [
    (game, players, bot)
    for game in GAMES.values()
    for players in range(game.seats[0], game.seats[1] + 1)
    for bot in ["random", "greedy", *styles(game), *LEVELS, "ismcts"]
]


def answer(bot: str, game: Game[State], state: State, seed: int) -> int:
    """What a bot that knows nothing of earlier questions answers."""
    player = int(state.current_player())
    thinker = make(bot, game, seed, seconds=float("inf"))
    if isinstance(thinker, SearchBot):
        thinker.iterations = min(thinker.iterations, BUDGET)
    return thinker.choose(state.copy(), player)


@pytest.mark.parametrize(
    ("game", "players", "bot"), CASES, ids=lambda it: it.id if isinstance(it, Game) else str(it)
)
def test_in_worlds_that_a_seat_cannot_tell_apart_a_bot_answers_alike(
    game: Game[State], players: int, bot: str
) -> None:
    for seed in SEEDS:
        rng = Rng(seed)
        state: State = game.new(players, seed)
        asked = 0
        while not state.is_terminal() and asked < QUESTIONS:
            legal = state.legal_actions()
            if len(legal) > 1 and rng.below(10) == 0:
                compare(game, state, bot, rng)
                asked += 1
            state.apply(legal[rng.below(len(legal))])


def compare(game: Game[State], state: State, bot: str, rng: Rng) -> None:
    seed = int(rng.seed())
    found = set()
    for _ in range(WORLDS):
        world = state.copy()
        world.redeal(state.current_player(), rng)
        found.add(answer(bot, game, world, seed))
    assert len(found) == 1, game.to_json(state)


def test_every_bot_is_tried() -> None:
    for game in GAMES.values():
        tried = {bot for it, _, bot in CASES if it is game}

        assert tried == {*names(game)} - {"ismcts:N", "ismcts:Ns"}
