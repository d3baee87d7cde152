"""The turn: its beginning, the discard phase, the draw phase, and whose turn is next."""

from __future__ import annotations

from mypy_extensions import i64

from pentarch.core.bits import bit, lowest
from pentarch.core.steps import step
from pentarch.games.star_realms import happenings, verbs
from pentarch.games.star_realms.cards import SHIPS
from pentarch.games.star_realms.modes import hand_size, next_alive
from pentarch.games.star_realms.playing import draw, remember_allies
from pentarch.games.star_realms.state import (
    DAMAGED,
    DISCARD,
    HAND,
    HYDRA,
    IN_PLAY,
    KNOWN,
    RAID,
    STICKY_ALLIES,
    Position,
    team_of,
)


def begin_turn(state: Position, player: i64) -> None:
    """A player's turn, or with its first head a hydra's; past the limit the game is drawn."""
    if state.turns == state.limit:
        end_in_a_draw(state)
        return
    state.turns += 1
    state.done = 0
    state.acted = True  # any head may begin
    state.pending.replace(step(verbs.MAIN, player, False, 0, 0))
    if state.events is not None:
        state.note(happenings.TURN, player, state.turns)
    if state.mode == RAID and player == state.first:
        state.sides[player].clear(DAMAGED)
    rest = team_of(state, player) if state.mode == HYDRA else bit(player)
    while rest:
        head = lowest(rest)
        if state.rules & STICKY_ALLIES:
            remember_allies(state.sides[head])
        collect_debt(state, head)
        rest &= rest - 1


def collect_debt(state: Position, player: i64) -> None:
    """Discards that were put off come before anything else."""
    side = state.sides[player]
    if side.debt > 0:
        state.pending.push(step(verbs.DISCARD, player, False, side.debt, 0))
        side.debt = 0


def end_turn(state: Position, player: i64) -> None:
    """Discard, draw, and it is the next player's turn; a hydra waits for all its heads."""
    if state.mode == HYDRA:
        finish_head(state, player)
        return
    clean_up(state, player)
    draw(state, player, hand_size(state, player))
    begin_turn(state, next_alive(state, player))


def finish_head(state: Position, player: i64) -> None:
    """A head has finished for good; when all have, the team discards and draws together."""
    team = team_of(state, player)
    state.done |= bit(player)
    waiting = team & ~state.done
    if waiting:
        if state.events is not None:
            state.note(happenings.DONE, player)
        state.pending.replace(step(verbs.MAIN, lowest(waiting), False, 0, 0))
        return
    rest = team
    while rest:
        clean_up(state, lowest(rest))
        rest &= rest - 1
    rest = team
    while rest:
        draw(state, lowest(rest), hand_size(state, lowest(rest)))
        rest &= rest - 1
    begin_turn(state, lowest(state.alive & ~team))


def clean_up(state: Position, player: i64) -> None:
    """The discard phase: pools are emptied, ships and hand are discarded, bases stay."""
    side = state.sides[player]
    if state.events is not None and side.kinds[HAND]:
        state.note(happenings.DISCARD_HAND, player, *side.cards(HAND))
    every: i64 = -1
    side.pour(HAND, DISCARD, every)
    side.clear(KNOWN)
    side.pour(IN_PLAY, DISCARD, SHIPS)
    side.refresh()


def end_in_a_draw(state: Position) -> None:
    """Nobody has won within the limit: all who are left share the game."""
    state.winners = everybody_drawn(state)
    if state.events is not None:
        state.note(happenings.DRAWN)


def everybody_drawn(state: Position) -> i64:
    """A mask: who shares a game that nobody has won."""
    return state.alive if state.mode < HYDRA else bit(state.players) - 1


def is_drawn(state: Position) -> bool:
    """Whether the game ended without a winner."""
    if state.mode >= HYDRA:
        return state.winners == bit(state.players) - 1
    return state.winners & (state.winners - 1) != 0
