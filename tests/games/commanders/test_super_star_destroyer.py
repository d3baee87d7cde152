"""Super Star Destroyer: discard two ships of the lines of two different planets, then draw."""

from pentarch.games.commanders import moves, verbs
from pentarch.games.commanders.cards import DAGOBAH, ENDOR, NABOO, SHIPS
from tests.games.commanders.table import LC, P0, P1, SH, SSD, TB, TF, TI, VW, Table, side

LINES = {DAGOBAH: [TF, SH], ENDOR: [TI], NABOO: []}


def test_one_ship_each_of_two_planets_is_discarded() -> None:
    table = Table(side(SSD, TF, TI, TB, SH), side(), planets={**LINES}, draws=[LC])

    table.shoot(TF, DAGOBAH)
    assert table.asks() == (verbs.SHOOT_ALSO, P0)
    assert table.line_of(DAGOBAH) == [SH]
    table.shoot_also(TI, ENDOR)

    assert table.line_of(ENDOR) == []
    assert table.discards(3) == [SSD, TF, TI]
    assert table.hand(P0) == [TF, TI, TB, SH, LC]
    assert table.asks() == (verbs.TURN, P1)


def test_the_second_ship_is_of_another_planet() -> None:
    table = Table(side(SSD, TF, TI, TB, SH), side(), planets={**LINES}, draws=[LC])

    table.shoot(TF, DAGOBAH)

    assert table.legal() == ["shoot-also planet=endor ship=tie-interceptor"]
    assert table.why_not(moves.SHOOT_ALSO + SH) == "same-planet"
    assert table.why_not(moves.SHOOT_ALSO + 8 + VW) == "not-in-line"


def test_a_full_line_is_full_no_longer() -> None:
    table = Table(
        side(SSD, TF, TI, TB, SH), side(VW, VW, VW, VW, fleet=(TF,)), planets={**LINES}, draws=[LC]
    )

    table.shoot(SH, DAGOBAH)
    table.shoot_also(TI, ENDOR)

    assert table.why_not(moves.CAPTURE) == "line-open"


def test_with_ships_at_one_planet_only_it_cannot_be_played() -> None:  # rulings B3, B4
    table = Table(
        side(SSD, TF, TI, TB, SH), side(fleet=(TF, TI)), planets={DAGOBAH: [TF, SH], ENDOR: []}
    )

    assert table.legal("shoot") == []
    assert table.why_not(moves.SHOOT + TF) == "one-line"
    assert table.why_not(moves.VAIN + SSD - SHIPS) == "vain"


def test_fleets_are_out_of_its_reach() -> None:
    table = Table(side(SSD, TF, TI, TB, fleet=(VW,)), side(fleet=(LC,)), planets={**LINES})

    assert all("planet=" in text for text in table.legal("shoot"))
    assert len(table.legal("shoot")) == 3


def test_an_option_lets_it_hit_the_only_line_there_is() -> None:  # ruling B3, switched
    table = Table(
        side(SSD, TF, TI, TB, SH), side(), planets={DAGOBAH: [TF, SH], ENDOR: []},
        draws=[LC], allow_partial_special=True,
    )  # fmt: skip

    table.shoot(TF, DAGOBAH)

    assert table.line_of(DAGOBAH) == [SH]
    assert table.asks() == (verbs.TURN, P1)


def test_and_be_played_where_there_is_nothing_to_hit() -> None:  # ruling B3, switched
    table = Table(side(SSD, TF, TI, TB, SH), side(), draws=[LC], allow_partial_special=True)

    table.play_in_vain(SSD)

    assert table.discards(1) == [SSD]
    assert table.hand(P0) == [TF, TI, TB, SH, LC]
    assert table.asks() == (verbs.TURN, P1)


def test_but_not_in_vain_where_it_can_hit() -> None:
    table = Table(side(SSD, TF, TI, TB, SH), side(), planets={**LINES}, allow_partial_special=True)

    assert table.why_not(moves.VAIN + SSD - SHIPS) == "vain-effect"
