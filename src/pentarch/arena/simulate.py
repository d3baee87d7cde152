"""Many matches among bots, the same for any number of processes.

Each match has its own seed, made of the simulation's seed and the match's number,
and results are added up in order: how many processes share the work changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from pentarch.arena.statistics import wilson
from pentarch.arena.workers import in_order
from pentarch.bots import make
from pentarch.core.game import Game
from pentarch.core.options import Options
from pentarch.core.rng import Rng, mix
from pentarch.core.state import State
from pentarch.games import GAMES

PARTS = 50  # into how many pieces the work is cut, if there are enough matches


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    game: str
    seats: tuple[str, ...]  # the names of the bots
    options: Options
    games: int
    seed: int = 0
    fixed: bool = False  # bots keep their seats


Part = tuple[Plan, int, int]  # plan, the first match, how many


@dataclass
class Tally:
    """What came of some matches: `shares` has the matches won by each bot of the plan."""

    shares: list[float]
    games: int = 0
    actions: int = 0
    seconds: float = field(default=0.0, compare=False)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.actions += other.actions
        self.shares = [mine + its for mine, its in zip(self.shares, other.shares, strict=True)]

    def win_rate(self, place: int) -> float:
        return self.shares[place] / self.games

    def interval(self, place: int) -> tuple[float, float]:
        return wilson(self.shares[place], self.games)


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play the matches of a plan; `progress` is told how many more are done."""
    begin = time.perf_counter()
    total = Tally([0.0] * len(plan.seats))
    for tally in tallies(plan, jobs):
        total.add(tally)
        if progress is not None:
            progress(tally.games)
    total.seconds = time.perf_counter() - begin
    return total


def tallies(plan: Plan, jobs: int) -> Iterator[Tally]:
    """The results of the parts of a plan, in order."""
    size = max(1, plan.games // PARTS)
    parts = [(plan, start, size) for start in range(0, plan.games, size)]
    for _, tally in in_order(play_part, parts, min(jobs, len(parts))):
        yield tally


def play_part(part: Part) -> Tally:
    """Play some matches of a plan, one after another."""
    plan, start, size = part
    tally = Tally([0.0] * len(plan.seats))
    for number in range(start, min(start + size, plan.games)):
        tally.add(play_match(plan, GAMES[plan.game], number))
    return tally


def play_match(plan: Plan, game: Game[State], number: int) -> Tally:
    """Play the match with that number to its end."""
    rng = Rng(mix(plan.seed) ^ number)
    players = len(plan.seats)
    shift = 0 if plan.fixed else number % players
    places = [(player + shift) % players for player in range(players)]
    state: State = game.new(players, rng.seed(), **plan.options)
    bots = [make(plan.seats[place], game, rng.seed()) for place in places]

    actions = 0
    while not state.is_terminal():
        player = int(state.current_player())
        twin = state.copy()
        twin.redeal(player, rng)
        state.apply(bots[player].choose(twin, player))
        actions += 1

    shares = [0.0] * players
    for player, place in enumerate(places):
        shares[place] = (state.result(player) + 1) / 2
    return Tally(shares, games=1, actions=actions)
