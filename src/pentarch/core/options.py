"""What may be chosen before a game begins, with defaults and limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pentarch.core.words import BadOption, Json, say

Value = bool | int | str
Options = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool

    def accept(self, given: object) -> bool:
        if isinstance(given, bool):
            return given
        word = given.lower() if isinstance(given, str) else ""
        if word in ("true", "yes", "on", "1"):
            return True
        if word in ("false", "no", "off", "0"):
            return False
        raise BadOption(say("refusal-option-flag", option=self.name, given=shown(given)))

    def values(self) -> list[Value]:
        return [False, True]

    def to_json(self) -> dict[str, Json]:
        return {"name": self.name, "type": "flag", "default": self.default}


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within limits."""

    name: str
    default: int
    low: int
    high: int
    by_players: tuple[int, ...] = ()  # what the default stands for, by number of players

    def accept(self, given: object) -> int:
        number = whole(given)
        if number is None or not self.low <= number <= self.high:
            raise BadOption(
                say(
                    "refusal-option-number",
                    option=self.name, given=shown(given), low=self.low, high=self.high,
                )
            )  # fmt: skip
        return number

    def values(self) -> list[Value]:
        return sorted({self.low, self.default, self.high})

    def to_json(self) -> dict[str, Json]:
        return {
            "name": self.name,
            "type": "number",
            "default": self.default,
            "low": self.low,
            "high": self.high,
            "by_players": list(self.by_players),
        }


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    name: str
    default: str
    words: tuple[str, ...]
    by_players: tuple[str, ...] = ()  # what the default stands for, by number of players

    def accept(self, given: object) -> str:
        if isinstance(given, str) and given in self.words:
            return given
        if isinstance(given, int) and str(given) in self.words:
            return str(given)
        raise BadOption(
            say(
                "refusal-option-choice",
                option=self.name, given=shown(given), words=", ".join(self.words),
            )
        )  # fmt: skip

    def values(self) -> list[Value]:
        return list(self.words)

    def to_json(self) -> dict[str, Json]:
        return {
            "name": self.name,
            "type": "choice",
            "default": self.default,
            "words": list(self.words),
            "by_players": list(self.by_players),
        }


Option = Flag | Number | Choice


def resolve(known: Sequence[Option], given: Mapping[str, object]) -> Options:
    """All options with their values: those given, checked, and the defaults of the rest."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption(
                say("refusal-option-unknown", option=shown(name), known=", ".join(names) or "–")
            )
    return {
        option.name: option.accept(given[option.name]) if option.name in given else option.default
        for option in known
    }


def meant(option: Option, value: Value, players: int) -> Value:
    """What a value stands for at a table of so many: a default may go by their number."""
    known: tuple[Value, ...] = () if isinstance(option, Flag) else option.by_players
    return known[players] if value == option.default and players < len(known) else value


def whole(given: object) -> int | None:
    """The whole number that is meant, if one is."""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    if isinstance(given, str) and given.strip().lstrip("-").isdecimal() and len(given) < 20:
        return int(given)
    return None


def shown(given: object) -> str:
    """What was given, short enough to be repeated in an answer."""
    text = given if isinstance(given, str) else repr(given)
    return text if len(text) <= 40 else text[:39] + "…"
