"""What a seat cannot know, drawn again.

A player knows the own cards, and of the opponent's what was played or discarded, how many cards
are in hand, and which upgrades are in the army. The rest of the opponent's command deck is any
legal one: every choice of cards that the limits allow is as likely as another.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pentarch.core.bits import byte, lowest
from pentarch.core.rng import Rng
from pentarch.core.steps import extra_of, player_of, step, verb_of
from pentarch.core.zones import Deck
from pentarch.games.skirmish import verbs
from pentarch.games.skirmish.cards import (
    COMMAND_BUDGET,
    COMMAND_COST,
    COPIES,
    DEPLOYMENTS,
    KINDS,
    UPGRADES,
)
from pentarch.games.skirmish.state import (
    CARD_ROOM,
    DISCARDS,
    Position,
    copies_of,
    hand_size,
)

CARDS: Final = 16  # numbers of cards, 0..15
POINTS: Final = 19  # points, 0..18
_NO_WAYS: Final = vec[i64]([0] * ((KINDS + 1) * CARDS * POINTS))


def redeal(state: Position, player: i64, rng: Rng) -> None:
    """For a player, or for a spectator (-1). When all is over, all cards lie open."""
    other: i64 = 0
    while other < 2:
        if other == player or state.winners:
            state.decks[other].sort()
        else:
            redeal_cards(state, other, rng)
        other += 1
    forget(state, rng)


def redeal_cards(state: Position, player: i64, rng: Rng) -> None:
    """Draw a deck and a hand again that nobody else has seen."""
    hand = hand_size(state, player)
    unseen = hand + state.decks[player].size
    deck = Deck(vec[u8](), 0)
    draw_deck(state, player, unseen, deck, rng)
    deal_hand(state, player, hand, deck, rng)
    deck.sort()
    state.decks[player] = deck
    redraw_plan(state, player, rng)


def forget(state: Position, rng: Rng) -> None:
    """What will come up, what was noted, and who watches are no part of the new world."""
    state.rng = rng.seed()
    state.events = None
    state.chance = None


# A legal deck.


def draw_deck(state: Position, player: i64, many: i64, deck: Deck, rng: Rng) -> None:
    """So many cards that are still unseen, kind by kind, each choice by its number of ways."""
    budget = budget_of(state, player)
    ways = ways_to_fill(state, player)
    kind: i64 = 0
    while kind < KINDS:
        left = i64(COPIES[kind]) - copies_of(state, player, DISCARDS, kind)
        cost = i64(COMMAND_COST[kind])
        ticket = below_word(rng, ways[place(kind, many, budget)])
        copies: i64 = 0
        while True:
            share = ways[place(kind + 1, many - copies, budget - copies * cost)]
            if ticket < share or copies == min(left, many) or (copies + 1) * cost > budget:
                break
            ticket -= share
            copies += 1
        many -= copies
        budget -= copies * cost
        while copies > 0:
            deck.add(kind)
            copies -= 1
        kind += 1


def place(kind: i64, cards: i64, points: i64) -> i64:
    return (kind * CARDS + cards) * POINTS + points


def ways_to_fill(state: Position, player: i64) -> vec[i64]:
    """From each kind on: how many ways there are to choose so many cards for so many points."""
    ways = _NO_WAYS[:]
    points: i64 = 0
    while points < POINTS:
        ways[place(KINDS, 0, points)] = 1
        points += 1
    kind: i64 = KINDS - 1
    while kind >= 0:
        left = i64(COPIES[kind]) - copies_of(state, player, DISCARDS, kind)
        add_ways(ways, kind, left, i64(COMMAND_COST[kind]))
        kind -= 1
    return ways


def add_ways(ways: vec[i64], kind: i64, left: i64, cost: i64) -> None:
    cards: i64 = 0
    while cards < CARDS:
        points: i64 = 0
        while points < POINTS:
            total: i64 = 0
            copies: i64 = 0
            while copies <= left and copies <= cards and copies * cost <= points:
                total += ways[place(kind + 1, cards - copies, points - copies * cost)]
                copies += 1
            ways[place(kind, cards, points)] = total
            points += 1
        cards += 1


def below_word(rng: Rng, bound: i64) -> i64:
    """A number below a bound that may be larger than one draw can give."""
    million: i64 = 1 << 20
    if bound < million:
        return rng.below(bound)
    high = bound // million + 1
    number = bound
    while number >= bound:
        number = rng.below(high) * million + rng.below(million)
    return number


def budget_of(state: Position, player: i64) -> i64:
    """The points that the unseen cards may cost."""
    budget: i64 = COMMAND_BUDGET
    upgrades = byte(state.upgrades, player)
    while upgrades:
        budget += DEPLOYMENTS[UPGRADES + lowest(upgrades)].command_budget
        upgrades &= upgrades - 1
    kind: i64 = 0
    while kind < KINDS:
        budget -= copies_of(state, player, DISCARDS, kind) * i64(COMMAND_COST[kind])
        kind += 1
    return budget


# The hand.


def deal_hand(state: Position, player: i64, many: i64, deck: Deck, rng: Rng) -> None:
    hand = player * 2 * CARD_ROOM
    kind: i64 = 0
    while kind < KINDS:
        state.cards[hand + kind] = u8(0)
        kind += 1
    while many > 0:
        state.cards[hand + deck.take_at(rng.below(deck.size))] += u8(1)
        many -= 1


def redraw_plan(state: Position, player: i64, rng: Rng) -> None:
    """A player who must discard one of the cards just drawn has drawn as many others."""
    asked = state.pending.top
    if verb_of(asked) != verbs.DISCARD_DRAWN or player_of(asked) != player:
        return
    first = held(state, player, rng.below(hand_size(state, player)), -1)
    second: i64 = verbs.NO_CARD
    if extra_of(asked) >> 6 != verbs.NO_CARD:
        second = held(state, player, rng.below(hand_size(state, player) - 1), first)
    drawn = min(first, second) | max(first, second) << 6
    amount = (asked >> 16) & 0xFFFFF
    state.pending.replace(step(verbs.DISCARD_DRAWN, player, False, amount, drawn))


def held(state: Position, player: i64, number: i64, without: i64) -> i64:
    """The card of a hand with a number, leaving one copy of a card out."""
    kind: i64 = 0
    while True:
        copies = i64(state.cards[player * 2 * CARD_ROOM + kind]) - i64(kind == without)
        if number < copies:
            return kind
        number -= copies
        kind += 1
