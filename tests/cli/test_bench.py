"""`pentarch bench`: how fast, in figures. Speed itself is never tested: it is measured."""

import json
from pathlib import Path

import pytest

from pentarch.arena import bench
from pentarch.arena.bench import is_compiled, run_limit
from tests.cli.shell import shell

KEYS = {
    "actions_per_s",
    "playouts_per_s",
    "copies_per_s",
    "redeals_per_s",
    "state_bytes",
    "ismcts_per_s",
    "python_actions_per_s",
    "interpreted_actions_per_s",
}

LIMIT = """#!/bin/sh
echo 'sizeof state 80 node 24'
echo 'C 2p playout games/s 7 act/s 8 act/game 42.64 total 9'
echo 'C 2p clone+playout games/s 500 act/s 20000'
echo 'C 2p ISMCTS match it/s 300 best 784 nodes 20001'
echo 'C 2p ISMCTS round it/s 900 best 784 nodes 11221'
"""


@pytest.fixture(autouse=True)
def one_short_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best of several rounds and runs is for those who measure."""
    for name, few in {"ROUNDS": 1, "RUNS": 1, "TREE": bench.SMALL_TREE}.items():
        monkeypatch.setattr(bench, name, few)


@pytest.fixture
def limit(tmp_path: Path) -> Path:
    program = tmp_path / "limit"
    program.write_text(LIMIT)
    program.chmod(0o755)
    return program


def test_json_is_one_object_of_the_promised_shape() -> None:
    answer = shell("bench", "infiltration", "--seconds", "0.002", "--json")

    assert answer.status == 0
    fields = json.loads(answer.out)
    assert list(fields) == ["compiled", "build", "games"]
    assert fields["compiled"] is is_compiled()
    assert fields["build"] in ({"plain", "trained"} if is_compiled() else {"interpreted"})
    assert list(fields["games"]) == ["infiltration"]
    assert list(fields["games"]["infiltration"]) == ["2", "3", "4"]
    for figures in fields["games"]["infiltration"].values():
        assert set(figures) == KEYS
        assert all(figure > 0 for figure in figures.values())


def test_the_table_has_the_ratios_to_the_limit(limit: Path) -> None:
    words = ["bench", "infiltration", "--seconds", "0.002", "--limit", str(limit)]

    english, russian = (shell(*words, "--lang", lang) for lang in ("en", "ru"))

    assert "compiled : interpreted" in english.out
    assert "our share of the limit: actions in random matches" in english.out
    assert "наша доля предела" in russian.out


def test_the_limit_is_read_from_what_it_prints(limit: Path) -> None:
    assert run_limit(limit) == {
        2: {"playouts_per_s": 500.0, "actions_per_s": 20000.0, "ismcts_per_s": 300.0}
    }


@pytest.mark.parametrize(
    ("name", "text"), [("absent", None), ("broken.c", "int main("), ("silent", "#!/bin/sh\n")]
)
def test_a_limit_that_cannot_be_measured_gets_a_sentence(
    tmp_path: Path, name: str, text: str | None
) -> None:
    path = tmp_path / name
    if text is not None:
        path.write_text(text)
        path.chmod(0o755)

    answer = shell("bench", "infiltration", "--seconds", "0.001", "--limit", str(path))

    assert answer.status == 2
    assert "cannot be measured" in answer.err
