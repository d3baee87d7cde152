"""What is printed, for the client: `tools/typescript.py` writes it down."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from pentarch.games.commanders import cards


class Planet(Struct):
    """A planet: its points, and the ships that its line can hold."""

    id: str
    value: int


class Facts(Struct):
    ships: list[str]
    specials: list[str]
    planets: list[Planet]
    ship_copies: int
    special_copies: int
    eight_copies: int  # of one special
    fleet_limit: int


FACTS: Final = Facts(
    ships=[it.name for it in cards.CARDS if it.ship],
    specials=[it.name for it in cards.CARDS if not it.ship],
    planets=[Planet(it.name, it.value) for it in cards.PLANETS],
    ship_copies=cards.SHIP_COPIES,
    special_copies=cards.SPECIAL_COPIES,
    eight_copies=cards.EIGHT_COPIES,
    fleet_limit=cards.FLEET_LIMIT,
)
