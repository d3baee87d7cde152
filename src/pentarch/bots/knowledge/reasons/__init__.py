"""Why a bot likes an answer, in a sentence from what it knows of the game.

A reason names the largest of the terms in which the rating of the best answer differs from
that of the next best. What a search has found by playing on, and a rating at sight does not
show, has no reason here: then there is none, and nobody makes one up. Not compiled: a person
has asked, and waits for the search.
"""

from collections.abc import Callable
from typing import Final

from pentarch.bots.knowledge.reasons import (
    commanders,
    infiltration,
    legends,
    skirmish,
    star_realms,
)
from pentarch.core.state import State
from pentarch.core.words import Message

# The state, redealt for the player who is asked; the player; the best answer, and the next best.
Reason = Callable[[State, int, int, int | None], Message | None]

REASONS: Final[dict[str, Reason]] = {
    "infiltration": infiltration.reason,
    "commanders": commanders.reason,
    "star-realms": star_realms.reason,
    "legends": legends.reason,
    "skirmish": skirmish.reason,
}
