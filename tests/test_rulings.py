"""Every ruling of a game's RULES.md names its scenes, and they are there."""

import ast
import functools
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "src" / "pentarch" / "games").glob("*/RULES.md"))
HEADINGS = ["Sources", "Components", "Setup", "Turn", "Cards", "End", "Rulings"]
HEADINGS += ["Not implemented", "Versions"]

# The row of one ruling, of a range with a dash (`R1–R4`) or of a list (`R6, R7`); R2-D2 is a card.
NUMBER = r"[A-Z]+\d+"
RULING = re.compile(rf"^\| ({NUMBER}(?:(?:–|, ){NUMBER})*) \|(.+)$", re.MULTILINE)


def game_of(page: Path) -> str:
    return page.parent.name


@pytest.mark.parametrize("page", PAGES, ids=game_of)
def test_a_page_of_rules_has_the_headings_that_all_have(page: Path) -> None:
    headings = re.findall(r"^## (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)

    assert [it if it != "Verbs" else "Cards" for it in headings] == HEADINGS


@pytest.mark.parametrize("page", PAGES, ids=game_of)
def test_every_ruling_names_a_test_that_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    rulings = RULING.findall(text)
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", text)

    assert rulings, "no ruling is written as a row `| A1 | … |`"
    assert [name for name, row in rulings if "::test_" not in row] == []
    assert [f"{file}::{test}" for file, test in named if test not in scenes_in(page, file)] == []


@functools.cache
def scenes_in(page: Path, file: str) -> set[str]:
    path = ROOT / "tests" / "games" / game_of(page) / file
    if not path.exists():
        return set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
