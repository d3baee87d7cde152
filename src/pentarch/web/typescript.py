"""Write the types of the wire as TypeScript: `python -m pentarch.web.typescript`."""

from __future__ import annotations

import inspect as reflection
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import inspect

from pentarch.web import protocol

HEAD: Final = """\
// Made by `python -m pentarch.web.typescript` from src/pentarch/web/protocol.py. Never edited.

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

/** What a seat sees of a game: see `views.py` of the game. */
export type View = Record<string, unknown>;
"""

UNIONS: Final = {
    "FromClient": protocol.FromClient,
    "FromServer": protocol.FromServer,
    "OptionItem": protocol.OptionItem,
    "NewSeat": protocol.NewSeat,
    "NewClock": protocol.NewClock,
    "EventLine": protocol.EventLine,
    "BotLine": protocol.BotLine,
}
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
    return sorted(found, key=lambda it: (it.__module__, reflection.getsourcelines(it)[1]))


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
        mark = "" if field.required or not is_given(struct) else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def described(struct: type[msgspec.Struct]) -> str:
    return struct.__dict__.get("__doc__") or ""


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
        return str(title) if title in ("Said", "View") else written(kind.type)
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
        protocol.NewMatch, protocol.Join, protocol.Start, protocol.SeatChoice,
        protocol.SeatBotChoice, protocol.Fork, protocol.ChatText,
    ]  # fmt: skip
    return frozenset(part for it in starts for part in [*mentioned(it), it])


GIVEN: Final = all_given()

if __name__ == "__main__":
    print(typescript(), end="")
