"""What people, bots and the server may ask of a match, and what is then written down.

`decide` changes nothing: it answers with the entries to be journalled, or raises a
`Refusal` whose message says why not and what would be possible. `advance` gives the
match after them as well, so that a server keeps the old one until the entries are
on disk. A command never names its own seat: the seat is the user's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import category

from pentarch.core.game import Game
from pentarch.core.options import shown
from pentarch.core.record import commitment
from pentarch.core.state import State, shared_result
from pentarch.core.words import IllegalAction, Json, Message, Player, Refusal, say
from pentarch.match import clocks, entries
from pentarch.match.clocks import Clock
from pentarch.match.entries import Entry
from pentarch.match.match import (
    BY_RESIGNATION,
    BY_RULES,
    BY_TIME,
    CANCELLED,
    OVER,
    RUNNING,
    WAITING,
    Match,
)
from pentarch.match.seats import NAMELESS, Seat, owner_of

STAND_IN: Final = "greedy"  # takes over from people unless the table says otherwise
LONGEST_LINE: Final = 300
NONCE_BYTES: Final = 32
SECRET_BYTES: Final = 32
LONGEST_NAME: Final = 40
JOINERS: Final = "\u200c\u200d"  # some scripts and many emoji need them


class StaleCommand(Refusal):
    """The position has changed since; the client is shown the new one."""


class BadCommand(Refusal):
    """A command that this match cannot carry out now."""


# While people gather.


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down, on a given seat or the first that is free."""

    user: str
    name: str
    seat: int | None = None
    nonce: bytes = b""


@dataclass(frozen=True, slots=True)
class Leave:
    """Stand up; once the match runs a bot takes the seat over."""

    user: str


@dataclass(frozen=True, slots=True)
class Sit:
    """Move to another free seat."""

    user: str
    seat: int


@dataclass(frozen=True, slots=True)
class SeatBot:
    """The host puts a bot on a free seat, or another bot in its place."""

    user: str
    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """The host frees a seat: a bot, a reservation or a person goes."""

    user: str
    seat: int


@dataclass(frozen=True, slots=True)
class GiveNonce:
    """Add the seat's share of chance, once, before the start."""

    user: str
    nonce: bytes


@dataclass(frozen=True, slots=True)
class Cancel:
    """The host gives up a table that has not started."""

    user: str


@dataclass(frozen=True, slots=True)
class Start:
    """Begin; with `fill` the seats that are still free get that bot, which only the host may."""

    user: str
    fill: str | None = None


# While it is played.


@dataclass(frozen=True, slots=True)
class Act:
    """Answer the question; `seen` is the last entry that the client knew."""

    user: str
    action: int
    seen: int


