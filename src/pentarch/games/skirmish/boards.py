"""Spaces and what lies between them: steps, adjacency, counting, bases and sight.

A `Board` is a map with some of its doors open. Everything on it is the same for every game that
is played there, so boards are made once, when they are first needed, and shared by all states;
distances and lines of sight are worked out when somebody asks, and kept.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pentarch.core.bits import bit
from pentarch.games.skirmish.maps import (
    BLOCKING,
    DOOR,
    MAPS,
    OPEN,
    SOLID,
    WALL,
    Map,
)
from pentarch.games.skirmish.sight import (
    FALLING,
    LEVEL,
    UPRIGHT,
    Gaze,
    Triangle,
    gazes,
    x_of,
    y_of,
)
from pentarch.games.skirmish.state import NO_SPACE

DIRECTIONS: Final = 8  # clockwise from north; the even ones are orthogonal
FAR: Final = 255  # no way leads there
WORD: Final = 60  # spaces in one word of a set of spaces
WORDS: Final = 4

# Sizes of bases, and what they measure when they face the first way.
SMALL: Final = 0
LONG: Final = 1
HUGE: Final = 2
WIDE: Final = 3
WIDTHS: Final = bytes((1, 1, 2, 2))
HEIGHTS: Final = bytes((1, 2, 3, 2))
MOST_CELLS: Final = 6
TURNS: Final = 4

_EAST: Final = bytes((1, 2, 2, 2, 1, 0, 0, 0))  # one more than the columns of a step
_SOUTH: Final = bytes((0, 0, 1, 2, 2, 2, 1, 0))


def east_of(direction: i64) -> i64:
    return i64(_EAST[direction]) - 1


def south_of(direction: i64) -> i64:
    return i64(_SOUTH[direction]) - 1


@final
class Footprint:
    """Where a base of one size, facing one way, can stand, step and turn.

    A base is known by its upper left space. `glides` is true of Mobile and Massive figures,
    which only walls and doors can stop.
    """

    def __init__(self, board: Board, width: i64, height: i64, glides: bool) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.cells: i64 = width * height
        self.spaces: vec[u8] = vec[u8]([NO_SPACE] * int(board.size * MOST_CELLS))
        self.bases: vec[i64] = vec[i64](
            [0] * int(board.size)
        )  # the spaces in one word (figures.py)
        self.steps: vec[u8] = vec[u8]([NO_SPACE] * int(board.size * DIRECTIONS))
        self.turns: vec[u8] = vec[u8]([NO_SPACE] * int(board.size * TURNS))
        strength: i64 = DOOR if glides else OPEN + 1
        anchor: i64 = 0
        while anchor < board.size:
            if width == 1 and height == 1:
                self.spaces[anchor * MOST_CELLS] = u8(anchor)
            else:
                self.stand(board, anchor, glides, strength)
            if self.stands(anchor):
                self.bases[anchor] = self.packed(anchor)
            anchor += 1

    def stands(self, anchor: i64) -> bool:
        """Whether the base fits there, figures aside."""
        return i64(self.spaces[anchor * MOST_CELLS]) != NO_SPACE

    def packed(self, anchor: i64) -> i64:
        """The spaces of the base, a byte each, and how many above them."""
        word = self.cells << 48
        place: i64 = 0
        while place < self.cells:
            word |= i64(self.spaces[anchor * MOST_CELLS + place]) << (place << 3)
            place += 1
        return word

    def stand(self, board: Board, anchor: i64, glides: bool, strength: i64) -> None:
        """Write down the spaces of the base, if it straddles nothing that would stop it."""
        column, row = board.column(anchor), board.row(anchor)
        place: i64 = 0
        while place < self.cells:
            x, y = column + place % self.width, row + place // self.width
            space = board.at(x, y)
            if space == NO_SPACE or (not glides and board.is_blocking(space)):
                return
            if place % self.width and board.edge(x - 1, y, 2) >= strength:
                return
            if place >= self.width and board.edge(x, y - 1, 4) >= strength:
                return
            place += 1
        place = 0
        while place < self.cells:
            space = board.at(column + place % self.width, row + place // self.width)
            self.spaces[anchor * MOST_CELLS + place] = u8(space)
            place += 1

    def join(self, board: Board, other: Footprint, glides: bool) -> None:
        """Write down the steps, and the turns into the base that faces the other way."""
        anchor: i64 = 0
        while anchor < board.size:
            if self.stands(anchor):
                self.add_steps(board, anchor, glides)
                if self.width != self.height:
                    self.add_turns(board, anchor, other)
            anchor += 1

    def add_steps(self, board: Board, anchor: i64, glides: bool) -> None:
        if self.cells == 1:
            table = board.glide if glides else board.walk
            direction: i64 = 0
            while direction < DIRECTIONS:
                place = anchor * DIRECTIONS + direction
                self.steps[place] = table[place]
                direction += 1
            return
        direction = 0
        while direction < DIRECTIONS:
            x = board.column(anchor) + east_of(direction)
            y = board.row(anchor) + south_of(direction)
            target = board.at(x, y)
            if target != NO_SPACE and self.stands(target):
                if self.can_shift(board, anchor, direction, glides):
                    self.steps[anchor * DIRECTIONS + direction] = u8(target)
            direction += 2

    def can_shift(self, board: Board, anchor: i64, direction: i64, glides: bool) -> bool:
        """No space of the base crosses a barrier on its step."""
        strength: i64 = DOOR if glides else OPEN + 1
        place: i64 = 0
        while place < self.cells:
            space = i64(self.spaces[anchor * MOST_CELLS + place])
            if board.edge(board.column(space), board.row(space), direction) >= strength:
                return False
            place += 1
        return True

    def add_turns(self, board: Board, anchor: i64, other: Footprint) -> None:
        """A quarter turn keeps at least half of the spaces."""
        many: i64 = 0
        target: i64 = 0
        while target < board.size:
            if other.stands(target) and self.shared(anchor, other, target) * 2 >= self.cells:
                self.turns[anchor * TURNS + many] = u8(target)
                many += 1
            target += 1

    def shared(self, anchor: i64, other: Footprint, target: i64) -> i64:
        many: i64 = 0
        mine: i64 = 0
        while mine < self.cells:
            theirs: i64 = 0
            while theirs < self.cells:
                if (
                    self.spaces[anchor * MOST_CELLS + mine]
                    == (other.spaces[target * MOST_CELLS + theirs])
                ):
                    many += 1
                theirs += 1
            mine += 1
        return many


@final
class Board:
    def __init__(self, drawn: Map, opened: int, by_lines: bool) -> None:
        size = len(drawn.cells)
        self.by_lines: bool = by_lines  # sight by two lines, not by the area between them
        self.size: i64 = size
        self.width: i64 = drawn.width
        self.height: i64 = drawn.height
        self.cells: vec[i64] = vec[i64](drawn.cells)
        self.spaces: vec[u8] = vec[u8](drawn.spaces)
        self.grounds: vec[u8] = vec[u8](drawn.grounds)
        self.zones: vec[u8] = vec[u8](drawn.zones)
        self.areas: vec[u8] = vec[u8](drawn.areas)
        self.east: vec[u8] = vec[u8]([with_doors(edge, opened) for edge in drawn.east])
        self.south: vec[u8] = vec[u8]([with_doors(edge, opened) for edge in drawn.south])
        self.touch: vec[u8] = vec[u8]([NO_SPACE] * (size * DIRECTIONS))
        self.walk: vec[u8] = vec[u8]([NO_SPACE] * (size * DIRECTIONS))
        self.glide: vec[u8] = vec[u8]([NO_SPACE] * (size * DIRECTIONS))
        self.lay_steps()
        self.counted: vec[u8] = vec[u8]([0] * size)  # whose distances are known
        self.distances: vec[u8] = vec[u8]([FAR] * (size * size))
        self.looked: vec[u8] = vec[u8]([0] * (size * size))  # which lines of sight are known
        self.first_way: vec[i64] = vec[i64]([0] * (size * size))
        self.last_way: vec[i64] = vec[i64]([0] * (size * size))
        self.ways: vec[i64] = vec[i64]()  # each a set of spaces: no figure may stand on any of them
        self.footprints: list[Footprint | None] = [None] * 16

    # The grid.

    def column(self, space: i64) -> i64:
        return self.cells[space] % self.width

    def row(self, space: i64) -> i64:
        return self.cells[space] // self.width

    def at(self, x: i64, y: i64) -> i64:
        """The space in a column and a row, or NO_SPACE."""
        if x < 0 or y < 0 or x >= self.width or y >= self.height:
            return NO_SPACE
        return i64(self.spaces[x + self.width * y])

    def is_blocking(self, space: i64) -> bool:
        return i64(self.grounds[space]) == BLOCKING

    def edge(self, x: i64, y: i64, direction: i64) -> i64:
        """The edge of a square in an orthogonal direction; the map ends with a wall."""
        if self.at(x, y) == NO_SPACE:
            return WALL
        if self.at(x + east_of(direction), y + south_of(direction)) == NO_SPACE:
            return WALL
        if direction == 0:
            return i64(self.south[x + self.width * (y - 1)])
        if direction == 2:
            return i64(self.east[x + self.width * y])
        if direction == 4:
            return i64(self.south[x + self.width * y])
        return i64(self.east[x - 1 + self.width * y])

    # Steps and adjacency.

    def lay_steps(self) -> None:
        space: i64 = 0
        while space < self.size:
            direction: i64 = 0
            while direction < DIRECTIONS:
                self.lay_step(space, direction)
                direction += 1
            space += 1

    def lay_step(self, space: i64, direction: i64) -> None:
        x, y = self.column(space), self.row(space)
        target = self.at(x + east_of(direction), y + south_of(direction))
        if target == NO_SPACE:
            return
        place = space * DIRECTIONS + direction
        if self.is_way(x, y, direction, SOLID, True):
            self.touch[place] = u8(target)
        if self.is_way(x, y, direction, OPEN + 1, True) and not self.is_blocking(target):
            self.walk[place] = u8(target)
        if self.is_way(x, y, direction, DOOR, False):
            self.glide[place] = u8(target)

    def is_way(self, x: i64, y: i64, direction: i64, strength: i64, solid_ground: bool) -> bool:
        """Whether edges below that strength lead there; diagonally, round the corner either way."""
        if direction & 1 == 0:
            return self.edge(x, y, direction) < strength
        first, second = direction - 1, (direction + 1) & 7
        return self.is_round(x, y, first, second, strength, solid_ground) or self.is_round(
            x, y, second, first, strength, solid_ground
        )

    def is_round(
        self, x: i64, y: i64, first: i64, second: i64, strength: i64, solid_ground: bool
    ) -> bool:
        x_between, y_between = x + east_of(first), y + south_of(first)
        between = self.at(x_between, y_between)
        if between == NO_SPACE or (solid_ground and self.is_blocking(between)):
            return False
        return (
            self.edge(x, y, first) < strength and self.edge(x_between, y_between, second) < strength
        )

    def are_adjacent(self, space: i64, other: i64) -> bool:
        """Whether whatever stands in the two spaces is adjacent; their own ground is ignored."""
        direction: i64 = 0
        while direction < DIRECTIONS:
            if i64(self.touch[space * DIRECTIONS + direction]) == other:
                return True
            direction += 1
        return False

    # Counting spaces.

    def distance(self, space: i64, other: i64) -> i64:
        """How many spaces apart what stands in them is; FAR if no way leads there."""
        if not self.counted[space]:
            self.count_from(space)
        return i64(self.distances[space * self.size + other])

    def count_from(self, start: i64) -> None:
        """Spread from a space; blocking spaces are reached, and not left again."""
        row = start * self.size
        distances = self.distances
        distances[row + start] = u8(0)
        queue = vec[i64]([start])
        done: i64 = 0
        while done < len(queue):
            here = queue[done]
            done += 1
            if here != start and self.is_blocking(here):
                continue
            near = i64(distances[row + here]) + 1
            direction: i64 = 0
            while direction < DIRECTIONS:
                there = i64(self.touch[here * DIRECTIONS + direction])
                if there != NO_SPACE and i64(distances[row + there]) == FAR:
                    distances[row + there] = u8(near)
                    queue = append(queue, there)
                direction += 1
        self.counted[start] = u8(1)

    # Bases.

    def footprint(self, size: i64, facing: i64, glides: bool) -> Footprint:
        """The base of a size, facing one of its two ways."""
        place = size * 4 + facing * 2 + i64(glides)
        known = self.footprints[place]
        if known is not None:
            return known
        width, height = i64(WIDTHS[size]), i64(HEIGHTS[size])
        first = Footprint(self, width, height, glides)
        second = Footprint(self, height, width, glides)
        first.join(self, second, glides)
        second.join(self, first, glides)
        self.footprints[size * 4 + i64(glides)] = first
        self.footprints[size * 4 + 2 + i64(glides)] = second
        return second if facing else first

    # Line of sight.

    def sees(self, space: i64, other: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """Whether a space sees another past the figures on a set of spaces (four words)."""
        pair = space * self.size + other
        if not self.looked[pair]:
            self.look(space, other, pair)
        ways = self.ways
        way = self.first_way[pair]
        last = self.last_way[pair]
        while way < last:
            if (
                not ways[way] & a
                and not ways[way + 1] & b
                and not ways[way + 2] & c
                and not ways[way + 3] & d
            ):
                return True
            way += WORDS
        return False

    def line_of_sight(
        self, space: i64, other: i64, a: i64, b: i64, c: i64, d: i64
    ) -> Triangle | None:
        """The shortest way in which a space sees another, if there must be one."""
        if space == other or self.are_adjacent(space, other):
            return None
        best: Triangle | None = None
        x, y = self.column(space), self.row(space)
        for gaze in gazes(self.column(other) - x, self.row(other) - y, self.by_lines).ways:
            if not self.is_clear(gaze, x, y):
                continue
            words = self.set_of(gaze.squares, x, y)
            if words[0] & a or words[1] & b or words[2] & c or words[3] & d:
                continue
            if best is None or gaze.triangle.length() < best.length():
                best = gaze.triangle
        return best

    def look(self, space: i64, other: i64, pair: i64) -> None:
        """Find the ways of looking that the map leaves open."""
        self.looked[pair] = u8(1)
        self.first_way[pair] = len(self.ways)
        if space == other or self.are_adjacent(space, other):
            self.add_way(vec[i64]([0] * WORDS), pair)
        else:
            x, y = self.column(space), self.row(space)
            for gaze in gazes(self.column(other) - x, self.row(other) - y, self.by_lines).ways:
                if self.is_clear(gaze, x, y):
                    self.add_way(self.set_of(gaze.squares, x, y), pair)
        self.last_way[pair] = len(self.ways)

    def add_way(self, way: vec[i64], pair: i64) -> None:
        """Keep a set of spaces, unless one that is part of it is there already."""
        known = self.first_way[pair]
        while known < len(self.ways):
            if is_part(self.ways, known, way):
                return
            known += WORDS
        for word in way:
            self.ways = append(self.ways, word)

    def is_clear(self, gaze: Gaze, x: i64, y: i64) -> bool:
        """Nothing of the map itself is in the way, for a gaze from that square."""
        for square in gaze.squares:
            if not self.is_free(x + x_of(square), y + y_of(square)):
                return False
        for square in gaze.turned:
            if not self.is_free(x + x_of(square), y + y_of(square)):
                return False
        for square in gaze.east:
            if self.edge(x + x_of(square), y + y_of(square), 2) >= SOLID:
                return False
        for square in gaze.south:
            if self.edge(x + x_of(square), y + y_of(square), 4) >= SOLID:
                return False
        for corner in gaze.corners:
            if not self.passes(x + x_of(corner >> 2), y + y_of(corner >> 2), corner & 3):
                return False
        return True

    def passes(self, x: i64, y: i64, how: i64) -> bool:
        """Whether a line gets past the upper left corner of a square, on either side of it."""
        if how == UPRIGHT:
            return self.edge(x - 1, y, 0) < SOLID or self.edge(x, y, 0) < SOLID
        if how == LEVEL:
            return self.edge(x, y - 1, 6) < SOLID or self.edge(x, y, 6) < SOLID
        if how == FALLING:
            return self.is_round(x, y, 0, 6, SOLID, True) or self.is_round(x, y, 6, 0, SOLID, True)
        return self.is_round(x, y - 1, 4, 6, SOLID, True) or self.is_round(
            x, y - 1, 6, 4, SOLID, True
        )

    def is_free(self, x: i64, y: i64) -> bool:
        space = self.at(x, y)
        return space != NO_SPACE and not self.is_blocking(space)

    def set_of(self, squares: vec[i64], x: i64, y: i64) -> vec[i64]:
        words = vec[i64]([0] * WORDS)
        for square in squares:
            space = self.at(x + x_of(square), y + y_of(square))
            words[space // WORD] |= bit(space % WORD)
        return words


def is_part(ways: vec[i64], place: i64, way: vec[i64]) -> bool:
    word: i64 = 0
    while word < WORDS:
        if ways[place + word] & ~way[word]:
            return False
        word += 1
    return True


def with_doors(edge: int, opened: int) -> int:
    """An edge, open if it is a door that was opened."""
    if DOOR <= edge < WALL and opened >> (edge - DOOR) & 1:
        return OPEN
    return edge


_BOARDS: Final[list[Board | None]] = [None] * 32


def board_of(number: i64, opened: i64, by_lines: bool = False) -> Board:
    """The board of a map with those doors open, on which sight is one or the other."""
    place = number * 8 + opened * 2 + i64(by_lines)
    known = _BOARDS[place]
    if known is not None:
        return known
    made = Board(MAPS[number], int(opened), by_lines)
    _BOARDS[place] = made
    return made
