"""How often somebody may do something: buckets that drip."""

from __future__ import annotations

import math
from dataclasses import dataclass
from time import monotonic
from typing import Final

from pentarch.core.words import say
from pentarch.hosting.refusals import TooMany

# The machine itself, or a proxy on it that does not say for whom it asks: then nobody in
# particular can be slowed down.
LOCAL: Final = frozenset({"127.0.0.1", "::1"})
MOST_KEYS: Final = 50_000  # beyond that the oldest are forgotten: it fails open


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many seconds until a whole bucket is there again."""

    many: int
    seconds: float


# By address and, where there is one, by person: never by a name that somebody typed.
REQUESTS: Final = Rate(600, 60)
UNSAFE: Final = Rate(120, 60)
GUESTS: Final = Rate(60, 600)
SIGN_INS: Final = Rate(10, 300)
SIGN_INS_AT_AN_ADDRESS: Final = Rate(60, 600)  # under whatever names
SIGN_INS_OF_ALL: Final = Rate(1200, 60)  # a guard of the processor: hashing is slow on purpose
TABLES: Final = Rate(30, 600)
TABLES_AT_AN_ADDRESS: Final = Rate(120, 600)
SOCKETS: Final = Rate(80, 30)
STREAMS: Final = Rate(60, 600)
EXPORTS: Final = Rate(60, 120)
HINTS: Final = Rate(20, 60)
CHATS: Final = Rate(10, 20)
PLAYED: Final = Rate(100, 20)  # messages on the socket of a match that one plays
WATCHED: Final = Rate(50, 20)
CONTROL_FRAMES: Final = Rate(60, 20)  # pings, pongs and parts of messages, on any socket


class Rates:
    """Counts; `spend` refuses whoever has no drop left."""

    def __init__(self, counting: bool = True) -> None:
        self._counting = counting
        self._buckets: dict[tuple[Rate, str], tuple[float, float]] = {}

    def spend(self, rate: Rate, who: str) -> None:
        if self._counting and who not in LOCAL and not self._take_drop(rate, who):
            seconds = max(1, math.ceil(rate.seconds / rate.many))
            raise TooMany(say("web-refusal-rate", seconds=seconds), seconds)

    def _take_drop(self, rate: Rate, who: str) -> bool:
        now = monotonic()
        key = (rate, who)
        left, since = self._buckets.pop(key, (float(rate.many), now))
        left = min(float(rate.many), left + (now - since) * rate.many / rate.seconds)
        if len(self._buckets) >= MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        self._buckets[key] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class Bucket:
    """One bucket, for a socket of its own."""

    def __init__(self, rate: Rate, counting: bool = True) -> None:
        self._rate = rate
        self._counting = counting
        self._left = float(rate.many)
        self._since = monotonic()

    def take(self) -> bool:
        """Take a drop; False: there is none left."""
        if not self._counting:
            return True
        now = monotonic()
        rate = self._rate
        self._left = min(
            float(rate.many), self._left + (now - self._since) * rate.many / rate.seconds
        )
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
