"""Planets: their defence lines, their capture, and the one that comes next."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import with_nibble
from pentarch.core.state import EVERYONE
from pentarch.core.steps import step
from pentarch.games.commanders import happenings, moves, verbs
from pentarch.games.commanders.cards import NO_PLANET, SLOTS
from pentarch.games.commanders.drawing import discard_all, leave_hand
from pentarch.games.commanders.scoring import end_game
from pentarch.games.commanders.state import (
    ALL_SHIPS,
    Position,
    can_capture,
    first_of,
    fleet_of,
    fleet_place,
    kinds_of,
    listed,
    matches,
    one,
    planet_at,
    ships_of,
    size_of,
    value_at,
)

# Asking.


def free_ships(state: Position, slot: i64) -> i64:
    """The kinds that a line can still take: it has room, and all its ships are different."""
    line = state.table[slot]
    if size_of(line) == value_at(state, slot):
        return 0
    return ALL_SHIPS & ~line


def lines_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    """The ships of the hand that can go beside a planet."""
    ships = ships_of(state.hands[player])
    if ships == 0:
        return many
    slot: i64 = 0
    while slot < SLOTS:
        free = ships & free_ships(state, slot)
        while free:
            out[many] = moves.LINE + moves.pair(slot, first_of(free))
            many += 1
            free &= free - 1
        slot += 1
    return many


def captures_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    fleet = kinds_of(fleet_of(state, player))
    slot: i64 = 0
    while slot < SLOTS:
        if fleet & state.table[slot] and can_capture(state, player, slot):
            out[many] = moves.CAPTURE + slot
            many += 1
        slot += 1
    return many


def keeps_into(state: Position, player: i64, slot: i64, out: vec[i64]) -> i64:
    """One ship may be spared, or all that match are used (ruling B12)."""
    ships = matches(state, player, slot)
    many: i64 = 0
    while ships:
        out[many] = moves.KEEP + first_of(ships)
        many += 1
        ships &= ships - 1
    out[many] = moves.USE_ALL
    return many + 1


# Answering.


def defend(state: Position, player: i64, slot: i64, ship: i64) -> None:
    """Play a ship of the hand beside a planet."""
    leave_hand(state, player, ship)
    state.table[slot] += one(ship)
    state.stuck = 0
    if state.events is not None:
        state.note(happenings.LINE, player, ship, planet_at(state, slot))


def begin_capture(state: Position, player: i64, slot: i64) -> None:
    """With a ship more than needed the player says which to spare."""
    ships = matches(state, player, slot)
    if size_of(ships) == value_at(state, slot):
        state.pending.push(step(verbs.KEEP, player, False, slot, 0))
    else:
        capture(state, player, slot, ships)


def capture(state: Position, player: i64, slot: i64, ships: i64) -> None:
    """Discard the ships used and the whole line, keep the planet, open the next one."""
    planet = planet_at(state, slot)
    state.stuck = 0
    state.table[fleet_place(player)] -= ships
    discard_all(state, ships)
    state.fates = with_nibble(state.fates, planet, player)
    if state.events is not None:
        used = listed(ships)
        state.note(happenings.CAPTURE, player, planet, value_at(state, slot), *used)
    clear_slot(state, slot)


def clear_slot(state: Position, slot: i64) -> None:
    """The planet is gone and its line is discarded; with no planet to follow the game is over."""
    discard_all(state, state.table[slot])
    state.table[slot] = 0
    if state.pile.size > 0:
        open_planet(state, slot)
        return
    state.open = with_nibble(state.open, slot, NO_PLANET)
    if state.events is not None:
        state.note(happenings.END)
    end_game(state)


def open_planet(state: Position, slot: i64) -> None:
    planet = state.draw(state.pile, EVERYONE)
    state.open = with_nibble(state.open, slot, planet)
    if state.events is not None:
        state.note(happenings.OPEN, planet)
