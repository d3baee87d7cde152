"""Damage, strain, conditions, defeat, and what a defeat is worth."""

from pentarch.games.skirmish import happenings, moves, verbs
from pentarch.games.skirmish.cards import (
    AT_ST,
    CELEBRATION,
    DARTH_VADER,
    DEADEYE,
    FENN_SIGNIS,
    FORCE_CHOKE,
    GAARKHAN,
    GIDEON_ARGUS,
    HAN_SOLO,
    JYN_ODAN,
    LUKE_SKYWALKER,
    MAK_ESHKAREY,
    PLANNING,
    PROBE_DROID,
    RALLY,
    ROYAL_GUARD,
    ROYAL_GUARD_CHAMPION,
    ROYAL_GUARD_ELITE,
    ROYAL_GUARD_ELITE_FAQ,
    ROYAL_GUARD_FAQ,
    STORMTROOPER,
    STORMTROOPER_ELITE,
    TRANDOSHAN_HUNTER,
    URGENCY,
)
from pentarch.games.skirmish.state import BLEEDING, FOCUSED, PER_FIGURE, STUNNED
from tests.games.skirmish.table import (
    ACT,
    FOE,
    ME,
    TURN,
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


# Strain.


def test_strain_is_damage_where_the_command_deck_is_empty() -> None:  # ruling D1
    table = Table(side(group(DARTH_VADER, "K13")), side(group(GAARKHAN, "K16")))

    table.activate(0)
    table.special(FORCE_CHOKE)
    table.pick(FIRST)

    assert table.harm(FIRST) == 3
    assert table.asks() == (ACT, ME)


def test_or_its_player_discards_the_top_card() -> None:  # ruling D1
    table = Table(
        side(group(DARTH_VADER, "K13")), side(group(GAARKHAN, "K16"), deck=[PLANNING, RALLY])
    )

    table.activate(0)
    table.special(FORCE_CHOKE)
    table.pick(FIRST)
    assert table.asks() == (verbs.BEAR_STRAIN, FOE)
    table.roll(RALLY)
    table.do(moves.DISCARD_TOP)

    assert table.harm(FIRST) == 2
    assert table.discards(FOE) == [RALLY]


def test_or_takes_the_damage_all_the_same() -> None:  # ruling D1
    table = Table(side(group(DARTH_VADER, "K13")), side(group(GAARKHAN, "K16"), deck=[PLANNING]))

    table.activate(0)
    table.special(FORCE_CHOKE)
    table.pick(FIRST)
    table.do(moves.SUFFER)

    assert table.harm(FIRST) == 3


# Conditions.


def test_a_bleeding_figure_suffers_a_strain_after_each_action() -> None:  # ruling C2
    table = Table(
        side(group(GAARKHAN, "K13", conditions=BLEEDING)), side(group(DARTH_VADER, "K14"))
    )

    table.activate(0)
    table.move()
    assert table.harm(0) == 1
    table.roll(red(1), yellow(2, 1), black(3), black(1))
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.decline()

    assert table.harm(0) == 2


def test_but_not_after_the_cure() -> None:  # ruling C2
    table = Table(
        side(group(GAARKHAN, "K13", conditions=BLEEDING)), side(group(DARTH_VADER, "K16"))
    )

    table.activate(0)
    table.do(moves.CURE_BLEEDING)
    table.move()

    assert table.harm(0) == 0


def test_curing_a_stun_while_bleeding_costs_blood() -> None:  # ruling C2
    table = Table(
        side(group(GAARKHAN, "K13", conditions=BLEEDING | STUNNED)),
        side(group(DARTH_VADER, "K16")),
    )

    table.activate(0)
    table.do(moves.CURE_STUN)

    assert table.harm(0) == 1
    assert not table.has(0, STUNNED)


# Defeat.


def killing(*groups: Group, rules: int = 0) -> Table:
    """Luke on K13 kills the first figure of the groups."""
    table = Table(side(group(LUKE_SKYWALKER, "K13")), side(*groups), rules=rules)
    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1))
    return table


