"""What an analysis says of a match: types, and which decisions it looks at, and how closely.

Every decision gets a quick look; those that seem to have cost most then get a close one, with the
whole budget of the strongest level. A match that is longer than usual gets quicker looks, so
that no analysis takes much longer than another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from pentarch.bots import TOP, level_of
from pentarch.match.items import Said
from pentarch.match.match import Match

VERSION: Final = 1  # of the way in which matches are analysed: what was made otherwise is made anew
CLOSE_LOOKS: Final = 30
QUICKEST: Final = 64  # a quick look has at least this part of a close one's iterations
QUICK: Final = 8  # and at most this part
QUICK_LOOKS: Final = 30  # close looks that all quick ones together take the time of, about
MOST: Final = 2000  # decisions; of more only the first are looked at
LEAST_COST: Final = 0.02  # of a win: less is nothing to speak of
SURE: Final = 1.64  # deviations by which a cost must differ from nothing


class Judged(msgspec.Struct, frozen=True):
    """An answer, and what came of it on average where a bot played on from it: 0 to 1."""

    say: Said
    value: float


class Point(msgspec.Struct, frozen=True):
    """A decision as a bot sees it that knows what the seat knew; later ones replace earlier ones.

    `ply` is how many actions had been played when the seat was asked. `value` is what the seat
    could expect then, 0 to 1. `best` and `played` are told where a close look found that another
    answer was better, and `sure`ly so; `why` is what parts them, where a sentence says it truly.
    """

    ply: int
    seat: int
    value: float
    cost: float  # how much less the answer that was given promised
    close: bool
    same: bool  # the bot would have given the same answer
    sure: bool = False
    best: Judged | None = None
    played: Judged | None = None
    why: Said | None = None


class Decision(NamedTuple):
    """An answer of somebody who had a choice."""

    ply: int
    seat: int
    action: int


def decisions_of(match: Match) -> list[Decision]:
    """Of all seats, in order. What a teammate does in another's turn is nobody's decision."""
    assert match.game is not None, "an analysis needs the rules"
    found: list[Decision] = []
    for ply, (state, played) in enumerate(zip(match.states(match.game), match.plies, strict=False)):
        if len(found) == MOST:
            break
        if played.by == played.player and len(state.legal_actions()) > 1:
            found.append(Decision(ply, played.player, played.action))
    return found


def iterations_of(game: str, decisions: int, *, is_close: bool) -> int:
    """How much is thought about a decision."""
    top = level_of(TOP, game)
    assert top is not None, "every game has a strongest level"
    if is_close:
        return top.iterations
    part = top.iterations * QUICK_LOOKS // max(decisions, 1)
    return max(1, top.iterations // QUICKEST, min(top.iterations // QUICK, part))


def worth_a_close_look(points: Sequence[Point]) -> list[int]:
    """The plies of the decisions that seem to have cost most, worst first."""
    quick = [it for it in points if not it.close and it.cost > 0]
    return [it.ply for it in sorted(quick, key=lambda it: (-it.cost, it.ply))[:CLOSE_LOOKS]]


def is_sure(cost: float, error: float) -> bool:
    return cost >= LEAST_COST and cost >= SURE * error
