"""How sure a result is: intervals of win rates, and the test that ends a series early."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pentarch.core.words import Message, say

NORMAL_95: Final = 1.959963984540054  # what lies within it is 95 % of a normal distribution
ERROR: Final = 0.05  # of a series that ends early: how often the weaker one is called stronger
FEWEST: Final = 10  # deals, before their spread says anything

Interval = tuple[float, float]


def say_percent(share: float) -> Message:
    """A share to a tenth of a per cent; each language writes it in its own way."""
    whole, tenth = divmod(round(1000 * share), 10)
    return say("ui-sim-percent", whole=whole, tenth=tenth)


def wilson(wins: float, games: float) -> Interval:
    """Wilson's 95 % interval of a win rate."""
    rate = wins / games
    spread = NORMAL_95 * NORMAL_95 / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = NORMAL_95 * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Score:
    """What somebody won of each deal, 0 to 1; a deal is several matches."""

    deals: Sequence[float]
    matches: int  # of all deals together

    def mean(self) -> float:
        return math.fsum(self.deals) / len(self.deals) if self.deals else 0.5

    def variance(self) -> float:
        """Of the deals, as a sample."""
        mean = self.mean()
        return math.fsum((it - mean) ** 2 for it in self.deals) / (len(self.deals) - 1)

    def interval(self) -> Interval:
        """Wilson's interval for as many matches as the spread of the deals is worth.

        A deal played from every seat says more than as many unrelated matches, or less if
        its cards decide for one side wherever it sits. More than the matches is never claimed.
        """
        if not self.deals:
            return 0.0, 1.0
        rate = self.mean()
        worth = float(self.matches)
        if len(self.deals) >= FEWEST and (spread := self.variance()) > 0:
            worth = rate * (1 - rate) * len(self.deals) / spread
            worth = min(max(worth, float(len(self.deals))), float(self.matches))
        return wilson(rate * worth, worth)


def likelihood_ratio(score: Score, margin: float) -> float:
    """The logarithm of how much likelier 50 % + margin explains the deals than 50 % - margin.

    The sequential probability ratio test with the spread estimated from the deals, as it is
    used to test chess engines on pairs of games.
    """
    if len(score.deals) < FEWEST:
        return 0.0
    # No spread at all is no certainty: a deal that went the other way is always possible.
    spread = max(score.variance(), 1 / (4 * len(score.deals)))
    return 2 * margin * len(score.deals) * (2 * score.mean() - 1) / (2 * spread)


def is_decided(score: Score, margin: float) -> bool:
    """Whether a series that is to tell who is stronger may end."""
    return abs(likelihood_ratio(score, margin)) >= math.log((1 - ERROR) / ERROR)
