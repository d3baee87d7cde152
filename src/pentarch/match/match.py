"""A match: what its journal comes to.

Pure: it awaits nothing, reads nothing and has no clock. What each entry does is in
`folding.py`; what may be written next is decided in `decisions.py`; what a seat is told
is made in `updates.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple

from pentarch.core.game import Game
from pentarch.core.options import Options
from pentarch.core.record import Record, apply_ply, set_up
from pentarch.core.rng import Rng
from pentarch.core.state import Event, State
from pentarch.core.words import Json, Message
from pentarch.games import GAMES
from pentarch.match import clocks
from pentarch.match.clocks import Clock
from pentarch.match.seats import Seat

# What a match can be.
WAITING: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"

# How it can end.
BY_RULES: Final = "rules"
BY_RESIGNATION: Final = "resigned"
BY_TIME: Final = "time"

Find = Callable[[str], Game[State] | None]


class Ply(NamedTuple):
    """An action in force. What it was is secret: only its events are ever told."""

    n: int
    player: int  # who was asked
    by: int  # who answered: a teammate takes the turn over by handing it to itself
    action: int
    barrier: bool
    events: tuple[Event, ...]
    at: int


class Notice(NamedTuple):
    """Something that happened at the table and not in the game."""

    n: int
    at: int
    message: Message
    user: str | None = None  # whose name is in it


class Talk(NamedTuple):
    """A line of chat: text, never markup."""

    n: int
    at: int
    seat: int | None  # None: a spectator
    user: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat asks the others to go back to where `to` actions were in force."""

    seat: int
    to: int
    agreed: frozenset[int]


