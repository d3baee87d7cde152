"""A full hall, over a real server: `python -m bench.hall [N]`.

A thousand open tables and two hundred matches of one's own are written straight into a
database. Then: how long the server takes for each list, how long it takes from opening the page
until the hall can be used, and from a table that somebody opens until it is on the screen of
another who stands in the hall.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from bench.seeding import begun, now
from pentarch.games import GAMES
from pentarch.match.creation import create
from pentarch.match.folding import fold
from pentarch.match.seats import nobody, person
from pentarch.storage import Storage, open_storage
from pentarch.storage.matches import new_id
from pentarch.storage.users import User
from pentarch.web.visitors import SESSION
from tests.browser.conftest import FLAGS, Server
from tests.browser.people import Person
from tools.find_programs import BROWSERS, find

OPEN: Final = 1000
OWN: Final = 200
TIMES: Final = 20
LISTS: Final = (
    "/api/lobby", "/api/matches?status=open", "/api/matches?status=running", "/api/matches/mine",
)  # fmt: skip

# The hall can be used when one's own matches are there, and a game can be begun.
NOTE_USABLE: Final = """
  new MutationObserver((_, it) => {
    const isThere = document.querySelector('.rows.mine .row') && document.querySelector('.tile');
    if (isThere) { window.usable = performance.now(); it.disconnect() }
  }).observe(document, { subtree: true, childList: true });
"""
LISTEN: Final = """() => {
  window.heard = null;
  new MutationObserver((_, it) => { window.heard = Date.now(); it.disconnect() })
    .observe(document.querySelector('.columns .rows'), { childList: true });
}"""


async def fill(address: str) -> str:
    """The session of the one whose matches they are."""
    storage = await open_storage(address)
    try:
        anna, session = await storage.users.new_guest("Anna", now())
        boris, _ = await storage.users.new_guest("Boris", now())
        vera, _ = await storage.users.new_guest("Vera", now())
        both = [person(anna.id, anna.name), person(boris.id, boris.name)]
        await asyncio.gather(*(opened(storage, vera) for _ in range(OPEN)))
        await asyncio.gather(*(begun(storage, both, anna.id) for _ in range(OWN)))
        return session
    finally:
        await storage.close()


async def opened(storage: Storage, host: User) -> None:
    first = create(
        GAMES["infiltration"], [person(host.id, host.name), nobody()], {},
        at=now(), secret=os.urandom(32), host=host.id,
    )  # fmt: skip
    await storage.journal.append(new_id(), [first], fold([first]))


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    chromium = find(BROWSERS)
    assert chromium is not None, "python -m tools.find_programs installs a Chromium"
    folder = Path(tempfile.mkdtemp())
    session = asyncio.run(fill(str(folder / "matches.sqlite")))
    server = Server(folder)
    server.deal("")
    server.start()
    print(f"{OPEN} open tables, {OWN} matches of one's own, {times} times each")
    try:
        for path in LISTS:
            tell(path, [listed(server.address, path, session) for _ in range(times)])
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            tell("the hall can be used", [entered(browser, server, session) for _ in range(times)])
            tell("from a table to the screen", appeared(browser, server, session, times))
            browser.close()
    finally:
        server.stop()
        shutil.rmtree(folder)


def tell(what: str, delays: list[float]) -> None:
    """Milliseconds."""
    load = os.getloadavg()[0]
    print(
        f"{what}: median {median(delays):.0f} ms, 90th percentile "
        f"{quantiles(delays, n=10)[-1]:.0f} ms, longest {max(delays):.0f} ms; load {load:.1f}",
        flush=True,
    )


def listed(address: str, path: str, session: str) -> float:
    asked = urllib.request.Request(address + path, headers={"Cookie": f"{SESSION}={session}"})
    began = time.perf_counter()
    with urllib.request.urlopen(asked) as answer:
        answer.read()
    return (time.perf_counter() - began) * 1000


def entered(browser: Browser, server: Server, session: str) -> float:
    """With nothing in the browser's cache."""
    anna = somebody(browser, server, session)
    anna.context.add_init_script(NOTE_USABLE)
    anna.goes_to()
    anna.waits(lambda: anna.page.evaluate("window.usable ?? 0") > 0, "the hall is there")
    took: float = anna.page.evaluate("window.usable")
    anna.leave()
    return took


def appeared(browser: Browser, server: Server, session: str, times: int) -> list[float]:
    anna = somebody(browser, server, session).goes_to()
    anna.page.locator(".columns .row").first.wait_for()
    anna.page.wait_for_timeout(1000)
    delays = []
    for _ in range(times):
        anna.page.evaluate(LISTEN)
        began = time.time() * 1000
        open_table(server.address)
        anna.waits(lambda: anna.page.evaluate("window.heard") is not None, "the table is there")
        delays.append(anna.page.evaluate("window.heard") - began)
    anna.leave()
    return delays


def somebody(browser: Browser, server: Server, session: str) -> Person:
    person = Person(browser, server.address, server.folder)
    person.context.add_cookies([{"name": SESSION, "value": session, "url": server.address}])
    return person


def open_table(address: str) -> None:
    """Somebody new opens one."""
    wish = {"game": "infiltration", "seats": [{"kind": "me"}, {"kind": "open"}]}
    headers = {"Content-Type": "application/json", "Origin": address}
    body = json.dumps(wish).encode()
    asked = urllib.request.Request(f"{address}/api/matches", data=body, headers=headers)
    with urllib.request.urlopen(asked) as answer:
        answer.read()


if __name__ == "__main__":
    main()
