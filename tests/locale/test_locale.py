"""Both languages say everything that the code can say, and nothing else."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from pentarch.core.options import Choice
from pentarch.core.state import State
from pentarch.core.vocabulary import Vocabulary
from pentarch.games import GAMES, TEACHING
from pentarch.games.infiltration.cards import ANYBODY, CARDS, HIGHEST_GUESS, LOWEST_GUESS
from pentarch.locale import FOLDER, LANGUAGES, Language, language

PACKAGE = FOLDER.parent
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
CASES = {"nom", "gen", "dat", "acc", "ins", "prep"}


class Entry:
    """An entry of a file: what it is called, and which variables it uses."""

    def __init__(self, entry: fluent.Message) -> None:
        self.key = entry.id.name
        self.attributes = [attribute.id.name for attribute in entry.attributes]
        seen = Variables()
        seen.visit(entry)
        self.variables = seen.names
        self.references = seen.references


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


# Files are read when a test first asks for them: every process collects all tests.


@cache
def parsed(code: str, file: str) -> fluent.Resource:
    return FluentParser().parse((FOLDER / code / file).read_text(encoding="utf-8"))


@cache
def entries(code: str, file: str) -> list[Entry]:
    return [Entry(it) for it in parsed(code, file).body if isinstance(it, fluent.Message)]


def all_entries(code: str) -> list[Entry]:
    return [entry for file in FILES for entry in entries(code, file)]


@cache
def keys() -> frozenset[str]:
    return frozenset(entry.key for entry in all_entries("en"))


# The languages against each other.


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_same_files_without_slips_of_syntax(code: str) -> None:
    assert sorted(path.name for path in (FOLDER / code).glob("*.ftl")) == FILES

    body = [it for file in FILES for it in parsed(code, file).body]
    assert [it.content for it in body if isinstance(it, fluent.Junk)] == []


@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_keys_in_the_same_order(file: str) -> None:
    russian, english = ([it.key for it in entries(code, file)] for code in ("ru", "en"))

    assert russian == english


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_key_is_there_twice(code: str) -> None:
    found = [entry.key for entry in all_entries(code)]

    assert [key for key, times in Counter(found).items() if times > 1] == []
    assert language(code).keys() == found


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_entry_that_is_read_brings_those_that_it_refers_to(code: str) -> None:
    spoken = Language(code)
    referring = [entry for entry in all_entries(code) if entry.references]

    for entry in referring:
        assert spoken.has(entry.key)
        assert all(spoken._bundle.has_message(key) for key in entry.references)
    assert referring


@pytest.mark.parametrize("file", FILES)
def test_every_language_uses_the_same_arguments(file: str) -> None:
    russian, english = (
        {entry.key: arguments(code, entry) for entry in entries(code, file)}
        for code in ("ru", "en")
    )

    assert russian == english


def arguments(code: str, entry: Entry) -> set[str]:
    """The arguments whose variables an entry uses: `$card-acc` and `$card-a` are of one."""
    named = set()
    for variable in entry.variables:
        name, _, suffix = variable.rpartition("-")
        named.add(name if name and suffix in suffixes(code) else variable)
    return named


@cache
def suffixes(code: str) -> set[str]:
    return {"is", "count", "form"} | {name for it in all_entries(code) for name in it.attributes}


@pytest.mark.parametrize("file", FILES)
def test_every_language_has_help_and_titles_in_the_same_places(file: str) -> None:
    shown = {"help", "title"}
    russian, english = (
        [(it.key, sorted(shown & set(it.attributes))) for it in entries(code, file)]
        for code in ("ru", "en")
    )

    assert russian == english


# The languages against the code.

IDS = [*GAMES]
FIRST_WORDS = [*IDS, "refusal", "ui", "match", "web", "host"]
SPOKEN = re.compile("|".join(f"{word}-" for word in FIRST_WORDS))
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_]+)+")


class Source:
    """The keys in the sources: written out, and as patterns of f-strings."""

    def __init__(self) -> None:
        self.keys: dict[str, str] = {}
        self.patterns: dict[str, str] = {}
        self.texts: set[str] = set()
        for path in sorted(PACKAGE.rglob("*.py")):
            self.read(path)

    def read(self, path: Path) -> None:
        where = str(path.relative_to(PACKAGE))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and is_named(node, "ui") and node.args:
                self.note_short(node.args[0], where)
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.texts.add(node.value)
                self.note_key(node.value, where)
            if isinstance(node, ast.JoinedStr):
                self.note_pattern("", node, where)

    def note_short(self, argument: ast.expr, where: str) -> None:
        """What the terminal's voice says: `ui("deck")` is the key `ui-deck`."""
        for node in ast.walk(argument):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.note_key(f"ui-{node.value}", where)
        if isinstance(argument, ast.JoinedStr):
            self.note_pattern("ui-", argument, where)

    def note_key(self, text: str, where: str) -> None:
        if KEY.fullmatch(text) and SPOKEN.match(text):
            self.keys.setdefault(text, where)

    def note_pattern(self, beginning: str, node: ast.JoinedStr, where: str) -> None:
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"
            for part in node.values
        ]
        pattern = re.escape(beginning) + "".join(parts)
        if re.match(r"([a-z]+\\-){2}", pattern):  # a shorter one would match anything
            self.patterns.setdefault(pattern, where)


