"""What a seat may see of a game, as types: the client, the terminal and the API read these."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

Ask = Annotated[str, Meta(title="Ask")]  # the name of a question in the vocabulary


class Question(Struct, omit_defaults=True):
    """What is asked, and of what has already been said."""

    verb: Ask
    player: int
    slot: int | UnsetType = UNSET  # of the planet that was shot at, or is being captured
    place: int | UnsetType = UNSET  # where the first ship of a swap lies
    owner: int | UnsetType = UNSET  # from whom the ship was stolen
    ship: str | UnsetType = UNSET  # the first ship of a swap, or the stolen one
    partner: int | UnsetType = UNSET  # with whom Slave I exchanges next
    origin: int | UnsetType = UNSET  # who has played Slave I


class SeenPlanet(Struct):
    """A planet with its line; how far each fleet matches it, and who could capture it now."""

    planet: str
    value: int
    needed: int  # so many matching ships capture it
    line: list[str]
    free: int
    full: bool
    matches: list[int]  # ships of each player's fleet
    captors: list[int]


class SeenPlayer(Struct, rename={"lacking": "not"}):
    """What the viewer knows of a player."""

    cards: int
    hand: list[str] | None
    known: list[str]
    lacking: list[str]
    fleet: list[str]
    planets: list[str]
    points: int
    stuck: int


class CommandersView(Struct):
    """The whole table."""

    turn: int
    asked: int | None
    question: Question | None
    eight: str
    deck: int
    discards: list[str]
    pile: int
    unseen_planets: list[str]
    planets: list[SeenPlanet | None]
    destroyed: list[str]
    players: list[SeenPlayer]
    ranking: list[int] | None
    winners: list[int]
