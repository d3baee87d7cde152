"""The commands of a host: backups, checks, and what only a host may do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from pentarch.cli_arguments import FAILED, AsJson, Language, print_json, progress_bar, voice_of
from pentarch.core.words import BadOption, Json, say
from pentarch.terminal.voice import say_trouble

if TYPE_CHECKING:
    from pentarch.storage import Storage

T = TypeVar("T")

app = typer.Typer()
admin = typer.Typer(
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Look after people and tables, also while servers run.",
)
app.add_typer(admin, name="admin")

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="As for serve; else $PENTARCH_DATABASE, else the usual file."),
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="The name of an account, or an id.")]


@app.command()
def backup(file: File, database: Database = None, lang: Language = None) -> None:
    """Copy all matches and people into a file, while servers run.

    Example:

    pentarch backup pentarch-monday.backup
    """
    from pentarch.keeping.backups import back_up

    voice = voice_of(lang)
    try:
        copied = asyncio.run(back_up(database, file))
    except OSError as trouble:
        raise BadOption(say_trouble("ui-error-save", file, trouble)) from trouble
    counts = {"matches": copied.matches, "people": copied.people}
    print(voice(say("host-backup-done", file=str(file), **counts)))


@app.command()
def restore(
    file: File,
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Lose what the database has now.")
    ] = False,
    lang: Language = None,
) -> None:
    """Put a backup into a database, of either kind. No server may run on it.

    Example:

    pentarch restore pentarch-monday.backup --database postgresql://pentarch@db/pentarch
    """
    from pentarch.keeping.backups import restore as restore_backup

    voice = voice_of(lang)
    try:
        copied = asyncio.run(restore_backup(database, file, replace))
    except OSError as trouble:
        raise BadOption(say_trouble("ui-error-file", file, trouble)) from trouble
    print(voice(say("host-restore-done", matches=copied.matches, people=copied.people)))
    if copied.left_out:
        print(voice(say("host-restore-left-out", rows=copied.left_out)))


@app.command()
def migrate(database: Database = None, lang: Language = None) -> None:
    """Bring a database up to this version; a server does it by itself when it starts.

    Example:

    pentarch migrate --database postgresql://pentarch@db/pentarch
    """
    from pentarch.storage.database import known_steps, shown

    async def work(storage: Storage) -> str:
        return shown(storage.url)

    where = with_storage(database, work)
    print(voice_of(lang)(say("host-migrated", database=where, step=known_steps()[-1])))


@app.command()
def doctor(database: Database = None, as_json: AsJson = False, lang: Language = None) -> None:
    """Look whether all is well: the database, every match in it, the disk, the bots.

    Every stored match is read, and played again if it is over. Nothing is changed. The status
    is 1 if something is wrong.

    Example:

    pentarch doctor --database /var/lib/pentarch/pentarch.db
    """
    from pentarch.keeping.doctor import examine

    voice = voice_of(lang)
    with progress_bar() as bar:
        task = bar.add_task(voice(say("host-doctor-progress")), total=None)
        found = asyncio.run(
            examine(database, lambda read, all: bar.update(task, completed=read, total=all))
        )
    ok = all(it.ok for it in found)
    if as_json:
        checks: list[Json] = [
            {"check": it.name, "ok": it.ok, "text": voice(it.message)} for it in found
        ]
        print_json({"ok": ok, "checks": checks})
    else:
        print(*(f"{'✓' if it.ok else '✗'} {voice(it.message)}" for it in found), sep="\n")
    raise typer.Exit(0 if ok else FAILED)


def with_storage(database: str | None, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with a database that is open meanwhile."""
    from pentarch.storage import open_storage

    async def run() -> T:
        storage = await open_storage(database)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


# What only a host may do.


