"""A match being gone on with, and what a command needs to be carried out."""

from __future__ import annotations

from typing import Final

from pentarch.core.game import Game
from pentarch.core.options import shown
from pentarch.core.state import State
from pentarch.core.words import Json, Message, Refusal, say
from pentarch.match.entries import Entry
from pentarch.match.folding import fold_in
from pentarch.match.match import CANCELLED, RUNNING, WAITING, Match
from pentarch.match.seats import owner_of

NONCE_BYTES: Final = 32
LONGEST_NAME: Final = 40


class StaleCommand(Refusal):
    """The position has changed since; the client is shown the new one."""


class BadCommand(Refusal):
    """A command that this match cannot carry out now."""


class Draft:
    """A fork of the match, with the entries that are being written on it."""

    def __init__(self, match: Match, at: int) -> None:
        self.match = match
        self.at = at
        self.written: list[Entry] = []

    def write(self, kind: str, seat: int | None, **value: Json) -> None:
        entry = Entry(self.match.n + 1, kind, seat, value, self.at)
        fold_in(self.match, entry)
        self.written.append(entry)


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
