"""What to make of an activation: where to go, and what to do before, there, or after.

A plan is some moves to one place, and deeds: here before going, or there. All plans of that kind
are weighed, and the first step of the best one is the answer; the next question is planned anew.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pentarch.bots.knowledge.skirmish_deeds import base_there, deed_worth, interact_worth, is_attack
from pentarch.bots.knowledge.skirmish_surveys import Survey
from pentarch.bots.knowledge.skirmish_worth import Taste
from pentarch.core.bits import has, lowest
from pentarch.games.skirmish import cards, moves
from pentarch.games.skirmish.aiming import has_assault
from pentarch.games.skirmish.boards import FAR
from pentarch.games.skirmish.cards import (
    ABILITIES_AT,
    ABILITIES_OF,
    ASSAULT,
    ENRAGED,
    SPECIAL_ACTION,
    TRIPOD,
)
from pentarch.games.skirmish.missions import CONTRABAND, HOLOCRON, MOST_CARRIED, PANEL
from pentarch.games.skirmish.movement import can_leave, can_stop, place_of, reach
from pentarch.games.skirmish.objects import can_interact, tokens_of
from pentarch.games.skirmish.state import (
    FIGURE,
    HAS_ATTACKED,
    HAS_FLIPPED,
    HAS_WALKED,
    LOAD,
    NO_SPACE,
    RESTED,
    STUNNED,
    TOKEN_KIND,
    TOKEN_SPACE,
    Position,
    card_of,
    harm_of,
    has_condition,
    has_mark,
    order_of,
    owner_of,
    token,
)

LITTLE: Final = 0.02  # a plan must be better by so much than doing nothing
NOTHING: Final = -1000.0
MARGIN: Final = 2.0  # first steps are compared if they are worth less by no more


@final
class Plan:
    """The best that was found."""

    def __init__(self) -> None:
        self.worth: float = NOTHING
        self.action: i64 = moves.END  # the first step
        self.rest: float = 0.0  # what doing nothing is worth
        self.worths: vec[float] = vec[float]()  # of all first steps, if they are compared

    def compare(self) -> None:
        """Keep what each first step is worth."""
        self.worths = vec[float]([NOTHING] * moves.ACTIONS)

    def offer(self, worth: float, action: i64) -> None:
        if len(self.worths) and worth > self.worths[action]:
            self.worths[action] = worth
        if worth > self.worth + LITTLE:
            self.worth = worth
            self.action = action

    def gain(self) -> float:
        return self.worth - self.rest


@final
class Planner:
    def __init__(self, state: Position, taste: Taste, figure: i64) -> None:
        self.state: Position = state
        self.figure: i64 = figure
        self.survey: Survey = Survey(state, taste, figure)
        self.actions: i64 = 0
        self.movement: i64 = 0
        self.extra: i64 = 0  # actions on top of those left; after them it does not move
        self.is_fresh: bool = False  # it has not been activated yet
        self.compares: bool = False  # all first steps are of interest, not the best alone
        self.may_attack: bool = True  # once more
        self.may_repeat: bool = False  # attacks
        self.is_fixed: bool = False  # it may not attack after moving, or move after attacking
        self.most: float = 0.0  # that actions after moving can gain
        # The best deeds here: an attack, and others.
        self.attack: i64 = moves.END
        self.attack_gain: float = 0.0
        self.deed: i64 = moves.END
        self.deed_gain: float = 0.0
        self.next_gain: float = 0.0  # of the second best deed that is no attack
        self.double: i64 = moves.END  # a deed that takes two actions
        self.double_gain: float = 0.0
        # Tokens that can be interacted with, and what that gains.
        self.things: vec[i64] = vec[i64]()
        self.thing_gains: vec[float] = vec[float]()

    # For the figure that is active.

    def plan(self, legal: vec[i64], many: i64) -> Plan:
        """The best plan for the active figure, by its legal actions."""
        state, figure = self.state, self.figure
        self.actions = self.extra if self.extra else state.actions
        self.movement = state.movement
        self.may_repeat = has_assault(state, figure)
        self.may_attack = state.deeds & HAS_ATTACKED == 0 or self.may_repeat
        self.is_fixed = has(ABILITIES_OF[card_of(state, figure)], TRIPOD)
        if self.is_fixed and state.deeds & HAS_WALKED:
            self.may_attack = False
        place: i64 = 0
        while place < many:
            self.consider(legal[place])
            place += 1
        self.find_things()
        return self.best()

    # For a figure that might be activated.

    def foresee(self) -> Plan:
        """The best plan for a figure that has not acted yet."""
        state, figure = self.state, self.figure
        card = card_of(state, figure)
        self.actions = 3 if has_mark(state, figure, RESTED) else 2
        enraged = has(ABILITIES_OF[card], ENRAGED) and harm_of(state, figure) > 0
        self.may_repeat = has(ABILITIES_OF[card], ASSAULT) or enraged
        self.is_fixed = has(ABILITIES_OF[card], TRIPOD)
        self.is_fresh = True
        self.survey.has_stayed = True
        if has_condition(state, figure, STUNNED):
            self.actions -= 1
        self.consider(moves.ATTACK)
        abilities = ABILITIES_OF[card] & ABILITIES_AT[SPECIAL_ACTION]
        while abilities:
            self.consider(moves.SPECIAL + lowest(abilities))
            abilities &= abilities - 1
        self.find_things()
        return self.best()

    # Deeds.

    def consider(self, action: i64) -> None:
        """A deed that can be done here."""
        if action in (moves.END, moves.MOVE) or action >= moves.SPACE:
            return
        if moves.PLAY <= action < moves.DISCARD:
            if has(cards.COMMANDS_AT[cards.DURING_ACTIVATION], action - moves.PLAY):
                return
        gain = deed_worth(self.survey, action)
        if moves.PLAY <= action < moves.DISCARD:
            if i64(cards.COMMAND_ACTIONS[action - moves.PLAY]) == 2:
                if gain > self.double_gain:
                    self.double_gain = gain
                    self.double = action
                return
        if is_attack(action):
            if gain > self.attack_gain:
                self.attack_gain = gain
                self.attack = action
        elif gain > self.deed_gain:
            self.next_gain = self.deed_gain
            self.deed_gain = gain
            self.deed = action
        elif gain > self.next_gain:
            self.next_gain = gain

    def find_things(self) -> None:
        """Tokens that the figure could interact with, here or elsewhere."""
        state, figure = self.state, self.figure
        if has(ABILITIES_OF[card_of(state, figure)], cards.NON_SENTIENT):
            return
        laden = i64(state.figures[figure * FIGURE + LOAD]) >= i64(MOST_CARRIED[state.mission])
        flipped = order_of(state, owner_of(figure), HAS_FLIPPED)
        number: i64 = 0
        while number < tokens_of(state):
            kind = token(state, number, TOKEN_KIND)
            lies = token(state, number, TOKEN_SPACE) != NO_SPACE
            if lies and (
                (kind in (CONTRABAND, HOLOCRON) and not laden) or (kind == PANEL and not flipped)
            ):
                gain = interact_worth(self.survey, number)
                if gain > 0.0:
                    self.things = append(self.things, number)
                    self.thing_gains = append(self.thing_gains, gain)
                    if self.is_fresh and can_interact(state, owner_of(figure), figure, number):
                        self.consider(moves.INTERACT + number)
            number += 1

    def thing_gain(self, base: i64) -> float:
        """The best interaction from a base."""
        best = 0.0
        place: i64 = 0
        while place < len(self.things):
            if self.thing_gains[place] > best:
                space = token(self.state, self.things[place], TOKEN_SPACE)
                if self.survey.away(base, space) <= 1:
                    best = self.thing_gains[place]
            place += 1
        return best

    def here_gain(self, actions: i64) -> float:
        """What so many actions gain, all done here."""
        attack = self.attack_gain if self.may_attack else 0.0
        if actions <= 0:
            return 0.0
        if actions == 1:
            return max(attack, self.deed_gain)
        best = max(attack, self.next_gain) + self.deed_gain
        best = max(best, self.double_gain)
        return max(best, 2.0 * attack) if self.may_repeat else best

    def first_here(self, actions: i64) -> i64:
        """The deed to begin with, if so many actions are done here."""
        attack = self.attack_gain if self.may_attack else 0.0
        if actions >= 2 and self.double_gain > 0.0:
            if self.double_gain >= self.here_gain(actions) - 1e-9:
                return self.double
        if attack <= 0.0 and self.deed_gain <= 0.0:
            return moves.END
        if actions >= 2 and self.deed_gain > 0.0 and precedes(self.deed):
            return self.deed
        return self.attack if attack >= self.deed_gain else self.deed

    # Places.

    def best(self) -> Plan:
        survey = self.survey
        found = Plan()
        if self.compares:
            found.compare()
        found.rest = survey.worth_of(survey.start)
        found.offer(found.rest, moves.END)
        actions = min(self.actions, 2)
        found.offer(found.rest + self.here_gain(actions), self.first_here(actions))
        if self.compares:
            self.offer_deeds(found, actions)
        if not self.can_go():
            return found
        speed = survey.speed
        budget = self.movement + actions * speed
        if budget <= 0:
            return found
        self.most = self.most_gain()
        costs = reach(self.state, self.figure, budget, True)
        here = place_of(self.state, self.figure)
        place: i64 = 0
        while place < len(costs):
            cost = i64(costs[place])
            if cost != FAR and place != here and can_stop(self.state, self.figure, place):
                self.go(found, place, cost, speed, actions)
            place += 1
        return found

    def offer_deeds(self, found: Plan, actions: i64) -> None:
        """Each kind of deed that can be done first, whether it is the best or not."""
        if actions <= 0:
            return
        attack = self.attack_gain if self.may_attack else 0.0
        if attack > 0.0:
            found.offer(found.rest + attack, self.attack)
        if self.deed_gain > 0.0:
            found.offer(found.rest + self.deed_gain, self.deed)
        if actions > 1 and self.double_gain > 0.0:
            found.offer(found.rest + self.double_gain, self.double)

    def most_gain(self) -> float:
        """No actions after moving gain more than that."""
        gain = 0.0
        number: i64 = 0
        while number < len(self.survey.foes) and self.may_attack:
            gain = max(gain, self.survey.strike(number, 1, False))
            number += 1
        if self.may_repeat or has(ABILITIES_OF[self.survey.card], cards.BRUTALITY):
            gain *= 2.0
        place: i64 = 0
        thing = 0.0
        while place < len(self.things):
            thing = max(thing, self.thing_gains[place])
            place += 1
        return gain + thing + self.here_gain(1)

    def can_go(self) -> bool:
        if self.extra:
            return False
        if self.figure == self.state.active:
            return can_leave(self.state, self.figure)
        return not has_condition(self.state, self.figure, STUNNED)

    def go(self, found: Plan, place: i64, cost: i64, speed: i64, actions: i64) -> None:
        """Plans that end at a place."""
        needed: i64 = 0  # move actions
        while self.movement + needed * speed < cost:
            needed += 1
        left = actions - needed
        base = base_there(self.survey, place)
        step = moves.SPACE + place if needed == 0 else i64(moves.MOVE)
        worth = self.survey.bright_side(base)
        more = self.most if left > 0 else 0.0
        floor = found.worth - (MARGIN if self.compares else 0.0)
        if worth + more <= floor:
            return
        worth -= self.survey.loss_up_to(base, worth + more - floor)
        if worth + more <= floor:
            return
        found.offer(worth, step)
        if left <= 0:
            return
        attack = 0.0
        if self.may_attack and not self.is_fixed:
            self.survey.look(base)
            attack = self.survey.gain
            if has(ABILITIES_OF[self.survey.card], cards.BRUTALITY):
                attack += self.survey.second
        thing = self.thing_gain(base)
        there = max(attack, thing)
        if left > 1:
            there = max(attack + thing, 2.0 * attack if self.may_repeat else 0.0)
        found.offer(worth + there, step)
        if self.is_fixed:
            return
        first = self.first_here(1)
        if first == moves.END:
            return
        found.offer(worth + self.here_gain(left), self.first_here(left))
        if left > 1:
            if is_attack(first) and not self.may_repeat:
                attack = 0.0
            found.offer(worth + self.here_gain(1) + max(attack, thing), first)


def precedes(action: i64) -> bool:
    """Whether a deed is done before an attack: what helps it."""
    return action in (
        moves.PLAY + cards.EXPOSE_WEAKNESS,
        moves.SPECIAL + cards.ON_MY_MARK,
        moves.CURE_STUN,
    )
