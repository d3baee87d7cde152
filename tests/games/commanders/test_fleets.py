"""Second action: a ship of the hand joins the own fleet; no card is drawn."""

from pentarch.games.commanders import moves, verbs
from pentarch.games.commanders.cards import ENDOR
from tests.games.commanders.table import DS, P0, P1, SH, TB, TF, TI, Table, side


def test_a_ship_joins_the_fleet_and_no_card_is_drawn() -> None:
    table = Table(side(TF, TI, TB, SH, DS), side())
    deck = table.deck()

    table.fleet(TF)

    assert table.fleet_of(P0) == [TF]
    assert table.hand(P0) == [TI, TB, SH, DS]
    assert table.deck() == deck
    assert table.asks() == (verbs.TURN, P1)


def test_a_fleet_may_have_equal_ships() -> None:
    table = Table(side(TF, TF, SH, fleet=(TF, TF)), side())

    table.fleet(TF)

    assert table.fleet_of(P0) == [TF, TF, TF]


def test_a_fleet_has_no_more_than_four_ships() -> None:
    table = Table(side(TF, fleet=(TF, TI, TB, SH)), side(), planets={ENDOR: []})

    assert table.legal("fleet") == []
    assert table.why_not(moves.FLEET + TF) == "fleet-full"
