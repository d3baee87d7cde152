"""Compile the hot modules with mypyc, all or none of them.

PENTARCH_PURE=1         never compile
PENTARCH_NATIVE=1       fail where there is no compiler, instead of installing pure Python
PENTARCH_TRAIN=0        compile once, without the training games: half the time, a quarter slower
PENTARCH_EXTRA_MODULES  more files, colon separated, to compile into the same group
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build front end runs this file from anywhere

from tools.hot_modules import hot_modules  # noqa: E402

PURE = os.environ.get("PENTARCH_PURE") == "1" or sys.implementation.name != "cpython"
NATIVE = os.environ.get("PENTARCH_NATIVE") == "1"
EXTRA = [path for path in os.environ.get("PENTARCH_EXTRA_MODULES", "").split(":") if path]

# A build with extra modules, which a test may ask for, leaves the ordinary one alone.
C_FOLDER = "build/mypyc-extra" if EXTRA else "build/mypyc"

# Calls between modules of the group are to be direct, not through the linker's table.
C_FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]

# gcc lays the code out by how it was used in training games (tools/train.py).
TRAIN = os.environ.get("PENTARCH_TRAIN", "1") == "1" and sys.platform == "linux" and not EXTRA
RECORDING = ["-fprofile-generate", "-fprofile-update=single"]
TRAINED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]

# mypyc 2.4.1 writes `1 << i64` as a shift of a 32-bit int.
SHORT_SHIFT = re.compile(r"= (-?\d+) << cpy_r_")
LONG_SHIFT = r"= (int64_t)\1 << cpy_r_"


def extensions() -> list[Extension]:
    """One group: a call across groups would go through Python."""
    paths = [os.path.relpath(path, ROOT) for path in [*hot_modules(), *EXTRA]]
    if PURE or not paths:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        return give_up(error)

    # Errors in the sources end the build here: they are no reason to install without a compiler.
    # What cold modules import need not be installed yet; `make lint` checks them.
    built: list[Extension] = mypycify(
        ["--ignore-missing-imports", *paths],
        opt_level="3",
        group_name="pentarch_native",
        target_dir=C_FOLDER,
    )
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
        for source in extension.sources:
            mend_shifts(Path(source))
    return built


def mend_shifts(source: Path) -> None:
    text = source.read_text()
    mended = SHORT_SHIFT.sub(LONG_SHIFT, text)
    if mended != text:
        source.write_text(mended)


def give_up(error: Exception) -> list[Extension]:
    if NATIVE:
        raise error
    print(f"warning: pentarch is installed without compiling: {error}", file=sys.stderr)
    return []


class BuildAllOrNone(build_ext):
    def run(self) -> None:
        try:
            if TRAIN and self.extensions and not self.inplace:
                self.train()
            super().run()
        except Exception as error:  # whatever the C compiler or its absence raises
            self.extensions = give_up(error)
            for library in Path(self.build_lib).rglob("*" + self.get_ext_filename("")):
                library.unlink()

    def train(self) -> None:
        """Build once to watch some games, so that the real build knows what is hot."""
        plain = [(it.extra_compile_args, it.extra_link_args) for it in self.extensions]
        place, self.build_lib = self.build_lib, str(Path(self.build_temp) / "training")
        compiler = self.compiler
        try:
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *RECORDING]
                extension.extra_link_args = [*extension.extra_link_args, "-fprofile-generate"]
            for old in Path(self.build_temp).rglob("*.gcda"):
                old.unlink()
            super().run()
            shutil.copytree(
                ROOT / "src" / "pentarch", Path(self.build_lib) / "pentarch", dirs_exist_ok=True
            )
            watch = {**os.environ, "PYTHONPATH": str(Path(self.build_lib).resolve())}
            subprocess.run([sys.executable, ROOT / "tools" / "train.py"], check=True, env=watch)
            flags = TRAINED
        except Exception as error:  # another compiler than gcc: the plain build will do
            print(f"warning: compiling without training games: {error}", file=sys.stderr)
            flags = []
        finally:
            shutil.rmtree(self.build_lib, ignore_errors=True)
            self.build_lib, self.compiler, self.force = place, compiler, True
        for extension, (compile_args, link_args) in zip(self.extensions, plain, strict=True):
            extension.extra_compile_args = [*compile_args, *flags]
            extension.extra_link_args = link_args


os.chdir(ROOT)
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})
