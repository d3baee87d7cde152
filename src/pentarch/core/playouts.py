"""Whole games played by chance alone: the engine's own loop, for benches and laws."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.rng import Rng
from pentarch.core.state import State


def playout(state: State, rng: Rng, room: vec[i64], idle: i64) -> i64:
    """Play random legal actions, in place, to the end; how many there were besides idle ones."""
    actions: i64 = 0
    many = state.legal_into(room)
    while many > 0:
        action = room[rng.below(many)]
        state.apply(action)
        actions += i64(action != idle)
        many = state.legal_into(room)
    return actions


def playouts(start: State, games: i64, seed: i64, idle: i64) -> i64:
    """Play many random games from copies of a start; how many actions there were.

    `idle` is the action by which nothing is done and which does not count; -1: all do.
    """
    rng = Rng(seed)
    room = vec[i64]([0] * int(start.max_legal()))
    actions: i64 = 0
    game: i64 = 0
    while game < games:
        state = start.copy()
        state.reseed(rng.seed())
        actions += playout(state, rng, room, idle)
        game += 1
    return actions


def copies(start: State, times: i64) -> i64:
    """Copy a state many times."""
    players: i64 = 0
    time: i64 = 0
    while time < times:
        players += start.copy().players
        time += 1
    return players


def redeals(start: State, player: i64, times: i64, seed: i64) -> None:
    """Redeal one state many times."""
    rng = Rng(seed)
    state = start.copy()
    time: i64 = 0
    while time < times:
        state.redeal(player, rng)
        time += 1
