"""Languages, keys, ears: everybody can use the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import (
    DESKTOP,
    PHONE,
    Person,
    comes_to_rest,
    drawn,
    play_to_the_end,
    switches,
)

Somebody = Callable[..., Person]
CYRILLIC = re.compile("[а-яё]", re.I)
SERIOUS = ("serious", "critical")


def faults(person: Person, axe: str) -> list[str]:
    return faults_on(person.page, axe)


def faults_on(page: Page, axe: str) -> list[str]:
    """What axe-core finds serious on the page."""
    return [
        f"{it['id']}: {it['help']} {[node['target'] for node in it['nodes']][:3]}"
        for it in violations(page, axe)
        if it["impact"] in SERIOUS
    ]


def violations(page: Page, axe: str) -> list[Any]:
    """All that axe-core finds on the page, serious or not."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    with drawn(page):
        found: list[Any] = page.evaluate(
            "axe.run(document, { resultTypes: ['violations'] }).then((it) => it.violations)"
        )
    return found


@pytest.mark.parametrize(
    ("look", "size"), [("light", DESKTOP), ("dark", PHONE)], ids=["desktop", "phone"]
)
def test_axe_finds_no_serious_fault_on_any_page(
    somebody: Somebody, axe: str, look: str, size: tuple[int, int]
) -> None:
    anna = somebody(lang="ru", look=look, size=size)
    found: dict[str, list[str]] = {}
    name = f"{look}-{size[0]}"

    def check(page: str) -> None:
        comes_to_rest(anna.page)
        anna.shot(f"{page}-{name}")
        found[page] = faults(anna, axe)

    anna.goes_to().page.locator(".tile").first.wait_for()
    check("lobby")
    anna.goes_to("/rules/infiltration").page.locator(".cards li").first.wait_for()
    check("rules")
    anna.goes_to("/new/infiltration").page.locator("form").wait_for()
    check("new")
    anna.goes_to("/no/such/page").page.locator("h1").wait_for()
    check("missing")
    anna.opens_a_table("open", "bot")
    anna.page.locator(".waiting").wait_for()
    check("waiting")
    anna.page.locator(".waiting .actions .primary").click()
    anna.waits_to_be_asked("it becomes her turn")
    check("table")
    anna.page.locator(".held:not(.cannot) .pick").first.click()
    anna.page.locator(".picker").wait_for()
    check("picking")
    anna.page.keyboard.press("Escape")
    anna.page.locator(".held .about").first.click()
    anna.page.locator("dialog[open]").wait_for()
    check("inspector")
    for key, sheet in (("s", "settings"), ("?", "keys")):
        anna.reads_the_news()
        anna.page.keyboard.press(key)
        anna.page.locator("dialog[open]").wait_for()
        check(sheet)
    anna.reads_the_news()
    play_to_the_end(anna)
    anna.reads_the_news()
    check("end")
    anna.page.locator(".result a[href*=replay]").click()
    anna.page.locator(".controls").wait_for()
    check("replay")

    assert {page: faults for page, faults in found.items() if faults} == {}


def test_the_browser_s_language_is_spoken_and_can_be_changed_at_any_time(
    somebody: Somebody,
) -> None:
    anna = somebody(lang="ru").is_called("Anna").begins_against(2)
    russian = anna.text(".table")
    anna.page.keyboard.press("s")
    switches(anna.page.get_by_role("radio", name="English"))
    anna.reads_the_news()
    anna.waits(lambda: "Your turn" in anna.text(".dock"), "the question is in English")
    english = anna.text(".table")
    anna.shot("table-en")

    assert CYRILLIC.search(russian)
    assert "Журнал" in russian and "Ваш ход" in russian
    assert not CYRILLIC.search(english), CYRILLIC.findall(english)
    assert anna.page.evaluate("document.documentElement.lang") == "en"


def test_the_keyboard_alone_suffices(somebody: Somebody) -> None:
    anna = somebody()
    page = anna.page
    anna.goes_to().page.locator(".tile.lead .primary").focus()
    page.keyboard.press("Enter")
    anna.table.wait_for()

    for _ in range(5):
        anna.waits(lambda: has_read_on(anna), "it becomes her turn")
        if anna.sees_the_end:
            break
        lines = anna.lines
        anna.waits(lambda: goes_on_by_key(anna, lines), "the move is made")  # noqa: B023

    anna.reads_the_news()
    outline = page.evaluate(
        "() => { document.querySelector('.bar a').focus();"
        " return getComputedStyle(document.querySelector('.bar a')).outlineStyle }"
    )
    assert outline != "none"


def has_read_on(anna: Person) -> bool:
    """The table stands still under a reveal: whoever waits reads it."""
    anna.reads_the_news()
    return anna.is_asked or anna.sees_the_end


