"""Why a server refuses something, whichever door it came through."""

from __future__ import annotations

from pentarch.core.words import Message, Refusal, say


class Refused(Refusal):
    """A refusal by the server itself."""


class Forbidden(Refused):
    """Whoever asks may not."""


class NotFound(Refused):
    """There is no such thing."""


class NotNow(Refused):
    """It is not possible as things stand."""


class TooMany(Refused):
    """Too often, or too much."""

    def __init__(self, message: Message, retry_after: int) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class Unavailable(Refused):
    """Not the asker's fault; it may work in a moment."""


def no_such_match() -> NotFound:
    return NotFound(say("web-refusal-match"))
