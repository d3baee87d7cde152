"""Work shared among processes, none of which outlives the one that shares it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pentarch.arena.workers import in_order

ROOT = Path(__file__).parents[2]
PROGRAM = "from tests.arena.test_workers import share; share()"
JOBS = 2
BEGUN = b"."  # a single byte: workers write at the same time


def work_for_hours(part: int) -> int:
    os.write(1, BEGUN)
    time.sleep(36_000)
    return part


def share() -> None:
    """What the process does that is ended."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for _ in in_order(work_for_hours, range(9), JOBS):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_workers_end_with_the_process_that_shares_the_work(name: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.read(JOBS) == BEGUN * JOBS

    os.kill(process.pid, getattr(signal, name))

    # The workers write to the same pipe: it ends when all of them have ended.
    assert process.stdout.read() == b""
    assert process.wait() != 0
    process.stdout.close()
