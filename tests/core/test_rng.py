"""Chance is fair, whatever the seed, and the same compiled and interpreted.

Seeds are fixed, so a bound is met always or never. About 1 in 10,000 fair generators
would exceed each of these bounds.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentarch.core.rng import MASK, Rng, advance, mix, number_below
from pentarch.core.zones import deck
from tests.core.dealer import Dealer

# The largest chi-square by degrees of freedom, at 1 in 10,000.
BOUND = {1: 15.2, 5: 25.8, 9: 33.8, 16: 46.0, 23: 56.3, 51: 95.0, 99: 157.0, 255: 346.0}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def is_fair(counts: list[int]) -> bool:
    return chi_square(counts) < BOUND[len(counts) - 1]


@pytest.mark.parametrize("bound", [2, 6, 10, 17, 52, 100, 256])
def test_all_numbers_below_a_bound_come_up_alike(bound: int) -> None:
    rng = Rng(bound)
    counts = [0] * bound
    for _ in range(200 * bound):
        counts[rng.below(bound)] += 1

    assert is_fair(counts)


@pytest.mark.parametrize("bound", [2, 6, 10, 17, 52])
def test_neighbouring_seeds_are_no_kin(bound: int) -> None:
    counts = [0] * bound
    for seed in range(200 * bound):
        counts[Rng(seed).below(bound)] += 1

    assert is_fair(counts)


def test_a_number_says_nothing_of_the_next() -> None:
    rng = Rng(3)
    counts = [0] * 100
    for _ in range(20000):
        counts[rng.below(10) * 10 + rng.below(10)] += 1

    assert is_fair(counts)


def test_neighbouring_seeds_agree_on_nothing() -> None:
    counts = [0] * 100
    for seed in range(20000):
        counts[Rng(seed).below(10) * 10 + Rng(seed + 1).below(10)] += 1

    assert is_fair(counts)


def test_every_order_of_four_cards_is_as_likely() -> None:
    orders: dict[tuple[int, ...], int] = {}
    for seed in range(12000):
        dealer = Dealer(1, mix(seed))
        cards = deck([0, 1, 2, 3])
        order = tuple(int(dealer.draw(cards, 0)) for _ in range(4))
        orders[order] = orders.get(order, 0) + 1

    assert len(orders) == 24
    assert is_fair(list(orders.values()))


def test_every_card_is_as_likely_at_every_draw() -> None:
    counts = [[0] * 10 for _ in range(10)]
    for seed in range(4000):
        dealer = Dealer(1, mix(seed))
        cards = deck(list(range(10)))
        for place in range(10):
            counts[place][dealer.draw(cards, 0)] += 1

    assert all(is_fair(row) for row in counts)


def test_dice_of_matches_with_seeds_that_differ_in_one_bit_are_fair() -> None:
    counts = [0] * 6
    for place in range(62):
        dealer = Dealer(1, 0)
        dealer.reseed(1 << place)
        for _ in range(100):
            counts[dealer.roll(6, 0)] += 1

    assert is_fair(counts)


def test_the_numbers_are_these() -> None:
    rng = Rng(2024)

    assert [int(rng.below(1000)) for _ in range(8)] == [165, 259, 81, 258, 170, 962, 278, 334]
    assert [int(mix(seed)) for seed in (0, 1, 2, MASK)] == [
        4168203859206092440,
        3734406240540218366,
        859381023541073833,
        3694807054065208127,
    ]
    assert int(advance(MASK)) == 1748752465686446640
    assert int(Rng(7).seed()) == 2847468691661908434
    assert Rng(7).chance() == 0.0928775342181325


@given(st.integers(0, MASK), st.integers(1, 1 << 31))
def test_a_number_is_below_its_bound(word: int, bound: int) -> None:
    assert 0 <= number_below(word, bound) < bound


@given(st.integers(0, MASK))
def test_words_keep_to_62_bits(word: int) -> None:
    assert 0 <= mix(word) <= MASK
    assert 0 <= advance(word) <= MASK


@given(st.integers(0, MASK))
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    one, other = Rng(seed), Rng(seed)

    assert [one.below(9) for _ in range(9)] == [other.below(9) for _ in range(9)]
    assert one.seed() == other.seed()


def test_a_chance_is_from_0_up_to_1() -> None:
    rng = Rng(1)
    chances = [rng.chance() for _ in range(2000)]

    assert all(0 <= it < 1 for it in chances)
    assert 0.48 < sum(chances) / len(chances) < 0.52
