"""What a game declares in its vocabulary and what its rules count by are the same."""

from importlib import import_module
from types import ModuleType

import pytest

from pentarch.core.game import Game
from pentarch.core.state import State
from pentarch.core.vocabulary import Place, Vocabulary, action, named, number, seat, sign
from pentarch.games import GAMES


def module(id: str, name: str) -> ModuleType:
    return import_module(f"pentarch.games.{id.replace('-', '_')}.{name}")


def constants(id: str, name: str) -> dict[str, int]:
    """The numbers of a module that are kinds, by the names that rows give them."""
    apart = module(id, "vocabulary").NO_KINDS
    return {
        constant.lower().replace("_", "-"): value
        for constant, value in vars(module(id, name)).items()
        if constant.isupper() and isinstance(value, int) and constant not in apart
    }


@pytest.mark.parametrize("id", GAMES)
def test_every_kind_of_the_rules_has_a_row_and_every_row_a_kind(id: str) -> None:
    vocabulary = GAMES[id].vocabulary
    actions = {kind.name: kind.base for kind in vocabulary.actions.values()}
    events = {kind.name: number for number, kind in vocabulary.events.items()}
    steps = {kind.name: number for number, kind in vocabulary.steps.items()}

    assert actions == constants(id, "moves")
    assert events == constants(id, "happenings")
    assert steps == constants(id, "verbs")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_action_has_one_meaning_or_none_and_goes_back_to_its_number(game: Game[State]) -> None:
    vocabulary = game.vocabulary
    meanings = [vocabulary.meaning(it) for it in range(game.actions)]

    for place, meaning in enumerate(meanings):
        if meaning is not None:
            assert meaning.kind.action(meaning.values) == place
    assert sum(it is not None for it in meanings) == sum(
        len(kind.all_values()) for kind in vocabulary.actions.values()
    )
    assert vocabulary.meaning(-1) is None
    assert vocabulary.meaning(game.actions) is None


# A vocabulary of its own: two shelves, told by the jar that stands there.

JARS = ("honey", "salt")
JAR = named("jar", JARS, "pantry-jar-")
SHELF = number("shelf", 0, 1)
GUEST = seat("guest", span=4, first=-1, absent=-1)


class Pantry(State):
    def __init__(self, jars: list[int]) -> None:
        super().__init__(2, 0)
        self.jars = jars


def shelf_of(state: Pantry, told: object, jar: int) -> int | None:
    return state.jars.index(jar) if jar in state.jars else None


PANTRY: Vocabulary[Pantry] = Vocabulary(
    "pantry",
    40,
    [action(0, "wait"), action(8, "take", SHELF, GUEST)],
    [],
    [],
    {"shelf": Place((JAR,), lambda state, shelf: (JAR, state.jars[shelf]), shelf_of)},
)


@pytest.mark.parametrize(
    ("jars", "number", "text"),
    [
        ([0, 1], 0, "wait"),
        ([0, 1], 8, "take jar=honey"),
        ([0, 1], 9, "take jar=honey guest=0"),
        ([1, 0], 9, "take jar=salt guest=0"),
        ([0, 1], 15, "take jar=salt guest=2"),
    ],
)
def test_a_text_goes_to_its_action_and_back(jars: list[int], number: int, text: str) -> None:
    state = Pantry(jars)

    assert PANTRY.parse(state, text) == number
    assert PANTRY.encode(state, PANTRY.describe(state, number)) == number


@pytest.mark.parametrize(
    "text",
    [
        *("", "take", "take ", "take jar=sugar", "take jar=honey guest=3", "take jar="),
        *("take guest=0 jar=honey", "take jar=honey guest=00", "take jar=honey guest=-1"),
        *("wait jar=honey", "wait ", "take jar=honey jar=honey", "take shelf=0", "sing"),
    ],
)
def test_a_text_that_means_nothing_is_no_action(text: str) -> None:
    assert PANTRY.parse(Pantry([0, 1]), text) is None


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"kind": 3},
        {"kind": "take", "jar": 0},
        {"kind": "take", "jar": ["honey"]},
        {"kind": "take", "jar": "honey", "guest": True},
        {"kind": "take", "jar": "honey", "guest": 0.0},
        {"kind": "take", "jar": "honey", "spoon": 1},
    ],
)
def test_a_move_that_means_nothing_is_no_action(move: dict[str, object]) -> None:
    assert PANTRY.encode(Pantry([0, 1]), move) is None


def test_a_sign_is_said_as_it_is_written() -> None:
    board = sign("square", ("a1", "", "b1"))

    assert board.argument(2) == "b1"
    assert (board.told(0), board.read("b1"), board.read("c1"), board.has(1)) == (
        "a1",
        2,
        None,
        False,
    )


def test_two_kinds_cannot_share_an_action() -> None:
    rows = [action(0, "a", SHELF), action(1, "b")]
    clash: Vocabulary[State] = Vocabulary("clash", 9, rows, [], [])

    with pytest.raises(AssertionError, match="1 is b and a"):
        clash.meaning(0)
