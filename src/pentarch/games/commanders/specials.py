"""The four special cards: what each can do now, and what it does."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import with_nibble
from pentarch.core.steps import step
from pentarch.games.commanders import happenings, moves, verbs
from pentarch.games.commanders.cards import (
    DEATH_STAR,
    SHIPS,
    SLAVE_ONE,
    SLOTS,
    STAR_DESTROYER,
    SUPER_DESTROYER,
)
from pentarch.games.commanders.drawing import enter_hand_openly, leave_hand
from pentarch.games.commanders.planets import clear_slot
from pentarch.games.commanders.state import (
    DESTROYED,
    NULL_SWAPS,
    PARTIAL_SPECIALS,
    Position,
    first_of,
    fleet_of,
    fleet_place,
    gifts,
    holds,
    kinds_of,
    listed,
    neighbour,
    one,
    planet_at,
    ships_of,
)


def specials_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    """All ways to play the specials of the hand."""
    hand = state.hands[player]
    if hand >> (SHIPS << 2) == 0:
        return many
    if holds(hand, DEATH_STAR):
        many = destroys_into(out, many)
    if holds(hand, SUPER_DESTROYER):
        many = shots_into(state, out, many)
    if holds(hand, STAR_DESTROYER):
        many = swaps_into(state, out, many)
        many = steals_into(state, player, out, many)
    if holds(hand, SLAVE_ONE):
        many = trades_into(state, player, out, many)
    if state.rules & PARTIAL_SPECIALS:
        many = vain_into(state, player, out, many)
    return many


def vain_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    """The specials that can do nothing at all, where the option allows to play them."""
    special: i64 = SHIPS
    while special <= SLAVE_ONE:
        if holds(state.hands[player], special) and not has_effect(state, player, special):
            out[many] = moves.VAIN + special - SHIPS
            many += 1
        special += 1
    return many


def has_effect(state: Position, player: i64, special: i64) -> bool:
    """Whether the special, in that player's hand, would do anything."""
    if special == STAR_DESTROYER:
        return can_swap(state) or can_steal(state, player)
    if special == SUPER_DESTROYER:
        return can_shoot(state)
    return special == DEATH_STAR or can_trade(state, player)


def lay_special(state: Position, player: i64, special: i64) -> None:
    """The special leaves the hand and goes to the discards at once; that is progress."""
    leave_hand(state, player, special)
    state.discards.push(special)
    state.stuck = 0
    if state.events is not None:
        state.note(happenings.PLAY, player, special)


def play_in_vain(state: Position, player: i64, special: i64) -> None:
    lay_special(state, player, special)
    if state.events is not None:
        state.note(happenings.VAIN, player, special)


# Death Star.


def destroys_into(out: vec[i64], many: i64) -> i64:
    """Any planet, whatever its line (ruling B24)."""
    slot: i64 = 0
    while slot < SLOTS:
        out[many] = moves.DESTROY + slot
        many += 1
        slot += 1
    return many


def destroy(state: Position, player: i64, slot: i64) -> None:
    """The planet leaves the game, its line is discarded."""
    planet = planet_at(state, slot)
    lay_special(state, player, DEATH_STAR)
    state.fates = with_nibble(state.fates, planet, DESTROYED)
    if state.events is not None:
        lost = listed(state.table[slot])
        state.note(happenings.DESTROY, player, planet, *lost)
    clear_slot(state, slot)


# Super Star Destroyer.


def can_shoot(state: Position) -> bool:
    """Two planets must have ships; with the option one will do (rulings B3, B4)."""
    with_ships: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if state.table[slot]:
            with_ships += 1
        slot += 1
    return with_ships > 1 or (with_ships == 1 and state.rules & PARTIAL_SPECIALS != 0)


def shots_into(state: Position, out: vec[i64], many: i64) -> i64:
    if not can_shoot(state):
        return many
    return line_ships_into(state, moves.SHOOT, -1, out, many)


def line_ships_into(state: Position, base: i64, spared: i64, out: vec[i64], many: i64) -> i64:
    """The ships of all lines but the spared one."""
    slot: i64 = 0
    while slot < SLOTS:
        ships: i64 = state.table[slot] if slot != spared else i64(0)
        while ships:
            out[many] = base + moves.pair(slot, first_of(ships))
            many += 1
            ships &= ships - 1
        slot += 1
    return many


def shoot_first(state: Position, player: i64, slot: i64, ship: i64) -> None:
    """Discard a ship of one line; the second must be of another."""
    lay_special(state, player, SUPER_DESTROYER)
    can_go_on = can_shoot_also(state, slot)
    shoot(state, player, slot, ship)
    if can_go_on:
        state.pending.push(step(verbs.SHOOT_ALSO, player, False, slot, 0))


