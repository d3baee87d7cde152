"""The command cards, each at its moment."""

from pentarch.games.skirmish import cards, moves, verbs
from pentarch.games.skirmish.cards import (
    AT_ST,
    BURST_FIRE,
    CELEBRATION,
    CLOSE_THE_GAP,
    COVERING_FIRE,
    DARTH_VADER,
    DEADEYE,
    DEFLECTION,
    DIALA_PASSIL,
    ELEMENT_OF_SURPRISE,
    EXPOSE_WEAKNESS,
    FENN_SIGNIS,
    FEROCITY,
    FLEET_FOOTED,
    FORCE_CHOKE,
    FORCE_LIGHTNING,
    FURIOUS_CHARGE,
    GAARKHAN,
    GIDEON_ARGUS,
    GUARDIAN_STANCE,
    HAN_SOLO,
    HUNTER_PROTOCOL,
    IMPERIAL_OFFICER,
    JYN_ODAN,
    KNOWLEDGE_AND_DEFENSE,
    LORD_OF_THE_SITH,
    LUKE_SKYWALKER,
    LURE_OF_THE_DARK_SIDE,
    MAK_ESHKAREY,
    MARKSMAN,
    MAXIMUM_FIREPOWER,
    MEDITATION,
    NEXU,
    ONE_IN_A_MILLION,
    PLANNING,
    PRICE_ON_THEIR_HEADS,
    PROBE_DROID,
    PUMMEL,
    RALLY,
    REBEL_SABOTEUR,
    REBEL_TROOPER,
    RECOVERY,
    REGROUP,
    ROYAL_GUARD,
    ROYAL_GUARD_ELITE,
    SARLACC_SWEEP,
    SHADOW_OPS,
    SIT_TIGHT,
    SON_OF_SKYWALKER,
    STORMTROOPER,
    TACTICAL_MANEUVER,
    TAKE_COVER,
    TAKE_INITIATIVE,
    TAKE_IT_DOWN,
    TELEKINETIC_THROW,
    TO_THE_LIMIT,
    TRANDOSHAN_HUNTER,
    URGENCY,
)
from pentarch.games.skirmish.state import (
    ACCURACY,
    BLEEDING,
    BLOCKS,
    COVERED,
    EXPOSED,
    FOCUSED,
    HARMFUL,
    PIERCE,
    PRICED,
    STUNNED,
    TOKEN,
    add_mark,
)
from tests.games.skirmish.table import (
    ACT,
    FOE,
    ME,
    TURN,
    WINDOW,
    Given,
    Group,
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
FAR_AWAY = group(GIDEON_ARGUS, "E19")
BEGIN = [(verbs.ROUND, 0, False, 0, 0), (verbs.BEGIN_ROUND, 0, False, 0, 0)]


def active(
    *groups: Group, hand: list[int], foe: Given | None = None, deck: list[int] | None = None
) -> Table:
    """My first figure is active and I hold some cards."""
    table = Table(side(*groups, hand=hand, deck=deck), foe or side(FAR_AWAY))
    table.activate(0)
    table.let_pass()
    return table


# Windows.


def test_a_window_is_asked_by_what_everybody_knows() -> None:  # ruling W1
    holding = active(group(STORMTROOPER, "K13"), hand=[MARKSMAN], foe=side(group(GAARKHAN, "K16")))
    bluffing = active(group(STORMTROOPER, "K13"), hand=[RALLY], foe=side(group(GAARKHAN, "K16")))

    for table in (holding, bluffing):
        table.do(moves.ATTACK)
        assert table.window() == cards.BEFORE_DECLARING
        assert table.can(moves.PASS)

    assert holding.can(moves.PLAY + MARKSMAN)
    assert bluffing.state.legal_actions() == [moves.PASS]


def test_it_is_not_asked_when_all_cards_that_fit_were_seen() -> None:  # ruling W1
    table = Table(
        side(group(STORMTROOPER, "K13"), hand=[RALLY], discards=[MARKSMAN, MARKSMAN]),
        side(group(GAARKHAN, "K16")),
    )

    table.activate(0)
    table.let_pass()
    table.do(moves.ATTACK)

    assert table.asks() == (verbs.TARGET, ME)


def test_nor_with_an_empty_hand() -> None:  # ruling W1
    table = active(group(STORMTROOPER, "K13"), hand=[], foe=side(group(GAARKHAN, "K16")))

    table.do(moves.ATTACK)

    assert table.asks() == (verbs.TARGET, ME)


# Special actions.


def test_expose_weakness_gives_the_next_attack_pierce_three() -> None:  # ruling K8
    table = active(
        group(DARTH_VADER, "K13"), hand=[EXPOSE_WEAKNESS], foe=side(group(GAARKHAN, "K14"))
    )

    table.play(EXPOSE_WEAKNESS)
    table.pick(FIRST)
    assert table.is_marked(FIRST, EXPOSED)
    table.attack(FIRST, red(2), red(2), yellow(0, 0, 1), black(3))

    assert table.result(PIERCE) == 3
    table.decline()
    assert table.harm(FIRST) == 3
    assert not table.is_marked(FIRST, EXPOSED)


def test_the_next_attack_uses_it_up_even_if_it_misses() -> None:  # ruling K8
    table = active(
        group(DARTH_VADER, "K13"), hand=[EXPOSE_WEAKNESS], foe=side(group(LUKE_SKYWALKER, "K14"))
    )

    table.play(EXPOSE_WEAKNESS)
    table.pick(FIRST)
    table.attack(FIRST, red(2), red(2), yellow(0, 0, 1), white(dodge=True))
    table.decline()

    assert table.harm(FIRST) == 0
    assert not table.is_marked(FIRST, EXPOSED)


def test_planning_draws_two_cards_and_discards_one_of_them() -> None:
    table = active(group(DIALA_PASSIL, "K13"), hand=[PLANNING, RALLY], deck=[DEADEYE, URGENCY])

    table.roll(DEADEYE, URGENCY)
    table.play(PLANNING)
    assert table.asks() == (verbs.DISCARD_DRAWN, ME)
    assert table.offers(moves.DISCARD) == [DEADEYE, URGENCY]
    table.do(moves.DISCARD + DEADEYE)

    assert table.hand() == [RALLY, URGENCY]
    assert sorted(table.discards()) == sorted([PLANNING, DEADEYE])


def test_the_last_card_of_a_deck_is_drawn_alone_and_discarded() -> None:
    table = active(group(DIALA_PASSIL, "K13"), hand=[PLANNING, RALLY, DEADEYE], deck=[DEADEYE])

    table.play(PLANNING)
    assert table.offers(moves.DISCARD) == [DEADEYE]
    table.do(moves.DISCARD + DEADEYE)

    assert table.hand() == sorted([RALLY, DEADEYE])


def test_a_leader_keeps_both() -> None:
    table = active(group(GIDEON_ARGUS, "K13"), hand=[PLANNING], deck=[DEADEYE, URGENCY])

    table.play(PLANNING)

    assert table.hand() == [DEADEYE, URGENCY]


def test_recovery_removes_two_damage() -> None:
    table = active(group(DARTH_VADER, "K13", harm=3), hand=[RECOVERY])

    table.play(RECOVERY)

    assert table.harm(0) == 1
    assert table.state.actions == 1


def test_who_is_unhurt_cannot_recover() -> None:  # ruling W2
    table = active(group(DARTH_VADER, "K13"), hand=[RECOVERY])

    assert not table.can(moves.PLAY + RECOVERY)


def test_take_cover_lasts_for_the_round() -> None:  # ruling A22
    table = Table(
        side(group(STORMTROOPER, "K13", "E16")),
        side(group(DIALA_PASSIL, "K16"), hand=[TAKE_COVER]),
        mover=FOE,
    )

    table.activate(FIRST)
    table.let_pass()
    table.play(TAKE_COVER)
    table.let_pass()
    table.end()
    assert table.is_marked(FIRST, COVERED)
    table.activate(0)
    table.attack(FIRST, blue(3, 1, 1), green(1, 2), white(1, 0))
    table.let_pass()

    assert (table.result(BLOCKS), table.result(ACCURACY)) == (2, 2)


def test_urgency_gives_speed_and_two_points_to_spend_now() -> None:
    table = active(group(DARTH_VADER, "K13"), hand=[URGENCY])

    table.play(URGENCY)

    assert table.asks() == (verbs.SPEND, ME)
    assert int(table.state.pending.top >> 36) == 6


def test_who_is_stunned_cannot_hurry() -> None:  # ruling W2
    table = active(group(DARTH_VADER, "K13", conditions=STUNNED), hand=[URGENCY])

    assert not table.can(moves.PLAY + URGENCY)
    table.do(moves.CURE_STUN)
    table.let_pass()
    table.play(URGENCY)

    assert table.asks() == (verbs.SPEND, ME)


def test_but_may_be_fleet_footed() -> None:  # ruling W2
    table = active(group(DARTH_VADER, "K13", conditions=STUNNED), hand=[FLEET_FOOTED])

    table.play(FLEET_FOOTED)
    assert table.ends() == set()
    table.do(moves.CURE_STUN)

    assert "K14" in table.ends()


def test_burst_fire_stuns_all_around_the_target_space() -> None:
    table = active(
        group(FENN_SIGNIS, "K13"),
        hand=[BURST_FIRE],
        foe=side(group(STORMTROOPER, "K16", "L16", "E20"), FAR_AWAY),
    )

    table.play(BURST_FIRE)
    table.let_pass()
    table.strike(FIRST, blue(4, 2), red(3), green(1, 2), black(1))

    assert table.has(FIRST + 1, STUNNED)
    assert not table.has(FIRST + 2, STUNNED)
    assert not table.can(moves.PASS)


def test_maximum_firepower_costs_two_actions_and_adds_four() -> None:
    table = active(
        group(REBEL_SABOTEUR, "K13"),
        hand=[MAXIMUM_FIREPOWER],
        foe=side(group(DARTH_VADER, "K14")),
    )

    table.play(MAXIMUM_FIREPOWER)
    table.let_pass()
    table.strike(FIRST, red(1), yellow(1, 2), black(3), black(3))
    table.let_pass()

    assert table.harm(FIRST) == 1
    assert table.state.actions == 0


def test_it_is_one_action_all_the_same() -> None:  # ruling C2
    table = active(
        group(REBEL_SABOTEUR, "K13", conditions=BLEEDING),
        hand=[MAXIMUM_FIREPOWER],
        foe=side(group(DARTH_VADER, "K14")),
    )

    table.play(MAXIMUM_FIREPOWER)
    table.let_pass()
    table.strike(FIRST, red(1), yellow(1, 2), black(3), black(3))
    table.let_pass()

    assert table.harm(0) == 1


def test_a_price_on_their_heads_is_paid_when_the_group_falls() -> None:
    table = active(
        group(TRANDOSHAN_HUNTER, "K13"),
        hand=[PRICE_ON_THEIR_HEADS],
        foe=side(group(MAK_ESHKAREY, "K15", harm=3), group(STORMTROOPER, "E19")),
    )

    table.play(PRICE_ON_THEIR_HEADS)
    table.do(moves.GROUP + 14)
    assert table.state.groups[14 * 4 + PRICED]
    table.do(moves.ATTACK, moves.TARGET + FIRST)

    assert table.points() == 3 + 4


def test_pummel_is_two_attacks_of_a_melee_figure() -> None:
    table = active(group(GAARKHAN, "K13"), hand=[PUMMEL], foe=side(group(LUKE_SKYWALKER, "K14")))
    shooter = active(group(FENN_SIGNIS, "K13"), hand=[PUMMEL], foe=side(group(GAARKHAN, "K14")))

    assert not shooter.can(moves.PLAY + PUMMEL)
    table.play(PUMMEL)
    table.strike(FIRST, red(1), yellow(1, 2), white())
    table.strike(FIRST, red(1), yellow(1, 2), white())

    assert table.harm(FIRST) == 4
    assert table.state.actions == 0


def test_a_sarlacc_sweep_needs_two_figures() -> None:  # ruling K3
    table = active(
        group(DIALA_PASSIL, "K13"),
        hand=[SARLACC_SWEEP],
        foe=side(group(STORMTROOPER, "K14", "L13", "E19")),
    )

    table.play(SARLACC_SWEEP)
    table.strike(FIRST, red(3), green(1, 2), black(1))

    assert table.targets() == [FIRST + 1]


def test_a_sarlacc_sweep_strikes_raiders_too() -> None:  # ruling K3
    table = Table(
        side(group(DIALA_PASSIL, "K14"), hand=[SARLACC_SWEEP]),
        side(group(HAN_SOLO, "T5")),
        mission="raiding-party",
    )

    table.activate(0)
    table.let_pass()
    table.play(SARLACC_SWEEP)

    assert table.targets() == [TOKEN]


def test_nor_does_its_second_attack_cleave_the_first_target() -> None:  # ruling A10
    table = active(
        group(DIALA_PASSIL, "K13"),
        hand=[SARLACC_SWEEP],
        foe=side(group(STORMTROOPER, "K14", "L13", "L14"), FAR_AWAY),
    )

    table.play(SARLACC_SWEEP)
    table.strike(FIRST, red(2), green(1, 2), black(2))
    table.strike(FIRST + 1, red(2), green(1, 1, 1), black(2))
    table.surge(2)

    assert table.asks() == (verbs.CLEAVE, ME)
    assert table.targets() == [FIRST + 2]


def test_shadow_ops_silences_the_opponent_for_the_round() -> None:
    table = active(
        group(MAK_ESHKAREY, "K13"),
        hand=[SHADOW_OPS],
        foe=side(group(STORMTROOPER, "K16", "E19"), hand=[MARKSMAN]),
    )

    table.play(SHADOW_OPS)
    table.end()
    table.activate(FIRST)

    assert table.asks() == (ACT, FOE)
    table.do(moves.ATTACK)
    assert table.asks() == (verbs.TARGET, FOE)


def test_take_it_down_makes_a_neighbour_attack_with_two_damage_more() -> None:
    table = active(
        group(GIDEON_ARGUS, "K13"),
        group(FENN_SIGNIS, "K14"),
        hand=[TAKE_IT_DOWN],
        foe=side(group(DARTH_VADER, "K16")),
    )

    table.play(TAKE_IT_DOWN)
    table.pick(1)
    table.let_pass()
    table.strike(FIRST, blue(3, 2), red(1), green(1, 2), black(3), black(3))
    table.let_pass()

    assert table.harm(FIRST) == 1
    assert table.state.deeds == 0


def test_who_was_moved_in_this_activation_does_not_aim() -> None:  # ruling A16
    stays = active(
        *(group(GIDEON_ARGUS, "K13"), group(REBEL_TROOPER, "K14")),
        hand=[TAKE_IT_DOWN],
        foe=side(group(GAARKHAN, "K17")),
    )
    moved = active(
        *(group(GIDEON_ARGUS, "K13"), group(REBEL_TROOPER, "L14")),
        hand=[TAKE_IT_DOWN],
        foe=side(group(GAARKHAN, "K17")),
    )

    moved.special(TACTICAL_MANEUVER)
    moved.pick(1)
    moved.walk("K14")
    moved.let_pass()
    moved.decline()
    moved.let_pass()
    for table in (stays, moved):
        table.play(TAKE_IT_DOWN)
        table.pick(1)
        table.let_pass()
        table.strike(FIRST, blue(2, 1), yellow(1, 2), black(1))
        table.let_pass()

    assert (stays.harm(FIRST), moved.harm(FIRST)) == (4, 3)


def test_who_moved_in_an_earlier_activation_aims() -> None:  # ruling A16
    table = Table(
        side(group(REBEL_TROOPER, "L14"), group(GIDEON_ARGUS, "K13"), hand=[TAKE_IT_DOWN]),
        side(group(GAARKHAN, "K17"), group(JYN_ODAN, "E19", exhausted=True)),
    )

    table.activate(0)
    table.move()
    table.walk("K14")
    table.end()
    table.activate(FIRST)
    table.end()
    table.activate(3)
    table.play(TAKE_IT_DOWN)
    table.pick(0)
    table.let_pass()
    table.strike(FIRST, blue(2, 1), yellow(1, 2), black(1))
    table.let_pass()

    assert table.harm(FIRST) == 4


def test_force_lightning_strikes_all_around_it() -> None:
    table = active(
        group(DARTH_VADER, "K13"),
        hand=[FORCE_LIGHTNING],
        foe=side(group(LUKE_SKYWALKER, "K14"), group(GAARKHAN, "L15"), group(HAN_SOLO, "K17")),
    )

    table.play(FORCE_LIGHTNING)
    assert table.offers(moves.FIGURE) == [FIRST, FIRST + 1]
    table.pick(FIRST)

    assert [table.harm(it) for it in (0, FIRST, FIRST + 1, FIRST + 2)] == [2, 2, 2, 0]
    assert table.has(0, STUNNED)
    assert table.has(FIRST + 1, STUNNED)


def test_who_falls_to_it_is_avenged_before_anybody_is_stunned() -> None:  # ruling K21
    table = active(
        group(DARTH_VADER, "K13"),
        hand=[FORCE_LIGHTNING],
        foe=side(group(STORMTROOPER, "K14", "E20", harm=1), group(ROYAL_GUARD_ELITE, "L14", "E19")),
    )

    table.play(FORCE_LIGHTNING)
    table.pick(FIRST)
    assert table.asks() == (verbs.MOVE_SPACES, FOE)
    table.walk("L15")

    assert table.has(FIRST + 3, STUNNED)
    assert table.has(0, STUNNED)


def test_knowledge_and_defense_adds_a_white_die_for_the_round() -> None:
    table = Table(
        side(group(STORMTROOPER, "K13", "E16")),
        side(group(LUKE_SKYWALKER, "K16"), hand=[KNOWLEDGE_AND_DEFENSE]),
        mover=FOE,
    )

    table.activate(FIRST)
    table.let_pass()
    table.play(KNOWLEDGE_AND_DEFENSE)
    table.let_pass()
    table.end()
    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), white(), white(1, 0))

    assert table.harm(FIRST) == 2


