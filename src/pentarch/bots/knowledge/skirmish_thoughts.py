"""What a search of Skirmish thinks about, and what answers look to be worth at sight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.skirmish_answers import (
    LOWEST,
    answer_worth,
    best_answer,
    free_card,
    turn_worths,
)
from pentarch.bots.knowledge.skirmish_musters import list_by_lot
from pentarch.bots.knowledge.skirmish_plans import MARGIN, Planner
from pentarch.bots.knowledge.skirmish_worth import Taste
from pentarch.core.steps import amount_of
from pentarch.games.skirmish import moves, verbs
from pentarch.games.skirmish.state import Position, group_of

LARGE: Final = 100.0
# What a search thinks about: so many answers, none worth less than the best by more.
MOST_ACTS: Final = 6
MOST_TURNS: Final = 5
TURN_MARGIN: Final = 6.0
MOST_TARGETS: Final = 3
TARGET_MARGIN: Final = 0.9


def narrow(state: Position, taste: Taste, legal: vec[i64], many: i64) -> i64:
    """Keep, in place and in order, the answers worth thinking about; how many they are."""
    if many == 1:
        return 1
    verb = state.pending.verb()
    if verb == verbs.ACT:
        return keep_best(legal, many, act_worths(state, taste, legal, many), MOST_ACTS, MARGIN)
    if verb in (verbs.TURN, verbs.NEXT_FIGURE):
        worths = turn_worths(state, taste, legal, many)
        one_of_each_group(state, legal, many, worths)
        return keep_best(legal, many, worths, MOST_TURNS, TURN_MARGIN)
    if verb in (verbs.TARGET, verbs.WINDOW, verbs.PICK):
        worths = answer_worths(state, taste, legal, many)
        return keep_best(legal, many, worths, MOST_TARGETS, TARGET_MARGIN)
    legal[0] = plain_answer(state, taste, legal, many)
    return 1


def worths_seen(state: Position, taste: Taste, legal: vec[i64], many: i64) -> vec[float]:
    """What answers are worth in victory points; where there is a plain one, it stands out."""
    verb = state.pending.verb()
    if verb == verbs.ACT:
        return act_worths(state, taste, legal, many)
    if verb in (verbs.TURN, verbs.NEXT_FIGURE):
        return turn_worths(state, taste, legal, many)
    if verb in (verbs.TARGET, verbs.WINDOW, verbs.PICK):
        return answer_worths(state, taste, legal, many)
    worths = vec[float]([0.0] * int(many))
    best = plain_answer(state, taste, legal[:many], many)
    place: i64 = 0
    while place < many:
        if legal[place] == best:
            worths[place] = LARGE
        place += 1
    return worths


def plain_answer(state: Position, taste: Taste, legal: vec[i64], many: i64) -> i64:
    """The answer to a question that is not worth a thought; `legal` is left in any order."""
    if state.pending.verb() == verbs.BUILD:
        return list_by_lot(state, legal, many)
    return best_answer(state, taste, legal, many)


def answer_worths(state: Position, taste: Taste, legal: vec[i64], many: i64) -> vec[float]:
    worths = vec[float]([0.0] * int(many))
    place: i64 = 0
    while place < many:
        worths[place] = answer_worth(state, taste, legal[place])
        place += 1
    return worths


def act_worths(state: Position, taste: Taste, legal: vec[i64], many: i64) -> vec[float]:
    planner = Planner(state, taste, amount_of(state.pending.top))
    planner.compares = True
    plan = planner.plan(legal, many)
    worths = vec[float]([0.0] * int(many))
    place: i64 = 0
    while place < many:
        worths[place] = plan.worths[legal[place]]
        place += 1
    free = free_card(state, plan, legal, many)
    place = 0
    while place < many and free >= 0:
        if legal[place] == free:
            worths[place] = plan.worth + LARGE
        place += 1
    return worths


def one_of_each_group(state: Position, legal: vec[i64], many: i64, worths: vec[float]) -> None:
    """Which figure of a group begins is no question, unless the group is already chosen."""
    if state.pending.verb() != verbs.TURN:
        return
    place: i64 = 0
    while place < many:
        other: i64 = 0
        while other < many and legal[place] != moves.PASS:
            if other != place and legal[other] != moves.PASS:
                mine = group_of(state, legal[place] - moves.ACTIVATE)
                theirs = group_of(state, legal[other] - moves.ACTIVATE)
                if mine == theirs and worths[other] > worths[place]:
                    worths[place] = LOWEST
            other += 1
        place += 1


def keep_best(legal: vec[i64], many: i64, worths: vec[float], most: i64, margin: float) -> i64:
    """The answers that are worth most, none that is worth less by more than a margin."""
    highest = LOWEST
    place: i64 = 0
    while place < many:
        highest = max(highest, worths[place])
        place += 1
    floor = highest - margin
    while more_than(worths, many, floor) > most:
        margin *= 0.7
        floor = highest - margin
    kept: i64 = 0
    place = 0
    while place < many:
        if worths[place] >= floor and kept < most:
            legal[kept] = legal[place]
            kept += 1
        place += 1
    return kept


def more_than(worths: vec[float], many: i64, floor: float) -> i64:
    """How many are worth so much, while it is not the same for all of them."""
    found: i64 = 0
    highest = LOWEST
    place: i64 = 0
    while place < many:
        if worths[place] >= floor:
            found += 1
            highest = max(highest, worths[place])
        place += 1
    return found if highest > floor + 1e-6 else i64(0)
