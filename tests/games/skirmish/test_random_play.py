"""Random play: games end, nothing is lost on the way, and copies share nothing."""

import random

import pytest

from pentarch.core.options import resolve
from pentarch.core.playouts import playouts
from pentarch.games.skirmish import GAME, moves, verbs
from pentarch.games.skirmish.cards import HEALTH, KINDS
from pentarch.games.skirmish.figures import base_of, nth, spaces_in
from pentarch.games.skirmish.lists import READY_LISTS
from pentarch.games.skirmish.missions import MISSIONS
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.setup import OPTIONS, new_game
from pentarch.games.skirmish.state import (
    DISCARDS,
    HAND,
    MOST_FIGURES,
    NO_SPACE,
    NOBODY,
    card_of,
    cards_of,
    copies_of,
    group_of,
    hand_size,
    harm_of,
    is_standing,
    space_of,
)


def seated(mine: int, theirs: int, mission: str, seed: int) -> Skirmish:
    state = new_game(2, resolve(OPTIONS, {"mission": mission, "rounds": 2}), seed)
    state.apply(moves.LIST + mine)
    state.apply(moves.LIST + theirs)
    return state


def check_figures(state: Skirmish) -> None:
    """Whoever stands has a place of its own, and less damage than Health."""
    places: dict[int, int] = {}
    displaced = any(step[0] == verbs.GIVE_WAY for step in state.pending.steps())
    for figure in range(MOST_FIGURES):
        if not is_standing(state, figure):
            assert space_of(state, figure) == NO_SPACE
            continue
        assert harm_of(state, figure) < HEALTH[card_of(state, figure)]
        if space_of(state, figure) == NO_SPACE:
            assert state.round == 0
            continue
        base = base_of(state, figure)
        for part in range(int(spaces_in(base))):
            space = int(nth(base, part))
            assert displaced or space not in places
            assert displaced or state.at[space] == figure
            places[space] = figure
    taken = sum(1 for it in state.at if it != NOBODY)
    assert displaced or taken == len(places)


def check_cards(state: Skirmish) -> None:
    """Fifteen command cards each, wherever they are."""
    if len(state.lists):
        return
    for player in range(2):
        hand = cards_of(state, player, HAND)
        assert len(hand) == hand_size(state, player)
        cards = [*hand, *cards_of(state, player, DISCARDS), *state.decks[player].cards()]
        assert len(cards) == 15
        assert all(copies_of(state, player, HAND, card) <= 2 for card in range(KINDS))


def check_groups(state: Skirmish) -> None:
    alive = {int(group_of(state, it)) for it in range(MOST_FIGURES) if is_standing(state, it)}
    assert {group for group in range(28) if state.in_play >> group & 1} == alive
    assert state.ready & ~state.in_play == 0


def pairs() -> list[tuple[int, int, str]]:
    """Every list and every mission at least once."""
    many = len(READY_LISTS)
    return [
        (number, (number * 3 + 1) % many, MISSIONS[number % len(MISSIONS)].name)
        for number in range(many)
    ]


@pytest.mark.parametrize(("mine", "theirs", "mission"), pairs())
def test_a_random_game_keeps_everything_in_its_place(mine: int, theirs: int, mission: str) -> None:
    chooser = random.Random(mine)
    state = seated(mine, theirs, mission, mine)

    for turn in range(20000):
        legal = state.legal_actions()
        if not legal:
            break
        assert legal == sorted(set(legal))
        if turn % 16 == 0:
            check_figures(state)
            check_cards(state)
            check_groups(state)
            twin = state.copy()
            assert twin == state
            assert hash(twin) == hash(state)
            twin.apply(legal[0])
        state.apply(chooser.choice(legal))

    assert state.is_terminal()
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_a_bench_does_not_count_passes() -> None:
    start = seated(0, 1, "get-to-the-ship", 1)

    assert GAME.idle == moves.PASS
    assert 0 < playouts(start, 1, 1, GAME.idle) < playouts(start, 1, 1, -1)
