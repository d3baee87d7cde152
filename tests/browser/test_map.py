"""The map that boards show their places on, in a real browser: a page of two maps."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.browser.conftest import wanting
from tests.browser.people import PHONE
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


def spot(page: Page, place: str) -> Point:
    """Where a place's middle is on the screen."""
    box = page.locator(f"[data-id='{place}'] .ground").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def focused(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.dataset?.id ?? ''")
    return found


def picked(page: Page) -> list[str]:
    return page.locator("#picked").inner_text().split()


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


def test_the_wheel_zooms_around_the_pointer_and_never_past_the_edge(visit: Visit) -> None:
    page = visit("regions")
    before = spot(page, "isle")
    page.mouse.move(*before)
    page.mouse.wheel(0, -500)

    assert zoom(page) > 2
    after = spot(page, "isle")
    assert abs(after[0] - before[0]) < 3
    assert abs(after[1] - before[1]) < 3

    page.mouse.wheel(0, -5000)
    assert zoom(page) == 5
    for _ in range(4):
        drag(page, (800, 480), (100, 100))
    x, y, width, height = seen(page)
    assert abs(x + width - 1000) < 0.01
    assert abs(y + height - 700) < 0.01
    page.mouse.move(500, 300)
    page.mouse.wheel(0, 9000)
    assert zoom(page) == 1


def test_a_drag_moves_the_map_and_picks_nothing(visit: Visit) -> None:
    page = visit("regions")
    page.get_by_role("button", name="Zoom in").click()
    before = seen(page)
    start = spot(page, "hills")
    drag(page, start, (start[0] - 80, start[1] - 50))

    assert seen(page)[0] > before[0]
    assert seen(page)[1] > before[1]
    assert picked(page) == []
    page.mouse.click(*spot(page, "hills"))
    assert picked(page) == ["hills"]


def test_two_fingers_zoom_and_the_button_shows_the_whole_map_again(visit: Visit) -> None:
    page = visit("regions", size=PHONE)
    pinch(page, spot(page, "hills"), 40, 160)

    assert 3 < zoom(page) <= 5
    assert picked(page) == []
    page.get_by_role("button", name="Show the whole map").tap()
    assert zoom(page) == 1


def test_a_double_tap_comes_near_and_goes_back_unless_it_picks(visit: Visit) -> None:
    page = visit("regions", size=PHONE)
    sea = spot(page, "rock")
    at = (sea[0] - 60, sea[1])
    for _ in range(2):
        page.touchscreen.tap(*at)
    assert zoom(page) == 2.5
    for _ in range(2):
        page.touchscreen.tap(*at)
    assert zoom(page) == 1

    for _ in range(2):
        page.touchscreen.tap(*spot(page, "isle"))
    assert zoom(page) == 1
    assert picked(page) == ["isle", "isle"]


def test_a_finger_beside_a_small_place_means_it(visit: Visit) -> None:
    page = visit("regions", size=PHONE)
    x, y = spot(page, "rock")
    page.touchscreen.tap(x - 20, y)

    assert picked(page) == ["rock"]


def test_the_arrow_keys_walk_and_enter_picks(visit: Visit) -> None:
    page = visit("regions")
    page.keyboard.press("Tab")
    assert focused(page) == "forest"
    walk = [("ArrowDown", "plain"), ("ArrowRight", "hills"), ("ArrowRight", "isle")]
    for key, place in [*walk, ("ArrowUp", "rock"), ("ArrowUp", "rock")]:
        page.keyboard.press(key)
        assert focused(page) == place
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press(" ")

    assert picked(page) == ["rock", "isle"]
    assert "by key" in page.locator("main").inner_text()
    assert page.locator("#looked").inner_text() == "isle"
    page.keyboard.press("Tab")
    assert focused(page) == ""


def test_with_shift_the_arrow_keys_go_only_to_what_can_be_picked(visit: Visit) -> None:
    page = visit("squares")
    page.keyboard.press("Tab")
    assert focused(page) == "B1"
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    assert focused(page) in ("C1", "F4")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")

    assert focused(page) != ""


def test_the_focus_is_never_out_of_sight(visit: Visit) -> None:
    page = visit("squares")
    page.keyboard.press("Tab")
    for _ in range(4):
        page.keyboard.press("+")
    assert zoom(page) == 5
    for key in ["ArrowDown"] * 3 + ["ArrowRight"] * 4:
        page.keyboard.press(key)
        x, y, width, height = seen(page)
        column, row = "ABCDEF".index(focused(page)[0]), int(focused(page)[1]) - 1
        assert x < column + 0.5 < x + width
        assert y < row + 0.5 < y + height
    page.keyboard.press("Home")
    assert zoom(page) == 1


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
    assert picked(page) == ["isle", "plain"]


def test_a_board_can_bring_places_into_sight(visit: Visit) -> None:
    page = visit("regions")
    page.get_by_role("button", name="Show the isle").click()

    assert zoom(page) > 2
    x, y, width, height = seen(page)
    assert x < 815 < x + width
    assert y < 480 < y + height


@pytest.mark.parametrize("which", ["regions", "squares"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault_in_a_map(
    visit: Visit, axe: str, shots: Path, which: str, theme: str
) -> None:
    page = visit(which, theme)
    page.keyboard.press("Tab")
    page.screenshot(path=shots / f"map-{which}-{theme}.png")

    assert faults_on(page, axe) == []
