"""What a seat may see of a match, as types: the client, the terminal and the API read these."""

from __future__ import annotations

from msgspec import Struct


class SecondTry(Struct):
    """Boba Fett's first miss, while the second try is open."""

    player: int
    target: int
    number: int


class SeenPlayer(Struct, rename={"excluded": "not"}):
    """What the viewer knows of a player."""

    tokens: int
    inside: bool
    protected: bool
    cards: int
    hand: str | None
    seen_by: list[int]
    excluded: list[int]
    even_with: list[int]
    discards: list[str]
    out_with: str | None
    sum: int


class InfiltrationView(Struct):
    """The whole table."""

    round: int
    goal: int
    starter: int
    deck: int
    aside: bool
    removed: list[str]
    asked: int | None
    second_try: SecondTry | None
    drawn: str | None
    players: list[SeenPlayer]
    winners: list[int]
