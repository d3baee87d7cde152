"""Armies: what may be in one, and why not; the ready lists; and lists that stay sealed.

A list is two rows of counts, deployment cards and command cards. It is made in steps that are
checked one by one, so a list that is done is legal.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pentarch.core.rng import Rng
from pentarch.core.steps import step
from pentarch.games.skirmish import happenings, moves, verbs
from pentarch.games.skirmish.cards import (
    AFFILIATION,
    ANYBODY,
    ARMY_BUDGET,
    COMMAND_BUDGET,
    COMMAND_COST,
    COPIES,
    COST,
    DECK_SIZE,
    DEPLOYMENTS,
    FIGURES,
    KINDS,
    MOST_ALLIES,
    PRINTED,
)
from pentarch.games.skirmish.lists import READY_LISTS
from pentarch.games.skirmish.state import Position

ARMY_ROOM: Final = 40
LIST_ROOM: Final = 80  # of one player

# Why a card cannot be in a list.
FINE: Final = 0
ARMY_TOO_DEAR: Final = 1
TOO_MANY_COPIES: Final = 2
WRONG_AFFILIATION: Final = 3
TOO_MANY_ALLIES: Final = 4
DECK_FULL: Final = 5
DECK_TOO_DEAR: Final = 6
NO_FIGURES: Final = 7
DECK_TOO_SMALL: Final = 8
REASON_NAMES: Final = [
    "fine",
    "army-too-dear",
    "too-many-copies",
    "wrong-affiliation",
    "too-many-allies",
    "deck-full",
    "deck-too-dear",
    "no-figures",
    "deck-too-small",
]


# Lists.


def deployments(state: Position, player: i64, card: i64) -> i64:
    return i64(state.lists[player * LIST_ROOM + card])


def commands(state: Position, player: i64, card: i64) -> i64:
    return i64(state.lists[player * LIST_ROOM + ARMY_ROOM + card])


def cost_of(state: Position, player: i64) -> i64:
    """What the deployment cards of a list cost."""
    total: i64 = 0
    card: i64 = 0
    while card < PRINTED:
        total += deployments(state, player, card) * i64(COST[card])
        card += 1
    return total


def affiliation_of(state: Position, player: i64) -> i64:
    """Whose army it is: upgrades say it, or the first figures; ANYBODY while it is empty."""
    found: i64 = ANYBODY
    card: i64 = PRINTED - 1
    while card >= 0:
        if deployments(state, player, card):
            if not FIGURES[card]:
                return i64(AFFILIATION[card])
            found = i64(AFFILIATION[card])
        card -= 1
    return found


def allies_of(state: Position, player: i64) -> i64:
    """Whose cards may join, by an alliance; ANYBODY without one."""
    card: i64 = 0
    while card < PRINTED:
        if deployments(state, player, card) and DEPLOYMENTS[card].allies != ANYBODY:
            return DEPLOYMENTS[card].allies
        card += 1
    return ANYBODY


def count_of(state: Position, player: i64, affiliation: i64) -> i64:
    """How many cards of an affiliation a list has."""
    many: i64 = 0
    card: i64 = 0
    while card < PRINTED:
        if i64(AFFILIATION[card]) == affiliation:
            many += deployments(state, player, card)
        card += 1
    return many


def why_not_enlist(state: Position, player: i64, card: i64) -> i64:
    """Why a deployment card cannot be added; FINE if it can."""
    if deployments(state, player, card) >= DEPLOYMENTS[card].copies:
        return TOO_MANY_COPIES
    if cost_of(state, player) + i64(COST[card]) > ARMY_BUDGET:
        return ARMY_TOO_DEAR
    whose, its = affiliation_of(state, player), i64(AFFILIATION[card])
    if whose in (ANYBODY, its):
        return FINE
    if not FIGURES[card] or allies_of(state, player) != its:
        return WRONG_AFFILIATION
    return FINE if count_of(state, player, its) < MOST_ALLIES else TOO_MANY_ALLIES


def budget_of(state: Position, player: i64) -> i64:
    """How many points the command deck may cost."""
    total: i64 = COMMAND_BUDGET
    card: i64 = 0
    while card < PRINTED:
        if deployments(state, player, card):
            total += DEPLOYMENTS[card].command_budget
        card += 1
    return total


def deck_size(state: Position, player: i64) -> i64:
    many: i64 = 0
    card: i64 = 0
    while card < KINDS:
        many += commands(state, player, card)
        card += 1
    return many


def deck_cost(state: Position, player: i64) -> i64:
    total: i64 = 0
    card: i64 = 0
    while card < KINDS:
        total += commands(state, player, card) * i64(COMMAND_COST[card])
        card += 1
    return total


def why_not_include(state: Position, player: i64, card: i64) -> i64:
    """Why a command card cannot be added; the rest of the deck must stay affordable."""
    if deck_size(state, player) >= DECK_SIZE:
        return DECK_FULL
    if commands(state, player, card) >= i64(COPIES[card]):
        return TOO_MANY_COPIES
    cost = deck_cost(state, player) + i64(COMMAND_COST[card])
    slots = DECK_SIZE - 1 - deck_size(state, player)
    if cost + cheapest(state, player, card, slots) > budget_of(state, player):
        return DECK_TOO_DEAR
    return FINE


def cheapest(state: Position, player: i64, without: i64, slots: i64) -> i64:
    """What so many more cards cost at least, besides one copy of a card."""
    total: i64 = 0
    price: i64 = 0
    while slots > 0:
        card: i64 = 0
        while card < KINDS and slots > 0:
            if i64(COMMAND_COST[card]) == price:
                left = i64(COPIES[card]) - commands(state, player, card) - i64(card == without)
                taken = min(left, slots)
                total += taken * price
                slots -= taken
            card += 1
        price += 1
    return total


def why_not_end(state: Position, player: i64) -> i64:
    """Why a list is not done yet."""
    if deck_size(state, player) < DECK_SIZE:
        return DECK_TOO_SMALL
    card: i64 = 0
    while card < PRINTED:
        if deployments(state, player, card) and FIGURES[card]:
            return FINE
        card += 1
    return NO_FIGURES


# Building.


def builds_into(state: Position, player: i64, out: vec[i64]) -> i64:
    """A ready list, as long as nothing is chosen; or the next card; or the end."""
    many: i64 = 0
    if why_not_end(state, player) == FINE:
        out[many] = moves.END
        many += 1
    if affiliation_of(state, player) == ANYBODY and deck_size(state, player) == 0:
        number: i64 = 0
        while number < len(READY_LISTS):
            out[many] = moves.LIST + number
            many += 1
            number += 1
    card: i64 = 0
    while card < PRINTED:
        if why_not_enlist(state, player, card) == FINE:
            out[many] = moves.ENLIST + card
            many += 1
        card += 1
    card = 0
    while card < KINDS:
        if why_not_include(state, player, card) == FINE:
            out[many] = moves.INCLUDE + card
            many += 1
        card += 1
    return many


def build(state: Position, player: i64, action: i64) -> None:
    """One step of a list. A list that is done is sealed until the other one is in."""
    if action == moves.END:
        seal(state, player)
        return
    if action >= moves.INCLUDE:
        state.lists[player * LIST_ROOM + ARMY_ROOM + action - moves.INCLUDE] += u8(1)
    elif action >= moves.ENLIST:
        state.lists[player * LIST_ROOM + action - moves.ENLIST] += u8(1)
    else:
        take_list(state, player, action - moves.LIST)
        seal(state, player)
        return
    state.pending.push(step(verbs.BUILD, player, False, 0, 0))


def seal(state: Position, player: i64) -> None:
    if state.events is not None:
        state.note(happenings.SEAL, player)


def take_list(state: Position, player: i64, number: i64) -> None:
    ready = READY_LISTS[number]
    for card in ready.army:
        state.lists[player * LIST_ROOM + card] += u8(1)
    for card in ready.deck:
        state.lists[player * LIST_ROOM + ARMY_ROOM + card] += u8(1)


def reseal(state: Position, player: i64, rng: Rng) -> None:
    """While lists are sealed: what others have chosen, drawn again."""
    other: i64 = 0
    while other < 2:
        if other != player and not is_empty(state, other):
            clear_list(state, other)
            take_list(state, other, rng.below(len(READY_LISTS)))
        other += 1


def clear_list(state: Position, player: i64) -> None:
    place: i64 = 0
    while place < LIST_ROOM:
        state.lists[player * LIST_ROOM + place] = u8(0)
        place += 1


def is_empty(state: Position, player: i64) -> bool:
    return affiliation_of(state, player) == ANYBODY and deck_size(state, player) == 0
