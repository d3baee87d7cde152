"""A trouble is written to the log once, and then how often it came again."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Callable

import msgspec

from pentarch.web.logs import CountingHandler, JsonLines
from tests.web.live import wait_until

logger = logging.getLogger("pentarch.test.logs")


def written(scene: Callable[[io.StringIO], None], window: float, json: bool = False) -> str:
    """What a log has in it when the scene is over."""
    log = io.StringIO()
    handler = CountingHandler(log, window)
    handler.setFormatter(JsonLines() if json else logging.Formatter("%(message)s"))
    logger.addHandler(handler)
    logger.propagate = False
    logger.setLevel(logging.INFO)
    try:
        scene(log)
    finally:
        logger.removeHandler(handler)
        handler.close()
    return log.getvalue()


def fail(times: int) -> None:
    for number in range(times):
        try:
            raise OSError(f"no database, attempt {number}")
        except OSError:
            logger.exception("a match cannot be read on", extra={"match": f"m{number}"})


def test_an_outage_is_one_traceback_and_a_count() -> None:
    log = written(lambda _: fail(5000), window=3600)

    assert log.count("Traceback") == 1
    assert log.splitlines()[-1] == "a match cannot be read on (OSError): 4999 more"
    assert len(log) < 2000


def test_the_count_comes_by_itself_and_goes_on() -> None:
    def scene(log: io.StringIO) -> None:
        fail(3)
        wait_until(lambda: "2 more" in log.getvalue())
        fail(4)
        wait_until(lambda: "4 more" in log.getvalue())

    assert written(scene, window=0.05).count("Traceback") == 1


def test_troubles_of_different_kinds_are_told_apart() -> None:
    def scene(_: io.StringIO) -> None:
        for number in range(3):
            logger.warning("news cannot be received: %s", number)
            logger.error("the sweep failed")

    assert written(scene, window=3600).splitlines() == [
        "news cannot be received: 0",
        "the sweep failed",
        "news cannot be received: 2: 2 more",
        "the sweep failed: 2 more",
    ]


def test_who_leaves_in_the_middle_of_a_request_is_no_trouble() -> None:
    def scene(_: io.StringIO) -> None:
        try:
            raise asyncio.CancelledError
        except asyncio.CancelledError:
            logger.exception("a connection cannot be closed in time")

    assert written(scene, window=3600) == ""


def test_what_is_no_trouble_is_written_each_time() -> None:
    def scene(_: io.StringIO) -> None:
        for number in range(3):
            logger.info("request %d", number)

    assert written(scene, window=3600).count("request") == 3


def test_a_program_reads_the_count_as_a_number() -> None:
    lines = written(lambda _: fail(10), window=3600, json=True).splitlines()

    first, last = (msgspec.json.decode(it) for it in lines)
    assert "Traceback" in first["trace"]
    assert first["match"] == "m0"
    assert (last["times"], last["level"]) == (9, "error")
