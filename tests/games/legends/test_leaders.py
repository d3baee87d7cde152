"""The four leaders, with both of their abilities."""

import pytest

from pentarch.games.legends import happenings, moves, verbs
from pentarch.games.legends.boards import DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS
from pentarch.games.legends.cards import (
    ANCIENT_SAGE,
    BANDIT_CHIEF,
    DIRE_EYE,
    FAIRY_QUEEN,
    FOREST_ELF,
    FOREST_GNOME,
    FOREST_PIXIE,
    GRAVEYARD,
    LAKE,
    MOUNTAIN_TREASURY,
    NIGHT_WIZARD,
    NOBLE_HILLS,
    RED_SORCERESS,
    STRONGHOLD,
    WHITE_KNIGHT,
)
from pentarch.games.legends.rules import settle
from tests.games.legends.table import (
    NEUTRAL,
    P0,
    P1,
    P2,
    Pieces,
    Side,
    Table,
    destroy,
    hire,
    recruit,
    side,
)

LEADERS = pytest.mark.parametrize(
    "leader", [FAIRY_QUEEN, BANDIT_CHIEF, RED_SORCERESS, WHITE_KNIGHT]
)


@LEADERS
def test_a_leader_is_no_card(leader: int) -> None:
    table = Table(side(leader=leader), side(), leaders=True)

    assert table.cards(P0) == []


# The Fairy Queen.


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([FOREST_ELF, FOREST_GNOME], 0),
        ([FOREST_ELF, FOREST_GNOME, FOREST_PIXIE], 1),
        ([FOREST_ELF, FOREST_GNOME, FOREST_PIXIE, 22], 1),
        ([FOREST_ELF, FOREST_GNOME, LAKE], 0),
    ],
)
def test_three_forest_cards_are_worth_a_point_to_the_fairy_queen(
    cards: list[int], points: int
) -> None:
    table = Table(side(*cards, leader=FAIRY_QUEEN), side(), leaders=True)

    assert table.worth(P0, FAIRY_QUEEN) == points


def last_turn(*sides: Side, row: list[int]) -> Table:
    """The last turn of three players; the first card of the row is taken and nothing done."""
    table = Table(*sides, row=row, short=True, turn=P2, turns=29, leaders=True)
    table.take(row[0])
    table.done()
    return table


def test_when_all_have_their_cards_she_may_buy_one_more_without_its_action() -> None:
    table = last_turn(
        side(coins=3), side(coins=3, leader=FAIRY_QUEEN), side(coins=3),
        row=[GRAVEYARD, DIRE_EYE, MOUNTAIN_TREASURY],
    )  # fmt: skip

    assert table.asks() == (verbs.LAST_CARD, P1)
    assert table.on_offer() == [DIRE_EYE, MOUNTAIN_TREASURY]
    table.take(MOUNTAIN_TREASURY)

    assert table.coins(P1) == 3 - 1 + 2
    assert table.elixirs(P1) == 1
    assert table.winners() == [P1]


def test_she_need_not_and_pays_the_usual_price() -> None:
    table = last_turn(
        side(), side(coins=0, leader=FAIRY_QUEEN), side(), row=[GRAVEYARD, DIRE_EYE, LAKE]
    )

    assert table.state.legal_actions() == [moves.DONE, moves.TAKE + DIRE_EYE]
    table.done()

    assert table.state.is_terminal()
    assert not table.has(P1, DIRE_EYE)


def test_without_her_the_game_is_over_after_the_last_turn() -> None:
    table = last_turn(side(), side(leader=WHITE_KNIGHT), side(), row=[GRAVEYARD, DIRE_EYE, LAKE])

    assert table.state.is_terminal()


# The bandit chief.


def test_the_bandit_recruits_in_cities_of_others_for_a_coin_an_army() -> None:
    table = Table(
        side(coins=5, leader=BANDIT_CHIEF), side(coins=0, cities={"h1": 1}), row=[NOBLE_HILLS],
        leaders=True,
    )  # fmt: skip

    table.take(NOBLE_HILLS)
    table.hire(P1, "h1")
    table.hire(P1, "h1")
    table.recruit("d4")

    assert (table.coins(P0), table.coins(P1)) == (3, 2)
    assert (table.armies(P0, "h1"), table.armies(P0, "d4")) == (2, 1)


