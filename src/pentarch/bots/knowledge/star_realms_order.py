"""In which order a player of Star Realms lays out cards and uses what costs nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit
from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.cards import (
    ALL,
    CARDS,
    EXPLORER,
    SCOUT,
    VIPER,
    Card,
    mask_of,
)
from pentarch.games.star_realms.state import DISCARD, HAND, Side

JUNK: Final[i64] = mask_of([SCOUT, VIPER, EXPLORER])


# The higher the earlier, 0: not unasked.


def does(card: Card, verb: int) -> bool:
    effects = (*card.primary, *card.first, *card.second)
    return any(effect[0] == verb for effect in effects)


def order_of_playing(card: Card) -> int:
    if card.is_base:
        return 90
    if does(card, verbs.DRAW):
        return 80
    if does(card, verbs.SCRAP):
        return 60
    if does(card, verbs.COPY_SHIP):
        return 20
    if does(card, verbs.EITHER):
        return 30
    return 50 if card.cost else 40


def order_of_using(card: Card) -> int:
    if does(card, verbs.DRAW_FOR_FACTION):
        return 15
    if does(card, verbs.SCRAP_AND_DRAW) or does(card, verbs.DISCARD_AND_DRAW):
        return 70
    if does(card, verbs.EITHER):
        return 18
    return 72


PLAYING: Final = bytes([order_of_playing(card) for card in CARDS])
USING: Final = bytes([order_of_using(card) for card in CARDS])
USING_ALLIES: Final = 75
SCRAPS_HAND: Final[i64] = mask_of([it for it in ALL if does(CARDS[it], verbs.SCRAP_FROM_HAND)])
BY_FACTION: Final[i64] = mask_of([it for it in ALL if does(CARDS[it], verbs.DRAW_FOR_FACTION)])
MUST_SCRAP: Final[i64] = mask_of(
    [it for it in ALL if CARDS[it].is_base and does(CARDS[it], verbs.SCRAP)]
)


def order(side: Side, action: i64) -> i64:
    """When in a turn an action comes that costs nothing; 0: it may cost something."""
    card = action & moves.CARD
    if action < moves.USE:
        return i64(PLAYING[card])
    if action < moves.ALLY:
        mask = bit(card)
        if mask & SCRAPS_HAND and not side.kinds[HAND] & JUNK:
            return 0
        if mask & MUST_SCRAP and not (side.kinds[HAND] | side.kinds[DISCARD]) & JUNK:
            return 0
        return i64(USING[card])
    if action < moves.SCRAP or moves.GUISE_ALLY <= action < moves.GUISE_SCRAP:
        return USING_ALLIES
    return 0


def first_in_order(side: Side, legal: vec[i64], many: i64) -> i64:
    best: i64 = -1
    earliest: i64 = 0
    place: i64 = 0
    while place < many and legal[place] < moves.BUY:
        early = order(side, legal[place])
        if early > earliest:
            earliest = early
            best = legal[place]
        place += 1
    return best
