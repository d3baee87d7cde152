"""Buying and acquiring; ships on top of the deck. Rulings R50 to R55."""

from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.cards import (
    BLOB_CARRIER,
    BLOB_FIGHTER,
    CENTRAL_OFFICE,
    COMMAND_SHIP,
    CORVETTE,
    CUTTER,
    EXPLORER,
    FLEET_HQ,
    FREIGHTER,
    RAM,
    SCOUT,
    SPACE_STATION,
    TRADING_POST,
)
from tests.games.star_realms.table import FOE, MAIN, ME, Table, side


def test_a_card_bought_is_not_played() -> None:  # R50
    table = Table(side(trade=4), side(combat=0), row=[SPACE_STATION])

    table.buy(SPACE_STATION)

    assert table.me.discard == [SPACE_STATION]
    assert (table.me.in_play, table.me.combat, table.me.trade) == ([], 0, 0)


def test_a_card_that_is_too_dear_cannot_be_bought() -> None:  # R50
    table = Table(side(trade=3), side(), row=[SPACE_STATION, RAM])

    assert table.offers(moves.BUY) == [EXPLORER, RAM]
    assert table.why_not(moves.BUY + SPACE_STATION) == "too-dear"


def test_the_charge_of_freighter_waits_for_a_ship() -> None:  # R51
    table = Table(
        side(ships=[FREIGHTER, CUTTER], trade=8),
        side(),
        row=[TRADING_POST, RAM, CORVETTE],
        chance=[SPACE_STATION, SPACE_STATION, FLEET_HQ],
    )

    table.ally(FREIGHTER)
    table.buy(TRADING_POST)
    assert table.asks() == (MAIN, ME)
    assert table.me.charges == 1
    table.buy(RAM)
    assert table.asks() == (verbs.PUT_ON_TOP, ME)
    table.on_top()
    table.buy(CORVETTE)

    assert table.me.top == [RAM]
    assert table.me.discard == [TRADING_POST, CORVETTE]


def test_explorers_are_ships() -> None:  # R51
    table = Table(side(trade=2, charges=1), side())

    table.buy(EXPLORER)
    table.on_top()

    assert table.me.top == [EXPLORER]


def test_the_later_ship_lies_uppermost() -> None:  # R52
    table = Table(side(trade=5, charges=2, deck=[SCOUT] * 9), side(), row=[RAM, CORVETTE])

    table.buy(RAM)
    table.on_top()
    table.buy(CORVETTE)
    table.on_top()
    assert table.me.top == [RAM, CORVETTE]
    table.end_turn()

    assert table.me.hand == [SCOUT] * 3 + [RAM, CORVETTE]


def test_declining_spends_the_charge() -> None:  # R53
    table = Table(side(trade=5, charges=1), side(), row=[RAM, CORVETTE])

    table.buy(RAM)
    table.decline()
    table.buy(CORVETTE)

    assert table.me.discard == [RAM, CORVETTE]
    assert table.me.top == []


def test_unused_charges_end_with_the_turn() -> None:  # R53
    table = Table(side(bases=[CENTRAL_OFFICE], deck=[SCOUT] * 5), side())

    table.use(CENTRAL_OFFICE)
    assert (table.me.trade, table.me.charges) == (2, 1)
    table.end_turn()

    assert table.me.charges == 0


def test_blob_carrier_acquires_any_ship_free_on_top() -> None:  # R54
    table = Table(
        side(ships=[BLOB_CARRIER, BLOB_FIGHTER], trade=2, charges=1),
        side(),
        row=[COMMAND_SHIP, FLEET_HQ, TRADING_POST, TRADING_POST, SPACE_STATION],
        trade_deck=[SPACE_STATION],
    )

    table.ally(BLOB_CARRIER)
    assert table.offers(moves.FROM_ROW) == [EXPLORER, COMMAND_SHIP]
    assert table.why_not(moves.FROM_ROW + FLEET_HQ) == "only-ships"
    assert table.why_not(moves.PASS) == "must"
    table.from_row(COMMAND_SHIP)

    assert table.me.top == [COMMAND_SHIP]
    assert (table.me.trade, table.me.charges) == (2, 1)
    assert table.row()[0] == "space-station"
    table.buy(EXPLORER)
    table.on_top()
    assert table.me.top == [COMMAND_SHIP, EXPLORER]


def test_a_ship_on_top_can_be_drawn_in_the_same_turn() -> None:  # R55
    table = Table(side(hand=[CORVETTE], trade=3, charges=1, deck=[SCOUT]), side(), row=[RAM])

    table.buy(RAM)
    table.on_top()
    table.play(CORVETTE)
    table.play(RAM)

    assert table.me.combat == 6


def test_everybody_knows_a_card_that_was_drawn_from_the_top() -> None:
    table = Table(side(top=[RAM], deck=[SCOUT] * 9), side())

    table.end_turn()

    assert table.me.known == [RAM]
    assert table.asks() == (MAIN, FOE)
