"""Destroying armies, and being immune to it."""

from pentarch.games.legends import verbs
from pentarch.games.legends.cards import DIRE_DRAGON, DIRE_EYE, DIRE_GIANT, NIGHT_WIZARD
from tests.games.legends.table import NEUTRAL, P0, P1, P2, Pieces, Side, Table, destroy, side


def ready(*sides: Side, neutral: Pieces | None = None) -> Table:
    """A table where the first player has recruited nobody and may destroy."""
    table = Table(*sides, row=[NIGHT_WIZARD, DIRE_EYE], neutral=neutral)
    table.take(NIGHT_WIZARD)
    table.done()
    assert table.asks() == (verbs.DESTROY, P0)
    return table


def test_an_army_is_destroyed_where_the_player_has_one() -> None:
    table = ready(side(armies={"d4": 1}), side(armies={"d4": 2, "h1": 1}))

    assert not table.can(destroy("h1", P1))
    table.destroy("d4", P1)

    assert table.armies(P1, "d4") == 1
    assert table.asks() == (verbs.TURN, P1)


def test_a_city_alone_is_not_enough() -> None:
    table = ready(side(armies={"d4": 1}, cities={"h1": 1}), side(armies={"h1": 1}))

    assert not table.can(destroy("h1", P1))


def test_it_goes_back_to_its_owners_supply_and_can_be_recruited_again() -> None:
    table = ready(side(armies={"d4": 1}), side(armies={"d4": 18}))

    table.destroy("d4", P1)
    assert table.supply(P1) == 1
    table.take(DIRE_EYE)
    table.recruit("d4")

    assert table.armies(P1, "d4") == 18


def test_an_army_of_ones_own_is_a_target_by_the_letter() -> None:
    table = ready(side(armies={"d4": 2}), side())

    table.destroy("d4", P0)

    assert (table.armies(P0, "d4"), table.supply(P0)) == (1, 17)


def test_a_destroyed_neutral_army_is_out_of_play() -> None:
    table = ready(side(armies={"d4": 1}), side(), neutral={"d4": 10})

    table.destroy("d4", NEUTRAL)

    assert table.armies(NEUTRAL, "d4") == 9
    assert table.state.supply >> 8 * NEUTRAL == 0


def test_the_armies_of_the_dire_giants_owner_cannot_be_destroyed_by_others() -> None:
    table = ready(
        side(armies={"d4": 1}), side(DIRE_GIANT, armies={"d4": 2}), side(armies={"d4": 1})
    )

    assert not table.can(destroy("d4", P1))
    assert table.can(destroy("d4", P2))


def test_it_protects_from_the_moment_it_is_taken_and_neutral_armies_never() -> None:
    table = Table(
        side(armies={"d4": 1}),
        side(armies={"d4": 1}),
        neutral={"d4": 1},
        row=[DIRE_GIANT, NIGHT_WIZARD],
    )
    table.take(DIRE_GIANT)
    table.done()
    table.done()

    table.take(NIGHT_WIZARD)
    table.done()

    assert not table.can(destroy("d4", P0))
    assert table.can(destroy("d4", NEUTRAL))


def test_its_owner_may_destroy_an_army_of_the_own() -> None:
    table = ready(side(DIRE_GIANT, armies={"d4": 2}), side())

    assert table.can(destroy("d4", P0))


def test_it_may_be_skipped() -> None:
    table = ready(side(armies={"d4": 1}), side(armies={"d4": 1}))

    table.done()

    assert table.armies(P1, "d4") == 1
    assert table.asks() == (verbs.TURN, P1)


def test_dire_dragon_recruits_first_and_destroys_beside_the_recruits() -> None:
    table = Table(side(), side(armies={"d4": 1}), row=[DIRE_DRAGON])

    table.take(DIRE_DRAGON)
    assert not table.can(destroy("d4", P1))
    table.recruit("d4", "d4", "d4")
    assert table.asks() == (verbs.DESTROY, P0)
    table.destroy("d4", P1)

    assert table.armies(P1, "d4") == 0
