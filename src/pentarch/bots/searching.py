"""A bot that searches, with a budget of iterations and of time, and lapses if it is to be weak."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.ismcts import Search, worthy_answers
from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State

SLIP: Final = 0.3  # of a win: an ordinary lapse costs no more, as far as the bot can see
LOOKS: Final = 50  # at all answers, after which one has surely been seen
CHUNKS: Final = 8  # of a weighing: from one to the next it shows how sure a value is
COMPARED: Final = 1  # the seed with which two worlds are dealt to see whether they are one


class Ranked(NamedTuple):
    """An answer as a search sees it."""

    action: int
    visits: int
    value: float  # the mean of what came of it, 0 to 1


class Weighed(NamedTuple):
    """An answer as a search sees it that thinks of a few alone."""

    action: int
    value: float  # the mean of what came of it, 0 to 1
    error: float  # of the value, one standard deviation


class SearchBot:
    def __init__(
        self,
        name: str,
        knowledge: Knowledge,
        actions: int,
        seed: int,
        *,
        iterations: int,
        seconds: float,
        lapses: int = 0,
        slip: float = SLIP,
        looks_again: bool = False,
        judge: Knowledge | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.name = name
        self.knowledge = knowledge
        self.judge = judge or knowledge  # by which answers are ranked and weighed for others
        self.actions = actions  # every action of the game is below this
        self.rng = Rng(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.lapses = lapses  # of a hundred answers that it should see it overlooks so many
        self.slip = slip  # and takes nothing for it that it sees to be worse by more
        self.looks_again = looks_again  # when it has overlooked everything; else it sees the best
        self.clock = clock
        self.kept: Search | None = None  # the tree of this turn, while it is of use

    def choose(self, state: State, player: int) -> int:
        """The best answer that it finds; all that it does for it counts into its time."""
        end = self.clock() + self.seconds
        search = self.resumed(state, player)
        answers = worthy_answers(state, self.knowledge)
        if search is not None:
            search.answers = answers
        if len(answers) == 1:
            action = int(answers[0])
        else:
            search = search or self.tree(state, player, answers, self.knowledge)
            search.run_until(self.iterations - search.thought(), end, settle=True)
            action = self.noticed(search) if self.lapses else search.best()
        self.kept = search if search is not None and search.advance(action) else None
        return action

    def rank(self, state: State, player: int) -> list[Ranked]:
        """The answers worth thinking about, best first, for hints and analysis."""
        end = self.clock() + self.seconds
        search = self.tree(state, player, worthy_answers(state, self.judge), self.judge)
        search.run_until(self.iterations, end)
        return [Ranked(*row) for row in search.ranking()]

    def weigh(self, state: State, player: int, answers: list[int]) -> list[Weighed]:
        """These answers alone, in this order, all in the same worlds; any that are legal."""
        search = self.tree(state, player, vec[i64](answers), self.judge)
        search.hold_race(drops=False)
        looks = []
        for _ in range(CHUNKS):
            search.run(max(1, self.iterations // CHUNKS), self.seconds / CHUNKS)
            looks.append({action: (visits, value) for action, visits, value in search.ranking()})
        return [Weighed(it, *mean_of([look[it] for look in looks if it in look])) for it in answers]

    def noticed(self, search: Search) -> int:
        """The best answer that is not overlooked; nothing that is plainly worse is taken for it."""
        ranking = [Ranked(*row) for row in search.ranking()]
        best = ranking[0]
        looks = LOOKS if self.looks_again else 1
        for answer in ranking * looks:
            is_overlooked = self.rng.below(100) < self.lapses
            if not is_overlooked and answer.value >= best.value - self.slip:
                return answer.action
        return best.action

    def forced(self, state: State) -> int | None:
        """The only answer worth a thought, if there is only one."""
        answers = worthy_answers(state, self.judge)
        return int(answers[0]) if len(answers) == 1 else None

    def tree(self, state: State, player: int, answers: vec[i64], knowledge: Knowledge) -> Search:
        """A tree for a question, about these answers."""
        return Search(state, player, knowledge, self.actions, self.rng.seed(), answers, self.clock)

    def resumed(self, state: State, player: int) -> Search | None:
        """The tree that is kept, if it is about this very question.

        The worlds need not be equal: it is enough that the player cannot tell them apart,
        that is, that they are equal once what the player cannot know is dealt alike.
        """
        kept, self.kept = self.kept, None
        if kept is None or kept.player != player or state.current_player() != player:
            return None
        mine, now = kept.root.copy(), state.copy()
        mine.redeal(player, Rng(COMPARED))
        now.redeal(player, Rng(COMPARED))
        return kept if mine == now else None


def mean_of(looks: list[tuple[int, float]]) -> tuple[float, float]:
    """The last of the means so far, with its error by the spread between what came between."""
    visits, value = looks[-1]
    square, parts, seen, total = 0.0, 0, 0, 0.0
    for visited, mean in looks:
        new = visited - seen
        if new > 0:
            part = (visited * mean - total) / new
            square += (new * (part - value)) ** 2
            parts += 1
        seen, total = visited, visited * mean
    if parts < 2:
        return value, 0.5
    return value, sqrt(square * parts / (parts - 1)) / visits
