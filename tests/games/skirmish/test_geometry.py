"""Spaces: adjacency, steps, counting and line of sight on the empty board."""

import pytest

from pentarch.games.skirmish.boards import FAR, Board, board_of
from pentarch.games.skirmish.maps import (
    BLOCKING,
    BLUE_ZONE,
    CAMP,
    EXTERIOR,
    MAPS,
    MASSASSI_RUINS,
    MOISTURE_FARM,
    MOS_EISLEY_OUTSKIRTS,
    RED_ZONE,
    Map,
)
from pentarch.games.skirmish.state import NO_SPACE

OUTSKIRTS, FARM, RUINS = 0, 1, 2


def sees(board: Board, drawn: Map, look: str) -> bool:
    """`K13-P13`: whether the first space sees the second while no figure stands anywhere."""
    here, there = look.split("-")
    return board.sees(drawn.space(here), drawn.space(there), 0, 0, 0, 0)


def adjacent_to(board: Board, drawn: Map, name: str) -> set[str]:
    space = drawn.space(name)
    return {
        drawn.label(other)
        for other in range(len(drawn.cells))
        if board.are_adjacent(space, other) and not board.is_blocking(other)
    }


def can_walk(board: Board, drawn: Map, step: str) -> bool:
    here, there = step.split("-")
    start = drawn.space(here) * 8
    return drawn.space(there) in list(board.walk[start : start + 8])


def small(*rows: str, by_lines: bool = False) -> tuple[Map, Board]:
    """A map of a few squares; `#` is blocking."""
    width = max(len(row) for row in rows)
    lines = ["    " + "".join(f"  {chr(65 + x)} " for x in range(width))]
    lines.append("    " + "+   " * width)
    for number, row in enumerate(rows, start=1):
        lines.append(f"{number:3}  " + " ".join(f" {sign} " for sign in row))
        lines.append("    " + "+   " * width)
    drawn = Map("small", "\n".join(lines))
    return drawn, Board(drawn, 0, by_lines)


def test_the_maps_have_211_and_158_and_184_spaces() -> None:
    assert [len(drawn.cells) for drawn in MAPS] == [211, 158, 184]
    assert [drawn.doors for drawn in MAPS] == [1, 2, 0]


def test_a_space_is_called_by_column_and_row() -> None:
    assert MOS_EISLEY_OUTSKIRTS.label(MOS_EISLEY_OUTSKIRTS.space("K13")) == "K13"
    assert [MASSASSI_RUINS.label(it) for it in MASSASSI_RUINS.terminals] == ["J6", "T22"]


@pytest.mark.parametrize(
    ("drawn", "red", "blue"),
    [(MOS_EISLEY_OUTSKIRTS, 30, 30), (MOISTURE_FARM, 22, 23), (MASSASSI_RUINS, 32, 22)],
)
def test_zones_are_as_large_as_drawn_and_hold_no_blocking_space(
    drawn: Map, red: int, blue: int
) -> None:
    zones = [zone for zone, ground in zip(drawn.zones, drawn.grounds, strict=True) if zone]

    assert (zones.count(RED_ZONE), zones.count(BLUE_ZONE)) == (red, blue)
    assert not any(
        zone and ground == BLOCKING for zone, ground in zip(drawn.zones, drawn.grounds, strict=True)
    )


def test_the_camp_has_22_spaces_and_the_open_sky_of_the_ruins_its_own() -> None:
    assert MOISTURE_FARM.areas.count(CAMP) == 22
    assert MASSASSI_RUINS.areas.count(EXTERIOR) == 137
    assert MASSASSI_RUINS.areas[MASSASSI_RUINS.space("I13")] != EXTERIOR


def test_a_dashed_edge_stops_a_step_but_neither_adjacency_nor_sight() -> None:  # ruling G1
    board = board_of(OUTSKIRTS, 0)

    assert not can_walk(board, MOS_EISLEY_OUTSKIRTS, "O15-P15")
    assert "P15" in adjacent_to(board, MOS_EISLEY_OUTSKIRTS, "O15")
    assert sees(board, MOS_EISLEY_OUTSKIRTS, "O15-P15")


