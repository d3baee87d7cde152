"""Print what pyproject.toml asks for: `python -m tools.requirements [build|runtime|EXTRA]`."""

import sys
import tomllib

from tools.hot_modules import ROOT


def requirements(wanted: str) -> list[str]:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = declared["project"]
    if wanted == "build":
        return list(declared["build-system"]["requires"])
    if wanted == "runtime":
        return list(project["dependencies"])
    found: list[str] = []
    for line in project["optional-dependencies"][wanted]:
        inner = line.removeprefix(f"{project['name']}[").removesuffix("]")
        found += requirements(inner) if inner != line else [line]
    return found


if __name__ == "__main__":
    print(*requirements(sys.argv[1]), sep="\n")
