"""The questions of an attack: whom to aim at, which dice to roll again, what surges buy."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from pentarch.bots.knowledge.skirmish_deeds import blow_worth, focus_worth, hit_worth, keep_worth
from pentarch.bots.knowledge.skirmish_surveys import strike_worth
from pentarch.bots.knowledge.skirmish_worth import (
    BLEED_WORTH,
    STUN_WORTH,
    Taste,
    cost_of_figure,
    fall_worth,
    harm_worth,
)
from pentarch.core.bits import bit, byte, lowest, with_byte
from pentarch.core.steps import extra_of
from pentarch.games.skirmish import moves, verbs
from pentarch.games.skirmish.cards import (
    BLACK,
    MOST_SURGES,
    SURGE_ACCURACY,
    SURGE_BLAST,
    SURGE_BLEED,
    SURGE_CLEAVE,
    SURGE_COST,
    SURGE_CRITICAL,
    SURGE_DAMAGE,
    SURGE_FOCUS,
    SURGE_IF_STUNNED,
    SURGE_PIERCE,
    SURGE_RECOVER,
    SURGE_STUN,
    WHITE,
)
from pentarch.games.skirmish.dice import DODGE_ON, SIDES, THERE, colour_at, total
from pentarch.games.skirmish.figures import distance_to, figures_around
from pentarch.games.skirmish.odds import (
    Bargains,
    attack_word,
    bargains,
    best_damage,
    guard_on,
    health_left,
    odds_of,
    shown_on,
    with_accuracy,
    without_dice,
    without_die,
    word_of_attack,
)
from pentarch.games.skirmish.results import part, surge_ability, surge_limit
from pentarch.games.skirmish.rolling import chosen_dice
from pentarch.games.skirmish.state import (
    ACCURACY,
    ATTACK_POOL,
    ATTACKER,
    BLOCKS,
    CONTROLLER,
    DAMAGE,
    DEFENCE_POOL,
    EVADES,
    IN_MELEE,
    IS_BORROWED,
    PIERCE,
    STUNNED,
    STYLE,
    SURGED,
    SURGES,
    TARGET,
    TARGET_SPACE,
    TOKEN,
    TOKEN_SPACE,
    Position,
    fight,
    figures_of,
    harm_of,
    has_condition,
    has_flag,
    owner_of,
    token,
)


def attack_answer_worth(state: Position, taste: Taste, action: i64) -> float:
    """How good an answer to a question of an attack is."""
    verb = state.pending.verb()
    if verb == verbs.TARGET:
        return target_worth(state, taste, action - moves.TARGET)
    if verb == verbs.TARGET_SPACE:
        return space_worth(state, taste, moves.space_of(action))
    if verb == verbs.REMOVE_DIE:
        colour = action - moves.COLOUR
        return odds_of(without_die(word_of_attack(state), colour)).mean()
    if verb == verbs.ARSENAL:
        return arsenal_worth(state, action - moves.COLOUR)
    if verb in (verbs.REROLL, verbs.STANCE):
        return reroll_worth(state, taste, action)
    if verb == verbs.SURGE:
        return surge_worth(state, taste, action)
    return cleave_worth(state, taste, action - moves.TARGET)


# Aiming.


def target_worth(state: Position, taste: Taste, target: i64) -> float:
    figure = fight(state, ATTACKER)
    if target < TOKEN and owner_of(target) == fight(state, CONTROLLER):
        return -hit_worth(state, taste, figure, target)
    if target >= TOKEN:
        space = token(state, target - TOKEN, TOKEN_SPACE)
        away = distance_to(state, figure, space)
        word = attack_word(state, figure, target, space, fight(state, STYLE), away)
        return strike_worth(state, taste, target, word)
    return hit_worth(state, taste, figure, target)


def space_worth(state: Position, taste: Taste, space: i64) -> float:
    figure, target = fight(state, ATTACKER), fight(state, TARGET)
    away = distance_to(state, figure, space)
    word = attack_word(state, figure, target, space, fight(state, STYLE), away)
    return strike_worth(state, taste, target, word)


def arsenal_worth(state: Position, colour: i64) -> float:
    """The dice of the best arsenal, one after the other."""
    dice = odds_of(word_of_attack(state)).dice
    place = chosen_dice(state)
    wanted = (dice >> (place * 3)) & 7
    return 1.0 if colour == wanted else 0.0


def cleave_worth(state: Position, taste: Taste, target: i64) -> float:
    amount = float(extra_of(state.pending.top))
    if target < TOKEN and owner_of(target) == fight(state, CONTROLLER):
        return -blow_worth(state, taste, target, amount)
    return blow_worth(state, taste, target, amount)


# What damage is worth to the attacker.


def damage_worth(state: Position, taste: Taste, damage: i64) -> float:
    """To the player who attacks; damage of -1 is a miss."""
    if damage <= 0:
        return 0.0
    target = fight(state, TARGET)
    health = health_left(state, target)
    worth = harm_worth(state, taste, target) * float(min(damage, health))
    if damage >= health:
        worth += fall_worth(state, taste, target)
    if target < TOKEN and owner_of(target) == fight(state, CONTROLLER):
        return -worth
    return worth


# Rolling again.


def reroll_worth(state: Position, taste: Taste, action: i64) -> float:
    """What a die rolled again changes on average, for the player who is asked."""
    if action == moves.PASS:
        return 0.0
    if action < moves.DIE:
        return stance_worth(state, taste) - keep_worth(action - moves.PLAY)
    word = word_of_attack(state)
    bought = bargains(word)
    attack, defence = fight(state, ATTACK_POOL), fight(state, DEFENCE_POOL)
    now = damage_worth(state, taste, best_damage(word, bought, shown_on(attack), guard_on(defence)))
    then = rolled_again(state, taste, word, bought, action - moves.DIE)
    sign = 1.0 if state.pending.player() == fight(state, CONTROLLER) else -1.0
    return sign * (then - now) - 0.01


def rolled_again(state: Position, taste: Taste, word: i64, bought: Bargains, die: i64) -> float:
    """What the attack is worth on average with one die rolled again."""
    attack, defence = fight(state, ATTACK_POOL), fight(state, DEFENCE_POOL)
    total_worth = 0.0
    face: i64 = 0
    while face < SIDES:
        if die >= moves.DEFENCE:
            defence = showing(defence, die - moves.DEFENCE, face)
        else:
            attack = showing(attack, die, face)
        dealt = best_damage(word, bought, shown_on(attack), guard_on(defence))
        total_worth += damage_worth(state, taste, dealt)
        face += 1
    return total_worth / float(SIDES)


def showing(pool: i64, place: i64, face: i64) -> i64:
    """A pool with a die that shows a face."""
    return with_byte(pool, place, colour_at(pool, place) | face << 3 | THERE)


def stance_worth(state: Position, taste: Taste) -> float:
    """What the defender gains by rolling the worst die again, or some."""
    word = word_of_attack(state)
    bought = bargains(word)
    attack, defence = fight(state, ATTACK_POOL), fight(state, DEFENCE_POOL)
    now = damage_worth(state, taste, best_damage(word, bought, shown_on(attack), guard_on(defence)))
    least = now
    place: i64 = 0
    while byte(attack, place) & THERE and place < 7:
        least = min(least, rolled_again(state, taste, word, bought, place))
        place += 1
    place = 0
    while byte(defence, place) & THERE and place < 7:
        least = min(least, rolled_again(state, taste, word, bought, place + moves.DEFENCE))
        place += 1
    return 1.3 * (now - least)


# Surges.


@final
class Purse:
    """An attack in step 5, and what its extras are worth."""

    def __init__(self, state: Position, taste: Taste, limit: i64) -> None:
        self.state: Position = state
        self.taste: Taste = taste
        self.limit: i64 = limit
        target = fight(state, TARGET)
        figure = fight(state, ATTACKER)
        self.needed: i64 = 0
        if not has_flag(state, IN_MELEE):
            self.needed = max(distance_to(state, figure, fight(state, TARGET_SPACE)), 1)
        self.dodged: bool = total(DODGE_ON, fight(state, DEFENCE_POOL)) > 0
        self.stunned: bool = target < TOKEN and has_condition(state, target, STUNNED)
        self.damage: i64 = max(fight(state, DAMAGE), 0)
        self.accuracy: i64 = max(fight(state, ACCURACY), 0)
        self.blocks: i64 = fight(state, BLOCKS) - fight(state, PIERCE)
        self.stun: float = 0.0
        self.bleed: float = 0.0
        if target < TOKEN:
            cost = cost_of_figure(state, target)
            self.stun = 0.0 if self.stunned else STUN_WORTH * cost + 0.1
            self.bleed = BLEED_WORTH * cost + 0.05
        self.focus: float = 0.0
        self.recover: float = 0.0
        if not has_flag(state, IS_BORROWED):
            self.focus = focus_worth(state, figure)
            self.recover = harm_worth(state, taste, figure)
        self.wounds: i64 = harm_of(state, figure)
        self.blast: float = blast_worth(state, taste)
        self.cleave: float = 0.12

    def best(self, number: i64, surges: i64, bought: i64) -> float:
        """What the surges buy at best, from an ability on; `bought` packs what they have so far."""
        if number == MOST_SURGES:
            return self.worth(bought)
        best = self.best(number + 1, surges, bought)
        ability = surge_ability(self.state, number)
        if ability == 0:
            return best
        used = (fight(self.state, SURGED) >> (number << 1)) & 3
        while used < self.limit and part(ability, SURGE_COST) <= surges:
            surges -= part(ability, SURGE_COST)
            used += 1
            bought += ability
            if self.stunned:
                bought += part(ability, SURGE_IF_STUNNED) << SURGE_DAMAGE
            best = max(best, self.best(number + 1, surges, bought))
        return best

    def worth(self, bought: i64) -> float:
        """What comes of the attack with what was bought. (Costs are summed up with the rest.)"""
        worth = self.recover * float(min(part(bought, SURGE_RECOVER), self.wounds))
        if self.dodged or self.accuracy + part(bought, SURGE_ACCURACY) < self.needed:
            return worth
        left = max(self.blocks - part(bought, SURGE_PIERCE), 0)
        dealt = self.damage + part(bought, SURGE_DAMAGE) - left
        if dealt <= 0:
            return worth
        worth += damage_worth(self.state, self.taste, dealt)
        fells = dealt >= health_left(self.state, fight(self.state, TARGET))
        if part(bought, SURGE_STUN) and not fells:
            worth += self.stun
        if part(bought, SURGE_BLEED) and not fells:
            worth += self.bleed
        if part(bought, SURGE_FOCUS):
            worth += self.focus
        if part(bought, SURGE_CRITICAL) and fells:
            worth += 0.4
        worth += self.blast * float(part(bought, SURGE_BLAST))
        return worth + self.cleave * float(part(bought, SURGE_CLEAVE))


def blast_worth(state: Position, taste: Taste) -> float:
    """What each point of Blast is worth: hostile figures around the target, less friendly ones."""
    target, player = fight(state, TARGET), fight(state, CONTROLLER)
    figures = figures_around(state, fight(state, TARGET_SPACE))
    if target < TOKEN:
        figures &= ~bit(target)
    worth = 0.0
    while figures:
        figure = lowest(figures)
        figures &= figures - 1
        hurt = harm_worth(state, taste, figure)
        worth += -hurt if bit(figure) & figures_of(player) else hurt
    return worth


def surge_worth(state: Position, taste: Taste, action: i64) -> float:
    """The best that can be bought beginning with an ability; PASS buys nothing more."""
    limit = surge_limit(state)
    surges = fight(state, SURGES)
    purse = Purse(state, taste, limit)
    if action == moves.PASS:
        return purse.worth(0) + 0.001
    if action < moves.SURGE:
        twice = Purse(state, taste, 2).best(0, surges, 0)
        return twice - keep_worth(action - moves.PLAY)
    number = action - moves.SURGE
    ability = surge_ability(state, number)
    bought = ability
    if purse.stunned:
        bought += part(ability, SURGE_IF_STUNNED) << SURGE_DAMAGE
    return best_after(purse, number, surges - part(ability, SURGE_COST), bought)


def best_after(purse: Purse, number: i64, surges: i64, bought: i64) -> float:
    """The best of what the other abilities add to one that is bought."""
    best = purse.worth(bought)
    other: i64 = 0
    while other < MOST_SURGES:
        ability = surge_ability(purse.state, other)
        used = (fight(purse.state, SURGED) >> (other << 1)) & 3
        if other == number:
            used += 1
        if ability and used < purse.limit and part(ability, SURGE_COST) <= surges:
            more = bought + ability
            if purse.stunned:
                more += part(ability, SURGE_IF_STUNNED) << SURGE_DAMAGE
            left = surges - part(ability, SURGE_COST)
            best = max(best, best_after(purse, other, left, more))
        other += 1
    return best


# Cards in an attack.


def deadeye_worth(state: Position, taste: Taste) -> float:
    """Two more accuracy, where that makes the attack reach."""
    surges = max(fight(state, SURGES) - fight(state, EVADES), 0)
    purse = Purse(state, taste, surge_limit(state))
    now = purse.best(0, surges, 0)
    purse.accuracy = max(fight(state, ACCURACY) + 2, 0)
    return purse.best(0, surges, 0) - now


def word_worth(state: Position, taste: Taste, word: i64) -> float:
    """What an attack with these odds is worth to the attacker."""
    worth = strike_worth(state, taste, fight(state, TARGET), word)
    target = fight(state, TARGET)
    if target < TOKEN and owner_of(target) == fight(state, CONTROLLER):
        return -worth
    return worth


def fewer_dice_worth(state: Position, taste: Taste, all_of_them: bool) -> float:
    """What it is worth to take a die out of the defence pool, or all of them."""
    word = word_of_attack(state)
    now = word_worth(state, taste, word)
    if all_of_them:
        return word_worth(state, taste, without_dice(word)) - now
    without_black = word_worth(state, taste, without_die(word, BLACK))
    return max(without_black, word_worth(state, taste, without_die(word, WHITE))) - now


def deflection_worth(state: Position, taste: Taste) -> float:
    """Less accuracy, and two damage to the attacker if the target is unhurt."""
    word = word_of_attack(state)
    now = word_worth(state, taste, word)
    less = with_accuracy(word, -2) if not has_flag(state, IN_MELEE) else word
    unhurt = 1.0 - odds_of(less).at_least(1)
    back = harm_worth(state, taste, fight(state, ATTACKER)) * 2.0 * unhurt
    return now - word_worth(state, taste, less) + back