def test_a_group_scores_when_its_last_figure_falls() -> None:  # ruling D2
    table = killing(group(STORMTROOPER, "K16", "E19"), group(GIDEON_ARGUS, "E20"))

    assert not table.stands(FIRST)
    assert table.where(FIRST) is None
    assert table.points() == 0

    last = killing(group(STORMTROOPER, "K16"), group(GIDEON_ARGUS, "E20"))
    assert last.points() == 6
    assert last.happened(happenings.GROUP_LOST) == [(STORMTROOPER, 14)]
    assert not last.is_ready(14)


def test_also_if_its_own_side_defeated_it() -> None:  # ruling D2
    table = Table(
        side(group(AT_ST, "K15", turned=True), group(JYN_ODAN, "P18", harm=5)),
        side(group(DARTH_VADER, "O17")),
    )

    table.activate(0)
    table.attack(FIRST, blue(3, 1, 1), red(3), red(3), black(1), black(1))
    table.let_pass()
    table.surge(0)

    assert not table.stands(1)
    assert (table.points(ME), table.points(FOE)) == (0, 5)


def test_counted_by_figures_each_gives_its_share() -> None:  # ruling D3
    table = killing(group(STORMTROOPER, "K16", "E19"), group(GIDEON_ARGUS, "E20"), rules=PER_FIGURE)
    assert table.points() == 2

    last = killing(group(STORMTROOPER, "K16"), group(GIDEON_ARGUS, "E20"), rules=PER_FIGURE)
    assert last.points() == 6


def test_a_share_that_was_given_is_not_given_again() -> None:  # ruling D3
    table = Table(
        side(group(FENN_SIGNIS, "K13")),
        side(group(ROYAL_GUARD_ELITE, "K16", "M17", harm=8), group(GIDEON_ARGUS, "E20")),
        rules=PER_FIGURE,
    )

    table.activate(0)
    table.attack(FIRST, blue(3, 1, 1), red(3), green(1, 2), black(2))
    assert table.points() == 6
    assert table.asks() == (ACT, ME)
    table.attack(FIRST + 1, blue(5, 1), red(3), green(1, 2), black(1))

    assert table.points() == 12


def test_the_damage_on_the_fallen_is_forgotten() -> None:
    table = killing(group(STORMTROOPER, "K16", "E19"), group(GIDEON_ARGUS, "E20"))

    assert table.harm(FIRST) == 0


def test_last_stand_focuses_another_of_the_group() -> None:
    table = killing(group(STORMTROOPER_ELITE, "K16", "E19", "E20"))

    assert table.asks() == (verbs.LAST_STAND, FOE)
    assert table.offers(moves.FIGURE) == [FIRST + 1, FIRST + 2]
    table.pick(FIRST + 2)
    assert table.has(FIRST + 2, FOCUSED)
    assert table.asks() == (ACT, ME)


def test_vengeance_focuses_the_guard_beside_the_fallen() -> None:  # ruling D5
    table = killing(group(STORMTROOPER, "K16", "E19"), group(ROYAL_GUARD, "L16", "E21"))

    assert table.has(FIRST + 3, FOCUSED)
    assert not table.has(FIRST + 4, FOCUSED)


def test_by_the_later_rules_no_guardian_is_avenged() -> None:  # ruling O2
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")),
        side(group(ROYAL_GUARD_FAQ, "K16", "L16", harm=7), group(GIDEON_ARGUS, "E20")),
    )

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1))

    assert not table.stands(FIRST)
    assert not table.has(FIRST + 1, FOCUSED)


def test_but_everybody_else_is() -> None:  # ruling O2
    regular = killing(group(STORMTROOPER, "K16", "E19"), group(ROYAL_GUARD_FAQ, "L16", "E21"))
    elite = killing(group(STORMTROOPER, "K16", "E19"), group(ROYAL_GUARD_ELITE_FAQ, "L16", "E21"))

    assert regular.has(FIRST + 3, FOCUSED)
    assert regular.asks() == (ACT, ME)
    assert elite.has(FIRST + 3, FOCUSED)
    assert elite.asks() == (verbs.MOVE_SPACES, FOE)


def test_nor_do_the_elite_avenge_a_guardian() -> None:  # ruling O2
    table = killing(group(ROYAL_GUARD_ELITE_FAQ, "K16", "L16", harm=9), group(GIDEON_ARGUS, "E20"))

    assert not table.stands(FIRST)
    assert not table.has(FIRST + 1, FOCUSED)
    assert table.asks() == (ACT, ME)


