"""Following a match: what is revealed, how fast, what was missed, and how it ended."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.people import (
    DESKTOP,
    PHONE,
    WHOLE_MATCH,
    Person,
    comes_to_rest,
    switches,
    waits_for,
)
from tests.browser.test_reading import violations

Somebody = Callable[..., Person]

SIDEWAYS = (740, 360)
FINGER = 40  # pixels
NEWS = "dialog[open] .news"
END = "dialog[open] .end"
NEWEST_IN_SIGHT = """(it => it.scrollHeight > it.clientHeight
  && it.scrollHeight - it.scrollTop - it.clientHeight < 2)(document.querySelector('.log'))"""
TITLES = "[...document.querySelectorAll('dialog[open] h2')].map((it) => it.innerText)"


def is_on(page: Page, place: str) -> bool:
    found: bool = page.evaluate("it => document.querySelector(it) !== null", place)
    return found


def closes_the_reveal(page: Page) -> None:
    """That one alone: the next sheet may follow at once."""
    page.evaluate(f"document.querySelector('{NEWS} .primary').click()")


def plays_on(person: Person, until: Callable[[], bool]) -> None:
    """Some legal moves, whatever comes; sheets are read, but for the one that is waited for."""
    end = time.monotonic() + WHOLE_MATCH
    while not until():
        assert time.monotonic() < end, f"it does not come to that: {person.text()[:600]}"
        if is_on(person.page, NEWS):
            closes_the_reveal(person.page)
        elif person.is_asked:
            person.takes_a_turn()
        person.page.wait_for_timeout(60)


def test_nothing_goes_on_under_a_reveal(somebody: Somebody) -> None:
    anna = somebody(pace="fast").begins_against(3, goal=7)
    page = anna.page
    plays_on(anna, until=lambda: is_on(page, NEWS))
    before = anna.lines

    page.wait_for_timeout(1500)  # the bots have gone on meanwhile

    assert is_on(page, NEWS)
    assert anna.lines == before


def test_a_reveal_is_read_from_its_beginning(somebody: Somebody) -> None:
    """Also where it is higher than the screen; the button that closes it is in sight."""
    anna = somebody(lang="ru", size=SIDEWAYS).begins_against(3, goal=7)
    page = anna.page
    plays_on(anna, until=lambda: is_on(page, "dialog[open] .news .card"))
    comes_to_rest(page)

    scrolled = page.evaluate("document.querySelector('dialog[open]').scrollTop")
    foot = page.evaluate(
        f"document.querySelector('{NEWS} .primary').getBoundingClientRect().bottom"
    )

    assert scrolled == 0
    assert foot <= SIDEWAYS[1]


def test_whose_the_round_is_stands_before_what_was_seen(somebody: Somebody) -> None:
    """On a phone on its side it would else lie below the fold."""
    anna = somebody(size=SIDEWAYS).begins_against(1, goal=7)
    page = anna.page
    both = "dialog[open] .news:has(.outcome):has(.private)"

    plays_on(anna, until=lambda: is_on(page, both))
    comes_to_rest(page)
    room = page.evaluate(
        f"""document.querySelector('{NEWS} .primary').getBoundingClientRect().top
          - document.querySelector('{NEWS} .outcome').getBoundingClientRect().bottom"""
    )

    assert room >= 0


def test_the_reader_closes_each_reveal(somebody: Somebody) -> None:
    """A new one does not take the place of the last."""
    anna = somebody(pace="once").begins_against(3, goal=2)
    page = anna.page
    shown: list[str] = []
    end = time.monotonic() + WHOLE_MATCH
    while not is_on(page, END):
        assert time.monotonic() < end, "it does not end"
        if is_on(page, NEWS):
            text = page.evaluate(f"document.querySelector('{NEWS}').textContent")
            page.wait_for_timeout(400)
            assert page.evaluate(f"document.querySelector('{NEWS}').textContent") == text
            shown.append(text)
            closes_the_reveal(page)
        elif anna.is_asked:
            anna.takes_a_turn()
        page.wait_for_timeout(60)
    assert any("wins the round" in text or "win the round" in text for text in shown)


def test_the_moves_of_others_can_be_paused_and_skipped(somebody: Somebody) -> None:
    anna = somebody(pace="normal").begins_against(3, goal=7)
    page = anna.page
    page.keyboard.press("p")
    page.locator(".pace").wait_for()
    anna.plays_until_another_is_asked()
    stood = anna.lines

    anna.waits(lambda: "Your turn" in anna.text(".pace"), "the others have played")
    assert anna.lines == stood

    anna.reads_the_news()  # the keys of an open sheet are its own
    page.keyboard.press("n")
    anna.waits(lambda: anna.lines > stood, "the newest is shown")
    anna.reads_the_news()
    anna.waits_to_be_asked("it is her turn")
    expect(page.locator(".pace")).to_have_count(0)


def test_the_pace_is_kept(somebody: Somebody) -> None:
    anna = somebody(pace="normal").begins_against(1, goal=7)
    anna.page.keyboard.press("s")
    switches(anna.page.locator("input[name=pace][value=slow]"))
    anna.page.reload()
    anna.table.wait_for()

    anna.page.keyboard.press("s")

    expect(anna.page.locator("input[name=pace][value=slow]")).to_be_checked()


def test_what_was_missed_is_told_when_the_turn_comes_back(somebody: Somebody, axe: str) -> None:
    anna = somebody(size=PHONE).begins_against(3, goal=7)
    page = anna.page
    anna.takes_a_turn()
    plays_on(anna, until=lambda: is_on(page, ".advised .line"))
    anna.reads_the_news()

    line = page.locator(".advised .line").bounding_box()
    assert line is not None and line["height"] < 48, "the table stays in reach"
    page.locator(".advised .open").click()
    note = page.locator(".advised .recap")
    note.locator("summary").first.click()
    expect(note.locator("details p").first).to_be_visible()
    expect(page.get_by_test_id("live")).to_contain_text("Since your last turn:")
    assert violations(page, axe) == []
    page.locator(".advised").get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)

    page.get_by_role("button", name="Since your last turn").click()

    sheet = page.locator("dialog[open]")
    expect(sheet.locator("li").first).to_be_visible()
    sheet.locator("summary").first.click()
    expect(sheet.locator("details p").first).to_be_visible()
    assert violations(page, axe) == []


def test_the_log_says_a_turn_in_a_line_and_opens_to_all_of_it(somebody: Somebody) -> None:
    anna = somebody().begins_against(1, game="star-realms")
    page = anna.page
    page.keyboard.press("a")
    anna.waits(lambda: page.locator(".log summary").count() > 0, "her turn is in the log")
    line = page.locator(".log summary").first
    expect(line).to_contain_text("You: ")
    assert not page.locator(".log details p").first.is_visible()
    page.locator(".stage[aria-busy=false]").wait_for()
    for _ in range(2):  # it warns once of what was not used
        page.keyboard.press("e")
    anna.waits(lambda: anna.is_asked and page.locator(".log li").count() > 2, "it is her turn")
    page.set_viewport_size({"width": 1366, "height": 320})
    waits_for(page, NEWEST_IN_SIGHT)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})

    line.click()

    expect(page.locator(".log details p").first).to_be_visible()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.keyboard.press("l")
    expect(line).to_be_visible()
    box = line.bounding_box()
    assert box is not None and box["height"] >= FINGER
    page.keyboard.press("Escape")
    expect(line).not_to_be_visible()


def test_the_end_is_a_page_of_its_own(somebody: Somebody, axe: str) -> None:
    anna = somebody().begins_against(2, goal=1)
    page = anna.page
    titles: set[str] = set()

    def is_over() -> bool:
        titles.update(page.evaluate(TITLES))
        return is_on(page, END)

    plays_on(anna, until=is_over)

    assert "The round is over" not in titles, "its cards are on the page of the end"
    assert page.evaluate(TITLES) == [
        page.evaluate("document.querySelector('.result h2').innerText")
    ]
    assert page.evaluate("document.querySelectorAll('.end .face').length") > 0
    waits_for(page, "document.querySelectorAll('.end figure path.line').length === 3")
    assert page.evaluate("document.querySelectorAll('.end .standings li').length") == 3
    assert page.evaluate("document.querySelectorAll('.end .standings .won').length") == 1
    assert violations(page, axe) == []

    before = page.url
    assert page.evaluate("document.querySelectorAll('.end a[href$=\"?analyse\"]').length") == 1
    page.evaluate("document.querySelector('.end .after .primary').click()")  # another match

    anna.waits(lambda: page.url != before, "another match begins")


def test_taking_back_what_others_did_asks_first(somebody: Somebody) -> None:
    anna = somebody().begins_against(1, goal=7)
    page = anna.page
    anna.takes_a_turn()
    plays_on(anna, until=lambda: is_on(page, ".bar .tool:not([disabled])") and anna.is_asked)
    anna.reads_the_news()
    stood = anna.lines

    page.keyboard.press("u")

    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("Take back what others did, too?")
    assert anna.lines == stood
    sheet.get_by_role("button", name="Take back").click()
    anna.waits(lambda: anna.lines < stood, "the moves are gone")


def lose_the_first_answer(line: WebSocketRoute, lost: list[str]) -> None:
    """Pass on what the page says, but for its first answer."""
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        if '"act"' in str(message) and not lost:
            lost.append(str(message))
        else:
            server.send(message)

    line.on_message(pass_on)


def test_an_answer_that_was_lost_can_be_sent_again(somebody: Somebody) -> None:
    anna = somebody()
    page = anna.page
    lost: list[str] = []
    page.route_web_socket("**/socket", lambda line: lose_the_first_answer(line, lost))
    anna.begins_against(1, goal=7)
    stood = anna.lines

    anna.takes_a_turn()
    expect(page.locator(".sending")).to_have_text("Sending…")
    again = page.get_by_role("button", name="Send again")
    again.wait_for()
    assert anna.lines == stood
    anna.waits(lambda: not is_on(page, ".table > .line"), "the line is there again")
    again.click()

    anna.waits(lambda: anna.lines > stood, "the move was made")


def test_an_answer_may_be_sent_again_before_the_line_is_back(somebody: Somebody) -> None:
    """Star Realms: a card is played once, and nobody else moves meanwhile."""
    anna = somebody()
    anna.context.add_init_script("Math.random = () => 1e6")  # it would wait for days
    page = anna.page
    lines: list[WebSocketRoute] = []
    lost: list[str] = []

    def close_the_second(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 2:
            line.close(code=1001)
        else:
            lose_the_first_answer(line, lost)

    page.route_web_socket("**/matches/*/socket", close_the_second)
    anna.begins_against(1, game="star-realms", bot="random")
    hand = page.locator(".held")
    held = hand.count()

    page.locator(".held .pick").first.click()
    page.get_by_role("button", name="Send again").wait_for()
    page.locator(".table > .line", has_text="The connection is lost").wait_for()
    page.get_by_role("button", name="Send again").click()

    expect(hand).to_have_count(held - 1)
    expect(page.locator(".offer")).to_have_count(0)
    assert anna.lines == 1


def test_leaving_asks_first(somebody: Somebody) -> None:
    anna = somebody().begins_against(1, goal=7)

    anna.from_the_menu("Leave, let a bot play")

    expect(anna.page.locator("dialog[open]")).to_contain_text("A bot plays for you")
