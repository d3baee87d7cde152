"""The map that boards show their places on, in a real browser: a page of two maps."""

from __future__ import annotations

import functools
import http.server
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page

from tests.browser.conftest import wanting
from tests.browser.people import PATIENCE, PHONE
from tests.browser.test_reading import faults_on
from tools.build_client import NoNode, run_scripts

Visit = Callable[..., Page]
Point = tuple[float, float]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Not into the report."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("map")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PENTARCH_MAP_PAGE", str(folder))
        try:
            run_scripts(("map",))
        except NoNode as error:
            wanting(str(error))
    files = functools.partial(Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), files) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/index.html"
        server.shutdown()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """A page with a map. At the end it may have had no fault."""
    errors: list[str] = []

    def open_map(which: str, theme: str = "light", size: tuple[int, int] = (1000, 760)) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=width < 500
        )
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{address}?map={which}&theme={theme}")
        page.locator(".map .place").first.wait_for()
        return page

    yield open_map
    assert errors == []


def zoom(page: Page) -> float:
    return float(page.locator(".map > svg").get_attribute("data-zoom") or 0)


def seen(page: Page) -> list[float]:
    """The part of the map that is on the screen: x, y, width, height."""
    return [float(it) for it in (page.locator(".map > svg").get_attribute("viewBox") or "").split()]


def corner(page: Page) -> Point:
    """The bottom right corner of what is seen."""
    x, y, width, height = seen(page)
    return round(x + width, 2), round(y + height, 2)


def past(page: Page) -> list[float]:
    """How many pixels are seen past the right edge of the regions, and past their foot."""
    width: int = page.evaluate("document.querySelector('.map').clientWidth")
    pixels = width / seen(page)[2]
    return [(it - edge) * pixels for it, edge in zip(corner(page), (1000, 700), strict=True)]


def spot(page: Page, place: str) -> Point:
    """Where a place's middle is on the screen."""
    return middle(page.locator(f"[data-id='{place}'] .ground"))


