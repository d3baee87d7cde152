"""The package is compiled whole or not at all, and the lint knows what compiles badly."""

import os
from pathlib import Path

import pytest

from tools.hot_modules import compiled_modules, hot_modules, is_compiled, module_name
from tools.lint_mypyc import findings

NAMES = [module_name(path) for path in compiled_modules()]


def test_the_rule_finds_core() -> None:
    assert "pentarch.core.state" in NAMES
    assert "pentarch.core" not in NAMES


def test_what_the_server_does_for_every_move_is_compiled_but_not_hot() -> None:
    hot = [module_name(path) for path in hot_modules()]
    assert "pentarch.match.updates" in NAMES
    assert "pentarch.match.updates" not in hot
    assert "pentarch.games.infiltration.views" not in hot


def test_modules_are_compiled_all_or_none() -> None:
    assert len({is_compiled(name) for name in NAMES}) == 1


def test_what_is_pinned_names_no_address() -> None:
    for name in ("constraints.txt", "client/package-lock.json"):
        assert "://" not in (Path(__file__).parents[1] / name).read_text(), name


@pytest.mark.compiled
@pytest.mark.skipif(os.environ.get("PENTARCH_NATIVE") != "1", reason="PENTARCH_NATIVE is not set")
def test_a_native_build_is_compiled() -> None:
    assert all(is_compiled(name) for name in NAMES)


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("x = 1 << k", ["S1"]),
        ("x = -1 << (k + 1)", ["S1"]),
        ("x = verbs.DRAW << k", ["S1"]),
        ("x = 1 << 40", []),
        ("x = 1 << WIDTH", []),
        ("x = y << k", []),
        ("x = BIT[k] << 1", []),
        ("x = 0x4000000000000000", ["S2"]),
        ("x = 0x3FFFFFFFFFFFFFFF", []),
        ("f = lambda x: x", ["S3"]),
        ("f = lambda x: x  # hot: S3, built once at import", []),
        ("f = lambda x: x  # hot: S1, the wrong excuse", ["S3"]),
        ("class Kind(enum.IntEnum): pass", ["S3"]),
        ("@dataclass(frozen=True)\nclass Card: pass", ["S3"]),
        ("def f():\n    def g(): pass", ["S3"]),
        ("class A:\n    def f(self): pass", []),
        ("COSTS: Final = (1, 2)", ["S4"]),
        ("COSTS = (1, 2)", ["S4"]),
        ("COSTS: Final[tuple[int, ...]] = (1, 2)", []),
    ],
)
def test_the_lint_finds(line: str, codes: list[str]) -> None:
    assert [finding.code for finding in findings(line)] == codes
