"""What people, bots and the server may ask of a match.

A command never names its own seat: the seat is the user's. What comes of it is decided in
`decisions.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

# While people gather.


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down, on a given seat or the first that is free."""

    user: str
    name: str
    seat: int | None = None
    nonce: bytes = b""


@dataclass(frozen=True, slots=True)
class Leave:
    """Stand up; once the match runs a bot takes the seat over."""

    user: str


@dataclass(frozen=True, slots=True)
class Sit:
    """Move to another free seat."""

    user: str
    seat: int


@dataclass(frozen=True, slots=True)
class SeatBot:
    """The host puts a bot on a free seat, or another bot in its place."""

    user: str
    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """The host frees a seat: a bot, a reservation or a person goes."""

    user: str
    seat: int


@dataclass(frozen=True, slots=True)
class GiveNonce:
    """Add the seat's share of chance, once, before the start."""

    user: str
    nonce: bytes


@dataclass(frozen=True, slots=True)
class Cancel:
    """The host gives up a table that has not started."""

    user: str


@dataclass(frozen=True, slots=True)
class Start:
    """Begin; with `fill` the seats that are still free get that bot, which only the host may.

    `rated`: whoever asks knows nothing against it; whether it counts is the match's to say.
    """

    user: str
    fill: str | None = None
    rated: bool = False


# While it is played.


@dataclass(frozen=True, slots=True)
class Act:
    """Answer the question; `seen` is the last entry that the client knew."""

    user: str
    action: int
    seen: int


@dataclass(frozen=True, slots=True)
class BotAct:
    """A bot answers for its seat."""

    seat: int
    action: int
    seen: int


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last own action, or all down to `to` actions in force."""

    user: str
    seen: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class OfferUndo:
    """Ask the others to take back the last own action and what came after."""

    user: str
    seen: int


@dataclass(frozen=True, slots=True)
class AnswerOffer:
    """Agree to an offer, or not; whoever made it withdraws it by not agreeing."""

    user: str
    agree: bool


@dataclass(frozen=True, slots=True)
class Resign:
    user: str


@dataclass(frozen=True, slots=True)
class Return:
    """Take the seat back from the bot that stands in."""

    user: str


@dataclass(frozen=True, slots=True)
class SetStops:
    """Have these moments passed automatically, and stop at all others."""

    user: str
    passed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PassStops:
    """The server passes what the seats that are asked, one after the other, want passed."""


@dataclass(frozen=True, slots=True)
class Flag:
    """The server has seen the time run out."""


@dataclass(frozen=True, slots=True)
class Resume:
    """No server ran in these gaps, each from a time until a time, in order.

    Whoever was asked is given the time back, once: nothing is written if nobody is owed any.
    """

    gaps: tuple[tuple[int, int], ...]


# At any time.


@dataclass(frozen=True, slots=True)
class Close:
    """Whoever runs the server ends a match that is not over, without a result."""


@dataclass(frozen=True, slots=True)
class LinkRematch:
    """The match that the same people go on with, perhaps instead of one that came to nothing."""

    user: str
    match: str
    instead_of: str | None = None


@dataclass(frozen=True, slots=True)
class Chat:
    """Say something; spectators may, too, until the match is over."""

    user: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class GoOnAs:
    """What was `user`'s at this match is `to`'s: a guest has signed in."""

    user: str
    to: str
    name: str


@dataclass(frozen=True, slots=True)
class Forget:
    """A person is no more: they leave, or a bot plays on, and nothing here has their name."""

    user: str


Command = (
    Join | Leave | Sit | SeatBot | OpenSeat | GiveNonce | Cancel | Start
    | Act | BotAct | Undo | OfferUndo | AnswerOffer | Resign | Return | SetStops | PassStops
    | Flag | Resume
    | Close | LinkRematch | Chat | GoOnAs | Forget
)  # fmt: skip
