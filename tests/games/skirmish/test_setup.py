"""Lists, initiative, missions, zones and deployment."""

import pytest

from pentarch.core.options import resolve
from pentarch.core.rng import Rng
from pentarch.core.state import Chance
from pentarch.core.steps import stack
from pentarch.games.skirmish import GAME, moves, verbs
from pentarch.games.skirmish.armies import (
    ARMY_TOO_DEAR,
    DECK_FULL,
    DECK_TOO_DEAR,
    DECK_TOO_SMALL,
    FINE,
    NO_FIGURES,
    TOO_MANY_ALLIES,
    TOO_MANY_COPIES,
    WRONG_AFFILIATION,
    build,
    cost_of,
    deck_cost,
    why_not_end,
    why_not_enlist,
    why_not_include,
)
from pentarch.games.skirmish.cards import (
    BALANCE_OF_THE_FORCE,
    COMMON_ENEMY,
    COST,
    DARTH_VADER,
    DEADEYE,
    DEFLECTION,
    DEPLOYMENTS,
    E_WEB_ENGINEER_ELITE,
    FIRST_STRIKE,
    FORCE_LIGHTNING,
    GIDEON_ARGUS,
    HIRED_GUNS,
    IMPERIAL_OFFICER,
    JYN_ODAN,
    LORD_OF_THE_SITH,
    LURE_OF_THE_DARK_SIDE,
    MAK_ESHKAREY,
    MAXIMUM_FIREPOWER,
    MEDITATION,
    NEXU,
    NEXU_ELITE,
    REBEL_HIGH_COMMAND,
    REBEL_SABOTEUR,
    REBEL_SABOTEUR_FAQ,
    ROYAL_GUARD_ELITE,
    SHADOW_OPS,
    SPEED,
    STORMTROOPER,
    TAKE_IT_DOWN,
    TRANDOSHAN_HUNTER,
)
from pentarch.games.skirmish.deployment import choose_zone, muster_army
from pentarch.games.skirmish.figures import board
from pentarch.games.skirmish.lists import (
    ALL_FREE,
    COMMAND_NAMES,
    READY_LISTS,
    ReadyList,
    numbers,
)
from pentarch.games.skirmish.maps import BLUE_ZONE, MAPS
from pentarch.games.skirmish.names import groups_of
from pentarch.games.skirmish.positions import from_json, to_json
from pentarch.games.skirmish.rules import Skirmish, settle
from pentarch.games.skirmish.setup import OPTIONS, new_game
from pentarch.games.skirmish.state import (
    DISCARDS,
    HAND,
    card_of_group,
    cards_of,
    points_of,
    space_of,
)

ME, FOE = 0, 1
IMPERIAL, REBEL, VANGUARD, HUNTERS, PACK = 0, 1, 7, 9, 10


def fresh(**options: object) -> Skirmish:
    return new_game(2, resolve(OPTIONS, options), 1)


def built(*army: int, deck: list[int] | None = None) -> Skirmish:
    """A list of mine in the making, each step checked."""
    state = fresh()
    for card in army:
        assert why_not_enlist(state, ME, card) == FINE
        build(state, ME, moves.ENLIST + card)
    for card in deck or []:
        assert why_not_include(state, ME, card) == FINE
        build(state, ME, moves.INCLUDE + card)
    return state


FREE = numbers(ALL_FREE, COMMAND_NAMES)


# Armies.


def test_forty_points_are_the_limit() -> None:  # ruling B1
    state = built(DARTH_VADER, ROYAL_GUARD_ELITE, E_WEB_ENGINEER_ELITE, IMPERIAL_OFFICER)

    assert cost_of(state, ME) == 40
    assert why_not_enlist(state, ME, IMPERIAL_OFFICER) == ARMY_TOO_DEAR


def test_upgrades_count_too() -> None:  # ruling B1
    state = built(DARTH_VADER, ROYAL_GUARD_ELITE, E_WEB_ENGINEER_ELITE, IMPERIAL_OFFICER)

    assert why_not_enlist(state, ME, HIRED_GUNS) == ARMY_TOO_DEAR


