"""Small numbers packed into one word, and sets of small numbers as masks.

A word has 62 usable bits, so that it means the same compiled and interpreted.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_LOWEST: Final = bytes(
    (
        *(0, 1, 48, 2, 57, 49, 28, 3, 61, 58, 50, 42, 38, 29, 17, 4),
        *(62, 55, 59, 36, 53, 51, 43, 22, 45, 39, 33, 30, 24, 18, 12, 5),
        *(63, 47, 56, 27, 60, 41, 37, 16, 54, 35, 52, 21, 44, 32, 23, 11),
        *(46, 26, 40, 15, 34, 20, 31, 10, 25, 14, 19, 9, 13, 8, 7, 6),
    )
)


def bit(member: i64) -> i64:
    """The set of one member. (`1 << member`, a literal, would be a 32-bit shift in mypyc's C.)"""
    one: i64 = 1
    return one << member


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty (de Bruijn's trick)."""
    return i64(_LOWEST[((mask & -mask) * 0x03F79D71B4CB0A89 >> 58) & 63])


def count(mask: i64) -> i64:
    """How many members a set has."""
    members: i64 = 0
    while mask:
        mask &= mask - 1
        members += 1
    return members


def write_each(first: i64, mask: i64, out: vec[i64], many: i64) -> i64:
    """Write `first` + member for each member of a set after the `many` there are; how many then."""
    while mask:
        out[many] = first + lowest(mask)
        many += 1
        mask &= mask - 1
    return many


def has(mask: i64, member: i64) -> bool:
    return (mask >> member) & 1 != 0


def nibble(word: i64, index: i64) -> i64:
    """The number 0..15 at a place of the word."""
    return (word >> (index << 2)) & 15


def with_nibble(word: i64, index: i64, number: i64) -> i64:
    """The word with another number at that place."""
    place = index << 2
    fifteen: i64 = 15
    return (word & ~(fifteen << place)) | (number << place)


def packed(numbers: list[int]) -> int:
    """A table in one word: these numbers 0..15, fifteen at most, in its places."""
    return sum(number << 4 * place for place, number in enumerate(numbers))


def byte(word: i64, index: i64) -> i64:
    """The number 0..255 at a place of the word."""
    return (word >> (index << 3)) & 255


def with_byte(word: i64, index: i64, number: i64) -> i64:
    """The word with another number at that place."""
    place = index << 3
    full: i64 = 255
    return (word & ~(full << place)) | (number << place)