@dataclass(frozen=True, slots=True)
class BotAct:
    """A bot answers for its seat."""

    seat: int
    action: int
    seen: int


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last own action, or all down to `to` actions in force."""

    user: str
    seen: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class OfferUndo:
    """Ask the others to take back the last own action and what came after."""

    user: str
    seen: int


@dataclass(frozen=True, slots=True)
class AnswerOffer:
    """Agree to an offer, or not; whoever made it withdraws it by not agreeing."""

    user: str
    agree: bool


@dataclass(frozen=True, slots=True)
class Resign:
    user: str


@dataclass(frozen=True, slots=True)
class Return:
    """Take the seat back from the bot that stands in."""

    user: str


@dataclass(frozen=True, slots=True)
class Flag:
    """The server has seen the time run out."""


@dataclass(frozen=True, slots=True)
class Resume:
    """No server ran in these gaps, each from a time until a time, in order.

    Whoever was asked is given the time back, once: nothing is written if nobody is owed any.
    """

    gaps: tuple[tuple[int, int], ...]


# At any time.


@dataclass(frozen=True, slots=True)
class LinkRematch:
    """The match that the same people go on with, perhaps instead of one that came to nothing."""

    user: str
    match: str
    instead_of: str | None = None


@dataclass(frozen=True, slots=True)
class Chat:
    """Say something; spectators may, too."""

    user: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class GoOnAs:
    """What was `user`'s at this match is `to`'s: a guest has signed in."""

    user: str
    to: str
    name: str


@dataclass(frozen=True, slots=True)
class Forget:
    """A person is no more: they leave, or a bot plays on, and nothing here has their name."""

    user: str


Command = (
    Join | Leave | Sit | SeatBot | OpenSeat | GiveNonce | Cancel | Start
    | Act | BotAct | Undo | OfferUndo | AnswerOffer | Resign | Return | Flag | Resume
    | LinkRematch | Chat | GoOnAs | Forget
)  # fmt: skip


def create(
    game: Game[State],
    seats: Sequence[Seat],
    options: dict[str, object],
    *,
    at: int,
    secret: bytes,
    host: str | None = None,
    clock: Clock | None = None,
    casual: bool = True,
    public: bool = True,
    stand_in: str = STAND_IN,
    rematch_of: str | None = None,
    position: Json = None,
    fork_of: Json = None,
) -> Entry:
    """The first entry of a match. The secret is 32 bytes from `secrets`, used for nothing else.

    A fork begins with a `position` instead of set-up; `fork_of` says where it is from.
    """
    assert len(secret) == SECRET_BYTES, "a secret has 32 bytes"
    chosen = game.choose(len(seats), options)
    value: dict[str, Json] = {
        "game": game.id,
        "version": game.version,
        "options": dict(chosen),
        "seats": [seat.to_json() for seat in seats],
        "clock": (clock or Clock()).to_json(),
        "casual": casual,
        "public": public,
        "host": host,
        "stand_in": bot_name(stand_in),
        "secret": secret.hex(),
        "commitment": commitment(secret),
        "rematch_of": rematch_of,
    }
    if position is not None:
        value |= {"position": position, "fork_of": fork_of}
    return Entry(1, entries.CREATE, None, value, at)


def create_rematch(match: Match, match_id: str, user: str, *, at: int, secret: bytes) -> Entry:
    """The first entry of another match of the same people, each one seat further on.

    Whoever asks for it is host and sits; the others' seats are kept for them.
    """
    seat_of(match, user)
    require(match.status == OVER, say("match-refusal-not-over"))
    again = [rematch_seat(it, user) for it in match.seats]
    options: dict[str, object] = dict(match.options)
    return create(
        rules_of(match), [*again[1:], again[0]], options,
        at=at, secret=secret, host=owner_of(user), clock=match.clock,
        casual=match.casual, public=match.public, stand_in=match.stand_in, rematch_of=match_id,
    )  # fmt: skip


def rematch_seat(seat: Seat, host: str) -> Seat:
    if seat.user is None:
        return Seat(bot=seat.bot)
    return Seat(user=host, name=seat.name) if seat.user == host else Seat(reserved=seat.user)


def decide(match: Match, command: Command, at: int) -> list[Entry]:
    """What to write down, if the command can be carried out; the match stays as it is."""
    return advance(match, command, at)[0]


def advance(match: Match, command: Command, at: int) -> tuple[list[Entry], Match]:
    """The entries to write down, and the match after them. Time never runs backwards."""
    require(not match.is_damaged, say("match-refusal-damaged"))
    draft = Draft(match.fork(), max(at, match.at))
    DECISIONS[type(command)](draft, command)
    return draft.written, draft.match


class Draft:
    """A fork of the match, with the entries that are being written on it."""

    def __init__(self, match: Match, at: int) -> None:
        self.match = match
        self.at = at
        self.written: list[Entry] = []

    def write(self, kind: str, seat: int | None, **value: Json) -> None:
        entry = Entry(self.match.n + 1, kind, seat, value, self.at)
        self.match.apply(entry)
        self.written.append(entry)


# Gathering.


def join(draft: Draft, command: Join) -> None:
    match = draft.match
    require_waiting(match)
    require(match.seat_of(command.user) is None, say("match-refusal-already-seated"))
    seat = place_for(match, command.user) if command.seat is None else command.seat
    require_free(match, seat, command.user)
    name = command.name[:LONGEST_NAME]
    draft.write(
        entries.JOIN, seat, user=command.user, name=name, nonce=checked_nonce(command.nonce)
    )
    if match.host is None:
        draft.write(entries.HOST, None, user=owner_of(command.user))


def place_for(match: Match, user: str) -> int:
    """The seat that is kept for a person, or else the first free one."""
    free = [number for number, seat in enumerate(match.seats) if seat.is_open]
    kept = [number for number in free if match.seats[number].reserved == user]
    unkept = [number for number in free if match.seats[number].reserved is None]
    places = kept or unkept
    require(bool(places), say("match-refusal-full"))
    return places[0]


def leave(draft: Draft, command: Leave) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    if match.status == WAITING:
        draft.write(entries.LEAVE, seat)
        pass_table_on(draft, command.user)
        return
    require_running(match)
    require(match.seats[seat].is_person, say("match-refusal-already-left"))
    draft.write(entries.TAKEOVER, seat, bot=match.stand_in)
    end_offer(draft, seat)


def pass_table_on(draft: Draft, gone: str) -> None:
    """A table without people is cancelled; a host whose screen is empty is followed by the next."""
    screens = screens_at(draft.match)
    if not screens:
        draft.write(entries.CANCEL, None)
    elif draft.match.host == owner_of(gone) and owner_of(gone) not in screens:
        draft.write(entries.HOST, None, user=screens[0])


def screens_at(match: Match) -> list[str]:
    """The owners of the screens that people sit at."""
    return [owner_of(seat.user) for seat in match.seats if seat.user is not None]


def sit(draft: Draft, command: Sit) -> None:
    match = draft.match
    require_waiting(match)
    seat = seat_of(match, command.user)
    require_free(match, command.seat, command.user)
    draft.write(entries.SIT, seat, to=command.seat)


def seat_bot(draft: Draft, command: SeatBot) -> None:
    match = draft.match
    require_host(match, command.user)
    require_seat(match, command.seat)
    seat = match.seats[command.seat]
    require(seat.user is None, say("match-refusal-taken", seat=command.seat + 1))
    draft.write(entries.BOT, command.seat, bot=bot_name(command.bot))


def open_seat(draft: Draft, command: OpenSeat) -> None:
    match = draft.match
    require_host(match, command.user)
    require_seat(match, command.seat)
    seat = match.seats[command.seat]
    require(seat.user != command.user, say("match-refusal-own-seat"))
    require(
        not seat.is_open or seat.reserved is not None,
        say("match-refusal-already-open", seat=command.seat + 1),
    )
    draft.write(entries.OPEN, command.seat)
    if seat.user is not None:
        pass_table_on(draft, seat.user)


def give_nonce(draft: Draft, command: GiveNonce) -> None:
    match = draft.match
    require_waiting(match)
    seat = seat_of(match, command.user)
    require(not match.seats[seat].nonce, say("match-refusal-nonce-given"))
    require(bool(command.nonce), say("match-refusal-nonce", bytes=NONCE_BYTES))
    draft.write(entries.NONCE, seat, nonce=checked_nonce(command.nonce))


def cancel(draft: Draft, command: Cancel) -> None:
    require_host(draft.match, command.user)
    draft.write(entries.CANCEL, None)


def start(draft: Draft, command: Start) -> None:
    match = draft.match
    require_waiting(match)
    require(owner_of(command.user) in screens_at(match), say("match-refusal-not-seated"))
    rules_of(match)
    free = [number for number, seat in enumerate(match.seats) if seat.is_open]
    if command.fill is not None and free:
        require_host(match, command.user)
        for number in free:
            draft.write(entries.BOT, number, bot=bot_name(command.fill))
        free = []
    require(not free, say("match-refusal-seats-open", open=len(free)))
    draft.write(entries.START, None)


# Playing.


def act(draft: Draft, command: Act) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    require_running(match)
    require(match.seats[seat].is_person, say("match-refusal-bot-plays"))
    answer(draft, seat, command.action, command.seen)


def bot_act(draft: Draft, command: BotAct) -> None:
    match = draft.match
    require_running(match)
    require_seat(match, command.seat)
    require(match.seats[command.seat].bot is not None, say("match-refusal-person-plays"))
    answer(draft, command.seat, command.action, command.seen)


def answer(draft: Draft, seat: int, action: int, seen: int) -> None:
    match = draft.match
    if has_been_played(match, seat, action, seen):
        return
    require_fresh_or_of_the_team(match, seat, seen)
    require_time(match, draft.at)
    player = take_turn_over(draft, seat, action)
    draft.write(entries.ACTION, player, action=action)
    end_if_over(draft)


def has_been_played(match: Match, seat: int, action: int, seen: int) -> bool:
    """The same click twice, as after a lost connection: it counts once."""
    if seen >= match.position_n:
        return False
    own = [ply for ply in match.plies if ply.n > seen and ply.by == seat == ply.player]
    return bool(own) and own[0].action == action


def require_fresh_or_of_the_team(match: Match, seat: int, seen: int) -> None:
    """A stale answer stands where only teammates have acted since."""
    if seen >= match.position_n:
        require(seen <= match.n, say("match-refusal-unseen", n=match.n))
        return
    if not is_rebased(match, seat, seen):
        raise StaleCommand(say("match-refusal-stale"))


def is_rebased(match: Match, seat: int, seen: int) -> bool:
    since = [ply for ply in match.plies if ply.n > seen]
    undone = seen < 1 or match.ply_after[seen - 1] + len(since) != match.ply
    return (
        not undone
        and bool(since)
        and since[-1].n == match.position_n
        and all(ply.by != seat and match.are_teammates(ply.by, seat) for ply in since)
    )


def take_turn_over(draft: Draft, seat: int, action: int) -> int:
    """Who answers; a teammate of whoever is asked is first handed the turn."""
    match = draft.match
    asked = match.asked()
    assert asked is not None and match.state is not None, "a match that runs asks somebody"
    if asked != seat:
        hand_over = int(match.state.hand_over_to(seat))
        if hand_over < 0:
            raise IllegalAction(say("match-refusal-not-asked", player=Player(asked)))
        handed = match.state.copy()
        handed.apply(hand_over)
        rules_of(match).check(handed, action)
        draft.write(entries.ACTION, asked, action=hand_over, by=seat)
    else:
        rules_of(match).check(match.state, action)
    return seat


def undo(draft: Draft, command: Undo) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    require_running(match)
    require(match.seats[seat].is_person, say("match-refusal-bot-plays"))
    require_fresh(match, command.seen)
    require_time(match, draft.at)
    floor = match.free_undo(seat)
    require(floor < match.ply, say("match-refusal-undo-nothing"))
    to = step_back(match, seat) if command.to is None else command.to
    require(floor <= to < match.ply, say("match-refusal-undo-barrier"))
    draft.write(entries.UNDO, seat, to=to)


def step_back(match: Match, seat: int) -> int:
    """One action back; a turn taken over is given back with it."""
    to = match.ply - 1
    if to > match.free_undo(seat) and match.plies[to - 1].player != match.plies[to - 1].by:
        to -= 1
    return to


def offer_undo(draft: Draft, command: OfferUndo) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    require_running(match)
    require(match.casual, say("match-refusal-undo-serious"))
    require(match.seats[seat].is_person, say("match-refusal-bot-plays"))
    require_fresh(match, command.seen)
    require(match.offer is None, say("match-refusal-offer-open"))
    require(match.is_complete(), say("match-refusal-undo-absent"))
    own = [ply for ply, played in enumerate(match.plies) if played.by == seat]
    require(bool(own), say("match-refusal-undo-nothing"))
    to = own[-1]
    if to and match.plies[to - 1].by == seat and match.plies[to - 1].player != seat:
        to -= 1
    draft.write(entries.OFFER, seat, to=to)
    settle_offer(draft)


def answer_offer(draft: Draft, command: AnswerOffer) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    require_running(match)
    offer = match.offer
    if offer is None:
        raise BadCommand(say("match-refusal-no-offer"))
    if not command.agree:
        draft.write(entries.DECLINE, seat)
        return
    require(seat != offer.seat, say("match-refusal-own-offer"))
    require(seat not in offer.agreed, say("match-refusal-agreed"))
    require(match.seats[seat].is_person, say("match-refusal-bot-plays"))
    require(match.is_complete(), say("match-refusal-undo-absent"))
    draft.write(entries.ACCEPT, seat)
    settle_offer(draft)


def waiting_for(match: Match) -> list[int]:
    """The people who have not said yet whether they agree; a bot of its own always does."""
    offer = match.offer
    if offer is None:
        return []
    return [
        number
        for number, seat in enumerate(match.seats)
        if seat.is_person and number != offer.seat and number not in offer.agreed
    ]


def settle_offer(draft: Draft) -> None:
    """Go back once everybody has agreed. Nobody agrees for a person who has left."""
    match, offer = draft.match, draft.match.offer
    if offer is not None and match.is_complete() and not waiting_for(match):
        draft.write(entries.UNDO, offer.seat, to=offer.to, agreed=True)


def end_offer(draft: Draft, seat: int) -> None:
    """Whoever goes agrees to nothing, and takes back what they have agreed to."""
    if draft.match.offer is not None:
        draft.write(entries.DECLINE, seat)


def resign(draft: Draft, command: Resign) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    require_running(match)
    require(match.seats[seat].lost is None, say("match-refusal-lost"))
    draft.write(entries.RESIGN, seat, bot=match.stand_in)
    end_if_over(draft)
    end_offer(draft, seat)


def come_back(draft: Draft, command: Return) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    require_running(match)
    require(match.seats[seat].lost is None, say("match-refusal-lost"))
    require(match.seats[seat].is_away, say("match-refusal-not-away"))
    spent = 0
    if match.asked() == seat and match.clock.kind != clocks.NONE:
        spent = draft.at - match.since
        require(spent < match.left[seat], say("match-refusal-return-late"))
    draft.write(entries.RETURN, seat, spent=spent)


def flag(draft: Draft, command: Flag) -> None:
    match = draft.match
    require_running(match)
    seat, deadline = match.asked(), match.deadline()
    if seat is None or deadline is None or draft.at < deadline:
        raise BadCommand(say("match-refusal-time-left"))
    draft.write(entries.FLAG, seat, then=match.clock.then, bot=match.stand_in)
    if match.clock.then == clocks.LOSS:
        end_if_over(draft)
    end_offer(draft, seat)


def resume(draft: Draft, command: Resume) -> None:
    match = draft.match
    seat = match.asked()
    if seat is None or match.clock.kind == clocks.NONE:
        return
    place = match.seats[seat]
    down = time_without_server(match, command.gaps, draft.at)
    if down > 0 and (place.is_person or place.is_away):
        draft.write(entries.RESUME, seat, down=down)


def time_without_server(match: Match, gaps: Sequence[tuple[int, int]], at: int) -> int:
    """How much of the gaps lies after the last entry, which a server must have written."""
    return sum(max(0, min(until, at) - max(since, match.at)) for since, until in gaps)


def end_if_over(draft: Draft) -> None:
    match = draft.match
    assert match.state is not None, "a match that runs has a state"
    if match.state.is_terminal():
        result = [
            -1.0 if seat.lost is not None else match.state.result(number)
            for number, seat in enumerate(match.seats)
        ]
        draft.write(entries.OVER, None, result=list(result), ended=BY_RULES)
    elif is_given_up(match):
        winners = sum(1 << number for number, seat in enumerate(match.seats) if seat.lost is None)
        result = [shared_result(winners, number) for number in range(match.players)]
        by_time = draft.written[-1].kind == entries.FLAG
        ended = BY_TIME if by_time else BY_RESIGNATION
        draft.write(entries.OVER, None, result=list(result), ended=ended)


def is_given_up(match: Match) -> bool:
    """Whether one side, or no person, is left to play for anything."""
    left = [number for number, seat in enumerate(match.seats) if seat.lost is None]
    if len(left) == match.players:
        return False
    one_side = all(match.are_teammates(left[0], other) for other in left[1:])
    return one_side or all(match.seats[number].user is None for number in left)


# At any time.


def link_rematch(draft: Draft, command: LinkRematch) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    require(match.status == OVER, say("match-refusal-not-over"))
    require(match.rematch == command.instead_of, say("match-refusal-rematch-exists"))
    draft.write(entries.REMATCH, seat, match=command.match)


def chat(draft: Draft, command: Chat) -> None:
    line = one_line(command.text)
    require(bool(line), say("match-refusal-chat-empty"))
    require(len(line) <= LONGEST_LINE, say("match-refusal-chat-long", most=LONGEST_LINE))
    seat = draft.match.seat_of(command.user)
    name = command.name[:LONGEST_NAME]
    draft.write(entries.CHAT, seat, user=command.user, name=name, text=line)


def go_on_as(draft: Draft, command: GoOnAs) -> None:
    match = draft.match
    seat = seat_of(match, command.user)
    require(match.seat_of(command.to) is None, say("match-refusal-already-seated"))
    name = command.name[:LONGEST_NAME]
    draft.write(entries.PERSON, seat, user=command.user, to=command.to, name=name)


def forget(draft: Draft, command: Forget) -> None:
    match = draft.match
    for seat in [*match.seats]:
        gone = seat.user
        if gone is None or owner_of(gone) != command.user or seat.bot is not None:
            continue
        if match.status == WAITING or (match.status == RUNNING and match.is_playable):
            leave(draft, Leave(gone))
    for user in named_here(match, command.user):
        place = match.seat_of(user)
        draft.write(entries.PERSON, place, user=user, to=user, name=NAMELESS)


def named_here(match: Match, owner: str) -> list[str]:
    """The people of a screen, by their ids, whose names somebody can still read."""
    found = {seat.user for seat in match.seats if seat.name != NAMELESS}
    found |= {line.user for line in match.talk if line.name != NAMELESS}
    found |= {it.user for it in match.notices if it.message.arguments.get("name") != NAMELESS}
    return sorted(user for user in found if user is not None and owner_of(user) == owner)


def one_line(text: str) -> str:
    """A text without line ends and without what could disturb the lines around it."""
    kept = [it for it in text if it.isspace() or it in JOINERS or category(it)[0] != "C"]
    return " ".join("".join(kept).split())


# What a command needs.


def require(condition: bool, otherwise: Message) -> None:
    if not condition:
        raise BadCommand(otherwise)


def seat_of(match: Match, user: str) -> int:
    seat = match.seat_of(user)
    if seat is None:
        raise BadCommand(say("match-refusal-not-seated"))
    return seat


def rules_of(match: Match) -> Game[State]:
    if match.game is None:
        raise BadCommand(say("match-refusal-version", game=match.game_id, version=match.version))
    return match.game


def require_waiting(match: Match) -> None:
    require(match.status != RUNNING, say("match-refusal-started"))
    require(match.status == WAITING, ended_message(match))


def require_running(match: Match) -> None:
    require(match.status != WAITING, say("match-refusal-not-started"))
    require(match.status == RUNNING, ended_message(match))
    rules_of(match)


def ended_message(match: Match) -> Message:
    return say("match-refusal-cancelled" if match.status == CANCELLED else "match-refusal-over")


def require_host(match: Match, user: str) -> None:
    require_waiting(match)
    require(match.host == owner_of(user), say("match-refusal-not-host"))


def require_seat(match: Match, seat: int) -> None:
    require(0 <= seat < match.players, say("match-refusal-no-seat", seats=match.players))


def require_free(match: Match, seat: int, user: str) -> None:
    require_seat(match, seat)
    place = match.seats[seat]
    require(place.is_open, say("match-refusal-taken", seat=seat + 1))
    require(place.reserved in (None, user), say("match-refusal-reserved", seat=seat + 1))


def require_fresh(match: Match, seen: int) -> None:
    if seen < match.position_n:
        raise StaleCommand(say("match-refusal-stale"))
    require(seen <= match.n, say("match-refusal-unseen", n=match.n))


def require_time(match: Match, at: int) -> None:
    """What comes when the time has run out is too late, whether or not the flag has fallen."""
    deadline = match.deadline()
    require(deadline is None or at < deadline, say("match-refusal-time-up"))


def checked_nonce(nonce: bytes) -> str:
    require(len(nonce) <= NONCE_BYTES, say("match-refusal-nonce", bytes=NONCE_BYTES))
    return nonce.hex()


def bot_name(name: str) -> str:
    fits = 0 < len(name) <= LONGEST_NAME and name.isprintable()
    require(fits, say("match-refusal-bot-name", given=shown(name)))
    return name


DECISIONS: Final[dict[type[Command], Callable[..., None]]] = {
    Join: join,
    Leave: leave,
    Sit: sit,
    SeatBot: seat_bot,
    OpenSeat: open_seat,
    GiveNonce: give_nonce,
    Cancel: cancel,
    Start: start,
    Act: act,
    BotAct: bot_act,
    Undo: undo,
    OfferUndo: offer_undo,
    AnswerOffer: answer_offer,
    Resign: resign,
    Return: come_back,
    Flag: flag,
    Resume: resume,
    LinkRematch: link_rematch,
    Chat: chat,
    GoOnAs: go_on_as,
    Forget: forget,
}
