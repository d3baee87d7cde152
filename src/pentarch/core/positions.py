"""Reading a position: JSON in, checked values out, a sentence for whatever is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from pentarch.core.steps import Step, Steps, stack
from pentarch.core.vocabulary import SEAT, Slot, StepKind
from pentarch.core.words import BadPosition, Json, say


class Reader:
    """The fields of one JSON object, each read once and checked."""

    def __init__(self, position: Json, where: str = "") -> None:
        if not isinstance(position, dict):
            raise BadPosition(say("refusal-position-object", where=where or "."))
        self.fields = position
        self.where = where
        self.read: set[str] = set()

    def path(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def value(self, name: str) -> Json:
        if name not in self.fields:
            raise BadPosition(say("refusal-position-missing", field=self.path(name)))
        self.read.add(name)
        return self.fields[name]

    def number(self, name: str, low: int, high: int) -> int:
        return checked_number(self.value(name), low, high, self.path(name))

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise BadPosition(say("refusal-position-flag", field=self.path(name)))
        return value

    def word(self, name: str, words: list[str]) -> int:
        """The place of a word in the list of those possible."""
        return checked_word(self.value(name), words, self.path(name))

    def numbers(self, name: str, low: int, high: int, length: int | None = None) -> list[int]:
        rows = self.rows(name, length)
        return [checked_number(row, low, high, self.path(name)) for row in rows]

    def words(self, name: str, words: list[str], length: int | None = None) -> list[int]:
        return [checked_word(row, words, self.path(name)) for row in self.rows(name, length)]

    def rows(self, name: str, length: int | None = None) -> list[Json]:
        value = self.value(name)
        if not isinstance(value, list) or len(value) > 1000:
            raise BadPosition(say("refusal-position-list", field=self.path(name)))
        if length is not None and len(value) != length:
            raise BadPosition(say("refusal-position-length", field=self.path(name), length=length))
        return value

    def reader(self, name: str) -> Reader:
        return Reader(self.value(name), self.path(name))

    def readers(self, name: str, length: int | None = None) -> list[Reader]:
        rows = self.rows(name, length)
        return [Reader(row, f"{self.path(name)}.{place}") for place, row in enumerate(rows)]

    def steps(self, name: str, kinds: Mapping[int, StepKind], players: int) -> Steps:
        """A stack of steps, as `steps_to_json` writes it; each number fits its slot."""
        steps: list[Step] = []
        rows = [row for row in kinds.values() if row.waits]
        for reader in self.readers(name):
            kind = rows[reader.word("verb", [row.name for row in rows])]
            steps.append(
                (
                    kind.number,
                    reader.number("player", 0, players - 1),
                    reader.option("optional", kind.optional),
                    reader.slot("amount", kind.amount, players),
                    reader.slot("extra", kind.extra, players),
                )
            )
            reader.done()
        return stack(steps)

    def option(self, name: str, needed: bool | None) -> bool:
        value = self.flag(name)
        if needed is not None and value != needed:
            words = "true" if needed else "false"
            raise BadPosition(say("refusal-position-word", field=self.path(name), words=words))
        return value

    def slot(self, name: str, slot: Slot | None, players: int) -> int:
        """A number that a slot can hold; a seat is that of somebody who plays."""
        if slot is None:
            return self.number(name, 0, 0)
        high = min(slot.high, players - 1) if slot.sort == SEAT else slot.high
        return self.number(name, slot.low, high)

    def done(self) -> None:
        """Refuse fields that nobody asked for."""
        for name in self.fields:
            if name not in self.read:
                raise BadPosition(say("refusal-position-unknown", field=self.path(name)[:60]))


def checked_number(value: Json, low: int, high: int, field: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(say("refusal-position-number", field=field, low=low, high=high))
    return value


def checked_word(value: Json, words: list[str], field: str) -> int:
    if not isinstance(value, str) or value not in words or not value:
        raise BadPosition(
            say("refusal-position-word", field=field, words=", ".join(filter(None, words)))
        )
    return words.index(value)


def steps_to_json(steps: Steps, kinds: Mapping[int, StepKind]) -> list[Json]:
    return [
        {
            "verb": kinds[verb].name,
            "player": player,
            "optional": optional,
            "amount": amount,
            "extra": extra,
        }
        for verb, player, optional, amount, extra in steps.steps()
    ]
