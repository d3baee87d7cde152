"""What a seat cannot know, drawn again.

A player knows the own hand, the cards that went openly into a hand and are still there,
and that whoever could not make a move held no card which could have been played.
All else in the other hands is dealt anew, and every world that fits is as likely as
another.
"""

from mypy_extensions import i64

from pentarch.core.bits import has, nibble
from pentarch.core.rng import Rng
from pentarch.core.steps import extra_of, player_of, verb_of
from pentarch.core.zones import Deck
from pentarch.games.commanders import verbs
from pentarch.games.commanders.cards import KINDS
from pentarch.games.commanders.state import (
    Position,
    barred_of,
    gifts,
    one,
    size_of,
)


def redeal(state: Position, player: i64, rng: Rng) -> None:
    unseen = gather(state, player)
    state.deck.sort()
    while not deal(state, unseen, rng) or not fits(state, player):
        gather(state, player)
        state.deck.sort()
    state.pile.sort()
    state.rng = rng.seed()
    state.events = None
    state.chance = None


def gather(state: Position, player: i64) -> i64:
    """Put the unseen cards of the other hands into the deck; how many each gave, in nibbles."""
    deck, hands, known = state.deck, state.hands, state.known
    unseen: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != player:
            hidden = hands[other] - known[other]
            unseen |= size_of(hidden) << (other << 2)
            kind: i64 = 0
            while hidden:
                copies = hidden & 15
                while copies > 0:
                    deck.add(kind)
                    copies -= 1
                hidden >>= 4
                kind += 1
            hands[other] = known[other]
        other += 1
    return unseen


def deal(state: Position, unseen: i64, rng: Rng) -> bool:
    """Deal so many cards to each; false if chance must try again.

    First come the hands that can hold some kinds only. Each of their cards is picked
    among those that fit, which alone would favour worlds where few fit; such a deal is
    dropped as often as makes up for it.
    """
    deck = state.deck
    if state.barred:
        player: i64 = 0
        while player < state.players:
            if barred_of(state, player) and nibble(unseen, player):
                if not deal_among(state, player, unseen, rng):
                    return False
            player += 1
    player = 0
    while player < state.players:
        if not barred_of(state, player):
            cards = nibble(unseen, player)
            hand = state.hands[player]
            while cards > 0:
                hand += one(deck.take_at(rng.below(deck.size)))
                cards -= 1
            state.hands[player] = hand
        player += 1
    return True


def deal_among(state: Position, player: i64, unseen: i64, rng: Rng) -> bool:
    """Deal cards of the kinds that the hand can hold; see `deal`."""
    deck = state.deck
    cards = nibble(unseen, player)
    barred = barred_of(state, player)
    most = fitting(deck, barred) + taken_before(state, player, unseen, barred)
    while cards > 0:
        fit = fitting(deck, barred)
        if rng.below(most) >= fit:
            return False
        take_fitting(state, player, barred, rng.below(fit))
        most -= 1
        cards -= 1
    return True


def fitting(deck: Deck, barred: i64) -> i64:
    """How many cards of the deck are of no barred kind."""
    many: i64 = 0
    place: i64 = 0
    while place < deck.size:
        if not has(barred, i64(deck.room[place])):
            many += 1
        place += 1
    return many


def taken_before(state: Position, player: i64, unseen: i64, barred: i64) -> i64:
    """How many cards that would have fitted this hand were dealt to the hands before it."""
    many: i64 = 0
    other: i64 = 0
    while other < player:
        if barred_of(state, other) and nibble(unseen, other):
            dealt = state.hands[other] - state.known[other]
            kind: i64 = 0
            while kind < KINDS:
                if not has(barred, kind):
                    many += nibble(dealt, kind)
                kind += 1
        other += 1
    return many


def take_fitting(state: Position, player: i64, barred: i64, chosen: i64) -> None:
    """Deal the chosen one of the cards that fit."""
    deck = state.deck
    place: i64 = 0
    while True:
        if not has(barred, i64(deck.room[place])):
            if chosen == 0:
                state.hands[player] += one(deck.take_at(place))
                return
            chosen -= 1
        place += 1


def fits(state: Position, player: i64) -> bool:
    """Whoever has stolen a ship must hold another to give for it."""
    asked = state.pending.top
    mover = player_of(asked)
    if verb_of(asked) != verbs.GIVE or mover == player:
        return True
    return gifts(state, mover, extra_of(asked)) != 0
