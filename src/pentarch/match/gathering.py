"""What comes of commands while people gather; to leave is possible later, too."""

from __future__ import annotations

from pentarch.core.words import say
from pentarch.match import entries
from pentarch.match.commands import (
    Cancel,
    GiveNonce,
    Join,
    Leave,
    OpenSeat,
    SeatBot,
    Sit,
    Start,
)
from pentarch.match.drafts import (
    LONGEST_NAME,
    NONCE_BYTES,
    Draft,
    bot_name,
    checked_nonce,
    require,
    require_free,
    require_host,
    require_running,
    require_seat,
    require_waiting,
    rules_of,
    seat_of,
)
from pentarch.match.match import WAITING, Match
from pentarch.match.offers import end_offer
from pentarch.match.seats import owner_of


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
    if command.rated and match.may_be_rated and has_own_screens(match):
        draft.write(entries.START, None, rated=True)
    else:
        draft.write(entries.START, None)


def has_own_screens(match: Match) -> bool:
    """Whether everybody plays for themselves: two at one screen can lose to each other at will."""
    return all(seat.user is None or owner_of(seat.user) == seat.user for seat in match.seats)
