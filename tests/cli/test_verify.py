"""`pentarch verify`: a record is true, or it is said why it is not."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from pentarch.core.record import LESSON_MARK, commitment
from tests.cli.shell import shell

Fields = dict[str, object]


@pytest.fixture(scope="module")
def fields(tmp_path_factory: pytest.TempPathFactory) -> Fields:
    path = tmp_path_factory.mktemp("records") / "match.json"
    shell("play", "infiltration", "--seats", "greedy,random", "--seed", "1", "--record", str(path))
    read: Fields = json.loads(path.read_text())
    return read


def verify(fields: Fields | str, lang: str = "en") -> tuple[int, str]:
    path = Path("record.json")
    path.write_text(fields if isinstance(fields, str) else json.dumps(fields))
    answer = shell("verify", str(path), "--lang", lang)
    return answer.status, answer.all


@pytest.mark.parametrize(("lang", "word"), [("en", "the match was fair"), ("ru", "сыграно честно")])
def test_a_true_record_is_said_to_be_fair(fields: Fields, lang: str, word: str) -> None:
    status, said = verify(fields, lang)

    assert status == 0
    assert word in said
    assert str(fields["commitment"]) in said


def test_an_unfinished_match_can_be_true_as_well(fields: Fields) -> None:
    actions = fields["actions"]
    assert isinstance(actions, list)

    status, said = verify({**fields, "actions": actions[:5], "result": None})

    assert status == 0
    assert "was not finished" in said


def without_the_last_action(fields: Fields) -> Fields:
    actions = fields["actions"]
    assert isinstance(actions, list)
    return {**fields, "actions": actions[:-1]}


@pytest.mark.parametrize(
    ("tamper", "english", "russian"),
    [
        (lambda it: {**it, "secret": "00" * 32}, "does not match the commitment", "обязательств"),
        (lambda it: {**it, "result": [-1.0, 1.0]}, "not the one", "итог"),
        (without_the_last_action, "not the one", "итог"),
        (lambda it: {**it, "actions": [1] * 9}, "against the rules", "правил"),
        (lambda it: {**it, "nonces": ["aa"]}, "", ""),
        (lambda it: {**it, "players": 9}, "2 to 4 players", "от 2 до 4"),
        (lambda it: {**it, "game": "chess"}, "not known here", "chess"),
        (lambda it: {**it, "version": 99}, "99", "99"),
        (lambda it: "not JSON at all", "cannot be read as JSON", "JSON"),
        (lambda it: "[]", "pentarch-record-1", "pentarch-record-1"),
        (lambda it: "\x00\xff", "cannot be read as JSON", "JSON"),
    ],
)
def test_a_tampered_record_is_refused_with_the_reason(
    fields: Fields, tamper: Callable[[Fields], Fields | str], english: str, russian: str
) -> None:
    for lang, word in (("en", english), ("ru", russian)):
        status, said = verify(tamper(dict(fields)), lang)

        assert status == 1
        assert word in said


@pytest.mark.parametrize(
    ("path", "english", "russian"),
    [("absent.json", "no such file", "нет такого файла"), (".", "it is a folder", "это папка")],
)
def test_a_file_that_cannot_be_read_is_a_wrong_argument(
    path: str, english: str, russian: str
) -> None:
    for lang, word in (("en", english), ("ru", russian)):
        answer = shell("verify", path, "--lang", lang)

        assert answer.status == 2
        assert word in answer.err


@pytest.mark.parametrize(("lang", "word"), [("en", "a lesson"), ("ru", "урок")])
def test_a_lesson_is_true_but_nobody_is_told_that_it_was_fair(
    fields: Fields, lang: str, word: str
) -> None:
    secret = LESSON_MARK + bytes(16)
    lesson = {
        **fields,
        "secret": secret.hex(),
        "commitment": commitment(secret),
        "actions": [],
        "result": None,
        "lesson": True,
    }

    status, said = verify(lesson, lang)

    assert status == 0
    assert word in said
    assert "the match was fair" not in said
    assert "сыграно честно" not in said
