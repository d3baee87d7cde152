"""What a seat sees: the table, the own hand, and what the figure that is asked about could do."""

import msgspec
from msgspec import UNSET

from pentarch.core.options import resolve
from pentarch.games.skirmish import happenings, moves, verbs, views
from pentarch.games.skirmish.cards import (
    AT_ST,
    DARTH_VADER,
    DEADEYE,
    DEFLECTION,
    FORCE_CHOKE,
    HAN_SOLO,
    LUKE_SKYWALKER,
    PLANNING,
    RALLY,
    STORMTROOPER,
    URGENCY,
)
from pentarch.games.skirmish.seen import Question, SeenAim, SeenReach, SkirmishView
from pentarch.games.skirmish.setup import OPTIONS, new_game
from pentarch.games.skirmish.state import BLEEDING, FOCUSED
from tests.games.skirmish.table import FOE, ME, Table, blue, green, group, side, white

FIRST = 20  # the first figure of the foe


def seen(table: Table, player: int | None) -> SkirmishView:
    """The view, read back from what is sent."""
    return msgspec.json.decode(
        msgspec.json.encode(views.view(table.state, player)), type=SkirmishView
    )


def asked(table: Table, player: int | None = ME) -> Question:
    question = seen(table, player).question
    assert question is not None
    return question


def reaches(table: Table) -> dict[str, SeenReach]:
    found = asked(table).reaches
    assert found is not UNSET
    return {it.space: it for it in found}


def aims(table: Table) -> dict[str | None, SeenAim]:
    found = asked(table).aims
    assert found is not UNSET
    return {it.figure: it for it in found}


# Secrets.


def test_a_hand_is_seen_by_its_player_and_its_size_by_all() -> None:
    table = Table(
        side(group(DARTH_VADER, "K16"), hand=[RALLY, DEADEYE], deck=[URGENCY]),
        side(group(HAN_SOLO, "E19"), discards=[PLANNING]),
    )

    mine, theirs, nobodys = (seen(table, it).players[ME] for it in (ME, FOE, None))

    assert mine.hand == ["deadeye", "rally"]
    assert mine.unseen == ["urgency"]
    assert (theirs.hand, theirs.hand_size, theirs.deck, theirs.unseen) == (None, 2, 1, [])
    assert theirs == nobodys
    assert seen(table, ME).players[FOE].discards == ["planning"]


def test_when_all_is_over_hands_and_decks_lie_open() -> None:
    table = Table(
        side(group(DARTH_VADER, "K13"), hand=[RALLY]),
        side(group(HAN_SOLO, "K14", harm=10), hand=[PLANNING], deck=[URGENCY, DEADEYE]),
    )
    table.activate(0)
    table.let_pass()
    table.special(FORCE_CHOKE)
    table.pick(FIRST)

    assert table.winners() == [ME]
    for reader in (ME, FOE, None):
        mine, theirs = seen(table, reader).players
        assert (mine.hand, mine.unseen) == (["rally"], [])
        assert (theirs.hand, theirs.unseen) == (["planning"], ["deadeye", "urgency"])
    assert table.happened(happenings.HAND_SHOWN) == [(ME, RALLY), (FOE, PLANNING)]
    assert table.happened(happenings.DECK_SHOWN) == [(FOE, DEADEYE, URGENCY)]


def test_a_list_in_the_making_is_seen_by_its_maker_alone() -> None:
    state = new_game(2, resolve(OPTIONS, {}), 1)
    state.apply(moves.ENLIST + DARTH_VADER)
    state.apply(moves.INCLUDE + RALLY)

    mine, theirs = (views.view(state, it).players[ME] for it in (ME, FOE))

    assert mine.making is not None
    assert (mine.making.army, mine.making.deck) == (["darth-vader"], ["rally"])
    assert (mine.making.army_cost, mine.making.affiliation) == (18, "imperial")
    assert (theirs.making, theirs.is_sealed, theirs.groups) == (None, False, [])


