"""What a seat knows of other hands: cards that went there openly, and what stuck players lack."""

from pentarch.games.commanders.cards import BESPIN, DAGOBAH, ENDOR, YAVIN
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
    SSD,
    TB,
    TF,
    TI,
    VW,
    Hands,
    Table,
    side,
)  # fmt: skip

FULL = {DAGOBAH: [VW, LC], ENDOR: [VW, LC, S7], BESPIN: [LC, S7], YAVIN: [VW, S7]}


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = Table(side(TF, TI, TB, SH, DS), side())

    assert table.seen(P0, P0)["hand"] == [
        "tie-fighter", "tie-interceptor", "tie-bomber", "imperial-shuttle", "death-star",
    ]  # fmt: skip
    assert table.seen(P1, P0)["hand"] is None
    assert table.seen(None, P0)["hand"] is None
    assert table.seen(P1, P0)["cards"] == 5


def test_a_ship_taken_back_is_known_to_all() -> None:
    table = Table(side(VW, fleet=(TF, TI, TB, SH)), side(LC, fleet=(TF, TI, TB, SH)), planets=FULL)

    table.take_back(TF)

    assert table.seen(P1, P0)["known"] == ["tie-fighter"]
    assert table.seen(None, P0)["known"] == ["tie-fighter"]
    assert all(TF in world[P0] for world in table.worlds(P1))
    assert all(TF in world[P0] for world in table.worlds(-1))


def test_a_stolen_ship_is_known_to_all() -> None:
    table = Table(side(SD, TF, TI, TB, SH), side(fleet=(VW,)), side(), draws=[S7])

    table.steal(VW, P1)
    table.give(SH)

    assert table.seen(P2, P0)["known"] == ["v-wing"]
    assert all(VW in world[P0] for world in table.worlds(P2))
    assert not all(S7 in world[P0] for world in table.worlds(P2))


def test_but_a_stolen_ship_stays_known_when_its_equal_is_given() -> None:
    table = Table(
        side(SD, VW, SL, DS, DS), side(fleet=(VW,)), side(), draws=[S7], allow_null_swap=True
    )

    table.steal(VW, P1)
    table.give(VW)

    assert table.seen(P2, P0)["known"] == ["v-wing"]
    assert all(VW in world[P0] for world in table.worlds(P2))


def test_until_it_is_played() -> None:
    table = Table(
        side(TF, TI, TB, SH, VW, known=(VW,)), side(TB, TB, TB, TB, TB), planets={ENDOR: []},
        draws=[S7, S7],
    )  # fmt: skip

    table.line(VW, ENDOR)

    assert table.seen(P1, P0)["known"] == []


def test_a_played_ship_is_taken_to_be_the_known_one() -> None:
    table = Table(side(TF, TI, TB, VW, VW, known=(VW,)), side(), draws=[S7])

    table.fleet(VW)

    assert table.seen(P1, P0)["known"] == []
    assert table.hand(P0) == [TF, TI, TB, VW]


def test_other_cards_do_not_touch_it() -> None:
    table = Table(side(TF, TI, TB, VW, VW, known=(VW,)), side(), draws=[S7])

    table.fleet(TF)

    assert table.seen(P1, P0)["known"] == ["v-wing"]


def test_the_reset_of_a_circle_forgets_everything() -> None:
    five = [TF, TI, TB, SH, SD]
    table = Table(
        side(VW, fleet=(TF, TI, TB, SH)), side(LC, fleet=(TF, TI, TB, SH)), planets=FULL,
        stuck=[1, 2], draws=[*five, *five],
    )  # fmt: skip

    table.take_back(TF)

    assert table.seen(P1, P0)["known"] == []
    assert table.seen(P1, P0)["not"] == []


