"""A position as JSON, and back, with everything that cannot be refused."""

from __future__ import annotations

from functools import cache

from mypy_extensions import i64

from pentarch.core.positions import (
    Codec,
    Field,
    Form,
    Reader,
    deck_of,
    field,
    lanes,
    mapped,
    mask,
    number,
    part,
    rows,
    steps_of,
    word,
)
from pentarch.core.rng import MASK
from pentarch.core.words import BadPosition, Json, say
from pentarch.games.legends import layouts
from pentarch.games.legends.boards import REGION_NAMES
from pentarch.games.legends.cards import (
    ARMIES_EACH,
    BURIED,
    CARDS,
    CARDS_TO_END,
    CITIES_EACH,
    NO_CARD,
    ROW,
    TOKEN_NAMES,
    TOKENS,
)
from pentarch.games.legends.checks import check
from pentarch.games.legends.layouts import (
    PRESETS,
    SLOTS,
    TURNS,
    fragments_in,
    is_laid,
    why_no_fragment,
    with_fragment,
)
from pentarch.games.legends.preparing import unroll_map
from pentarch.games.legends.rules import Legends
from pentarch.games.legends.setup import blank
from pentarch.games.legends.state import (
    ARMIES,
    ASSETS,
    CITIES,
    COLOURS,
    FROM_PRESET,
    GAMES,
    LAYOUT,
    LEAST,
    LYING,
    NO_REGION,
    PEEKED,
    PLAYERS,
    RECTANGLE,
    UNDER,
    add_piece,
    cards_of,
    members,
    placed,
    row_of,
    scores_of,
    store_score,
)
from pentarch.games.legends.vocabulary import ASSET_NAMES, MOST_COINS, SIDE_NAMES, VOCABULARY


def to_json(state: Legends) -> dict[str, Json]:
    return form(int(state.players)).write(state)


def from_json(position: Json) -> Legends:
    reader = Reader(position)
    state = blank(reader.number("players", 2, PLAYERS), 0, 0)
    form(int(state.players)).read(reader, state)
    count_supplies(state)
    check(state)
    return state


@cache
def form(players: int) -> Form[Legends]:
    """The fields of a position. Supplies are not among them: they follow from the rest."""
    card, token, region = word(ASSET_NAMES[:CARDS]), word(TOKEN_NAMES[:BURIED]), word(REGION_NAMES)
    seats = number(0, players - 1)
    return Form(
        field("players", number(2, PLAYERS)),
        field("rng", number(0, MASK)),
        field("rules", number(0, (1 << LAYOUT) * (FROM_PRESET + len(PRESETS)) - 1)),
        field("ages", lanes(seats, players, bits=4)),
        field("setter", seats),
        field("game", number(0, GAMES - 1)),
        field("turns", number(0, players * CARDS_TO_END[players])),
        field("pending", steps_of(VOCABULARY.steps, players)),
        part("fragments", rows(FRAGMENT), lambda state: fragments_in(state.layout), lay_fragments),
        field("start", absent(region, NO_REGION)),
        field("deck", deck_of(card)),
        part("row", rows(card), row_of, lay_row),
        field("coins", lanes(number(0, MOST_COINS), players, bits=8)),
        field("bids", lanes(absent(mapped(number(0, 15), less_one, plus_one), 0), players, bits=8)),
        board_rows("armies", ARMIES, COLOURS),
        board_rows("cities", CITIES, players),
        field("trophies", lanes(number(0, ARMIES_EACH), COLOURS, bits=8)),
        mask_rows("assets", mask(word(ASSET_NAMES)), ASSETS, players),
        mask_rows("tokens", mask(region), LYING, TOKENS),
        field("buried", deck_of(token)),
        mask_rows("under", mask(region), UNDER, BURIED),
        mask_rows("peeked", mask(region), PEEKED, players),
        part("scores", rows(rows(number(-LEAST, 200), players)), scores_of, write_scores),
        field("winners", mask(seats)),
    )


# Codecs of this game.


def absent(inner: Codec[int], nothing: int) -> Codec[int]:
    """A number that may be missing: null in JSON, and a number of its own in the state."""
    return Codec(
        lambda value: None if value == nothing else inner.write(value),
        lambda told, name: nothing if told is None else inner.read(told, name),
    )


