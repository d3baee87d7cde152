"""The kinds of actions, events and steps of a game, as rows with typed slots.

A game declares its rows in `vocabulary.py`; numbers come from its `moves`, `happenings`
and `verbs`. What an action means, its text, the way back from a text to the action, the
words of events and questions and the ranges of the stack in a position are all derived
from the rows, here. A sentence that depends on more than its slots is an exception: a
function of the game's `words.py`, under the name of its row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from pentarch.core.state import Event, State
from pentarch.core.steps import AMOUNT_LIMIT, Step
from pentarch.core.words import Argument, Message, Move, Player, Term, Terms, text_of

S_contra = TypeVar("S_contra", bound=State, contravariant=True)

# What a value of a slot is said as.
NUMBER: Final = 0  # itself, or its sign
SEAT: Final = 1  # a player
TERM: Final = 2  # an entry of the locale


# Slots.


@final
class Slot:
    """A number in an action, an event or a step: how it is called, its range, its words."""

    def __init__(
        self,
        name: str,
        sort: int,
        low: int,
        high: int,
        span: int,
        names: tuple[str, ...] = (),
        key: str = "",
        said: str = "",
        first: int = 0,
        absent: int | None = None,
        beside: tuple[str, str] | None = None,
        many: bool = False,
        empty: bool = False,
    ) -> None:
        self.name: Final = name  # in a structured move
        self.sort: Final = sort
        self.low: Final = low
        self.high: Final = high
        self.span: Final = span  # how many numbers of an action the slot takes
        self.names: Final = names  # by value: what it is called in texts; "" is impossible
        self.key: Final = key  # what the entries of the locale begin with
        self.said: Final = said  # the argument of a sentence; "": it is not said
        self.first: Final = first  # the value that the lowest number of an action stands for
        self.absent: Final = absent  # this value is left out of a move
        self.beside: Final = beside  # another argument, and what its entries begin with
        self.many: Final = many  # takes all numbers that are left
        self.empty: Final = empty  # none at all has a sentence of its own

    def has(self, value: int) -> bool:
        """Whether it is a value of this slot."""
        if not self.low <= value <= self.high:
            return False
        return not self.names or (value < len(self.names) and self.names[value] != "")

    def told(self, value: int) -> int | str:
        """A value as moves, texts and JSON have it."""
        return self.names[value] if self.names else value

    def read(self, told: object) -> int | None:
        """The value told in a move or, as letters, in a text."""
        if self.names:
            return self.names.index(told) if told in self.names and told else None
        value = int(told) if isinstance(told, str) and is_number(told) else told
        if isinstance(value, bool) or not isinstance(value, int) or not self.has(value):
            return None
        return value

    def term(self, value: int) -> Term:
        """The entry of the locale for a value."""
        return Term(self.key + str(self.told(value)))

    def terms(self, values: Sequence[int]) -> Terms:
        return Terms(tuple([self.key + str(self.told(value)) for value in values]))

    def say(self, value: int, said: dict[str, Argument]) -> None:
        """Add the value to the arguments of a sentence."""
        if self.said:
            said[self.said] = self.argument(value)
        if self.beside is not None:
            said[self.beside[0]] = Term(f"{self.beside[1]}{value}")

    def argument(self, value: int) -> Argument:
        if self.sort == SEAT:
            return Player(value)
        return self.term(value) if self.sort == TERM else self.told(value)

    # The same values in another place.

    def called(self, name: str, said: str | None = None) -> Slot:
        """The slot under another name; it is said by that name too, unless told otherwise."""
        return self.with_(name, name if said is None else said, self.many, self.empty)

    def listed(self, name: str, empty: bool = False) -> Slot:
        """As many of these as there are. `empty`: none at all is said by a key with `-empty`."""
        return self.with_(name, name, True, empty)

    def silent(self) -> Slot:
        """The slot where it is not said."""
        return self.with_(self.name, "", self.many, self.empty)

    def with_(self, name: str, said: str, many: bool, empty: bool) -> Slot:
        return Slot(
            name, self.sort, self.low, self.high, self.span, self.names, self.key, said,
            self.first, self.absent, self.beside, many, empty,
        )  # fmt: skip


def number(
    name: str,
    low: int,
    high: int,
    *,
    span: int = 0,
    said: str | None = None,
    first: int = 0,
    absent: int | None = None,
    beside: tuple[str, str] | None = None,
) -> Slot:
    """An amount."""
    called = name if said is None else said
    return Slot(
        name, NUMBER, low, high, span or high - first + 1,
        said=called, first=first, absent=absent, beside=beside,
    )  # fmt: skip


def seat(
    name: str,
    *,
    span: int = 8,
    said: str | None = None,
    first: int = 0,
    absent: int | None = None,
) -> Slot:
    """A player. Whether so many play, the rules know."""
    called = name if said is None else said
    high = first + span - 1
    return Slot(name, SEAT, first, high, span, said=called, first=first, absent=absent)


def named(
    name: str, names: Sequence[str], key: str, *, span: int = 0, said: str | None = None
) -> Slot:
    """One of several things with names, such as cards; the value is the place among them.

    `key` and the name make the key of its entry in the locale.
    """
    called = name if said is None else said
    room = span or len(names)
    return Slot(name, TERM, 0, len(names) - 1, room, tuple(names), key, called)


def sign(name: str, names: Sequence[str], *, span: int = 0, said: str | None = None) -> Slot:
    """One of several things that are called the same in every language, such as `K13`."""
    called = name if said is None else said
    return Slot(name, NUMBER, 0, len(names) - 1, span or len(names), tuple(names), said=called)


def is_number(text: str) -> bool:
    digits = text[1:] if text.startswith("-") else text
    return digits.isascii() and digits.isdigit()


@final
class Place(Generic[S_contra]):
    """A slot that is told by what lies there: a planet, not its place in a row.

    `seen` gives the slot that tells it and the value there. `find` goes back: the number
    of the place where that slot has that value, or None.
    """

    def __init__(
        self,
        options: tuple[Slot, ...],
        seen: Callable[[S_contra, int], tuple[Slot, int]],
        find: Callable[[S_contra, Slot, int], int | None],
    ) -> None:
        self.options: Final = options  # the slots that may tell it
        self.seen: Final = seen
        self.find: Final = find


# Rows.


@final
class ActionKind:
    """What a player can answer: a base, and what is added to it."""

    def __init__(self, base: int, name: str, slots: tuple[Slot, ...]) -> None:
        self.base: Final = base
        self.name: Final = name
        self.slots: Final = slots

    def action(self, values: Sequence[int]) -> int:
        """The action with these values."""
        rest = 0
        for slot, value in zip(self.slots, values, strict=True):
            rest = rest * slot.span + value - slot.first
        return self.base + rest

    def all_values(self) -> list[tuple[int, ...]]:
        """Every row of values that an action of this kind can have."""
        rows: list[tuple[int, ...]] = [()]
        for slot in self.slots:
            values = [it for it in range(slot.low, slot.high + 1) if slot.has(it)]
            rows = [(*row, value) for row in rows for value in values]
        return rows


@final
class EventKind:
    """What can be seen to happen: by everybody, and by some."""

    def __init__(
        self, number: int, name: str, public: tuple[Slot, ...], secret: tuple[Slot, ...]
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.public: Final = public
        self.secret: Final = secret


@final
class StepKind:
    """What can be on the stack: an effect or a question, and what its two numbers are."""

    def __init__(
        self,
        number: int,
        name: str,
        amount: Slot | None,
        extra: Slot | None,
        optional: bool | None,
        is_question: bool,
        ask: str,
        waits: bool,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.amount: Final = amount  # None: it is 0
        self.extra: Final = extra
        self.optional: Final = optional  # None: it may be either
        self.is_question: Final = is_question
        self.ask: Final = ask  # the key of its question ends so
        self.waits: Final = waits  # it can be on the stack

    def slots(self) -> list[Slot]:
        return [slot for slot in (self.amount, self.extra) if slot is not None]


def action(base: int, name: str, *slots: Slot) -> ActionKind:
    return ActionKind(base, name, slots)


def event(number: int, name: str, *public: Slot, secret: tuple[Slot, ...] = ()) -> EventKind:
    return EventKind(number, name, public, secret)


def effect(
    number: int,
    name: str,
    amount: Slot | None = None,
    extra: Slot | None = None,
    optional: bool | None = False,
    waits: bool = True,
) -> StepKind:
    """A step that is resolved as soon as it is on top; `waits`: it can be on the stack."""
    return StepKind(number, name, amount, extra, optional, False, name, waits)


def question(
    number: int,
    name: str,
    amount: Slot | None = None,
    extra: Slot | None = None,
    optional: bool | None = False,
    ask: str = "",
) -> StepKind:
    """A step that waits for an answer."""
    return StepKind(number, name, amount, extra, optional, True, ask or name, True)


ANY_AMOUNT: Final = number("amount", 0, AMOUNT_LIMIT - 1, said="")


# All rows together.


@final
class Meaning:
    """An action taken apart: its kind, and its numbers by slot."""

    def __init__(self, kind: ActionKind, values: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.values: Final = values
        self.numbers: Final = {
            slot.name: value for slot, value in zip(kind.slots, values, strict=True)
        }
        self.said: dict[str, Argument] | None = None  # as arguments, where no state changes them


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary(Generic[S_contra]):
    """The rows of one game. Every action below `size` has one meaning, or none."""

    def __init__(
        self,
        game: str,
        size: int,
        actions: Sequence[ActionKind],
        events: Sequence[EventKind],
        steps: Sequence[StepKind],
        places: Mapping[str, Place[S_contra]] | None = None,
    ) -> None:
        self.game = game
        self.size = size
        self.actions = {kind.name: kind for kind in actions}
        self.events = {kind.number: kind for kind in events}
        self.steps = {kind.number: kind for kind in steps}
        self.places: dict[str, Place[S_contra]] = dict(places or {})  # by the name of their slot
        self._meanings: list[Meaning | None] = []
        self._moves: dict[int, Move] = {}

    def meaning(self, action: int) -> Meaning | None:
        """What an action is made of; None if there is no such action."""
        if not self._meanings:
            self._meanings = self._all_meanings()
        return self._meanings[action] if 0 <= action < self.size else None

    def _all_meanings(self) -> list[Meaning | None]:
        found: list[Meaning | None] = [None] * self.size
        for kind in self.actions.values():
            for values in kind.all_values():
                number = kind.action(values)
                other = found[number]
                assert other is None, f"{number} is {kind.name} and {other and other.kind.name}"
                found[number] = Meaning(kind, values)
        return found

    # Moves.

    def describe(self, state: S_contra, action: int) -> Move:
        """The structured move of an action that has a meaning."""
        known = self._moves.get(action)
        if known is not None:
            return dict(known)
        meaning = self.meaning(action)
        assert meaning is not None, f"{action} means nothing in {self.game}"
        move: Move = {"kind": meaning.kind.name}
        is_placed = False
        for slot, value in zip(meaning.kind.slots, meaning.values, strict=True):
            if value == slot.absent:
                continue
            place = self.places.get(slot.name)
            if place is not None:
                is_placed = True
                slot, value = place.seen(state, value)  # noqa: PLW2901
            move[slot.name] = slot.told(value)
        if not is_placed:
            self._moves[action] = dict(move)
        return move

    def encode(self, state: S_contra, move: Mapping[str, object]) -> int | None:
        """The action that a structured move means, legal or not; None if it means nothing."""
        name = move.get("kind")
        kind = self.actions.get(name) if isinstance(name, str) else None
        if kind is None:
            return None
        read = 1
        values: list[int] = []
        for slot in kind.slots:
            given, value = self._read(state, slot, move)
            if value is None:
                return None
            read += given
            values.append(value)
        return kind.action(values) if read == len(move) else None

    def _read(
        self, state: S_contra, slot: Slot, move: Mapping[str, object]
    ) -> tuple[int, int | None]:
        """How many fields of a move tell the slot, and its value."""
        place = self.places.get(slot.name)
        if place is not None:
            for option in place.options:
                if option.name in move:
                    value = option.read(move[option.name])
                    return 1, None if value is None else place.find(state, option, value)
        elif slot.name in move:
            return 1, slot.read(move[slot.name])
        return 0, slot.absent

    def parse(self, state: S_contra, text: str) -> int | None:
        """The action with that text, legal or not."""
        kind, *parts = text.split(" ")
        move: dict[str, object] = {"kind": kind}
        for part in parts:
            name, _, value = part.partition("=")
            move[name] = value
        found = self.encode(state, move)
        if found is None or text_of(self.describe(state, found)) != text:
            return None
        return found


@final
class Speech(Generic[S_contra]):
    """What a game says, made of its rows: `<game>-action-<kind>` and the slots, and so on.

    `actions`, `asks` and `events` are the exceptions: functions by the name of a row.
    """

    def __init__(
        self,
        vocabulary: Vocabulary[S_contra],
        actions: Mapping[str, Callable[[S_contra, Meaning], Message]],
        asks: Mapping[str, Callable[[S_contra, Step], Message]],
        events: Mapping[str, Callable[[Event], Message]],
    ) -> None:
        self.vocabulary: Final = vocabulary
        self.actions: Final = dict(actions)
        self.asks: Final = dict(asks)
        self.events: Final = dict(events)
        self._said: Final[dict[int, Message]] = {}  # actions whose words never change

    def keys(self) -> list[str]:
        """The keys of all sentences that are made of rows; exceptions name their own."""
        game, rows = self.vocabulary.game, self.vocabulary
        keys = [f"{game}-action-{name}" for name in rows.actions if name not in self.actions]
        for step in rows.steps.values():
            if step.is_question and step.name not in self.asks:
                keys.append(f"{game}-ask-{step.ask}")
        for kind in rows.events.values():
            if kind.name not in self.events:
                key = f"{game}-event-{kind.name}"
                keys.append(key)
                keys += [f"{key}-empty"] if any(slot.empty for slot in kind.public) else []
                keys += [f"{key}-seen"] if kind.secret else []
        return keys

    def action(self, state: S_contra, action: int) -> Message:
        """What a button for the action says."""
        known = self._said.get(action)
        if known is not None:
            return known
        vocabulary = self.vocabulary
        meaning = vocabulary.meaning(action)
        assert meaning is not None, f"{action} means nothing in {vocabulary.game}"
        kind = meaning.kind
        exception = self.actions.get(kind.name)
        if exception is not None:
            return exception(state, meaning)
        message = Message(f"{vocabulary.game}-action-{kind.name}", self.named(state, meaning))
        if not any(slot.name in vocabulary.places for slot in kind.slots):
            self._said[action] = message
        return message

    def named(self, state: S_contra, meaning: Meaning) -> dict[str, Argument]:
        """The slots of an action as arguments of a sentence."""
        known = meaning.said
        if known is not None:
            return dict(known)
        said: dict[str, Argument] = {}
        is_placed = False
        for slot, value in zip(meaning.kind.slots, meaning.values, strict=True):
            place = self.vocabulary.places.get(slot.name)
            if place is not None:
                is_placed = True
                slot, value = place.seen(state, value)  # noqa: PLW2901
            if value != slot.absent:
                slot.say(value, said)
        if not is_placed:
            meaning.said = dict(said)
        return said

    def ask(self, state: S_contra, step: Step) -> Message:
        """The question that a step asks: who must do what."""
        verb, player, _, amount, extra = step
        kind = self.vocabulary.steps[verb]
        exception = self.asks.get(kind.name)
        if exception is not None:
            return exception(state, step)
        said: dict[str, Argument] = {"player": Player(player)}
        for slot, value in ((kind.amount, amount), (kind.extra, extra)):
            if slot is None:
                continue
            place = self.vocabulary.places.get(slot.name)
            if place is not None and slot.said:
                slot, value = place.seen(state, value)  # noqa: PLW2901
            slot.say(value, said)
        return Message(f"{self.vocabulary.game}-ask-{kind.ask}", said)

    def event(self, event: Event) -> Message:
        """A line of the log. Who saw the secret part reads a sentence of its own: `-seen`."""
        number, _, public, secret = event
        kind = self.vocabulary.events[number]
        exception = self.events.get(kind.name)
        if exception is not None:
            return exception(event)
        key = f"{self.vocabulary.game}-event-{kind.name}"
        said: dict[str, Argument] = {}
        key += filled(kind.public, public, said)
        if secret:
            key += filled(kind.secret, secret, said) + "-seen"
        return Message(key, said)


def filled(slots: tuple[Slot, ...], values: tuple[int, ...], said: dict[str, Argument]) -> str:
    """Say values by their slots; what the key of the sentence ends with."""
    ending = ""
    for place, slot in enumerate(slots):
        if slot.many:
            rest = values[place:]
            said[slot.said] = slot.terms(rest)
            return "-empty" if slot.empty and not rest else ending
        slot.say(values[place], said)
    assert len(slots) == len(values), f"{values} for {[slot.name for slot in slots]}"
    return ending
