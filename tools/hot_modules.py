"""Which modules mypyc compiles: a rule, not a list. Read by setup.py, the lint and the tests.

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

# Interpreted, because no search calls them: a package's face, and what serves tests and files.
COLD_IN_CORE: Final = frozenset(
    {"__init__.py", "game.py", "laws.py", "options.py", "positions.py", "record.py", "words.py"}
)
# Interpreted, because they run once a game or for a person's eye. All else is rules.
COLD_IN_A_GAME: Final = frozenset(
    {"__init__.py", "positions.py", "setup.py", "views.py", "words.py"}
)
COLD_IN_KNOWLEDGE: Final = frozenset({"__init__.py"})


def hot_modules(source: Path = SOURCE) -> list[Path]:
    """The files to compile, sorted. A folder that is not there has none."""
    package = source / "pentarch"
    return sorted(
        [
            *warm(package.glob("core/*.py"), COLD_IN_CORE),
            *warm(package.glob("games/*/*.py"), COLD_IN_A_GAME),
            *package.glob("bots/ismcts.py"),
            *warm(package.glob("bots/knowledge/*.py"), COLD_IN_KNOWLEDGE),
        ]
    )


def warm(paths: Iterable[Path], cold: frozenset[str]) -> list[Path]:
    return [path for path in paths if path.name not in cold]


def module_name(path: Path, source: Path = SOURCE) -> str:
    return ".".join(path.relative_to(source).with_suffix("").parts)


def is_compiled(name: str) -> bool:
    """Whether importing the module would load machine code."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"{name} is not installed; run `make setup`")
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def main() -> int:
    names = [module_name(path) for path in hot_modules()]
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
