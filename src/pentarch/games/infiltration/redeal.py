"""What a seat cannot know, drawn again.

A player knows the own cards, the hands seen, the values that everybody knows a
hand is not, and which hands are even. The other hands are dealt anew until they
fit all of that, so every world that fits is as likely as it should be. What another
has seen is kept only as far as everybody knows it.
"""

from mypy_extensions import i64

from pentarch.core.bits import bit, has, nibble, with_nibble
from pentarch.core.rng import Rng
from pentarch.games.infiltration.state import Position, hand_of, is_excluded, is_shown, value_of


def redeal(state: Position, player: i64, rng: Rng) -> None:
    hidden = hidden_hands(state, player)
    deck = state.deck
    other: i64 = 0
    while other < state.players:
        if has(hidden, other):
            deck.add(hand_of(state, other))
        other += 1
    mover = state.pending.player()
    drawn_is_hidden = player != mover and state.drawn != 15
    if drawn_is_hidden:
        deck.add(state.drawn)

    deck.sort()
    while True:
        other = 0
        while other < state.players:
            if has(hidden, other):
                card = deck.take_at(rng.below(deck.size))
                state.hands = with_nibble(state.hands, other, card)
            other += 1
        if fits(state, hidden):
            break
        put_back(state, hidden)
        deck.sort()
    if drawn_is_hidden:
        state.drawn = deck.take_at(rng.below(deck.size))
    state.known = state.seen | state.known & (known_to(player) | known_of(state, player))
    state.rng = rng.seed()
    state.events = None
    state.chance = None


def known_to(player: i64) -> i64:
    """The player's bit in all four hands' masks; a spectator has none."""
    return bit(player) * 0x1111 if player >= 0 else 0


def known_of(state: Position, player: i64) -> i64:
    """The mask of who knows the player's hand: of two players each can tell what the other saw."""
    return bit(player << 2) * 15 if player >= 0 and state.players == 2 else 0


def hidden_hands(state: Position, player: i64) -> i64:
    """A mask: whose cards the player cannot name."""
    if is_shown(state):
        return 0
    hidden = state.inside
    if player >= 0:
        hidden &= ~bit(player)
    other: i64 = 0
    while other < state.players:
        if player >= 0 and has(nibble(state.known, other), player):
            hidden &= ~bit(other)
        other += 1
    return hidden


def fits(state: Position, hidden: i64) -> bool:
    """Whether the hidden hands agree with what everybody knows."""
    player: i64 = 0
    while player < state.players:
        if has(hidden, player):
            value = value_of(hand_of(state, player))
            if is_excluded(state, player, value) or not is_even(state, player, value):
                return False
        player += 1
    return True


def is_even(state: Position, player: i64, value: i64) -> bool:
    """Whether all hands known to be of equal value with the player's are."""
    tied = nibble(state.tied, player)
    other: i64 = 0
    while tied:
        if tied & 1 and value_of(hand_of(state, other)) != value:
            return False
        tied >>= 1
        other += 1
    return True


def put_back(state: Position, hidden: i64) -> None:
    player: i64 = 0
    while player < state.players:
        if has(hidden, player):
            state.deck.add(hand_of(state, player))
        player += 1
