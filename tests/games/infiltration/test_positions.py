"""A position is saved and read back; one that cannot arise is refused with the reason."""

import copy
from collections.abc import Callable

import pytest

from pentarch.core.words import BadPosition, Json
from pentarch.games.infiltration import GAME
from pentarch.games.infiltration.cards import (
    BOBA,
    C3PO,
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    TROOPER,
    VADER,
)
from tests.games.infiltration.table import P1, P2, Table

Position = dict[str, Json]


def saved(table: Table) -> Position:
    return copy.deepcopy(GAME.to_json(table.state))


def three() -> Position:
    return saved(Table([TROOPER, HAN], [LUKE], [VADER]))


def two() -> Position:
    return saved(Table([TROOPER, HAN], [LUKE]))


def missed() -> Position:
    table = Table([BOBA, HAN], [LUKE], [VADER])
    table.discard(BOBA, at=P1, number=4)
    return saved(table)


def even() -> Position:
    table = Table([LEIA], [C3PO, HAN], [HAN])
    table.discard(C3PO, at=P2)
    return saved(table)


def out() -> Position:
    return saved(Table([TROOPER, HAN], [], [VADER]))


def shielded() -> Position:
    return saved(Table([TROOPER, HAN], [LUKE], [VADER], protected=(P1,)))


def over() -> Position:
    table = Table([TROOPER, HAN], [LUKE], tokens=[6, 0])
    table.discard(TROOPER, at=P1, number=5)
    return saved(table)


def shown() -> Position:
    table = Table([OBIWAN, HAN], [LUKE], [CHEWBACCA], deck=[], tokens=[0, 4, 0])
    table.discard(OBIWAN)
    return saved(table)


@pytest.mark.parametrize("position", [three, two, missed, even, out, shielded, over, shown])
def test_what_is_saved_can_be_read(position: Callable[[], Position]) -> None:
    state = GAME.from_json(position())

    assert GAME.to_json(state) == position()


def step(verb: str, player: int = 0, amount: int = 0, extra: int = 0) -> Json:
    return {"verb": verb, "player": player, "optional": False, "amount": amount, "extra": extra}


