"""A server as a process of its own: `python -m tests.web.server_process DATABASE PORT PROXY...`."""

from __future__ import annotations

import dataclasses
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from pentarch.web.serve import serve
from tests.web.live import QUIET, fetch, wait_until

ROOT = Path(__file__).parent.parent.parent


class Process:
    def __init__(self, database: str, port: int, proxied: bool = False) -> None:
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "tests.web.server_process", database, str(port)]
        command += ["127.0.0.1"] if proxied else []
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        wait_until(self.is_up, seconds=60)

    def is_up(self) -> bool:
        assert self._process.poll() is None, self.said()
        try:
            return fetch(f"{self.url}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut does: no chance to put anything in order."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        self._process.terminate()
        status = self._process.wait(30)
        return status

    def said(self) -> str:
        assert self._process.stderr is not None
        return self._process.stderr.read()

    def close(self) -> None:
        if self._process.poll() is None:
            self.kill()
        if self._process.stderr is not None:
            self._process.stderr.close()


@contextmanager
def process(database: str, port: int | None = None, proxied: bool = False) -> Iterator[Process]:
    served = Process(database, port or free_port(), proxied)
    try:
        yield served
    finally:
        served.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    settings = dataclasses.replace(QUIET, database=sys.argv[1], proxies=tuple(sys.argv[3:]))
    serve(settings, "127.0.0.1", int(sys.argv[2]))
