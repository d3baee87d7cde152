"""Face-down tokens with the quagmire among them."""

import pytest

from pentarch.core.rng import Rng
from pentarch.games.legends import happenings, moves, verbs
from pentarch.games.legends import state as fields
from pentarch.games.legends.boards import DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS, region
from pentarch.games.legends.cards import (
    COTTAGE,
    GRAVEYARD,
    HIDDEN,
    LAKE,
    QUAGMIRE_WON,
    SPRING,
    SPRING_WON,
    STRONGHOLD,
    SWAMP,
    TOME,
)
from tests.games.legends.table import P0, P1, P2, Side, Table, side

SIX = dict.fromkeys(("h1", "h2", "t1", "t2", "t3", "i5"), HIDDEN)


def table_with(*sides: Side, draws: tuple[int, ...] = ()) -> Table:
    """Six tokens face down, and no deck: all that is left to chance are the tokens."""
    row = [GRAVEYARD, STRONGHOLD, LAKE]
    return Table(*sides, row=row, short=True, lying=SIX, quagmire=True, draws=draws)


def skip_turn(table: Table) -> None:
    """Take the leftmost card that can be taken and do nothing with it."""
    table.take(GRAVEYARD if GRAVEYARD in table.on_offer() else LAKE)
    table.done()


def test_six_tokens_are_laid_face_down_unseen_by_the_layer() -> None:
    table = Table.new(3, quagmire=True)
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)
    table.start("d4")

    table.lay("h1", "h2", "t1", "t2", "t3")
    assert table.told(happenings.LAY) == [(P0, HIDDEN, region("t3"))]
    assert table.asks() == (verbs.LAY, P0)
    table.lay("i5")

    assert table.tokens_in("i5") == [HIDDEN]
    assert table.state.buried.size == 6
    assert table.asks() == (verbs.SECOND_ARMIES, P0)


def test_the_variant_brings_the_exploration_tokens_with_it() -> None:
    table = Table.new(3, quagmire=True, exploration=False)

    assert table.state.rules & fields.EXPLORATION


def test_at_the_end_of_the_turn_a_player_may_look_under_tokens_of_controlled_regions() -> None:
    mine = side(armies={"h1": 1, "h2": 1, "t1": 1})
    table = table_with(mine, side(armies={"t1": 1}), draws=(TOME,))

    skip_turn(table)
    assert table.asks() == (verbs.PEEK, P0)
    assert table.regions(moves.PEEK) == ["h1", "h2"]
    table.peek("h1")

    assert table.log(P0, happenings.PEEK) == [((P0, region("h1")), (TOME,))]
    assert table.log(P1, happenings.PEEK) == [((P0, region("h1")), ())]
    assert table.regions(moves.PEEK) == ["h2"]
    table.done()
    assert table.asks() == (verbs.TURN, P1)


def test_a_token_that_was_seen_is_not_asked_about_again() -> None:
    table = table_with(side(armies={"h1": 1}), side())

    skip_turn(table)
    table.peek("h1")

    assert table.asks() == (verbs.TURN, P1)
    skip_turn(table)
    assert table.asks() == (verbs.TURN, P0)


def test_nobody_looks_in_the_turn_of_another() -> None:
    table = table_with(side(), side(armies={"h1": 1}))

    skip_turn(table)

    assert table.asks() == (verbs.TURN, P1)


def test_what_was_seen_stays_known_and_is_the_same_for_the_next_who_looks() -> None:
    table = table_with(side(armies={"h1": 1}), side(), side(armies={"t1": 1}), draws=(TOME,))
    skip_turn(table)
    table.peek("h1")

    fields.remove_piece(table.state, fields.ARMIES + P0, region("h1"))
    fields.add_piece(table.state, fields.ARMIES + P1, region("h1"))
    skip_turn(table)
    table.peek("h1")

    assert table.log(P1, happenings.PEEK) == [((P1, region("h1")), (TOME,))]
    assert table.state.barrier


def test_founding_takes_and_reveals_the_token() -> None:
    table = table_with(side(armies={"h1": 1}), side(), draws=(SPRING,))

    table.take(STRONGHOLD)
    table.found("h1")

    assert table.told(happenings.WIN_TOKEN) == [(P0, SPRING, region("h1"))]
    assert table.has(P0, SPRING_WON)
    assert table.tokens_in("h1") == []
    assert table.state.buried.size == 5


def test_the_quagmire_cannot_be_refused_and_costs_a_point() -> None:
    table = table_with(side(armies={"h1": 1}), side(), draws=(SWAMP,))

    table.take(STRONGHOLD)
    table.found("h1")

    assert table.worth(P0, QUAGMIRE_WON) == -1
    assert table.points(P0) == 1 + 1 - 1


def test_points_can_fall_below_zero() -> None:
    table = table_with(side(tokens=[SWAMP]), side(armies={"d1": 1}))

    assert table.points(P0) == -1
    assert table.end() == [P1]
    assert fields.score_of(table.state, 0, P0) == -1


def test_a_token_that_somebody_has_seen_is_the_one_that_is_won() -> None:
    table = table_with(side(armies={"h1": 1}), side(armies={"h1": 1}), draws=(COTTAGE,))
    fields.remove_piece(table.state, fields.ARMIES + P1, region("h1"))
    skip_turn(table)
    table.peek("h1")
    fields.add_piece(table.state, fields.ARMIES + P1, region("h1"))

    table.take(STRONGHOLD)
    table.found("h1")

    assert table.told(happenings.WIN_TOKEN) == [(P1, COTTAGE, region("h1"))]
    assert [int(mask) for mask in table.state.masks[fields.UNDER : fields.SCORES]] == [0] * 6
    assert [int(mask) for mask in table.state.masks[fields.PEEKED : fields.LYING]] == [0] * 4


@pytest.mark.parametrize("looks", [False, True])
def test_a_token_that_was_taken_up_cannot_be_put_back(looks: bool) -> None:
    table = table_with(side(armies={"h1": 1}), side(armies={"d1": 1}), draws=(COTTAGE,))
    skip_turn(table)
    if looks:
        table.peek("h1")
    else:
        table.done()
    fields.add_piece(table.state, fields.ARMIES + P1, region("h1"))

    table.take(STRONGHOLD)
    assert not table.state.barrier
    table.found("h1")

    assert table.state.barrier


# What the others know.


def seen_under(table: Table, player: int) -> set[int]:
    """What lies in h1, in the worlds that a seat takes to be possible."""
    return {int(fields.token_under(world, region("h1"))) for world in table.worlds(player)}


def test_only_who_has_looked_knows_the_token_in_every_world() -> None:
    table = table_with(side(armies={"h1": 1}), side(), side(), draws=(TOME,))
    skip_turn(table)
    table.peek("h1")

    assert seen_under(table, P0) == {TOME}
    assert seen_under(table, P1) == seen_under(table, P2) == seen_under(table, -1) == {*range(6)}


def test_what_i_have_seen_lies_nowhere_else() -> None:
    table = table_with(side(armies={"h1": 1}), side(armies={"t1": 1}), side(), draws=(TOME, SPRING))
    skip_turn(table)
    table.peek("h1")
    skip_turn(table)
    table.peek("t1")

    under = {int(fields.token_under(world, region("t1"))) for world in table.worlds(P0)}

    assert under == {*range(6)} - {TOME}


def test_the_tokens_that_nobody_has_seen_have_no_order() -> None:
    table = table_with(side(armies={"h1": 1}), side())
    other = table.state.copy()
    other.buried.add(other.buried.take_at(3))

    table.state.redeal(P0, Rng(5))
    other.redeal(P0, Rng(5))

    assert table.state == other
