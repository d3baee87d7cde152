"""What is printed and how the map looks, for the client: `tools/typescript.py` writes it down."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from pentarch.games.legends import boards, cards, drawings, layouts
from pentarch.games.legends.vocabulary import VERB_NAMES
from pentarch.games.legends.words import asset_text

Said = Annotated[dict[str, Any], Meta(title="Said")]


class Ability(Struct):
    """What an asset gives: how much, for cards of which family, for how many of what."""

    kind: str
    amount: int
    family: str
    need: int


class Deed(Struct):
    """An action of a card: recruit, march, found or destroy."""

    verb: str
    amount: int


class Part(Struct):
    """A part of an asset's text."""

    heading: Said
    lines: list[Said]


class Asset(Struct):
    """A card, a token that can be won, or a leader."""

    id: str
    family: str
    mark: int  # in the game for so many players and more
    abilities: list[Ability]
    deeds: list[Deed]
    either: bool  # one of the two deeds; otherwise both in this order
    text: list[Part]


class Region(Struct):
    id: str
    outline: list[tuple[int, int]]
    middle: tuple[int, int]


class Line(Struct):
    """What is drawn between two regions of a side."""

    regions: tuple[str, str]
    ends: tuple[tuple[int, int], tuple[int, int]]


class Exit(Struct):
    """Where the water line of a region begins that ends in the middle of an edge."""

    region: str
    coast: tuple[int, int]


class Side(Struct):
    """One side of a fragment, as it lies unturned."""

    id: str
    regions: list[Region]
    exits: list[Exit]  # to the north, east, south and west
    crossings: list[Line]
    bridges: list[Line]
    back: str  # the other side of the fragment


class Facts(Struct):
    width: int  # of a side
    height: int
    sides: list[Side]
    slots: list[str]
    slots_of_rectangle: list[str]
    cards: list[Asset]
    tokens: list[str]
    winnable: list[Asset]  # the tokens that can be won
    leaders: list[Asset]
    prices: list[int]


def asset(number: int) -> Asset:
    made = cards.ASSETS[number]
    return Asset(
        made.name,
        cards.FAMILY_NAMES[made.family],
        made.mark,
        [
            Ability(cards.ABILITY_NAMES[kind], amount, cards.FAMILY_NAMES[family], need)
            for kind, amount, family, need in made.abilities
        ],
        [Deed(VERB_NAMES[verb], amount) for verb, amount in made.actions],
        made.either,
        [
            Part(heading.to_json(), [line.to_json() for line in lines])
            for heading, lines in asset_text(number)
        ],
    )


def side(number: int) -> Side:
    made = boards.SIDES[number]
    names = [boards.REGION_NAMES[region] for region in made.regions]
    return Side(
        made.name,
        [Region(it, list(drawings.OUTLINES[it]), drawings.LABELS[it]) for it in names],
        [
            Exit(region, coast)
            for region, (coast, _) in zip(made.exits, drawings.EXITS[made.name], strict=True)
        ],
        lines(drawings.CROSSINGS, names),
        lines(drawings.BRIDGES, names),
        boards.SIDES[number ^ 1].name,
    )


def lines(drawn: dict[tuple[str, str], drawings.Line], names: list[str]) -> list[Line]:
    return [Line(regions, ends) for regions, ends in drawn.items() if regions[0] in names]


FACTS: Final = Facts(
    width=drawings.WIDTH,
    height=drawings.HEIGHT,
    sides=[side(number) for number in range(boards.SIDE_COUNT)],
    slots=layouts.SLOT_NAMES[: layouts.SLOTS],
    slots_of_rectangle=layouts.SLOT_NAMES[layouts.SLOTS :],
    cards=[asset(it) for it in range(cards.CARDS)],
    tokens=cards.TOKEN_NAMES,
    winnable=[asset(it) for it in range(cards.TOKEN, cards.LEADER)],
    leaders=[asset(it) for it in range(cards.LEADER, len(cards.ASSETS))],
    prices=list(cards.PRICE),
)
