"""Everything a match of Infiltration is.

Small numbers, one a player, are packed in words: a nibble (hands, tokens, known,
seen, tied) or a byte (excluded) each. The set-aside card is one of the cards of
the deck, which nobody may look into: it is drawn when it is needed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pentarch.core.bits import byte, nibble
from pentarch.core.state import State
from pentarch.core.steps import Steps
from pentarch.core.zones import Deck, Pile
from pentarch.games.infiltration.cards import VALUES

# The options, as bits of `state.rules`.
HAN_OPTIONAL: Final = 1
SECOND_TRY_COMPULSORY: Final = 2
FULL_TIE_WINS_NOTHING: Final = 4
PLAY_OFF: Final = 8

NO_HANDS: i64 = 0xFFFF


@mypyc_attr(acyclic=True)
class Position(State):
    def __init__(
        self,
        players: i64,
        rng: i64,
        rules: i64,
        goal: i64,
        pending: Steps,
        deck: Deck,
        discards: Pile,
    ) -> None:
        super().__init__(players, rng)
        self.rules: i64 = rules  # the options in force, as bits
        self.goal: i64 = goal  # tokens to win
        self.pending: Steps = pending
        self.deck: Deck = deck  # the cards nobody has seen, the set-aside one among them
        self.aside: i64 = 1  # 1 until the set-aside card is taken
        self.removed: i64 = 0xFFF  # three nibbles: the cards removed face up, if two play
        self.discards: Pile = discards  # this round's: laid_down()
        self.hands: i64 = 0xFFFF
        self.drawn: i64 = 15  # the second card of the player whose turn it is
        self.inside: i64 = 0  # a mask: who is still in the round
        self.protected: i64 = 0  # a mask
        self.known: i64 = 0  # a mask of who knows each hand; each knows the own part of it
        self.seen: i64 = 0  # the same as far as everybody knows it
        self.excluded: i64 = (
            0  # a mask of the values (bit value-1) that everybody knows a hand is not
        )
        self.tied: i64 = 0  # a mask of hands that everybody knows to be of equal value
        self.tokens: i64 = 0
        self.rounds: i64 = 0
        self.starter: i64 = 0
        self.winners: i64 = 0  # a mask, set when the match is over

    def copy_into(self, twin: Position) -> None:
        """Give a twin, made with copies of the zones, all the rest."""
        twin.aside = self.aside
        twin.removed = self.removed
        twin.hands = self.hands
        twin.drawn = self.drawn
        twin.inside = self.inside
        twin.protected = self.protected
        twin.known = self.known
        twin.seen = self.seen
        twin.excluded = self.excluded
        twin.tied = self.tied
        twin.tokens = self.tokens
        twin.rounds = self.rounds
        twin.starter = self.starter
        twin.winners = self.winners
        twin.barrier = self.barrier


def hand_of(state: Position, player: i64) -> i64:
    """The card that a player holds, without the one just drawn."""
    return nibble(state.hands, player)


def value_of(card: i64) -> i64:
    return nibble(VALUES, card)


def knows(state: Position, player: i64, other: i64) -> bool:
    """Whether a player has seen the card that another holds."""
    return (nibble(state.known, other) >> player) & 1 != 0


def is_excluded(state: Position, player: i64, value: i64) -> bool:
    """Whether everybody knows that the player's card has not that value."""
    return (byte(state.excluded, player) >> (value - 1)) & 1 != 0


def is_shown(state: Position) -> bool:
    """Whether all hands are open: the match ended in a showdown, not with a last survivor."""
    return state.winners != 0 and state.inside & (state.inside - 1) != 0


def tokens_of(state: Position, player: i64) -> i64:
    return nibble(state.tokens, player)


def sum_of(state: Position, player: i64) -> i64:
    """The values of the player's discards of this round, added up."""
    total: i64 = 0
    place: i64 = 0
    while place < state.discards.size:
        laid = state.discards.at(place)
        if (laid >> 4) & 3 == player:
            total += value_of(laid & 15)
        place += 1
    return total


def cards_in_deck(state: Position) -> i64:
    """How many cards can still be drawn; the set-aside one is not among them."""
    return state.deck.size - state.aside
