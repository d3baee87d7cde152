"""What the laws look at, and what is found: one moment of a random match, and a finding a law.

A match is a record whose secret comes from a small seed, so that the seed, the players,
the options and the actions so far are a counter-example that anybody can reach again.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import msgspec

from pentarch.core.game import Game
from pentarch.core.options import Options
from pentarch.core.record import Record
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.core.words import Argument, Json, Message

# Says a message in a language to a player, or to a spectator (None).
Speaker = Callable[[Message, int | None], str]


class Complaint(Exception):
    """A law does not hold: how."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of one law."""

    law: str
    statement: str
    tried: int  # how often it was looked at
    dropped: int  # of these, pairs of worlds that could not be kept in step
    ok: bool
    counterexample: str | None = None  # what is wrong, and the match that reaches it


class Run:
    """Many matches of one game with the same players and options, and what they leave behind."""

    def __init__(
        self,
        game: Game[State],
        players: int,
        options: Options,
        speakers: Mapping[str, Speaker],
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.speakers = speakers
        self.home: str | None = None  # the module where a fresh process finds the game
        self.dropped: Counter[str] = Counter()
        self.hidden: Counter[tuple[int, str]] = Counter()  # viewer, field: seen to be a secret
        self.redrawn: Counter[tuple[int, str]] = Counter()  # viewer, field: redeals disagreed on it
        self.said: set[tuple[str, tuple[tuple[str, Argument], ...]]] = (
            set()
        )  # messages that had words
        self.records: list[tuple[str, str]] = []  # a record, the digest of its last state
        self.kept_actions = 0  # of these records
        self.loaded: list[Json] = []  # broken positions that were not refused

    def record(self, seed: int, actions: list[int]) -> Record:
        return Record(self.game, self.players, self.options, secret_of(seed), actions=actions)

    def where(self, seed: int, actions: list[int]) -> str:
        """Where a counter-example is: enough to reach it again with `reach`."""
        chosen = {
            option.name: self.options[option.name]
            for option in self.game.options
            if self.options[option.name] != option.default
        }
        return f"{self.game.id}, players {self.players}, options {chosen}, seed {seed}, {actions}"


@dataclass(slots=True)
class Moment:
    """A question of a match and its answer; at the end there is neither."""

    run: Run
    seed: int
    actions: list[int]  # so far
    state: State  # before the answer
    digest: int  # the hash of the state before the answer
    legal: list[int]
    action: int  # the answer, -1 at the end
    after: State  # the state that the answer leads to, with its events
    rng: Rng  # for whatever a law leaves to chance
    law: str = ""  # the name of the law that looks at it
    game: Game[State] = field(init=False)

    def __post_init__(self) -> None:
        self.game = self.run.game

    def viewer(self) -> int:
        """A player, or a spectator (-1), picked at random."""
        return int(self.rng.below(self.run.players + 1)) - 1


@dataclass(frozen=True, slots=True)
class Law:
    """A promise of the contract. Its statement is the first sentence of its function."""

    name: str
    holds: Callable[[Moment], None]  # raises a complaint
    every: int = 0  # looked at once in so many actions, on average; 0: never during a match
    at_end: bool = False  # looked at when a match is over
    closes: Callable[[Run], int] | None = None  # when all matches are over: how much was tried

    @property
    def statement(self) -> str:
        return " ".join((self.holds.__doc__ or "").split("\n\n")[0].split())


def secret_of(seed: int) -> bytes:
    """The secret of a law's match; a real one comes from `secrets`."""
    return hashlib.sha256(b"law %d" % seed).digest()


def reach(
    game: Game[State], players: int, options: dict[str, object], seed: int, actions: list[int]
) -> State:
    """The state of a counter-example."""
    chosen = game.choose(players, options)
    return Record(game, players, chosen, secret_of(seed), actions=actions).replay()


def canonical(value: object) -> str:
    """JSON in the one form in which equal values are equal byte for byte."""
    return msgspec.json.encode(value, order="sorted").decode()


def digest_of(position: Json) -> str:
    return hashlib.sha256(canonical(position).encode()).hexdigest()
