"""Build the wheel and show how far it is: `python -m tools.build_wheel FOLDER`.

pip would build the same, and show nothing until the end.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import build_meta

from tools.hot_modules import ROOT


def main() -> None:
    folder = Path(sys.argv[1]).absolute()
    os.chdir(ROOT)
    shutil.rmtree(folder, ignore_errors=True)
    for left_behind in [*Path("build").glob("lib*"), *Path("build").glob("bdist*")]:
        shutil.rmtree(left_behind)
    folder.mkdir(parents=True)
    build_meta.build_wheel(str(folder), {"--global-option": ["--quiet"]})


if __name__ == "__main__":
    main()
