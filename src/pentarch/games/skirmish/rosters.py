"""Whole lists away from a table: checked with every reason, and turned into answers.

A list is cards by id with their copies, deployment and command cards together: their ids differ.
The limits are those of `armies.py`, which is asked about a list laid out as at a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from pentarch.core.words import Message, Term, Terms, say
from pentarch.games.skirmish import armies, moves
from pentarch.games.skirmish.armies import ARMY_ROOM, LIST_ROOM
from pentarch.games.skirmish.cards import (
    AFFILIATION,
    AFFILIATION_NAMES,
    ANYBODY,
    ARMY_BUDGET,
    COPIES,
    DECK_SIZE,
    DEPLOYMENTS,
    FIGURES,
    KINDS,
    MOST_ALLIES,
    PRINTED,
)
from pentarch.games.skirmish.lists import COMMAND_NAMES, DEPLOYMENT_NAMES, READY_LISTS, ReadyList
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.setup import empty_table

Cards = Mapping[str, int]

ARMY: Final = DEPLOYMENT_NAMES[:PRINTED]
DECK: Final = COMMAND_NAMES[:KINDS]
NUMBERS: Final = {name: number for number, name in enumerate(ARMY)}
COMMAND_NUMBERS: Final = {name: number for number, name in enumerate(DECK)}
MOST_COPIES: Final = 40  # that are counted at all
EMPTY_TABLE: Final = empty_table(0, 1, 0)


@dataclass(frozen=True, slots=True)
class Totals:
    """What a list comes to. The affiliation is none for an empty army."""

    affiliation: str | None
    army_cost: int
    army_budget: int
    deck_size: int
    deck_full: int
    deck_cost: int
    deck_budget: int


# Laying out.


def laid_out(cards: Cards) -> Skirmish:
    """A table where the first player has chosen those cards, allowed or not."""
    state = EMPTY_TABLE.copy()
    rows = [0] * (2 * LIST_ROOM)
    for card, copies in cards.items():
        if card in NUMBERS:
            rows[NUMBERS[card]] = min(copies, MOST_COPIES)
        else:
            rows[ARMY_ROOM + COMMAND_NUMBERS[card]] = min(copies, MOST_COPIES)
    state.lists = vec[u8](rows)
    return state


def is_card(name: str) -> bool:
    return name in NUMBERS or name in COMMAND_NUMBERS


def counted(names: Iterable[str]) -> dict[str, int]:
    """Cards that are named one by one, in the order of the box."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return in_order(found)


def in_order(cards: Cards) -> dict[str, int]:
    """Deployment cards, then command cards, each in the order of the box; none without copies."""
    return {name: cards[name] for name in [*ARMY, *DECK] if cards.get(name, 0) > 0}


def totals_of(cards: Cards) -> Totals:
    state = laid_out(cards)
    whose = int(armies.affiliation_of(state, 0))
    return Totals(
        None if whose == ANYBODY else AFFILIATION_NAMES[whose],
        int(armies.cost_of(state, 0)),
        ARMY_BUDGET,
        int(armies.deck_size(state, 0)),
        DECK_SIZE,
        int(armies.deck_cost(state, 0)),
        int(armies.budget_of(state, 0)),
    )


# Checking.


def why_not(cards: Cards) -> list[Message]:
    """Every reason for which a list cannot be used; none if it can."""
    return [*over_limits(cards), *not_done(cards)]


def over_limits(cards: Cards) -> list[Message]:
    """What has to be taken out, whatever may still come in."""
    state = laid_out(cards)
    return [
        *army_too_dear(state),
        *too_many_copies(cards),
        *wrong_affiliation(state, cards),
        *deck_too_large(state),
        *deck_too_dear(state),
    ]


def not_done(cards: Cards) -> list[Message]:
    """What is still missing."""
    state = laid_out(cards)
    missing: list[Message] = []
    if not any(FIGURES[NUMBERS[card]] for card in cards if card in NUMBERS):
        missing.append(say("skirmish-roster-no-figures"))
    size = int(armies.deck_size(state, 0))
    if size < DECK_SIZE:
        missing.append(say("skirmish-roster-deck-too-small", cards=size, needed=DECK_SIZE))
    return missing


def army_too_dear(state: Skirmish) -> list[Message]:
    cost = int(armies.cost_of(state, 0))
    if cost <= ARMY_BUDGET:
        return []
    return [say("skirmish-roster-army-too-dear", cost=cost, most=ARMY_BUDGET)]


