"""Setting up: purses, pieces, the first armies, the neutral armies, and who decides."""

import pytest

from pentarch.core.options import resolve
from pentarch.games.legends import cards, happenings, moves, setup, verbs
from pentarch.games.legends import state as fields
from pentarch.games.legends.boards import DESERT, HORSESHOE, ICE_ISLANDS, REGION_NAMES, TALL_ISLANDS
from pentarch.games.legends.layouts import IS_START, SAME_FRAGMENT, why_no_layout
from pentarch.games.legends.preparing import why_no_second_armies, why_no_token
from tests.games.legends.table import EXAMPLE, NEUTRAL, P0, P1, Table, new_game


@pytest.mark.parametrize(("players", "coins"), [(2, 12), (3, 11), (4, 9)])
def test_everybody_begins_with_a_purse_18_armies_and_3_cities(players: int, coins: int) -> None:
    table = Table.new(players)

    table.set_up()

    for player in range(players):
        assert table.coins(player) == coins
        assert (table.armies(player, "d4"), table.armies(player, "i5")) == (4, 1)
        assert table.supply(player) == 13
        assert table.cities_left(player) == 3
    assert len(table.row()) == 6
    assert table.deck() == {2: 27, 3: 32, 4: 34}[players] - 6


def test_all_four_fragments_are_used_whatever_the_number_of_players() -> None:
    for players in (2, 3, 4):
        state = new_game(players)
        sides = {REGION_NAMES[it][0] for it in range(38) if state.regions >> it & 1}

        assert len(sides) == 4


def test_the_row_lies_before_the_armies_are_placed() -> None:
    table = Table.new(3)
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)

    table.start("d4")

    assert table.asks() == (verbs.SECOND_ARMIES, P0)
    assert len(table.row()) == 6
    assert table.armies(P0, "d4") == 0


def test_the_second_armies_go_all_together_to_another_fragment() -> None:
    table = Table.new(3)
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)
    table.start("d4")

    assert table.asks() == (verbs.SECOND_ARMIES, P0)
    assert why_no_second_armies(table.state, 5) == SAME_FRAGMENT
    assert "d6" not in table.regions(moves.SECOND_ARMIES)
    table.second_armies("i5")

    assert [table.armies(player, "i5") for player in range(3)] == [1, 1, 1]


def test_in_a_rectangle_they_go_to_another_fragment_than_the_start() -> None:
    table = Table.new(3, rectangle=True)
    table.fragments(HORSESHOE, DESERT, ICE_ISLANDS, TALL_ISLANDS)
    table.start("d4")

    assert {name[0] for name in table.regions(moves.SECOND_ARMIES)} == {"h", "i", "t"}


def test_two_players_place_ten_neutral_armies_in_turn() -> None:
    table = Table.new(2)
    table.set_up()

    placers = []
    for name in ["d4", "d4", "h1", "t2", "i3", "i3", "i3", "d1", "d2", "d3"]:
        placers.append(table.asks())
        table.neutral(name)

    assert placers == [(verbs.NEUTRAL, P0), (verbs.NEUTRAL, P1)] * 5
    assert (table.armies(NEUTRAL, "d4"), table.armies(NEUTRAL, "i3")) == (2, 3)
    assert table.asks() == (verbs.BID, P0)


def test_the_set_up_player_places_the_first_one() -> None:
    table = Table.new(2, setup_player="2")

    table.set_up()

    assert table.asks() == (verbs.NEUTRAL, P1)


def test_three_players_have_no_neutral_armies() -> None:
    table = Table.new(3)

    table.set_up()

    assert table.asks() == (verbs.BID, P0)


def test_tokens_are_laid_after_the_start_region_and_never_in_it() -> None:
    table = Table.new(3, citadels=True)
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)
    table.start("d4")

    assert table.asks() == (verbs.LAY, P0)
    assert "d4" not in table.regions(moves.LAY)
    assert why_no_token(table.state, 3) == IS_START


def test_leaders_are_dealt_before_the_tokens_are_laid() -> None:
    table = Table.new(2, leaders=True, citadels=True)
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)

    table.start("d4")

    assert len(table.told(happenings.LEADER)) == 2
    assert table.asks() == (verbs.LAY, P0)
    assert table.row() == []


def test_everybody_gets_another_leader_at_random() -> None:
    seen = set()
    for seed in range(30):
        state = new_game(4, seed=seed, leaders=True)
        leaders = [int(fields.assets_of(state, it)) >> cards.LEADER for it in range(4)]
        assert sorted(leaders) == [1, 2, 4, 8]
        seen.add(tuple(leaders))
    assert len(seen) > 10


@pytest.mark.parametrize("rectangle", [False, True])
def test_chance_can_set_everything_up(rectangle: bool) -> None:
    variants = dict.fromkeys(("quagmire", "citadels", "events", "leaders"), True)
    maps = set()
    for seed in range(40):
        state = new_game(3, seed=seed, rectangle=rectangle, **variants)

        assert state.pending.verb() == verbs.BID
        assert why_no_layout(state.layout) == 0
        assert int(fields.token_regions(state)).bit_count() == 6 + 3 + 4
        maps.add(int(state.layout))
    assert len(maps) == 40


def test_the_map_of_the_rulebooks_example_is_a_preset() -> None:
    state = new_game(3, layout="rulebook-example")

    assert state.layout == EXAMPLE
    assert REGION_NAMES[state.start] in ("d4", "d5", "d6")


def test_a_preset_leaves_the_rest_to_the_set_up_player_if_wished() -> None:
    table = Table.new(3, layout="fire-archipelago")

    assert table.asks() == (verbs.START, P0)
    assert table.regions(moves.START) == ["v4", "v6", "v7"]


def test_the_set_up_player_is_drawn_by_lot_or_named() -> None:
    drawn = {int(new_game(4, seed=seed).setter) for seed in range(40)}

    assert drawn == {0, 1, 2, 3}
    assert new_game(4, setup_player="3").setter == 2


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"layout": "rulebook-example", "rectangle": True}, "legends-refusal-preset"),
        ({"setup_player": "4"}, "legends-refusal-setup-player"),
        ({"ages": 1}, "legends-refusal-ages"),
        ({"ages": 1223}, "legends-refusal-ages"),
        ({"ages": 1234}, "legends-refusal-ages"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, object], reason: str) -> None:
    refusal = setup.limits(3, resolve(setup.OPTIONS, options))

    assert refusal is not None and refusal.key == reason


def test_ages_are_an_order_of_seats_the_youngest_first() -> None:
    state = new_game(3, ages=312)

    assert [state.ages >> 4 * player & 15 for player in range(3)] == [1, 2, 0]


def test_without_an_order_of_ages_it_is_drawn_by_lot() -> None:
    drawn = {int(new_game(3, seed=seed).ages) for seed in range(60)}

    assert len(drawn) == 6
