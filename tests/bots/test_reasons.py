"""A hint says why in a sentence from what the bot knows, or it says nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from pentarch.bots import make, reason_for
from pentarch.bots.knowledge import KNOWLEDGE
from pentarch.bots.knowledge.reasons import REASONS
from pentarch.bots.searching import Ranked
from pentarch.core.game import Game
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.core.words import Message
from pentarch.games import GAMES
from pentarch.locale import LANGUAGES, language

DECISIONS = 150


def ranking(game: Game[State], state: State) -> list[Ranked]:
    """By sight alone, best first."""
    rate = KNOWLEDGE[game.id].rate
    legal = sorted(state.legal_actions(), key=lambda it: rate(state, it), reverse=True)
    return [Ranked(action, 1, 0.5) for action in legal[:3]]


def reasons_in_play(game: Game[State], seed: int) -> list[Message | None]:
    """What is said of the first answer, at each decision of a match of greedy players."""
    state = game.new(2, seed)
    bot = make("greedy", game, seed)
    said: list[Message | None] = []
    while not state.is_terminal() and len(said) < DECISIONS:
        player = int(state.current_player())
        seen = state.copy()
        seen.redeal(player, Rng(seed))
        if len(seen.legal_actions()) > 1:
            said.append(reason_for(game, seen, player, ranking(game, seen)))
        state.apply(bot.choose(seen, player))
    return said


@pytest.mark.parametrize("name", [*REASONS])
def test_every_reason_is_a_sentence_in_both_languages_and_most_answers_have_one(name: str) -> None:
    said = [it for seed in range(4) for it in reasons_in_play(GAMES[name], seed)]
    given = [it for it in said if it is not None]

    for reason in given:
        for code in LANGUAGES:
            assert language(code).format(reason, ["Anna", "Boris"], 0, strict=True)
    assert len(given) > 0.4 * len(said), Counter(it and it.key for it in said)
    assert len({it.key for it in given}) >= 3


@pytest.mark.parametrize("name", [*REASONS])
def test_in_two_worlds_that_the_seat_cannot_tell_apart_the_reason_is_the_same(name: str) -> None:
    game = GAMES[name]
    state = game.new(2, 3)
    bot = make("greedy", game, 1)
    for _ in range(30):
        player = int(state.current_player())
        worlds = [state.copy(), state.copy()]
        for seed, world in enumerate(worlds):
            world.redeal(player, Rng(seed))
        order = ranking(game, worlds[0])

        first, second = (reason_for(game, world, player, order) for world in worlds)

        assert first == second
        state.apply(bot.choose(worlds[0], player))
        if state.is_terminal():
            break


def test_only_one_answer_or_none_needs_no_comparison() -> None:
    game = GAMES["legends"]
    state = game.new(2, 1)

    assert reason_for(game, state, 0, []) is None
    assert reason_for(game, state, 0, ranking(game, state)[:1]) is None
