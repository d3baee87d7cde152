"""How the fragments lie: a T or a rectangle, what meets what, and what is not allowed.

A layout is a word: bit 0 says that it is a rectangle, and each of four slots has six bits,
0 while it is free and otherwise 1 + the side and the turn of its fragment. A turn is so
many quarters clockwise, so that the exit of the north edge comes to the east one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, has, lowest
from pentarch.games.legends import moves
from pentarch.games.legends.boards import (
    ACROSS,
    CENTRAL,
    EAST,
    EDGES,
    EXIT,
    NORTH,
    REGIONS_OF,
    SIDE_COUNT,
    SIDE_OF,
    SIDES,
    SOUTH,
    WEST,
)
from pentarch.games.legends.state import REGIONS

RECTANGLE: Final = 1
SLOTS: Final = 4
TURNS: Final = 4

# The slots of a T and of a rectangle.
CENTRE: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
STEM: Final = 3
NORTH_WEST: Final = 0
NORTH_EAST: Final = 1
SOUTH_WEST: Final = 2
SOUTH_EAST: Final = 3

SLOT_NAMES: Final = [
    *("centre", "west", "east", "south"),
    *("north-west", "north-east", "south-west", "south-east"),
]


# Which edges meet: slot, edge, slot, edge. The north edge of a T's centre stays open.
T_LINKS: Final = bytes(
    [
        *(CENTRE, WEST, LEFT, EAST),
        *(CENTRE, EAST, RIGHT, WEST),
        *(CENTRE, SOUTH, STEM, NORTH),
    ]
)
RING_LINKS: Final = bytes(
    [
        *(NORTH_WEST, EAST, NORTH_EAST, WEST),
        *(NORTH_EAST, SOUTH, SOUTH_EAST, NORTH),
        *(SOUTH_EAST, WEST, SOUTH_WEST, EAST),
        *(SOUTH_WEST, NORTH, NORTH_WEST, SOUTH),
    ]
)

# Why something cannot be laid there; FINE if it can.
FINE: Final = 0
FRAGMENT_IS_USED: Final = 1  # perhaps with its other side up
MUST_BE_CENTRAL: Final = 2
EDGES_DIFFER: Final = 3  # in a rectangle all fragments lie upright, or all lie across
NOT_IN_PLAY: Final = 4
NOT_ON_THE_CENTRE: Final = 5
NOT_ON_THE_DESERT: Final = 6
NO_LINK: Final = 7  # no water line leads from here to another fragment
SAME_FRAGMENT: Final = 8  # as the start region
IS_START: Final = 9
HAS_TOKEN: Final = 10

REASON_NAMES: Final = [
    *("fine", "fragment-is-used", "must-be-central", "edges-differ", "not-in-play"),
    *("not-on-the-centre", "not-on-the-desert", "no-link", "same-fragment", "is-start"),
    "has-token",
]


# Fragments in slots.


def fragment_at(layout: i64, slot: i64) -> i64:
    """The side and the turn of the fragment in a slot, as in an action; -1 if there is none."""
    return ((layout >> (1 + slot * 6)) & 63) - 1


def with_fragment(layout: i64, slot: i64, fragment: i64) -> i64:
    return layout | (fragment + 1) << (1 + slot * 6)


def side_of(fragment: i64) -> i64:
    return fragment >> 2


def turn_of(fragment: i64) -> i64:
    return fragment & 3


def slot_name(layout: i64, slot: i64) -> i64:
    """The place of a slot's name in `SLOT_NAMES`."""
    return slot + SLOTS if layout & RECTANGLE else slot


def is_laid(layout: i64) -> bool:
    """Whether all four fragments are there."""
    return fragment_at(layout, SLOTS - 1) >= 0


def why_no_fragment(layout: i64, slot: i64, fragment: i64) -> i64:
    """Why a fragment cannot lie in a free slot. Whatever is refused, something is left."""
    side = side_of(fragment)
    other: i64 = 0
    while other < SLOTS:
        there = fragment_at(layout, other)
        if there >= 0:
            if side_of(there) >> 1 == side >> 1:
                return FRAGMENT_IS_USED
            if layout & RECTANGLE and (there ^ fragment) & 1:
                return EDGES_DIFFER
        other += 1
    if has(CENTRAL, side) and not layout & RECTANGLE and slot != CENTRE:
        return MUST_BE_CENTRAL
    return FINE


