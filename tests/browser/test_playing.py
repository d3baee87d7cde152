"""Matches from the first card to the last, in real browsers."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from playwright.sync_api import Response, WebSocketRoute

from tests.browser.conftest import Server
from tests.browser.people import PHONE, Person, hand_on, play_to_the_end

Somebody = Callable[..., Person]


def test_from_the_door_it_is_one_click_to_a_match_against_bots(somebody: Somebody) -> None:
    anna = somebody(lang="ru")

    anna.goes_to()
    anna.page.locator(".tile.lead .primary").click()
    anna.table.wait_for()

    assert len(anna.hand) in (1, 2)
    assert anna.page.locator("article.panel").count() == 2


def test_the_way_to_the_first_card_takes_little_script(somebody: Somebody) -> None:
    anna = somebody()
    scripts: list[Response] = []
    anna.page.on("response", lambda it: scripts.append(it) if it.url.endswith(".js") else None)

    anna.starts_against_bots()

    size = sum(len(gzip.compress(script.body())) for script in scripts)
    print(f"script, zipped: {size / 1000:.0f} kB")
    assert 0 < size < 200_000


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

    assert {
        anna.page.locator(".result.won").count(),
        boris.page.locator(".result.won").count(),
    } == {0, 1}


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(somebody: Somebody) -> None:
    anna = somebody().starts_against_bots()
    anna.waits(lambda: anna.is_asked, "it becomes her turn")
    anna.reads_the_news()
    before = anna.hand
    anna.page.locator(".held:not(.cannot) .pick").first.click()

    anna.page.reload()
    anna.waits(lambda: anna.is_asked, "it is still her turn")

    assert anna.hand == before
    assert anna.page.locator(".picker").count() == 0
    anna.takes_a_turn()


def test_a_server_that_comes_back_finds_everybody_where_they_were(
    somebody: Somebody, server: Server
) -> None:
    anna = somebody().starts_against_bots()
    anna.waits(lambda: anna.is_asked, "it becomes her turn")
    before = anna.hand

    server.stop()
    anna.page.locator(".line").wait_for()
    assert "connection" in anna.text(".line")
    anna.shot("connection-lost")
    server.start()
    anna.page.locator(".line").wait_for(state="detached")

    assert anna.hand == before
    anna.takes_a_turn()
    anna.waits(lambda: not anna.is_asked or anna.hand != before, "the move counts")


def test_two_tabs_on_one_seat_go_together(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot")
    anna.waits(lambda: anna.is_asked, "it is her turn")
    second = anna.new_tab()
    second.goto(anna.page.url)
    second.locator(".prompt.mine").wait_for()
    assert hand_on(second) == anna.hand

    before = anna.page.locator(".log li").count()
    anna.takes_a_turn()

    second.locator(".log li").nth(before).wait_for()


def test_a_stale_click_is_told_and_the_table_shown_as_it_is(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot", goal=3)
    anna.waits(lambda: anna.is_asked, "it is her turn")
    late = anna.new_tab()
    deaf: list[bool] = []

    def relay(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        server.on_message(lambda it: None if deaf else wire.send(it))

    late.route_web_socket("**/socket", relay)
    late.goto(anna.page.url)
    late.locator(".prompt.mine").wait_for()
    deaf.append(True)
    anna.takes_a_turn()
    moved = anna.page.locator(".log li").count
    anna.waits(lambda: moved() > 1 and anna.is_asked, "it is her turn again")
    deaf.clear()

    late.locator(".held:not(.cannot) .pick").first.click()
    for step in (".choice", ".number", ".picker .primary"):
        if late.locator(step).count():
            late.locator(step).first.click()

    late.locator(".toast").wait_for()
    late.locator(".log li").nth(1).wait_for()


def test_three_at_one_screen_see_no_hand_but_their_own(somebody: Somebody) -> None:
    anna = somebody(lang="en")
    anna.opens_a_table("local", "local")
    seen: set[str] = set()

    anna.page.locator(".curtain").wait_for()
    anna.shot("curtain")
    for _ in range(400):
        if anna.sees_the_end:
            break
        if anna.is_covered:
            assert anna.page.locator(".curtain").bounding_box() == {
                "x": 0, "y": 0, "width": 1366, "height": 800,
            }  # fmt: skip
            seen.add(anna.text(".curtain h2"))
            anna.page.locator(".curtain .button").click()
        anna.reads_the_news()
        hide = anna.page.locator(".prompt .button", has_text="Hide my cards")
        if hide.count():
            hide.click()
        elif anna.is_asked:
            anna.takes_a_turn()
        anna.page.wait_for_timeout(40)

    assert anna.sees_the_end
    assert len(seen) == 3


def test_a_spectator_sees_the_table_and_no_hand(somebody: Somebody) -> None:
    anna, vera = somebody(), somebody(look="dark")
    table = anna.opens_a_table("open", goal=2)
    boris = somebody().goes_to(table)
    boris.page.locator(".waiting li.free .primary").click()
    anna.page.locator(".waiting .actions .primary").click()
    anna.table.wait_for()

    vera.goes_to()
    vera.page.locator(f"a[href='{table}']", has_text="Watch").click()
    vera.table.wait_for()
    for person in (anna, boris):
        if person.is_asked:
            person.takes_a_turn()
    vera.waits(lambda: vera.page.locator(".log li").count() > 1, "the spectator sees the move")
    vera.shot("spectator-dark")
    vera.reads_the_news()
    vera.page.get_by_role("tab", name="Chat").click()
    vera.page.locator("#chat-text").fill("<b>Good luck!</b>")
    vera.page.keyboard.press("Enter")
    anna.reads_the_news()
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.locator(".lines", has_text="<b>Good luck!</b>").wait_for()

    assert vera.hand == []
    assert vera.page.locator(".panel .known").count() == 0
    assert "watching" in vera.text(".bar")


def test_on_a_phone_a_match_is_played_without_scrolling_sideways(somebody: Somebody) -> None:
    anna = somebody(lang="ru", size=PHONE)
    anna.opens_a_table("bot", "bot", "bot")
    anna.table.wait_for()
    anna.waits(lambda: anna.is_asked, "it becomes her turn")
    anna.reads_the_news()
    anna.shot("phone-ru")

    play_to_the_end(anna)
    anna.reads_the_news()
    anna.shot("phone-ru-end")

    width = anna.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]


def test_a_hint_is_marked_as_a_bot_s_opinion(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot")
    anna.waits(lambda: anna.is_asked, "it is her turn")

    anna.page.keyboard.press("h")
    anna.page.locator(".hint .button").wait_for()

    assert anna.text(".hint").startswith("A bot’s opinion: ")
    anna.shot("hint")
    anna.page.locator(".hint .button").click()
    anna.waits(lambda: anna.page.locator(".log li").count() > 1, "the hint is played")


def test_a_click_on_something_impossible_says_why(somebody: Somebody) -> None:
    anna = somebody().starts_against_bots()

    for _ in range(60):
        anna.waits(lambda: anna.is_asked or anna.sees_the_end, "it becomes her turn")
        anna.reads_the_news()
        if anna.sees_the_end:
            return  # luck: nothing was ever impossible
        cannot = anna.page.locator(".held.cannot .pick")
        if cannot.count():
            cannot.first.click()
            break
        anna.page.locator(".held:not(.cannot) .pick").last.click()
        barred = anna.page.locator(".aim[aria-disabled=true]")
        if barred.count():
            barred.first.click(force=True)  # it looks impossible, and still answers
            break
        anna.page.keyboard.press("Escape")
        anna.takes_a_turn()
        anna.page.wait_for_timeout(200)

    anna.page.locator(".toast").wait_for()
    anna.shot("why-not")
    assert len(anna.text(".toast")) > 15
