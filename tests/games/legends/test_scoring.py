"""The end: regions, islands, cards, elixirs, and where each point comes from."""

import pytest

from pentarch.games.legends import happenings, scoring, verbs
from pentarch.games.legends.boards import ISLANDS, REGION_NAMES
from pentarch.games.legends.cards import (
    ANCIENT_PHOENIX,
    ANCIENT_SAGE,
    ANCIENT_TREE_SPIRIT,
    ANCIENT_WOODS,
    ARCANE_MANTICORE,
    ARCANE_SPHINX,
    ARCANE_TEMPLE,
    CITADEL,
    CURSED_BANSHEE,
    CURSED_GARGOYLES,
    CURSED_KING,
    CURSED_MAUSOLEUM,
    CURSED_TOWER,
    DIRE_DRAGON,
    DIRE_EYE,
    DIRE_GIANT,
    DIRE_GOBLIN,
    DIRE_OGRE,
    DRAGON,
    FOREST_ELF,
    FOREST_GNOME,
    FOREST_PIXIE,
    FOREST_TREE_TOWN,
    GRAVEYARD,
    LAKE,
    MOUNTAIN_DWARF,
    MOUNTAIN_TREASURY,
    NIGHT_HYDRA,
    NIGHT_VILLAGE,
    NIGHT_WIZARD,
    NOBLE_HILLS,
    NOBLE_KNIGHT,
    NOBLE_UNICORN,
    STRONGHOLD,
    WHITE_KNIGHT,
)
from pentarch.games.legends.scoring import ASSET, ELIXIR, ISLE, REGION
from tests.games.legends.table import NEUTRAL, P0, P1, P2, Pieces, Table, side

TEAL: Pieces = {"h1": 1, "h2": 1, "h3": 1, "h4": 1, "d6": 1}
WHITE: Pieces = {"d1": 1, "d2": 1, "d3": 1, "d4": 1, "d5": 1, "i1": 1, "i2": 1}
VIOLET: Pieces = {"h5": 1, "i3": 1, "t1": 1, "t2": 1, "t3": 1}

TEAL_CARDS = [
    *(GRAVEYARD, CURSED_BANSHEE, CURSED_KING, CURSED_MAUSOLEUM, CURSED_TOWER),
    *(CURSED_GARGOYLES, ANCIENT_PHOENIX, MOUNTAIN_DWARF, MOUNTAIN_TREASURY, LAKE),
]
WHITE_CARDS = [
    *(NOBLE_HILLS, NOBLE_KNIGHT, NOBLE_UNICORN, NIGHT_WIZARD, NIGHT_HYDRA),
    *(DIRE_OGRE, ANCIENT_TREE_SPIRIT, ARCANE_TEMPLE, FOREST_ELF, DIRE_GOBLIN),
]
VIOLET_CARDS = [
    *(STRONGHOLD, DIRE_DRAGON, DIRE_EYE, DIRE_GIANT, ARCANE_SPHINX),
    *(ARCANE_MANTICORE, FOREST_GNOME, FOREST_PIXIE, NIGHT_VILLAGE, ANCIENT_SAGE),
]


def example() -> Table:
    """The worked example of the rulebook, with cards."""
    return Table(
        side(*TEAL_CARDS, armies=TEAL, coins=0),
        side(*WHITE_CARDS, armies=WHITE, coins=7),
        side(*VIOLET_CARDS, armies=VIOLET, coins=0),
        row=[ANCIENT_WOODS, FOREST_TREE_TOWN],
        short=True,
    )


def test_the_example_of_the_rulebook_scores_6_9_9() -> None:
    table = Table(side(armies=TEAL), side(armies=WHITE), side(armies=VIOLET))

    assert [table.points_from(it, REGION) for it in range(3)] == [5, 7, 5]
    assert [table.points_from(it, ISLE) for it in range(3)] == [1, 2, 4]
    assert [table.points(it) for it in range(3)] == [6, 9, 9]


