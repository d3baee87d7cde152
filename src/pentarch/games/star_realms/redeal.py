"""What a seat cannot know, drawn again.

Everything but draws happens in the open, so everybody knows which cards a player has
in hand and deck together; only how they are split is hidden, except for cards that were
seen on their way into the hand. The order of decks is nobody's.
"""

from __future__ import annotations

from mypy_extensions import i64

from pentarch.core.bits import has, lowest
from pentarch.core.rng import Rng
from pentarch.games.star_realms.state import HAND, KNOWN, Position, Side, eyes_on


def redeal(state: Position, player: i64, rng: Rng) -> None:
    other: i64 = 0
    while other < state.players:
        side = state.sides[other]
        if player < 0 or not has(eyes_on(state, other), player):
            deal_again(side, rng)
        else:
            side.deck.sort()
        other += 1
    state.deck.sort()
    state.rng = rng.seed()
    state.events = None
    state.chance = None


def deal_again(side: Side, rng: Rng) -> None:
    """Shuffle the unknown cards of the hand into the deck and draw as many."""
    deck = side.deck
    drawn: i64 = 0
    kinds = side.kinds[HAND]
    while kinds:
        card = lowest(kinds)
        unknown = side.count(HAND, card) - side.count(KNOWN, card)
        drawn += unknown
        while unknown > 0:
            side.remove(HAND, card)
            deck.add(card)
            unknown -= 1
        kinds &= kinds - 1
    deck.sort()
    while drawn > 0:
        side.add(HAND, deck.take_at(rng.below(deck.size)))
        drawn -= 1
    deck.sort()
