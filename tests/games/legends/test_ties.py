"""Who wins when points are equal.

On the southern ice island i4 and i5 are held by two players, so that nobody has the island;
a third player at h2 keeps the horseshoe from whoever holds h1.
"""

from pentarch.games.legends.cards import ANCIENT_SAGE, DIRE_OGRE, RED_SORCERESS, TOME
from pentarch.games.legends.scoring import ranking
from tests.games.legends.table import P0, P1, P2, Side, Table, side


def bystander() -> Side:
    return side(armies={"h2": 1}, coins=0)


def test_the_most_points_win() -> None:
    table = Table(side(armies={"d1": 1}, coins=0), side(coins=9))

    assert table.end() == [P0]
    assert table.state.returns() == [1.0, -1.0]


def test_equal_points_are_decided_by_coins() -> None:
    table = Table(side(armies={"i4": 9}, coins=3), side(armies={"i5": 1}, coins=4))

    assert table.end() == [P1]


def test_then_by_armies_on_the_board() -> None:
    table = Table(side(armies={"i4": 2}, coins=4), side(armies={"i5": 1}, coins=4))

    assert table.end() == [P0]


def test_cities_are_no_armies() -> None:
    mine = side(armies={"i4": 1}, cities={"i4": 3}, coins=4)
    table = Table(mine, side(armies={"i5": 2}, coins=4))

    assert table.end() == [P1]


def test_nor_are_armies_that_a_leader_keeps_on_the_board() -> None:
    table = Table(
        side(armies={"i4": 2}, coins=4),
        side(armies={"i5": 1}, coins=4),
        side(leader=RED_SORCERESS),
        trophies={P1: 2},
        leaders=True,
    )

    assert table.end() == [P0]


def test_then_by_regions() -> None:
    table = Table(
        side(ANCIENT_SAGE, armies={"i4": 2}, coins=4),
        side(armies={"i5": 1, "h1": 1}, coins=4),
        bystander(),
    )

    assert table.points(P0) == table.points(P1) == 2
    assert table.end() == [P1]


def test_who_is_equal_in_everything_shares_the_win() -> None:
    table = Table(side(armies={"i4": 1}), side(armies={"i5": 1}), side())

    assert table.end() == [P0, P1]
    assert table.state.returns() == [0.0, 0.0, -1.0]


def test_the_tome_wins_ties_whatever_else_there_is() -> None:
    table = Table(
        side(armies={"i4": 5, "h1": 5}, coins=9),
        side(armies={"i5": 1}, coins=0, tokens=[TOME]),
        bystander(),
        exploration=True,
    )

    assert table.points(P0) == table.points(P1) == 2
    assert table.end() == [P1]


def test_the_ogre_does_not_spend_the_coins_that_break_ties() -> None:
    table = Table(
        side(DIRE_OGRE, armies={"i4": 1}, coins=3),
        side(armies={"i5": 1, "h1": 1}, coins=2),
        bystander(),
    )

    assert table.points(P0) == table.points(P1) == 2
    assert table.end() == [P0]


def test_the_ranking_goes_by_the_same_measure() -> None:
    table = Table(side(coins=1), side(coins=3), side(coins=1))

    table.end()

    assert ranking(table.state) == [[P1], [P0, P2]]
