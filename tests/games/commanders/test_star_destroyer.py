"""Star Destroyer: two ships on the table change places.

Or: take a ship of an opponent's fleet into the hand and put another ship of the hand into
that fleet. Then draw.
"""

import pytest

from pentarch.core.rng import Rng
from pentarch.games.commanders import GAME, happenings, moves, specials, verbs
from pentarch.games.commanders.cards import DAGOBAH, ENDOR, KAMINO, NABOO
from pentarch.games.commanders.state import listed
from tests.games.commanders.table import (
    DS,
    FLEET,
    LC,
    P0,
    P1,
    P2,
    S7,
    SD,
    SH,
    SL,
    TB,
    TF,
    TI,
    VW,
    Table,
    side,
    steal,
    swap,
    swap_with,
)  # fmt: skip

# Swap.


def test_two_ships_of_lines_change_places() -> None:
    table = Table(
        side(SD, TF, TI, TB, SH), side(), planets={ENDOR: [TF, TI], KAMINO: [TI, SH]}, draws=[LC]
    )

    table.swap(TF, ENDOR)
    assert table.asks() == (verbs.SWAP_WITH, P0)
    assert table.discards(1) == [SD]
    table.swap_with(SH, KAMINO)

    assert table.line_of(ENDOR) == [TI, SH]
    assert table.line_of(KAMINO) == [TF, TI]
    assert table.hand(P0) == [TF, TI, TB, SH, LC]
    assert table.asks() == (verbs.TURN, P1)


def test_a_swap_must_not_make_two_ships_of_a_line_equal() -> None:  # ruling B1
    table = Table(side(SD, TF, TI, TB, SH), side(), planets={ENDOR: [TF, TI], KAMINO: [TI, SH]})

    assert not table.can(swap(table, TI, ENDOR))
    assert table.why_not(swap(table, TI, ENDOR)) == "no-partner"
    table.swap(TF, ENDOR)

    assert table.legal() == ["swap-with planet=kamino ship=imperial-shuttle"]
    assert table.why_not(swap_with(table, TI, KAMINO)) == "in-line"


def test_nor_two_of_the_other_line() -> None:  # ruling B1
    table = Table(
        side(SD, TF, TI, TB, SH), side(fleet=(TF,)),
        planets={ENDOR: [TF, TI], KAMINO: [SH, VW]},
    )  # fmt: skip

    table.swap(TF, FLEET + P1)

    assert table.legal("swap-with") == [
        "swap-with planet=kamino ship=imperial-shuttle",
        "swap-with planet=kamino ship=v-wing",
    ]
    assert table.why_not(swap_with(table, TI, ENDOR)) == "in-line"


def test_equal_ships_do_not_change_places() -> None:  # ruling B2
    table = Table(side(SD, TF, TI, TB, SH), side(fleet=(TI,)), side(fleet=(TI,)))

    assert table.legal("swap") == []
    assert table.why_not(swap(table, TI, FLEET + P1)) == "no-partner"


def test_nor_do_ships_of_one_line_or_one_fleet() -> None:  # ruling B2
    table = Table(side(SD, TF, TI, TB, SH), side(fleet=(TI, TF)), planets={ENDOR: [LC, VW]})

    table.swap(TI, FLEET + P1)

    assert table.why_not(swap_with(table, TF, FLEET + P1)) == "same-place"
    assert table.legal() == [
        "swap-with planet=endor ship=landing-craft",
        "swap-with planet=endor ship=v-wing",
    ]


def test_a_ship_of_the_own_fleet_may_go_to_a_line_and_the_other_way() -> None:
    table = Table(
        side(SD, TF, TI, TB, fleet=(SH,)), side(), planets={ENDOR: [TF, TI, VW]}, draws=[LC]
    )

    table.swap(SH, FLEET + P0)
    table.swap_with(VW, ENDOR)

    assert table.fleet_of(P0) == [VW]
    assert table.line_of(ENDOR) == [TF, TI, SH]