def goes_on_by_key(anna: Person, lines: int) -> bool:
    """One key on the way from a card to a target to a number; whether the move is made."""
    anna.reads_the_news()
    page = anna.page
    if not anna.is_asked or anna.lines > lines:
        return anna.lines > lines
    if page.locator(".picker button:focus").count():
        page.keyboard.press("Enter")
    elif not page.locator(".picker").count():
        page.locator(".held:not(.cannot) [data-letter]").first.wait_for()
        letter = page.locator(".held:not(.cannot) [data-letter]").first.get_attribute("data-letter")
        page.keyboard.press(str(letter).lower())
    return False


def test_escape_goes_one_step_back(somebody: Somebody) -> None:
    anna = somebody().begins_against(1)

    anna.page.locator(".held:not(.cannot) .pick").first.click()
    anna.page.locator(".picker").wait_for()
    anna.page.keyboard.press("Escape")

    anna.page.locator(".picker").wait_for(state="detached")


def test_a_screen_reader_is_told_what_happened_and_what_is_to_be_done(somebody: Somebody) -> None:
    anna = somebody().begins_against(2, goal=7)
    before = anna.lines
    anna.takes_a_turn()
    anna.waits_for_the_next_turn(before)

    said = anna.page.locator("[data-testid=live]").inner_text()

    assert len(said) > 30
    assert anna.text(".prompt p") in said


def test_every_card_can_be_read_at_any_time(somebody: Somebody) -> None:
    anna = somebody().starts_against_bots()

    anna.page.get_by_role("tab", name="Cards").click()
    anna.page.locator(".side li button", has_text="Princess Leia").click()

    expect(anna.page.locator("dialog", has_text="is out of the round")).to_be_visible()


def test_a_dead_link_says_so_and_shows_the_way_out(somebody: Somebody) -> None:
    anna = somebody()
    for path, sentence in (
        ("/match/0123456789abcdef01234567", "This table cannot be reached"),
        ("/replay/0123456789abcdef01234567", "There is no such record"),
        ("/nowhere/at/all", "There is nothing here"),
        ("/new/chess", "There is no such game here"),
        ("/rules/chess", "There is no such game here"),
    ):
        anna.goes_to(path)
        anna.page.get_by_role("heading", name=sentence).wait_for()
        anna.page.get_by_role("link", name="To the hall").click()

        anna.page.locator(".tile").first.wait_for()


def test_talk_does_not_disturb_whoever_is_choosing(somebody: Somebody) -> None:
    anna = somebody().begins_against(1)
    anna.page.locator(".held:not(.cannot) .pick").first.click()
    anna.page.locator(".picker").wait_for()

    vera = somebody().goes_to(anna.page.url.removeprefix(anna.address))
    vera.table.wait_for()
    vera.page.get_by_role("tab", name="Chat").click()
    vera.page.locator("#chat-text").fill("Hello!")
    vera.page.locator("#chat-text").press("Enter")
    anna.page.get_by_role("tab", name="Chat 1").wait_for()

    assert anna.page.locator(".picker").count() == 1


def test_where_the_system_chooses_the_colours_what_is_chosen_stands_out(
    somebody: Somebody,
) -> None:
    anna = somebody()
    anna.page.emulate_media(forced_colors="active")
    anna.begins_against(1)
    anna.page.locator(".held:not(.cannot) .pick").first.click()
    anna.page.locator(".held.picked").wait_for()
    anna.shot("forced-colours")

    def looks(what: str, style: str) -> str:
        found: str = anna.page.locator(what).first.evaluate(f"it => getComputedStyle(it).{style}")
        return found

    tab, card = "[role=tab][aria-selected=%s]", ".held%s .pick"
    assert looks(tab % "true", "backgroundColor") != looks(tab % "false", "backgroundColor")
    assert looks(card % ".picked", "outline") != looks(card % ":not(.picked)", "outline")

    anna.page.keyboard.press("ArrowRight")
    focused = "[data-can]:focus-visible"
    assert looks(focused, "outline") != looks("[data-can]:not(:focus-visible)", "outline")


def test_where_the_system_chooses_the_colours_a_hint_is_marked(somebody: Somebody) -> None:
    """Star Realms: of all cards that can be played, one is the best."""
    anna = somebody()
    anna.page.emulate_media(forced_colors="active")
    anna.begins_against(1, game="star-realms", bot="random")
    anna.page.keyboard.press("h")
    anna.page.locator(".board .hinted").first.wait_for()

    outlines: list[str] = anna.page.locator(".hinted, .hinted .pick, .hinted .face").evaluate_all(
        "all => all.map((it) => getComputedStyle(it).outlineStyle)"
    )

    assert "dashed" in outlines
