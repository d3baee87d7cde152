"""Positions as JSON: checked when they are read, with a sentence for whatever is wrong.

A `Codec` writes a value and reads it back. A game lists the fields of its position once,
as rows with a codec each; both directions come from the rows:

    FORM = Form(field("turns", number(0, 2000)), field("deck", deck_of(word(NAMES))))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from pentarch.core.steps import Step, Steps, stack
from pentarch.core.vocabulary import SEAT, Slot, StepKind
from pentarch.core.words import BadPosition, Json, say
from pentarch.core.zones import Bag, Deck, Pile, bag, deck, pile

T = TypeVar("T")
U = TypeVar("U")
S_contra = TypeVar("S_contra", contravariant=True)


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
        return checked_flag(self.value(name), self.path(name))

    def word(self, name: str, words: Sequence[str]) -> int:
        """The place of a word in the list of those possible."""
        return checked_word(self.value(name), words, self.path(name))

    def numbers(self, name: str, low: int, high: int, length: int | None = None) -> list[int]:
        rows = self.rows(name, length)
        return [checked_number(row, low, high, self.path(name)) for row in rows]

    def words(self, name: str, words: Sequence[str], length: int | None = None) -> list[int]:
        return [checked_word(row, words, self.path(name)) for row in self.rows(name, length)]

    def rows(self, name: str, length: int | None = None) -> list[Json]:
        return checked_rows(self.value(name), length, self.path(name))

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


def checked_flag(value: Json, field: str) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(say("refusal-position-flag", field=field))
    return value


def checked_rows(value: Json, length: int | None, field: str) -> list[Json]:
    if not isinstance(value, list) or len(value) > 1000:
        raise BadPosition(say("refusal-position-list", field=field))
    if length is not None and len(value) != length:
        raise BadPosition(say("refusal-position-length", field=field, length=length))
    return value


def checked_word(value: Json, words: Sequence[str], field: str) -> int:
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


# Codecs.


class Codec(Generic[T]):
    """A way to write a value as JSON, and to read it back or refuse it."""

    def __init__(self, write: Callable[[T], Json], read: Callable[[Json, str], T]) -> None:
        self.write = write
        self.read = read  # given what was written, and the name of the field


def number(low: int, high: int) -> Codec[int]:
    return Codec(int, lambda told, field: checked_number(told, low, high, field))


def flag() -> Codec[bool]:
    return Codec(bool, checked_flag)


def switch() -> Codec[int]:
    """A number that is 0 or 1, written as a flag."""
    return Codec(bool, lambda told, field: int(checked_flag(told, field)))


def word(names: Sequence[str]) -> Codec[int]:
    """A number that stands for one of these words; an empty one is not possible."""
    words = list(names)
    return Codec(lambda value: words[value], lambda told, field: checked_word(told, words, field))


def rows(item: Codec[T], length: int | None = None) -> Codec[list[T]]:
    def read(told: Json, field: str) -> list[T]:
        return [item.read(row, field) for row in checked_rows(told, length, field)]

    return Codec(lambda values: [item.write(value) for value in values], read)


def mapped(inner: Codec[U], unpack: Callable[[T], U], pack: Callable[[U], T]) -> Codec[T]:
    """A value that is written as another one."""
    return Codec(
        lambda value: inner.write(unpack(value)), lambda told, field: pack(inner.read(told, field))
    )


def mask(member: Codec[int], first: int = 0) -> Codec[int]:
    """A set in a word, written as its members; the lowest bit stands for `first`."""

    def unpack(word: int) -> list[int]:
        return [it + first for it in range(word.bit_length()) if word >> it & 1]

    def pack(members: list[int]) -> int:
        return sum(1 << (it - first) for it in set(members))

    return mapped(rows(member), unpack, pack)


def lanes(item: Codec[int], count: int, bits: int, blank: int = 0) -> Codec[int]:
    """Small numbers side by side in a word, such as a nibble a player; `blank` is the rest."""
    lane = (1 << bits) - 1

    def unpack(word: int) -> list[int]:
        return [word >> bits * place & lane for place in range(count)]

    def pack(numbers: list[int]) -> int:
        used = (1 << bits * count) - 1
        return blank & ~used | sum(it << bits * place for place, it in enumerate(numbers))

    return mapped(rows(item, count), unpack, pack)


def deck_of(card: Codec[int]) -> Codec[Deck]:
    return mapped(rows(card), Deck.cards, deck)


def pile_of(card: Codec[int], room: int) -> Codec[Pile]:
    return mapped(rows(card), Pile.cards, lambda cards: pile(cards, room=room))


def bag_of(card: Codec[int], kinds: int) -> Codec[Bag]:
    return mapped(rows(card), Bag.cards, lambda cards: bag(kinds, cards))


def steps_of(kinds: Mapping[int, StepKind], players: int) -> Codec[Steps]:
    """A stack, whose numbers fit the slots of their rows."""

    def read(told: Json, field: str) -> Steps:
        return Reader({field: told}).steps(field, kinds, players)

    return Codec(lambda steps: steps_to_json(steps, kinds), read)


def inside(form: Form[T], new: Callable[[], T]) -> Codec[T]:
    """A part of the state with fields of its own."""

    def read(told: Json, field: str) -> T:
        made = new()
        form.read(Reader(told, field), made)
        return made

    return Codec(form.write, read)


# Fields.


class Field(Generic[S_contra]):
    """One field of a position."""

    def __init__(
        self,
        name: str,
        write: Callable[[S_contra], Json],
        read: Callable[[S_contra, Json, str], None],
    ) -> None:
        self.name = name
        self.write = write
        self.read = read


def field(name: str, codec: Codec[T], attribute: str = "") -> Field[object]:
    """An attribute of the state, by its own name or another one."""
    place = attribute or name

    def read(state: object, told: Json, path: str) -> None:
        setattr(state, place, codec.read(told, path))

    return Field(name, lambda state: codec.write(getattr(state, place)), read)


def part(
    name: str,
    codec: Codec[T],
    get: Callable[[S_contra], T],
    put: Callable[[S_contra, T], None],
) -> Field[S_contra]:
    """What is not an attribute of its own."""
    return Field(
        name,
        lambda state: codec.write(get(state)),
        lambda state, told, path: put(state, codec.read(told, path)),
    )


class Form(Generic[S_contra]):
    """All fields of a position, or of a part of one."""

    def __init__(self, *fields: Field[S_contra]) -> None:
        self.fields = fields

    def write(self, state: S_contra) -> dict[str, Json]:
        return {field.name: field.write(state) for field in self.fields}

    def read(self, reader: Reader, state: S_contra) -> None:
        """Set every field of a new state; what is unknown is refused."""
        for field in self.fields:
            field.read(state, reader.value(field.name), reader.path(field.name))
        reader.done()
