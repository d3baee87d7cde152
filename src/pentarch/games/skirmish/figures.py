"""Where figures stand, and how they stand to one another: friend, adjacent, near, in sight.

The spaces of a base are packed into one word: a byte each, and how many above them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pentarch.core.bits import bit, has, lowest
from pentarch.games.skirmish.boards import (
    DIRECTIONS,
    FAR,
    WORD,
    Board,
    Footprint,
    board_of,
)
from pentarch.games.skirmish.cards import ABILITIES_OF, KEYWORDS, MASSIVE, MOBILE, SIZE
from pentarch.games.skirmish.state import (
    FACING,
    FIGURE,
    NO_SPACE,
    NOBODY,
    SIGHT_BY_LINES,
    SPACE,
    Position,
    card_of,
    owner_of,
    space_of,
)

ONE_SPACE: Final = 1 << 48  # a base of a single space, without the space


def board(state: Position) -> Board:
    """The map as it is now."""
    return board_of(state.map, state.doors, state.rules & SIGHT_BY_LINES != 0)


# Bases.


def glides(card: i64) -> bool:
    """Mobile and Massive figures mind neither terrain nor other figures."""
    return i64(KEYWORDS[card]) & (MOBILE | MASSIVE) != 0


def is_massive(state: Position, figure: i64) -> bool:
    return i64(KEYWORDS[card_of(state, figure)]) & MASSIVE != 0


def is_small(state: Position, figure: i64) -> bool:
    return i64(SIZE[card_of(state, figure)]) == 0


def has_ability(state: Position, figure: i64, ability: i64) -> bool:
    return has(ABILITIES_OF[card_of(state, figure)], ability)


def footprint(state: Position, figure: i64, facing: i64) -> Footprint:
    card = card_of(state, figure)
    return board(state).footprint(i64(SIZE[card]), facing, glides(card))


def base_at(outline: Footprint, space: i64) -> i64:
    """The spaces of a base whose upper left one is there."""
    return outline.bases[space]


def base_of(state: Position, figure: i64) -> i64:
    """The spaces that a figure stands on."""
    space = space_of(state, figure)
    if i64(SIZE[card_of(state, figure)]) == 0:
        return space | ONE_SPACE
    facing = i64(state.figures[figure * FIGURE + FACING])
    return base_at(footprint(state, figure, facing), space)


def spaces_in(base: i64) -> i64:
    """How many spaces a base has."""
    return base >> 48


def nth(base: i64, place: i64) -> i64:
    """One of its spaces."""
    return (base >> (place << 3)) & 255


def is_in(base: i64, space: i64) -> bool:
    place: i64 = 0
    while place < spaces_in(base):
        if nth(base, place) == space:
            return True
        place += 1
    return False


def lift(state: Position, figure: i64) -> None:
    """Take a figure off the spaces that are still its own."""
    base = base_of(state, figure)
    place: i64 = 0
    while place < spaces_in(base):
        space = nth(base, place)
        if i64(state.at[space]) == figure:
            state.at[space] = u8(NOBODY)
            state.occupied[space // WORD] &= ~bit(space % WORD)
        place += 1


def put(state: Position, figure: i64, space: i64, facing: i64) -> None:
    """Stand a figure there."""
    if space_of(state, figure) != NO_SPACE:
        lift(state, figure)
    state.figures[figure * FIGURE + SPACE] = u8(space)
    state.figures[figure * FIGURE + FACING] = u8(facing)
    base = base_of(state, figure)
    place: i64 = 0
    while place < spaces_in(base):
        space = nth(base, place)
        state.at[space] = u8(figure)
        state.occupied[space // WORD] |= bit(space % WORD)
        place += 1


# Neighbours.


def are_hostile(figure: i64, other: i64) -> bool:
    return owner_of(figure) != owner_of(other)


def figures_around(state: Position, space: i64) -> i64:
    """A mask: the figures adjacent to a space; not the one that stands there."""
    field = board(state)
    found: i64 = 0
    place = space * DIRECTIONS
    last = place + DIRECTIONS
    while place < last:
        near = i64(field.touch[place])
        if near != NO_SPACE and i64(state.at[near]) != NOBODY:
            found |= bit(i64(state.at[near]))
        place += 1
    here = i64(state.at[space])
    return found & ~bit(here) if here != NOBODY else found


def figures_on_and_around(state: Position, space: i64) -> i64:
    """A mask: the figures on a space, and adjacent to it."""
    found = figures_around(state, space)
    here = i64(state.at[space])
    return found | bit(here) if here != NOBODY else found


def neighbours(state: Position, figure: i64) -> i64:
    """A mask: the figures adjacent to a figure."""
    base = base_of(state, figure)
    found: i64 = 0
    place: i64 = 0
    while place < spaces_in(base):
        found |= figures_around(state, nth(base, place))
        place += 1
    return found & ~bit(figure)


def touches(state: Position, figure: i64, space: i64) -> bool:
    """Whether a figure has entered a space adjacent to another, even if it stands on that, too."""
    base = base_of(state, figure)
    place: i64 = 0
    while place < spaces_in(base):
        if board(state).are_adjacent(nth(base, place), space):
            return True
        place += 1
    return False


# Distances.


def distance_to(state: Position, figure: i64, space: i64) -> i64:
    """How many spaces a figure is away from a space."""
    field = board(state)
    base = base_of(state, figure)
    nearest: i64 = FAR
    place: i64 = 0
    while place < spaces_in(base):
        nearest = min(nearest, field.distance(nth(base, place), space))
        place += 1
    return nearest


def distance(state: Position, figure: i64, other: i64) -> i64:
    """How many spaces two figures are apart, counted where they are nearest."""
    base = base_of(state, other)
    nearest: i64 = FAR
    place: i64 = 0
    while place < spaces_in(base):
        nearest = min(nearest, distance_to(state, figure, nth(base, place)))
        place += 1
    return nearest


def friends_within(state: Position, figure: i64, friends: i64, spaces: i64) -> i64:
    """A mask: those of some figures that are so near."""
    found: i64 = 0
    while friends:
        friend = lowest(friends)
        friends &= friends - 1
        if friend != figure and distance(state, figure, friend) <= spaces:
            found |= bit(friend)
    return found


# Line of sight.


def sees_space(state: Position, figure: i64, space: i64, other: i64, past_figures: bool) -> bool:
    """Whether a figure sees a space, on which the other figure (or NOBODY) stands."""
    a, b, c, d = in_the_way(state, figure, other, past_figures)
    base = base_of(state, figure)
    field = board(state)
    place: i64 = 0
    while place < spaces_in(base):
        if field.sees(nth(base, place), space, a, b, c, d):
            return True
        place += 1
    return False


def in_the_way(
    state: Position, figure: i64, other: i64, past_figures: bool
) -> tuple[i64, i64, i64, i64]:
    """The spaces with figures that one looks past on the way to another, or to NOBODY."""
    if past_figures or is_massive(state, figure):
        return 0, 0, 0, 0
    if other != NOBODY and is_massive(state, other):
        return 0, 0, 0, 0
    a, b, c, d = state.occupied[0], state.occupied[1], state.occupied[2], state.occupied[3]
    a, b, c, d = out_of_the_way(base_of(state, figure), a, b, c, d)
    if other != NOBODY:
        a, b, c, d = out_of_the_way(base_of(state, other), a, b, c, d)
    return a, b, c, d


def sight_of_space(
    state: Position, figure: i64, space: i64, other: i64, past_figures: bool
) -> vec[i64]:
    """How a figure sees a space: x and y of a corner of its own and two of the space.

    None where it is adjacent, and none where it is not seen.
    """
    a, b, c, d = in_the_way(state, figure, other, past_figures)
    base = base_of(state, figure)
    field = board(state)
    found = vec[i64]()
    best: i64 = 0
    place: i64 = 0
    while place < spaces_in(base):
        own = nth(base, place)
        line = field.line_of_sight(own, space, a, b, c, d)
        if line is not None and (len(found) == 0 or line.length() < best):
            best = line.length()
            x, y = field.column(own), field.row(own)
            found = vec[i64](
                [x + line.px, y + line.py, x + line.qx, y + line.qy, x + line.rx, y + line.ry]
            )
        place += 1
    return found


def out_of_the_way(base: i64, a: i64, b: i64, c: i64, d: i64) -> tuple[i64, i64, i64, i64]:
    """A set of spaces without those of a base."""
    place: i64 = 0
    while place < spaces_in(base):
        space = nth(base, place)
        word = space // WORD
        mask = ~bit(space % WORD)
        if word == 0:
            a &= mask
        elif word == 1:
            b &= mask
        elif word == 2:
            c &= mask
        else:
            d &= mask
        place += 1
    return a, b, c, d


def sees(state: Position, figure: i64, other: i64, past_figures: bool) -> bool:
    """Whether a figure sees another, from any of its spaces to any of the other's."""
    base = base_of(state, other)
    place: i64 = 0
    while place < spaces_in(base):
        if sees_space(state, figure, nth(base, place), other, past_figures):
            return True
        place += 1
    return False


def watchers_of(state: Position, figure: i64, others: i64) -> i64:
    """A mask: which of some figures see a figure."""
    found: i64 = 0
    while others:
        other = lowest(others)
        others &= others - 1
        if sees(state, other, figure, False):
            found |= bit(other)
    return found
