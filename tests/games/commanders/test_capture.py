"""Fourth action: capture a planet.

Its line must be full, and all of its ships but one must also be in the own fleet. The ships
used and the line are discarded, the next planet takes the place of the captured one, and the
player draws until hand and fleet are five cards.
"""

import msgspec

from pentarch.games.commanders import happenings, moves, verbs
from pentarch.games.commanders.cards import (
    BESPIN,
    CORUSCANT,
    DAGOBAH,
    ENDOR,
    KAMINO,
    NABOO,
    TATOOINE,
    YAVIN,
)  # fmt: skip
from pentarch.games.commanders.views import view
from tests.games.commanders.table import (
    LC,
    P0,
    P1,
    S7,
    SD,
    SH,
    TB,
    TF,
    TI,
    VW,
    Side,
    Table,
    side,
)  # fmt: skip

ANNA, KIRILL, MAXIM = 0, 1, 2


def four_planets(me: Side, opens: list[int] | None = None, draws: list[int] | None = None) -> Table:
    """Lines of all values that are full, and one that is not."""
    lines = {DAGOBAH: [TF, SH], ENDOR: [TF, TI, TB], NABOO: [TF, TI, SH, LC], KAMINO: [LC]}
    return Table(me, side(), planets=lines, opens=opens, draws=draws)


def test_the_example_of_the_rulebook_anna_captures_tatooine() -> None:
    table = Table(
        side(LC, fleet=(TF, TI, SH, VW)),
        side(),
        side(),
        planets={ENDOR: [], TATOOINE: [TF, TI, SH, LC]},
        opens=[BESPIN],
        draws=[TB, SD, LC],
    )

    table.capture(TATOOINE)

    assert table.fleet_of(ANNA) == [VW]
    assert table.hand(ANNA) == [TB, LC, LC, SD]
    assert table.points() == [4, 0, 0]
    assert table.seen(None, ANNA)["planets"] == ["tatooine"]
    assert table.discards(7) == [TF, TI, SH, TF, TI, SH, LC]
    assert table.planets()[1] == BESPIN
    assert table.line_of(BESPIN) == []
    assert table.asks() == (verbs.TURN, KIRILL)


def test_two_points_need_one_matching_ship() -> None:  # ruling B14
    table = four_planets(side(VW, VW, VW, fleet=(TF, VW)), opens=[YAVIN], draws=[S7])

    assert table.legal("capture") == ["capture planet=dagobah"]
    table.capture(DAGOBAH)

    assert table.points() == [2, 0]
    assert table.fleet_of(P0) == [VW]
    assert table.discards(3) == [TF, TF, SH]
    assert table.hand(P0) == [VW, VW, VW, S7]
    assert table.planets()[0] == YAVIN
    assert table.line_of(YAVIN) == []


def test_three_points_need_two_matching_ships() -> None:
    table = four_planets(side(VW, VW, VW, fleet=(TI, TB)))

    assert table.legal("capture") == ["capture planet=endor"]


def test_four_points_need_three_matching_ships() -> None:
    table = four_planets(side(VW, VW, fleet=(TI, SH, LC)))

    assert "capture planet=naboo" in table.legal("capture")
    assert four_planets(side(VW, VW, VW, fleet=(TI, LC))).legal("capture") == []


def test_a_line_that_is_not_full_protects_its_planet() -> None:
    table = four_planets(side(VW, fleet=(LC, TF, TI, TB)))

    assert table.why_not(moves.CAPTURE + table.slot(KAMINO)) == "line-open"


def test_equal_ships_of_a_fleet_match_once() -> None:  # ruling B13
    table = four_planets(side(VW, VW, fleet=(TF, TF, VW)))

    assert table.legal("capture") == ["capture planet=dagobah"]
    assert table.why_not(moves.CAPTURE + table.slot(ENDOR)) == "matches"


def test_only_one_of_two_equal_ships_is_used() -> None:
    table = four_planets(side(VW, VW, fleet=(TF, TF, VW)), opens=[YAVIN], draws=[S7])

    table.capture(DAGOBAH)

    assert table.fleet_of(P0) == [TF, VW]


