"""A race among answers: the same worlds for all, and no answer is given up for bad luck alone."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots import make
from pentarch.bots.ismcts import Search
from pentarch.bots.racing import WARM_UP, Race
from pentarch.bots.searching import SearchBot
from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.games.star_realms import GAME as STAR_REALMS
from tests.cli.pebbles import PASS, PEBBLES, TAKE, Pebbles


def run(race: Race, laps: int, *worths: list[float]) -> None:
    """So many laps in which each answer comes, in turn, to one of its worths."""
    for lap in range(laps):
        for _ in range(int(race.left)):
            runner = int(race.next())
            race.note(worths[runner][lap % len(worths[runner])])


def test_what_is_surely_worse_drops_out_after_the_warm_up() -> None:
    race = Race(2, drops=True)

    run(race, WARM_UP - 1, [0.6, 0.1], [0.5, 0.0])
    assert race.left == 2
    run(race, 1, [0.6, 0.1], [0.5, 0.0])

    assert race.left == 1
    assert race.leader() == 0


def test_luck_that_all_share_does_not_count_and_luck_of_one_s_own_does() -> None:
    race = Race(3, drops=True)

    run(race, 32, [1.0, 0.0], [0.9, -0.1], [0.0, 0.9])

    assert [int(it) for it in race.is_out] == [0, 1, 0]


def test_equals_stay_and_the_first_leads() -> None:
    race = Race(2, drops=True)

    run(race, 50, [0.5], [0.5])

    assert race.left == 2
    assert race.leader() == 0


def test_where_nothing_drops_out_all_run_to_the_end() -> None:
    race = Race(2, drops=False)

    run(race, 50, [1.0], [0.0])

    assert [int(it) for it in race.laps_of] == [50, 50]


def test_an_answer_whose_time_was_cut_off_is_followed_again() -> None:
    race = Race(3, drops=True)
    run(race, WARM_UP, [1.0], [0.0], [1.0])

    race.next()
    race.note(1.0)
    cut = race.next()
    race.again()

    assert cut == race.next() == 2


# In a search.


def choice() -> Pebbles:
    """Six pebbles of which one may take another, or pass."""
    state = Pebbles()
    state.taken = 1
    return state


class Unlucky(Knowledge):
    """In the first worlds all is lost; from then on it is better to take than to pass."""

    def __init__(self, *, is_race: bool) -> None:
        self.is_race = is_race
        self.met = {PASS: 0, TAKE: 0}

    def races(self, state: State) -> bool:
        return self.is_race

    def exploration(self, state: State) -> float:
        return 0.2

    def is_horizon(self, state: State, stage: int, actions: int) -> bool:
        return actions > 0

    def value(self, state: State, player: int) -> float:
        assert isinstance(state, Pebbles)
        answer = TAKE if state.left < 6 else PASS
        self.met[answer] += 1
        if self.met[answer] <= (4 if answer == TAKE else 3):
            return -1.0
        return 0.4 if answer == TAKE else 0.2


def test_a_race_does_not_give_up_the_best_answer_for_an_unlucky_beginning() -> None:
    given_up = Search(choice(), 0, Unlucky(is_race=False), 2, 1)
    raced = Search(choice(), 0, Unlucky(is_race=True), 2, 1)

    given_up.run(400, 60.0)
    raced.run(400, 60.0)

    assert given_up.best() == PASS
    assert raced.best() == TAKE


def test_before_all_have_met_enough_worlds_the_answer_is_what_looks_best() -> None:
    class Sure(Unlucky):
        """Passing looks best."""

        def trust(self, state: State) -> float:
            return 10.0

        def pick(self, state: State, legal: vec[i64], many: int, rng: Rng) -> int:
            return PASS

    short = Search(choice(), 0, Sure(is_race=True), 2, 1)
    long = Search(choice(), 0, Sure(is_race=True), 2, 1)

    short.run(2 * WARM_UP - 1, 60.0)
    long.run(400, 60.0)

    assert short.best() == PASS
    assert long.best() == TAKE


def test_a_race_that_is_over_settles_the_answer() -> None:
    search = Search(choice(), 0, Unlucky(is_race=True), 2, 1)

    search.run(4000, 60.0, settle=True)

    assert search.iterations < 100
    assert search.best() == TAKE


def test_the_ranking_of_a_race_begins_with_the_answer() -> None:
    search = Search(choice(), 0, Unlucky(is_race=True), 2, 1)

    search.run(400, 60.0)

    (first, many, value), (second, few, other) = search.ranking()
    assert (first, second) == (search.best(), PASS)
    assert many > few
    assert value > other


def test_what_is_weighed_is_weighed_in_the_same_worlds_to_the_end() -> None:
    knowledge = Unlucky(is_race=False)
    bot = SearchBot("", knowledge, PEBBLES.actions, 1, iterations=400, seconds=60.0)

    passed, taken = bot.weigh(choice(), 0, [PASS, TAKE])

    assert knowledge.met == {PASS: 200, TAKE: 200}
    assert taken.value > passed.value


def test_the_strongest_races_in_duels_alone_and_weak_levels_never() -> None:
    strongest, weak = make("level-top", STAR_REALMS, 1), make("level-5", STAR_REALMS, 1)
    assert isinstance(strongest, SearchBot) and isinstance(weak, SearchBot)
    duel, three = STAR_REALMS.new(2, 1), STAR_REALMS.new(3, 1)

    assert strongest.knowledge.races(duel)
    assert not strongest.knowledge.races(three)
    assert not weak.knowledge.races(duel)
