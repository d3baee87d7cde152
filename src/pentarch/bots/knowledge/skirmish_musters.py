"""Before the first round: which army, which zone, and where figures stand at first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import byte
from pentarch.core.rng import mix, number_below
from pentarch.games.skirmish import moves
from pentarch.games.skirmish.boards import Board
from pentarch.games.skirmish.cards import COMMAND_COST, COST, HEALTH, IS_MELEE, SIZE
from pentarch.games.skirmish.figures import board
from pentarch.games.skirmish.maps import BLUE_ZONE, MAPS, RED_ZONE
from pentarch.games.skirmish.missions import BEACON, RAIDER, WORTH
from pentarch.games.skirmish.state import (
    TOKEN_BYTES,
    TOKEN_KIND,
    TOKEN_SPACE,
    Position,
    card_of,
    token,
)

# Of each ready list: whether greedy players win half of their games with it, or nearly.
GOOD_LISTS: Final = bytes((1, 0, 1, 1, 1, 1, 0, 1, 0, 1, 1))
STEP_LEAVES: Final = 0.88  # of what a goal is worth, for each space on the way


def build_worth(action: i64) -> float:
    """A ready list; if one is begun, dear cards first, and an end as soon as there can be one."""
    if action == moves.END:
        return 100.0
    if moves.LIST <= action < moves.ENLIST:
        return 200.0 + float(GOOD_LISTS[action - moves.LIST])
    if action < moves.INCLUDE:
        return 20.0 + float(COST[action - moves.ENLIST])
    return float(COMMAND_COST[action - moves.INCLUDE])


def list_by_lot(state: Position, legal: vec[i64], many: i64) -> i64:
    """One of the best answers: a search could not tell good lists apart, and they should vary."""
    equal: i64 = 0
    highest = 0.0
    place: i64 = 0
    while place < many:
        worth = build_worth(legal[place])
        if equal == 0 or worth > highest:
            equal = 0
            highest = worth
        if worth == highest:
            legal[equal] = legal[place]
            equal += 1
        place += 1
    return legal[number_below(mix(state.rng), equal)]


def zone_worth(state: Position, action: i64) -> float:
    """The zone that is nearer to what the mission is about."""
    zone: i64 = RED_ZONE if action == moves.RED else BLUE_ZONE
    field = board(state)
    worth = 0.0
    number: i64 = 0
    while number < len(state.tokens) // TOKEN_BYTES:
        nearest = from_zone(field, zone, token(state, number, TOKEN_SPACE))
        worth += left_after(nearest) * token_worth(state, number)
        number += 1
    for space in MAPS[state.map].terminals:
        worth += left_after(from_zone(field, zone, space))
    return worth


def from_zone(field: Board, zone: i64, space: i64) -> i64:
    nearest: i64 = 100
    other: i64 = 0
    while other < field.size:
        if i64(field.zones[other]) == zone:
            nearest = min(nearest, field.distance(other, space))
        other += 1
    return nearest


def left_after(steps: i64) -> float:
    return float(STEP_LEAVES ** float(steps))


def token_worth(state: Position, number: i64) -> float:
    kind = token(state, number, TOKEN_KIND)
    if kind == BEACON:
        return 2.0
    return 1.0 if kind == RAIDER else float(WORTH[state.mission])


def deploy_worth(state: Position, figure: i64) -> float:
    """Large figures first, then the strong ones: they have the best places."""
    card = card_of(state, figure)
    return 100.0 * float(SIZE[card]) + float(HEALTH[card])


def place_worth(state: Position, player: i64, figure: i64, space: i64) -> float:
    """Near to what the mission is about and to the opponent, those who must fight at hand most."""
    field = board(state)
    theirs = byte(state.zones, 1 - player)
    worth = (3.0 if IS_MELEE[card_of(state, figure)] else 2.0) * left_after(
        from_zone(field, theirs, space)
    )
    number: i64 = 0
    while number < len(state.tokens) // TOKEN_BYTES:
        away = field.distance(space, token(state, number, TOKEN_SPACE))
        worth += 0.5 * token_worth(state, number) * left_after(away)
        number += 1
    return worth
