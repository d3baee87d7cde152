"""What bots make of the skirmish: the obvious things, and that it pays."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots import Bot
from pentarch.bots.greedy import GreedyBot
from pentarch.bots.knowledge import KNOWLEDGE as KNOWLEDGES
from pentarch.bots.knowledge.skirmish_musters import GOOD_LISTS
from pentarch.bots.random import RandomBot
from pentarch.bots.searching import SearchBot
from pentarch.core.options import resolve
from pentarch.core.rng import Rng
from pentarch.games.skirmish import GAME, moves, verbs
from pentarch.games.skirmish.cards import (
    CELEBRATION,
    DARTH_VADER,
    DEADEYE,
    FENN_SIGNIS,
    GAARKHAN,
    GIDEON_ARGUS,
    IG_88,
    IMPERIAL_OFFICER,
    LUKE_SKYWALKER,
    MAK_ESHKAREY,
    PLANNING,
    RALLY,
    RED,
    STORMTROOPER,
    TRANDOSHAN_HUNTER,
)
from pentarch.games.skirmish.figures import distance_to
from pentarch.games.skirmish.lists import READY_LISTS
from pentarch.games.skirmish.setup import OPTIONS, new_game
from pentarch.games.skirmish.state import (
    BLEEDING,
    STUNNED,
    TOKEN,
    TOKEN_STATE,
    set_token,
)
from tests.games.skirmish.table import (
    FOE,
    ME,
    Group,
    Table,
    black,
    blue,
    green,
    group,
    side,
    white,
)

FIRST = 20
KNOWLEDGE = KNOWLEDGES["skirmish"]


def choice(table: Table) -> int:
    """What a greedy player who sits there answers."""
    state = table.state.copy()
    player = int(state.current_player())
    state.redeal(player, Rng(1))
    return GreedyBot(KNOWLEDGE, seed=1).choose(state, player)


def play_on(table: Table, *, until: int) -> None:
    """A greedy player goes on up to an answer of a kind."""
    for _ in range(12):
        action = choice(table)
        if action == until:
            return
        table.do(action)
    raise AssertionError("it never came to that")


def facing(mine: Group, *theirs: Group) -> Table:
    table = Table(side(mine), side(*theirs))
    table.activate(0)
    table.let_pass()
    return table


# Attacks.


def test_whoever_is_nearly_defeated_is_attacked() -> None:
    for wounded in (0, 1):
        table = facing(
            group(STORMTROOPER, "K13"),
            group(GIDEON_ARGUS, "K16", harm=4 * (wounded == 0)),
            group(MAK_ESHKAREY, "L16", harm=3 * (wounded == 1)),
        )

        table.do(moves.ATTACK)

        assert choice(table) == moves.TARGET + FIRST + wounded


def test_a_figure_in_sight_is_shot_at() -> None:
    table = facing(group(STORMTROOPER, "K13"), group(MAK_ESHKAREY, "K16", harm=3))

    play_on(table, until=moves.ATTACK)


def test_who_fights_at_hand_goes_there_and_strikes() -> None:
    table = facing(group(DARTH_VADER, "K13"), group(FENN_SIGNIS, "K17", harm=4))

    assert choice(table) == moves.MOVE
    play_on(table, until=moves.ATTACK)


def test_two_targets_at_hand_are_struck_both() -> None:
    table = facing(group(DARTH_VADER, "K13"), group(FENN_SIGNIS, "K14"), group(GAARKHAN, "L13"))

    assert table.state.legal_actions()[0] == moves.END
    assert choice(table) >= moves.SPECIAL


def test_a_surge_buys_what_defeats() -> None:
    table = facing(group(STORMTROOPER, "K13"), group(MAK_ESHKAREY, "K16", harm=2))

    table.attack(FIRST, blue(2, 0, 1), green(3, 2), white(block=1))

    assert table.asks()[0] == verbs.SURGE
    assert choice(table) == moves.SURGE + 0  # +1 damage


def test_a_surge_buys_accuracy_where_the_attack_falls_short() -> None:
    table = facing(group(STORMTROOPER, "K13"), group(MAK_ESHKAREY, "K17", harm=2))

    table.attack(FIRST, blue(2, 0, 1), green(1, 2), white())

    assert choice(table) == moves.SURGE + 1  # +2 accuracy


def test_a_blank_die_is_rolled_again_and_a_good_one_is_not() -> None:
    def rerolls(*dice: int) -> int:
        table = Table(
            side(group(STORMTROOPER, "K13", "L13")),
            side(group(GIDEON_ARGUS, "K16"), group(LUKE_SKYWALKER, "E19")),
        )
        table.activate(0)
        table.attack(FIRST, *dice)
        assert table.asks()[0] == verbs.REROLL
        return choice(table)

    assert rerolls(blue(2, 0, 1), green(3, 2), black(2)) == moves.DIE + 0
    assert rerolls(blue(4, 2), green(3, 2), black(0, evade=1)) == moves.PASS


def test_an_arsenal_is_red_at_hand() -> None:
    table = facing(group(IG_88, "K13"), group(GIDEON_ARGUS, "K14"), group(MAK_ESHKAREY, "E19"))

    table.do(moves.ATTACK, moves.TARGET + FIRST)

    assert choice(table) == moves.COLOUR + RED


# Damage and conditions.


def test_strain_costs_a_card_rather_than_health() -> None:
    table = Table(
        side(group(TRANDOSHAN_HUNTER, "K13")),
        side(group(GIDEON_ARGUS, "K15"), group(LUKE_SKYWALKER, "E19"), deck=[PLANNING, RALLY]),
    )
    table.activate(0)

    table.do(moves.ATTACK, moves.TARGET + FIRST)

    assert table.asks() == (verbs.BEAR_STRAIN, FOE)
    assert choice(table) == moves.DISCARD_TOP


def test_a_stunned_figure_gets_up() -> None:
    table = facing(group(DARTH_VADER, "K13", conditions=STUNNED), group(FENN_SIGNIS, "K15"))

    assert choice(table) == moves.CURE_STUN


def test_bleeding_is_no_reason_not_to_fight() -> None:
    table = facing(
        group(STORMTROOPER, "K13", conditions=BLEEDING), group(MAK_ESHKAREY, "K16", harm=3)
    )

    play_on(table, until=moves.ATTACK)


# Command cards.


def test_celebration_is_played() -> None:
    table = Table(
        side(group(DARTH_VADER, "K13"), hand=[CELEBRATION]),
        side(group(MAK_ESHKAREY, "K14", harm=3), group(LUKE_SKYWALKER, "E19")),
    )
    table.activate(0)
    table.let_pass()
    table.do(moves.ATTACK)
    table.let_pass()
    table.roll(5, 5, 4, 0)
    table.do(moves.TARGET + FIRST)
    table.let_pass(moves.PLAY + CELEBRATION)

    assert choice(table) == moves.PLAY + CELEBRATION


def test_deadeye_is_kept_for_an_attack_that_falls_short() -> None:
    def deadeye(place: str) -> int:
        table = Table(
            side(group(STORMTROOPER, "K13"), hand=[DEADEYE]),
            side(group(MAK_ESHKAREY, place, harm=2), group(LUKE_SKYWALKER, "E19")),
        )
        table.activate(0)
        table.let_pass()
        table.attack_past_windows(
            FIRST, blue(2, 1), green(1, 2), white(), until=moves.PLAY + DEADEYE
        )
        return choice(table)

    assert deadeye("K17") == moves.PLAY + DEADEYE
    assert deadeye("K15") == moves.PASS


# Missions.


def test_contraband_at_hand_is_picked_up_and_brought_home() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "M13")),
        side(group(IMPERIAL_OFFICER, "U22")),
        mission="smuggled-goods",
    )
    table.activate(0)

    play_on(table, until=moves.INTERACT + 1)
    table.do(moves.INTERACT + 1)
    before = distance_home(table)
    play_on(table, until=moves.END)

    assert distance_home(table) < before


def distance_home(table: Table) -> int:
    """From the first figure to G13, in the blue zone."""
    return int(distance_to(table.state, 0, table.space("G13")))


def test_a_holocron_is_given_to_the_beacon() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "I10")),
        side(group(IMPERIAL_OFFICER, "T20")),
        mission="lost-knowledge",
    )
    table.load(0, 0)
    table.activate(0)

    play_on(table, until=moves.YES)


def test_a_crate_is_held_when_the_round_ends() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "I15")),
        side(group(IMPERIAL_OFFICER, "U10", exhausted=True)),
        mission="close-to-home",
    )
    table.activate(0)

    play_on(table, until=moves.END)
    table.end()

    assert table.points() == 7


def test_a_raider_is_worth_an_attack() -> None:
    table = Table(
        side(group(STORMTROOPER, "J13")),
        side(group(LUKE_SKYWALKER, "U10")),
        mission="raiding-party",
    )
    set_token(table.state, 0, TOKEN_STATE, 3)
    table.activate(0)

    play_on(table, until=moves.ATTACK)
    table.do(moves.ATTACK)

    assert choice(table) >= moves.TARGET + TOKEN


def test_a_site_is_given_up_for_points() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "P11")),
        side(group(IMPERIAL_OFFICER, "H7", exhausted=True)),
        mission="leave-no-evidence",
    )
    table.activate(0)

    play_on(table, until=moves.END)
    table.end()

    assert table.asks() == (verbs.EXCAVATE, ME)
    assert choice(table) >= moves.SITE


def test_the_sky_falls_on_those_who_suffer_more() -> None:
    for inside, answer in (("H8", moves.YES), ("P14", moves.PASS)):
        table = Table(
            side(group(LUKE_SKYWALKER, "I11"), group(DARTH_VADER, inside)),
            side(group(IMPERIAL_OFFICER, "P13")),
            mission="leave-no-evidence",
            pending=[(verbs.ROUND, 0, False, 0, 0), (verbs.BOMBARD, 0, True, 0, 0)],
        )

        assert table.asks() == (verbs.BOMBARD, ME)
        assert choice(table) == answer


def test_a_panel_that_is_held_is_turned() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "M13")), side(group(IMPERIAL_OFFICER, "U22", exhausted=True))
    )
    table.activate(0)

    play_on(table, until=moves.INTERACT + 0)


# Turns.


def test_a_figure_that_can_strike_is_activated_before_one_that_cannot() -> None:
    table = Table(
        side(group(IMPERIAL_OFFICER, "H10"), group(STORMTROOPER, "K13")),
        side(group(MAK_ESHKAREY, "K16", harm=3), group(LUKE_SKYWALKER, "E19")),
    )

    assert choice(table) == moves.ACTIVATE + 1


# Searching.


def test_few_answers_are_worth_a_thought_and_the_best_is_one_of_them() -> None:
    state = new_game(2, resolve(OPTIONS, {"mission": "get-to-the-ship"}), 5)
    state.apply(moves.LIST + 0)
    state.apply(moves.LIST + 1)
    rng = Rng(5)
    for _ in range(120):
        legal = vec[i64]([0] * int(state.max_legal()))
        many = state.legal_into(legal)
        best = KNOWLEDGE.pick(state, legal, many, rng)
        every = [int(legal[place]) for place in range(many)]
        few = int(KNOWLEDGE.narrow(state, legal, many))
        kept = [int(legal[place]) for place in range(few)]

        assert 1 <= few <= 8
        assert kept == sorted(kept)
        assert {*kept} <= {*every}
        assert best in kept
        state.apply(every[rng.below(len(every))])


def test_a_search_strikes_who_is_nearly_defeated() -> None:
    table = facing(
        group(STORMTROOPER, "K13"),
        group(GIDEON_ARGUS, "K16"),
        group(MAK_ESHKAREY, "L16", harm=3),
    )
    bot = SearchBot("search", KNOWLEDGE, moves.ACTIONS, 1, iterations=20, seconds=float("inf"))

    for _ in range(6):
        action = bot.choose(table.state.copy(), ME)
        if action == moves.TARGET + FIRST + 1:
            return
        table.do(action)

    raise AssertionError("it did something else")


def test_a_position_is_worth_more_to_whoever_leads() -> None:
    table = Table(
        side(group(DARTH_VADER, "K13"), points=12),
        side(group(MAK_ESHKAREY, "K16", harm=3), group(LUKE_SKYWALKER, "E19")),
    )

    assert 0 < KNOWLEDGE.value(table.state, ME) < 1
    assert KNOWLEDGE.value(table.state, FOE) == -KNOWLEDGE.value(table.state, ME)


# Whole games.


def test_a_ready_list_is_taken() -> None:
    state = new_game(2, resolve(OPTIONS, {}), 1)

    action = GreedyBot(KNOWLEDGE, seed=1).choose(state, 0)

    assert 0 <= action - moves.LIST < len(READY_LISTS)


def test_a_search_takes_one_of_the_good_lists_by_lot() -> None:
    taken = set()
    for seed in range(60):
        state = new_game(2, resolve(OPTIONS, {}), 1)
        state.redeal(0, Rng(seed))
        bot = SearchBot("", KNOWLEDGE, GAME.actions, 1, iterations=1, seconds=60.0)
        taken.add(bot.choose(state, 0) - moves.LIST)

    assert taken == {number for number, good in enumerate(GOOD_LISTS) if good}


def test_a_begun_list_is_brought_to_an_end() -> None:
    state = new_game(2, resolve(OPTIONS, {}), 1)
    state.apply(moves.ENLIST + DARTH_VADER)
    bot = GreedyBot(KNOWLEDGE, seed=1)

    for _ in range(40):
        if state.current_player() != 0:
            break
        state.apply(bot.choose(state, 0))

    assert state.current_player() == 1


@pytest.mark.compiled
def test_a_greedy_player_beats_a_random_one_from_both_sides() -> None:
    for seat in (ME, FOE):
        state = new_game(2, resolve(OPTIONS, {"mission": "close-to-home"}), 3 + seat)
        state.apply(moves.LIST + 0)
        state.apply(moves.LIST + 1)
        bots: list[Bot] = [GreedyBot(KNOWLEDGE, 1), RandomBot(1)]
        rng = Rng(7)
        while not state.is_terminal():
            player = int(state.current_player())
            world = state.copy()
            world.redeal(player, rng)
            state.apply(bots[player != seat].choose(world, player))

        assert state.returns().index(1.0) == seat
