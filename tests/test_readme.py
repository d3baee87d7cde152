"""What the README tells people to type works."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PENTARCH = Path(sys.executable).parent / "pentarch"

SHELL_BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
RUN = {"sim", "check"}
NOT_RUN = {"make", "play", "serve"}  # set up, ask a person, or never end
FEW_GAMES = "4"


def commands() -> list[list[str]]:
    blocks = SHELL_BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    lines = [shlex.split(line, comments=True) for block in blocks for line in block.splitlines()]
    return [words for words in lines if words]


def verb(words: list[str]) -> str:
    """`sim` of `.venv/bin/pentarch sim infiltration`, `make` of `make test`."""
    return words[1] if Path(words[0]).name == "pentarch" else words[0]


def shortened(words: list[str]) -> list[str]:
    """The same command over a few games."""
    return [
        FEW_GAMES if before in ("--games", "--matches") else word
        for before, word in zip(["", *words], words, strict=False)
    ]


def test_the_first_two_commands_set_up_and_test() -> None:
    assert commands()[:2] == [["make"], ["make", "test"]]


def test_every_command_is_known() -> None:
    assert {verb(words) for words in commands()} <= RUN | NOT_RUN


@pytest.mark.parametrize(
    "words", [words for words in commands() if verb(words) in RUN], ids=" ".join
)
def test_a_command_runs(words: list[str]) -> None:
    command = [str(PENTARCH), *shortened(words)[1:]]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout
