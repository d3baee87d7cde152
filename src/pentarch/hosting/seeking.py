"""A quick match: whoever looks is seated with the next who fits, or with bots after a while."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from typing import Final, NamedTuple

from pentarch.core.game import Game
from pentarch.core.options import Choice
from pentarch.core.state import State
from pentarch.core.words import BadOption
from pentarch.games import GAMES
from pentarch.hosting import starting
from pentarch.hosting.clock import now
from pentarch.hosting.tables import Tables
from pentarch.match import clocks, commands
from pentarch.match.creation import create
from pentarch.match.drafts import BadCommand
from pentarch.match.seats import Seat, bot, person
from pentarch.storage.seekers import Seeker

BOTS_AFTER_MS: Final = 20_000
TURN: Final = clocks.Clock(clocks.MOVE, 90 * clocks.SECOND)  # strangers do not wait for ever
BOT: Final = "level-2"

Pairs = Collection[tuple[str, str]]


class Plan(NamedTuple):
    """A match that could begin."""

    game: str
    options: dict[str, object]
    people: list[Seeker]
    bots: int


def plan_for(seeker: Seeker, others: Sequence[Seeker], strangers: Pairs, at: int) -> Plan | None:
    """Where the seeker can be seated now; `strangers` are pairs who are not to meet."""
    for game, players, options in possible(seeker):
        people = company(seeker, others, game, players, strangers)
        if len(people) == players:
            return Plan(game, options, people, 0)
    if seeker.wants["bots"] and at - seeker.created >= BOTS_AFTER_MS:
        for game, players, options in possible(seeker):
            patient = [it for it in others if it.wants["bots"]]
            people = company(seeker, patient, game, players, strangers)
            return Plan(game, options, people, players - len(people))
    return None


def possible(seeker: Seeker) -> Iterator[tuple[str, int, dict[str, object]]]:
    """The games and numbers that somebody wants and that there are."""
    for id in seeker.wants["games"]:
        for players in seeker.wants["players"]:
            options = options_for(GAMES[id], players) if id in GAMES else None
            if options is not None:
                yield id, players, options


def options_for(game: Game[State], players: int) -> dict[str, object] | None:
    """The usual options, or a mode for so many players; None: there is none."""
    modes = [
        {option.name: word}
        for option in game.options
        if isinstance(option, Choice)
        for word in option.words
    ]
    for options in ({}, *modes):
        with contextlib.suppress(BadOption):
            game.choose(players, dict(options))
            return dict(options)
    return None


def company(
    seeker: Seeker, others: Sequence[Seeker], game: str, players: int, strangers: Pairs
) -> list[Seeker]:
    """The seeker and those who have waited longest of all who fit."""
    people = [seeker]
    for other in others:
        wants = other.wants
        fits = game in wants["games"] and players in wants["players"]
        meets = all((other.user, it.user) not in strangers for it in people)
        is_new = all(other.user != it.user for it in people)
        if fits and meets and is_new and wants["rated"] == seeker.wants["rated"]:
            people.append(other)
        if len(people) == players:
            break
    return people


async def seat_soon(
    tables: Tables, seeker: Seeker, check: Callable[[], Awaitable[None]]
) -> str | None:
    """Seat somebody who looks, if there is anybody who fits: the match, which has begun.

    `check` refuses who keeps too many tables already.
    """
    seekers = tables.storage.seekers
    others = await seekers.waiting(now())
    strangers = await tables.storage.ties.blocks_among({seeker.user, *(it.user for it in others)})
    plan = plan_for(seeker, others, strangers, now())
    if plan is None:
        return None
    await check()
    return await begin(tables, seeker, plan)


async def begin(tables: Tables, seeker: Seeker, plan: Plan) -> str | None:
    seats: list[Seat] = [person(it.user, it.name) for it in plan.people]
    seats += [bot(BOT)] * plan.bots
    entry = create(
        GAMES[plan.game], seats, plan.options,
        at=now(), secret=starting.new_secret(), host=seeker.user, clock=TURN,
        casual=not seeker.wants["rated"],
    )  # fmt: skip
    table = await tables.create(entry)
    if not await tables.storage.seekers.seat([it.user for it in plan.people], table.id):
        with contextlib.suppress(BadCommand):
            await table.do(commands.Cancel(seeker.user))
        return None
    await starting.start(tables, table, seeker.user)
    return table.id
