"""Rounds: turns, passing, groups, and the status phase."""

from pentarch.games.skirmish import happenings, moves, verbs
from pentarch.games.skirmish.cards import (
    DARTH_VADER,
    DEADEYE,
    GAARKHAN,
    GIDEON_ARGUS,
    HAN_SOLO,
    LUKE_SKYWALKER,
    MAK_ESHKAREY,
    PLANNING,
    PROBE_DROID,
    RALLY,
    REBEL_HIGH_COMMAND,
    RECOVERY,
    STORMTROOPER,
    URGENCY,
)
from pentarch.games.skirmish.state import (
    COVERED,
    EXPOSED,
    GUARDED,
    IS_SILENCED,
    add_mark,
    give_order,
)
from tests.games.skirmish.table import ACT, FOE, ME, TURN, Table, group, side

FIRST = 20


def test_players_take_turns_and_a_group_is_exhausted() -> None:  # ruling T1
    table = Table(
        side(group(DARTH_VADER, "K13"), group(GIDEON_ARGUS, "K15")),
        side(group(HAN_SOLO, "E19"), group(LUKE_SKYWALKER, "E20")),
    )

    table.activate(0)
    table.end()

    assert not table.is_ready(0)
    assert table.asks() == (TURN, FOE)


def test_passing_needs_fewer_ready_cards_than_the_opponent() -> None:  # ruling T2
    fewer = Table(
        side(group(DARTH_VADER, "K13")),
        side(group(HAN_SOLO, "E19"), group(LUKE_SKYWALKER, "E20")),
    )
    equal = Table(side(group(DARTH_VADER, "K13")), side(group(HAN_SOLO, "E19")))
    more = Table(
        side(group(DARTH_VADER, "K13"), group(GIDEON_ARGUS, "K15")),
        side(group(HAN_SOLO, "E19")),
    )

    assert fewer.can(moves.PASS)
    assert not equal.can(moves.PASS)
    assert not more.can(moves.PASS)
    fewer.decline()
    assert fewer.asks() == (TURN, FOE)


def test_who_has_nothing_ready_is_skipped() -> None:  # ruling T1
    table = Table(
        side(group(DARTH_VADER, "K13"), group(GIDEON_ARGUS, "K15")),
        side(group(HAN_SOLO, "E19", exhausted=True)),
    )

    table.activate(0)
    table.end()

    assert table.asks() == (TURN, ME)


def test_figures_of_a_group_activate_one_after_another() -> None:  # ruling T1
    table = Table(side(group(STORMTROOPER, "K13", "K14", "K15")), side(group(HAN_SOLO, "E19")))

    table.activate(1)
    table.move()
    table.move()
    table.end()
    assert table.asks() == (verbs.NEXT_FIGURE, ME)
    assert table.offers(moves.ACTIVATE) == [0, 2]
    assert table.is_ready(0)
    table.activate(0)
    table.end()
    table.activate(2)
    table.end()

    assert not table.is_ready(0)
    assert table.asks() == (TURN, FOE)


def test_a_figure_has_two_actions() -> None:  # ruling T3
    table = Table(side(group(DARTH_VADER, "K13")), side(group(HAN_SOLO, "E19")))

    table.activate(0)
    table.move()
    table.move()

    assert not table.can(moves.MOVE)
    assert table.can(moves.END)


def test_nobody_rests() -> None:  # ruling T6
    table = Table(side(group(DARTH_VADER, "K13", harm=5)), side(group(HAN_SOLO, "E19")))

    table.activate(0)

    assert [it for it in table.state.legal_actions() if it < moves.SPECIAL] == [
        moves.END,
        moves.MOVE,
    ]


def ending(me_deck: list[int], **more: list[int]) -> Table:
    """The round ends; my Vader stands beside the terminal T9."""
    return Table(
        side(group(DARTH_VADER, "S9", exhausted=True), deck=me_deck, upgrades=more.get("upgrades")),
        side(group(HAN_SOLO, "E19", exhausted=True), deck=[PLANNING]),
        mission="smuggled-goods",
    )


