"""A position as JSON, and back, with everything that cannot be refused."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import nibble, with_nibble
from pentarch.core.positions import (
    Codec,
    Form,
    Reader,
    deck_of,
    field,
    lanes,
    mapped,
    mask,
    number,
    part,
    pile_of,
    rows,
    steps_of,
    word,
)
from pentarch.core.rng import MASK
from pentarch.core.steps import stack
from pentarch.core.words import BadPosition, Json, say
from pentarch.core.zones import deck, pile
from pentarch.games.commanders.cards import (
    COPIES,
    HAND_AND_FLEET,
    KINDS,
    PLANET_COUNT,
    SLOTS,
)
from pentarch.games.commanders.checks import check
from pentarch.games.commanders.rules import Commanders
from pentarch.games.commanders.state import (
    DESTROYED,
    IN_PLAY,
    fleet_of,
    listed,
    one,
)
from pentarch.games.commanders.vocabulary import CARD_NAMES, PLANET_NAMES, VOCABULARY


def to_json(state: Commanders) -> dict[str, Json]:
    return form(int(state.players)).write(state)


def from_json(position: Json) -> Commanders:
    reader = Reader(position)
    players = reader.number("players", 2, 5)
    state = Commanders(
        players, 0, 0, 1, stack([]), deck([]), pile([], room=COPIES), deck([]),
        vec[i64](), vec[i64](), vec[i64]([0] * (SLOTS + players)),
    )  # fmt: skip
    form(players).read(reader, state)
    check(state)
    return state


@cache
def form(players: int) -> Form[Commanders]:
    """The fields of a position."""
    card, planet = word(CARD_NAMES), word(PLANET_NAMES[:PLANET_COUNT])
    cards = mapped(rows(card), listed, counted)
    hands: Codec[vec[i64]] = mapped(rows(cards, players), list, vec[i64])
    return Form(
        field("players", number(2, 5)),
        field("rng", number(0, MASK)),
        field("rules", number(0, 15)),
        field("cap", number(1, 2000)),
        field("turns", number(0, 2000)),
        field("resets", number(0, 2000)),
        field("pending", steps_of(VOCABULARY.steps, players)),
        field("deck", deck_of(card)),
        field("discards", pile_of(card, room=COPIES)),
        field("pile", deck_of(planet)),
        field("planets", lanes(word(PLANET_NAMES), SLOTS, bits=4), "open"),
        part("lines", rows(cards, SLOTS), lines, lay_lines),
        field("hands", hands),
        field("known", hands),
        field("not", lanes(mask(card), players, bits=KINDS), "barred"),
        part("fleets", rows(cards, players), fleets, lay_fleets),
        part("captured", rows(rows(planet), players), captured, capture),
        part("destroyed", rows(planet), lambda state: fated(state, DESTROYED), destroy),
        field("stuck", lanes(number(0, 2), players, bits=4)),
        field("winners", mask(number(0, players - 1))),
    )


def counted(cards: list[int]) -> int:
    """The cards of a hand, a line or a fleet in a word."""
    if len(cards) > HAND_AND_FLEET:
        raise BadPosition(say("commanders-refusal-too-many"))
    return sum(int(one(card)) for card in cards)


def lines(state: Commanders) -> list[int]:
    return [state.table[slot] for slot in range(SLOTS)]


def lay_lines(state: Commanders, lines: list[int]) -> None:
    for slot, ships in enumerate(lines):
        state.table[slot] = ships


def fleets(state: Commanders) -> list[int]:
    return [int(fleet_of(state, player)) for player in range(state.players)]


def lay_fleets(state: Commanders, fleets: list[int]) -> None:
    for player, ships in enumerate(fleets):
        state.table[SLOTS + player] = ships


def captured(state: Commanders) -> list[list[int]]:
    return [fated(state, player) for player in range(state.players)]


def capture(state: Commanders, planets: list[list[int]]) -> None:
    for player, own in enumerate(planets):
        for planet in own:
            settle_fate(state, planet, player)


def destroy(state: Commanders, planets: list[int]) -> None:
    for planet in planets:
        settle_fate(state, planet, DESTROYED)


def fated(state: Commanders, fate: int) -> list[int]:
    """The planets that a player has, or that were destroyed."""
    return [it for it in range(PLANET_COUNT) if nibble(state.fates, it) == fate]


def settle_fate(state: Commanders, planet: int, fate: int) -> None:
    if nibble(state.fates, planet) != IN_PLAY:
        raise BadPosition(say("commanders-refusal-planets"))
    state.fates = with_nibble(state.fates, planet, fate)