def test_of_several_owners_he_picks_the_one_to_pay() -> None:
    table = Table(
        side(leader=BANDIT_CHIEF), side(coins=0, cities={"h1": 1}), side(coins=0, cities={"h1": 2}),
        row=[NOBLE_HILLS], leaders=True,
    )  # fmt: skip

    table.take(NOBLE_HILLS)
    assert table.can(hire(P1, "h1"))
    table.hire(P2, "h1")

    assert (table.coins(P1), table.coins(P2)) == (0, 1)


def test_without_coins_he_cannot_use_them() -> None:
    table = Table(
        side(coins=0, leader=BANDIT_CHIEF), side(cities={"h1": 1}), row=[NOBLE_HILLS], leaders=True
    )

    table.take(NOBLE_HILLS)

    assert not table.can(hire(P1, "h1"))


def test_beside_his_own_city_he_pays_nothing() -> None:
    table = Table(
        side(cities={"h1": 1}, leader=BANDIT_CHIEF), side(cities={"h1": 1}), row=[NOBLE_HILLS],
        leaders=True,
    )  # fmt: skip

    table.take(NOBLE_HILLS)

    assert table.can(recruit("h1")) and not table.can(hire(P1, "h1"))


def test_in_the_start_region_he_never_pays() -> None:
    table = Table(
        side(leader=BANDIT_CHIEF), side(cities={"d4": 1}), row=[NOBLE_HILLS], leaders=True
    )

    table.take(NOBLE_HILLS)

    assert table.can(recruit("d4")) and not table.can(hire(P1, "d4"))


def test_others_cannot_recruit_in_foreign_cities() -> None:
    table = Table(
        side(leader=WHITE_KNIGHT), side(cities={"h1": 1}), row=[NOBLE_HILLS], leaders=True
    )

    table.take(NOBLE_HILLS)

    assert not table.can(hire(P1, "h1"))


def destroying(*sides: Side, neutral: Pieces | None = None) -> Table:
    """A table where the first player may destroy an army."""
    table = Table(*sides, row=[NIGHT_WIZARD, ANCIENT_SAGE], neutral=neutral, leaders=True)
    table.take(NIGHT_WIZARD)
    table.done()
    return table


def test_whoever_loses_an_army_to_him_may_lose_a_coin_as_well() -> None:
    table = destroying(
        side(armies={"d4": 1}, coins=5, leader=BANDIT_CHIEF), side(armies={"d4": 1}, coins=2)
    )

    table.destroy("d4", P1)
    assert table.asks() == (verbs.ROB, P0)
    table.rob()

    assert (table.coins(P0), table.coins(P1)) == (6, 1)
    assert table.told(happenings.ROB) == [(P0, P1)]


def test_he_need_not_take_it() -> None:
    table = destroying(
        side(armies={"d4": 1}, coins=5, leader=BANDIT_CHIEF), side(armies={"d4": 1}, coins=2)
    )

    table.destroy("d4", P1)
    table.done()

    assert (table.coins(P0), table.coins(P1)) == (5, 2)


def test_an_empty_purse_is_not_robbed() -> None:
    table = destroying(side(armies={"d4": 1}, leader=BANDIT_CHIEF), side(armies={"d4": 1}, coins=0))

    table.destroy("d4", P1)

    assert table.asks() == (verbs.TURN, P1)


def test_nor_are_neutral_armies_or_himself() -> None:
    for colour in (P0, NEUTRAL):
        table = destroying(side(armies={"d4": 1}, leader=BANDIT_CHIEF), side(), neutral={"d4": 1})

        table.destroy("d4", colour)

        assert table.asks() == (verbs.TURN, P1)


# The Red Sorceress.