def test_two_foreign_fleets_may_be_made_to_swap() -> None:  # ruling B6
    table = Table(side(SD, TF, TI, TB, SH), side(fleet=(TF, TF)), side(fleet=(VW,)), draws=[LC])

    table.swap(TF, FLEET + P1)
    table.swap_with(VW, FLEET + P2)

    assert table.fleet_of(P1) == [TF, VW]
    assert table.fleet_of(P2) == [TF]
    assert table.log(None, happenings.SWAP) == [((P0, TF, FLEET + P1, VW, FLEET + P2), ())]


def test_ships_of_the_discards_are_out_of_its_reach() -> None:
    table = Table(side(SD, TF, TI, TB, SH), side(), planets={ENDOR: [TF]}, discards=[VW, LC, VW])

    assert table.legal("swap") == []


def test_a_line_keeps_its_length() -> None:
    table = Table(
        side(SD, TF, TI, TB, fleet=(SH,)), side(), planets={DAGOBAH: [TF, TI]}, draws=[LC]
    )

    table.swap(TF, DAGOBAH)
    table.swap_with(SH, FLEET + P0)

    assert table.line_of(DAGOBAH) == [TI, SH]


def test_a_ship_can_be_swapped_only_where_it_lies() -> None:
    table = Table(side(SD, TF, TI, TB, fleet=(SH,)), side(fleet=(TF,)), planets={ENDOR: [TF]})

    assert table.why_not(swap(table, VW, ENDOR)) == "not-in-line"
    assert table.why_not(swap(table, VW, FLEET + P0)) == "in-own-fleet"
    assert table.why_not(swap(table, VW, FLEET + P1)) == "in-fleet"
    assert table.why_not(swap(table, VW, FLEET + P2)) == "nobody-there"


def test_an_option_lets_equal_ships_change_places() -> None:  # ruling B2, switched
    table = Table(
        side(SD, TF, TI, TB, SH), side(fleet=(TI,)), side(fleet=(TI,)),
        draws=[LC], allow_null_swap=True,
    )  # fmt: skip

    table.swap(TI, FLEET + P1)
    table.swap_with(TI, FLEET + P2)

    assert table.fleet_of(P1) == [TI]
    assert table.fleet_of(P2) == [TI]
    assert table.asks() == (verbs.TURN, P1)


def test_even_in_one_place() -> None:  # ruling B2, switched
    table = Table(
        side(SD, TF, TI, TB, SH), side(), planets={ENDOR: [TF, TI]},
        draws=[LC], allow_null_swap=True,
    )  # fmt: skip

    table.swap(TF, ENDOR)
    assert table.legal() == ["swap-with planet=endor ship=tie-interceptor"]
    assert table.why_not(swap_with(table, TF, ENDOR)) == "itself"
    table.swap_with(TI, ENDOR)

    assert table.line_of(ENDOR) == [TF, TI]


def test_but_a_single_ship_has_nothing_to_change_places_with() -> None:
    table = Table(side(SD, TF, TI, TB, SH), side(), planets={ENDOR: [TF]}, allow_null_swap=True)

    assert table.legal("swap") == []


# Steal.


def test_a_ship_is_stolen_and_another_given_for_it() -> None:
    table = Table(side(SD, TF, TI, TB, SH), side(LC, LC, LC, fleet=(VW, TI)), draws=[S7])

    table.steal(VW, P1)
    assert table.asks() == (verbs.GIVE, P0)
    table.give(SH)

    assert table.hand(P0) == [TF, TI, TB, VW, S7]
    assert table.fleet_of(P1) == [TI, SH]
    assert table.discards(1) == [SD]
    assert table.asks() == (verbs.TURN, P1)


def test_any_opponent_can_be_stolen_from() -> None:
    table = Table(side(SD, TF, TI, TB, SH), side(fleet=(VW,)), side(fleet=(LC,)))

    assert table.legal("steal") == ["steal fleet=1 ship=v-wing", "steal fleet=2 ship=landing-craft"]


