"""See to it that the browser tests have a Chromium: `python -m tools.find_browser`.

Where there is none, root installs Debian's package. Nobody else is asked for rights:
without a browser the tests that need one skip loudly, and fail where CI is set.
"""

import os
import shutil
import subprocess

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def main() -> None:
    if any(map(shutil.which, BROWSERS)):
        return
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        print("There is no Chromium here: the tests in a real browser will be left out.")
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
        subprocess.run([apt, *words], env=quiet, stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    main()
