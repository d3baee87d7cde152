"""The package is compiled whole or not at all, and the lint knows what compiles badly."""

import ast
import configparser
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.hot_modules import (
    COLD_IN_A_GAME,
    COLD_IN_A_MATCH,
    COLD_IN_CORE,
    ROOT,
    WARM_IN_A_GAME,
    WARM_IN_CORE,
    compiled_modules,
    hot_modules,
    is_compiled,
    module_name,
)
from tools.lint_mypyc import findings
from tools.native import Unit, units
from tools.requirements import requirements

PACKAGE = ROOT / "src" / "pentarch"
NAMES = [module_name(path) for path in compiled_modules()]


def test_the_rule_finds_core() -> None:
    assert "pentarch.core.state" in NAMES
    assert "pentarch.core" not in NAMES


def test_what_the_server_does_for_every_move_is_compiled_but_not_hot() -> None:
    hot = [module_name(path) for path in hot_modules()]
    assert "pentarch.match.updates" in NAMES
    assert "pentarch.match.updates" not in hot
    assert "pentarch.games.infiltration.views" not in hot


@pytest.mark.parametrize(
    ("names", "pattern"),
    [
        (COLD_IN_CORE | WARM_IN_CORE, "core/*.py"),
        (COLD_IN_A_GAME | WARM_IN_A_GAME, "games/*/*.py"),
        (COLD_IN_A_MATCH, "match/*.py"),
    ],
)
def test_the_rule_names_files_that_exist(names: frozenset[str], pattern: str) -> None:
    assert names <= {path.name for path in PACKAGE.glob(pattern)}


def test_mypyc_reads_no_package_that_may_not_be_installed_yet() -> None:
    rules = configparser.ConfigParser()
    rules.read(ROOT / "tools" / "mypyc.ini")
    skipped = {
        name.partition(".")[0]
        for section in rules.sections()
        if rules[section].get("follow_imports") == "skip"
        for name in section.removeprefix("mypy-").split(",")
    }
    tools = {"librt", "msgspec", "mypy_extensions"}

    assert packages_behind(set(compiled_modules())) <= tools | skipped


def packages_behind(modules: set[Path]) -> set[str]:
    """What these modules import, and the modules of ours that they import, and so on."""
    packages: set[str] = set()
    seen: set[Path] = set()
    while modules:
        path = modules.pop()
        seen.add(path)
        for name in imported_by(path):
            parts = name.split(".")
            if parts[0] == "pentarch":
                places = [ROOT / "src" / Path(*parts[: end + 1]) for end in range(len(parts))]
                found = {place / "__init__.py" for place in places}
                found.add(places[-1].with_suffix(".py"))
                modules |= {it for it in found if it.is_file()} - seen
            elif parts[0] not in sys.stdlib_module_names:
                packages.add(parts[0])
    return packages


def imported_by(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_a_unit_has_the_files_of_one_folder_either_hot_or_warm(tmp_path: Path) -> None:
    names = ["pentarch___core___bits", "pentarch___games___infiltration___rules"]
    names += ["pentarch___games___infiltration___words", "pentarch_native", "getargs"]
    files = [tmp_path / f"{'__native_' if '_' in it else ''}{it}.c" for it in names]
    for file in files:
        file.write_text("int x;")

    found = {unit.name: [it.name for it in unit.files] for unit in units(files)}

    assert found == {
        "core": ["__native_pentarch___core___bits.c"],
        "infiltration": ["__native_pentarch___games___infiltration___rules.c"],
        "infiltration-warm": ["__native_pentarch___games___infiltration___words.c"],
        "runtime": ["__native_pentarch_native.c", "getargs.c"],
    }


def test_a_unit_is_written_again_only_when_it_changes(tmp_path: Path) -> None:
    file = tmp_path / "one.c"
    file.write_text(
        "char CPyDef_one___go(void) {\ncpy_r_r1 = 1 << cpy_r_k;\n}\n"
        "char CPyDef_one_____top_level__(void) {\n}\n"
    )
    unit = Unit("core", is_hot=True, files=[file])

    path = unit.write(tmp_path / "units", "-O3")
    os.utime(path, (1, 1))
    unit.write(tmp_path / "units", "-O3")
    assert path.stat().st_mtime == 1
    unit.write(tmp_path / "units", "-O1")
    assert path.stat().st_mtime > 1
    assert "(int64_t)1 << cpy_r_k" in path.read_text()
    assert "\ninline char CPyDef_one___go" in path.read_text()
    assert "\nRUNS_ONCE char CPyDef_one_____top" in path.read_text()


def test_an_extra_asks_for_what_it_names() -> None:
    assert "pytest>=8" in requirements("dev")
    assert not [line for line in requirements("dev") if line.startswith("pentarch")]


def test_modules_are_compiled_all_or_none() -> None:
    assert len({is_compiled(name) for name in NAMES}) == 1


def test_what_is_pinned_names_no_address() -> None:
    for name in ("constraints.txt", "client/package-lock.json"):
        assert "://" not in (ROOT / name).read_text(), name


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
        ("low = min(one, two, three)", ["S5"]),
        ("low = min(one, two)", []),
        ("left = cards if told else 0", ["S6"]),
        ("left = -1 if told else cards", ["S6"]),
        ("left = cards if told else i64(0)", []),
        ("left = 1 if told else 0", []),
        ("left = 1 if told else MOST", []),
        ("worth = gain if told else 0.0", []),
        ("COSTS: Final[tuple[int, ...]] = (1, 2)", []),
    ],
)
def test_the_lint_finds(line: str, codes: list[str]) -> None:
    assert [finding.code for finding in findings(line)] == codes
