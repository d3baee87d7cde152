"""A file that a comment or a document points to is there."""

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# In code a bare name is a pointer too; in a document it may be an example.
PATH = r"(?<![\w./<>*{}@-])((?:[\w.-]+/)%s[\w-]+\.(?:py|ts|svelte|ftl|md|ini))(?![\w/<*(=])"
IN_CODE = re.compile(PATH % "*")
IN_A_DOCUMENT = re.compile(PATH % "+")
COMMENTS = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.DOTALL)
HISTORY = {"CHANGELOG.md"}


def test_every_file_that_is_pointed_to_exists() -> None:
    files = files_of_the_repository()
    parts = [Path(name).parts for name in files]
    ends = {"/".join(those[start:]) for those in parts for start in range(len(those))}

    stale = [
        f"{name} points to {path}"
        for name in files
        if name not in HISTORY
        for path in pointers(ROOT / name)
        if path not in ends
    ]

    assert stale == []


def pointers(path: Path) -> Iterator[str]:
    if path.suffix == ".md":
        yield from IN_A_DOCUMENT.findall(path.read_text(encoding="utf-8"))
    elif path.suffix == ".py":
        yield from IN_CODE.findall("\n".join(said_in(path.read_text(encoding="utf-8"))))
    elif path.suffix in (".ts", ".svelte"):
        comments = COMMENTS.findall(path.read_text(encoding="utf-8"))
        yield from IN_CODE.findall("\n".join(comments))


def said_in(source: str) -> Iterator[str]:
    """The comments and the docstrings."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def files_of_the_repository() -> list[str]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [name for name in names.split("\0") if (ROOT / name).is_file()]
