"""The search: its answer at any time, its ranking, and a tree that lasts for a turn."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.ismcts import CLOCK, Search
from pentarch.bots.knowledge import KNOWLEDGE
from pentarch.bots.searching import SearchBot
from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.games import GAMES
from pentarch.games.commanders import GAME as COMMANDERS
from pentarch.games.commanders.cards import DAGOBAH, NABOO
from tests.cli.pebbles import PASS, PEBBLES, TAKE, Pebbles
from tests.games.commanders.table import LC, SH, SSD, TF, TI, VW, Table, side


def pebbles(left: int, taken: int) -> Pebbles:
    state = Pebbles()
    state.left, state.taken = left, taken
    return state


def searched(state: State, iterations: int, *, settle: bool = False) -> Search:
    search = Search(state, int(state.current_player()), Knowledge(), 2, 1)
    search.run(iterations, 60.0, settle=settle)
    return search


# An answer at any time.


def test_the_last_pebble_is_taken() -> None:
    assert searched(pebbles(left=1, taken=1), 100).best() == TAKE


def test_the_answer_gets_no_worse_with_every_iteration_that_is_left_out() -> None:
    state = pebbles(left=1, taken=1)

    assert {searched(state, iterations).best() for iterations in (4, 16, 64)} == {TAKE}


def test_no_time_is_no_reason_to_have_no_answer() -> None:
    search = Search(pebbles(left=3, taken=1), 0, Knowledge(), 2, 1)

    search.run(1000, 0.0)

    assert search.iterations < 1000
    assert search.best() in (PASS, TAKE)


# A budget of time, by a clock that only thinking moves.


class Clock:
    def __init__(self) -> None:
        self.now = 0.0
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.now


class Slow(Knowledge):
    """Takes its time over every position."""

    def __init__(self, clock: Clock, *, narrow: float = 0.0, pick: float = 0.0, value: float = 0.0):
        self.clock = clock
        self.narrow_takes, self.pick_takes, self.value_takes = narrow, pick, value

    def narrow(self, state: State, legal: vec[i64], many: int) -> int:
        self.clock.now += self.narrow_takes
        return many

    def pick(self, state: State, legal: vec[i64], many: int, rng: Rng) -> int:
        self.clock.now += self.pick_takes
        return int(legal[0])

    def value(self, state: State, player: int) -> float:
        self.clock.now += self.value_takes
        return 0.0

    def is_beyond_tree(self, state: State, stage: int, actions: int) -> bool:
        return True


def slow_bot(clock: Clock, knowledge: Knowledge, seconds: float) -> SearchBot:
    return SearchBot(
        "", knowledge, PEBBLES.actions, 1, iterations=100_000, seconds=seconds, clock=clock
    )


def test_slow_rollouts_do_not_overrun_a_budget_of_time() -> None:
    clock = Clock()
    search = Search(pebbles(left=6, taken=1), 0, Slow(clock, value=0.002), 2, 1, None, clock)

    search.run(1000, 0.1)

    assert clock.now == pytest.approx(0.1, abs=0.0021)


def test_quick_iterations_are_counted_between_looks_at_the_clock() -> None:
    clock = Clock()
    search = Search(pebbles(left=6, taken=1), 0, Slow(clock, value=0.00001), 2, 1, None, clock)

    search.run(100_000, 0.1)

    assert clock.now == pytest.approx(0.1, abs=0.00001 * (CLOCK + 1))


def test_what_comes_before_the_search_counts_into_the_time_of_an_answer() -> None:
    clock = Clock()
    bot = slow_bot(clock, Slow(clock, narrow=0.06, value=0.001), 0.1)

    bot.choose(pebbles(left=6, taken=1), 0)

    assert clock.now == pytest.approx(0.1, abs=0.0011)


def test_a_long_rollout_ends_when_the_time_is_up() -> None:
    clock = Clock()
    bot = slow_bot(clock, Slow(clock, pick=0.003), 0.1)

    answer = bot.choose(pebbles(left=9, taken=1), 0)

    assert clock.now < 0.1 + 0.0031
    assert answer in (PASS, TAKE)


def test_the_clock_is_not_looked_at_inside_of_a_short_iteration() -> None:
    clock = Clock()
    search = Search(pebbles(left=9, taken=1), 0, Slow(clock, pick=0.00003), 2, 1, None, clock)

    search.run(1000, 0.1)

    assert clock.now == pytest.approx(0.1, abs=0.001)
    assert clock.looks <= search.iterations + 4


def test_a_dropped_iteration_leaves_the_tree_as_it_was() -> None:
    clock = Clock()
    search = Search(pebbles(left=9, taken=1), 0, Slow(clock, pick=0.007), 2, 1, None, clock)

    for _ in range(40):
        search.run(1000, 0.01)

    ranking = search.ranking()
    assert sum(visits for _, visits, _ in ranking) == search.iterations
    assert all(visits > 0 for _, visits, _ in ranking)


def test_the_first_iteration_ends_however_long_it_takes() -> None:
    clock = Clock()
    search = Search(pebbles(left=9, taken=1), 0, Slow(clock, pick=1.0), 2, 1, None, clock)

    search.run(1000, 0.1)

    assert search.iterations == 1
    assert search.best() in (PASS, TAKE)


def test_a_search_that_settles_has_the_same_answer_sooner() -> None:
    whole = searched(pebbles(left=1, taken=1), 4000)
    settled = searched(pebbles(left=1, taken=1), 4000, settle=True)

    assert settled.best() == whole.best()
    assert settled.iterations < 3000


@pytest.mark.parametrize("id", GAMES)
def test_settling_never_changes_the_answer(id: str) -> None:
    game, rng, state = GAMES[id], Rng(2), GAMES[id].new(2, 2)
    knowledge = KNOWLEDGE.get(id) or Knowledge()
    for _ in range(6):
        player, seed = int(state.current_player()), int(rng.seed())
        whole = Search(state, player, knowledge, game.actions, seed)
        settled = Search(state, player, knowledge, game.actions, seed)

        whole.run(64, 60.0)
        settled.run(64, 60.0, settle=True)

        assert settled.best() == whole.best()
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


# The same worlds for all answers.


class Marked(Pebbles):
    """Pebbles in a world that has a number, hidden from both players."""

    world = 0

    def copy(self) -> Marked:
        twin = Marked()
        twin.left, twin.player, twin.taken, twin.world = (
            self.left, self.player, self.taken, self.world,
        )  # fmt: skip
        return twin

    def redeal(self, player: int, rng: Rng) -> None:
        self.world = int(rng.below(1_000_000))


class Diary(Knowledge):
    """Writes down in which worlds an answer was followed."""

    def __init__(self) -> None:
        self.met: dict[int, list[int]] = {PASS: [], TAKE: []}

    def is_horizon(self, state: State, stage: int, actions: int) -> bool:
        return actions > 0

    def value(self, state: State, player: int) -> float:
        assert isinstance(state, Marked)
        self.met[TAKE if state.left < 6 else PASS].append(state.world)
        return 0.0


def test_every_answer_meets_the_same_worlds_in_the_same_order() -> None:
    state, diary = Marked(), Diary()
    state.taken = 1

    Search(state, 0, diary, 2, 1).run(60, 60.0)

    passed, taken = diary.met[PASS], diary.met[TAKE]
    both = min(len(passed), len(taken))
    assert both > 10
    assert passed[:both] == taken[:both]
    assert len({*taken}) == len(taken)


# The ranking.


def test_the_ranking_has_visits_and_values_and_the_answer_first() -> None:
    search = searched(pebbles(left=1, taken=1), 200)

    (first, many, value), (second, few, other) = search.ranking()
    assert (first, second) == (TAKE, PASS)
    assert many + few == 200
    assert value == 1.0 > other
    assert search.best() == first


def test_the_value_of_a_question_is_that_of_what_was_tried() -> None:
    search = searched(pebbles(left=1, taken=1), 200)

    mean = sum(visits * value for _, visits, value in search.ranking()) / 200
    assert search.value() == pytest.approx(mean)


def test_an_answer_without_alternative_is_ranked_alone() -> None:
    bot = SearchBot("", Knowledge(), PEBBLES.actions, 1, iterations=50, seconds=60.0)

    (only,) = bot.rank(pebbles(left=1, taken=0), 0)

    assert only == (TAKE, 50, 1.0)


# One tree a turn.


def volley() -> State:
    """A Super Star Destroyer shoots two ships, one after the other; nothing is drawn between."""
    table = Table(
        side(SSD, VW), side(),
        planets={DAGOBAH: [TF, SH], NABOO: [TF, TI, SH, LC]},
    )  # fmt: skip
    return table.state


def test_the_tree_of_a_turn_goes_on_at_its_next_question() -> None:
    state = volley()
    shot = next(it for it in state.legal_actions() if "shoot" in COMMANDERS.text(state, it))
    search = Search(state, 0, KNOWLEDGE["commanders"], COMMANDERS.actions, 1)
    search.run(3000, 60.0)
    before = {action: visits for action, visits, _ in search.ranking()}

    assert search.advance(shot)

    state.apply(shot)
    assert 0 < search.thought() < before[shot]
    assert {action for action, _, _ in search.ranking()} <= {*state.legal_actions()}


def test_a_bot_resumes_its_tree_whatever_world_it_is_shown_next() -> None:
    state = volley()
    bot = SearchBot("", KNOWLEDGE["commanders"], COMMANDERS.actions, 1, iterations=60, seconds=60.0)
    shot = bot.choose(state, 0)
    kept = bot.kept
    assert "shoot" in COMMANDERS.text(state, shot)

    state.apply(shot)
    state.redeal(0, Rng(77))

    assert kept is not None
    assert bot.resumed(state, 0) is kept


def test_a_tree_about_something_else_is_not_resumed() -> None:
    state = volley()
    bot = SearchBot("", KNOWLEDGE["commanders"], COMMANDERS.actions, 1, iterations=60, seconds=60.0)
    bot.choose(state, 0)

    assert bot.kept is not None
    assert bot.resumed(volley(), 0) is None


def test_what_was_drawn_ends_the_tree() -> None:
    state = GAMES["infiltration"].new(2, 1)
    player = int(state.current_player())
    knowledge = KNOWLEDGE["infiltration"]
    search = Search(state, player, knowledge, GAMES["infiltration"].actions, 1)
    search.run(100, 60.0)

    assert not search.advance(search.best())
