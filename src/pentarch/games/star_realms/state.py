"""Everything a game of Star Realms is.

All that a player has is a `Side`. Its zones are bags, counted by kind, that lie in one
row of numbers, so that a side is copied at once (six bags of their own cost three times
as much). Decks are unordered; cards known to lie on top wait above them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from pentarch.core.bits import bit, byte, lowest
from pentarch.core.state import State, numbers_of
from pentarch.core.steps import Steps
from pentarch.core.zones import Deck
from pentarch.games.star_realms.cards import (
    ALLY_FOR,
    BASES,
    KINDS,
    NO_CARD,
    OUTPOSTS,
    ROW,
    USABLE,
    WITH_ALLY,
)

# The zones of a side.
HAND: Final = 0
IN_PLAY: Final = 1
DISCARD: Final = 2
READY: Final = 3  # bases in play whose own ability is unused
ALLIES: Final = 4  # cards in play whose ally ability is unused
KNOWN: Final = 5  # cards that everybody knows to be in hand
SCRAPPED: Final = 6  # cards that the player has scrapped
DAMAGED: Final = 7  # a boss's bases: not cards but damage, by kind
ZONES: Final = 8
TOP: Final = ZONES * KINDS  # from here: the known cards on top of the deck, in order
TOP_ROOM: Final = 40  # more than three sets can put there

# The modes.
DUEL: Final = 0
FREE_FOR_ALL: Final = 1
HUNTER: Final = 2
HYDRA: Final = 3
EMPEROR: Final = 4
RAID: Final = 5

# The options that change rules, as bits of `state.rules`.
DEFERRED_DISCARDS: Final = 1
STICKY_ALLIES: Final = 2
HIDDEN_HANDS: Final = 4
OLD_HYDRA: Final = 8  # version 2: see RULES.md

# A guise, what a Stealth Needle in play copies, is a byte: the kind + 1, and these.
UNUSED: Final = 64  # its ally ability has not been used
MET: Final = 128  # an ally has been beside it this turn


@final
@mypyc_attr(acyclic=True)
class Side:
    """What one player has."""

    def __init__(self, counts: vec[u8], kinds: vec[i64], deck: Deck) -> None:
        self.counts: vec[u8] = counts
        self.kinds: vec[i64] = kinds  # by zone, a mask: which kinds are there
        self.deck: Deck = deck
        self.on_top: i64 = 0  # how many known cards lie on top of the deck
        self.authority: i64 = 0  # of a hydra: kept by its first head
        self.trade: i64 = 0
        self.combat: i64 = 0
        self.charges: i64 = 0  # so many ships acquired may go on top of the deck
        self.fleet: i64 = 0  # bytes: cards in play that are allies for each faction
        self.met: i64 = 0  # kinds in play that have had an ally this turn (sticky allies)
        self.played: i64 = 0  # bytes: cards of each faction played this turn
        self.flown: i64 = 0  # kinds of ships played this turn
        self.guises: i64 = 0  # bytes: what each Stealth Needle in play copies
        self.last_guise: i64 = NO_CARD  # what the latest one copied
        self.debt: i64 = 0  # discards owed at the start of the turn
        self.pledge: i64 = 0  # promised to a joint payment
        self.refused_buys: i64 = 0  # kinds for which teammates would not pay together this turn
        self.refused_strikes: i64 = 0  # bases, by the head that has them: see `teamwork.py`

    def copy(self) -> Side:
        twin = Side(self.counts[:], self.kinds[:], self.deck.copy())
        twin.on_top = self.on_top
        twin.authority = self.authority
        twin.trade = self.trade
        twin.combat = self.combat
        twin.charges = self.charges
        twin.fleet = self.fleet
        twin.met = self.met
        twin.played = self.played
        twin.flown = self.flown
        twin.guises = self.guises
        twin.last_guise = self.last_guise
        twin.debt = self.debt
        twin.pledge = self.pledge
        twin.refused_buys = self.refused_buys
        twin.refused_strikes = self.refused_strikes
        return twin

    # Zones.

    def add(self, zone: i64, card: i64) -> None:
        self.counts[zone * KINDS + card] += u8(1)
        self.kinds[zone] |= bit(card)

    def remove(self, zone: i64, card: i64) -> None:
        """Take a card of that kind; there must be one."""
        place = zone * KINDS + card
        self.counts[place] -= u8(1)
        if not self.counts[place]:
            self.kinds[zone] &= ~bit(card)

    def count(self, zone: i64, card: i64) -> i64:
        return i64(self.counts[zone * KINDS + card])

    def has(self, zone: i64, card: i64) -> bool:
        return self.kinds[zone] & bit(card) != 0

    def size(self, zone: i64) -> i64:
        many: i64 = 0
        kinds = self.kinds[zone]
        while kinds:
            many += self.count(zone, lowest(kinds))
            kinds &= kinds - 1
        return many

    def clear(self, zone: i64) -> None:
        kinds = self.kinds[zone]
        self.kinds[zone] = 0
        while kinds:
            self.counts[zone * KINDS + lowest(kinds)] = 0
            kinds &= kinds - 1

    def pour(self, zone: i64, into: i64, kinds: i64) -> None:
        """Move all cards of these kinds from one zone to another."""
        kinds &= self.kinds[zone]
        self.kinds[zone] &= ~kinds
        self.kinds[into] |= kinds
        counts = self.counts
        while kinds:
            card = lowest(kinds)
            counts[into * KINDS + card] += counts[zone * KINDS + card]
            counts[zone * KINDS + card] = 0
            kinds &= kinds - 1

    def cards(self, zone: int) -> list[int]:
        """The cards of a zone, in order of kind."""
        listed: list[int] = []
        kinds = self.kinds[zone]
        while kinds:
            card = lowest(kinds)
            listed += [int(card)] * int(self.count(zone, card))
            kinds &= kinds - 1
        return listed

    # The hand and the deck.

    def lose_from_hand(self, card: i64) -> None:
        """A card leaves the hand in the open; if it was known to be there, one is no longer."""
        self.remove(HAND, card)
        if self.kinds[KNOWN] & bit(card):
            self.remove(KNOWN, card)

    def put_on_top(self, card: i64) -> None:
        self.counts[TOP + self.on_top] = u8(card)
        self.on_top += 1

    def take_from_top(self) -> i64:
        self.on_top -= 1
        return i64(self.counts[TOP + self.on_top])

    def top_cards(self) -> list[int]:
        """The known cards on top of the deck, the uppermost last."""
        return [int(self.counts[TOP + place]) for place in range(self.on_top)]

    def reshuffle(self) -> None:
        """The discard pile becomes the deck. The old one is used up: all know the hand now."""
        deck = self.deck
        kinds = self.kinds[DISCARD]
        self.kinds[DISCARD] = 0
        while kinds:
            card = lowest(kinds)
            place = DISCARD * KINDS + card
            copies = i64(self.counts[place])
            self.counts[place] = 0
            while copies > 0:
                deck.add(card)
                copies -= 1
            kinds &= kinds - 1
        kinds = self.kinds[HAND]
        self.kinds[KNOWN] = kinds
        while kinds:
            card = lowest(kinds)
            self.counts[KNOWN * KINDS + card] = self.counts[HAND * KINDS + card]
            kinds &= kinds - 1

    # Cards in play.

    def enter_play(self, card: i64) -> None:
        """A card is in play with its abilities unused."""
        self.add(IN_PLAY, card)
        self.fleet += ALLY_FOR[card]
        mask = bit(card)
        if mask & USABLE:
            self.add(READY, card)
        if mask & WITH_ALLY:
            self.add(ALLIES, card)

    def leave_play(self, card: i64) -> None:
        """A card leaves play; of several alike the one that has been used most."""
        self.remove(IN_PLAY, card)
        self.fleet -= ALLY_FOR[card]
        left = self.count(IN_PLAY, card)
        if self.count(READY, card) > left:
            self.remove(READY, card)
        if self.count(ALLIES, card) > left:
            self.remove(ALLIES, card)
        if left == 0:
            self.met &= ~bit(card)

    def refresh(self) -> None:
        """Between turns: the bases in play are the fleet, and their abilities are unused."""
        self.clear(READY)
        self.clear(ALLIES)
        fleet: i64 = 0
        bases = self.kinds[IN_PLAY]
        while bases:
            card = lowest(bases)
            mask = bit(card)
            copies = self.count(IN_PLAY, card)
            fleet += ALLY_FOR[card] * copies
            if mask & USABLE:
                self.counts[READY * KINDS + card] = u8(copies)
                self.kinds[READY] |= mask
            if mask & WITH_ALLY:
                self.counts[ALLIES * KINDS + card] = u8(copies)
                self.kinds[ALLIES] |= mask
            bases &= bases - 1
        self.fleet = fleet
        self.met = 0
        self.played = 0
        self.flown = 0
        self.guises = 0
        self.last_guise = NO_CARD
        self.trade = 0
        self.combat = 0
        self.charges = 0
        self.refused_buys = 0
        self.refused_strikes = 0

    def bases(self) -> i64:
        """How many bases are in play."""
        many: i64 = 0
        bases = self.kinds[IN_PLAY] & BASES
        while bases:
            many += self.count(IN_PLAY, lowest(bases))
            bases &= bases - 1
        return many

    def has_outpost(self) -> bool:
        return self.kinds[IN_PLAY] & OUTPOSTS != 0

    # Equality.

    def __eq__(self, other: object) -> bool:
        """What lies behind the known cards on top is no card."""
        return (
            isinstance(other, Side)
            and numbers_of(self) == numbers_of(other)
            and self.counts[:TOP] == other.counts[:TOP]
            and self.top_cards() == other.top_cards()
            and self.deck == other.deck
        )

    def __hash__(self) -> int:
        return hash((numbers_of(self), tuple(self.kinds), self.deck))


def side(cards: list[int]) -> Side:
    """A side with these cards in its deck, and nothing else."""
    counts = vec[u8]([0] * (TOP + TOP_ROOM))
    return Side(counts, vec[i64]([0] * ZONES), Deck(vec[u8](cards), len(cards)))


@mypyc_attr(acyclic=True)
class Position(State):
    def __init__(
        self,
        players: i64,
        rng: i64,
        mode: i64,
        rules: i64,
        limit: i64,
        pending: Steps,
        sides: list[Side],
        deck: Deck,
    ) -> None:
        super().__init__(players, rng)
        self.mode: i64 = mode
        self.rules: i64 = rules  # the options in force
        self.limit: i64 = limit  # the game is a draw after so many turns
        self.pending: Steps = pending
        self.sides: list[Side] = sides
        self.deck: Deck = deck  # the trade deck
        self.row: i64 = 0  # five bytes: the trade row, NO_CARD where it has run dry
        self.explorers: i64 = 0  # in their pile
        self.first: i64 = 0  # the first player, or a head of the first team; in a raid the boss
        self.turns: i64 = 0  # begun so far
        self.alive: i64 = 0  # a mask
        self.winners: i64 = 0  # a mask, set when the game is over
        self.done: i64 = 0  # a hydra's turn: the heads that have finished
        self.acted: bool = False  # something was done since the turn was handed over

    def copy_into(self, twin: Position) -> None:
        """Give a twin, made with copies of the zones, all the rest."""
        twin.row = self.row
        twin.explorers = self.explorers
        twin.first = self.first
        twin.turns = self.turns
        twin.alive = self.alive
        twin.winners = self.winners
        twin.done = self.done
        twin.acted = self.acted
        twin.barrier = self.barrier


def row_at(state: Position, slot: i64) -> i64:
    """The card in a slot of the trade row, or NO_CARD."""
    return byte(state.row, slot)


def row_kinds(state: Position) -> i64:
    """A mask: which kinds lie in the trade row."""
    kinds: i64 = 0
    row = state.row
    slot: i64 = 0
    while slot < ROW:
        card = row & 255
        if card != NO_CARD:
            kinds |= bit(card)
        row >>= 8
        slot += 1
    return kinds


def team_of(state: Position, player: i64) -> i64:
    """A mask: the player and whoever wins and loses with the player."""
    if state.mode < HYDRA:
        return bit(player)
    everybody = bit(state.players) - 1
    if state.mode == RAID:
        boss = bit(state.first)
        return boss if player == state.first else everybody & ~boss
    half = state.players >> 1
    first_half = bit(half) - 1
    return first_half if player < half else first_half << half


def eyes_on(state: Position, player: i64) -> i64:
    """A mask: who may see the player's hand."""
    if state.mode < HYDRA or state.mode == EMPEROR or state.rules & HIDDEN_HANDS:
        return bit(player)
    return team_of(state, player)
