"""Whoever cannot make a move may take a ship of the own fleet back into the hand."""

from pentarch.games.commanders import happenings, moves, verbs
from pentarch.games.commanders.cards import BESPIN, DAGOBAH, ENDOR, YAVIN
from tests.games.commanders.table import (
    DS,
    LC,
    P0,
    P1,
    S7,
    SD,
    SH,
    SL,
    SSD,
    TB,
    TF,
    TI,
    VW,
    Table,
    line,
    side,
)  # fmt: skip

FULL = {DAGOBAH: [VW, LC], ENDOR: [VW, LC, S7], BESPIN: [LC, S7], YAVIN: [VW, S7]}


def both_stuck() -> Table:
    return Table(side(VW, fleet=(TF, TI, TB, SH)), side(LC, fleet=(TF, TI, TB, SH)), planets=FULL)


def test_with_a_full_fleet_and_a_ship_that_fits_nowhere_there_is_no_move() -> None:  # ruling B18
    table = both_stuck()

    assert table.legal() == [
        "pass",
        "take-back ship=tie-fighter",
        "take-back ship=tie-interceptor",
        "take-back ship=tie-bomber",
        "take-back ship=imperial-shuttle",
    ]


def test_nor_with_a_hand_of_specials_that_can_do_nothing() -> None:  # ruling B18
    table = Table(side(SD, SD, SSD, SL, SL), side())

    assert table.legal() == ["pass"]


def test_a_ship_comes_back_into_the_hand_and_no_card_is_drawn() -> None:
    table = both_stuck()
    deck = table.deck()

    table.take_back(TF)

    assert table.hand(P0) == [TF, VW]
    assert table.fleet_of(P0) == [TI, TB, SH]
    assert table.deck() == deck
    assert table.asks() == (verbs.TURN, P1)
    assert table.log(P1, happenings.TAKE_BACK) == [((P0, TF), ())]


def test_it_is_a_right_and_not_a_duty() -> None:  # ruling B19
    table = both_stuck()

    table.do_nothing()

    assert table.fleet_of(P0) == [TF, TI, TB, SH]
    assert table.asks() == (verbs.TURN, P1)


def test_a_ship_that_is_not_in_the_fleet_cannot_be_taken_back() -> None:
    table = both_stuck()

    assert table.why_not(moves.TAKE_BACK + VW) == "in-own-fleet"


def test_while_a_move_is_possible_nothing_can_be_taken_back() -> None:  # ruling B20
    table = Table(side(VW, VW, fleet=(TF, TI, TB)), side(), planets=FULL)

    assert table.legal() == ["fleet ship=v-wing"]
    assert table.why_not(moves.TAKE_BACK + TF) == "take-back"


def test_nobody_passes_while_a_move_is_possible_be_it_a_bad_one() -> None:  # ruling B21
    table = Table(side(DS, fleet=(TF, TI, TB, SH)), side(), planets=FULL)

    assert {text.split()[0] for text in table.legal()} == {"destroy"}
    assert table.why_not(moves.PASS) == "pass"


def test_a_capture_is_a_move() -> None:
    table = Table(side(VW, fleet=(TF, TI, TB, LC)), side(), planets=FULL)

    assert table.legal() == ["capture planet=dagobah", "capture planet=bespin"]


def test_a_star_destroyer_that_can_swap_is_a_move() -> None:
    table = Table(side(SD, fleet=(TF, TI, TB, SH)), side(), planets=FULL)

    assert {text.split()[0] for text in table.legal()} == {"swap"}


def test_the_reason_for_a_full_line_stays_the_same() -> None:
    table = both_stuck()

    assert table.why_not(line(table, VW, DAGOBAH)) == "line-full"
