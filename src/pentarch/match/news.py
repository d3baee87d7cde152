"""Whom it concerns what has been written: whose turn it is, who has sat down, what is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentarch.match import entries
from pentarch.match.entries import Entry
from pentarch.match.match import Match
from pentarch.match.seats import owner_of

# Kinds of news.
TURN: Final = "turn"
SEAT: Final = "seat"
REMATCH: Final = "rematch"
INVITED: Final = "invited"
OVER: Final = "over"


def news_of(written: Sequence[Entry], after: Match) -> dict[str, str]:
    """The people whom it concerns, and how; each is told one thing."""
    news: dict[str, str] = {}
    for entry in written:
        if entry.kind == entries.OVER:
            return dict.fromkeys(people_of(after), OVER)
        if entry.kind == entries.CREATE:
            kept = {owner_of(it.reserved) for it in after.seats if it.reserved is not None}
            kind = REMATCH if after.rematch_of else INVITED
            news |= dict.fromkeys(kept - {after.host or ""}, kind)
        elif entry.kind == entries.JOIN:
            joined = owner_of(str(entry.value["user"]))
            news |= dict.fromkeys(people_of(after) - {joined}, SEAT)
    if after.turn is not None and after.turn_n >= written[0].n:
        seat = after.seats[after.turn]
        if seat.is_person and seat.user is not None:
            news[owner_of(seat.user)] = TURN
    return news


def people_of(match: Match) -> set[str]:
    return {owner_of(it.user) for it in match.seats if it.user is not None}
