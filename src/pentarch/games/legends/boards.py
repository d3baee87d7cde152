"""The map: four fragments with two sides each, their regions, islands and links.

A region's id is its place in `REGION_NAMES`, an island's in `ISLANDS`, a side's in
`SIDES`; records store ids. Sides 2n and 2n + 1 are the two sides of one fragment. What
the sides look like is in `drawings.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.games.legends.cards import BIG_ISLAND, mask_of

Pair = tuple[str, str]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
EDGES: Final = 4


class Side:
    """One side of a fragment."""

    def __init__(self, name: str, exits: tuple[str, str, str, str]) -> None:
        self.name: Final = name
        self.exits: Final = exits  # the region whose water line ends in the middle of each edge
        self.regions: list[int] = []
        self.land: tuple[Pair, ...] = ()
        self.bridges: tuple[Pair, ...] = ()  # no water crossing, though they join two islands
        self.water: tuple[Pair, ...] = ()
        self.must_be_central = False  # and holds the start region


class Island:
    def __init__(self, name: str, side: int, regions: list[int]) -> None:
        self.name: Final = name
        self.side: Final = side
        self.regions: Final = regions


SIDES: Final[list[Side]] = []
ISLANDS: Final[list[Island]] = []
REGION_NAMES: Final[list[str]] = []


def side(
    name: str,
    exits: tuple[str, str, str, str],
    islands: dict[str, tuple[str, ...]],
    land: tuple[Pair, ...] = (),
    bridges: tuple[Pair, ...] = (),
    water: tuple[Pair, ...] = (),
    must_be_central: bool = False,
) -> int:
    made = Side(name, exits)
    made.land, made.bridges, made.water = land, bridges, water
    made.must_be_central = must_be_central
    for island, regions in islands.items():
        first = len(REGION_NAMES)
        REGION_NAMES.extend(regions)
        ids = list(range(first, len(REGION_NAMES)))
        made.regions += ids
        ISLANDS.append(Island(island, len(SIDES), ids))
    SIDES.append(made)
    return len(SIDES) - 1


# The exits of a side: north, east, south, west.

DESERT: Final = side(
    "desert", ("d1", "d5", "d6", "d4"),
    {"desert": ("d1", "d2", "d3", "d4", "d5", "d6", "d7")},
    land=(
        ("d1", "d2"), ("d1", "d3"), ("d2", "d3"), ("d3", "d4"), ("d3", "d5"),
        ("d4", "d5"), ("d4", "d6"), ("d5", "d6"), ("d5", "d7"), ("d6", "d7"),
    ),
    must_be_central=True,
)  # fmt: skip
MEADOWS: Final = side(
    "meadows", ("m1", "m3", "m5", "m4"),
    {"meadows": ("m1", "m2", "m3", "m4", "m5")},
    land=(
        ("m1", "m2"), ("m1", "m3"), ("m2", "m3"), ("m2", "m4"), ("m3", "m4"), ("m4", "m5"),
    ),
)  # fmt: skip
RED_FOREST: Final = side(
    "red-forest", ("f1", "f3", "f3", "f2"),
    {"red-forest": ("f1", "f2", "f3")},
    land=(("f1", "f2"), ("f2", "f3")),
)  # fmt: skip
TALL_ISLANDS: Final = side(
    "tall-islands", ("t1", "t3", "t3", "t1"),
    {"tall-west": ("t1",), "tall-east": ("t2",), "tall-south": ("t3",)},
    bridges=(("t1", "t2"), ("t1", "t3")),
)  # fmt: skip
VOLCANO: Final = side(
    "volcano", ("v1", "v4", "v7", "v6"),
    {"volcano-small": ("v1", "v2"), "volcano-large": ("v3", "v4", "v5", "v6", "v7")},
    land=(
        ("v1", "v2"), ("v3", "v4"), ("v3", "v5"), ("v4", "v5"), ("v5", "v6"), ("v6", "v7"),
    ),
    water=(("v2", "v5"),),
)  # fmt: skip
ICE_ISLANDS: Final = side(
    "ice-islands", ("i1", "i3", "i5", "i2"),
    {"ice-north": ("i1", "i2"), "ice-middle": ("i3",), "ice-south": ("i4", "i5")},
    land=(("i1", "i2"), ("i4", "i5")),
    water=(("i2", "i3"), ("i3", "i4")),
)  # fmt: skip
HORSESHOE: Final = side(
    "horseshoe", ("h2", "h4", "h5", "h3"),
    {"horseshoe": ("h1", "h2", "h3", "h4", "h5")},
    land=(("h1", "h2"), ("h2", "h3"), ("h3", "h4"), ("h4", "h5")),
    water=(("h1", "h4"),),
)  # fmt: skip
CITADEL: Final = side(
    "citadel", ("c1", "c2", "c2", "c1"),
    {"citadel-large": ("c1", "c2"), "citadel-small": ("c3",)},
    land=(("c1", "c2"),),
    water=(("c2", "c3"),),
)  # fmt: skip

SIDE_COUNT: Final = 8
ISLAND_COUNT: Final = 14


# Tables for the rules.


def region(name: str) -> int:
    return REGION_NAMES.index(name)


def joined(pairs: list[Pair]) -> vec[i64]:
    """By region, a mask: which regions the pairs join it with."""
    masks = vec[i64]([0] * len(REGION_NAMES))
    for one, other in pairs:
        masks[region(one)] |= mask_of([region(other)])
        masks[region(other)] |= mask_of([region(one)])
    return masks


# A step to a region that is NEAR costs 1; ACROSS the water of the same side it is a crossing.
NEAR: Final = joined([pair for made in SIDES for pair in [*made.land, *made.bridges]])
ACROSS: Final = joined([pair for made in SIDES for pair in made.water])
EXIT: Final = bytes([region(name) for made in SIDES for name in made.exits])  # side * EDGES + edge
SIDE_OF: Final = bytes([made for made in range(SIDE_COUNT) for _ in SIDES[made].regions])
REGIONS_OF: Final = vec[i64]([mask_of(made.regions) for made in SIDES])  # by side
CENTRAL: Final[i64] = mask_of([it for it in range(SIDE_COUNT) if SIDES[it].must_be_central])
ISLAND: Final = vec[i64]([mask_of(made.regions) for made in ISLANDS])  # by island, its regions
IS_BIG: Final = bytes([len(made.regions) >= BIG_ISLAND for made in ISLANDS])