def test_lure_of_the_dark_side_borrows_a_hostile_figure() -> None:  # ruling A23
    table = active(
        group(DARTH_VADER, "K13"),
        hand=[LURE_OF_THE_DARK_SIDE],
        foe=side(group(FENN_SIGNIS, "K15"), group(GAARKHAN, "K17"), group(MAK_ESHKAREY, "E19")),
    )

    table.play(LURE_OF_THE_DARK_SIDE)
    assert table.offers(moves.FIGURE) == [FIRST]
    table.pick(FIRST)
    assert set(table.targets()) == {0, FIRST + 1}
    table.strike(FIRST + 1, blue(4, 2), red(3), green(1, 2), black(1))

    assert table.harm(FIRST + 1) == 5
    assert table.state.deeds == 0


def test_who_is_lured_has_no_friends_and_is_none() -> None:  # ruling A23
    trained = active(
        group(DARTH_VADER, "K13"),
        hand=[LURE_OF_THE_DARK_SIDE],
        foe=side(group(STORMTROOPER, "K15", "K16"), group(GAARKHAN, "L17")),
    )
    protecting = active(
        group(DARTH_VADER, "K13"),
        hand=[LURE_OF_THE_DARK_SIDE],
        foe=side(group(ROYAL_GUARD, "K15", "E19"), group(GAARKHAN, "L16")),
    )

    trained.play(LURE_OF_THE_DARK_SIDE)
    trained.pick(FIRST)
    trained.strike(FIRST + 3, blue(3, 2), green(1, 2), black(1))
    protecting.play(LURE_OF_THE_DARK_SIDE)
    protecting.pick(FIRST)
    protecting.strike(FIRST + 2, red(3), yellow(1, 2), black(1))

    assert trained.harm(FIRST + 3) == 2
    assert protecting.harm(FIRST + 2) == 3


