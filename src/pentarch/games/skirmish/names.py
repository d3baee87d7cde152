"""What people call figures, groups, raiders and spaces: the same in every language.

A group is called by its player and its number, `1-3`; a figure by its group and a letter, `1-3b`,
or as its group if it is alone there; a raider `R2`; a space as on the map, `K13`. In events a name
is its place in the lists below, so that it can be said by those who do not see the table.
"""

from typing import Final

from mypy_extensions import i64

from pentarch.games.skirmish import cards
from pentarch.games.skirmish.cards import ABILITIES, COMMAND, COMMANDS, DEPLOYMENTS, FIGURES
from pentarch.games.skirmish.maps import MAPS
from pentarch.games.skirmish.state import (
    GROUP_SIDE,
    MOST_FIGURES,
    MOST_GROUPS,
    MOST_TOKENS,
    NO_GROUP,
    NO_SPACE,
    NOBODY,
    SIDE,
    TOKEN,
    Position,
    card_of,
    card_of_group,
    group_of,
    owner_of,
)

IN_A_GROUP: Final = 4  # names for each group: alone, a, b, c
RAIDERS: Final = MOST_GROUPS * IN_A_GROUP  # the name of the first raider
NO_NAME: Final = RAIDERS + MOST_TOKENS
RAIDER_CARD: Final = len(DEPLOYMENTS)  # in events, behind all cards: a raider, and nobody at all
NO_CARD: Final = RAIDER_CARD + 1

GROUP_NAMES: Final = [
    f"{group // GROUP_SIDE + 1}-{group % GROUP_SIDE + 1}" for group in range(MOST_GROUPS)
]
FIGURE_NAMES: Final = [
    *[name + letter for name in GROUP_NAMES for letter in ("", "a", "b", "c")],
    *[f"R{number + 1}" for number in range(MOST_TOKENS)],
    "nobody",
]

# Of what is told by its bit or its number.
CONDITION_NAMES: Final = ["stunned", "bleeding", "focused"]
MARK_NAMES: Final = ["exposed", "covered", "guarded", "rested"]
DEED_NAMES: Final = [
    *("attacked", "struck", "walked", "assault", "halted"),
    *("cured-stun", "cured-bleeding"),
]
ORDER_NAMES: Final = ["holds", "covers-fire", "silenced", "flipped"]
ZONE_NAMES: Final = ["", "red", "blue"]
STYLE_NAMES: Final = ["plain", "saber", "firepower", "ordered", "burst", "another", "borrowed"]
WINDOW_NAMES: Final = [
    *("always-on", "special-action", "during-activation", "start-of-round", "end-of-round"),
    *("start-of-activation", "hostile-activates", "after-special", "after-activation"),
    *("before-declaring", "declaring", "declared-on", "rerolling", "rerolling-defence"),
    *("modifying", "modifying-defence", "friend-modifies-defence", "modifiers-end", "surging"),
    *("after-attack", "after-attack-on", "friend-attacked", "when-defeated", "friend-defeated"),
    *("unique-foe-defeated", "friend-rerolls"),
]
TRAIT_NAMES: Final = {
    cards.TROOPER: "trooper",
    cards.LEADER: "leader",
    cards.GUARDIAN: "guardian",
    cards.BRAWLER: "brawler",
    cards.FORCE_USER: "force-user",
    cards.DROID: "droid",
    cards.HUNTER: "hunter",
    cards.CREATURE: "creature",
    cards.VEHICLE: "vehicle",
    cards.HEAVY_WEAPON: "heavy-weapon",
    cards.SPY: "spy",
    cards.SMUGGLER: "smuggler",
    cards.WOOKIEE: "wookiee",
}
KEYWORD_NAMES: Final = {
    cards.REACH: "reach",
    cards.MOBILE: "mobile",
    cards.MASSIVE: "massive",
    cards.BLEEDS: "bleed",
}
SOURCE_NAMES: Final = [
    *[it.name for it in ABILITIES],
    *["" for _ in range(COMMAND - len(ABILITIES))],
    *[it.name for it in COMMANDS],
]  # an ability, or COMMAND and a command card


