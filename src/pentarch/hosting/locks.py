"""A lock that can also be taken without waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class FairLock:
    """Those who wait get it in the order in which they came."""

    def __init__(self) -> None:
        self.is_held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take the lock if it is free; whoever does has to `release` it."""
        if self.is_held:
            return False
        self.is_held = True
        return True

    def release(self) -> None:
        """Hand the lock to the next who waits: nobody comes between."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.is_held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()  # it came just when nobody wanted it any more
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
