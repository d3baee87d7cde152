"""How often somebody may do something: buckets that drip."""

from __future__ import annotations

import math
from dataclasses import dataclass
from hashlib import blake2b
from mmap import mmap
from struct import Struct
from time import monotonic  # the same for all processes of a machine
from typing import Final, Protocol

from pentarch.core.words import say
from pentarch.hosting.refusals import TooMany

# The machine itself, or a proxy on it that is not trusted to say for whom it asks (`--proxy`):
# then nobody in particular can be slowed down.
LOCAL: Final = frozenset({"127.0.0.1", "::1"})
MOST_KEYS: Final = 50_000  # beyond that the oldest are forgotten: it fails open

PLACES: Final = 1 << 16  # for buckets in shared memory, 1.5 MB
PLACE: Final = Struct("=Qdd")  # the hash of the key, drops left, since when
TRIED: Final = 8


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
OWN_EXPORTS: Final = Rate(10, 600)  # at an address: the whole journal is looked through
PUSHES: Final = Rate(30, 600)
PROFILES: Final = Rate(120, 60)
TIES: Final = Rate(120, 600)
HINTS: Final = Rate(20, 60)
ANALYSES: Final = Rate(20, 600)  # that are begun or gone on with
ANALYSES_AT_AN_ADDRESS: Final = Rate(80, 600)
CHATS: Final = Rate(10, 20)
PLAYED: Final = Rate(100, 20)  # messages on the socket of a match that one plays
WATCHED: Final = Rate(50, 20)
CONTROL_FRAMES: Final = Rate(60, 20)  # pings, pongs and parts of messages, on any socket


class Buckets(Protocol):
    """Where it is kept how much is left, and since when."""

    def take(self, rate: Rate, who: str) -> tuple[float, float] | None: ...

    def put(self, rate: Rate, who: str, left: float, since: float) -> None: ...


class OwnBuckets:
    """In this process."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[Rate, str], tuple[float, float]] = {}

    def take(self, rate: Rate, who: str) -> tuple[float, float] | None:
        return self._buckets.pop((rate, who), None)

    def put(self, rate: Rate, who: str, left: float, since: float) -> None:
        if len(self._buckets) >= MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        self._buckets[rate, who] = (left, since)


class SharedBuckets:
    """In memory that several processes of one machine share.

    A bucket may be in a few places, by its hash; of others there the oldest gives way. Two
    processes that take the last drop in the same instant may both get it: that does no harm.
    """

    def __init__(self) -> None:
        self._memory = mmap(-1, PLACES * PLACE.size)

    def take(self, rate: Rate, who: str) -> tuple[float, float] | None:
        key = hash_of(rate, who)
        for place in places_of(key):
            found, left, since = PLACE.unpack_from(self._memory, place)
            if found == key:
                return left, since
        return None

    def put(self, rate: Rate, who: str, left: float, since: float) -> None:
        key = hash_of(rate, who)
        kept = {place: PLACE.unpack_from(self._memory, place) for place in places_of(key)}
        own = [place for place, (found, _, _) in kept.items() if found == key]
        place = own[0] if own else min(kept, key=lambda it: (kept[it][0] != 0, kept[it][2]))
        PLACE.pack_into(self._memory, place, key, left, since)


def hash_of(rate: Rate, who: str) -> int:
    """Never 0, which is an empty place."""
    text = f"{rate.many}/{rate.seconds} {who}".encode(errors="replace")
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") | 1


def places_of(key: int) -> list[int]:
    return [(key // 2 + step) % PLACES * PLACE.size for step in range(TRIED)]


class Rates:
    """Counts; `spend` refuses whoever has no drop left."""

    def __init__(self, counting: bool = True, buckets: Buckets | None = None) -> None:
        self._counting = counting
        self._buckets = buckets or OwnBuckets()

    def spend(self, rate: Rate, who: str) -> None:
        if self._counting and who not in LOCAL and not self._take_drop(rate, who):
            seconds = max(1, math.ceil(rate.seconds / rate.many))
            raise TooMany(say("web-refusal-rate", seconds=seconds), seconds)

    def _take_drop(self, rate: Rate, who: str) -> bool:
        now = monotonic()
        left, since = self._buckets.take(rate, who) or (float(rate.many), now)
        left = min(float(rate.many), left + (now - since) * rate.many / rate.seconds)
        self._buckets.put(rate, who, left - 1 if left >= 1 else left, now)
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
