"""The end of a skirmish, and who has won it."""

from pentarch.games.skirmish import moves
from pentarch.games.skirmish.cards import (
    DARTH_VADER,
    FORCE_LIGHTNING,
    GAARKHAN,
    GIDEON_ARGUS,
    HAN_SOLO,
    LUKE_SKYWALKER,
    STORMTROOPER,
)
from tests.games.skirmish.table import (
    FOE,
    ME,
    Table,
    black,
    blue,
    green,
    group,
    side,
    yellow,
)

FIRST = 20


def test_forty_points_end_the_game_at_once() -> None:  # ruling V1
    table = Table(
        side(group(LUKE_SKYWALKER, "K13"), points=34),
        side(group(STORMTROOPER, "K16"), group(GIDEON_ARGUS, "E19"), points=39),
    )

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1))

    assert table.winners() == [ME]
    assert table.state.is_terminal()
    assert table.state.legal_actions() == []
    assert table.state.returns() == [1.0, -1.0]


def test_who_has_no_figures_left_loses_whatever_the_points() -> None:  # ruling V3
    table = Table(side(group(LUKE_SKYWALKER, "K13")), side(group(STORMTROOPER, "K16"), points=39))

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1))

    assert table.winners() == [ME]


def test_if_nobody_is_left_points_decide() -> None:  # ruling V3
    table = Table(
        side(group(DARTH_VADER, "K13", harm=14), hand=[FORCE_LIGHTNING]),
        side(group(GAARKHAN, "K14", harm=9)),
    )

    table.activate(0)
    table.play(FORCE_LIGHTNING)
    table.pick(FIRST)

    assert (table.points(ME), table.points(FOE)) == (8, 18)
    assert table.winners() == [FOE]


def last_round(mine: int, theirs: int, mine_harm: int = 0, theirs_harm: int = 0) -> Table:
    return Table(
        side(group(DARTH_VADER, "E16", harm=mine_harm), points=mine),
        side(group(HAN_SOLO, "E19", exhausted=True, harm=theirs_harm), points=theirs),
        rounds=1,
        mission="smuggled-goods",
    )


def test_after_the_last_round_most_points_win() -> None:  # ruling V4
    table = last_round(5, 4)

    table.activate(0)
    table.end()

    assert table.winners() == [ME]


def test_a_tie_goes_to_points_for_defeated_figures() -> None:  # ruling V5
    table = last_round(5, 5)
    table.state.bounty = 4 << 8

    table.activate(0)
    table.end()

    assert table.winners() == [FOE]


def test_then_to_less_damage() -> None:  # ruling V5
    table = last_round(5, 5, mine_harm=3, theirs_harm=2)

    table.activate(0)
    table.end()

    assert table.winners() == [FOE]


def test_the_fallen_of_a_group_in_play_count_with_their_health() -> None:  # ruling V5
    table = Table(
        side(group(STORMTROOPER, "K13", "K14"), points=5),
        side(group(LUKE_SKYWALKER, "E19", harm=2, exhausted=True), points=5),
        rounds=1,
    )

    table.activate(0)
    table.end()
    table.activate(1)
    table.end()

    assert table.winners() == [FOE]


def test_then_to_the_higher_accuracy_of_a_blue_die() -> None:  # ruling V5
    table = last_round(5, 5)

    table.activate(0)
    table.roll(blue(2, 1), blue(2, 0, 1), blue(5, 1), blue(3, 2))
    table.do(moves.END)

    assert table.winners() == [ME]
