"""A position that cannot arise is refused, and the refusal says what is wrong."""

from collections.abc import Callable

import pytest

from pentarch.core.words import BadPosition, Json
from pentarch.games.commanders import GAME
from pentarch.games.commanders.cards import DAGOBAH, ENDOR, NABOO
from tests.games.commanders.table import (
    DS,
    FLEET,
    LC,
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

Position = dict[str, Json]


def on_turn() -> Table:
    return Table(
        side(TF, TI, TB, fleet=(SH, VW)), side(fleet=(TF,)),
        planets={DAGOBAH: [TF, SH], ENDOR: [TI]}, discards=[LC, LC],
    )  # fmt: skip


def saved(table: Table) -> Position:
    return GAME.to_json(table.state)


def refused(position: Position) -> str:
    """The key of the refusal."""
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(position)
    return refusal.value.message.key.removeprefix("commanders-refusal-")


def move(position: Position, card: str, source: tuple[str, int], target: tuple[str, int]) -> None:
    """Move a card from one row to another, so that the cards are all there."""
    row(position, source).remove(card)
    row(position, target).append(card)


def row(position: Position, where: tuple[str, int]) -> list[Json]:
    name, place = where
    rows = position[name]
    assert isinstance(rows, list)
    if name in ("deck", "discards", "pile"):
        return rows
    inner = rows[place]
    assert isinstance(inner, list)
    return inner


def test_a_saved_position_loads_to_the_same_state() -> None:
    table = on_turn()

    assert GAME.from_json(saved(table)) == table.state
    assert hash(GAME.from_json(saved(table))) == hash(table.state)


def test_in_the_middle_of_every_question_too() -> None:
    for begin in QUESTIONS:
        table = begin()
        assert GAME.from_json(saved(table)) == table.state


def test_cards_must_be_those_of_the_deck() -> None:
    position = saved(on_turn())
    row(position, ("deck", 0)).append("slave-one")

    assert refused(position) == "cards"


def test_planets_must_be_there_once_each() -> None:
    position = saved(on_turn())
    row(position, ("captured", 0)).append("dagobah")

    assert refused(position) == "planets"


def test_a_planet_is_captured_or_destroyed_but_once() -> None:
    position = saved(on_turn())
    position["captured"] = [["tatooine"], ["tatooine"]]

    assert refused(position) == "planets"


def test_lines_have_different_ships_and_no_more_than_the_planet_has_points() -> None:
    position = saved(on_turn())
    move(position, "landing-craft", ("discards", 0), ("lines", 0))
    assert refused(position) == "line"

    position = saved(on_turn())
    move(position, "tie-interceptor", ("deck", 0), ("lines", 1))
    assert refused(position) == "line"

    position = saved(on_turn())
    move(position, "star-destroyer", ("deck", 0), ("lines", 1))
    assert refused(position) == "line"


def test_fleets_have_ships_only_and_four_at_most() -> None:
    position = saved(on_turn())
    for ship in ("tie-fighter", "tie-interceptor", "tie-bomber"):
        move(position, ship, ("hands", 0), ("fleets", 0))
    assert refused(position) == "fleet"

    position = saved(on_turn())
    move(position, "imperial-shuttle", ("fleets", 0), ("deck", 0))
    move(position, "slave-one", ("deck", 0), ("fleets", 0))
    assert refused(position) == "fleet"


def test_hand_and_fleet_are_five_cards() -> None:
    position = saved(on_turn())
    move(position, "tie-fighter", ("hands", 0), ("deck", 0))

    assert refused(position) == "hand"


def test_a_row_of_cards_is_never_long() -> None:
    position = saved(on_turn())
    for _ in range(9):
        move(position, "landing-craft", ("deck", 0), ("hands", 0))

    assert refused(position) == "too-many"


def test_known_cards_are_ships_of_the_hand() -> None:
    position = saved(on_turn())
    position["known"] = [["v-wing"], []]

    assert refused(position) == "known"


def test_no_unseen_card_is_of_a_kind_that_it_is_known_not_to_be() -> None:
    position = saved(on_turn())
    position["not"] = [["tie-fighter"], []]
    assert refused(position) == "known"

    position["known"] = [["tie-fighter"], []]
    assert GAME.from_json(position)


def test_a_game_with_all_planets_open_is_not_over() -> None:
    position = saved(on_turn())
    position["winners"] = [0]

    assert refused(position) == "end"


def test_a_planet_is_missing_only_at_the_end() -> None:
    position = saved(on_turn())
    position["planets"] = ["none", "endor", "tatooine", "coruscant"]
    position["destroyed"] = ["dagobah"]
    position["lines"] = [[], ["tie-interceptor"], [], []]
    row(position, ("discards", 0)).extend(["tie-fighter", "imperial-shuttle"])

    assert refused(position) == "planets"


def test_a_circle_would_have_been_broken() -> None:
    position = saved(on_turn())
    position["stuck"] = [2, 2]

    assert refused(position) == "end"


def test_everybody_is_stuck_twice_before_a_new_deal() -> None:
    position = saved(on_turn())
    position["turns"], position["resets"] = 4, 2

    assert refused(position) == "resets"

    position["resets"] = 1
    assert GAME.from_json(position)


def test_a_question_must_have_come_up() -> None:
    position = saved(on_turn())
    for asked in (
        ("swap-with", 0, False, 0, TF),  # no Star Destroyer was played
        ("shoot-also", 0, False, 1, 0),  # no Super Star Destroyer
        ("give", 0, False, 1, TF),  # nothing was stolen
        ("pass-on", 1, True, 0, 0),  # no Slave I
        ("keep", 0, False, 1, 0),  # the line is not full
        ("turn", 0, False, 0, 0),  # a turn within a turn
    ):
        position["pending"] = [step("turn", 0, False, 0, 0), step(*asked)]
        assert refused(position) == "question"


def test_a_turn_is_at_the_bottom() -> None:
    position = saved(on_turn())
    position["pending"] = []
    assert refused(position) == "end"

    position["pending"] = [step("keep", 0, False, 0, 0)]
    assert refused(position) == "question"


HOW = {"amount": "number", "player": "number", "optional": "word"}


def test_what_the_question_is_about_must_fit() -> None:
    for begin in QUESTIONS:
        for name, wrong in (("amount", 9), ("player", 1), ("optional", None)):
            position = saved(begin())
            pending = position["pending"]
            assert isinstance(pending, list)
            top = pending[-1]
            assert isinstance(top, dict)
            top[name] = wrong if wrong is not None else not top["optional"]
            if name == "player" and top["verb"] == "pass-on":
                continue
            assert refused(position) in ("question", f"refusal-position-{HOW[name]}")


def step(verb: str, player: int, optional: bool, amount: int, extra: int) -> Json:
    return {
        "verb": verb,
        "player": player,
        "optional": optional,
        "amount": amount,
        "extra": extra,
    }


def swapping() -> Table:
    table = Table(side(SD, TF, TI, TB, fleet=(SH,)), side(), planets={ENDOR: [TF, TI]})
    table.swap(SH, FLEET)
    return table


def stealing() -> Table:
    table = Table(side(SD, TF, TI, TB, SH), side(fleet=(VW,)))
    table.steal(VW, P1)
    return table


def shooting() -> Table:
    table = Table(side(SSD, TF, TI, TB, SH), side(), planets={ENDOR: [TF], NABOO: [TI]})
    table.shoot(TF, ENDOR)
    return table


def passing_on() -> Table:
    table = Table(side(SL, TI, TB, DS, fleet=(SH,)), side(fleet=(VW,)), side(fleet=(LC,)))
    table.trade(P1, give=SH, take=VW)
    return table


def keeping() -> Table:
    table = Table(side(TI, TB, DS, fleet=(SH, TF)), side(), planets={DAGOBAH: [TF, SH]})
    table.capture(DAGOBAH)
    return table


QUESTIONS: list[Callable[[], Table]] = [swapping, stealing, shooting, passing_on, keeping]
