"""Taking moves back: freely up to the barrier, further if all people are there and agree."""

from __future__ import annotations

from pentarch.core.words import say
from pentarch.match import entries
from pentarch.match.commands import AnswerOffer, OfferUndo, Undo
from pentarch.match.drafts import (
    BadCommand,
    Draft,
    require,
    require_fresh,
    require_running,
    require_time,
    seat_of,
)
from pentarch.match.match import Match


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
