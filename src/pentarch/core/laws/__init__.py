"""The laws: what the contract promises, looked at in random matches of any game.

    findings = check(game, players=2, options={}, matches=100, seed=1)

Cheap laws are looked at in every action, dear ones now and then: most often in the first
actions of the first matches, half as often in as many that follow, and so on. So a game
whose matches are long takes hardly more time than one whose matches are short.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from pentarch.core.game import Game
from pentarch.core.laws import playing, saving, saying, secrecy
from pentarch.core.laws.evidence import Complaint, Finding, Law, Moment, Run, Speaker, reach
from pentarch.core.laws.saving import trajectories
from pentarch.core.options import Options
from pentarch.core.record import seed_of
from pentarch.core.rng import MASK, Rng, mix
from pentarch.core.state import State
from pentarch.core.words import BadOption

__all__ = ["LAWS", "Finding", "Law", "Speaker", "check", "option_sets", "reach", "trajectories"]

FIRST_ACTIONS: Final = 5000  # are looked at most closely, the next half as closely, and so on

LAWS: Final[tuple[Law, ...]] = (
    Law("legal", playing.legal, every=1, at_end=True),
    Law("copies", playing.copies, every=1),
    Law("keeping", playing.keeping, every=100),
    Law("equality", playing.equality, every=20),
    Law("census", playing.census, every=2),
    Law("length", playing.length, every=1, at_end=True),
    Law("results", playing.results, every=8, at_end=True),
    Law("stages", playing.stages, every=1),
    Law("chance", playing.chance, every=1),
    Law("taking-back", playing.taking_back, every=1),
    Law("handing-over", playing.handing_over, every=1),
    Law("positions", saving.positions, every=25, at_end=True),
    Law("refusals", saving.refusals, every=60, at_end=True),
    Law("stacks", saving.stacks, every=60),
    Law("playing-on", saving.playing_on, every=60, closes=saving.close_playing_on),
    Law("records", saving.records, at_end=True),
    Law("fresh-records", saving.fresh_records, closes=saving.close_records),
    Law("texts", saying.texts, every=20),
    Law("reasons", saying.reasons, every=250),
    Law("words", saying.words, every=12),
    Law("redeals", secrecy.redeals, every=10),
    Law("redraws", secrecy.redraws, every=25, closes=secrecy.close_redraws),
    Law("secrets", secrecy.secrets, every=20),
    Law("learning", secrecy.learning, every=4),
)


def check(
    game: Game[State],
    players: int,
    options: Mapping[str, object],
    matches: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
    speakers: Mapping[str, Speaker] | None = None,
    fresh: bool = True,
    longest: int | None = None,
    first: int = 0,
) -> list[Finding]:
    """Look at the laws in so many random matches; one finding a law.

    `progress` is told how many matches of how many are done. `speakers` say messages,
    by language; core has none of its own. `fresh` asks a fresh process as well, which
    takes half a second. A match is broken off after the `longest` number of actions. Every
    second match begins with one of the game's openings, in turn from the `first` match on.
    """
    run = Run(game, players, game.choose(players, {**options}), speakers or {})
    run.home = saving.home_of(game) if fresh else None
    inquiry = Inquiry(run, game.max_length + 1 if longest is None else longest)
    for match in range(matches):
        inquiry.walk(int(mix((seed * 1000003 + match) & MASK)), opening(game, first + match))
        if progress is not None:
            progress(match + 1, matches)
    inquiry.close()
    return [inquiry.finding(law) for law in LAWS]


def opening(game: Game[State], match: int) -> tuple[int, ...]:
    """The first actions of a match; every second one is left to chance from the beginning."""
    if not game.openings or match % 2:
        return ()
    return game.openings[match // 2 % len(game.openings)]


def option_sets(game: Game[State]) -> list[tuple[int, Options]]:
    """Players and options to look at: each value of each option once, and a few combinations."""
    low, high = game.seats
    defaults: Options = {option.name: option.default for option in game.options}
    switched = [
        {option.name: value}
        for option in game.options
        for value in option.values()
        if value != option.default
    ]
    lasts = {option.name: option.values()[-1] for option in game.options}
    others = {
        option.name: next((it for it in option.values() if it != option.default), option.default)
        for option in game.options
    }
    sets: list[tuple[int, Options]] = []
    for players in range(low, high + 1):
        for changes in [{}, *switched, lasts, others]:
            chosen = (players, {**defaults, **changes})
            if chosen not in sets and is_possible(game, *chosen):
                sets.append(chosen)
    return sets


def is_possible(game: Game[State], players: int, options: Options) -> bool:
    try:
        game.choose(players, {**options})
    except BadOption:
        return False
    return True


class Inquiry:
    """The laws being looked at. A law that was broken once is not looked at again."""

    def __init__(self, run: Run, longest: int) -> None:
        self.run = run
        self.longest = longest
        self.seen = 0  # actions, in all matches
        self.tried: Counter[str] = Counter()
        self.broken: dict[str, str] = {}

    def walk(self, seed: int, opening: tuple[int, ...]) -> list[int]:
        """Play a random match to its end, looking at the laws on the way: the actions played.

        It begins with the opening, as far as that is legal.
        """
        run, rng = self.run, Rng(seed)
        actions: list[int] = []
        record = run.record(seed, actions)
        key = record.key()
        state = record.start()
        legal = state.legal_actions()
        while legal and len(actions) < self.longest:
            action = legal[rng.below(len(legal))]
            if len(actions) < len(opening) and opening[len(actions)] in legal:
                action = opening[len(actions)]
            digest = hash(state)
            after = state.copy()
            after.reseed(seed_of(key, len(actions) + 1, action))
            after.events = []
            try:
                after.apply(action)
            except Exception as error:
                where = run.where(seed, actions)
                self.broken.setdefault("legal", f"{action}: {told_error(error)} [{where}]")
                return actions
            moment = Moment(run, seed, actions, state, digest, legal, action, after, rng)
            rarity = 1 + self.seen // FIRST_ACTIONS
            self.seen += 1
            for law in LAWS:
                if law.every == 1 or (law.every and rng.below(law.every * rarity) == 0):
                    self.look(law, moment)
            actions.append(action)
            after.events = None
            state = after
            legal = state.legal_actions()
        if legal and len(actions) <= run.game.max_length:
            return actions
        end = Moment(run, seed, actions, state, hash(state), legal, -1, state, rng)
        for law in LAWS:
            if law.at_end:
                self.look(law, end)
        return actions

    def look(self, law: Law, moment: Moment) -> None:
        if law.name in self.broken:
            return
        self.tried[law.name] += 1
        moment.law = law.name
        try:
            law.holds(moment)
        except Exception as error:
            where = self.run.where(moment.seed, moment.actions)
            self.broken[law.name] = f"{told_error(error)} [{where}]"

    def close(self) -> None:
        for law in LAWS:
            if law.closes is None or law.name in self.broken:
                continue
            try:
                self.tried[law.name] += law.closes(self.run)
            except Exception as error:
                self.broken[law.name] = told_error(error)

    def finding(self, law: Law) -> Finding:
        return Finding(
            law.name,
            law.statement,
            self.tried[law.name],
            self.run.dropped[law.name],
            law.name not in self.broken,
            self.broken.get(law.name),
        )


def told_error(error: Exception) -> str:
    return str(error) if isinstance(error, Complaint) else f"{type(error).__name__}: {error}"
