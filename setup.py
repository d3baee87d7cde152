"""Compile the hot and the warm modules (tools/hot_modules.py) with mypyc, all or none of them.

PENTARCH_PURE=1         never compile
PENTARCH_NATIVE=1       fail where there is no compiler, instead of installing pure Python
PENTARCH_TRAIN=0        compile once, without the training games: half the time, a quarter slower
PENTARCH_EXTRA_MODULES  more files, colon separated, to compile with the hot ones, and no warm ones
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

from tools.hot_modules import hot_modules, module_name, warm_modules  # noqa: E402

PURE = os.environ.get("PENTARCH_PURE") == "1" or sys.implementation.name != "cpython"
NATIVE = os.environ.get("PENTARCH_NATIVE") == "1"
EXTRA = [path for path in os.environ.get("PENTARCH_EXTRA_MODULES", "").split(":") if path]

# A build with extra modules, which a test may ask for, leaves the ordinary one alone.
C_FOLDER = "build/mypyc-extra" if EXTRA else "build/mypyc"

# Calls between modules of the group are to be direct, not through the linker's table.
C_FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]

# Within a group calls are C calling C. Warm modules are in it as well, and are built fast:
# gcc is told so in the files, of which there is one for each module.
GROUP = "pentarch_native"
BUILD_FAST = '#pragma GCC optimize ("O1")\n'
WARM_FILES = {f"__native_{name.replace('.', '___')}.c" for name in map(module_name, warm_modules())}

# gcc lays the code out by how it was used in training games (tools/train.py).
TRAIN = os.environ.get("PENTARCH_TRAIN", "1") == "1" and sys.platform == "linux" and not EXTRA
RECORDING = ["-fprofile-generate", "-fprofile-update=single"]
TRAINED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
# The linker sees that nobody else calls the hot functions, so they may melt into one another.
WHOLE = ["-flto", "-flto-partition=none", "-fvisibility=hidden"]

# mypyc 2.4.1 writes `1 << i64` as a shift of a 32-bit int.
SHORT_SHIFT = re.compile(r"= (-?\d+) << cpy_r_")
LONG_SHIFT = r"= (int64_t)\1 << cpy_r_"


def extensions() -> list[Extension]:
    """The compiled modules, all in one group."""
    warm = [] if EXTRA else warm_modules()
    paths = [os.path.relpath(path, ROOT) for path in [*hot_modules(), *warm, *EXTRA]]
    if PURE or not paths:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        return give_up(error)

    # Errors in the sources end the build here: they are no reason to install without a compiler.
    # What cold modules import need not be installed yet; `make lint` checks them.
    built: list[Extension] = mypycify(
        ["--ignore-missing-imports", f"--cache-dir={os.devnull}", *paths],
        opt_level="3",
        multi_file=True,
        group_name=GROUP,
        target_dir=C_FOLDER,
    )
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
        for source in extension.sources:
            mend(Path(source))
    return built


def whole_flags(extension: Extension) -> list[str]:
    """For the one library that has all functions; the others only name what is in it."""
    return WHOLE if extension.name == f"{GROUP}__mypyc" else []


def mend(source: Path) -> None:
    """What mypyc has written, with its shifts right and with how it is to be compiled."""
    text = source.read_text()
    mended = SHORT_SHIFT.sub(LONG_SHIFT, text)
    if source.name in WARM_FILES and not mended.startswith(BUILD_FAST):
        mended = BUILD_FAST + mended
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
        """Build once to watch some games, so that the real build knows them."""
        plain = [(it.extra_compile_args, it.extra_link_args) for it in self.extensions]
        place, self.build_lib = self.build_lib, str(Path(self.build_temp) / "training")
        compiler = self.compiler
        try:
            for extension in self.extensions:
                whole = whole_flags(extension)
                extension.extra_compile_args = [*extension.extra_compile_args, *RECORDING, *whole]
                link_args = [*extension.extra_link_args, "-fprofile-generate", *whole]
                extension.extra_link_args = link_args
            for old in Path(self.build_temp).rglob("*.gcda"):
                old.unlink()
            super().run()
            shutil.copytree(
                ROOT / "src" / "pentarch", Path(self.build_lib) / "pentarch", dirs_exist_ok=True
            )
            watch = {**os.environ, "PYTHONPATH": str(Path(self.build_lib).resolve())}
            subprocess.run([sys.executable, ROOT / "tools" / "train.py"], check=True, env=watch)
            trained = True
        except Exception as error:  # another compiler than gcc: the plain build will do
            print(f"warning: compiling without training games: {error}", file=sys.stderr)
            trained = False
        finally:
            shutil.rmtree(self.build_lib, ignore_errors=True)
            self.build_lib, self.compiler, self.force = place, compiler, True
        for extension, (compile_args, link_args) in zip(self.extensions, plain, strict=True):
            whole = whole_flags(extension) if trained else []
            extension.extra_compile_args = [*compile_args, *(TRAINED if trained else []), *whole]
            extension.extra_link_args = [*link_args, *(["-O3"] if whole else []), *whole]


os.chdir(ROOT)
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})
