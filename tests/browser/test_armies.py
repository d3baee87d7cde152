"""Armies: made by clicking, refused with a reason, kept, sent as text, and played with."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from pentarch.games.skirmish.rosters import READY
from tests.browser.people import DESKTOP, PHONE, Person, switches
from tests.browser.test_phones import too_small
from tests.browser.test_reading import violations
from tests.browser.test_skirmish import TOO_HIGH

Somebody = Callable[..., Person]
MINE = {**READY["starter-imperial"], "imperial-officer": 1}  # 40 points, and no ready list
FULLEST = ("imperial-officer-elite", "e-web-engineer-elite", "general-weiss")  # of all cards


def at_armies(person: Person) -> Page:
    """On the page of armies; whoever comes is somebody by then."""
    person.goes_to("/lists/skirmish")
    person.page.locator(".builder").wait_for()
    return person.page


def row(page: Page, card: str) -> Locator:
    return page.locator(f".builder .choose li[data-card='{card}']")


def adds(page: Page, cards: dict[str, int]) -> None:
    for card, copies in cards.items():
        for copy in range(copies):
            row(page, card).locator(".add").click()
            expect(row(page, card).locator(".copies [role=img]")).to_have_text(str(copy + 1))


def is_refused(page: Page, card: str) -> None:
    """A press on what cannot be added: the reason comes."""
    add = row(page, card).locator(".add")
    expect(add).to_have_attribute("aria-disabled", "true")
    add.click(force=True)


def parts(cards: dict[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    army = {"stormtrooper", "royal-guard", "darth-vader", "imperial-officer"}
    return (
        {card: copies for card, copies in cards.items() if card in army},
        {card: copies for card, copies in cards.items() if card not in army},
    )


def total(page: Page, of: str) -> Locator:
    return page.locator(f"[data-total={of}] b")


def test_a_list_is_made_by_clicking_refused_with_a_reason_and_kept(somebody: Somebody) -> None:
    anna = somebody()
    page = at_armies(anna)
    army, deck = parts(MINE)

    adds(page, army)
    expect(total(page, "army")).to_have_text("40")
    is_refused(page, "darth-vader")
    expect(row(page, "darth-vader").locator(".why")).to_contain_text("no more than 1 copy")
    is_refused(page, "probe-droid")
    expect(row(page, "probe-droid").locator(".why")).to_contain_text("43 points; 40 are allowed")
    switches(page.get_by_label("Rebels"))
    is_refused(page, "gideon-argus")
    expect(row(page, "gideon-argus").locator(".why")).to_be_visible()

    switches(page.get_by_label("Command cards", exact=True))
    expect(page.locator(".reasons li")).to_contain_text(["0 cards; it must have exactly 15"])
    adds(page, deck)
    expect(page.locator(".fine")).to_have_text("The list can be played.")
    is_refused(page, "deflection")
    expect(row(page, "deflection").locator(".why")).to_contain_text("exactly 15")

    page.get_by_label("Name of the list").fill("My <b>Fist</b>")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".kept li[data-list]")).to_contain_text("My <b>Fist</b>")
    page.reload()
    expect(page.locator(".kept li[data-list] .title b")).to_have_text("My <b>Fist</b>")
    anna.shot("armies")

    page.get_by_role("button", name="Open").click()
    expect(total(page, "army")).to_have_text("40")
    page.get_by_label("Name of the list").fill("The Fist")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".kept .title b")).to_have_text(["The Fist"])
    page.get_by_role("button", name="Delete The Fist").click()
    page.get_by_role("button", name="Really delete The Fist").click()
    expect(page.locator(".kept li[data-list]")).to_have_count(0)


def test_a_list_goes_out_as_text_and_comes_in_again_in_the_other_language(
    somebody: Somebody,
) -> None:
    anna, boris = somebody(lang="ru"), somebody()
    page = at_armies(anna)
    page.locator(".ready li[data-list=mercenary-pack] .button").click()
    expect(total(page, "army")).to_have_text("40")
    page.get_by_role("button", name="Текстом").click()
    field = page.locator("dialog textarea")
    expect(field).to_have_value(re.compile(r"^# .+\n[\s\S]*3 Нексу"))
    text = field.input_value()

    other = at_armies(boris)
    other.locator(".kept").get_by_role("button", name="Read from text").click()
    other.locator("dialog textarea").fill(text + "\nNexi\n")
    other.get_by_role("button", name="Read the list").click()
    expect(other.locator(".slips li")).to_contain_text(["there is no such card"])
    other.get_by_role("button", name="Take the other cards").click()

    expect(total(other, "army")).to_have_text("40")
    expect(other.locator(".fine")).to_be_visible()


def test_every_card_can_be_read_and_the_keyboard_reaches_all(somebody: Somebody) -> None:
    page = at_armies(somebody())

    row(page, "darth-vader").locator(".what").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_contain_text("Darth Vader")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    row(page, "darth-vader").locator(".add").focus()
    page.keyboard.press("Enter")

    expect(total(page, "army")).to_have_text("18")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_fullest_cards_have_room_for_all_that_is_printed(
    somebody: Somebody, size: tuple[int, int]
) -> None:
    page = at_armies(somebody(lang="ru", size=size))

    found: dict[str, list[str]] = {}
    for card in FULLEST:
        row(page, card).locator(".what").click()
        expect(page.locator("dialog .card.full .traits")).to_be_visible()
        found[card] = page.evaluate(TOO_HIGH)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)

    assert found == {card: [] for card in FULLEST}


@pytest.mark.parametrize(
    ("lang", "size", "look"),
    [("en", DESKTOP, "light"), ("ru", PHONE, "dark"), ("ru", (740, 360), "light")],
)
def test_the_page_fits_and_axe_finds_no_fault(
    somebody: Somebody, axe: str, lang: str, size: tuple[int, int], look: str
) -> None:
    anna = somebody(lang=lang, size=size, look=look)
    page = at_armies(anna)
    page.locator(".ready li[data-list=imperial-garrison] .button").click()
    expect(total(page, "army")).to_have_text("39")
    is_refused(page, "at-st")
    expect(row(page, "at-st").locator(".why")).to_be_visible()
    anna.shot(f"armies-{lang}-{size[0]}")

    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations(page, axe) == []
    assert size == DESKTOP or too_small(anna) == []


def sitting(anna: Person, boris: Person) -> None:
    """A match in which both are to choose their armies; Anna is asked first."""
    anna.goes_to()
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = anna.page.request.post(
        f"{anna.address}/api/matches",
        data={"game": "skirmish", "seats": seats, "options": {"armies": "chosen"}},
    ).json()
    table = f"/match/{made['match']['id']}"
    boris.sits_down(table)
    anna.goes_to(table)
    anna.begins()
    boris.table.wait_for()


def takes_a_ready_list(person: Person) -> None:
    person.page.locator(".list[data-side=rebel] .take").first.click()
    person.page.locator(".dock .primary").click()


def test_an_own_list_is_played_with_by_one_click_and_stays_sealed(somebody: Somebody) -> None:
    anna, boris = somebody(), somebody(lang="ru")
    anna.goes_to()
    anna.page.request.post(
        f"{anna.address}/api/lists/skirmish", data={"name": "The Fist", "cards": MINE}
    )
    sitting(anna, boris)
    page = anna.page

    page.locator("li[data-list]").get_by_role("button", name="Play with this list").click()
    boris.waits_to_be_asked("Anna's list is in")
    assert "Дарт Вейдер" not in boris.page.locator(".log").first.inner_text()
    takes_a_ready_list(boris)

    expect(page.locator(".players")).to_contain_text("Darth Vader")
    expect(boris.page.locator(".players")).to_contain_text("Дарт Вейдер")


def test_a_list_made_at_the_table_is_handed_in(somebody: Somebody) -> None:
    anna, boris = somebody(), somebody()
    sitting(anna, boris)
    page = anna.page
    army, deck = parts(MINE)

    page.get_by_role("button", name="Make a list").click()
    adds(page, army)
    take = page.locator(".builder").get_by_role("button", name="Play with this list")
    expect(take).to_be_disabled()
    switches(page.get_by_label("Command cards", exact=True))
    adds(page, deck)
    anna.shot("armies-table")
    take.click()

    boris.waits_to_be_asked("Anna's list is in")
    takes_a_ready_list(boris)
    expect(page.locator(".players")).to_contain_text("Imperial Officer")


def test_who_is_asked_later_makes_a_list_meanwhile(somebody: Somebody) -> None:
    anna, boris = somebody(), somebody()
    boris.goes_to()
    boris.page.request.post(
        f"{boris.address}/api/lists/skirmish", data={"name": "The Fist", "cards": MINE}
    )
    sitting(anna, boris)

    boris.page.locator("li[data-list]").get_by_role("button", name="Play with this list").click()
    expect(boris.page.locator(".lists [role=status]")).to_be_visible()
    takes_a_ready_list(anna)

    expect(anna.page.locator(".players")).to_contain_text("Imperial Officer")
