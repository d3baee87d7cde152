"""Learning a game at its table: the coach, tips, and the rules over the match."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from pentarch.games import TEACHING
from tests.browser.people import DESKTOP, PHONE, WHOLE_MATCH, Person
from tests.browser.test_reading import faults

Somebody = Callable[..., Person]
SIDEWAYS = (740, 360)


def begins_a_lesson(person: Person, game: str) -> None:
    person.goes_to(f"/rules/{game}")
    person.page.locator(".lesson .button").click()
    person.page.locator(".advice").wait_for()


def read(person: Person, what: str) -> str:
    """A part of the coach's note, as it is now: it may go at any moment."""
    text: str = person.page.evaluate(
        "what => document.querySelector(`.advice ${what}`)?.textContent ?? ''", what
    )
    return text.strip()


def place(person: Person) -> int | None:
    """The number of the step that is shown; None while there is none."""
    found = re.search(r"(\d+) (?:of|из) \d+", read(person, "h2"))
    return int(found[1]) if found else None


# The focus is where something can be chosen; better where a hint shows the next step.
AT_A_CHOICE = """() => {
  const at = document.activeElement;
  const can = '.board [data-can], .board .primary';
  const shown = [...document.querySelectorAll('.board .hinted')]
    .flatMap((it) => [it, ...it.querySelectorAll('[data-can]')])
    .filter((it) => it.matches(can) && it.getAttribute('aria-pressed') !== 'true');
  if (at?.matches('.board .spend .primary')) return true; // how much, after the aim that is shown
  const onMap = shown.find((it) => it.matches('.place'));
  onMap?.focus(); // the way over a map has a scene of its own
  return onMap ? true : shown.length > 0 ? shown.includes(at) : (at?.matches(can) ?? false);
}"""


# What the coach leads to and cannot be seen and touched as a whole, and of the coach's own note
# what is not seen: its buttons and the end of its words.
OUT_OF_SIGHT = """() => {
  const note = document.querySelector('.advice');
  if (!note || document.querySelector('dialog[open]')) return [];
  const EDGE = 5; // round corners belong to what lies below
  const isSeen = (it) => {
    const box = it.getBoundingClientRect();
    const across = [box.left + EDGE, (box.left + box.right) / 2, box.right - EDGE];
    const down = [box.top + EDGE, (box.top + box.bottom) / 2, box.bottom - EDGE];
    const points = it instanceof SVGElement
      ? [[across[1], down[1]]]
      : across.flatMap((x) => down.map((y) => [x, y]));
    return points.every(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found && (it.contains(found) || found.contains(it) && !found.matches('.stage')
        || it.parentElement.contains(found) && found.closest('.about'));
    });
  };
  const led = ['.scene', '.dock'].flatMap(
    (part) => document.querySelector(`${part} .hinted:not([aria-pressed=true])`) ?? []);
  const words = [note, ...note.querySelectorAll('.body')].filter(
    (it) => it.scrollHeight > it.clientHeight + 1 && getComputedStyle(it).display !== 'inline');
  const unseen = [...note.querySelectorAll('button'), ...led].filter((it) => !isSeen(it));
  return [...words, ...unseen].map((it) => `${it.getAttribute('class')} ${it.textContent.trim()}`);
}"""


