"""Rounds: the activation phase with its turns, and the status phase."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pentarch.core.bits import bit, byte, count, has, lowest
from pentarch.core.steps import step
from pentarch.games.skirmish import cards, happenings, moves, verbs
from pentarch.games.skirmish.abilities import draw
from pentarch.games.skirmish.cards import COMMANDS_AT, COPIES, DRAWS, UPGRADES
from pentarch.games.skirmish.damage import members
from pentarch.games.skirmish.figures import watchers_of
from pentarch.games.skirmish.names import who
from pentarch.games.skirmish.objects import terminals_of
from pentarch.games.skirmish.state import (
    DISCARDS,
    FIGURE,
    HOLDS,
    MARKS,
    MOST_FIGURES,
    NOBODY,
    RESTED,
    THIS_ROUND,
    Position,
    copies_of,
    figures_of,
    group_of,
    hand_size,
    has_mark,
    lift_order,
    lose_mark,
    opponent,
    order_of,
    owner_of,
    ready_groups,
    standing_of,
)
from pentarch.games.skirmish.victory import decide

ACTIONS: Final = 2


# The activation phase.


def begin_round(state: Position) -> None:
    """Effects at the start of a round: the mission, the player with initiative, the other."""
    state.round += 1
    state.mover = state.initiative
    state.left = 0
    if state.events is not None:
        state.note(happenings.ROUND, state.round)
    first, second = state.initiative, opponent(state.initiative)
    state.pending.push(step(verbs.WINDOW, second, True, NOBODY, cards.START_OF_ROUND))
    state.pending.push(step(verbs.WINDOW, first, True, NOBODY, cards.START_OF_ROUND))
    state.pending.push(step(verbs.MISSION_BEGINS, first, False, 0, 0))


def next_turn(state: Position) -> None:
    """Players take turns. Whoever has nothing ready is skipped; nothing ready ends the phase."""
    if state.ready == 0:
        push_status(state)
        return
    end_holding(state)
    player = state.mover
    if ready_groups(state, player) == 0:
        player = opponent(player)
    elif must_hold(state, player):
        if state.events is not None:
            state.note(happenings.PASS, player)
        player = opponent(player)
    state.mover = opponent(player)
    state.pending.push(step(verbs.TURN, player, False, 0, 0))


def end_holding(state: Position) -> None:
    """Whoever has more ready cards than the opponent holds no longer, for the rest of the round."""
    player: i64 = 0
    while player < 2:
        if not is_holding(state, player):
            lift_order(state, player, HOLDS)
        player += 1


def must_hold(state: Position, player: i64) -> bool:
    """Whether a player may activate nothing yet. If both hold, who has initiative must."""
    if not is_holding(state, player):
        return False
    return not is_holding(state, opponent(player)) or player != state.initiative


def is_holding(state: Position, player: i64) -> bool:
    if not order_of(state, player, HOLDS):
        return False
    mine, theirs = ready_groups(state, player), ready_groups(state, opponent(player))
    return count(mine) <= count(theirs)


def turns_into(state: Position, player: i64, out: vec[i64]) -> i64:
    """Activate a figure of a ready group; pass, with fewer ready cards than the opponent."""
    many: i64 = 0
    mine = ready_groups(state, player)
    if count(mine) < count(ready_groups(state, opponent(player))):
        out[0] = moves.PASS
        many = 1
    rest = standing_of(state, player)
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        if has(mine, group_of(state, figure)):
            out[many] = moves.ACTIVATE + figure
            many += 1
    return many


def take_turn(state: Position, player: i64, action: i64) -> None:
    if action == moves.PASS:
        if state.events is not None:
            state.note(happenings.PASS, player)
        return
    state.finished = 0
    activate(state, player, action - moves.ACTIVATE)


def activate(state: Position, player: i64, figure: i64) -> None:
    if state.events is not None:
        state.note(happenings.ACTIVATE, *who(state, figure))
    state.pending.push(step(verbs.BEGIN_FIGURE, player, False, figure, 0))


def begin_figure(state: Position, player: i64, figure: i64) -> None:
    """A figure activates: first what the start of its activation sets off."""
    state.active = figure
    state.actions = ACTIONS
    if has_mark(state, figure, RESTED):
        lose_mark(state, figure, RESTED)
        state.actions += 1
    state.movement = 0
    state.deeds = 0
    state.specials = 0
    state.played = 0
    state.kills = 0
    state.left = 0
    state.struck = NOBODY
    state.watchers = seen_by(state, player, figure)
    state.pending.push(step(verbs.END_FIGURE, player, False, figure, 0))
    state.pending.push(step(verbs.ACT, player, False, figure, 0))
    push_start(state, opponent(state.initiative), figure)
    push_start(state, state.initiative, figure)


def push_start(state: Position, player: i64, figure: i64) -> None:
    own = owner_of(figure) == player
    window: i64 = cards.START_OF_ACTIVATION if own else cards.HOSTILE_ACTIVATES
    state.pending.push(step(verbs.WINDOW, player, True, figure, window))


def seen_by(state: Position, player: i64, figure: i64) -> i64:
    """A mask: the hostile figures that see a figure; only looked for while it can matter."""
    if hand_size(state, player) == 0:
        return 0
    kinds = COMMANDS_AT[cards.DECLARING]
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        if i64(cards.COMMAND_CONDITION[card]) == cards.TARGET_DID_NOT_SEE_ME:
            if copies_of(state, player, DISCARDS, card) < i64(COPIES[card]):
                foes = state.standing & ~figures_of(player)
                return watchers_of(state, figure, foes)
    return 0


def end_figure(state: Position, player: i64, figure: i64) -> None:
    """What it has not used is lost. With the last figure of a group its card is exhausted."""
    state.finished |= bit(figure)
    state.active = NOBODY
    state.actions = 0
    state.movement = 0
    group = group_of(state, figure)
    if state.events is not None:
        state.note(happenings.END_ACTIVATION, *who(state, figure))
    if next_figures(state, group) == 0:
        state.ready &= ~bit(group)
    state.pending.push(step(verbs.NEXT_FIGURE, player, False, 0, group))
    second = opponent(state.initiative)
    state.pending.push(step(verbs.WINDOW, second, True, NOBODY, cards.AFTER_ACTIVATION))
    state.pending.push(step(verbs.WINDOW, state.initiative, True, NOBODY, cards.AFTER_ACTIVATION))


def next_figures(state: Position, group: i64) -> i64:
    """A mask: figures of a group whose activation is still to come."""
    return members(state, group) & ~state.finished


# The status phase.


def push_status(state: Position) -> None:
    first, second = state.initiative, opponent(state.initiative)
    pending = state.pending
    pending.push(step(verbs.END_ROUND, first, False, 0, 0))
    pending.push(step(verbs.PLAYER_ENDS, second, False, 0, 0))
    pending.push(step(verbs.PLAYER_ENDS, first, False, 0, 0))
    pending.push(step(verbs.MISSION_ENDS, first, False, 0, 0))
    pending.push(step(verbs.REINFORCE, first, False, 0, 0))
    pending.push(step(verbs.READY, first, False, 0, 0))


def ready_all(state: Position) -> None:
    state.ready = state.in_play
    if state.events is not None:
        state.note(happenings.STATUS, state.round)


def reinforce(state: Position, first: i64) -> None:
    """A command card, and one more for each terminal that the player controls."""
    draw(state, first, 1 + terminals_of(state, first))
    draw(state, opponent(first), 1 + terminals_of(state, opponent(first)))


def player_ends(state: Position, player: i64) -> None:
    """A player's effects at the end of a round."""
    upgrades = byte(state.upgrades, player)
    while upgrades:
        draw(state, player, i64(DRAWS[UPGRADES + lowest(upgrades)]))
        upgrades &= upgrades - 1
    state.pending.push(step(verbs.WINDOW, player, True, NOBODY, cards.END_OF_ROUND))


def end_round(state: Position) -> None:
    """What held for the round is over; the token passes; the next round begins."""
    figure: i64 = 0
    while figure < MOST_FIGURES:
        place = figure * FIGURE + MARKS
        state.figures[place] = u8(i64(state.figures[place]) & ~THIS_ROUND)
        figure += 1
    state.orders = 0
    state.spent = 0
    state.initiative = opponent(state.initiative)
    if state.round >= state.limit:
        if state.events is not None:
            state.note(happenings.LIMIT, state.round)
        decide(state)
        return
    if state.events is not None:
        state.note(happenings.INITIATIVE, state.initiative)
    state.pending.push(step(verbs.BEGIN_ROUND, state.initiative, False, 0, 0))
