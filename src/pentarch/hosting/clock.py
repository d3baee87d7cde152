"""The time of all clocks, in milliseconds."""

import time


def now() -> int:
    return time.time_ns() // 1_000_000
