"""No module reaches upward, and no file remembers the machine that it was written on."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pentarch"

# Each part, and what it may import besides itself. `pentarch` is the face of the package.
ARROWS = {
    "core": set(),
    "games": {"core"},
    "locale": {"core"},
    "bots": {"core"},
    "bots.knowledge": {"core", "games"},
    "bots.roster": {"core", "bots", "bots.knowledge"},  # bots/__init__.py: joins the two
    "match": {"core", "games"},
    "storage": {"core", "match"},
    "hosting": {"core", "games", "match", "storage", "bots.roster", "bots"},
    "web": {"core", "games", "match", "storage", "hosting", "bots.roster", "locale"},
    "keeping": {"core", "games", "match", "storage", "hosting"},
    "terminal": {"core", "games", "match", "bots.roster", "locale"},
    "arena": {"core", "games", "bots.roster", "bots", "locale"},
    "pentarch": {"core", "games", "locale"},
}
SEES_EVERYTHING = {"cli", "cli_arguments", "cli_keeping", "cli_playing", "cli_studying", "__main__"}

# Within a game each may import those to its left. A chapter of the rules has no fixed name.
CHAPTER = "<chapter>"
SHAPE = ["verbs", "moves", "cards", "state", "redeal", CHAPTER, "rules"]
SHAPE += [
    "setup",
    "vocabulary",
    "seen",
    "views",
    "words",
    "why_not",
    "rosters",
    "list_texts",
    "facts",
    "stacks",
    "checks",
    "rows",
    "positions",
    "teaching",
    "__init__",
]

MODULES = sorted(PACKAGE.rglob("*.py"))


def test_no_part_imports_one_above_it() -> None:
    upward = [
        f"{name} imports {target}"
        for name, target in arrows()
        if (part := part_of(name)) not in SEES_EVERYTHING
        and part_of(target) not in ARROWS[part] | {part}
    ]

    assert upward == []


def test_no_game_imports_another_or_the_list_of_games() -> None:
    strangers = [
        f"{name} imports {target}"
        for name, target in arrows()
        if (game := game_of(name)) is not None
        and part_of(target) == "games"
        and game_of(target) != game
    ]

    assert strangers == []


def test_the_files_of_a_game_import_upward_in_its_shape() -> None:
    downward = [
        f"{name} imports {target}"
        for name, target in arrows()
        if (game := game_of(name)) is not None
        and game_of(target) == game
        and not may_import(name, target)
    ]

    assert downward == []


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("import pentarch.core.rng", "core.rng"),
        ("from pentarch.core.rng import Rng", "core.rng"),
        ("from pentarch.core import rng", "core.rng"),
        ("from pentarch import games", "games"),
        ("from pentarch import game", "pentarch"),
        ("from .rng import Rng", "core.rng"),
        ("from ..games import by_id", "games"),
        ("def late():\n    import pentarch.games", "games"),
    ],
)
def test_every_way_to_write_an_import_is_seen(source: str, target: str) -> None:
    names = {"core", "core.rng", "core.state", "games"}

    assert list(imports(source, package="core", names=names)) == [target]


# Brackets keep this file from finding itself.
TELLTALES = re.compile(
    r"pypi[.]org|pythonhosted[.]org|registry[.]npmjs|registry[.]yarnpkg|npmmirror[.]com"
    r"|artifactory[./]|devpi[./]|index-ur[l]|find-link[s]|file:[/]{3}"
    r"|(?<![\w.*-])/(?:work|root|opt/pypi|home/\w+)/"
)


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    told = []
    for path in files_of_the_repository():
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), start=1):
            if TELLTALES.search(line):
                told.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")

    assert told == []


def files_of_the_repository() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in names.split("\0") if (path := ROOT / name).is_file()]


def arrows() -> Iterator[tuple[str, str]]:
    """Every import of one module of the package by another, as dotted names inside it."""
    names = {name_of(path) for path in MODULES}
    for path in MODULES:
        name = name_of(path)
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        package = "" if name == "pentarch" else package
        for target in imports(path.read_text(encoding="utf-8"), package, names):
            yield name, target


def imports(source: str, package: str, names: set[str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if f"{alias.name}.".startswith("pentarch."):
                    yield inner(alias.name)
        elif isinstance(node, ast.ImportFrom):
            origin = from_where(node, package)
            if f"{origin}.".startswith("pentarch."):
                for alias in node.names:
                    whole = inner(f"{origin}.{alias.name}")
                    yield whole if whole in names else inner(origin)


def from_where(node: ast.ImportFrom, package: str) -> str:
    if node.level == 0:
        return node.module or ""
    parts = ["pentarch", *filter(None, package.split("."))]
    parts = parts[: len(parts) - node.level + 1]
    return ".".join([*parts, node.module] if node.module else parts)


def inner(name: str) -> str:
    return name.removeprefix("pentarch.")


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    if parts[-1] == "__init__":
        parts = parts[:-1]
    return ".".join(parts) or "pentarch"


def part_of(name: str) -> str:
    if name == "bots":
        return "bots.roster"
    parts = name.split(".")
    return "bots.knowledge" if parts[:2] == ["bots", "knowledge"] else parts[0]


def game_of(name: str) -> str | None:
    parts = name.split(".")
    return parts[1] if parts[0] == "games" and len(parts) > 1 else None


def may_import(name: str, target: str) -> bool:
    """Chapters may import one another; Python itself refuses a circle."""
    height, depth = place(name), place(target)
    return depth < height or depth == height == SHAPE.index(CHAPTER)


def place(name: str) -> int:
    file = name.split(".")[2] if name.count(".") > 1 else "__init__"
    return SHAPE.index(file if file in SHAPE else CHAPTER)
