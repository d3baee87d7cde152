"""Movement: points, terrain, figures in the way, large figures, Mobile and Massive ones."""

from pentarch.games.skirmish import moves, verbs
from pentarch.games.skirmish.cards import (
    AT_ST,
    CHARGE,
    DARTH_VADER,
    E_WEB_ENGINEER,
    FLEET_FOOTED,
    GAARKHAN,
    GENERAL_WEISS,
    HAN_SOLO,
    IMPERIAL_OFFICER,
    LUKE_SKYWALKER,
    NEXU,
    ORDER,
    PROBE_DROID,
    STORMTROOPER,
)
from pentarch.games.skirmish.movement import reach
from pentarch.games.skirmish.state import STUNNED
from tests.games.skirmish.table import ACT, FOE, ME, TURN, Table, group, side

FIRST = 20  # the first figure of the foe
FAR_AWAY = group(HAN_SOLO, "E19")


def cost(table: Table, figure: int, name: str, turned: bool = False) -> int:
    """Movement points for the cheapest way."""
    return int(reach(table.state, figure, 30, True)[table.space(name) + 256 * turned])


def test_a_move_gives_points_that_are_spent_around_actions() -> None:  # ruling M1
    table = Table(side(group(STORMTROOPER, "K16", "K17", "E16")), side(FAR_AWAY))

    table.activate(0)
    table.move()
    table.walk("L16")
    table.move()

    assert table.state.movement == 7
    table.walk("M17")
    assert table.state.movement == 6
    assert table.asks() == (ACT, ME)


def test_points_are_lost_when_the_activation_ends() -> None:  # ruling M1
    table = Table(side(group(DARTH_VADER, "K16"), group(HAN_SOLO, "K18")), side(FAR_AWAY))

    table.activate(0)
    table.move()
    table.end()

    assert table.state.movement == 0
    assert table.asks() == (TURN, FOE)


def test_a_dashed_edge_is_walked_round() -> None:  # ruling G1
    table = Table(side(group(DARTH_VADER, "O15"), group(HAN_SOLO, "O16")), side(FAR_AWAY))

    assert cost(table, 0, "P15") == 4
    assert cost(table, 1, "P16") == 2


def test_a_mobile_figure_crosses_it() -> None:  # ruling M6
    table = Table(side(group(PROBE_DROID, "O15")), side(FAR_AWAY))

    assert cost(table, 0, "P15") == 1


def test_nor_is_it_stopped_by_a_solid_edge() -> None:  # rulings G1 and M6
    table = Table(side(group(PROBE_DROID, "L10"), group(HAN_SOLO, "M10")), side(FAR_AWAY))

    assert cost(table, 0, "L11") == 1
    assert cost(table, 1, "L11") == 3


def test_a_hostile_figure_in_the_way_costs_one_more_and_cannot_be_ended_on() -> None:  # ruling M2
    table = Table(side(group(DARTH_VADER, "K13")), side(group(HAN_SOLO, "L13")))

    table.activate(0)
    table.move()

    assert cost(table, 0, "L13") == 2
    assert cost(table, 0, "M13") == 2
    assert "L13" not in table.ends()
    assert "M13" in table.ends()


def test_a_figure_in_the_way_is_walked_round_through_an_open_door() -> None:  # ruling M2
    table = Table(side(group(DARTH_VADER, "R11")), side(group(HAN_SOLO, "R12")), doors=1)

    assert cost(table, 0, "R12") == 2
    assert cost(table, 0, "S12") == 1


def test_friends_are_passed_for_nothing_but_not_ended_on() -> None:  # ruling M2
    table = Table(side(group(DARTH_VADER, "K13"), group(HAN_SOLO, "L13")), side(FAR_AWAY))

    table.activate(0)
    table.move()

    assert cost(table, 0, "L13") == 1
    assert "L13" not in table.ends()


def test_difficult_ground_costs_one_more() -> None:  # ruling M2
    table = Table(
        side(group(DARTH_VADER, "S17"), group(PROBE_DROID, "R17")),
        side(group(HAN_SOLO, "H13")),
        mission="close-to-home",
    )

    assert cost(table, 0, "S18") == 2
    assert cost(table, 1, "S18") == 1


