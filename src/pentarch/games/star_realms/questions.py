"""The answers to each question. A choice among nothing is not asked."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import lowest, write_each
from pentarch.core.steps import amount_of, extra_of, is_optional, player_of, verb_of
from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.buying import for_sale
from pentarch.games.star_realms.cards import SHIPS, WITH_SCRAP, affordable
from pentarch.games.star_realms.combat import breakable, defence_left, targets
from pentarch.games.star_realms.modes import attackable, base_owners, foes
from pentarch.games.star_realms.playing import (
    copyable,
    guises_with_ally,
    guises_with_scrap,
    usable_allies,
)
from pentarch.games.star_realms.state import (
    DISCARD,
    EMPEROR,
    HAND,
    HYDRA,
    IN_PLAY,
    READY,
    Position,
    row_kinds,
)
from pentarch.games.star_realms.teamwork import (
    heirs,
    joint_buys,
    joint_strikes,
    least_share,
    mates,
    most_share,
)


def legal_into(state: Position, out: vec[i64]) -> i64:
    """The answers to the question on top of the stack, in ascending order."""
    if state.winners:
        return 0
    asked = state.pending.top
    verb = verb_of(asked)
    if verb == verbs.MAIN:
        return main_actions(state, player_of(asked), out)
    if verb in (verbs.HOW_MUCH, verbs.SHARE):
        return amounts(state, asked, out)
    many: i64 = 0
    if is_optional(asked):
        out[0] = moves.PASS
        many = 1
    if verb == verbs.PUT_ON_TOP:
        out[1] = moves.ON_TOP
        return 2
    if verb == verbs.EITHER:
        out[0] = moves.FIRST
        out[1] = moves.SECOND
        return 2
    if verb == verbs.DESTROY_BASE:
        return base_targets(state, player_of(asked), out, many)
    return choices(state, asked, out, many)


def choices(state: Position, asked: i64, out: vec[i64], many: i64) -> i64:
    """A card from somewhere, or a player; must agree with `has_choice`."""
    verb = verb_of(asked)
    player = player_of(asked)
    side = state.sides[player]
    if verb in (verbs.SCRAP, verbs.SCRAP_AND_DRAW):
        many = write_each(moves.FROM_HAND, side.kinds[HAND], out, many)
        return write_each(moves.FROM_DISCARD, side.kinds[DISCARD], out, many)
    if verb in (verbs.SCRAP_FROM_HAND, verbs.DISCARD_AND_DRAW, verbs.DISCARD):
        return write_each(moves.FROM_HAND, side.kinds[HAND], out, many)
    if verb == verbs.SCRAP_FROM_ROW:
        return write_each(moves.FROM_ROW, row_kinds(state), out, many)
    if verb == verbs.ACQUIRE_SHIP:
        return write_each(moves.FROM_ROW, for_sale(state) & SHIPS, out, many)
    if verb == verbs.COPY_SHIP:
        return write_each(moves.COPY, copyable(side), out, many)
    if verb == verbs.LEGACY:
        return write_each(moves.GIVE, side.kinds[DISCARD], out, many)
    if verb == verbs.NAME_VICTIM:
        return write_each(moves.NAME, foes(state, player), out, many)
    return write_each(moves.NAME, heirs(state, player), out, many)


def has_choice(state: Position, asked: i64) -> bool:
    """Whether there is anything to choose; a choice among nothing is not asked."""
    verb = verb_of(asked)
    player = player_of(asked)
    side = state.sides[player]
    if verb in (verbs.SCRAP, verbs.SCRAP_AND_DRAW):
        return side.kinds[HAND] | side.kinds[DISCARD] != 0
    if verb in (verbs.SCRAP_FROM_HAND, verbs.DISCARD_AND_DRAW, verbs.DISCARD):
        return side.kinds[HAND] != 0
    if verb == verbs.SCRAP_FROM_ROW:
        return row_kinds(state) != 0
    if verb == verbs.ACQUIRE_SHIP:
        return for_sale(state) & SHIPS != 0
    if verb == verbs.COPY_SHIP:
        return copyable(side) != 0
    if verb == verbs.DESTROY_BASE:
        return has_base_target(state, player)
    if verb == verbs.LEGACY:
        return side.kinds[DISCARD] != 0
    return True


def main_actions(state: Position, player: i64, out: vec[i64]) -> i64:
    """Everything that may be done in the main phase, in any order."""
    side = state.sides[player]
    kinds = side.kinds
    many = write_each(moves.PLAY, kinds[HAND], out, 0)
    in_play = kinds[IN_PLAY]
    if in_play:
        many = write_each(moves.USE, kinds[READY], out, many)
        many = write_each(moves.ALLY, usable_allies(side), out, many)
        many = write_each(moves.SCRAP, in_play & WITH_SCRAP, out, many)
        if side.guises:
            many = write_each(moves.GUISE_ALLY, guises_with_ally(side), out, many)
            many = write_each(moves.GUISE_SCRAP, guises_with_scrap(side), out, many)
    if side.trade > 0:
        many = write_each(moves.BUY, for_sale(state) & affordable(side.trade), out, many)
        if state.mode == HYDRA:
            many = write_each(moves.JOIN_BUY, joint_buys(state, player), out, many)
        elif state.mode == EMPEROR and heirs(state, player):
            many = write_each(moves.SEND, kinds[DISCARD], out, many)
    if side.combat > 0:
        many = attacks(state, player, side.combat, out, many)
    if state.mode == HYDRA and state.acted:
        many = write_each(moves.HAND_OVER, mates(state, player), out, many)
    out[many] = moves.END_TURN
    return many + 1


def attacks(state: Position, player: i64, combat: i64, out: vec[i64], many: i64) -> i64:
    """The bases and the players that may be attacked."""
    owners = base_owners(state, player)
    rest = owners
    while rest:
        owner = lowest(rest)
        bases = breakable(state, owner, combat)
        many = write_each(moves.base(moves.STRIKE, owner, 0), bases, out, many)
        rest &= rest - 1
    if state.mode == HYDRA:
        rest = owners
        while rest:
            owner = lowest(rest)
            bases = joint_strikes(state, player, owner)
            many = write_each(moves.base(moves.JOIN_STRIKE, owner, 0), bases, out, many)
            rest &= rest - 1
    return write_each(moves.ATTACK, attackable(state, player), out, many)


def base_targets(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    """The bases that may be destroyed without combat."""
    owner: i64 = 0
    while owner < state.players:
        bases = targets(state, player, owner)
        many = write_each(moves.base(moves.DESTROY, owner, 0), bases, out, many)
        owner += 1
    return many


def has_base_target(state: Position, player: i64) -> bool:
    owner: i64 = 0
    while owner < state.players:
        if targets(state, player, owner):
            return True
        owner += 1
    return False


def amounts(state: Position, asked: i64, out: vec[i64]) -> i64:
    """How much to spend."""
    many: i64 = 0
    if verb_of(asked) == verbs.SHARE:
        least = least_share(state, asked)
        most = most_share(state, asked)
        if is_optional(asked):
            out[0] = moves.PASS
            many = 1
    else:
        least = 1
        most = most_damage(state, asked)
    while least <= most:
        out[many] = moves.SPEND + least
        many += 1
        least += 1
    return many


def most_damage(state: Position, asked: i64) -> i64:
    """All the combat there is; on a boss's base no more than it takes."""
    most = state.sides[player_of(asked)].combat
    if extra_of(asked):
        left = defence_left(state.sides[amount_of(asked)], extra_of(asked) - 1)
        return most if most < left else left
    if most > moves.MOST_AT_ONCE:
        return moves.MOST_AT_ONCE
    return most
