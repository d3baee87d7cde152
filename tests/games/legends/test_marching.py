"""Marching: over land, bridges and water."""

import pytest

from pentarch.games.legends import happenings, verbs
from pentarch.games.legends.boards import REGION_NAMES, region
from pentarch.games.legends.cards import (
    ANCIENT_PHOENIX,
    ANCIENT_SAGE,
    ARCANE_SPHINX,
    CURSED_BANSHEE,
    CURSED_GARGOYLES,
    CURSED_MAUSOLEUM,
    DIRE_DRAGON,
    DIRE_EYE,
    DIRE_OGRE,
    FOREST_GNOME,
    FOREST_TREE_TOWN,
    NOBLE_UNICORN,
)
from tests.games.legends.table import P0, P1, Table, march, side


def test_movement_is_shared_over_armies_step_by_step() -> None:
    table = Table(side(armies={"d4": 3}), side(), row=[ANCIENT_SAGE])

    table.take(ANCIENT_SAGE)
    table.march("d4", "d3")
    table.march("d4", "d5", "d7")

    assert [table.armies(P0, name) for name in ("d4", "d3", "d5", "d7")] == [1, 1, 0, 1]
    assert table.asks() == (verbs.TURN, P1)


def test_movement_that_is_not_used_is_lost() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[ANCIENT_SAGE])

    table.take(ANCIENT_SAGE)
    table.march("d4", "d3")
    assert table.left() == 2
    table.done()

    assert table.asks() == (verbs.TURN, P1)
    assert table.state.pending.depth == 1


def test_pieces_of_others_never_block() -> None:
    table = Table(
        side(armies={"d4": 1}),
        side(armies={"d3": 9}, cities={"d3": 3}),
        neutral={"d3": 5},
        row=[FOREST_GNOME],
    )

    table.take(FOREST_GNOME)
    table.march("d4", "d3", "d1")

    assert table.armies(P0, "d1") == 1


def test_the_banshee_carries_two_armies_over_water() -> None:
    table = Table(side(armies={"d4": 2}), side(), row=[CURSED_BANSHEE])

    table.take(CURSED_BANSHEE)
    table.march("d4", "h4")
    assert table.left() == 3
    table.march("d4", "h4")

    assert table.armies(P0, "h4") == 2
    assert table.asks() == (verbs.TURN, P1)


def test_or_one_army_over_two_waters_though_both_shores_are_one_island() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[CURSED_BANSHEE])

    table.take(CURSED_BANSHEE)
    table.march("d4", "h4", "h1")

    assert table.armies(P0, "h1") == 1
    assert table.told(happenings.MARCH) == [(P0, region("h4"), region("h1"), 3)]


def test_with_too_little_movement_nobody_crosses() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[DIRE_OGRE])

    table.take(DIRE_OGRE)

    assert not table.can(march("d4", "h4"))
    assert table.can(march("d4", "d6"))


def test_bridges_of_the_tall_islands_cost_1_whatever_flies() -> None:
    table = Table(side(armies={"t2": 1}), side(), row=[FOREST_GNOME])

    table.take(FOREST_GNOME)
    assert not table.can(march("t2", "t3"))
    table.march("t2", "t1", "t3")

    assert table.armies(P0, "t3") == 1


def test_from_the_tall_islands_to_another_fragment_is_a_crossing() -> None:
    table = Table(side(armies={"t1": 1}), side(), row=[ANCIENT_SAGE])

    table.take(ANCIENT_SAGE)
    table.march("t1", "d6")

    assert table.told(happenings.MARCH) == [(P0, region("t1"), region("d6"), 3)]


@pytest.mark.parametrize(
    ("cards", "price"),
    [
        ([], 3),
        ([DIRE_EYE], 2),
        ([DIRE_EYE, DIRE_DRAGON], 1),
        ([DIRE_EYE, DIRE_DRAGON, CURSED_GARGOYLES], 1),
        ([DIRE_EYE, DIRE_DRAGON, CURSED_GARGOYLES, ARCANE_SPHINX, ANCIENT_PHOENIX], 1),
    ],
)
def test_each_flying_ability_makes_water_cheaper_down_to_1(cards: list[int], price: int) -> None:
    table = Table(side(*cards, armies={"d4": 1}), side(), side(), row=[CURSED_BANSHEE])

    table.take(CURSED_BANSHEE)

    assert table.water() == price


@pytest.mark.parametrize("card", [ANCIENT_PHOENIX, CURSED_GARGOYLES])
def test_phoenix_and_gargoyles_fly_on_their_own_march(card: int) -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[card])

    table.take(card)

    assert (table.left(), table.water()) == (5, 2)


def test_the_unicorn_marches_with_its_own_extra_move_and_then_recruits() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[NOBLE_UNICORN])

    table.take(NOBLE_UNICORN)
    assert (table.asks(), table.left()) == ((verbs.MARCH, P0), 5)
    table.march("d4", "d3", "d4", "d3", "d4", "d3")

    assert (table.asks(), table.left()) == ((verbs.RECRUIT, P0), 1)


def test_extra_moves_add_up() -> None:
    mine = side(CURSED_MAUSOLEUM, FOREST_TREE_TOWN, armies={"d4": 1})
    table = Table(mine, side(), row=[NOBLE_UNICORN])

    table.take(NOBLE_UNICORN)

    assert table.left() == 4 + 1 + 1 + 1


DISTANCES = {"d7": 2, "t1": 4, "i2": 4, "t3": 5, "i1": 5, "h1": 6, "i3": 7, "i5": 11}


def test_distances_from_d4_without_flying() -> None:
    assert {name: distance(name) for name in DISTANCES} == DISTANCES


def test_distances_from_d4_with_two_flying() -> None:
    wings = [DIRE_EYE, DIRE_DRAGON]

    assert [distance(name, wings) for name in ("h1", "i3", "i5")] == [2, 3, 5]


def distance(name: str, wings: list[int] | None = None) -> int:
    """The least movement that takes an army from d4 to a region, by trying all ways."""
    spent, frontier = {"d4": 0}, ["d4"]
    while frontier:
        here = frontier.pop(0)
        for there, price in steps_from(here, wings or []).items():
            if spent[here] + price < spent.get(there, 99):
                spent[there] = spent[here] + price
                frontier.append(there)
    return spent[name]


def steps_from(here: str, wings: list[int]) -> dict[str, int]:
    """Where one step leads, and what it costs."""
    table = Table(side(*wings, armies={here: 1}), side(), row=[CURSED_BANSHEE])
    table.take(CURSED_BANSHEE)
    prices = {}
    for there in REGION_NAMES:
        if table.can(march(here, there)):
            after = Table(side(*wings, armies={here: 1}), side(), row=[CURSED_BANSHEE])
            after.take(CURSED_BANSHEE)
            after.march(here, there)
            prices[there] = table.left() - after.left()
    return prices
