"""Tournaments of bots: who plays whom, what came of it, and when enough is known.

A group of bots plays deals. A deal is one opening, made of the tournament's seed and the
deal's number, that the group plays several times: every bot has every seat once. All
groups play the same deals. What is kept is a row a match, in an order that depends on
nothing but the plan: not on the number of workers, nor on how often the tournament was
interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, pairwise
from typing import Final

import msgspec

from pentarch.arena.playing import Match, play
from pentarch.arena.statistics import Score, is_decided
from pentarch.arena.workers import in_order
from pentarch.core.options import Options
from pentarch.core.rng import Rng, mix
from pentarch.games import GAMES

LOOK: Final = 10  # deals between two looks at whether a pair is decided

Group = tuple[str, ...]
Part = tuple["Plan", Group, int]  # plan, group, deal


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    version: int  # of the game's rules
    bots: tuple[str, ...]
    players: int
    options: Options
    games: int  # matches of each group, rounded up to whole deals
    seed: int = 0
    ladder: bool = False  # only neighbours in the list play each other
    margin: float = (
        0.0  # a pair stops when 50 % + margin and 50 % - margin are told apart; 0: never
    )


def groups(plan: Plan) -> list[Group]:
    """Who plays together: neighbours of a ladder, else all that fit at one table."""
    if plan.ladder:
        return list(pairwise(plan.bots))
    return list(combinations(plan.bots, min(plan.players, len(plan.bots))))


def has_pairs(plan: Plan) -> bool:
    """Whether it is always one bot against another: only then can a group stop early."""
    return all(len(group) == 2 for group in groups(plan))


def deals(plan: Plan, group: Group) -> int:
    """How many deals a group plays if nothing stops it."""
    return -(-plan.games // len(group))


def line_ups(plan: Plan, group: Group) -> list[tuple[str, ...]]:
    """The bots by seat, for each match of a deal: every bot has every seat once."""
    many = len(group)
    return [
        tuple(group[(seat + shift) % many] for seat in range(plan.players)) for shift in range(many)
    ]


def play_deal(part: Part) -> list[Match]:
    """Play one deal from every seat."""
    plan, group, deal = part
    game = GAMES[plan.game]
    found: list[Match] = []
    for shift, bots in enumerate(line_ups(plan, group)):
        opening = Rng(mix(plan.seed) ^ deal).seed()
        state = game.new(plan.players, int(opening), **plan.options)
        chance = Rng(int(opening) ^ mix(shift + 1))
        found.append(play(game, state, deal, bots, chance))
    return found


class Standings:
    """What is known so far; fed with deals in the order of the plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.matches: dict[Group, list[list[Match]]] = {group: [] for group in groups(plan)}
        self.decided: set[Group] = set()

    def add(self, group: Group, found: list[Match]) -> bool:
        """Take a deal in, unless it was played after the group was done."""
        if group in self.decided:
            return False
        played = self.matches[group]
        played.append(found)
        if self.plan.margin and len(played) % LOOK == 0:
            if is_decided(self.score(group, group[0]), self.plan.margin):
                self.decided.add(group)
        return True

    def score(self, group: Group, bot: str) -> Score:
        """What a bot won of each deal of a group."""
        played = self.matches[group]
        shares = [sum(match.share_of(bot) for match in deal) / len(deal) for deal in played]
        return Score(shares, sum(map(len, played)))

    def duel(self, one: str, other: str) -> Score:
        """What a bot won of each deal in which it met another, of what the two won."""
        shares: list[float] = []
        matches = 0
        for group, played in self.matches.items():
            if one not in group or other not in group:
                continue
            for deal in played:
                mine = sum(match.share_of(one) for match in deal)
                theirs = sum(match.share_of(other) for match in deal)
                if mine + theirs > 0:
                    shares.append(mine / (mine + theirs))
                    matches += len(deal)
        return Score(shares, matches)

    def all_deals(self) -> Iterator[list[Match]]:
        for played in self.matches.values():
            yield from played

    def all_matches(self) -> Iterator[Match]:
        for deal in self.all_deals():
            yield from deal

    def missing(self) -> Iterator[Part]:
        """The deals still to be played, all groups in turn; asked for as work goes on."""
        begun = {group: len(played) for group, played in self.matches.items()}
        for deal in range(max(deals(self.plan, group) for group in begun)):
            for group, first in begun.items():
                if first <= deal < deals(self.plan, group) and group not in self.decided:
                    yield self.plan, group, deal

    def left(self) -> int:
        """How many deals are still to be played, if nothing stops them."""
        return sum(
            deals(self.plan, group) - len(played)
            for group, played in self.matches.items()
            if group not in self.decided
        )


def hold(
    standings: Standings,
    keep: Callable[[list[Match]], None],
    *,
    jobs: int = 1,
    ray: bool = False,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play what is missing; `keep` is given each deal, `progress` how many are left."""
    work: Iterable[tuple[Part, list[Match]]] = in_order(
        play_deal, standings.missing(), jobs, ray=ray
    )
    for (_, group, _), found in work:
        if standings.add(group, found):
            keep(found)
        if progress is not None:
            progress(standings.left())
