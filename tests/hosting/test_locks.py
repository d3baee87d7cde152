"""A lock that is fair and can be taken without waiting."""

from __future__ import annotations

import asyncio

from pentarch.hosting.locks import FairLock
from tests.web.live import run_as_served


def test_the_lock_comes_in_the_order_in_which_it_was_asked_for() -> None:
    async def scene() -> list[int]:
        lock, order = FairLock(), []

        async def wait(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take()
        waiting = [asyncio.create_task(wait(number)) for number in range(3)]
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take()  # the next in the row has it already
        await asyncio.gather(*waiting)
        assert lock.take()
        return order

    assert run_as_served(scene()) == [0, 1, 2]


def test_whoever_gives_up_waiting_holds_up_nobody() -> None:
    async def scene() -> bool:
        lock = FairLock()

        async def wait() -> None:
            async with lock:
                pass

        assert lock.take()
        first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        lock.release()  # to the first, which is cancelled before it knows
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert first.cancelled() and not second.cancelled()
        return lock.is_held

    assert run_as_served(scene()) is False
