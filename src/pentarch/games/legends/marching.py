"""Marching: movement is spent army by army, border by border."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, count, has, lowest, write_each
from pentarch.core.steps import amount_of, extra_of, player_of, step
from pentarch.games.legends import happenings, moves, verbs
from pentarch.games.legends.boards import NEAR
from pentarch.games.legends.cards import GATE, THIEVES, WITH_EXTRA_MOVE
from pentarch.games.legends.state import (
    ARMIES,
    LYING,
    Position,
    add_piece,
    assets_of,
    remove_piece,
    water_price,
)
from pentarch.games.legends.tokens import arrive, meet_thieves


def begin_marching(state: Position, player: i64, printed: i64) -> None:
    movement = movement_for(state, player, printed)
    price = water_price(state, player)
    state.pending.push(step(verbs.MARCH, player, True, movement, price))


def movement_for(state: Position, player: i64, printed: i64) -> i64:
    return printed + count(assets_of(state, player) & WITH_EXTRA_MOVE)


def near(state: Position, region: i64) -> i64:
    """A mask: where a step for 1 movement leads, over land, a bridge or through the gates."""
    mask = NEAR[region]
    gates = state.masks[LYING + GATE]
    if has(gates, region):
        mask |= gates & ~bit(region)
    return mask


def reach(state: Position, region: i64, movement: i64, water: i64) -> i64:
    """A mask: where one step leads that so much movement pays for."""
    return near(state, region) | state.sea[region] if movement >= water else near(state, region)


def step_price(state: Position, origin: i64, region: i64, water: i64) -> i64:
    """The movement that a step costs."""
    return i64(1) if has(near(state, origin), region) else water


def can_march(state: Position, player: i64, movement: i64, water: i64) -> bool:
    rest = state.masks[ARMIES + player]
    while rest:
        if reach(state, lowest(rest), movement, water):
            return True
        rest &= rest - 1
    return False


def marches_into(state: Position, asked: i64, out: vec[i64], many: i64) -> i64:
    movement, water = amount_of(asked), extra_of(asked)
    origins = state.masks[ARMIES + player_of(asked)]
    while origins:
        origin = lowest(origins)
        within = reach(state, origin, movement, water)
        many = write_each(moves.march(origin, 0), within, out, many)
        origins &= origins - 1
    return many


def march(state: Position, asked: i64, origin: i64, region: i64) -> None:
    """One army goes over one border."""
    player = player_of(asked)
    water = extra_of(asked)
    price = step_price(state, origin, region, water)
    left = amount_of(asked) - price
    remove_piece(state, ARMIES + player, origin)
    add_piece(state, ARMIES + player, region)
    if state.events is not None:
        state.note(happenings.MARCH, player, origin, region, price)
    if state.masks[LYING + THIEVES]:
        meet_thieves(state, player, region)
    arrive(state, player, region)
    if left > 0:
        state.pending.push(step(verbs.MARCH, player, True, left, water))
