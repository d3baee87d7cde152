"""Exploration tokens and citadels."""

import pytest

from pentarch.games.legends import happenings, moves, verbs
from pentarch.games.legends.boards import DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS, region
from pentarch.games.legends.cards import (
    ANCIENT_WOODS,
    CITADEL,
    COTTAGE,
    COTTAGE_WON,
    GRAVEYARD,
    NOBLE_UNICORN,
    SPRING,
    STABLE,
    STRONGHOLD,
    TOME,
    TOME_WON,
    TREASURE,
)
from pentarch.games.legends.layouts import HAS_TOKEN
from pentarch.games.legends.preparing import why_no_token
from pentarch.games.legends.scoring import CITADEL_TOKEN, ELIXIR, REGION
from tests.games.legends.table import P0, P1, Table, side


def founding(token: int) -> Table:
    """The first player founds a city in h1, where the token lies, and has 5 coins left."""
    mine = side(armies={"d4": 1, "h1": 1}, coins=5)
    table = Table(mine, side(), row=[STRONGHOLD], lying={"h1": token}, exploration=True)
    table.take(STRONGHOLD)
    table.found("h1")
    return table


def test_the_set_up_player_lays_all_five_one_a_region() -> None:
    table = Table.new(3, exploration=True)
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)
    table.start("d4")

    table.lay("d1")
    assert "d1" not in table.regions(moves.LAY)
    assert why_no_token(table.state, region("d1")) == HAS_TOKEN
    table.lay("d2", "h1", "i5", "t2")

    laid = [table.tokens_in(name) for name in ("d1", "d2", "h1", "i5", "t2")]
    assert laid == [[SPRING], [COTTAGE], [TREASURE], [TOME], [STABLE]]
    assert table.asks() == (verbs.SECOND_ARMIES, P0)


def test_whoever_founds_the_first_city_in_the_region_takes_the_token() -> None:
    table = founding(TOME)

    assert table.has(P0, TOME_WON)
    assert table.tokens_in("h1") == []
    assert table.told(happenings.WIN_TOKEN) == [(P0, TOME, region("h1"))]


def test_an_army_or_control_is_not_enough() -> None:
    mine = side(armies={"d4": 5})
    table = Table(mine, side(), row=[GRAVEYARD], lying={"d4": TOME}, exploration=True)

    table.take(GRAVEYARD)
    table.recruit("d4", "d4")

    assert table.tokens_in("d4") == [TOME]


def test_the_spring_has_two_elixirs() -> None:
    table = founding(SPRING)

    assert table.elixirs(P0) == 2
    assert table.points_from(P0, ELIXIR) == 2


def test_the_treasure_is_a_coin_at_once() -> None:
    table = founding(TREASURE)

    assert table.coins(P0) == 5 + 1


def test_the_tome_is_worth_a_point() -> None:
    table = founding(TOME)

    assert table.worth(P0, TOME_WON) == 1


def test_the_cottage_brings_one_army_more_in_every_recruiting() -> None:
    table = Table(side(tokens=[COTTAGE]), side(), row=[GRAVEYARD], exploration=True)

    table.take(GRAVEYARD)

    assert table.left() == 2 + 1


def test_the_stable_brings_one_more_movement_in_every_march() -> None:
    mine = side(armies={"d4": 1}, tokens=[STABLE])
    table = Table(mine, side(), row=[NOBLE_UNICORN], exploration=True)

    table.take(NOBLE_UNICORN)

    assert table.left() == 4 + 1 + 1


def test_a_cottage_just_won_helps_ancient_woods() -> None:
    mine = side(armies={"h1": 1})
    table = Table(mine, side(), row=[ANCIENT_WOODS], lying={"h1": COTTAGE}, exploration=True)

    table.take(ANCIENT_WOODS)
    table.found("h1")

    assert table.has(P0, COTTAGE_WON)
    assert table.left() == 1 + 1 + 1


def test_a_second_city_finds_nothing() -> None:
    table = founding(SPRING)
    other = Table(side(armies={"h1": 1}), side(cities={"h1": 1}), row=[STRONGHOLD])

    other.take(STRONGHOLD)
    other.found("h1")

    assert other.told(happenings.WIN_TOKEN) == []
    assert table.tokens_in("h1") == []


# Citadels.


def test_a_citadel_is_a_point_more_for_whoever_controls_its_region() -> None:
    mine = side(armies={"h1": 1})
    table = Table(mine, side(), lying={"h1": CITADEL, "h2": CITADEL, "h3": CITADEL}, citadels=True)

    assert table.points_from(P0, REGION) + table.points_from(P0, CITADEL_TOKEN) == 2
    assert table.points(P0) == 1 + 1 + 1  # the region, its citadel, the horseshoe


def test_if_nobody_controls_it_nobody_gets_anything() -> None:
    table = Table(
        side(armies={"h1": 1}), side(armies={"h1": 1}), lying={"h1": CITADEL}, citadels=True
    )

    assert table.points(P0) == table.points(P1) == 0


def test_a_city_leaves_the_citadel_where_it_is() -> None:
    mine = side(armies={"h1": 1})
    table = Table(mine, side(), row=[STRONGHOLD], lying={"h1": CITADEL}, citadels=True)

    table.take(STRONGHOLD)
    table.found("h1")

    assert table.tokens_in("h1") == [CITADEL]
    assert table.points_from(P0, CITADEL_TOKEN) == 1


@pytest.mark.parametrize("name", ["d4", "h1"])
def test_three_citadels_are_laid_in_three_regions_and_not_in_the_start_region(name: str) -> None:
    table = Table.new(3, citadels=True)
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)
    table.start("d4")

    table.lay("h1")
    assert name not in table.regions(moves.LAY)
    table.lay("h2", "h3")

    assert table.asks() == (verbs.SECOND_ARMIES, P0)
