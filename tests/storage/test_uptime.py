"""When a server ran, and when none did."""

from pentarch.storage import Storage
from pentarch.storage.uptime import BREAK_MS, KEPT
from tests.storage.playing import NOW, with_storage


def test_beats_without_a_break_leave_no_gap(address: str) -> None:
    async def scene(storage: Storage) -> None:
        for beat in range(5):
            await storage.uptime.beat(NOW + beat * (BREAK_MS - 1))

        assert await storage.uptime.gaps() == ()

    with_storage(address, scene)


def test_a_gap_is_from_the_last_beat_to_the_next_start(address: str) -> None:
    async def scene(storage: Storage) -> None:
        for at in (0, 1000, 60_000, 61_000, 200_000):
            await storage.uptime.beat(NOW + at)

        assert await storage.uptime.gaps() == (
            (NOW + 1000, NOW + 60_000),
            (NOW + 61_000, NOW + 200_000),
        )

    with_storage(address, scene)


def test_a_second_process_that_beats_late_takes_nothing_back(address: str) -> None:
    async def scene(storage: Storage) -> None:
        for at in (0, 2000, 1999, 2000 + BREAK_MS):
            await storage.uptime.beat(NOW + at)

        assert await storage.uptime.gaps() == ((NOW + 2000, NOW + 2000 + BREAK_MS),)

    with_storage(address, scene)


def test_only_the_last_starts_are_kept(address: str) -> None:
    async def scene(storage: Storage) -> None:
        for start in range(KEPT + 5):
            await storage.uptime.beat(NOW + start * 10 * BREAK_MS)

        gaps = await storage.uptime.gaps()
        assert len(gaps) == KEPT - 1
        assert gaps[-1][1] == NOW + (KEPT + 4) * 10 * BREAK_MS

    with_storage(address, scene)