def test_forward_vengeance_also_moves_a_space() -> None:  # ruling D5
    table = killing(group(STORMTROOPER, "K16", "E19"), group(ROYAL_GUARD_ELITE, "L16", "E21"))

    assert table.has(FIRST + 3, FOCUSED)
    assert table.asks() == (verbs.MOVE_SPACES, FOE)
    table.walk("L15")
    assert table.where(FIRST + 3) == "L15"


def test_executor_interrupts_the_attack_to_move_and_attack() -> None:  # ruling D6
    table = killing(group(STORMTROOPER, "K15", "E19"), group(ROYAL_GUARD_CHAMPION, "L17"))

    assert table.asks() == (verbs.MAY, FOE)
    table.use(FIRST + 3)
    assert table.asks() == (verbs.MOVE_SPACES, FOE)
    table.walk("K15")
    assert table.where(FIRST + 3) == "K15"
    assert table.asks() == (ACT, ME)


def test_an_attack_inside_an_attack_is_resolved_first() -> None:  # ruling D6
    table = killing(group(STORMTROOPER, "K15", "E19"), group(ROYAL_GUARD_CHAMPION, "L16"))

    table.use(FIRST + 3)
    assert table.state.fights == 1
    table.walk("K14")
    assert table.state.fights == 2
    assert table.asks() == (verbs.TARGET, FOE)
    table.strike(0, red(2), green(1, 2), yellow(1, 2), white(1, 0))

    assert table.harm(0) == 4
    assert table.state.fights == 0
    assert table.asks() == (ACT, ME)


def test_who_has_moved_there_must_attack() -> None:  # ruling D6
    table = killing(group(STORMTROOPER, "K15", "E19"), group(ROYAL_GUARD_CHAMPION, "L16"))

    table.use(FIRST + 3)
    table.walk("K14")

    assert table.targets() == [0]
    assert not table.can(moves.PASS)


def test_it_can_be_used_once_a_round() -> None:  # ruling D6
    table = killing(group(STORMTROOPER, "K15", "E19"), group(ROYAL_GUARD_CHAMPION, "L16"))

    table.use(FIRST + 3)

    assert table.state.spent == 1 << (FIRST + 3)


def test_beyond_three_spaces_the_champion_does_not_answer() -> None:  # ruling D6
    table = killing(group(STORMTROOPER, "K14", "E19"), group(ROYAL_GUARD_CHAMPION, "L18"))

    assert table.asks() == (ACT, ME)


def test_in_an_attack_the_attacker_answers_a_defeat_first() -> None:  # ruling W5
    table = Table(
        side(group(LUKE_SKYWALKER, "K13"), hand=[CELEBRATION]),
        side(group(DARTH_VADER, "K16", harm=15), group(ROYAL_GUARD_CHAMPION, "K18")),
    )

    table.activate(0)
    table.attack_past_windows(
        *(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1), black(1)),
        until=moves.PLAY + CELEBRATION,
    )

    assert table.asks() == (verbs.WINDOW, ME)
    table.decline()
    assert table.asks() == (verbs.MAY, FOE)


def test_even_if_the_defender_has_initiative() -> None:  # ruling W5
    table = Table(
        side(group(LUKE_SKYWALKER, "K13"), hand=[CELEBRATION]),
        side(group(DARTH_VADER, "K16", harm=15), group(ROYAL_GUARD_CHAMPION, "K18")),
        initiative=FOE,
    )

    table.activate(0)
    table.let_pass()
    table.attack_past_windows(
        *(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1), black(1)),
        until=moves.PLAY + CELEBRATION,
    )

    assert table.asks() == (verbs.WINDOW, ME)


def test_otherwise_who_has_initiative_does() -> None:  # ruling W5
    table = Table(
        side(group(DARTH_VADER, "K13"), hand=[CELEBRATION]),
        side(group(DARTH_VADER, "K16", harm=14), group(ROYAL_GUARD_CHAMPION, "K18")),
        initiative=FOE,
    )

    table.activate(0)
    table.let_pass()
    table.special(FORCE_CHOKE)
    table.pick(FIRST)

    assert table.asks() == (verbs.MAY, FOE)
    table.decline()
    assert table.asks() == (verbs.WINDOW, ME)


