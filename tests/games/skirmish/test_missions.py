"""Doors, tokens and the six missions."""

from pentarch.games.skirmish import moves, verbs
from pentarch.games.skirmish.cards import (
    CHARGE,
    CHEWBACCA,
    DARTH_VADER,
    E_WEB_ENGINEER,
    FENN_SIGNIS,
    GAARKHAN,
    HAN_SOLO,
    JYN_ODAN,
    LUKE_SKYWALKER,
    MAK_ESHKAREY,
    NEXU,
    PROBE_DROID,
    PROBE_DROID_ELITE,
    SIT_TIGHT,
    SLAM,
    STORMTROOPER,
)
from pentarch.games.skirmish.objects import controller
from pentarch.games.skirmish.state import TOKEN, TOKEN_SPACE, TOKEN_STATE, set_token
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
)

FIRST = 20
BEGIN = [(verbs.ROUND, 0, False, 0, 0), (verbs.BEGIN_ROUND, 0, False, 0, 0)]


def ending(mission: str, mine: list[Group], theirs: list[Group]) -> Table:
    """Everybody is exhausted: the round ends."""
    for it in [*mine, *theirs]:
        it.exhausted = True
    return Table(side(*mine), side(*theirs), mission=mission)


# Doors.


def test_a_door_is_opened_from_a_space_at_its_edge() -> None:  # ruling J2
    table = Table(side(group(STORMTROOPER, "R11", "S12", "R13")), side(group(HAN_SOLO, "E19")))

    table.activate(2)
    assert not table.can(moves.INTERACT + moves.DOOR)
    table.end()
    table.activate(1)
    table.do(moves.INTERACT + moves.DOOR)

    assert table.state.doors == 1
    assert table.state.actions == 1
    assert not table.can(moves.INTERACT + moves.DOOR)


def test_a_nexu_cannot_interact() -> None:  # ruling J3
    table = Table(side(group(NEXU, "R12")), side(group(HAN_SOLO, "E19")))

    table.activate(0)

    assert table.offers(moves.INTERACT) == []


# Get to the Ship.


def test_a_panel_is_flipped_once_a_round_by_each_player() -> None:  # ruling N1
    table = Table(
        side(group(STORMTROOPER, "M13", "L14")),
        side(group(HAN_SOLO, "E19")),
        mission="get-to-the-ship",
    )

    table.activate(0)
    assert table.offers(moves.INTERACT) == [0, 1]
    table.do(moves.INTERACT + 0)
    assert table.token_state(0) == 1

    assert table.offers(moves.INTERACT) == []


def test_panels_score_for_who_controls_them() -> None:  # ruling N1
    table = ending("get-to-the-ship", [group(DARTH_VADER, "L14")], [group(HAN_SOLO, "O14")])

    assert (table.points(ME), table.points(FOE)) == (4, 4)


def test_a_coloured_panel_is_worth_five() -> None:  # ruling N1
    table = Table(side(group(DARTH_VADER, "M13")), side(group(HAN_SOLO, "E19", exhausted=True)))

    table.activate(0)
    table.do(moves.INTERACT + 0)
    table.end()

    assert table.points() == 5 + 2


def test_mobile_figures_on_the_ship_control_what_shares_an_edge() -> None:  # ruling G3
    table = Table(side(group(PROBE_DROID, "N14")), side(group(HAN_SOLO, "E19")))

    space = table.space

    assert controller(table.state, space("M14")) == ME
    assert controller(table.state, space("N14")) == ME
    assert controller(table.state, space("N15")) == ME
    assert controller(table.state, space("M15")) == -1


# Smuggled Goods.


def test_contraband_rides_on_the_figure_and_slows_it() -> None:  # ruling N2
    table = Table(
        side(group(LUKE_SKYWALKER, "M13")),
        side(group(HAN_SOLO, "E19")),
        mission="smuggled-goods",
    )

    table.activate(0)
    assert table.offers(moves.INTERACT) == [1]
    table.do(moves.INTERACT + 1)
    assert table.carrier(1) == 0
    table.move()

    assert table.state.movement == 3


