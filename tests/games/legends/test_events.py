"""The dragon, the gates and the thieves."""

from pentarch.games.legends import happenings, moves, verbs
from pentarch.games.legends.boards import DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS, region
from pentarch.games.legends.cards import (
    ANCIENT_SAGE,
    DIRE_EYE,
    DIRE_GIANT,
    DIRE_OGRE,
    DRAGON,
    DRAGON_WON,
    GATE,
    GRAVEYARD,
    NOBLE_HILLS,
    STRONGHOLD,
    THIEVES,
    WHITE_KNIGHT,
)
from pentarch.games.legends.scoring import ISLE
from tests.games.legends.table import P0, P1, Table, march, side


def laying() -> Table:
    """A table where the events are about to be laid."""
    table = Table.new(3, events=True)
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)
    table.start("d4")
    return table


def test_any_number_of_events_may_be_laid() -> None:
    table = laying()

    assert table.can_skip()
    table.done()
    table.done()
    table.done()

    assert table.asks() == (verbs.SECOND_ARMIES, P0)
    assert not any(table.tokens_in(name) for name in ("d1", "h1", "t1", "i5"))


def test_all_of_them_may_be_laid() -> None:
    table = laying()

    table.lay("h1", "d2", "i5", "t1")

    laid = [table.tokens_in(name) for name in ("h1", "d2", "i5", "t1")]
    assert laid == [[DRAGON], [GATE], [GATE], [THIEVES]]


def test_one_gate_alone_cannot_be_laid() -> None:
    table = laying()
    table.done()

    assert table.can_skip()
    table.lay("d2")

    assert not table.can_skip()
    assert "d2" not in table.regions(moves.LAY)


# The dragon.


def test_whoever_brings_the_seventh_army_beats_the_dragon() -> None:
    table = Table(
        side(armies={"d3": 3, "d4": 1}), side(armies={"d3": 3}), row=[DIRE_OGRE],
        lying={"d3": DRAGON}, events=True,
    )  # fmt: skip

    table.take(DIRE_OGRE)
    table.march("d4", "d3")

    assert table.told(happenings.DRAGON) == [(P0, region("d3"))]
    assert table.worth(P0, DRAGON_WON) == 2
    assert table.tokens_in("d3") == []


def test_neutral_armies_count_and_cities_do_not() -> None:
    table = Table(
        side(armies={"d3": 1, "d4": 2}, cities={"d3": 3}), side(), row=[DIRE_OGRE],
        neutral={"d3": 4}, lying={"d3": DRAGON}, events=True,
    )  # fmt: skip

    table.take(DIRE_OGRE)
    table.march("d4", "d3")
    assert table.tokens_in("d3") == [DRAGON]
    table.march("d4", "d3")

    assert table.has(P0, DRAGON_WON)


def test_a_recruiting_of_three_can_beat_it_midway() -> None:
    table = Table(
        side(armies={"h1": 5}, cities={"h1": 1}), side(), row=[NOBLE_HILLS],
        lying={"h1": DRAGON}, events=True,
    )  # fmt: skip

    table.take(NOBLE_HILLS)
    table.recruit("h1")
    assert not table.has(P0, DRAGON_WON)
    table.recruit("h1")

    assert table.has(P0, DRAGON_WON)
    assert table.asks() == (verbs.RECRUIT, P0)


def test_the_armies_may_leave_and_the_token_stays_with_its_owner() -> None:
    table = Table(
        side(armies={"d3": 6, "d4": 1}), side(), row=[ANCIENT_SAGE],
        lying={"d3": DRAGON}, events=True,
    )  # fmt: skip

    table.take(ANCIENT_SAGE)
    table.march("d4", "d3", "d4")

    assert table.armies(P0, "d3") == 6
    assert table.has(P0, DRAGON_WON)


def test_the_set_up_never_beats_the_dragon() -> None:
    table = Table.new(2, events=True)
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)
    table.start("d4")
    table.lay("h1")
    table.done()
    table.done()
    table.second_armies("h1")

    table.neutral(*["h1"] * 10)

    assert table.armies(4, "h1") == 10
    assert table.tokens_in("h1") == [DRAGON]


def test_then_the_first_army_that_arrives_there_beats_it() -> None:
    table = Table(
        side(armies={"d4": 1}), side(), row=[DIRE_OGRE], neutral={"d3": 10},
        lying={"d3": DRAGON}, events=True,
    )  # fmt: skip

    table.take(DIRE_OGRE)
    table.march("d4", "d3")

    assert table.has(P0, DRAGON_WON)


