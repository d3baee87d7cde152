"""The commands of whoever studies games and bots: simulate, rate, check, measure."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import pentarch
from pentarch.cli_arguments import (
    FAILED,
    AnyGame,
    AsJson,
    GameId,
    Jobs,
    Language,
    OptionList,
    chosen_games,
    chosen_options,
    decimal,
    number,
    print_json,
    processes,
    progress_bar,
    say_whether_compiled,
    title,
)
from pentarch.core.game import Game
from pentarch.core.options import shown
from pentarch.core.state import State
from pentarch.core.words import BadOption, Json, say
from pentarch.terminal.voice import Voice, code_of, say_trouble

if TYPE_CHECKING:
    from pentarch.arena.report import Summary
    from pentarch.core.laws import Finding

app = typer.Typer()


@app.command()
def sim(
    game: GameId,
    seats: Annotated[
        str, typer.Option(metavar="A,B,...", help="The bots; see [b]games[/b].")
    ] = "greedy,random",
    option: OptionList = None,
    games: Annotated[str, typer.Option("--games", "-n", metavar="N", help="Matches.")] = "1000",
    seed: Annotated[
        str, typer.Option(metavar="S", help="The same seed gives the same result.")
    ] = "0",
    jobs: Jobs = "0",
    fixed: Annotated[bool, typer.Option("--fixed", help="Do not rotate the seats.")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play many matches and show who wins how often.

    A shared win counts as its share. Bots change seats from match to match.

    Examples:

    pentarch sim infiltration --seats greedy,random,random,random --games 2000

    pentarch sim infiltration --seats ismcts:1000,greedy --games 400 --json
    """
    from pentarch.arena.simulate import Plan, simulate
    from pentarch.bots import make
    from pentarch.terminal.seats import kind_of, split
    from pentarch.terminal.sitting import PERSON

    voice = Voice(code_of(lang, os.environ))
    chosen = pentarch.game(game)
    bots = split(seats)
    for bot in bots:
        if kind_of(bot) == PERSON:
            raise BadOption(say("ui-error-people", given=shown(bot)))
        make(bot, chosen, 0)
    plan = Plan(
        game=chosen.id,
        seats=tuple(bots),
        options=chosen.choose(len(bots), chosen_options(option)),
        games=number("--games", games, 1, 10**9),
        seed=number("--seed", seed, 0, 2**62),
        fixed=fixed,
    )
    workers = processes(jobs)

    with progress_bar() as bar:
        task = bar.add_task(voice.ui("sim-progress"), total=plan.games)
        tally = simulate(plan, workers, lambda more: bar.update(task, advance=more))

    if as_json:
        rows: list[Json] = [
            {
                "bot": bot,
                "win_rate": tally.win_rate(place),
                "interval": list(tally.interval(place)),
            }
            for place, bot in enumerate(bots)
        ]
        print_json(
            {
                "game": chosen.id,
                "games": tally.games,
                "seconds": round(tally.seconds, 3),
                "actions": tally.actions,
                "seats": rows,
            }
        )
        return
    heading = voice(say("ui-sim-title", game=title(chosen, voice), games=tally.games))
    table = Table(title=heading, title_justify="left")
    table.add_column(voice.ui("sim-bot"))
    table.add_column(voice.ui("sim-win-rate"), justify="right")
    table.add_column(voice.ui("sim-interval"), justify="right")
    for place, bot in enumerate(bots):
        low, high = tally.interval(place)
        rate = f"{tally.win_rate(place):.1%}"
        table.add_row(Text(bot), rate, f"{low:.1%} – {high:.1%}")
    console = Console()
    console.print(table)
    console.print(
        voice.ui(
            "sim-speed",
            actions=tally.actions,
            seconds=f"{tally.seconds:.1f}",
            rate=int(tally.actions / max(tally.seconds, 1e-9)),
        ),
        highlight=False,
    )
    say_whether_compiled(voice)


