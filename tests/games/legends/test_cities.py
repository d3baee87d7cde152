"""Founding cities."""

from pentarch.games.legends import moves, verbs
from pentarch.games.legends.cards import ANCIENT_WOODS, CASTLE_A, CASTLE_B, NIGHT_HYDRA, STRONGHOLD
from tests.games.legends.table import P0, P1, Table, destroy, march, side


def test_a_city_is_founded_where_the_player_has_an_army() -> None:
    mine = side(armies={"d4": 1, "h1": 2}, cities={"t1": 1})
    table = Table(mine, side(armies={"i5": 3}), row=[STRONGHOLD])

    table.take(STRONGHOLD)
    assert table.regions(moves.FOUND) == ["d4", "h1"]
    table.found("h1")

    assert table.cities(P0, "h1") == 1
    assert table.asks() == (verbs.TURN, P1)


def test_several_cities_may_stand_in_a_region_also_of_one_player() -> None:
    mine, rival = side(armies={"d4": 1}, cities={"d4": 1}), side(cities={"d4": 1})
    table = Table(mine, rival, row=[STRONGHOLD])

    table.take(STRONGHOLD)
    table.found("d4")

    assert (table.cities(P0, "d4"), table.cities(P1, "d4")) == (2, 1)


def test_with_three_cities_on_the_board_the_action_does_nothing() -> None:
    table = Table(side(armies={"d4": 1}, cities={"d4": 3}), side(), row=[STRONGHOLD])

    table.take(STRONGHOLD)

    assert table.asks() == (verbs.TURN, P1)


def test_but_the_part_of_the_card_after_it_is_still_done() -> None:
    table = Table(side(armies={"d4": 1}, cities={"d4": 3}), side(), row=[ANCIENT_WOODS])

    table.take(ANCIENT_WOODS)

    assert table.asks() == (verbs.RECRUIT, P0)


def test_and_of_two_actions_to_choose_from_it_is_not_offered() -> None:
    mine = side(armies={"d4": 1}, cities={"d4": 3})
    table = Table(mine, side(), side(), side(), row=[CASTLE_A])

    table.take(CASTLE_A)

    assert table.state.legal_actions() == [moves.DONE, moves.FIRST]


def test_without_an_army_on_the_board_no_city_is_founded() -> None:
    table = Table(side(cities={"d4": 1}), side(), row=[STRONGHOLD])

    table.take(STRONGHOLD)

    assert table.asks() == (verbs.TURN, P1)


def test_a_city_can_be_founded_where_the_march_before_it_ended() -> None:
    table = Table(side(armies={"d4": 1}), side(), side(), side(), row=[CASTLE_B])

    table.take(CASTLE_B)
    table.march("d4", "h4")
    assert table.asks() == (verbs.FOUND, P0)
    table.found("h4")

    assert table.cities(P0, "h4") == 1


def test_cities_are_no_targets_and_never_move() -> None:
    mine = side(armies={"d4": 1}, cities={"h1": 1})
    table = Table(mine, side(cities={"d4": 1}), row=[NIGHT_HYDRA])

    table.take(NIGHT_HYDRA)
    assert not table.can(march("h1", "h2"))
    table.done()

    assert table.asks() == (verbs.DESTROY, P0)
    assert table.state.legal_actions() == [moves.DONE, destroy("d4", P0)]
