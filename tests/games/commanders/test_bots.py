"""What bots make of the game: the obvious things, and that it pays."""

from pentarch.bots import make
from pentarch.bots.greedy import GreedyBot
from pentarch.bots.knowledge import KNOWLEDGE
from pentarch.core.rng import Rng
from pentarch.games.commanders import GAME
from pentarch.games.commanders.cards import BESPIN, DAGOBAH, ENDOR, KAMINO, NABOO, YAVIN
from tests.games.commanders.table import (
    DS,
    LC,
    P0,
    P1,
    SD,
    SH,
    TB,
    TF,
    TI,
    VW,
    Table,
    side,
)  # fmt: skip


def choice(table: Table) -> str:
    """What a greedy player who sits there does."""
    state = table.state.copy()
    player = int(state.current_player())
    state.redeal(player, Rng(1))
    bot = GreedyBot(KNOWLEDGE["commanders"], seed=1)
    return GAME.text(state, bot.choose(state, player))


def test_a_planet_that_can_be_captured_is_captured_and_rather_the_dear_one() -> None:
    table = Table(
        side(VW, VW, fleet=(TF, TI, SH)), side(),
        planets={DAGOBAH: [TF, SH], NABOO: [TF, TI, SH, LC]},
    )  # fmt: skip

    assert choice(table) == "capture planet=naboo"


def test_a_line_is_not_filled_for_a_rival_who_waits_for_it() -> None:
    table = Table(
        side(VW, VW, TB, TB, LC), side(fleet=(TF, TI)), planets={ENDOR: [TF, TI], KAMINO: []}
    )

    assert "endor" not in choice(table)


def test_a_line_is_filled_for_oneself() -> None:
    table = Table(side(VW, VW, LC, fleet=(TF, TI)), side(), planets={ENDOR: [TF, TI], KAMINO: [SH]})

    assert choice(table).startswith("line planet=endor")


def test_a_planet_that_a_rival_is_about_to_take_is_blown_up() -> None:
    table = Table(
        side(DS, VW, VW, LC, LC), side(fleet=(TF, TI, SH)), planets={NABOO: [TF, TI, SH, TB]}
    )

    assert choice(table) == "destroy planet=naboo"


def test_or_the_ship_that_the_rival_needs_is_stolen() -> None:
    table = Table(side(SD, VW, VW, LC, LC), side(fleet=(TF, TI)), planets={ENDOR: [TF, TI, SH]})

    assert choice(table).split()[0] in ("steal", "swap")


def test_the_last_planet_is_captured_only_if_that_wins() -> None:
    for theirs, captures in ((BESPIN, True), (NABOO, False)):
        table = Table(
            side(VW, VW, VW, VW, fleet=(TF,)), side(planets=(theirs,)),
            planets={DAGOBAH: [TF, SH], ENDOR: [TB]}, pile=[],
        )  # fmt: skip

        assert (choice(table) == "capture planet=dagobah") == captures


def test_nobody_ends_a_game_with_the_death_star_to_lose_it() -> None:
    for mine, ends in ((BESPIN, False), (NABOO, True)):
        table = Table(
            side(DS, TI, TI, TI, TI, planets=(mine,)), side(planets=(ENDOR,)),
            planets={YAVIN: [TF, TB]}, pile=[],
        )  # fmt: skip

        assert (choice(table).startswith("destroy")) == ends


def test_a_ship_to_spare_is_kept() -> None:
    table = Table(
        side(VW, VW, VW, fleet=(TF, SH)), side(), planets={DAGOBAH: [TF, SH], ENDOR: [TF, TI, TB]}
    )

    table.capture(DAGOBAH)

    assert choice(table) == "keep ship=tie-fighter"


def test_a_greedy_player_beats_a_random_one_nine_times_in_ten() -> None:
    assert wins_of(P0, ["greedy", "random"], matches=20) >= 18
    assert wins_of(P1, ["random", "greedy"], matches=20) >= 18


def wins_of(player: int, bots: list[str], matches: int) -> int:
    return sum(winner_among(bots, seed) == player for seed in range(matches))


def winner_among(bots: list[str], seed: int) -> int:
    rng = Rng(seed)
    state = GAME.new(len(bots), rng.seed())
    seats = [make(name, GAME, int(rng.seed())) for name in bots]
    while not state.is_terminal():
        player = int(state.current_player())
        world = state.copy()
        world.redeal(player, rng)
        state.apply(seats[player].choose(world, player))
    return state.returns().index(1.0)
