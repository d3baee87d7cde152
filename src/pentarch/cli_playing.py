"""The commands of players: serve the table, play, verify a record, list the games."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.padding import Padding
from rich.text import Text

import pentarch
from pentarch.cli_arguments import (
    FAILED,
    MOST_PORTS,
    AsJson,
    GameId,
    Language,
    OptionList,
    chosen_options,
    complain,
    decimal,
    host_and_port,
    number,
    print_json,
    title,
    voice_of,
)
from pentarch.core.game import Game
from pentarch.core.options import Choice, Flag, Option
from pentarch.core.state import State
from pentarch.core.words import BadOption, BadRecord, Json, say
from pentarch.games import GAMES
from pentarch.terminal.voice import Voice, say_trouble

app = typer.Typer()


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(metavar="H", help="The address to listen on; 0.0.0.0: for all.")
    ] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="P", help="The port to listen on.")] = "8000",
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="A file for SQLite, or postgresql://...; else $PENTARCH_DATABASE, else a file "
            "in the data folder.",
        ),
    ] = None,
    thinkers: Annotated[
        str, typer.Option(metavar="N", help="Processes in which bots think; 0: half of the cores.")
    ] = "0",
    processes: Annotated[
        str, typer.Option(metavar="N", help="Processes that serve the port, on PostgreSQL.")
    ] = "1",
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another origin whose pages may use this server."),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name under which it answers; else under any."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy in front, or a network of them, whose X-Forwarded-For and -Proto count.",
        ),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(
            metavar="HOST:PORT", help="Where figures for Prometheus are told, instead of /metrics."
        ),
    ] = None,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT",
            envvar="PENTARCH_METRICS_TOKEN",
            help="Whoever reads /metrics has to give it as a bearer token.",
        ),
    ] = None,
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Log lines of JSON.")] = False,
    lang: Language = None,
) -> None:
    """Serve the table: people play in a browser, with each other and with bots.

    Examples:

    pentarch serve

    pentarch serve --host 0.0.0.0 --port 80 --database postgresql://pentarch@db/pentarch
    """
    from pentarch.hosting.settings import half_of_the_cores
    from pentarch.web.serve import serve as serve_table
    from pentarch.web.settings import Settings

    voice = voice_of(lang)
    settings = Settings(
        database=database,
        origins=tuple(origin or ()),
        hosts=tuple(allowed_host or ()),
        proxies=tuple(proxy or ()),
        metrics=None if metrics is None else host_and_port("--metrics", metrics),
        metrics_token=metrics_token or None,
        thinkers=number("--thinkers", thinkers, 0, 256) or half_of_the_cores(),
    )
    door = number("--port", port, 0, MOST_PORTS)
    many = number("--processes", processes, 1, 64)

    def tell(url: str) -> None:
        print(voice(say("web-serving", url=url)))

    serve_table(settings, host, door, json_logs, tell, many)


@app.command()
def play(
    game: GameId,
    seats: Annotated[
        str,
        typer.Option(
            metavar="A,B,...",
            help="Who sits where: [b]you[/b] (or you:NAME) and bots; see [b]games[/b].",
        ),
    ] = "you,level-3",
    option: OptionList = None,
    lang: Language = None,
    seed: Annotated[
        str | None, typer.Option(metavar="S", help="Repeatable chance, instead of a secret.")
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the record there, without asking at the end."),
    ] = None,
    pace: Annotated[
        str, typer.Option(metavar="S", help="Seconds between two lines of what bots do.")
    ] = "0.7",
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard.

    Examples:

    pentarch play infiltration

    pentarch play infiltration --seats you,greedy,level-3,level-5 --lang ru

    pentarch play infiltration --seats you:Anna,you:Boris --option goal=3
    """
    from pentarch.core.record import Record
    from pentarch.terminal import look_of
    from pentarch.terminal.seats import kind_of, names_of, split
    from pentarch.terminal.sitting import Sitting
    from pentarch.terminal.table import Manners
    from pentarch.terminal.table import Table as TerminalTable

    voice = voice_of(lang)
    chosen = pentarch.game(game)
    if record is not None:
        check_place(record)
    taken = split(seats)
    options = chosen.choose(len(taken), chosen_options(option))
    chance = None if seed is None else number("--seed", seed, 0, 2**62)
    pause = decimal("--pace", pace, 0, 60)
    secret = secrets.token_bytes(32) if chance is None else seeded_secret(chance)
    sitting = Sitting(
        Record(chosen, len(taken), options, secret),
        [kind_of(seat) for seat in taken],
        secrets.randbits(60) if chance is None else chance,
    )
    console = Console(highlight=False)
    manners = Manners(
        pace=pause if console.is_terminal else 0.0,
        record=record,
        is_secret=chance is None,
    )
    voice = Voice(voice.code, names_of(taken, voice))
    TerminalTable(sitting, look_of(chosen), voice, console, manners).run()


