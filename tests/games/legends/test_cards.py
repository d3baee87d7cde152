"""The cards and the boards, checked against counts that were taken from the box."""

from collections import Counter

import pytest

from pentarch.core.bits import count
from pentarch.games.legends import cards, verbs
from pentarch.games.legends.boards import (
    IS_BIG,
    ISLANDS,
    NEAR,
    REGION_NAMES,
    SIDES,
    region,
)
from pentarch.games.legends.cards import ASSETS, CARDS, FAMILY_NAMES, WITH_FLYING
from pentarch.games.legends.drawings import BRIDGES, CROSSINGS, EXITS, LABELS, OUTLINES

DECK = ASSETS[:CARDS]


@pytest.mark.parametrize(("players", "size"), [(2, 27), (3, 32), (4, 34)])
def test_the_deck_has_27_32_or_34_cards(players: int, size: int) -> None:
    assert len(cards.deck_for(players)) == size


def test_there_are_13_elixirs_8_cities_5_wings_and_7_destructions_on_the_cards() -> None:
    verbs_of = [verb for card in DECK for verb, _ in card.actions]

    assert sum(cards.amount_of(card, cards.ELIXIRS) for card in DECK) == 13
    assert verbs_of.count(verbs.FOUND) == 8
    assert sum(cards.amount_of(card, cards.FLYING) for card in DECK) == 5
    assert verbs_of.count(verbs.DESTROY) == 7


def test_a_deck_for_two_has_four_wings() -> None:
    wings = [card for card in cards.deck_for(2) if WITH_FLYING >> int(card) & 1]

    assert len(wings) == 4


def test_families_are_told_by_a_tag_and_not_by_a_name() -> None:
    sizes = Counter(FAMILY_NAMES[card.family] for card in DECK)

    assert sizes == {
        "ancient": 4, "arcane": 3, "cursed": 5, "dire": 5, "forest": 4,
        "mountain": 2, "night": 3, "noble": 3, "none": 5,
    }  # fmt: skip
    assert DECK[cards.NOBLE_KNIGHT].family == cards.NOBLE


def test_ids_are_the_places_of_the_assets() -> None:
    assert ASSETS[cards.STRONGHOLD].name == "stronghold" and cards.STRONGHOLD == CARDS - 1
    assert ASSETS[cards.TOKEN].name == cards.TOKEN_NAMES[cards.SPRING]
    assert cards.DRAGON_WON == cards.TOKEN + cards.DRAGON
    assert len(ASSETS) == cards.LEADER + cards.LEADERS
    assert cards.FAIRY_QUEEN == cards.LEADER


def test_the_map_has_8_sides_38_regions_and_14_islands() -> None:
    assert (len(SIDES), len(REGION_NAMES), len(ISLANDS)) == (8, 38, 14)
    assert len({*REGION_NAMES}) == 38


def test_five_islands_have_three_regions_or_more() -> None:
    big = [it.name for it, is_big in zip(ISLANDS, IS_BIG, strict=True) if is_big]

    assert big == ["desert", "meadows", "red-forest", "volcano-large", "horseshoe"]


def test_borders_go_both_ways_and_stay_within_a_side() -> None:
    assert sum(int(count(mask)) for mask in NEAR) == 2 * (10 + 6 + 2 + 2 + 6 + 2 + 4 + 1)
    for made in SIDES:
        for pair in [*made.land, *made.bridges, *made.water]:
            assert {region(name) for name in pair} <= {*made.regions}


def test_every_region_line_and_edge_has_a_drawing() -> None:
    assert list(OUTLINES) == list(LABELS) == REGION_NAMES
    assert list(EXITS) == [made.name for made in SIDES]
    assert [*CROSSINGS] == [pair for made in SIDES for pair in made.water]
    assert [*BRIDGES] == [pair for made in SIDES for pair in made.bridges]
