"""A page loads the sentences that it needs: the shared ones, and those of the game it shows."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from pentarch.games import GAMES
from pentarch.locale import LANGUAGES, SHARED, language, parts, sentences


def keys(code: str, part: str | None) -> set[str]:
    body = FluentParser().parse(sentences(code, part)).body
    assert not [it for it in body if isinstance(it, fluent.Junk)]
    return {it.id.name for it in body if isinstance(it, fluent.Message)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_game_is_a_part(code: str) -> None:
    assert {*GAMES} <= {*parts(code)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_shared_part_and_a_game_are_enough_for_its_table(code: str) -> None:
    everything = {*language(code).keys()}

    for game in GAMES:
        loaded = keys(code, SHARED) | keys(code, game)
        left = {key for key in everything - loaded if not key.startswith(("ui-", "terminal-"))}
        others = {key.removeprefix("browser-") for key in left}
        assert {key for key in others if key.startswith(f"{game}-")} == set()
        assert all(key.startswith(tuple(f"{it}-" for it in parts(code))) for key in others)


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
