"""Both languages have the words that the browser's client uses, and no others of its kind."""

import re
from pathlib import Path

import pytest

from pentarch.locale import LANGUAGES, language

SOURCES = Path(__file__).resolve().parents[2] / "client" / "src"
WRITTEN = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in (".ts", ".svelte")
)
KEYS = set(re.findall(r"""(?<=['"`])browser-[a-z0-9.-]*[a-z0-9](?=['"`])""", WRITTEN))
ALL = language("en").keys()
BEGINNINGS = set(re.findall(r"(?<=`)browser-[a-z0-9-]*(?=\$\{)", WRITTEN))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_of_the_client_is_missing(code: str) -> None:
    assert len(KEYS) > 100
    assert sorted(key for key in KEYS if not language(code).has(key)) == []


def test_no_word_of_the_client_is_left_over() -> None:
    own = [key for key in ALL if key.startswith("browser-")]
    idle = [key for key in own if key not in KEYS and not key.startswith(tuple(BEGINNINGS))]

    assert idle == []
