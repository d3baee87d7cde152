"""Why an answer in Infiltration: what the unseen cards say, and the card that is kept."""

from __future__ import annotations

from pentarch.bots.knowledge.infiltration import (
    chance_of_value,
    expected_value,
    rate_discard,
    rate_kept,
)
from pentarch.core.state import State
from pentarch.core.words import Message, say
from pentarch.games.infiltration import moves, verbs
from pentarch.games.infiltration.cards import BOBA, C3PO, CHEWBACCA, HAN, LUKE, R2D2, VADER
from pentarch.games.infiltration.state import Position, hand_of, knows, value_of


def reason(state: State, player: int, best: int, next_best: int | None) -> Message | None:
    assert isinstance(state, Position)
    if state.pending.verb() == verbs.SECOND_TRY:
        return second_try(state, player, best)
    if next_best is not None and is_for_what_is_kept(state, player, best, next_best):
        kept = kept_by(state, player, best)
        return say("infiltration-reason-keep", number=int(value_of(kept)))
    return effect(state, player, best)


def second_try(state: Position, player: int, best: int) -> Message | None:
    _, _, _, target, _ = state.pending.steps()[-1]
    if best == moves.GIVE_UP:
        return say("infiltration-reason-give-up")
    return guess(state, player, target, best - moves.TRY)


def kept_by(state: Position, player: int, action: int) -> int:
    held = int(hand_of(state, player))
    return int(state.drawn) if moves.card_of(action) == held else held


def is_for_what_is_kept(state: Position, player: int, best: int, other: int) -> bool:
    """Whether the card that stays is what parts two answers, and not the one that goes."""
    if moves.card_of(best) == moves.card_of(other):
        return False
    stays = kept_worth(state, player, best) - kept_worth(state, player, other)
    whole = rate_discard(state, player, best) - rate_discard(state, player, other)
    is_higher = value_of(kept_by(state, player, best)) > value_of(kept_by(state, player, other))
    return bool(is_higher and stays > 0 and stays > whole - stays)


def kept_worth(state: Position, player: int, action: int) -> float:
    is_new = moves.card_of(action) == hand_of(state, player)
    return float(rate_kept(state, player, kept_by(state, player, action), is_new))


def effect(state: Position, player: int, action: int) -> Message | None:
    """What the card that goes is good for."""
    card, target = int(moves.card_of(action)), int(moves.target_of(action))
    if card == CHEWBACCA:
        return say("infiltration-reason-cover")
    if target < 0 or target == player:
        return None
    if card <= BOBA:
        return guess(state, player, target, int(moves.number_of(action)))
    if card == HAN:
        return None if knows(state, player, target) else say("infiltration-reason-look")
    mine = int(value_of(kept_by(state, player, action)))
    if card == C3PO:
        below = chance_of_value(state, player, target, 1, mine - 1)
        return chance("infiltration-reason-higher", below, mine)
    if card == R2D2:
        above = chance_of_value(state, player, target, mine + 1, 8)
        return chance("infiltration-reason-lower", above, mine)
    if card == VADER and expected_value(state, player, target) > mine:
        return say("infiltration-reason-trade", number=mine)
    if card == LUKE:
        leia = percent(chance_of_value(state, player, target, 8, 8))
        return say("infiltration-reason-redraw", percent=leia) if leia > 0 else None
    return None


def guess(state: Position, player: int, target: int, number: int) -> Message | None:
    if knows(state, player, target):
        is_right = value_of(hand_of(state, target)) == number
        return say("infiltration-reason-seen", number=number) if is_right else None
    likely = percent(chance_of_value(state, player, target, number, number))
    return say("infiltration-reason-likely", number=number, percent=likely) if likely > 0 else None


def chance(key: str, likely: float, mine: int) -> Message | None:
    shown = percent(likely)
    return say(key, percent=shown, number=mine) if shown > 0 else None


def percent(chance: float) -> int:
    return round(100 * chance)
