"""What the client is told of the maps, the dice and the cards."""

from pentarch.games.skirmish import boards, maps
from pentarch.games.skirmish.facts import FACTS

CITY, FARM, RUINS = FACTS.maps


def test_a_space_has_its_name_its_ground_and_its_zone() -> None:
    by_name = {it.id: it for it in FARM.spaces}

    assert by_name["S18"].ground == "difficult"
    assert by_name["I9"].ground == "blocking"
    assert by_name["R5"].zone == "red"
    assert by_name["N17"].area == "camp"
    assert (by_name["F9"].column, by_name["F9"].row) == (0, 4)


def test_walls_stand_all_round_the_map() -> None:
    for drawn in FACTS.maps:
        cells = {(it.column, it.row) for it in drawn.spaces}
        edges = {(it.start, it.end) for it in drawn.edges}
        for column, row in cells:
            if (column, row - 1) not in cells:
                assert ((column, row), (column + 1, row)) in edges
            if (column - 1, row) not in cells:
                assert ((column, row), (column, row + 1)) in edges


def test_edges_are_those_that_the_rules_ask_for() -> None:
    kinds = {"dashed": maps.DASHED, "solid": maps.SOLID, "door": maps.DOOR}
    for number, drawn in enumerate(FACTS.maps):
        board = boards.board_of(number, 0)
        for it in drawn.edges:
            if it.kind in kinds and it.start[0] == it.end[0]:
                kind = int(board.edge(it.start[0] - 1, it.start[1], 2))
                assert kind - (it.door or 0) == kinds[it.kind]


def test_a_roof_is_where_a_mission_does_not_see_the_sky() -> None:
    by_name = {it.id: it for it in RUINS.spaces}

    assert by_name["I12"].roofed and not by_name["O13"].roofed
    assert sum(it.roofed for it in CITY.spaces) > 100


def test_a_large_base_is_told_in_spaces() -> None:
    sizes = {it.id: (it.width, it.height) for it in FACTS.deployments}

    assert sizes["at-st"] == (2, 3)
    assert sizes["e-web-engineer"] == (1, 2)
    assert sizes["nexu"] == (2, 2)
    assert sizes["darth-vader"] == (1, 1)


def test_every_die_has_six_faces() -> None:
    assert [len(it.faces) for it in FACTS.dice] == [6] * 6
    assert FACTS.dice[5].faces[5].dodge == 1


def test_a_ready_list_is_told_with_what_it_costs() -> None:
    assert all(it.army_cost <= FACTS.army_budget for it in FACTS.lists)
    assert all(len(it.deck) == FACTS.deck_size for it in FACTS.lists)


def test_a_card_brings_its_text_as_the_log_would_say_it() -> None:
    weiss = next(it for it in FACTS.deployments if it.id == "general-weiss")
    pummel = next(it for it in FACTS.commands if it.id == "pummel")

    assert weiss.text[-1].lines[0] == {
        "key": "skirmish-action-surge",
        "args": {"surge": {"term": "skirmish-surge-blast-3"}, "cost": 2},
    }
    assert pummel.when == {"key": "skirmish-window-special-actions", "args": {"actions": 2}}
    assert pummel.only is None
