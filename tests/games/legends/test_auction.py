"""The auction for the first turn."""

import pytest

from pentarch.games.legends import happenings, moves, verbs
from tests.games.legends.table import P0, P1, P2, Table


def auction(players: int = 3, draws: list[int] | None = None, **options: object) -> Table:
    """A table at which the bids are about to be made."""
    table = Table.new(players, (), **options)
    table.set_up()
    if players == 2:
        table.neutral(*["t2"] * 10)
    table.chance.script = [it for _, it in table.chance.outcomes] + (draws or [])
    table.chance.used = len(table.chance.outcomes)
    return table


def test_a_bid_is_anything_from_nothing_to_all_coins() -> None:
    table = auction()

    bids = [action - moves.BID for action in table.state.legal_actions()]

    assert bids == list(range(12))


def test_the_highest_bid_wins_and_the_winner_alone_pays() -> None:
    table = auction()

    table.bid(2, 5, 4)

    assert [table.coins(player) for player in range(3)] == [11, 6, 11]
    assert table.asks() == (verbs.NAME_FIRST, P1)


def test_nobody_is_shown_a_bid_before_all_are_in() -> None:
    table = auction()

    table.bid(3)

    assert table.log(P0, happenings.BID) == [((P0,), (3,))]
    assert table.log(P1, happenings.BID) == table.log(None, happenings.BID) == [((P0,), ())]
    table.bid(1, 2)
    assert table.told(happenings.OPEN_BID) == [(P0, 3), (P1, 1), (P2, 2)]
    assert table.state.barrier


def test_of_equal_bids_that_of_the_youngest_wins_who_alone_pays() -> None:
    table = auction(ages=321)

    table.bid(4, 4, 3)

    assert [table.coins(player) for player in range(3)] == [11, 7, 11]
    assert table.asks() == (verbs.NAME_FIRST, P1)


def test_if_nobody_bids_the_youngest_of_all_wins_and_pays_nothing() -> None:
    table = auction(ages=312)

    table.bid(0, 0, 0)

    assert [table.coins(player) for player in range(3)] == [11, 11, 11]
    assert table.asks() == (verbs.NAME_FIRST, P2)


def test_a_die_can_break_the_tie_and_only_the_tied_roll() -> None:
    table = auction(die=True, draws=[2, 4])

    table.bid(4, 1, 4)

    assert table.told(happenings.ROLL) == [(P0, 3), (P2, 5)]
    assert table.asks() == (verbs.NAME_FIRST, P2)


def test_those_who_share_the_best_roll_roll_again() -> None:
    table = auction(die=True, draws=[5, 5, 1, 0, 3])

    table.bid(4, 4, 4)

    assert table.told(happenings.ROLL) == [(P0, 6), (P1, 6), (P2, 2), (P0, 1), (P1, 4)]
    assert table.asks() == (verbs.NAME_FIRST, P1)


def test_all_roll_if_nobody_bids() -> None:
    table = auction(die=True, draws=[0, 1, 2])

    table.bid(0, 0, 0)

    assert table.asks() == (verbs.NAME_FIRST, P2)


@pytest.mark.parametrize("first", [P0, P1, P2])
def test_the_winner_names_the_first_player_who_may_be_another(first: int) -> None:
    table = auction()
    table.bid(5, 0, 0)

    table.name(first)

    assert table.asks() == (verbs.TURN, first)


def test_there_is_one_auction_in_a_game() -> None:
    table = auction(2)
    table.bid(1, 0)
    table.name(P0)

    assert not any(verb == verbs.BID for verb, *_ in table.state.pending.steps())
