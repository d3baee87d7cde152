"""What is printed on cards, dice and maps, for the client: `tools/typescript.py` writes it down."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from pentarch.games.skirmish import boards, cards, dice, drawings, lists, maps, missions
from pentarch.games.skirmish.names import TRAIT_NAMES, WINDOW_NAMES, ZONE_NAMES
from pentarch.games.skirmish.state import NO_SPACE
from pentarch.games.skirmish.victory import POINTS_TO_WIN
from pentarch.games.skirmish.words import command_moment, command_restriction, deployment_text

Said = Annotated[dict[str, Any], Meta(title="Said")]
GROUND_NAMES: Final = ["plain", "difficult", "blocking"]
AREA_NAMES: Final = ["", "exterior", "camp"]


class Space(Struct):
    id: str  # as people call it, `K13`
    column: int  # of the map, from 0
    row: int
    ground: str
    zone: str  # of deployment, or none
    area: str  # that a mission speaks of, or none
    roofed: bool


class Edge(Struct):
    """A line between two spaces, or between a space and nothing, from corner to corner."""

    kind: str  # wall, solid, dashed, door
    door: int | None
    start: tuple[int, int]
    end: tuple[int, int]


class BattleMap(Struct):
    id: str
    first_column: str
    first_row: int
    width: int
    height: int
    spaces: list[Space]
    edges: list[Edge]
    terminals: list[str]


class Laid(Struct):
    """A token as a mission lays it out."""

    kind: str
    space: str


class Mission(Struct):
    id: str
    map: str
    tokens: list[Laid]
    points: int
    lesser_points: int


class Face(Struct):
    accuracy: int
    damage: int
    surge: int
    block: int
    evade: int
    dodge: int


class Die(Struct):
    colour: str
    faces: list[Face]


class Surge(Struct):
    """What a surge ability costs and adds."""

    cost: int
    damage: int
    accuracy: int
    pierce: int
    blast: int
    cleave: int
    recover: int
    stun: int
    bleed: int
    focus: int
    critical: int
    if_stunned: int


class Ability(Struct):
    id: str
    window: str
    once: bool  # a round


class Part(Struct):
    """A part of a deployment card's text."""

    heading: Said
    lines: list[Said]


class Deployment(Struct):
    """A deployment card: a group of figures, or an upgrade without any."""

    id: str
    affiliation: str
    cost: int
    unique: bool
    elite: bool
    copies: int  # that an army may have
    figures: int  # 0: an upgrade
    figure_cost: int
    health: int
    speed: int
    melee: bool
    attack: list[str]
    defence: list[str]
    traits: list[str]
    width: int  # of a base that is not turned, in spaces
    height: int
    block: int
    evade: int
    accuracy: int
    cleave: int
    surges: list[Surge]
    text: list[Part]
    errata: str | None  # the card that stands for it under the later rules


class Command(Struct):
    """A command card; its text is the locale's."""

    id: str
    cost: int
    copies: int
    when: Said
    only: Said | None  # who alone may play it


class ReadyList(Struct):
    id: str
    affiliation: str
    army: list[str]
    deck: list[str]
    army_cost: int
    deck_cost: int


class Facts(Struct):
    maps: list[BattleMap]
    missions: list[Mission]
    dice: list[Die]
    abilities: list[Ability]
    deployments: list[Deployment]
    commands: list[Command]
    lists: list[ReadyList]
    windows: list[str]  # at which players may be asked for cards and abilities
    traits: list[str]
    printed: int  # so many deployment cards are in the box; the others are errata
    army_budget: int
    deck_size: int
    deck_budget: int
    most_points: int  # that end the game
    raider_health: int


# Maps.


def map_of(made: maps.Map) -> BattleMap:
    return BattleMap(
        made.name,
        made.first_column,
        made.first_row,
        made.width,
        made.height,
        [space(made, number) for number in range(len(made.cells))],
        [*edges(made)],
        [made.label(it) for it in made.terminals],
    )


def space(made: maps.Map, number: int) -> Space:
    row, column = divmod(made.cells[number], made.width)
    return Space(
        made.label(number),
        column,
        row,
        GROUND_NAMES[made.grounds[number]],
        ZONE_NAMES[made.zones[number]],
        AREA_NAMES[made.areas[number]],
        drawings.is_roofed(made, number),
    )


def edges(made: maps.Map) -> list[Edge]:
    """Every edge that stops something, once, and the walls where the map ends."""
    found: list[Edge] = []
    for row in range(-1, made.height):
        for column in range(-1, made.width):
            east = edge_between(made, (column, row), (column + 1, row), made.east)
            south = edge_between(made, (column, row), (column, row + 1), made.south)
            found += edge(east, (column + 1, row), (column + 1, row + 1))
            found += edge(south, (column, row + 1), (column + 1, row + 1))
    return found


