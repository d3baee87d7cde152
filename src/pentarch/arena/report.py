"""What a tournament has shown, as one page that needs nothing but a browser."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from html import escape
from itertools import chain, combinations
from statistics import median
from typing import Final

import msgspec

from pentarch.arena.charts import Row, histogram, intervals
from pentarch.arena.ratings import Rating, ratings
from pentarch.arena.statistics import Interval, Score, say_percent, wilson
from pentarch.arena.tournament import Plan, Standings
from pentarch.core.options import Options
from pentarch.core.words import Argument, Message, Term, say
from pentarch.locale import language

FEWEST_SEATS: Final = 10  # a card that fewer seats had is left out
MOST_CARDS: Final = 60  # of one kind of event

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1b1f27; --paper: #fbfaf7; --soft: #8a8f99;
  --line: #d9d6cd; --mark: #a4452c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e6df; --paper: #16181d; --soft: #9aa0ab; --line: #343842; --mark: #e08a6d; } }
body { margin: 0 auto; max-width: 780px; padding: 24px 20px 80px; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .4rem; } h2 { margin: 2.2rem 0 .4rem; }
p { margin: .3rem 0 .8rem; } code { font-size: .85em; overflow-wrap: anywhere; }
.note, figcaption { color: var(--soft); font-size: .9rem; }
figure { margin: 0; overflow-x: auto; } svg { min-width: 560px; width: 100%; display: block; }
svg text { fill: var(--ink); font-size: 12px; } svg .middle { stroke: var(--soft);
  stroke-dasharray: 3 4; } svg .reach { stroke: var(--mark); stroke-width: 3; opacity: .45; }
svg circle, svg rect { fill: var(--mark); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border: 1px solid var(--line); padding: 5px 9px; text-align: right; }
th { font-weight: 600; }
th[scope=row] { text-align: left; } td small { display: block; opacity: .75; }
details { border-top: 1px solid var(--line); padding: .5rem 0; } summary { cursor: pointer; }
"""

Say = Callable[..., str]
Percent = Callable[[float], str]  # a share, as the language writes it


def report(standings: Standings, code: str) -> str:
    """The page, in a language."""
    words = language(code)

    def speak(key: str, **arguments: Argument) -> str:
        return escape(words.format(say(f"ui-arena-{key}", **arguments)))

    def name(message: Message) -> str:
        return words.format(message)

    def percent(share: float) -> str:
        return words.format(say_percent(share))

    plan = standings.plan
    title = escape(name(say(f"{plan.game}-title")))
    sections = [
        *heading(plan, standings, title, speak),
        *ratings_section(plan, standings, speak),
        *duels_section(plan, standings, speak, percent),
        *places_section(plan, standings, speak, percent),
        *lengths_section(standings, speak),
        *cards_section(plan, standings, speak, name, percent),
    ]
    return (
        f'<!doctype html>\n<html lang="{code}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>\n"
        + "\n".join(sections)
        + "\n</body></html>\n"
    )


def heading(plan: Plan, standings: Standings, title: str, speak: Say) -> Iterator[str]:
    matches = sum(1 for _ in standings.all_matches())
    yield f"<h1>{title}</h1>"
    yield f"<p>{speak('matches', count=matches, players=plan.players)}</p>"
    yield f'<p class="note">{speak("again")} <code>{escape(command(plan))}</code></p>'


def command(plan: Plan) -> str:
    """The command that plays the same tournament."""
    words = ["pentarch", "arena", plan.game, "--bots", ",".join(plan.bots)]
    for option, value in plan.options.items():
        words += ["--option", f"{option}={str(value).lower()}"]
    words += ["--players", str(plan.players), "--games", str(plan.games), "--seed", str(plan.seed)]
    if plan.ladder:
        words.append("--ladder")
    if plan.margin:
        words += ["--sprt", f"{100 * plan.margin:g}"]
    return " ".join(words)


# Who is how strong.


def ratings_of(standings: Standings) -> list[Rating]:
    return ratings(standings.plan.bots, list(standings.all_deals()))


def ratings_section(plan: Plan, standings: Standings, speak: Say) -> Iterator[str]:
    rows = [Row(it.bot, it.rating, *it.interval) for it in ratings_of(standings)]
    yield f"<h2>{speak('ratings')}</h2><p>{speak('ratings-help')}</p>"
    yield figure(intervals(speak("ratings"), rows, lambda value: f"{value:.1f}"))


def duels_section(plan: Plan, standings: Standings, speak: Say, percent: Percent) -> Iterator[str]:
    yield f"<h2>{speak('duels')}</h2><p>{speak('duels-help')}</p>"
    head = "".join(f'<th scope="col">{escape(bot)}</th>' for bot in plan.bots)
    body = ""
    for bot in plan.bots:
        cells = "".join(duel_cell(standings, bot, other, percent) for other in plan.bots)
        body += f'<tr><th scope="row">{escape(bot)}</th>{cells}</tr>'
    yield f'<div class="wide"><table><tr><td></td>{head}</tr>{body}</table></div>'
    if standings.decided:
        yield f'<p class="note">{speak("decided", count=len(standings.decided))}</p>'