def test_the_white_knights_army_can_be_the_seventh() -> None:
    table = Table(
        side(armies={"h1": 6}, leader=WHITE_KNIGHT), side(), row=[STRONGHOLD],
        lying={"h1": DRAGON}, events=True, leaders=True,
    )  # fmt: skip

    table.take(STRONGHOLD)
    table.found("h1")

    assert table.has(P0, DRAGON_WON)


def test_a_city_does_not_take_the_dragon() -> None:
    table = Table(
        side(armies={"h1": 1}), side(), row=[STRONGHOLD], lying={"h1": DRAGON}, events=True
    )

    table.take(STRONGHOLD)
    table.found("h1")

    assert table.tokens_in("h1") == [DRAGON]


# The gates.


def test_regions_with_gates_are_neighbours_for_1_movement() -> None:
    table = Table(
        side(armies={"d2": 1}), side(), row=[DIRE_OGRE], lying={"d2": GATE, "i5": GATE}, events=True
    )

    table.take(DIRE_OGRE)
    table.march("d2", "i5")
    assert table.left() == 1
    table.march("i5", "d2")

    assert table.armies(P0, "d2") == 1


def test_gates_over_a_water_line_make_it_cost_1() -> None:
    table = Table(
        side(armies={"d4": 1}), side(), row=[DIRE_OGRE], lying={"d4": GATE, "h4": GATE}, events=True
    )

    table.take(DIRE_OGRE)
    table.march("d4", "h4")

    assert table.told(happenings.MARCH) == [(P0, region("d4"), region("h4"), 1)]


def test_a_region_without_a_gate_is_no_neighbour() -> None:
    table = Table(
        side(armies={"d3": 1}), side(), row=[DIRE_EYE, DIRE_OGRE],
        lying={"d2": GATE, "i5": GATE}, events=True,
    )  # fmt: skip

    table.take(DIRE_OGRE)

    assert not table.can(march("d3", "i5"))


def test_gates_do_not_join_islands() -> None:
    table = Table(
        side(armies={"i4": 1, "i1": 1}), side(armies={"i5": 1, "i2": 1}),
        lying={"i4": GATE, "i1": GATE}, events=True,
    )  # fmt: skip

    assert table.points_from(P0, ISLE) == 0


# The thieves.


def test_every_army_that_marches_into_the_thieves_region_costs_a_coin() -> None:
    table = Table(
        side(armies={"d4": 2}, coins=5), side(), row=[ANCIENT_SAGE],
        lying={"d3": THIEVES}, events=True,
    )  # fmt: skip

    table.take(ANCIENT_SAGE)
    table.march("d4", "d3", "d1")
    table.march("d4", "d3")

    assert table.coins(P0) == 3
    assert table.coins(P1) == 12


def test_the_dire_giant_does_not_protect_coins() -> None:
    table = Table(
        side(DIRE_GIANT, armies={"d4": 1}, coins=1), side(), row=[DIRE_OGRE],
        lying={"d3": THIEVES}, events=True,
    )  # fmt: skip

    table.take(DIRE_OGRE)
    table.march("d4", "d3")

    assert table.coins(P0) == 0


def test_without_coins_the_march_is_legal_and_costs_nothing() -> None:
    table = Table(
        side(armies={"d4": 1}, coins=0), side(), row=[ANCIENT_SAGE],
        lying={"d3": THIEVES}, events=True,
    )  # fmt: skip

    table.take(ANCIENT_SAGE)
    table.march("d4", "d3")

    assert table.coins(P0) == 0
    assert table.told(happenings.THIEVES) == []


def test_recruiting_among_thieves_or_leaving_them_costs_nothing() -> None:
    mine = side(armies={"h1": 1}, cities={"h1": 1}, coins=5)
    table = Table(
        mine, side(), row=[GRAVEYARD, DIRE_EYE, DIRE_OGRE], lying={"h1": THIEVES}, events=True
    )

    table.take(GRAVEYARD)
    table.recruit("h1", "h1")
    assert table.coins(P0) == 5
    table.take(DIRE_EYE)
    table.done()
    table.take(DIRE_OGRE)
    table.march("h1", "h2")

    assert table.coins(P0) == 5
