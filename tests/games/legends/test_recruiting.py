"""Recruiting: where armies come from the supply, and how many."""

from pentarch.games.legends import moves, verbs
from pentarch.games.legends.cards import (
    ANCIENT_WOODS,
    DIRE_EYE,
    FOREST_ELF,
    FOREST_PIXIE,
    GRAVEYARD,
    NIGHT_VILLAGE,
    NOBLE_HILLS,
)
from tests.games.legends.table import P0, P1, Table, found, recruit, side


def test_without_cities_recruits_come_to_the_start_region_only() -> None:
    table = Table(side(), side(cities={"h5": 1}), row=[NOBLE_HILLS])

    table.take(NOBLE_HILLS)

    assert table.regions(moves.RECRUIT) == ["d4"]


def test_the_start_region_is_open_to_whoever_has_nothing_there() -> None:
    table = Table(side(armies={"i5": 1}), side(armies={"d4": 5}), row=[NOBLE_HILLS])

    table.take(NOBLE_HILLS)
    table.recruit("d4", "d4", "d4")

    assert table.armies(P0, "d4") == 3


def test_recruits_split_over_the_start_region_and_own_cities() -> None:
    table = Table(side(cities={"h4": 1}), side(cities={"h5": 1}), row=[NOBLE_HILLS])

    table.take(NOBLE_HILLS)
    assert table.regions(moves.RECRUIT) == ["d4", "h4"]
    table.recruit("d4", "h4", "h4")

    assert (table.armies(P0, "d4"), table.armies(P0, "h4")) == (1, 2)
    assert table.supply(P0) == 15
    assert table.asks() == (verbs.TURN, P1)


def test_a_rivals_city_does_not_help() -> None:
    table = Table(side(armies={"h5": 1}), side(cities={"h5": 1}), row=[NOBLE_HILLS])

    table.take(NOBLE_HILLS)

    assert not table.can(recruit("h5"))


def test_fewer_may_be_recruited() -> None:
    table = Table(side(), side(), row=[NOBLE_HILLS])

    table.take(NOBLE_HILLS)
    table.recruit("d4")
    table.done()

    assert table.armies(P0, "d4") == 1
    assert table.asks() == (verbs.TURN, P1)


def test_nobody_has_more_than_18_armies_on_the_board() -> None:
    table = Table(side(armies={"d4": 16}), side(), row=[DIRE_EYE])

    table.take(DIRE_EYE)
    assert table.left() == 4
    table.recruit("d4", "d4")

    assert table.armies(P0, "d4") == 18
    assert table.asks() == (verbs.TURN, P1)


def test_with_an_empty_supply_recruiting_is_not_asked_for() -> None:
    table = Table(side(armies={"d4": 18}), side(), row=[DIRE_EYE])

    table.take(DIRE_EYE)

    assert table.asks() == (verbs.TURN, P1)


def test_extra_armies_add_up_in_every_recruiting() -> None:
    table = Table(side(FOREST_PIXIE, NIGHT_VILLAGE), side(), row=[GRAVEYARD])

    table.take(GRAVEYARD)

    assert table.left() == 2 + 1 + 1


def test_ancient_woods_founds_first_and_recruits_into_the_new_city() -> None:
    table = Table(side(armies={"i5": 1}), side(), row=[ANCIENT_WOODS])

    table.take(ANCIENT_WOODS)
    assert table.asks() == (verbs.FOUND, P0)
    assert not table.can(recruit("d4"))
    table.found("i5")
    assert table.asks() == (verbs.RECRUIT, P0)
    assert table.left() == 1 + 1
    table.recruit("i5", "i5")

    assert (table.armies(P0, "i5"), table.cities(P0, "i5")) == (3, 1)


def test_ancient_woods_cannot_recruit_first_and_found_then() -> None:
    table = Table(side(armies={"i5": 1}), side(), row=[ANCIENT_WOODS])

    table.take(ANCIENT_WOODS)
    table.done()

    assert table.asks() == (verbs.RECRUIT, P0)
    assert not table.can(found("i5"))
    table.recruit("d4", "d4")
    assert table.asks() == (verbs.TURN, P1)


def test_forest_elf_recruits_3_and_1_or_marches_2() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[FOREST_ELF])
    other = Table(side(armies={"d4": 1}), side(), row=[FOREST_ELF])

    table.take(FOREST_ELF)
    table.first()
    other.take(FOREST_ELF)
    other.second()

    assert (table.asks(), table.left()) == ((verbs.RECRUIT, P0), 4)
    assert (other.asks(), other.left()) == ((verbs.MARCH, P0), 2)
