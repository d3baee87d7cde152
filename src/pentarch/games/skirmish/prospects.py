"""What a figure could do now: by which way it gets where, and whom it can aim at."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pentarch.core.bits import bit, lowest
from pentarch.core.steps import amount_of, extra_of, verb_of
from pentarch.games.skirmish import cards, verbs
from pentarch.games.skirmish.aiming import (
    can_target,
    enemies,
    is_in_range,
    is_melee,
    is_raider,
    may_attack_again,
    sees_past_figures,
)
from pentarch.games.skirmish.boards import FAR
from pentarch.games.skirmish.figures import (
    base_of,
    distance_to,
    nth,
    sight_of_space,
    spaces_in,
)
from pentarch.games.skirmish.movement import (
    can_leave,
    speed_of,
)
from pentarch.games.skirmish.state import (
    BARRED,
    FLAGS,
    IN_MELEE,
    NOBODY,
    ONLY,
    STUNNED,
    STYLE,
    TOKEN,
    TOKEN_BYTES,
    TOKEN_SPACE,
    Position,
    fight,
    has_condition,
    is_standing,
    token,
)

# Moving.


def move_now(state: Position) -> tuple[i64, i64, i64, bool]:
    """Who may move now, with how many points, with how many after a move action, and paying."""
    asked = state.pending.top
    verb, points = verb_of(asked), extra_of(asked)
    figure = verbs.figure_of(amount_of(asked))
    if verb == verbs.PUSH:
        pushed = verbs.chosen_of(amount_of(asked))
        return (
            (pushed, points, points, False) if is_standing(state, pushed) else (NOBODY, 0, 0, False)
        )
    if verb not in (verbs.ACT, verbs.SPEND, verbs.MOVE_SPACES):
        return NOBODY, 0, 0, False
    if not is_standing(state, figure) or not can_leave(state, figure):
        return NOBODY, 0, 0, False
    if verb == verbs.ACT:
        more = speed_of(state, figure) if state.actions > 0 else i64(0)
        return figure, state.movement, state.movement + more, True
    return figure, points, points, verb == verbs.SPEND


# Aiming.


def attack_now(state: Position) -> tuple[i64, i64, i64]:
    """Who may attack now, in which style, and with which flags."""
    asked = state.pending.top
    verb = verb_of(asked)
    figure = verbs.figure_of(amount_of(asked))
    if verb == verbs.TARGET:
        return figure, fight(state, STYLE), fight(state, FLAGS)
    if verb == verbs.ORDERED:
        figure = verbs.chosen_of(amount_of(asked))
    elif verb in (verbs.ACT, verbs.PERFORM, verbs.ACTION_ATTACK):
        if not may_attack_again(state, figure):
            return NOBODY, 0, 0
        if verb == verbs.ACT and state.actions == 0:
            return NOBODY, 0, 0
    else:
        return NOBODY, 0, 0
    if not is_standing(state, figure) or has_condition(state, figure, STUNNED):
        return NOBODY, 0, 0
    flags: i64 = IN_MELEE if is_melee(state, figure, cards.PLAIN) else 0
    return figure, cards.PLAIN, flags


def targets(state: Position, figure: i64, flags: i64) -> vec[i64]:
    """The figures, and TOKEN + the raiders, that a figure can attack from where it stands."""
    only: i64 = NOBODY
    barred: i64 = NOBODY
    if verb_of(state.pending.top) == verbs.TARGET:
        only, barred = fight(state, ONLY), fight(state, BARRED)
    found = vec[i64]()
    rest = enemies(state, figure, flags)
    if only != NOBODY:
        rest &= bit(only)
    while rest:
        target = lowest(rest)
        rest &= rest - 1
        if target != barred and can_target(state, figure, target, flags):
            found = append(found, target)
    number: i64 = 0
    while number < len(state.tokens) // TOKEN_BYTES and only == NOBODY:
        target = TOKEN + number
        if is_raider(state, number) and target != barred:
            if can_target(state, figure, target, flags):
                found = append(found, target)
        number += 1
    return found


def aimed_at(state: Position, figure: i64, target: i64, flags: i64) -> vec[i64]:
    """The spaces of a target that the figure can aim at, the nearest first."""
    if target >= TOKEN:
        return vec[i64]([token(state, target - TOKEN, TOKEN_SPACE)])
    base = base_of(state, target)
    found = vec[i64]()
    away: i64 = 0
    while away <= FAR and len(found) < spaces_in(base):
        place: i64 = 0
        while place < spaces_in(base):
            space = nth(base, place)
            place += 1
            if spaces_from(state, figure, space) == away:
                if is_in_range(state, figure, space, target, flags):
                    found = append(found, space)
        away += 1
    return found


def spaces_from(state: Position, figure: i64, space: i64) -> i64:
    """How many spaces an attack on a space must bridge."""
    return max(distance_to(state, figure, space), 1)


def line_of_sight(state: Position, figure: i64, target: i64, space: i64, flags: i64) -> vec[i64]:
    """How the figure sees a space of its target: three corners, by column and row."""
    other = i64(NOBODY) if target >= TOKEN else target
    past_figures = sees_past_figures(state, figure, flags)
    return sight_of_space(state, figure, space, other, past_figures)
