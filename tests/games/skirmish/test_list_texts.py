"""Lists as text: written for people, and read as people write."""

import pytest

from pentarch.core.words import Message, Term, Terms, bare
from pentarch.games.skirmish.list_texts import MOST_LINES, names_in, read, write
from pentarch.games.skirmish.rosters import READY, key_of

ENGLISH = {
    "darth-vader": "Darth Vader",
    "stormtrooper": "Stormtrooper",
    "stormtrooper-elite": "Stormtrooper (elite)",
    "ig-88": "IG-88",
    "mak-eshkarey": "Mak Eshka'rey",
    "temporary-alliance-common-enemy": "Temporary Alliance: Common Enemy",
    "force-lightning": "Force Lightning",
}
RUSSIAN = {
    "darth-vader": "Дарт Вейдер",
    "stormtrooper": "Штурмовик",
    "stormtrooper-elite": "Штурмовик (улучшенный)",
    "mak-eshkarey": "Мак Эшка’рей",
    "force-lightning": "Молния Силы",
    "lure-of-the-dark-side": "Соблазн Тёмной стороны",
}


def english(message: Message) -> str:
    return ENGLISH.get(message.key.split("-", 2)[2], bare(message))


def russian(message: Message) -> str:
    return RUSSIAN.get(message.key.split("-", 2)[2], bare(message))


NAMES = names_in([english, russian])


def test_a_list_is_written_with_its_name_its_parts_and_a_line_for_each_card() -> None:
    text = write("Vader's  fist", READY["starter-imperial"], english)

    assert text.splitlines()[:6] == [
        "# Vader's fist",
        "",
        "skirmish-roster-army(cost=38, most=40):",
        "2 Stormtrooper",
        "1 skirmish-card-royal-guard",
        "1 Darth Vader",
    ]
    assert text.count("\n1 ") == 17


@pytest.mark.parametrize("speak", [english, russian])
@pytest.mark.parametrize("name", READY)
def test_what_is_written_reads_back(name: str, speak: object) -> None:
    speaker = english if speak is english else russian

    found = read(write(name, READY[name], speaker), NAMES)

    assert (found.name, found.cards, found.slips) == (name, READY[name], [])


@pytest.mark.parametrize(
    ("line", "card", "copies"),
    [
        ("Darth Vader", "darth-vader", 1),
        ("  darth   VADER ", "darth-vader", 1),
        ("• Darth Vader (18)", "darth-vader", 1),
        ("- 2x Stormtrooper [6]", "stormtrooper", 2),
        ("2 Stormtrooper", "stormtrooper", 2),
        ("2× stormtrooper", "stormtrooper", 2),
        ("Stormtrooper x2", "stormtrooper", 2),
        ("Stormtrooper (x2)", "stormtrooper", 2),
        ("Stormtrooper x3 (6)", "stormtrooper", 3),
        ("3 «Штурмовик»", "stormtrooper", 3),
        ("Штурмовик х4", "stormtrooper", 4),
        ("2 Stormtrooper (elite)", "stormtrooper-elite", 2),
        ("stormtrooper-elite", "stormtrooper-elite", 1),
        ("IG-88", "ig-88", 1),
        ("1 ig 88", "ig-88", 1),
        ("Mak Eshka’rey", "mak-eshkarey", 1),
        ("Temporary Alliance: Common Enemy", "temporary-alliance-common-enemy", 1),
        ("СОБЛАЗН ТЕМНОЙ СТОРОНЫ", "lure-of-the-dark-side", 1),
    ],
)
def test_a_card_may_be_written_in_many_ways(line: str, card: str, copies: int) -> None:
    found = read(line, NAMES)

    assert (found.cards, found.slips) == ({card: copies}, [])


def test_copies_on_several_lines_add_up() -> None:
    assert read("2 Stormtrooper\nШтурмовик\n", NAMES).cards == {"stormtrooper": 3}


def test_headings_and_empty_lines_are_for_the_eye() -> None:
    text = "\ufeff# Two\r\n\r\nCards:\r\n1 IG-88\r\n# another heading\r\n"

    found = read(text, NAMES)

    assert (found.name, found.cards, found.slips) == ("Two", {"ig-88": 1}, [])


def test_every_line_that_is_no_card_is_told_with_its_number_and_the_reason() -> None:
    text = "# Mine\n1 Darth Wader\n1 Stormtrooper\n0 IG-88\nzzz\n99999 IG-88\n"

    found = read(text, NAMES)

    assert found.cards == {"stormtrooper": 1}
    assert [(it.line, it.message.key) for it in found.slips] == [
        (2, "skirmish-roster-line-nearly"),
        (4, "skirmish-roster-line-copies"),
        (5, "skirmish-roster-line-unknown"),
        (6, "skirmish-roster-line-copies"),
    ]
    assert found.slips[0].message.arguments["card"] == Term(key_of("darth-vader"))


def test_a_name_that_two_cards_have_is_unclear() -> None:
    names = names_in([lambda message: "Temporary Alliance"])

    (slip,) = read("Temporary Alliance", names).slips

    assert slip.message.key == "skirmish-roster-line-unclear"
    assert isinstance(slip.message.arguments["cards"], Terms)


def test_a_text_without_end_is_read_to_a_bound() -> None:
    found = read("IG-88\n" * 5000, NAMES)

    assert found.cards == {"ig-88": 40}
    assert [(it.line, it.message.key) for it in found.slips] == [
        (MOST_LINES + 1, "skirmish-roster-line-many")
    ]


@pytest.mark.parametrize("text", ["", "\0", "(" * 2000, "x" * 5000, "1" * 3000, "2 " * 1500])
def test_garbage_is_no_list(text: str) -> None:
    assert read(text, NAMES).cards == {}
