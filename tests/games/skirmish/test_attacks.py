"""The attack, step by step."""

import pytest

from pentarch.games.skirmish import happenings, moves, verbs
from pentarch.games.skirmish.cards import (
    AT_ST,
    CHEWBACCA,
    DARTH_VADER,
    DEFLECTION,
    DIALA_PASSIL,
    FENN_SIGNIS,
    GAARKHAN,
    GENERAL_WEISS,
    GIDEON_ARGUS,
    HAN_SOLO,
    IG_88,
    IMPERIAL_OFFICER,
    JYN_ODAN,
    LUKE_SKYWALKER,
    MAK_ESHKAREY,
    NEXU,
    NEXU_ELITE,
    PROBE_DROID_ELITE,
    REBEL_SABOTEUR,
    REBEL_TROOPER,
    ROYAL_GUARD,
    ROYAL_GUARD_CHAMPION,
    ROYAL_GUARD_ELITE,
    ROYAL_GUARD_ELITE_FAQ,
    ROYAL_GUARD_FAQ,
    STORMTROOPER,
    TRANDOSHAN_HUNTER,
    TRANDOSHAN_HUNTER_ELITE,
)
from pentarch.games.skirmish.figures import distance
from pentarch.games.skirmish.state import (
    ACCURACY,
    BLEEDING,
    BLOCKS,
    DAMAGE,
    EVADES,
    FOCUSED,
    STUNNED,
    SURGES,
    TOKEN,
)
from tests.games.skirmish.table import (
    ACT,
    FOE,
    ME,
    Table,
    black,
    blue,
    green,
    group,
    red,
    side,
    white,
    yellow,
)

FIRST = 20
NO_BLOCK = black(0, evade=1)


def shooting(target: str = "K16", card: int = GIDEON_ARGUS, conditions: int = 0) -> Table:
    """A stormtrooper on K13 and a rebel; the trooper is active."""
    table = Table(
        side(group(STORMTROOPER, "K13", conditions=conditions)),
        side(group(card, target), group(LUKE_SKYWALKER, "E19")),
    )
    table.activate(0)
    return table


def test_damage_less_blocks_is_suffered() -> None:  # ruling A1
    table = shooting()

    table.attack(FIRST, blue(4, 2), green(3, 2), black(1))

    assert table.harm(FIRST) == 3
    assert table.asks() == (ACT, ME)


def test_a_ranged_attack_needs_accuracy_for_the_distance() -> None:  # ruling A2
    table = shooting("K16")
    short = shooting("K18")

    table.attack(FIRST, blue(2, 1), green(1, 2), black(1))
    short.attack(FIRST, blue(2, 1), green(1, 2), black(1))

    assert table.harm(FIRST) == 2
    assert short.harm(FIRST) == 0
    assert short.happened(happenings.MISS) == [(happenings.TOO_SHORT, 3, 5)]


