"""Looking back: step, jump, other eyes, a link to a moment, and another course of events."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person, play_to_the_end

Somebody = Callable[..., Person]


def test_a_finished_match_is_stepped_through_with_all_eyes_and_forked(somebody: Somebody) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot", goal=3)
    play_to_the_end(anna)
    anna.reads_the_news()
    page = anna.page
    page.locator(".result a", has_text="Replay").click()
    page.locator(".controls").wait_for()

    move = page.locator(".slide")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(move).to_contain_text("Move 2 of")
    mine = anna.hand
    for eyes in ("1", "0"):
        page.locator(".eyes select").select_option(eyes)
        name = page.locator(f".eyes option[value='{eyes}']").inner_text()
        expect(page.locator(".mine .who")).to_contain_text(name)
        expect(move).to_contain_text("Move 2 of")
        assert anna.hand != []
    assert anna.hand == mine
    anna.shot("replay")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    expect(move).to_contain_text("Move 0 of")

    page.locator(".controls .play").click()
    expect(move).to_contain_text(re.compile("Move [1-9]"))  # it plays by itself
    page.locator(".controls .play").click()

    for hidden in ("redealt", "same"):
        anna.goes_to(f"{table.replace('match', 'replay')}?ply=1")
        page.locator(".controls .primary").click()
        page.locator(f"dialog input[value={hidden}]").check(force=True)
        page.locator("dialog .primary").click()
        page.wait_for_url("**/match/*")
        assert page.url.removeprefix(anna.address) != table
        anna.table.wait_for()
        anna.waits(lambda: anna.is_asked, "the fork goes on")
        anna.takes_a_turn()


def test_a_link_leads_to_the_moment_that_was_shared(somebody: Somebody) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot", goal=3)
    play_to_the_end(anna)

    vera = somebody().goes_to(f"{table.replace('match', 'replay')}?ply=3&seat=1")
    vera.page.locator(".controls").wait_for()

    expect(vera.page.locator(".slide")).to_contain_text("Move 3 of")
    expect(vera.page.locator(".eyes select")).to_have_value("1")


def test_while_it_is_played_only_one_s_own_eyes_are_open(somebody: Somebody) -> None:
    anna = somebody().begins_against(1)

    anna.goes_to(anna.page.url.removeprefix(anna.address).replace("match", "replay"))
    anna.page.locator(".controls").wait_for()

    assert anna.page.locator(".eyes option").count() == 1
    assert anna.page.locator(".controls .primary").count() == 0