def test_who_is_lured_avenges_nobody() -> None:  # ruling A23
    table = active(
        group(DARTH_VADER, "K13"),
        hand=[LURE_OF_THE_DARK_SIDE],
        foe=side(group(ROYAL_GUARD, "K15", "M16"), group(STORMTROOPER, "L16", "E19")),
    )

    table.play(LURE_OF_THE_DARK_SIDE)
    table.pick(FIRST)
    table.strike(FIRST + 2, red(3), yellow(1, 2), black(1))

    assert not table.stands(FIRST + 2)
    assert not table.has(FIRST, FOCUSED)
    assert table.has(FIRST + 1, FOCUSED)


def test_all_others_are_hostile_to_who_is_lured() -> None:  # ruling A23
    table = active(
        group(DARTH_VADER, "K13"),
        group(STORMTROOPER, "K17", "E20", harm=2),
        hand=[LURE_OF_THE_DARK_SIDE],
        foe=side(group(MAK_ESHKAREY, "K15"), FAR_AWAY, hand=[URGENCY]),
    )

    table.play(LURE_OF_THE_DARK_SIDE)
    table.pick(FIRST)
    table.let_pass()
    table.strike(1, blue(3, 1, 1), blue(4, 2), black(1))
    table.let_pass()
    table.roll(URGENCY)
    table.surge(2)

    assert table.discards(FOE) == [URGENCY]


