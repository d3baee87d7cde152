"""Both languages have the words that the browser's client uses, and no others of its kind."""

import re
from pathlib import Path

import pytest

from pentarch.locale import LANGUAGES, SHARED, language, parts, sentences

SOURCES = Path(__file__).resolve().parents[2] / "client" / "src"
WRITTEN = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in (".ts", ".svelte")
)
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
    text = sentences("en", part) if part == SHARED or part in parts("en") else ""
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def test_a_page_needs_only_the_words_that_it_loads() -> None:
    """Those of every page, and in the folder of a game those of the game."""
    missing = {}
    for path in SOURCES.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            place = path.relative_to(SOURCES).parts
            is_of_game = place[0] == "games" and len(place) > 2
            own = words_of(place[1].replace("_", "-")) if is_of_game else set()
            used = {key.split(".")[0] for key in re.findall(KEY, path.read_text(encoding="utf-8"))}
            missing["/".join(place)] = sorted(used - own - words_of(SHARED))

    assert {path: keys for path, keys in missing.items() if keys} == {}


def test_no_word_of_the_client_is_left_over() -> None:
    own = [key for key in ALL if key.startswith("browser-")]
    idle = [key for key in own if key not in KEYS and not key.startswith(tuple(BEGINNINGS))]

    assert idle == []
