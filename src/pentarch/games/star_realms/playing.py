"""Playing cards and using their abilities; drawing."""

from __future__ import annotations

from mypy_extensions import i64

from pentarch.core.bits import bit, byte, lowest
from pentarch.games.star_realms import happenings
from pentarch.games.star_realms.cards import (
    ALLY,
    ALLY_FOR,
    COPYING,
    DRAWS,
    GAINS_AUTHORITY,
    GAINS_COMBAT,
    GAINS_TRADE,
    NO_CARD,
    OF_FACTION,
    PARTS,
    PLAYED_AS,
    PRIMARY,
    RALLIES,
    RALLYING,
    RETURNS,
    SCRAP,
    SHIPS,
    STEALTH_NEEDLE,
    STEPS,
    STEPS_FROM,
    WITH_ALLY,
    WITH_SCRAP,
)
from pentarch.games.star_realms.modes import keeper
from pentarch.games.star_realms.state import (
    ALLIES,
    DISCARD,
    HAND,
    IN_PLAY,
    KNOWN,
    MET,
    READY,
    SCRAPPED,
    STICKY_ALLIES,
    UNUSED,
    Position,
    Side,
    eyes_on,
)

# Drawing.


def draw(state: Position, player: i64, many: i64) -> None:
    """Draw cards; when the deck runs out the discard pile is shuffled, if there is one."""
    side = state.sides[player]
    eyes = eyes_on(state, player)
    if state.events is not None:
        draw_and_tell(state, player, side, eyes, many)
        return
    while many > 0 and can_draw(side):
        draw_one(state, side, eyes)
        many -= 1


def can_draw(side: Side) -> bool:
    return side.on_top > 0 or side.deck.size > 0 or side.kinds[DISCARD] != 0


def draw_one(state: Position, side: Side, eyes: i64) -> i64:
    """Take the card that everybody has seen on top of the deck, or one that nobody has."""
    if side.on_top > 0:
        card = side.take_from_top()
        side.add(KNOWN, card)
    else:
        if side.deck.size == 0:
            side.reshuffle()
        card = state.draw(side.deck, eyes)
    side.add(HAND, card)
    return card


def draw_and_tell(state: Position, player: i64, side: Side, eyes: i64, many: i64) -> None:
    """Draw, noting known cards one by one and unseen cards together."""
    unseen: list[int] = []
    while many > 0 and can_draw(side):
        is_known = side.on_top > 0
        if is_known or side.deck.size == 0:
            note_drawn(state, player, eyes, unseen)
        if not is_known and side.deck.size == 0:
            state.note(happenings.RESHUFFLE, player)
        card = draw_one(state, side, eyes)
        if is_known:
            state.note(happenings.DRAW_KNOWN, player, card)
        else:
            unseen.append(int(card))
        many -= 1
    note_drawn(state, player, eyes, unseen)


def note_drawn(state: Position, player: i64, eyes: i64, unseen: list[int]) -> None:
    if unseen:
        state.note_secret(happenings.DRAW, eyes, (player, len(unseen)), tuple(unseen))
        unseen.clear()


# Playing.


def play(state: Position, player: i64, card: i64) -> None:
    """Lay a card before you. A ship's primary ability works at once."""
    side = state.sides[player]
    if state.events is not None:
        state.note(happenings.PLAY, player, card)
    side.lose_from_hand(card)
    rallying = side.kinds[IN_PLAY] & RALLYING
    side.enter_play(card)
    side.played += PLAYED_AS[card]
    if state.rules & STICKY_ALLIES:
        remember_allies(side)
    mask = bit(card)
    if mask & SHIPS:
        side.flown |= mask
        if rallying:
            rally(state, player, side, rallying)
        run(state, player, card * PARTS + PRIMARY)


def rally(state: Position, player: i64, side: Side, rallying: i64) -> None:
    """Combat for a ship played beside Fleet HQ."""
    gain: i64 = 0
    while rallying:
        card = lowest(rallying)
        gain += side.count(IN_PLAY, card) * i64(RALLIES[card])
        rallying &= rallying - 1
    side.combat += gain
    if state.events is not None:
        state.note(happenings.RALLY, player, gain)


def run(state: Position, player: i64, program: i64) -> None:
    """Do what an ability says: the gains, the first draw; the rest goes on the stack."""
    side = state.sides[player]
    side.trade += i64(GAINS_TRADE[program])
    side.combat += i64(GAINS_COMBAT[program])
    if GAINS_AUTHORITY[program]:
        state.sides[keeper(state, player)].authority += i64(GAINS_AUTHORITY[program])
    if state.events is not None:
        note_gains(state, player, program)
    if DRAWS[program]:
        draw(state, player, i64(DRAWS[program]))
    place = i64(STEPS_FROM[program])
    while place < i64(STEPS_FROM[program + 1]):
        state.pending.push(STEPS[place] | player << 8)
        place += 1


def note_gains(state: Position, player: i64, program: i64) -> None:
    trade, combat = GAINS_TRADE[program], GAINS_COMBAT[program]
    authority = GAINS_AUTHORITY[program]
    if authority:
        now = state.sides[keeper(state, player)].authority
        state.note(happenings.GAIN_AUTHORITY, player, authority, now)
    if trade:
        state.note(happenings.GAIN_TRADE, player, trade)
    if combat:
        state.note(happenings.GAIN_COMBAT, player, combat)


# Abilities of cards in play.


def use(state: Position, player: i64, card: i64) -> None:
    """A base's own ability."""
    if state.events is not None:
        state.note(happenings.USE, player, card)
    state.sides[player].remove(READY, card)
    run(state, player, card * PARTS + PRIMARY)


