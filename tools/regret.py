"""Train the policy for rounds of Infiltration for two, and measure how far it can be exploited.

    python -m tools.regret train [--walks N] [--seed S] [--least WEIGHT] [--file FILE]
    python -m tools.regret learner|fine-learner|search|tail|bound [...]

The same seed and number of walks give the same file. A round is a match whose goal is one
token. Figures are chances to win a round, a full tie counting half.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.infiltration_bounds import Bound, Guess
from pentarch.bots.knowledge.infiltration_responses import (
    Responder,
    World,
    after,
    alike,
    best_response,
    openings,
    own_response,
)
from pentarch.bots.knowledge.infiltration_rounds import InfiltrationRounds
from pentarch.bots.policies import FOLDER, packed, unpacked
from pentarch.bots.regret import Solver
from pentarch.core.policies import Policy
from pentarch.core.rng import Rng, mix
from pentarch.games.infiltration import GAME
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.state import cards_in_deck

FILE: Final = FOLDER / "infiltration.policy"
WALKS: Final = 3_000_000
SAYS: Final = 20.0  # seconds between two lines for whoever waits
LEAST: Final = 0.0
ROUNDS: Final = InfiltrationRounds()
MEASURES: Final = ["train", "learner", "fine-learner", "search", "tail", "bound"]
WHOLE_ROUND: Final = 99  # cards in the deck: more than there ever are


def deal(seed: int, number: int) -> Infiltration:
    """A round of its own: the number decides who begins."""
    first = str(1 + number % 2)
    return GAME.new(2, int(mix(seed)) ^ number, goal=1, first=first)


# Training.


def solve(solver: Solver, walks: int, seed: int) -> None:
    """Let both players learn in turn, from deals in which each begins as often as the other."""
    begin = said = time.monotonic()
    for walk in range(walks):
        solver.walk(deal(seed, walk), (walk >> 1) & 1, (walk + 1) / walks)
        if walk % 1000 == 0 and time.monotonic() - said > SAYS:
            said = time.monotonic()
            rate = (walk + 1) / (said - begin)
            print(
                f"{walk + 1} of {walks} walks, {len(solver.places)} rows, {rate:.0f} a second",
                file=sys.stderr,
                flush=True,
            )


def train(walks: int, seed: int, least: float, out: Path) -> None:
    solver = Solver(ROUNDS, seed)
    solve(solver, walks, seed)
    policy = solver.policy(least)
    recipe: dict[str, object] = {"game": GAME.id, "version": GAME.version, "walks": walks}
    recipe |= {"seed": seed, "least": least, "rows": len(policy.places)}
    recipe["how"] = "external sampling, linear weights: python -m tools.regret train"
    out.parent.mkdir(exist_ok=True)
    out.write_bytes(packed(policy, recipe))
    print(f"{len(solver.places)} rows, kept {len(policy.places)}, {out.stat().st_size} bytes")


def load(path: Path) -> Policy:
    return unpacked(path.read_bytes(), ROUNDS)


# Measuring.


class Score:
    """Rounds won, and how far their share may be off."""

    def __init__(self) -> None:
        self.rounds = 0
        self.won = 0.0
        self.squares = 0.0

    def add(self, won: float) -> None:
        self.rounds += 1
        self.won += won
        self.squares += won * won

    def __str__(self) -> str:
        if self.rounds == 0:
            return "no rounds"
        mean = self.won / self.rounds
        spread = max(self.squares / self.rounds - mean * mean, 0.0)
        margin = 1.96 * math.sqrt(spread / self.rounds)
        return f"{100 * mean:.2f} % ± {100 * margin:.2f}, {self.rounds} rounds"


def played(one: Policy, other: Policy, rounds: int, seed: int) -> Score:
    """What a policy wins against another, each deal once from either seat."""
    score = Score()
    room = vec[i64]([0] * 64)
    rng = Rng(seed)
    for number in range(rounds):
        state = deal(seed, number // 2)
        mine = number % 2
        while not state.is_terminal():
            policy = one if state.current_player() == mine else other
            many = policy.abstraction.narrow(state, room, state.legal_into(room))
            state.apply(room[0] if many == 1 else policy.pick(state, room, many, rng))
        score.add((state.result(mine) + 1) / 2)
    return score


def learner(policy: Policy, walks: int, rounds: int, seed: int, *, is_fine: bool) -> Score:
    """What a rival wins who has learnt against the policy: a lower bound of what can be won."""
    solver = Solver(InfiltrationRounds(is_fine), seed, policy)
    solve(solver, walks, seed)
    return played(solver.policy(), policy, rounds, seed + 1)


Asked = tuple[Infiltration, list[World]]  # the true world, and all that the responder reckons with


class Sitting:
    """A round of a responder against the policy."""

    def __init__(self, policy: Policy, state: Infiltration, player: int, rng: Rng) -> None:
        self.policy = policy
        self.state = state
        self.player = player
        self.rng = rng
        seen = state.copy()
        seen.redeal(player, rng)
        self.worlds = openings(seen, player)
        self.answers: list[int] = []  # given since the worlds were looked at
        self.room = vec[i64]([0] * 64)

    def by_policy(self) -> int:
        many = self.policy.abstraction.narrow(
            self.state, self.room, self.state.legal_into(self.room)
        )
        if many == 1:
            return int(self.room[0])
        return int(self.policy.pick(self.state, self.room, many, self.rng))

    def questions(self) -> Iterator[Asked]:
        """What the responder is asked; the rival answers between. Give answers with `answer`."""
        while not self.state.is_terminal():
            if self.state.current_player() == self.player:
                worlds = after(self.worlds, self.answers, self.player, self.policy)
                self.worlds = alike(worlds, self.state, self.player)
                self.answers = []
                yield self.state, self.worlds
            else:
                self.answer(self.by_policy())

    def answer(self, action: int) -> None:
        self.answers.append(action)
        self.state.apply(action)


def search(policy: Policy, iterations: int, rounds: int, seed: int) -> Score:
    """What a search wins that knows the policy: a lower bound of what can be won."""
    score = Score()
    rng = Rng(seed)
    for number in range(rounds):
        player = number % 2
        sitting = Sitting(policy, deal(seed, number // 2), player, rng)
        responder = Responder(policy, player, int(rng.seed()))
        for _, worlds in sitting.questions():
            sitting.answer(responder.choose(worlds, iterations))
        score.add((sitting.state.result(player) + 1) / 2)
    return score


def tail(policy: Policy, left: int, rounds: int, seed: int) -> Score:
    """What the best response wins that plays by the policy until so few cards are left.

    From there on it is exact: it is not played but worked out over all that can follow, and
    so is what the policy wins in its place. The policy wins half of the rounds against itself.
    """
    score = Score()
    rng = Rng(seed)
    for number in range(rounds):
        player = number % 2
        sitting = Sitting(policy, deal(seed, number // 2), player, rng)
        more = 0.0
        for state, worlds in sitting.questions():
            if cards_in_deck(state) <= left:
                best = best_response(worlds, player, policy)
                own = own_response(worlds, player, policy)
                more = (best - own) / 2 / sum(world.weight for world in worlds)
                break
            sitting.answer(sitting.by_policy())
        score.add(0.5 + more)
    return score


def guessed(policy: Policy, walks: int, seed: int) -> Guess:
    """A guess of what questions are worth, by rounds in which one answer was left to chance."""
    guess = Guess()
    rng = Rng(seed)
    for walk in range(walks):
        guess.learn(deal(seed, walk), (walk >> 1) & 1, policy, rng)
    guess.smooth()
    return guess


def bound(
    policy: Policy,
    guess: Guess,
    rounds: int,
    seed: int,
    *,
    start: int = WHOLE_ROUND,
    left: int,
    samples: int,
) -> tuple[Score, Score]:
    """What the best response wins at most, and how much less its true value is, where known.

    It is asked from the start of a round on, or when so few cards are left in the deck: then
    the policy has played both hands until there, and the true value is worked out, too.
    """
    score, slack = Score(), Score()
    rng = Rng(seed)
    for number in range(rounds):
        player = number % 2
        sitting = Sitting(policy, deal(seed, number // 2), player, rng)
        for state, worlds in sitting.questions():
            if cards_in_deck(state) <= start:
                high = Bound(policy, player, guess, left, samples, int(rng.seed())).value(worlds)
                if start < WHOLE_ROUND:
                    true = best_response(worlds, player, policy)
                    slack.add((high - true / sum(world.weight for world in worlds)) / 2)
                score.add((high + 1) / 2)
                break
            sitting.answer(sitting.by_policy())
        else:
            if start == WHOLE_ROUND:
                score.add((sitting.state.result(player) + 1) / 2)
        say(number + 1, rounds, score)
    return score, slack


def say(done: int, rounds: int, score: Score) -> None:
    if done % 50 == 0:
        print(f"{done} of {rounds} rounds: {score}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.regret")
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("--walks", type=int, default=WALKS, help="rounds to learn from")
    parser.add_argument("--least", type=float, default=LEAST, help="weight of a row to be kept")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--rounds", type=int, default=10_000, help="to measure in")
    parser.add_argument("--iterations", type=int, default=1000, help="of the search")
    parser.add_argument("--left", type=int, default=3, help="cards in the deck, for the tail")
    parser.add_argument(
        "--start", type=int, default=WHOLE_ROUND, help="cards in the deck, where a bound begins"
    )
    parser.add_argument("--samples", type=int, default=1, help="of what follows, for a bound")
    told = parser.parse_args()
    if told.what == "train":
        train(told.walks, told.seed, told.least, told.file)
        return
    policy = load(told.file)
    if told.what == "search":
        score = search(policy, told.iterations, told.rounds, told.seed)
    elif told.what == "tail":
        score = tail(policy, told.left, told.rounds, told.seed)
    elif told.what == "bound":
        guess = guessed(policy, told.walks, told.seed + 1)
        score, slack = bound(
            policy,
            guess,
            told.rounds,
            told.seed,
            start=told.start,
            left=told.left,
            samples=told.samples,
        )
        if slack.rounds:
            print(json.dumps({"above the true value by": str(slack)}))
    else:
        is_fine = told.what == "fine-learner"
        score = learner(policy, told.walks, told.rounds, told.seed, is_fine=is_fine)
    print(json.dumps({"what": told.what, "won": str(score), "missing": int(policy.missing)}))


if __name__ == "__main__":
    main()