class Match:
    """What the entries so far come to. `fork` before folding in what may yet be refused."""

    def __init__(self, find: Find = GAMES.get) -> None:
        self.find = find
        self.n = 0  # the last entry
        self.at = 0  # its time, which never runs backwards

        # Fixed by `create`.
        self.game: Game[State] | None = None  # None: this server has other rules or none
        self.game_id = ""
        self.version = 0
        self.options: Options = {}
        self.clock = Clock()
        self.casual = True
        self.public = True
        self.host: str | None = None  # the owner of a screen, perhaps of others' seats only
        self.stand_in = ""  # the bot that takes over from people
        self.missed = ""  # what is done for who misses a turn; "": as it was before that was asked
        self.secret = b""
        self.commitment = ""
        self.rematch_of: str | None = None
        self.position: Json = None  # where a fork begins, instead of set-up
        self.fork_of: Json = None
        self.created_at = 0

        # The table.
        self.seats: list[Seat] = []
        self.status = WAITING
        self.started_at: int | None = None
        self.rated = False  # whether the result counts for ratings, known from the start on
        self.offer: Offer | None = None
        self.result: list[float] | None = None
        self.ended: str | None = None
        self.rematch: str | None = None
        self.notices: list[Notice] = []
        self.talk: list[Talk] = []

        # The game.
        self.key = b""
        self.state: State | None = None
        self.plies: list[Ply] = []
        self.snapshots: list[State] = []  # before each of the last plies that can be taken back
        self.teams: list[int] = []  # for each player a mask: who can hand turns to one another
        self.ply_after: list[int] = []  # for each entry, how many actions were then in force
        self.position_n = 0  # the last entry that changed the position
        self.turn: int | None = None  # who is asked, and since which entry and which time
        self.turn_n = 0
        self.turn_at = 0

        # The clock.
        self.left: list[int] = []  # milliseconds that each seat had at `since`
        self.since = 0
        self.highest_ply = 0  # an action played again earns no time

        self.damage: str | None = None  # why the next entry makes no sense: then nothing goes on

        self.memo: dict[str, object] = {}  # what `updates.py` has made for all seats alike

    def fork(self) -> Match:
        """The same match, to be gone on with independently."""
        twin = Match(self.find)
        twin.n, twin.at = self.n, self.at
        twin.game, twin.game_id, twin.version = self.game, self.game_id, self.version
        twin.options, twin.clock = self.options, self.clock
        twin.casual, twin.public = self.casual, self.public
        twin.host, twin.stand_in, twin.missed = self.host, self.stand_in, self.missed
        twin.secret, twin.commitment = self.secret, self.commitment
        twin.rematch_of, twin.rematch = self.rematch_of, self.rematch
        twin.position, twin.fork_of = self.position, self.fork_of
        twin.created_at, twin.started_at = self.created_at, self.started_at
        twin.seats = self.seats.copy()
        twin.status, twin.offer, twin.rated = self.status, self.offer, self.rated
        twin.result, twin.ended = self.result, self.ended
        twin.notices = self.notices.copy()
        twin.talk = self.talk.copy()
        twin.key = self.key
        twin.state = self.state  # never changed in place
        twin.plies = self.plies.copy()
        twin.snapshots = self.snapshots.copy()
        twin.teams = self.teams.copy()
        twin.ply_after = self.ply_after.copy()
        twin.position_n = self.position_n
        twin.turn, twin.turn_n, twin.turn_at = self.turn, self.turn_n, self.turn_at
        twin.left = self.left.copy()
        twin.since, twin.highest_ply = self.since, self.highest_ply
        twin.damage = self.damage
        return twin

    # Questions. None of them changes anything.

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def ply(self) -> int:
        return len(self.plies)

    @property
    def may_be_rated(self) -> bool:
        """A private match counts for nothing that others see, nor does one that was set up."""
        return self.public and not self.casual and self.position is None

    @property
    def is_rated(self) -> bool:
        """Whether it counts, or, before the start, whether it can."""
        return self.may_be_rated if self.status == WAITING else self.rated

    @property
    def is_playable(self) -> bool:
        """Whether this server has the rules of the match and can read all of its journal."""
        return self.game is not None and not self.is_damaged

    @property
    def is_damaged(self) -> bool:
        return self.damage is not None

    def asked(self) -> int | None:
        """The seat that must answer now."""
        if self.status != RUNNING or self.state is None or self.is_damaged:
            return None
        if self.state.is_terminal():
            return None
        return int(self.state.current_player())

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat that a bot must answer for, and which bot."""
        seat = self.asked()
        bot = None if seat is None else self.seats[seat].bot
        return None if seat is None or bot is None else (seat, bot)

    def stop_to_pass(self) -> int | None:
        """The answer that passes what is asked, if the person who is asked wants it passed."""
        seat = self.asked()
        if seat is None or self.state is None or self.game is None:
            return None
        place = self.seats[seat]
        if not place.passed or not place.is_person:
            return None
        stop = self.game.stop(self.state)
        return stop[1] if stop is not None and stop[0] in place.passed else None

    def redealt(self, seat: int, seed: int) -> State:
        """A world that the seat cannot tell from the true one: what a bot is given."""
        assert self.state is not None, "only a match that has started is redealt"
        state = self.state.copy()
        state.redeal(seat, Rng(seed))
        return state

    def states(self, game: Game[State]) -> Iterator[State]:
        """The first state, then that after each action in force: one, gone on with in place."""
        state = set_up(game, self.players, self.options, self.key, self.position)
        yield state
        for ply, played in enumerate(self.plies, 1):
            apply_ply(state, self.key, ply, played.action)
            yield state

    def state_at(self, game: Game[State], ply: int) -> State:
        return next(islice(self.states(game), ply, None))

    def state_for(self, seat: int | None) -> State | None:
        """Where the seat would answer: here, or after a teammate has handed it the turn.

        None: it has nothing to answer.
        """
        asked = self.asked()
        if seat is None or asked is None or self.state is None:
            return None
        if asked == seat:
            return self.state
        hand_over = self.state.hand_over_to(seat)
        if hand_over < 0:
            return None
        handed = self.state.copy()
        handed.apply(hand_over)
        return handed

    def seat_of(self, user: str | None) -> int | None:
        """Where a person sits."""
        if user is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                return number
        return None

    def is_complete(self) -> bool:
        """Whether every person plays at their own seat: no bot stands in for anybody."""
        return all(seat.user is None or seat.bot is None for seat in self.seats)

    def deadline(self) -> int | None:
        """When the flag of the seat that is asked falls, if a clock runs."""
        seat = self.asked()
        if seat is None or not self.is_timed(seat):
            return None
        return self.since + self.left[seat]

    def due(self) -> int | None:
        """When the server itself has to act next: a bot moves at once, a clock runs out."""
        if self.bot_to_move() is not None or self.stop_to_pass() is not None:
            return self.since
        return self.deadline()

    def is_timed(self, seat: int) -> bool:
        return self.clock.kind != clocks.NONE and self.seats[seat].is_person

    def free_undo(self, seat: int | None) -> int:
        """How many actions stay in force if the seat takes back all that it may without asking."""
        if self.status != RUNNING or self.is_damaged:
            return self.ply
        if not self.plies or self.plies[-1].by != seat:
            return self.ply
        return self.ply - len(self.snapshots)

    def are_teammates(self, one: int, other: int) -> bool:
        return one < len(self.teams) and bool((self.teams[one] >> other) & 1)

    def newest_rules(self) -> Game[State] | None:
        """The rules by which a new match of this game is played."""
        return self.find(self.game_id)

    def record(self) -> Record:
        """The match as it can be re-run. It holds the secret: not for anybody before the end."""
        assert self.game is not None, "a record needs the rules"
        nonces = [seat.nonce for seat in self.seats]
        actions = [ply.action for ply in self.plies]
        return Record(
            self.game, self.players, self.options, self.secret, nonces, actions, self.position
        )
