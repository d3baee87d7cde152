"""How long the disk takes beside a step of the ladder: a move is on disk before it is told."""

from __future__ import annotations

import os
import tempfile
import threading
import time
from typing import Final, Self

PROBING: Final = 0.1  # seconds between two probes


class Disk(threading.Thread):
    """Writes a little now and then, and notes how long that takes."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.done = threading.Event()
        self.times: list[float] = []  # milliseconds

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.done.set()
        self.join()

    def run(self) -> None:
        with tempfile.TemporaryFile(prefix="pentarch-load") as file:
            while not self.done.wait(PROBING):
                begun = time.perf_counter()
                file.write(bytes(4096))
                file.flush()
                os.fsync(file.fileno())
                self.times.append((time.perf_counter() - begun) * 1000)

    def remark(self) -> str:
        times = sorted(self.times) or [0.0]
        late = times[len(times) * 99 // 100]
        return f"fsync of 4 kB beside it: p50 {times[len(times) // 2]:.1f} ms, p99 {late:.1f} ms"
