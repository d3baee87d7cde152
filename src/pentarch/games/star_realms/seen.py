"""What a seat may see of a game, as types: the client, the terminal and the API read these."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pentarch.games.star_realms.setup import Mode

Role = Literal["emperor", "admiral", "boss", "raider"]


class SeenCard(Struct):
    """Cards of one kind in play: how many, and how many of their abilities are unused."""

    card: str
    count: int
    ready: int
    allies: int
    allied: bool  # another card of the faction is in play
    defence: int


class SeenNeedle(Struct):
    """What a Stealth Needle in play copies, and which abilities of it can be used."""

    copies: str
    ally: bool
    scrap: bool


class SeenPlayer(Struct):
    """What the viewer knows of a player."""

    alive: bool
    team: list[int]
    role: Role | None
    authority: int
    trade: int
    combat: int
    charges: int
    owes: int
    pledge: int
    shielded: bool
    foes: list[int]
    reaches_bases_of: list[int]
    in_play: list[SeenCard]
    needles: list[SeenNeedle]
    hand: list[str] | None
    hand_size: int
    known: list[str]
    deck_size: int
    top: list[str]
    unseen: list[str]
    discard: list[str]


class StarRealmsView(Struct):
    """The whole table."""

    mode: Mode
    turn: int
    limit: int
    first: int
    mover: int | None
    asked: int | None
    row: list[str | None]
    trade_deck: int
    explorers: int
    scrapped: list[str]
    players: list[SeenPlayer]
    can_attack: list[int]
    can_aim_at: list[int]
    can_reach_bases_of: list[int]
    done: list[int]
    winners: list[int]
    drawn: bool
