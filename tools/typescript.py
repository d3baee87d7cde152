"""Write what the client is told in types as TypeScript: `python -m tools.typescript`.

`client/src/protocol.ts` has the wire. `client/src/games/<game>/generated.ts` has what a
seat sees of a game (`seen.py`), its moves and questions (`vocabulary.py`), and what is
printed (`facts.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec
from msgspec import inspect

from pentarch.core.state import State
from pentarch.core.vocabulary import ActionKind, Slot, Vocabulary
from pentarch.games import GAMES
from pentarch.web import protocol

CLIENT: Final = Path(__file__).resolve().parent.parent / "client" / "src"

HEAD: Final = """\
// Made by `python -m tools.typescript` from src/pentarch/web/protocol.py. Never edited.

/** An argument of a sentence; docs/LOCALE.md says which variables it gives. */
export type Argument =
  | string
  | number
  | { player: number }
  | { players: number[] }
  | { term: string }
  | { terms: string[] };

/** A sentence to be said: its key in the locale, and its arguments. */
export interface Said {
  key: string;
  args: Record<string, Argument>;
}

/** A structured move: its kind and its arguments. */
export type Move = Record<string, string | number>;

/** What a seat sees of a game: `generated.ts` of the game has its type. */
export type View = object;
"""

GAME_HEAD: Final = """\
// Made by `python -m tools.typescript` from src/pentarch/games/{package}/
// (seen.py, vocabulary.py, facts.py). Never edited.
"""

UNIONS: Final = {
    "FromClient": protocol.FromClient,
    "FromServer": protocol.FromServer,
    "FromVisitor": protocol.FromVisitor,
    "ToVisitor": protocol.ToVisitor,
    "OptionItem": protocol.OptionItem,
    "NewSeat": protocol.NewSeat,
    "NewClock": protocol.NewClock,
    "EventLine": protocol.EventLine,
    "BotLine": protocol.BotLine,
}
NAMED: Final = ("Said", "View", "Ask")  # types that this file writes by hand
PLAIN: Final = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def typescript() -> str:
    """The whole file."""
    parts = [HEAD, *map(interface, structs()), *(union(name) for name in UNIONS)]
    return "\n".join(parts)


def structs() -> list[type[msgspec.Struct]]:
    """The types of the wire, those of `match.updates` first, in the order of the sources."""
    given = [
        it
        for it in vars(protocol).values()
        if isinstance(it, type) and issubclass(it, msgspec.Struct) and it is not msgspec.Struct
    ]
    found: dict[type[msgspec.Struct], None] = {}
    for it in given:
        for part in [*mentioned(it), it]:
            found.setdefault(part)
    return sorted(found, key=lambda it: (it.__module__, place_of(it)))


def place_of(struct: type[msgspec.Struct]) -> int:
    """A module keeps its names in the order in which they are declared."""
    return [*vars(import_module(struct.__module__))].index(struct.__name__)


def mentioned(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """The types that a type is made of."""

    def within(kind: inspect.Type) -> Iterator[type[msgspec.Struct]]:
        if isinstance(kind, inspect.StructType):
            yield from mentioned(kind.cls)
            yield kind.cls
        elif isinstance(kind, inspect.UnionType):
            for it in kind.types:
                yield from within(it)
        elif isinstance(kind, inspect.ListType):
            yield from within(kind.item_type)
        elif isinstance(kind, inspect.DictType):
            yield from within(kind.value_type)
        elif isinstance(kind, inspect.Metadata):
            yield from within(kind.type)

    for field in fields(struct):
        yield from within(field.type)


def fields(struct: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    return kind.fields


def interface(struct: type[msgspec.Struct]) -> str:
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    lines = [f"/** {said} */" for said in [" ".join(described(struct).split())] if said]
    lines.append(f"export interface {struct.__name__} {{")
    if kind.tag_field is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    for field in kind.fields:
        may_lack = not field.required and (is_given(struct) or is_unset(field))
        mark = "?" if may_lack else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def described(struct: type[msgspec.Struct]) -> str:
    return struct.__dict__.get("__doc__") or ""


def is_unset(field: inspect.Field) -> bool:
    """Whether a field that has no value is left out."""
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def is_given(struct: type[msgspec.Struct]) -> bool:
    """Whether clients send it: then what has a default may be left out."""
    return struct in GIVEN


def union(name: str) -> str:
    kind = inspect.type_info(UNIONS[name])
    assert isinstance(kind, inspect.UnionType)
    members = [it.cls.__name__ for it in kind.types if isinstance(it, inspect.StructType)]
    return "\n".join([f"export type {name} =", *(f"  | {it}" for it in members)]) + ";\n"


def written(kind: inspect.Type) -> str:
    """A type in TypeScript's words."""
    if isinstance(kind, inspect.Metadata):
        title = (kind.extra_json_schema or {}).get("title")
        return str(title) if title in NAMED else written(kind.type)
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(map(written, kind.item_types))}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        names = {it.cls.__name__ for it in kind.types if isinstance(it, inspect.StructType)}
        for name, known in UNIONS.items():
            inner = inspect.type_info(known)
            assert isinstance(inner, inspect.UnionType)
            members = {it.cls.__name__ for it in inner.types if isinstance(it, inspect.StructType)}
            if members == names:
                return name
        return " | ".join(dict.fromkeys(map(written, kind.types)))
    raise TypeError(f"{kind} has no TypeScript here")