def duel_cell(standings: Standings, bot: str, other: str, percent: Percent) -> str:
    score = standings.duel(bot, other) if bot != other else Score([], 0)
    if not score.deals:
        return "<td>–</td>"
    low, high = score.interval()
    colour = "var(--mark)" if score.mean() > 0.5 else "var(--soft)"
    share = round(abs(score.mean() - 0.5) * 100)
    return (
        f'<td style="background: color-mix(in srgb, {colour} {share}%, transparent)">'
        f"{percent(score.mean())}<small>{percent(low)} – {percent(high)}</small></td>"
    )


# What the game is like.


def places_section(plan: Plan, standings: Standings, speak: Say, percent: Percent) -> Iterator[str]:
    """What moving first is worth."""
    shares: list[list[float]] = [[] for _ in range(plan.players)]
    matches = 0
    for deal in standings.all_deals():
        matches += len(deal)
        for place, found in enumerate(shares):
            seats = [(match.first + place) % plan.players for match in deal]
            won = [(match.results[seat] + 1) / 2 for match, seat in zip(deal, seats, strict=True)]
            found.append(sum(won) / len(deal))
    rows = []
    for place, found in enumerate(shares, 1):
        score = Score(found, matches)
        rows.append(Row(speak("place", number=place), score.mean(), *score.interval()))
    yield f"<h2>{speak('places')}</h2><p>{speak('places-help')}</p>"
    yield figure(intervals(speak("places"), rows, percent, middle=1 / plan.players))


def lengths_section(standings: Standings, speak: Say) -> Iterator[str]:
    matches = list(standings.all_matches())
    actions = [match.actions for match in matches]
    decisions = list(chain.from_iterable(match.decisions for match in matches))
    for key, values in (("actions", actions), ("decisions", decisions)):
        typical = speak(f"{key}-help", median=f"{median(values):g}")
        yield f"<h2>{speak(key)}</h2><p>{typical}</p>"
        yield figure(histogram(speak(key), values))


def cards_section(
    plan: Plan,
    standings: Standings,
    speak: Say,
    name: Callable[[Message], str],
    percent: Percent,
) -> Iterator[str]:
    yield f"<h2>{speak('cards')}</h2><p>{speak('cards-help')}</p>"
    for kind, cards in sorted(wins_by_card(standings).items()):
        rows = []
        for card, (won, seats) in cards.items():
            if seats >= FEWEST_SEATS:
                label = name(say("ui-arena-card", card=Term(f"{plan.game}-{card}")))
                rows.append(Row(f"{label} ({seats})", won / seats, *wilson(won, seats)))
        if len(rows) < 2:
            continue
        rows.sort(key=lambda row: -row.value)
        plot = intervals(kind, rows[:MOST_CARDS], percent, middle=1 / plan.players)
        yield f"<details><summary><code>{escape(kind)}</code></summary>{figure(plot)}</details>"


def wins_by_card(standings: Standings) -> dict[str, dict[str, tuple[float, int]]]:
    """By kind of event and card: what the seats with such an event won, and how many they were."""
    found: dict[str, dict[str, tuple[float, int]]] = defaultdict(dict)
    for match in standings.all_matches():
        for result, seat in zip(match.results, match.cards, strict=True):
            for kind, cards in seat.items():
                for card in cards:
                    won, seats = found[kind].get(card, (0.0, 0))
                    found[kind][card] = (won + (result + 1) / 2, seats + 1)
    return found


def figure(plot: str) -> str:
    return f"<figure>{plot}</figure>"


class RatedBot(msgspec.Struct, frozen=True):
    bot: str
    rating: float
    interval: Interval
    matches: int


class Duel(msgspec.Struct, frozen=True):
    bots: tuple[str, str]
    matches: int
    score: float  # of the first
    interval: Interval
    decided: bool  # it was stopped early


class Summary(msgspec.Struct, frozen=True):
    """The figures of the page, for programs."""

    game: str
    players: int
    options: Options
    seed: int
    matches: int
    bots: list[RatedBot]  # strongest first
    duels: list[Duel]
    report: str  # where the page is


def summary(standings: Standings, path: str) -> Summary:
    plan = standings.plan
    return Summary(
        game=plan.game,
        players=plan.players,
        options=plan.options,
        seed=plan.seed,
        matches=sum(1 for _ in standings.all_matches()),
        bots=[RatedBot(it.bot, it.rating, it.interval, it.matches) for it in ratings_of(standings)],
        duels=list(duels(standings)),
        report=path,
    )


def duels(standings: Standings) -> Iterator[Duel]:
    for one, other in combinations(standings.plan.bots, 2):
        score = standings.duel(one, other)
        if score.deals:
            decided = (one, other) in standings.decided
            yield Duel((one, other), score.matches, score.mean(), score.interval(), decided)
