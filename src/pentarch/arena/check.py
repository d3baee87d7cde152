"""The laws of a game over all its seats and options, shared among processes."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping

from pentarch.arena.workers import in_order
from pentarch.core.game import Game
from pentarch.core.laws import Finding, Speaker, check, option_sets
from pentarch.core.options import Options
from pentarch.core.state import State
from pentarch.core.words import Message
from pentarch.games import GAMES
from pentarch.locale import LANGUAGES, language

Part = tuple[str, int, Options, int, int, int]  # game, players, options, matches, seed, first


def check_everything(
    game: Game[State],
    matches: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Finding]:
    """Look at the laws in so many matches of each set of seats and options; a finding a law."""
    parts = [
        (game.id, players, options, matches, seed, number * matches)
        for number, (players, options) in enumerate(option_sets(game))
    ]
    total: dict[str, Finding] = {}
    for findings in found(parts, jobs):
        for finding in findings:
            before = total.get(finding.law)
            total[finding.law] = finding if before is None else merged(before, finding)
        if progress is not None:
            progress(matches)
    return list(total.values())


def found(parts: list[Part], jobs: int) -> Iterator[list[Finding]]:
    """The findings of each part, in order."""
    for _, findings in in_order(check_part, parts, min(jobs, len(parts))):
        yield findings


def check_part(part: Part) -> list[Finding]:
    id, players, options, matches, seed, first = part
    said = speakers(players)
    return check(GAMES[id], players, options, matches, seed, speakers=said, first=first)


def speakers(players: int) -> Mapping[str, Speaker]:
    """Everybody who can say a message, and who complains when words are missing."""
    names = [f"N{number}" for number in range(1, players + 1)]

    def speaker(code: str) -> Speaker:
        def speak(message: Message, player: int | None) -> str:
            return language(code).format(message, names, player, strict=True)

        return speak

    return {code: speaker(code) for code in LANGUAGES}


def merged(one: Finding, other: Finding) -> Finding:
    return dataclasses.replace(
        one,
        tried=one.tried + other.tried,
        dropped=one.dropped + other.dropped,
        ok=one.ok and other.ok,
        counterexample=one.counterexample or other.counterexample,
    )
