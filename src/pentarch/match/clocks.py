"""The time that a seat has, always on the server's clock.

`move`   so long for a turn: a short limit mostly catches people who looked away.
`bank`   so much for the whole match, and an increment a turn. Running out loses: a
         bank is a resource of the game, and whoever spends it has spent it.
`days`   so many days for a turn.

Whoever misses a turn (`move`, `days`) keeps the seat: the table passes for them where the
game allows it, or a bot plays that one turn, as was chosen when the table was opened. Who
misses two in a row is away: a bot takes the seat over, and the owner may take it back. A
table that was opened before this was so keeps to what held then: the first time, `move`
hands the seat to a bot and `days` loses.

To lose does not stop a table of three or more: a bot plays the seat to the end for
the others' sake, and the seat has lost whatever the bot achieves. A clock runs only
while a person is asked; a bot is never short of time, nor is a seat that it keeps. But
whoever takes a question back that the bot has not answered yet pays for all the time
since it was asked: nobody gains time by leaving.
The time during which no server ran is given back to whoever was asked.
A turn lasts until somebody else is asked or a part of the game (`State.stage`) ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pentarch.core.options import whole
from pentarch.core.words import BadOption, Json, say

NONE: Final = "none"
MOVE: Final = "move"
BANK: Final = "bank"
DAYS: Final = "days"

TAKEOVER: Final = "takeover"
LOSS: Final = "loss"

# What the table does for whoever misses a turn.
BOT: Final = "bot"
PASS: Final = "pass"
MISSES: Final = 2  # in a row, after which a bot sits in

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND

# Fewest and most, as they are written: seconds, or days.
MOVE_LIMITS: Final = (5, 3600)
BANK_LIMITS: Final = (10, 5 * 3600)
INCREMENT_LIMITS: Final = (0, 300)
DAYS_LIMITS: Final = (1, 14)


@dataclass(frozen=True, slots=True)
class Clock:
    """How time is kept; amounts in milliseconds."""

    kind: str = NONE
    time: int = 0
    increment: int = 0

    @property
    def per_turn(self) -> bool:
        return self.kind in (MOVE, DAYS)

    @property
    def then(self) -> str:
        """What running out of time comes to."""
        return TAKEOVER if self.kind == MOVE else LOSS

    def to_json(self) -> dict[str, Json]:
        if self.kind == MOVE:
            return {"kind": MOVE, "seconds": self.time // SECOND}
        if self.kind == BANK:
            seconds, increment = self.time // SECOND, self.increment // SECOND
            return {"kind": BANK, "seconds": seconds, "increment": increment}
        if self.kind == DAYS:
            return {"kind": DAYS, "days": self.time // DAY}
        return {"kind": NONE}


def from_json(given: object) -> Clock:
    """A clock as a person chose it, or a refusal that says what is possible."""
    if given is None:
        return Clock()
    fields = given if isinstance(given, dict) else {}
    kind = fields.get("kind")
    if kind == NONE:
        return Clock()
    if kind == MOVE:
        return Clock(MOVE, amount(fields, "seconds", MOVE_LIMITS) * SECOND)
    if kind == BANK:
        bank = amount(fields, "seconds", BANK_LIMITS) * SECOND
        return Clock(BANK, bank, amount(fields, "increment", INCREMENT_LIMITS, 0) * SECOND)
    if kind == DAYS:
        return Clock(DAYS, amount(fields, "days", DAYS_LIMITS) * DAY)
    raise BadOption(say("match-refusal-clock", kinds=f"{NONE}, {MOVE}, {BANK}, {DAYS}"))


def amount(
    fields: dict[object, object], name: str, limits: tuple[int, int], default: int | None = None
) -> int:
    given = whole(fields.get(name, default))
    low, high = limits
    if given is None or not low <= given <= high:
        raise BadOption(say("match-refusal-clock-amount", field=name, low=low, high=high))
    return given