@app.command()
def arena(
    game: GameId,
    bots: Annotated[
        str, typer.Option(metavar="A,B,...", help="The bots; see [b]games[/b].")
    ] = "greedy,level-1,level-3",
    players: Annotated[
        str, typer.Option(metavar="N", help="Seats of a match; 0: as few as the game has.")
    ] = "0",
    option: OptionList = None,
    games: Annotated[
        str, typer.Option("--games", "-n", metavar="N", help="Matches of each pair (or group).")
    ] = "200",
    seed: Annotated[
        str, typer.Option(metavar="S", help="The same seed gives the same result.")
    ] = "0",
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Only neighbours in the list play each other.")
    ] = False,
    sprt: Annotated[
        str,
        typer.Option(
            metavar="P", help="Stop a pair when 50+P % and 50-P % are told apart; 0: never."
        ),
    ] = "0",
    jobs: Jobs = "0",
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster.")] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The folder of the tournament; else pentarch-arena/GAME."),
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play a tournament and rate them, with a report to look at.

    Every opening is played from every seat. A tournament that was interrupted goes on when it
    is started again with the same folder.

    Examples:

    pentarch arena infiltration --bots random,greedy,level-3 --games 400

    pentarch arena star-realms --bots level-1,level-2,level-3 --ladder --sprt 5 --out levels
    """
    from pentarch.arena.logbook import Logbook
    from pentarch.arena.report import report, summary
    from pentarch.arena.tournament import Plan, has_pairs, hold

    voice = Voice(code_of(lang, os.environ))
    chosen = pentarch.game(game)
    entered = entered_bots(bots, chosen)
    seats = number("--players", players, 0, chosen.seats[1]) or chosen.seats[0]
    plan = Plan(
        game=chosen.id,
        version=chosen.version,
        bots=entered,
        players=seats,
        options=chosen.choose(seats, chosen_options(option)),
        games=number("--games", games, 1, 10**7),
        seed=number("--seed", seed, 0, 2**62),
        ladder=ladder,
        margin=decimal("--sprt", sprt, 0, 49) / 100,
    )
    if plan.margin and not has_pairs(plan):
        raise BadOption(say("ui-error-arena-sprt", players=seats))
    folder = out or Path("pentarch-arena", chosen.id)
    try:
        logbook = Logbook(folder, plan)
    except OSError as trouble:
        raise BadOption(say_trouble("ui-error-save", folder, trouble)) from trouble
    standings = logbook.standings
    workers = processes(jobs)
    with progress_bar() as bar:
        total = standings.left() + sum(1 for _ in standings.all_deals())
        task = bar.add_task(voice.ui("arena-progress"), total=total)
        bar.update(task, completed=total - standings.left())
        hold(
            standings,
            logbook.keep,
            jobs=workers,
            ray=ray,
            progress=lambda left: bar.update(task, completed=total - left),
        )

    path = logbook.write_report(report(standings, voice.code))
    found = summary(standings, str(path))
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    print_tournament(found, title(chosen, voice), voice)
    print(voice.ui("arena-report", file=str(path)))
    say_whether_compiled(voice)


def entered_bots(text: str, game: Game[State]) -> tuple[str, ...]:
    """The bots of a tournament: at least two, all different."""
    from pentarch.bots import make
    from pentarch.terminal.seats import kind_of, split
    from pentarch.terminal.sitting import PERSON

    entered = split(text)
    for bot in entered:
        if kind_of(bot) == PERSON:
            raise BadOption(say("ui-error-people", given=shown(bot)))
        make(bot, game, 0)
    if len(entered) < 2 or len({*entered}) < len(entered):
        raise BadOption(say("ui-error-arena-bots", given=shown(text)))
    return tuple(entered)


def print_tournament(found: Summary, heading: str, voice: Voice) -> None:
    console = Console(highlight=False)
    table = Table(
        title=voice.ui("sim-title", game=heading, games=found.matches), title_justify="left"
    )
    table.add_column(voice.ui("sim-bot"))
    table.add_column(voice.ui("arena-rating"), justify="right")
    table.add_column(voice.ui("sim-interval"), justify="right")
    for row in found.bots:
        low, high = row.interval
        table.add_row(Text(row.bot), f"{row.rating:.1f}", f"{low:.1f} – {high:.1f}")
    console.print(table)
    duels = Table()
    duels.add_column(voice.ui("arena-duel"))
    duels.add_column(voice.ui("sim-win-rate"), justify="right")
    duels.add_column(voice.ui("sim-interval"), justify="right")
    for duel in found.duels:
        low, high = duel.interval
        duels.add_row(Text(" – ".join(duel.bots)), f"{duel.score:.1%}", f"{low:.1%} – {high:.1%}")
    console.print(duels)


@app.command()
def check(
    game: AnyGame = None,
    matches: Annotated[
        str, typer.Option(metavar="N", help="Matches for each set of seats and options.")
    ] = "100",
    seed: Annotated[str, typer.Option(metavar="S", help="Other matches.")] = "0",
    jobs: Jobs = "0",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Look whether a game keeps the laws: that its rules, its secrets and its words are sound.

    Random matches are played with every number of seats and every option. The status is 1 if
    a law is broken.

    Examples:

    pentarch check infiltration

    pentarch check --matches 2000 --json
    """
    from pentarch.arena.check import check_everything
    from pentarch.core.laws import option_sets

    voice = Voice(code_of(lang, os.environ))
    wanted = chosen_games(game)
    many = number("--matches", matches, 1, 10**7)
    chance = number("--seed", seed, 0, 2**31)
    workers = processes(jobs)
    found: dict[str, list[Finding]] = {}
    with progress_bar() as bar:
        total = many * sum(len(option_sets(it)) for it in wanted)
        task = bar.add_task(voice.ui("check-progress"), total=total)
        for it in wanted:
            found[it.id] = check_everything(
                it, many, chance, workers, lambda more: bar.update(task, advance=more)
            )

    holds = all(finding.ok for findings in found.values() for finding in findings)
    if as_json:
        laws: list[Json] = [
            {"game": id, **dataclasses.asdict(finding)}
            for id, findings in found.items()
            for finding in findings
        ]
        print_json({"ok": holds, "matches": many, "laws": laws})
    else:
        for it in wanted:
            print_findings(it, found[it.id], many, voice)
        say_whether_compiled(voice)
    raise typer.Exit(0 if holds else FAILED)


