"""The game at a table in a terminal."""

import io

import pytest
from rich.console import Console, RenderableType

from pentarch.games.commanders import GAME, moves
from pentarch.games.commanders.cards import BESPIN, DAGOBAH, ENDOR, NABOO
from pentarch.locale import LANGUAGES
from pentarch.terminal import look_of
from pentarch.terminal.choices import Menu
from pentarch.terminal.commanders import CommandersLook
from pentarch.terminal.voice import Voice
from tests.games.commanders.table import (
    DS,
    LC,
    P0,
    P1,
    SD,
    SH,
    SL,
    SSD,
    TB,
    TF,
    TI,
    VW,
    Table,
    side,
)  # fmt: skip

LOOK = CommandersLook()


def voice(me: int | None, code: str = "en") -> Voice:
    return Voice(code, ["Ann", "Ben", "Cleo"], me)


def shown(page: RenderableType) -> str:
    paper = io.StringIO()
    Console(file=paper, width=120, color_system=None).print(page)
    return paper.getvalue()


def sight(table: Table, me: int | None, code: str = "en") -> str:
    return shown(LOOK.table(GAME.view(table.state, me), voice(me, code)))


def middle() -> Table:
    return Table(
        side(SD, SL, TB, fleet=(TF, SH)), side(VW, VW, VW, known=(VW,), fleet=(LC, LC)),
        planets={DAGOBAH: [TF, SH], ENDOR: [TI]}, discards=[TI, SSD],
    )  # fmt: skip


def test_the_game_has_a_look_of_its_own() -> None:
    assert isinstance(look_of(GAME), CommandersLook)


def test_planets_are_shown_with_lines_free_places_and_who_can_capture() -> None:
    rows = sight(middle(), P1).splitlines()

    dagobah = next(row for row in rows if "Dagobah" in row)
    assert "★★" in dagobah
    assert "TIE fighter, Imperial shuttle" in dagobah
    assert dagobah.rstrip().endswith("Ann")
    endor = next(row for row in rows if "Endor" in row)
    assert "TIE interceptor, ·, ·" in endor
    assert "Ann" not in endor


def test_fleets_and_known_cards_are_shown_and_hands_only_to_their_owners() -> None:
    table = middle()

    assert "Your hand: TIE bomber, Star Destroyer, Slave I" in sight(table, P0)
    assert "Your hand" not in sight(table, None)
    assert "TIE bomber" not in sight(table, P1)
    ben = next(row for row in sight(table, P0).splitlines() if "Ben" in row)
    assert "Landing craft, Landing craft" in ben
    assert "3 cards, V-wing" in ben


def test_what_a_stuck_player_lacks_is_shown() -> None:
    table = Table(side(SD, SD, SSD, SL, SL), side())

    table.do_nothing()

    assert "hidden cards certainly lack a TIE fighter," in " ".join(sight(table, P1).split())


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_and_rules_can_be_read(code: str) -> None:
    assert "★★★★" in shown(LOOK.cards("commanders", voice(P0, code)))
    assert len(shown(LOOK.rules("commanders", voice(P0, code)))) > 2000


def test_moves_are_chosen_in_parts() -> None:
    table = middle()
    view = GAME.view(table.state, P0)
    menu = Menu(GAME, table.state, view, LOOK, voice(P0))

    kinds = [choice.label for choice in menu.choices()]
    assert kinds[0] == "Play a ship beside a planet"
    assert "Capture a planet" in kinds
    menu.pick(str(kinds.index("Play a ship beside a planet") + 1))

    planets = [choice.label for choice in menu.choices()]
    assert planets[0] == "Endor ★★★"


def test_all_parts_of_all_moves_have_words() -> None:
    table = Table(
        side(SSD, SD, SL, DS, fleet=(SH,)), side(fleet=(TF,)), planets={ENDOR: [TI], NABOO: [TF]}
    )
    view = GAME.view(table.state, P0)

    for action in table.state.legal_actions():
        for name, value in GAME.describe(table.state, action).items():
            assert LOOK.part(view, name, value, voice(P0)) is not None


def test_one_is_warned_before_ending_a_game_that_one_does_not_lead() -> None:
    for behind in (True, False):
        table = Table(
            side(DS, TF, TI, TB, SH, planets=() if behind else (NABOO,)),
            side(planets=(BESPIN,)), planets={ENDOR: []}, pile=[],
        )  # fmt: skip
        view = GAME.view(table.state, P0)

        warning = LOOK.caution(view, GAME.describe(table.state, moves.DESTROY))

        assert (warning is not None) == behind


def test_one_may_ask_why_not() -> None:
    table = middle()
    wishes = LOOK.wishes(GAME.view(table.state, P0), P0)

    reasons = [GAME.why_not(table.state, it) for it in wishes]
    keys = {reason.key for reason in reasons if reason is not None}
    assert keys == {
        "commanders-why-not-line-open",
        "commanders-why-not-line-full",
        "commanders-why-not-pass",
    }


def test_also_about_specials_that_cannot_be_played() -> None:
    table = Table(side(SSD, SD, SL, TF, TI), side(fleet=()), planets={ENDOR: [TI]})
    wishes = LOOK.wishes(GAME.view(table.state, P0), P0)

    reasons = [GAME.why_not(table.state, it) for it in wishes]
    keys = {reason.key for reason in reasons if reason is not None}
    assert keys >= {
        "commanders-why-not-one-line",
        "commanders-why-not-no-partner",
        "commanders-why-not-vain",
    }