@pytest.mark.parametrize(
    ("position", "change", "key"),
    [
        (three, {"hands": ["leia", "luke-skywalker", "darth-vader"]}, "refusal-position-word"),
        (three, {"hands": ["han-solo"]}, "refusal-position-length"),
        (three, {"players": 5}, "refusal-position-number"),
        (three, {"players": True}, "refusal-position-number"),
        (three, {"aside": 1}, "refusal-position-flag"),
        (three, {"deck": "empty"}, "refusal-position-list"),
        (three, {"mood": "tense"}, "refusal-position-unknown"),
        (three, {"tokens": [16, 0, 0]}, "refusal-position-number"),
        (three, {"discards": [[0, "none"]]}, "refusal-position-word"),
        (three, {"discards": [[3, "han-solo"]]}, "refusal-position-number"),
        (three, {"pending": [step("think")]}, "refusal-position-word"),
        (three, {"drawn": "luke-skywalker"}, "infiltration-refusal-cards"),
        (three, {"deck": ["han-solo"]}, "infiltration-refusal-cards"),
        (three, {"inside": [0]}, "infiltration-refusal-nobody"),
        (three, {"inside": []}, "infiltration-refusal-nobody"),
        (three, {"inside": [0, 1]}, "infiltration-refusal-hand"),
        (out, {"inside": [0, 1, 2]}, "infiltration-refusal-hand"),
        (three, {"aside": False}, "infiltration-refusal-aside"),
        (three, {"pending": []}, "infiltration-refusal-question"),
        (three, {"pending": [step("second-try")]}, "refusal-position-number"),
        (three, {"pending": [step("discard", amount=1)]}, "refusal-position-number"),
        (three, {"pending": [step("discard"), step("discard")]}, "infiltration-refusal-question"),
        (
            three,
            {"pending": [step("discard"), step("second-try", amount=1, extra=4)]},
            "infiltration-refusal-question",
        ),
        (out, {"pending": [step("discard", player=1)]}, "infiltration-refusal-question"),
        (missed, {"pending": [step("discard")]}, "infiltration-refusal-question"),
        (
            missed,
            {"pending": [step("discard"), step("second-try", amount=0, extra=4)]},
            "infiltration-refusal-question",
        ),
        (
            missed,
            {"pending": [step("discard"), step("second-try", amount=3, extra=4)]},
            "refusal-position-number",
        ),
        (
            missed,
            {"pending": [step("discard"), step("second-try", amount=1, extra=5)]},
            "infiltration-refusal-question",
        ),
        (
            missed,
            {"pending": [step("discard"), step("second-try", player=1, amount=0, extra=4)]},
            "infiltration-refusal-question",
        ),
        (shielded, {"protected": [2]}, "infiltration-refusal-protected"),
        (shielded, {"protected": [0]}, "infiltration-refusal-protected"),
        (out, {"protected": [1]}, "infiltration-refusal-protected"),
        (three, {"known": [[0], [], []]}, "infiltration-refusal-knowledge"),
        (three, {"seen": [[1], [], []]}, "infiltration-refusal-knowledge"),
        (three, {"not": [[1], [], []]}, "infiltration-refusal-knowledge"),
        (three, {"not": [[], [5], []]}, "infiltration-refusal-knowledge"),
        (three, {"even": [[], [2], [1]]}, "infiltration-refusal-knowledge"),
        (out, {"not": [[], [5], []]}, "infiltration-refusal-knowledge"),
        (out, {"known": [[], [0], []]}, "infiltration-refusal-knowledge"),
        (even, {"even": [[], [2], []]}, "infiltration-refusal-knowledge"),
        (even, {"even": [[0], [2], [1]]}, "infiltration-refusal-knowledge"),
        (even, {"not": [[], [8], []]}, "infiltration-refusal-knowledge"),
        (three, {"tokens": [5, 0, 0]}, "infiltration-refusal-winners"),
        (three, {"winners": [0]}, "infiltration-refusal-winners"),
        (over, {"winners": [1]}, "infiltration-refusal-winners"),
        (over, {"winners": []}, "infiltration-refusal-winners"),
    ],
)
def test_what_cannot_be_is_refused(
    position: Callable[[], Position], change: Position, key: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json({**position(), **change})

    assert refusal.value.message.key == key


@pytest.mark.parametrize("name", sorted(three()))
def test_no_field_may_be_missing(name: str) -> None:
    position = three()
    del position[name]

    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(position)

    assert refusal.value.message.key == "refusal-position-missing"


@pytest.mark.parametrize("removed", [["none"] * 3, ["stormtrooper", "none", "none"]])
def test_between_two_three_cards_are_removed(removed: list[Json]) -> None:
    position = two()
    deck = position["deck"]
    assert isinstance(deck, list)
    deck += ["stormtrooper"] * removed.count("none")

    with pytest.raises(BadPosition) as refusal:
        GAME.from_json({**position, "removed": removed})

    assert refusal.value.message.key == "infiltration-refusal-removed"


def test_among_three_none_is_removed() -> None:
    position = three()
    deck = position["deck"]
    assert isinstance(deck, list)

    with pytest.raises(BadPosition) as refusal:
        GAME.from_json({**position, "removed": [deck.pop(), deck.pop(), deck.pop()]})

    assert refusal.value.message.key == "infiltration-refusal-removed"


def test_a_player_who_is_out_has_laid_a_card_open() -> None:
    position = out()
    discards, deck = position["discards"], position["deck"]
    assert isinstance(discards, list)
    assert isinstance(deck, list)
    deck.append("stormtrooper")
    discards.clear()

    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(position)

    assert refusal.value.message.key == "infiltration-refusal-hand"


def test_a_showdown_waits_until_the_deck_is_empty() -> None:
    position = shown()
    discards, deck = position["discards"], position["deck"]
    assert isinstance(discards, list)
    assert isinstance(deck, list)
    card = discards.pop(0)
    assert isinstance(card, list)
    deck.append(card[1])

    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(position)

    assert refusal.value.message.key == "infiltration-refusal-question"


@pytest.mark.parametrize("position", [None, [], "three", 3])
def test_a_position_is_an_object(position: Json) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(position)

    assert refusal.value.message.key == "refusal-position-object"