def is_named(call: ast.Call, name: str) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == name


@cache
def source() -> Source:
    return Source()


@pytest.mark.parametrize("first_word", FIRST_WORDS)
def test_no_key_of_the_code_is_missing(first_word: str) -> None:
    used = {key: where for key, where in source().keys.items() if key.startswith(f"{first_word}-")}

    assert [f"{key} of {where}" for key, where in used.items() if key not in keys()] == []


def families() -> Iterator[str]:
    """The keys that the code makes of the names of games and options."""
    for id in IDS:
        yield from (f"{id}-title", f"{id}-about")
        for option in part_of(id, "setup").OPTIONS:
            yield f"{id}-option-{option.name}"
            if isinstance(option, Choice):
                yield from (f"{id}-option-{option.name}-{word}" for word in option.words)
        yield from part_of(id, "words").SPEECH.keys()
    for id, teaching in TEACHING.items():
        yield from (f"{id}-coach-{step.name}" for step in teaching.lesson.steps)
        yield from (f"{id}-tip-{name}" for name in teaching.tips)


def part_of(id: str, name: str) -> ModuleType:
    return import_module(f"pentarch.games.{id.replace('-', '_')}.{name}")


def terms(vocabulary: Vocabulary[State]) -> Iterator[str]:
    """The names of things that actions, events and questions speak of."""
    slots = [slot for action in vocabulary.actions.values() for slot in action.slots]
    slots += [slot for event in vocabulary.events.values() for slot in event.public + event.secret]
    slots += [slot for step in vocabulary.steps.values() for slot in step.slots()]
    slots += [slot for place in vocabulary.places.values() for slot in place.options]
    for slot in slots:
        yield from (f"{slot.key}{name}" for name in slot.names if name and slot.key)


def test_no_key_of_a_game_or_an_option_is_missing() -> None:
    assert [key for key in families() if key not in keys()] == []


def infiltration() -> Iterator[str]:
    """The keys that Infiltration makes of the names of cards, numbers and events."""
    for card in CARDS:
        yield from (f"infiltration-card-{card.name}", f"infiltration-card-{card.name}-text")
        if not card.guesses:
            yield f"infiltration-action-{card.name}"
        if card.aim == ANYBODY:
            yield f"infiltration-action-{card.name}-self"
    for number in range(LOWEST_GUESS, HIGHEST_GUESS + 1):
        yield f"infiltration-number-{number}"


def test_infiltration_has_exactly_the_keys_that_it_makes_or_names() -> None:
    made = {*infiltration(), *families(), *source().keys}
    own = [key for key in keys() if key.startswith("infiltration-") and "-rules-" not in key]

    assert [key for key in infiltration() if key not in keys()] == []
    assert [key for key in own if key not in made] == []


