"""What a table offers besides the moves: taking back, clocks, leaving, resigning, another match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import Person, switches, two_at_a_table, waits_for
from tests.browser.test_skirmish import SIDEWAYS

Somebody = Callable[..., Person]


def test_a_move_is_taken_back_when_the_other_agrees_and_stands_when_not(
    somebody: Somebody,
) -> None:
    anna, boris = somebody(), somebody(look="dark")
    two_at_a_table(anna, boris)
    hand = anna.plays_until_another_is_asked()
    played = anna.lines

    asks_to_take_back(anna)
    boris.page.get_by_role("button", name="Refuse").click()
    anna.page.locator(".offer").wait_for(state="detached")
    assert anna.lines >= played

    asks_to_take_back(anna)
    boris.page.locator(".offer", has_text="asks to take a move back").wait_for()
    boris.shot("offer-dark")
    boris.page.get_by_role("button", name="Agree").click()
    anna.waits_to_be_asked("it is her turn again")
    boris.waits(lambda: not boris.is_asked, "and no more his")

    assert sorted(anna.hand) == hand


def asks_to_take_back(person: Person) -> None:
    """By the button; where a round has ended since, a sheet asks whether that is meant."""
    page = person.page
    page.get_by_role("button", name="Ask to take back").click()
    sure = page.locator("dialog[open]").get_by_role("button", name="Take back")
    offer = page.locator(".offer", has_text="Waiting for an answer")
    person.waits(lambda: sure.count() + offer.count() > 0, "they ask, or are asked")
    if sure.count():
        sure.click()
    offer.wait_for()


def test_what_brought_nothing_to_light_is_taken_back_without_asking(somebody: Somebody) -> None:
    """Star Realms: a card that is played can be taken up again."""
    anna = somebody().begins_against(1, game="star-realms", bot="random")
    back = anna.page.get_by_role("button", name="Take back", exact=True)
    hand = anna.page.locator(".held")
    held = hand.count()

    anna.page.locator(".held .pick").first.click()
    expect(hand).to_have_count(held - 1)
    expect(back).to_be_enabled()
    anna.page.keyboard.press("u")

    expect(hand).to_have_count(held)
    expect(back).to_be_disabled()


def test_a_clock_runs_down_and_then_a_bot_plays(somebody: Somebody) -> None:
    anna, boris = somebody(), somebody()
    anna.goes_to("/new/infiltration")
    page = anna.page
    switches(page.locator("input[name=count][value='2']"))
    page.locator("fieldset li select").first.select_option("open")
    page.locator("[name=first]").select_option("1")
    switches(page.locator("input[name=clock][value=move]"))
    page.get_by_label("Seconds for a turn").fill("1")
    page.locator("form .go").click()
    expect(page.locator("label:has(:focus) .refusal")).to_contain_text("a whole number from 5")
    page.get_by_label("Seconds for a turn").fill("6")
    expect(page.locator(".refusal")).to_have_count(0)
    page.locator("form .go").click()
    page.wait_for_url("**/match/*")
    boris.sits_down(page.url.removeprefix(anna.address))
    anna.begins()

    page.locator(".mine .clock.running").wait_for()
    first = anna.text(".mine .clock")
    anna.waits(lambda: anna.text(".mine .clock") != first, "the clock goes down")
    anna.shot("clock")

    page.get_by_role("button", name="Take your seat back").wait_for()
    boris.page.locator(".opponents .tag", has_text="away, a bot plays").wait_for()


def test_whoever_is_refused_a_table_keeps_the_focus(somebody: Somebody) -> None:
    anna = somebody().goes_to("/new/legends")
    page = anna.page
    switches(page.locator("[name=quagmire]"))
    page.locator("[name=ages]").fill("999")
    begin = page.locator("form .go")

    begin.press("Enter")
    expect(page.locator("form > .refusal")).to_be_visible()

    expect(begin).to_be_focused()


def test_whoever_leaves_is_played_by_a_bot_until_they_come_back(somebody: Somebody) -> None:
    anna, boris = somebody(), somebody()
    two_at_a_table(anna, boris)

    anna.from_the_menu("Leave, let a bot play")
    anna.page.locator("dialog .menu .primary").click()
    boris.page.locator(".opponents .tag", has_text="away, a bot plays").wait_for()
    boris.waits_to_be_asked("the bot plays for her", or_the_end=True)
    anna.shot("away")
    anna.page.get_by_role("button", name="Take your seat back").click()

    boris.page.locator(".opponents .tag", has_text="away, a bot plays").wait_for(state="detached")
    boris.plays_until_another_is_asked()
    anna.waits_to_be_asked("she plays herself again", or_the_end=True)


def test_when_a_match_is_over_no_bot_is_said_to_play_for_who_left(somebody: Somebody) -> None:
    anna = somebody().begins_against(1)

    anna.from_the_menu("Leave, let a bot play")
    anna.page.locator("dialog .menu .primary").click()
    anna.waits(lambda: anna.sees_the_end, "the bots play it to its end")

    anna.reads_the_news()
    expect(anna.page.locator(".seat-note", has_text="away")).to_have_count(0)
    assert anna.page.locator(".seat-note").count() > 0


def test_whoever_resigns_loses(somebody: Somebody) -> None:
    anna, boris = somebody(), somebody()
    two_at_a_table(anna, boris)

    anna.from_the_menu("Resign")
    anna.page.locator("dialog", has_text="You lose the match").wait_for()
    anna.shot("resign")
    anna.page.locator("dialog .danger").click()

    boris.page.locator(".result.won").wait_for()
    anna.page.locator(".result:not(.won)").wait_for()


def test_on_a_phone_on_its_side_what_comes_next_is_one_row(somebody: Somebody) -> None:
    anna = somebody(lang="ru", size=SIDEWAYS)
    anna.opens_a_table("bot", game="legends")
    anna.table.wait_for()
    anna.reads_the_news()
    anna.page.get_by_role("button", name="Меню стола").click()
    anna.page.locator("dialog .menu .danger").click()
    anna.page.locator("dialog .menu .danger").click()

    row = "document.querySelectorAll('dialog[open] .end .after > *')"
    waits_for(anna.page, f"{row}.length > 0")
    tops = anna.page.evaluate(f"[...{row}].map((it) => it.getBoundingClientRect().top)")
    assert len(tops) == 5
    assert len(set(tops)) == 1


def test_against_bots_another_match_begins_with_one_click(somebody: Somebody) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot")
    anna.table.wait_for()
    anna.from_the_menu("Resign")
    anna.page.locator("dialog .danger").click()

    anna.page.locator(".result .primary", has_text="Play again").click()

    anna.page.wait_for_url(lambda url: not url.endswith(table))
    anna.table.wait_for()
    anna.page.locator(".log", has_text="The match begins").wait_for()


def test_in_a_serious_match_there_are_no_hints(somebody: Somebody) -> None:
    anna = somebody()
    anna.goes_to("/new/infiltration")
    switches(anna.page.get_by_role("switch", name="Casual match"), on=False)
    anna.page.locator("[name=first]").select_option("1")
    anna.page.locator("form .go").click()
    anna.table.wait_for()
    anna.waits_to_be_asked("it becomes her turn")
    anna.reads_the_news()

    anna.page.keyboard.press("h")

    assert anna.page.get_by_role("button", name="Hint").count() == 0
    assert anna.page.locator(".hint").count() == 0


def test_a_table_that_the_host_closes_says_so(somebody: Somebody) -> None:
    anna, boris = somebody(), somebody()
    table = anna.opens_a_table("open", "open")
    boris.sits_down(table)

    anna.page.get_by_role("button", name="Close the table").click()

    boris.page.locator(".waiting h2", has_text="closed").wait_for()
    boris.shot("closed")
    boris.page.get_by_role("link", name="To the hall").last.click()
    boris.page.locator(".tile").first.wait_for()


@pytest.mark.parametrize("how", ["by itself", "by the button"])
def test_a_lost_connection_comes_back(somebody: Somebody, how: str) -> None:
    anna = somebody()
    if how == "by the button":  # it would wait for days
        anna.context.add_init_script("Math.random = () => 1e6")
    wires: list[WebSocketRoute] = []
    cut: list[bool] = []

    def relay(wire: WebSocketRoute) -> None:
        if cut:
            wire.close(code=1001)
            return
        wires.append(wire)
        wire.connect_to_server()

    anna.page.route_web_socket("**/socket", relay)
    anna.begins_against(1)
    before = anna.hand

    cut.append(True)
    wires[-1].close(code=1001)
    anna.page.locator(".line", has_text="The connection is lost").wait_for()
    anna.page.keyboard.press("h")
    anna.page.locator(".toast", has_text="There is no connection").wait_for()
    cut.clear()
    if how == "by the button":
        anna.page.locator(".line .button").click()
    anna.page.locator(".line").wait_for(state="detached")

    assert anna.hand == before
    anna.plays_until_another_is_asked()