def can_shoot_also(state: Position, spared: i64) -> bool:
    slot: i64 = 0
    while slot < SLOTS:
        if slot != spared and state.table[slot]:
            return True
        slot += 1
    return False


def shoot(state: Position, player: i64, slot: i64, ship: i64) -> None:
    state.table[slot] -= one(ship)
    state.discards.push(ship)
    if state.events is not None:
        state.note(happenings.SHOOT, player, ship, planet_at(state, slot))


# Star Destroyer: swap.


def partners(state: Position, place: i64, ship: i64, other: i64) -> i64:
    """The ships of another place that can change places with this one (rulings B1, B2)."""
    null_swaps = state.rules & NULL_SWAPS != 0
    if other == place:
        return kinds_of(state.table[place] - one(ship)) if null_swaps else i64(0)
    there = kinds_of(state.table[other])
    same: i64 = there & one(ship) if null_swaps else i64(0)
    if other < SLOTS and there & one(ship):
        return same
    mine = state.table[place] if place < SLOTS else one(ship)
    return there & ~mine | same


def has_partner(state: Position, place: i64, ship: i64) -> bool:
    other = SLOTS + state.players - 1
    while other >= 0:
        if partners(state, place, ship, other):
            return True
        other -= 1
    return False


def swappable(state: Position, place: i64) -> i64:
    """The ships of a place that can change places with some ship elsewhere: have `partners`."""
    here = kinds_of(state.table[place])
    if here == 0:
        return 0
    if state.rules & NULL_SWAPS:
        return swappable_for_nothing(state, place, here)
    table = state.table
    found: i64 = 0
    other = SLOTS + state.players - 1
    while other >= 0 and found != here:
        there: i64 = kinds_of(table[other]) if other != place else i64(0)
        if there and (place >= SLOTS or there & ~here):
            has_choice = other >= SLOTS and there & (there - 1) != 0
            found |= here if has_choice else here & ~there
        other -= 1
    return found


def swappable_for_nothing(state: Position, place: i64, ships: i64) -> i64:
    """The same where swaps may change nothing."""
    found: i64 = 0
    while ships:
        ship = first_of(ships)
        if has_partner(state, place, ship):
            found |= one(ship)
        ships &= ships - 1
    return found


def can_swap(state: Position) -> bool:
    place: i64 = 0
    while place < SLOTS + state.players:
        if swappable(state, place):
            return True
        place += 1
    return False


def swaps_into(state: Position, out: vec[i64], many: i64) -> i64:
    """The first ship of a swap."""
    place: i64 = 0
    while place < SLOTS + state.players:
        ships = swappable(state, place)
        while ships:
            out[many] = moves.SWAP + moves.pair(place, first_of(ships))
            many += 1
            ships &= ships - 1
        place += 1
    return many


def swap_partners_into(state: Position, place: i64, ship: i64, out: vec[i64]) -> i64:
    """The second ship of a swap."""
    many: i64 = 0
    other: i64 = 0
    while other < SLOTS + state.players:
        ships = partners(state, place, ship, other)
        while ships:
            out[many] = moves.SWAP_WITH + moves.pair(other, first_of(ships))
            many += 1
            ships &= ships - 1
        other += 1
    return many


def begin_swap(state: Position, player: i64, place: i64, ship: i64) -> None:
    lay_special(state, player, STAR_DESTROYER)
    state.pending.push(step(verbs.SWAP_WITH, player, False, place, ship))


def swap(state: Position, player: i64, place: i64, ship: i64, other: i64, second: i64) -> None:
    """Two ships on the table change places."""
    if state.events is not None:
        here, there = where(state, place), where(state, other)
        state.note(happenings.SWAP, player, ship, here, second, there)
    state.table[place] += one(second) - one(ship)
    state.table[other] += one(ship) - one(second)


def where(state: Position, place: i64) -> i64:
    """A place as events tell it: the planet, or the fleet."""
    if place < SLOTS:
        return planet_at(state, place)
    return happenings.FLEETS + place - SLOTS


# Star Destroyer: steal.


def stealable(state: Position, player: i64, owner: i64) -> i64:
    """The ships of a fleet for which the hand holds another (rulings B2, B5)."""
    mine = ships_of(state.hands[player])
    if owner == player or mine == 0:
        return 0
    ships = kinds_of(fleet_of(state, owner))
    only_one_kind = mine & (mine - 1) == 0
    return ships & ~mine if only_one_kind and not state.rules & NULL_SWAPS else ships


def can_steal(state: Position, player: i64) -> bool:
    owner: i64 = 0
    while owner < state.players:
        if stealable(state, player, owner):
            return True
        owner += 1
    return False


