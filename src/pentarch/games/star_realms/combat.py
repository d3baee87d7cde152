"""Attacking players and bases; who falls, and how the game ends."""

from __future__ import annotations

from mypy_extensions import i64, u8

from pentarch.core.bits import bit, has, lowest
from pentarch.core.steps import step
from pentarch.games.star_realms import happenings, verbs
from pentarch.games.star_realms.cards import BASES, DEFENCE, KINDS, MOST, broken_by
from pentarch.games.star_realms.modes import base_owners, emperor_of, is_emperor, keeper, open_bases
from pentarch.games.star_realms.state import (
    ALLIES,
    DAMAGED,
    DISCARD,
    EMPEROR,
    HAND,
    HYDRA,
    IN_PLAY,
    KNOWN,
    RAID,
    READY,
    SCRAPPED,
    Position,
    Side,
    team_of,
)

# Attacking.


def attack(state: Position, player: i64, target: i64, amount: i64) -> None:
    """Spend combat on a player, who loses as much authority and falls at zero."""
    state.sides[player].combat -= amount
    side = state.sides[keeper(state, target)]
    side.authority -= amount
    if state.events is not None:
        state.note(happenings.ATTACK, player, target, amount, side.authority)
    if side.authority <= 0:
        fall(state, target)


def breakable(state: Position, owner: i64, combat: i64) -> i64:
    """A mask: which of a player's bases so much combat may be spent on now."""
    if keeps_damage(state, owner):
        combat *= MOST
    return open_bases(state, owner) & broken_by(combat)


def keeps_damage(state: Position, owner: i64) -> bool:
    """In a raid damage stays on the boss's bases until the boss's turn."""
    return state.mode == RAID and owner == state.first


def strike(state: Position, player: i64, owner: i64, card: i64) -> None:
    """Attack a base: spend its defence at once, or, on a boss's base, as much as you like."""
    if keeps_damage(state, owner):
        state.pending.push(step(verbs.HOW_MUCH, player, False, owner, card + 1))
        return
    defence = i64(DEFENCE[card])
    state.sides[player].combat -= defence
    if state.events is not None:
        state.note(happenings.STRIKE, player, owner, card, defence)
    lose_base(state.sides[owner], card)


def defence_left(side: Side, card: i64) -> i64:
    """What is still needed to destroy the damaged one among the bases of a kind."""
    return i64(DEFENCE[card]) - side.count(DAMAGED, card)


def damage(state: Position, player: i64, owner: i64, card: i64, amount: i64) -> None:
    """Damage on one of several bases alike gathers on the same one."""
    state.sides[player].combat -= amount
    side = state.sides[owner]
    left = defence_left(side, card) - amount
    if left > 0:
        set_damage(side, card, i64(DEFENCE[card]) - left)
        if state.events is not None:
            state.note(happenings.DAMAGE, player, owner, card, amount, left)
        return
    set_damage(side, card, 0)
    if state.events is not None:
        state.note(happenings.STRIKE, player, owner, card, amount)
    lose_base(side, card)


def set_damage(side: Side, card: i64, amount: i64) -> None:
    side.counts[DAMAGED * KINDS + card] = u8(amount)
    if amount > 0:
        side.kinds[DAMAGED] |= bit(card)
    else:
        side.kinds[DAMAGED] &= ~bit(card)


def targets(state: Position, player: i64, owner: i64) -> i64:
    """A mask: bases that "destroy target base" may name; the own ones too, never shielded."""
    if owner == player:
        return state.sides[player].kinds[IN_PLAY] & BASES
    if not has(base_owners(state, player), owner):
        return 0
    return open_bases(state, owner)


def destroy_base(state: Position, player: i64, owner: i64, card: i64) -> None:
    """Destroy a base without combat; of several alike one that is not damaged."""
    if state.events is not None:
        state.note(happenings.DESTROY, player, owner, card)
    side = state.sides[owner]
    lose_base(side, card)
    if side.count(IN_PLAY, card) == 0 and side.has(DAMAGED, card):
        set_damage(side, card, 0)


def lose_base(side: Side, card: i64) -> None:
    """A destroyed base goes to its owner's discard pile."""
    side.leave_play(card)
    side.add(DISCARD, card)


# Falling.


def fall(state: Position, player: i64) -> None:
    """A player has no authority left."""
    team = team_of(state, player)
    everybody = bit(state.players) - 1
    if state.mode == HYDRA or (state.mode == EMPEROR and is_emperor(player)):
        win(state, everybody & ~team)
        return
    leave_game(state, player)
    if state.mode >= HYDRA:
        if state.alive & team == 0:
            win(state, everybody & ~team)
    elif state.alive & (state.alive - 1) == 0:
        win(state, state.alive)
    if state.winners == 0:
        bequeath(state, player)


def leave_game(state: Position, player: i64) -> None:
    """All cards of the fallen come together, to be left to heirs or buried."""
    side = state.sides[player]
    state.alive &= ~bit(player)
    if state.events is not None:
        state.note(happenings.OUT, player)
    every: i64 = -1
    side.pour(HAND, DISCARD, every)
    side.pour(IN_PLAY, DISCARD, every)
    while side.on_top > 0:
        side.add(DISCARD, side.take_from_top())
    while side.deck.size > 0:
        side.add(DISCARD, side.deck.take_at(side.deck.size - 1))
    side.clear(READY)
    side.clear(ALLIES)
    side.clear(KNOWN)
    side.clear(DAMAGED)
    side.refresh()
    side.debt = 0


def bequeath(state: Position, player: i64) -> None:
    """A fallen admiral may leave a card to the emperor, a raider one to each other raider."""
    state.pending.push(step(verbs.BURY, player, False, 0, 0))
    if state.mode == EMPEROR:
        state.pending.push(step(verbs.LEGACY, player, True, emperor_of(player), 0))
    elif state.mode == RAID:
        heirs = state.alive & team_of(state, player)
        heir = state.players - 1
        while heir >= 0:
            if has(heirs, heir):
                state.pending.push(step(verbs.LEGACY, player, True, heir, 0))
            heir -= 1


def leave_to(state: Position, player: i64, heir: i64, card: i64) -> None:
    state.sides[player].remove(DISCARD, card)
    state.sides[heir].add(DISCARD, card)
    if state.events is not None:
        state.note(happenings.LEAVE, player, heir, card)


def bury(state: Position, player: i64) -> None:
    """What nobody inherits goes out of the game; no Explorer returns."""
    every: i64 = -1
    state.sides[player].pour(DISCARD, SCRAPPED, every)


def win(state: Position, winners: i64) -> None:
    state.winners = winners
    if state.events is not None:
        rest = winners
        while rest:
            state.note(happenings.WIN, lowest(rest))
            rest &= rest - 1
