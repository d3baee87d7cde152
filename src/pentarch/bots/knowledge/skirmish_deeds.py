"""What the actions of a figure are worth where it stands, moves aside.

Attacks count by their odds, everything else by what it does to figures, cards and the mission.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.skirmish_surveys import RETRIEVED, Survey, strike_worth
from pentarch.bots.knowledge.skirmish_worth import (
    FOCUS_WORTH,
    STUN_WORTH,
    Taste,
    cost_of_figure,
    fall_worth,
    harm_worth,
)
from pentarch.core.bits import bit, has, lowest
from pentarch.games.skirmish import cards, moves, verbs
from pentarch.games.skirmish.aiming import can_target, enemies
from pentarch.games.skirmish.boards import FAR, board_of
from pentarch.games.skirmish.cards import (
    ABILITY_ATTACK,
    COMMAND,
    COMMAND_ATTACK,
    IS_MELEE,
    LEADER,
    TRAITS,
    WITH_ATTACK,
)
from pentarch.games.skirmish.figures import (
    ONE_SPACE,
    base_at,
    distance_to,
    footprint,
    is_small,
    neighbours,
)
from pentarch.games.skirmish.missions import CONTRABAND, LESSER_WORTH, PANEL, WORTH
from pentarch.games.skirmish.movement import can_stop, landings_into, reach
from pentarch.games.skirmish.objects import controller
from pentarch.games.skirmish.odds import attack_word, health_left
from pentarch.games.skirmish.state import (
    BLEEDING,
    FIGURE,
    FOCUSED,
    HARMFUL,
    IN_MELEE,
    IS_BORROWED,
    LOAD,
    STUNNED,
    TOKEN_KIND,
    TOKEN_SPACE,
    TOKEN_STATE,
    Position,
    card_of,
    group_of,
    hand_size,
    harm_of,
    has_condition,
    opponent,
    owner_of,
    space_of,
    standing_of,
    token,
)
from pentarch.games.skirmish.windows import candidates

RED_DAMAGE: Final = 2.17
BLUE_DAMAGE: Final = 1.17
CARD_WORTH: Final = 0.5  # of a command card in the hand
ACTION_WORTH: Final = 1.0  # of one more action
LANDINGS: Final = 512


def is_attack(action: i64) -> bool:
    """Whether an action has an attack that counts towards the limit."""
    if action == moves.ATTACK:
        return True
    if moves.SPECIAL <= action < moves.PLAY:
        return i64(ABILITY_ATTACK[action - moves.SPECIAL]) != cards.NO_ATTACK
    if moves.PLAY <= action < moves.DISCARD:
        return i64(COMMAND_ATTACK[action - moves.PLAY]) == WITH_ATTACK
    return False


def deed_worth(survey: Survey, action: i64) -> float:
    """What an action gains, done here and now."""
    if action == moves.ATTACK:
        survey.look(survey.start)
        return survey.gain
    if action == moves.CURE_STUN:
        return 1.0 + 0.3 * cost_of_figure(survey.state, survey.figure)
    if action == moves.CURE_BLEEDING:
        bare = survey.state.decks[survey.player].size == 0
        return 0.1 + (1.5 * survey.harm_worth if bare else 0.0)
    if moves.SPECIAL <= action < moves.PLAY:
        return special_worth(survey, action - moves.SPECIAL)
    if moves.PLAY <= action < moves.DISCARD:
        return play_worth(survey, action - moves.PLAY)
    if moves.INTERACT <= action < moves.GROUP:
        return interact_worth(survey, action - moves.INTERACT)
    return 0.0


# Blows that need no dice to hit.


def blow_worth(state: Position, taste: Taste, target: i64, damage: float) -> float:
    """What certain damage to a figure is worth."""
    health = float(health_left(state, target))
    worth = harm_worth(state, taste, target) * min(damage, health)
    if damage >= health:
        return worth + fall_worth(state, taste, target)
    return worth + fall_worth(state, taste, target) * 0.15 * damage / health


def best_blow(survey: Survey, source: i64, damage: float) -> float:
    """The best of those whom an effect may pick."""
    state = survey.state
    rest = candidates(state, survey.player, survey.figure, source, verbs.PICK)
    best = 0.0
    while rest:
        best = max(best, blow_worth(state, survey.taste, lowest(rest), damage))
        rest &= rest - 1
    return best


# Special actions.


def special_worth(survey: Survey, ability: i64) -> float:
    if ability == cards.BRUTALITY:
        survey.look(survey.start)
        return survey.gain + survey.second
    if ability == cards.SABER_STRIKE:
        return style_worth(survey, cards.SABER)
    if ability == cards.FORCE_CHOKE:
        return best_blow(survey, ability, 2.4)
    if ability == cards.SLAM:
        return best_blow(survey, ability, RED_DAMAGE) + 0.2
    if ability == cards.CHARGE:
        return dash_worth(survey, False)
    if ability == cards.POUNCE:
        return dash_worth(survey, True)
    if ability == cards.ON_MY_MARK:
        return best_focus(survey, ability)
    if ability == cards.EXECUTIVE_ORDER:
        return best_order(survey, ability, True)
    return best_order(survey, ability, False)


def style_worth(survey: Survey, style: i64) -> float:
    """The best attack in a style, from here."""
    state = survey.state
    figure = survey.figure
    flags: i64 = IN_MELEE if style == cards.SABER or IS_MELEE[survey.card] else 0
    best = 0.0
    number: i64 = 0
    while number < len(survey.foes):
        target = survey.foes[number]
        space = survey.bases[number] & 255
        number += 1
        if not can_target(state, figure, target, flags):
            continue
        word = attack_word(state, figure, target, space, style, distance_to(state, figure, space))
        best = max(best, strike_worth(state, survey.taste, target, word))
    return best


def dash_worth(survey: Survey, leaps: bool) -> float:
    """Move and attack in one action: the best place to attack from."""
    state = survey.state
    here = survey.worth_of(survey.start)
    best = 0.0
    places = vec[i64]([0] * LANDINGS)
    many = landings_into(state, survey.figure, 3, places) if leaps else dashes_into(survey, places)
    place: i64 = 0
    while place < many:
        base = base_there(survey, places[place] - moves.SPACE)
        place += 1
        survey.look(base)
        if survey.gain > 0.0:
            best = max(best, survey.gain + survey.worth_of(base) - here)
    return best


def dashes_into(survey: Survey, out: vec[i64]) -> i64:
    """Where a figure can go by its Speed in spaces, or stay."""
    costs = reach(survey.state, survey.figure, survey.speed, False)
    many: i64 = 0
    place: i64 = 0
    while place < len(costs):
        if i64(costs[place]) != FAR and can_stop(survey.state, survey.figure, place):
            out[many] = moves.SPACE + place
            many += 1
        place += 1
    return many


def base_there(survey: Survey, place: i64) -> i64:
    """The base of the figure at a place."""
    if is_small(survey.state, survey.figure):
        return place | ONE_SPACE
    return base_at(footprint(survey.state, survey.figure, place >> 8), place & 255)


# For friends.


def best_focus(survey: Survey, source: i64) -> float:
    """The friend to whom a green die is worth most."""
    rest = candidates(survey.state, survey.player, survey.figure, source, verbs.PICK)
    best = 0.0
    while rest:
        best = max(best, focus_worth(survey.state, lowest(rest)))
        rest &= rest - 1
    return best


def focus_worth(state: Position, friend: i64) -> float:
    if has_condition(state, friend, FOCUSED):
        return 0.0
    worth = FOCUS_WORTH * cost_of_figure(state, friend) + 0.3
    return worth if has(state.ready, group_of(state, friend)) else 0.6 * worth


def best_order(survey: Survey, source: i64, may_attack: bool) -> float:
    """The friend who makes most of an order."""
    rest = candidates(survey.state, survey.player, survey.figure, source, verbs.PICK)
    best = 0.0
    while rest:
        best = max(best, order_worth(survey, lowest(rest), may_attack))
        rest &= rest - 1
    return best


def order_worth(survey: Survey, friend: i64, may_attack: bool) -> float:
    theirs = Survey(survey.state, survey.taste, friend)
    worth = 0.3 * theirs.promise(theirs.start, theirs.field)
    if has_condition(survey.state, friend, STUNNED):
        return 0.0
    if may_attack:
        theirs.look(theirs.start)
        worth = max(worth, theirs.gain)
    return worth


# Command cards that are special actions.


def play_worth(survey: Survey, card: i64) -> float:
    """What playing a card as an action gains, less what the card is worth in the hand."""
    return card_gain(survey, card) - keep_worth(card)


def keep_worth(card: i64) -> float:
    """What a card is worth as long as it is in the hand."""
    return 0.25 + 0.2 * float(cards.COMMAND_COST[card])


def card_gain(survey: Survey, card: i64) -> float:
    state = survey.state
    source = COMMAND + card
    if card == cards.PLANNING:
        return (1.6 if TRAITS[survey.card] & LEADER else 1.0) * CARD_WORTH + 0.25
    if card == cards.RECOVERY:
        wounds = min(harm_of(state, survey.figure), 2)
        return survey.harm_worth * float(wounds) * 1.2
    if card in (cards.TAKE_COVER, cards.KNOWLEDGE_AND_DEFENSE):
        return 0.4 * survey.loss(survey.start)
    if card == cards.URGENCY:
        return 0.0
    if card == cards.TELEKINETIC_THROW:
        return best_blow(survey, source, 2.0 * BLUE_DAMAGE)
    if card == cards.FORCE_LIGHTNING:
        return best_shock(survey, source)
    if card == cards.LURE_OF_THE_DARK_SIDE:
        return best_lure(survey, source)
    if card == cards.EXPOSE_WEAKNESS:
        return best_exposure(survey, source)
    if card == cards.TAKE_IT_DOWN:
        return 1.6 * best_order(survey, source, True)
    return gain_of_attack(survey, card)


def gain_of_attack(survey: Survey, card: i64) -> float:
    state = survey.state
    if card == cards.MAXIMUM_FIREPOWER:
        return style_worth(survey, cards.FIREPOWER)
    if card == cards.BURST_FIRE:
        return style_worth(survey, cards.BURST) + 0.6
    if card == cards.PUMMEL:
        survey.look(survey.start)
        return 1.8 * survey.gain
    if card == cards.SARLACC_SWEEP:
        survey.look(survey.start)
        return survey.gain + survey.second
    if card == cards.PRICE_ON_THEIR_HEADS:
        return 1.8
    if card == cards.SHADOW_OPS:
        return 0.45 * float(hand_size(state, opponent(survey.player)))
    if card == cards.MEDITATION:
        return ACTION_WORTH
    if card == cards.REGROUP:
        return 0.7
    return 0.0


def best_shock(survey: Survey, source: i64) -> float:
    rest = candidates(survey.state, survey.player, survey.figure, source, verbs.PICK)
    best = 0.0
    while rest:
        best = max(best, shock_worth(survey, lowest(rest)))
        rest &= rest - 1
    return best


def shock_worth(survey: Survey, target: i64) -> float:
    """Two damage and Stunned, for a figure and all around it."""
    state = survey.state
    struck = neighbours(state, target)
    worth = stun_and_hurt(survey, target)
    while struck:
        other = lowest(struck)
        struck &= struck - 1
        hurt = stun_and_hurt(survey, other)
        worth += hurt if owner_of(other) != survey.player else -hurt
    return worth


def stun_and_hurt(survey: Survey, target: i64) -> float:
    worth = blow_worth(survey.state, survey.taste, target, 2.0)
    if has_condition(survey.state, target, STUNNED):
        return worth
    return worth + STUN_WORTH * cost_of_figure(survey.state, target)


def best_lure(survey: Survey, source: i64) -> float:
    rest = candidates(survey.state, survey.player, survey.figure, source, verbs.PICK)
    best = 0.0
    while rest:
        best = max(best, lure_worth(survey, lowest(rest)))
        rest &= rest - 1
    return best


def lure_worth(survey: Survey, lured: i64) -> float:
    """The best attack of a hostile figure on its own friends."""
    state = survey.state
    flags: i64 = IS_BORROWED
    if IS_MELEE[card_of(state, lured)]:
        flags |= IN_MELEE
    rest = enemies(state, lured, flags) & standing_of(state, owner_of(lured))
    best = 0.0
    while rest:
        target = lowest(rest)
        rest &= rest - 1
        if can_target(state, lured, target, flags):
            best = max(best, hit_worth(state, survey.taste, lured, target))
    return best


def hit_worth(state: Position, taste: Taste, figure: i64, target: i64) -> float:
    """What an attack of one figure on another is worth."""
    space = space_of(state, target)
    away = distance_to(state, figure, space)
    return strike_worth(
        state, taste, target, attack_word(state, figure, target, space, cards.PLAIN, away)
    )


def best_exposure(survey: Survey, source: i64) -> float:
    """Pierce 3 for the next attack; of use if this figure can make it."""
    state = survey.state
    rest = candidates(state, survey.player, survey.figure, source, verbs.PICK)
    best = 0.0
    while rest and state.actions > 1:
        target = lowest(rest)
        rest &= rest - 1
        blocks = 1.3 if cards.DEFENCE_DICE[card_of(state, target)] & 7 == cards.BLACK else 0.4
        best = max(best, blocks * harm_worth(state, survey.taste, target))
    return best


# Interacting.


def interact_worth(survey: Survey, thing: i64) -> float:
    state = survey.state
    if thing >= moves.DOOR:
        return door_worth(survey, thing - moves.DOOR)
    kind = token(state, thing, TOKEN_KIND)
    if kind == PANEL:
        return panel_worth(survey, thing)
    worth = RETRIEVED * float(WORTH[state.mission])
    if kind == CONTRABAND and i64(state.figures[survey.figure * FIGURE + LOAD]):
        return 0.3
    return worth


def door_worth(survey: Survey, door: i64) -> float:
    """What is nearer once the door is open."""
    state = survey.state
    opened = board_of(state.map, state.doors | bit(door))
    now = survey.promise(survey.start, survey.field)
    return 0.9 * (survey.promise(survey.start, opened) - now)


def panel_worth(survey: Survey, number: i64) -> float:
    """Turn up the better side of what is mine, the lesser side of what is theirs."""
    state = survey.state
    more = float(i64(WORTH[state.mission]) - i64(LESSER_WORTH[state.mission]))
    owner = controller(state, token(state, number, TOKEN_SPACE))
    coloured = token(state, number, TOKEN_STATE) != 0
    if owner < 0:
        return -0.2 if coloured else 0.3
    mine = owner == survey.player
    return more if mine != coloured else -more


def harmed_worth(state: Position, figure: i64) -> float:
    """What curing a figure is worth."""
    if not has_condition(state, figure, HARMFUL):
        return 0.0
    worth = 0.0
    if has_condition(state, figure, STUNNED):
        worth += 1.0 + 0.3 * cost_of_figure(state, figure)
    if has_condition(state, figure, BLEEDING):
        worth += 0.3
    return worth
