"""What can be told of a match: an update, and the items that it is made of.

Only types. They are not compiled: their docstrings are a part of the protocol's documents.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

# A message as JSON: its key in the locale, and its arguments.
Said = Annotated[dict[str, Any], msgspec.Meta(title="Said")]

# What a seat sees of a game: a Struct of the game's `seen.py`.
View = Annotated[Any, msgspec.Meta(title="View")]


class Answer(msgspec.Struct, frozen=True):
    """One of the legal answers."""

    action: int
    say: Said
    move: dict[str, int | str]
    text: str


class LogItem(msgspec.Struct, frozen=True):
    """What the seat saw of one action of a player; `ply` is how many were then in force."""

    n: int
    ply: int
    player: int
    at: int
    lines: list[Said]


class NoticeItem(msgspec.Struct, frozen=True):
    n: int
    at: int
    say: Said


class ChatItem(msgspec.Struct, frozen=True):
    n: int
    at: int
    seat: int | None
    user: str
    name: str
    text: str


class SeatItem(msgspec.Struct, frozen=True):
    kind: str  # open, person, bot
    user: str | None
    name: str
    bot: str | None  # also the bot that stands in for a person
    away: bool  # the person has left and may come back
    lost: str | None  # resigned, time
    reserved: bool  # kept for who has that name
    missed: int  # turns in a row for which the time ran out
    nonce: str


class ClockItem(msgspec.Struct, frozen=True):
    """The seats' milliseconds at `since`; those of `running` go down from then on."""

    kind: dict[str, Any]  # as it was chosen
    left: list[int]
    running: int | None
    since: int
    missed: str  # what is done for who misses a turn: bot, pass; "": the seat is lost at once


class StopsItem(msgspec.Struct, frozen=True):
    """The moments of the game at which the seat may be asked, and those that are passed for it.

    Only the seat itself is told.
    """

    all: list[str]
    passed: list[str]
    now: str | None  # the one at which the seat is asked right now


class UndoItem(msgspec.Struct, frozen=True):
    """Back to where `to` actions were in force, or to `furthest`, without asking."""

    to: int
    furthest: int


class OfferItem(msgspec.Struct, frozen=True):
    seat: int
    to: int
    waiting: list[int]  # the seats that have not answered


class Update(msgspec.Struct, frozen=True):
    """The match as one seat knows it, and what is new since an entry.

    The client keeps the first `log_keep` actions of its log and appends `log`: a move
    taken back goes from the log as well.
    """

    n: int
    since: int
    seat: int | None
    status: str
    game: str
    version: int
    options: dict[str, bool | int | str]
    casual: bool
    rated: bool  # it counts for ratings, or can, before the start
    public: bool
    host: str | None
    commitment: str
    seats: list[SeatItem]
    ply: int
    asked: int | None
    question: Said
    view: View | None
    answers: list[Answer]
    log_keep: int
    log: list[LogItem]
    notices: list[NoticeItem]
    chat: list[ChatItem]
    clock: ClockItem
    stops: StopsItem | None  # null: the game has none, or it is not a person's seat
    undo: UndoItem | None
    may_offer_undo: bool
    offer: OfferItem | None
    result: list[float] | None
    ended: str | None
    rematch: str | None
    rematch_of: str | None
