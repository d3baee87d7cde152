"""Compile the hot and the warm modules (tools/hot_modules.py) with mypyc, all or none of them.

PENTARCH_PURE=1         never compile
PENTARCH_NATIVE=1       fail where there is no compiler, instead of installing pure Python
PENTARCH_TRAIN=1        compile twice, the second time by what was used in training games
PENTARCH_EXTRA_MODULES  more files, colon separated, to compile with the hot ones, and no warm ones
"""

import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed, wait
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build front end runs this file from anywhere

from tools import native  # noqa: E402

PURE = os.environ.get("PENTARCH_PURE") == "1" or sys.implementation.name != "cpython"
NATIVE = os.environ.get("PENTARCH_NATIVE") == "1"
TRAIN = os.environ.get("PENTARCH_TRAIN") == "1"

# A build front end runs this file also to ask for the name and the dependencies.
ASKS = {"egg_info", "dist_info", "sdist"}


def extensions() -> list[Extension]:
    """The compiled modules, all in one group."""
    paths = native.modules()
    if PURE or not paths or ASKS & set(sys.argv):
        return []
    say(f"rules 1/3: mypyc writes C for {len(paths)} modules")
    try:
        return native.write_c(paths)
    except ImportError as error:
        return give_up(error)


def give_up(error: Exception) -> list[Extension]:
    if NATIVE:
        raise error
    print(f"warning: pentarch is installed without compiling: {error}", file=sys.stderr)
    return []


def say(what: str) -> None:
    """A line for whoever waits."""
    print(what, flush=True)


class BuildAllOrNone(build_ext):
    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # whatever the C compiler or its absence raises
            self.extensions = give_up(error)
            for library in Path(self.build_lib).rglob("*" + self.get_ext_filename("")):
                library.unlink()

    def build_extensions(self) -> None:
        is_gcc = native.is_gcc(self.compiler.compiler_so[0])
        for finder in self.extensions[1:] if is_gcc else []:
            native.lighten(finder)
        whole = native.WHOLE if is_gcc and not native.EXTRA else []
        if not TRAIN:
            self.build_all("plain", [*whole, *(native.GENEROUS if whole else [])])
            return
        if not whole:
            raise RuntimeError("PENTARCH_TRAIN=1 needs gcc on Linux")
        self.force = True
        self.train(whole)
        self.build_all("trained", [*whole, *native.TRAINED])
        self.note_training()

    def build_all(self, kind: str, flags: list[str]) -> None:
        """Compile on all cores, then link the group."""
        group, *finders = self.extensions
        units = native.units(map(Path, group.sources))
        with ThreadPoolExecutor(native.CORES) as pool:
            compiling = {pool.submit(self.compile, group, it, kind, flags): it for it in units}
            finding = [pool.submit(self.build_extension, finder) for finder in finders]
            for number, done in enumerate(as_completed(compiling), start=1):
                done.result()
                say(f"rules 2/3: compiled {number} of {len(units)}, {compiling[done].name}")
            for it in finding:
                it.result()

            objects = [done.result() for done in compiling]
            say("rules 3/3: linking")
            linking = pool.submit(self.link, group, objects, kind, flags)
            seconds = 0
            while not wait([linking], timeout=10).done:
                seconds += 10
                say(f"rules 3/3: linking, {seconds} s")
            linking.result()

    def compile(self, group: Extension, unit: native.Unit, kind: str, flags: list[str]) -> str:
        """The object file of a unit, from an earlier build if nothing has changed."""
        flags = [*native.C_FLAGS, *(flags if unit.is_hot else native.WARM_FLAGS)]
        how = " ".join([*flags, sys.version, *map(str, group.include_dirs)])
        source = str(unit.write(Path(native.C_FOLDER) / kind, how))
        [found] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        if self.force or newer_group([source, *group.depends], found):
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=group.include_dirs,
                extra_postargs=[*group.extra_compile_args, *flags],
            )
        return str(found)

    def link(self, group: Extension, objects: list[str], kind: str, flags: list[str]) -> None:
        """Link the group, unless an earlier build linked the same object files in the same way."""
        flags = [*group.extra_link_args, *(["-O3"] if flags else []), *flags]
        how = hashlib.sha256("\n".join([*objects, *flags]).encode()).hexdigest()[:12]
        place = Path(self.get_ext_fullpath(group.name))
        linked = str(Path(self.build_temp) / f"linked-{kind}-{how}" / place.name)
        if self.force or newer_group(objects, linked):
            self.compiler.link_shared_object(
                objects,
                linked,
                libraries=self.get_libraries(group),
                export_symbols=self.get_export_symbols(group),
                extra_postargs=flags,
                build_temp=self.build_temp,
            )
        self.mkpath(str(place.parent))
        self.copy_file(linked, str(place))

    def train(self, whole: list[str]) -> None:
        """Build once to record some games."""
        place, self.build_lib = self.build_lib, str(Path(self.build_temp) / "training")
        for old in Path(self.build_temp).rglob("*.gcda"):
            old.unlink()
        try:
            self.build_all("trained", [*whole, *native.RECORDING])
            shutil.copytree(
                ROOT / "src" / "pentarch", Path(self.build_lib) / "pentarch", dirs_exist_ok=True
            )
            say("training games")
            watch = {**os.environ, "PYTHONPATH": str(Path(self.build_lib).resolve())}
            subprocess.run([sys.executable, ROOT / "tools" / "train.py"], check=True, env=watch)
        finally:
            shutil.rmtree(self.build_lib, ignore_errors=True)
            self.build_lib = place

    def note_training(self) -> None:
        """`pentarch bench` says which build it measures."""
        note = Path(self.build_lib) / "pentarch" / "arena" / "built.py"
        note.write_text(note.read_text().replace('"plain"', '"trained"'))


os.chdir(ROOT)
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})
