"""Slave I: exchange a ship of the own fleet for one of a neighbour's fleet.

The neighbour may do the same with the neighbour further on, and so on; whoever played Slave I
exchanges only once. Then that player draws.
"""

from pentarch.games.commanders import happenings, moves, verbs
from tests.games.commanders.table import (
    DS,
    LC,
    P0,
    P1,
    P2,
    P3,
    P4,
    S7,
    SD,
    SH,
    SL,
    TB,
    TF,
    TI,
    VW,
    Table,
    pass_on,
    side,
    trade,
)  # fmt: skip

ANNA, KIRILL, MAXIM = 0, 1, 2


def test_the_example_of_the_rulebook_anna_maxim_and_kirill() -> None:
    table = Table(
        side(SL, TB, LC, fleet=(TF, SH)), side(fleet=(TB,)), side(fleet=(VW,)), draws=[S7]
    )

    table.trade(MAXIM, give=SH, take=VW)
    assert table.fleet_of(ANNA) == [TF, VW]
    assert table.fleet_of(MAXIM) == [SH]
    assert table.asks() == (verbs.PASS_ON, MAXIM)
    table.pass_on(give=SH, take=TB)

    assert table.fleet_of(MAXIM) == [TB]
    assert table.fleet_of(KIRILL) == [SH]
    assert table.hand(ANNA) == [TB, LC, S7]
    assert table.discards(1) == [SL]
    assert table.asks() == (verbs.TURN, KIRILL)


def test_whoever_declines_ends_the_chain() -> None:
    table = Table(
        side(SL, TB, LC, fleet=(TF, SH)), side(fleet=(TB,)), side(fleet=(VW,)), draws=[S7]
    )

    table.trade(MAXIM, give=SH, take=VW)
    table.decline()

    assert table.fleet_of(MAXIM) == [SH]
    assert table.fleet_of(KIRILL) == [TB]
    assert table.hand(ANNA) == [TB, LC, S7]
    assert table.log(None, happenings.DECLINE) == [((MAXIM,), ())]
    assert table.asks() == (verbs.TURN, KIRILL)


def test_the_left_neighbour_is_the_next_player_clockwise() -> None:
    table = Table(
        side(SL, TB, LC, LC, fleet=(TF,)), side(fleet=(TB,)), side(fleet=(VW,)), side(fleet=(LC,))
    )

    assert table.legal("trade") == [
        "trade with=1 give=tie-fighter take=tie-bomber",
        "trade with=3 give=tie-fighter take=landing-craft",
    ]


def test_the_chain_goes_on_away_from_its_owner_up_to_the_other_neighbour() -> None:
    table = Table(
        side(SL, fleet=(TF, TF, TF, TF)), side(fleet=(TI,)), side(fleet=(TB,)), side(fleet=(SH,)),
        side(fleet=(LC,)), draws=[S7],
    )  # fmt: skip

    table.trade(P1, give=TF, take=TI)
    assert table.asks() == (verbs.PASS_ON, P1)
    table.pass_on(give=TF, take=TB)
    assert table.asks() == (verbs.PASS_ON, P2)
    table.pass_on(give=TF, take=SH)
    assert table.asks() == (verbs.PASS_ON, P3)
    table.pass_on(give=TF, take=LC)

    assert [table.fleet_of(player) for player in range(5)] == [
        [TF, TF, TF, TI], [TB], [SH], [LC], [TF],
    ]  # fmt: skip
    assert table.asks() == (verbs.TURN, P1)


def test_or_the_other_way_round() -> None:
    table = Table(
        side(SL, fleet=(TF, TF, TF, TF)), side(fleet=(TI,)), side(fleet=(TB,)), side(fleet=(SH,)),
        side(fleet=(LC,)), draws=[S7],
    )  # fmt: skip

    table.trade(P4, give=TF, take=LC)
    assert table.asks() == (verbs.PASS_ON, P4)
    table.pass_on(give=TF, take=SH)
    assert table.asks() == (verbs.PASS_ON, P3)
    table.decline()

    assert table.asks() == (verbs.TURN, P1)


def test_a_member_of_the_chain_may_pass_on_any_ship() -> None:  # ruling B8
    table = Table(
        side(SL, TB, LC, LC, fleet=(SH,)), side(fleet=(TB,)), side(fleet=(VW, TI)), draws=[S7]
    )

    table.trade(MAXIM, give=SH, take=VW)
    table.pass_on(give=TI, take=TB)

    assert table.fleet_of(MAXIM) == [TB, SH]
    assert table.fleet_of(KIRILL) == [TI]


