"""What commands have in common: arguments, their limits, and what they print."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import pentarch
from pentarch.core.game import Game
from pentarch.core.options import shown
from pentarch.core.state import State
from pentarch.core.words import BadOption, Json, say
from pentarch.games import GAMES
from pentarch.terminal.voice import Voice, code_of

WRONG_ARGUMENTS: Final = 2
FAILED: Final = 1
MOST_PORTS: Final = 65535

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; see [b]games[/b].")]
AnyGame = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="The id of a game; all games if left out.")
]
OptionList = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="K=V", help="An option of the game; may be given several times."
    ),
]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="ru|en", help="The language; else that of the environment."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Jobs = Annotated[
    str, typer.Option("--jobs", "-j", metavar="J", help="Processes; 0: as many as there are cores.")
]


def voice_of(lang: str | None) -> Voice:
    """The language that is asked for, or that of the environment."""
    return Voice(code_of(lang, os.environ))


def number(name: str, given: str, low: int, high: int) -> int:
    """A whole number within limits, or a refusal."""
    try:
        value = int(given)
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise BadOption(say("ui-error-number", name=name, given=shown(given), low=low, high=high))
    return value


def decimal(name: str, given: str, low: float, high: float) -> float:
    """A number within limits, or a refusal."""
    try:
        value = float(given)
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        limits = {"low": f"{low:g}", "high": f"{high:g}"}
        raise BadOption(say("ui-error-number", name=name, given=shown(given), **limits))
    return value


def host_and_port(name: str, given: str) -> tuple[str, int]:
    """A host and a port, or a refusal."""
    host, _, port = given.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > MOST_PORTS:
        raise BadOption(say("ui-error-place", name=name, given=shown(given)))
    return host.strip("[]"), int(port)


def complain(sentence: str, status: int = WRONG_ARGUMENTS) -> int:
    print(sentence, file=sys.stderr)
    return status


def print_json(fields: dict[str, Json]) -> None:
    print(json.dumps(fields, ensure_ascii=False))


def progress_bar() -> Progress:
    """A bar on stderr, where there is somebody to look at it."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def chosen_options(given: list[str] | None) -> dict[str, object]:
    """What `--option K=V` says, unchecked."""
    options: dict[str, object] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(say("ui-error-option", given=shown(pair)))
        options[name.strip().replace("-", "_")] = value.strip()
    return options


def processes(given: str) -> int:
    return number("--jobs", given, 0, 256) or os.cpu_count() or 1


def chosen_games(id: str | None) -> list[Game[State]]:
    return list(GAMES.values()) if id is None else [pentarch.game(id)]


def title(game: Game[State], voice: Voice) -> str:
    return voice(say(f"{game.id}-title"))


def say_whether_compiled(voice: Voice) -> None:
    """One line for whoever waits longer than need be."""
    from pentarch.arena.bench import is_compiled

    if not is_compiled():
        print(voice.ui("interpreted"), file=sys.stderr)