def less_one(value: int) -> int:
    return value - 1


def plus_one(value: int) -> int:
    return value + 1


def read_fragment(told: Json, name: str) -> int:
    reader = Reader(told, name)
    made = reader.word("side", SIDE_NAMES) * TURNS + reader.number("turn", 0, TURNS - 1)
    reader.done()
    return made


FRAGMENT: Codec[int] = Codec(
    lambda value: {"side": SIDE_NAMES[value // TURNS], "turn": value % TURNS}, read_fragment
)


def lay_fragments(state: Legends, laid: list[int]) -> None:
    if len(laid) > SLOTS:
        raise BadPosition(say("legends-refusal-map"))
    layout: i64 = layouts.RECTANGLE if state.rules & RECTANGLE else 0
    for slot, fragment in enumerate(laid):
        if why_no_fragment(layout, slot, fragment):
            raise BadPosition(say("legends-refusal-map"))
        layout = with_fragment(layout, slot, fragment)
    state.layout = layout
    if is_laid(layout):
        unroll_map(state)


def lay_row(state: Legends, row: list[int]) -> None:
    if len(row) > ROW:
        raise BadPosition(say("legends-refusal-cards"))
    places = row + [NO_CARD] * (ROW - len(row))
    state.row = sum(card << 8 * place for place, card in enumerate(places))


def board_rows(name: str, first: int, colours: int) -> Field[Legends]:
    """Pieces by colour: an object from regions to numbers for each."""

    def get(state: Legends) -> list[dict[int, int]]:
        return [placed(state, first + row) for row in range(colours)]

    def put(state: Legends, told: list[dict[int, int]]) -> None:
        for row, regions in enumerate(told):
            for region, many in regions.items():
                for _ in range(many):
                    add_piece(state, first + row, region)

    return part(name, rows(PIECES, colours), get, put)


def read_pieces(told: Json, name: str) -> dict[int, int]:
    reader = Reader(told, name)
    made: dict[int, int] = {}
    for region in reader.fields:
        if region not in REGION_NAMES:
            raise BadPosition(say("refusal-position-unknown", field=reader.path(region)[:60]))
        made[REGION_NAMES.index(region)] = reader.number(region, 1, ARMIES_EACH)
    return made


PIECES: Codec[dict[int, int]] = Codec(
    lambda regions: {REGION_NAMES[region]: many for region, many in regions.items()}, read_pieces
)


def mask_rows(name: str, codec: Codec[int], first: int, many: int) -> Field[Legends]:
    """Sets that are rows of `masks`."""

    def get(state: Legends) -> list[int]:
        return [int(state.masks[first + row]) for row in range(many)]

    def put(state: Legends, sets: list[int]) -> None:
        for row, chosen in enumerate(sets):
            state.masks[first + row] = chosen

    return part(name, rows(codec, many), get, put)


def write_scores(state: Legends, games: list[list[int]]) -> None:
    if len(games) > GAMES:
        raise BadPosition(say("legends-refusal-scores"))
    for game, points in enumerate(games):
        for player, it in enumerate(points):
            store_score(state, game, player, it)


def count_supplies(state: Legends) -> None:
    for player in range(state.players):
        armies = sum(placed(state, ARMIES + player).values()) + (state.trophies >> 8 * player & 255)
        cities = sum(placed(state, CITIES + player).values())
        if armies > ARMIES_EACH or cities > CITIES_EACH:
            raise BadPosition(say("legends-refusal-pieces"))
        state.supply |= (ARMIES_EACH - armies) << 8 * player
        state.cities |= (CITIES_EACH - cities) << 8 * player


def census(state: Legends) -> tuple[int, ...]:
    """Armies and cities of each player, then all cards of this game."""
    made: list[int] = []
    for player in range(state.players):
        away = (state.supply >> 8 * player & 255) + (state.trophies >> 8 * player & 255)
        made.append(sum(placed(state, ARMIES + player).values()) + int(away))
        here = sum(placed(state, CITIES + player).values())
        made.append(here + int(state.cities >> 8 * player & 255))
    cards = [*row_of(state), *state.deck.cards()]
    for player in range(state.players):
        cards += members(cards_of(state, player))
    return (*made, *(cards.count(card) for card in range(CARDS)))
