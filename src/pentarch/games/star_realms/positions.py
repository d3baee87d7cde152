"""A position as JSON, and back, with everything that cannot be refused."""

from __future__ import annotations

from functools import cache
from typing import Final

from pentarch.core.bits import byte, has
from pentarch.core.positions import (
    Codec,
    Field,
    Form,
    Reader,
    deck_of,
    field,
    flag,
    inside,
    lanes,
    mask,
    number,
    part,
    rows,
    steps_of,
    word,
)
from pentarch.core.rng import MASK
from pentarch.core.steps import stack
from pentarch.core.words import BadPosition, Json, Term, say
from pentarch.core.zones import deck
from pentarch.games.star_realms.cards import (
    BASE_KINDS,
    CARDS,
    COPYING,
    EXPLORER,
    KINDS,
    NO_CARD,
    ROW,
    SHIPS,
    STEALTH_NEEDLE,
    TRADE_DECK,
)
from pentarch.games.star_realms.checks import check
from pentarch.games.star_realms.combat import set_damage
from pentarch.games.star_realms.playing import guise_at, other_faction
from pentarch.games.star_realms.rules import StarRealms
from pentarch.games.star_realms.setup import MODES, PLAYERS, sets
from pentarch.games.star_realms.state import (
    ALLIES,
    DAMAGED,
    DISCARD,
    HAND,
    IN_PLAY,
    KNOWN,
    MET,
    OLD_HYDRA,
    READY,
    SCRAPPED,
    TOP_ROOM,
    UNUSED,
    Side,
    side,
)
from pentarch.games.star_realms.teamwork import MOST_HEADS, bar_strike, is_refused
from pentarch.games.star_realms.views import guises
from pentarch.games.star_realms.vocabulary import VOCABULARY

NAMES: Final = [card.name for card in CARDS]
CARD: Final = word(NAMES)
CARD_OR_NONE: Final = word([*NAMES, *[""] * (NO_CARD - KINDS), "none"])
FOR_SALE: Final = word([card.name if card.pile == TRADE_DECK else "" for card in CARDS])

MOST_AUTHORITY: Final = 100000
MOST_POINTS: Final = 10000


def to_json(state: StarRealms) -> dict[str, Json]:
    return form(int(state.players), int(state.limit)).write(state)


def from_json(position: Json) -> StarRealms:
    reader = Reader(position)
    players, limit = reader.number("players", 2, 6), reader.number("limit", 1, 600)
    mode = reader.word("mode", MODES)
    if players not in PLAYERS[MODES[mode]]:
        named = Term(f"star-realms-option-mode-{MODES[mode]}")
        raise BadPosition(say("star-realms-refusal-players", mode=named, players=players))
    state = StarRealms(players, 0, mode, 0, limit, stack([]), [], deck([]))
    form(players, limit).read(reader, state)
    check(state)
    return state


def from_json_2(position: Json) -> StarRealms:
    """A position that version 2 wrote: it says of a refused strike only the kind of the base."""
    reader = Reader(position)
    if reader.number("rules", 0, 15) & OLD_HYDRA:
        return from_json(position)
    sides: list[Json] = []
    for told in reader.readers("sides"):
        barred = told.rows("refused_strikes")
        refusals: list[Json] = [
            {"head": head, "card": card} for head in range(MOST_HEADS) for card in barred
        ]
        sides.append({**told.fields, "refused_strikes": refusals})
    rules = reader.number("rules", 0, 7) | OLD_HYDRA
    return from_json({**reader.fields, "sides": sides, "rules": rules})


@cache
def form(players: int, limit: int) -> Form[StarRealms]:
    """The fields of a position."""
    seats = mask(number(0, players - 1))
    return Form(
        field("players", number(2, 6)),
        field("rng", number(0, MASK)),
        field("mode", word(MODES)),
        field("rules", number(0, 15)),
        field("limit", number(1, 600)),
        field("pending", steps_of(VOCABULARY.steps, players)),
        field("sides", rows(inside(SIDE, lambda: side([])), players)),
        field("trade_deck", deck_of(FOR_SALE), "deck"),
        field("row", lanes(CARD_OR_NONE, ROW, bits=8)),
        field("explorers", number(0, CARDS[EXPLORER].copies * sets(players))),
        field("first", number(0, players - 1)),
        field("turns", number(1, limit)),
        field("alive", seats),
        field("winners", seats),
        field("done", seats),
        field("acted", flag()),
    )


# Sides.


