"""A page loads the sentences that it needs: the shared ones, those of its game, its own."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from pentarch.games import GAMES
from pentarch.locale import (
    LANGUAGES,
    LATE,
    LEARN,
    SHARED,
    games_spoken,
    language,
    parts,
    sentences,
)
from tests.locale.test_locale import terms


def keys(code: str, part: str | None) -> set[str]:
    body = FluentParser().parse(sentences(code, part)).body
    assert not [it for it in body if isinstance(it, fluent.Junk)]
    return {it.id.name for it in body if isinstance(it, fluent.Message)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_game_is_a_part(code: str) -> None:
    assert {*GAMES} <= {*parts(code)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_parts_are_enough_for_a_table_and_all_that_opens_over_it(code: str) -> None:
    everything = {*language(code).keys()}
    shared = keys(code, SHARED) | keys(code, LATE)

    for game in GAMES:
        loaded = shared | keys(code, game) | keys(code, game + LEARN)
        left = {
            key for key in everything - loaded if not key.startswith(("ui-", "terminal-", "host-"))
        }
        others = {key.removeprefix("browser-") for key in left}
        assert {key for key in others if key.startswith(f"{game}-")} == set()
        assert all(key.startswith(tuple(f"{it}-" for it in games_spoken(code))) for key in others)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_lobby_can_name_every_game_and_its_options(code: str) -> None:
    shared = keys(code, SHARED)

    for id, game in GAMES.items():
        wanted = {f"{id}-title", f"{id}-about"}
        wanted |= {f"{id}-option-{option.name}" for option in game.options}
        assert wanted <= shared
        assert f"{id}-rules-end" not in shared


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_page_loads_the_words_of_all_games(code: str) -> None:
    whole = len(sentences(code).encode())

    for game in GAMES:
        assert len((sentences(code, SHARED) + sentences(code, game)).encode()) < 0.7 * whole


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_teaches_a_game_is_not_loaded_with_its_table(code: str) -> None:
    for game in GAMES:
        assert f"{game}-rules-aim" not in keys(code, game)
        assert f"{game}-rules-aim" in keys(code, game + LEARN)
        assert keys(code, game) & keys(code, game + LEARN) == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_pages_say_that_are_opened_late_is_not_loaded_first(code: str) -> None:
    assert keys(code, LATE) & keys(code, SHARED) == set()
    assert all(key.startswith(("browser-", "web-")) for key in keys(code, LATE))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_names_is_loaded_with_its_table(game: str) -> None:
    named = {key for key in terms(GAMES[game].vocabulary) if key.startswith(f"{game}-")}

    assert named & keys("en", game + LEARN) == set()