def test_the_sorceress_begins_with_five_armies_in_the_start_region() -> None:
    table = Table.new(2, leaders=True, draws=[RED_SORCERESS, FAIRY_QUEEN])
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)
    table.start("d4")
    table.second_armies("i5")

    assert (table.armies(P0, "d4"), table.armies(P0, "i5"), table.supply(P0)) == (5, 1, 12)
    assert (table.armies(P1, "d4"), table.armies(P1, "i5"), table.supply(P1)) == (4, 1, 13)


def test_armies_that_she_destroys_stay_on_her_card() -> None:
    table = destroying(side(armies={"d4": 1}, leader=RED_SORCERESS), side(armies={"d4": 16}))

    table.destroy("d4", P1)

    assert table.trophies(P1) == 1
    assert table.supply(P1) == 2
    assert table.told(happenings.TROPHY) == [(P0, 1)]


def test_a_rival_who_lost_two_armies_to_her_never_has_more_than_16() -> None:
    table = Table(
        side(leader=RED_SORCERESS), side(armies={"d4": 14}), trophies={P1: 2}, turn=P1,
        row=[DIRE_EYE], leaders=True,
    )  # fmt: skip

    table.take(DIRE_EYE)
    table.recruit("d4", "d4")

    assert table.asks() == (verbs.TURN, P0)
    assert table.armies(P1, "d4") == 16


@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (2, 0), (3, 1), (7, 2)])
def test_three_cubes_are_worth_a_point(cubes: int, points: int) -> None:
    table = Table(side(leader=RED_SORCERESS), side(), trophies={P1: cubes}, leaders=True)

    assert table.worth(P0, RED_SORCERESS) == points


def test_neutral_cubes_count_too() -> None:
    table = destroying(side(armies={"d4": 1}, leader=RED_SORCERESS), side(), neutral={"d4": 2})

    table.destroy("d4", NEUTRAL)

    assert table.trophies(NEUTRAL) == 1


def test_her_own_do_not() -> None:
    table = destroying(side(armies={"d4": 2}, leader=RED_SORCERESS), side())

    table.destroy("d4", P0)

    assert table.state.trophies == 0
    assert table.supply(P0) == 17


def test_armies_that_others_destroy_go_back_to_the_supply() -> None:
    table = destroying(side(armies={"d4": 1}), side(armies={"d4": 1}, leader=RED_SORCERESS))

    assert table.can(destroy("d4", P1))
    table.destroy("d4", P1)

    assert table.state.trophies == 0


# The White Knight.


def test_the_knight_scores_a_point_for_each_island_of_three_regions_or_more() -> None:
    mine = side(armies={"d1": 1, "h1": 1, "t1": 1, "i1": 1}, leader=WHITE_KNIGHT)
    table = Table(mine, side(), leaders=True)

    assert table.worth(P0, WHITE_KNIGHT) == 2  # the desert and the horseshoe


def test_a_city_of_his_brings_an_army_from_the_supply() -> None:
    mine = side(armies={"h1": 1}, leader=WHITE_KNIGHT)
    table = Table(mine, side(), row=[STRONGHOLD], leaders=True)

    table.take(STRONGHOLD)
    table.found("h1")

    assert (table.armies(P0, "h1"), table.supply(P0)) == (2, 16)
    assert len(table.told(happenings.GARRISON)) == 1


def test_it_is_no_recruiting_and_gets_no_extra_army() -> None:
    mine = side(FOREST_PIXIE, armies={"h1": 1}, leader=WHITE_KNIGHT)
    table = Table(mine, side(), row=[STRONGHOLD], leaders=True)

    table.take(STRONGHOLD)
    table.found("h1")

    assert table.armies(P0, "h1") == 2


def test_with_an_empty_supply_no_army_comes() -> None:
    mine = side(armies={"h1": 18}, leader=WHITE_KNIGHT)
    table = Table(mine, side(), row=[STRONGHOLD], leaders=True)

    table.take(STRONGHOLD)
    table.found("h1")

    assert (table.armies(P0, "h1"), table.cities(P0, "h1")) == (18, 1)
    settle(table.state)
    assert table.asks() == (verbs.TURN, P1)