def test_an_adjacent_target_needs_an_accuracy_of_one() -> None:  # ruling A2
    table = Table(
        side(group(JYN_ODAN, "K13")), side(group(LUKE_SKYWALKER, "K14"), hand=[DEFLECTION])
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.roll(green(1, 2), green(1, 2), white())
    table.play(DEFLECTION)
    table.let_pass()

    assert table.harm(FIRST) == 0


def test_melee_needs_no_accuracy_but_an_adjacent_target() -> None:  # ruling A3
    table = Table(
        side(group(DARTH_VADER, "K13")),
        side(group(STORMTROOPER, "K14", "K15"), group(LUKE_SKYWALKER, "E19")),
    )

    table.activate(0)
    table.do(moves.ATTACK)

    assert table.targets() == [FIRST]
    table.strike(FIRST, red(3), red(2), yellow(1, 2), black(3))
    assert not table.stands(FIRST)


def test_reach_is_two_spaces_and_needs_sight() -> None:  # ruling A3
    table = Table(
        side(group(ROYAL_GUARD, "K13", "E20")),
        side(group(LUKE_SKYWALKER, "M13"), group(HAN_SOLO, "K11"), group(GAARKHAN, "N13")),
    )

    table.activate(0)
    table.do(moves.ATTACK)

    assert table.targets() == [FIRST]


def test_nor_does_it_go_further() -> None:  # ruling A3
    table = Table(side(group(ROYAL_GUARD, "K13", "E15")), side(group(LUKE_SKYWALKER, "N13")))

    table.activate(0)

    assert not table.can(moves.ATTACK)


def test_or_round_a_blocking_space_that_hides_the_target() -> None:  # ruling A3
    table = Table(side(group(ROYAL_GUARD, "L17", "E15")), side(group(LUKE_SKYWALKER, "L19")))

    table.activate(0)

    assert distance(table.state, 0, FIRST) == 2
    assert not table.can(moves.ATTACK)


def test_figures_in_between_block_the_sight() -> None:  # ruling G7
    table = Table(
        side(group(STORMTROOPER, "K13", "L13"), group(GIDEON_ARGUS, "L14")),
        side(group(LUKE_SKYWALKER, "M13"), group(HAN_SOLO, "K16")),
    )

    table.activate(0)
    table.do(moves.ATTACK)

    assert table.targets() == [FIRST + 1]


def test_figures_do_not_hide_a_massive_one() -> None:  # ruling M12
    table = Table(
        side(group(LUKE_SKYWALKER, "L16")),
        side(group(STORMTROOPER, "M16", "M17", "N16"), group(AT_ST, "O16")),
    )

    table.activate(0)
    table.do(moves.ATTACK)

    assert FIRST + 3 in table.targets()


def test_nor_does_anybody_hide_from_a_massive_one() -> None:  # ruling M12
    table = Table(
        side(group(AT_ST, "E15", turned=True)),
        side(group(STORMTROOPER, "H15", "H16"), group(DARTH_VADER, "J16")),
    )

    table.activate(0)
    table.do(moves.ATTACK)

    assert table.targets() == [FIRST + 3]


def test_the_space_of_a_large_target_is_chosen() -> None:  # ruling A4
    table = Table(
        side(group(LUKE_SKYWALKER, "L16")), side(group(AT_ST, "N16"), group(HAN_SOLO, "E19"))
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)

    assert table.asks() == (verbs.TARGET_SPACE, ME)
    assert "N16" in table.ends()
    table.roll(blue(2, 1), green(1, 2), yellow(1, 2), black(1), black(1))
    table.walk("N16")
    assert table.harm(FIRST) == 3


def test_a_dodge_makes_the_attack_miss() -> None:  # ruling A5
    table = shooting(card=MAK_ESHKAREY)

    table.attack(FIRST, blue(4, 2), green(3, 2), white(dodge=True))

    assert table.harm(FIRST) == 0
    assert [it[0] for it in table.happened(happenings.MISS)] == [happenings.DODGED]


def test_each_evade_cancels_a_surge() -> None:  # ruling A6
    table = shooting()

    table.attack(FIRST, blue(3, 1, 1), green(2, 1, 1), black(0, evade=1))

    assert table.asks() == (verbs.SURGE, ME)
    assert table.result(SURGES) == 1


def test_each_surge_ability_is_used_once() -> None:  # ruling A7
    table = shooting()

    table.attack(FIRST, blue(3, 1, 1), green(2, 1, 1), black(2))
    table.surge(0)

    assert table.offers(moves.SURGE, 16) == [1]
    table.surge(1)
    assert table.harm(FIRST) == 1


def test_overload_lets_each_be_used_twice() -> None:  # ruling A7
    table = Table(
        side(group(REBEL_SABOTEUR, "K13")),
        side(group(DARTH_VADER, "K14"), group(STORMTROOPER, "E15")),
    )

    table.activate(0)
    table.attack(FIRST, red(3), yellow(0, 1, 2), black(3), black(2))
    assert table.asks() == (verbs.REROLL, FOE)
    table.decline()
    table.surge(0, 0)

    assert table.harm(FIRST) == 3


def test_weiss_pays_two_surges_for_his_blast() -> None:  # ruling A7
    table = Table(
        side(group(GENERAL_WEISS, "K15", turned=True)),
        side(group(GAARKHAN, "O16"), group(MAK_ESHKAREY, "O17")),
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.do(moves.COLOUR + 2, moves.COLOUR + 2)
    table.roll(green(2, 1, 1), green(1, 1, 1), yellow(1, 2), black(0, evade=1))
    table.do(moves.COLOUR + 3)

    assert table.offers(moves.SURGE, 16) == [1]
    table.decline()
    assert table.harm(FIRST) == 3
    assert table.harm(FIRST + 1) == 0


def test_with_both_surges_the_blast_hits_the_neighbours() -> None:  # ruling A9
    table = Table(
        side(group(GENERAL_WEISS, "K15", turned=True)),
        side(group(GAARKHAN, "O16"), group(MAK_ESHKAREY, "O17")),
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.do(moves.COLOUR + 2, moves.COLOUR + 2)
    table.roll(green(2, 1, 1), green(1, 1, 1), yellow(1, 2), black(1))
    table.do(moves.COLOUR + 3)
    table.surge(0)

    assert table.harm(FIRST) == 2
    assert table.harm(FIRST + 1) == 3


def test_an_epic_arsenal_has_at_most_two_dice_of_a_colour() -> None:  # ruling K2
    table = Table(
        side(group(GENERAL_WEISS, "K15", turned=True)),
        side(group(GAARKHAN, "O16"), group(MAK_ESHKAREY, "O17")),
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST, moves.COLOUR, moves.COLOUR)

    assert table.offers(moves.COLOUR, 8) == [1, 2, 3]


def test_an_epic_arsenal_is_always_three_dice() -> None:  # ruling K2
    table = Table(
        side(group(GENERAL_WEISS, "K15", turned=True)),
        side(group(GAARKHAN, "O16"), group(MAK_ESHKAREY, "O17")),
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)

    assert table.offers(moves.COLOUR, 8) == [0, 1, 2]
    table.do(moves.COLOUR + 2, moves.COLOUR + 3)
    assert table.offers(moves.COLOUR, 8) == [3]


def test_an_arsenal_is_any_two_dice() -> None:  # ruling K2
    table = Table(
        side(group(IG_88, "K13")), side(group(GAARKHAN, "E19"), group(MAK_ESHKAREY, "K17"))
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST + 1, moves.COLOUR + 1)

    assert table.offers(moves.COLOUR, 8) == [1, 2, 3]
    table.roll(blue(5, 1), blue(3, 2), white())
    table.do(moves.COLOUR + 1)
    assert table.harm(FIRST + 1) == 3


def test_blast_spares_nobody_but_the_target() -> None:  # ruling A9
    table = Table(
        side(group(FENN_SIGNIS, "K13"), group(GIDEON_ARGUS, "L15")),
        side(group(GAARKHAN, "K14"), group(MAK_ESHKAREY, "L14")),
    )

    table.activate(0)
    table.attack(FIRST, blue(3, 1, 1), red(3), green(1, 2), black(1))
    table.surge(0)

    assert table.harm(FIRST) == 4
    assert table.harm(FIRST + 1) == 1
    assert table.harm(0) == 1
    assert table.harm(1) == 1


def test_who_falls_to_the_own_blast_stuns_all_the_same() -> None:  # ruling A25
    table = Table(
        side(group(REBEL_SABOTEUR, "K13", harm=3), group(GIDEON_ARGUS, "E19")),
        side(group(DARTH_VADER, "K14")),
    )

    table.activate(0)
    table.attack(FIRST, red(3), yellow(0, 1, 2), black(1), black(1))
    table.let_pass()
    table.surge(2, 1)

    assert not table.stands(0)
    assert table.has(FIRST, STUNNED)


def test_an_attack_that_has_hit_goes_on_without_its_attacker() -> None:  # ruling A25
    table = Table(
        side(group(FENN_SIGNIS, "K13", harm=8), group(GIDEON_ARGUS, "E19")),
        side(group(STORMTROOPER, "K15", "K16", "E20"), group(ROYAL_GUARD_CHAMPION, "L16")),
    )

    table.activate(0)
    table.attack(FIRST, blue(3, 1, 1), red(3), green(1, 2), black(1))
    table.let_pass()
    table.surge(0)
    table.use(FIRST + 3)
    table.walk("K14")
    table.strike(0, red(3), green(1, 2), yellow(1, 2), black(1))

    assert not table.stands(0)
    assert table.harm(FIRST + 1) == 1


def test_nor_whoever_stands_on_the_raider_that_was_the_target() -> None:  # ruling A9
    table = Table(
        side(group(REBEL_SABOTEUR, "K14", "H13")),
        side(group(GIDEON_ARGUS, "L13")),
        mission="raiding-party",
    )

    table.activate(0)
    table.attack(TOKEN, red(3), yellow(2, 0, 1), black(1))
    table.surge(2)

    assert table.token_state(0) == 2
    assert table.harm(FIRST) == 1
    assert table.harm(0) == 1


def test_several_blasts_add_up() -> None:  # ruling A9
    table = Table(
        side(group(REBEL_SABOTEUR, "K13")),
        side(group(GAARKHAN, "K14"), group(FENN_SIGNIS, "K15")),
    )

    table.activate(0)
    table.attack(FIRST, red(3), yellow(0, 1, 2), black(1))
    table.surge(2, 2)

    assert table.harm(FIRST + 1) == 2


def test_without_damage_there_is_no_blast() -> None:  # ruling A9
    table = Table(
        side(group(FENN_SIGNIS, "K13")), side(group(GAARKHAN, "K15"), group(MAK_ESHKAREY, "L15"))
    )

    table.activate(0)
    table.attack(FIRST, blue(2, 0, 1), red(1), green(1, 2), black(3))
    table.surge(0)

    assert table.harm(FIRST) == 0
    assert table.harm(FIRST + 1) == 0


def test_cleave_hurts_another_that_could_have_been_the_target() -> None:  # ruling A10
    table = Table(
        side(group(DIALA_PASSIL, "K13")),
        side(group(STORMTROOPER, "K14", "L13", "L15"), group(GAARKHAN, "E19")),
    )

    table.activate(0)
    table.attack(FIRST, red(2), green(1, 1, 1), black(2))
    table.surge(2)

    assert table.asks() == (verbs.CLEAVE, ME)
    assert table.targets() == [FIRST + 1]
    table.do(moves.TARGET + FIRST + 1)
    assert (table.harm(FIRST), table.harm(FIRST + 1)) == (1, 2)


def test_several_cleaves_are_chosen_one_by_one() -> None:  # ruling A10
    table = Table(
        side(group(NEXU_ELITE, "K13")),
        side(group(STORMTROOPER, "M13", "M14", "K15"), group(GAARKHAN, "E19")),
    )

    table.activate(0)
    table.attack(FIRST, red(2), green(2, 2), black(1))

    assert table.asks() == (verbs.CLEAVE, ME)
    table.do(moves.TARGET + FIRST + 2)
    assert table.harm(FIRST + 2) == 2


def test_pierce_ignores_blocks() -> None:  # ruling A11
    table = Table(side(group(DIALA_PASSIL, "K13")), side(group(GAARKHAN, "K14")))

    table.activate(0)
    table.attack(FIRST, red(2), green(1, 1, 1), black(3))
    table.surge(1)

    assert table.harm(FIRST) == 2


def test_but_no_more_than_there_are() -> None:  # rulings A1 and A11
    table = Table(side(group(DARTH_VADER, "K13")), side(group(GIDEON_ARGUS, "L13")))

    table.activate(0)
    table.attack(FIRST, red(2), red(1), yellow(0, 0, 1), black(1))
    table.surge(0)

    assert table.harm(FIRST) == 3


def test_conditions_need_a_damage() -> None:  # ruling A12
    table = Table(side(group(CHEWBACCA, "K13")), side(group(GAARKHAN, "K15")))
    hit = Table(side(group(CHEWBACCA, "K13")), side(group(GAARKHAN, "K15")))

    for it, guard in ((table, black(3)), (hit, black(1))):
        it.activate(0)
        it.attack(FIRST, blue(3, 1, 1), red(1), yellow(2, 1), guard)
        it.surge(1)

    assert not table.has(FIRST, STUNNED)
    assert hit.has(FIRST, STUNNED)


def test_recovery_works_even_on_a_miss() -> None:  # ruling A13
    table = Table(side(group(LUKE_SKYWALKER, "K13", harm=3)), side(group(MAK_ESHKAREY, "K15")))

    table.activate(0)
    table.attack(FIRST, blue(2, 0, 1), green(1, 2), yellow(1, 2), white(dodge=True))
    table.surge(1)

    assert table.harm(0) == 1


def test_a_focused_figure_rolls_a_green_die_more_and_loses_the_condition() -> None:  # ruling C3
    table = shooting(conditions=FOCUSED)

    table.attack(FIRST, blue(2, 1), green(1, 2), green(2, 2), black(3))

    assert table.harm(FIRST) == 2
    assert not table.has(0, FOCUSED)


def test_it_is_gone_after_a_miss_too() -> None:  # ruling C3
    table = shooting("K18", conditions=FOCUSED)

    table.attack(FIRST, blue(2, 1), green(1, 2), green(1, 2), black(3))

    assert not table.has(0, FOCUSED)


def test_but_a_surge_in_that_attack_gives_it_back() -> None:  # ruling C3
    table = Table(
        side(group(IMPERIAL_OFFICER, "K13", conditions=FOCUSED)), side(group(GAARKHAN, "K15"))
    )

    table.activate(0)
    table.attack(FIRST, blue(3, 2), yellow(2, 1), green(1, 1, 1), black(1))
    table.surge(0)

    assert table.harm(FIRST) == 2
    assert table.has(0, FOCUSED)


def test_one_action_of_an_activation_may_be_an_attack() -> None:  # ruling A14
    table = shooting()

    table.attack(FIRST, blue(2, 1), green(1, 2), black(3))

    assert not table.can(moves.ATTACK)
    assert table.can(moves.MOVE)


def test_assault_lifts_that_limit() -> None:  # ruling A14
    table = Table(side(group(FENN_SIGNIS, "K13")), side(group(GAARKHAN, "K15")))

    table.activate(0)
    table.attack(FIRST, blue(2, 1), red(1), green(1, 2), black(3))

    assert table.can(moves.ATTACK)


def test_who_is_enraged_attacks_as_often_as_he_can() -> None:  # ruling A14
    table = Table(side(group(GAARKHAN, "K13")), side(group(LUKE_SKYWALKER, "K14")))
    hurt = Table(side(group(GAARKHAN, "K13", harm=1)), side(group(LUKE_SKYWALKER, "K14")))

    for it in (table, hurt):
        it.activate(0)
        it.attack(FIRST, red(1), yellow(1, 2), white(1, 0))

    assert not table.can(moves.ATTACK)
    assert hurt.can(moves.ATTACK)


def test_a_stunned_figure_does_not_attack() -> None:  # ruling C1
    table = shooting(conditions=STUNNED)

    assert not table.can(moves.ATTACK)


# Abilities in the attack.


def test_squad_training_rerolls_beside_another_trooper() -> None:
    table = Table(side(group(STORMTROOPER, "K13", "L13")), side(group(GAARKHAN, "K15")))

    table.activate(0)
    table.attack(FIRST, blue(2, 1), green(1, 1, 1), black(1))
    assert table.asks() == (verbs.REROLL, ME)
    table.reroll(0, blue(4, 2))

    assert table.asks() == (verbs.SURGE, ME)
    table.surge(0)
    assert table.harm(FIRST) == 2


def test_alone_there_is_nothing_to_reroll() -> None:
    table = shooting()

    table.attack(FIRST, blue(2, 1), green(1, 2), black(1))

    assert table.asks() == (ACT, ME)


def test_no_die_is_rolled_again_twice() -> None:  # ruling A15
    table = Table(
        side(group(STORMTROOPER, "K13", "L13"), group(LUKE_SKYWALKER, "L14")),
        side(group(GAARKHAN, "K15")),
    )

    table.activate(0)
    table.attack(FIRST, blue(2, 1), green(1, 2), black(1))
    table.reroll(0, blue(2, 1))

    assert table.asks() == (verbs.REROLL, ME)
    assert table.offers(moves.DIE, 16) == [1]


def test_inspiring_rerolls_a_die_of_a_friend_within_three_spaces() -> None:
    table = Table(
        side(group(GIDEON_ARGUS, "K13"), group(LUKE_SKYWALKER, "L15")),
        side(group(GAARKHAN, "K15")),
    )
    far = Table(
        side(group(GIDEON_ARGUS, "K13"), group(LUKE_SKYWALKER, "L17")),
        side(group(GAARKHAN, "K15")),
    )

    for it in (table, far):
        it.activate(0)
        it.attack(FIRST, blue(2, 1), green(1, 2), black(1))

    assert table.asks() == (verbs.REROLL, ME)
    assert far.asks() == (ACT, ME)


def test_luke_does_not_inspire_himself() -> None:
    table = Table(side(group(LUKE_SKYWALKER, "K13")), side(group(GAARKHAN, "K15")))

    table.activate(0)
    table.attack(FIRST, blue(2, 1), green(1, 2), yellow(1, 2), black(1))

    assert table.asks() == (ACT, ME)


def test_a_targeting_computer_rerolls_an_attack_die() -> None:
    table = Table(side(group(PROBE_DROID_ELITE, "K13")), side(group(GAARKHAN, "K15")))

    table.activate(0)
    table.attack(FIRST, blue(2, 1), yellow(2, 1), yellow(1, 2), black(1))

    assert table.asks() == (verbs.REROLL, ME)
    table.decline()
    assert table.harm(FIRST) == 2


def test_foresight_rerolls_a_defence_die() -> None:
    table = Table(side(group(GAARKHAN, "K13")), side(group(DARTH_VADER, "K14")))

    table.activate(0)
    table.attack(FIRST, red(3), yellow(1, 2), black(1), black(1))
    assert table.asks() == (verbs.REROLL, FOE)
    assert table.offers(moves.DIE, 16) == [8, 9]
    table.reroll(8, black(3))

    assert table.harm(FIRST) == 1


def test_cower_rerolls_beside_a_friend() -> None:
    table = Table(
        side(group(GIDEON_ARGUS, "K13")),
        side(group(IMPERIAL_OFFICER, "K15"), group(DARTH_VADER, "L15")),
    )

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(1, 2), white())
    table.reroll(8, white(dodge=True))

    assert table.harm(FIRST) == 0


def test_aim_helps_who_has_not_left_the_space() -> None:  # ruling A16
    table = Table(side(group(REBEL_TROOPER, "K13")), side(group(GAARKHAN, "K17")))
    moved = Table(side(group(REBEL_TROOPER, "K13")), side(group(GAARKHAN, "K17")))

    table.activate(0)
    table.attack(FIRST, blue(2, 1), yellow(1, 2), black(1))
    moved.activate(0)
    moved.move()
    moved.walk("L14")
    moved.attack(FIRST, blue(2, 1), yellow(1, 2), black(1))

    assert table.harm(FIRST) == 2
    assert moved.harm(FIRST) == 1


@pytest.mark.parametrize(("card", "more"), [(TRANDOSHAN_HUNTER, 1), (TRANDOSHAN_HUNTER_ELITE, 2)])
def test_a_scattergun_hurts_more_at_arms_length(card: int, more: int) -> None:
    near = Table(side(group(card, "K13")), side(group(GAARKHAN, "K14")))
    far = Table(side(group(card, "K13")), side(group(GAARKHAN, "K17")))

    for it in (near, far):
        it.activate(0)
        it.attack(FIRST, blue(3, 2), green(1, 2), black(1))

    assert far.harm(FIRST) == 2
    assert near.harm(FIRST) == 2 + more + 1  # and one for relentless


def test_relentless_strains_a_figure_within_three_before_the_dice() -> None:  # ruling A17
    table = Table(
        side(group(TRANDOSHAN_HUNTER, "K13")),
        side(group(MAK_ESHKAREY, "K16", harm=3), group(GAARKHAN, "E19")),
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)

    assert not table.stands(FIRST)
    assert table.points() == 3
    assert table.asks() == (ACT, ME)
    assert not table.can(moves.ATTACK)


def test_beyond_three_spaces_nobody_is_strained() -> None:  # ruling A17
    table = Table(side(group(TRANDOSHAN_HUNTER, "K13")), side(group(GAARKHAN, "K17")))

    table.activate(0)
    table.attack(FIRST, blue(3, 2), green(1, 2), black(3))

    assert table.harm(FIRST) == 0


def test_the_nearest_space_of_a_large_figure_counts_for_that() -> None:  # ruling A17
    table = Table(side(group(TRANDOSHAN_HUNTER, "K13")), side(group(AT_ST, "K16")))

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.roll(blue(3, 2), green(1, 2), black(3), black(3))
    table.walk("K17")

    assert table.harm(FIRST) == 1


def test_protector_adds_a_block_for_a_neighbour_of_the_guard() -> None:  # ruling A18
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")),
        side(group(STORMTROOPER, "K16"), group(ROYAL_GUARD, "L16", "L17")),
    )

    table.activate(0)
    table.attack(FIRST, blue(3, 1, 1), green(1, 2), yellow(1, 2), black(1))

    assert table.result(BLOCKS) == 2


def test_no_guard_protects_itself() -> None:  # ruling A18
    table = Table(side(group(LUKE_SKYWALKER, "K13")), side(group(ROYAL_GUARD, "K16", "E19")))

    table.activate(0)
    table.attack(FIRST, blue(3, 1, 1), green(1, 2), yellow(1, 2), black(1))

    assert table.result(BLOCKS) == 1


def test_by_the_later_rules_a_guard_protects_all_but_guardians() -> None:  # ruling O2
    tables = [
        Table(side(group(LUKE_SKYWALKER, "K13")), side(group(card, "K16"), group(guard, "L16")))
        for guard in (ROYAL_GUARD_FAQ, ROYAL_GUARD_ELITE_FAQ, ROYAL_GUARD)
        for card in (STORMTROOPER, ROYAL_GUARD_CHAMPION)
    ]

    for table in tables:
        table.activate(0)
        table.do(moves.ATTACK)
        table.roll(blue(3, 1, 1), green(1, 2), yellow(1, 2), black(1))
        if table.state.figures[FIRST * 8] == ROYAL_GUARD_CHAMPION:
            table.chance.script.append(white(0))
        table.do(moves.TARGET + FIRST)

    assert [table.result(BLOCKS) for table in tables] == [2, 1, 2, 1, 2, 2]


def test_han_distracts_for_a_neighbour_and_both_are_cunning() -> None:  # ruling A19
    table = Table(
        side(group(STORMTROOPER, "K13")),
        side(group(JYN_ODAN, "K16"), group(HAN_SOLO, "L16")),
    )

    table.activate(0)
    table.decline()
    table.attack(FIRST, blue(3, 1, 1), green(1, 1, 1), white(1, 0))

    assert (table.result(BLOCKS), table.result(EVADES)) == (2, 1)
    assert table.result(SURGES) == 1


def test_cunning_makes_a_block_of_each_evade_and_nimble_two_points() -> None:  # ruling A19
    table = Table(
        side(group(STORMTROOPER, "K13")),
        side(group(JYN_ODAN, "K16"), group(LUKE_SKYWALKER, "E19")),
    )

    table.activate(0)
    table.decline()
    table.attack(FIRST, blue(4, 2), green(3, 2), white(1, 1))

    assert table.harm(FIRST) == 2
    assert table.asks() == (verbs.WINDOW, FOE)
    table.use(FIRST)
    assert table.asks() == (verbs.SPEND, FOE)
    assert table.state.pending.top >> 36 == 2
    table.walk("L17")
    table.decline()
    assert table.where(FIRST) == "L17"
    assert table.asks() == (ACT, ME)


def test_nimble_counts_every_evade() -> None:  # ruling A19
    table = Table(
        side(group(STORMTROOPER, "K13")),
        side(group(JYN_ODAN, "K16"), group(HAN_SOLO, "K17")),
    )

    table.activate(0)
    table.decline()
    table.attack(FIRST, blue(4, 2), green(3, 2), white(1, 1))
    table.use(FIRST)

    assert table.asks() == (verbs.SPEND, FOE)
    assert table.state.pending.top >> 36 == 4


def test_an_awkward_walker_does_not_attack_its_neighbours() -> None:  # ruling A20
    table = Table(
        side(group(AT_ST, "K15", turned=True)),
        side(group(GAARKHAN, "K17"), group(MAK_ESHKAREY, "O17")),
    )

    table.activate(0)
    table.do(moves.ATTACK)

    assert table.targets() == [FIRST + 1]


def test_mak_sees_past_figures() -> None:  # ruling G7
    table = Table(
        side(group(MAK_ESHKAREY, "K13"), group(GIDEON_ARGUS, "L14")),
        side(group(STORMTROOPER, "L13"), group(DARTH_VADER, "M13")),
    )

    table.activate(0)
    table.do(moves.ATTACK)

    assert table.targets() == [FIRST, FIRST + 3]


def test_a_nexu_makes_its_prey_bleed() -> None:
    table = Table(side(group(NEXU, "K13")), side(group(GAARKHAN, "M14")))

    table.activate(0)
    table.attack(FIRST, red(3), green(1, 2), black(1))

    assert table.has(FIRST, BLEEDING)


def test_printed_accuracy_and_evade_always_count() -> None:  # ruling A21
    table = Table(side(group(REBEL_SABOTEUR, "K13")), side(group(ROYAL_GUARD_ELITE, "K16", "E19")))

    table.activate(0)
    table.attack(FIRST, red(2), yellow(1, 1, 1), black(1))

    assert (table.result(ACCURACY), table.result(EVADES)) == (3, 1)
    assert table.result(SURGES) == 0
    assert table.result(DAMAGE) == 3


def test_a_focused_die_that_was_not_rolled_is_kept() -> None:  # ruling C3
    table = Table(
        side(group(TRANDOSHAN_HUNTER, "K13", conditions=FOCUSED)),
        side(group(MAK_ESHKAREY, "K16", harm=3), group(GAARKHAN, "E19")),
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)

    assert not table.stands(FIRST)
    assert table.has(0, FOCUSED)