def zone(name: str, number: int) -> Field[Side]:
    """A zone of cards, counted by kind."""

    def put(it: Side, cards: list[int]) -> None:
        for card in cards:
            if it.count(number, card) == 255:
                raise BadPosition(say("star-realms-refusal-cards"))
            it.add(number, card)

    return part(name, rows(CARD), lambda it: it.cards(number), put)


def read_damage(told: Json, path: str) -> dict[int, int]:
    reader = Reader(told, path)
    return {CARD.read(name, path): reader.number(name, 1, 7) for name in reader.fields}


DAMAGE: Final[Codec[dict[int, int]]] = Codec(
    lambda damage: {NAMES[card]: lost for card, lost in damage.items()}, read_damage
)


def damage_of(it: Side) -> dict[int, int]:
    return {card: int(it.count(DAMAGED, card)) for card in range(KINDS) if it.has(DAMAGED, card)}


def put_damage(it: Side, damage: dict[int, int]) -> None:
    for card, lost in damage.items():
        set_damage(it, card, lost)


def put_top(it: Side, cards: list[int]) -> None:
    if len(cards) > TOP_ROOM:
        raise BadPosition(say("star-realms-refusal-cards"))
    for card in cards:
        it.put_on_top(card)


class Guise:
    """What a Stealth Needle in play copies."""

    def __init__(self) -> None:
        self.card = 0
        self.unused = False
        self.met = False


def guises_of(it: Side) -> list[Guise]:
    found = []
    for slot in range(guises(it)):
        guise, packed = Guise(), int(byte(it.guises, slot))
        guise.card = int(guise_at(it, slot))
        guise.unused, guise.met = bool(packed & UNUSED), bool(packed & MET)
        found.append(guise)
    return found


def put_guises(it: Side, found: list[Guise]) -> None:
    """The Needles must be in play, and copy ships."""
    for slot, guise in enumerate(found):
        if slot >= it.count(IN_PLAY, STEALTH_NEEDLE) or not has(SHIPS & ~COPYING, guise.card):
            raise BadPosition(say("star-realms-refusal-guise"))
        packed = guise.card + 1 + UNUSED * guise.unused + MET * guise.met
        it.guises += packed << (slot * 8)
    it.fleet = fleet_of(it)


class Refusal:
    """A base of a head of the other team that teammates would not help to destroy."""

    def __init__(self) -> None:
        self.head = 0
        self.card = 0


def refusals_of(it: Side) -> list[Refusal]:
    found = []
    for head in range(MOST_HEADS):
        for card in BASE_KINDS:
            if is_refused(it, head, card):
                refusal = Refusal()
                refusal.head, refusal.card = head, card
                found.append(refusal)
    return found


def put_refusals(it: Side, found: list[Refusal]) -> None:
    for refusal in found:
        bar_strike(it, refusal.head, refusal.card)


BASE: Final = word([card.name if card.is_base else "" for card in CARDS])
REFUSAL: Final[Form[Refusal]] = Form(field("head", number(0, MOST_HEADS - 1)), field("card", BASE))
GUISE: Final[Form[Guise]] = Form(field("card", CARD), field("unused", flag()), field("met", flag()))
POINTS: Final = number(0, MOST_POINTS)

SIDE: Final[Form[Side]] = Form(
    zone("hand", HAND),
    zone("in_play", IN_PLAY),
    zone("discard", DISCARD),
    zone("ready", READY),
    zone("allies", ALLIES),
    zone("known", KNOWN),
    zone("scrapped", SCRAPPED),
    part("damage", DAMAGE, damage_of, put_damage),
    field("deck", deck_of(CARD)),
    part("top", rows(CARD), Side.top_cards, put_top),
    field("authority", number(-MOST_POINTS, MOST_AUTHORITY)),
    field("trade", POINTS),
    field("combat", POINTS),
    field("charges", number(0, 50)),
    field("debt", number(0, 200)),
    field("pledge", number(0, 8)),
    field("refused_buys", mask(FOR_SALE)),
    part("refused_strikes", rows(inside(REFUSAL, Refusal)), refusals_of, put_refusals),
    field("met", mask(CARD)),
    field("flown", mask(CARD)),
    field("played", lanes(number(0, 200), 4, bits=8)),
    part("guises", rows(inside(GUISE, Guise)), guises_of, put_guises),
    field("last_guise", CARD_OR_NONE),
)


def fleet_of(made: Side) -> int:
    """How many cards in play are allies for each faction, Needles by their guises too."""
    counted = side([])
    for card in made.cards(IN_PLAY):
        counted.enter_play(card)
    for slot in range(guises(made)):
        counted.fleet += other_faction(guise_at(made, slot))
    return int(counted.fleet)