def all_given() -> frozenset[type[msgspec.Struct]]:
    starts = [
        *protocol.FromClient.__args__,
        protocol.MeChange, protocol.Credentials, protocol.PasswordChange, protocol.NewToken,
        protocol.ListDraft, protocol.NewList, protocol.ListChange, protocol.ListText,
        protocol.NewMatch, protocol.Join, protocol.Start, protocol.SeatChoice,
        protocol.SeatBotChoice, protocol.Fork, protocol.ChatText,
    ]  # fmt: skip
    return frozenset(part for it in starts for part in [*mentioned(it), it])


GIVEN: Final = all_given()


# A game.


def game_types(id: str) -> str:
    """What the client knows of one game."""
    package = id.replace("-", "_")
    seen, facts = (import_module(f"pentarch.games.{package}.{it}") for it in ("seen", "facts"))
    types = [*own_structs(seen), *(it for it in own_structs(facts) if it is not facts.Facts)]
    parts = [
        GAME_HEAD.format(package=package),
        *imports(types),
        *map(interface, types),
        *moves(GAMES[id].vocabulary),
        *constants(facts.FACTS),
    ]
    return "\n".join(parts)


def own_structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The types that a module declares, in its order."""
    return [
        it
        for it in vars(module).values()
        if isinstance(it, type)
        and issubclass(it, msgspec.Struct)
        and it.__module__ == module.__name__
    ]


def imports(types: Iterable[type[msgspec.Struct]]) -> Iterator[str]:
    if any("Said" in interface(it) for it in types):
        yield "import type { Said } from '../../protocol';\n"


def moves(vocabulary: Vocabulary[State]) -> Iterator[str]:
    """The kinds of moves and of questions."""
    yield "/** A structured move of the game. */"
    yield (
        "export type Move =\n"
        + "\n".join(f"  | {move(vocabulary, kind)}" for kind in vocabulary.actions.values())
        + ";\n"
    )
    asks = [kind.name for kind in vocabulary.steps.values() if kind.is_question]
    yield "/** What can be asked. */"
    yield "export type Ask =\n" + "\n".join(f"  | {quoted(it)}" for it in asks) + ";\n"


def move(vocabulary: Vocabulary[State], kind: ActionKind) -> str:
    fields = [f"kind: {quoted(kind.name)}"]
    for slot in kind.slots:
        place = vocabulary.places.get(slot.name)
        told = place.options if place is not None else (slot,)
        names = {it.name: [type_of(one) for one in told if one.name == it.name] for it in told}
        mark = "?" if len(names) > 1 or slot.absent is not None else ""
        fields += [f"{name}{mark}: {' | '.join(types)}" for name, types in names.items()]
    return "{ " + "; ".join(fields) + " }"


def type_of(slot: Slot) -> str:
    return "string" if slot.names else "number"


def constants(facts: msgspec.Struct) -> Iterator[str]:
    """A constant for each fact."""
    for field in fields(type(facts)):
        value = msgspec.json.encode(getattr(facts, field.name)).decode()
        readonly = "readonly " if isinstance(field.type, inspect.ListType) else ""
        kind = readonly + written(field.type)
        yield f"export const {field.name.upper()}: {kind} = {value};\n"


def quoted(word: str) -> str:
    return f"'{word}'"


def files() -> dict[Path, str]:
    """All files, by where they go."""
    games = {
        CLIENT / "games" / id.replace("-", "_") / "generated.ts": game_types(id) for id in GAMES
    }
    return {CLIENT / "protocol.ts": typescript(), **games}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
