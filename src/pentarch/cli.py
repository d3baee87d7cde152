"""The command `pentarch`."""

from __future__ import annotations

import sys
from typing import Final

import typer

from pentarch import cli_keeping, cli_playing, cli_studying
from pentarch.cli_arguments import WRONG_ARGUMENTS, complain, voice_of
from pentarch.core.words import BadOption, Refusal
from pentarch.terminal.voice import Voice

INTERRUPTED: Final = 130

app = typer.Typer(
    name="pentarch",
    help="A table for board games of empires: play them, simulate them, check them.",
    epilog="A command says more about itself: pentarch COMMAND --help",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(cli_playing.app)
app.add_typer(cli_studying.app)
app.add_typer(cli_keeping.app)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; every mistake of the person who typed it gets a sentence."""
    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a strange byte is no reason to end a match
    command = typer.main.get_command(app)
    try:
        status = command.main(given, prog_name="pentarch", standalone_mode=False)
    except Refusal as refusal:
        return complain(voice_for(given)(refusal.message))
    except USAGE_ERROR as error:
        return complain_of_usage(voice_for(given), error)
    except (KeyboardInterrupt, typer.Abort):
        status = INTERRUPTED
    if status == INTERRUPTED:
        print(voice_for(given).ui("interrupted"), file=sys.stderr)
    return status if isinstance(status, int) else 0


# What Typer raises for arguments that it cannot make sense of; it has no public name.
USAGE_ERROR: Final[type[Exception]] = typer.BadParameter.__mro__[1]


def voice_for(arguments: list[str]) -> Voice:
    """The language of the arguments, if they name one that there is."""
    wanted = None
    for before, word in zip(["", *arguments], arguments, strict=False):
        if before == "--lang" or word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
    try:
        return voice_of(wanted)
    except BadOption:
        return voice_of(None)


def complain_of_usage(voice: Voice, error: Exception) -> int:
    """Say in the person's language what Typer found."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    if kind == "NoArgsIsHelpError":
        print(error, file=sys.stderr)
        return WRONG_ARGUMENTS
    message = str(getattr(error, "message", error))
    if kind == "NoSuchOption":
        complain(voice.ui("error-no-such-option", given=str(getattr(error, "option_name", ""))))
    elif kind == "MissingParameter":
        parameter = getattr(error, "param", None)
        name = getattr(parameter, "metavar", None) or getattr(parameter, "name", None) or "?"
        complain(voice.ui("error-missing", name=str(name)))
    elif kind == "BadOptionUsage":
        complain(voice.ui("error-needs-value", given=str(getattr(error, "option_name", ""))))
    elif message.startswith("No such command"):
        given = message.partition("'")[2].partition("'")[0]
        group = getattr(context, "command", None)
        known = ", ".join(getattr(group, "commands", ()))
        complain(voice.ui("error-no-such-command", given=given, known=known))
    else:
        complain(voice.ui("error-usage", why=message))
    command = getattr(context, "command_path", "pentarch")
    return complain(voice.ui("error-help", command=str(command)))
