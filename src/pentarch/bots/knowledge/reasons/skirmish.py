"""Why an answer in a skirmish: whom it hits, what it is safe from, what the mission pays for."""

from __future__ import annotations

from typing import Final

from pentarch.bots.knowledge.skirmish_answers import answer_worth
from pentarch.bots.knowledge.skirmish_deeds import base_there
from pentarch.bots.knowledge.skirmish_surveys import Survey
from pentarch.bots.knowledge.skirmish_worth import TASTE
from pentarch.core.state import State
from pentarch.core.steps import amount_of
from pentarch.core.words import Message, say
from pentarch.games.skirmish import cards, moves, prospects, verbs
from pentarch.games.skirmish.boards import FAR
from pentarch.games.skirmish.figures import distance_to
from pentarch.games.skirmish.movement import can_stop, reach
from pentarch.games.skirmish.odds import attack_word, health_left, odds_of
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.state import (
    ATTACKER,
    NOBODY,
    STYLE,
    TOKEN,
    TOKEN_SPACE,
    Position,
    fight,
    space_of,
    token,
)
from pentarch.games.skirmish.words import whom

LEAST: Final = 0.25  # points: less is nothing to speak of
LIKELY: Final = 0.4  # that the target falls
MOVING: Final = (
    *(verbs.ACT, verbs.PERFORM, verbs.SPEND),
    *(verbs.MOVE_SPACES, verbs.PLACE_WITHIN),
)
# Questions whose answers are weighed by one number: what is said if the best one has more.
WEIGHED: Final = {
    verbs.INITIATIVE: "initiative",
    verbs.ZONE: "zone",
    verbs.DEPLOY: "deploy",
    verbs.PLACE: "place",
}


def reason(state: State, player: int, best: int, next_best: int | None) -> Message | None:
    assert isinstance(state, Skirmish)
    verb = state.pending.verb()
    if verb in WEIGHED:
        return if_better(state, best, next_best, WEIGHED[verb])
    if verb == verbs.REROLL:
        return if_better(state, best, next_best, "keep" if best == moves.PASS else "reroll")
    if verb == verbs.WINDOW:
        return if_better(state, best, next_best, "later" if best == moves.PASS else "now")
    if verb in (verbs.TURN, verbs.NEXT_FIGURE):
        return why_activate(state, best)
    if moves.TARGET <= best < moves.SPECIAL and verb == verbs.TARGET:
        attacker, style = int(fight(state, ATTACKER)), int(fight(state, STYLE))
        return why_attack(state, attacker, best - moves.TARGET, style)
    if verb in MOVING:
        return why_act(state, best, next_best)
    return None


def if_better(state: Position, best: int, next_best: int | None, name: str) -> Message | None:
    """What is said of an answer that is worth more at sight, too."""
    if next_best is None:
        return None
    lead = answer_worth(state, TASTE, best) - answer_worth(state, TASTE, next_best)
    return say(f"skirmish-reason-{name}") if lead > 0.0 else None


# Activations.


def why_activate(state: Skirmish, best: int) -> Message | None:
    """What the figure can do at once, or what it runs away from."""
    if best == moves.PASS:
        return say("skirmish-reason-wait")
    survey = Survey(state, TASTE, best & 63)
    there = best_base(survey, int(survey.speed), paying=True)
    survey.look(there)
    if survey.target != NOBODY and survey.gain >= LEAST:
        return say("skirmish-reason-reach", **whom(state, int(survey.target)))
    if survey.loss(survey.start) - survey.loss(there) >= LEAST:
        return say("skirmish-reason-escape")
    if survey.bright_side(there) - survey.bright_side(survey.start) >= LEAST:
        return say("skirmish-reason-goal")
    return None


def why_act(state: Skirmish, best: int, next_best: int | None) -> Message | None:
    figure = int(verbs.figure_of(amount_of(state.pending.top)))
    survey = Survey(state, TASTE, figure)
    if best == moves.ATTACK:
        survey.look(survey.start)
        return why_attack(state, figure, int(survey.target), cards.PLAIN)
    here = base_after(state, survey, best)
    if here is None:
        return None
    there = None if next_best is None else base_after(state, survey, next_best)
    return why_there(survey, here, int(survey.start) if there is None else there)


def why_attack(state: Skirmish, figure: int, target: int, style: int) -> Message | None:
    if target == NOBODY:
        return None
    is_token = target >= TOKEN
    space = token(state, target - TOKEN, TOKEN_SPACE) if is_token else space_of(state, target)
    away = distance_to(state, figure, space)
    promise = odds_of(attack_word(state, figure, target, space, style, away))
    falls = promise.at_least(health_left(state, target))
    said = whom(state, int(target))
    if falls >= LIKELY:
        return say("skirmish-reason-defeat", chance=round(100 * falls), **said)
    return say("skirmish-reason-hit", chance=round(100 * promise.hit()), **said)


# Places.


def base_after(state: Position, survey: Survey, action: int) -> int | None:
    """Where the figure stands after an answer; None if the answer is about something else."""
    if action in (moves.END, moves.PASS):
        return int(survey.start)
    if action >= moves.SPACE:
        return int(base_there(survey, action - moves.SPACE))
    if action == moves.MOVE:
        _, _, more, paying = prospects.move_now(state)
        return best_base(survey, int(more), paying=paying)
    return None


def best_base(survey: Survey, points: int, *, paying: bool) -> int:
    """The best of the places that a figure can reach, with the attack from there."""
    state, figure = survey.state, survey.figure
    found = int(survey.start)
    highest = worth_of(survey, found)
    for place, cost in enumerate(reach(state, figure, points, paying)):
        if int(cost) == FAR or not can_stop(state, figure, place):
            continue
        base = int(base_there(survey, place))
        worth = worth_of(survey, base)
        if worth > highest:
            found, highest = base, worth
    return found


def worth_of(survey: Survey, base: int) -> float:
    survey.look(base)
    return survey.gain + survey.worth_of(base)


def why_there(survey: Survey, base: int, other: int) -> Message | None:
    """The largest of the terms in which one place is better than another."""
    one, two = terms(survey, base), terms(survey, other)
    gain, name = max((one[name] - two[name], name) for name in one)
    return say(f"skirmish-reason-{name}") if gain >= LEAST else None


def terms(survey: Survey, base: int) -> dict[str, float]:
    """What makes up the worth of a place, in points."""
    survey.look(base)
    return {
        "aim": survey.gain,
        "hold": survey.hold(base),
        "nearer": survey.promise(base, survey.field),
        "safe": -survey.loss(base),
    }
