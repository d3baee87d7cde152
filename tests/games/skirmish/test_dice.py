"""The dice: their faces, and what attacks do on average with the best use of surges."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from pentarch.core.state import Chance, Event
from pentarch.games.skirmish import happenings, moves, verbs
from pentarch.games.skirmish.cards import (
    AT_ST,
    BLACK,
    BLUE,
    DARTH_VADER,
    GIDEON_ARGUS,
    GREEN,
    IMPERIAL_OFFICER,
    LUKE_SKYWALKER,
    MAK_ESHKAREY,
    RED,
    ROYAL_GUARD,
    SABER_STRIKE,
    STORMTROOPER,
    WHITE,
    YELLOW,
)
from pentarch.games.skirmish.dice import (
    ACCURACY_ON,
    BLOCK_ON,
    DAMAGE_ON,
    DODGE_ON,
    EVADE_ON,
    SURGE_ON,
)
from pentarch.games.skirmish.names import name_of
from pentarch.games.skirmish.rules import Skirmish
from tests.games.skirmish.table import Table, group, side

FIRST = 20
TABLES = (ACCURACY_ON, DAMAGE_ON, SURGE_ON, BLOCK_ON, EVADE_ON, DODGE_ON)


@pytest.mark.parametrize(
    ("colour", "sums"),
    [
        (RED, (0, 13, 1, 0, 0, 0)),
        (BLUE, (19, 7, 2, 0, 0, 0)),
        (GREEN, (10, 8, 3, 0, 0, 0)),
        (YELLOW, (6, 5, 5, 0, 0, 0)),
        (BLACK, (0, 0, 0, 9, 1, 0)),
        (WHITE, (0, 0, 0, 3, 3, 1)),
    ],
)
def test_what_all_faces_of_a_die_show_together(colour: int, sums: tuple[int, ...]) -> None:
    assert tuple(sum(table[colour * 6 : colour * 6 + 6]) for table in TABLES) == sums


def faces(colour: int) -> dict[tuple[int, ...], list[int]]:
    """The faces of a die, those that show the same together."""
    found: dict[tuple[int, ...], list[int]] = {}
    for side_up in range(6):
        shown = tuple(table[colour * 6 + side_up] for table in TABLES)
        found.setdefault(shown, []).append(side_up)
    return found


def rolls(colours: list[int]) -> Iterator[tuple[list[int], Fraction]]:
    """All rolls that differ in what they show, with their chances."""
    for dice in product(*(faces(colour).values() for colour in colours)):
        chance = Fraction(1)
        for alike in dice:
            chance *= Fraction(len(alike), 6)
        yield [alike[0] for alike in dice], chance


def dealt_to(state: Skirmish, target: int, noted: list[Event]) -> list[int]:
    """The damage that the target suffers in some events."""
    name = name_of(state, target)
    return [it[2][2] for it in noted if it[0] == happenings.DAMAGE and it[2][1] == name]


def best(state: Skirmish, target: int) -> int:
    """The damage that the target suffers when the attacker spends surges best."""
    if state.pending.verb() != verbs.SURGE:
        return 0
    most = 0
    for action in state.legal_actions():
        twin = state.copy()
        noted: list[Event] = []
        twin.events = noted
        twin.apply(action)
        dealt = dealt_to(state, target, noted)
        most = max(most, sum(dealt) + best(twin, target))
    return most


def mean_damage(state: Skirmish, target: int, colours: list[int]) -> Fraction:
    mean = Fraction(0)
    for dice, chance in rolls(colours):
        twin = state.copy()
        twin.chance = Chance(dice, viewer=-1)
        noted: list[Event] = []
        twin.events = noted
        twin.apply(moves.TARGET + target)
        if twin.pending.verb() == verbs.TARGET_SPACE:
            twin.apply(twin.legal_actions()[0])
        assert twin.chance.is_used_up()
        dealt = dealt_to(state, target, noted)
        mean += chance * (sum(dealt) or best(twin, target))
    return mean


@pytest.mark.parametrize(
    ("card", "place", "colours", "mean"),
    [
        (GIDEON_ARGUS, "K16", [BLACK], Fraction(13, 8)),
        (MAK_ESHKAREY, "K16", [WHITE], Fraction(17, 9)),
        (MAK_ESHKAREY, "M19", [WHITE], Fraction(203, 216)),
    ],
)
def test_mean_damage_of_a_stormtrooper(
    card: int, place: str, colours: list[int], mean: Fraction
) -> None:
    table = Table(
        side(group(STORMTROOPER, "K13")), side(group(card, place), group(LUKE_SKYWALKER, "E19"))
    )

    table.activate(0)
    table.do(moves.ATTACK)

    assert mean_damage(table.state, FIRST, [BLUE, GREEN, *colours]) == mean


@pytest.mark.parametrize(
    ("card", "colours", "mean"),
    [
        (GIDEON_ARGUS, [BLACK], Fraction(911, 162)),
        (MAK_ESHKAREY, [WHITE], Fraction(6121, 1296)),
    ],
)
def test_mean_damage_of_vader(card: int, colours: list[int], mean: Fraction) -> None:
    table = Table(
        side(group(DARTH_VADER, "K13")), side(group(card, "K14"), group(LUKE_SKYWALKER, "E19"))
    )

    table.activate(0)
    table.do(moves.ATTACK)

    assert mean_damage(table.state, FIRST, [RED, RED, YELLOW, *colours]) == mean


def test_mean_damage_of_a_royal_guard() -> None:
    table = Table(
        side(group(ROYAL_GUARD, "K13", "E16")),
        side(group(IMPERIAL_OFFICER, "K14"), group(LUKE_SKYWALKER, "E19")),
    )

    table.activate(0)
    table.do(moves.ATTACK)

    assert mean_damage(table.state, FIRST, [RED, YELLOW, WHITE]) == Fraction(295, 108)


def test_mean_damage_of_a_saber_strike() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")), side(group(AT_ST, "K14"), group(GIDEON_ARGUS, "E19"))
    )

    table.activate(0)
    table.special(SABER_STRIKE)

    assert mean_damage(table.state, FIRST, [RED, YELLOW, BLACK, BLACK]) == Fraction(4687, 1296)
