"""Who speaks to whom, and in which language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pentarch.core.words import Argument, Message, Term, say
from pentarch.locale import language, negotiate


@dataclass(frozen=True)
class Voice:
    """Says messages in a language to one of the players, or to nobody in particular."""

    code: str
    names: Sequence[str] = ()
    me: int | None = None

    def __call__(self, message: Message) -> str:
        return language(self.code).format(message, self.names, self.me)

    def ui(self, key: str, **arguments: Argument) -> str:
        return self(say(f"ui-{key}", **arguments))

    def keys(self, beginning: str) -> list[str]:
        """The keys that begin like that, in the order in which they are to be read."""
        every = language(self.code).keys()
        return [key for key in every if key.startswith(beginning)]

    def to(self, player: int | None) -> Voice:
        """The same voice, speaking to that player."""
        return Voice(self.code, self.names, player)


def code_of(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language that is asked for, or that of the environment; English for anything else."""
    if wanted:
        return language(wanted).code
    spoken = next(
        (environment[it] for it in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(it)), ""
    )
    return negotiate(None, spoken)


def say_trouble(key: str, path: Path, error: OSError) -> Message:
    """What went wrong with a file."""
    reasons = {
        FileExistsError: "ui-why-exists",
        FileNotFoundError: "ui-why-missing",
        IsADirectoryError: "ui-why-folder",
        NotADirectoryError: "ui-why-missing",
        PermissionError: "ui-why-forbidden",
    }
    reason = reasons.get(type(error))
    why = Term(reason) if reason else error.strerror or type(error).__name__
    return say(key, file=str(path), why=why)
