"""Where a match is in the lesson that it began as."""

from __future__ import annotations

from pentarch.core.lessons import Coaching, coaching
from pentarch.core.record import is_lesson
from pentarch.games import TEACHING
from pentarch.match.match import RUNNING, Match


def coaching_of(match: Match) -> Coaching | None:
    """What the coach says now; None where there is none, or none any more."""
    if not is_lesson(match.secret) or match.game is None or match.status != RUNNING:
        return None
    teaching = TEACHING.get(match.game_id)
    if teaching is None:
        return None
    lesson = teaching.lesson
    if (lesson.secret, lesson.opening) != (match.secret, match.position):  # it was another one then
        return None
    return coaching(match.game, lesson, [ply.action for ply in match.plies])