# Figures and groups.


def groups_of(state: Position, player: int) -> list[int]:
    """The groups of a player, in play or lost."""
    found: list[int] = []
    for figure in range(player * SIDE, player * SIDE + SIDE):
        if is_enlisted(state, figure) and int(group_of(state, figure)) not in found:
            found.append(int(group_of(state, figure)))
    return found


def members_of(state: Position, group: int) -> list[int]:
    """The figures of a group, standing or fallen."""
    return [figure for figure in range(MOST_FIGURES) if group_of(state, figure) == group]


def is_enlisted(state: Position, figure: i64) -> bool:
    """Whether an army has that figure, standing or not."""
    return 0 <= figure < MOST_FIGURES and group_of(state, figure) != NO_GROUP


def letters_of(state: Position, figure: i64) -> i64:
    """How many figures the group of a figure began with."""
    return i64(FIGURES[card_of(state, figure)])


def name_of(state: Position, figure: i64) -> i64:
    """The name of a figure."""
    if figure == NOBODY or not is_enlisted(state, figure):
        return NO_NAME
    group = group_of(state, figure)
    if letters_of(state, figure) == 1:
        return group * IN_A_GROUP
    first = figure
    while first > owner_of(figure) * SIDE and group_of(state, first - 1) == group:
        first -= 1
    return group * IN_A_GROUP + 1 + figure - first


def figure_name(state: Position, figure: i64) -> str:
    return FIGURE_NAMES[name_of(state, figure)]


def name_of_target(state: Position, target: i64) -> i64:
    """The name of a figure, or of a raider."""
    return RAIDERS + target - TOKEN if target >= TOKEN else name_of(state, target)


def card_of_target(state: Position, target: i64) -> i64:
    """The deployment card of a figure, as events have it."""
    if target >= TOKEN:
        return RAIDER_CARD
    return NO_CARD if target == NOBODY else card_of(state, target)


def who(state: Position, target: i64) -> tuple[int, int]:
    """A figure or a raider, or NOBODY, as an event tells it."""
    return int(card_of_target(state, target)), int(name_of_target(state, target))


def whose(state: Position, group: i64) -> tuple[int, int]:
    """A group, as an event tells it."""
    return int(card_of_group(state, group)), int(group)


def target_called(state: Position, name: i64) -> i64:
    """The figure or the raider with a name, or -1."""
    if RAIDERS <= name < NO_NAME:
        return TOKEN + name - RAIDERS
    figure: i64 = 0
    while figure < MOST_FIGURES:
        if is_enlisted(state, figure) and name_of(state, figure) == name:
            return figure
        figure += 1
    return -1


# Spaces.


def all_places() -> list[str]:
    """The names of the spaces of all maps, row by row."""
    labels = {it.label(space) for it in MAPS for space in range(len(it.cells))}
    cells = sorted([(int(label[1:]), label[0]) for label in labels])
    return [f"{column}{row}" for row, column in cells]


def places_of_maps() -> list[list[int]]:
    """For each map and space: the place of its name among all."""
    return [
        [PLACES.index(it.label(space)) for space in range(len(it.cells))] + [NOWHERE] * 256
        for it in MAPS
    ]


PLACES: Final = [*all_places(), "nowhere"]
NOWHERE: Final = len(PLACES) - 1
PLACES_OF: Final = places_of_maps()


def place_of(state: Position, space: i64) -> int:
    """The name of a space."""
    return PLACES_OF[state.map][space]


def space_called(state: Position, place: i64) -> i64:
    """The space of the map with a name, or NO_SPACE."""
    space: i64 = 0
    while place != NOWHERE and PLACES_OF[state.map][space] != NOWHERE:
        if PLACES_OF[state.map][space] == place:
            return space
        space += 1
    return NO_SPACE


def space_name(state: Position, space: i64) -> str:
    return PLACES[place_of(state, space)]
