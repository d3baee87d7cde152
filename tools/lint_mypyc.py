"""Find what mypyc compiles wrongly or slowly in the hot modules.

S1  constant << variable: a 32-bit shift in mypyc 2.4.1; use core's table of bits
S2  a literal of 2**62 or more: a big int in every use
S3  Enum, NamedTuple, Protocol, dataclass, lambda or nested function: a Python call in every use
S4  a constant tuple of unsaid length: 100 ns an index; use bytes or tuple[int, ...]
S5  min or max of three or more: a Python call, of which that of two is free
S6  `number if told else 0` of an i64: two objects are made; write `i64(0)`

A line that means it says so and why: `# hot: S3, built once at import`.
Usage: python -m tools.lint_mypyc [FILE...], by default all hot modules.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools.hot_modules import hot_modules

SLOW_BASES: Final = frozenset({"Enum", "IntEnum", "IntFlag", "Flag", "StrEnum"}) | frozenset(
    {"NamedTuple", "Protocol"}
)
BIGGEST_SMALL_INT: Final = (1 << 62) - 1
EXCUSE: Final = re.compile(r"# hot: (S\d), \S")


class Finding(NamedTuple):
    line: int
    code: str
    what: str


def findings(source: str) -> list[Finding]:
    """What is wrong in a module, in order of lines, less what it excuses."""
    lines = source.splitlines()
    found = [finding for node in ast.walk(ast.parse(source)) for finding in check(node)]
    return sorted({finding for finding in found if not is_excused(lines, finding)})


def is_excused(lines: list[str], finding: Finding) -> bool:
    excuse = EXCUSE.search(lines[finding.line - 1])
    return excuse is not None and excuse[1] == finding.code


def check(node: ast.AST) -> Iterator[Finding]:
    match node:
        case ast.BinOp(left=left, op=ast.LShift(), right=right):
            if is_constant(left) and not is_constant(right):
                yield Finding(node.lineno, "S1", "a constant shifted by a variable")
        case ast.Constant(value=int(value)) if value > BIGGEST_SMALL_INT:
            yield Finding(node.lineno, "S2", "a literal of 2**62 or more")
        case ast.Lambda():
            yield Finding(node.lineno, "S3", "a lambda")
        case ast.FunctionDef():
            yield from nested_functions(node)
        case ast.ClassDef():
            yield from slow_class(node)
        case ast.Call(func=ast.Name(id="min" | "max"), args=[_, _, _, *_]):
            yield Finding(node.lineno, "S5", "min or max of more than two")
        case ast.IfExp(body=body, orelse=orelse):
            if (is_number(body) and not is_constant(orelse)) or (
                is_number(orelse) and not is_constant(body)
            ):
                yield Finding(node.lineno, "S6", "one of two answers is a literal")
        case ast.Module():
            yield from loose_tuples(node)


def is_constant(node: ast.expr) -> bool:
    """A literal, or a name in capitals: mypyc writes a Final int as its literal."""
    match node:
        case ast.Constant():
            return True
        case ast.UnaryOp(operand=operand):
            return is_constant(operand)
        case ast.BinOp(left=left, right=right):
            return is_constant(left) and is_constant(right)
        case ast.IfExp(body=body, orelse=orelse):
            return is_constant(body) and is_constant(orelse)
        case ast.Name() | ast.Attribute():
            return last_name(node).isupper()
    return False


def is_number(node: ast.expr) -> bool:
    """A whole number written out."""
    match node:
        case ast.Constant(value=int(value)):
            return not isinstance(value, bool)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return is_number(operand)
    return False


def nested_functions(function: ast.FunctionDef) -> Iterator[Finding]:
    for node in ast.walk(function):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node is not function:
            yield Finding(node.lineno, "S3", f"a nested function, {node.name}")


def slow_class(node: ast.ClassDef) -> Iterator[Finding]:
    for base in node.bases:
        if last_name(base) in SLOW_BASES:
            yield Finding(node.lineno, "S3", f"{node.name} is a {last_name(base)}")
    for decorator in node.decorator_list:
        if last_name(decorator) == "dataclass":
            yield Finding(node.lineno, "S3", f"{node.name} is a dataclass")


def loose_tuples(module: ast.Module) -> Iterator[Finding]:
    for node in module.body:
        match node:
            case (
                ast.Assign(value=ast.Tuple(), targets=[ast.Name(id=name)])
                | ast.AnnAssign(value=ast.Tuple(), target=ast.Name(id=name), annotation=ast.Name())
            ):
                yield Finding(node.lineno, "S4", f"{name} is a tuple of unsaid length")


def last_name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=inner) | ast.Subscript(value=inner):
            return last_name(inner)
    return ""


def main(arguments: list[str]) -> int:
    paths = [Path(argument) for argument in arguments] or hot_modules()
    failed = False
    for path in paths:
        for finding in findings(path.read_text(encoding="utf-8")):
            print(f"{path}:{finding.line}: {finding.code} {finding.what}")
            failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
