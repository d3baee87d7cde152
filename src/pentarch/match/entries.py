"""What is written down of a match: numbered entries of plain data.

A match is nothing but a fold over its entries (`folding.py`), so an entry says
everything that the fold needs, and every value can be written as JSON. The first
entry, number 1, is always `create`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pentarch.core.words import Json


class Entry(NamedTuple):
    """One line of a journal."""

    n: int
    kind: str
    seat: int | None
    value: dict[str, Json]
    at: int  # milliseconds, on the server's time


# While people gather.
CREATE: Final = "create"  # everything that is fixed; see `creation.create`
JOIN: Final = "join"  # user, name, nonce: a person sits down
LEAVE: Final = "leave"  # a person stands up
SIT: Final = "sit"  # to: a person moves to another seat
BOT: Final = "bot"  # bot: a bot sits down
OPEN: Final = "open"  # the seat is free again, for anybody
HOST: Final = "host"  # user: somebody else keeps the table
NONCE: Final = "nonce"  # nonce: the seat's share of chance
CANCEL: Final = "cancel"  # nobody is left, or the host gave up
START: Final = "start"  # rated: whether the result counts for ratings

# While it is played.
ACTION: Final = "action"  # action; by: the teammate who took over the turn with it
UNDO: Final = "undo"  # to: actions left in force; agreed: whether it took the others' consent
OFFER: Final = "offer"  # to: may we go back to there?
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
RESIGN: Final = "resign"  # bot: who plays on for the seat
TAKEOVER: Final = "takeover"  # bot: the person has left and may return
RETURN: Final = "return"  # spent: milliseconds that the question was open while a bot had it
FLAG: Final = "flag"  # then: takeover or loss; bot: who plays on for the seat
MISS: Final = "miss"  # bot: who plays this turn, and this turn alone, for the seat
RESUME: Final = "resume"  # down: milliseconds without a server, given back to the seat
STOPS: Final = "stops"  # passed: the moments that the seat has passed automatically
OVER: Final = "over"  # result, ended

# At any time.
REMATCH: Final = "rematch"  # match: where the same people play again
CHAT: Final = "chat"  # user, name, text
PERSON: Final = "person"  # user, to, name: what was somebody's is another id's, or has another name