def test_moving_a_number_of_spaces_costs_nothing_more() -> None:  # ruling M4
    table = Table(
        side(group(GAARKHAN, "S15")),
        side(group(HAN_SOLO, "S17"), group(LUKE_SKYWALKER, "T17")),
        mission="close-to-home",
    )

    table.activate(0)
    table.special(CHARGE)

    assert table.asks() == (verbs.MOVE_SPACES, ME)
    assert {"S18", "T18", "R18", "S19"} <= table.ends()
    assert "S17" not in table.ends()


def test_nor_do_hostile_figures_all_around() -> None:  # ruling M4
    table = Table(
        side(group(GAARKHAN, "K13")),
        side(group(STORMTROOPER, "L13", "L14", "K14")),
    )

    table.activate(0)
    table.special(CHARGE)

    assert cost(table, 0, "O13") == 5
    assert "O13" in table.ends()


def test_a_stunned_figure_gains_points_but_does_not_leave() -> None:  # ruling C1
    table = Table(side(group(DARTH_VADER, "K16", conditions=STUNNED)), side(FAR_AWAY))

    table.activate(0)
    table.move()

    assert table.ends() == set()
    table.do(moves.CURE_STUN)
    assert "L16" in table.ends()


def test_a_long_base_steps_orthogonally_and_turns_for_a_point() -> None:  # rulings M7 M8
    table = Table(side(group(E_WEB_ENGINEER, "M16")), side(FAR_AWAY))

    assert cost(table, 0, "M17") == 1
    assert cost(table, 0, "N16") == 1
    assert cost(table, 0, "N17") == 2
    assert cost(table, 0, "M16", turned=True) == 1
    assert cost(table, 0, "L17", turned=True) == 1


def test_a_large_figure_pays_each_surcharge_once_a_step() -> None:  # ruling M8
    table = Table(
        side(group(E_WEB_ENGINEER, "M16")),
        side(group(STORMTROOPER, "N16", "N17", "E19")),
    )

    assert cost(table, 0, "N16") == 2
    assert cost(table, 0, "O16") == 3


def test_a_turn_pays_for_what_it_enters() -> None:  # ruling M8
    table = Table(
        side(group(E_WEB_ENGINEER, "M16")),
        side(group(STORMTROOPER, "N16", "E19", "E20")),
    )

    assert cost(table, 0, "M16", turned=True) == 2
    assert cost(table, 0, "M17", turned=True) == 1


def test_all_spaces_of_the_new_base_count_as_entered() -> None:  # ruling M9
    table = Table(
        side(group(E_WEB_ENGINEER, "Q18", turned=True)),
        side(group(HAN_SOLO, "H13")),
        mission="close-to-home",
    )

    assert cost(table, 0, "R18", turned=True) == 2
    assert cost(table, 0, "S18", turned=True) == 4


def test_no_base_straddles_a_wall() -> None:  # ruling M8
    table = Table(side(group(E_WEB_ENGINEER, "M12", turned=True)), side(FAR_AWAY))

    assert cost(table, 0, "M12") == 255
    assert cost(table, 0, "M11") == 1


def test_nor_one_between_its_columns() -> None:  # ruling M8
    table = Table(side(group(E_WEB_ENGINEER, "K11")), side(FAR_AWAY))

    assert cost(table, 0, "J12", turned=True) == 255
    assert cost(table, 0, "K12", turned=True) == 1


def test_a_large_figure_does_not_turn_while_it_moves_spaces() -> None:  # ruling M4
    table = Table(side(group(E_WEB_ENGINEER, "M16")), side(FAR_AWAY))

    costs = reach(table.state, 0, 3, False)

    assert all(it == 255 for it in costs[256:])
    assert costs[table.space("N17")] == 2


def test_a_tripod_either_leaves_or_attacks() -> None:  # ruling A8
    table = Table(side(group(E_WEB_ENGINEER, "M16")), side(group(HAN_SOLO, "M19")))

    table.activate(0)
    table.move()
    assert table.can(moves.ATTACK)
    table.walk("N16")

    assert not table.can(moves.ATTACK)


