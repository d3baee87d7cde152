"""A position as JSON, and back, with everything that cannot be refused."""

from __future__ import annotations

from functools import cache
from typing import Final

from pentarch.core.positions import (
    Codec,
    Form,
    Reader,
    checked_rows,
    deck_of,
    field,
    lanes,
    mask,
    number,
    pile_of,
    steps_of,
    switch,
    word,
)
from pentarch.core.rng import MASK
from pentarch.core.steps import stack
from pentarch.core.words import Json
from pentarch.core.zones import deck, pile
from pentarch.games.infiltration.cards import (
    CARDS,
    COPIES,
    KINDS,
    REMOVED,
)
from pentarch.games.infiltration.checks import check
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.state import (
    NO_HANDS,
)
from pentarch.games.infiltration.vocabulary import VOCABULARY

NAMES: Final = [card.name for card in CARDS] + [""] * 5 + ["none"]


def to_json(state: Infiltration) -> dict[str, Json]:
    return form(int(state.players)).write(state)


def from_json(position: Json) -> Infiltration:
    reader = Reader(position)
    players = reader.number("players", 2, 4)
    state = Infiltration(players, 0, 0, 0, stack([]), deck([]), pile([], room=COPIES))
    form(players).read(reader, state)
    check(state)
    return state


@cache
def form(players: int) -> Form[Infiltration]:
    """The fields of a position."""
    card, card_or_none = word(NAMES[:KINDS]), word(NAMES)
    seat = number(0, players - 1)
    seats = mask(seat)
    return Form(
        field("players", number(2, 4)),
        field("rng", number(0, MASK)),
        field("rules", number(0, 15)),
        field("goal", number(1, 7)),
        field("pending", steps_of(VOCABULARY.steps, players)),
        field("deck", deck_of(card)),
        field("aside", switch()),
        field("removed", lanes(card_or_none, REMOVED, bits=4)),
        field("discards", pile_of(laid_by(seat, card), room=COPIES)),
        field("hands", lanes(card_or_none, players, bits=4, blank=NO_HANDS)),
        field("drawn", card_or_none),
        field("inside", seats),
        field("protected", seats),
        field("known", lanes(seats, players, bits=4)),
        field("not", lanes(mask(number(1, 8), first=1), players, bits=8), "excluded"),
        field("seen", lanes(seats, players, bits=4)),
        field("even", lanes(seats, players, bits=4), "tied"),
        field("tokens", lanes(number(0, 15), players, bits=4)),
        field("round", number(1, 1000000), "rounds"),
        field("starter", seat),
        field("winners", seats),
    )


def laid_by(seat: Codec[int], card: Codec[int]) -> Codec[int]:
    """A discard: whose it is, and the card."""

    def read(told: Json, path: str) -> int:
        player, laid = checked_rows(told, 2, path)
        return seat.read(player, path) << 4 | card.read(laid, path)

    return Codec(lambda laid: [seat.write(laid >> 4), card.write(laid & 15)], read)
