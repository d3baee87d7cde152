"""Work that takes a while, in threads beside the loop: nobody's move waits for it.

Of each person one piece is done at a time, so that whoever asks for many waits for one of another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

THREADS: Final = 2


class Beside:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="beside")
        self._turns: dict[str, asyncio.Lock] = {}
        self._wanted: dict[str, int] = {}  # pieces, by person

    async def run(self, person: str, work: Callable[[], T]) -> T:
        turn = self._turns.setdefault(person, asyncio.Lock())
        self._wanted[person] = self._wanted.get(person, 0) + 1
        try:
            async with turn:
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._wanted[person] -= 1
            if not self._wanted[person]:
                del self._wanted[person], self._turns[person]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
