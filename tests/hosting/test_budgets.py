"""How long bots think: by turns, not by answers."""

from __future__ import annotations

import pytest

from pentarch.hosting.budgets import LEAST, TurnBudget


def spent_in_a_turn(budget: TurnBudget, seat: int, questions: int, bots: int) -> float:
    """By a bot that always takes what it may."""
    total = 0.0
    for _ in range(questions):
        share = budget.share(seat, bots)
        budget.spend(share)
        total += share
    return total


def test_a_turn_of_many_questions_takes_no_longer_than_the_turn_may() -> None:
    budget = TurnBudget(turn=3.0, round=8.0)

    assert spent_in_a_turn(budget, seat=0, questions=30, bots=1) <= 3.0 + 30 * LEAST


def test_five_bots_share_the_time_of_a_round() -> None:
    budget = TurnBudget(turn=3.0, round=8.0)

    total = sum(spent_in_a_turn(budget, seat, questions=15, bots=5) for seat in range(1, 6))

    assert total <= 8.0 + 5 * 15 * LEAST


def test_the_first_question_may_take_half() -> None:
    assert TurnBudget(turn=3.0, round=8.0).share(0, bots=2) == pytest.approx(1.5)


def test_whoever_is_asked_again_in_another_turn_has_all_of_it_again() -> None:
    budget = TurnBudget(turn=2.0, round=8.0)
    spent_in_a_turn(budget, seat=0, questions=10, bots=1)

    budget.end_turn()

    assert budget.share(0, bots=1) == pytest.approx(1.0)
