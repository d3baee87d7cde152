"""What holds in every game (rulings I1 to I8), looked at in games played by chance."""

from collections.abc import Iterator

import pytest

from pentarch.core.bits import nibble
from pentarch.core.rng import Rng
from pentarch.games.commanders import GAME, moves, verbs
from pentarch.games.commanders.cards import FLEET_LIMIT, SHIPS, SLOTS, whole_deck
from pentarch.games.commanders.rules import Commanders
from pentarch.games.commanders.state import (
    IN_PLAY,
    fleet_of,
    listed,
    planet_at,
    size_of,
    value_at,
)  # fmt: skip

SEEDS = range(6)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def moments(players: int, seed: int) -> Iterator[tuple[Commanders, int]]:
    """The states of a random game with the action taken in each; -1 at the end."""
    state, rng = GAME.new(players, seed=seed), Rng(seed)
    while legal := state.legal_actions():
        action = legal[rng.below(len(legal))]
        yield state, action
        state.apply(action)
    yield state, -1


def all_moments(players: int) -> Iterator[tuple[Commanders, int]]:
    for seed in SEEDS:
        yield from moments(players, seed)


@PLAYERS
def test_hand_and_fleet_are_five_cards_between_turns(players: int) -> None:  # I1
    for state, action in all_moments(players):
        if action >= 0 and state.pending.verb() == verbs.TURN:
            for player in range(players):
                assert size_of(state.hands[player]) + size_of(fleet_of(state, player)) == 5


@PLAYERS
def test_the_ships_of_a_line_are_different_and_no_more_than_its_points(players: int) -> None:  # I2
    for state, _ in all_moments(players):
        for slot in range(SLOTS):
            ships = listed(state.table[slot])
            assert len({*ships}) == len(ships) <= value_at(state, slot)
            assert all(ship < SHIPS for ship in ships)


@PLAYERS
def test_a_fleet_has_ships_only_and_four_at_most(players: int) -> None:  # I3
    for state, _ in all_moments(players):
        for player in range(players):
            ships = listed(fleet_of(state, player))
            assert len(ships) <= FLEET_LIMIT
            assert all(ship < SHIPS for ship in ships)


@PLAYERS
def test_a_hand_is_never_empty_at_the_beginning_of_a_turn(players: int) -> None:  # I4
    for state, action in all_moments(players):
        if action >= 0 and state.pending.verb() == verbs.TURN:
            assert all(hand != 0 for hand in state.hands)


@PLAYERS
def test_cards_and_planets_are_conserved(players: int) -> None:  # I5
    cards = whole_deck(SHIPS)
    whole = tuple(cards.count(kind) for kind in range(11)) + (1,) * 14
    for state, _ in all_moments(players):
        assert GAME.census(state) == whole


@PLAYERS
def test_eleven_planets_are_gone_at_the_end_and_three_are_left(players: int) -> None:  # I6
    for state, action in all_moments(players):
        if action < 0:
            gone = [it for it in range(14) if nibble(state.fates, it) != IN_PLAY]
            left = [slot for slot in range(SLOTS) if planet_at(state, slot) < 14]
            assert (len(gone), len(left)) == (11, 3)


@PLAYERS
def test_a_draw_never_fails(players: int) -> None:  # I7
    for state, _ in all_moments(players):
        assert state.deck.size + state.discards.size >= 98 - 5 * players - 16


@PLAYERS
def test_a_capture_draws_at_least_one_card_fewer_than_the_planet_has_points(players: int) -> None:
    """I8"""
    for state, action in all_moments(players):
        if moves.CAPTURE <= action < moves.DESTROY:
            slot, mover = action - moves.CAPTURE, int(state.current_player())
            value, before = int(value_at(state, slot)), size_of(state.hands[mover])
            after = state.copy()
            after.apply(action)
            if after.pending.verb() == verbs.KEEP:
                after.apply(moves.USE_ALL)
            if not after.is_terminal():
                assert size_of(after.hands[mover]) - before in (value - 1, value)


@PLAYERS
def test_random_games_end_far_below_the_cap(players: int) -> None:  # ruling B34
    turns = [int(state.turns) for state, action in all_moments(players) if action < 0]

    assert len(turns) == len(SEEDS)
    assert max(turns) < 500
