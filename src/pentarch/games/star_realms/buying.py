"""Buying and acquiring; the trade row and the Explorers."""

from __future__ import annotations

from mypy_extensions import i64

from pentarch.core.bits import bit, byte, with_byte
from pentarch.core.state import EVERYONE
from pentarch.core.steps import step
from pentarch.games.star_realms import happenings, verbs
from pentarch.games.star_realms.cards import (
    COST,
    EXPLORER,
    NO_CARD,
    RETURNS,
    SHIPS,
)
from pentarch.games.star_realms.playing import put_on_heap
from pentarch.games.star_realms.state import DISCARD, Position, row_kinds


def for_sale(state: Position) -> i64:
    """A mask: the trade row and, while there are any, Explorers."""
    kinds = row_kinds(state)
    return kinds | bit(EXPLORER) if state.explorers > 0 else kinds


def buy(state: Position, player: i64, card: i64) -> None:
    cost = i64(COST[card])
    state.sides[player].trade -= cost
    if state.events is not None:
        state.note(happenings.BUY, player, card, cost)
    acquire(state, player, card)


def acquire(state: Position, player: i64, card: i64) -> None:
    """The card goes to the discard pile; a ship with a charge may go on top of the deck."""
    side = state.sides[player]
    take_from_supply(state, card)
    side.add(DISCARD, card)
    if side.charges > 0 and bit(card) & SHIPS:
        side.charges -= 1
        state.pending.push(step(verbs.PUT_ON_TOP, player, True, card, 0))


def put_on_top(state: Position, player: i64, card: i64) -> None:
    side = state.sides[player]
    side.remove(DISCARD, card)
    side.put_on_top(card)
    if state.events is not None:
        state.note(happenings.PUT_ON_TOP, player, card)


def acquire_ship(state: Position, player: i64, card: i64) -> None:
    """Blob Carrier: a ship of any cost, free, on top of the deck; no charge is used."""
    if state.events is not None:
        state.note(happenings.ACQUIRE, player, card)
    take_from_supply(state, card)
    state.sides[player].put_on_top(card)


def scrap_from_row(state: Position, player: i64, card: i64) -> None:
    if state.events is not None:
        state.note(happenings.SCRAP_FROM_ROW, player, card)
    take_from_row(state, card)
    put_on_heap(state, state.sides[player], card)


def take_from_supply(state: Position, card: i64) -> None:
    if RETURNS[card]:
        state.explorers -= 1
    else:
        take_from_row(state, card)


def take_from_row(state: Position, card: i64) -> None:
    """A card leaves the trade row, and a new one takes its place at once."""
    slot: i64 = 0
    while byte(state.row, slot) != card:
        slot += 1
    refill(state, slot)


def refill(state: Position, slot: i64) -> None:
    """Turn up a card of the trade deck; when there is none the row shrinks."""
    if state.deck.size == 0:
        state.row = with_byte(state.row, slot, NO_CARD)
        return
    card = state.draw(state.deck, EVERYONE)
    state.row = with_byte(state.row, slot, card)
    if state.events is not None:
        state.note(happenings.REVEAL, card)
