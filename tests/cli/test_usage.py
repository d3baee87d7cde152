"""Wrong arguments get a sentence in the person's language, and the status 2."""

import json
import subprocess
import sys

import pytest

from pentarch.bots import names
from pentarch.games import GAMES
from tests.cli.shell import shell

COMMANDS = ["play", "sim", "arena", "check", "bench", "verify", "games"]

MISTAKES = [
    (["play", "chess"], "There is no game “chess”", "chess"),
    (["sim", "chess"], "There is no game", "chess"),
    (["check", "chess"], "There is no game", "chess"),
    (["bench", "chess"], "There is no game", "chess"),
    (["play", "infiltration", "--seats", "you,deep-blue"], "no bot “deep-blue”", "deep-blue"),
    (["sim", "infiltration", "--seats", "greedy,"], "no bot “”", "Есть"),
    (["sim", "infiltration", "--seats", "ismcts:lots,greedy"], "ismcts:lots", "ismcts:lots"),
    (["sim", "infiltration", "--seats", "you,greedy"], "Only bots play", "только боты"),
    (["play", "infiltration", "--seats", "you"], "2 to 4 players", "от 2 до 4"),
    (["sim", "infiltration", "--seats", "a,b,c,d,e"], "no bot “a”", "Есть"),
    (["sim", "infiltration", "--seats", ",".join(["random"] * 5)], "2 to 4", "от 2 до 4"),
    (["sim", "infiltration", "--option", "goal"], "NAME=VALUE", "ИМЯ=ЗНАЧЕНИЕ"),
    (["sim", "infiltration", "--option", "=3"], "NAME=VALUE", "ИМЯ=ЗНАЧЕНИЕ"),
    (["sim", "infiltration", "--option", "goal=lots"], "from 0 to 7", "от 0 до 7"),
    (["sim", "infiltration", "-o", "luck=1"], "no option “luck”", "luck"),
    (["sim", "infiltration", "-o", "han-optional=perhaps"], "true or false", "perhaps"),
    (["play", "infiltration", "-o", "first=4"], "4", "4"),
    (["sim", "infiltration", "--games", "many"], "--games must be a number", "нужно число"),
    (["sim", "infiltration", "--games", "0"], "from 1 to", "от 1 до"),
    (["sim", "infiltration", "--games", "-5"], "from 1 to", "от 1 до"),
    (["sim", "infiltration", "--seed", "x"], "--seed must be a number", "нужно число"),
    (["sim", "infiltration", "--jobs", "1e9"], "--jobs must be a number", "нужно число"),
    (["play", "infiltration", "--seed", "1.5"], "--seed must be a number", "нужно число"),
    (["play", "infiltration", "--pace", "nan"], "--pace must be a number", "нужно число"),
    (["play", "infiltration", "--record", "no/such/folder"], "no such file", "нет такого"),
    (["play", "infiltration", "--record", "x" * 300], "cannot be written", "не записывается"),
    (["verify", "x" * 300], "cannot be read", "не читается"),
    (["play", "infiltration", "--record", "."], "it is a folder", "это папка"),
    (["check", "--matches", "none"], "--matches must be a number", "нужно число"),
    (["bench", "--seconds", "soon"], "--seconds must be a number", "нужно число"),
    (["sim"], "GAME is missing", "Не хватает GAME"),
    (["verify"], "FILE is missing", "Не хватает FILE"),
    (["sim", "infiltration", "--fast"], "There is no option --fast", "Ключа --fast"),
    (["sim", "infiltration", "--games"], "--games needs a value", "После ключа --games"),
    (["sim", "infiltration", "again"], "cannot be understood", "непонятна"),
    (["conquer"], "There is no command “conquer”", "Нет команды «conquer»"),
]


@pytest.mark.parametrize(("words", "english", "russian"), MISTAKES, ids=lambda it: str(it)[:60])
def test_a_mistake_gets_a_sentence(words: list[str], english: str, russian: str) -> None:
    for lang, word in (("C", english), ("ru_RU.UTF-8", russian)):
        answer = shell(*words, lang=lang)

        assert answer.status == 2
        assert answer.out == ""
        assert word in answer.err


def test_an_unknown_command_is_answered_with_those_that_there_are() -> None:
    said = shell("conquer").err

    assert all(command in said for command in COMMANDS)
    assert "There are: people, tables, ban" in shell("admin", "conquer").err


def test_an_unknown_language_is_a_mistake_too() -> None:
    for words in (["--lang", "tlh"], ["--lang=tlh"]):
        answer = shell("games", *words)

        assert answer.status == 2
        assert "There is no language “tlh”" in answer.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    answer = shell(command, "--help")

    assert answer.status == 0
    assert f"pentarch {command}" in answer.out
    assert "Example" in answer.out


def test_without_a_command_there_is_help() -> None:
    said = shell().all

    assert all(command in said for command in COMMANDS)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_games_are_listed_with_seats_and_options(lang: str) -> None:
    answer = shell("games", "--lang", lang)

    assert answer.status == 0
    for id in GAMES:
        assert id in answer.out
    assert "boba_second_mandatory=true|false" in answer.out
    assert "goal=0..7" in answer.out
    assert "ismcts:N" in answer.out


def test_the_list_of_games_is_to_be_had_as_json() -> None:
    fields = json.loads(shell("games", "--json").out)

    assert [game["id"] for game in fields["games"]] == list(GAMES)
    assert fields["games"][0]["options"][0]["name"] == "goal"
    assert fields["bots"] == names()


def test_the_styles_of_a_game_are_listed_with_it() -> None:
    fields = json.loads(shell("games", "--json").out)
    styles = {game["id"]: game["styles"] for game in fields["games"]}

    assert "style-attack" in styles["star-realms"]
    assert styles["infiltration"] == ["regret"]
    assert styles["commanders"] == []
    assert "style-attack" in shell("games", "--lang", "en").out


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pentarch", "sim", "nothing", "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 2
    assert done.stderr == f"There is no game “nothing”. There are: {', '.join(GAMES)}.\n"
