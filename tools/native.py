"""From the hot and the warm modules to C files: what setup.py compiles, and with which flags.

mypyc writes one C file a module. They are gathered into units, one for each folder, because
every file pays again for the headers. A unit is written only when its text changes, so that
what was compiled before can be used again.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from setuptools import Extension

from tools.hot_modules import ROOT, hot_modules, module_name, warm_modules

# Within a group calls are C calling C.
GROUP: Final = "pentarch_native"
EXTRA: Final = [path for path in os.environ.get("PENTARCH_EXTRA_MODULES", "").split(":") if path]
# A build with extra modules, which a test may ask for, leaves the ordinary one alone. It is
# compiled fast rather than well.
C_FOLDER: Final = "build/mypyc-extra" if EXTRA else "build/mypyc"

CORES: Final = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1

# Calls between modules of the group are direct, not through the linker's table. To judge how a
# line is indented, gcc reads a long file again from its start: most of its time on a unit.
C_FLAGS: Final = (
    []
    if sys.platform == "win32"
    else ["-g0", "-fno-semantic-interposition", "-Wno-misleading-indentation"]
)
# Warm modules are compiled fast rather than well.
WARM_FLAGS: Final = [] if sys.platform == "win32" else ["-O1"]
# For gcc. The linker sees that nobody else calls the hot functions, and inlines them into one
# another. It works on all cores, for which it needs make.
WHOLE: Final = [f"-flto={CORES if shutil.which('make') else 1}", "-fvisibility=hidden"]
# What mypyc writes is long for what it does: every index has its check and its error.
GENEROUS: Final = ["--param=max-inline-insns-auto=80", "--param=inline-unit-growth=80"]
# gcc decides what to inline, and where to, by how the code was used in games (tools/train.py).
RECORDING: Final = ["-fprofile-generate", "-fprofile-update=single"]
TRAINED: Final = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]

# mypyc 2.4.1 writes `1 << i64` as a shift of a 32-bit int.
SHORT_SHIFT: Final = re.compile(r"= (-?\d+) << cpy_r_")
LONG_SHIFT: Final = r"= (int64_t)\1 << cpy_r_"

# It takes a vec from Python as its own and never gives it back. Whoever calls keeps it alive.
TAKEN_VEC: Final = re.compile(
    r"(arg_\w+|tmp) = Vec(\w+)Api\.unbox\(\w+\);\n +if \(VEC_IS_ERROR\(\1\)\) \{\n.*\n +\}\n"
)

# The functions of core are small and called by all rules. Headers declare them too, so that
# they stay what they are for everybody else.
DEFINITION: Final = re.compile(r"^(?=\w+ \*?CPyDef_\w+\(.*\) \{$)", re.MULTILINE)

# What a module does when it is imported can be long, and gcc would take its time over it.
TOP_LEVEL: Final = re.compile(r"^char (?=CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
RUNS_ONCE: Final = """\
#if defined(__GNUC__) && !defined(__clang__)
#define RUNS_ONCE __attribute__((cold, noinline, optimize("O0")))
#else
#define RUNS_ONCE
#endif
"""

# mypyc gives each module a small library by which Python finds it in the group. Python.h takes
# gcc five times as long as all else in one.
PYTHON_H: Final = "#include <Python.h>"
WHAT_A_FINDER_CALLS: Final = """\
#include <stddef.h>
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
"""
FINDER_FLAGS: Final = ["-O0", "-g0", "-Werror=implicit-function-declaration"]


@dataclass(frozen=True)
class Unit:
    """Some C files that are compiled as one."""

    name: str
    is_hot: bool
    files: list[Path]

    def cost(self) -> int:
        """About how long it takes: hot code is left to the linker."""
        size = sum(file.stat().st_size for file in self.files)
        return size if self.is_hot else size * 3

    def write(self, folder: Path, how: str) -> Path:
        """The unit as one C file. Compiling it otherwise makes it another file."""
        texts = [mend(file.read_text()) for file in self.files]
        if self.is_hot and self.name == "core":
            texts = [DEFINITION.sub("inline ", text) for text in texts]
        text = "\n".join([f"/* {how} */\n", RUNS_ONCE, *texts])
        return write(folder / f"{self.name}.c", text)


def write(path: Path, text: str) -> Path:
    """A file with that text, as old as its text."""
    if not path.is_file() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return path


def mend(text: str) -> str:
    """What mypyc has written, with its mistakes put right and its imports quick to compile."""
    text = SHORT_SHIFT.sub(LONG_SHIFT, text)
    text = TAKEN_VEC.sub(borrowed, text)
    return TOP_LEVEL.sub("RUNS_ONCE char ", text)


def borrowed(taken: re.Match[str]) -> str:
    return f"{taken[0]}VEC_{taken[2].upper()}_DECREF({taken[1]});\n"


def modules() -> list[str]:
    warm = [] if EXTRA else warm_modules()
    return [*(os.path.relpath(path, ROOT) for path in [*hot_modules(), *warm]), *EXTRA]


def write_c(paths: list[str]) -> list[Extension]:
    """The group, and for each module a small library by which Python finds it in the group."""
    from mypyc.build import mypycify  # noqa: PLC0415, it may be missing

    # Errors in the sources end the build here: they are no reason to install without a compiler.
    built: list[Extension] = mypycify(
        ["--config-file=tools/mypyc.ini", f"--cache-dir={os.devnull}", *paths],
        opt_level="1" if EXTRA else "3",
        multi_file=True,
        group_name=GROUP,
        target_dir=C_FOLDER,
    )
    return built


def lighten(finder: Extension) -> None:
    """Have gcc read what a finder calls instead of all of Python.h: 0.04 s each, not 0.16."""
    [source] = map(Path, finder.sources)
    text = source.read_text()
    if "PyModuleDef" in text:  # Python without its lock needs more of it
        return
    place = Path(C_FOLDER, "finders", source.relative_to(C_FOLDER))
    finder.sources = [str(write(place, text.replace(PYTHON_H, WHAT_A_FINDER_CALLS)))]
    finder.extra_compile_args = [*finder.extra_compile_args, *FINDER_FLAGS]


def units(files: Iterable[Path]) -> list[Unit]:
    """The C files of the group by folder, hot and warm apart; those that take longest first."""
    warm = {c_name(path) for path in warm_modules()}
    found: dict[tuple[str, bool], list[Path]] = {}
    for file in files:
        is_hot = file.name not in warm
        found.setdefault((folder_of(file.name), is_hot), []).append(file)
    made = [
        Unit(name if is_hot else f"{name}-warm", is_hot, those)
        for (name, is_hot), those in found.items()
    ]
    return sorted(made, key=Unit.cost, reverse=True)


def c_name(path: Path) -> str:
    return f"__native_{module_name(path).replace('.', '___')}.c"


def folder_of(name: str) -> str:
    """Core, bots, match or a game; mypyc's own files are the runtime."""
    parts = name.removeprefix("__native_").removesuffix(".c").split("___")
    if len(parts) < 3:
        return "runtime"
    return parts[2] if parts[1] == "games" else parts[1]


def is_gcc(command: str) -> bool:
    asked = [command, "--version"]
    try:
        said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return sys.platform == "linux" and "Free Software Foundation" in said