@admin.command()
def people(
    wanted: Annotated[
        str, typer.Argument(metavar="[TEXT]", help="A part of a name, or an id.")
    ] = "",
    database: Database = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List accounts and guests, the newest first.

    Example:

    pentarch admin people anna
    """
    from pentarch.keeping import admin as keeping

    found = with_storage(database, lambda it: keeping.people(it, wanted))
    if as_json:
        return print_all("people", found)
    voice = voice_of(lang)
    heading = [say(f"host-people-{it}") for it in ("id", "name", "kind", "since", "tables")]
    rows = [
        [
            it.id,
            it.name,
            voice(say(f"host-kind-{'banned' if it.banned else it.kind}")),
            date(it.created),
            str(it.matches),
        ]
        for it in found
    ]
    print_table([voice(it) for it in heading], rows)


@admin.command()
def tables(database: Database = None, as_json: AsJson = False, lang: Language = None) -> None:
    """List the tables that wait or run, private ones too.

    Example:

    pentarch admin tables
    """
    from pentarch.keeping import admin as keeping

    found = with_storage(database, keeping.tables)
    if as_json:
        return print_all("tables", found)
    voice = voice_of(lang)
    heading = [say(f"host-tables-{it}") for it in ("id", "game", "status", "since", "seats")]
    rows = [
        [
            it.id,
            it.game,
            voice(say(f"host-status-{it.status}")),
            date(it.created),
            ", ".join(seat.name or seat.bot or "–" for seat in it.seats),
        ]
        for it in found
    ]
    print_table([voice(it) for it in heading], rows)


@admin.command()
def ban(who: Who, database: Database = None, lang: Language = None) -> None:
    """Keep somebody out; bots play on at their tables.

    Example:

    pentarch admin ban "Darth Troll"
    """
    from pentarch.keeping import admin as keeping

    person = with_storage(database, lambda it: keeping.ban(it, who))
    print(voice_of(lang)(say("host-banned", name=person.name)))


@admin.command()
def unban(who: Who, database: Database = None, lang: Language = None) -> None:
    """Let somebody in again.

    Example:

    pentarch admin unban "Darth Troll"
    """
    from pentarch.keeping import admin as keeping

    person = with_storage(database, lambda it: keeping.unban(it, who))
    print(voice_of(lang)(say("host-unbanned", name=person.name)))


@admin.command()
def password(who: Who, database: Database = None, lang: Language = None) -> None:
    """Give an account a new password, which is printed; sessions, tokens and codes end.

    Example:

    pentarch admin password Anna
    """
    from pentarch.keeping import admin as keeping

    person, new = with_storage(database, lambda it: keeping.reset_password(it, who))
    print(voice_of(lang)(say("host-password", name=person.name, password=new)))


@admin.command()
def close(
    match: Annotated[str, typer.Argument(metavar="MATCH", help="The id of a match.")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """End a match without a result.

    Example:

    pentarch admin close 0123456789abcdef01234567
    """
    from pentarch.keeping import admin as keeping

    with_storage(database, lambda it: keeping.close_match(it, match))
    print(voice_of(lang)(say("host-closed", match=match)))


@admin.command()
def usage(database: Database = None, as_json: AsJson = False, lang: Language = None) -> None:
    """Count people, matches, and what they take.

    Example:

    pentarch admin usage --json
    """
    from pentarch.keeping import admin as keeping

    found = with_storage(database, keeping.usage)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    voice = voice_of(lang)
    print_table(
        [voice(say("host-usage-what")), voice(say("host-usage-many"))],
        [
            [voice(say("host-usage-accounts")), str(found.accounts)],
            [voice(say("host-usage-guests")), str(found.guests)],
            *([voice(say(f"host-status-{it}")), str(n)] for it, n in found.matches.items()),
            *([voice(say(f"{it}-title")), str(n)] for it, n in found.games.items()),
            [voice(say("host-usage-matches-today")), str(found.matches_today)],
            [voice(say("host-usage-rows")), str(found.rows)],
            [voice(say("host-usage-rows-today")), str(found.rows_today)],
            [voice(say("host-usage-megabytes")), f"{found.megabytes:.1f}"],
        ],
    )


def date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def print_all(name: str, found: object) -> None:
    print(msgspec.json.encode({name: found}).decode())


def print_table(heading: list[str], rows: list[list[str]]) -> None:
    """As wide as it has to be where nobody looks: a program reads it line by line."""
    console = Console(highlight=False)
    table = Table(*heading, box=None)
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(table, soft_wrap=not console.is_terminal)
