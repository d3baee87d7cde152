"""What is printed on every card and on every side of the map, written down a second time."""

import pytest

from pentarch.games.legends import cards, verbs
from pentarch.games.legends.boards import ISLANDS, REGION_NAMES, SIDES, Pair
from pentarch.games.legends.cards import ABILITY_NAMES, ASSETS, CARDS, FAMILY_NAMES, Ability

# The family; the actions, parted by a stroke or joined by a plus; the abilities; the mark.
FACES = {
    "ancient-phoenix": "ancient: march 5; flying",
    "ancient-sage": "ancient: march 3; per-card ancient",
    "ancient-tree-spirit": "ancient: recruit 4; elixirs 3",
    "ancient-woods": "ancient: city + recruit 1; extra-army",
    "arcane-manticore": "arcane: recruit 4 + destroy; extra-move; from 3",
    "arcane-sphinx": "arcane: recruit 3 / march 4; flying; from 3",
    "arcane-temple": "arcane: march 3; per-card arcane; from 3",
    "castle-a": "none: recruit 3 / city; elixirs 1; from 4",
    "castle-b": "none: march 3 + city; elixirs 1; from 4",
    "cursed-banshee": "cursed: march 6; elixirs 2",
    "cursed-gargoyles": "cursed: march 5; flying",
    "cursed-king": "cursed: recruit 3 / march 4; elixirs 1",
    "cursed-mausoleum": "cursed: city; extra-move",
    "cursed-tower": "cursed: city; per-flying",
    "dire-dragon": "dire: recruit 3 + destroy; flying",
    "dire-eye": "dire: recruit 4; flying",
    "dire-giant": "dire: recruit 3 + destroy; immune",
    "dire-goblin": "dire: march 5; elixirs 1",
    "dire-ogre": "dire: march 2; per-coins 3",
    "forest-elf": "forest: recruit 3 / march 2; extra-army",
    "forest-gnome": "forest: march 2; elixirs 3",
    "forest-pixie": "forest: march 4; extra-army",
    "forest-tree-town": "forest: city; extra-move",
    "graveyard": "none: recruit 2; per-card cursed",
    "lake": "none: recruit 2 / march 3; per-card forest",
    "mountain-dwarf": "mountain: recruit 2 + destroy; for-set 2 mountain is 3; from 3",
    "mountain-treasury": "mountain: march 3; elixirs 1; coins 2; from 3",
    "night-hydra": "night: march 5 + destroy; extra-army",
    "night-village": "night: city; extra-army",
    "night-wizard": "night: recruit 3 + destroy; per-card night",
    "noble-hills": "noble: recruit 3; for-set 3 noble is 4",
    "noble-knight": "noble: recruit 4 + destroy; extra-move",
    "noble-unicorn": "noble: march 4 + recruit 1; extra-move",
    "stronghold": "none: city; per-card dire",
}

# The exits north, east, south and west; the islands; land (-), bridges (=) and water (~) between.
MAP = {
    "desert": (
        "d1 d5 d6 d4",
        "d1 d2 d3 d4 d5 d6 d7",
        "d1-d2 d1-d3 d2-d3 d3-d4 d3-d5 d4-d5 d4-d6 d5-d6 d5-d7 d6-d7",
    ),
    "meadows": ("m1 m3 m5 m4", "m1 m2 m3 m4 m5", "m1-m2 m1-m3 m2-m3 m2-m4 m3-m4 m4-m5"),
    "red-forest": ("f1 f3 f3 f2", "f1 f2 f3", "f1-f2 f2-f3"),
    "tall-islands": ("t1 t3 t3 t1", "t1, t2, t3", "t1=t2 t1=t3"),
    "volcano": (
        "v1 v4 v7 v6",
        "v1 v2, v3 v4 v5 v6 v7",
        "v1-v2 v3-v4 v3-v5 v4-v5 v5-v6 v6-v7 v2~v5",
    ),
    "ice-islands": ("i1 i3 i5 i2", "i1 i2, i3, i4 i5", "i1-i2 i4-i5 i2~i3 i3~i4"),
    "horseshoe": ("h2 h4 h5 h3", "h1 h2 h3 h4 h5", "h1-h2 h2-h3 h3-h4 h4-h5 h1~h4"),
    "citadel": ("c1 c2 c2 c1", "c1 c2, c3", "c1-c2 c2~c3"),
}

ACTIONS = {
    verbs.RECRUIT: "recruit {}",
    verbs.MARCH: "march {}",
    verbs.FOUND: "city",
    verbs.DESTROY: "destroy",
}


def face(number: int) -> str:
    """A card as in FACES."""
    card = ASSETS[number]
    done = [ACTIONS[verb].format(amount) for verb, amount in card.actions]
    parts = [f"{FAMILY_NAMES[card.family]}: {(' / ' if card.either else ' + ').join(done)}"]
    parts += [told(ability) for ability in card.abilities]
    return "; ".join(parts + ([f"from {card.mark}"] if card.mark > 2 else []))


def told(ability: Ability) -> str:
    kind, amount, family, need = ability
    name = ABILITY_NAMES[kind]
    if kind == cards.PER_CARD:
        return f"{name} {FAMILY_NAMES[family]}"
    if kind == cards.FOR_SET:
        return f"{name} {need} {FAMILY_NAMES[family]} is {amount}"
    if kind == cards.PER_COINS:
        return f"{name} {need}"
    return f"{name} {amount}" if kind in (cards.ELIXIRS, cards.COINS) else name


def joined(pairs: tuple[Pair, ...], sign: str) -> list[str]:
    return [f"{one}{sign}{other}" for one, other in pairs]


def test_the_cards_of_the_deck_are_these() -> None:
    assert [card.name for card in ASSETS[:CARDS]] == list(FACES)


@pytest.mark.parametrize("number", range(CARDS))
def test_a_card_does_what_is_printed_on_it(number: int) -> None:
    assert face(number) == FACES[ASSETS[number].name]


@pytest.mark.parametrize("number", range(8))
def test_a_side_has_these_exits_islands_and_borders(number: int) -> None:
    side = SIDES[number]
    exits, islands, borders = MAP[side.name]

    assert " ".join(side.exits) == exits
    mine = [[REGION_NAMES[it] for it in made.regions] for made in ISLANDS if made.side == number]
    assert ", ".join(" ".join(regions) for regions in mine) == islands
    lines = joined(side.land, "-") + joined(side.bridges, "=") + joined(side.water, "~")
    assert " ".join(lines) == borders


def test_two_sides_that_follow_each_other_are_one_fragment() -> None:
    assert [side.name for side in SIDES] == list(MAP)
