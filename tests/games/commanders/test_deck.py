"""When the deck runs out the discards become the deck. The discards are open to all."""

from pentarch.games.commanders import happenings
from pentarch.games.commanders.cards import BESPIN, ENDOR, PLANETS, TATOOINE
from pentarch.games.commanders.views import view
from tests.games.commanders.table import LC, P0, SH, TB, TF, TI, VW, Table, side


def test_the_discards_become_the_deck_when_a_draw_finds_it_empty() -> None:  # ruling B16
    table = Table(side(TF, TI, TB, SH, SH), side(), planets={ENDOR: []}, deck=[], then=[VW])
    discards = len(table.discards(98))

    table.line(TF, ENDOR)

    assert table.log(None, happenings.RESHUFFLE) == [((discards,), ())]
    assert table.deck() == discards - 1
    assert table.discards(1) == []
    assert VW in table.hand(P0)


def test_the_last_card_of_the_deck_is_drawn_without_a_reshuffle() -> None:  # ruling B16
    table = Table(side(TF, TI, TB, SH, SH), side(), planets={ENDOR: []}, deck=[LC])

    table.line(TF, ENDOR)

    assert table.deck() == 0
    assert table.log(None, happenings.RESHUFFLE) == []
    assert LC in table.hand(P0)


def test_one_draw_may_take_the_last_card_and_some_of_the_new_deck() -> None:  # ruling B16
    table = Table(
        side(LC, fleet=(TF, TI, SH, VW)), side(), planets={TATOOINE: [TF, TI, SH, LC]},
        deck=[TB], opens=[BESPIN],
    )  # fmt: skip
    discards = len(table.discards(98))

    table.capture(TATOOINE)

    assert table.log(None, happenings.RESHUFFLE) == [((discards + 7,), ())]
    assert table.deck() == discards + 7 - 2
    assert table.discards(1) == []
    assert len(table.hand(P0)) == 4


def test_at_five_players_the_deck_and_the_discards_hold_57_cards_at_least() -> None:  # ruling B17
    full = {planet: [TF, TI, TB, SH] for planet in range(4)}

    table = Table(*[side(LC) for _ in range(5)], planets=full)

    assert table.deck() + len(table.discards(98)) == 57


def test_everybody_sees_the_discards_in_order() -> None:  # ruling B33
    table = Table(side(), side(), discards=[TF, VW, TI])

    for viewer in (None, 0, 1):
        assert view(table.state, viewer).discards == [
            "tie-fighter", "v-wing", "tie-interceptor",
        ]  # fmt: skip


def test_nobody_sees_the_deck_or_the_order_of_the_planets_to_come() -> None:
    table = Table(side(), side())

    seen = view(table.state, None)

    assert seen.deck == table.deck()
    assert seen.pile == 10
    assert seen.unseen_planets == sorted_by_id(table)


def sorted_by_id(table: Table) -> list[str]:
    return [PLANETS[planet].name for planet in sorted(table.state.pile.cards())]