def test_meditation_gives_an_action_more_in_the_next_activation() -> None:
    table = active(group(LUKE_SKYWALKER, "K13"), hand=[MEDITATION])

    table.play(MEDITATION)
    table.end()
    table.activate(FIRST)
    table.end()
    table.activate(FIRST)
    table.end()
    table.activate(0)

    assert table.state.round == 2
    assert table.state.actions == 3


def test_regroup_cures_adjacent_friends() -> None:
    table = active(
        group(GIDEON_ARGUS, "K13"),
        group(HAN_SOLO, "K14", conditions=HARMFUL | FOCUSED),
        hand=[REGROUP],
    )

    table.play(REGROUP)

    assert not table.has(1, HARMFUL)
    assert table.has(1, FOCUSED)


def test_a_second_copy_waits_for_another_activation() -> None:  # ruling T3
    table = active(
        group(HAN_SOLO, "K13"),
        group(GAARKHAN, "L13", conditions=STUNNED),
        group(MAK_ESHKAREY, "K15", conditions=STUNNED),
        hand=[REGROUP, REGROUP, FLEET_FOOTED],
    )

    table.play(REGROUP)
    table.let_pass()
    table.play(FLEET_FOOTED)
    table.walk("K14")

    assert not table.has(1, STUNNED)
    assert table.has(2, STUNNED)
    assert not table.can(moves.PLAY + REGROUP)


def test_a_telekinetic_throw_rolls_two_blue_dice() -> None:
    table = active(
        group(DARTH_VADER, "K13"), hand=[TELEKINETIC_THROW], foe=side(group(GAARKHAN, "K16"))
    )

    table.play(TELEKINETIC_THROW)
    table.roll(blue(4, 2), blue(2, 1))
    table.pick(FIRST)

    assert table.harm(FIRST) == 3


def test_a_card_with_a_restriction_needs_its_figure() -> None:  # ruling W3
    table = active(
        group(STORMTROOPER, "K13"),
        group(DARTH_VADER, "L13"),
        hand=[TELEKINETIC_THROW, KNOWLEDGE_AND_DEFENSE, BURST_FIRE],
        foe=side(group(GAARKHAN, "K16")),
    )

    assert table.offers(moves.PLAY) == []


