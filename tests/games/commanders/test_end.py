"""The game ends when a planet must be replaced and the pile is empty.

The most points win; then the most four-point planets, the most three-point planets, and the
later last turn.
"""

from pentarch.games.commanders import happenings
from pentarch.games.commanders.cards import (
    BESPIN,
    CORUSCANT,
    DAGOBAH,
    ENDOR,
    HOTH,
    KAMINO,
    KASHYYYK,
    NABOO,
    NO_PLANET,
    TATOOINE,
    UTAPAU,
    YAVIN,
)  # fmt: skip
from pentarch.games.commanders.views import view
from tests.games.commanders.table import (
    DS,
    LC,
    P0,
    P1,
    P2,
    S7,
    SH,
    SL,
    TB,
    TF,
    TI,
    VW,
    Table,
    side,
)  # fmt: skip


def last_capture(*planets: tuple[int, ...], turn: int = P0) -> Table:
    """Everybody has planets; whose turn it is blows up the last one."""
    sides = [
        side(DS, TF, TI, TB, SH, planets=it) if player == turn else side(planets=it)
        for player, it in enumerate(planets)
    ]
    return Table(*sides, planets={UTAPAU: []}, pile=[], turn=turn)


def winner_of(*planets: tuple[int, ...], turn: int = P0) -> int | None:
    table = last_capture(*planets, turn=turn)
    table.destroy(UTAPAU)
    return table.winner()


def test_a_capture_that_cannot_be_replaced_ends_the_game_at_once() -> None:  # rulings B25, B26
    table = Table(
        side(VW, VW, VW, VW, fleet=(TF,)), side(planets=(BESPIN,)), side(),
        planets={DAGOBAH: [TF, SH]}, pile=[],
    )  # fmt: skip

    table.capture(DAGOBAH)

    assert table.state.is_terminal()
    assert table.points() == [2, 2, 0]
    assert table.hand(P0) == [VW, VW, VW, VW]
    assert NO_PLANET in table.planets()
    assert table.state.legal_actions() == []
    assert table.state.returns() == [1.0, -1.0, -1.0]


def test_with_a_planet_left_in_the_pile_it_goes_on() -> None:
    table = Table(
        side(VW, VW, VW, VW, fleet=(TF,)), side(), planets={DAGOBAH: [TF, SH]},
        opens=[KAMINO], draws=[LC],
    )  # fmt: skip

    table.capture(DAGOBAH)

    assert not table.state.is_terminal()
    assert table.planets()[0] == KAMINO


def test_most_points_win() -> None:
    assert winner_of((BESPIN, TATOOINE), (NABOO,), (ENDOR,)) == P0
    assert winner_of((ENDOR,), (NABOO,), (BESPIN,)) == P1


def test_equal_points_are_decided_by_four_point_planets() -> None:  # ruling B27
    assert winner_of((HOTH, BESPIN), (ENDOR, KAMINO), turn=P1) == P0


def test_then_by_three_point_planets() -> None:  # ruling B27
    assert winner_of((HOTH, BESPIN, YAVIN, DAGOBAH), (NABOO, ENDOR, KAMINO)) == P1


def test_then_by_the_later_last_turn() -> None:  # ruling B27
    assert winner_of((ENDOR, BESPIN), (KAMINO, YAVIN), turn=P0) == P0
    assert winner_of((ENDOR, BESPIN), (KAMINO, YAVIN), turn=P1) == P1


def test_of_those_before_the_last_turn_the_one_just_before_was_later() -> None:  # ruling B27
    assert winner_of((), (KAMINO, YAVIN), (ENDOR, BESPIN), turn=P0) == P2
    assert winner_of((ENDOR, BESPIN), (), (KAMINO, YAVIN), turn=P1) == P0


def test_the_chain_of_slave_one_is_not_a_turn() -> None:  # ruling B27
    table = Table(
        side(SL, VW, VW, VW, fleet=(TF,)), side(fleet=(TI,)), side(VW, fleet=(TB, TB, TB, TB)),
        planets={ENDOR: []}, pile=[], draws=[LC],
    )  # fmt: skip

    table.trade(P1, give=TF, take=TI)
    table.pass_on(give=TF, take=TB)

    assert table.state.turns == 21


def test_the_others_are_ranked_by_the_same_measure() -> None:  # ruling B28
    table = last_capture((ENDOR,), (HOTH, BESPIN), (KASHYYYK, KAMINO), (CORUSCANT,))

    table.destroy(UTAPAU)

    assert view(table.state, None).ranking == [1, 2, 3, 0]
    assert [public for public, _ in table.log(None, happenings.SCORE)] == [
        (1, 1, 6, 1, 0), (2, 2, 6, 0, 2), (3, 3, 4, 1, 0), (4, 0, 3, 0, 1),
    ]  # fmt: skip


def test_after_too_many_turns_the_game_is_scored_as_it_stands() -> None:  # ruling B34
    table = Table(
        side(TF, TI, TB, SH, VW), side(planets=(BESPIN,)),
        planets={ENDOR: []}, turns=99, draws=[S7], turn_cap=100,
    )  # fmt: skip

    table.line(TF, ENDOR)

    assert table.state.is_terminal()
    assert table.winner() == P1
    assert table.log(None, happenings.CAP) == [((100,), ())]


def test_a_turn_before_that_it_goes_on() -> None:  # ruling B34
    table = Table(
        side(TF, TI, TB, SH, VW), side(), planets={ENDOR: []}, turns=98, draws=[S7], turn_cap=100
    )

    table.line(TF, ENDOR)

    assert not table.state.is_terminal()