def test_at_home_it_is_worth_fifteen_and_gone() -> None:  # ruling N2
    table = Table(
        side(group(LUKE_SKYWALKER, "G10")),
        side(group(HAN_SOLO, "E19", exhausted=True)),
        mission="smuggled-goods",
    )
    table.load(0, 1)

    table.activate(0)
    table.end()

    assert table.points() == 15
    assert table.carrier(1) is None
    assert table.token_at(1) is None


def test_a_large_carrier_is_at_home_with_any_of_its_spaces() -> None:  # ruling N2
    table = Table(
        side(group(E_WEB_ENGINEER, "H13")),
        side(group(HAN_SOLO, "E19", exhausted=True)),
        mission="smuggled-goods",
    )
    table.load(0, 0)

    table.activate(0)
    table.end()

    assert table.points() == 15


def test_in_the_zone_of_the_enemy_it_is_worth_nothing() -> None:  # ruling N2
    table = Table(
        side(group(LUKE_SKYWALKER, "R17")),
        side(group(HAN_SOLO, "E19", exhausted=True)),
        mission="smuggled-goods",
    )
    table.load(0, 1)

    table.activate(0)
    table.end()

    assert table.points() == 0
    assert table.carrier(1) == 0


# Close to Home.


def test_each_player_scores_each_crate_once() -> None:  # ruling N3
    table = ending("close-to-home", [group(LUKE_SKYWALKER, "O7")], [group(HAN_SOLO, "S19")])
    assert (table.points(ME), table.points(FOE)) == (7, 7)

    table.activate(FIRST)
    table.end()
    table.activate(0)
    table.end()

    assert (table.points(ME), table.points(FOE)) == (7, 7)


def test_whoever_scored_it_before() -> None:  # ruling N3
    table = Table(
        side(group(LUKE_SKYWALKER, "O7")),
        side(group(HAN_SOLO, "T5", exhausted=True)),
        mission="close-to-home",
    )

    table.activate(0)
    set_token(table.state, 0, TOKEN_STATE, 1 << FOE)
    table.end()

    assert table.points(ME) == 7
    assert table.token_state(0) == 1 << ME | 1 << FOE


# Raiding Party.


def raid(*mine: Group) -> Table:
    return ending("raiding-party", list(mine), [group(HAN_SOLO, "T5")])


def test_raiders_shoot_the_closest_figures_that_they_see() -> None:  # ruling N4
    table = raid(group(LUKE_SKYWALKER, "L14"), group(GAARKHAN, "H13"))

    assert table.harm(0) == 2 * 3
    assert table.harm(1) == 0


def test_all_that_are_equally_close_are_hit_by_each_raider() -> None:  # ruling N4
    table = raid(group(LUKE_SKYWALKER, "K13"), group(GAARKHAN, "K14"))

    assert (table.harm(0), table.harm(1)) == (2 * 2, 2 * 2)


def test_then_the_initiative_player_moves_them_or_adds_one() -> None:  # ruling N4
    table = raid(group(GAARKHAN, "H6"))

    assert table.asks() == (verbs.RAIDERS, ME)
    assert table.offers(moves.MOVE, 1) == [0]
    table.do(moves.RAIDER)
    assert table.asks() == (verbs.RAIDER_COMES, ME)
    assert "N18" not in table.ends()
    assert "N17" not in table.ends()
    table.walk("N16")

    assert table.token_at(3) == "N16"
    assert table.asks() == (TURN, FOE)


def test_a_new_one_needs_a_free_space() -> None:  # ruling N4
    table = raid(group(GAARKHAN, "N16"))

    table.do(moves.RAIDER)

    assert "O16" in table.ends()
    assert "N16" not in table.ends()


def test_raiders_move_up_to_three_spaces_and_never_share_one() -> None:  # ruling N4
    table = raid(group(GAARKHAN, "H6"))

    table.move()
    table.do(moves.TARGET + TOKEN)
    assert table.asks() == (verbs.RAIDER_MOVE, ME)
    assert "I13" in table.ends()
    assert "H13" not in table.ends()
    table.walk("K14")
    table.do(moves.TARGET + TOKEN + 1)
    assert "K14" not in table.ends()
    table.decline()
    table.decline()

    assert [table.token_at(it) for it in range(3)] == ["K14", "O13", "N17"]