def test_nobody_steals_from_the_own_fleet() -> None:
    table = Table(side(SD, TI, TB, SH, fleet=(TF,)), side(fleet=(VW,)))

    assert table.why_not(steal(TF, P0)) == "steal-own"
    assert table.why_not(steal(TF, P1)) == "in-fleet"
    assert table.why_not(steal(TF, 4)) == "nobody-there"


def test_the_stolen_ship_cannot_be_given_back() -> None:  # ruling B5
    table = Table(side(SD, TF, SL, DS, DS), side(fleet=(VW,)), draws=[S7])

    table.steal(VW, P1)

    assert table.legal() == ["give ship=tie-fighter"]
    assert table.why_not(moves.GIVE + VW) == "give-stolen"
    assert table.why_not(moves.GIVE + LC) == "in-hand"


def test_nor_can_its_equal_be_given_for_it() -> None:  # ruling B2
    table = Table(side(SD, TF, VW, DS, DS), side(fleet=(VW,)), draws=[S7])

    table.steal(VW, P1)

    assert table.legal() == ["give ship=tie-fighter"]
    assert table.why_not(moves.GIVE + VW) == "give-stolen"


def test_without_a_ship_to_give_nothing_can_be_stolen() -> None:  # ruling B5
    table = Table(side(SD, SL, DS, DS, SD), side(fleet=(VW,)))

    assert table.legal("steal") == []
    assert table.why_not(steal(VW, P1)) == "nothing-to-give"


def test_nor_with_nothing_but_its_equal() -> None:  # rulings B2, B5
    table = Table(side(SD, VW, VW, DS, DS), side(fleet=(VW, TF)), draws=[S7])

    assert table.legal("steal") == ["steal fleet=1 ship=tie-fighter"]
    assert table.why_not(steal(VW, P1)) == "nothing-else-to-give"


def test_an_option_lets_its_equal_be_given() -> None:  # ruling B2, switched
    table = Table(side(SD, VW, SL, DS, DS), side(fleet=(VW,)), draws=[S7], allow_null_swap=True)

    table.steal(VW, P1)
    table.give(VW)

    assert table.hand(P0) == [VW, S7, DS, DS, SL]
    assert table.fleet_of(P1) == [VW]


def test_but_not_the_stolen_one_itself() -> None:  # ruling B5
    table = Table(side(SD, TF, SL, DS, DS), side(fleet=(VW,)), draws=[S7], allow_null_swap=True)

    table.steal(VW, P1)

    assert table.legal() == ["give ship=tie-fighter"]


def test_a_ship_from_a_full_fleet_keeps_it_full() -> None:
    table = Table(side(SD, TF, TI, TB, SH), side(LC, fleet=(VW, TI, TF, TF)), draws=[S7])

    table.steal(TF, P1)
    table.give(SH)

    assert table.fleet_of(P1) == [TF, TI, SH, VW]


# Neither.


def test_where_it_can_do_nothing_it_cannot_be_played() -> None:  # ruling B3
    table = Table(side(SD, TF, TI, TB, SH), side(), planets={NABOO: [TF]})

    assert table.legal("swap", "steal", "vain") == []
    assert table.why_not(moves.VAIN) == "vain"


def test_unless_an_option_allows_it() -> None:  # ruling B3, switched
    table = Table(
        side(SD, TF, TI, TB, SH), side(), planets={NABOO: [TF]},
        draws=[LC], allow_partial_special=True,
    )  # fmt: skip

    table.play_in_vain(SD)

    assert table.line_of(NABOO) == [TF]
    assert table.hand(P0) == [TF, TI, TB, SH, LC]
    assert table.log(None, happenings.VAIN) == [((P0, SD), ())]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_ship_can_be_swapped_exactly_if_some_ship_can_change_places_with_it(
    players: int,
) -> None:
    """The quick way to find them agrees with the rule, wherever chance leads."""
    state, rng = GAME.new(players, seed=players), Rng(players)
    while legal := state.legal_actions():
        for place in range(4 + players):
            ships = {*listed(state.table[place])}
            found = {*listed(specials.swappable(state, place))}
            assert found == {it for it in ships if specials.has_partner(state, place, it)}
        state.apply(legal[rng.below(len(legal))])
