"""The map: how fragments may lie, which regions are joined, and where a game may begin."""

import pytest

from pentarch.core.bits import has, lowest
from pentarch.games.legends import layouts, moves, verbs
from pentarch.games.legends.boards import (
    CITADEL,
    DESERT,
    HORSESHOE,
    ICE_ISLANDS,
    MEADOWS,
    RED_FOREST,
    REGION_NAMES,
    TALL_ISLANDS,
    VOLCANO,
    region,
)
from pentarch.games.legends.layouts import (
    CENTRE,
    EDGES_DIFFER,
    FINE,
    FRAGMENT_IS_USED,
    LEFT,
    MUST_BE_CENTRAL,
    NO_LINK,
    NOT_IN_PLAY,
    NOT_ON_THE_CENTRE,
    NOT_ON_THE_DESERT,
    TURNS,
    layout_of,
    linked,
    regions_in,
    sea_of,
    why_no_fragment,
    why_no_layout,
    why_no_start,
)
from tests.games.legends.table import EXAMPLE, P0, Table, fragment

QUARTER, HALF = 1, 2
RING = layout_of([it * TURNS for it in (MEADOWS, RED_FOREST, VOLCANO, CITADEL)], rectangle=True)


def links(layout: int) -> set[tuple[str, str]]:
    """The pairs of regions of different fragments that a water line joins."""
    regions, sea = regions_in(layout), sea_of(layout)
    pairs = set()
    rest = linked(regions, sea)
    while rest:
        one = int(lowest(rest))
        for other, name in enumerate(REGION_NAMES):
            if has(sea[one], other) and REGION_NAMES[one][0] < name[0]:
                pairs.add((REGION_NAMES[one], name))
        rest &= rest - 1
    return pairs


def start(layout: int, name: str) -> int:
    return int(why_no_start(layout, regions_in(layout), sea_of(layout), region(name)))


def test_a_t_joins_the_centre_with_three_others() -> None:
    assert links(EXAMPLE) == {("d4", "h4"), ("d5", "i2"), ("d6", "t1")}


def test_a_quarter_turn_clockwise_brings_the_north_exit_to_the_east() -> None:
    turned = layout_of([DESERT * TURNS + QUARTER, *(it * TURNS for it in (6, 5, 3))])

    assert links(turned) == {("d6", "h4"), ("d1", "i2"), ("d5", "t1")}


def test_an_arm_can_be_turned_as_well() -> None:
    turned = layout_of([DESERT * TURNS, HORSESHOE * TURNS + HALF, ICE_ISLANDS * TURNS, 3 * TURNS])

    assert ("d4", "h3") in links(turned)


def test_a_rectangle_is_a_ring_of_four_links() -> None:
    assert links(RING) == {("f2", "m3"), ("c1", "f3"), ("c1", "v4"), ("m5", "v1")}


def test_the_set_up_player_chooses_the_side_and_the_turn_of_each_fragment() -> None:
    table = Table.new(3)

    assert table.asks() == (verbs.FRAGMENT, P0)
    assert len(table.state.legal_actions()) == 8 * 4
    table.turn_fragment(VOLCANO, QUARTER)

    assert table.asks() == (verbs.FRAGMENT, P0)
    assert layouts.fragment_at(table.state.layout, CENTRE) == VOLCANO * TURNS + QUARTER


def test_only_one_side_of_a_fragment_is_in_play() -> None:
    table = Table.new(3)

    table.fragments(DESERT)

    assert not table.can(fragment(MEADOWS)) and not table.can(fragment(DESERT))
    assert why_no_fragment(table.state.layout, LEFT, MEADOWS * TURNS) == FRAGMENT_IS_USED
    both = layout_of([it * TURNS for it in (DESERT, MEADOWS, VOLCANO, CITADEL)])
    assert why_no_layout(both) == FRAGMENT_IS_USED


def test_the_desert_is_central_or_out_of_play() -> None:
    table = Table.new(3)

    table.fragments(VOLCANO)

    assert table.can(fragment(MEADOWS)) and not table.can(fragment(DESERT))
    assert why_no_fragment(table.state.layout, LEFT, DESERT * TURNS) == MUST_BE_CENTRAL


def test_no_choice_of_fragments_runs_into_a_dead_end() -> None:
    for first in range(8):
        for second in range(8):
            table = Table.new(3)
            table.fragments(first)
            if table.can(fragment(second)):
                table.fragments(second)
                assert table.state.legal_actions()
                table.do(table.state.legal_actions()[-1])
                table.do(table.state.legal_actions()[0])
                assert table.regions(moves.START)
                assert why_no_layout(table.state.layout) == FINE


def test_in_a_rectangle_all_fragments_lie_the_same_way() -> None:
    table = Table.new(3, rectangle=True)

    table.turn_fragment(MEADOWS, QUARTER)

    assert not table.can(fragment(VOLCANO)) and not table.can(fragment(VOLCANO, HALF))
    assert table.can(fragment(VOLCANO, QUARTER)) and table.can(fragment(VOLCANO, 3))
    assert why_no_fragment(table.state.layout, 1, VOLCANO * TURNS) == EDGES_DIFFER


def test_in_a_rectangle_the_desert_can_lie_anywhere() -> None:
    table = Table.new(3, rectangle=True)

    table.fragments(VOLCANO, DESERT)

    assert table.asks() == (verbs.FRAGMENT, P0)


@pytest.mark.parametrize("name", ["d4", "d5", "d6"])
def test_the_start_region_is_central_and_has_a_line_to_another_fragment(name: str) -> None:
    table = Table.new(3)
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)

    assert table.regions(moves.START) == ["d4", "d5", "d6"]
    table.start(name)

    assert table.state.start == region(name)


def test_a_start_region_that_will_not_do_is_refused_with_the_reason() -> None:
    assert start(EXAMPLE, "h4") == NOT_ON_THE_CENTRE
    assert start(EXAMPLE, "d3") == NO_LINK
    assert start(EXAMPLE, "m1") == NOT_IN_PLAY
    assert start(EXAMPLE, "d4") == FINE


def test_the_open_edge_of_the_centre_does_not_make_a_start_region() -> None:
    assert start(EXAMPLE, "d1") == NO_LINK


def test_a_line_within_a_fragment_does_not_make_a_start_region() -> None:
    volcano = layout_of([it * TURNS for it in (VOLCANO, RED_FOREST, MEADOWS, HORSESHOE)])

    assert start(volcano, "v2") == start(volcano, "v5") == NO_LINK


def test_in_a_rectangle_any_region_with_a_link_may_be_the_start() -> None:
    regions = [name for name in REGION_NAMES if start(RING, name) == FINE]

    assert regions == ["m3", "m5", "f2", "f3", "v1", "v4", "c1"]


def test_but_with_the_desert_it_is_on_the_desert() -> None:
    ring = layout_of([it * TURNS for it in (DESERT, RED_FOREST, VOLCANO, CITADEL)], rectangle=True)

    assert start(ring, "f2") == NOT_ON_THE_DESERT
    assert [name for name in REGION_NAMES if start(ring, name) == FINE] == ["d5", "d6"]
