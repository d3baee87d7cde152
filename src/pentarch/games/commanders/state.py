"""Everything a game of Commanders of the Empire is.

The few cards of a hand, a line or a fleet are counted by kind in one word, a nibble a
kind. All ships that lie in the open are in `table`: the four lines, then the
fleets, so that a swap need not ask which is which. Small numbers, one a player,
are packed in words as well.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pentarch.core.bits import bit, lowest, nibble
from pentarch.core.state import State
from pentarch.core.steps import Steps
from pentarch.core.zones import Deck, Pile
from pentarch.games.commanders.cards import KINDS, PLANET_COUNT, SLOTS, VALUE

# The options, as bits of `state.rules`; above them the special that has eight copies.
NULL_SWAPS: Final = 1  # ships may change places though nothing changes
PARTIAL_SPECIALS: Final = 2  # a special may be played though it cannot take full effect
EIGHT: Final = 2  # the shift of the special, counted from the first one

# A nibble of 1 for each kind: of the ships, of all cards.
ALL_SHIPS: Final = 0x1111111
ALL_KINDS: Final = 0x11111111111

# What became of a planet, besides the number of the player who captured it.
DESTROYED: Final = 14
IN_PLAY: Final = 15


@mypyc_attr(acyclic=True)
class Position(State):
    def __init__(
        self,
        players: i64,
        rng: i64,
        rules: i64,
        cap: i64,
        pending: Steps,
        deck: Deck,
        discards: Pile,
        pile: Deck,
        hands: vec[i64],
        known: vec[i64],
        table: vec[i64],
    ) -> None:
        super().__init__(players, rng)
        self.rules: i64 = rules  # the options in force, as bits (above)
        self.cap: i64 = cap  # the game is scored as it stands after so many turns
        self.pending: Steps = pending
        self.deck: Deck = deck
        self.discards: Pile = discards
        self.pile: Deck = pile  # the planets that nobody has seen
        self.hands: vec[i64] = hands  # cards in a word, one word a player
        self.known: vec[i64] = known  # those cards of each hand that everybody has seen
        self.table: vec[i64] = table  # ships in a word, one word a place: lines, then fleets
        self.barred: i64 = 0  # 11 bits a player: the kinds that no unseen card of the hand is
        self.open: i64 = 0xFFFF  # a nibble a slot: the planet there
        self.fates: i64 = 0xFFFFFFFFFFFFFF  # a nibble a planet: who has it
        self.stuck: i64 = 0  # a nibble a player: turns without a move since the last progress
        self.turns: i64 = 0  # turns that are over
        self.resets: i64 = 0  # how often everything was dealt anew because of a circle
        self.winners: i64 = 0  # a mask, set when the game is over

    def copy_into(self, twin: Position) -> None:
        """Give a twin, made with copies of the zones, all the rest."""
        twin.barred = self.barred
        twin.open = self.open
        twin.fates = self.fates
        twin.stuck = self.stuck
        twin.turns = self.turns
        twin.resets = self.resets
        twin.winners = self.winners
        twin.barrier = self.barrier


# Cards in a word.


def one(card: i64) -> i64:
    """A single card."""
    return bit(card << 2)


def holds(cards: i64, card: i64) -> bool:
    return nibble(cards, card) != 0


def kinds_of(cards: i64) -> i64:
    """One card of each kind that is there."""
    return (cards | cards >> 1 | cards >> 2) & ALL_KINDS


def ships_of(cards: i64) -> i64:
    """One ship of each kind that is there."""
    return (cards | cards >> 1 | cards >> 2) & ALL_SHIPS


def size_of(cards: i64) -> i64:
    """How many cards there are: the nibbles added up, by casting out fifteens."""
    return cards % 15


def first_of(cards: i64) -> i64:
    """The lowest kind that is there; there must be one."""
    return lowest(cards) >> 2


def listed(cards: i64) -> list[int]:
    """The cards, in order of kind."""
    return [kind for kind in range(KINDS) for _ in range(nibble(cards, kind))]


# Places.


def fleet_place(player: i64) -> i64:
    return SLOTS + player


def fleet_of(state: Position, player: i64) -> i64:
    return state.table[SLOTS + player]


def planet_at(state: Position, slot: i64) -> i64:
    return nibble(state.open, slot)


def value_at(state: Position, slot: i64) -> i64:
    """The points of the planet there, and the ships that its line can hold."""
    return i64(VALUE[nibble(state.open, slot)])


def is_full(state: Position, slot: i64) -> bool:
    return size_of(state.table[slot]) == value_at(state, slot)


def matches(state: Position, player: i64, slot: i64) -> i64:
    """The kinds of ships that a fleet has in common with a line."""
    return kinds_of(fleet_of(state, player)) & state.table[slot]


def can_capture(state: Position, player: i64, slot: i64) -> bool:
    """The line must be full, and all but one of its ships must be in the fleet."""
    needed = value_at(state, slot) - 1
    return is_full(state, slot) and size_of(matches(state, player, slot)) >= needed


# Players.


def next_player(state: Position, player: i64) -> i64:
    """The next player clockwise: the left neighbour."""
    return player + 1 if player + 1 < state.players else i64(0)


def neighbour(state: Position, player: i64, side: i64) -> i64:
    """The left neighbour (side 0) or the right one."""
    if side == 0:
        return next_player(state, player)
    return player - 1 if player > 0 else state.players - 1


def barred_of(state: Position, player: i64) -> i64:
    """A mask: kinds that, as everybody can tell, no unseen card of the hand is."""
    return (state.barred >> (player * KINDS)) & 0x7FF


def gifts(state: Position, player: i64, stolen: i64) -> i64:
    """The ships of a hand that may be given for the one stolen: another kind (rulings B2, B5)."""
    ships = ships_of(state.hands[player] - one(stolen))
    return ships if state.rules & NULL_SWAPS else ships & ~one(stolen)


def captured(state: Position, player: i64, value: i64) -> i64:
    """How many planets of that value the player has captured."""
    many: i64 = 0
    planet: i64 = 0
    while planet < PLANET_COUNT:
        if nibble(state.fates, planet) == player and i64(VALUE[planet]) == value:
            many += 1
        planet += 1
    return many


def points_of(state: Position, player: i64) -> i64:
    points: i64 = 0
    planet: i64 = 0
    while planet < PLANET_COUNT:
        if nibble(state.fates, planet) == player:
            points += i64(VALUE[planet])
        planet += 1
    return points
