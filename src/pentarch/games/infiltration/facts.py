"""What is printed, for the client: `tools/typescript.py` writes it down."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from pentarch.games.infiltration.cards import CARDS


class Character(Struct):
    """A card: its number, and how many there are."""

    id: str
    value: int
    copies: int


class Facts(Struct):
    characters: list[Character]


FACTS: Final = Facts([Character(it.name, it.value, it.copies) for it in CARDS])