def check_place(record: Path) -> None:
    """Refuse now, not after the match, a place where no record can be written."""
    try:
        if record.is_dir():
            raise IsADirectoryError
        if not record.absolute().parent.is_dir():
            raise FileNotFoundError
    except OSError as trouble:
        raise BadOption(say_trouble("ui-error-save", record, trouble)) from trouble


def seeded_secret(seed: int) -> bytes:
    return hashlib.sha256(f"pentarch seed {seed}".encode()).digest()


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")],
    lang: Language = None,
) -> None:
    """Play a record again and say whether it is true and the match was fair.

    Example:

    pentarch verify match.json
    """
    from pentarch.core.record import commitment, is_lesson
    from pentarch.core.record import verify as verify_record

    voice = voice_of(lang)
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise BadOption(say_trouble("ui-error-file", file, error)) from error
    try:
        record, state = verify_record(text, GAMES.get)
    except BadRecord as refusal:
        complain(voice.ui("verify-fails", why=voice(refusal.message)))
        raise typer.Exit(FAILED) from refusal
    lines = [
        voice.ui("verify-lesson" if is_lesson(record.secret) else "verify-holds"),
        voice.ui("verify-match", game=title(record.game, voice), players=record.players),
        voice.ui("verify-commitment", commitment=commitment(record.secret)),
        voice.ui("verify-actions", count=len(record.actions)),
        voice.ui("verify-result" if state.is_terminal() else "verify-unfinished"),
    ]
    if state.is_terminal():
        lines += [
            f"{voice.ui('seat', number=place)}: {voice.ui(result_key(result))}"
            for place, result in enumerate(state.returns(), 1)
        ]
    print("\n".join(lines))


def result_key(result: float) -> str:
    if result == 1:
        return "result-win"
    return "result-loss" if result == -1 else "result-shared"


@app.command()
def games(as_json: AsJson = False, lang: Language = None) -> None:
    """List the games with their seats and options, and the bots.

    Example:

    pentarch games --lang ru
    """
    from pentarch.bots import names, styles

    voice = voice_of(lang)
    if as_json:
        print_json({"games": [listed(game) for game in GAMES.values()], "bots": [*names()]})
        return
    console = Console(highlight=False)
    for game in GAMES.values():
        low, high = game.seats
        heading = f"{title(game, voice)} · {voice.ui('games-seats', low=low, high=high)}"
        console.print(Text(game.id, style="bold"), Text(heading))
        for option in game.options:
            console.print(option_row(game, option, voice))
        if styles(game):
            row = Text(f"{voice.ui('games-styles')}: {', '.join(styles(game))}")
            console.print(Padding(row, (0, 0, 0, 2)))
    console.print(Text(f"{voice.ui('games-bots')}: {', '.join(names())}"))


def listed(game: Game[State]) -> Json:
    from pentarch.bots import styles

    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "options": [option.to_json() for option in game.options],
        "styles": [*styles(game)],
    }


def option_row(game: Game[State], option: Option, voice: Voice) -> Padding:
    key = f"{game.id}-option-{option.name}"
    default = voice.ui("games-default", value=str(option.default).lower())
    row = Text(f"{option.name}={limits(option)}", style="cyan") + Text(f"  {default}", style="dim")
    meaning = Text(f"{voice(say(key))}. {voice(say(f'{key}.help'))}")
    return Padding(Group(row, Padding(meaning, (0, 0, 0, 4))), (0, 0, 0, 2))


def limits(option: Option) -> str:
    """The values that an option may have."""
    if isinstance(option, Flag):
        return "true|false"
    if isinstance(option, Choice):
        return "|".join(option.words)
    return f"{option.low}..{option.high}"
