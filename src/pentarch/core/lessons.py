"""A first match with a coach: a deal that is known beforehand, and what both sides do in it.

A lesson is a real match of the game, from its own set-up or, where that is long, from a position
that is written down. Its secret begins with a mark, so
that nobody can take it for a match whose chance was anybody's guess: whoever reads the
secret knows that the deal was chosen (`core/record.py`). The deal, the learner's steps and
the rival's answers are data of the game; as long as a match follows them it is coached, and
the first other answer makes it a match like any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from pentarch.core.game import Game
from pentarch.core.record import LESSON_MARK, apply_ply, key_of, set_up
from pentarch.core.state import State
from pentarch.core.words import Json

LEARNER: Final = 0  # the learner's seat


@dataclass(frozen=True)
class Step:
    """Something to read, or to do. Its words are `<game>-coach-<name>`."""

    name: str
    do: tuple[str, ...] = ()  # what the learner does, as texts of actions
    then: tuple[str, ...] = ()  # what the rivals answer, in this order
    in_order: bool = False  # the learner does it in this order; otherwise in any


@dataclass(frozen=True, eq=False)
class Lesson:
    deal: int  # which of the deals of lessons
    steps: tuple[Step, ...]
    players: int = 2
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    rival: str = "level-1"  # who plays on when the steps are done
    opening: Json = None  # the position that it begins with, if not with set-up

    @property
    def secret(self) -> bytes:
        return LESSON_MARK + self.deal.to_bytes(16, "big")


@dataclass(frozen=True, eq=False)
class Teaching:
    """All that a game has for those who learn it, besides its rules."""

    lesson: Lesson
    # Tips `<game>-tip-<name>`, each with how the texts of those actions begin that bring it about:
    # it is told the first time that one of them is possible.
    tips: Mapping[str, str]
    # For refusals `<game>-why-not-<name>` the place in the rules: `<section>.<paragraph>`, from 1.
    # A name with an option, such as `out-of-reach mode=hunter`, goes before the bare name.
    paragraphs: Mapping[str, str]

    def paragraph(self, name: str, options: Mapping[str, bool | int | str]) -> str | None:
        """Where the rules say why, at a table with these options."""
        chosen = [f"{name} {option}={value}" for option, value in options.items()]
        return next((self.paragraphs[it] for it in (*chosen, name) if it in self.paragraphs), None)


@dataclass(frozen=True)
class Exercise:
    """A step whose answers are actions."""

    name: str
    do: tuple[int, ...]
    then: tuple[int, ...]
    in_order: bool

    def wanted(self, left: list[int]) -> list[int]:
        """What can be done next of what is left."""
        return left[:1] if self.in_order else left


@dataclass(frozen=True)
class Coaching:
    """Where a match is in its lesson."""

    steps: tuple[str, ...]  # to be read now; the last of them is also to be done, if anything is
    first: int  # the number of the first of them
    of: int  # how many steps the lesson has
    wanted: tuple[int, ...]  # what the learner is asked to answer
    rival: int | None  # what the rival answers, who is asked


@cache
def exercises(game: Game[State], lesson: Lesson) -> tuple[Exercise, ...]:
    """The steps with their texts read, by playing the lesson from its deal to its end."""
    key = key_of(lesson.secret, [b""] * lesson.players)
    options = game.choose(lesson.players, {**lesson.options})
    state = set_up(game, lesson.players, options, key, lesson.opening)
    read: list[Exercise] = []
    ply = 0
    for step in lesson.steps:
        actions: list[int] = []
        for place, text in enumerate((*step.do, *step.then)):
            is_learner = int(state.current_player()) == LEARNER
            assert is_learner == (place < len(step.do)), f"{step.name}: it is not their turn"
            ply += 1
            actions.append(game.parse(state, text))
            apply_ply(state, key, ply, actions[-1])
        done = len(step.do)
        do, then = tuple(actions[:done]), tuple(actions[done:])
        read.append(Exercise(step.name, do, then, step.in_order))
    return tuple(read)


def coaching(game: Game[State], lesson: Lesson, played: Sequence[int]) -> Coaching | None:
    """Where a match with these actions is in its lesson; None if it has left it."""
    steps = exercises(game, lesson)
    of = len(steps)
    ply = 0
    first = 0  # of the steps since the last that was done
    for number, step in enumerate(steps):
        left = [*step.do]
        while left and ply < len(played):
            if played[ply] not in step.wanted(left):
                return None
            left.remove(played[ply])
            ply += 1
        if left:
            names = tuple(it.name for it in steps[first : number + 1])
            wanted = tuple(sorted({*step.wanted(left)}))
            return Coaching(names, first + 1, of, wanted, None)
        for action in step.then:
            if ply == len(played):
                return Coaching((), number + 1, of, (), action)
            if played[ply] != action:
                return None
            ply += 1
        if step.do or step.then:
            first = number + 1
    if ply < len(played):
        return None
    names = tuple(it.name for it in steps[first:])
    return Coaching(names, first + 1, of, (), None) if names else None
