"""The game goes in circles: everybody was stuck twice and nobody made progress.

Then hands, fleets and lines are discarded, planets stay, and everybody is dealt five cards.
"""

from pentarch.games.commanders import happenings, verbs
from pentarch.games.commanders.cards import BESPIN, DAGOBAH, ENDOR, TATOOINE, YAVIN
from tests.games.commanders.table import (
    LC,
    P0,
    P1,
    S7,
    SD,
    SH,
    SSD,
    TB,
    TF,
    TI,
    VW,
    Side,
    Table,
    side,
)  # fmt: skip

FULL = {DAGOBAH: [VW, LC], ENDOR: [VW, LC, S7], BESPIN: [LC, S7], YAVIN: [VW, S7]}
FIVE = [TF, TI, TB, SH, SD]


def circle(
    *sides: Side,
    draws: list[int] | None = None,
    stuck: list[int] | None = None,
    turn: int = P0,
) -> Table:
    return Table(*sides, planets=FULL, draws=draws, stuck=stuck, turn=turn)


def stuck(card: int, planets: tuple[int, ...] = ()) -> Side:
    return side(card, fleet=(TF, TI, TB, SH), planets=planets)


def test_when_everybody_was_stuck_twice_all_is_discarded_but_planets() -> None:  # rulings B22, B23
    table = circle(stuck(VW, planets=(TATOOINE,)), stuck(LC), draws=[*FIVE, *FIVE])
    discards = len(table.discards(98))

    table.do_nothing()
    table.do_nothing()
    table.do_nothing()
    assert table.line_of(DAGOBAH) == [LC, VW]
    table.do_nothing()

    assert table.log(None, happenings.RESET) == [((), ())]
    assert table.planets() == [DAGOBAH, ENDOR, BESPIN, YAVIN]
    assert [table.line_of(planet) for planet in table.planets()] == [[], [], [], []]
    assert [table.fleet_of(player) for player in (P0, P1)] == [[], []]
    assert [table.hand(player) for player in (P0, P1)] == [FIVE, FIVE]
    assert table.points() == [4, 0]
    assert [table.seen(None, player)["stuck"] for player in (P0, P1)] == [0, 0]
    assert len(table.discards(98)) == discards + 10 + 9
    assert table.asks() == (verbs.TURN, P0)
    assert table.state.stage() == 1  # what the hands were is told, and may be forgotten at once


def test_the_next_player_is_dealt_first_and_moves() -> None:  # ruling B23
    table = circle(stuck(VW), stuck(LC), stuck(LC), draws=[*FIVE * 3], stuck=[1, 2, 2])

    table.do_nothing()

    assert [public for public, _ in table.log(None, happenings.DRAW)][::5] == [(1,), (2,), (0,)]
    assert table.asks() == (verbs.TURN, P1)


def test_specials_of_the_hands_are_discarded_without_effect() -> None:  # ruling B30
    specials = side(SSD, fleet=(TF, TI, TB, SH))
    table = Table(
        side(VW, fleet=(TF, TI, TB, SH)), specials,
        planets={DAGOBAH: [VW, LC]}, stuck=[2, 1], turn=P1, draws=[*FIVE, *FIVE],
    )  # fmt: skip

    table.do_nothing()

    assert table.log(None, happenings.DROP_HAND) == [((P0, VW), ()), ((P1, SSD), ())]
    assert SSD in table.discards(98)


def test_the_deck_is_not_rebuilt_unless_it_is_empty() -> None:  # ruling B23
    table = circle(stuck(VW), stuck(LC), stuck=[1, 2], draws=[*FIVE, *FIVE])
    deck = table.deck()

    table.do_nothing()

    assert table.deck() == deck - 10


def test_taking_back_and_playing_again_is_no_progress() -> None:  # ruling B22
    table = circle(stuck(VW), stuck(LC), draws=[*FIVE, *FIVE])

    table.take_back(TF)
    table.take_back(TI)
    table.fleet(TF)
    table.fleet(TI)
    assert table.seen(None, P0)["stuck"] == 1
    table.take_back(TB)
    table.do_nothing()

    assert table.hand(P0) == FIVE


def test_progress_of_anybody_begins_the_count_anew() -> None:  # ruling B22
    table = circle(stuck(VW), side(SD, fleet=(TF, TI, TB, SH)), stuck=[2, 1], turn=P1, draws=[LC])

    table.swap(VW, DAGOBAH)
    table.swap_with(TF, 16 + P1)

    assert table.log(None, happenings.RESET) == []
    assert [table.seen(None, player)["stuck"] for player in (P0, P1)] == [0, 0]


def test_a_ship_in_a_line_is_progress() -> None:  # ruling B22
    table = Table(
        stuck(VW), side(TF, TF, fleet=(TI, TB, SH)), planets={DAGOBAH: [VW]},
        stuck=[2, 1], turn=P1, draws=[LC],
    )  # fmt: skip

    table.line(TF, DAGOBAH)

    assert [table.seen(None, player)["stuck"] for player in (P0, P1)] == [0, 0]


def test_a_capture_is_progress() -> None:  # ruling B22
    table = Table(
        stuck(VW), side(TF, fleet=(TI, TB, SH, VW)), planets=FULL, stuck=[2, 1], turn=P1,
        opens=[TATOOINE], draws=[LC],
    )  # fmt: skip

    table.capture(DAGOBAH)

    assert [table.seen(None, player)["stuck"] for player in (P0, P1)] == [0, 0]


def test_twice_for_some_is_not_twice_for_all() -> None:  # ruling B22
    table = circle(stuck(VW), stuck(LC), stuck(LC), stuck=[2, 2, 0])

    table.do_nothing()

    assert table.log(None, happenings.RESET) == []
    assert table.hand(P0) == [VW]
