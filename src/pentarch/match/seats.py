"""Who sits where: a person, a bot, or nobody yet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pentarch.core.words import Json

NAMELESS: Final = "–"  # what somebody is called who has been forgotten
HERE: Final = "+"  # `ID+2` is somebody at seat 2 on the screen of the person `ID`


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a match. A bot that stands in for a person shares the seat with its owner."""

    user: str | None = None  # whose seat it is
    name: str = ""  # what the person was called when sitting down, or for whom it is kept
    bot: str | None = None  # the bot that plays it
    reserved: str | None = None  # the only user who may take it while it is open
    nonce: bytes = b""  # the seat's share of chance
    lost: str | None = None  # "resigned" or "time": the result is settled, a bot plays on
    missed: int = 0  # turns in a row for which the time ran out
    is_covered: bool = False  # the bot plays this turn alone, and goes
    passed: frozenset[str] = frozenset()  # moments that are passed automatically; private

    @property
    def is_open(self) -> bool:
        return self.user is None and self.bot is None

    @property
    def is_person(self) -> bool:
        """Whether a person answers here now."""
        return self.user is not None and self.bot is None

    @property
    def is_away(self) -> bool:
        """Whether the owner may come back and take over from the bot."""
        return self.user is not None and self.bot is not None and self.lost is None

    def freed(self) -> Seat:
        return Seat(nonce=b"")

    def taken_over(self, bot: str) -> Seat:
        return replace(self, bot=bot, is_covered=False)

    def covered(self, bot: str) -> Seat:
        """The person has missed a turn: a bot plays it."""
        return replace(self, bot=bot, is_covered=True, missed=self.missed + 1)

    def uncovered(self) -> Seat:
        return replace(self, bot=None, is_covered=False)

    def returned(self) -> Seat:
        """The person is here, whatever was missed."""
        return replace(self, bot=None, is_covered=False, missed=0)

    def to_json(self) -> dict[str, Json]:
        """As `create` has it."""
        fields = {
            "user": self.user,
            "name": self.name or None,
            "bot": self.bot,
            "reserved": self.reserved,
        }
        return {name: value for name, value in fields.items() if value is not None}


def owner_of(user: str) -> str:
    """Whose screen it is."""
    return user.partition(HERE)[0]


def person(user: str, name: str) -> Seat:
    return Seat(user=user, name=name)


def bot(name: str) -> Seat:
    return Seat(bot=name)


def nobody(reserved_for: str | None = None, name: str = "") -> Seat:
    return Seat(reserved=reserved_for, name=name)


def from_json(value: Json) -> Seat:
    """A seat as `create` has it."""
    assert isinstance(value, dict), "a seat is an object"

    def text(name: str) -> str | None:
        given = value.get(name)
        return given if isinstance(given, str) else None

    return Seat(
        user=text("user"), name=text("name") or "", bot=text("bot"), reserved=text("reserved")
    )