def test_with_cards_it_scores_17_19_13_and_white_wins() -> None:
    table = example()

    assert [table.points_from(it, ASSET) for it in range(3)] == [10, 9, 4]
    assert [table.elixirs(it) for it in range(3)] == [4, 4, 3]
    assert [table.points_from(it, ELIXIR) for it in range(3)] == [1, 1, 0]
    assert [table.points(it) for it in range(3)] == [17, 19, 13]
    assert table.end() == [P1]


def test_the_breakdown_says_where_each_point_comes_from() -> None:
    lines = scoring.breakdown(example().state, P0)

    assert [REGION_NAMES[it] for source, it, _ in lines if source == REGION] == [
        "d6", "h1", "h2", "h3", "h4",
    ]  # fmt: skip
    assert [ISLANDS[it].name for source, it, _ in lines if source == ISLE] == ["horseshoe"]
    cards = {it: points for source, it, points in lines if source == ASSET}
    assert cards == {GRAVEYARD: 5, CURSED_TOWER: 2, MOUNTAIN_DWARF: 3, LAKE: 0}
    assert [line[1:] for line in lines if line[0] == ELIXIR] == [(4, 1)]


def test_a_region_is_controlled_with_more_pieces_than_each_other_player() -> None:
    table = Table(
        side(armies={"d1": 3, "d2": 2, "d3": 1}),
        side(armies={"d1": 2, "d2": 2, "d3": 1}),
        side(armies={"d1": 2, "d2": 1}),
    )

    assert [table.points_from(it, REGION) for it in range(3)] == [1, 0, 0]


def test_cities_count_as_armies_do() -> None:
    table = Table(side(armies={"d1": 1}, cities={"d1": 1}), side(armies={"d1": 1}))

    assert table.points_from(P0, REGION) == 1


def test_a_city_alone_controls_a_region() -> None:
    table = Table(side(cities={"d1": 1}), side())

    assert table.points_from(P0, REGION) == 1


def test_an_empty_region_is_nobodys() -> None:
    table = Table(side(), side())

    assert [table.points(it) for it in range(2)] == [0, 0]


def test_an_island_is_controlled_with_more_regions_than_each_other_player() -> None:
    table = Table(side(armies={"h1": 1, "h2": 1}), side(armies={"h3": 9}))

    assert table.points_from(P0, ISLE) == 1
    assert table.points_from(P1, ISLE) == 0


def test_a_tie_leaves_the_island_to_nobody() -> None:
    table = Table(side(armies={"i4": 1}), side(armies={"i5": 5}))

    assert [table.points_from(it, REGION) for it in range(2)] == [1, 1]
    assert [table.points_from(it, ISLE) for it in range(2)] == [0, 0]


def test_the_three_tall_islands_are_three_islands() -> None:
    table = Table(side(armies={"t1": 1, "t2": 1, "t3": 1}), side())

    assert table.points_from(P0, ISLE) == 3


def test_neutral_armies_tie_and_hold_regions_and_islands() -> None:
    table = Table(
        side(armies={"d1": 2, "i4": 1, "h1": 1}),
        side(),
        neutral={"d1": 2, "i5": 1, "h2": 1, "h3": 1},
    )

    assert table.points_from(P0, REGION) == 2
    assert table.points_from(P0, ISLE) == 0


def test_neutral_armies_never_win() -> None:
    table = Table(side(), side(armies={"d1": 1}), neutral={"h1": 5, "t1": 1, "t2": 1, "t3": 1})

    assert table.end() == [P1]
    assert NEUTRAL not in table.winners()


@pytest.mark.parametrize(
    ("cards", "scorer", "points"),
    [
        ([ANCIENT_SAGE, ANCIENT_PHOENIX, ANCIENT_WOODS], ANCIENT_SAGE, 3),
        ([ARCANE_TEMPLE], ARCANE_TEMPLE, 1),
        ([GRAVEYARD], GRAVEYARD, 0),
        ([GRAVEYARD, CURSED_KING, CURSED_TOWER], GRAVEYARD, 2),
        ([LAKE, FOREST_ELF, FOREST_GNOME], LAKE, 2),
        ([STRONGHOLD, DIRE_EYE], STRONGHOLD, 1),
        ([NIGHT_WIZARD, NIGHT_HYDRA, NOBLE_KNIGHT], NIGHT_WIZARD, 2),
    ],
)
def test_a_family_card_counts_every_card_with_the_word_itself_included(
    cards: list[int], scorer: int, points: int
) -> None:
    table = Table(side(*cards), side(), side())

    assert table.worth(P0, scorer) == points


