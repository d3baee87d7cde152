"""Which questions of a round of Infiltration for two are taken for one.

The number of a kind has, bit by bit, what the player who is asked holds, knows of the
opponent's card and has counted. Numbers that could be named are taken in an order of their
own: 8, 7, 6, then 5 to 2 by how many are unseen. docs/BOTS.md says why.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, byte, has, nibble, packed, with_nibble
from pentarch.core.policies import Abstraction
from pentarch.core.state import State
from pentarch.games.infiltration import moves, verbs
from pentarch.games.infiltration.cards import (
    BOBA,
    C3PO,
    LEIA,
    LOWEST_GUESS,
    LUKE,
    NO_CARD,
    OBIWAN,
    R2D2,
    VADER,
)
from pentarch.games.infiltration.state import (
    HAN_OPTIONAL,
    SECOND_TRY_COMPULSORY,
    Position,
    cards_in_deck,
    hand_of,
    knows,
    sum_of,
    value_of,
)

# How many cards of each value there are, a nibble each.
COPIES: Final[i64] = packed([0, 6, 2, 2, 2, 2, 1, 1, 1])
LATE: Final = 3  # with so few cards in the deck every count matters

NUMBERS: Final = 7  # that can be named


@final
class InfiltrationRounds(Abstraction):
    """A fine one tells more questions apart: it is for a rival who learns to beat a policy."""

    def __init__(self, is_fine: bool = False) -> None:
        self.is_fine: bool = is_fine

    def is_covered(self, state: State) -> bool:
        assert isinstance(state, Position)
        changed: i64 = HAN_OPTIONAL | SECOND_TRY_COMPULSORY
        return state.players == 2 and state.rules & changed == 0

    def narrow(self, state: State, legal: vec[i64], many: i64) -> i64:
        assert isinstance(state, Position)
        if many == 1:
            return 1
        return narrow(state, legal, many)

    def kind(self, state: State) -> i64:
        assert isinstance(state, Position)
        return kind_of(state, self.is_fine)

    def width(self, kind: i64) -> i64:
        return width_of(kind)

    def slot(self, state: State, action: i64) -> i64:
        assert isinstance(state, Position)
        return slot_of(state, action)


# Counting.


def unseen(state: Position, player: i64) -> i64:
    """How many cards of each value the opponent may hold, a nibble each."""
    other = 1 - player
    if knows(state, player, other):
        return with_nibble(0, value_of(hand_of(state, other)), 1)
    counts: i64 = COPIES
    counts = less(counts, hand_of(state, player))
    if state.drawn != NO_CARD:
        counts = less(counts, state.drawn)
    place: i64 = 0
    while place < 3:
        counts = less(counts, nibble(state.removed, place))
        place += 1
    place = 0
    while place < state.discards.size:
        counts = less(counts, state.discards.at(place) & 15)
        place += 1
    excluded = byte(state.excluded, other)
    value: i64 = 1
    while excluded:
        if excluded & 1:
            counts = with_nibble(counts, value, 0)
        excluded >>= 1
        value += 1
    return counts


def less(counts: i64, card: i64) -> i64:
    """The counts without a card."""
    return counts - (bit(value_of(card) << 2))


def total(counts: i64) -> i64:
    many: i64 = 0
    while counts:
        many += counts & 15
        counts >>= 4
    return many


# What is worth a thought.

LOST: Final = 0
IDLE: Final = 1  # names a number that cannot be right
OPEN: Final = 2
SURE: Final = 3


def narrow(state: Position, legal: vec[i64], many: i64) -> i64:
    """Take a sure win at once; leave out what loses for sure, and numbers that cannot be right."""
    player = state.pending.player()
    counts = unseen(state, player)
    kept: i64 = 0
    index: i64 = 0
    while index < many:
        sense = sense_of(state, player, legal[index], counts)
        if sense == SURE:
            legal[0] = legal[index]
            return 1
        if sense == OPEN:
            legal[kept] = legal[index]
            kept += 1
        index += 1
    return kept if kept > 0 else many


def sense_of(state: Position, player: i64, action: i64, counts: i64) -> i64:
    """What can be said of an answer by counting."""
    if state.pending.verb() == verbs.SECOND_TRY:
        return OPEN if action == moves.GIVE_UP else sense_of_number(counts, action - moves.TRY)
    card = moves.card_of(action)
    kept = hand_of(state, player) + state.drawn - card
    target = moves.target_of(action)
    if card == LEIA:
        return LOST
    if target < 0:
        return OPEN
    if card <= BOBA:
        return sense_of_number(counts, moves.number_of(action))
    if card == C3PO:
        return sense_of_comparison(counts, value_of(kept), False)
    if card == R2D2:
        return sense_of_comparison(counts, value_of(kept), True)
    if card == LUKE:
        if target == player:
            return LOST if kept == LEIA else OPEN
        return SURE if nibble(counts, value_of(LEIA)) == total(counts) else OPEN
    return OPEN


def sense_of_number(counts: i64, number: i64) -> i64:
    """If no number can be right, the lowest stands for all of them."""
    all = total(counts)
    if nibble(counts, number) == all:
        return SURE
    if nibble(counts, number) > 0 or (number == LOWEST_GUESS and nibble(counts, 1) == all):
        return OPEN
    return IDLE


def sense_of_comparison(counts: i64, mine: i64, higher_loses: bool) -> i64:
    all = total(counts)
    below = total(counts & (bit(mine << 2) - 1))
    above = all - below - nibble(counts, mine)
    if higher_loses:
        below, above = above, below
    if below == all:
        return SURE
    return LOST if above == all else OPEN


# The number of a kind of question.

SECOND: Final = 10  # stands for the second card when Boba Fett may try again

# Where its parts begin, in bits.
OTHER: Final = 4
PROTECTED: Final = 8
EXPOSED: Final = 9
LEFT: Final = 11
KNOWN: Final = 15
HIGH: Final = 19
LOW: Final = 22
LAST: Final = 29
LEAD: Final = 32
PAST: Final = 34


def kind_of(state: Position, is_fine: bool) -> i64:
    player = state.pending.player()
    other = 1 - player
    left = cards_in_deck(state)
    kind = cards_of(state, player) | left << LEFT
    if has(nibble(state.known, player), other):
        is_lower = kind & 15 == hand_of(state, player)
        kind |= bit(EXPOSED) if is_lower else bit(EXPOSED + 1)
    if has(state.protected, other):
        kind |= bit(PROTECTED)
    if knows(state, player, other):
        return kind | (hand_of(state, other) + 1) << KNOWN
    counts = unseen(state, player)
    kind |= high_counts(counts) << HIGH
    kind |= (low_counts(counts) if is_fine or left <= LATE else low_shape(counts)) << LOW
    kind |= last_discard(state, other) << LAST
    if left <= 2:
        kind |= lead_of(state, player) << LEAD
    return kind | last_cards(state) << PAST if is_fine else kind


def cards_of(state: Position, player: i64) -> i64:
    """The two cards, the lower kind first."""
    held = hand_of(state, player)
    if state.pending.verb() == verbs.SECOND_TRY:
        return held | SECOND << OTHER
    drawn = state.drawn
    return held | drawn << OTHER if held < drawn else drawn | held << OTHER


def high_counts(counts: i64) -> i64:
    """Three bits: whether the opponent may hold 6, 7 and 8."""
    return nibble(counts, 6) | nibble(counts, 7) << 1 | nibble(counts, 8) << 2


def low_counts(counts: i64) -> i64:
    """How many of 2 to 5 there are, each for itself."""
    return nibble(counts, 2) + 3 * (
        nibble(counts, 3) + 3 * (nibble(counts, 4) + 3 * nibble(counts, 5))
    )


def low_shape(counts: i64) -> i64:
    """Of how many of 2 to 5 there are two, and of how many one."""
    twos: i64 = 0
    ones: i64 = 0
    value: i64 = 2
    while value <= 5:
        many = nibble(counts, value)
        twos += many >> 1
        ones += many & 1
        value += 1
    return twos * 5 + ones


def last_discard(state: Position, other: i64) -> i64:
    """What the opponent's last turn tells: 1 Luke or Vader, 2 Obi-Wan, 0 anything else."""
    place = state.discards.size - 1
    while place >= 0:
        laid = state.discards.at(place)
        if (laid >> 4) & 3 == other:
            card = laid & 15
            if card == OBIWAN:
                return 2
            return 1 if card in (LUKE, VADER) else 0
        place -= 1
    return 0


