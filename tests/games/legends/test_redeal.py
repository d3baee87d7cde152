"""What a seat cannot know: sealed bids and the order of the deck. Tokens: test_quagmire.py."""

from pentarch.core.rng import Rng
from tests.games.legends.table import P0, P1, P2, Table


def bidding() -> Table:
    """The first two of three players have bid."""
    table = Table.new(3)
    table.set_up()
    table.bid(7, 4)
    return table


def bids_of(table: Table, viewer: int, player: int) -> set[int]:
    return {int(world.bids >> 8 * player & 255) - 1 for world in table.worlds(viewer, 300)}


def test_a_bid_is_known_to_its_maker_alone_until_all_are_in() -> None:
    table = bidding()

    assert bids_of(table, P0, P0) == {7}
    assert bids_of(table, P1, P0) == bids_of(table, P2, P0) == {*range(12)}
    assert bids_of(table, -1, P1) == {*range(12)}


def test_bids_that_were_opened_stay_what_they_were() -> None:
    table = bidding()

    table.bid(5)

    assert bids_of(table, P2, P0) == bids_of(table, -1, P0) == {7}


def test_who_has_not_bid_has_not_bid_in_any_world() -> None:
    table = bidding()

    assert bids_of(table, P0, P2) == {-1}


def test_the_deck_is_sorted_and_the_dice_are_new() -> None:
    table = bidding()
    other = table.state.copy()
    other.reseed(99)
    other.deck.add(other.deck.take_at(3))

    table.state.redeal(P0, Rng(5))
    other.redeal(P0, Rng(5))

    assert table.state == other
