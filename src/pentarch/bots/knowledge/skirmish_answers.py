"""The answer that looks best, question by question."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.skirmish_deeds import (
    base_there,
    blow_worth,
    focus_worth,
    lure_worth,
    order_worth,
    shock_worth,
)
from pentarch.bots.knowledge.skirmish_fights import attack_answer_worth
from pentarch.bots.knowledge.skirmish_hands import hand_worth, window_worth
from pentarch.bots.knowledge.skirmish_musters import (
    build_worth,
    deploy_worth,
    place_worth,
    zone_worth,
)
from pentarch.bots.knowledge.skirmish_plans import Plan, Planner
from pentarch.bots.knowledge.skirmish_surveys import Survey
from pentarch.bots.knowledge.skirmish_worth import (
    Taste,
    fall_worth,
    harm_worth,
)
from pentarch.core.bits import lowest
from pentarch.core.steps import amount_of, extra_of, verb_of
from pentarch.games.skirmish import cards, moves, verbs
from pentarch.games.skirmish.cards import COMMAND, COST
from pentarch.games.skirmish.damage import members
from pentarch.games.skirmish.figures import board, distance_to
from pentarch.games.skirmish.maps import EXTERIOR
from pentarch.games.skirmish.missions import RAIDER
from pentarch.games.skirmish.objects import tokens_of
from pentarch.games.skirmish.odds import health_left
from pentarch.games.skirmish.state import (
    GROUP_SIDE,
    NO_SPACE,
    TOKEN_KIND,
    TOKEN_SPACE,
    Position,
    card_of_group,
    group_of,
    owner_of,
    space_of,
    standing_of,
    token,
)

LOWEST: Final = -1.0e9
TOP_CARD: Final = 0.12  # what the top card of the deck is worth, unseen


def best_answer(state: Position, taste: Taste, legal: vec[i64], many: i64) -> i64:
    """One of the legal actions."""
    if many == 1:
        return legal[0]
    verb = state.pending.verb()
    if verb == verbs.ACT:
        return best_act(state, taste, legal, many)
    if verb in (verbs.TURN, verbs.NEXT_FIGURE):
        return best_turn(state, taste, legal, many)
    if verb == verbs.PERFORM:
        return best_extra(state, taste, legal, many)
    if verbs.SPEND <= verb <= verbs.PLACE_WITHIN:
        return best_place(state, taste, legal, many)
    best = legal[0]
    highest = LOWEST
    place: i64 = 0
    while place < many:
        worth = answer_worth(state, taste, legal[place])
        if worth > highest:
            highest = worth
            best = legal[place]
        place += 1
    return best


def is_among(action: i64, legal: vec[i64], many: i64) -> bool:
    place: i64 = 0
    while place < many:
        if legal[place] == action:
            return True
        place += 1
    return False


# Activations.


def best_act(state: Position, taste: Taste, legal: vec[i64], many: i64) -> i64:
    """The first step of the best plan; who has nothing left to spend can only end."""
    plan = Plan()
    if state.actions > 0 or state.movement > 0:
        plan = Planner(state, taste, amount_of(state.pending.top)).plan(legal, many)
    free = free_card(state, plan, legal, many)
    if free >= 0:
        return free
    return plan.action if is_among(plan.action, legal, many) else legal[0]


def free_card(state: Position, plan: Plan, legal: vec[i64], many: i64) -> i64:
    """A card that costs no action and helps now; -1 if there is none."""
    lord = moves.PLAY + cards.LORD_OF_THE_SITH
    if state.actions == 0 and is_among(lord, legal, many):
        return lord
    fleet = moves.PLAY + cards.FLEET_FOOTED
    if plan.action >= moves.SPACE and state.actions == 0 and is_among(fleet, legal, many):
        return fleet
    return -1


def best_extra(state: Position, taste: Taste, legal: vec[i64], many: i64) -> i64:
    """One action more."""
    figure = verbs.figure_of(amount_of(state.pending.top))
    planner = Planner(state, taste, figure)
    planner.extra = 1
    action = planner.plan(legal, many).action
    return action if is_among(action, legal, many) else i64(moves.PASS)


def best_turn(state: Position, taste: Taste, legal: vec[i64], many: i64) -> i64:
    worths = turn_worths(state, taste, legal, many)
    best: i64 = 0
    place: i64 = 1
    while place < many:
        if worths[place] > worths[best]:
            best = place
        place += 1
    return legal[best]


def turn_worths(state: Position, taste: Taste, legal: vec[i64], many: i64) -> vec[float]:
    """The group whose activation gains most, its best figure first; or to wait."""
    gains = vec[float]([0.0] * int(many))
    groups = vec[float]([0.0] * (2 * GROUP_SIDE))
    place: i64 = 0
    while place < many:
        if legal[place] != moves.PASS:
            figure = legal[place] - moves.ACTIVATE
            gains[place] = turn_worth(state, taste, figure)
            groups[group_of(state, figure)] += max(gains[place], 0.0)
        place += 1
    place = 0
    while place < many:
        if legal[place] == moves.PASS:
            gains[place] = taste.wait
        else:
            figure = legal[place] - moves.ACTIVATE
            gains[place] = groups[group_of(state, figure)] + 0.01 * gains[place]
        place += 1
    return gains


def turn_worth(state: Position, taste: Taste, figure: i64) -> float:
    """What activating a figure now gains, and what it escapes."""
    planner = Planner(state, taste, figure)
    plan = planner.foresee()
    return plan.gain() + taste.fear * planner.survey.loss(planner.survey.start)


# Moving.


def best_place(state: Position, taste: Taste, legal: vec[i64], many: i64) -> i64:
    """Where to go outside the usual moves, or to be put."""
    asked = state.pending.top
    verb = verb_of(asked)
    amount = amount_of(asked)
    figure = verbs.chosen_of(amount) if verb == verbs.PUSH else verbs.figure_of(amount)
    survey = Survey(state, taste, figure)
    sign = 1.0 if owner_of(figure) == state.pending.player() else -1.0
    strikes = verb != verbs.PUSH and is_attack_next(state)
    best = legal[0]
    highest = LOWEST
    place: i64 = 0
    while place < many:
        base = survey.start
        if legal[place] != moves.PASS:
            base = base_there(survey, legal[place] - moves.SPACE)
        worth = sign * survey.worth_of(base)
        if strikes:
            survey.look(base)
            worth += survey.gain
        if worth > highest + 0.001:
            highest = worth
            best = legal[place]
        place += 1
    return best


def is_attack_next(state: Position) -> bool:
    """Whether the figure may attack after it has moved."""
    below = verb_of(state.pending.below[state.pending.depth - 1])
    return below in (verbs.ACTION_ATTACK, verbs.ATTACK, verbs.ACT)


# All other questions.


def answer_worth(state: Position, taste: Taste, action: i64) -> float:
    verb = state.pending.verb()
    if verb == verbs.WINDOW:
        return window_worth(state, taste, action)
    if verb < verbs.TURN:
        return muster_worth(state, action)
    if verb < verbs.PICK:
        return attack_answer_worth(state, taste, action)
    if verb in (verbs.PICK, verbs.PICK_ANOTHER):
        return pick_worth(state, taste, action)
    if verb < verbs.BOMBARD:
        return choice_worth(state, taste, action)
    return mission_worth(state, taste, action)


def muster_worth(state: Position, action: i64) -> float:
    verb = state.pending.verb()
    if verb == verbs.BUILD:
        return build_worth(action)
    if verb == verbs.INITIATIVE:
        return float(action == moves.MINE)
    if verb == verbs.ZONE:
        return zone_worth(state, action)
    if verb == verbs.DEPLOY:
        return deploy_worth(state, action - moves.FIGURE)
    figure = amount_of(state.pending.top)
    return place_worth(state, state.pending.player(), figure, moves.space_of(action))


def pick_worth(state: Position, taste: Taste, action: i64) -> float:
    """The figure that an ability or a card is for."""
    if action == moves.PASS:
        return 0.0
    asked = state.pending.top
    source, one = extra_of(asked), action - moves.FIGURE
    figure = verbs.figure_of(amount_of(asked))
    if source == cards.ON_MY_MARK:
        return focus_worth(state, one)
    if source == COMMAND + cards.FEROCITY:
        survey = Survey(state, taste, one)
        if owner_of(one) != state.pending.player():
            return lure_worth(survey, one)
        survey.look(survey.start)
        return survey.gain
    if source in (cards.FORCE_CHOKE, cards.SLAM, COMMAND + cards.TELEKINETIC_THROW):
        return blow_worth(state, taste, one, 2.3)
    survey = Survey(state, taste, figure)
    if source == COMMAND + cards.FORCE_LIGHTNING:
        return shock_worth(survey, one)
    if source == COMMAND + cards.LURE_OF_THE_DARK_SIDE:
        return lure_worth(survey, one)
    if source == COMMAND + cards.EXPOSE_WEAKNESS:
        return harm_worth(state, taste, one)
    attacks = source in (cards.EXECUTIVE_ORDER, COMMAND + cards.TAKE_IT_DOWN)
    return order_worth(survey, one, attacks)


def choice_worth(state: Position, taste: Taste, action: i64) -> float:
    asked = state.pending.top
    verb, player = verb_of(asked), state.pending.player()
    if verb == verbs.BEAR_STRAIN:
        return strain_worth(state, taste, amount_of(asked), action)
    if verb in (verbs.DISCARD, verbs.DISCARD_DRAWN):
        return -hand_worth(state, player, action - moves.DISCARD)
    if verb == verbs.EXHAUST:
        return -float(COST[card_of_group(state, action - moves.GROUP)])
    if verb == verbs.PRICE:
        return frailty(state, action - moves.GROUP)
    if verb == verbs.LAST_STAND:
        return focus_worth(state, action - moves.FIGURE)
    if verb == verbs.ORDERED:
        return ordered_worth(state, taste, verbs.chosen_of(amount_of(asked)), action)
    return float(action != moves.PASS)


def strain_worth(state: Position, taste: Taste, figure: i64, action: i64) -> float:
    """A card that nobody has seen costs less than most wounds."""
    if action == moves.DISCARD_TOP:
        return -TOP_CARD
    worth = -harm_worth(state, taste, figure)
    return worth - fall_worth(state, taste, figure) if health_left(state, figure) == 1 else worth


def frailty(state: Position, group: i64) -> float:
    """How soon a group may fall."""
    health: i64 = 0
    figures = members(state, group)
    while figures:
        health += health_left(state, lowest(figures))
        figures &= figures - 1
    return 1.0 / float(health)


def ordered_worth(state: Position, taste: Taste, friend: i64, action: i64) -> float:
    if action == moves.PASS:
        return 0.0
    survey = Survey(state, taste, friend)
    if action == moves.MOVE:
        return 0.3 * survey.promise(survey.start, survey.field)
    survey.look(survey.start)
    return survey.gain


# Missions.


def mission_worth(state: Position, taste: Taste, action: i64) -> float:
    verb = state.pending.verb()
    if action == moves.PASS:
        return 0.0
    if verb == verbs.BOMBARD:
        return bombard_worth(state, taste)
    if verb == verbs.RAIDERS:
        few = raiders(state) < 2
        return float((action == moves.RAIDER) == few)
    if verb in (verbs.RAIDER_MOVE, verbs.RAIDER_COMES):
        return raider_worth(state, moves.space_of(action))
    return 1.0


def bombard_worth(state: Position, taste: Taste) -> float:
    """Two damage to all under the open sky."""
    player = state.pending.player()
    field = board(state)
    worth = 0.0
    rest = state.standing
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        if i64(field.areas[space_of(state, figure)]) == EXTERIOR:
            hurt = blow_worth(state, taste, figure, 2.0)
            worth += -hurt if owner_of(figure) == player else hurt
    return worth


def raiders(state: Position) -> i64:
    many: i64 = 0
    number: i64 = 0
    while number < tokens_of(state):
        if token(state, number, TOKEN_KIND) == RAIDER:
            if token(state, number, TOKEN_SPACE) != NO_SPACE:
                many += 1
        number += 1
    return many


def raider_worth(state: Position, space: i64) -> float:
    """Raiders are points for whoever is near them."""
    player = state.pending.player()
    mine = nearest_of(state, player, space)
    theirs = nearest_of(state, 1 - player, space)
    return 0.1 * float(theirs - mine)


def nearest_of(state: Position, player: i64, space: i64) -> i64:
    nearest: i64 = 30
    rest = standing_of(state, player)
    while rest:
        nearest = min(nearest, distance_to(state, lowest(rest), space))
        rest &= rest - 1
    return nearest