def test_not_even_where_one_stood_before() -> None:  # ruling N4
    table = raid(group(GAARKHAN, "H6"))
    set_token(table.state, 0, TOKEN_SPACE, table.space("M17"))

    table.move()
    table.do(moves.TARGET + TOKEN)

    assert "O17" in table.ends()
    assert "N17" not in table.ends()


def test_a_raider_is_attacked_like_a_figure_and_worth_four() -> None:  # ruling N5
    table = Table(
        side(group(LUKE_SKYWALKER, "J13")),
        side(group(HAN_SOLO, "T5")),
        mission="raiding-party",
    )
    fenn = Table(
        side(group(FENN_SIGNIS, "K13")),
        side(group(HAN_SOLO, "T5")),
        mission="raiding-party",
    )

    table.activate(0)
    table.do(moves.ATTACK)
    assert table.targets() == [TOKEN]
    fenn.activate(0)
    fenn.attack(TOKEN, blue(4, 2), red(2), green(1, 1, 1), black(1))
    fenn.surge(1)

    assert fenn.token_at(0) is None
    assert fenn.points() == 4


def test_four_damage_leave_it_alive() -> None:  # ruling N5
    table = Table(
        side(group(FENN_SIGNIS, "K13")), side(group(HAN_SOLO, "T5")), mission="raiding-party"
    )

    table.activate(0)
    table.attack(TOKEN, blue(4, 2), red(2), green(2, 1, 1), black(1))
    table.decline()

    assert table.token_state(0) == 4
    assert table.points() == 0


def test_a_blast_that_defeats_it_is_worth_as_much() -> None:  # ruling N5
    table = Table(
        side(group(FENN_SIGNIS, "J13")), side(group(GAARKHAN, "M13")), mission="raiding-party"
    )
    set_token(table.state, 0, TOKEN_STATE, 4)

    table.activate(0)
    table.attack(FIRST, blue(3, 1, 1), red(3), green(1, 2), black(1))
    table.surge(0)

    assert table.token_at(0) is None
    assert table.points() == 4


def test_so_is_an_ability_that_does() -> None:  # ruling N5
    table = raid(group(PROBE_DROID_ELITE, "K13"), group(MAK_ESHKAREY, "H6"))
    set_token(table.state, 0, TOKEN_STATE, 4)

    table.move()
    table.decline()
    table.roll(red(1))
    table.use(0)

    assert table.token_at(0) is None
    assert table.points() == 4


# Lost Knowledge.


def test_a_holocron_is_given_to_the_beacon_for_ten() -> None:  # ruling N6
    table = Table(
        side(group(LUKE_SKYWALKER, "L13")),
        side(group(HAN_SOLO, "T5")),
        mission="lost-knowledge",
    )
    table.load(0, 1)

    table.activate(0)
    table.move()
    table.walk("K13")
    assert table.asks() == (ACT, ME)
    table.walk("J13")
    assert table.asks() == (verbs.TRANSMIT, ME)
    table.do(moves.YES)

    assert table.points() == 10
    assert table.carrier(1) is None


def test_who_charges_past_the_beacon_may_give_it_away_and_go_on() -> None:  # ruling N6
    table = Table(
        side(group(GAARKHAN, "K13")),
        side(group(STORMTROOPER, "J14", "I14", "K14"), group(HAN_SOLO, "I15")),
        mission="lost-knowledge",
    )
    table.load(0, 1)

    table.activate(0)
    table.special(CHARGE)
    table.walk("I13")
    assert table.asks() == (verbs.TRANSMIT, ME)
    table.do(moves.YES)

    assert table.points() == 10
    assert table.asks() == (verbs.MOVE_SPACES, ME)
    assert "H14" in table.ends()