def test_whoever_is_stuck_shows_to_hold_nothing_that_could_be_played() -> None:
    table = Table(side(VW, fleet=(TF, TI, TB, SH)), side(LC, fleet=(TF, TI, TB, SH)), planets=FULL)

    table.take_back(TF)

    assert table.seen(P1, P0)["not"] == ["star-destroyer", "death-star", "super-star-destroyer",
                                         "slave-one"]  # fmt: skip
    unseen = [other(world[P0], TF) for world in table.worlds(P1)]
    assert {DS, SD, SSD, SL}.isdisjoint(unseen)
    assert {*unseen} == {TF, TI, TB, SH, LC, VW, S7}


def test_a_ship_that_fits_a_line_would_have_been_played() -> None:
    table = Table(
        side(VW, fleet=(TF, TI, TB, SH)), side(fleet=(TF, TI)), planets={**FULL, YAVIN: [VW]},
    )  # fmt: skip

    table.do_nothing()

    assert {world[P0] for world in table.worlds(P1)} == {(VW,)}


def test_with_a_short_fleet_it_is_specials_only() -> None:
    table = Table(side(SD, SD, SSD, SL, SL), side(), planets={ENDOR: [], DAGOBAH: []})

    table.do_nothing()

    for world in table.worlds(P1):
        assert {*world[P0]} <= {SD, SSD, SL}


def test_until_the_next_draw() -> None:
    table = Table(
        side(SD, SD, SSD, SL, SL), side(VW, VW, VW, TF, TF),
        planets={ENDOR: [], DAGOBAH: []}, draws=[LC, LC],
    )  # fmt: skip

    table.do_nothing()
    table.fleet(TF)
    table.do_nothing()
    table.line(VW, ENDOR)
    assert table.seen(P1, P0)["not"] != []
    table.swap(TF, FLEET + P1)
    table.swap_with(VW, ENDOR)

    assert table.seen(P1, P0)["not"] == []


def test_with_room_in_the_fleet_no_ship_at_all() -> None:
    table = Table(side(SL, SL, SL, SL, SL), side(), planets=FULL, eight="slave-one")

    table.do_nothing()

    assert {world[P0] for world in table.worlds(P1)} == {(SL, SL, SL, SL, SL)}


def test_whoever_has_stolen_holds_a_ship_to_give() -> None:
    table = Table(side(SD, TF, fleet=(TI, TI, TI)), side(fleet=(VW,)), draws=[S7])

    table.steal(VW, P1)

    for world in table.worlds(P1):
        assert other(world[P0], VW) in (TF, TI, TB, SH, LC, S7)


def test_two_stuck_hands_are_dealt_as_often_as_chance_would() -> None:
    """One of them can hold only what the other may hold as well."""
    table = Table(
        side(VW, fleet=(TF, TI, TB, SH)), side(VW, fleet=(TF, TI, TB, SH)),
        side(TF, TF, TI, TI, TI),
        planets=FULL, discards=[VW] * 7 + [LC] * 7,
    )  # fmt: skip
    table.state.barred |= 0x7FF & ~(1 << VW | 1 << LC)
    table.state.barred |= (0x7FF & ~(1 << VW)) << 11

    worlds = table.worlds(P2, redeals=2000)

    assert {world[P1] for world in worlds} == {(VW,)}
    landing_craft = sum(world[P0] == (LC,) for world in worlds) / 2000
    assert abs(landing_craft - 2 / 3) < 0.05  # two of each unseen: 2 × 2 deals of 2 × 2 + 2 × 1


def test_the_owner_keeps_the_own_hand_in_every_world() -> None:
    table = Table(side(TF, TI, TB, SH, DS), side(LC, LC, LC, LC, LC), side())

    worlds: list[Hands] = table.worlds(P0)

    assert {world[P0] for world in worlds} == {(TF, TI, TB, SH, DS)}
    assert len({world[P1] for world in worlds}) > 100


def other(hand: tuple[int, ...], known: int) -> int:
    """The card of two that is not the known one."""
    cards = [*hand]
    cards.remove(known)
    return cards[0]
