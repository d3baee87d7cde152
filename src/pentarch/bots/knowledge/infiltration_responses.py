"""The best response to a policy for rounds of Infiltration for two: how much it can be exploited.

The responder knows the policy, remembers everything and reckons with all worlds that the
own eyes allow, each as likely as chance and the policy make it. `best_response` is exact: it
tries all legal answers to the end, so it is for short rounds. `Responder` searches, for
rounds of full length: what it wins is a lower bound.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import with_nibble
from pentarch.core.policies import Policy
from pentarch.core.rng import MASK, Rng, mix
from pentarch.core.state import Chance, State
from pentarch.games.infiltration.cards import KINDS
from pentarch.games.infiltration.state import Position, hand_of, knows

EXPLORATION: Final = 0.7


@final
class World:
    """A world that may be the true one, how likely it is, and what the responder has noticed."""

    def __init__(self, state: State, weight: float, noticed: i64) -> None:
        self.state: State = state
        self.weight: float = weight
        self.noticed: i64 = noticed


def sight(state: State, player: i64, noticed: i64) -> i64:
    """All that a player sees of a position, after what was noticed before, as one number."""
    assert isinstance(state, Position)
    word = mix(noticed ^ hand_of(state, player))
    word = mix(word ^ state.drawn)
    if knows(state, player, 1 - player):
        word = mix(word ^ (hand_of(state, 1 - player) + 16))
    place: i64 = 0
    while place < state.discards.size:
        word = mix(word ^ state.discards.at(place))
        place += 1
    return word


# The exact best response.


def best_response(worlds: list[World], player: i64, policy: Policy) -> float:
    """What the responder wins at best, added up over the worlds by their weight.

    In all of these worlds the responder is asked, and cannot tell them apart.
    """
    best = -1e18
    for action in worlds[0].state.legal_actions():
        value = 0.0
        answered: list[World] = []
        for world in worlds:
            value += play_rival(world, action, player, policy, answered)
        for group in told_apart(answered, player):
            value += best_response(group, player, policy)
        best = max(best, value)
    return best


def own_response(worlds: list[World], player: i64, policy: Policy) -> float:
    """What the policy wins in the responder's place."""
    value = 0.0
    legal, weights, many, total = answers_of(worlds[0].state, policy)
    for place in range(many):
        if weights[place] == 0:
            continue
        answered: list[World] = []
        chosen = 0.0
        for world in worlds:
            chosen += play_rival(world, legal[place], player, policy, answered)
        for group in told_apart(answered, player):
            chosen += own_response(group, player, policy)
        value += chosen * float(weights[place]) / float(total)
    return value


def told_apart(worlds: list[World], player: i64) -> list[list[World]]:
    """The worlds in groups that look alike to a player."""
    groups: dict[int, list[World]] = {}
    for world in worlds:
        groups.setdefault(sight(world.state, player, world.noticed), []).append(world)
    return list(groups.values())


def play_rival(world: World, action: i64, player: i64, policy: Policy, asked: list[World]) -> float:
    """Give an answer, and let the policy answer until the responder is asked again.

    Those worlds are added to `asked`; what the others come to, where the round is over, is given.
    """
    value = 0.0
    for follower in followers(world, action):
        state = follower.state
        if state.is_terminal():
            value += follower.weight * state.result(player)
        elif state.current_player() == player:
            asked.append(follower)
        else:
            value += answer_as_rival(follower, player, policy, asked)
    return value


def answer_as_rival(world: World, player: i64, policy: Policy, asked: list[World]) -> float:
    """Give every answer that the policy may give."""
    value = 0.0
    legal, weights, many, total = answers_of(world.state, policy)
    for place in range(many):
        if weights[place]:
            share = world.weight * float(weights[place]) / float(total)
            noticed = mix((world.noticed ^ legal[place]) & MASK)
            answered = World(world.state, share, noticed)
            value += play_rival(answered, legal[place], player, policy, asked)
    return value


def answers_of(state: State, policy: Policy) -> tuple[vec[i64], vec[i64], i64, i64]:
    """The answers that the policy may give, their weights, how many they are, and the sum."""
    legal = vec[i64]([0] * int(state.max_legal()))
    weights = vec[i64]([0] * int(state.max_legal()))
    many = policy.abstraction.narrow(state, legal, state.legal_into(legal))
    total = policy.weigh(state, legal, many, weights) if many > 1 else i64(0)
    if total == 0:
        policy.missing += i64(many > 1)
        total = many
        for place in range(many):
            weights[place] = 1
    return legal, weights, many, total


def followers(world: World, action: i64) -> list[World]:
    """The worlds after an answer, one for each thing that chance may bring."""
    found: list[World] = []
    follow(world, action, [], world.weight, found)
    return found


def follow(world: World, action: i64, script: list[int], weight: float, found: list[World]) -> None:
    """Answer with these cards drawn first; where one more is drawn, with each that it may be."""
    state = world.state.copy()
    witness = Chance(script, -1)
    state.chance = witness
    state.apply(action)
    if len(witness.outcomes) == len(script):
        state.chance = None
        found.append(World(state, weight, world.noticed))
        return
    before = world.state
    assert isinstance(before, Position)
    left = before.deck.cards()
    for card in script:
        left.remove(card)
    for kind in range(KINDS):
        copies = left.count(kind)
        if copies:
            share = weight * copies / len(left)
            follow(world, action, [*script, kind], share, found)


