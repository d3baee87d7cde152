"""What a bot knows of Infiltration: counting cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import has, nibble
from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.core.steps import amount_of
from pentarch.games.infiltration import moves, verbs
from pentarch.games.infiltration.cards import (
    BOBA,
    C3PO,
    CHEWBACCA,
    HAN,
    KINDS,
    LEIA,
    LUKE,
    OBIWAN,
    VADER,
)
from pentarch.games.infiltration.redeal import hidden_hands
from pentarch.games.infiltration.state import (
    Position,
    cards_in_deck,
    hand_of,
    is_excluded,
    knows,
    tokens_of,
    value_of,
)

SENSE: Final = 70  # of a hundred actions of a rollout, so many are the best at sight


@final
class InfiltrationKnowledge(Knowledge):
    def rate(self, state: State, action: i64) -> float:
        assert isinstance(state, Position)
        player = state.pending.player()
        if state.pending.verb() == verbs.SECOND_TRY:
            return rate_second_try(state, player, action)
        return rate_discard(state, player, action)

    def pick(self, state: State, legal: vec[i64], many: i64, rng: Rng) -> i64:
        """Mostly what looks best; now and then anything but suicide."""
        if rng.below(100) < SENSE:
            best = legal[0]
            highest = self.rate(state, best)
            place: i64 = 1
            while place < many:
                rate = self.rate(state, legal[place])
                if rate > highest:
                    highest = rate
                    best = legal[place]
                place += 1
            return best
        last = legal[many - 1]
        if many > 1 and moves.card_of(last) == LEIA:
            many -= 1
        return legal[rng.below(many)]

    def models_opponents(self) -> bool:
        return True

    def is_horizon(self, state: State, stage: i64, actions: i64) -> bool:
        """The end of the round."""
        return state.stage() != stage

    def value(self, state: State, player: i64) -> float:
        """A round won is what counts: its winner starts the next one."""
        if state.is_terminal():
            return state.result(player)
        assert isinstance(state, Position)
        return 1.0 if state.starter == player else -1.0


def chance_of_value(state: Position, player: i64, target: i64, low: i64, high: i64) -> float:
    """How likely the target's card has a value from low to high, as far as the player can tell."""
    if knows(state, player, target):
        return 1.0 if low <= value_of(hand_of(state, target)) <= high else 0.0
    fitting = 0.0
    possible = 0.0
    kind: i64 = 0
    while kind < KINDS:
        value = value_of(kind)
        if not is_excluded(state, target, value):
            copies = float(unseen(state, player, kind))
            possible += copies
            if low <= value <= high:
                fitting += copies
        kind += 1
    return fitting / possible if possible > 0.0 else 0.0


def unseen(state: Position, player: i64, kind: i64) -> i64:
    """How many cards of a kind lie where the player cannot look."""
    copies: i64 = 0
    place: i64 = 0
    while place < state.deck.size:
        if i64(state.deck.room[place]) == kind:
            copies += 1
        place += 1
    hidden = hidden_hands(state, player)
    other: i64 = 0
    while other < state.players:
        if has(hidden, other) and hand_of(state, other) == kind:
            copies += 1
        other += 1
    return copies


def expected_value(state: Position, player: i64, target: i64) -> float:
    expected = 0.0
    value: i64 = 1
    while value <= 8:
        expected += float(value) * chance_of_value(state, player, target, value, value)
        value += 1
    return expected


def rate_second_try(state: Position, player: i64, action: i64) -> float:
    """A miss puts the player out; giving up costs nothing."""
    if action == moves.GIVE_UP:
        return 0.5
    number = action - moves.TRY
    return chance_of_value(state, player, amount_of(state.pending.top), number, number)


def rate_discard(state: Position, player: i64, action: i64) -> float:
    card = moves.card_of(action)
    target = moves.target_of(action)
    held = hand_of(state, player)
    kept = state.drawn if card == held else held
    rate = rate_kept(state, player, kept, card == held)
    if card == LEIA:
        return -10.0
    if card == CHEWBACCA:
        return rate + 0.25
    if card == OBIWAN or target < 0:
        return rate
    rate += 0.03 * float(tokens_of(state, target))
    if card <= BOBA:
        number = moves.number_of(action)
        return rate + chance_of_value(state, player, target, number, number)
    if card == HAN:
        return rate + (0.0 if knows(state, player, target) else 0.15)
    if card == LUKE:
        return rate + rate_redraw(state, player, target, kept)
    if card == VADER:
        mine = float(value_of(kept))
        return rate + 0.15 * (expected_value(state, player, target) - mine)
    value = value_of(kept)
    below = chance_of_value(state, player, target, 1, value - 1)
    above = chance_of_value(state, player, target, value + 1, 8)
    return rate + (below - 1.2 * above if card == C3PO else above - 1.2 * below)


def rate_kept(state: Position, player: i64, kept: i64, is_new: bool) -> float:
    """High cards win showdowns, the more so the nearer the end; a card that was seen is a risk."""
    left = float(cards_in_deck(state))
    rate = 0.06 * float(value_of(kept)) * (1.5 if left < 4.0 else 1.0)
    if not is_new and nibble(state.known, player) & state.inside:
        rate -= 0.35
    return rate


def rate_redraw(state: Position, player: i64, target: i64, kept: i64) -> float:
    if target == player:
        return -10.0 if kept == LEIA else 0.02 * (4.0 - float(value_of(kept))) - 0.1
    leia = chance_of_value(state, player, target, 8, 8)
    return leia + 0.03 * (expected_value(state, player, target) - 3.0)
