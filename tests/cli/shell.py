"""A person at a shell: types a command, then lines, and reads what comes back."""

import contextlib
import io
import os
import re
from dataclasses import dataclass
from unittest.mock import patch

from pentarch.cli import main

# What a reader must never see: a key of the locale instead of a sentence, or the insides.
BARE_KEY = re.compile(r"\b(?:ui|host|web|refusal|infiltration)-[a-z]+|Traceback")


@dataclass
class Answer:
    status: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


def shell(*words: str, typed: str = "", lang: str = "C") -> Answer:
    """Run `pentarch` with these words in an environment of that language."""
    out, err = io.StringIO(), io.StringIO()
    environment = {"LC_ALL": lang, "COLUMNS": "100", "LINES": "40", "TERM": "dumb"}
    with (
        patch.dict(os.environ, environment),
        patch("sys.stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        status = main(list(words))
    answer = Answer(status, out.getvalue(), err.getvalue())
    assert not BARE_KEY.search(answer.all), BARE_KEY.findall(answer.all)
    return answer
