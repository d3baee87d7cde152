"""Death Star: destroys a planet with its line; the next planet takes its place, then draw."""

from pentarch.games.commanders import happenings, moves, verbs
from pentarch.games.commanders.cards import BESPIN, DAGOBAH, ENDOR, HOTH, NABOO
from tests.games.commanders.table import DS, LC, P0, P1, SH, TB, TF, TI, VW, Table, side


def test_the_planet_leaves_the_game_and_its_line_is_discarded() -> None:
    table = Table(
        side(DS, TF, TI, TB, SH),
        side(),
        planets={ENDOR: [TF, VW], NABOO: [LC]},
        opens=[BESPIN],
        draws=[LC],
    )

    table.destroy(ENDOR)

    assert table.planets()[0] == BESPIN
    assert table.line_of(BESPIN) == []
    assert table.line_of(NABOO) == [LC]
    assert table.discards(3) == [DS, TF, VW]
    assert table.hand(P0) == [TF, TI, TB, SH, LC]
    assert table.points() == [0, 0]
    assert table.asks() == (verbs.TURN, P1)


def test_the_line_may_be_empty_partial_or_full() -> None:
    table = Table(
        side(DS, TF, TI, TB, SH), side(),
        planets={ENDOR: [], NABOO: [LC], DAGOBAH: [TF, SH], HOTH: []},
    )  # fmt: skip

    planets = [text.split("=")[1] for text in table.legal("destroy")]
    assert planets == ["endor", "naboo", "dagobah", "hoth"]


def test_with_an_empty_pile_it_ends_the_game_at_once_and_nobody_scores() -> None:  # ruling B24
    table = Table(
        side(DS, TF, TI, TB, SH, planets=(NABOO,)), side(planets=(HOTH,)),
        planets={ENDOR: [TF, TI, TB]}, pile=[],
    )  # fmt: skip

    table.destroy(ENDOR)

    assert table.state.is_terminal()
    assert table.points() == [4, 4]
    assert table.hand(P0) == [TF, TI, TB, SH]
    assert table.winner() == P0


def test_whoever_holds_it_is_never_stuck() -> None:
    full = {DAGOBAH: [VW, LC], ENDOR: [VW, LC, TB]}
    table = Table(side(DS, fleet=(TF, TI, TB, SH)), side(), planets=full)

    assert len(table.legal("destroy")) == 4
    assert table.why_not(moves.PASS) == "pass"


def test_everybody_sees_what_is_lost() -> None:
    table = Table(
        side(DS, TF, TI, TB, SH), side(), planets={ENDOR: [TF, VW]}, opens=[BESPIN], draws=[LC]
    )

    table.destroy(ENDOR)

    assert table.log(P1, happenings.DESTROY) == [((P0, ENDOR, TF, VW), ())]


def test_it_must_be_in_the_hand() -> None:
    table = Table(side(TF, TF, TI, TB, SH), side(), planets={ENDOR: [TF, VW]})

    assert table.why_not(moves.DESTROY) == "in-hand"
