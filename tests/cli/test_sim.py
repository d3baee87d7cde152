"""`pentarch sim`: many matches among bots."""

import json
import re

import pytest

from pentarch.arena.simulate import Plan, Tally, play_match, simulate
from pentarch.games import GAMES
from tests.cli.shell import shell


def figures(*words: str) -> dict[str, object]:
    answer = shell("sim", "infiltration", *words, "--json")
    assert answer.status == 0
    fields: dict[str, object] = json.loads(answer.out)
    fields.pop("seconds")
    return fields


def test_json_is_one_object_of_the_promised_shape() -> None:
    answer = shell("sim", "infiltration", "--games", "12", "--jobs", "1", "--json")

    fields = json.loads(answer.out)
    assert list(fields) == ["game", "games", "seconds", "actions", "seats"]
    assert fields["game"] == "infiltration"
    assert fields["games"] == 12
    assert fields["actions"] > 12
    assert [list(seat) for seat in fields["seats"]] == [["bot", "win_rate", "interval"]] * 2
    assert [seat["bot"] for seat in fields["seats"]] == ["greedy", "random"]
    assert sum(seat["win_rate"] for seat in fields["seats"]) == pytest.approx(1)
    for seat in fields["seats"]:
        low, high = seat["interval"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1


def test_any_number_of_processes_gives_the_same_result() -> None:
    words = ["--seats", "greedy,random,random", "--games", "30", "--seed", "5", "--jobs"]

    assert figures(*words, "1") == figures(*words, "2")


def test_another_seed_gives_other_matches() -> None:
    words = ["--games", "20", "--jobs", "1", "--seed"]

    assert figures(*words, "1") != figures(*words, "2")


def test_bots_change_seats_unless_they_are_fixed() -> None:
    plan = Plan("infiltration", ("greedy", "random"), {"first": "1", "goal": 1}, games=40)
    fixed = Plan("infiltration", ("greedy", "random"), {"first": "1", "goal": 1}, 40, fixed=True)

    assert simulate(plan) != simulate(fixed)
    assert play_match(plan, GAMES["infiltration"], 0) == play_match(fixed, GAMES["infiltration"], 0)


def test_a_bot_wins_more_often_than_chance_would_have_it() -> None:
    tally = simulate(Plan("infiltration", ("greedy", "random"), {}, games=60))

    assert tally.interval(0)[0] > 0.5
    assert tally.games == 60


def test_a_shared_win_counts_as_its_share() -> None:
    tally = Tally([0.0, 0.0])
    tally.add(Tally([0.5, 0.5], games=1))
    tally.add(Tally([1.0, 0.0], games=1))

    assert tally.win_rate(0) == 0.75
    assert tally.win_rate(1) == 0.25


@pytest.mark.parametrize(("lang", "word"), [("en", "Win rate"), ("ru", "Доля побед")])
def test_the_table_is_in_the_language(lang: str, word: str) -> None:
    answer = shell("sim", "infiltration", "--games", "4", "--jobs", "1", "--lang", lang)

    assert answer.status == 0
    assert word in answer.out
    assert "greedy" in answer.out


@pytest.mark.parametrize(("lang", "rate"), [("en", r"\d\.\d% – \d"), ("ru", r"\d,\d % – \d")])
def test_a_win_rate_is_written_as_the_language_does(lang: str, rate: str) -> None:
    answer = shell("sim", "infiltration", "--games", "4", "--jobs", "1", "--lang", lang)

    assert len(re.findall(rate, answer.out)) == 2
