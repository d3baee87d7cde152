"""What may be chosen before a game, and the sentences for what may not."""

import pytest

from pentarch.core.options import Choice, Flag, Number, Option, meant, resolve, shown, whole
from pentarch.core.words import BadOption
from tests.contract import auction

KNOWN: list[Option] = [
    Flag("open", False),
    Number("coins", 5, low=1, high=9),
    Choice("first", "random", words=("random", "1", "2")),
]


def refused(**given: object) -> str:
    with pytest.raises(BadOption) as refusal:
        resolve(KNOWN, given)
    return refusal.value.message.key


def test_what_is_not_given_has_its_default() -> None:
    assert resolve(KNOWN, {}) == {"open": False, "coins": 5, "first": "random"}


@pytest.mark.parametrize("given", [True, "yes", "TRUE", "on", "1"])
def test_yes_has_several_spellings(given: object) -> None:
    assert resolve(KNOWN, {"open": given})["open"] is True


@pytest.mark.parametrize("given", [False, "no", "False", "off", "0"])
def test_no_has_several_spellings(given: object) -> None:
    assert resolve(KNOWN, {"open": given})["open"] is False


def test_a_number_may_come_as_text_and_a_word_as_a_number() -> None:
    assert resolve(KNOWN, {"coins": "7", "first": 2}) == {"open": False, "coins": 7, "first": "2"}


@pytest.mark.parametrize("given", [0, 10, "0", -1, 2.5, "x", "", None, True, "9" * 30, [3]])
def test_a_number_outside_its_limits_is_refused(given: object) -> None:
    assert refused(coins=given) == "refusal-option-number"


@pytest.mark.parametrize("given", [2, 1, "maybe", None, "", [True]])
def test_a_flag_is_yes_or_no(given: object) -> None:
    assert refused(open=given) == "refusal-option-flag"


@pytest.mark.parametrize("given", ["3", 3, "Random", None, ["1"]])
def test_a_word_that_is_no_choice_is_refused(given: object) -> None:
    assert refused(first=given) == "refusal-option-choice"


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadOption) as refusal:
        resolve(KNOWN, {"colour": "red"})

    assert refusal.value.message.arguments == {"option": "colour", "known": "open, coins, first"}


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, None, "two", 2.0])
def test_a_number_of_players_outside_the_limits_is_refused(players: int) -> None:
    with pytest.raises(BadOption) as refusal:
        auction.GAME.new(players)

    assert refusal.value.message.key == "refusal-players"


def test_every_value_that_is_offered_is_accepted() -> None:
    for option in KNOWN:
        assert [option.accept(value) for value in option.values()] == option.values()
        assert option.default in option.values()
        assert option.to_json()["name"] == option.name


@pytest.mark.parametrize(
    ("given", "wanted"), [(3, 3), ("3", 3), (" -4 ", -4), (True, None), ("3.0", None), ("", None)]
)
def test_a_whole_number(given: object, wanted: int | None) -> None:
    assert whole(given) == wanted


def test_a_default_that_goes_by_the_number_of_players_is_told_by_what_it_comes_to() -> None:
    coins = Number("coins", default=0, low=0, high=9, by_players=(0, 0, 7, 5))
    mode = Choice("mode", default="auto", words=("auto", "duel"), by_players=("", "", "duel"))

    assert [meant(coins, 0, players) for players in (2, 3, 4)] == [7, 5, 0]
    assert meant(coins, 4, 2) == 4
    assert [meant(mode, "auto", 2), meant(mode, "duel", 2)] == ["duel", "duel"]
    assert meant(Flag("open", default=False), False, 2) is False


def test_what_was_given_is_repeated_in_short() -> None:
    assert shown("x" * 400) == "x" * 39 + "…"
    assert shown([1]) == "[1]"
