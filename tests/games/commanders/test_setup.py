"""98 ships and specials, 14 planets; five cards each, four planets open."""

import pytest

from pentarch.core.words import BadOption
from pentarch.games.commanders import GAME, verbs
from pentarch.games.commanders.cards import CARDS, PLANETS, SHIPS, TATOOINE
from pentarch.games.commanders.state import listed, planet_at
from pentarch.games.commanders.views import view
from tests.games.commanders.table import DS, SD, SL, SSD


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_five_cards_and_four_planets_are_open(players: int) -> None:
    state = GAME.new(players, seed=1)

    assert [len(listed(hand)) for hand in state.hands] == [5] * players
    assert state.deck.size == 98 - 5 * players
    assert state.discards.cards() == []
    assert state.pile.size == 10
    assert len({int(planet_at(state, slot)) for slot in range(4)}) == 4
    assert [*state.table] == [0] * (4 + players)
    assert state.pending.verb() == verbs.TURN


def test_the_deck_has_seven_ships_twelve_times_and_fourteen_specials() -> None:
    cards = GAME.census(GAME.new(3, seed=1))[: len(CARDS)]

    assert cards == (12, 12, 12, 12, 12, 12, 12, 8, 2, 2, 2)
    assert cards[SD] == 8
    assert sum(cards[:SHIPS]) == 84
    assert sum(cards[SHIPS:]) == 14


@pytest.mark.parametrize(
    ("eight", "special"),
    [("star-destroyer", SD), ("death-star", DS), ("super-star-destroyer", SSD), ("slave-one", SL)],
)
def test_an_option_says_which_special_has_eight_copies(eight: str, special: int) -> None:
    table = GAME.new(2, seed=1, eight=eight)
    cards = GAME.census(table)

    assert view(table, None).eight == eight
    assert cards[special] == 8
    assert sorted(cards[SHIPS : len(CARDS)]) == [2, 2, 2, 8]


def test_fourteen_planets_are_worth_two_to_four_points_and_tatooine_four() -> None:
    assert len({planet.name for planet in PLANETS}) == 14
    assert {planet.value for planet in PLANETS} == {2, 3, 4}
    assert PLANETS[TATOOINE].value == 4


def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = {GAME.new(3, seed=seed).current_player() for seed in range(40)}

    assert firsts == {0, 1, 2}


def test_or_the_host_says_who_is_first() -> None:
    assert {GAME.new(3, seed=seed, first="2").current_player() for seed in range(9)} == {1}


def test_the_first_player_must_be_at_the_table() -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.new(3, first="4")

    assert refusal.value.message.key == "commanders-refusal-first"


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(players)
