"""Destroying armies."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, write_each
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
    trophies_in_all,
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
    masks = state.masks
    colour: i64 = 0
    while colour < COLOURS:
        regions = masks[ARMIES + player] & masks[ARMIES + colour]
        if regions and not is_immune(state, player, colour):
            many = write_each(moves.destroy(colour, 0), regions, out, many)
        colour += 1
    return many


def destroy(state: Position, player: i64, region: i64, colour: i64) -> None:
    remove_piece(state, ARMIES + colour, region)
    if state.events is not None:
        note_destruction(state, player, region, colour)
    if colour != player and has_ability(state, player, WITH_TROPHIES):
        state.trophies += bit(colour << 3)
        if state.events is not None:
            state.note(happenings.TROPHY, player, trophies_in_all(state))
    elif colour != NEUTRAL:
        state.supply += bit(colour << 3)
    if colour in (player, NEUTRAL) or not has_ability(state, player, WITH_ROBBING):
        return
    if coins_of(state, colour) > 0:
        state.pending.push(step(verbs.ROB, player, True, colour, 0))


def note_destruction(state: Position, player: i64, region: i64, colour: i64) -> None:
    if colour == NEUTRAL:
        state.note(happenings.DESTROY_NEUTRAL, player, region)
    else:
        state.note(happenings.DESTROY, player, colour, region)


def rob(state: Position, player: i64, victim: i64) -> None:
    """Take a coin from whoever has lost an army."""
    pay(state, victim, 1)
    gain(state, player, 1)
    if state.events is not None:
        state.note(happenings.ROB, player, victim)
