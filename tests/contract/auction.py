"""Auction: prizes go to the highest of sealed bids.

Bids are asked one by one and stay hidden until the last is in. A tie sells nothing.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, byte, with_byte
from pentarch.core.options import Number, Options
from pentarch.core.positions import Reader
from pentarch.core.rng import MASK, Rng, mix
from pentarch.core.state import EVERYONE, State, shared_result
from pentarch.core.steps import Steps, stack, step
from pentarch.core.words import BadPosition, Json, say
from pentarch.core.zones import Bag, Deck, bag, deck
from tests.contract import plain

BID: Final = 1  # the one question; an action is the bid
PRIZES: Final = 6  # worth 1 to 6
MOST: Final = 9  # coins

OFFER: Final = 1  # prize
SEAL: Final = 2  # player; secret: bid
OPEN: Final = 3  # player, bid
SELL: Final = 4  # player, prize
KEEP: Final = 5  # prize: nobody bid more than everybody else


@final
class Auction(State):
    def __init__(self, players: i64, rng: i64, pending: Steps, deck: Deck, gone: Bag) -> None:
        super().__init__(players, rng)
        self.pending: Steps = pending
        self.deck: Deck = deck  # the prizes to come
        self.gone: Bag = gone
        self.prize: i64 = 0  # 0 when the last is gone
        self.coins: i64 = 0  # a byte a player, like all below
        self.points: i64 = 0
        self.bids: i64 = 0  # 1 more than the bid; 0: not asked yet
        self.opened: i64 = 0  # the bids for the prize before, 1 more likewise

    def current_player(self) -> i64:
        return self.pending.player()

    def legal_into(self, out: vec[i64]) -> i64:
        if self.is_terminal():
            return 0
        coins = byte(self.coins, self.pending.player())
        bid: i64 = 0
        while bid <= coins:
            out[bid] = bid
            bid += 1
        return bid

    def apply(self, action: i64) -> None:
        self.barrier = False
        player = self.pending.player()
        self.bids = with_byte(self.bids, player, action + 1)
        if self.events is not None:
            self.note_secret(SEAL, bit(player), (player,), (action,))
        if player + 1 < self.players:
            self.pending.replace(step(BID, player + 1, False, 0, 0))
            return
        self.pending.replace(step(BID, 0, False, 0, 0))
        open_bids(self)
        offer(self)

    def copy(self) -> Auction:
        pending, deck, gone = self.pending.copy(), self.deck.copy(), self.gone.copy()
        twin = Auction(self.players, self.rng, pending, deck, gone)
        twin.prize, twin.coins, twin.points = self.prize, self.coins, self.points
        twin.bids, twin.opened, twin.barrier = self.bids, self.opened, self.barrier
        return twin

    def numbers(self) -> tuple[int, ...]:
        words = (self.coins, self.points, self.bids, self.opened)
        return (self.players, self.rng, self.prize, *words)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Auction) or self.numbers() != other.numbers():
            return False
        zones = self.pending == other.pending and self.deck == other.deck
        return zones and self.gone == other.gone

    def __hash__(self) -> int:
        return hash((self.numbers(), self.pending, self.deck, self.gone))

    def is_terminal(self) -> bool:
        return self.prize == 0

    def result(self, player: i64) -> float:
        if not self.is_terminal():
            return 0.0
        return shared_result(plain.leaders(self.points, self.players), player)

    def redeal(self, player: i64, rng: Rng) -> None:
        """Any sealed bid may be any that its owner could make."""
        self.deck.sort()
        for other in range(self.players):
            if other != player and byte(self.bids, other):
                bid = rng.below(byte(self.coins, other) + 1)
                self.bids = with_byte(self.bids, other, bid + 1)
        self.rng, self.events, self.chance = rng.seed(), None, None

    def max_legal(self) -> i64:
        return MOST + 1


def open_bids(state: Auction) -> None:
    """All learn all bids; the only highest one buys."""
    bids = [int(byte(state.bids, player)) - 1 for player in range(state.players)]
    state.barrier = True
    state.opened, state.bids = state.bids, 0
    state.gone.add(state.prize)
    if state.events is not None:
        for player, bid in enumerate(bids):
            state.note(OPEN, player, bid)
    if bids.count(max(bids)) > 1:
        if state.events is not None:
            state.note(KEEP, state.prize)
        return
    buyer: i64 = bids.index(max(bids))
    state.coins = with_byte(state.coins, buyer, byte(state.coins, buyer) - max(bids))
    state.points = with_byte(state.points, buyer, byte(state.points, buyer) + state.prize)
    if state.events is not None:
        state.note(SELL, buyer, state.prize)


def offer(state: Auction) -> None:
    state.prize = state.draw(state.deck, EVERYONE) if state.deck.size else 0
    if state.events is not None and state.prize:
        state.note(OFFER, state.prize)


def setup(players: int, options: Options, seed: int) -> Auction:
    prizes = deck(list(range(1, PRIZES + 1)))
    state = Auction(players, mix(seed), stack([(BID, 0, False, 0, 0)]), prizes, bag(8, []))
    for player in range(players):
        state.coins = with_byte(state.coins, player, int(options["coins"]))
    offer(state)
    return state


def view(state: Auction, player: int | None) -> dict[str, Json]:
    bid = int(byte(state.bids, player)) if player is not None else 0
    asked = None if state.is_terminal() else int(state.current_player())
    return {
        "prize": int(state.prize), "left": int(state.deck.size), "asked": asked,
        "coins": plain.row(state, state.coins), "points": plain.row(state, state.points),
        "opened": plain.row(state, state.opened, 1), "bid": bid - 1 if bid else None,
    }  # fmt: skip


def to_json(state: Auction) -> dict[str, Json]:
    return {
        "players": int(state.players), "rng": int(state.rng), "prize": int(state.prize),
        "asked": int(state.current_player()), "deck": list[Json](state.deck.cards()),
        "gone": list[Json](state.gone.cards()), "coins": plain.row(state, state.coins),
        "points": plain.row(state, state.points), "bids": plain.row(state, state.bids),
        "opened": plain.row(state, state.opened),
    }  # fmt: skip


def from_json(position: Json) -> Auction:
    reader = Reader(position)
    players = reader.number("players", 2, 4)
    asked = reader.number("asked", 0, players - 1)
    state = Auction(
        players, reader.number("rng", 0, MASK), stack([(BID, asked, False, 0, 0)]),
        deck(reader.numbers("deck", 1, PRIZES)), bag(8, reader.numbers("gone", 1, PRIZES)),
    )  # fmt: skip
    state.prize = reader.number("prize", 0, PRIZES)
    state.coins = plain.word(reader, "coins", MOST, players)
    state.points = plain.word(reader, "points", 21, players)
    state.bids = plain.word(reader, "bids", MOST + 1, players)
    state.opened = plain.word(reader, "opened", MOST + 1, players)
    reader.done()
    affordable = all(byte(state.bids, it) <= byte(state.coins, it) + 1 for it in range(players))
    in_turn = all((byte(state.bids, it) > 0) == (it < asked) for it in range(players))
    ended_early = state.is_terminal() and state.deck.size > 0
    if census(state) != (1,) * PRIZES or not affordable or not in_turn or ended_early:
        raise BadPosition(say("auction-refusal"))
    return state


def census(state: Auction) -> tuple[int, ...]:
    prizes = [*state.deck.cards(), *state.gone.cards(), int(state.prize)]
    return tuple([prizes.count(prize) for prize in range(1, PRIZES + 1)])


GAME: Final = plain.game(
    "auction", (2, 4), [Number("coins", 5, 1, MOST)], Auction, MOST + 1, PRIZES * 4,
    setup, view, to_json, from_json, census,
)  # fmt: skip
