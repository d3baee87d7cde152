"""`pentarch arena`: a tournament from the shell."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import shell

WORDS = ["arena", "infiltration", "--bots", "random,greedy", "--games", "8", "-o", "goal=1"]


def test_json_is_one_object_of_the_promised_shape() -> None:
    answer = shell(*WORDS, "--jobs", "1", "--json")

    assert answer.status == 0
    fields = json.loads(answer.out)
    assert list(fields)[:5] == ["game", "players", "options", "seed", "matches"]
    assert fields["matches"] == 8
    assert {row["bot"] for row in fields["bots"]} == {"greedy", "random"}
    assert fields["duels"][0]["bots"] == ["random", "greedy"]
    low, high = fields["duels"][0]["interval"]
    assert 0 <= low <= fields["duels"][0]["score"] <= high <= 1
    assert Path(fields["report"]).read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(("lang", "word"), [("en", "Rating"), ("ru", "Рейтинг")])
def test_the_table_is_in_the_language(lang: str, word: str) -> None:
    answer = shell(*WORDS, "--jobs", "1", "--lang", lang)

    assert answer.status == 0
    assert word in answer.out
    assert "report.html" in answer.out


def test_three_sit_at_a_table_of_three() -> None:
    words = ["arena", "infiltration", "--bots", "random,greedy,level-1", "--players", "3"]

    fields = json.loads(shell(*words, "-o", "goal=1", "-n", "3", "-j", "1", "--json").out)

    assert fields["players"] == 3
    assert len(fields["duels"]) == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["arena", "infiltration", "--bots", "greedy"], "at least two different bots"),
        (["arena", "infiltration", "--bots", "greedy,greedy"], "at least two different bots"),
        (["arena", "infiltration", "--bots", "you,greedy"], "Only bots play"),
        (["arena", "infiltration", "--bots", "greedy,deep-blue"], "no bot “deep-blue”"),
        (["arena", "infiltration", "--players", "9"], "--players must be a number"),
        (["arena", "infiltration", "--sprt", "99"], "--sprt must be a number"),
        (["arena", "infiltration", "--players", "3", "--sprt", "5"], "Only pairs can stop early"),
        (["arena", "infiltration", "--out", "/dev/null/here"], "cannot be written"),
    ],
)
def test_a_mistake_gets_a_sentence(words: list[str], sentence: str) -> None:
    answer = shell(*words)

    assert answer.status == 2
    assert answer.out == ""
    assert sentence in answer.err


def test_a_ray_cluster_plays_the_same_matches() -> None:
    if importlib.util.find_spec("ray") is None:
        pytest.skip('NOT TESTED: `--ray` needs the extra: pip install "pentarch[ray]"')
    shell(*WORDS, "--jobs", "1", "--out", "alone")

    done = subprocess.run(
        [sys.executable, "-m", "pentarch", *WORDS, "--ray", "--jobs", "2", "--out", "ray"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert Path("ray/matches.jsonl").read_bytes() == Path("alone/matches.jsonl").read_bytes()
