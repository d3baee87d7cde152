"""Line of sight in exact integers: what lies between two spaces, whatever the map.

A space sees another if some corner of the first and two corners of one edge of the other span
a triangle with nothing in it that blocks (RULES.md, ruling G7). By the older rule (the option
`los`, ruling G9) only the two lines from the first corner must be free. Which squares and edges
that are depends only on how far the two spaces are apart, so it is worked out once for each
distance and shared by all maps. A `Gaze` is one such triangle, with one way of turning to it.

A square is written as one number, `square(x, y)`, relative to the space that looks; an edge
likewise: that of a square to its east, or to its south.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

REACH: Final = 32  # spaces of a map are less far apart than this, in both directions
SPAN: Final = 64

# How a line passes a corner of squares: along their sides, or from one square into the opposite.
UPRIGHT: Final = 0
LEVEL: Final = 1
FALLING: Final = 2  # from the upper left to the lower right
RISING: Final = 3


def square(x: i64, y: i64) -> i64:
    return (y + REACH) * SPAN + x + REACH


def x_of(square: i64) -> i64:
    return square % SPAN - REACH


def y_of(square: i64) -> i64:
    return square // SPAN - REACH


# Of three numbers, because `min` and `max` of more than two are Python calls once compiled.


def lowest_of(one: i64, two: i64, three: i64) -> i64:
    low = min(one, two)
    return min(low, three)


def highest_of(one: i64, two: i64, three: i64) -> i64:
    high = max(one, two)
    return max(high, three)


@final
@mypyc_attr(acyclic=True)
class Triangle:
    """A corner p of the looking space, and two neighbouring corners q, r of the other."""

    def __init__(self, px: i64, py: i64, qx: i64, qy: i64, rx: i64, ry: i64) -> None:
        self.px: i64 = px
        self.py: i64 = py
        self.qx: i64 = qx
        self.qy: i64 = qy
        self.rx: i64 = rx
        self.ry: i64 = ry

    def length(self) -> i64:
        """The squares of the two lines from p, added up: the less, the nearer both corners."""
        to_q = (self.qx - self.px) * (self.qx - self.px) + (self.qy - self.py) * (self.qy - self.py)
        to_r = (self.rx - self.px) * (self.rx - self.px) + (self.ry - self.py) * (self.ry - self.py)
        return to_q + to_r

    def is_flat(self) -> bool:
        across = (self.qx - self.px) * (self.ry - self.py)
        return across == (self.qy - self.py) * (self.rx - self.px)

    def columns(self, top: i64, bottom: i64) -> tuple[i64, i64]:
        """The first and the last column in which it has a part between two lines, or on one."""
        first: i64 = SPAN
        last: i64 = -SPAN
        side: i64 = 0
        while side < 3:
            first, last = self.widen(side, top, bottom, first, last)
            side += 1
        return first, last

    def widen(self, side: i64, top: i64, bottom: i64, first: i64, last: i64) -> tuple[i64, i64]:
        """The columns so far and those of one side, cut off at the two lines."""
        ax, ay, bx, by = self.px, self.py, self.qx, self.qy
        if side == 1:
            ax, ay, bx, by = self.qx, self.qy, self.rx, self.ry
        elif side == 2:
            ax, ay, bx, by = self.rx, self.ry, self.px, self.py
        if by < ay:
            ax, ay, bx, by = bx, by, ax, ay
        high, low = max(top, ay), min(bottom, by)
        if ay == by or high > low or (high == low and top != bottom):
            return first, last
        down = by - ay
        at_high = ax * down + (high - ay) * (bx - ax)
        at_low = ax * down + (low - ay) * (bx - ax)
        first = min(first, min(at_high, at_low) // down)
        last = max(last, -(-max(at_high, at_low) // down) - 1)
        return first, last

    def meets(self, left: i64, top: i64, right: i64, bottom: i64) -> bool:
        """Whether the open triangle has a point in common with a box, or with a line.

        Two convex figures are apart if a line along one of their sides parts them. Touching
        is no meeting: all comparisons are strict.
        """
        if (
            lowest_of(self.px, self.qx, self.rx) >= right
            or highest_of(self.px, self.qx, self.rx) <= left
        ):
            return False
        if (
            lowest_of(self.py, self.qy, self.ry) >= bottom
            or highest_of(self.py, self.qy, self.ry) <= top
        ):
            return False
        return (
            not parts(
                self.px, self.py, self.qx, self.qy, self.rx, self.ry, left, top, right, bottom
            )
            and not parts(
                self.qx, self.qy, self.rx, self.ry, self.px, self.py, left, top, right, bottom
            )
            and not parts(
                self.rx, self.ry, self.px, self.py, self.qx, self.qy, left, top, right, bottom
            )
        )


@final
@mypyc_attr(acyclic=True)
class Gaze:
    """One way of looking: what must be free for it."""

    def __init__(self, triangle: Triangle) -> None:
        self.triangle: Triangle = triangle
        self.squares: vec[i64] = vec[i64]()  # no blocking space, no figure, nothing off the map
        self.turned: vec[i64] = vec[i64]()  # turned through at the corner: figures do not matter
        self.east: vec[i64] = vec[i64]()  # no wall, closed door or solid edge
        self.south: vec[i64] = vec[i64]()
        # Where a line passes a corner of squares: the square below it to the right, times four,
        # and how. On one of its two sides nothing of the map may close the corner.
        self.corners: vec[i64] = vec[i64]()


@final
class Gazes:
    """All ways of looking from a space to another that is so far away."""

    def __init__(self, ways: list[Gaze]) -> None:
        self.ways: list[Gaze] = ways


def parts(
    ax: i64,
    ay: i64,
    bx: i64,
    by: i64,
    cx: i64,
    cy: i64,
    left: i64,
    top: i64,
    right: i64,
    bottom: i64,
) -> bool:
    """Whether the side a-b has the box wholly on the side away from c."""
    across = bx - ax
    down = by - ay
    inside = across * (cy - ay) - down * (cx - ax)
    if inside < 0:
        across, down = -across, -down
    return (
        across * (top - ay) - down * (left - ax) <= 0
        and across * (top - ay) - down * (right - ax) <= 0
        and across * (bottom - ay) - down * (left - ax) <= 0
        and across * (bottom - ay) - down * (right - ax) <= 0
    )


_GAZES: Final[list[Gazes | None]] = [None] * (2 * SPAN * SPAN)


def gazes(x: i64, y: i64, by_lines: bool) -> Gazes:
    """All ways of looking at the space that is x columns and y rows away."""
    place = square(x, y) * 2 + i64(by_lines)
    known = _GAZES[place]
    if known is not None:
        return known
    made = Gazes(all_gazes(x, y, by_lines))
    _GAZES[place] = made
    return made


def all_gazes(x: i64, y: i64, by_lines: bool) -> list[Gaze]:
    found: list[Gaze] = []
    corner: i64 = 0
    while corner < 4:
        px, py = corner & 1, corner >> 1
        add_gazes(found, x, y, by_lines, Triangle(px, py, x, y, x + 1, y), py < y, -1, 0)
        add_gazes(found, x, y, by_lines, Triangle(px, py, x, y + 1, x + 1, y + 1), py > y + 1, 0, 0)
        add_gazes(found, x, y, by_lines, Triangle(px, py, x, y, x, y + 1), px < x, -1, 1)
        add_gazes(found, x, y, by_lines, Triangle(px, py, x + 1, y, x + 1, y + 1), px > x + 1, 0, 1)
        corner += 1
    return found


def add_gazes(
    found: list[Gaze],
    x: i64,
    y: i64,
    by_lines: bool,
    triangle: Triangle,
    outside: bool,
    before: i64,
    upright: i64,
) -> None:
    """The gazes of one triangle: without turning, or turning at the corner either way.

    From outside, the edge that is looked at must be open. It is the edge to the east (if
    upright) or south of the seen space, or of the one `before` it.
    """
    if triangle.is_flat():
        return
    edge = square(x + before, y) if upright else square(x, y + before)
    if not turns_through(triangle, 0):
        for way in (1, -1):
            gaze = Gaze(triangle)
            turn(gaze, triangle, way)
            fill(gaze, triangle, x, y, by_lines)
            bar(gaze, outside, edge, upright)
            found.append(gaze)
        return
    gaze = Gaze(triangle)
    fill(gaze, triangle, x, y, by_lines)
    bar(gaze, outside, edge, upright)
    found.append(gaze)


def bar(gaze: Gaze, outside: bool, edge: i64, upright: i64) -> None:
    if outside and upright:
        gaze.east = append(gaze.east, edge)
    elif outside:
        gaze.south = append(gaze.south, edge)


def fill(gaze: Gaze, triangle: Triangle, x: i64, y: i64, by_lines: bool) -> None:
    """Write down what must be free: the open triangle, or the two lines to the far corners."""
    if by_lines:
        trace(gaze, triangle.px, triangle.py, triangle.qx, triangle.qy, square(x, y))
        trace(gaze, triangle.px, triangle.py, triangle.rx, triangle.ry, square(x, y))
    else:
        cover(gaze, triangle, square(x, y))


def cover(gaze: Gaze, triangle: Triangle, seen: i64) -> None:
    """Write down the squares and the edges that have a part in the open triangle, row by row."""
    top = lowest_of(triangle.py, triangle.qy, triangle.ry)
    bottom = highest_of(triangle.py, triangle.qy, triangle.ry)
    row = top
    while row < bottom:
        first, last = triangle.columns(row, row + 1)
        column = first
        while column <= last:
            pass_square(gaze, square(column, row), seen, column < last)
            column += 1
        row += 1
        if row < bottom:
            column, last = triangle.columns(row, row)
            while column <= last:
                gaze.south = append(gaze.south, square(column, row - 1))
                column += 1


def pass_square(gaze: Gaze, here: i64, seen: i64, goes_east: bool) -> None:
    """A square must be free, and perhaps the edge to its east; its own two spaces never bar it."""
    if here != square(0, 0) and here != seen:
        gaze.squares = append(gaze.squares, here)
    if goes_east:
        gaze.east = append(gaze.east, here)


def trace(gaze: Gaze, ax: i64, ay: i64, bx: i64, by: i64, seen: i64) -> None:
    """Write down the squares, edges and corners that a line passes between its two ends."""
    if ay > by or (ay == by and ax > bx):
        ax, ay, bx, by = bx, by, ax, ay
    across, down = bx - ax, by - ay
    if down == 0:
        while ax + 1 < bx:
            ax += 1
            gaze.corners = append(gaze.corners, square(ax, ay) * 4 + LEVEL)
        return
    how: i64 = UPRIGHT if across == 0 else FALLING if across > 0 else RISING
    row = ay
    while row < by:
        above = ax * down + (row - ay) * across
        below = above + across
        column, last = min(above, below) // down, -(-max(above, below) // down) - 1
        while column <= last:
            pass_square(gaze, square(column, row), seen, column < last)
            column += 1
        row += 1
        if row < by and below % down == 0:
            gaze.corners = append(gaze.corners, square(below // down, row) * 4 + how)
        elif row < by:
            gaze.south = append(gaze.south, square(below // down, row - 1))


# Turning at the corner. The four squares round it are numbered clockwise from the looking space.


def around(triangle: Triangle, number: i64) -> i64:
    """The square with that number round the corner p."""
    # From (0, 0): the squares of a corner, clockwise, beginning upper left.
    begin: i64 = 2
    if triangle.px == 0 and triangle.py == 1:
        begin = 1
    elif triangle.px == 1 and triangle.py == 1:
        begin = 0
    elif triangle.px == 1 and triangle.py == 0:
        begin = 3
    place = (begin + number) & 3
    x = triangle.px - 1 if place == 0 or place == 3 else triangle.px
    y = triangle.py - 1 if place < 2 else triangle.py
    return square(x, y)


def turns_through(triangle: Triangle, number: i64) -> bool:
    """Whether the triangle begins, at its corner p, in the square with that number."""
    here = around(triangle, number)
    x, y = x_of(here), y_of(here)
    return triangle.meets(x, y, x + 1, y + 1)


def turn(gaze: Gaze, triangle: Triangle, way: i64) -> None:
    """From the looking space round the corner to the triangle: through what, and over what."""
    number: i64 = 0
    while True:
        cross(gaze, around(triangle, number), around(triangle, number + way))
        number += way
        if turns_through(triangle, number):
            return
        gaze.turned = append(gaze.turned, around(triangle, number))


def cross(gaze: Gaze, here: i64, there: i64) -> None:
    """The edge between two neighbouring squares must be open."""
    if there - here == 1:
        gaze.east = append(gaze.east, here)
    elif here - there == 1:
        gaze.east = append(gaze.east, there)
    elif there - here == SPAN:
        gaze.south = append(gaze.south, here)
    else:
        gaze.south = append(gaze.south, there)