def too_many_copies(cards: Cards) -> list[Message]:
    return [
        say("skirmish-roster-too-many-copies", card=term(card), copies=copies, most=limit_of(card))
        for card, copies in cards.items()
        if copies > limit_of(card)
    ]


def limit_of(card: str) -> int:
    """How many copies of a card may be in a list."""
    if card in NUMBERS:
        return DEPLOYMENTS[NUMBERS[card]].copies
    return COPIES[COMMAND_NUMBERS[card]]


def wrong_affiliation(state: Skirmish, cards: Cards) -> list[Message]:
    whose, allies = int(armies.affiliation_of(state, 0)), int(armies.allies_of(state, 0))
    others = [it for it in cards if it in NUMBERS and AFFILIATION[NUMBERS[it]] != whose]
    joining = [it for it in others if is_ally(NUMBERS[it], allies)]
    strangers = [it for it in others if it not in joining]
    reasons: list[Message] = []
    if strangers:
        reasons.append(
            say(
                "skirmish-roster-wrong-affiliation",
                affiliation=Term(f"skirmish-affiliation-{AFFILIATION_NAMES[whose]}"),
                cards=Terms(tuple(key_of(it) for it in strangers)),
            )
        )
    many = sum(cards[it] for it in joining)
    if many > MOST_ALLIES:
        reasons.append(say("skirmish-roster-too-many-allies", cards=many, most=MOST_ALLIES))
    return reasons


def is_ally(card: int, allies: int) -> bool:
    return bool(FIGURES[card]) and allies == AFFILIATION[card]


def deck_too_large(state: Skirmish) -> list[Message]:
    size = int(armies.deck_size(state, 0))
    if size <= DECK_SIZE:
        return []
    return [say("skirmish-roster-deck-full", cards=size, needed=DECK_SIZE)]


def deck_too_dear(state: Skirmish) -> list[Message]:
    """Thirteen cards cost nothing, so whatever is within the budget can still be filled up."""
    cost, budget = int(armies.deck_cost(state, 0)), int(armies.budget_of(state, 0))
    if cost <= budget:
        return []
    return [say("skirmish-roster-deck-too-dear", cost=cost, most=budget)]


# One more card.


def refusals(cards: Cards) -> dict[str, Message]:
    """By card: why one more of it cannot join the list. Cards that can are left out."""
    before = over_limits(cards)
    refused: dict[str, Message] = {}
    for card in [*ARMY, *DECK]:
        reason = why_not_join(cards, card, before)
        if reason is not None:
            refused[card] = reason
    return refused


def why_not_join(cards: Cards, card: str, before: list[Message]) -> Message | None:
    """The first limit that a card would break; what is wrong already, and gets no worse, is not
    held against it.
    """
    copies = cards.get(card, 0)
    if copies >= limit_of(card):
        return say("skirmish-roster-enough-copies", card=term(card), most=limit_of(card))
    for reason in over_limits({**cards, card: copies + 1}):
        if reason not in before:
            return reason
    return None


# At a table.


def actions_of(cards: Cards) -> list[int]:
    """The answers that make a list at a table: a ready one is named, another is built.

    Upgrades come first, because an alliance lets others join.
    """
    for number, ready in enumerate(READY_LISTS):
        if in_order(cards) == cards_of(ready):
            return [moves.LIST + number]
    whose = int(armies.affiliation_of(laid_out(cards), 0))
    own = sorted(
        [NUMBERS[name] for name in cards if name in NUMBERS],
        key=lambda it: (FIGURES[it] > 0, AFFILIATION[it] != whose, it),
    )
    enlisted = [moves.ENLIST + it for it in own for _ in range(cards[ARMY[it]])]
    included = [
        moves.INCLUDE + number
        for number, name in enumerate(DECK)
        for _ in range(cards.get(name, 0))
    ]
    return [*enlisted, *included, moves.END]


def cards_of(ready: ReadyList) -> dict[str, int]:
    return counted(
        [*(DEPLOYMENT_NAMES[it] for it in ready.army), *(COMMAND_NAMES[it] for it in ready.deck)]
    )


READY: Final = {ready.name: cards_of(ready) for ready in READY_LISTS}


# What cards are called.


def key_of(card: str) -> str:
    return f"skirmish-card-{card}" if card in NUMBERS else f"skirmish-command-{card}"


def term(card: str) -> Term:
    return Term(key_of(card))