def test_walls_and_solid_edges_stop_adjacency() -> None:  # ruling G1
    board = board_of(OUTSKIRTS, 0)

    assert "M10" not in adjacent_to(board, MOS_EISLEY_OUTSKIRTS, "M11")
    assert "K12" not in adjacent_to(board, MOS_EISLEY_OUTSKIRTS, "J12")
    assert adjacent_to(board, MOS_EISLEY_OUTSKIRTS, "T9") == {"T8", "S8", "S9", "S10"}


def test_spaces_are_adjacent_round_a_corner_if_one_of_the_two_ways_is_open() -> None:  # ruling G2
    board = board_of(OUTSKIRTS, 0)

    assert "K11" in adjacent_to(board, MOS_EISLEY_OUTSKIRTS, "J12")
    assert can_walk(board, MOS_EISLEY_OUTSKIRTS, "J12-K11")


def test_between_two_blocking_spaces_there_is_no_diagonal() -> None:  # ruling G2
    drawn, board = small(".#", "#.")
    other, half = small(".#", "..")

    assert adjacent_to(board, drawn, "A1") == set()
    assert not can_walk(board, drawn, "A1-B2")
    assert not sees(board, drawn, "A1-B2")
    assert adjacent_to(half, other, "A1") == {"A2", "B2"}
    assert can_walk(half, other, "A1-B2")
    assert sees(half, other, "A1-B2")


@pytest.mark.parametrize(
    ("panel", "spaces"),
    [
        ("M14", "L13 M13 N13 L14 L15"),
        ("N14", "M13 N13 O13 O14 O15"),
        ("M15", "L14 L15 L16 M16 N16"),
        ("N15", "O14 O15 M16 N16 O16"),
    ],
)
def test_what_stands_in_a_blocking_space_is_adjacent_to_the_spaces_around(  # ruling G3
    panel: str, spaces: str
) -> None:
    board = board_of(OUTSKIRTS, 0)

    assert adjacent_to(board, MOS_EISLEY_OUTSKIRTS, panel) == set(spaces.split())


def test_two_blocking_spaces_that_share_an_edge_are_adjacent_for_what_stands_there() -> None:
    board, space = board_of(OUTSKIRTS, 0), MOS_EISLEY_OUTSKIRTS.space  # ruling G3

    assert board.are_adjacent(space("M14"), space("N14"))
    assert board.are_adjacent(space("M14"), space("M15"))
    assert not board.are_adjacent(space("M14"), space("N15"))


def test_counting_goes_round_blocking_spaces_and_walls() -> None:  # ruling G4
    board, space = board_of(OUTSKIRTS, 0), MOS_EISLEY_OUTSKIRTS.space

    assert board.distance(space("K13"), space("K13")) == 0
    assert board.distance(space("L14"), space("O14")) == 3
    assert board.distance(space("O15"), space("P15")) == 1
    assert board.distance(space("L13"), space("M14")) == 1
    assert board.distance(space("T9"), space("T10")) == 2


def test_a_door_is_a_wall_until_it_is_opened() -> None:  # ruling G5
    closed, opened = board_of(OUTSKIRTS, 0), board_of(OUTSKIRTS, 1)
    space = MOS_EISLEY_OUTSKIRTS.space

    assert not sees(closed, MOS_EISLEY_OUTSKIRTS, "S10-S13")
    assert sees(opened, MOS_EISLEY_OUTSKIRTS, "S10-S13")
    assert closed.distance(space("S11"), space("S12")) > 1
    assert opened.distance(space("S11"), space("S12")) == 1
    assert can_walk(opened, MOS_EISLEY_OUTSKIRTS, "R11-S12")


