"""First action: a ship of the hand beside a planet, then draw a card.

All ships of a line are different, and there are no more of them than the planet has points.
"""

from pentarch.games.commanders import happenings, moves, verbs
from pentarch.games.commanders.cards import DAGOBAH, ENDOR, TATOOINE
from tests.games.commanders.table import (
    DS,
    LC,
    P0,
    P1,
    SD,
    SH,
    TB,
    TF,
    TI,
    VW,
    Table,
    line,
    side,
)  # fmt: skip


def test_a_ship_joins_the_line_and_a_card_is_drawn() -> None:
    table = Table(side(TF, TI, TB, SH, DS), side(), planets={ENDOR: [TI]}, draws=[LC])
    deck = table.deck()

    table.line(TF, ENDOR)

    assert table.line_of(ENDOR) == [TF, TI]
    assert table.hand(P0) == [TI, TB, SH, LC, DS]
    assert table.deck() == deck - 1
    assert table.asks() == (verbs.TURN, P1)


def test_only_its_owner_sees_the_card_that_is_drawn() -> None:
    table = Table(side(TF, TI, TB, SH, DS), side(), planets={ENDOR: []}, draws=[LC])

    table.line(TF, ENDOR)

    assert table.log(P0, happenings.DRAW) == [((P0,), (LC,))]
    assert table.log(P1, happenings.DRAW) == [((P0,), ())]
    assert table.log(None, happenings.DRAW) == [((P0,), ())]


def test_all_ships_of_a_line_are_different() -> None:
    table = Table(side(TF, TI, TB, SH, DS), side(), planets={ENDOR: [TI]})

    assert not table.can(line(table, TI, ENDOR))
    assert table.why_not(line(table, TI, ENDOR)) == "in-line"


def test_a_line_has_no_more_ships_than_the_planet_has_points() -> None:
    table = Table(
        side(TF, TI, TB, SH, LC), side(), planets={DAGOBAH: [VW], TATOOINE: [TF, TI, TB, VW]}
    )

    table.line(TF, DAGOBAH)

    assert table.why_not(line(table, LC, DAGOBAH)) == "line-full"
    assert table.why_not(line(table, LC, TATOOINE)) == "line-full"


def test_specials_are_not_ships() -> None:  # ruling B31
    table = Table(side(SD, SD, DS, DS, TF), side(), planets={ENDOR: [TI]})

    ships = {text.split("ship=")[1] for text in table.legal("line", "fleet")}
    assert ships == {"tie-fighter"}


def test_a_ship_that_is_not_in_the_hand_cannot_be_played() -> None:
    table = Table(side(TF, TI, TB, SH, DS), side(), planets={ENDOR: []})

    assert table.why_not(line(table, VW, ENDOR)) == "in-hand"
    assert table.why_not(moves.FLEET + VW) == "in-hand"


def test_filling_a_line_and_capturing_its_planet_takes_two_turns() -> None:  # ruling B32
    table = Table(
        side(TF, SH, SH, SH, fleet=(TF,)), side(LC, LC, LC, LC, LC), planets={DAGOBAH: [TI]}
    )

    table.line(TF, DAGOBAH)

    assert table.asks() == (verbs.TURN, P1)
    assert table.points() == [0, 0]
