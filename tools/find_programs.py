"""See to it that the browser tests have a Chromium: `python -m tools.find_browser`.

Where there is none, root installs Debian's package. Nobody else is asked for rights:
without a browser the tests that need one skip loudly, and fail where CI is set.
The headless shell is the same engine without windows, and needs a third less of the
processor for the same tests.
"""

import os
import shutil
import subprocess

SHELL = "chromium-headless-shell"
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def main() -> None:
    if browser() is not None:
        return
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        print("There is no Chromium here: the tests in a real browser will be left out.")
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", SHELL], ["install", "-y", "chromium"]):
        if browser() is None:
            subprocess.run([apt, "-qq", *words], env=quiet, stdout=subprocess.DEVNULL, check=False)


def browser() -> str | None:
    """The path of the first that there is."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


if __name__ == "__main__":
    main()
