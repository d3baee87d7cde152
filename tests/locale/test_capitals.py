"""Within a sentence a common noun begins small: no entry's own capital slips into it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "src" / "pentarch" / "locale"
GOLDEN = ROOT / "tests" / "golden"
ENTRY = re.compile(r"^[a-z0-9-]+ = (?P<name>.+)\n(?P<forms>(?:    \..*\n)+)", re.MULTILINE)
# A form of the name as it stands within a sentence, without an article.
WITHIN = {
    "en": re.compile(r"\.the = (?:the )?(?P<form>.+)"),
    "ru": re.compile(r"\.nom = (?P<form>.+)"),
}
# What it follows there. A Russian list of cards has them by their titles.
AFTER = {"en": r"(?<=[a-z,:] )", "ru": r"(?<=[а-яё] )"}
GAMES = sorted(it.name for it in GOLDEN.iterdir() if it.is_dir() and any(it.glob("*.en.txt")))


def common_nouns(game: str, lang: str) -> list[str]:
    text = (LOCALE / lang / f"{game.replace('-', '_')}.ftl").read_text(encoding="utf-8")
    found: set[str] = set()
    for entry in ENTRY.finditer(text):
        within = WITHIN[lang].search(entry["forms"])
        if (
            within
            and within["form"] != entry["name"]
            and is_same_word(within["form"], entry["name"])
        ):
            found.add(entry["name"])
    return sorted(found)


def is_same_word(one: str, other: str) -> bool:
    return one.lower() == other.lower()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_no_golden_has_a_capital_within_a_sentence(game: str, lang: str) -> None:
    nouns = common_nouns(game, lang)
    wrong = re.compile(AFTER[lang] + rf"(?:{'|'.join(map(re.escape, nouns))})\b")
    lines = [
        line
        for golden in sorted((GOLDEN / game).glob(f"*.{lang}.txt"))
        for line in golden.read_text(encoding="utf-8").splitlines()
    ]

    assert [line for line in lines if nouns and wrong.search(line)] == []
