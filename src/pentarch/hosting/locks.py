"""A lock whose holders come in order, with or without a task that waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType


class FairLock:
    """Those who wait get it in the order in which they came."""

    def __init__(self) -> None:
        self.is_held = False
        self._waiting: deque[Callable[[], None]] = deque()

    def when_free(self, then: Callable[[], None]) -> None:
        """Take the lock, now or later, and call `then`, which has to see to its `release`."""
        if self.is_held:
            self._waiting.append(then)
        else:
            self.is_held = True
            then()

    def release(self) -> None:
        """Hand the lock to the next who waits, in a step of its own: nobody comes between."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.is_held = False

    async def __aenter__(self) -> None:
        taken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.when_free(lambda: self._wake(taken))
        try:
            await taken
        except asyncio.CancelledError:
            if taken.done() and not taken.cancelled():
                self.release()  # it came just when nobody wanted it any more
            raise

    def _wake(self, taken: asyncio.Future[None]) -> None:
        if taken.done():
            self.release()
        else:
            taken.set_result(None)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
