"""Destroying armies."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, has, lowest
from pentarch.core.steps import step
from pentarch.games.legends import happenings, moves, verbs
from pentarch.games.legends.cards import WITH_IMMUNITY, WITH_ROBBING, WITH_TROPHIES
from pentarch.games.legends.state import (
    ARMIES,
    COLOURS,
    NEUTRAL,
    Position,
    coins_of,
    gain,
    has_ability,
    pay,
    remove_piece,
)


def can_destroy(state: Position, player: i64) -> bool:
    """Even an army of one's own is a target."""
    return state.masks[ARMIES + player] != 0


def is_immune(state: Position, player: i64, colour: i64) -> bool:
    """Whether the armies of a colour cannot be destroyed by the player."""
    if colour in (player, NEUTRAL):
        return False
    return has_ability(state, colour, WITH_IMMUNITY)


def targets_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    """Any army in a region where the player has one."""
    rest = state.masks[ARMIES + player]
    while rest:
        region = lowest(rest)
        colour: i64 = 0
        while colour < COLOURS:
            if has(state.masks[ARMIES + colour], region) and not is_immune(state, player, colour):
                out[many] = moves.destroy(region, colour)
                many += 1
            colour += 1
        rest &= rest - 1
    return many


def destroy(state: Position, player: i64, region: i64, colour: i64) -> None:
    remove_piece(state, ARMIES + colour, region)
    if state.events is not None:
        state.note(happenings.DESTROY, player, colour, region)
    if colour != player and has_ability(state, player, WITH_TROPHIES):
        state.trophies += bit(colour << 3)
        if state.events is not None:
            state.note(happenings.TROPHY, player, colour)
    elif colour != NEUTRAL:
        state.supply += bit(colour << 3)
    if colour in (player, NEUTRAL) or not has_ability(state, player, WITH_ROBBING):
        return
    if coins_of(state, colour) > 0:
        state.pending.push(step(verbs.ROB, player, True, colour, 0))


def rob(state: Position, player: i64, victim: i64) -> None:
    """Take a coin from whoever has lost an army."""
    pay(state, victim, 1)
    gain(state, player, 1)
    if state.events is not None:
        state.note(happenings.ROB, player, victim)
