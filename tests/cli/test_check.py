"""`pentarch check`: the laws, one entry each."""

import dataclasses
import json

import pytest

from pentarch.arena import check
from pentarch.core.laws import LAWS, Finding, option_sets
from tests.cli.shell import shell

HOLDS = Finding("legal", "Legal actions exist.", tried=7, dropped=0, ok=True)
BROKEN = dataclasses.replace(HOLDS, tried=3, ok=False, counterexample="seed 5, [1, 2]")


@pytest.fixture
def one_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first set of seats and options: the laws themselves have tests of their own."""
    monkeypatch.setattr(check, "option_sets", lambda game: option_sets(game)[:1])


@pytest.mark.usefixtures("one_set")
def test_there_is_one_entry_a_law_with_what_was_tried() -> None:
    answer = shell("check", "infiltration", "--matches", "1", "--jobs", "1", "--json")

    assert answer.status == 0
    fields = json.loads(answer.out)
    assert fields["ok"] is True
    assert [entry["law"] for entry in fields["laws"]] == [law.name for law in LAWS]
    assert all(entry["game"] == "infiltration" and entry["ok"] for entry in fields["laws"])
    assert fields["laws"][0]["tried"] > 0


@pytest.mark.parametrize(("lang", "word"), [("en", "broken"), ("ru", "нарушен")])
def test_a_broken_law_is_shown_with_its_counter_example(
    monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    monkeypatch.setattr(check, "found", lambda parts, jobs: iter([[HOLDS], [BROKEN]]))

    answer = shell("check", "infiltration", "--lang", lang)

    assert answer.status == 1
    assert word in answer.out
    assert "seed 5, [1, 2]" in answer.out


def test_findings_of_several_sets_add_up() -> None:
    assert check.merged(HOLDS, BROKEN) == dataclasses.replace(BROKEN, tried=10)


def test_json_says_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "found", lambda parts, jobs: iter([[BROKEN]]))

    answer = shell("check", "infiltration", "--json")

    assert answer.status == 1
    assert json.loads(answer.out)["ok"] is False
