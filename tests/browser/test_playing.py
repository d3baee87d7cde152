"""Matches from the first card to the last, in real browsers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Server
from tests.browser.people import (
    PHONE,
    Person,
    hand_on,
    length_of_log,
    play_to_the_end,
    two_at_a_table,
)

Somebody = Callable[..., Person]
FIRST_LOAD = 200_000  # bytes


def test_from_the_door_it_is_one_click_to_a_match_against_bots(somebody: Somebody) -> None:
    anna = somebody(lang="ru")

    anna.goes_to()
    anna.page.locator(".tile.lead .primary").click()
    anna.table.wait_for()

    expect(anna.page.get_by_role("group", name="Ваша рука")).to_be_visible()
    assert anna.page.locator("article.panel").count() == 2


def test_the_way_to_the_first_card_is_short(somebody: Somebody) -> None:
    """Hall and match in Russian: script, styles, fonts, words and answers as they are sent."""
    anna = somebody(lang="ru")
    network = anna.context.new_cdp_session(anna.page)
    network.send("Network.enable")
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def asked(it: dict[str, Any]) -> None:
        addresses[it["requestId"]] = it["request"]["url"]

    def answered(it: dict[str, Any]) -> None:
        sizes[it["requestId"]] = int(it["encodedDataLength"])

    network.on("Network.requestWillBeSent", asked)
    network.on("Network.loadingFinished", answered)

    anna.starts_against_bots()
    anna.page.wait_for_load_state("networkidle")

    for size, id in sorted(((size, id) for id, size in sizes.items()), reverse=True):
        print(f"{size:7} {addresses.get(id, '')}")
    print(f"{sum(sizes.values()) / 1000:.0f} kB in {len(sizes)} answers")
    assert 50_000 < sum(sizes.values()) < FIRST_LOAD


def test_two_browsers_play_a_match_to_its_end(somebody: Somebody) -> None:
    anna, boris = somebody(lang="ru", still=False), somebody(lang="en", look="dark", still=False)
    table = anna.opens_a_table("open")
    anna.page.locator(".waiting").wait_for()
    boris.goes_to(table)
    boris.page.locator(".waiting li.free .primary").click()
    anna.page.locator(".waiting .actions .primary").click()
    for person in (anna, boris):
        person.table.wait_for()

    play_to_the_end(anna, boris)
    anna.shot("end-ru-light")
    boris.shot("end-en-dark")

    won = [person.page.locator(".result.won").count() for person in (anna, boris)]
    tied = "среди победителей" in anna.text(".result")
    assert sorted(won) == ([1, 1] if tied else [0, 1])


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(somebody: Somebody) -> None:
    anna = somebody().begins_against(2)
    before = anna.hand
    anna.page.locator(".held:not(.cannot) .pick").first.click()

    anna.page.reload()
    anna.waits_to_be_asked("it is still her turn")

    assert anna.hand == before
    assert anna.page.locator(".picker").count() == 0
    anna.takes_a_turn()


def test_a_server_that_comes_back_finds_everybody_where_they_were(
    somebody: Somebody, server: Server
) -> None:
    anna = somebody().begins_against(2)
    before = anna.hand

    server.stop()
    anna.page.locator(".line").wait_for()
    assert "connection" in anna.text(".line")
    anna.shot("connection-lost")
    server.start()
    anna.page.locator(".line").wait_for(state="detached")

    assert anna.hand == before
    lines = anna.lines
    anna.takes_a_turn()
    anna.waits(lambda: anna.lines > lines, "the move counts")


def test_two_tabs_on_one_seat_go_together(somebody: Somebody) -> None:
    anna = somebody().begins_against(1)
    second = anna.new_tab()
    second.goto(anna.page.url)
    second.locator(".prompt.mine").wait_for()
    assert hand_on(second) == anna.hand

    before = anna.lines
    anna.takes_a_turn()

    anna.waits(lambda: length_of_log(second) > before, "the other tab shows it too")


def test_a_stale_click_is_told_and_the_table_shown_as_it_is(somebody: Somebody) -> None:
    anna = somebody().begins_against(1, goal=7)
    while anna.page.locator(".held.cannot").count() or len({*anna.hand}) < 2:
        anna.begins_against(1, goal=7)  # the same answer twice would be no fault
    before = anna.lines
    late = anna.new_tab()
    deaf: list[bool] = []

    def relay(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        server.on_message(lambda it: None if deaf else wire.send(it))

        def say(it: str | bytes) -> None:
            if '"act"' in str(it):
                deaf.clear()
            server.send(it)

        wire.on_message(say)

    late.route_web_socket("**/socket", relay)
    late.goto(anna.page.url)
    late.locator(".prompt.mine").wait_for()
    deaf.append(True)  # until an answer is given there
    anna.takes_a_turn()
    anna.waits_for_the_next_turn(before)

    late.locator(".held:not(.cannot) .pick").first.click()
    for step in (".choice", ".number", ".picker .primary"):
        if deaf and late.locator(step).count():
            late.locator(step).first.click()

    late.locator(".toast").last.wait_for()
    anna.waits(lambda: length_of_log(late) > before, "the table is shown as it is")


def test_three_at_one_screen_see_no_hand_but_their_own(somebody: Somebody) -> None:
    anna = somebody(lang="en")
    page = anna.page
    curtain, hide = page.locator(".curtain"), page.get_by_role("button", name="Hide my cards")
    anna.opens_a_table("local", "local", goal=7)
    curtain.wait_for()
    anna.shot("curtain")
    seen: set[str] = set()

    while len(seen) < 3:
        anna.waits(
            lambda: anna.is_covered or hide.count() > 0 or anna.is_asked or anna.sees_the_end,
            "somebody can go on",
        )
        if anna.is_covered:
            everything = {"x": 0, "y": 0, "width": 1366, "height": 800}
            assert curtain.bounding_box() == everything
            name = anna.text(".curtain h2").removesuffix(", it is your turn")
            page.locator(".curtain .button").click()
            expect(page.locator(".mine .who")).to_contain_text(name)
            seen.add(name)
        elif anna.sees_the_end:
            anna.opens_a_table("local", "local", goal=7)
        elif hide.count():
            hide.click()
        else:
            anna.takes_a_turn()


def test_a_spectator_sees_the_table_and_no_hand(somebody: Somebody) -> None:
    anna, boris, vera = somebody(), somebody(), somebody(look="dark")
    table = two_at_a_table(anna, boris)

    vera.goes_to()
    vera.page.locator(f"a[href='{table}']", has_text="Watch").click()
    vera.table.wait_for()
    before = vera.lines
    anna.plays_until_another_is_asked()
    vera.waits(lambda: vera.lines > before, "the spectator sees the move")
    vera.shot("spectator-dark")
    vera.page.get_by_role("tab", name="Chat").click()
    vera.page.locator("#chat-text").fill("<b>Good luck!</b>")
    vera.page.locator("#chat-text").press("Enter")
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.locator(".lines", has_text="<b>Good luck!</b>").wait_for()

    assert vera.hand == []
    assert vera.page.locator(".panel .known").count() == 0
    assert "watching" in vera.text(".bar")


def test_on_a_phone_a_match_is_played_without_scrolling_sideways(somebody: Somebody) -> None:
    anna = somebody(lang="ru", size=PHONE)
    anna.begins_against(3)
    anna.shot("phone-ru")

    play_to_the_end(anna)
    anna.reads_the_news()
    anna.shot("phone-ru-end")

    width = anna.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]


def test_a_hint_says_how_good_it_is_and_is_played_by_its_button(somebody: Somebody) -> None:
    anna = somebody().begins_against(1)
    before = anna.lines

    anna.page.keyboard.press("h")
    best = anna.page.locator(".advice ol .primary")
    best.wait_for()

    assert "Best. Your chances: " in anna.text(".advice")
    assert anna.text(".advice .why")
    anna.shot("hint")
    best.click()
    anna.waits(lambda: anna.lines > before, "the hint is played")


def test_a_click_on_something_impossible_says_why(somebody: Somebody) -> None:
    anna = somebody().begins_against(3, goal=3, bot="random")

    while not clicks_on_something_impossible(anna):
        anna.takes_a_turn()
        anna.page.locator(".stage[aria-busy=false]").wait_for()
        anna.waits_to_be_asked("it is her turn again", or_the_end=True)
        if anna.sees_the_end:
            anna.begins_against(3, goal=3, bot="random")

    anna.page.locator(".toast").last.wait_for()
    anna.shot("why-not")
    assert len(anna.page.locator(".toast").last.inner_text()) > 15


def clicks_on_something_impossible(anna: Person) -> bool:
    """A card that must not be discarded, or somebody protected, if there is one."""
    anna.reads_the_news()
    page = anna.page
    if page.locator(".picker").count():  # Boba Fett's second try
        return False
    cannot = page.locator(".held.cannot .pick")
    if cannot.count():
        cannot.first.click()
        return True
    for card in page.locator(".held .pick").all():
        card.click()
        barred = page.locator(".aim[aria-disabled=true]")
        if barred.count():
            barred.first.click(force=True)  # it looks impossible, and still answers
            return True
    page.keyboard.press("Escape")
    return False
