"""The deck, the discard pile and the hands: how cards come and go."""

from mypy_extensions import i64

from pentarch.core.bits import bit
from pentarch.games.commanders import happenings
from pentarch.games.commanders.cards import HAND_AND_FLEET, KINDS
from pentarch.games.commanders.state import Position, first_of, fleet_of, holds, one, size_of


def refill(state: Position, player: i64) -> None:
    """Draw until hand and fleet together are five cards: what every action comes to."""
    missing = HAND_AND_FLEET - size_of(state.hands[player]) - size_of(fleet_of(state, player))
    while missing > 0:
        draw_card(state, player)
        missing -= 1


def draw_card(state: Position, player: i64) -> None:
    """Draw a card; when the deck is empty the discards become the deck (ruling B16)."""
    if state.deck.size == 0:
        reshuffle(state)
    card = state.draw(state.deck, bit(player))
    state.hands[player] += one(card)
    if state.barred:
        state.barred &= ~((bit(KINDS) - 1) << (player * KINDS))
    if state.events is not None:
        state.note_secret(happenings.DRAW, bit(player), (player,), (card,))


def reshuffle(state: Position) -> None:
    discards = state.discards
    assert discards.size > 0, "deck and discards hold 57 cards at least (ruling B17)"
    if state.events is not None:
        state.note(happenings.RESHUFFLE, discards.size)
    place: i64 = 0
    while place < discards.size:
        state.deck.add(discards.at(place))
        place += 1
    discards.clear()


def leave_hand(state: Position, player: i64, card: i64) -> None:
    """A card is played from a hand; if one of its kind was known to be there, it is that one."""
    state.hands[player] -= one(card)
    if holds(state.known[player], card):
        state.known[player] -= one(card)


def enter_hand_openly(state: Position, player: i64, ship: i64) -> None:
    """Everybody sees the ship go into the hand, and remembers it."""
    state.hands[player] += one(ship)
    state.known[player] += one(ship)


def discard_all(state: Position, cards: i64) -> None:
    """Put cards on the discard pile, in order of kind."""
    while cards:
        card = first_of(cards)
        state.discards.push(card)
        cards -= one(card)
