"""A lock that is fair and needs no task to wait for it."""

from __future__ import annotations

import asyncio

from pentarch.hosting.locks import FairLock
from tests.web.live import run_as_served


def nothing() -> None:
    return


def test_the_lock_comes_in_the_order_in_which_it_was_asked_for() -> None:
    async def scene() -> list[int]:
        lock, order = FairLock(), []

        async def wait(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        def note() -> None:
            order.append(2)
            lock.release()

        lock.when_free(nothing)
        waiting = [asyncio.create_task(wait(number)) for number in range(2)]
        await asyncio.sleep(0)
        lock.when_free(note)
        waiting.append(asyncio.create_task(wait(3)))
        await asyncio.sleep(0)
        lock.release()
        assert lock.is_held, "the next in the row has it already"
        await asyncio.gather(*waiting)
        assert not lock.is_held
        return order

    assert run_as_served(scene()) == [0, 1, 2, 3]


def test_whoever_gives_up_waiting_holds_up_nobody() -> None:
    async def scene() -> bool:
        lock = FairLock()

        async def wait() -> None:
            async with lock:
                pass

        lock.when_free(nothing)
        first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        lock.release()  # to the first, which is cancelled before it knows
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert first.cancelled() and not second.cancelled()
        return lock.is_held

    assert run_as_served(scene()) is False


def test_a_long_row_of_those_who_wait_is_no_deep_one() -> None:
    async def scene() -> int:
        lock, served = FairLock(), asyncio.Semaphore(0)

        def pass_on() -> None:
            served.release()
            lock.release()

        lock.when_free(nothing)
        for _ in range(5000):
            lock.when_free(pass_on)
        lock.release()
        for _ in range(5000):
            await served.acquire()
        return 5000

    assert run_as_served(scene()) == 5000
