"""Which modules mypyc compiles: a rule, not a list. Read by setup.py, the lint and the tests.

Hot is what a search calls, millions of times a second: it is written for the compiler, and
the lint watches it. Warm is what the server does once for a move: it is written as it
likes, and compiled because a table of hundreds of matches does it thousands of times a second.

Run as a script it says whether the installed package is compiled, and fails on a mixture.
"""

import sys
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"

FACE: Final = "__init__.py"  # of a package: interpreted

# Interpreted, because nobody waits for them: what serves tests and files.
COLD_IN_CORE: Final = frozenset(
    {FACE, "game.py", "lessons.py", "options.py", "positions.py", "record.py"}
)
COLD_IN_A_GAME: Final = frozenset(
    {
        FACE,
        "checks.py",
        "drawings.py",
        "facts.py",
        "list_texts.py",
        "positions.py",
        "rosters.py",
        "rows.py",
        "seen.py",
        "setup.py",
        "stacks.py",
        "teaching.py",
    }
)
COLD_IN_A_MATCH: Final = frozenset({FACE, "items.py"})
# What a person sees of a game, or is told. All else in core and in a game's folder is rules.
WARM_IN_CORE: Final = frozenset({"words.py", "vocabulary.py"})
WARM_IN_A_GAME: Final = frozenset({"vocabulary.py", "views.py", "words.py", "why_not.py"})


def hot_modules(source: Path = SOURCE) -> list[Path]:
    """The hot files, sorted. A folder that is not there has none."""
    package = source / "pentarch"
    return sorted(
        [
            *without(package.glob("core/*.py"), COLD_IN_CORE | WARM_IN_CORE),
            *without(package.glob("games/*/*.py"), COLD_IN_A_GAME | WARM_IN_A_GAME),
            *package.glob("bots/ismcts.py"),
            *package.glob("bots/racing.py"),
            *package.glob("bots/regret.py"),
            *without(package.glob("bots/knowledge/*.py"), frozenset({FACE})),
        ]
    )


def warm_modules(source: Path = SOURCE) -> list[Path]:
    """The warm files, sorted. They know the hot ones; the hot ones do not know them."""
    package = source / "pentarch"
    games = package.glob("games/*/*.py")
    return sorted(
        [
            *(path for path in package.glob("core/*.py") if path.name in WARM_IN_CORE),
            *(path for path in games if path.name in WARM_IN_A_GAME),
            *without(package.glob("match/*.py"), COLD_IN_A_MATCH),
        ]
    )


def compiled_modules(source: Path = SOURCE) -> list[Path]:
    return [*hot_modules(source), *warm_modules(source)]


def without(paths: Iterable[Path], names: frozenset[str]) -> list[Path]:
    return [path for path in paths if path.name not in names]


def module_name(path: Path, source: Path = SOURCE) -> str:
    return ".".join(path.relative_to(source).with_suffix("").parts)


def is_compiled(name: str) -> bool:
    """Whether importing the module would load machine code."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"{name} is not installed; run `make setup`")
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def main() -> int:
    names = [module_name(path) for path in compiled_modules()]
    interpreted = [name for name in names if not is_compiled(name)]
    if not interpreted:
        print(f"pentarch is compiled: {len(names)} modules")
        return 0
    if len(interpreted) == len(names):
        print("pentarch is NOT compiled: it plays the same games, some hundred times slower")
        return 0
    print("pentarch is compiled in part, which must not be: " + ", ".join(interpreted))
    return 1


if __name__ == "__main__":
    sys.exit(main())