def test_who_is_defeated_in_the_own_activation_ends_it() -> None:  # ruling T4
    table = Table(
        side(group(GIDEON_ARGUS, "K13", harm=4, conditions=BLEEDING), group(GAARKHAN, "E16")),
        side(group(DARTH_VADER, "P16")),
    )

    table.activate(0)
    table.move()

    assert not table.stands(0)
    assert table.points(FOE) == 3
    assert table.asks() == (TURN, FOE)


def test_a_defeated_carrier_drops_what_it_carries() -> None:  # ruling D4
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")),
        side(group(STORMTROOPER, "K16", "E19")),
        mission="smuggled-goods",
    )
    table.load(FIRST, 0)

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1))

    assert table.token_at(0) == "K16"
    assert table.carrier(0) is None


def test_whoever_comes_by_takes_it_again() -> None:  # ruling D4
    table = Table(
        side(group(LUKE_SKYWALKER, "K15")),
        side(group(STORMTROOPER, "K16", "E19")),
        mission="smuggled-goods",
    )
    table.load(FIRST, 0)

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1))
    table.do(moves.INTERACT)

    assert table.carrier(0) == 0


def test_of_a_large_one_the_initiative_player_chooses_where() -> None:  # ruling D4
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")),
        side(group(AT_ST, "M16", harm=14), group(GIDEON_ARGUS, "E19")),
        mission="smuggled-goods",
        initiative=FOE,
    )
    table.load(FIRST, 0)

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.roll(blue(4, 2), green(3, 2), yellow(1, 2), black(1), black(1))
    table.walk("M16")

    assert table.asks() == (verbs.DROP, FOE)
    assert table.ends() == {"M16", "N16", "M17", "N17", "M18", "N18"}
    table.walk("N17")
    assert table.token_at(0) == "N17"


def test_even_if_it_was_the_other_players() -> None:  # ruling D4
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")),
        side(group(AT_ST, "M16", harm=14), group(GIDEON_ARGUS, "E19")),
        mission="smuggled-goods",
    )
    table.load(FIRST, 0)

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.roll(blue(4, 2), green(3, 2), yellow(1, 2), black(1), black(1))
    table.walk("M16")

    assert table.asks() == (verbs.DROP, ME)


def test_celebration_is_for_a_unique_hostile_figure() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "K13"), hand=[CELEBRATION]),
        side(group(GIDEON_ARGUS, "K16", harm=3), group(STORMTROOPER, "E19")),
    )

    table.activate(0)
    faces = (blue(4, 2), green(3, 2), yellow(1, 2), black(1))
    table.attack_past_windows(FIRST, *faces, until=moves.PLAY + CELEBRATION)
    table.play(CELEBRATION)

    assert table.points() == 3 + 4
    assert table.discards() == [CELEBRATION]


def test_self_destruct_hurts_all_neighbours_and_gives_the_droid_away() -> None:  # ruling D7
    table = Table(
        side(group(PROBE_DROID, "E19", exhausted=True), group(GIDEON_ARGUS, "F19", exhausted=True)),
        side(group(GAARKHAN, "E20", exhausted=True), group(MAK_ESHKAREY, "G19", exhausted=True)),
    )

    assert table.asks() == (verbs.WINDOW, ME)
    table.roll(red(3))
    table.use(0)

    assert (table.harm(1), table.harm(FIRST), table.harm(FIRST + 1)) == (3, 3, 0)
    assert not table.stands(0)
    assert table.points(FOE) == 3


def test_return_fire_answers_an_attack_that_did_no_harm() -> None:
    table = Table(
        side(group(STORMTROOPER, "K13", "E16")),
        side(group(HAN_SOLO, "K16"), group(GAARKHAN, "E19")),
    )

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), white(dodge=True))
    assert table.asks() == (verbs.WINDOW, FOE)
    table.use(FIRST)
    table.strike(0, blue(4, 2), green(3, 2), green(1, 2), black(1))

    assert not table.stands(0)
    assert table.asks() == (verbs.NEXT_FIGURE, ME)


def test_who_was_hurt_does_not_return_fire() -> None:
    table = Table(
        side(group(STORMTROOPER, "K13")),
        side(group(HAN_SOLO, "K16"), group(GAARKHAN, "E19")),
    )

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), white())

    assert table.harm(FIRST) == 4
    assert table.asks() == (ACT, ME)