def middle(of: Locator) -> Point:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def focused(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.dataset?.id ?? ''")
    return found


def picked(page: Page) -> list[str]:
    return page.locator("#picked").inner_text().split()


def comes(page: Page, true: Callable[[], bool]) -> bool:
    """Whether it comes true: a wheel, a tap and a drag take a moment to arrive."""
    end = time.monotonic() + PATIENCE
    while not true() and time.monotonic() < end:
        page.wait_for_timeout(20)
    return true()


def drag(page: Page, start: Point, end: Point) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def pinch(page: Page, centre: Point, before: float, after: float) -> None:
    """Two fingers, so far from each other at first and at last."""
    session: CDPSession = page.context.new_cdp_session(page)
    steps = 8
    for step in range(steps + 1):
        half = (before + (after - before) * step / steps) / 2
        points = [{"x": centre[0] + half * way, "y": centre[1], "id": way} for way in (1, -1)]
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def taps(page: Page, at: Point, times: int = 1) -> None:
    """A twentieth of a second apart by their own times: on a slow machine, too, it is a tap."""
    session = page.context.new_cdp_session(page)
    now = time.time()
    for step, kind in enumerate(("touchStart", "touchEnd") * times):
        points = [{"x": at[0], "y": at[1]}] if kind == "touchStart" else []
        touch = {"type": kind, "touchPoints": points, "timestamp": now + step * 0.05}
        session.send("Input.dispatchTouchEvent", touch)


def test_the_wheel_zooms_around_the_pointer_and_passes_the_edge_for_buttons(
    visit: Visit,
) -> None:
    page = visit("regions")
    before = spot(page, "isle")
    page.mouse.move(*before)
    page.mouse.wheel(0, -500)

    assert comes(page, lambda: zoom(page) > 2)
    after = spot(page, "isle")
    assert abs(after[0] - before[0]) < 3
    assert abs(after[1] - before[1]) < 3

    page.mouse.wheel(0, -5000)
    assert comes(page, lambda: zoom(page) == 5)
    for _ in range(4):
        drag(page, (800, 480), (100, 100))
    assert comes(page, lambda: all(50 < it < 60 for it in past(page))), "so large are the buttons"
    page.mouse.move(500, 300)
    page.mouse.wheel(0, 9000)
    assert comes(page, lambda: zoom(page) == 1)


def test_a_drag_moves_the_map_and_picks_nothing(visit: Visit) -> None:
    page = visit("regions")
    page.get_by_role("button", name="Zoom in").click()
    before = seen(page)
    start = spot(page, "hills")
    drag(page, start, (start[0] - 80, start[1] - 50))

    assert comes(page, lambda: seen(page)[0] > before[0] and seen(page)[1] > before[1])
    assert picked(page) == []
    page.mouse.click(*spot(page, "hills"))
    assert comes(page, lambda: picked(page) == ["hills"])


def test_two_fingers_zoom_and_the_button_shows_the_whole_map_again(visit: Visit) -> None:
    page = visit("regions", size=PHONE)
    pinch(page, spot(page, "hills"), 40, 160)

    assert comes(page, lambda: 3 < zoom(page) <= 5)
    assert picked(page) == []
    whole = page.get_by_role("button", name="Show the whole map")

    def is_whole() -> bool:
        """The browser takes a tap right after a pinch for the end of a fling: then another."""
        if zoom(page) > 1:
            taps(page, middle(whole))
        return zoom(page) == 1

    assert comes(page, is_whole)


def test_a_double_tap_comes_near_and_goes_back_unless_it_picks(visit: Visit) -> None:
    page = visit("regions", size=PHONE)
    sea = spot(page, "rock")
    at = (sea[0] - 60, sea[1])
    taps(page, at, times=2)
    assert comes(page, lambda: zoom(page) == 2.5)
    taps(page, at, times=2)
    assert comes(page, lambda: zoom(page) == 1)

    taps(page, spot(page, "isle"), times=2)
    assert comes(page, lambda: picked(page) == ["isle", "isle"])
    assert zoom(page) == 1


def test_a_finger_beside_a_small_place_means_it(visit: Visit) -> None:
    page = visit("regions", size=PHONE)
    x, y = spot(page, "rock")
    taps(page, (x - 20, y))

    assert comes(page, lambda: picked(page) == ["rock"])


def test_the_arrow_keys_walk_and_enter_picks(visit: Visit) -> None:
    page = visit("regions")
    page.keyboard.press("Tab")
    assert focused(page) == "forest"
    walk = [("ArrowDown", "plain"), ("ArrowRight", "hills"), ("ArrowRight", "isle")]
    for key, place in [*walk, ("ArrowUp", "rock"), ("ArrowUp", "rock")]:
        page.keyboard.press(key)
        assert comes(page, lambda: focused(page) == place)  # noqa: B023
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press(" ")

    assert comes(page, lambda: picked(page) == ["rock", "isle"])
    assert "by key" in page.locator("main").inner_text()
    assert page.locator("#looked").inner_text() == "isle"
    page.keyboard.press("Tab")
    assert focused(page) == ""


def test_with_shift_the_arrow_keys_go_only_to_what_can_be_picked(visit: Visit) -> None:
    page = visit("squares")
    page.keyboard.press("Tab")
    assert focused(page) == "B1"
    for key, square in [("Shift+ArrowRight", "C1"), ("Shift+ArrowDown", "B2"), ("ArrowDown", "B3")]:
        page.keyboard.press(key)
        assert comes(page, lambda: focused(page) == square)  # noqa: B023


def test_the_focus_is_never_out_of_sight(visit: Visit) -> None:
    page = visit("squares")
    page.keyboard.press("Tab")
    for _ in range(4):
        page.keyboard.press("+")
    assert comes(page, lambda: zoom(page) == 5)
    for key, square in zip(["ArrowDown"] * 3 + ["ArrowRight"] * 4, WALK, strict=True):
        page.keyboard.press(key)
        assert comes(page, lambda: focused(page) == square and is_in_sight(page, square))  # noqa: B023
    page.keyboard.press("Home")
    assert comes(page, lambda: zoom(page) == 1)


WALK = ["B2", "B3", "B4", "C4", "D4", "E4", "F4"]


def is_in_sight(page: Page, square: str) -> bool:
    x, y, width, height = seen(page)
    column, row = "ABCDEF".index(square[0]), int(square[1]) - 1
    return x < column + 0.5 < x + width and y < row + 0.5 < y + height


def test_every_place_is_a_button_with_words_and_a_state(visit: Visit) -> None:
    page = visit("regions")
    buttons = page.get_by_role("group", name="The isles").get_by_role("button")

    assert buttons.count() == 5
    isle = page.get_by_role("button", name="Isle: two armies, 3 over the sea")
    assert isle.get_attribute("aria-pressed") == "false"
    isle.evaluate("it => it.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    assert picked(page) == ["isle"]
    assert isle.get_attribute("aria-pressed") == "true"
    plain = page.get_by_role("button", name="Plain: one army")
    assert plain.get_attribute("aria-disabled") == "true"
    page.mouse.click(*spot(page, "plain"))
    assert comes(page, lambda: picked(page) == ["isle", "plain"])


def test_a_board_can_bring_places_into_sight(visit: Visit) -> None:
    page = visit("regions")
    page.get_by_role("button", name="Show the isle").click()

    assert comes(page, lambda: zoom(page) > 2)
    x, y, width, height = seen(page)
    assert x < 815 < x + width
    assert y < 480 < y + height


@pytest.mark.parametrize("which", ["regions", "squares"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault_in_a_map(
    visit: Visit, axe: str, shots: Path | None, which: str, theme: str
) -> None:
    page = visit(which, theme)
    page.keyboard.press("Tab")
    if shots is not None:
        page.screenshot(path=shots / f"map-{which}-{theme}.png")

    assert faults_on(page, axe) == []
