"""What a bot knows of the skirmish: plans for activations, odds, objectives, and when cards pay.

Everything is weighed in victory points. An activation is planned as a whole, from exact odds,
what the opponent could do in return, and what the mission pays (skirmish_plans.py). A search
tries the first steps of the best plans; what follows is played by the same plans, up to the end
of an activation a little later, where a network says who will win (skirmish_outlook.py).
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.skirmish_answers import best_answer
from pentarch.bots.knowledge.skirmish_musters import build_worth
from pentarch.bots.knowledge.skirmish_outlook import Outlook
from pentarch.bots.knowledge.skirmish_thoughts import narrow, worths_seen
from pentarch.bots.knowledge.skirmish_worth import TASTE, Taste
from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.games.skirmish import verbs
from pentarch.games.skirmish.questions import MAX_LEGAL
from pentarch.games.skirmish.state import Position


@final
class SkirmishKnowledge(Knowledge):
    def __init__(self, taste: Taste = TASTE, outlook: Outlook | None = None) -> None:
        self.taste: Taste = taste
        self.outlook: Outlook | None = outlook  # only a search needs one
        self.horizon: i64 = 8  # actions that a search looks ahead at least
        self.curiosity: float = 0.1
        self.faith: float = 4.0  # in the plans
        self.room: vec[i64] = vec[i64]([0] * MAX_LEGAL)

    def answer(self, state: State, legal: vec[i64], many: i64) -> i64:
        """Lists are rated, so that chance decides between those that are as good."""
        assert isinstance(state, Position)
        if state.pending.verb() == verbs.BUILD:
            return -1
        return best_answer(state, self.taste, legal, many)

    def rates(self, state: State, legal: vec[i64], many: i64) -> vec[float]:
        """In victory points where plans are weighed; elsewhere nobody mistakes the best answer."""
        assert isinstance(state, Position)
        return worths_seen(state, self.taste, legal, many)

    def rate(self, state: State, action: i64) -> float:
        """The best answer is 1, all others are 0."""
        assert isinstance(state, Position)
        if state.pending.verb() == verbs.BUILD:
            return build_worth(action)
        many = state.legal_into(self.room)
        return float(best_answer(state, self.taste, self.room, many) == action)

    def pick(self, state: State, legal: vec[i64], many: i64, rng: Rng) -> i64:
        assert isinstance(state, Position)
        return best_answer(state, self.taste, legal, many)

    def narrow(self, state: State, legal: vec[i64], many: i64) -> i64:
        assert isinstance(state, Position)
        return narrow(state, self.taste, legal, many)

    def exploration(self, state: State) -> float:
        return self.curiosity

    def trust(self, state: State) -> float:
        return self.faith

    def is_beyond_tree(self, state: State, stage: i64, actions: i64) -> bool:
        """Dice part the ways at once: only the answers themselves are compared."""
        return True

    def is_horizon(self, state: State, stage: i64, actions: i64) -> bool:
        """Some actions on, and not in the middle of an activation."""
        assert isinstance(state, Position)
        return actions >= self.horizon and state.pending.verb() == verbs.TURN

    def value(self, state: State, player: i64) -> float:
        """How likely the player is to win."""
        if state.is_terminal():
            return state.result(player)
        assert isinstance(state, Position)
        assert self.outlook is not None, "a search needs an outlook"
        return self.outlook.value(state, self.taste, player)
