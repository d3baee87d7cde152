"""Everything a game of Legends is.

Pieces on the board are counted by colour and region in `board`. `masks` has, row by row,
sets: the regions where a colour has armies or cities, the regions where tokens lie, and the
assets of each player. The map itself, `sea`, is made by the layout and never changes
in a game, so copies share it. Small numbers, one a player, are packed in words.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from pentarch.core.bits import bit, byte, count, has, lowest, with_byte
from pentarch.core.state import State
from pentarch.core.steps import Steps
from pentarch.core.zones import Deck
from pentarch.games.legends import verbs
from pentarch.games.legends.cards import (
    BURIED,
    CARD_MASK,
    ELIXIRS_OF,
    HIDDEN,
    NO_CARD,
    ROW,
    TOKENS,
    WATER,
    WITH_ELIXIRS,
    WITH_FLYING,
)

REGIONS: Final = 38
NO_REGION: Final = 63

# The options in force, as bits of `state.rules`; above them where the layout comes from.
LONG_GAME: Final = 1
EXPLORATION: Final = 2
QUAGMIRE: Final = 4
CITADELS: Final = 8
LEADERS: Final = 16
EVENTS: Final = 32
DIE: Final = 64
RECTANGLE: Final = 128
CHANCE_PLACES: Final = 256  # the start region, the second armies and the tokens
LAYOUT: Final = 9  # the shift of one of these, or of FROM_PRESET + preset
CHOSEN: Final = 0
BY_CHANCE: Final = 1
FROM_PRESET: Final = 2

# Colours: the players', and the one that nobody plays when there are two.
NEUTRAL: Final = 4
COLOURS: Final = 5
PLAYERS: Final = 4  # at most

# The rows of `board`, which has a count for each region: ARMIES + colour, CITIES + player.
ARMIES: Final = 0
CITIES: Final = 5
BOARD_ROWS: Final = 9

# The rows of `masks`. The first are those of `board`: the regions whose count is not 0.
ASSETS: Final = 9  # + player
PEEKED: Final = 13  # + player: the face-down tokens, by region, that the player has seen
LYING: Final = 17  # + token: the regions where it lies
UNDER: Final = 28  # + token: the regions where it lies face down and somebody has seen it
SCORES: Final = 34  # + game of a long game: a byte a player, points + LEAST
ROWS: Final = 37

LEAST: Final = 8  # added to points that are stored, so that they are never below zero
GAMES: Final = 3  # of a long game


@mypyc_attr(acyclic=True)
class Position(State):
    def __init__(
        self,
        players: i64,
        rng: i64,
        rules: i64,
        ages: i64,
        pending: Steps,
        deck: Deck,
        buried: Deck,
        board: vec[u8],
        masks: vec[i64],
        sea: vec[i64],
    ) -> None:
        super().__init__(players, rng)
        self.rules: i64 = rules  # the options in force, as bits (above)
        self.ages: i64 = ages  # a nibble a player: 0 is the youngest
        self.pending: Steps = pending
        self.deck: Deck = deck
        self.buried: Deck = buried  # the face-down tokens that nobody has seen
        self.board: vec[u8] = board
        self.masks: vec[i64] = masks
        self.sea: vec[i64] = sea  # by region, a mask: where a water crossing leads
        self.layout: i64 = 0  # how the fragments lie (layouts.py)
        self.regions: i64 = 0  # a mask: those in play, when all fragments lie
        self.start: i64 = NO_REGION
        self.setter: i64 = 0  # the set-up player
        self.coins: i64 = 0  # a byte a player
        self.supply: i64 = 0  # a byte a player: armies that are not on the board
        self.cities: i64 = 0  # a byte a player: cities that are not on the board
        self.trophies: i64 = 0  # a byte a colour: its armies that a leader keeps
        self.bids: i64 = 0  # a byte a player: the coins + 1, 0 before the bid is made
        self.row: i64 = 0  # six bytes: the cards from the left, NO_CARD where there is none
        self.turns: i64 = 0  # turns of this game that are over
        self.game: i64 = 0  # games of a long game that are over
        self.winners: i64 = 0  # a mask, set when everything is over

    def copy_into(self, twin: Position) -> None:
        """Give a twin, made with copies of the zones, all the rest."""
        twin.layout = self.layout
        twin.regions = self.regions
        twin.start = self.start
        twin.setter = self.setter
        twin.coins = self.coins
        twin.supply = self.supply
        twin.cities = self.cities
        twin.trophies = self.trophies
        twin.bids = self.bids
        twin.row = self.row
        twin.turns = self.turns
        twin.game = self.game
        twin.winners = self.winners
        twin.barrier = self.barrier


# Pieces.


def pieces(state: Position, row: i64, region: i64) -> i64:
    """How many pieces of a row (an army's or a city's colour) are in a region."""
    return i64(state.board[row * REGIONS + region])


def add_piece(state: Position, row: i64, region: i64) -> None:
    state.board[row * REGIONS + region] += u8(1)
    state.masks[row] |= bit(region)


def remove_piece(state: Position, row: i64, region: i64) -> None:
    """Take a piece from a region; there must be one."""
    place = row * REGIONS + region
    state.board[place] -= u8(1)
    if not state.board[place]:
        state.masks[row] &= ~bit(region)


def armies_in(state: Position, region: i64) -> i64:
    """The armies of all colours in a region."""
    many: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        many += pieces(state, ARMIES + colour, region)
        colour += 1
    return many


# Control.


def strength(state: Position, colour: i64, region: i64) -> i64:
    """Armies and cities of a colour in a region."""
    armies = pieces(state, ARMIES + colour, region)
    return armies if colour == NEUTRAL else armies + pieces(state, CITIES + colour, region)


def controls(state: Position, colour: i64, region: i64) -> bool:
    """Whether a colour has more pieces in a region than each other colour."""
    mine = strength(state, colour, region)
    if mine == 0:
        return False
    other: i64 = 0
    while other < COLOURS:
        if other != colour and strength(state, other, region) >= mine:
            return False
        other += 1
    return True


def controlled(state: Position, colour: i64, among: i64) -> i64:
    """A mask: those of the regions that a colour controls."""
    mask: i64 = 0
    rest = among & state.masks[ARMIES + colour]
    if colour != NEUTRAL:
        rest |= among & state.masks[CITIES + colour]
    while rest:
        region = lowest(rest)
        if controls(state, colour, region):
            mask |= bit(region)
        rest &= rest - 1
    return mask


# What a player has.


def assets_of(state: Position, player: i64) -> i64:
    return state.masks[ASSETS + player]


def cards_of(state: Position, player: i64) -> i64:
    """A mask: the cards that a player has taken."""
    return state.masks[ASSETS + player] & CARD_MASK


def has_ability(state: Position, player: i64, assets: i64) -> bool:
    """Whether a player has one of the assets of a mask."""
    return state.masks[ASSETS + player] & assets != 0


def coins_of(state: Position, player: i64) -> i64:
    return byte(state.coins, player)


def pay(state: Position, player: i64, coins: i64) -> None:
    state.coins -= coins << (player << 3)


def gain(state: Position, player: i64, coins: i64) -> None:
    state.coins += coins << (player << 3)


def supply_of(state: Position, player: i64) -> i64:
    return byte(state.supply, player)


def trophies_in_all(state: Position) -> i64:
    many: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        many += byte(state.trophies, colour)
        colour += 1
    return many


def elixirs_of(state: Position, player: i64) -> i64:
    elixirs: i64 = 0
    rest = state.masks[ASSETS + player] & WITH_ELIXIRS
    while rest:
        elixirs += i64(ELIXIRS_OF[lowest(rest)])
        rest &= rest - 1
    return elixirs


def water_price(state: Position, player: i64) -> i64:
    """The movement that a water crossing costs an army of the player."""
    price = WATER - count(state.masks[ASSETS + player] & WITH_FLYING)
    return price if price > 1 else i64(1)


# Tokens.


def token_regions(state: Position) -> i64:
    """A mask: the regions where some token lies."""
    mask: i64 = 0
    token: i64 = 0
    while token < TOKENS:
        mask |= state.masks[LYING + token]
        token += 1
    return mask


def token_under(state: Position, region: i64) -> i64:
    """The token that somebody has seen lying face down in a region, or HIDDEN."""
    token: i64 = 0
    while token < BURIED:
        if has(state.masks[UNDER + token], region):
            return token
        token += 1
    return HIDDEN


def unseen_tokens(state: Position, player: i64) -> i64:
    """A mask: the regions of face-down tokens that others have seen and the player has not."""
    mask: i64 = 0
    token: i64 = 0
    while token < BURIED:
        mask |= state.masks[UNDER + token]
        token += 1
    return mask if player < 0 else mask & ~state.masks[PEEKED + player]


def is_bidding(state: Position) -> bool:
    """Whether bids are being made, which are sealed until the last one is in."""
    return state.pending.verb() == verbs.BID


# The row.


def card_at(state: Position, place: i64) -> i64:
    return byte(state.row, place)


def place_in_row(state: Position, card: i64) -> i64:
    """Where a card lies in the row; ROW if it does not."""
    place: i64 = 0
    while place < ROW and byte(state.row, place) != card:
        place += 1
    return place


def cards_in_row(state: Position) -> i64:
    many: i64 = 0
    while many < ROW and byte(state.row, many) != NO_CARD:
        many += 1
    return many


# Players.


def next_player(state: Position, player: i64) -> i64:
    """The next player clockwise."""
    return player + 1 if player + 1 < state.players else i64(0)


def score_of(state: Position, game: i64, player: i64) -> i64:
    """The points of a player in a game that is over."""
    return byte(state.masks[SCORES + game], player) - LEAST


def store_score(state: Position, game: i64, player: i64, points: i64) -> None:
    state.masks[SCORES + game] = with_byte(state.masks[SCORES + game], player, points + LEAST)


def scores_of(state: Position) -> list[list[int]]:
    """The points of the games that are over."""
    over = state.game + (state.winners != 0)
    return [[int(score_of(state, game, it)) for it in range(state.players)] for game in range(over)]


# In lists, for whoever is in no hurry.


def members(mask: i64) -> list[int]:
    listed: list[int] = []
    while mask:
        listed.append(int(lowest(mask)))
        mask &= mask - 1
    return listed


def placed(state: Position, row: int) -> dict[int, int]:
    """The pieces of a row of the board, by region."""
    return {region: int(pieces(state, row, region)) for region in members(state.masks[row])}


def row_of(state: Position) -> list[int]:
    """The cards of the row, from the left."""
    places = [int(card_at(state, place)) for place in range(ROW)]
    return [card for card in places if card != NO_CARD]
