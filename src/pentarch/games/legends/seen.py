"""What a seat may see of a game, as types: the client, the terminal and the API read these.

Colours are players by number; the neutral armies are colour 4. Names are ids: of cards, tokens,
leaders, regions, islands and sides.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

Ask = Annotated[str, Meta(title="Ask")]  # the name of a question in the vocabulary


class Question(Struct, omit_defaults=True):
    """What is asked, and of what has already been said."""

    verb: Ask
    player: int
    optional: bool
    left: int | UnsetType = UNSET  # armies or movement
    water: int | UnsetType = UNSET  # what a crossing costs in this march
    card: str | UnsetType = UNSET  # whose actions are to choose from
    token: str | UnsetType = UNSET  # that is to be laid
    slot: str | UnsetType = UNSET  # where a fragment is to be laid
    victim: int | UnsetType = UNSET  # who may be robbed
    final: list[int] | UnsetType = UNSET  # answers of the viewer that have no way back


class SeenFragment(Struct):
    """A fragment as it lies."""

    slot: str
    side: str
    turn: int  # quarters, clockwise


class SeenRegion(Struct):
    """A region in play, what is there, and where steps lead from it."""

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
    """An island in play."""

    island: str
    regions: list[str]
    controller: int | None


class SeenOffer(Struct):
    """A card of the row."""

    card: str
    price: int


class SeenPoints(Struct):
    """A line of the score: where points come from."""

    source: str  # region, citadel, island, card, token, leader, elixirs
    name: str  # of the region, island, card, token or leader; how many elixirs
    points: int


class SeenPlayer(Struct):
    """What the viewer knows of a player."""

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
    bid: int | None  # the own one; when all are in, everybody's
    age: int  # 0 is the youngest
    score: list[SeenPoints]  # if the game ended now
    points: int
    earlier: list[int]  # points of the games of a long game that are over


class LegendsView(Struct):
    """The whole table."""

    variants: list[str]
    game: int  # of a long game, from 0
    games: int
    turn: int  # turns that are over
    turns: int  # of the whole game
    asked: int | None
    question: Question | None
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
