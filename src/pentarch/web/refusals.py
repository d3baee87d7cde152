"""Why something is refused, with a status, and in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from pentarch.core.words import Argument, Message, Player, Players, Refusal, Term, Terms, say
from pentarch.games import TEACHING
from pentarch.hosting.refusals import (
    Forbidden,
    NotFound,
    NotNow,
    Refused,
    TooMany,
    Unavailable,
    no_such_match,
)
from pentarch.locale import language
from pentarch.match.drafts import BadCommand, StaleCommand
from pentarch.match.items import Said
from pentarch.match.match import Match
from pentarch.storage.journal import StorageDown, UnknownMatch
from pentarch.web.protocol import Problem

# PostgreSQL, of what SQLite takes: as a text, and in JSON.
NOT_IN_A_TEXT: Final = ('for encoding "UTF8": 0x00', "unsupported Unicode escape sequence")

logger = logging.getLogger("pentarch.web")


class Stranger(Refused):
    """Nobody knows who asks."""


class WrongMethod(Refused):
    """The address is right, the verb is not."""


class WrongHost(Refused):
    """The server does not answer under that name."""


class TooLarge(Refused):
    """The body is longer than anybody needs."""


class UnknownMedia(Refused):
    """The body is not JSON."""


class Broken(Refused):
    """A fault of ours."""


STATUSES: Final[dict[type[Refusal], int]] = {
    Stranger: 401,
    Forbidden: 403,
    NotFound: 404,
    WrongMethod: 405,
    NotNow: 409,
    BadCommand: 409,
    StaleCommand: 409,
    TooLarge: 413,
    WrongHost: 421,
    UnknownMedia: 415,
    TooMany: 429,
    Broken: 500,
    Unavailable: 503,
}
BAD_REQUEST: Final = 400  # for all others


def refusal_of(error: Exception) -> Refusal | None:
    """The refusal that an error comes to; None if it is a fault of ours."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, UnknownMatch):
        return no_such_match()
    if isinstance(error, StorageDown):
        return Unavailable(say("web-refusal-storage"))
    if isinstance(error, DBAPIError) and any(it in str(error.orig) for it in NOT_IN_A_TEXT):
        return Refused(say("web-refusal-character"))
    if isinstance(error, DBAPIError | PoolTimeout | OSError):
        logger.warning("the database does not answer", exc_info=error)
        return Unavailable(say("web-refusal-storage"))
    return None


def status_of(refusal: Refusal) -> int:
    found = (STATUSES[it] for it in type(refusal).__mro__ if it in STATUSES)
    return next(found, BAD_REQUEST)


def problem(refusal: Refusal, lang: str, names: Sequence[str] = ()) -> Problem:
    return Problem(
        status=status_of(refusal),
        message=refusal.message.to_json(),
        text=language(lang).format(refusal.message, names),
        retry_after=refusal.retry_after if isinstance(refusal, TooMany) else None,
    )


def names_of(match: Match, lang: str) -> list[str]:
    """What the seats are called in sentences."""
    return [
        seat.name or (bot_label(seat.bot, lang) if seat.bot is not None else "")
        for seat in match.seats
    ]


def bot_label(bot: str, lang: str) -> str:
    key = f"ui-bot-{bot}"
    return language(lang).format(say(key)) if language(lang).has(key) else bot


def message_of(said: Said) -> Message:
    """A message that was made ready for the wire, as it was."""
    return Message(said["key"], {name: argument_of(it) for name, it in said["args"].items()})


def argument_of(given: Any) -> Argument:
    if not isinstance(given, dict):
        plain: int | str = given
        return plain
    ((kind, value),) = given.items()
    if kind == "player":
        return Player(value)
    if kind == "players":
        return Players(tuple(value))
    return Term(value) if kind == "term" else Terms(tuple(value))


def rule_for(message: Message, match: Match) -> str | None:
    """The paragraph of the rules that a refusal comes from: `<section>.<paragraph>`."""
    game, _, name = message.key.partition("-why-not-")
    teaching = TEACHING.get(game) if game == match.game_id else None
    return None if teaching is None else teaching.paragraph(name, match.options)


def text_for(message: Message, match: Match, seat: int | None, lang: str) -> str:
    """A sentence as a seat, or a spectator, reads it."""
    if not any(isinstance(it, Player | Players) for it in message.arguments.values()):
        return language(lang).format(message, (), seat)
    return language(lang).format(message, names_of(match, lang), seat)