# During the activation.


def test_fleet_footed_is_a_movement_point() -> None:
    table = active(group(DARTH_VADER, "K13"), hand=[FLEET_FOOTED])

    table.play(FLEET_FOOTED)

    assert table.state.movement == 1
    assert table.state.actions == 2


def test_lord_of_the_sith_gives_an_action_for_each_defeated() -> None:
    table = active(
        group(DARTH_VADER, "K13"),
        hand=[LORD_OF_THE_SITH],
        foe=side(group(STORMTROOPER, "K14", "E16", harm=2)),
    )

    assert not table.can(moves.PLAY + LORD_OF_THE_SITH)
    table.special(FORCE_CHOKE)
    table.pick(FIRST)
    table.let_pass()
    table.play(LORD_OF_THE_SITH)

    assert table.state.actions == 2


def test_but_no_attack_more() -> None:
    table = active(
        group(DARTH_VADER, "K13"),
        hand=[LORD_OF_THE_SITH],
        foe=side(group(STORMTROOPER, "K14", "L14", harm=2)),
    )

    table.attack_past_windows(FIRST, red(2), red(2), yellow(1, 2), black(1))
    table.play(LORD_OF_THE_SITH)

    assert table.state.actions == 2
    assert not table.can(moves.ATTACK)


def test_rally_discards_harmful_conditions_at_the_start() -> None:
    table = Table(
        side(group(DARTH_VADER, "K13", conditions=STUNNED | BLEEDING), hand=[RALLY]),
        side(FAR_AWAY),
    )

    table.activate(0)
    assert table.window() == cards.START_OF_ACTIVATION
    table.play(RALLY)

    assert not table.has(0, HARMFUL)
    assert table.asks() == (ACT, ME)


def test_to_the_limit_is_one_action_more_and_then_a_stun() -> None:  # ruling K9
    table = active(group(DARTH_VADER, "K13"), hand=[TO_THE_LIMIT], foe=side(group(GAARKHAN, "K15")))

    table.special(FORCE_CHOKE)
    table.pick(FIRST)
    assert table.window() == cards.AFTER_SPECIAL
    table.play(TO_THE_LIMIT)
    assert table.asks() == (verbs.PERFORM, ME)
    table.move()

    assert table.has(0, STUNNED)
    assert table.asks() == (ACT, ME)
    assert table.state.actions == 1


def test_to_the_limit_leaves_movement_points_alone() -> None:  # ruling K9
    table = active(group(DARTH_VADER, "K13"), hand=[TO_THE_LIMIT], foe=side(group(GAARKHAN, "K15")))
    table.state.actions += 1

    table.move()
    table.special(FORCE_CHOKE)
    table.pick(FIRST)
    table.play(TO_THE_LIMIT)
    table.move()
    assert table.ends() == set()
    table.do(moves.CURE_STUN)

    assert table.state.movement == 8
    assert "K14" in table.ends()


def test_to_the_limit_lifts_no_limit() -> None:  # ruling K9
    table = active(group(DARTH_VADER, "K13"), hand=[TO_THE_LIMIT], foe=side(group(GAARKHAN, "K14")))

    table.attack_past_windows(FIRST, red(2), red(2), yellow(1, 2), black(3))
    table.special(FORCE_CHOKE)
    table.pick(FIRST)
    table.play(TO_THE_LIMIT)

    assert table.asks() == (verbs.PERFORM, ME)
    assert table.can(moves.MOVE)
    assert not table.can(moves.ATTACK)
    assert table.offers(moves.SPECIAL) == []


def test_a_special_action_is_answered_before_it_costs_blood() -> None:  # ruling C2
    table = active(
        group(DARTH_VADER, "K13", conditions=BLEEDING),
        hand=[TO_THE_LIMIT],
        foe=side(group(GAARKHAN, "K15")),
    )

    table.special(FORCE_CHOKE)
    table.pick(FIRST)
    assert table.window() == cards.AFTER_SPECIAL
    assert table.harm(0) == 0
    table.decline()

    assert table.harm(0) == 1


def test_a_cure_is_a_special_action_and_used_once() -> None:  # ruling T3
    table = active(group(DARTH_VADER, "K13", conditions=STUNNED), hand=[TO_THE_LIMIT])

    table.do(moves.CURE_STUN)
    table.play(TO_THE_LIMIT)
    table.decline()

    assert table.has(0, STUNNED)
    assert table.state.actions == 1
    assert not table.can(moves.CURE_STUN)


def test_son_of_skywalker_readies_luke_after_any_activation() -> None:  # ruling K10
    table = active(group(LUKE_SKYWALKER, "K13"), hand=[SON_OF_SKYWALKER])

    table.end()
    assert table.window() == cards.AFTER_ACTIVATION
    table.play(SON_OF_SKYWALKER)

    assert table.is_ready(0)


# In attacks.


def test_but_not_while_he_is_ready() -> None:  # rulings K10 and W2
    table = active(
        group(STORMTROOPER, "K13"), group(LUKE_SKYWALKER, "K15"), hand=[SON_OF_SKYWALKER]
    )

    table.end()

    assert table.asks()[0] != WINDOW


def test_after_an_activation_who_has_initiative_comes_first() -> None:  # ruling W5
    table = Table(
        side(group(LUKE_SKYWALKER, "K13"), hand=[SON_OF_SKYWALKER]),
        side(group(LUKE_SKYWALKER, "E19", exhausted=True), hand=[SON_OF_SKYWALKER]),
        initiative=FOE,
    )

    table.activate(0)
    table.let_pass()
    table.end()

    assert table.asks() == (WINDOW, FOE)
    table.decline()
    assert table.asks() == (WINDOW, ME)


