"""A real server on a database of its own, and the system's Chromium."""

from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.people import Person
from tools.find_programs import BROWSERS, find

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
# Chromium heeds the last list of features only: ours begins with two pages that would stand ready
# beneath the address bar of every window, half of what it costs, and goes on with Playwright's.
LEFT_OUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS = [
    f"--disable-features={','.join(LEFT_OUT)}",
    "--font-render-hinting=none",  # the shell would round the width of each letter, phones do not
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PORTS = range(20_000, 32_000)  # below those that the system gives to whoever connects


def wanting(why: str) -> None:
    """Skip loudly; where everything must be tested, fail."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(f"BROWSER TESTS LEFT OUT: {why}")


@pytest.fixture(scope="session")
def chromium() -> str:
    found = find(BROWSERS)
    if found is None:
        wanting("there is no Chromium; on Debian, install chromium-headless-shell")
    return str(found)


class SharedBrowser:
    """One for all tests of this folder; each person has a context of their own in it."""

    def __init__(self) -> None:
        self.playwright: Playwright | None = None
        self.started: Browser | None = None

    def open(self, path: str) -> Browser:
        if self.started is not None and not self.started.is_connected():
            self.close()
        if self.playwright is None:
            self.playwright = sync_playwright().start()
        if self.started is None:
            launch = self.playwright.chromium.launch
            self.started = launch(executable_path=path, args=FLAGS)
        return self.started

    def close(self) -> None:
        if self.playwright is not None:
            self.playwright.stop()
        self.playwright = self.started = None


shared_browser = SharedBrowser()


@pytest.fixture
def browser(chromium: str) -> Browser:
    return shared_browser.open(chromium)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try what failed in a browser once more, and count it: a busy machine may hold a page up.

    A test deals the same cards both times, so what is really broken fails again.
    """
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """While Playwright runs, no test of another folder could use asyncio."""
    try:
        yield
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            shared_browser.close()


class Server:
    """A server as anybody starts it; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def deal(self, word: str) -> None:
        """From now on chance follows from this word."""
        (self.folder / "luck").write_text(word, encoding="utf-8")

    def start(self) -> None:
        command = [
            sys.executable, "-m", "tests.browser.serving", str(self.port), str(self.folder),
        ]  # fmt: skip
        log = (self.folder / "server.log").open("ab")
        with log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        wait_until_up(self)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=60)
            self.process = None


def free_port() -> int:
    """One that stays free while the server is away and browsers knock at it."""
    for port in random.sample(PORTS, 100):
        with socket.socket() as it:
            if it.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise OSError("a hundred ports tried, and all are taken")


def wait_until_up(server: Server) -> None:
    end = time.monotonic() + 120
    while True:
        assert server.process is not None and server.process.poll() is None, "the server has ended"
        try:
            with urllib.request.urlopen(f"{server.address}/healthz", timeout=2) as answer:
                if answer.status == 200:
                    return
        except OSError:
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    from pentarch.web.settings import client_folder  # noqa: PLC0415

    if client_folder() is None:
        wanting("the client is not built; run tools/build_client.py")
    started = Server(tmp_path_factory.mktemp("server"))
    started.deal("")
    started.start()
    yield started
    started.stop()


@pytest.fixture(scope="session")
def shots() -> Path | None:
    """Where pictures go: PENTARCH_SHOTS=build/shots, say; without it none are taken."""
    if "PENTARCH_SHOTS" not in os.environ:
        return None
    folder = Path(os.environ["PENTARCH_SHOTS"])
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def somebody(
    request: pytest.FixtureRequest, browser: Browser, server: Server, shots: Path | None
) -> Iterator[Callable[..., Person]]:
    """Make people. At the end none of their pages may have had a fault.

    Each test has the same luck every time, and another with another PENTARCH_LUCK: it must
    hold with any.
    """
    server.deal(f"{os.environ.get('PENTARCH_LUCK', '')} {request.node.nodeid}")
    people: list[Person] = []

    def make(**how: object) -> Person:
        person = Person(browser, server.address, shots, **how)  # type: ignore[arg-type]
        people.append(person)
        return person

    yield make
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.leave()
    assert faults == []


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.is_file():
        wanting("axe-core is not installed; run tools/build_client.py")
    return AXE.read_text(encoding="utf-8")
