"""What an attack promises: exact odds, the same as all rolls played through the rules."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from pentarch.core.state import Chance, Event
from pentarch.games.skirmish import cards, happenings, moves, verbs
from pentarch.games.skirmish.cards import (
    AT_ST,
    BLACK,
    BLUE,
    CHEWBACCA,
    DARTH_VADER,
    DEPLOYMENTS,
    GENERAL_WEISS,
    GIDEON_ARGUS,
    GREEN,
    HAN_SOLO,
    IG_88,
    IMPERIAL_OFFICER,
    JYN_ODAN,
    LUKE_SKYWALKER,
    MAK_ESHKAREY,
    REBEL_SABOTEUR,
    REBEL_TROOPER,
    RED,
    ROYAL_GUARD,
    ROYAL_GUARD_ELITE,
    SABER,
    SABER_STRIKE,
    STORMTROOPER,
    TRANDOSHAN_HUNTER_ELITE,
    WHITE,
)
from pentarch.games.skirmish.figures import distance_to
from pentarch.games.skirmish.names import name_of_target
from pentarch.games.skirmish.odds import attack_word, health_left, odds, odds_of
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.state import (
    COVERED,
    COVERS_FIRE,
    EXPOSED,
    FOCUSED,
    GUARDED,
    STUNNED,
    TOKEN,
    TOKEN_STATE,
    add_mark,
    give_order,
    set_token,
    space_of,
)
from tests.games.skirmish.table import Group, Table, group, side

FIRST = 20
SHOWN = 6


def promised(
    table: Table, target: int = FIRST, figure: int = 0, style: int = cards.PLAIN
) -> tuple[Fraction, Fraction, Fraction]:
    """Hit, damage and defeat, exactly."""
    state = table.state
    space = int(space_of(state, target))
    away = distance_to(state, figure, space)
    found = odds_of(attack_word(state, figure, target, space, style, away))
    return (
        Fraction(int(found.hits), int(found.rolls)),
        Fraction(int(found.damage), int(found.rolls)),
        Fraction(int(found.ways[health_left(state, target)]), int(found.rolls)),
    )


# Every roll, played through the rules.


def rolls(colours: list[int]) -> Iterator[tuple[list[int], Fraction]]:
    for faces in product(range(6), repeat=len(colours)):
        yield list(faces), Fraction(1, 6 ** len(colours))


def best(state: Skirmish, target: int, noted: list[Event]) -> tuple[int, int, int]:
    """Damage, whether it hits, whether it defeats: with the best use of surges."""
    if state.pending.verb() in (verbs.REROLL, verbs.WINDOW):
        twin = state.copy()
        twin.events = list(noted)
        twin.apply(moves.PASS)
        return best(twin, target, twin.events)
    if state.pending.verb() == verbs.SURGE:
        found = []
        for action in state.legal_actions():
            twin = state.copy()
            twin.events = list(noted)
            twin.apply(action)
            found.append(best(twin, target, twin.events))
        return max(found)
    rolled = next(place for place, it in enumerate(noted) if it[0] == happenings.ROLL)
    noted = noted[rolled:]
    name = name_of_target(state, target)
    dealt = [it[2][2] for it in noted if it[0] == happenings.DAMAGE and it[2][1] == name]
    fallen = any(it[0] == happenings.DEFEAT and it[2][1] == name for it in noted)
    missed = any(it[0] == happenings.MISS for it in noted)
    return (dealt[0] if dealt else 0), int(not missed), int(fallen)


def played(
    table: Table, colours: list[int], target: int = FIRST
) -> tuple[Fraction, Fraction, Fraction]:
    """Hit, damage and defeat, from all rolls of the attack that has begun."""
    damage = hit = defeat = Fraction(0)
    for faces, chance in rolls(colours):
        twin = table.state.copy()
        twin.chance = Chance(faces, viewer=-1)
        noted: list[Event] = []
        twin.events = noted
        twin.apply(moves.TARGET + target)
        result = best(twin, target, noted)
        damage += chance * result[0]
        hit += chance * result[1]
        defeat += chance * result[2]
    return hit, damage, defeat


def facing(attacker: Group, *defenders: Group) -> Table:
    table = Table(side(attacker), side(*defenders))
    table.activate(0)
    table.let_pass()
    return table


def dice_of(attacker: int, defender: int) -> list[int]:
    return [*DEPLOYMENTS[attacker].attack, *DEPLOYMENTS[defender].defence]


@pytest.mark.parametrize(
    ("attacker", "defender", "place", "mean"),
    [
        (STORMTROOPER, GIDEON_ARGUS, "K16", Fraction(13, 8)),
        (STORMTROOPER, MAK_ESHKAREY, "K16", Fraction(17, 9)),
        (STORMTROOPER, MAK_ESHKAREY, "M19", Fraction(203, 216)),
        (DARTH_VADER, GIDEON_ARGUS, "K14", Fraction(911, 162)),
        (DARTH_VADER, MAK_ESHKAREY, "K14", Fraction(6121, 1296)),
        (ROYAL_GUARD, IMPERIAL_OFFICER, "K14", Fraction(295, 108)),
    ],
)
def test_mean_damage_is_that_of_the_rulings(
    attacker: int, defender: int, place: str, mean: Fraction
) -> None:
    table = facing(group(attacker, "K13"), group(defender, place), group(LUKE_SKYWALKER, "E19"))

    assert promised(table)[1] == mean


def test_mean_damage_of_a_saber_strike() -> None:
    table = facing(group(LUKE_SKYWALKER, "K13"), group(AT_ST, "K14"), group(GIDEON_ARGUS, "E19"))

    assert promised(table, style=SABER)[1] == Fraction(4687, 1296)
    table.special(SABER_STRIKE)


@pytest.mark.parametrize(
    ("attacker", "defender", "place"),
    [
        (STORMTROOPER, GIDEON_ARGUS, "K18"),  # far away
        (STORMTROOPER, JYN_ODAN, "K15"),  # Cunning
        (REBEL_SABOTEUR, ROYAL_GUARD_ELITE, "K16"),  # abilities twice, and an evade
        (REBEL_TROOPER, LUKE_SKYWALKER, "K17"),  # Aim, and a block
        (TRANDOSHAN_HUNTER_ELITE, CHEWBACCA, "K14"),  # Scattergun
        (ROYAL_GUARD, GIDEON_ARGUS, "K15"),  # Reach
        (JYN_ODAN, CHEWBACCA, "K15"),  # two colours
    ],
)
def test_odds_are_those_of_all_rolls(attacker: int, defender: int, place: str) -> None:
    table = facing(group(attacker, "K13"), group(defender, place), group(MAK_ESHKAREY, "E19"))
    expected = promised(table)

    table.do(moves.ATTACK)

    assert played(table, dice_of(attacker, defender)) == expected


def test_focused_adds_a_green_die_and_a_wound_makes_defeat_likelier() -> None:
    table = facing(
        group(STORMTROOPER, "K13", conditions=FOCUSED),
        group(MAK_ESHKAREY, "K16", harm=2),
        group(LUKE_SKYWALKER, "E19"),
    )
    expected = promised(table)

    table.do(moves.ATTACK)

    assert played(table, [BLUE, GREEN, GREEN, WHITE]) == expected


@pytest.mark.parametrize(
    ("mark", "more"), [(EXPOSED, []), (COVERED, []), (GUARDED, [WHITE])], ids=str
)
def test_lasting_effects_count(mark: int, more: list[int]) -> None:
    table = facing(
        group(STORMTROOPER, "K13"), group(GIDEON_ARGUS, "K16"), group(LUKE_SKYWALKER, "E19")
    )
    add_mark(table.state, FIRST, mark)
    expected = promised(table)

    table.do(moves.ATTACK)

    assert played(table, [BLUE, GREEN, BLACK, *more]) == expected


def test_friends_beside_the_target_count() -> None:
    table = facing(
        group(STORMTROOPER, "K13"),
        group(GIDEON_ARGUS, "K16"),
        group(HAN_SOLO, "L17"),
        group(CHEWBACCA, "L16"),
    )
    expected = promised(table)
    alone = facing(
        group(STORMTROOPER, "K13"), group(GIDEON_ARGUS, "K16"), group(LUKE_SKYWALKER, "E19")
    )

    table.do(moves.ATTACK)

    assert played(table, [BLUE, GREEN, BLACK]) == expected
    assert expected[1] < promised(alone)[1]


def test_covering_fire_hurts_the_stunned_more() -> None:
    table = facing(
        group(STORMTROOPER, "K13"),
        group(GIDEON_ARGUS, "K16", conditions=STUNNED),
        group(LUKE_SKYWALKER, "E19"),
    )
    give_order(table.state, 0, COVERS_FIRE)
    expected = promised(table)

    table.do(moves.ATTACK)

    assert played(table, [BLUE, GREEN, BLACK]) == expected


def test_aim_counts_only_for_those_who_have_not_moved() -> None:
    table = facing(
        group(REBEL_TROOPER, "K13"), group(GIDEON_ARGUS, "K16"), group(LUKE_SKYWALKER, "E19")
    )
    aimed = promised(table)

    table.move()
    table.walk("L13")
    table.walk("K13")

    assert promised(table)[1] < aimed[1]


def test_an_arsenal_is_the_one_that_promises_most() -> None:
    near = facing(group(IG_88, "K13"), group(GIDEON_ARGUS, "K14"), group(MAK_ESHKAREY, "E19"))
    far = facing(group(IG_88, "K13"), group(GIDEON_ARGUS, "K19"), group(MAK_ESHKAREY, "E19"))
    expected = promised(near)

    near.do(moves.ATTACK, moves.TARGET + FIRST)
    near.do(moves.COLOUR + RED)

    # Two red dice hit whatever is within two spaces; they never reach seven.
    assert expected[1] == promised_by(near, [RED, RED, BLACK])
    assert promised(far)[0] > 0


def promised_by(table: Table, colours: list[int]) -> Fraction:
    """The mean damage when the second die of the arsenal is a red one."""
    mean = Fraction(0)
    for faces, chance in rolls(colours):
        twin = table.state.copy()
        twin.chance = Chance(faces, viewer=-1)
        noted: list[Event] = []
        twin.events = noted
        twin.apply(moves.COLOUR + RED)
        mean += chance * best(twin, FIRST, noted)[0]
    return mean


def test_two_surges_for_one_ability_add_no_damage() -> None:
    table = facing(
        group(GENERAL_WEISS, "K13"), group(MAK_ESHKAREY, "N18"), group(LUKE_SKYWALKER, "E19")
    )

    hit, damage, defeat = promised(table)

    assert 0 < defeat < hit == Fraction(5, 6)
    assert damage > 3


def test_a_raider_has_a_black_die_and_five_health() -> None:
    table = Table(
        side(group(STORMTROOPER, "J13")),
        side(group(LUKE_SKYWALKER, "I6")),
        mission="raiding-party",
    )

    away, hit, damage, defeat = odds(table.state, 0, TOKEN, table.space("L13"))

    assert away == 2
    assert (hit, damage) == (1000, 1625)
    assert defeat == 0
    set_token(table.state, 0, TOKEN_STATE, 1)
    assert odds(table.state, 0, TOKEN, table.space("L13"))[3] == 28  # four hits and no block


def test_odds_are_told_in_thousandths() -> None:
    table = facing(
        group(STORMTROOPER, "K13"), group(GIDEON_ARGUS, "K16"), group(LUKE_SKYWALKER, "E19")
    )

    away, hit, damage, defeat = odds(table.state, 0, FIRST, table.space("K16"))

    assert away == 3
    assert damage == 1625
    assert defeat == 0
    assert hit == 1000