def test_deadeye_adds_two_accuracy() -> None:
    table = active(group(STORMTROOPER, "K13"), hand=[DEADEYE], foe=side(group(GAARKHAN, "K18")))

    table.attack_past_windows(FIRST, blue(2, 1), green(1, 2), black(1), until=moves.PLAY + DEADEYE)
    table.play(DEADEYE)

    assert table.harm(FIRST) == 1


def test_marksman_sees_past_figures() -> None:
    table = active(
        group(STORMTROOPER, "K13"),
        hand=[MARKSMAN],
        foe=side(group(GAARKHAN, "L13"), group(HAN_SOLO, "M13")),
    )

    table.do(moves.ATTACK)
    table.play(MARKSMAN)

    assert table.targets() == [FIRST, FIRST + 1]


def test_a_marksman_plays_deadeye_in_the_same_attack() -> None:
    table = active(
        group(STORMTROOPER, "K13"),
        hand=[MARKSMAN, DEADEYE],
        foe=side(group(GAARKHAN, "K14"), group(HAN_SOLO, "K18")),
    )

    table.do(moves.ATTACK)
    table.play(MARKSMAN)
    table.strike(FIRST + 1, blue(2, 1), green(1, 2), white(1))
    table.let_pass(until=moves.PLAY + DEADEYE)
    table.play(DEADEYE)

    assert table.harm(FIRST + 1) == 2


def test_two_marksmen_see_no_further_than_one() -> None:  # ruling W2
    table = active(
        group(STORMTROOPER, "K13"),
        hand=[MARKSMAN, MARKSMAN],
        foe=side(group(GAARKHAN, "K14")),
    )

    table.do(moves.ATTACK)
    table.play(MARKSMAN)

    assert table.asks() == (verbs.TARGET, ME)


def test_nor_does_it_help_who_sees_past_figures_already() -> None:  # ruling W2
    table = active(
        group(MAK_ESHKAREY, "K13"), hand=[MARKSMAN], foe=side(group(STORMTROOPER, "K14"))
    )

    table.do(moves.ATTACK)

    assert table.asks() == (verbs.TARGET, ME)


def test_nor_a_massive_figure_which_nobody_hides_from() -> None:  # ruling W2
    table = active(group(AT_ST, "K13"), hand=[MARKSMAN], foe=side(group(STORMTROOPER, "K17")))

    table.do(moves.ATTACK)

    assert table.asks() == (verbs.TARGET, ME)


def test_element_of_surprise_takes_a_die_of_who_did_not_see_it_coming() -> None:  # ruling K11
    table = active(
        group(STORMTROOPER, "H13"),
        hand=[ELEMENT_OF_SURPRISE],
        foe=side(group(LUKE_SKYWALKER, "K16")),
    )

    table.move()
    table.walk("H16")
    table.do(moves.ATTACK)
    table.let_pass()
    table.do(moves.TARGET + FIRST)
    assert table.window() == cards.DECLARING
    table.play(ELEMENT_OF_SURPRISE)
    assert table.asks() == (verbs.REMOVE_DIE, ME)
    table.roll(blue(3, 2), green(1, 2))
    table.do(moves.COLOUR + cards.WHITE)
    table.let_pass()

    assert table.harm(FIRST) == 3


def test_who_saw_the_attacker_at_the_start_is_not_surprised() -> None:  # ruling K11
    table = active(
        group(STORMTROOPER, "K13"),
        hand=[ELEMENT_OF_SURPRISE],
        foe=side(group(GAARKHAN, "K16")),
    )

    table.do(moves.ATTACK)
    table.let_pass()
    table.roll(blue(2, 1), green(1, 2), black(1))
    table.do(moves.TARGET + FIRST)

    assert table.window() == cards.MODIFYING


def test_nor_is_anybody_outside_the_own_activation() -> None:  # ruling K11
    table = Table(
        side(group(JYN_ODAN, "K13"), hand=[ELEMENT_OF_SURPRISE, ONE_IN_A_MILLION]),
        side(group(GAARKHAN, "M13")),
        mover=FOE,
    )

    table.activate(FIRST)
    table.use(0)
    table.let_pass(moves.TARGET + FIRST)
    table.do(moves.TARGET + FIRST)

    assert table.window() == cards.DECLARING
    assert table.can(moves.PLAY + ONE_IN_A_MILLION)
    assert not table.can(moves.PLAY + ELEMENT_OF_SURPRISE)


def test_one_in_a_million_works_outside_her_activation() -> None:  # ruling K12
    table = Table(
        side(group(STORMTROOPER, "K13", "E16")),
        side(group(JYN_ODAN, "K16"), hand=[ONE_IN_A_MILLION]),
    )

    table.activate(0)
    table.use(FIRST)
    table.let_pass()
    table.do(moves.TARGET)
    assert table.window() == cards.DECLARING
    table.roll(green(3, 2), green(1, 2))
    table.play(ONE_IN_A_MILLION)
    table.let_pass()

    assert not table.stands(0)


def test_but_not_inside_of_it() -> None:  # ruling K12
    table = active(
        group(JYN_ODAN, "K13"), hand=[ONE_IN_A_MILLION], foe=side(group(GAARKHAN, "K16"))
    )

    table.do(moves.ATTACK)
    table.let_pass()
    table.roll(green(2, 1, 1), green(1, 2), black(1))
    table.do(moves.TARGET + FIRST)

    assert table.window() == cards.MODIFYING