def edge_between(
    made: maps.Map, here: tuple[int, int], there: tuple[int, int], kinds: list[int]
) -> int:
    """The edge on the right of a cell, or below it; a wall if only one of the two is a space."""
    ends = is_space(made, *here), is_space(made, *there)
    if not any(ends):
        return maps.OPEN
    return kinds[here[0] + made.width * here[1]] if all(ends) else maps.WALL


def is_space(made: maps.Map, column: int, row: int) -> bool:
    if not (0 <= column < made.width and 0 <= row < made.height):
        return False
    return made.spaces[column + made.width * row] != NO_SPACE


def edge(kind: int, start: tuple[int, int], end: tuple[int, int]) -> list[Edge]:
    if kind == maps.OPEN:
        return []
    if maps.DOOR <= kind < maps.WALL:
        return [Edge("door", kind - maps.DOOR, start, end)]
    names = {maps.WALL: "wall", maps.SOLID: "solid", maps.DASHED: "dashed"}
    return [Edge(names[kind], None, start, end)]


def mission(made: missions.Mission) -> Mission:
    return Mission(
        made.name,
        maps.MAPS[made.map].name,
        [Laid(missions.TOKEN_NAMES[kind], space) for kind, space in made.tokens],
        made.points,
        made.lesser_points,
    )


# Dice and cards.


def die(colour: int) -> Die:
    tables = (
        *(dice.ACCURACY_ON, dice.DAMAGE_ON, dice.SURGE_ON),
        *(dice.BLOCK_ON, dice.EVADE_ON, dice.DODGE_ON),
    )
    places = range(colour * dice.SIDES, (colour + 1) * dice.SIDES)
    return Die(
        cards.COLOUR_NAMES[colour],
        [Face(*(table[place] for table in tables)) for place in places],
    )


def surge(packed: int) -> Surge:
    shifts = (
        *(cards.SURGE_COST, cards.SURGE_DAMAGE, cards.SURGE_ACCURACY, cards.SURGE_PIERCE),
        *(cards.SURGE_BLAST, cards.SURGE_CLEAVE, cards.SURGE_RECOVER, cards.SURGE_STUN),
        *(cards.SURGE_BLEED, cards.SURGE_FOCUS, cards.SURGE_CRITICAL, cards.SURGE_IF_STUNNED),
    )
    return Surge(*(packed >> shift & 15 for shift in shifts))


def deployment(number: int) -> Deployment:
    made = cards.DEPLOYMENTS[number]
    return Deployment(
        made.name,
        cards.AFFILIATION_NAMES[made.affiliation],
        made.cost,
        made.unique,
        made.elite,
        made.copies,
        made.figures,
        made.figure_cost,
        made.health,
        made.speed,
        made.melee,
        [cards.COLOUR_NAMES[it] for it in made.attack],
        [cards.COLOUR_NAMES[it] for it in made.defence],
        [name for bit, name in TRAIT_NAMES.items() if made.traits & bit],
        boards.WIDTHS[made.size],
        boards.HEIGHTS[made.size],
        made.block,
        made.evade,
        made.accuracy,
        made.cleave,
        [surge(it) for it in made.surges],
        [
            Part(heading.to_json(), [line.to_json() for line in lines])
            for heading, lines in deployment_text(number)
        ],
        cards.DEPLOYMENTS[made.errata].name if made.errata >= 0 else None,
    )


def command(number: int) -> Command:
    made, only = cards.COMMANDS[number], command_restriction(number)
    return Command(
        made.name,
        made.cost,
        made.copies,
        command_moment(number).to_json(),
        None if only is None else only.to_json(),
    )


def ready_list(made: lists.ReadyList) -> ReadyList:
    army = [cards.DEPLOYMENTS[it] for it in made.army]
    deck = [cards.COMMANDS[it] for it in made.deck]
    return ReadyList(
        made.name,
        cards.AFFILIATION_NAMES[army[0].affiliation],
        [it.name for it in army],
        [it.name for it in deck],
        sum(it.cost for it in army),
        sum(it.cost for it in deck),
    )


FACTS: Final = Facts(
    maps=[map_of(it) for it in maps.MAPS],
    missions=[mission(it) for it in missions.MISSIONS],
    dice=[die(colour) for colour in range(len(cards.COLOUR_NAMES))],
    abilities=[Ability(it.name, WINDOW_NAMES[it.window], it.once) for it in cards.ABILITIES],
    deployments=[deployment(number) for number in range(len(cards.DEPLOYMENTS))],
    commands=[command(number) for number in range(len(cards.COMMANDS))],
    lists=[ready_list(it) for it in lists.READY_LISTS],
    windows=WINDOW_NAMES[cards.START_OF_ROUND :],
    traits=[*TRAIT_NAMES.values()],
    printed=cards.PRINTED,
    army_budget=cards.ARMY_BUDGET,
    deck_size=cards.DECK_SIZE,
    deck_budget=cards.COMMAND_BUDGET,
    most_points=POINTS_TO_WIN,
    raider_health=missions.RAIDER_HEALTH,
)
