"""A match: the fold over its journal.

Pure: it awaits nothing, reads nothing and has no clock; time comes with the
entries. Folding the same entries always gives the same match. What may be written
next is decided in `commands.py`; what a seat is told is made in `updates.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, NamedTuple

from pentarch.core.game import Game
from pentarch.core.options import Options
from pentarch.core.record import Record, apply_ply, key_of, set_up
from pentarch.core.rng import Rng
from pentarch.core.state import Event, State
from pentarch.core.words import Json, Message, Player, say
from pentarch.games import GAMES
from pentarch.match import clocks, entries
from pentarch.match.clocks import Clock
from pentarch.match.entries import Entry
from pentarch.match.seats import Seat, owner_of
from pentarch.match.seats import from_json as seat_from_json

# What a match can be.
WAITING: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"

# How it can end.
BY_RULES: Final = "rules"
BY_RESIGNATION: Final = "resigned"
BY_TIME: Final = "time"

TALK_KEPT: Final = 200  # lines of chat; the journal has them all
NOTICES_KEPT: Final = 200

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
    """What the entries so far come to. `fork` before applying what may yet be refused."""

    def __init__(self, find: Find = GAMES.get) -> None:
        self._find = find
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
        twin = Match(self._find)
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
        twin.state = self.state  # never changed in place: see `_action`
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

    def apply(self, entry: Entry) -> None:
        """Fold in the next entry. The journal is trusted: see `commands.decide`."""
        assert entry.n == self.n + 1, f"entry {entry.n} cannot follow {self.n}"
        self.memo.clear()
        self.at = max(self.at, entry.at)
        FOLDS[entry.kind](self, entry)
        self.n = entry.n
        self.ply_after.append(len(self.plies))
        asked = self.asked()
        if asked != self.turn:
            self.turn, self.turn_n, self.turn_at = asked, entry.n, self.at

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
        return self._find(self.game_id)

    def record(self) -> Record:
        """The match as it can be re-run. It holds the secret: not for anybody before the end."""
        assert self.game is not None, "a record needs the rules"
        nonces = [seat.nonce for seat in self.seats]
        actions = [ply.action for ply in self.plies]
        return Record(
            self.game, self.players, self.options, self.secret, nonces, actions, self.position
        )

    # Changes, one for each kind of entry.

    def _create(self, entry: Entry) -> None:
        value = entry.value
        self.game_id = text(value["game"])
        self.version = number(value["version"])
        game = self._find(self.game_id)
        self.game = None if game is None else game.at_version(self.version)
        self.options = options_of(value["options"])
        self.clock = clocks.from_json(value["clock"])
        self.casual = bool(value["casual"])
        self.public = bool(value["public"])
        host = value.get("host")
        self.host = owner_of(host) if isinstance(host, str) else None
        self.stand_in = text(value["stand_in"])
        self.missed = text(value.get("missed", ""))
        self.secret = bytes.fromhex(text(value["secret"]))
        self.commitment = text(value["commitment"])
        rematch_of = value.get("rematch_of")
        self.rematch_of = rematch_of if isinstance(rematch_of, str) else None
        self.position = value.get("position")
        self.fork_of = value.get("fork_of")
        seats = value["seats"]
        assert isinstance(seats, list), "the seats are a list"
        self.seats = [seat_from_json(seat) for seat in seats]
        self.created_at = entry.at

    def _join(self, entry: Entry) -> None:
        seat = seat_number(entry)
        nonce = bytes.fromhex(text(entry.value.get("nonce", "")))
        user, name = text(entry.value["user"]), text(entry.value["name"])
        self.seats[seat] = Seat(user=user, name=name, nonce=nonce)
        self._notice(entry, say("match-event-joined", name=name), user)

    def _leave(self, entry: Entry) -> None:
        seat = seat_number(entry)
        left = self.seats[seat]
        self._notice(entry, say("match-event-left", name=left.name), left.user)
        self.seats[seat] = left.freed()

    def _sit(self, entry: Entry) -> None:
        seat, to = seat_number(entry), number(entry.value["to"])
        self.seats[seat], self.seats[to] = self.seats[to], self.seats[seat]
        moved = self.seats[to]
        self._notice(entry, say("match-event-sat", name=moved.name, seat=to + 1), moved.user)

    def _bot(self, entry: Entry) -> None:
        seat = seat_number(entry)
        self.seats[seat] = Seat(bot=text(entry.value["bot"]))
        self._notice(entry, say("match-event-bot", seat=seat + 1))

    def _open(self, entry: Entry) -> None:
        seat = seat_number(entry)
        self.seats[seat] = self.seats[seat].freed()
        self._notice(entry, say("match-event-opened", seat=seat + 1))

    def _host(self, entry: Entry) -> None:
        self.host = owner_of(text(entry.value["user"]))

    def _nonce(self, entry: Entry) -> None:
        seat = seat_number(entry)
        nonce = bytes.fromhex(text(entry.value["nonce"]))
        self.seats[seat] = replace(self.seats[seat], nonce=nonce)

    def _cancel(self, entry: Entry) -> None:
        self.status = CANCELLED
        self._notice(entry, say("match-event-cancelled"))

    def _start(self, entry: Entry) -> None:
        self.status = RUNNING
        self.rated = bool(entry.value.get("rated", False))
        self.started_at = self.at
        self.position_n = entry.n
        self.key = key_of(self.secret, [seat.nonce for seat in self.seats])
        self.teams = [0] * self.players
        self.left = [self.clock.time] * self.players
        self.since = self.at
        if self.game is not None:
            self.state = next(self.states(self.game))
            self._learn_teams(self.state)
        self._notice(entry, say("match-event-started"))

    def _action(self, entry: Entry) -> None:
        player, action = seat_number(entry), number(entry.value["action"])
        by = number(entry.value.get("by", player))
        self.position_n = entry.n
        self.offer = None
        if self.state is None:
            self.plies.append(Ply(entry.n, player, by, action, True, (), entry.at))
            return
        before = self.state
        if self.seats[by].is_person and self.seats[by].missed:
            self.seats[by] = self.seats[by].returned()
        if self.plies and self.plies[-1].by != by:
            self.snapshots.clear()
        self.snapshots.append(before)
        self.state = state = before.copy()
        stage = before.stage()
        noted = self._play(state, action)
        self.plies.append(Ply(entry.n, player, by, action, state.barrier, noted, entry.at))
        if state.barrier:
            self.snapshots.clear()
        self._learn_teams(state)
        self._pass_time(player, turn_is_over=state.is_terminal() or state.stage() != stage)

    def _play(self, state: State, action: int) -> tuple[Event, ...]:
        """Apply an action with its own chance; what was noted."""
        noted: list[Event] = []
        state.events = noted
        apply_ply(state, self.key, self.ply + 1, action)
        state.events = None
        return tuple(noted)

    def _undo(self, entry: Entry) -> None:
        seat, to = seat_number(entry), number(entry.value["to"])
        agreed = bool(entry.value.get("agreed", False))
        back = self.ply - to
        if self.state is not None and self.game is not None:
            if back <= len(self.snapshots):
                self.state = self.snapshots[-back]
                del self.snapshots[-back:]
            else:
                self.state = self.state_at(self.game, to)
                self.snapshots.clear()
        del self.plies[to:]
        self.position_n = entry.n
        self.offer = None
        self._uncover_others()
        self._return_time(seat, agreed)
        self._notice(entry, say("match-event-undone", player=Player(seat), actions=back))

    def _offer(self, entry: Entry) -> None:
        seat = seat_number(entry)
        self.offer = Offer(seat, number(entry.value["to"]), frozenset())
        self._notice(entry, say("match-event-offered", player=Player(seat)))

    def _accept(self, entry: Entry) -> None:
        assert self.offer is not None, "there is an offer to accept"
        seat = seat_number(entry)
        self.offer = replace(self.offer, agreed=self.offer.agreed | {seat})
        self._notice(entry, say("match-event-accepted", player=Player(seat)))

    def _decline(self, entry: Entry) -> None:
        assert self.offer is not None, "there is an offer to decline"
        seat = seat_number(entry)
        key = "match-event-withdrawn" if seat == self.offer.seat else "match-event-declined"
        self.offer = None
        self._notice(entry, say(key, player=Player(seat)))

    def _resign(self, entry: Entry) -> None:
        self._lose(entry, "resigned")
        self._notice(entry, say("match-event-resigned", player=Player(seat_number(entry))))

    def _takeover(self, entry: Entry) -> None:
        self._hand_to_bot(entry)
        self._notice(entry, say("match-event-takeover", player=Player(seat_number(entry))))

    def _return(self, entry: Entry) -> None:
        seat = seat_number(entry)
        self.seats[seat] = self.seats[seat].returned()
        self.left[seat] -= number(entry.value.get("spent", 0))
        if self.asked() == seat:
            self.since = self.at
        self._renew(seat)
        self._notice(entry, say("match-event-returned", player=Player(seat)))

    def _flag(self, entry: Entry) -> None:
        seat = seat_number(entry)
        if entry.value["then"] == clocks.LOSS:
            self._lose(entry, "time")
            self._notice(entry, say("match-event-flag-loss", player=Player(seat)))
        else:
            self._hand_to_bot(entry)
            self._notice(entry, say("match-event-flag-takeover", player=Player(seat)))

    def _miss(self, entry: Entry) -> None:
        seat = seat_number(entry)
        self._spend(seat)
        self.seats[seat] = self.seats[seat].covered(text(entry.value["bot"]))
        if self.offer is not None and self.offer.seat == seat:
            self.offer = None
        key = "match-event-missed-pass" if self.missed == clocks.PASS else "match-event-missed"
        self._notice(entry, say(key, player=Player(seat)))

    def _stops(self, entry: Entry) -> None:
        seat = seat_number(entry)
        told = entry.value["passed"]
        passed = frozenset(text(it) for it in told) if isinstance(told, list) else frozenset()
        self.seats[seat] = replace(self.seats[seat], passed=passed)

    def _resume(self, entry: Entry) -> None:
        self.since = min(self.since + number(entry.value["down"]), self.at)
        self._notice(entry, say("match-event-resumed"))

    def _over(self, entry: Entry) -> None:
        result = entry.value["result"]
        assert isinstance(result, list), "a result is a list"
        self.status = OVER
        self.result = [float(it) for it in result if isinstance(it, int | float)]
        self.ended = text(entry.value["ended"])
        self.offer = None
        self.snapshots.clear()
        self._notice(entry, say("match-event-over"))

    def _rematch(self, entry: Entry) -> None:
        self.rematch = text(entry.value["match"])
        self._notice(entry, say("match-event-rematch"))

    def _chat(self, entry: Entry) -> None:
        user, name = text(entry.value["user"]), text(entry.value["name"])
        line = text(entry.value["text"])
        self.talk.append(Talk(entry.n, entry.at, entry.seat, user, name, line))
        del self.talk[:-TALK_KEPT]

    def _person(self, entry: Entry) -> None:
        user, to = text(entry.value["user"]), text(entry.value["to"])
        name = text(entry.value["name"])
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                self.seats[number] = replace(seat, user=to, name=name)
            elif seat.reserved == user:
                self.seats[number] = replace(seat, reserved=to, name=name)
        if self.host == owner_of(user):
            self.host = owner_of(to)
        self.talk = [it._replace(user=to, name=name) if it.user == user else it for it in self.talk]
        self.notices = [
            it._replace(user=to, message=renamed(it.message, name)) if it.user == user else it
            for it in self.notices
        ]

    # Parts of changes.

    def _notice(self, entry: Entry, message: Message, user: str | None = None) -> None:
        self.notices.append(Notice(entry.n, entry.at, message, user))
        del self.notices[:-NOTICES_KEPT]

    def _learn_teams(self, state: State) -> None:
        """Whoever can be handed the turn is of the team."""
        if state.is_terminal():
            return
        player = int(state.current_player())
        for other in range(self.players):
            if other != player and state.hand_over_to(other) >= 0:
                self.teams[player] |= 1 << other
                self.teams[other] |= 1 << player

    def _lose(self, entry: Entry, how: str) -> None:
        self._hand_to_bot(entry)
        seat = seat_number(entry)
        self.seats[seat] = replace(self.seats[seat], lost=how)

    def _hand_to_bot(self, entry: Entry) -> None:
        """A bot plays on for a person."""
        seat = seat_number(entry)
        if self.asked() == seat:
            self._spend(seat)
        self.seats[seat] = self.seats[seat].taken_over(text(entry.value["bot"]))
        if self.offer is not None and self.offer.seat == seat:
            self.offer = None

    def _uncover_others(self) -> None:
        """The bot that plays a missed turn has nothing to do with any other."""
        asked = self.asked()
        for number, seat in enumerate(self.seats):
            if seat.is_covered and number != asked:
                self.seats[number] = seat.uncovered()

    # Time.

    def _spend(self, seat: int) -> None:
        """The time since the question was asked is the seat's."""
        if self.is_timed(seat):
            self.left[seat] -= self.at - self.since
        self.since = self.at

    def _renew(self, seat: int) -> None:
        """Whoever had no time left for a turn has a whole limit once the bot has answered."""
        if self.left[seat] <= 0 and self.clock.per_turn:
            self.left[seat] = self.clock.time

    def _pass_time(self, player: int, turn_is_over: bool) -> None:
        """An action was played: it took time, and a turn that ends earns some."""
        self._spend(player)
        if self.seats[player].is_away:
            self._renew(player)
        following = self.asked()
        is_new = self.ply > self.highest_ply
        self.highest_ply = max(self.highest_ply, self.ply)
        if following is not None and following != player:
            turn_is_over = True
            if self.clock.per_turn:
                self.left[following] = self.clock.time
        if turn_is_over and is_new and self.is_timed(player):
            self._earn(player, goes_on=following == player)
        if turn_is_over and self.seats[player].is_covered:
            self.seats[player] = self.seats[player].uncovered()

    def _earn(self, player: int, goes_on: bool) -> None:
        """The increment for a finished turn, or a whole new limit for the next one."""
        if self.clock.kind == clocks.BANK:
            self.left[player] += self.clock.increment
        elif goes_on:
            self.left[player] = self.clock.time

    def _return_time(self, seat: int, agreed: bool) -> None:
        """Whoever takes a move back pays for the time since; after an agreement nobody does."""
        if not agreed:
            self._spend(seat)
            return
        self.since = self.at
        self.highest_ply = self.ply
        asked = self.asked()
        if asked is not None and self.clock.per_turn:
            self.left[asked] = self.clock.time