def steals_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    owner: i64 = 0
    while owner < state.players:
        ships = stealable(state, player, owner)
        while ships:
            out[many] = moves.STEAL + moves.pair(owner, first_of(ships))
            many += 1
            ships &= ships - 1
        owner += 1
    return many


def steal(state: Position, player: i64, owner: i64, ship: i64) -> None:
    """Take a ship of an opponent's fleet into the hand; another must be given for it."""
    lay_special(state, player, STAR_DESTROYER)
    state.table[fleet_place(owner)] -= one(ship)
    enter_hand_openly(state, player, ship)
    if state.events is not None:
        state.note(happenings.STEAL, player, owner, ship)
    state.pending.push(step(verbs.GIVE, player, False, owner, ship))


def gifts_into(state: Position, player: i64, stolen: i64, out: vec[i64]) -> i64:
    ships = gifts(state, player, stolen)
    many: i64 = 0
    while ships:
        out[many] = moves.GIVE + first_of(ships)
        many += 1
        ships &= ships - 1
    return many


def give(state: Position, player: i64, owner: i64, stolen: i64, ship: i64) -> None:
    """The ship given for the stolen one goes to the owner's fleet; the stolen one stays known."""
    leave_hand(state, player, ship)
    if ship == stolen and not holds(state.known[player], stolen):
        state.known[player] += one(stolen)
    state.table[fleet_place(owner)] += one(ship)
    if state.events is not None:
        state.note(happenings.GIVE, player, owner, ship)


# Slave I.


def can_exchange(state: Position, player: i64, other: i64) -> bool:
    """Whether two fleets have ships to exchange, of different kinds (rulings B2, B9, B10)."""
    mine = kinds_of(fleet_of(state, player))
    theirs = kinds_of(fleet_of(state, other))
    if mine == 0 or theirs == 0:
        return False
    both = mine | theirs
    return both & (both - 1) != 0 or state.rules & NULL_SWAPS != 0


def can_trade(state: Position, player: i64) -> bool:
    left, right = neighbour(state, player, moves.LEFT), neighbour(state, player, moves.RIGHT)
    return can_exchange(state, player, left) or can_exchange(state, player, right)


def trades_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    """With either neighbour; of two players each is the other's only one (ruling B11)."""
    base = moves.trade(moves.LEFT, 0, 0)
    left = neighbour(state, player, moves.LEFT)
    many = exchanges_into(state, player, left, base, out, many)
    if state.players > 2:
        base = moves.trade(moves.RIGHT, 0, 0)
        right = neighbour(state, player, moves.RIGHT)
        many = exchanges_into(state, player, right, base, out, many)
    return many


def exchanges_into(
    state: Position, player: i64, other: i64, base: i64, out: vec[i64], many: i64
) -> i64:
    """Each ship of one fleet for each of the other, of another kind."""
    null_swaps = state.rules & NULL_SWAPS != 0
    theirs = kinds_of(fleet_of(state, other))
    mine = kinds_of(fleet_of(state, player))
    while mine:
        given = first_of(mine)
        ships = theirs if null_swaps else theirs & ~one(given)
        while ships:
            out[many] = base + moves.pair(given, first_of(ships))
            many += 1
            ships &= ships - 1
        mine &= mine - 1
    return many


def trade(state: Position, player: i64, side: i64, given: i64, taken: i64) -> None:
    """The owner of Slave I exchanges ships with a neighbour, who may pass it on."""
    lay_special(state, player, SLAVE_ONE)
    partner = neighbour(state, player, side)
    exchange(state, player, partner, given, taken)
    ask_to_pass_on(state, player, partner, side)


def pass_on(state: Position, player: i64, side: i64, given: i64, taken: i64) -> None:
    """The next one of the chain exchanges ships with the neighbour further on."""
    partner = neighbour(state, player, side)
    exchange(state, player, partner, given, taken)
    ask_to_pass_on(state, state.pending.player(), partner, side)


def ask_to_pass_on(state: Position, origin: i64, player: i64, side: i64) -> None:
    """The chain ends before it comes back to its origin, and where there is nothing to exchange."""
    partner = neighbour(state, player, side)
    if partner != origin and can_exchange(state, player, partner):
        state.pending.push(step(verbs.PASS_ON, player, True, partner, side))


def exchange(state: Position, player: i64, other: i64, given: i64, taken: i64) -> None:
    state.table[fleet_place(player)] += one(taken) - one(given)
    state.table[fleet_place(other)] += one(given) - one(taken)
    if state.events is not None:
        state.note(happenings.TRADE, player, other, given, taken)


def decline(state: Position, player: i64) -> None:
    if state.events is not None:
        state.note(happenings.DECLINE, player)
