"""Ratings on openskill's scale, fitted to all matches at once.

A newcomer has 25 ± 8.3. Of two players the one who is x better wins with the chance
1 / (1 + exp(-x / 5.9)): 65 % for 3.6, 75 % for 6.5, 90 % for 13. Openskill itself corrects
ratings match by match, because people learn; bots do not, so their ratings are those at
which openskill would correct nothing any more (its Plackett-Luce model, a newcomer's
rating as prior). Intervals are made of the spread from deal to deal, not of the matches
of one deal, which are no strangers to each other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from pentarch.arena.playing import Match
from pentarch.arena.statistics import NORMAL_95, Interval

MODEL: Final = PlackettLuce()
ANCHOR: Final = "greedy"  # stands at a newcomer's 25; where it is missing the mean does
ROUNDS: Final = 100
PRECISE: Final = 1e-9

Vector = list[float]
Matrix = list[Vector]


@dataclass(frozen=True)
class Rating:
    bot: str
    rating: float
    interval: Interval
    matches: int


def ratings(bots: Sequence[str], deals: Sequence[Sequence[Match]]) -> list[Rating]:
    """The ratings of bots, strongest first."""
    place = {bot: number for number, bot in enumerate(bots)}
    fitted = [MODEL.mu] * len(bots)
    for _ in range(ROUNDS):
        slopes, bends = derivatives(fitted, place, deals)
        step = solved(bends, total(slopes, fitted))
        fitted = [value + more for value, more in zip(fitted, step, strict=True)]
        if max(map(abs, step)) < PRECISE:
            break
    slopes, bends = derivatives(fitted, place, deals)
    spread = covariance(slopes, bends)
    zero = [float(bot == ANCHOR) if ANCHOR in place else 1 / len(bots) for bot in bots]
    shift = MODEL.mu - sum(part * value for part, value in zip(zero, fitted, strict=True))
    found = [
        Rating(
            bot,
            fitted[number] + shift,
            around(fitted[number] + shift, deviation(spread, number, zero)),
            sum(bot in match.bots for deal in deals for match in deal),
        )
        for number, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda it: -it.rating)


def derivatives(
    fitted: Vector, place: dict[str, int], deals: Sequence[Sequence[Match]]
) -> tuple[list[Vector], Matrix]:
    """How the likelihood of each deal grows with each rating, and how all of it bends down."""
    many = len(fitted)
    slopes: list[Vector] = []
    bends = [[0.0] * many for _ in range(many)]
    for number in range(many):
        bends[number][number] = 1 / MODEL.sigma**2
    for deal in deals:
        slope = [0.0] * many
        for match in deal:
            seats = [place[bot] for bot in match.bots]
            scale = MODEL.beta * math.sqrt(len(seats))
            highest = max(fitted[it] for it in seats)
            weights = [math.exp((fitted[it] - highest) / scale) for it in seats]
            chances = [0.0] * many
            for it, weight in zip(seats, weights, strict=True):
                chances[it] += weight / sum(weights)
            for it, result in zip(seats, match.results, strict=True):
                slope[it] += (result + 1) / 2 / scale
            for it in set(seats):
                slope[it] -= chances[it] / scale
                for other in set(seats):
                    both = chances[it] * ((it == other) - chances[other])
                    bends[it][other] += both / scale**2
        slopes.append(slope)
    return slopes, bends


def total(slopes: list[Vector], fitted: Vector) -> Vector:
    """The slope of all deals and the prior."""
    return [
        math.fsum(slope[number] for slope in slopes) - (value - MODEL.mu) / MODEL.sigma**2
        for number, value in enumerate(fitted)
    ]


def covariance(slopes: list[Vector], bends: Matrix) -> Matrix:
    """The sandwich: honest where the matches of a deal depend on each other."""
    many = len(bends)
    prior = 1 / MODEL.sigma**2
    filling = [
        [
            math.fsum(slope[one] * slope[other] for slope in slopes) + prior * (one == other)
            for other in range(many)
        ]
        for one in range(many)
    ]
    half = [solved(bends, [row[column] for row in filling]) for column in range(many)]
    return [solved(bends, [half[column][row] for column in range(many)]) for row in range(many)]


def deviation(spread: Matrix, number: int, zero: Vector) -> float:
    """The standard deviation of a rating's distance from the zero, a mean of ratings."""
    weights = [(place == number) - part for place, part in enumerate(zero)]
    square = math.fsum(
        one * other * spread[row][column]
        for row, one in enumerate(weights)
        for column, other in enumerate(weights)
    )
    return math.sqrt(max(square, 0.0))


def around(value: float, deviation: float) -> Interval:
    return value - NORMAL_95 * deviation, value + NORMAL_95 * deviation


def solved(matrix: Matrix, right: Vector) -> Vector:
    """The solution of a few linear equations whose matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    many = len(rows)
    for column in range(many):
        pivot = rows[column]
        for row in rows[column + 1 :]:
            factor = row[column] / pivot[column]
            for place in range(column, many + 1):
                row[place] -= factor * pivot[place]
    solution = [0.0] * many
    for column in reversed(range(many)):
        known = sum(rows[column][place] * solution[place] for place in range(column + 1, many))
        solution[column] = (rows[column][many] - known) / rows[column][column]
    return solution
