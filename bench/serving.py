"""The server under load, as a process of its own: `python -m bench.serving DATABASE PORT`."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from pentarch.web.serve import serve
from pentarch.web.settings import Settings

TICKS = os.sysconf("SC_CLK_TCK")


class Served:
    """A server process, and what it uses."""

    def __init__(
        self, database: str, port: int, cores: set[int] | None = None, allocator: str = "default"
    ) -> None:
        self.port = port
        command = [sys.executable, "-m", "bench.serving", database, str(port)]
        env = {**os.environ, "PYTHONMALLOC": allocator}
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=env)
        if cores:
            os.sched_setaffinity(self._process.pid, cores)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            with contextlib.suppress(OSError), urllib.request.urlopen(self._url("/healthz")):
                return
            time.sleep(0.05)
        raise RuntimeError("the server has not started")

    def _url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def megabytes(self, peak: bool = False) -> float:
        """Resident memory, of the server and of its bots' processes."""
        wanted = "VmHWM:" if peak else "VmRSS:"
        return sum(memory(pid, wanted) for pid in [self._process.pid, *self._children()]) / 1024

    def _children(self) -> list[int]:
        tasks = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [int(it) for it in tasks.read_text().split()]

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


def memory(pid: int, wanted: str) -> int:
    """Kilobytes."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(wanted):
                return int(line.split()[1])
    return 0


@contextlib.contextmanager
def served(
    database: str, cores: set[int] | None = None, allocator: str = "default"
) -> Iterator[Served]:
    server = Served(database, free_port(), cores, allocator)
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
    quiet = Settings(database=sys.argv[1], client=None, rates=False, pace=0.0)
    serve(quiet, "127.0.0.1", int(sys.argv[2]))