def test_who_was_only_strained_returns_fire() -> None:  # ruling K13
    table = Table(
        side(group(TRANDOSHAN_HUNTER, "K13"), group(GIDEON_ARGUS, "E19")),
        side(group(HAN_SOLO, "K16"), group(GAARKHAN, "E20")),
    )

    table.activate(0)
    table.attack(FIRST, blue(3, 2), green(1, 2), white(dodge=True))

    assert table.harm(FIRST) == 1
    assert table.asks() == (verbs.WINDOW, FOE)
    assert table.can(moves.USE + FIRST)


def test_a_hair_trigger_shoots_before_the_first_action() -> None:  # ruling K5
    table = Table(
        side(group(STORMTROOPER, "K13", "E16")),
        side(group(JYN_ODAN, "K16", exhausted=True), group(GAARKHAN, "E19")),
    )

    table.activate(0)
    assert table.asks() == (verbs.WINDOW, FOE)
    table.use(FIRST)
    table.strike(0, green(3, 2), green(2, 2), black(1))

    assert not table.stands(0)
    assert table.asks() == (verbs.NEXT_FIGURE, ME)


def test_at_the_start_of_an_activation_who_has_initiative_comes_first() -> None:  # ruling W5
    mine = Table(
        side(group(JYN_ODAN, "K13")),
        side(group(DARTH_VADER, "K16", conditions=BLEEDING), hand=[RALLY]),
        initiative=ME,
        mover=FOE,
    )
    theirs = Table(
        side(group(JYN_ODAN, "K13")),
        side(group(DARTH_VADER, "K16", conditions=BLEEDING), hand=[RALLY]),
        initiative=FOE,
        mover=FOE,
    )

    mine.activate(FIRST)
    theirs.activate(FIRST)

    assert mine.asks() == (verbs.WINDOW, ME)
    assert theirs.asks() == (verbs.WINDOW, FOE)


def test_and_only_once_a_round() -> None:  # ruling K5
    table = Table(
        side(group(STORMTROOPER, "K13", "L13")),
        side(group(JYN_ODAN, "K16"), group(GAARKHAN, "E19")),
    )

    table.activate(0)
    table.use(FIRST)
    table.strike(0, green(3, 2), green(2, 2), black(3))
    table.end()
    table.activate(1)

    assert table.asks() == (ACT, ME)


def test_a_critical_hit_costs_the_opponent_a_card() -> None:
    table = Table(
        side(group(MAK_ESHKAREY, "K13")),
        side(
            group(STORMTROOPER, "K16", "E19", harm=2),
            hand=[DEADEYE, URGENCY],
        ),
    )

    table.activate(0)
    table.roll(blue(3, 1, 1), blue(4, 2), black(1), DEADEYE)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.let_pass()
    table.surge(2)

    assert not table.stands(FIRST)
    assert table.discards(FOE) == [DEADEYE]
    assert table.hand(FOE) == [URGENCY]


def test_the_card_is_gone_before_anybody_answers_the_defeat() -> None:  # ruling A24
    table = Table(
        side(group(MAK_ESHKAREY, "K13"), group(GIDEON_ARGUS, "E19")),
        side(
            group(STORMTROOPER, "K15", "E20", harm=2),
            group(ROYAL_GUARD_CHAMPION, "L16"),
            hand=[DEADEYE, URGENCY],
        ),
    )

    table.activate(0)
    table.roll(blue(3, 1, 1), blue(4, 2), black(1), DEADEYE)
    table.do(moves.ATTACK)
    table.let_pass()
    table.do(moves.TARGET + FIRST)
    table.let_pass()
    table.surge(2)

    assert table.asks() == (verbs.MAY, FOE)
    assert table.hand(FOE) == [URGENCY]


def test_but_only_if_it_defeats_somebody() -> None:
    table = Table(
        side(group(MAK_ESHKAREY, "K13")),
        side(group(GAARKHAN, "K16"), hand=[PLANNING]),
    )

    table.activate(0)
    table.roll(blue(3, 1, 1), blue(4, 2), black(1))
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.let_pass()
    table.surge(2)
    table.let_pass()

    assert table.harm(FIRST) == 3
    assert table.hand(FOE) == [PLANNING]
