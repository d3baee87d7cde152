"""What a seat may see of a game, as the board, the terminal and bots of others get it.

Colours are players by number; the neutral armies are colour 4. Names are ids: of cards, tokens,
leaders, regions, islands and sides.
"""

from __future__ import annotations

from msgspec import Struct


class SeenFragment(Struct):
    slot: str
    side: str
    turn: int  # quarters, clockwise


class SeenRegion(Struct):
    region: str
    armies: list[int]  # by colour
    cities: list[int]  # by player
    controller: int | None
    token: str | None  # face down: "hidden"
    under: str | None  # what lies face down there, if the viewer has looked
    looked: list[int]  # who has looked
    near: list[str]  # where a step for 1 movement leads
    across: list[str]  # where a crossing leads


class SeenIsland(Struct):
    island: str
    regions: list[str]
    controller: int | None


class SeenOffer(Struct):
    card: str
    price: int


class SeenPoints(Struct):
    """A line of the score: where points come from."""

    source: str  # region, citadel, island, card, token, leader, elixirs
    name: str  # of the region, island, card, token or leader; how many elixirs
    points: int


class SeenPlayer(Struct):
    coins: int
    supply: int
    cities: int  # left
    cards: list[str]
    tokens: list[str]
    leader: str | None
    elixirs: int
    extra_moves: int
    extra_armies: int
    water: int  # what a crossing costs
    has_bid: bool
    bid: int | None  # only the own one
    age: int  # 0 is the youngest
    score: list[SeenPoints]  # if the game ended now
    points: int
    earlier: list[int]  # points of the games of a long game that are over


class SeenQuestion(Struct):
    verb: str
    player: int
    optional: bool
    left: int | None = None  # armies or movement
    water: int | None = None  # what a crossing costs in this march
    card: str | None = None  # whose actions are to choose from
    token: str | None = None  # that is to be laid
    slot: str | None = None  # where a fragment is to be laid
    victim: int | None = None  # who may be robbed


class Seen(Struct):
    variants: list[str]
    game: int  # of a long game, from 0
    games: int
    turn: int  # turns that are over
    turns: int  # of the whole game
    asked: int | None
    question: SeenQuestion | None
    setter: int
    rectangle: bool
    fragments: list[SeenFragment]
    start: str | None
    regions: list[SeenRegion]
    islands: list[SeenIsland]
    row: list[SeenOffer]
    deck: int
    unseen: list[str]  # the cards of the deck, in no order
    buried: list[str]  # the face-down tokens that the viewer has not seen, in no order
    trophies: list[int]  # by colour
    players: list[SeenPlayer]
    ranking: list[list[int]] | None  # when all is over: places, shared or not
    winners: list[int]