def test_only_its_owner_draws_after_the_whole_chain() -> None:  # ruling B7
    table = Table(
        side(SL, TB, LC, LC, fleet=(SH,)), side(fleet=(TB,)), side(fleet=(VW,)), draws=[S7]
    )
    deck = table.deck()

    table.trade(MAXIM, give=SH, take=VW)
    assert table.deck() == deck
    table.pass_on(give=SH, take=TB)

    assert table.deck() == deck - 1
    assert table.log(None, happenings.DRAW) == [((ANNA,), ())]


def test_the_chain_ends_silently_at_an_empty_fleet() -> None:  # ruling B9
    table = Table(side(SL, TB, LC, LC, fleet=(SH,)), side(), side(fleet=(VW,)), draws=[S7])

    table.trade(MAXIM, give=SH, take=VW)

    assert table.asks() == (verbs.TURN, KIRILL)
    assert table.log(None, happenings.DECLINE) == []


def test_and_where_both_have_but_equal_ships() -> None:  # rulings B2, B9
    table = Table(
        side(SL, TB, LC, LC, fleet=(SH,)), side(fleet=(SH, SH)), side(fleet=(VW,)), draws=[S7]
    )

    table.trade(MAXIM, give=SH, take=VW)

    assert table.asks() == (verbs.TURN, KIRILL)


def test_without_a_ship_of_the_own_it_cannot_be_played() -> None:  # ruling B10
    table = Table(side(SL, TF, TI, TB, SH), side(fleet=(TF,)), side(fleet=(VW,)))

    assert table.legal("trade") == []
    assert table.why_not(trade(table, P1, give=TF, take=TF)) == "in-own-fleet"


def test_nor_when_both_neighbours_have_none() -> None:  # ruling B10
    table = Table(side(SL, TF, TI, TB, fleet=(SH,)), side(), side(fleet=(VW,)), side())

    assert table.legal("trade") == []
    assert table.why_not(trade(table, P1, give=SH, take=VW)) == "in-fleet"


def test_two_players_exchange_once() -> None:  # ruling B11
    table = Table(side(SL, TF, TI, TB, fleet=(SH,)), side(fleet=(TB,)), draws=[S7])

    assert table.legal("trade") == ["trade with=1 give=imperial-shuttle take=tie-bomber"]
    assert table.why_not(int(moves.trade(moves.RIGHT, SH, TB))) == "one-neighbour"
    table.trade(P1, give=SH, take=TB)

    assert table.fleet_of(P0) == [TB]
    assert table.fleet_of(P1) == [SH]
    assert table.asks() == (verbs.TURN, P1)


def test_equal_ships_are_not_exchanged() -> None:  # ruling B2
    table = Table(side(SL, TF, TI, TB, fleet=(SH,)), side(fleet=(SH, TB)), side(fleet=(VW,)))

    assert table.why_not(trade(table, P1, give=SH, take=SH)) == "same-ships"
    table.trade(P1, give=SH, take=TB)

    assert table.why_not(pass_on(give=SH, take=SH)) == "in-fleet"
    assert table.why_not(pass_on(give=VW, take=VW)) == "in-own-fleet"
    assert table.why_not(moves.PASS) == "answer-first"


def test_unless_an_option_allows_it() -> None:  # ruling B2, switched
    table = Table(
        side(SL, TF, TI, TB, fleet=(SH,)), side(fleet=(SH,)), draws=[S7], allow_null_swap=True
    )

    table.trade(P1, give=SH, take=SH)

    assert table.fleet_of(P0) == [SH]
    assert table.asks() == (verbs.TURN, P1)


def test_an_option_lets_it_be_played_where_there_is_nothing_to_exchange() -> None:  # B3, switched
    table = Table(
        side(SL, TF, TI, TB, SH), side(fleet=(TF,)), draws=[S7], allow_partial_special=True
    )

    table.play_in_vain(SL)

    assert table.fleet_of(P1) == [TF]
    assert table.hand(P0) == [TF, TI, TB, SH, S7]


def test_a_question_of_the_chain_can_always_be_declined() -> None:  # ruling B35
    table = Table(
        side(SL, TB, LC, LC, fleet=(SH,)), side(fleet=(TB,)), side(fleet=(VW,)), draws=[S7]
    )

    table.trade(MAXIM, give=SH, take=VW)

    assert table.legal() == ["decline", "pass-on give=imperial-shuttle take=tie-bomber"]


def test_an_answer_to_a_question_that_was_not_asked_is_refused() -> None:
    table = Table(side(SL, SD, DS, TB, fleet=(SH,)), side(fleet=(TB,)))

    assert table.why_not(moves.DECLINE) == "not-asked"
    assert table.why_not(moves.USE_ALL) == "not-asked"