def test_deflection_lessens_accuracy_and_strikes_back() -> None:  # ruling K13
    table = Table(
        side(group(STORMTROOPER, "K13", "E16")),
        side(group(LUKE_SKYWALKER, "K16"), hand=[DEFLECTION, DEFLECTION]),
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    assert table.window() == cards.DECLARED_ON
    table.roll(blue(2, 1), green(1, 2), white())
    table.play(DEFLECTION)

    assert table.hand(FOE) == [DEFLECTION]
    table.let_pass()
    assert table.harm(FIRST) == 0
    assert table.harm(0) == 2


def test_an_attack_is_deflected_once() -> None:  # ruling K13
    table = Table(
        side(group(STORMTROOPER, "K13")),
        side(group(LUKE_SKYWALKER, "K16"), hand=[DEFLECTION, DEFLECTION]),
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.roll(blue(4, 2), green(3, 2), white(1, 0))
    table.play(DEFLECTION)

    assert not table.can(moves.PLAY + DEFLECTION)
    assert table.hand(FOE) == [DEFLECTION]


def test_who_was_hurt_deflects_nothing() -> None:  # ruling K13
    table = Table(
        side(group(STORMTROOPER, "K13", "E16")),
        side(group(LUKE_SKYWALKER, "K15"), hand=[DEFLECTION]),
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.roll(blue(4, 2), green(3, 2), white())
    table.play(DEFLECTION)
    table.let_pass()

    assert table.harm(FIRST) == 3
    assert table.harm(0) == 0


def test_results_are_floored_before_surges_are_spent() -> None:  # ruling A6
    table = Table(
        side(group(STORMTROOPER, "K13", "E16")),
        side(group(LUKE_SKYWALKER, "K15"), hand=[DEFLECTION]),
    )
    add_mark(table.state, FIRST, COVERED)

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.roll(blue(2, 1), green(1, 1, 1), white())
    table.play(DEFLECTION)
    assert table.result(ACCURACY) == 0
    table.surge(1)

    assert table.result(ACCURACY) == 2


def test_hunter_protocol_repeats_a_surge_ability() -> None:
    table = active(
        group(PROBE_DROID, "K13"), hand=[HUNTER_PROTOCOL], foe=side(group(GAARKHAN, "K15"))
    )

    table.attack_past_windows(FIRST, blue(3, 1, 1), yellow(1, 1, 1), yellow(1, 2), black(2))
    assert table.asks() == (verbs.SURGE, ME)
    table.play(HUNTER_PROTOCOL)
    table.surge(0, 0)

    assert table.harm(FIRST) == 3


def test_guardian_stance_rerolls_any_dice_for_a_neighbour() -> None:
    table = Table(
        side(group(STORMTROOPER, "K13")),
        side(
            group(IMPERIAL_OFFICER, "K16"), group(ROYAL_GUARD, "L16", "E19"), hand=[GUARDIAN_STANCE]
        ),
    )

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), white())
    assert table.asks() == (verbs.REROLL, FOE)
    table.play(GUARDIAN_STANCE)
    assert table.asks() == (verbs.STANCE, FOE)
    assert not table.can(moves.PASS)
    table.reroll(0, blue(2, 1))
    table.reroll(8, white(dodge=True))
    table.decline()
    table.let_pass()

    assert table.harm(FIRST) == 0


def test_furious_charge_readies_gaarkhan_who_was_badly_hurt() -> None:  # ruling K14
    table = Table(
        side(group(STORMTROOPER, "K13")),
        side(group(GAARKHAN, "K16", exhausted=True), FAR_AWAY, hand=[FURIOUS_CHARGE]),
    )

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), black(0, evade=1))
    table.let_pass(until=moves.PLAY + FURIOUS_CHARGE)

    assert table.harm(FIRST) == 3
    table.play(FURIOUS_CHARGE)
    assert table.is_ready(14)


def test_but_not_while_his_card_is_ready() -> None:  # ruling W2
    table = Table(
        side(group(STORMTROOPER, "K13")),
        side(group(GAARKHAN, "K16"), FAR_AWAY, hand=[FURIOUS_CHARGE]),
    )

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), black(0, evade=1))
    table.let_pass(until=moves.PLAY + FURIOUS_CHARGE)

    assert table.harm(FIRST) == 3
    assert table.asks() == (ACT, ME)


def test_who_is_active_charges_in_vain() -> None:  # ruling K14
    table = active(
        group(GAARKHAN, "K13"), FAR_AWAY, hand=[FURIOUS_CHARGE], foe=side(group(HAN_SOLO, "K14"))
    )

    table.attack(FIRST, red(1), yellow(1, 2), white(dodge=True))
    table.use(FIRST)
    table.strike(0, blue(3, 2), green(1, 2), green(1, 2), black(0, evade=1))
    table.let_pass(until=moves.PLAY + FURIOUS_CHARGE)
    table.play(FURIOUS_CHARGE)
    table.let_pass()
    table.end()

    assert not table.is_ready(0)


# Rounds.


def test_take_initiative_changes_the_first_activation_and_exhausts_a_card() -> None:  # ruling K15
    table = Table(
        side(group(DARTH_VADER, "K13")),
        side(FAR_AWAY, group(HAN_SOLO, "E20"), hand=[TAKE_INITIATIVE]),
        pending=BEGIN,
    )

    assert table.asks() == (WINDOW, FOE)
    table.play(TAKE_INITIATIVE)
    assert table.asks() == (verbs.EXHAUST, FOE)
    table.do(moves.GROUP + 15)

    assert table.state.initiative == FOE
    assert table.asks() == (TURN, FOE)
    assert table.offers(moves.ACTIVATE) == [FIRST]


def test_who_sits_tight_waits_until_more_cards_are_ready() -> None:  # ruling K16
    table = Table(
        side(group(DARTH_VADER, "K13"), hand=[SIT_TIGHT]),
        side(FAR_AWAY, group(HAN_SOLO, "E20")),
        pending=BEGIN,
    )

    table.play(SIT_TIGHT)
    assert table.asks() == (TURN, FOE)
    table.activate(FIRST)
    table.end()
    assert table.asks() == (TURN, FOE)
    table.activate(FIRST + 1)
    table.end()

    assert table.asks() == (TURN, ME)