def test_after_its_attack_a_tripod_stays() -> None:  # ruling A8
    table = Table(side(group(E_WEB_ENGINEER, "M16")), side(group(HAN_SOLO, "M19", harm=1)))

    table.activate(0)
    table.attack(FIRST, 2, 1, 2, 0)
    table.move()

    assert table.ends() == set()


def test_a_tripod_that_was_ordered_to_leave_still_attacks() -> None:  # ruling A8
    table = Table(
        side(group(IMPERIAL_OFFICER, "J16"), group(E_WEB_ENGINEER, "K16")),
        side(group(LUKE_SKYWALKER, "O17"), group(HAN_SOLO, "E19")),
    )

    table.activate(0)
    table.special(ORDER)
    table.pick(1)
    table.walk("L16")
    table.decline()
    table.end()
    table.activate(FIRST + 1)
    table.end()
    table.activate(1)

    assert table.can(moves.ATTACK)


def test_a_mobile_figure_ends_on_a_blocking_space() -> None:  # ruling M6
    table = Table(side(group(NEXU, "L16")), side(FAR_AWAY))

    table.activate(0)
    table.move()

    assert "M14" in table.ends()


def test_who_is_under_a_massive_figure_gives_way_to_the_nearest_space() -> None:  # ruling M10
    table = Table(
        side(group(AT_ST, "K15", turned=True), group(HAN_SOLO, "N17")),
        side(group(DARTH_VADER, "O16"), group(LUKE_SKYWALKER, "E19")),
    )

    table.activate(0)
    table.move()
    table.walk("M16", turned=True)

    assert table.asks() == (verbs.GIVE_WAY, ME)
    assert table.ends() == {"M18", "N18", "O18"}
    table.walk("N18")
    assert table.asks() == (verbs.GIVE_WAY, FOE)
    assert table.ends() == {"O15", "P17"}
    table.walk("O15")
    assert table.where(FIRST) == "O15"
    assert table.asks() == (ACT, ME)


def test_then_it_moves_no_more_in_that_activation() -> None:  # ruling M10
    table = Table(
        side(group(AT_ST, "K15", turned=True)),
        side(group(DARTH_VADER, "O16")),
    )

    table.activate(0)
    table.move()
    table.walk("M16", turned=True)
    table.walk("O15")

    assert table.ends() == set()
    assert table.ends(turned=True) == set()


def test_nor_in_the_activation_of_whoever_orders_it_to_move() -> None:  # ruling M10
    table = Table(
        side(group(IMPERIAL_OFFICER, "J15"), group(AT_ST, "K15", turned=True)),
        side(group(DARTH_VADER, "O16")),
    )

    table.activate(0)
    table.special(ORDER)
    table.pick(1)
    table.walk("M16", turned=True)
    table.walk("O15")

    assert table.asks() == (ACT, ME)


def test_a_massive_figure_does_not_enter_another() -> None:  # ruling M11
    table = Table(
        side(group(AT_ST, "K15", turned=True)), side(group(GENERAL_WEISS, "N16", turned=True))
    )

    assert cost(table, 0, "L16", turned=True) == 255
    assert cost(table, 0, "K16", turned=True) == 1


def test_others_pass_it_as_any_figure() -> None:  # ruling M11
    hostile = Table(side(group(HAN_SOLO, "J16")), side(group(AT_ST, "K15")))
    friendly = Table(side(group(HAN_SOLO, "J16"), group(AT_ST, "K15")), side(FAR_AWAY))

    assert cost(hostile, 0, "M16") == 5
    assert cost(friendly, 0, "M16") == 3


def test_points_gained_outside_the_activation_are_spent_at_once() -> None:  # ruling M3
    table = Table(
        side(group(DARTH_VADER, "K16"), hand=[FLEET_FOOTED]),
        side(FAR_AWAY),
        pending=[(verbs.ROUND, 0, False, 0, 0), (verbs.SPEND, 0, True, 0, 2)],
    )

    table.walk("L16")
    assert table.asks() == (verbs.SPEND, ME)
    table.walk("M16")

    assert table.where(0) == "M16"
    assert table.asks() == (TURN, ME)
