"""What is said to people, before it is said in a language.

Rules never hold sentences. They give a message: the key of a sentence in
`locale/` and its arguments. A number or a plain text stands for itself, a
`Player` for the name of whoever sits there, `Players` for a list of names, a `Term`
for another entry of the locale that has cases and a gender, `Terms` for a list of
such entries.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Player:
    """The player with that number: a name, or "you" to that player."""

    number: int


@dataclass(frozen=True, slots=True)
class Players:
    """Several players, listed."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """An entry of the locale, such as a card's name."""

    key: str


@dataclass(frozen=True, slots=True)
class Terms:
    """Several entries of the locale, listed."""

    keys: tuple[str, ...]


Argument = int | str | Player | Players | Term | Terms


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence to be said: its key in the locale, and its arguments."""

    key: str
    arguments: dict[str, Argument] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {"key": self.key, "args": {name: as_json(it) for name, it in self.arguments.items()}}


def say(key: str, **arguments: Argument) -> Message:
    """A message; an argument written `the_card` is `$the-card` in the locale."""
    return Message(key, {name.replace("_", "-"): argument for name, argument in arguments.items()})


def as_json(argument: Argument) -> Json:
    if isinstance(argument, Player):
        return {"player": argument.number}
    if isinstance(argument, Players):
        return {"players": list(argument.numbers)}
    if isinstance(argument, Term):
        return {"term": argument.key}
    if isinstance(argument, Terms):
        return {"terms": list(argument.keys)}
    return argument


def bare(message: Message) -> str:
    """A message without a language: what is left where no locale is at hand."""
    arguments = ", ".join(f"{name}={it}" for name, it in message.arguments.items())
    return f"{message.key}({arguments})" if arguments else message.key


class Refusal(ValueError):
    """Something asked for that cannot be; its message says why, in any language."""

    speak: Callable[[Message], str] = staticmethod(bare)  # the locale puts English here

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return type(self).speak(self.message)


class IllegalAction(Refusal):
    """An action that the rules forbid now."""


class BadOption(Refusal):
    """A number of players or an option outside its limits."""


class BadPosition(Refusal):
    """A position that cannot arise."""


class BadRecord(Refusal):
    """A record that is broken or does not say what happened."""