def test_once_there_were_more_the_wait_is_over() -> None:  # ruling K16
    table = Table(
        side(
            group(GIDEON_ARGUS, "K16", harm=4),
            group(MAK_ESHKAREY, "E19"),
            group(FENN_SIGNIS, "E20"),
            hand=[SIT_TIGHT],
        ),
        side(group(DARTH_VADER, "H21"), group(STORMTROOPER, "K13"), group(IMPERIAL_OFFICER, "H9")),
        pending=BEGIN,
    )

    table.play(SIT_TIGHT)
    table.activate(FIRST)
    table.end()
    table.activate(1)
    table.end()
    assert table.asks() == (TURN, FOE)
    table.activate(FIRST + 1)
    table.attack(0, blue(4, 2), green(3, 2), black(1))
    table.end()

    assert not table.stands(0)
    assert table.asks() == (TURN, ME)


def test_if_both_sit_tight_who_has_initiative_must_begin() -> None:  # ruling K16
    table = Table(
        side(group(DARTH_VADER, "K13"), hand=[SIT_TIGHT]),
        side(FAR_AWAY, hand=[SIT_TIGHT]),
        pending=BEGIN,
    )

    table.play(SIT_TIGHT)
    table.play(SIT_TIGHT)

    assert table.asks() == (TURN, ME)


def test_covering_fire_lends_troopers_a_stun() -> None:  # ruling K17
    table = Table(
        side(group(STORMTROOPER, "K13"), hand=[COVERING_FIRE]),
        side(group(GAARKHAN, "K16", conditions=STUNNED)),
        pending=BEGIN,
    )

    table.play(COVERING_FIRE)
    table.activate(0)
    table.attack(FIRST, blue(3, 1, 1), green(1, 2), black(1))
    assert 4 in table.offers(moves.SURGE, 16)
    table.surge(4)

    assert table.harm(FIRST) == 3


def test_a_lured_trooper_has_what_its_own_player_lends_it() -> None:  # ruling K17
    table = Table(
        side(group(DARTH_VADER, "K13"), hand=[LURE_OF_THE_DARK_SIDE]),
        side(group(STORMTROOPER, "K15"), group(GAARKHAN, "K17"), hand=[COVERING_FIRE]),
        initiative=FOE,
        pending=BEGIN,
    )

    table.play(COVERING_FIRE)
    table.let_pass()
    table.activate(FIRST + 3)
    table.let_pass()
    table.end()
    table.activate(0)
    table.let_pass()
    table.play(LURE_OF_THE_DARK_SIDE)
    table.pick(FIRST)
    table.strike(FIRST + 3, blue(3, 1, 1), green(1, 2), black(1))

    assert 4 in table.offers(moves.SURGE, 16)


def test_but_lends_nothing_to_others() -> None:  # ruling K17
    table = Table(
        side(group(STORMTROOPER, "K13"), group(GIDEON_ARGUS, "L13"), hand=[COVERING_FIRE]),
        side(group(GAARKHAN, "K16")),
        pending=BEGIN,
    )

    table.play(COVERING_FIRE)
    table.activate(3)
    table.attack(FIRST, blue(3, 1, 1), green(1, 2), black(1))

    assert table.offers(moves.SURGE, 16) == [0, 1]


def test_close_the_gap_moves_each_brawler_a_space() -> None:
    table = Table(
        side(group(DARTH_VADER, "K13"), group(ROYAL_GUARD, "K15", "K17"), hand=[CLOSE_THE_GAP]),
        side(FAR_AWAY),
        pending=BEGIN,
    )

    table.play(CLOSE_THE_GAP)
    table.pick(0)
    table.walk("L13")
    table.pick(1)
    table.decline()
    table.walk("L17")

    assert [table.where(it) for it in range(3)] == ["L13", "K15", "L17"]
    assert table.asks() == (TURN, ME)


def test_ferocity_makes_any_creature_attack_at_the_end_of_the_round() -> None:  # ruling A23
    table = Table(
        side(group(DARTH_VADER, "F19", exhausted=True), hand=[FEROCITY]),
        side(group(NEXU, "G19", exhausted=True), group(GIDEON_ARGUS, "I19", exhausted=True)),
    )

    assert table.window() == cards.END_OF_ROUND
    table.play(FEROCITY)
    table.pick(FIRST)
    assert set(table.targets()) == {0, FIRST + 1}
    table.strike(FIRST + 1, red(3), green(1, 2), black(1))

    assert table.harm(FIRST + 1) == 4


def test_nobody_inspires_a_borrowed_figure() -> None:  # ruling A23
    table = Table(
        side(group(LUKE_SKYWALKER, "F19", exhausted=True), hand=[FEROCITY]),
        side(group(NEXU, "G19", exhausted=True), group(GIDEON_ARGUS, "I19", exhausted=True)),
    )

    table.play(FEROCITY)
    table.pick(FIRST)
    table.strike(FIRST + 1, red(3), green(1, 2), black(1))

    assert table.harm(FIRST + 1) == 4


def test_celebration_needs_a_unique_figure() -> None:
    table = active(
        group(LUKE_SKYWALKER, "K13"),
        hand=[CELEBRATION],
        foe=side(group(STORMTROOPER, "K16", "E19")),
    )

    table.attack_past_windows(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1))

    assert not table.stands(FIRST)
    assert table.asks() == (ACT, ME)


def test_a_figure_asked_to_shoot_past_others_betrays_no_card() -> None:  # ruling W1
    tables = [
        Table(
            side(group(STORMTROOPER, "K13", "K14", "L13")),
            side(group(JYN_ODAN, "M13"), hand=[card]),
        )
        for card in (MARKSMAN, RALLY)
    ]

    for table in tables:
        table.activate(0)
        assert table.window() == cards.HOSTILE_ACTIVATES

    assert tables[0].offers(moves.USE) == [FIRST]
    assert tables[1].offers(moves.USE) == []


def test_the_fallen_play_no_cards() -> None:
    table = Table(
        side(group(STORMTROOPER, "K13")),
        side(group(GAARKHAN, "K16", harm=7), FAR_AWAY, hand=[FURIOUS_CHARGE]),
    )

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), black(0, evade=1))

    assert not table.stands(FIRST)
    assert table.asks() == (ACT, ME)