def openings(state: State, player: i64) -> list[World]:
    """The worlds that a player holds possible when nobody has answered a question yet.

    `state` is any of them. If the other player begins, the card just drawn is hidden too.
    """
    assert isinstance(state, Position)
    hidden = state.copy()
    assert isinstance(hidden, Position)
    other = 1 - player
    hidden.deck.add(hand_of(state, other))
    is_asked = state.pending.player() == player
    if not is_asked:
        hidden.deck.add(state.drawn)
    cards = hidden.deck.cards()
    worlds: list[World] = []
    for held in range(KINDS):
        copies = cards.count(held)
        if not copies:
            continue
        likely = copies / len(cards)
        if is_asked:
            worlds.append(World(with_cards(hidden, other, held, state.drawn), likely, 0))
            continue
        rest = list(cards)
        rest.remove(held)
        for drawn in range(KINDS):
            if drawn in rest:
                share = likely * rest.count(drawn) / len(rest)
                world = with_cards(hidden, other, held, drawn)
                world.deck.take(drawn)
                worlds.append(World(world, share, 0))
    return worlds


def with_cards(hidden: Position, player: i64, held: i64, drawn: i64) -> Position:
    """The world in which a player holds a card of the deck, and that one was drawn."""
    world = hidden.copy()
    assert isinstance(world, Position)
    world.deck.take(held)
    world.hands = with_nibble(world.hands, player, held)
    world.drawn = drawn
    return world


# What can be known on the way.


def after(worlds: list[World], actions: list[int], player: i64, policy: Policy) -> list[World]:
    """The worlds that are possible when these answers were given, the policy giving its own."""
    for action in actions:
        found: list[World] = []
        for world in worlds:
            state = world.state
            share = world.weight
            if state.is_terminal():
                continue
            if state.current_player() != player:
                share *= chance_of(state, action, policy)
            if share > 0.0:
                found.extend(followers(World(state, share, 0), action))
        worlds = found
    return worlds


def chance_of(state: State, action: i64, policy: Policy) -> float:
    """How likely the policy gives an answer."""
    legal, weights, many, total = answers_of(state, policy)
    for place in range(many):
        if legal[place] == action:
            return float(weights[place]) / float(total)
    return 0.0


def alike(worlds: list[World], state: State, player: i64) -> list[World]:
    """Those of the worlds that look to a player as the true one does, one for each hidden card."""
    seen = sight(state, player, 0)
    found: dict[int, World] = {}
    for world in worlds:
        it = world.state
        assert isinstance(it, Position)
        if it.is_terminal() or it.current_player() != player or sight(it, player, 0) != seen:
            continue
        held = hand_of(it, 1 - player)
        if held in found:
            found[held].weight += world.weight
        else:
            found[held] = world
    return list(found.values())


# The response that searches.


@final
class Question:
    """A question to the responder in the tree."""

    def __init__(self, legal: vec[i64]) -> None:
        self.legal: vec[i64] = legal
        self.visits: vec[float] = vec[float]([0.0] * len(legal))
        self.scores: vec[float] = vec[float]([0.0] * len(legal))
        self.all: float = 0.0

    def next(self) -> i64:
        """The place of the answer to follow."""
        best: i64 = 0
        highest = -1e18
        curiosity = log(self.all + 1.0)
        place: i64 = 0
        while place < len(self.legal):
            visits = self.visits[place]
            if visits == 0.0:
                return place
            bound = self.scores[place] / visits + EXPLORATION * sqrt(curiosity / visits)
            if bound > highest:
                highest = bound
                best = place
            place += 1
        return best

    def best(self) -> i64:
        chosen: i64 = 0
        place: i64 = 1
        while place < len(self.legal):
            if self.visits[place] > self.visits[chosen]:
                chosen = place
            place += 1
        return self.legal[chosen]


@final
class Responder:
    """A search against the policy: with more iterations it comes nearer to the best response."""

    def __init__(self, policy: Policy, player: i64, seed: i64) -> None:
        self.policy: Policy = policy
        self.player: i64 = player
        self.rng: Rng = Rng(seed)
        self.questions: dict[int, Question] = {}
        self.room: vec[i64] = vec[i64]([0] * 64)

    def choose(self, worlds: list[World], iterations: i64) -> int:
        """The answer to a question, in worlds that the responder cannot tell apart."""
        self.questions = {}
        total = sum([world.weight for world in worlds])
        done: i64 = 0
        while done < iterations:
            left = self.rng.chance() * total
            index: i64 = 0
            while index + 1 < len(worlds) and left >= worlds[index].weight:
                left -= worlds[index].weight
                index += 1
            state = worlds[index].state.copy()
            state.reseed(self.rng.seed())
            self.follow(state, 0)
            done += 1
        return int(self.questions[sight(worlds[0].state, self.player, 0)].best())

    def follow(self, state: State, noticed: i64) -> float:
        """Play one world on to its end, in place; what it came to, 0 to 1."""
        room = self.room
        while not state.is_terminal():
            many = self.policy.abstraction.narrow(state, room, state.legal_into(room))
            mover = state.current_player()
            if mover != self.player:
                action = room[0] if many == 1 else self.policy.pick(state, room, many, self.rng)
                noticed = mix((noticed ^ action) & MASK)
                state.apply(action)
                continue
            seen = sight(state, self.player, noticed)
            question = self.questions.get(seen)
            if question is None:
                self.questions[seen] = Question(room[:many])
                return self.rolled_out(state)
            place = question.next()
            state.apply(question.legal[place])
            value = self.follow(state, mix((seen ^ place) & MASK))
            question.visits[place] += 1.0
            question.scores[place] += value
            question.all += 1.0
            return value
        return (state.result(self.player) + 1.0) / 2.0

    def rolled_out(self, state: State) -> float:
        """What a world comes to if both play by the policy."""
        room = self.room
        while not state.is_terminal():
            many = self.policy.abstraction.narrow(state, room, state.legal_into(room))
            state.apply(room[0] if many == 1 else self.policy.pick(state, room, many, self.rng))
        return (state.result(self.player) + 1.0) / 2.0
