"""Positions: any board can be written down and read back; what cannot arise is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from pentarch.core.options import resolve
from pentarch.core.words import BadPosition, Json
from pentarch.games.skirmish import moves, verbs
from pentarch.games.skirmish.cards import (
    AT_ST,
    DARTH_VADER,
    DEFLECTION,
    GENERAL_WEISS,
    HAN_SOLO,
    LUKE_SKYWALKER,
    MARKSMAN,
    PLANNING,
    RALLY,
    STORMTROOPER,
    URGENCY,
)
from pentarch.games.skirmish.positions import from_json, to_json
from pentarch.games.skirmish.setup import OPTIONS, new_game
from pentarch.games.skirmish.state import BLEEDING
from tests.games.skirmish.table import Table, black, blue, green, group, side, white, yellow

Position = dict[str, Any]


def table() -> Table:
    """Stormtroopers, of whom one has fallen, against Luke."""
    return Table(
        side(group(STORMTROOPER, "K16", "K17", harm=1, conditions=BLEEDING), hand=[RALLY]),
        side(group(LUKE_SKYWALKER, "M16"), hand=[DEFLECTION], discards=[PLANNING], deck=[URGENCY]),
    )


def written(given: Table) -> Position:
    """As it is sent: text, and back."""
    position: Position = json.loads(json.dumps(to_json(given.state)))
    return position


def reason(position: Json) -> str:
    with pytest.raises(BadPosition) as refused:
        from_json(position)
    return refused.value.message.key


def check_same(given: Table) -> None:
    loaded = from_json(written(given))

    assert loaded == given.state
    assert to_json(loaded) == to_json(given.state)
    assert list(loaded.at) == list(given.state.at)
    assert list(loaded.occupied) == list(given.state.occupied)
    assert loaded.legal_actions() == given.state.legal_actions()


# There and back.


def test_a_board_is_read_back_as_it_was() -> None:
    check_same(table())


def test_an_attack_is_read_back_in_its_middle() -> None:
    given = table()
    given.activate(0)
    given.let_pass(moves.ATTACK)
    given.do(moves.ATTACK)
    given.let_pass(moves.TARGET + 20)
    given.strike(20, blue(3, 1, 1), green(2, 2), white(1))
    check_same(given)

    given.let_pass()

    assert given.asks()[0] == verbs.SURGE
    check_same(given)


def test_who_must_give_way_lies_under_the_walker() -> None:
    given = Table(
        side(group(AT_ST, "F19")), side(group(LUKE_SKYWALKER, "G22"), group(HAN_SOLO, "E20"))
    )
    given.activate(0)
    given.move()
    given.walk("E19")

    assert given.asks()[0] == verbs.GIVE_WAY
    check_same(given)


def test_tokens_are_read_back_with_who_carries_them() -> None:
    given = Table(
        side(group(LUKE_SKYWALKER, "K16")), side(group(DARTH_VADER, "E16")), "smuggled-goods"
    )
    given.load(0, 1)

    check_same(given)


def test_a_list_in_the_making_is_read_back() -> None:
    state = new_game(2, resolve(OPTIONS, {}), 1)
    state.apply(moves.ENLIST + DARTH_VADER)
    state.apply(moves.INCLUDE + MARKSMAN)

    loaded = from_json(to_json(state))

    assert loaded == state
    assert loaded.legal_actions() == state.legal_actions()


# What cannot be.


def break_in(change: Callable[[Position], None]) -> str:
    position = written(table())
    change(position)
    return reason(position)


def figure_of(position: Position, player: int, number: int = 0) -> Position:
    found: Position = position["players"][player]["groups"][0]["figures"][number]
    return found


def test_two_figures_do_not_share_a_space() -> None:
    def share(position: Position) -> None:
        figure_of(position, 0, 1)["space"] = "K16"

    assert break_in(share) == "skirmish-refusal-places"


def test_nobody_stands_on_blocking_ground_or_off_the_map() -> None:
    def block(position: Position) -> None:
        figure_of(position, 1)["space"] = "M15"

    def leave(position: Position) -> None:
        figure_of(position, 1)["space"] = "P23"

    assert break_in(block) == "skirmish-refusal-places"
    assert break_in(leave) == "skirmish-refusal-places"


def test_damage_stays_below_health() -> None:
    def kill(position: Position) -> None:
        figure_of(position, 0)["harm"] = 3

    assert break_in(kill) == "skirmish-refusal-figures"


def test_an_army_keeps_to_its_points_and_its_affiliation() -> None:
    dear = Table(
        side(group(DARTH_VADER, "K16"), group(GENERAL_WEISS, "F19"), group(AT_ST, "I19")),
        side(group(HAN_SOLO, "U22")),
    )
    mixed = Table(
        side(group(DARTH_VADER, "K16"), group(LUKE_SKYWALKER, "K17")), side(group(HAN_SOLO, "U22"))
    )

    assert reason(written(dear)) == "skirmish-refusal-army"
    assert reason(written(mixed)) == "skirmish-refusal-army"


def test_there_are_no_more_copies_of_a_card_than_a_deck_may_have() -> None:
    def double(position: Position) -> None:
        position["players"][1]["deck"] = ["planning"]

    assert break_in(double) == "skirmish-refusal-cards"


def test_the_tokens_are_those_of_the_mission() -> None:
    def lose(position: Position) -> None:
        del position["tokens"][0]

    assert break_in(lose) == "skirmish-refusal-tokens"


def test_forty_points_would_have_ended_the_game() -> None:
    def score(position: Position) -> None:
        position["players"][0]["points"] = 40

    assert break_in(score) == "skirmish-refusal-end"


def test_a_step_of_an_attack_needs_an_attack() -> None:
    def roll(position: Position) -> None:
        step = {"verb": "roll", "player": 0, "optional": False, "amount": 0, "extra": 0}
        position["pending"].insert(1, step)

    assert break_in(roll) == "skirmish-refusal-question"


def test_a_finished_game_has_the_attacks_of_its_stack() -> None:
    given = Table(side(group(LUKE_SKYWALKER, "K13")), side(group(STORMTROOPER, "K16")), rounds=20)
    given.activate(0)
    given.attack(20, blue(4, 2), green(3, 2), yellow(1, 2), black(1))
    assert given.winners() == [0]
    position = written(given)

    check_same(given)
    end = next(step for step in position["pending"] if step["verb"] == "end-attack")
    position["pending"].insert(1, end)

    assert reason(position) == "skirmish-refusal-question"


def test_the_fallen_give_no_way() -> None:
    def give_way(position: Position) -> None:
        step = {"verb": "give-way", "player": 0, "optional": False, "amount": 2, "extra": 0}
        position["pending"].append(step)

    assert break_in(give_way) == "skirmish-refusal-question"


def test_only_effects_of_a_kind_are_arranged() -> None:
    def arrange(position: Position) -> None:
        step = {"verb": "arrange", "player": 0, "optional": False, "amount": 0, "extra": 2}
        position["pending"].append(step)

    assert break_in(arrange) == "skirmish-refusal-question"


def test_a_question_without_an_answer_is_refused() -> None:
    def exhaust(position: Position) -> None:
        position["players"][0]["groups"][0]["ready"] = False

    assert break_in(exhaust) == "skirmish-refusal-question"