def test_before_it_is_drawn_nobody_sees_the_mission() -> None:
    drawn = views.view(new_game(2, resolve(OPTIONS, {}), 1), ME)
    chosen = views.view(new_game(2, resolve(OPTIONS, {"mission": "lost-knowledge"}), 1), ME)

    assert (drawn.map, drawn.mission, drawn.initiative) == (None, None, None)
    assert (chosen.map, chosen.mission) == ("massassi-ruins", "lost-knowledge")


def test_what_a_figure_could_do_is_told_to_its_player_alone() -> None:
    table = Table(side(group(DARTH_VADER, "K16")), side(group(HAN_SOLO, "L16")))
    table.activate(0)

    for other in (FOE, None):
        assert asked(table, other).reaches is UNSET
        assert asked(table, other).aims is UNSET


# Figures.


def test_figures_show_where_they_stand_and_what_ails_them() -> None:
    table = Table(
        side(group(STORMTROOPER, "K16", "K17", harm=1, conditions=BLEEDING | FOCUSED)),
        side(group(HAN_SOLO, "E19"), group(AT_ST, "I19", turned=True)),
    )

    view = seen(table, None)

    (troopers,) = view.players[ME].groups
    assert (troopers.group, troopers.card, troopers.is_ready) == ("1-1", "stormtrooper", True)
    assert [it.figure for it in troopers.figures] == ["1-1a", "1-1b", "1-1c"]
    first, _, fallen = troopers.figures
    assert (first.space, first.harm, first.conditions) == ("K16", 1, ["bleeding", "focused"])
    assert (fallen.space, fallen.is_defeated) == (None, True)
    walker = view.players[FOE].groups[1].figures[0]
    assert (walker.figure, walker.space, walker.turned) == ("2-2", "I19", True)
    assert walker.spaces == ["I19", "J19", "K19", "I20", "J20", "K20"]


# Where it can go.


def test_a_reach_has_its_cost_and_its_way() -> None:
    table = Table(side(group(DARTH_VADER, "O15")), side(group(HAN_SOLO, "E19")))
    table.activate(0)
    table.move()

    over_there = reaches(table)["P15"]

    assert (over_there.cost, over_there.now) == (4, True)
    assert len(over_there.path) == 4
    assert over_there.path[-1] == "P15"


def test_a_hostile_figure_on_the_way_costs_more_and_is_no_end() -> None:
    table = Table(side(group(DARTH_VADER, "E16")), side(group(HAN_SOLO, "F16")))
    table.activate(0)
    table.move()

    assert "F16" not in reaches(table)
    assert reaches(table)["G16"].path == ["F15", "G16"]


def test_what_one_more_move_would_reach_is_told_apart() -> None:
    table = Table(side(group(DARTH_VADER, "E19")), side(group(HAN_SOLO, "U22")))
    table.activate(0)
    table.move()

    now, later = reaches(table)["I19"], reaches(table)["M19"]

    assert (now.cost, now.now) == (4, True)
    assert (later.cost, later.now) == (8, False)
    legal = {table.name(it) for it in table.offers(moves.SPACE, 256)}
    assert {name for name, it in reaches(table).items() if it.now} == legal


def test_a_large_base_tells_its_turns() -> None:
    table = Table(side(group(AT_ST, "F19")), side(group(HAN_SOLO, "U22")))
    table.activate(0)
    table.move()

    found = asked(table).reaches

    assert found is not UNSET
    offers = table.offers(moves.SPACE, 512)
    assert len([it for it in found if it.now]) == len(offers)
    assert any(it.turned for it in found)


def test_whoever_acted_last_in_a_round_can_act_in_the_next() -> None:
    table = Table(
        side(group(STORMTROOPER, "K16", "K17")), side(group(HAN_SOLO, "E19", exhausted=True))
    )
    table.activate(0)
    table.end()
    done = [it.is_done for it in seen(table, ME).players[ME].groups[0].figures]

    table.activate(1)
    table.end()

    figures = seen(table, ME).players[ME].groups[0].figures
    assert done[:2] == [True, False]
    assert table.state.round == 2
    assert [it.is_done for it in figures if not it.is_defeated] == [False, False]