@pytest.mark.parametrize(
    ("look", "seen"),
    [
        ("K13-P13", True),
        ("K14-O14", False),
        ("L17-L19", False),
        ("J12-K12", True),
        ("H13-H18", True),
        ("G13-G16", False),
        ("E16-P16", True),
        ("H21-F21", False),
    ],
)
def test_line_of_sight_on_the_outskirts(look: str, seen: bool) -> None:  # ruling G7
    assert sees(board_of(OUTSKIRTS, 0), MOS_EISLEY_OUTSKIRTS, look) is seen


def test_sight_need_not_go_both_ways() -> None:  # ruling G7
    board = board_of(OUTSKIRTS, 0)

    assert sees(board, MOS_EISLEY_OUTSKIRTS, "K12-G13")
    assert not sees(board, MOS_EISLEY_OUTSKIRTS, "G13-K12")


def test_adjacent_spaces_always_see_each_other() -> None:  # ruling G8
    for number, drawn in enumerate(MAPS):
        board = board_of(number, 0)
        for space in range(0, len(drawn.cells), 9):
            near = [int(it) for it in board.touch[space * 8 : space * 8 + 8] if it != NO_SPACE]
            assert all(board.sees(space, other, 0, 0, 0, 0) for other in near)


def test_a_row_of_blocking_spaces_hides_what_is_behind_it() -> None:  # ruling G7
    drawn, board = small(".....", "#####", ".....")

    assert not any(sees(board, drawn, f"{here}1-{there}3") for here in "ABCDE" for there in "ABCDE")
    assert sees(board, drawn, "A1-E1")
    assert board.distance(drawn.space("A1"), drawn.space("A3")) == FAR


def test_one_looks_past_a_single_blocking_space_at_an_angle() -> None:  # ruling G7
    drawn, board = small("...", ".#.", "...")

    assert not sees(board, drawn, "B1-B3")
    assert not sees(board, drawn, "A1-C3")
    assert sees(board, drawn, "A1-B3")
    assert sees(board, drawn, "A1-C2")


def test_by_lines_what_lies_between_them_hides_nothing() -> None:  # ruling G9
    area, lines = board_of(OUTSKIRTS, 0), board_of(OUTSKIRTS, 0, True)

    assert not sees(area, MOS_EISLEY_OUTSKIRTS, "M10-O8")  # the wall beside N9 is in between
    assert sees(lines, MOS_EISLEY_OUTSKIRTS, "M10-O8")


@pytest.mark.parametrize("look", ["K14-O14", "L17-L19", "G13-G16", "H21-F21", "S10-S13"])
def test_by_lines_walls_and_blocking_spaces_hide_as_well(look: str) -> None:  # ruling G9
    assert not sees(board_of(OUTSKIRTS, 0, True), MOS_EISLEY_OUTSKIRTS, look)


def test_by_lines_one_sees_whatever_one_sees_by_the_area() -> None:  # ruling G9
    for number, drawn in enumerate(MAPS):
        area, lines = board_of(number, 0), board_of(number, 0, True)
        for space in range(0, len(drawn.cells), 7):
            for other in range(len(drawn.cells)):
                if area.sees(space, other, 0, 0, 0, 0):
                    assert lines.sees(space, other, 0, 0, 0, 0), drawn.label(space)


def test_by_lines_a_row_of_blocking_spaces_hides_what_is_behind_it() -> None:  # ruling G9
    drawn, board = small(".....", "#####", ".....", by_lines=True)

    assert not any(sees(board, drawn, f"{here}1-{there}3") for here in "ABCDE" for there in "ABCDE")


def test_by_lines_no_line_slips_between_blocking_spaces_that_touch() -> None:  # ruling G9
    drawn, board = small("..#", ".#.", "#..", by_lines=True)

    assert not any(sees(board, drawn, f"{here}-C3") for here in ("A1", "B1", "A2"))


def test_by_lines_a_figure_on_a_line_hides_as_well() -> None:  # ruling G9
    drawn, board = small("...", "...", "...", by_lines=True)
    middle = 1 << drawn.space("B2")

    assert board.sees(drawn.space("A1"), drawn.space("C3"), 0, 0, 0, 0)
    assert not board.sees(drawn.space("A1"), drawn.space("C3"), middle, 0, 0, 0)
