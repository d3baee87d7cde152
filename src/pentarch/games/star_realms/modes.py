"""Rules for several players: who is with whom, and whom a player may act against."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarch.core.bits import bit, has, lowest
from pentarch.games.star_realms.cards import BASES, OUTPOSTS
from pentarch.games.star_realms.state import (
    EMPEROR,
    FREE_FOR_ALL,
    HUNTER,
    HYDRA,
    IN_PLAY,
    RAID,
    Position,
    team_of,
)

# Seats of an emperor game: three a side, the emperor in the middle, face to face.
FIRST_EMPEROR: Final = 1
SECOND_EMPEROR: Final = 4
LAST_SEAT: Final = 5

NORMAL_HAND: Final = 5
BOSS_HAND: Final = bytes((0, 0, 7, 7, 8, 8))  # by number of raiders


# Sides.


def keeper(state: Position, player: i64) -> i64:
    """The player at whose side the authority is counted: a hydra's first head."""
    return lowest(team_of(state, player)) if state.mode == HYDRA else player


def is_emperor(player: i64) -> bool:
    return player in (FIRST_EMPEROR, SECOND_EMPEROR)


def emperor_of(player: i64) -> i64:
    return FIRST_EMPEROR if player < 3 else SECOND_EMPEROR


def opposite(player: i64) -> i64:
    """Who sits across the table in an emperor game."""
    return LAST_SEAT - player


def next_alive(state: Position, player: i64) -> i64:
    """The next player clockwise who is still in the game."""
    while True:
        player += 1
        if player == state.players:
            player = 0
        if has(state.alive, player):
            return player


def previous_alive(state: Position, player: i64) -> i64:
    while True:
        player -= 1
        if player < 0:
            player = state.players - 1
        if has(state.alive, player):
            return player


def hand_size(state: Position, player: i64) -> i64:
    """How many cards the player draws at the end of a turn."""
    if state.mode == RAID and player == state.first:
        return i64(BOSS_HAND[state.players - 1])
    return NORMAL_HAND


# Reach.


def foes(state: Position, player: i64) -> i64:
    """A mask: the opponents whom the player's cards may aim at."""
    mode = state.mode
    if mode <= FREE_FOR_ALL:
        return state.alive & ~bit(player)
    if mode == HUNTER:
        return bit(next_alive(state, player))
    enemies = state.alive & ~team_of(state, player)
    if mode != EMPEROR or is_emperor(player):
        return enemies
    if has(state.alive, opposite(player)):
        return bit(opposite(player))
    return bit(emperor_of(opposite(player)))


def attackable(state: Position, player: i64) -> i64:
    """A mask: whose authority the player may attack now."""
    open_foes: i64 = 0
    rest = foes(state, player)
    if state.mode == HYDRA:
        rest = bit(lowest(rest))
    while rest:
        foe = lowest(rest)
        if not is_shielded(state, foe):
            open_foes |= bit(foe)
        rest &= rest - 1
    return open_foes


def base_owners(state: Position, player: i64) -> i64:
    """A mask: whose bases the player may act against; a hunter reaches both neighbours'."""
    if state.mode == HUNTER:
        return foes(state, player) | bit(previous_alive(state, player))
    return foes(state, player)


def is_shielded(state: Position, player: i64) -> bool:
    """Whether an outpost stands before the player; a hydra's covers the whole team."""
    if state.mode != HYDRA:
        return state.sides[player].kinds[IN_PLAY] & OUTPOSTS != 0
    heads = team_of(state, player)
    while heads:
        if state.sides[lowest(heads)].has_outpost():
            return True
        heads &= heads - 1
    return False


def open_bases(state: Position, owner: i64) -> i64:
    """A mask: which of a player's bases an opponent may aim at; outposts come first."""
    bases = state.sides[owner].kinds[IN_PLAY] & BASES
    if bases == 0:
        return 0
    return bases & OUTPOSTS if is_shielded(state, owner) else bases
