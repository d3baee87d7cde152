"""People at their browsers: what they see and what they do, in the words of a table."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, ElementHandle, Locator, Page, expect

DESKTOP: Final = (1366, 800)
PHONE: Final = (360, 740)
LOCALES: Final = {"ru": "ru-RU", "en": "en-GB"}
PATIENCE: Final = 90  # seconds: the machine may be busy with other tests
WHOLE_MATCH: Final = 600  # seconds, likewise
ONE_KEY: Final = 50  # looks, 40 ms apart, before a key is pressed again

expect.set_options(timeout=PATIENCE * 1000)

# How fast others' moves are shown, and whether tips are, for whoever comes for the first time.
FIRST_SETTINGS: Final = """
if (!localStorage.getItem('pentarch-settings'))
  localStorage.setItem('pentarch-settings', JSON.stringify({ pace: '%s', tips: %s }));
"""

# Nobody looks at these pages, and without a graphics card drawing them is two fifths of what they
# cost. Where things are, how they look and what a click meets is known without it.
NOT_DRAWN: Final = """{
  window.notDrawn = new CSSStyleSheet();
  window.notDrawn.replaceSync(':root, dialog, dialog::backdrop { opacity: 0 !important }');
  document.adoptedStyleSheets = [window.notDrawn];
}"""
IS_DRAWN: Final = "(is) => { if (window.notDrawn) window.notDrawn.disabled = is; }"

# A notice goes after some seconds, which a busy machine may spend elsewhere: all are written down.
NOTICES: Final = """
window.notices = [];
new MutationObserver((changes) => {
  for (const it of changes.flatMap((change) => [...change.addedNodes]))
    if (it instanceof Element && it.matches('.toast'))
      window.notices.push([[...it.classList], it.textContent]);
}).observe(document, { childList: true, subtree: true });
"""

AT_REST: Final = """document.getAnimations().every(
  (it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity)"""

# What must never happen on a page, whatever a test is about.
FORGIVEN: Final = re.compile(
    r"status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection"
)


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        shots: Path | None,
        *,
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        look: str = "light",
        still: bool = True,
        pace: str = "once",
        tips: bool = False,
    ) -> None:
        self.address = address
        self.shots = shots
        self.faults: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[lang],
            color_scheme="dark" if look == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < 500,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(FIRST_SETTINGS % (pace, str(tips).lower()))
        self.context.add_init_script(NOTICES)
        if shots is None:
            self.context.add_init_script(NOT_DRAWN)
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda it: self.note(it.type, it.text))
        # A sheet with news may come whenever others move, and another after it. Whoever waits
        # for anything else, or wants to click on it, closes them first.
        sheet = page.locator("dialog:has(.news), dialog:has(.end)").first
        page.add_locator_handler(sheet, lambda: page.keyboard.press("Escape"), no_wait_after=True)
        return page

    def note(self, kind: str, text: str) -> None:
        if kind == "error" and not FORGIVEN.search(text):
            self.faults.append(text)

    def leave(self) -> None:
        self.context.close()

    # Going places.

    def is_called(self, name: str) -> Person:
        """A name instead of the guest's number."""
        self.goes_to()
        self.page.request.patch(f"{self.address}/api/me", data={"name": name})
        return self

    def goes_to(self, path: str = "/") -> Person:
        self.page.goto(self.address + path)
        self.page.locator("#main").wait_for()
        return self

    def starts_against_bots(self) -> Person:
        """The two clicks from the door to the first card; the address bar is the first."""
        self.goes_to()
        self.page.locator(".tile.lead .primary").click()
        self.table.wait_for()
        return self

    def opens_a_table(
        self, *others: str, game: str = "infiltration", bot: str = "greedy", **options: str | int
    ) -> str:
        """A table by way of the form; its address. The others are bot, open or local.

        The host begins, and a match of Infiltration is over after a round, unless told otherwise.
        """
        if game == "infiltration":
            options = {"goal": 1, **options}
        self.goes_to(f"/new/{game}")
        page = self.page
        if mode := options.pop("mode", None):  # it says how many can play
            self.chooses("mode", mode)
        switches(page.locator(f"input[name=count][value='{len(others) + 1}']"))
        begins = {"legends": {"setup_player": 1}, "skirmish": {}}.get(game, {"first": 1})
        for name, value in {**begins, **options}.items():
            self.chooses(name, value)
        for place, kind in enumerate(others):
            row = page.locator("fieldset li").nth(place + 1)
            row.locator("select").first.select_option(kind)
            if kind == "bot":
                row.locator("select").nth(1).select_option(bot)
        page.locator("form .go").click()
        page.wait_for_url("**/match/*")
        return page.url.removeprefix(self.address)

    def chooses(self, option: str, value: str | int) -> None:
        control = self.page.locator(f".options [name='{option}']")
        kind = control.evaluate("it => it.type")
        if kind == "number":
            control.fill(str(value))
        elif kind == "checkbox":
            switches(control, on=value == "yes")
        else:
            control.select_option(str(value))

    def begins_against(
        self, bots: int, game: str = "infiltration", bot: str = "greedy", **options: str | int
    ) -> Person:
        """A match against bots in which it is their turn."""
        self.opens_a_table(*["bot"] * bots, game=game, bot=bot, **options)
        self.table.wait_for()
        self.waits_to_be_asked()
        return self

    def sits_down(self, table: str) -> Person:
        """At the free seat of somebody's table."""
        self.goes_to(table)
        self.page.locator(".waiting li.free .primary").first.click()
        self.page.locator(".waiting .tag").wait_for()
        return self

    def begins(self) -> Person:
        """The host starts the match."""
        self.page.locator(".waiting .actions .primary").click()
        self.table.wait_for()
        return self

    def from_the_menu(self, item: str) -> None:
        self.reads_the_news()
        self.page.get_by_role("button", name="Table menu").click()
        self.page.locator("dialog .menu").get_by_text(item, exact=True).click()

    # Seeing.

    @property
    def table(self) -> Locator:
        return self.page.locator(".board")

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for an answer of theirs, and none is on its way."""
        asked: bool = self.page.evaluate(
            "document.querySelector('.dock .prompt.mine') !== null && document.querySelector("
            "'.table > .line, .curtain, .stage[aria-busy=true]') === null"
        )
        return asked

    @property
    def is_covered(self) -> bool:
        return self.page.locator(".curtain").count() > 0

    @property
    def sees_the_end(self) -> bool:
        return self.page.locator(".result").count() > 0

    def is_told(self, text: str, tone: str) -> None:
        """A notice with that text comes, or has come to this page and gone."""

        def has_come() -> bool:
            notices: list[tuple[list[str], str]] = self.page.evaluate("window.notices")
            return any(tone in tones and text in told for tones, told in notices)

        self.waits(has_come, f"a notice says: {text}")

    @property
    def hand(self) -> list[str]:
        return hand_on(self.page)

    @property
    def lines(self) -> int:
        """How long the log is."""
        return length_of_log(self.page)

    @property
    def log(self) -> str:
        """Every sentence of it, also of turns that are told in a line."""
        return self.page.locator(".log").text_content() or ""

    def text(self, place: str = "body") -> str:
        return self.page.locator(place).first.inner_text()

    def shot(self, name: str) -> None:
        """A picture, if somebody is there to judge how it looks."""
        if self.shots is not None:
            self.page.screenshot(path=self.shots / f"{name}.png")

    # Playing.

    def reads_the_news(self) -> None:
        """Close whatever sheets lie on the table."""
        end = time.monotonic() + PATIENCE
        while sheets := self.page.query_selector_all("dialog[open]"):
            assert time.monotonic() < end, f"the sheets stay: {self.text()[:600]}"
            self.page.keyboard.press("Escape")
            for _ in range(ONE_KEY):  # the uppermost goes, which need not be the last on the page
                if not all(map(is_there, sheets)):
                    break
                self.page.wait_for_timeout(40)

    def waits_to_be_asked(self, why: str = "it is their turn", *, or_the_end: bool = False) -> None:
        """Reveals are closed on the way: the next moves wait under them."""

        def has_come() -> bool:
            self.reads_the_news()
            return self.is_asked or (or_the_end and self.sees_the_end)

        self.waits(has_come, why)

    def waits_for_the_next_turn(self, lines: int) -> None:
        """The log is longer than that, and they are asked again; reveals are closed on the way."""

        def has_come() -> bool:
            self.reads_the_news()
            return self.lines > lines and self.is_asked

        self.waits(has_come, "it is their turn again")

    def plays_until_another_is_asked(self) -> list[str]:
        """The hand before the last move."""
        self.waits_to_be_asked()
        hand: list[str] = []
        while self.is_asked:
            hand = sorted(self.hand)
            self.takes_a_turn()
            self.page.locator(".stage[aria-busy=false]").wait_for()
        return hand

    def takes_a_turn(self) -> None:
        """Some legal move, by clicks: a card, a target, a number, whatever is asked for."""
        self.reads_the_news()
        page = self.page
        if not page.locator(".picker").count():
            page.locator(".held:not(.cannot) .pick").last.click()
        if page.locator(".picker .choice").count():
            page.locator(".picker .choice").first.click()
        if page.locator(".picker .number").count():
            likely = page.locator(".picker .number:not(.gone)")
            (likely if likely.count() else page.locator(".picker .number")).first.click()
        elif page.locator(".picker .primary").count():
            page.locator(".picker .primary").click()

    def waits(self, until: Callable[[], bool], why: str, seconds: float = PATIENCE) -> None:
        start = time.monotonic()
        while not until():
            waited = time.monotonic() - start
            assert waited < seconds, f"{why}: {self.text()[:600]}"
            self.page.wait_for_timeout(pause_after(waited))


def pause_after(waited: float) -> float:
    """Milliseconds until the next look: whoever waits long looks less often."""
    return min(max(40.0, waited * 20), 250.0)


def switches(control: Locator, *, on: bool = True) -> None:
    """Set a radio button or a switch by its key: a click may miss it while the page moves."""
    control.wait_for(state="attached")
    if control.is_checked() != on:
        control.press("Space")
    expect(control).to_be_checked(checked=on)


def length_of_log(page: Page) -> int:
    return int(page.locator(".log").get_attribute("data-length") or 0)


def comes_to_rest(page: Page) -> None:
    """What moves only for a moment has come to rest; the moons go on for ever."""
    waits_for(page, AT_REST)


def waits_for(page: Page, expression: str) -> None:
    """Until it is true on the page. Playwright's own wait would need eval, which is forbidden."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(expression):
        assert time.monotonic() < end, expression
        page.wait_for_timeout(40)


def is_there(sheet: ElementHandle) -> bool:
    """Until a sheet has gone from the page, also when it is closed, the keys are its own."""
    there: bool = sheet.evaluate("it => it.isConnected")
    return there


@contextmanager
def drawn(page: Page) -> Iterator[None]:
    """For whoever asks how opaque things are: the page is drawn as for a reader, and at rest."""
    page.evaluate(IS_DRAWN, True)
    comes_to_rest(page)
    yield
    page.evaluate(IS_DRAWN, False)


def hand_on(page: Page) -> list[str]:
    held: list[str] = page.locator(".hand .pick [data-card]").evaluate_all(
        "all => all.map((it) => it.dataset.card)"
    )
    return held


def play_to_the_end(*people: Person) -> None:
    """Everybody takes turns until all of them see the result."""
    end = time.monotonic() + WHOLE_MATCH
    while not all(person.sees_the_end for person in people):
        assert time.monotonic() < end, [person.text()[:300] for person in people]
        for person in people:
            person.reads_the_news()  # the table waits under a reveal
            if person.is_asked:
                person.takes_a_turn()
        people[0].page.wait_for_timeout(60)


def two_at_a_table(host: Person, guest: Person, goal: int = 7) -> str:
    """A match of two people that has begun; its address."""
    table = host.opens_a_table("open", goal=goal)
    guest.sits_down(table)
    host.begins()
    guest.table.wait_for()
    return table
