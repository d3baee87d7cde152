"""Who sits where: what `--seats` says, and what the seats are called."""

from __future__ import annotations

from collections.abc import Sequence

from pentarch.terminal.sitting import PERSON
from pentarch.terminal.voice import Voice

LONGEST_NAME = 20


def split(text: str) -> list[str]:
    """The seats in a list like `you,greedy,level-3`; a person may be named: `you:Anna`."""
    return [seat.strip() for seat in text.split(",")]


def kind_of(seat: str) -> str:
    """`you`, or the name of a bot."""
    kind, colon, _ = seat.partition(":")
    return PERSON if kind == PERSON and colon else seat


def names_of(seats: Sequence[str], voice: Voice) -> list[str]:
    """What each seat is called; namesakes are numbered."""
    people = [kind_of(seat) for seat in seats].count(PERSON)
    names = [name_of(seat, place, people, voice) for place, seat in enumerate(seats, 1)]
    numbers: dict[str, int] = {}
    told_apart: list[str] = []
    for name in names:
        numbers[name] = numbers.get(name, 0) + 1
        is_alone = names.count(name) == 1
        told_apart.append(name if is_alone else f"{name} {numbers[name]}")
    return told_apart


def name_of(seat: str, place: int, people: int, voice: Voice) -> str:
    kind, _, given = seat.partition(":")
    if kind == PERSON:
        own = "".join(letter for letter in given if letter.isprintable()).strip()[:LONGEST_NAME]
        return own or (voice.ui("you") if people == 1 else voice.ui("seat", number=place))
    return voice.ui(f"bot-{kind}")
