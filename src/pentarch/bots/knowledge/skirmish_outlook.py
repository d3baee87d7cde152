"""Who will win a skirmish, by a small network.

What is read from a position when somebody is to activate: points, the figures that stand with
their health, who has not acted yet, conditions, loads, hands, what their places promise and
threaten, and what the mission would pay now. `python -m tools.fit skirmish` trains it.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.networks import Network
from pentarch.bots.knowledge.skirmish_surveys import Survey
from pentarch.bots.knowledge.skirmish_worth import Taste, cost_of_figure, lead_of
from pentarch.core.bits import count, has, lowest
from pentarch.games.skirmish.cards import DEPLOYMENTS, FIGURES, HEALTH, PRINTED
from pentarch.games.skirmish.missions import WORTH
from pentarch.games.skirmish.objects import controller, terminals_of, tokens_of
from pentarch.games.skirmish.state import (
    BLEEDING,
    FIGURE,
    FOCUSED,
    LOAD,
    NO_SPACE,
    STUNNED,
    TOKEN_SPACE,
    Position,
    card_of,
    group_of,
    hand_size,
    harm_of,
    has_condition,
    points_of,
    ready_groups,
    space_of,
    standing_of,
    token,
)

KINDS: Final = PRINTED


def first_printed() -> bytes:
    """For each deployment card the one that it stands for under later rules, or itself."""
    found = list(range(len(DEPLOYMENTS)))
    for number, it in enumerate(DEPLOYMENTS[:PRINTED]):
        if it.errata >= 0:
            found[it.errata] = number
    return bytes(found)


KIND_OF: Final = first_printed()

# What is read of a side.
STANDING: Final = 0  # by card: the part of its figures that stands
HEALTHY: Final = KINDS  # by card: the part of its health that is left
READY: Final = 2 * KINDS  # by card: the part that has not acted in this round
POINTS: Final = 3 * KINDS
NEARLY: Final = POINTS + 1  # how near to the end the points are
HAND: Final = POINTS + 2
DECK: Final = POINTS + 3
STUN: Final = POINTS + 4
BLEED: Final = POINTS + 5
FOCUS: Final = POINTS + 6
LOADS: Final = POINTS + 7
PROMISE: Final = POINTS + 8
HOLD: Final = POINTS + 9
LOSS: Final = POINTS + 10
POSTS: Final = POINTS + 11  # tokens of the mission that it controls
TERMINALS: Final = POINTS + 12
WAITING: Final = POINTS + 13  # groups that have not acted
SIDE: Final = POINTS + 14

# What is read of a position: whose turn it is, the other side, and how late it is.
OTHER: Final = SIDE
ROUND: Final = 2 * SIDE
INITIATIVE: Final = ROUND + 1
LEAD: Final = ROUND + 2
MISSION: Final = ROUND + 3
INPUTS: Final = MISSION + 6

NOTHING: Final = vec[float]([0.0] * INPUTS)
PRIZE: Final = 40.0  # points that win


def read(state: Position, taste: Taste, player: i64) -> vec[float]:
    """What the network is told about a position, seen by a player."""
    inputs = NOTHING[:]
    read_side(state, taste, player, inputs, 0)
    read_side(state, taste, 1 - player, inputs, OTHER)
    inputs[ROUND] = float(state.round) / 5.0
    inputs[INITIATIVE] = 1.0 if state.initiative == player else -1.0
    inputs[LEAD] = lead_of(state, taste, player) / 20.0
    inputs[MISSION + state.mission] = 1.0
    return inputs


def read_side(state: Position, taste: Taste, player: i64, inputs: vec[float], start: i64) -> None:
    ready = ready_groups(state, player)
    rest = standing_of(state, player)
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        read_figure(state, figure, inputs, start, has(ready, group_of(state, figure)))
        if space_of(state, figure) != NO_SPACE:
            survey = Survey(state, taste, figure)
            inputs[start + PROMISE] += survey.promise(survey.start, survey.field) / 10.0
            inputs[start + HOLD] += survey.hold(survey.start) / 10.0
            inputs[start + LOSS] += survey.loss(survey.start) / 10.0
    points = float(points_of(state, player)) / PRIZE
    inputs[start + POINTS] = points
    inputs[start + NEARLY] = points * points * points
    inputs[start + HAND] = float(hand_size(state, player)) / 4.0
    inputs[start + DECK] = float(state.decks[player].size) / 15.0
    inputs[start + TERMINALS] = float(terminals_of(state, player)) / 2.0
    inputs[start + WAITING] = float(count(ready)) / 4.0
    number: i64 = 0
    while number < tokens_of(state):
        space = token(state, number, TOKEN_SPACE)
        if space != NO_SPACE and controller(state, space) == player:
            inputs[start + POSTS] += 0.5
        number += 1


def read_figure(
    state: Position, figure: i64, inputs: vec[float], start: i64, is_ready: bool
) -> None:
    card = card_of(state, figure)
    kind = i64(KIND_OF[card])
    part = 1.0 / float(FIGURES[card])
    cost = cost_of_figure(state, figure) / 10.0
    inputs[start + STANDING + kind] += part
    inputs[start + HEALTHY + kind] += part * (
        1.0 - float(harm_of(state, figure)) / float(HEALTH[card])
    )
    if is_ready:
        inputs[start + READY + kind] += part
    if has_condition(state, figure, STUNNED):
        inputs[start + STUN] += cost
    if has_condition(state, figure, BLEEDING):
        inputs[start + BLEED] += cost
    if has_condition(state, figure, FOCUSED):
        inputs[start + FOCUS] += cost
    load = i64(state.figures[figure * FIGURE + LOAD])
    inputs[start + LOADS] += float(load) * float(WORTH[state.mission]) / 15.0


@final
class Outlook:
    """What a skirmish will come to."""

    def __init__(self, network: Network) -> None:
        assert network.inputs == INPUTS, "a row for every input"
        self.network: Network = network

    def value(self, state: Position, taste: Taste, player: i64) -> float:
        """From -1 to 1: what a player may hope for, seen by who is to activate."""
        mover = state.pending.player()
        odds = self.network.odds(read(state, taste, mover))
        value = 2.0 / (1.0 + exp(-odds)) - 1.0
        return value if mover == player else -value