def last_cards(state: Position) -> i64:
    """The last four discards with their owners, six bits each."""
    word: i64 = 0
    place = state.discards.size - 4
    while place < state.discards.size:
        word = word << 6 | (state.discards.at(place) + 1 if place >= 0 else i64(0))
        place += 1
    return word


def lead_of(state: Position, player: i64) -> i64:
    """Who has the higher sum of discards: it decides between equal cards."""
    lead = sum_of(state, player) - sum_of(state, 1 - player)
    if lead == 0:
        return 0
    return 1 if lead > 0 else 2


# The places of answers.


def width_of(kind: i64) -> i64:
    if (kind >> OTHER) & 15 == SECOND:
        return 1 + NUMBERS
    is_protected = has(kind, PROTECTED)
    one = kind & 15
    other = (kind >> OTHER) & 15
    width = ways_of(one, is_protected)
    return width if one == other else width + ways_of(other, is_protected)


def ways_of(card: i64, is_protected: bool) -> i64:
    """In how many ways a card can be discarded."""
    if card <= BOBA:
        return 1 if is_protected else NUMBERS
    return 2 if card == LUKE else 1


def slot_of(state: Position, action: i64) -> i64:
    player = state.pending.player()
    if state.pending.verb() == verbs.SECOND_TRY:
        if action == moves.GIVE_UP:
            return 0
        return 1 + rank_of(unseen(state, player), action - moves.TRY)
    card = moves.card_of(action)
    cards = cards_of(state, player)
    slot: i64 = 0
    if card != cards & 15:
        slot = ways_of(cards & 15, has(state.protected, 1 - player))
    target = moves.target_of(action)
    if card == LUKE:
        return slot + i64(target == player)
    if card <= BOBA and target >= 0:
        return slot + rank_of(unseen(state, player), moves.number_of(action))
    return slot


def rank_of(counts: i64, number: i64) -> i64:
    """The place of a number: 8, 7, 6, then 5 to 2, those first of which there are more."""
    if number >= 6:
        return 8 - number
    rank: i64 = 3
    many = nibble(counts, number)
    value: i64 = 2
    while value <= 5:
        if nibble(counts, value) > many or (nibble(counts, value) == many and value > number):
            rank += 1
        value += 1
    return rank
