"""The laws hold in every game, with every option; and each of them can be broken."""

from importlib.machinery import EXTENSION_SUFFIXES

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from pentarch import locale
from pentarch.core import state
from pentarch.core.game import Game
from pentarch.core.laws import (
    LAWS,
    Finding,
    Inquiry,
    Speaker,
    check,
    opening,
    option_sets,
    reach,
)
from pentarch.core.laws.evidence import Run
from pentarch.core.laws.saving import SOUND, examine, mutated
from pentarch.core.options import Flag, Number, Option, Options
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.core.words import BadOption, BadPosition, Json, Message
from pentarch.games import GAMES
from tests.laws import salted
from tests.laws.mutants import MUTANTS, SOUND_VARIANT

NAMES = ["Анна", "Boris", "Вера", "Gleb", "Дина", "Erik"]
COMPILED = (state.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def sets_of(game: Game[State]) -> list[tuple[int, Options]]:
    """Compiled, all sets of options; interpreted, a hundred times slower, only the defaults."""
    sets = option_sets(game)
    if COMPILED:
        return sets
    defaults = {option.name: option.default for option in game.options}
    return [chosen for chosen in sets if chosen[1] == defaults]


SETS = [(id, *chosen) for id, game in GAMES.items() for chosen in sets_of(game)]
OPENING = 100  # actions: enough of a long match to see an option at work
LAW_NAMES = [law.name for law in LAWS]

slow = settings(
    max_examples=10,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def speaker(code: str) -> Speaker:
    language = locale.language(code)

    def speak(message: Message, me: int | None) -> str:
        return language.format(message, NAMES, me, strict=True)

    return speak


SPEAKERS = {code: speaker(code) for code in locale.LANGUAGES}


def broken(findings: list[Finding]) -> dict[str, str | None]:
    return {finding.law: finding.counterexample for finding in findings if not finding.ok}


@pytest.mark.parametrize(("id", "players", "options"), SETS)
def test_the_laws_hold(id: str, players: int, options: Options) -> None:
    findings = check(
        GAMES[id], players, options, matches=1, seed=players,
        speakers=SPEAKERS, fresh=False, longest=OPENING,
    )  # fmt: skip

    assert broken(findings) == {}
    assert [finding.law for finding in findings] == LAW_NAMES


@pytest.mark.parametrize("id", GAMES)
def test_the_laws_hold_to_the_end_and_in_a_fresh_process(id: str) -> None:
    findings = check(GAMES[id], GAMES[id].seats[0], {}, matches=6, seed=2, speakers=SPEAKERS)

    assert broken(findings) == {}
    assert all(finding.tried for finding in findings)


@pytest.mark.parametrize("id", GAMES)
@slow
@given(st.data())
def test_the_laws_hold_whatever_is_chosen(id: str, data: st.DataObject) -> None:
    game = GAMES[id]
    players = data.draw(st.integers(*game.seats))
    options = {option.name: data.draw(values_of(option)) for option in game.options}
    assume(is_allowed(game, players, options))

    seed = data.draw(st.integers(0, 1 << 62))

    assert broken(check(game, players, options, 1, seed, fresh=False, longest=OPENING)) == {}


def test_every_second_match_begins_with_an_opening() -> None:
    game = GAMES["skirmish"]
    matches = 2 * len(game.openings)

    assert [opening(game, match) for match in range(0, matches, 2)] == list(game.openings)
    assert {opening(game, match) for match in range(1, matches, 2)} == {()}


@pytest.mark.parametrize(("armies", "played"), [("chosen", 2), ("starter", 0)])
def test_an_opening_is_played_as_far_as_it_is_legal(armies: str, played: int) -> None:
    game = GAMES["skirmish"]
    run = Run(game, 2, game.choose(2, {"armies": armies}), {})

    for first in game.openings:
        assert Inquiry(run, longest=2).walk(1, first)[:played] == list(first)[:played]


def values_of(option: Option) -> st.SearchStrategy[bool] | st.SearchStrategy[object]:
    if isinstance(option, Flag):
        return st.booleans()
    if isinstance(option, Number):
        return st.integers(option.low, option.high)
    return st.sampled_from(option.words)


def is_allowed(game: Game[State], players: int, options: dict[str, object]) -> bool:
    try:
        game.choose(players, options)
    except BadOption:
        return False
    return True


garbage: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=20,
)


@pytest.mark.parametrize("id", GAMES)
@slow
@given(garbage)
def test_garbage_is_no_position(id: str, position: Json) -> None:
    with pytest.raises(BadPosition):
        GAMES[id].from_json(position)


@pytest.mark.parametrize("id", GAMES)
@slow
@given(garbage, st.data())
def test_a_position_with_garbage_in_one_place_is_refused_or_sound(
    id: str, rubbish: Json, data: st.DataObject
) -> None:
    game = GAMES[id]
    position = game.to_json(game.new(game.seats[0], data.draw(st.integers(0, 99))))
    field = data.draw(st.sampled_from(sorted(position)))
    position[field] = rubbish

    try:
        game.from_json(position)
    except BadPosition:
        return
    assert examine(game, position) == SOUND


@pytest.mark.parametrize("id", GAMES)
def test_a_counter_example_can_be_reached_again(id: str) -> None:
    game = GAMES[id]
    start = reach(game, game.seats[0], {}, seed=5, actions=[])
    action = start.legal_actions()[0]

    again = reach(game, game.seats[0], {}, seed=5, actions=[action])

    assert again == reach(game, game.seats[0], {}, seed=5, actions=[action])
    assert again != start


def test_a_mutation_leaves_its_original_alone() -> None:
    position: Json = {"deck": [1, 2, 3], "names": ["a", "b"], "flag": True}

    for seed in range(200):
        mutated(position, Rng(seed))

    assert position == {"deck": [1, 2, 3], "names": ["a", "b"], "flag": True}


# Every law can be broken.


def test_a_sound_variant_breaks_no_law() -> None:
    findings = check(SOUND_VARIANT, 2, {}, matches=12, seed=3, speakers=SPEAKERS)

    assert broken(findings) == {}


@pytest.mark.parametrize(("name", "law"), [(name, law) for name, (law, _) in MUTANTS.items()])
def test_a_law_catches(name: str, law: str) -> None:
    game = MUTANTS[name][1]()
    matches = 60 if law == "redraws" else 3  # a secret must be seen often to be missed

    assert any(
        law in broken(check(game, 2, {}, matches, seed, speakers=SPEAKERS, fresh=False))
        for seed in range(10)
    )


def test_a_game_that_depends_on_the_hash_seed_is_caught_in_a_fresh_process() -> None:
    findings = check(salted.GAME, 2, {}, matches=3, seed=1)

    assert set(broken(findings)) == {"fresh-records"}


def test_a_law_without_words_is_caught() -> None:
    mute: dict[str, Speaker] = {"nobody": lambda message, me: f"{message.key}()"}

    findings = check(GAMES["infiltration"], 2, {}, matches=4, seed=1, speakers=mute, fresh=False)

    assert "words" in broken(findings)


def test_every_law_is_broken_by_something() -> None:
    caught = {law for law, _ in MUTANTS.values()} | {"fresh-records", "words"}

    assert caught == set(LAW_NAMES)


def test_every_law_has_a_statement() -> None:
    assert all(law.statement.endswith(".") for law in LAWS)