def test_all_cards_have_one_affiliation() -> None:  # ruling B2
    state = built(DARTH_VADER)

    assert why_not_enlist(state, ME, FIRST_STRIKE) == WRONG_AFFILIATION
    assert why_not_enlist(state, ME, GIDEON_ARGUS) == WRONG_AFFILIATION


def test_an_alliance_lets_two_cards_of_others_join() -> None:  # ruling B2
    state = built(TRANDOSHAN_HUNTER, COMMON_ENEMY, GIDEON_ARGUS, MAK_ESHKAREY)

    assert why_not_enlist(state, ME, JYN_ODAN) == TOO_MANY_ALLIES
    assert why_not_enlist(state, ME, REBEL_HIGH_COMMAND) == WRONG_AFFILIATION


def test_copies_are_limited_by_the_kind_of_card() -> None:  # ruling B3
    state = built(STORMTROOPER, STORMTROOPER, STORMTROOPER, STORMTROOPER)
    elites = built(ROYAL_GUARD_ELITE, ROYAL_GUARD_ELITE)

    assert why_not_enlist(state, ME, STORMTROOPER) == TOO_MANY_COPIES
    assert why_not_enlist(elites, ME, ROYAL_GUARD_ELITE) == TOO_MANY_COPIES
    assert why_not_enlist(built(GIDEON_ARGUS), ME, GIDEON_ARGUS) == TOO_MANY_COPIES


def test_a_command_deck_has_exactly_fifteen_cards() -> None:  # ruling B4
    short = built(DARTH_VADER, deck=[*FREE, FORCE_LIGHTNING])
    full = built(DARTH_VADER, deck=[*FREE, FORCE_LIGHTNING, LURE_OF_THE_DARK_SIDE])

    assert why_not_end(short, ME) == DECK_TOO_SMALL
    assert why_not_end(full, ME) == FINE
    assert why_not_include(full, ME, DEFLECTION) == DECK_FULL


def test_it_costs_at_most_fifteen_points() -> None:  # ruling B4
    threes = [FORCE_LIGHTNING, LURE_OF_THE_DARK_SIDE, LORD_OF_THE_SITH, MAXIMUM_FIREPOWER]
    state = built(DARTH_VADER, deck=[*threes, SHADOW_OPS])

    assert deck_cost(state, ME) == 15
    assert why_not_include(state, ME, TAKE_IT_DOWN) == DECK_TOO_DEAR


def test_the_balance_of_the_force_allows_three_more() -> None:  # ruling B4
    threes = [FORCE_LIGHTNING, LURE_OF_THE_DARK_SIDE, LORD_OF_THE_SITH, MAXIMUM_FIREPOWER]
    state = built(GIDEON_ARGUS, BALANCE_OF_THE_FORCE, deck=[*threes, SHADOW_OPS, TAKE_IT_DOWN])

    assert deck_cost(state, ME) == 18
    assert why_not_include(state, ME, MEDITATION) == DECK_TOO_DEAR


def test_copies_of_command_cards_are_limited_by_their_symbols() -> None:  # ruling B4
    state = built(DARTH_VADER, deck=[DEADEYE, DEFLECTION])

    assert why_not_include(state, ME, DEADEYE) == TOO_MANY_COPIES
    assert why_not_include(state, ME, DEFLECTION) == FINE


def test_a_card_that_no_figure_can_use_is_still_legal() -> None:  # ruling B5
    assert why_not_include(built(GIDEON_ARGUS), ME, LORD_OF_THE_SITH) == FINE


def test_an_army_needs_figures() -> None:  # ruling B6
    state = built(BALANCE_OF_THE_FORCE, deck=[*FREE, DEFLECTION, DEFLECTION])

    assert why_not_end(state, ME) == NO_FIGURES