def use_ally(state: Position, player: i64, card: i64) -> None:
    if state.events is not None:
        state.note(happenings.ALLY, player, card)
    state.sides[player].remove(ALLIES, card)
    run(state, player, card * PARTS + ALLY)


def use_scrap(state: Position, player: i64, card: i64) -> None:
    """The card goes to the scrap heap, then its scrap ability works."""
    if state.events is not None:
        state.note(happenings.SCRAP, player, card)
    side = state.sides[player]
    side.leave_play(card)
    put_on_heap(state, side, card)
    run(state, player, card * PARTS + SCRAP)


def put_on_heap(state: Position, side: Side, card: i64) -> None:
    """Scrap a card that lies nowhere else any more. Explorers return to their pile."""
    if RETURNS[card]:
        state.explorers += 1
    else:
        side.add(SCRAPPED, card)


def usable_allies(side: Side) -> i64:
    """A mask: cards whose ally ability may be used; another card of the faction is in play."""
    return side.kinds[ALLIES] & (allied(side.fleet) | side.met)


def allied(fleet: i64) -> i64:
    """A mask: the kinds of all factions that have at least two cards in play."""
    kinds: i64 = 0
    if fleet & 0xFE:
        kinds |= OF_FACTION[0]
    if fleet & 0xFE00:
        kinds |= OF_FACTION[1]
    if fleet & 0xFE0000:
        kinds |= OF_FACTION[2]
    if fleet & 0xFE000000:
        kinds |= OF_FACTION[3]
    return kinds


def remember_allies(side: Side) -> None:
    """With sticky allies a card that has had an ally this turn keeps its ally ability."""
    kinds = allied(side.fleet)
    side.met |= kinds & side.kinds[IN_PLAY]
    slot: i64 = 0
    while byte(side.guises, slot):
        if kinds & bit(guise_at(side, slot)):
            met: i64 = MET
            side.guises |= met << (slot << 3)
        slot += 1


# Stealth Needle.


def copyable(side: Side) -> i64:
    """A mask: ships played this turn, before this one, that it may copy."""
    ships = side.flown & ~COPYING
    return ships | COPYING if side.last_guise != NO_CARD else ships


def copy_ship(state: Position, player: i64, card: i64) -> None:
    """Become another ship as well: its faction, its abilities; its primary works at once.

    A ship that copies is copied as what it has become. The copy is no card played.
    """
    side = state.sides[player]
    if bit(card) & COPYING:
        card = side.last_guise
    if bit(card) & COPYING:
        copy_nothing(state, player)
        return
    if state.events is not None:
        state.note(happenings.COPY, player, card)
    side.last_guise = card
    slot: i64 = 0
    while byte(side.guises, slot):
        slot += 1
    side.guises |= (card + 1 | UNUSED) << (slot << 3)
    side.fleet += other_faction(card)
    if state.rules & STICKY_ALLIES:
        remember_allies(side)
    run(state, player, card * PARTS + PRIMARY)


def copy_nothing(state: Position, player: i64) -> None:
    """No ship was played before it: it stays what it is, without abilities."""
    state.sides[player].last_guise = STEALTH_NEEDLE
    if state.events is not None:
        state.note(happenings.COPY_NOTHING, player)


def guise_at(side: Side, slot: i64) -> i64:
    """The ship that a Needle copies."""
    return (byte(side.guises, slot) & 63) - 1


def other_faction(card: i64) -> i64:
    """The factions for which the Needle is an ally only as that card."""
    return ALLY_FOR[card] & ~ALLY_FOR[STEALTH_NEEDLE]


def guises_with_ally(side: Side) -> i64:
    """A mask: the copied ships whose ally ability may be used."""
    kinds: i64 = 0
    able = allied(side.fleet) & WITH_ALLY
    slot: i64 = 0
    while byte(side.guises, slot):
        guise = byte(side.guises, slot)
        mask = bit(guise_at(side, slot))
        if guise & UNUSED and (mask & able or (guise & MET and mask & WITH_ALLY)):
            kinds |= mask
        slot += 1
    return kinds


def guises_with_scrap(side: Side) -> i64:
    """A mask: the copied ships whose scrap ability may be used."""
    kinds: i64 = 0
    slot: i64 = 0
    while byte(side.guises, slot):
        kinds |= bit(guise_at(side, slot)) & WITH_SCRAP
        slot += 1
    return kinds


def use_guise_ally(state: Position, player: i64, card: i64) -> None:
    side = state.sides[player]
    if state.events is not None:
        state.note(happenings.GUISE_ALLY, player, card)
    slot: i64 = 0
    while guise_at(side, slot) != card or not byte(side.guises, slot) & UNUSED:
        slot += 1
    unused: i64 = UNUSED
    side.guises &= ~(unused << (slot << 3))
    run(state, player, card * PARTS + ALLY)


def use_guise_scrap(state: Position, player: i64, card: i64) -> None:
    """The Needle itself is scrapped; of several alike one whose ally ability has been used."""
    side = state.sides[player]
    if state.events is not None:
        state.note(happenings.GUISE_SCRAP, player, card)
    place: i64 = 0
    slot: i64 = 0
    while byte(side.guises, slot):
        if guise_at(side, slot) == card:
            place = slot
            if not byte(side.guises, slot) & UNUSED:
                break
        slot += 1
    below = bit(place << 3) - 1
    side.guises = (side.guises & below) | ((side.guises >> ((place + 1) << 3)) << (place << 3))
    side.fleet -= other_faction(card)
    side.leave_play(STEALTH_NEEDLE)
    put_on_heap(state, side, STEALTH_NEEDLE)
    run(state, player, card * PARTS + SCRAP)
