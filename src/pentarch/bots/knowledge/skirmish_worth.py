"""What figures and groups of a skirmish are worth, in victory points.

A group that falls gives its cost to the opponent. Damage is worth a part of that in advance, a
figure that falls takes its attacks with it, and the last of a group makes the points certain.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import count, has, lowest
from pentarch.games.skirmish.cards import COST, FIGURE_COST, FIGURES, HEALTH
from pentarch.games.skirmish.damage import members
from pentarch.games.skirmish.missions import RAIDER_HEALTH, WORTH
from pentarch.games.skirmish.state import (
    BLEEDING,
    FIGURE,
    FOCUSED,
    GIVEN,
    GROUP_BYTES,
    GROUP_SIDE,
    LOAD,
    PER_FIGURE,
    PRICED,
    STUNNED,
    TOKEN,
    Position,
    card_of,
    card_of_group,
    group_of,
    harm_of,
    has_condition,
    owner_of_group,
    points_of,
)

STEPS: Final = 64  # to a goal, that are told apart
FASTEST: Final = 12  # speeds beyond are as good


@final
class Taste:
    """How much a player cares for what."""

    def __init__(self) -> None:
        # Parts of a group's cost.
        self.harm: float = 0.6  # all its health
        self.fall: float = 0.5  # all its figures
        self.last: float = 0.4  # the last of them
        self.haste: float = 0.15  # more for those that have not acted yet
        # What the opponent may do.
        self.caution: float = 0.4  # the part of what could hit a figure that will
        self.tired: float = 0.55  # of those who have acted already
        self.hidden: float = 0.35  # of those who must move first
        # Where to go.
        self.pull: float = 0.8  # what a goal is worth on arrival
        self.patience: float = 0.62  # what is left of it for each move on the way
        self.crowd: float = 0.45  # and for each friend who is there before
        self.hold: float = 0.75  # of the points of what is held now, with nobody left to come
        self.doubt: float = 0.93  # for each group of the opponent still to come
        # Whom to activate.
        self.wait: float = 0.7  # what the best activation must gain for not passing
        self.fear: float = 0.35  # of the danger that an activation may run away from
        # The same by numbers: of groups still to come, and of spaces on the way.
        self.doubts: vec[float] = powers(self.doubt, 2 * GROUP_SIDE)
        self.decays: list[vec[float]] = [
            powers(stretched(self.patience, max(speed, 1)), STEPS) for speed in range(FASTEST + 1)
        ]

    def decay_at(self, speed: i64) -> vec[float]:
        """What is left of a goal after so many spaces on the way, for a figure of that speed."""
        return self.decays[min(speed, FASTEST)]


def powers(part: float, many: i64) -> vec[float]:
    """The powers of a number, from the zeroth on."""
    found = vec[float]([1.0] * int(many))
    place: i64 = 1
    while place < many:
        found[place] = found[place - 1] * part
        place += 1
    return found


def stretched(part: float, steps: i64) -> float:
    """A part that is left after so many steps, for a single step."""
    return float(part ** (1.0 / float(steps)))


TASTE: Final = Taste()

# What conditions are worth, as parts of the cost of a figure.
STUN_WORTH: Final = 0.12
BLEED_WORTH: Final = 0.03
FOCUS_WORTH: Final = 0.10

LOAD_WORTH: Final = 0.45  # of the points for what a figure carries
PRICE_WORTH: Final = 4.0


def cost_of_figure(state: Position, figure: i64) -> float:
    card = card_of(state, figure)
    return float(COST[card]) / float(FIGURES[card])


def harm_worth(state: Position, taste: Taste, target: i64) -> float:
    """What each point of damage to a figure or a raider is worth to its foes."""
    if target >= TOKEN:
        return 0.45 * float(WORTH[state.mission]) / float(RAIDER_HEALTH)
    card = card_of(state, target)
    return taste.harm * stake(state, target) / float(i64(HEALTH[card]) * i64(FIGURES[card]))


def fall_worth(state: Position, taste: Taste, target: i64) -> float:
    """What the fall of a figure or a raider is worth to its foes, besides the damage."""
    if target >= TOKEN:
        return 0.55 * float(WORTH[state.mission])
    card = card_of(state, target)
    worth = taste.fall * cost_of_figure(state, target)
    group = group_of(state, target)
    if has(state.ready, group):
        worth += taste.haste * cost_of_figure(state, target)
    if i64(FIGURES[card]) == 1 or count(members(state, group)) == 1:
        worth += taste.last * stake(state, target)
        if state.groups[group * GROUP_BYTES + PRICED]:
            worth += PRICE_WORTH
    elif state.rules & PER_FIGURE:
        worth += taste.last * float(FIGURE_COST[card])
    if state.figures[target * FIGURE + LOAD]:
        worth += LOAD_WORTH * float(WORTH[state.mission])
    return worth


def stake(state: Position, figure: i64) -> float:
    """The points that the group of a figure still has to give."""
    given = i64(state.groups[group_of(state, figure) * GROUP_BYTES + GIVEN])
    return float(i64(COST[card_of(state, figure)]) - given)


# How the game stands.


def lead_of(state: Position, taste: Taste, player: i64) -> float:
    """Points and armies of a player beyond those of the opponent."""
    lead = float(points_of(state, player) - points_of(state, 1 - player))
    groups = state.in_play
    while groups:
        group = lowest(groups)
        groups &= groups - 1
        strength = strength_of(state, taste, group)
        lead += strength if owner_of_group(group) == player else -strength
    return lead


def strength_of(state: Position, taste: Taste, group: i64) -> float:
    """What a group that is in play is worth to its player: its figures, less what threatens it."""
    card = card_of_group(state, group)
    cost = float(COST[card])
    given = float(state.groups[group * GROUP_BYTES + GIVEN])
    health: i64 = 0
    standing: i64 = 0
    worth = 0.0
    figures = members(state, group)
    while figures:
        figure = lowest(figures)
        figures &= figures - 1
        standing += 1
        health += i64(HEALTH[card]) - harm_of(state, figure)
        worth += condition_worth(state, figure)
        if state.figures[figure * FIGURE + LOAD]:
            worth += LOAD_WORTH * float(WORTH[state.mission])
    whole = i64(HEALTH[card]) * i64(FIGURES[card])
    worth += taste.fall * cost * float(standing) / float(FIGURES[card])
    worth += taste.harm * (cost - given) * (float(health) / float(whole) - 1.0)
    if state.groups[group * GROUP_BYTES + PRICED]:
        worth -= PRICE_WORTH * (1.0 - float(health) / float(whole))
    return worth


def condition_worth(state: Position, figure: i64) -> float:
    worth = 0.0
    if has_condition(state, figure, STUNNED):
        worth -= STUN_WORTH
    if has_condition(state, figure, BLEEDING):
        worth -= BLEED_WORTH
    if has_condition(state, figure, FOCUSED):
        worth += FOCUS_WORTH
    return worth * cost_of_figure(state, figure)
