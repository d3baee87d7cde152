"""Monte Carlo tree search over what a player knows, written once for all games.

Single-observer information set search: each iteration redeals what the searching
player cannot know, walks down the one tree of actions among those legal in that
world, adds a node, plays on to the horizon, and adds the value to the nodes on the
way. The tree is rows of numbers: no objects, nothing to collect. It has an answer at any
time, and goes on from the next question of the same turn if nothing was learnt between.
When the time is up, an iteration that has not ended is dropped, unless it is the first.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from pentarch.bots.racing import Race
from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng, mix
from pentarch.core.state import State

CLOCK: Final = 8  # iterations between two looks at the clock, at most
QUICK: Final = 0.0001  # seconds: looks at the clock get rarer until there is as much between two
LONG: Final = 0.001  # seconds: the clock is looked at inside of an iteration only if it is so long
LOOK: Final = 32  # iterations between two looks at whether the answer is settled
NOBODY: Final = -1
UNKNOWN: Final = -1.0
LESS: Final = 0.02  # than the trusted answer an untried one is thought to be worth


@final
class Search:
    """A tree that grows from one question."""

    def __init__(
        self,
        root: State,
        player: i64,
        knowledge: Knowledge,
        actions: i64,
        seed: i64,
        answers: vec[i64] | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.root: State = root
        self.player: i64 = player  # through whose eyes the search looks
        self.knowledge: Knowledge = knowledge
        self.models_opponents: bool = knowledge.models_opponents()
        self.exploration: float = knowledge.exploration(root)
        self.trust: float = knowledge.trust(root)
        self.ripeness: i64 = knowledge.ripeness(root)
        self.seed: i64 = seed
        self.rng: Rng = Rng(seed)
        self.iterations: i64 = 0
        self.total: float = 0.0  # of what the iterations came to for the player
        self.clock: Callable[[], float] = clock
        self.end: float = inf  # when the time is up
        self.is_watching: bool = False  # the clock, after every action: iterations may be long
        # The nodes. The top is the question that is asked.
        self.top: i64 = 0
        self.first_child: vec[i32] = vec[i32]()
        self.sibling: vec[i32] = vec[i32]()
        self.visits: vec[i32] = vec[i32]()
        self.available: vec[i32] = vec[i32]()
        self.action: vec[i32] = vec[i32]()
        self.mover: vec[i32] = vec[i32]()
        self.score: vec[float] = vec[float]()
        # Scratch.
        self.legal: vec[i64] = vec[i64]([0] * int(root.max_legal()))
        self.mark: vec[i64] = vec[i64]([0] * int(actions))  # the last step at which it was legal
        self.step: i64 = 0
        self.scores: vec[float] = vec[float]([UNKNOWN] * int(root.players))
        self.path: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.add_node(NOBODY, NOBODY, NOBODY)
        # To the question, those that are worth a thought: the same in all worlds.
        self.answers: vec[i64] = worthy_answers(root, knowledge) if answers is None else answers
        self.race: Race | None = None
        self.runners: vec[i64] = vec[i64]([NOBODY] * len(self.answers))  # the nodes of a race
        if knowledge.races(root):
            self.hold_race(drops=True)

    def add_node(self, parent: i64, action: i64, mover: i64) -> i64:
        node: i64 = len(self.visits)
        self.first_child = append(self.first_child, i32(NOBODY))
        self.visits = append(self.visits, i32(0))
        self.available = append(self.available, i32(1))
        self.action = append(self.action, i32(action))
        self.mover = append(self.mover, i32(mover))
        self.score = append(self.score, 0.0)
        if parent >= 0:
            self.sibling = append(self.sibling, self.first_child[parent])
            self.first_child[parent] = i32(node)
        else:
            self.sibling = append(self.sibling, i32(NOBODY))
        return node

    def hold_race(self, *, drops: bool) -> None:
        """Follow all answers in the same worlds, and drop, if told so, what is surely worse."""
        many: i64 = len(self.answers)
        if many > 1:
            self.race = Race(many, drops=drops)
            if self.trust > 0.0:
                self.put_trusted_first(many)

    def put_trusted_first(self, many: i64) -> None:
        """It is the answer until all have met enough worlds to tell."""
        place: i64 = 0
        while place < many:
            self.legal[place] = self.answers[place]
            place += 1
        trusted = self.knowledge.pick(self.root, self.legal, many, self.rng)
        place = 0
        while self.answers[place] != trusted:
            place += 1
        self.answers[place] = self.answers[0]
        self.answers[0] = trusted

    def run(self, iterations: i64, seconds: float, *, settle: bool = False) -> None:
        """Grow the tree for so many iterations, or for so long."""
        self.run_until(iterations, self.clock() + seconds, settle=settle)

    def run_until(self, iterations: i64, end: float, *, settle: bool = False) -> None:
        """Grow the tree for so many iterations, or until the time is up.

        To settle is to stop as soon as no answer can overtake the best any more.
        """
        self.end = end
        self.is_watching = end < inf
        looked = self.clock()
        stride: i64 = 1  # iterations between two looks
        next_look: i64 = stride if end < inf else iterations
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1
            if done == next_look:
                now = self.clock()
                if now >= end:
                    break
                self.is_watching = now - looked > LONG
                stride = min(2 * stride, CLOCK) if now - looked < QUICK else i64(1)
                next_look += stride
                looked = now
            if settle and done % LOOK == 0 and self.is_settled(iterations - done):
                break

    def is_settled(self, rest: i64) -> bool:
        """Whether the rest of the iterations cannot change the answer."""
        race = self.race
        return self.lead() > rest if race is None else race.left == 1

    def lead(self) -> i64:
        """How much oftener the best answer was followed than the next."""
        most: i64 = 0
        next: i64 = 0
        child = i64(self.first_child[self.top])
        while child >= 0:
            visits = i64(self.visits[child])
            if visits > most:
                next = most
                most = visits
            elif visits > next:
                next = visits
            child = i64(self.sibling[child])
        return most - next

    def thought(self) -> i64:
        """How often the answers to the question were followed."""
        total: i64 = 0
        child = i64(self.first_child[self.top])
        while child >= 0:
            total += i64(self.visits[child])
            child = i64(self.sibling[child])
        return total

    def advance(self, action: i64) -> bool:
        """Make the question that follows an answer the top; False if the tree is of no use.

        What was drawn or learnt is not in the tree: it has all that might have been. Which
        answers are worth a thought is to be told when the question is put. After a race every
        question has one of its own.
        """
        if self.race is not None:
            return False
        state = self.root.copy()
        if len(self.answers) > 1:
            child = i64(self.first_child[self.top])
            while child >= 0 and i64(self.action[child]) != action:
                child = i64(self.sibling[child])
            if child < 0:
                return False
            self.top = child
        state.apply(action)
        self.root = state
        self.seed = mix(self.seed)
        self.iterations = 0
        self.total = 0.0
        self.answers = vec[i64]()
        return not (state.barrier or state.is_terminal() or state.current_player() != self.player)

    def iterate(self) -> None:
        """Follow one of the answers in one world.

        The n-th time that an answer is followed it meets the n-th world and its chance, the
        same for all answers: they are told apart sooner than by luck of their own.
        """
        state = self.root.copy()
        answer = self.answer_to_follow()
        world = i64(self.visits[answer]) if answer >= 0 else self.iterations
        self.rng.reseed(self.seed + world)
        state.redeal(self.player, self.rng)
        stage = state.stage()
        self.depth = 0
        actions = self.descend(state, answer)
        many = state.legal_into(self.legal)
        knowledge = self.knowledge
        while many > 0 and not knowledge.is_horizon(state, stage, actions):
            if self.is_watching and self.iterations > 0 and self.clock() >= self.end:
                self.drop()
                return
            state.apply(knowledge.pick(state, self.legal, many, self.rng))
            actions += 1
            many = state.legal_into(self.legal)
        self.learn(state)
        self.iterations += 1

    def drop(self) -> None:
        """Take out the nodes that an iteration has added; each is the first of its parent's."""
        race = self.race
        if race is not None:
            if self.visits[self.runners[race.runner]] == 0:
                self.runners[race.runner] = NOBODY
            race.again()
        place = self.depth - 1
        while place >= 0:
            node = self.path[place]
            if self.visits[node] == 0:
                parent = self.path[place - 1] if place > 0 else self.top
                self.first_child[parent] = self.sibling[node]
            place -= 1

    def answer_to_follow(self) -> i64:
        """The node of the answer whose turn it is; NOBODY where only one is worth a thought."""
        many: i64 = len(self.answers)
        if many == 1:
            return NOBODY
        race = self.race
        if race is not None:
            return self.runner(race.next())
        place: i64 = 0
        while place < many:
            self.legal[place] = self.answers[place]
            place += 1
        child = self.best_child(self.top, many)
        if child < 0:
            action = self.chosen(self.root, self.top, many, -child)
            child = self.add_node(self.top, action, self.player)
        return child

    def runner(self, place: i64) -> i64:
        """The node of an answer in a race."""
        if self.runners[place] < 0:
            self.runners[place] = self.add_node(self.top, self.answers[place], self.player)
        return self.runners[place]

    def descend(self, state: State, answer: i64) -> i64:
        """Walk down by an answer to a new node; how many actions that took.

        What is worth no thought is played on the way and has no node.
        """
        node = self.top
        actions: i64 = 0
        stage = state.stage()
        if answer >= 0:
            is_new = i64(self.visits[answer]) == 0
            state.apply(i64(self.action[answer]))
            self.visit(answer)
            actions = 1
            if is_new or i64(self.visits[answer]) < self.ripeness:
                return actions
            node = answer
        many = state.legal_into(self.legal)
        while many > 0 and not self.is_end_of_tree(state, stage, actions):
            mover = state.current_player()
            worthy = self.knowledge.narrow(state, self.legal, many)
            if worthy == 1:
                state.apply(self.legal[0])
                actions += 1
                many = state.legal_into(self.legal)
                continue
            many = worthy
            fresh = False
            if mover != self.player and self.models_opponents:
                action = self.knowledge.pick(state, self.legal, many, self.rng)
                child = self.child_for(node, action, mover)
            else:
                child = self.best_child(node, many)
                fresh = child < 0
                if fresh:
                    child = self.add_node(node, self.chosen(state, node, many, -child), mover)
            state.apply(i64(self.action[child]))
            self.visit(child)
            actions += 1
            if fresh or i64(self.visits[child]) < self.ripeness:
                break
            node = child
            many = state.legal_into(self.legal)
        return actions

    def is_end_of_tree(self, state: State, stage: i64, actions: i64) -> bool:
        knowledge = self.knowledge
        if knowledge.is_beyond_tree(state, stage, actions):
            return True
        return knowledge.is_horizon(state, stage, actions)

    def child_for(self, node: i64, action: i64, mover: i64) -> i64:
        """The child that an action leads to, made if need be."""
        child = i64(self.first_child[node])
        while child >= 0 and i64(self.action[child]) != action:
            child = i64(self.sibling[child])
        return child if child >= 0 else self.add_node(node, action, mover)

    def best_child(self, node: i64, many: i64) -> i64:
        """The child to follow among those legal now, or minus the number of actions not tried."""
        self.step += 1
        step = self.step
        mark = self.mark
        legal = self.legal
        place: i64 = 0
        while place < many:
            mark[legal[place]] = step
            place += 1
        untried = many
        best: i64 = NOBODY
        highest = -1e18
        exploration = self.exploration
        expected = self.expected(node)
        sibling, actions = self.sibling, self.action
        child = i64(self.first_child[node])
        while child >= 0:
            action = i64(actions[child])
            if mark[action] == step:
                mark[action] = 0
                untried -= 1
                available = self.available[child] + 1
                self.available[child] = available
                visits = float(self.visits[child])
                bound = exploration * sqrt(log(float(available)) / visits)
                trust = self.trust if sibling[child] >= 0 else 0.0
                bound += (self.score[child] + trust * expected) / (visits + trust)
                if bound > highest:
                    highest = bound
                    best = child
            child = i64(sibling[child])
        return -untried if untried > 0 else best

    def expected(self, node: i64) -> float:
        """What an answer is thought to be worth before it is tried, where one is trusted."""
        trusted = i64(self.first_child[node])
        if self.trust == 0.0 or trusted < 0:
            return 0.0
        while self.sibling[trusted] >= 0:
            trusted = i64(self.sibling[trusted])
        return self.score[trusted] / float(self.visits[trusted]) - LESS

    def chosen(self, state: State, node: i64, many: i64, left: i64) -> i64:
        """A legal action that has no node yet; the first of all is the trusted one."""
        if self.trust > 0.0 and self.first_child[node] < 0:
            return self.knowledge.pick(state, self.legal, many, self.rng)
        return self.untried(many, left)

    def untried(self, many: i64, left: i64) -> i64:
        """One of the legal actions that have no node yet."""
        skip = self.rng.below(left)
        place: i64 = 0
        while place < many:
            action = self.legal[place]
            if self.mark[action] == self.step:
                if skip == 0:
                    return action
                skip -= 1
            place += 1
        raise AssertionError("an untried action was counted and not found")

    def visit(self, node: i64) -> None:
        if self.depth == len(self.path):
            self.path = append(self.path, node)
        else:
            self.path[self.depth] = node
        self.depth += 1

    def learn(self, state: State) -> None:
        """Add what the position is worth, to each mover, to the nodes on the way."""
        scores = self.scores
        player: i64 = 0
        while player < self.root.players:
            scores[player] = UNKNOWN
            player += 1
        worth = self.score_of(state, self.player)
        self.total += worth
        race = self.race
        if race is not None:
            race.note(worth)
        path, mover, visits, score = self.path, self.mover, self.visits, self.score
        place: i64 = 0
        while place < self.depth:
            node = path[place]
            visits[node] += i32(1)
            score[node] += self.score_of(state, i64(mover[node]))
            place += 1

    def score_of(self, state: State, player: i64) -> float:
        """What the position that is learnt from is worth to a player, 0 to 1."""
        scores = self.scores
        if scores[player] == UNKNOWN:
            scores[player] = (self.knowledge.value(state, player) + 1.0) / 2.0
        return scores[player]

    def best(self) -> int:
        """The answer that leads the race, or was followed most often: of several the first."""
        if len(self.answers) == 1:
            return int(self.answers[0])
        race = self.race
        if race is not None and race.is_warm():
            return int(self.answers[race.leader()])
        most: i64 = -1
        chosen: i64 = NOBODY
        child = i64(self.first_child[self.top])
        while child >= 0:
            if i64(self.visits[child]) >= most:
                most = i64(self.visits[child])
                chosen = i64(self.action[child])
            child = i64(self.sibling[child])
        return chosen

    def value(self) -> float:
        """What the question is worth to the player, 0 to 1, as far as it was thought about."""
        return self.total / float(self.iterations) if self.iterations else 0.5

    def ranking(self) -> list[tuple[int, int, float]]:
        """For each answer that was tried, best first: action, visits, mean value from 0 to 1."""
        if len(self.answers) == 1:
            return [(int(self.answers[0]), int(self.iterations), self.value())]
        race = self.race
        if race is not None and race.laps > 0:
            return self.placed(race)
        rows: list[tuple[int, int, float]] = []
        child = i64(self.first_child[self.top])
        while child >= 0:
            visits = int(self.visits[child])
            rows.append((int(self.action[child]), visits, self.score[child] / max(visits, 1)))
            child = i64(self.sibling[child])
        rows.reverse()  # of several the first that was tried comes first
        rows.sort(key=followed, reverse=True)
        return rows

    def placed(self, race: Race) -> list[tuple[int, int, float]]:
        """The same after a race: by when they dropped out, then by what they came to."""
        rows: list[tuple[int, int, float]] = []
        place: i64 = 0
        while place < race.many:
            laps = int(race.laps_of[place])
            rows.append((int(self.answers[place]), laps, race.totals[place] / laps))
            place += 1
        rows.sort(key=laps_and_value, reverse=True)
        return rows


def worthy_answers(state: State, knowledge: Knowledge) -> vec[i64]:
    """The answers to a question that are worth a thought."""
    legal = vec[i64]([0] * int(state.max_legal()))
    many = knowledge.narrow(state, legal, state.legal_into(legal))
    return legal[:many]


def followed(row: tuple[int, int, float]) -> int:
    return row[1]


def laps_and_value(row: tuple[int, int, float]) -> tuple[int, float]:
    return row[1], row[2]
