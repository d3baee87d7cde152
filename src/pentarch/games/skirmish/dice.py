"""The six dice, and pools of them packed into one word: a byte for each die.

A die's byte has its colour, the face that it shows, whether it was rolled again, and a mark that
says that there is a die.
"""

from typing import Final

from mypy_extensions import i64

from pentarch.core.bits import byte, with_byte
from pentarch.core.state import EVERYONE
from pentarch.games.skirmish.state import Position

SIDES: Final = 6
MOST_DICE: Final = 7
THERE: Final = 128
AGAIN: Final = 64
END: Final = 7  # no colour: a word of dice ends here

# Of each face: what it shows. Attack dice: red, blue, green, yellow; defence dice: black, white.
ACCURACY_ON: Final = bytes(
    (*(0, 0, 0, 0, 0, 0), *(2, 2, 5, 3, 3, 4), *(1, 1, 2, 3, 1, 2), *(0, 2, 2, 1, 1, 0)) + (0,) * 12
)
DAMAGE_ON: Final = bytes(
    (*(1, 2, 2, 2, 3, 3), *(0, 1, 1, 1, 2, 2), *(0, 1, 1, 2, 2, 2), *(0, 0, 1, 1, 2, 1)) + (0,) * 12
)
SURGE_ON: Final = bytes(
    (*(0, 0, 0, 1, 0, 0), *(1, 0, 0, 1, 0, 0), *(1, 1, 1, 0, 0, 0), *(1, 1, 0, 1, 0, 2)) + (0,) * 12
)
BLOCK_ON: Final = bytes((0,) * 24 + (*(1, 1, 2, 2, 3, 0), *(0, 0, 1, 1, 1, 0)))
EVADE_ON: Final = bytes((0,) * 24 + (*(0, 0, 0, 0, 0, 1), *(0, 1, 0, 1, 1, 0)))
DODGE_ON: Final = bytes((0,) * 35 + (1,))


def pool(dice: i64) -> i64:
    """The dice of a word, as cards have it, in a pool; nothing is rolled yet."""
    made: i64 = 0
    place: i64 = 0
    while dice & 7 != END:
        made = with_byte(made, place, (dice & 7) | THERE)
        dice >>= 3
        place += 1
    return made


def size_of(pool: i64) -> i64:
    size: i64 = 0
    while byte(pool, size) & THERE and size < MOST_DICE:
        size += 1
    return size


def with_die(pool: i64, colour: i64) -> i64:
    return with_byte(pool, size_of(pool), colour | THERE)


def without_die(pool: i64, place: i64) -> i64:
    """The pool without one of its dice; those behind it move up."""
    last = size_of(pool) - 1
    while place < last:
        pool = with_byte(pool, place, byte(pool, place + 1))
        place += 1
    return with_byte(pool, last, 0)


def colour_at(pool: i64, place: i64) -> i64:
    return byte(pool, place) & 7


def face_at(pool: i64, place: i64) -> i64:
    return (byte(pool, place) >> 3) & 7


def was_rerolled(pool: i64, place: i64) -> bool:
    return byte(pool, place) & AGAIN != 0


def place_of_colour(pool: i64, colour: i64) -> i64:
    """Where a die of that colour is, or -1."""
    place: i64 = 0
    while place < size_of(pool):
        if colour_at(pool, place) == colour:
            return place
        place += 1
    return -1


def rolled(state: Position, pool: i64) -> i64:
    """The pool after a roll of all its dice."""
    place: i64 = 0
    while place < size_of(pool):
        pool = with_face(pool, place, state.roll(SIDES, EVERYONE), 0)
        place += 1
    return pool


def rerolled(state: Position, pool: i64, place: i64) -> i64:
    """The pool after one die was rolled again: no die is, twice."""
    return with_face(pool, place, state.roll(SIDES, EVERYONE), AGAIN)


def with_face(pool: i64, place: i64, face: i64, again: i64) -> i64:
    return with_byte(pool, place, colour_at(pool, place) | face << 3 | again | THERE)


def total(table: bytes, pool: i64) -> i64:
    """What all dice of a pool show of one thing."""
    amount: i64 = 0
    place: i64 = 0
    while place < size_of(pool):
        amount += i64(table[colour_at(pool, place) * SIDES + face_at(pool, place)])
        place += 1
    return amount


def faces(pool: int) -> list[int]:
    """What the dice show, for those who watch: a colour and a face in one number each."""
    listed: list[int] = []
    for place in range(int(size_of(pool))):
        listed.append(int(colour_at(pool, place) * SIDES + face_at(pool, place)))
    return listed
