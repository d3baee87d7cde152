"""A codec reads what it has written, and says what is wrong with anything else."""

import pytest

from pentarch.core.positions import (
    Codec,
    Form,
    Reader,
    bag_of,
    deck_of,
    field,
    flag,
    inside,
    lanes,
    mask,
    number,
    part,
    pile_of,
    rows,
    steps_of,
    switch,
    word,
)
from pentarch.core.steps import Steps, stack
from pentarch.core.vocabulary import effect, question, seat
from pentarch.core.vocabulary import number as amount
from pentarch.core.words import BadPosition, Json
from pentarch.core.zones import bag, deck, pile

FRUIT = ("apple", "", "pear")
ASK, DRAW = 1, 2
KINDS = {
    ASK: question(ASK, "ask", seat("target"), optional=True),
    DRAW: effect(DRAW, "draw", amount("cards", 1, 3)),
}


def refusal(codec: Codec[int], told: Json) -> str:
    with pytest.raises(BadPosition) as refused:
        codec.read(told, "here")
    return refused.value.message.key.removeprefix("refusal-position-")


@pytest.mark.parametrize(
    ("codec", "value", "told"),
    [
        (number(-2, 5), -2, -2),
        (switch(), 1, True),
        (word(FRUIT), 2, "pear"),
        (mask(number(0, 4)), 0b10010, [1, 4]),
        (mask(number(1, 8), first=1), 0b101, [1, 3]),
        (mask(word(FRUIT)), 0b101, ["apple", "pear"]),
        (lanes(number(0, 15), 3, bits=4), 0x021, [1, 2, 0]),
        (lanes(number(0, 15), 2, bits=4, blank=0xFFFF), 0xFF21, [1, 2]),
    ],
)
def test_a_number_is_written_and_read_back(codec: Codec[int], value: int, told: Json) -> None:
    assert codec.write(value) == told
    assert codec.read(told, "here") == value


def test_zones_and_rows_are_written_and_read_back() -> None:
    fruit = word(FRUIT)

    assert deck_of(fruit).write(deck([2, 0])) == ["pear", "apple"]
    assert deck_of(fruit).read(["pear", "apple"], "here") == deck([2, 0])
    assert pile_of(fruit, room=4).read(["pear"], "here") == pile([2], room=4)
    assert bag_of(fruit, kinds=3).read(["pear", "pear"], "here") == bag(3, [2, 2])
    assert rows(flag(), 2).read([True, False], "here") == [True, False]


@pytest.mark.parametrize(
    ("codec", "told", "reason"),
    [
        (number(0, 5), 6, "number"),
        (number(0, 5), True, "number"),
        (switch(), 1, "flag"),
        (word(FRUIT), "", "word"),
        (word(FRUIT), "plum", "word"),
        (mask(number(0, 4)), 3, "list"),
        (mask(number(0, 4)), [5], "number"),
        (lanes(number(0, 15), 3, bits=4), [1, 2], "length"),
    ],
)
def test_what_a_codec_cannot_have_written_is_refused(
    codec: Codec[int], told: Json, reason: str
) -> None:
    assert refusal(codec, told) == reason


class Basket:
    def __init__(self) -> None:
        self.fruit = 0
        self.full = False


BASKET: Form[Basket] = Form(
    field("kind", word(FRUIT), "fruit"),
    part("full", flag(), lambda it: it.full, lambda it, full: setattr(it, "full", full)),
)


def test_the_fields_of_a_part_are_read_by_name_and_no_other_is_known() -> None:
    codec = inside(BASKET, Basket)

    basket = codec.read({"kind": "pear", "full": True}, "basket")

    assert (basket.fruit, basket.full) == (2, True)
    assert codec.write(basket) == {"kind": "pear", "full": True}
    wrong: list[Json] = [{"kind": "pear"}, {"kind": "pear", "full": True, "more": 1}, [], None]
    for broken in wrong:
        with pytest.raises(BadPosition):
            codec.read(broken, "basket")


def told_step(verb: str, amount: int, optional: bool) -> dict[str, Json]:
    return {"verb": verb, "player": 1, "optional": optional, "amount": amount, "extra": 0}


def test_a_stack_is_read_by_the_rows_of_its_steps() -> None:
    codec: Codec[Steps] = steps_of(KINDS, players=3)
    told: list[Json] = [told_step("ask", 2, True), told_step("draw", 3, False)]

    steps = codec.read(told, "pending")

    assert steps == stack([(ASK, 1, True, 2, 0), (DRAW, 1, False, 3, 0)])
    assert codec.write(steps) == told


@pytest.mark.parametrize(
    "step",
    [
        told_step("sing", 0, False),
        told_step("ask", 3, True),  # three play: there is no player 3
        told_step("ask", 2, False),  # it may always be declined
        told_step("draw", 0, False),
        told_step("draw", 4, False),
        told_step("draw", 1, True),
        told_step("draw", 1, False) | {"extra": 1},
        told_step("draw", 1, False) | {"player": 3},
    ],
)
def test_a_step_outside_its_slots_is_refused(step: dict[str, Json]) -> None:
    with pytest.raises(BadPosition):
        Reader({"pending": [step]}).steps("pending", KINDS, players=3)