def test_with_more_matches_than_needed_the_player_chooses_the_ships() -> None:  # ruling B12
    table = Table(
        side(S7, fleet=(TF, TI, SH, LC)), side(),
        planets={NABOO: [TF, TI, SH, LC]}, opens=[YAVIN], draws=[VW, VW, VW],
    )  # fmt: skip

    table.capture(NABOO)
    assert table.asks() == (verbs.KEEP, P0)
    assert table.points() == [0, 0]
    assert len(table.legal()) == 5
    table.keep(TI)

    assert table.fleet_of(P0) == [TI]
    assert table.hand(P0) == [VW, VW, VW, S7]
    assert table.points() == [4, 0]
    assert table.discards(7) == [TF, SH, LC, TF, TI, SH, LC]
    assert table.asks() == (verbs.TURN, P1)


def test_or_uses_them_all_and_draws_more() -> None:  # ruling B12
    table = Table(
        side(S7, fleet=(TF, TI, SH, LC)), side(),
        planets={NABOO: [TF, TI, SH, LC]}, opens=[YAVIN], draws=[VW, VW, VW, VW],
    )  # fmt: skip

    table.capture(NABOO)
    table.use_all()

    assert table.fleet_of(P0) == []
    assert table.hand(P0) == [VW, VW, VW, VW, S7]


def test_two_matches_with_a_planet_of_two_points_leave_three_choices() -> None:  # ruling B12
    table = Table(
        side(S7, S7, S7, fleet=(TF, SH)),
        side(),
        planets={DAGOBAH: [TF, SH]},
        opens=[YAVIN],
        draws=[VW],
    )

    table.capture(DAGOBAH)
    assert table.legal() == ["keep ship=tie-fighter", "keep ship=imperial-shuttle", "use-all"]
    assert table.why_not(moves.KEEP + VW) == "no-match"
    assert table.why_not(moves.FLEET + S7) == "answer-first"
    table.keep(TF)

    assert table.fleet_of(P0) == [TF]


def test_a_full_line_that_nobody_matches_stays() -> None:  # ruling B15
    table = Table(
        side(VW, VW, VW, VW, VW), side(LC, LC, LC, LC, LC), planets={DAGOBAH: [TF, SH], ENDOR: []}
    )

    table.line(VW, ENDOR)
    table.line(LC, ENDOR)

    assert table.line_of(DAGOBAH) == [TF, SH]


def test_everybody_sees_which_ships_are_used() -> None:
    table = four_planets(side(VW, VW, VW, fleet=(TI, TB)), opens=[YAVIN], draws=[S7, S7])

    table.capture(ENDOR)

    assert table.log(None, happenings.CAPTURE) == [((P0, ENDOR, 3, TI, TB), ())]
    assert table.log(None, happenings.OPEN) == [((YAVIN,), ())]


def test_the_view_tells_who_could_capture_what() -> None:
    table = Table(
        side(VW, VW, VW, fleet=(TI, TB)), side(VW, VW, VW, fleet=(TF, SH)),
        planets={DAGOBAH: [TF, SH], ENDOR: [TF, TI, TB], CORUSCANT: [TF]},
    )  # fmt: skip

    captors = {row["planet"]: row["captors"] for row in planets_seen(table)}
    assert captors["dagobah"] == [P1]
    assert captors["endor"] == [P0]
    assert captors["coruscant"] == []


def test_and_how_many_ships_of_each_fleet_match() -> None:
    table = Table(
        side(VW, VW, VW, fleet=(TI, TI)), side(VW, VW, VW, fleet=(TF, SH)),
        planets={DAGOBAH: [TF, SH], ENDOR: [TF, TI, TB], CORUSCANT: [TF]},
    )  # fmt: skip

    matches = {row["planet"]: row["matches"] for row in planets_seen(table)}
    assert matches["dagobah"] == [0, 2]
    assert matches["endor"] == [1, 1]
    assert matches["coruscant"] == [0, 1]


def planets_seen(table: Table) -> list[dict[str, object]]:
    return [msgspec.to_builtins(row) for row in view(table.state, None).planets if row]
