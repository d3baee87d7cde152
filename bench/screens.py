"""From a click to the other seat's screen, over a real server: `python -m bench.screens [N]`.

Two browsers play a match. The time runs from the click that sends a move until the
first change on the table of the other browser, drawn or not; both read the same clock.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, Server
from tests.browser.people import Person, two_at_a_table
from tools.find_programs import BROWSERS, find

CLICKS: Final = 40
LISTEN: Final = """() => {
  window.heard = null;
  new MutationObserver((_, it) => { window.heard = Date.now(); it.disconnect() })
    .observe(document.querySelector('.stage'), {
      subtree: true, childList: true, characterData: true, attributes: true,
    });
}"""
NOTE_CLICKS: Final = """() => {
  if (window.noting) return;
  window.noting = true;
  addEventListener('click', () => { window.clicked = Date.now() }, true);
}"""


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else CLICKS
    chromium = find(BROWSERS)
    folder = Path(tempfile.mkdtemp())
    server = Server(folder)
    server.deal("")
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            delays = sorted(measure(browser, server.address, folder, wanted))
            browser.close()
    finally:
        server.stop()
        shutil.rmtree(folder)
    ninetieth = quantiles(delays, n=10)[-1]
    print(
        f"from a click to the other screen, {len(delays)} clicks: "
        f"median {median(delays):.0f} ms, 90th percentile {ninetieth:.0f} ms, "
        f"longest {delays[-1]} ms"
    )


def measure(browser: Browser, address: str, shots: Path, wanted: int) -> list[int]:
    anna, boris = Person(browser, address, shots), Person(browser, address, shots)
    delays: list[int] = []
    while len(delays) < wanted:
        two_at_a_table(anna, boris, goal=7)
        while len(delays) < wanted and not (anna.sees_the_end or boris.sees_the_end):
            mover, other = (anna, boris) if anna.is_asked else (boris, anna)
            mover.waits(lambda: mover.is_asked or mover.sees_the_end, "somebody is asked")  # noqa: B023
            if mover.is_asked:
                delays.append(delay(mover, other))
    return delays


def delay(mover: Person, other: Person) -> int:
    """Milliseconds."""
    mover.reads_the_news()
    other.reads_the_news()
    other.page.evaluate(LISTEN)
    mover.page.evaluate(NOTE_CLICKS)
    mover.takes_a_turn()
    other.waits(lambda: other.page.evaluate("window.heard") is not None, "the move is heard of")
    heard: int = other.page.evaluate("window.heard")
    clicked: int = mover.page.evaluate("window.clicked")
    return heard - clicked


if __name__ == "__main__":
    main()
