"""What the best response to a policy for rounds of Infiltration for two wins at most.

At each question all answers of the responder are tried, but what follows an answer is only
sampled. The highest of several means of samples is too high on the average, never too low: the
responder picks the answer that suits the luck of the samples. So the mean over many rounds is an
upper bound. To leave little to luck, samples are compared with a guess of what they are worth,
whose true mean over all that can follow is known: only errors of the guess are sampled. The
guess may be any; a good one makes the bound tight. docs/BOTS.md says more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.infiltration_responses import (
    World,
    best_response,
    play_rival,
    told_apart,
)
from pentarch.core.policies import Policy
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.games.infiltration import moves, verbs
from pentarch.games.infiltration.cards import BOBA, KINDS
from pentarch.games.infiltration.state import Position, cards_in_deck, hand_of, value_of

# How an answer goes: as its card says, a number named rightly, something given up or aimed at
# nobody or at oneself.
PLAIN: Final = 0
RIGHT: Final = 1
IDLE: Final = 2
WAYS: Final = 3
SECOND: Final = KINDS  # in place of the discarded card: the second try of Boba Fett
PLAYED: Final = KINDS + 1
STAGES: Final = 6  # of a round, two cards of the deck each
PRIOR: Final = 8.0  # rounds that what is known of other stages counts for


@final
class Guess:
    """What questions look to be worth to the responder, by what was seen to come of answers.

    An answer is told by both own cards, the opponent's card, how it goes, and the stage.
    """

    def __init__(self) -> None:
        size = STAGES * KINDS * PLAYED * WAYS * KINDS
        self.sums: vec[float] = vec[float]([0.0] * size)
        self.counts: vec[float] = vec[float]([0.0] * size)
        self.room: vec[i64] = vec[i64]([0] * 64)

    def learn(self, state: State, player: i64, policy: Policy, rng: Rng) -> None:
        """Play a round in place: both by the policy, but for one answer of a player by chance."""
        room = self.room
        slots: list[int] = []
        wait = rng.below(5)
        while not state.is_terminal():
            many = state.legal_into(room)
            mine = state.current_player() == player
            if mine and wait == 0:
                action = room[rng.below(many)]
            else:
                many = policy.abstraction.narrow(state, room, many)
                action = room[0] if many == 1 else policy.pick(state, room, many, rng)
            if mine:
                wait -= 1
                if wait < 0:
                    slots.append(slot_of(state, player, action))
            state.apply(action)
        result = state.result(player)
        for slot in slots:
            self.sums[slot] += result
            self.counts[slot] += 1.0

    def smooth(self) -> None:
        """Turn the sums into means; where little was seen, other stages help."""
        wide: i64 = KINDS * PLAYED * WAYS * KINDS
        place: i64 = 0
        while place < wide:
            total = 0.0
            seen = 1.0
            stage: i64 = 0
            while stage < STAGES:
                total += self.sums[stage * wide + place]
                seen += self.counts[stage * wide + place]
                stage += 1
            mean = total / seen
            stage = 0
            while stage < STAGES:
                slot = stage * wide + place
                self.sums[slot] = (self.sums[slot] + PRIOR * mean) / (self.counts[slot] + PRIOR)
                stage += 1
            place += 1

    def value(self, worlds: list[World], player: i64) -> float:
        """What the best answer looks to be worth, -1 to 1, in worlds that look alike."""
        room = self.room
        many = worlds[0].state.legal_into(room)
        total = 0.0
        for world in worlds:
            total += world.weight
        best = -1.0
        place: i64 = 0
        while place < many:
            worth = 0.0
            for world in worlds:
                worth += world.weight * self.sums[slot_of(world.state, player, room[place])]
            best = max(best, worth / total)
            place += 1
        return best


def slot_of(state: State, player: i64, action: i64) -> i64:
    """Where the table has an answer."""
    assert isinstance(state, Position)
    held = hand_of(state, 1 - player)
    kept = hand_of(state, player)
    played: i64 = SECOND
    way: i64 = PLAIN
    if state.pending.verb() == verbs.SECOND_TRY:
        if action == moves.GIVE_UP:
            way = IDLE
        elif action - moves.TRY == value_of(held):
            way = RIGHT
    else:
        played = moves.card_of(action)
        if played == kept:
            kept = state.drawn
        target = moves.target_of(action)
        if target != 1 - player:
            way = IDLE
        elif played <= BOBA and moves.number_of(action) == value_of(held):
            way = RIGHT
    stage = min(cards_in_deck(state) >> 1, STAGES - 1)
    return (((stage * KINDS + kept) * PLAYED + played) * WAYS + way) * KINDS + held


# The bound.


@final
class Followed:
    """What can follow an answer: what it comes to where the round is over, else groups."""

    def __init__(self, over: float, asked: list[World]) -> None:
        self.over: float = over
        self.asked: list[World] = asked  # where the responder is asked again

    def is_like(self, other: Followed) -> bool:
        if self.over != other.over or len(self.asked) != len(other.asked):
            return False
        place: i64 = 0
        while place < len(self.asked):
            one, two = self.asked[place], other.asked[place]
            if one.weight != two.weight or one.state != two.state:
                return False
            place += 1
        return True


@final
class Bound:
    """Estimates that are too high on the average, by samples."""

    def __init__(
        self, policy: Policy, player: i64, guess: Guess, left: i64, samples: i64, seed: i64
    ) -> None:
        self.policy: Policy = policy
        self.player: i64 = player
        self.guess: Guess = guess
        self.left: i64 = left  # with so few cards in the deck the best response is worked out
        self.samples: i64 = samples  # of what follows an answer
        self.rng: Rng = Rng(seed)

    def value(self, worlds: list[World]) -> float:
        """What the responder wins at most, -1 to 1, in worlds that look alike."""
        total = weight_of(worlds)
        first = worlds[0].state
        assert isinstance(first, Position)
        if cards_in_deck(first) <= self.left:
            return best_response(worlds, self.player, self.policy) / total
        best = -1e18
        tried: list[Followed] = []
        for action in first.legal_actions():
            follows = self.followed(worlds, action)
            if is_among(follows, tried):
                continue
            tried.append(follows)
            best = max(best, (follows.over + self.value_after(follows)) / total)
        return best

    def followed(self, worlds: list[World], action: i64) -> Followed:
        asked: list[World] = []
        over = 0.0
        for world in worlds:
            over += play_rival(world, action, self.player, self.policy, asked)
        return Followed(over, asked)

    def value_after(self, follows: Followed) -> float:
        """What comes of the worlds in which the responder is asked again, by their weight."""
        groups: list[list[World]] = []
        for group in told_apart(follows.asked, self.player):
            groups.append(merged(group, self.player))
        value = 0.0
        if len(groups) <= self.samples:
            for group in groups:
                value += weight_of(group) * self.value(group)
            return value
        weights = [weight_of(group) for group in groups]
        guesses = [self.guess.value(group, self.player) for group in groups]
        place: i64 = 0
        while place < len(groups):
            value += weights[place] * guesses[place]
            place += 1
        share = sum(weights) / float(self.samples)
        point = share * self.rng.chance()
        place = 0
        taken: i64 = 0
        while taken < self.samples:
            while place + 1 < len(groups) and point >= weights[place]:
                point -= weights[place]
                place += 1
            value += share * (self.value(groups[place]) - guesses[place])
            point += share
            taken += 1
        return value


def is_among(follows: Followed, tried: list[Followed]) -> bool:
    """Whether another answer has led to the very same: trying both would only add luck."""
    return any(follows.is_like(other) for other in tried)


def weight_of(worlds: list[World]) -> float:
    total = 0.0
    for world in worlds:
        total += world.weight
    return total


def merged(worlds: list[World], player: i64) -> list[World]:
    """Worlds that look alike, one for each card that the opponent may hold."""
    found: dict[int, World] = {}
    for world in worlds:
        state = world.state
        assert isinstance(state, Position)
        held = hand_of(state, 1 - player)
        if held in found:
            found[held].weight += world.weight
        else:
            found[held] = World(state, world.weight, world.noticed)
    return list(found.values())
