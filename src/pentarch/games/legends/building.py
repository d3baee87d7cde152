"""Founding cities."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, byte, write_each
from pentarch.games.legends import happenings, moves
from pentarch.games.legends.cards import WITH_GARRISON
from pentarch.games.legends.recruiting import bring_army
from pentarch.games.legends.state import (
    ARMIES,
    CITIES,
    Position,
    add_piece,
    has_ability,
    supply_of,
)
from pentarch.games.legends.tokens import explore


def can_found(state: Position, player: i64) -> bool:
    return byte(state.cities, player) > 0 and state.masks[ARMIES + player] != 0


def sites_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    """A city can be founded wherever the player has an army."""
    return write_each(moves.FOUND, state.masks[ARMIES + player], out, many)


def found(state: Position, player: i64, region: i64) -> None:
    state.cities -= bit(player << 3)
    add_piece(state, CITIES + player, region)
    if state.events is not None:
        state.note(happenings.FOUND, player, region)
    explore(state, player, region)
    if has_ability(state, player, WITH_GARRISON) and supply_of(state, player) > 0:
        if state.events is not None:
            state.note(happenings.GARRISON, player, region)
        bring_army(state, player, region)
