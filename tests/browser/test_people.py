"""Guests and accounts, and what everybody sets up as they like it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

from playwright.sync_api import Page, expect

from tests.browser.people import Person, switches

Somebody = Callable[..., Person]
PASSWORD = "one small step"


def signs(page: Page, how: str, name: str) -> None:
    page.locator("header .me").click()
    switches(page.get_by_role("radio", name=how))
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("dialog form .primary").click()
    page.locator("dialog").wait_for(state="detached")


def plays_a_little(person: Person) -> None:
    """A match that is over soon."""
    person.opens_a_table("bot")
    person.table.wait_for()
    person.from_the_menu("Resign")
    person.page.locator("dialog .danger").click()
    person.page.locator(".result").wait_for()
    person.goes_to().page.locator(".tile").first.wait_for()


def test_a_guest_takes_a_name(somebody: Somebody) -> None:
    anna = somebody().goes_to()

    anna.page.locator("header .me").click()
    anna.shot("person")
    anna.page.get_by_label("Name").fill("Anna <b>")
    anna.page.get_by_role("button", name="Save").click()

    expect(anna.page.locator("header .me")).to_have_text("Anna <b>")
    anna.page.reload()
    expect(anna.page.locator("header .me")).to_have_text("Anna <b>")


def test_an_account_keeps_the_guest_s_matches_and_gathers_those_of_other_browsers(
    somebody: Somebody,
) -> None:
    name = f"Anna {uuid4().hex[:6]}"
    anna, cafe = somebody(), somebody()
    plays_a_little(anna)
    plays_a_little(cafe)
    past = "a:has-text('Replay')"

    signs(anna.page, "Sign up", name)
    expect(anna.page.locator("header .me")).to_have_text(name)
    expect(anna.page.locator(past)).to_have_count(1)

    signs(cafe.page, "Sign in", name)
    expect(cafe.page.locator("header .me")).to_have_text(name)
    expect(cafe.page.locator(past)).to_have_count(2)
    cafe.shot("history")


def test_signing_out_everywhere_ends_every_session(somebody: Somebody) -> None:
    name = f"Anna {uuid4().hex[:6]}"
    anna, cafe = somebody().goes_to(), somebody().goes_to()
    signs(anna.page, "Sign up", name)
    signs(cafe.page, "Sign in", name)

    cafe.page.locator("header .me").click()
    cafe.shot("account")
    cafe.page.get_by_role("button", name="Sign out on all devices").click()

    expect(cafe.page.locator("header .me")).to_contain_text("Guest")
    anna.page.reload()
    expect(anna.page.locator("header .me")).to_contain_text("Guest")


def test_whoever_goes_takes_the_data_along_and_leaves_no_name(somebody: Somebody) -> None:
    name = f"Anna {uuid4().hex[:6]}"
    anna, boris = somebody().goes_to(), somebody(lang="ru").goes_to()
    signs(anna.page, "Sign up", name)
    table = anna.opens_a_table("open", "bot")
    boris.sits_down(table)
    expect(boris.page.locator(".waiting")).to_contain_text(name)

    anna.goes_to().page.locator("header .me").click()
    with anna.page.expect_download() as taken:
        anna.page.get_by_role("link", name="Download my data").click()
    data = json.loads(Path(taken.value.path()).read_text())
    anna.page.get_by_role("button", name="Delete me").click()
    anna.shot("delete")
    anna.page.get_by_role("button", name="Delete me for good").click()

    expect(anna.page.locator("header .me")).to_contain_text("Guest")
    expect(boris.page.locator(".waiting")).not_to_contain_text(name)
    assert data["name"] == name
    assert [it["id"] for it in data["matches"]] == [table.rpartition("/")[2]]


def test_a_wrong_password_says_so_and_loses_nothing(somebody: Somebody) -> None:
    anna = somebody().goes_to()
    page = anna.page
    page.locator("header .me").click()
    switches(page.get_by_role("radio", name="Sign in"))
    page.get_by_label("Name").fill("Nobody at all")
    page.get_by_label("Password").fill("not the password")

    page.locator("dialog form .primary").click()

    page.locator("dialog form .refusal").wait_for()
    assert page.get_by_label("Name").input_value() == "Nobody at all"
    page.get_by_role("button", name="I have lost my password").click()
    expect(page.locator("dialog form .refusal")).to_have_count(0)
    expect(page.get_by_label("New password")).to_have_value("")


def test_look_sound_motion_and_language_are_remembered(somebody: Somebody) -> None:
    anna = somebody(still=False)
    anna.context.add_init_script(
        "window.sounds = 0; const Old = AudioContext;"
        " AudioContext = class extends Old { constructor() { super(); window.sounds += 1 } }"
    )
    page = anna.goes_to().page
    page.locator("header").get_by_role("button", name="Settings").click()
    switches(page.get_by_role("switch", name="Sound"), on=False)
    switches(page.get_by_role("switch", name="Less motion"))
    switches(page.get_by_role("radio", name="dark"))
    switches(page.get_by_role("radio", name="Русский"))
    expect(page.locator("html[lang=ru]")).to_be_attached()

    page.reload()
    page.get_by_role("heading", name="Пять империй").wait_for()
    html = page.evaluate("({ ...document.documentElement.dataset })")
    assert (html["theme"], html["motion"]) == ("dark", "reduced")
    assert page.evaluate("document.documentElement.lang") == "ru"

    anna.begins_against(2)
    before = anna.lines
    anna.takes_a_turn()
    anna.waits(lambda: anna.lines > before, "something happens")
    assert page.evaluate("window.sounds") == 0