@pytest.mark.parametrize("ready", READY_LISTS, ids=lambda it: it.name)
def test_every_ready_list_is_legal(ready: ReadyList) -> None:  # ruling B7
    upgrades_first = sorted(ready.army, reverse=True)

    state = built(*upgrades_first, deck=ready.deck)

    assert why_not_end(state, ME) == FINE


def test_the_starters_cost_38_and_39_points() -> None:  # ruling B7
    state = fresh()

    state.apply(moves.LIST + IMPERIAL)
    assert cost_of(state, ME) == 38
    state = fresh()
    state.apply(moves.LIST + REBEL)
    assert cost_of(state, ME) == 39


# At the table.


def test_the_starters_meet_without_lists_being_made() -> None:  # ruling B7
    state = fresh(armies="starter")

    assert [int(cost_of_army(state, player)) for player in range(2)] == [38, 39]
    assert state.pending.verb() == verbs.INITIATIVE
    assert state.current_player() == 0


def cost_of_army(state: Skirmish, player: int) -> int:
    cards = [int(card_of_group(state, group)) for group in groups_of(state, player)]
    return sum(COST[card] for card in cards)


def seated(mine: int, theirs: int, chance: list[int] | None = None, **options: object) -> Skirmish:
    state = fresh(**options)
    state.chance = Chance(chance or [], viewer=-1)
    state.apply(moves.LIST + mine)
    state.apply(moves.LIST + theirs)
    return state


def test_a_list_stays_sealed_until_both_are_in() -> None:  # ruling S1
    state = fresh()
    state.apply(moves.LIST + IMPERIAL)
    other = fresh()
    other.apply(moves.LIST + HUNTERS)

    assert state.pending.verb() == verbs.BUILD
    for world in (state, other):
        world.redeal(FOE, Rng(5))

    assert state == other


def test_sight_by_lines_is_an_option_of_the_table() -> None:  # ruling G9
    by_area, by_lines = (
        seated(IMPERIAL, VANGUARD, mission="get-to-the-ship", los=los) for los in ("area", "lines")
    )
    here, there = map(MAPS[0].space, ("M10", "O8"))  # a wall lies along the look

    assert not board(by_area).sees(here, there, 0, 0, 0, 0)
    assert board(by_lines).sees(here, there, 0, 0, 0, 0)
    assert board(from_json(to_json(by_lines))).sees(here, there, 0, 0, 0, 0)


def test_the_later_rules_change_printed_cards() -> None:  # ruling O2
    printed = seated(IMPERIAL, VANGUARD, chance=[0, 0])
    later = seated(IMPERIAL, VANGUARD, chance=[0, 0], errata="faq")

    names = [
        [
            DEPLOYMENTS[card_of_group(state, it)].name
            for side in (ME, FOE)
            for it in groups_of(state, side)
        ]
        for state in (printed, later)
    ]

    assert [after for before, after in zip(*names, strict=True) if before != after] == [
        "royal-guard-faq",
        "rebel-saboteur-faq",
        "rebel-saboteur-faq",
    ]
    assert (SPEED[REBEL_SABOTEUR], SPEED[REBEL_SABOTEUR_FAQ]) == (5, 4)


def test_the_cheaper_army_chooses_who_has_the_initiative() -> None:  # ruling S2
    state = seated(IMPERIAL, REBEL, chance=[0])

    assert (state.pending.verb(), state.current_player()) == (verbs.INITIATIVE, ME)
    state.apply(moves.THEIRS)
    assert state.initiative == FOE
    assert (state.pending.verb(), state.current_player()) == (verbs.ZONE, FOE)


def test_equal_armies_draw_lots() -> None:  # ruling S2
    state = seated(IMPERIAL, IMPERIAL, chance=[1, 3])

    assert state.initiative == FOE
    assert state.mission == 3
    assert state.map == 1


def test_a_devious_scheme_chooses_the_zone_and_deploys_last() -> None:  # ruling S3
    state = seated(HUNTERS, REBEL, chance=[0])

    assert state.initiative == FOE
    assert (state.pending.verb(), state.current_player()) == (verbs.ZONE, ME)
    state.apply(moves.BLUE)
    assert (state.pending.verb(), state.current_player()) == (verbs.DEPLOY, FOE)


