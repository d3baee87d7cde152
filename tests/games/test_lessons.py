"""First matches with a coach can be played to the end, and refusals lead into the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pentarch.core.game import Game
from pentarch.core.lessons import Coaching, Lesson, coaching, exercises
from pentarch.core.record import apply_ply, key_of, set_up
from pentarch.core.state import State
from pentarch.core.words import say
from pentarch.games import GAMES, TEACHING
from pentarch.locale import LANGUAGES, language

PAIRS = [(GAMES[name], teaching.lesson) for name, teaching in TEACHING.items()]
EACH = pytest.mark.parametrize(("game", "lesson"), PAIRS, ids=[*TEACHING])


class Follower:
    """Somebody who does what the coach asks for, in an order of their own."""

    def __init__(self, game: Game[State], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.key = key_of(lesson.secret, [b""] * lesson.players)
        options = game.choose(lesson.players, {**lesson.options})
        self.state = set_up(game, lesson.players, options, self.key, lesson.opening)
        self.played: list[int] = []

    def told(self) -> Coaching | None:
        return coaching(self.game, self.lesson, self.played)

    def play(self, action: int) -> None:
        self.game.check(self.state, action)
        self.played.append(action)
        apply_ply(self.state, self.key, len(self.played), action)

    def offered(self, told: Coaching) -> list[int]:
        return [action for action in told.wanted if action in self.state.legal_actions()]


def pages(follower: Follower, choice: int) -> Iterator[str]:
    """All that is read on the way to the end, taking the `choice`-th of what is offered."""
    while (told := follower.told()) is not None:
        yield from told.steps
        if told.rival is not None:
            follower.play(told.rival)
        elif told.wanted:
            offered = follower.offered(told)
            follower.play(offered[choice % len(offered)])
        else:
            return


@EACH
def test_a_lesson_has_five_to_ten_steps_with_words_in_both_languages(
    game: Game[State], lesson: Lesson
) -> None:
    assert 5 <= len(lesson.steps) <= 10
    keys = [f"{game.id}-coach-{step.name}" for step in lesson.steps]
    for code in LANGUAGES:
        known = language(code)
        assert [key for key in keys if not known.has(key) or not known.has(f"{key}.title")] == []


@EACH
@pytest.mark.parametrize("choice", [0, -1, 1])
def test_whoever_does_what_is_asked_reads_every_step_and_reaches_the_last(
    game: Game[State], lesson: Lesson, choice: int
) -> None:
    follower = Follower(game, lesson)

    read = [*pages(follower, choice)]

    assert [*dict.fromkeys(read)] == [step.name for step in lesson.steps]
    assert not follower.state.is_terminal(), "the match goes on after the lesson"


@EACH
def test_another_answer_than_the_wanted_one_ends_the_coaching(
    game: Game[State], lesson: Lesson
) -> None:
    follower = Follower(game, lesson)
    told = follower.told()
    assert told is not None
    others = [it for it in follower.state.legal_actions() if it not in told.wanted]

    follower.play(others[0])

    assert follower.told() is None


@EACH
def test_whoever_plays_on_after_the_last_step_is_alone(game: Game[State], lesson: Lesson) -> None:
    follower = Follower(game, lesson)
    assert [*pages(follower, 0)]

    follower.play(follower.state.legal_actions()[0])

    assert follower.told() is None


def test_the_steps_are_read_once_and_kept() -> None:
    game, lesson = PAIRS[0]

    assert exercises(game, lesson) is exercises(game, lesson)


TAUGHT = pytest.mark.parametrize("game", [*TEACHING])


@TAUGHT
def test_every_tip_can_come_up_and_has_words(game: str) -> None:
    kinds = {kind.name for kind in GAMES[game].vocabulary.actions.values()}
    tips = TEACHING[game].tips

    assert {text.split()[0] for text in tips.values()} <= kinds
    for code in LANGUAGES:
        assert [name for name in tips if not language(code).has(f"{game}-tip-{name}")] == []


@TAUGHT
def test_every_refusal_leads_to_a_paragraph_of_the_rules(game: str) -> None:
    begins = f"{game}-why-not-"
    keys = language("en").keys()
    names = {key.removeprefix(begins) for key in keys if key.startswith(begins)}
    paragraphs = TEACHING[game].paragraphs

    assert names - {*paragraphs} == set()
    assert {name.split()[0] for name in paragraphs} - names == set()
    for code in LANGUAGES:
        for place in {*paragraphs.values()}:
            section, number = place.split(".")
            text = language(code).format(say(f"{game}-rules-{section}"), strict=True)
            assert 1 <= int(number) <= len(text.split("\n")), place


def test_an_option_of_the_table_can_lead_to_another_paragraph() -> None:
    teaching = TEACHING["star-realms"]

    assert teaching.paragraph("out-of-reach", {"mode": "hunter"}) == "hunter.1"
    assert teaching.paragraph("out-of-reach", {"mode": "auto"}) == "combat.1"
    assert teaching.paragraph("no such name", {}) is None
