"""What is written down when somebody commands something.

`decide` changes nothing: it answers with the entries to be journalled, or raises a
`Refusal` whose message says why not and what would be possible. `advance` gives the
match after them as well, so that a server keeps the old one until the entries are
on disk.
"""

from __future__ import annotations

from typing import Final, assert_never
from unicodedata import category

from pentarch.core.words import say
from pentarch.match import entries, gathering, offers, playing
from pentarch.match.commands import (
    Act,
    AnswerOffer,
    BotAct,
    Cancel,
    Chat,
    Close,
    Command,
    Flag,
    Forget,
    GiveNonce,
    GoOnAs,
    Join,
    Leave,
    LinkRematch,
    OfferUndo,
    OpenSeat,
    PassStops,
    Resign,
    Resume,
    Return,
    SeatBot,
    SetStops,
    Sit,
    Start,
    Undo,
)
from pentarch.match.drafts import LONGEST_NAME, Draft, require, seat_of
from pentarch.match.entries import Entry
from pentarch.match.match import OVER, RUNNING, WAITING, Match
from pentarch.match.seats import NAMELESS, owner_of

LONGEST_LINE: Final = 300
JOINERS: Final = "\u200c\u200d"  # some scripts and many emoji need them


def decide(match: Match, command: Command, at: int) -> list[Entry]:
    """What to write down, if the command can be carried out; the match stays as it is."""
    return advance(match, command, at)[0]


def advance(match: Match, command: Command, at: int) -> tuple[list[Entry], Match]:
    """The entries to write down, and the match after them. Time never runs backwards."""
    require(not match.is_damaged, say("match-refusal-damaged"))
    draft = Draft(match.fork(), max(at, match.at))
    carry_out(draft, command)
    return draft.written, draft.match


def carry_out(draft: Draft, command: Command) -> None:
    match command:
        case Act():
            playing.act(draft, command)
        case BotAct():
            playing.bot_act(draft, command)
        case Join():
            gathering.join(draft, command)
        case Leave():
            gathering.leave(draft, command)
        case Sit():
            gathering.sit(draft, command)
        case SeatBot():
            gathering.seat_bot(draft, command)
        case OpenSeat():
            gathering.open_seat(draft, command)
        case GiveNonce():
            gathering.give_nonce(draft, command)
        case Cancel():
            gathering.cancel(draft, command)
        case Start():
            gathering.start(draft, command)
        case Undo():
            offers.undo(draft, command)
        case OfferUndo():
            offers.offer_undo(draft, command)
        case AnswerOffer():
            offers.answer_offer(draft, command)
        case Resign():
            playing.resign(draft, command)
        case Return():
            playing.come_back(draft, command)
        case SetStops():
            playing.set_stops(draft, command)
        case PassStops():
            playing.pass_stops(draft)
        case Flag():
            playing.flag(draft, command)
        case Resume():
            playing.resume(draft, command)
        case Close():
            close(draft)
        case LinkRematch():
            link_rematch(draft, command)
        case Chat():
            chat(draft, command)
        case GoOnAs():
            go_on_as(draft, command)
        case Forget():
            forget(draft, command)
        case _:
            assert_never(command)


# At any time.


def close(draft: Draft) -> None:
    require(draft.match.status in (WAITING, RUNNING), say("match-refusal-over"))
    draft.write(entries.CANCEL, None)


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
    match = draft.match
    seat = match.seat_of(command.user)
    is_going_on = match.status in (WAITING, RUNNING)
    require(is_going_on or sits_at(match, command.user), say("match-refusal-chat-over"))
    name = command.name[:LONGEST_NAME]
    draft.write(entries.CHAT, seat, user=command.user, name=name, text=line)


def sits_at(match: Match, user: str) -> bool:
    """Whether a person, or somebody at their screen, has a seat."""
    return any(seat.user is not None and owner_of(seat.user) == user for seat in match.seats)


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
            gathering.leave(draft, Leave(gone))
    for user in named_here(match, command.user):
        place = match.seat_of(user)
        draft.write(entries.PERSON, place, user=user, to=user, name=NAMELESS)


def named_here(match: Match, owner: str) -> list[str]:
    """The people of a screen, by their ids, whose names somebody can still read."""
    found = {seat.user or seat.reserved for seat in match.seats if seat.name != NAMELESS}
    found |= {line.user for line in match.talk if line.name != NAMELESS}
    found |= {it.user for it in match.notices if it.message.arguments.get("name") != NAMELESS}
    return sorted(user for user in found if user is not None and owner_of(user) == owner)


def one_line(text: str) -> str:
    """A text without line ends and without what could disturb the lines around it."""
    kept = [it for it in text if it.isspace() or it in JOINERS or category(it)[0] != "C"]
    return " ".join("".join(kept).split())
