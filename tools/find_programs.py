"""See to it that tests have the programs that PyPI lacks: `python -m tools.find_programs`.

They are a Chromium and an nginx. Where one is missing, root installs Debian's package. Nobody
else is asked for rights: the tests that need it then skip loudly, and fail where CI is set.
Chromium's headless shell is the same engine without windows, and needs a third less of the
processor for the same tests: CI installs it also where there is another Chromium.
"""

import os
import shutil
import subprocess

PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])
SHELL = "chromium-headless-shell"
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# The names of each program, and the packages to try.
PROGRAMS = ((BROWSERS, (SHELL, "chromium")), (("nginx",), ("nginx-light", "nginx")))
QUICKER = ((SHELL,), (SHELL,))
# Where there is no network, apt says so soon.
IMPATIENT = ("-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10")


def main() -> None:
    missing = [it for it in PROGRAMS if find(it[0]) is None]
    better = [QUICKER] if os.environ.get("CI") == "true" and find(QUICKER[0]) is None else []
    if not missing and not better:
        return
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        for names, _ in missing:
            print(f"There is no {names[0]} here: the tests that need it will be left out.")
        return
    install(apt, "update")
    for names, packages in [*better, *missing]:
        for package in packages:
            if find(names) is None:
                install(apt, "install", "-y", "--no-install-recommends", package)


def install(apt: str, *words: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(
        [apt, "-qq", *IMPATIENT, *words], env=quiet, stdout=subprocess.DEVNULL, check=False
    )


def find(names: tuple[str, ...]) -> str | None:
    """The path of the first that there is."""
    return next((path for name in names if (path := shutil.which(name, path=PATH))), None)


if __name__ == "__main__":
    main()
