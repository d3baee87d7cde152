"""Tournaments: who plays whom, from which seats, and in which order it is written down."""

import re
from pathlib import Path

import msgspec
import pytest

from pentarch.arena.logbook import MATCHES, Logbook
from pentarch.arena.playing import Match
from pentarch.arena.report import report, wins_by_card
from pentarch.arena.tournament import Plan, Standings, groups, hold, line_ups, play_deal
from pentarch.core.words import BadOption

PLAN = Plan(
    game="infiltration",
    version=1,
    bots=("random", "greedy"),
    players=2,
    options={"goal": 1},
    games=24,
    seed=5,
)


def with_(**changes: object) -> Plan:
    return msgspec.structs.replace(PLAN, **changes)


def held(folder: Path, plan: Plan = PLAN, *, jobs: int = 1) -> bytes:
    """The rows of a tournament that is held, or goes on, in a folder."""
    logbook = Logbook(folder, plan)
    hold(logbook.standings, logbook.keep, jobs=jobs)
    return (folder / MATCHES).read_bytes()


# Who plays whom.


def test_everybody_meets_everybody() -> None:
    plan = with_(bots=("a", "b", "c"))

    assert groups(plan) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_on_a_ladder_only_neighbours_meet() -> None:
    plan = with_(bots=("a", "b", "c"), ladder=True)

    assert groups(plan) == [("a", "b"), ("b", "c")]


@pytest.mark.parametrize(("group", "players"), [("ab", 2), ("ab", 3), ("ab", 4), ("abc", 3)])
def test_every_bot_has_every_seat_once_a_deal(group: str, players: int) -> None:
    seats = list(zip(*line_ups(with_(players=players), tuple(group)), strict=True))

    assert [sorted(seat) for seat in seats] == [list(group)] * players


def test_a_deal_begins_alike_from_every_seat_and_for_every_pair() -> None:
    one, other = play_deal((PLAN, ("random", "greedy"), 3))
    third, _ = play_deal((PLAN, ("greedy", "random"), 3))

    assert one.bots == ("random", "greedy")
    assert other.bots == ("greedy", "random")
    assert one.first == other.first == third.first


# What is written down.


def test_a_row_has_the_result_the_decisions_and_the_cards() -> None:
    match, _ = play_deal((PLAN, ("random", "greedy"), 0))

    assert sorted(match.results) == [-1.0, 1.0]
    assert sum(match.decisions) <= match.actions
    assert all(key.startswith("card-") for seat in match.cards for key in seat["draw"])


def test_any_number_of_processes_writes_the_same_rows(tmp_path: Path) -> None:
    assert held(tmp_path / "one") == held(tmp_path / "two", jobs=2)


def test_another_seed_gives_other_matches(tmp_path: Path) -> None:
    assert held(tmp_path / "one") != held(tmp_path / "two", with_(seed=6))


# Going on.


@pytest.mark.parametrize("kept", [0, 1, 900, 2500])
def test_a_tournament_that_was_killed_goes_on_and_ends_alike(tmp_path: Path, kept: int) -> None:
    whole = held(tmp_path / "whole")
    Logbook(tmp_path / "cut", PLAN)
    (tmp_path / "cut" / MATCHES).write_bytes(whole[:kept])

    assert held(tmp_path / "cut") == whole


def test_a_tournament_can_be_made_longer(tmp_path: Path) -> None:
    short = held(tmp_path, with_(games=10))

    longer = held(tmp_path)

    assert longer.startswith(short)
    assert len(longer.splitlines()) == 24


def test_the_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    held(tmp_path, with_(games=2))

    with pytest.raises(BadOption, match="another tournament"):
        Logbook(tmp_path, with_(seed=7))


def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("{")

    with pytest.raises(BadOption, match="another tournament"):
        Logbook(tmp_path, PLAN)


# Stopping early.


def test_a_pair_stops_when_it_is_decided(tmp_path: Path) -> None:
    rows = held(tmp_path, with_(games=400, margin=0.1))

    assert len(rows.splitlines()) < 200


def test_stopping_early_does_not_depend_on_the_processes(tmp_path: Path) -> None:
    plan = with_(games=400, margin=0.1)

    assert held(tmp_path / "one", plan) == held(tmp_path / "two", plan, jobs=2)


def test_a_decided_pair_takes_no_more_deals_in() -> None:
    standings = Standings(with_(margin=0.1))
    win = [row(1.0, -1.0), row(1.0, -1.0)]

    taken = [standings.add(("random", "greedy"), win) for _ in range(20)]

    assert taken == [True] * 10 + [False] * 10
    assert standings.left() == 0


# What it says.


def row(*results: float) -> Match:
    cards = tuple({"draw": {f"card-{'won' if it > 0 else 'lost'}": 1}} for it in results)
    return Match(0, ("random", "greedy"), 0, results, 10, (5, 5), cards)


def test_a_card_wins_as_often_as_the_seats_that_had_it() -> None:
    standings = Standings(PLAN)
    standings.add(("random", "greedy"), [row(1.0, -1.0), row(-1.0, 1.0)])

    assert wins_by_card(standings) == {"draw": {"card-won": (2.0, 2), "card-lost": (0.0, 2)}}


def played() -> Standings:
    standings = Standings(PLAN)
    for deal in range(12):
        standings.add(("random", "greedy"), play_deal((PLAN, ("random", "greedy"), deal)))
    return standings


@pytest.mark.parametrize(("code", "word"), [("en", "Who beats whom"), ("ru", "Кто кого")])
def test_the_report_is_one_page_that_fetches_nothing(code: str, word: str) -> None:
    page = report(played(), code)

    assert word in page
    assert "<svg" in page
    assert not any(telltale in page for telltale in ("http", "src=", "@import", "<script"))
    assert "ui-arena" not in page


def test_the_report_writes_per_cents_as_its_language_does() -> None:
    standings = played()

    assert re.search(r"\d\.\d%<small>\d+\.\d% – \d", report(standings, "en"))
    assert re.search(r"\d,\d %<small>\d+,\d % – \d", report(standings, "ru"))
