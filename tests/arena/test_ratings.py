"""Ratings on openskill's scale."""

import pytest
from openskill.models import PlackettLuce

from pentarch.arena.playing import Match
from pentarch.arena.ratings import ratings


def match(*bots: str) -> Match:
    """A match that the first of the bots wins."""
    results = (1.0, *[-1.0] * (len(bots) - 1))
    nothing = (0,) * len(bots)
    return Match(0, bots, 0, results, 10, nothing, tuple({} for _ in bots))


def found(deals: list[list[Match]], *bots: str) -> dict[str, float]:
    return {it.bot: it.rating for it in ratings(bots, deals)}


def test_openskill_would_correct_the_ratings_no_more() -> None:
    matches = [match("a", "b")] * 700 + [match("b", "a")] * 300
    fitted = found([[it] for it in matches], "a", "b")

    model = PlackettLuce()
    drift = 0.0
    for it in matches:
        sides = [[model.rating(mu=fitted[bot], sigma=0.01)] for bot in it.bots]
        after = model.rate(sides)
        drift += after[it.bots.index("a")][0].mu - fitted["a"]
    one_match = abs(model.rate([[model.rating(25, 0.01)], [model.rating(25, 0.01)]])[0][0].mu - 25)
    assert abs(drift) < 10 * one_match  # of a thousand: the rest is the prior's


def test_greedy_stands_at_a_newcomer_s_rating() -> None:
    fitted = found([[match("greedy", "random")]] * 20, "random", "greedy")

    assert fitted["greedy"] == pytest.approx(25)
    assert fitted["random"] < 25


def test_who_never_lost_has_a_rating_and_a_wide_interval() -> None:
    best, _ = ratings(("a", "b"), [[match("a", "b")]] * 10)

    assert best.bot == "a"
    assert best.rating < 100
    low, high = best.interval
    assert low < best.rating < high


def test_more_matches_make_an_interval_narrower() -> None:
    some = [[match("a", "b"), match("a", "b")], [match("b", "a"), match("a", "b")]]

    def width(deals: list[list[Match]]) -> float:
        low, high = ratings(("a", "b"), deals)[0].interval
        return high - low

    assert width(some * 40) < width(some * 10) / 1.5


def test_three_at_a_table_are_rated_by_who_won() -> None:
    deals = [[match("a", "b", "c")]] * 60 + [[match("b", "c", "a")]] * 30
    deals += [[match("c", "a", "b")]] * 10

    fitted = found(deals, "a", "b", "c")

    assert fitted["a"] > fitted["b"] > fitted["c"]
    assert sum(fitted.values()) / 3 == pytest.approx(25)