FOLDS: Final[dict[str, Callable[[Match, Entry], None]]] = {
    entries.CREATE: Match._create,
    entries.JOIN: Match._join,
    entries.LEAVE: Match._leave,
    entries.SIT: Match._sit,
    entries.BOT: Match._bot,
    entries.OPEN: Match._open,
    entries.HOST: Match._host,
    entries.NONCE: Match._nonce,
    entries.CANCEL: Match._cancel,
    entries.START: Match._start,
    entries.ACTION: Match._action,
    entries.UNDO: Match._undo,
    entries.OFFER: Match._offer,
    entries.ACCEPT: Match._accept,
    entries.DECLINE: Match._decline,
    entries.RESIGN: Match._resign,
    entries.TAKEOVER: Match._takeover,
    entries.RETURN: Match._return,
    entries.FLAG: Match._flag,
    entries.MISS: Match._miss,
    entries.RESUME: Match._resume,
    entries.STOPS: Match._stops,
    entries.OVER: Match._over,
    entries.REMATCH: Match._rematch,
    entries.CHAT: Match._chat,
    entries.PERSON: Match._person,
}


def fold(journal: Iterable[Entry], find: Find = GAMES.get) -> Match:
    """The match that a journal tells."""
    match = Match(find)
    for entry in journal:
        match.apply(entry)
    return match


def readable(match: Match, journal: Sequence[Entry], damage: str | None = None) -> Match:
    """The match after entries of which one may make no sense: there it ends, and is damaged.

    `damage` says why there are no more than these.
    """
    after = match.fork()
    for place, entry in enumerate(journal):
        try:
            after.apply(entry)
        except Exception as error:
            return readable(match, journal[:place], f"entry {entry.n}: {error!r}")
    after.damage = damage
    return after


def renamed(message: Message, name: str) -> Message:
    return Message(message.key, {**message.arguments, "name": name})


# Values of entries, as the types that they are.


def text(value: Json) -> str:
    assert isinstance(value, str), f"a text was written, not {value!r}"
    return value


def number(value: Json) -> int:
    assert isinstance(value, int), f"a number was written, not {value!r}"
    return value


def seat_number(entry: Entry) -> int:
    assert entry.seat is not None, f"{entry.kind} is about a seat"
    return entry.seat


def options_of(value: Json) -> Options:
    assert isinstance(value, dict), "options are an object"
    return {name: it for name, it in value.items() if isinstance(it, bool | int | str)}