def why_no_layout(layout: i64) -> i64:
    """Why four fragments cannot lie so."""
    laid = layout & RECTANGLE
    slot: i64 = 0
    while slot < SLOTS:
        fragment = fragment_at(layout, slot)
        reason = why_no_fragment(laid, slot, fragment)
        if reason != FINE:
            return reason
        laid = with_fragment(laid, slot, fragment)
        slot += 1
    return FINE


def fragments_into(layout: i64, slot: i64, out: vec[i64]) -> i64:
    """The fragments that can lie in a slot."""
    many: i64 = 0
    fragment: i64 = 0
    while fragment < SIDE_COUNT * TURNS:
        if why_no_fragment(layout, slot, fragment) == FINE:
            out[many] = moves.FRAGMENT + fragment
            many += 1
        fragment += 1
    return many


def fragments_in(layout: i64) -> list[int]:
    """The fragments that lie already, slot by slot."""
    made = [int(fragment_at(layout, slot)) for slot in range(SLOTS)]
    return [fragment for fragment in made if fragment >= 0]


# What a layout makes of the map.


def regions_in(layout: i64) -> i64:
    """A mask: the regions in play."""
    regions: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        regions |= REGIONS_OF[side_of(fragment_at(layout, slot))]
        slot += 1
    return regions


def exit_at(fragment: i64, edge: i64) -> i64:
    """The region whose line ends at that edge of a fragment as it lies."""
    return i64(EXIT[side_of(fragment) * EDGES + ((edge - turn_of(fragment)) & 3)])


def sea_of(layout: i64) -> vec[i64]:
    """By region, a mask: where a crossing leads. Copies of a state share it."""
    sea = ACROSS[:]
    links = RING_LINKS if layout & RECTANGLE else T_LINKS
    place: i64 = 0
    while place < len(links):
        one = exit_at(fragment_at(layout, i64(links[place])), i64(links[place + 1]))
        other = exit_at(fragment_at(layout, i64(links[place + 2])), i64(links[place + 3]))
        sea[one] |= bit(other)
        sea[other] |= bit(one)
        place += 4
    return sea


def linked(regions: i64, sea: vec[i64]) -> i64:
    """A mask: the regions from which a line leads to another fragment."""
    mask: i64 = 0
    rest = regions
    while rest:
        region = lowest(rest)
        if sea[region] & ~REGIONS_OF[i64(SIDE_OF[region])]:
            mask |= bit(region)
        rest &= rest - 1
    return mask


def why_no_start(layout: i64, regions: i64, sea: vec[i64], region: i64) -> i64:
    """Why a region cannot be the start region."""
    if region >= REGIONS or not has(regions, region):
        return NOT_IN_PLAY
    side = i64(SIDE_OF[region])
    if layout & RECTANGLE:
        if central_side(layout) not in (-1, side):
            return NOT_ON_THE_DESERT
    elif side != side_of(fragment_at(layout, CENTRE)):
        return NOT_ON_THE_CENTRE
    return FINE if has(linked(regions, sea), region) else NO_LINK


def central_side(layout: i64) -> i64:
    """The side in play that must hold the start region, or -1."""
    slot: i64 = 0
    while slot < SLOTS:
        side = side_of(fragment_at(layout, slot))
        if has(CENTRAL, side):
            return side
        slot += 1
    return -1


# Layouts with a name.

Preset = tuple[str, tuple[int, int, int, int]]  # name, the sides in the slots of a T, unturned


def side_named(name: str) -> int:
    return [made.name for made in SIDES].index(name)


def preset(name: str, centre: str, west: str, east: str, south: str) -> Preset:
    sides = (side_named(centre), side_named(west), side_named(east), side_named(south))
    return (name, sides)


PRESETS: Final[list[Preset]] = [
    preset("rulebook-example", "desert", "horseshoe", "ice-islands", "tall-islands"),
    preset("fire-archipelago", "volcano", "red-forest", "meadows", "horseshoe"),
]


def layout_of(fragments: list[int], rectangle: bool = False) -> int:
    """The layout of these fragments, each a side * TURNS + a turn."""
    layout: i64 = RECTANGLE if rectangle else 0
    for slot in range(len(fragments)):
        layout = with_fragment(layout, slot, fragments[slot])
    return int(layout)


PRESET_FRAGMENT: Final = bytes([side * TURNS for _, sides in PRESETS for side in sides])
