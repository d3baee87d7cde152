"""Levels: less thought, lapses and misjudged plans, for who is to be beaten."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pentarch.bots import LEVELS, LEVELS_OF, Level, adviser, level_of, make
from pentarch.bots.greedy import GreedyBot
from pentarch.bots.knowledge import BUDGETS, KNOWLEDGE, THOROUGH
from pentarch.bots.searching import SLIP, SearchBot
from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.core.words import say
from pentarch.games import GAMES
from pentarch.locale import LANGUAGES, language
from tests.cli.pebbles import PASS, PEBBLES, TAKE, Pebbles


def test_each_level_thinks_more_and_overlooks_less_than_the_one_below() -> None:
    for id in GAMES:
        levels = [level_of(name, id) for name in LEVELS]
        for below, above in pairwise(levels):
            assert below is not None and above is not None
            assert below.iterations <= above.iterations
            assert below.lapses >= above.lapses
            assert below.slip >= above.slip
            assert below.error >= above.error
            assert below != above


def test_whoever_judges_at_sight_misjudges_small_differences_and_hardly_ever_large_ones() -> None:
    class Scale(Knowledge):
        """To take a pebble is worth so much more than to pass."""

        def __init__(self, lead: float) -> None:
            self.lead = lead

        def rate(self, state: State, action: int) -> float:
            return self.lead if action == TAKE else 0.0

    def found(lead: float, error: float) -> int:
        return sum(
            GreedyBot(Scale(lead), seed, error=error).choose(pebbles(left=5), 0) == TAKE
            for seed in range(400)
        )

    assert found(0.1, error=0.0) == 400
    assert 180 < found(0.1, error=1.0) < 260
    assert found(0.1, error=0.1) < found(0.3, error=0.1) < 400
    assert found(5.0, error=0.5) >= 399


def test_a_weak_level_gives_hints_without_its_weakness() -> None:
    for id, thorough in THOROUGH.items():
        bot = make("level-5", GAMES[id], 1)
        assert isinstance(bot, SearchBot)
        assert bot.judge is thorough
        assert bot.knowledge is KNOWLEDGE[id]


def test_levels_that_judge_at_sight_are_no_search() -> None:
    for id, levels in LEVELS_OF.items():
        for name, level in levels.items():
            bot = make(name, GAMES[id], 1)
            assert isinstance(bot, SearchBot if level.iterations else GreedyBot)
            assert bot.name == name


def test_whoever_gives_hints_searches_in_every_game() -> None:
    for id, game in GAMES.items():
        assert isinstance(make(adviser(id), game, seed=1), SearchBot), id


def test_there_are_at_most_eight_and_the_strongest_has_no_lapses() -> None:
    assert len(LEVELS) <= 8
    assert list(LEVELS)[-1] == "level-top"
    assert LEVELS["level-top"].lapses == 0
    assert {*BUDGETS} <= {*GAMES}


def test_a_plain_search_has_the_budget_of_its_name() -> None:
    assert level_of("ismcts:70", "commanders") == Level(70)
    assert level_of("ismcts:0", "commanders") == Level(1)
    assert level_of("ismcts:many", "commanders") is None
    assert level_of("level-9", "commanders") is None


def test_a_search_may_have_a_budget_of_time_instead() -> None:
    bot = make("ismcts:0.05s", GAMES["commanders"], 1)

    assert isinstance(bot, SearchBot)
    assert bot.seconds == 0.05
    assert bot.iterations > 10**6


def test_no_budget_of_time_goes_beyond_the_patience_of_the_table() -> None:
    bot = make("ismcts:60s", GAMES["commanders"], 1, seconds=2.0)

    assert isinstance(bot, SearchBot)
    assert bot.seconds == 2.0


def weak(lapses: int, seed: int, *, looks_again: bool = False) -> SearchBot:
    return SearchBot(
        "",
        Knowledge(),
        PEBBLES.actions,
        seed,
        iterations=60,
        seconds=60.0,
        lapses=lapses,
        slip=1.0 if looks_again else SLIP,
        looks_again=looks_again,
    )


def pebbles(left: int) -> Pebbles:
    state = Pebbles()
    state.left, state.taken = left, 1
    return state


def test_a_weak_level_overlooks_good_answers() -> None:
    answers = [weak(60, seed).choose(pebbles(left=5), 0) for seed in range(40)]

    assert {*answers} == {PASS, TAKE}


def test_whoever_looks_again_overlooks_the_better_of_two_the_oftener_the_weaker() -> None:
    """Without, a bot that overlooks everything sees the best: 90 % would be hardly a lapse."""
    found = [
        sum(
            weak(lapses, seed, looks_again=True).choose(pebbles(left=1), 0) == TAKE
            for seed in range(200)
        )
        for lapses in (90, 50, 10)
    ]

    assert 85 < found[0] < 120 < found[1] < 150 < found[2]


def test_levels_of_a_game_are_found_before_those_of_all() -> None:
    for id, levels in LEVELS_OF.items():
        assert {*levels} < {*LEVELS}
        for name, level in levels.items():
            assert level_of(name, id) == level


def test_a_weak_level_takes_nothing_that_is_plainly_worse() -> None:
    """The last pebble wins: to pass it on loses, and that is seen even by the weakest."""
    assert SLIP < 0.5

    answers = [weak(90, seed).choose(pebbles(left=1), 0) for seed in range(40)]

    assert {*answers} == {TAKE}


@pytest.mark.parametrize("id", KNOWLEDGE)
def test_the_weakest_level_beats_chance(id: str) -> None:
    game = GAMES[id]
    is_long = id == "skirmish"
    won, games = 0.0, 2 if is_long else 8
    shorter = {"rounds": 3} if is_long else {}
    for seed in range(games):
        rng, state = Rng(seed), game.new(2, seed, **shorter)
        seats = [make(name, game, seed) for name in ("level-1", "random")]
        if seed % 2:
            seats.reverse()
        while not state.is_terminal():
            player = int(state.current_player())
            world = state.copy()
            world.redeal(player, rng)
            state.apply(seats[player].choose(world, player))
        won += (state.returns()[seed % 2] + 1) / 2

    assert won >= games * 0.75


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_level_has_a_name(code: str) -> None:
    named = {language(code).format(say(f"ui-bot-{level}"), strict=True) for level in LEVELS}

    assert len(named) == len(LEVELS)
