"""The first entry of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentarch.core.game import Game
from pentarch.core.record import commitment
from pentarch.core.state import State
from pentarch.core.words import Json, say
from pentarch.match import clocks, entries
from pentarch.match.clocks import Clock
from pentarch.match.drafts import bot_name, require, rules_of, seat_of
from pentarch.match.entries import Entry
from pentarch.match.match import OVER, Match
from pentarch.match.seats import Seat, nobody, owner_of

STAND_IN: Final = "greedy"  # takes over from people unless the table says otherwise
SECRET_BYTES: Final = 32


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
    missed: str = clocks.BOT,
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
        "missed": missed,
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
        match.newest_rules() or rules_of(match), [*again[1:], again[0]], options,
        at=at, secret=secret, host=owner_of(user), clock=match.clock,
        casual=match.casual, public=match.public, stand_in=match.stand_in,
        missed=match.missed or clocks.BOT, rematch_of=match_id,
    )  # fmt: skip


def rematch_seat(seat: Seat, host: str) -> Seat:
    if seat.user is None:
        return Seat(bot=seat.bot)
    if seat.user == host:
        return Seat(user=host, name=seat.name)
    return nobody(seat.user, seat.name)
