"""Where the maps have a roof. For the eye alone: no rule asks for it."""

from __future__ import annotations

from typing import Final

from pentarch.games.skirmish.maps import (
    EXTERIOR,
    MASSASSI_RUINS,
    MOISTURE_FARM,
    MOS_EISLEY_OUTSKIRTS,
    Map,
)

# Rectangles of spaces, from corner to corner.
ROOFS: Final[dict[str, list[tuple[str, str]]]] = {
    MOS_EISLEY_OUTSKIRTS.name: [
        ("E5", "U11"),
        ("E12", "N12"),
        ("E13", "J14"),
        ("E15", "I16"),
        ("E17", "H18"),
        ("E19", "J22"),
    ],
    MOISTURE_FARM.name: [("P5", "Q6"), ("K7", "Q8"), ("M9", "O10")],
}


def is_roofed(map: Map, space: int) -> bool:
    """Whether a space lies indoors; in the ruins a mission says where the open sky is."""
    if map is MASSASSI_RUINS:
        return map.areas[space] != EXTERIOR
    name = map.label(space)
    column, row = name[0], int(name[1:])
    return any(
        first[0] <= column <= last[0] and int(first[1:]) <= row <= int(last[1:])
        for first, last in ROOFS[map.name]
    )
