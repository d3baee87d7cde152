"""Words as rows of small numbers, masks as sets."""

from hypothesis import given
from hypothesis import strategies as st

from pentarch.core.bits import bit, byte, count, has, lowest, nibble, with_byte, with_nibble

members = st.sets(st.integers(0, 61), max_size=20)


def mask(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(members)
def test_a_mask_is_a_set(numbers: set[int]) -> None:
    assert count(mask(numbers)) == len(numbers)
    assert {member for member in range(62) if has(mask(numbers), member)} == numbers


@given(members.filter(bool))
def test_the_lowest_member(numbers: set[int]) -> None:
    assert lowest(mask(numbers)) == min(numbers)


def test_one_member_of_every_size() -> None:
    assert [int(bit(member)) for member in range(62)] == [2**member for member in range(62)]
    assert [int(lowest(bit(member))) for member in range(62)] == list(range(62))


@given(st.lists(st.integers(0, 15), min_size=15, max_size=15), st.data())
def test_nibbles_change_one_by_one(row: list[int], data: st.DataObject) -> None:
    word = sum(number << 4 * place for place, number in enumerate(row))
    place, number = data.draw(st.integers(0, 14)), data.draw(st.integers(0, 15))

    changed = with_nibble(word, place, number)

    row[place] = number
    assert [nibble(changed, it) for it in range(15)] == row


@given(st.lists(st.integers(0, 255), min_size=7, max_size=7), st.data())
def test_bytes_change_one_by_one(row: list[int], data: st.DataObject) -> None:
    word = sum(number << 8 * place for place, number in enumerate(row))
    place, number = data.draw(st.integers(0, 6)), data.draw(st.integers(0, 255))

    changed = with_byte(word, place, number)

    row[place] = number
    assert [byte(changed, it) for it in range(7)] == row
