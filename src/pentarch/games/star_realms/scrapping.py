"""Scrapping and discarding cards from the hand and the discard pile."""

from __future__ import annotations

from mypy_extensions import i64

from pentarch.core.bits import lowest
from pentarch.core.steps import step
from pentarch.games.star_realms import happenings, verbs
from pentarch.games.star_realms.modes import foes
from pentarch.games.star_realms.playing import put_on_heap
from pentarch.games.star_realms.state import DEFERRED_DISCARDS, DISCARD, Position

# Scrapping: an ability printed on a card scrapped so does not work.


def scrap_from_hand(state: Position, player: i64, card: i64) -> None:
    side = state.sides[player]
    side.lose_from_hand(card)
    put_on_heap(state, side, card)
    if state.events is not None:
        state.note(happenings.SCRAP_FROM_HAND, player, card)


def scrap_from_discard(state: Position, player: i64, card: i64) -> None:
    side = state.sides[player]
    side.remove(DISCARD, card)
    put_on_heap(state, side, card)
    if state.events is not None:
        state.note(happenings.SCRAP_FROM_DISCARD, player, card)


# Discarding.


def discard(state: Position, player: i64, card: i64) -> None:
    side = state.sides[player]
    side.lose_from_hand(card)
    side.add(DISCARD, card)
    if state.events is not None:
        state.note(happenings.DISCARD, player, card)


def opponent_discards(state: Position, player: i64, many: i64) -> None:
    """An opponent discards; with several in reach the player names one."""
    within_reach = foes(state, player)
    if within_reach & (within_reach - 1):
        state.pending.push(step(verbs.NAME_VICTIM, player, False, many, 0))
    elif within_reach:
        make_discard(state, lowest(within_reach), many)


def make_discard(state: Position, victim: i64, many: i64) -> None:
    """At once, by the rules of the box; at the start of the victim's turn, by the option."""
    if not state.rules & DEFERRED_DISCARDS:
        state.pending.push(step(verbs.DISCARD, victim, False, many, 0))
        return
    side = state.sides[victim]
    side.debt += many
    if state.events is not None:
        state.note(happenings.OWE, victim, side.debt)
