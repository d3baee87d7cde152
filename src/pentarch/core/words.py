"""What is said to people, before it is said in a language.

Rules never hold sentences. They give a message: the key of a sentence in
`locale/` and its arguments. A number or a plain text stands for itself, a
`Player` for the name of whoever sits there, `Players` for a list of names, a `Term`
for another entry of the locale that has cases and a gender, `Terms` for a list of
such entries.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None

Move = dict[str, int | str]  # "kind" and its arguments: the structured form of an action


@final
class Player:
    """The player with that number: a name, or "you" to that player."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"Player({self.number!r})"


@final
class Players:
    """Several players, listed."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers: Final = numbers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Players) and self.numbers == other.numbers

    def __hash__(self) -> int:
        return hash(self.numbers)

    def __repr__(self) -> str:
        return f"Players({self.numbers!r})"


@final
class Term:
    """An entry of the locale, such as a card's name."""

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Term({self.key!r})"


@final
class Terms:
    """Several entries of the locale, listed."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys: Final = keys

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Terms) and self.keys == other.keys

    def __hash__(self) -> int:
        return hash(self.keys)

    def __repr__(self) -> str:
        return f"Terms({self.keys!r})"


Argument = int | str | Player | Players | Term | Terms


@final
class Message:
    """A sentence to be said: its key in the locale, and its arguments."""

    def __init__(self, key: str, arguments: dict[str, Argument] | None = None) -> None:
        self.key: Final = key
        self.arguments: Final[dict[str, Argument]] = {} if arguments is None else arguments

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return False
        return self.key == other.key and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.arguments!r})"

    def to_json(self) -> dict[str, Json]:
        return {"key": self.key, "args": {name: as_json(it) for name, it in self.arguments.items()}}


def say(key: str, **arguments: Argument) -> Message:
    """A message; an argument written `the_card` is `$the-card` in the locale."""
    for name in arguments:
        if "_" in name:
            return Message(key, {name.replace("_", "-"): it for name, it in arguments.items()})
    return Message(key, arguments)


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


def text_of(move: Mapping[str, object]) -> str:
    """The stable text of a move, such as `discard card=han-solo target=1`."""
    text = str(move.get("kind"))
    for name, value in move.items():
        if name != "kind":
            text += f" {name}={value}"
    return text


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
