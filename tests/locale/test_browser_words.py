"""Both languages have the words that the browser's client uses, and no others of its kind."""

import re
from pathlib import Path

import pytest

from pentarch.locale import LANGUAGES, LATE, SHARED, language, parts, sentences

SOURCES = Path(__file__).resolve().parents[2] / "client" / "src"
FILES = {
    path: path.read_text(encoding="utf-8")
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in (".ts", ".svelte")
}
WRITTEN = "\n".join(FILES.values())
KEY = r"""(?<=['"`])browser-[a-z0-9.-]*[a-z0-9](?=['"`])"""
KEYS = set(re.findall(KEY, WRITTEN))
ALL = language("en").keys()
BEGINNINGS = set(re.findall(r"(?<=`)browser-[a-z0-9-]*(?=\$\{)", WRITTEN))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_of_the_client_is_missing(code: str) -> None:
    assert len(KEYS) > 100
    assert sorted(key for key in KEYS if not language(code).has(key)) == []


def words_of(part: str) -> set[str]:
    """The keys of a part; none where a game has no words yet."""
    text = sentences("en", part) if part in parts("en") else ""
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def needed_by(path: Path) -> set[str]:
    """The words that a file names, but for those of its own game."""
    place = path.relative_to(SOURCES).parts
    own = words_of(place[1].replace("_", "-")) if place[0] == "games" and len(place) > 2 else set()
    return {key.split(".")[0] for key in re.findall(KEY, FILES[path])} - own


def found_from(path: Path, address: str) -> Path:
    base = path.parent / address
    tries = (base, base.with_name(f"{base.name}.ts"), base / "index.ts")
    return next(it.resolve() for it in tries if it.is_file())


def come_with(first: Path) -> set[Path]:
    """A file and all that it imports outright; what it imports when asked is not among them."""
    known, waiting = set[Path](), [first]
    while waiting:
        path = waiting.pop()
        if path in known or path not in FILES:
            continue
        known.add(path)
        text = re.sub(r"import type [^;]+;", "", FILES[path])
        waiting += [found_from(path, it) for it in re.findall(r"from '(\.[^']+)'", text)]
    return known


def test_the_hall_and_a_table_need_only_the_words_that_they_load() -> None:
    roots = [SOURCES / "main.ts", SOURCES / "pages/Table.svelte", *SOURCES.glob("games/*/index.ts")]
    first = set[Path]().union(*map(come_with, roots))

    missing = {path: needed_by(path) - words_of(SHARED) for path in first}

    assert {str(path): keys for path, keys in missing.items() if keys} == {}


def test_what_opens_later_brings_its_words_along() -> None:
    """`later(import(…))` fetches them; a file that is fetched without it can do without them."""
    known = words_of(SHARED) | words_of(LATE)
    assert {str(path): needed_by(path) - known for path in FILES if needed_by(path) - known} == {}

    for path, text in FILES.items():
        for address in re.findall(r"(?<!later\()import\('(\.[^']+)'\)", text):
            opened = come_with(found_from(path, address))
            needed = set[str]().union(*map(needed_by, opened))
            assert needed <= words_of(SHARED), f"{path} opens {address}"


def test_no_word_of_the_client_is_left_over() -> None:
    own = [key for key in ALL if key.startswith("browser-")]
    idle = [key for key in own if key not in KEYS and not key.startswith(tuple(BEGINNINGS))]

    assert idle == []