def test_no_key_is_left_over() -> None:
    used = set(source().keys) | set(families()) | {"player-unnamed"}
    used |= {key for id in IDS for key in terms(part_of(id, "vocabulary").VOCABULARY)}
    used |= {key for entry in all_entries("en") for key in entry.references}
    used |= {key for key in keys() if re.match("list-|[a-z-]+-rules-", key)}
    used |= {f"ui-{text}" for text in source().texts}
    used |= {key for key in keys() if key.startswith("browser-")}  # test_browser_words.py
    patterns = [re.compile(pattern) for pattern in source().patterns]

    idle = [
        key for key in keys() if key not in used and not any(it.fullmatch(key) for it in patterns)
    ]
    assert idle == []


def test_every_message_is_given_the_arguments_that_its_sentence_uses() -> None:
    used = {entry.key: arguments("en", entry) for entry in all_entries("en")}
    wanting = [
        f"{where}: {key} is not given {sorted(used[key] - given)}"
        for key, given, where in messages()
        if not used.get(key, set()) <= given
    ]

    assert wanting == []


def messages() -> Iterator[tuple[str, set[str], str]]:
    """Every `say` with a key and arguments that are written out."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            named = [keyword.arg for keyword in node.keywords]
            if node.func.id == "say" and None not in named:
                given = {str(name).replace("_", "-") for name in named}
                for key in constants(node.args[0]):
                    yield key, given, f"{path.relative_to(PACKAGE)}:{node.lineno}"


def constants(argument: ast.expr) -> list[str]:
    choices = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
    return [str(it.value) for it in choices if isinstance(it, ast.Constant)]


# What a sentence may count on.


def test_every_option_has_help() -> None:
    for id, game in GAMES.items():
        for option in game.options:
            for code in LANGUAGES:
                assert language(code).has(f"{id}-option-{option.name}.help")


def test_every_section_of_the_rules_has_a_title() -> None:
    sections = [entry for entry in all_entries("en") if "-rules-" in entry.key]

    assert [entry.key for entry in sections if "title" not in entry.attributes] == []
    assert {entry.key.split("-rules-")[0] for entry in sections} == set(IDS)


def test_every_russian_card_has_all_cases_and_a_gender() -> None:
    cards = {f"infiltration-card-{card.name}" for card in CARDS}
    forms = {entry.key: set(entry.attributes) for entry in all_entries("ru") if entry.key in cards}

    assert set(forms) == cards
    assert [key for key, has in forms.items() if not has >= CASES | {"gender"}] == []


def test_a_russian_plural_has_all_its_forms() -> None:
    poor = []
    for file in FILES:
        for entry in parsed("ru", file).body:
            plurals = Plurals()
            plurals.visit(entry)
            poor += [forms for forms in plurals.found if forms != {"one", "few", "many"}]

    assert poor == []


# How sentences are written.

PERSON = "player|target|owner|victim|winners?|partner|starter|(?:first|second)-owner|foes|name"
PREPOSITION = "у|с|со|к|ко|для|от|против|из|на|о|об|за|перед|над|по|до|без"


def written(code: str, wrong: str) -> list[str]:
    """The lines of a language in which something is written."""
    texts = [(FOLDER / code / file).read_text(encoding="utf-8") for file in FILES]
    return [line for text in texts for line in text.splitlines() if re.search(wrong, line)]


def test_no_russian_sentence_asks_for_a_case_of_a_name() -> None:
    """«У игрока { $player }», not «у { $player }»."""
    wrong = rf"(?<!\w)(?:{PREPOSITION}) {{ \$(?:{PERSON}) }}"

    assert written("ru", wrong) == []


def test_no_card_has_two_articles_in_english() -> None:
    """Some are called “The …”: the article belongs to the name, and nothing stands in its place."""
    wrong = (
        r"\b(?:a|an|the|your|no|another) { \$(?:card|ship|base|first|second|other)(?:-a|-the)? }"
    )

    assert written("en", wrong) == []


class Plurals(Visitor):
    """The forms of every plural in an entry; what is selected by a name is none."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        forms = {it.key.name for it in node.variants if isinstance(it.key, fluent.Identifier)}
        if forms & {"one", "few", "many"}:
            self.found.append(forms)
        self.generic_visit(node)