def test_or_it_is_kept() -> None:  # ruling N6
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")),
        side(group(HAN_SOLO, "T5")),
        mission="lost-knowledge",
    )
    table.load(0, 1)

    table.activate(0)
    table.move()
    table.walk("J13")
    table.decline()

    assert table.carrier(1) == 0
    assert table.asks() == (ACT, ME)


def test_who_is_pushed_to_the_beacon_may_give_it_away_too() -> None:  # ruling N6
    table = Table(
        side(group(CHEWBACCA, "L13")),
        side(group(LUKE_SKYWALKER, "K13")),
        mission="lost-knowledge",
    )
    table.load(FIRST, 1)

    table.activate(0)
    table.special(SLAM)
    table.roll(red(1))
    table.pick(FIRST)
    table.walk("J13")

    assert table.asks() == (verbs.TRANSMIT, FOE)


def test_a_large_carrier_meets_the_beacon_also_on_top_of_it() -> None:  # ruling N6
    table = Table(
        side(group(E_WEB_ENGINEER, "I12")), side(group(HAN_SOLO, "T5")), mission="lost-knowledge"
    )
    table.load(0, 1)

    table.activate(0)
    table.move()
    table.walk("I11")

    assert table.asks() == (verbs.TRANSMIT, ME)


def test_nobody_carries_two_holocrons() -> None:  # ruling N6
    table = Table(
        side(group(LUKE_SKYWALKER, "M14")),
        side(group(HAN_SOLO, "T5")),
        mission="lost-knowledge",
    )
    table.load(0, 0)

    table.activate(0)

    assert table.offers(moves.INTERACT) == []


# Leave No Evidence.


def test_at_the_start_of_a_round_the_mission_comes_first() -> None:  # ruling W5
    table = Table(
        side(group(LUKE_SKYWALKER, "O14"), hand=[SIT_TIGHT]),
        side(group(HAN_SOLO, "I12"), hand=[SIT_TIGHT]),
        mission="leave-no-evidence",
        initiative=FOE,
        pending=BEGIN,
    )

    asked = []
    for _ in range(3):
        asked.append(table.asks())
        table.decline()

    assert asked == [(verbs.BOMBARD, FOE), (verbs.WINDOW, FOE), (verbs.WINDOW, ME)]


def test_who_controls_the_beacon_may_order_a_bombardment() -> None:  # ruling N7
    table = Table(
        side(group(LUKE_SKYWALKER, "I12"), group(JYN_ODAN, "O14")),
        side(group(HAN_SOLO, "S14"), group(MAK_ESHKAREY, "H20")),
        mission="leave-no-evidence",
        pending=BEGIN,
    )

    assert table.asks() == (verbs.BOMBARD, ME)
    table.do(moves.YES)

    assert [table.harm(it) for it in (0, 1, FIRST, FIRST + 1)] == [0, 2, 2, 0]


def test_each_player_may_give_up_a_controlled_site_for_six() -> None:  # ruling N8
    table = ending("leave-no-evidence", [group(LUKE_SKYWALKER, "O10")], [group(HAN_SOLO, "U12")])

    assert table.asks() == (verbs.EXCAVATE, ME)
    table.do(moves.SITE + 0)
    assert table.asks() == (verbs.EXCAVATE, FOE)
    table.decline()

    assert (table.points(ME), table.points(FOE)) == (6, 0)
    assert table.token_at(0) is None


def test_but_none_that_is_not_controlled() -> None:  # ruling N8
    table = ending("leave-no-evidence", [group(LUKE_SKYWALKER, "O10")], [group(HAN_SOLO, "H6")])

    assert table.offers(moves.SITE, 16) == [0]
    table.decline()
    assert table.asks()[0] != verbs.EXCAVATE


def test_points_of_one_rule_are_added_before_anybody_wins() -> None:  # ruling V2
    mine, theirs = group(LUKE_SKYWALKER, "O10"), group(HAN_SOLO, "U12")
    mine.exhausted = theirs.exhausted = True
    table = Table(side(mine, points=34), side(theirs, points=35), mission="leave-no-evidence")

    table.do(moves.SITE + 0)
    assert table.winners() == []
    table.do(moves.SITE + 2)

    assert table.winners() == [FOE]