def out_of_sight(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(OUT_OF_SIGHT)
    return found


def does_what_is_asked(person: Person, step: int | None) -> None:
    """By keyboard alone: go to what can be chosen, and choose it. A new step is read first."""
    person.reads_the_news()
    if person.is_asked and place(person) == step:
        is_there = person.page.evaluate(AT_A_CHOICE)
        person.page.keyboard.press("Enter" if is_there else "ArrowRight")
    person.page.wait_for_timeout(60)


def follows_the_coach(person: Person, axe: str) -> list[int]:
    """To the last step; the numbers of all steps that were shown."""
    shown: list[int] = []
    end = time.monotonic() + WHOLE_MATCH
    while True:
        assert time.monotonic() < end, person.text()[:600]
        number = place(person)
        if number is not None and number not in shown:
            shown.append(number)
            assert faults(person, axe) == []
            person.waits(lambda: not out_of_sight(person), f"step {number} is seen")
        onward = read(person, ".primary")
        if place(person) != number:
            continue  # it has just come
        if onward in ("Next", "Дальше"):
            person.page.locator(".advice .primary").focus()
            person.page.keyboard.press("Enter")
        elif onward:
            return shown
        else:
            does_what_is_asked(person, number)


@pytest.mark.parametrize(
    ("game", "how"),
    [
        ("infiltration", {"lang": "ru", "size": SIDEWAYS, "look": "dark"}),
        ("commanders", {"lang": "ru", "size": PHONE}),
        ("star-realms", {"lang": "en", "size": SIDEWAYS}),
        ("legends", {"lang": "en", "size": DESKTOP, "look": "dark"}),
        ("skirmish", {"lang": "ru", "size": SIDEWAYS}),
    ],
)
def test_a_first_match_is_coached_to_the_last_step_and_goes_on(
    somebody: Somebody, axe: str, game: str, how: dict[str, object]
) -> None:
    anna = somebody(**how)
    begins_a_lesson(anna, game)

    shown = follows_the_coach(anna, axe)
    anna.shot(f"coach-{game}-last")
    anna.page.locator(".advice .primary").click()

    assert shown == [*range(1, len(TEACHING[game].lesson.steps) + 1)]
    anna.waits(lambda: place(anna) is None, "the coach has gone")
    anna.reads_the_news()
    assert not anna.sees_the_end


@pytest.mark.parametrize("game", ["legends", "skirmish"])
def test_while_the_coach_speaks_on_a_phone_on_its_side_all_has_its_place(
    somebody: Somebody, game: str
) -> None:
    anna = somebody(lang="ru", size=SIDEWAYS)
    begins_a_lesson(anna, game)
    confirm = anna.page.locator(".dock .choice.primary")
    while confirm.count() == 0:
        if read(anna, ".primary") == "Дальше":
            anna.page.locator(".advice .primary").click()
        else:
            does_what_is_asked(anna, place(anna))

    box = confirm.bounding_box()
    field = anna.page.locator(".scene svg.map, .scene .map").first.bounding_box()
    assert box is not None and field is not None
    assert box["y"] >= 0 and box["y"] + box["height"] <= SIDEWAYS[1]
    assert field["height"] >= SIDEWAYS[1] / 2


def test_whoever_skips_the_coach_plays_as_they_like_also_after_a_reload(
    somebody: Somebody,
) -> None:
    anna = somebody()
    begins_a_lesson(anna, "infiltration")
    anna.waits_to_be_asked("it is her turn")
    assert anna.page.locator(".held.cannot").count() == 1

    anna.page.get_by_role("button", name="Play on without the coach").click()

    anna.waits(lambda: place(anna) is None, "the coach has gone")
    assert anna.page.locator(".held.cannot").count() == 0
    anna.page.reload()
    anna.waits_to_be_asked("it is still her turn")
    assert anna.page.locator(".advice").count() == 0


def test_while_the_coach_wants_something_else_a_click_says_so(somebody: Somebody) -> None:
    anna = somebody()
    begins_a_lesson(anna, "infiltration")
    anna.waits_to_be_asked("it is her turn")

    anna.page.locator(".held.cannot .pick").click()

    anna.page.locator(".toast", has_text="what the coach asks for").wait_for()


def test_a_tip_comes_once_and_not_again(somebody: Somebody) -> None:
    anna = somebody(tips=True).begins_against(1, "commanders")
    tip = anna.page.locator(".advice", has_text="Good to know")
    told: list[str] = []

    def plays_to_a_tip() -> None:
        end = time.monotonic() + WHOLE_MATCH
        while not tip.count() and not anna.sees_the_end:
            assert time.monotonic() < end, anna.text()[:600]
            does_what_is_asked(anna, None)

    for _ in range(2):
        plays_to_a_tip()
        if tip.count():
            told.append(tip.inner_text())
            tip.get_by_role("button", name="Got it").click()
            tip.wait_for(state="detached")

    assert told
    assert len(told) == len({*told})


def test_no_more_tips_means_none(somebody: Somebody) -> None:
    anna = somebody(tips=True)
    anna.opens_a_table("bot", game="legends", bot="random")
    tip = anna.page.locator(".advice", has_text="Good to know")
    tip.wait_for()

    tip.get_by_role("button", name="No more tips").click()

    tip.wait_for(state="detached")
    settings = anna.page.evaluate("JSON.parse(localStorage.getItem('pentarch-settings'))")
    assert settings["tips"] is False


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS])
def test_the_rules_lie_over_the_match_and_close_back_into_it(
    somebody: Somebody, axe: str, size: tuple[int, int]
) -> None:
    anna = somebody(size=size, look="dark" if size == PHONE else "light")
    anna.begins_against(1)
    hand = anna.hand

    anna.page.keyboard.press("r")
    book = anna.page.locator("dialog[open] .book")
    book.get_by_role("searchbox").fill("obi-wan luke")
    book.locator("mark").first.wait_for()
    assert book.locator("article p").count() < 4
    assert faults(anna, axe) == []
    anna.shot(f"rules-sheet-{size[0]}")
    book.get_by_role("searchbox").fill("")
    book.get_by_role("navigation").get_by_role("button", name="Victory").click()
    assert anna.page.evaluate("document.activeElement.textContent") == "Victory"
    expect(anna.page.locator("dialog[open] .head .icon-button")).to_be_in_viewport(ratio=1)
    anna.page.keyboard.press("Escape")
    book.wait_for(state="detached")

    assert anna.hand == hand
    assert "/match/" in anna.page.url
    assert anna.is_asked


def test_a_card_of_the_table_is_found_in_the_rules_without_leaving(somebody: Somebody) -> None:
    anna = somebody().begins_against(1)
    anna.page.locator(".held .about").first.click()

    anna.page.locator("dialog[open]").get_by_role("button", name="Rules").click()

    anna.page.locator("dialog[open] .cards li.chosen").wait_for()
    assert "/match/" in anna.page.url


def test_a_refusal_leads_to_its_paragraph_of_the_rules(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot", game="star-realms")
    anna.table.wait_for()
    anna.waits_to_be_asked("it is her turn")

    anna.page.locator(".buy[aria-disabled=true]").first.click(force=True)
    anna.page.locator(".toast .more").click()

    chosen = anna.page.locator("dialog[open] article p.chosen")
    chosen.wait_for()
    assert "Pay the cost" in chosen.inner_text()
