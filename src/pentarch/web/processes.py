"""Several processes that serve one port: they are started here, and one that ends is replaced.

They are forks of a process that has no thread and no loop of its own. All of them wait on the
same listening socket, so whoever connects while one is being replaced is served by another.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import time
from collections.abc import Callable
from typing import Final

LASTS_SECONDS: Final = 5.0  # whoever ends sooner, is replaced after a pause
PAUSE_SECONDS: Final = 1.0
GRACE_SECONDS: Final = 20  # for all of them to end

logger = logging.getLogger("pentarch.web")

Run = Callable[[int, int], None]  # given a process's number and its parent


class Processes:
    def __init__(self, run: Run) -> None:
        self._run = run
        self._numbers: dict[int, int] = {}  # by process
        self._began: dict[int, float] = {}
        self._closing = False

    def start(self, number: int) -> None:
        parent = os.getpid()
        process = os.fork()
        if process == 0:
            self._become(number, parent)
        self._numbers[process] = number
        self._began[process] = time.monotonic()

    def _become(self, number: int, parent: int) -> None:
        """Never returns: what the parent had begun is not the child's to end."""
        status = 1
        try:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            self._run(number, parent)
            status = 0
        except KeyboardInterrupt:
            status = 0
        except BaseException:
            logger.exception("a process cannot serve")
        finally:
            logging.shutdown()
            os._exit(status)

    def wait(self) -> None:
        """Replace whoever ends, until all are to end and have ended."""
        while self._numbers:
            process, status = os.wait()
            number = self._numbers.pop(process, None)
            if number is None or self._closing:
                continue
            logger.error("process %d has ended (%d) and is replaced", number, status)
            if time.monotonic() - self._began.pop(process) < LASTS_SECONDS:
                time.sleep(PAUSE_SECONDS)
            if not self._closing:
                self.start(number)

    def end(self, *_: object) -> None:
        """Let everybody end, politely; after a while, anyhow."""
        sent = signal.SIGKILL if self._closing else signal.SIGTERM
        self._closing = True
        for process in self._numbers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, sent)
        signal.alarm(GRACE_SECONDS)


def keep_running(many: int, run: Run) -> None:
    """Run so many processes until a signal comes."""
    processes = Processes(run)
    for sent in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM):
        signal.signal(sent, processes.end)
    for number in range(many):
        processes.start(number)
    processes.wait()
    signal.alarm(0)