def test_the_status_phase_readies_draws_and_passes_the_token() -> None:  # ruling T7
    table = ending([DEADEYE, URGENCY, RALLY])

    assert table.state.round == 2
    assert table.is_ready(0) and table.is_ready(14)
    assert len(table.hand(ME)) == 2
    assert table.hand(FOE) == [PLANNING]
    assert table.state.initiative == FOE
    assert table.asks() == (TURN, FOE) or table.asks()[0] == verbs.WINDOW


def test_a_terminal_is_controlled_by_who_alone_is_near() -> None:  # ruling J1
    shared = Table(
        side(group(DARTH_VADER, "S9", exhausted=True), deck=[DEADEYE, URGENCY]),
        side(group(HAN_SOLO, "S10", exhausted=True)),
        mission="smuggled-goods",
    )
    behind_the_wall = Table(
        side(group(DARTH_VADER, "T10", exhausted=True), deck=[DEADEYE, URGENCY]),
        side(group(HAN_SOLO, "E19", exhausted=True)),
        mission="smuggled-goods",
    )

    assert len(shared.hand()) == 1
    assert len(behind_the_wall.hand()) == 1


def test_no_card_no_draw() -> None:  # ruling T7
    assert len(ending([]).hand()) == 0


def test_cards_are_drawn_before_the_mission_scores() -> None:  # ruling T7
    table = Table(
        side(group(DARTH_VADER, "M13"), deck=[DEADEYE]),
        side(group(HAN_SOLO, "E19", exhausted=True)),
    )

    table.activate(0)
    table.end()

    kinds = [event[0] for event in table.events]
    assert kinds.index(happenings.DRAW) < kinds.index(happenings.POINTS)


def test_high_command_draws_one_more_at_the_end() -> None:  # ruling K18
    table = ending([DEADEYE, URGENCY, RALLY, RECOVERY], upgrades=[REBEL_HIGH_COMMAND])

    assert len(table.hand()) == 3


def test_what_held_for_the_round_is_over() -> None:  # ruling T7
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")), side(group(DARTH_VADER, "E19", exhausted=True))
    )

    table.activate(0)
    table.state.spent = 1
    give_order(table.state, FOE, IS_SILENCED)
    table.end()

    assert table.state.round == 2
    assert (table.state.spent, table.state.orders) == (0, 0)


def test_at_the_end_of_a_round_who_has_initiative_comes_first() -> None:  # ruling W5
    table = Table(
        side(group(PROBE_DROID, "K13", exhausted=True)),
        side(group(PROBE_DROID, "E19", exhausted=True)),
        initiative=FOE,
    )

    assert table.asks() == (verbs.WINDOW, FOE)
    table.decline()
    assert table.asks() == (verbs.WINDOW, ME)


def test_so_are_cover_and_one_more_die_but_not_a_weakness() -> None:  # rulings T7 and A22
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")), side(group(DARTH_VADER, "E19", exhausted=True))
    )

    table.activate(0)
    for mark in (COVERED, GUARDED, EXPOSED):
        add_mark(table.state, 0, mark)
    table.end()

    assert not table.is_marked(0, COVERED | GUARDED)
    assert table.is_marked(0, EXPOSED)


def test_the_token_passes_even_after_it_was_taken() -> None:  # ruling K15
    table = Table(
        side(group(DARTH_VADER, "K16", exhausted=True)),
        side(group(MAK_ESHKAREY, "E19"), group(GAARKHAN, "E20", exhausted=True)),
        initiative=FOE,
        mover=FOE,
    )

    table.activate(FIRST)
    assert table.asks() == (ACT, FOE)
    table.end()

    assert table.state.initiative == ME
    assert table.asks() == (TURN, ME)
