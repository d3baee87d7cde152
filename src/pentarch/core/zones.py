"""Places where cards lie: a `Bag` counted by kind, a `Pile` in order, a `Deck` unseen.

A card is a small int, its kind. A deck that nobody may look into has no order:
there is nothing to shuffle and nothing to leak, and a draw is a random pick. Cards
that are known to lie on top of it wait in a small pile above it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from pentarch.core.bits import bit, lowest

SHORT: Final = 24  # a row of so many cards is sorted card by card
_NO_CARDS: Final = vec[u8]([0] * 256)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bag:
    """Cards counted by kind, at most 62 kinds of at most 255 copies."""

    def __init__(self, counts: vec[u8], kinds: i64, size: i64) -> None:
        self.counts: vec[u8] = counts
        self.kinds: i64 = kinds  # a mask: which kinds are here
        self.size: i64 = size

    def copy(self) -> Bag:
        return Bag(self.counts[:], self.kinds, self.size)

    def add(self, card: i64) -> None:
        self.counts[card] += u8(1)
        self.kinds |= bit(card)
        self.size += 1

    def remove(self, card: i64) -> None:
        """Take a card of that kind; there must be one."""
        counts = self.counts
        counts[card] -= u8(1)
        self.size -= 1
        if not counts[card]:
            self.kinds &= ~bit(card)

    def has(self, card: i64) -> bool:
        return self.kinds & bit(card) != 0

    def count(self, card: i64) -> i64:
        return i64(self.counts[card])

    def clear(self) -> None:
        counts = self.counts
        kinds = self.kinds
        while kinds:
            counts[lowest(kinds)] = 0
            kinds &= kinds - 1
        self.kinds = 0
        self.size = 0

    def add_all(self, other: Bag) -> None:
        """Add the cards of another bag, which keeps them."""
        counts = self.counts
        theirs = other.counts
        kinds = other.kinds
        while kinds:
            card = lowest(kinds)
            counts[card] += theirs[card]
            kinds &= kinds - 1
        self.kinds |= other.kinds
        self.size += other.size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self.counts == other.counts

    def __hash__(self) -> int:
        return hash(tuple(self.counts))

    def cards(self) -> list[int]:
        """The cards, in order of kind."""
        return [kind for kind in range(len(self.counts)) for _ in range(self.counts[kind])]

    def __repr__(self) -> str:
        return f"Bag{self.cards()}"


def bag(kinds: int, cards: list[int]) -> Bag:
    """A bag with room for so many kinds that holds these cards."""
    made = Bag(vec[u8]([0] * kinds), 0, 0)
    for card in cards:
        made.add(card)
    return made


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """Cards (or other numbers below 256) in order; the last one is the top."""

    def __init__(self, room: vec[u8], size: i64) -> None:
        self.room: vec[u8] = room  # the cards, and space for more behind them
        self.size: i64 = size

    def copy(self) -> Pile:
        return Pile(self.room[:], self.size)

    def at(self, place: i64) -> i64:
        """The card at a place, 0 being the bottom."""
        return i64(self.room[place])

    def top(self) -> i64:
        return i64(self.room[self.size - 1])

    def push(self, card: i64) -> None:
        if self.size == len(self.room):
            self.room = append(self.room, u8(card))
        else:
            self.room[self.size] = u8(card)
        self.size += 1

    def pop(self) -> i64:
        self.size -= 1
        return i64(self.room[self.size])

    def remove(self, card: i64) -> None:
        """Take the uppermost card of that kind; there must be one."""
        place = self.size - 1
        while i64(self.room[place]) != card:
            place -= 1
        self.remove_at(place)

    def remove_at(self, place: i64) -> i64:
        """Take the card at a place; those above it move down."""
        room = self.room
        card = i64(room[place])
        self.size -= 1
        while place < self.size:
            room[place] = room[place + 1]
            place += 1
        return card

    def has(self, card: i64) -> bool:
        place: i64 = 0
        while place < self.size:
            if i64(self.room[place]) == card:
                return True
            place += 1
        return False

    def clear(self) -> None:
        self.size = 0

    def cards(self) -> list[int]:
        """The cards from the bottom to the top."""
        return [int(self.room[place]) for place in range(self.size)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and self.cards() == other.cards()

    def __hash__(self) -> int:
        return hash(tuple(self.cards()))

    def __repr__(self) -> str:
        return f"Pile{self.cards()}"


def pile(cards: list[int], room: int = 0) -> Pile:
    """A pile of these cards, the last one on top, with space for as many as `room` at once."""
    return Pile(vec[u8](cards + [0] * (room - len(cards))), len(cards))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deck:
    """Cards that nobody may look into: `State.draw` takes one at random.

    The order of the row means nothing to the rules, yet chance depends on it: two
    decks are equal when their rows are, and `redeal` sorts the row, so that what
    it yields does not depend on a past that the seat has not seen.
    """

    def __init__(self, room: vec[u8], size: i64) -> None:
        self.room: vec[u8] = room  # the cards, and space for more behind them
        self.size: i64 = size

    def copy(self) -> Deck:
        return Deck(self.room[:], self.size)

    def add(self, card: i64) -> None:
        if self.size == len(self.room):
            self.room = append(self.room, u8(card))
        else:
            self.room[self.size] = u8(card)
        self.size += 1

    def take_at(self, place: i64) -> i64:
        """Remove the card at a place of the row; the last one takes its place."""
        last = self.size - 1
        card = i64(self.room[place])
        self.room[place] = self.room[last]
        self.size = last
        return card

    def refill(self, cards: vec[u8]) -> None:
        """Hold exactly these cards."""
        self.room = cards[:]
        self.size = len(cards)

    def take(self, card: i64) -> bool:
        """Remove a card of that kind, if there is one."""
        place: i64 = 0
        while place < self.size:
            if i64(self.room[place]) == card:
                self.take_at(place)
                return True
            place += 1
        return False

    def add_all(self, bag: Bag) -> None:
        """Shuffle the cards of a bag in; the bag keeps them."""
        kinds = bag.kinds
        while kinds:
            card = lowest(kinds)
            copies = bag.count(card)
            while copies > 0:
                self.add(card)
                copies -= 1
            kinds &= kinds - 1

    def sort(self) -> None:
        """Put the row in order of kind."""
        if self.size > SHORT:
            self.sort_by_counting()
            return
        room = self.room
        place: i64 = 1
        while place < self.size:
            card = room[place]
            hole = place
            while hole > 0 and room[hole - 1] > card:
                room[hole] = room[hole - 1]
                hole -= 1
            room[hole] = card
            place += 1

    def sort_by_counting(self) -> None:
        """The same for a long row, an eighth of the time at 80 cards."""
        room = self.room
        size = self.size
        place: i64 = size - 1  # from the end, where cards were added if any were
        while place > 0 and room[place - 1] <= room[place]:
            place -= 1
        if place == 0:
            return  # as always in a search, whose worlds come from one that was sorted
        counts = _NO_CARDS[:]
        place = 0
        while place < size:
            counts[i64(room[place])] += u8(1)
            place += 1
        place = 0
        kind: i64 = 0
        while place < size:
            copies = counts[kind]
            while copies:
                room[place] = u8(kind)
                place += 1
                copies -= u8(1)
            kind += 1

    def clear(self) -> None:
        self.size = 0

    def cards(self) -> list[int]:
        """The cards as they lie in the row."""
        return [int(self.room[place]) for place in range(self.size)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.cards() == other.cards()

    def __hash__(self) -> int:
        return hash(tuple(self.cards()))

    def __repr__(self) -> str:
        return f"Deck{self.cards()}"


def deck(cards: list[int]) -> Deck:
    """A deck of these cards."""
    return Deck(vec[u8](cards), len(cards))
