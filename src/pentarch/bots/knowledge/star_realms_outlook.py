"""Who will win a duel of Star Realms, by a small network.

What is read from a position: which cards go round through each deck and which of them come
before it is shuffled again, the bases in play, authority, and the trade row. How cards
are split between hand and deck is not read: it evens out, and it would only add luck. The
network has one hidden layer; `python -m tools.fit star-realms` trains it.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.networks import Network
from pentarch.core.bits import lowest
from pentarch.games.star_realms.cards import KINDS, NO_CARD, ROW
from pentarch.games.star_realms.state import DISCARD, HAND, IN_PLAY, TOP, Position, Side, row_at

# What is read of a side.
SHARE: Final = 0  # by kind: how many of a hand's five cards are such, on the average
SOON: Final = KINDS  # by kind: in hand and deck
STANDING: Final = 2 * KINDS  # by kind: bases in play
AUTHORITY: Final = 3 * KINDS
SIZE: Final = AUTHORITY + 3  # of the cards that go round
SOON_SIZE: Final = SIZE + 1
SIDE: Final = SOON_SIZE + 1

# What is read of a position: whose turn it is, the other side, the row, and how late it is.
OTHER: Final = SIDE
GOODS: Final = 2 * SIDE
TURNS: Final = GOODS + KINDS
INPUTS: Final = TURNS + 1

WHOLE_HAND: Final = 5
NOTHING: Final = vec[float]([0.0] * INPUTS)


def read(state: Position, player: i64) -> vec[float]:
    """What the network is told about a position, seen by a player whose turn begins."""
    inputs = NOTHING[:]
    read_side(state.sides[player], inputs, 0)
    read_side(state.sides[1 - player], inputs, OTHER)
    slot: i64 = 0
    while slot < ROW:
        card = row_at(state, slot)
        if card != NO_CARD:
            inputs[GOODS + card] += 1.0
        slot += 1
    inputs[TURNS] = float(state.turns) / 20.0
    return inputs


def read_side(side: Side, inputs: vec[float], start: i64) -> None:
    soon: i64 = 0
    kinds = side.kinds[HAND]
    while kinds:
        card = lowest(kinds)
        copies = side.count(HAND, card)
        inputs[start + SOON + card] += float(copies)
        soon += copies
        kinds &= kinds - 1
    place: i64 = 0
    while place < side.deck.size:
        inputs[start + SOON + i64(side.deck.room[place])] += 1.0
        place += 1
    soon += place
    place = 0
    while place < side.on_top:
        inputs[start + SOON + i64(side.counts[TOP + place])] += 1.0
        place += 1
    soon += place
    size = soon + side.size(DISCARD)
    kinds = side.kinds[IN_PLAY]
    while kinds:
        card = lowest(kinds)
        inputs[start + STANDING + card] = float(side.count(IN_PLAY, card))
        kinds &= kinds - 1
    share = float(WHOLE_HAND) / float(size if size > WHOLE_HAND else i64(WHOLE_HAND))
    card = 0
    while card < KINDS:
        copies = side.count(DISCARD, card)
        inputs[start + SHARE + card] = (inputs[start + SOON + card] + float(copies)) * share
        inputs[start + SOON + card] *= 0.2
        card += 1
    authority = float(side.authority)
    inputs[start + AUTHORITY] = authority / 50.0
    inputs[start + AUTHORITY + 1] = log(authority + 5.0) - 3.0
    inputs[start + AUTHORITY + 2] = 5.0 / (authority + 5.0)
    inputs[start + SIZE] = float(size) / 20.0
    inputs[start + SOON_SIZE] = float(soon) / 10.0


@final
class Outlook:
    """What a duel will come to."""

    def __init__(self, network: Network) -> None:
        assert network.inputs == INPUTS, "a row for every input"
        self.network: Network = network

    def value(self, state: Position, player: i64) -> float:
        """From -1 to 1: what a player may hope for, seen by whose turn begins."""
        mover = state.pending.player()
        odds = self.network.odds(read(state, mover))
        value = 2.0 / (1.0 + exp(-odds)) - 1.0
        return value if mover == player else -value