# Whom it can attack.


def test_an_aim_has_its_distance_and_exact_odds() -> None:
    table = Table(side(group(STORMTROOPER, "K16")), side(group(HAN_SOLO, "M16", harm=11)))
    table.activate(0)

    aim = aims(table)["2-1"]

    assert (aim.spaces, aim.distance) == (["M16"], 2)
    assert 0 < aim.defeat <= aim.hit < 1000
    assert aim.damage > 0


def test_of_a_large_target_the_spaces_in_sight_are_named_the_nearest_first() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "F19")), side(group(AT_ST, "I19", turned=True)), initiative=FOE
    )
    table.activate(0)

    aim = aims(table)["2-1"]

    assert (aim.spaces[0], aim.distance) == ("I19", 3)
    assert set(aim.spaces) <= {"I19", "J19", "K19", "I20", "J20", "K20"}


def test_an_aim_has_the_corners_between_which_it_sees() -> None:
    """The panels block M14 to N15: from L14 the row above them is open."""
    table = Table(side(group(LUKE_SKYWALKER, "L14")), side(group(STORMTROOPER, "O13")))
    table.activate(0)

    # By column and row from E5: the upper right corner of L14, the left edge of O13.
    assert aims(table)["2-1a"].sight == [(8, 9), (10, 8), (10, 9)]


def test_adjacent_figures_see_each_other_without_lines() -> None:
    table = Table(side(group(LUKE_SKYWALKER, "K16")), side(group(STORMTROOPER, "L16")))
    table.activate(0)

    assert aims(table)["2-1a"].sight == []


def test_after_an_attack_there_is_nothing_to_aim_at() -> None:
    table = Table(side(group(STORMTROOPER, "K16")), side(group(HAN_SOLO, "M16")))
    table.activate(0)
    table.attack(FIRST, blue(3, 2), green(2, 2), white())
    table.let_pass()

    assert asked(table).aims is UNSET


# Attacks.


def test_dice_have_no_faces_before_the_roll_and_show_them_after_it() -> None:
    table = Table(
        side(group(STORMTROOPER, "K16")), side(group(LUKE_SKYWALKER, "M16"), hand=[DEFLECTION])
    )
    table.activate(0)
    table.let_pass()
    table.attack(FIRST, blue(3, 1, 1), green(2, 2), white(1))
    before = seen(table, None).attacks[0]
    table.decline()
    after = seen(table, None).attacks[0]

    assert (before.attacker, before.target, before.space) == ("1-1a", "2-1", "M16")
    assert before.distance == 2
    assert [(it.colour, it.face) for it in before.attack_dice] == [("blue", -1), ("green", -1)]
    assert [it.colour for it in after.defence_dice] == ["white"]
    assert all(it.face >= 0 for it in after.attack_dice + after.defence_dice)


def test_dice_that_can_be_rolled_again_are_counted_as_they_lie() -> None:
    table = Table(side(group(STORMTROOPER, "K13", "L13")), side(group(LUKE_SKYWALKER, "K15")))
    table.activate(0)
    table.attack(FIRST, blue(2, 1), green(1, 1, 1), white(1))

    attack = seen(table, None).attacks[0]

    assert table.asks() == (verbs.REROLL, ME)
    assert (attack.accuracy, attack.damage, attack.surges) == (3, 2, 1)
    assert (attack.blocks, attack.evades) == (1, 0)


def test_before_they_are_deployed_figures_are_not_defeated() -> None:
    options = resolve(OPTIONS, {"armies": "starter"})

    table = views.view(new_game(2, options, 7), ME)

    figures = [it for group in table.players[ME].groups for it in group.figures]
    assert figures
    assert not any(it.is_defeated for it in figures)
    assert all(it.space is None for it in figures)
