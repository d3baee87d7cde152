"""How sure a result is."""

import pytest

from pentarch.arena.statistics import Score, is_decided, likelihood_ratio, wilson


def test_the_interval_is_wilson_s() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_deals_that_both_sides_share_are_worth_no_more_than_their_matches() -> None:
    even = Score([0.5] * 40 + [0.0, 1.0], matches=84)

    assert even.interval() == pytest.approx(wilson(42, 84))


def test_deals_in_which_one_side_wins_from_every_seat_are_worth_one_match_each() -> None:
    streaks = Score([0.0, 1.0] * 20, matches=80)

    assert streaks.interval() == pytest.approx(wilson(20, 40), abs=0.01)


def test_nothing_is_known_before_the_first_deal() -> None:
    assert Score([], 0).interval() == (0.0, 1.0)


def test_a_pair_is_decided_when_one_side_keeps_winning() -> None:
    assert not is_decided(Score([1.0] * 5, 10), margin=0.05)
    assert is_decided(Score([1.0, 0.5] * 20, 80), margin=0.05)
    assert is_decided(Score([0.0, 0.5] * 20, 80), margin=0.05)
    assert not is_decided(Score([0.0, 1.0] * 200, 800), margin=0.05)


def test_the_likelihood_ratio_is_that_of_two_normal_distributions() -> None:
    deals = [0.5, 1.0] * 20
    score = Score(deals, 80)

    def log_density(value: float, mean: float) -> float:
        return -((value - mean) ** 2) / (2 * score.variance())

    by_hand = sum(log_density(it, 0.55) - log_density(it, 0.45) for it in deals)
    assert likelihood_ratio(score, 0.05) == pytest.approx(by_hand)