@pytest.mark.parametrize(
    ("cards", "scorer", "points"),
    [
        ([NOBLE_HILLS, NOBLE_KNIGHT], NOBLE_HILLS, 0),
        ([NOBLE_HILLS, NOBLE_KNIGHT, NOBLE_UNICORN], NOBLE_HILLS, 4),
        ([MOUNTAIN_DWARF], MOUNTAIN_DWARF, 0),
        ([MOUNTAIN_DWARF, MOUNTAIN_TREASURY], MOUNTAIN_DWARF, 3),
    ],
)
def test_a_set_pays_once_and_only_its_owner(cards: list[int], scorer: int, points: int) -> None:
    table = Table(side(*cards), side(), side())

    assert table.points(P0) - table.points_from(P0, ELIXIR) == points
    assert table.worth(P0, scorer) == points


def test_a_set_without_its_scoring_card_is_worth_nothing() -> None:
    table = Table(
        side(NOBLE_KNIGHT, NOBLE_UNICORN, MOUNTAIN_TREASURY), side(MOUNTAIN_DWARF), side()
    )

    assert table.points_from(P0, ASSET) == table.points_from(P1, ASSET) == 0


@pytest.mark.parametrize(
    ("cards", "points"),
    [([ANCIENT_PHOENIX, DIRE_EYE, ARCANE_SPHINX], 3), ([], 0), ([DIRE_GOBLIN], 0)],
)
def test_the_tower_counts_flying_abilities(cards: list[int], points: int) -> None:
    table = Table(side(CURSED_TOWER, *cards), side(), side())

    assert table.worth(P0, CURSED_TOWER) == points


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_the_ogre_counts_full_threes_of_coins(coins: int, points: int) -> None:
    table = Table(side(DIRE_OGRE, coins=coins), side())

    assert table.worth(P0, DIRE_OGRE) == points


def test_the_most_elixirs_are_worth_two_points() -> None:
    table = Table(side(CURSED_BANSHEE), side(FOREST_GNOME), side(DIRE_GOBLIN))

    assert [table.points_from(it, ELIXIR) for it in range(3)] == [0, 2, 0]


def test_shared_they_are_worth_one_each_also_to_three() -> None:
    table = Table(side(CURSED_KING), side(MOUNTAIN_TREASURY), side(DIRE_GOBLIN))

    assert [table.points_from(it, ELIXIR) for it in range(3)] == [1, 1, 1]


def test_without_any_nobody_gets_points_for_them() -> None:
    table = Table(side(), side())

    assert [table.points(it) for it in range(2)] == [0, 0]


def test_at_the_end_all_are_told_how_much_each_kind_of_thing_is_worth() -> None:
    mine = side(
        STRONGHOLD, DIRE_GOBLIN, armies={"h1": 1}, tokens=[DRAGON], leader=WHITE_KNIGHT
    )  # fmt: skip
    table = Table(mine, side(), lying={"h1": CITADEL}, citadels=True, events=True, leaders=True)

    table.end()

    # The game and the player; regions, islands, cards, elixirs, tokens, the leader; all of it.
    assert table.told(happenings.SCORE)[P0] == (0, P0, 1, 1, 1, 2, 2 + 1, 1, 9)
    assert table.told(happenings.SCORE)[P1] == (0, P1, 0, 0, 0, 0, 0, 0, 0)


def test_what_would_be_if_the_game_ended_now_can_be_asked_in_the_middle_of_an_action() -> None:
    table = Table(side(armies={"d4": 2}), side(), side(), row=[DIRE_GOBLIN])
    table.take(DIRE_GOBLIN)

    table.march("d4", "d3")

    assert table.asks() == (verbs.MARCH, P0)
    assert table.points(P0) == 2 + 1 + 2  # regions, the desert, the only elixir
    assert table.points(P2) == 0