def print_findings(game: Game[State], found: list[Finding], matches: int, voice: Voice) -> None:
    from pentarch.core.laws import option_sets

    sets = len(option_sets(game))
    heading = voice.ui("check-title", game=title(game, voice), sets=sets, matches=matches)
    table = Table(title=heading, title_justify="left")
    table.add_column(voice.ui("check-law"))
    table.add_column(voice.ui("check-tried"), justify="right")
    table.add_column(voice.ui("check-verdict"))
    for finding in found:
        key = f"ui-law-{finding.law}"
        statement = voice(say(key)) if key in voice.keys(key) else finding.statement
        verdict = "holds" if finding.ok else "broken"
        style = "green" if finding.ok else "bold red"
        table.add_row(
            Text(statement), str(finding.tried), Text(voice.ui(f"check-{verdict}"), style=style)
        )
    console = Console(highlight=False)
    console.print(table)
    for finding in found:
        if finding.counterexample is not None:
            console.print(Text(f"{finding.law}: {finding.counterexample}", style="red"))


@app.command()
def bench(
    game: AnyGame = None,
    seconds: Annotated[
        str, typer.Option(metavar="S", help="Seconds for each measure in each round.")
    ] = "0.3",
    limit: Annotated[
        Path | None,
        typer.Option(
            metavar="PATH",
            help="A program that plays the game as fast as can be, or its source in C.",
        ),
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Measure how fast the rules, the copies and the search are on this machine.

    Everything runs on one core; measures take turns and the best of three rounds counts.

    Examples:

    pentarch bench infiltration

    pentarch bench infiltration --limit limit.c --json
    """
    from contextlib import ExitStack

    from pentarch.arena import bench as benches

    voice = Voice(code_of(lang, os.environ))
    time = decimal("--seconds", seconds, 0.001, 600)
    wanted = chosen_games(game)
    found: dict[str, dict[int, benches.Figures]] = {}
    bounds: dict[str, dict[int, benches.Figures]] = {}
    with ExitStack() as stack:
        program = stack.enter_context(benches.limit_program(limit)) if limit is not None else None
        bar = stack.enter_context(progress_bar())
        total = sum(benches.steps_of(it) for it in wanted)
        task = bar.add_task(voice.ui("bench-progress"), total=total)
        for it in wanted:
            found[it.id], bounds[it.id] = benches.bench(
                it, time, program, lambda: bar.update(task, advance=1)
            )

    if as_json:
        fields: dict[str, Json] = {
            "compiled": benches.is_compiled(),
            "build": benches.build(),
            "games": {id: by_seats(figures) for id, figures in found.items()},
        }
        if limit is not None:
            fields["limit"] = {id: by_seats(figures) for id, figures in bounds.items()}
        print_json(fields)
        return
    console = Console()
    console.print(voice.ui(f"build-{benches.build()}"))
    for it in wanted:
        console.print(bench_table(it, found[it.id], bounds[it.id], voice))


def by_seats(figures: dict[int, dict[str, float]]) -> Json:
    return {
        str(players): {name: round(figure) for name, figure in those.items()}
        for players, those in figures.items()
    }


MEASURES: Final = {
    "actions_per_s": "bench-actions",
    "playouts_per_s": "bench-playouts",
    "copies_per_s": "bench-copies",
    "redeals_per_s": "bench-redeals",
    "ismcts_per_s": "bench-ismcts",
    "python_actions_per_s": "bench-python",
    "interpreted_actions_per_s": "bench-interpreted",
}


def bench_table(
    game: Game[State],
    found: dict[int, dict[str, float]],
    bounds: dict[int, dict[str, float]],
    voice: Voice,
) -> Table:
    from pentarch.arena.bench import ROUNDS

    heading = voice.ui("bench-title", game=title(game, voice), rounds=ROUNDS)
    table = Table(title=heading, title_justify="left")
    table.add_column(voice.ui("bench-measure"))
    for players in found:
        table.add_column(voice.ui("bench-seats", count=players), justify="right")
    for name, key in MEASURES.items():
        cells = [f"{figures[name]:,.0f}".replace(",", " ") for figures in found.values()]
        table.add_row(voice.ui(key), *cells)
    ratios = [it["actions_per_s"] / it["interpreted_actions_per_s"] for it in found.values()]
    table.add_row(voice.ui("bench-ratio"), *(f"{ratio:.0f}" for ratio in ratios))
    table.add_row(voice.ui("bench-bytes"), *(f"{it['state_bytes']:.0f}" for it in found.values()))
    for name in ("actions_per_s", "playouts_per_s", "ismcts_per_s"):
        if any(name in bound for bound in bounds.values()):
            shares = [
                f"{figures[name] / bounds[players][name]:.2f}" if players in bounds else "–"
                for players, figures in found.items()
            ]
            measure = voice.ui(MEASURES[name])
            table.add_row(voice.ui("bench-limit", measure=measure), *shares)
    return table