def test_two_schemes_cancel_each_other() -> None:  # ruling S3
    state = seated(HUNTERS, HUNTERS, chance=[0, 0])

    assert state.initiative == ME
    assert (state.pending.verb(), state.current_player()) == (verbs.ZONE, ME)


def test_the_mission_can_be_set() -> None:  # ruling S4
    state = seated(IMPERIAL, REBEL, mission="lost-knowledge")
    state.apply(moves.MINE)

    assert state.map == 2


def deployed(state: Skirmish) -> Skirmish:
    """Everybody stands in the first places that are offered."""
    while state.pending.verb() in (verbs.INITIATIVE, verbs.ZONE, verbs.DEPLOY, verbs.PLACE):
        state.apply(state.legal_actions()[0])
    return state


def test_figures_stand_in_the_own_zone() -> None:  # ruling S5
    state = seated(IMPERIAL, REBEL, mission="get-to-the-ship")
    state.apply(moves.MINE)
    state.apply(moves.RED)
    state.apply(moves.FIGURE + 0)

    names = {MAPS[0].label(it - moves.SPACE) for it in state.legal_actions()}
    assert len(names) == 30
    assert not names & {"T19", "T20"}


def test_who_finds_no_place_inside_stands_as_near_as_can_be() -> None:  # ruling S6
    zone = {space for space, it in enumerate(MAPS[1].zones) if it == BLUE_ZONE}
    state = built(*[NEXU_ELITE] * 2, *[NEXU] * 4)
    state.pending = stack([(verbs.ROUND, 0, False, 0, 0)])
    state.mission = state.map = 1
    muster_army(state, ME)
    choose_zone(state, ME, moves.BLUE)
    settle(state)

    offered = []
    while state.current_player() == ME and state.pending.verb() in (verbs.DEPLOY, verbs.PLACE):
        legal = state.legal_actions()
        if state.pending.verb() == verbs.PLACE:
            offered.append([it - moves.SPACE for it in legal])
        state.apply(legal[0])

    inside = [zone.issuperset(bases(space) for space in spaces) for spaces in offered]
    assert inside[0]
    assert not inside[-1]
    assert inside == sorted(inside, reverse=True)
    assert all(zone & {space, bases(space)} for space in offered[-1])


def bases(space: int) -> int:
    """The lower right space of a base of two by two."""
    cell = MAPS[1].cells[space] + MAPS[1].width + 1
    return MAPS[1].spaces[cell]


def test_everybody_draws_three_cards_and_the_round_begins() -> None:  # ruling S7
    state = deployed(seated(IMPERIAL, REBEL, mission="get-to-the-ship"))

    assert state.round == 1
    assert len(cards_of(state, ME, HAND)) == len(cards_of(state, FOE, HAND)) == 3
    assert cards_of(state, ME, DISCARDS) == []
    assert all(space_of(state, figure) != 255 for figure in (0, 20))


def test_first_strike_gives_both_four_points() -> None:  # ruling S8
    state = deployed(seated(PACK, REBEL, mission="get-to-the-ship"))

    assert (points_of(state, ME), points_of(state, FOE)) == (4, 4)


def test_the_last_list_cannot_be_taken_back() -> None:
    state = new_game(2, resolve(OPTIONS, {"mission": "get-to-the-ship"}), 1)
    state.apply(moves.LIST)
    assert not state.barrier

    state.apply(moves.LIST + 1)

    assert state.barrier


def test_the_laws_look_at_every_ready_list_on_both_sides() -> None:
    lists = [moves.LIST + number for number in range(len(READY_LISTS))]

    assert [sorted(side) for side in zip(*GAME.openings, strict=True)] == [lists, lists]
    for first, second in GAME.openings:
        state = new_game(2, resolve(OPTIONS, {}), 1)
        state.apply(first)
        state.apply(second)
        assert not len(state.lists)
