"""The server under load: `python -m bench.serving DATABASE PORT PROCESSES SETTINGS`."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from pentarch.web.serve import serve
from pentarch.web.settings import Settings

TICKS = os.sysconf("SC_CLK_TCK")


START_SECONDS: Final = 180  # on however busy a machine


class Served:
    """A server process, and what it uses."""

    def __init__(
        self,
        database: str,
        port: int,
        cores: set[int] | None = None,
        allocator: str = "default",
        processes: int = 1,
        **settings: Any,
    ) -> None:
        self.port = port
        self._processes = processes
        command = [sys.executable, "-m", "bench.serving", database, str(port)]
        command += [str(processes), json.dumps(settings)]
        env = {**os.environ, "PYTHONMALLOC": allocator}
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=env)
        if cores:
            os.sched_setaffinity(self._process.pid, cores)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            with contextlib.suppress(OSError), urllib.request.urlopen(self._url("/healthz")):
                return
            time.sleep(0.05)
        self._process.kill()
        self._process.wait()
        raise RuntimeError("the server has not started")

    def _url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def megabytes(self, peak: bool = False, bots: bool = True) -> float:
        """Resident memory, of the server and of its bots' processes."""
        wanted = "VmHWM:" if peak else "VmRSS:"
        counted = [*self.pids(), *(bot for it in self.pids() for bot in children(it) if bots)]
        return sum(memory(pid, wanted) for pid in {*counted}) / 1024

    def pids(self) -> list[int]:
        """The processes that serve."""
        main = self._process.pid
        return [main] if self._processes == 1 else children(main)

    def cpu_seconds(self) -> float:
        return sum(cpu_seconds(it) for it in self.pids())

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


def children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(it) for it in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def cpu_seconds(pid: int) -> float:
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


def memory(pid: int, wanted: str) -> int:
    """Kilobytes."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(wanted):
                return int(line.split()[1])
    return 0


@contextlib.contextmanager
def served(database: str, **settings: Any) -> Iterator[Served]:
    server = Served(database, free_port(), **settings)
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    place, door, many, changes = sys.argv[1:]
    quiet = Settings(database=place, client=None, rates=False)
    changed = dataclasses.replace(quiet, **json.loads(changes))
    serve(changed, "127.0.0.1", int(door), processes=int(many))
