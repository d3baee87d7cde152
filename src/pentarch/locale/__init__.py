"""Messages said in Russian and in English, with Project Fluent.

A message is a key and arguments (`core.words`). Its sentence is the entry of that
key in `<language>/*.ftl`; a key `entry.help` is the attribute `help` of an entry.
An argument under the name x gives the sentence these variables, here and in the
browser alike (docs/LOCALE.md has examples):

- a number: `$x`, a Fluent number, so that plurals can be selected by it;
- a text: `$x`, the text itself, never selected by;
- a `Player`: `$x`, the name at that seat, or `player-unnamed` where there is none;
  `$x-is`, `you` if the reader sits there and `other` if not;
- `Players`: `$x`, the names as a list; `$x-count`; `$x-is`, `you` if the reader is
  among them and `other` if not;
- a `Term`: `$x`, the value of that entry; `$x-ATTR` for every attribute of it;
- `Terms`: `$x`, the values as a list; `$x-ATTR`, the attributes as a list, for every
  attribute that all the entries have; `$x-count`.

A list is folded from the left: `list-next` puts `$second` after `$first`, `list-last`
puts the last one; `list-none` stands for no items at all. An entry that is there several
times is listed once, with `list-times`.

What comes out is plain text without isolating marks. Names go in as values and are
never parsed; whoever shows the text escapes it as the medium demands.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from pentarch.core.words import (
    Argument,
    BadOption,
    Message,
    Player,
    Players,
    Term,
    Terms,
    bare,
    say,
)

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("ru", "en")
FALLBACK = "en"  # for whoever wants neither
FOLDER = Path(__file__).parent
SHARED = "shared"  # the part of the sentences that the hall and every table need
SHARED_FILES = ("browser", "core", "match")
LATE = "late"  # the part that other pages and what opens over a table need, fetched by the first
LATE_FILES = ("late", "web")
COMMAND_FILES = ("host", "terminal")  # read at a command line only; all other files are games
LEARN = "-learn"  # after the id of a game: what teaches it, fetched when it is asked for
TEACHING = ("rules", "coach", "tip", "reason")
ENTRIES = re.compile(r"(?m)^(?=[a-z#])")  # where an entry or a comment begins
KEY = re.compile(r"[a-z][\w-]*(?= =)")
REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)")  # to another entry, within a sentence

Variables = dict[str, str | int]

log = logging.getLogger(__name__)


class Unsayable(LookupError):
    """A message that a language has no sentence for, or a broken one."""


@cache
def language(code: str) -> Language:
    """A language by its code; the sentences are read once."""
    if code not in LANGUAGES:
        raise BadOption(say("refusal-language", given=code[:20], known=", ".join(LANGUAGES)))
    return Language(code)


def sentences(code: str, part: str | None = None) -> str:
    """The sentences of a language, in Fluent's syntax: all, or a part of them.

    A part is the id of a game, what its table says; the id with `-learn`, what teaches it;
    `shared`, what the hall and every table say, and of each game what is said away from its
    table, its title and its options; or `late`, what is said on all other pages.
    """
    files = {path.stem.replace("_", "-"): path for path in sorted((FOLDER / code).glob("*.ftl"))}
    texts = {name: path.read_text(encoding="utf-8") for name, path in files.items()}
    if part is None:
        return "\n".join(texts.values())
    if part == LATE:
        return "\n".join(texts[name] for name in LATE_FILES)
    if part != SHARED:
        game = part.removesuffix(LEARN)
        return entries_of(texts[game], teaching(game), part != game)
    elsewhere = (entries_of(texts[it], said_elsewhere(it), True) for it in games_spoken(code))
    return "\n".join([*(texts[name] for name in SHARED_FILES), *elsewhere])


def parts(code: str) -> list[str]:
    """The parts of a language: what all tables share, the other pages, and two for each game."""
    return [SHARED, LATE, *(it for game in games_spoken(code) for it in (game, game + LEARN))]


def games_spoken(code: str) -> list[str]:
    """The ids of the games that a language has sentences for."""
    stems = sorted(path.stem.replace("_", "-") for path in (FOLDER / code).glob("*.ftl"))
    return [it for it in stems if it not in (*SHARED_FILES, *LATE_FILES, *COMMAND_FILES)]


def said_elsewhere(game: str) -> re.Pattern[str]:
    """The entries of a game that the lobby and the page for a new match need."""
    return re.compile(rf"{game}-(title|about|option-[\w-]+) =")


def teaching(game: str) -> re.Pattern[str]:
    """The entries of a game that are read when somebody wants to know."""
    return re.compile(rf"{game}-({'|'.join(TEACHING)})-[\w-]+ =")


def entries_of(text: str, pattern: re.Pattern[str], is_wanted: bool) -> str:
    """The entries of a text that fit a pattern, or those that do not."""
    return "".join(it for it in ENTRIES.split(text) if (pattern.match(it) is not None) == is_wanted)


class Language:
    """All sentences of one language. An entry is parsed when it is first said: all take seconds."""

    def __init__(self, code: str) -> None:
        # Fluent takes a tenth of a second to import: only those who speak pay for it.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        self._parsed = FluentResource
        self._forms: dict[str, dict[str, str]] = {}
        entries = ENTRIES.split(sentences(code))
        found = [(key[0], entry) for entry in entries if (key := KEY.match(entry))]
        self._keys = [key for key, _ in found]
        self._unread = dict(found)
        self._reading = Lock()

    def format(
        self,
        message: Message,
        names: Sequence[str] = (),
        me: int | None = None,
        *,
        strict: bool = False,
    ) -> str:
        """A message as the player `me`, or a spectator (None), reads it.

        What cannot be said is shown bare, so that no table stops for want of a
        word; `strict` raises `Unsayable` instead.
        """
        try:
            return self._said(message, names, me)
        except Unsayable as reason:
            if strict:
                raise
            log.warning("%s: %s", self.code, reason)
            return bare(message)

    def has(self, key: str) -> bool:
        """Whether there is a sentence for a key."""
        return self._pattern(key) is not None

    def keys(self) -> list[str]:
        """The keys of all entries, in the order of the files."""
        return list(self._keys)

    def _said(self, message: Message, names: Sequence[str], me: int | None) -> str:
        variables: Variables = {}
        for name, argument in message.arguments.items():
            for suffix, value in self._values(argument, names, me).items():
                variables[name + suffix] = value
        return self._sentence(message.key, variables)

    def _values(self, argument: Argument, names: Sequence[str], me: int | None) -> Variables:
        """The variables of an argument, by what follows its name."""
        if isinstance(argument, Player):
            return {"": self._name(argument.number, names), "-is": who(argument.number == me)}
        if isinstance(argument, Players):
            listed = self._list([self._name(number, names) for number in argument.numbers])
            return {"": listed, "-count": len(argument.numbers), "-is": who(me in argument.numbers)}
        if isinstance(argument, Term):
            return {**self._entry(argument.key)}
        if isinstance(argument, Terms):
            return self._entries(argument.keys)
        return {"": argument}

    def _name(self, player: int, names: Sequence[str]) -> str:
        if 0 <= player < len(names) and names[player]:
            return names[player]
        return self._sentence("player-unnamed", {"number": player + 1})

    def _entries(self, keys: tuple[str, ...]) -> Variables:
        copies = Counter(keys)
        entries = {key: self._entry(key) for key in copies}
        shared = set.intersection(*map(set, entries.values())) if entries else {""}
        variables: Variables = {
            suffix: self._list(
                [self._times(entry, suffix, copies[key]) for key, entry in entries.items()]
            )
            for suffix in sorted(shared)
        }
        variables["-count"] = len(keys)
        return variables

    def _entry(self, key: str) -> dict[str, str]:
        """The value of an entry and its attributes, by what follows the argument's name."""
        if key not in self._forms:
            forms = {"": self._sentence(key, {})}
            for attribute in self._bundle.get_message(key).attributes:
                forms[f"-{attribute}"] = self._sentence(f"{key}.{attribute}", {})
            self._forms[key] = forms
        return self._forms[key]

    def _times(self, entry: dict[str, str], suffix: str, count: int) -> str:
        if count == 1:
            return entry[suffix]
        item = entry.get("-noun", entry[""]) if suffix else entry[""]
        return self._sentence(
            "list-times", {"item": item, "item-form": entry[suffix], "count": count}
        )

    def _list(self, items: list[str]) -> str:
        if not items:
            return self._sentence("list-none", {})
        listed = items[0]
        for item in items[1:-1]:
            listed = self._sentence("list-next", {"first": listed, "second": item})
        if len(items) > 1:
            listed = self._sentence("list-last", {"first": listed, "second": items[-1]})
        return listed

    def _sentence(self, key: str, variables: Variables) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            raise Unsayable(f"no sentence {key!r}")
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise Unsayable(f"{key!r}: {errors[0]}")
        return str(text)

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            with self._reading:
                self._read(name)
        if not self._bundle.has_message(name):
            return None
        entry = self._bundle.get_message(name)
        return entry.attributes.get(attribute) if attribute else entry.value

    def _read(self, key: str) -> None:
        """Parse an entry and those that it refers to, unless that was done before."""
        entry = self._unread.pop(key, None)
        if entry is None:
            return
        for other in REFERENCE.findall(entry):
            self._read(other)
        self._bundle.add_resource(self._parsed(entry))


def who(is_reader: bool) -> str:
    return "you" if is_reader else "other"


def speak_english(message: Message) -> str:
    """A message for whoever has not said which language to use."""
    return language(FALLBACK).format(message)


def negotiate(accept_language: str | None, wanted: str | None = None) -> str:
    """The language for a person: the wanted one, else the best of what the browser accepts.

    Tags are read by their first part: `ru`, `ru-RU` and `ru_RU.UTF-8` all want Russian.
    """
    for tag in [wanted or "", *accepted(accept_language or "")]:
        code = re.split(r"[-_.@]", tag.strip().lower())[0]
        if code in LANGUAGES:
            return code
    return FALLBACK


def accepted(header: str) -> list[str]:
    """The tags of an Accept-Language header, best first; those with q=0 are left out."""
    weighed: list[tuple[float, str]] = []
    for part in header[:1000].split(","):
        tag, _, parameters = part.partition(";")
        weight = weight_of(parameters)
        if weight > 0:
            weighed.append((weight, tag))
    return [tag for _, tag in sorted(weighed, key=lambda pair: -pair[0])]


def weight_of(parameters: str) -> float:
    name, _, value = parameters.partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
