"""What a seat cannot know, drawn again.

A player knows the own cards, the hands seen, the values that everybody knows a
hand is not, and which hands are even. The other hands are dealt anew until they
fit all of that, so every world that fits is as likely as it should be. What another
has seen is kept only as far as everybody knows it.
"""

from mypy_extensions import i64

from pentarch.core.bits import bit, has, lowest, nibble, with_nibble
from pentarch.core.rng import Rng
from pentarch.games.infiltration.state import Position, hand_of, is_excluded, is_shown, value_of


def redeal(state: Position, player: i64, rng: Rng) -> None:
    hidden = hidden_hands(state, player)
    deck = state.deck
    put_back(state, hidden)
    drawn_is_hidden = state.drawn != 15 and player != state.pending.player()
    if drawn_is_hidden:
        deck.add(state.drawn)

    deal(state, hidden, rng)
    while not fits(state, hidden):
        put_back(state, hidden)
        deal(state, hidden, rng)
    if drawn_is_hidden:
        state.drawn = deck.take_at(rng.below(deck.size))
    state.known = state.seen | state.known & (known_to(player) | known_of(state, player))
    state.rng = rng.seed()
    state.events = None
    state.chance = None


def put_back(state: Position, hidden: i64) -> None:
    while hidden:
        state.deck.add(hand_of(state, lowest(hidden)))
        hidden &= hidden - 1


def deal(state: Position, hidden: i64, rng: Rng) -> None:
    deck = state.deck
    deck.sort()
    hands = state.hands
    while hidden:
        hands = with_nibble(hands, lowest(hidden), deck.take_at(rng.below(deck.size)))
        hidden &= hidden - 1
    state.hands = hands


def known_to(player: i64) -> i64:
    """The player's bit in all four hands' masks; a spectator has none."""
    return bit(player) * 0x1111 if player >= 0 else i64(0)


def known_of(state: Position, player: i64) -> i64:
    """The mask of who knows the player's hand: of two players each can tell what the other saw."""
    return bit(player << 2) * 15 if player >= 0 and state.players == 2 else i64(0)


def hidden_hands(state: Position, player: i64) -> i64:
    """A mask: whose cards the player cannot name."""
    if is_shown(state):
        return 0
    hidden = state.inside
    if player < 0:
        return hidden
    hidden &= ~bit(player)
    rest = hidden if state.known else i64(0)
    while rest:
        other = lowest(rest)
        if has(nibble(state.known, other), player):
            hidden &= ~bit(other)
        rest &= rest - 1
    return hidden


def fits(state: Position, hidden: i64) -> bool:
    """Whether the hidden hands agree with what everybody knows."""
    if not state.excluded | state.tied:
        return True
    while hidden:
        player = lowest(hidden)
        value = value_of(hand_of(state, player))
        if is_excluded(state, player, value) or not is_even(state, player, value):
            return False
        hidden &= hidden - 1
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
