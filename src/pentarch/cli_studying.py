"""The commands of whoever studies games and bots: simulate, rate, check, measure."""

from __future__ import annotations

import dataclasses
from contextlib import ExitStack
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
    voice_of,
)
from pentarch.core.game import Game
from pentarch.core.options import shown
from pentarch.core.state import State
from pentarch.core.words import BadOption, Json, say
from pentarch.terminal.voice import Voice, say_trouble

if TYPE_CHECKING:
    from pentarch.arena.logbook import Logbook
    from pentarch.arena.report import Summary
    from pentarch.arena.simulate import Plan as Simulation
    from pentarch.arena.simulate import Tally
    from pentarch.arena.tournament import Plan as Tournament
    from pentarch.core.laws import Finding

BySeats = dict[int, dict[str, float]]  # figures, by the number of seats

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

    voice = voice_of(lang)
    chosen = pentarch.game(game)
    bots = checked_bots(seats, chosen)
    plan = Plan(
        game=chosen.id,
        seats=bots,
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
        print_json(simulation_fields(plan, tally))
        return
    print_simulation(plan, tally, title(chosen, voice), voice)
    say_whether_compiled(voice)


def checked_bots(text: str, game: Game[State]) -> tuple[str, ...]:
    """The bots of a list, each of which plays the game; people are refused."""
    from pentarch.bots import make
    from pentarch.terminal.seats import kind_of, split
    from pentarch.terminal.sitting import PERSON

    bots = tuple(split(text))
    for bot in bots:
        if kind_of(bot) == PERSON:
            raise BadOption(say("ui-error-people", given=shown(bot)))
        make(bot, game, 0)
    return bots


def simulation_fields(plan: Simulation, tally: Tally) -> dict[str, Json]:
    rows: list[Json] = [
        {"bot": bot, "win_rate": tally.win_rate(place), "interval": list(tally.interval(place))}
        for place, bot in enumerate(plan.seats)
    ]
    return {
        "game": plan.game,
        "games": tally.games,
        "seconds": round(tally.seconds, 3),
        "actions": tally.actions,
        "seats": rows,
    }


def print_simulation(plan: Simulation, tally: Tally, name: str, voice: Voice) -> None:
    heading = voice.ui("sim-title", game=name, games=tally.games)
    table = Table(title=heading, title_justify="left")
    table.add_column(voice.ui("sim-bot"))
    table.add_column(voice.ui("sim-win-rate"), justify="right")
    table.add_column(voice.ui("sim-interval"), justify="right")
    for place, bot in enumerate(plan.seats):
        table.add_row(Text(bot), *rate_cells(tally.win_rate(place), tally.interval(place), voice))
    console = Console(highlight=False)
    console.print(table)
    speed = voice.ui(
        "sim-speed",
        actions=tally.actions,
        seconds=f"{tally.seconds:.1f}",
        rate=int(tally.actions / max(tally.seconds, 1e-9)),
    )
    console.print(speed)


def rate_cells(rate: float, interval: tuple[float, float], voice: Voice) -> list[str]:
    """A win rate and its interval, as two cells of a table."""
    from pentarch.arena.statistics import say_percent

    low, high = interval
    reach = f"{voice(say_percent(low))} – {voice(say_percent(high))}"
    return [voice(say_percent(rate)), reach]


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
    from pentarch.arena.report import report, summary
    from pentarch.arena.tournament import Plan, has_pairs

    voice = voice_of(lang)
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
    logbook = opened(out or Path("pentarch-arena", chosen.id), plan)
    play_tournament(logbook, processes(jobs), ray, voice)

    path = logbook.write_report(report(logbook.standings, voice.code))
    found = summary(logbook.standings, str(path))
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    print_tournament(found, title(chosen, voice), voice)
    print(voice.ui("arena-report", file=str(path)))
    say_whether_compiled(voice)


def entered_bots(text: str, game: Game[State]) -> tuple[str, ...]:
    """The bots of a tournament: at least two, all different."""
    entered = checked_bots(text, game)
    if len(entered) < 2 or len({*entered}) < len(entered):
        raise BadOption(say("ui-error-arena-bots", given=shown(text)))
    return entered


def opened(folder: Path, plan: Tournament) -> Logbook:
    """The logbook of a tournament, new or to be gone on with."""
    from pentarch.arena.logbook import Logbook

    try:
        return Logbook(folder, plan)
    except OSError as trouble:
        raise BadOption(say_trouble("ui-error-save", folder, trouble)) from trouble


def play_tournament(logbook: Logbook, workers: int, ray: bool, voice: Voice) -> None:
    """Play all deals that are left."""
    from pentarch.arena.tournament import hold

    standings = logbook.standings
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


def print_tournament(found: Summary, name: str, voice: Voice) -> None:
    console = Console(highlight=False)
    heading = voice.ui("sim-title", game=name, games=found.matches)
    table = Table(title=heading, title_justify="left")
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
        duels.add_row(Text(" – ".join(duel.bots)), *rate_cells(duel.score, duel.interval, voice))
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
    voice = voice_of(lang)
    wanted = chosen_games(game)
    many = number("--matches", matches, 1, 10**7)
    chance = number("--seed", seed, 0, 2**31)
    found = check_games(wanted, many, chance, processes(jobs), voice)

    holds = all(finding.ok for findings in found.values() for finding in findings)
    if as_json:
        print_json({"ok": holds, "matches": many, "laws": law_rows(found)})
    else:
        for it in wanted:
            print_findings(it, found[it.id], many, voice)
        say_whether_compiled(voice)
    raise typer.Exit(0 if holds else FAILED)


def check_games(
    games: list[Game[State]], matches: int, seed: int, workers: int, voice: Voice
) -> dict[str, list[Finding]]:
    """What the laws say of each game."""
    from pentarch.arena.check import check_everything
    from pentarch.core.laws import option_sets

    with progress_bar() as bar:
        total = matches * sum(len(option_sets(it)) for it in games)
        task = bar.add_task(voice.ui("check-progress"), total=total)
        return {
            it.id: check_everything(
                it, matches, seed, workers, lambda more: bar.update(task, advance=more)
            )
            for it in games
        }


def law_rows(found: dict[str, list[Finding]]) -> list[Json]:
    return [
        {"game": id, **dataclasses.asdict(finding)}
        for id, findings in found.items()
        for finding in findings
    ]


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
    from pentarch.arena.bench import build

    voice = voice_of(lang)
    time = decimal("--seconds", seconds, 0.001, 600)
    wanted = chosen_games(game)
    found = measure(wanted, time, limit, voice)

    if as_json:
        print_json(bench_fields(found, has_limit=limit is not None))
        return
    console = Console()
    console.print(voice.ui(f"build-{build()}"))
    for it in wanted:
        console.print(bench_table(it, *found[it.id], voice))


def measure(
    games: list[Game[State]], seconds: float, limit: Path | None, voice: Voice
) -> dict[str, tuple[BySeats, BySeats]]:
    """The figures of each game, and of its limit."""
    from pentarch.arena import bench as benches

    with ExitStack() as stack:
        program = stack.enter_context(benches.limit_program(limit)) if limit is not None else None
        bar = stack.enter_context(progress_bar())
        total = sum(benches.steps_of(it) for it in games)
        task = bar.add_task(voice.ui("bench-progress"), total=total)
        return {
            it.id: benches.bench(it, seconds, program, lambda: bar.update(task, advance=1))
            for it in games
        }


def bench_fields(found: dict[str, tuple[BySeats, BySeats]], has_limit: bool) -> dict[str, Json]:
    from pentarch.arena.bench import build, is_compiled

    fields: dict[str, Json] = {
        "compiled": is_compiled(),
        "build": build(),
        "games": {id: by_seats(figures) for id, (figures, _) in found.items()},
    }
    if has_limit:
        fields["limit"] = {id: by_seats(bounds) for id, (_, bounds) in found.items()}
    return fields


def by_seats(figures: BySeats) -> Json:
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


def bench_table(game: Game[State], found: BySeats, bounds: BySeats, voice: Voice) -> Table:
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
