"""Commanders of the Empire in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, WHOLE_MATCH, Person, waits_for
from tests.browser.test_reading import faults, violations

Somebody = Callable[..., Person]
CYRILLIC = re.compile("[а-яё]", re.I)
LIMIT = 100  # turns, the fewest that the options allow


def begins_against(person: Person, bots: int) -> None:
    person.begins_against(bots, game="commanders", turn_cap=LIMIT)


# Whatever is asked: a capture if there is one, else a button, a ship, or a card and its place:
# the own fleet while that is small, else a planet. One trip to the page, for there are many turns.
TURN = """async () => {
  const find = (what) => document.querySelector(what);
  const first = ['.capture', '.picker .choice', '.tile[data-can]', '.held.can .pick'].map(find);
  const clicked = first.find((it) => it !== null);
  clicked?.click();
  if (!clicked?.matches('.pick')) return;
  await new Promise((done) => setTimeout(done));
  const [fleet, planet] = ['.own .aim[data-can]', '.world .aim[data-can]'].map(find);
  const isSmall = document.querySelectorAll('.own .tile').length < 3;
  (isSmall ? (fleet ?? planet) : (planet ?? fleet))?.click();
}"""

# The same again and again, as long as it is asked for.
ALL_TURNS = f"""() => {{
  const turn = {TURN};
  const isAsked = () => document.querySelector('.dock .prompt.mine') !== null
    && document.querySelector('.table > .line, .stage[aria-busy=true]') === null;
  const goOn = async () => {{
    while (document.querySelector('.result') === null) {{
      document.querySelector('dialog[open] .news .primary')?.click();
      if (isAsked()) await turn();
      await new Promise((done) => setTimeout(done, 10));
    }}
  }};
  void goOn();
}}"""


def takes_a_turn(person: Person) -> None:
    lines = person.lines
    person.waits_to_be_asked("it is their turn")
    while person.is_asked and person.lines == lines:
        person.page.evaluate(TURN)
    person.waits(lambda: person.lines > lines, "the move is made")


def takes_turns_until(person: Person, wanted: str, bots: int = 1) -> None:
    """A turn begins with something on the table; in another match, if need be."""
    while True:
        person.waits_to_be_asked("it is their turn", or_the_end=True)
        if person.sees_the_end:
            begins_against(person, bots)
        elif person.page.locator(wanted).count() and not person.page.locator(".picker").count():
            return
        else:
            takes_a_turn(person)


def plays_to_the_end(person: Person) -> None:
    person.page.evaluate(ALL_TURNS)
    person.waits(lambda: person.sees_the_end, "the match is over", WHOLE_MATCH)
    waits_for(person.page, "document.querySelector('dialog[open] .end') !== null")


SHEET = "document.querySelector('dialog').innerText"


def test_a_match_is_played_to_its_end_by_clicks_and_seen_again(
    somebody: Somebody, axe: str
) -> None:
    anna = somebody(lang="ru").is_called("Anna")
    table = anna.opens_a_table("bot", game="commanders", bot="greedy", turn_cap=LIMIT)
    plays_to_the_end(anna)

    anna.shot("commanders-end-ru")
    assert "Партия окончена" in anna.page.evaluate(SHEET)
    assert anna.page.evaluate("document.querySelectorAll('.end .has').length") == 2, "the planets"

    boris = somebody(lang="en", look="dark")
    boris.goes_to(table)
    boris.page.locator(".result").wait_for()
    boris.shot("commanders-end-en")
    english = boris.text("#main")
    assert "The game is over" in english
    assert not CYRILLIC.search(english)

    anna.reads_the_news()
    anna.page.locator(".result a", has_text="Повтор").click()
    anna.page.locator(".controls").wait_for()
    anna.page.keyboard.press("End")
    anna.page.keyboard.press("ArrowLeft")
    anna.page.locator(".board .world").first.wait_for()
    anna.shot("commanders-replay")
    assert anna.page.locator("article.panel").count() == 1

    anna.page.locator(".eyes select").select_option("spectator")
    waits_for(anna.page, "document.querySelectorAll('article.panel').length === 2")
    assert violations(anna.page, axe) == []


@pytest.mark.parametrize(
    ("lang", "size", "look", "bots"),
    [("en", PHONE, "light", 4), ("ru", DESKTOP, "dark", 4), ("ru", PHONE, "dark", 1)],
    ids=["phone-of-five", "desktop-of-five", "phone-of-two"],
)
def test_the_table_fits_and_axe_finds_no_serious_fault(
    somebody: Somebody, axe: str, lang: str, size: tuple[int, int], look: str, bots: int
) -> None:
    anna = somebody(lang=lang, size=size, look=look)
    begins_against(anna, bots)
    page = anna.page
    takes_a_turn(anna)
    takes_turns_until(anna, ".held.can", bots)
    name = f"commanders-{lang}-{look}-{size[0]}"

    anna.shot(name)
    found = faults(anna, axe)
    page.locator(".held.can .pick").first.click()
    page.locator("[data-can]:not(.pick)").first.wait_for()
    anna.shot(f"{name}-picking")
    found += faults(anna, axe)
    width = page.evaluate("[document.documentElement, document.querySelector('.stage')]"
                          ".map((it) => it.scrollWidth - it.clientWidth)")  # fmt: skip

    assert found == []
    assert width == [0, 0]
    assert page.locator("article.panel").count() == bots
    assert page.locator(".world").count() == 4


# A word of the scene that changes, again and again, and the table laid out each time.
CHANGES = 20
CHANGE = f"""() => {{
  const word = document.querySelector('.scene .points span').firstChild;
  for (let time = 0; time < {CHANGES}; time += 1) {{
    word.data = String(10 + time);
    document.querySelector('.scene').getBoundingClientRect();
  }}
}}"""


def test_a_word_that_changes_does_not_style_the_whole_table_anew(somebody: Somebody) -> None:
    anna = somebody()
    begins_against(anna, 2)
    session = anna.page.context.new_cdp_session(anna.page)
    session.send("Performance.enable")

    def stylings() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        count: float = next(it["value"] for it in metrics if it["name"] == "RecalcStyleCount")
        return count

    before = stylings()
    anna.page.evaluate(CHANGE)

    assert stylings() - before < CHANGES


def test_the_keyboard_alone_suffices(somebody: Somebody) -> None:
    anna = somebody()
    begins_against(anna, 1)
    page = anna.page

    for _ in range(4):
        takes_turns_until(anna, SHIP)
        moves, number = anna.lines, str(first_ship(anna))
        page.keyboard.press(number)
        waits_for(page, TARGET_HAS_FOCUS)
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.matches('[data-can]')")
        page.keyboard.press("Escape")
        page.locator(".held.picked").wait_for(state="detached")
        page.keyboard.press(number)
        waits_for(page, TARGET_HAS_FOCUS)
        page.keyboard.press("Enter")
        anna.waits(lambda: anna.lines > moves, "the move is made")  # noqa: B023


def test_the_keyboard_goes_on_to_the_second_part_of_a_move(somebody: Somebody) -> None:
    anna = somebody()
    page = anna.page
    begins_against(anna, 1)
    aims_the_destroyer_at(anna, SWAPPED)

    expect(page.locator(".world .chip")).to_have_text(["1", "2", "3", "4"])
    page.locator(SWAPPED).first.press("Enter")
    waits_for(page, f"{TARGET_HAS_FOCUS} && document.querySelector('.tile.picked') !== null")
    if page.locator(".picker .choice").count():
        expect(page.locator(".picker .choice").first).to_contain_text("Swap it with another")
        page.keyboard.press("Enter")
    page.get_by_text("change places with").first.wait_for()

    waits_for(page, "document.activeElement.matches('.tile[data-can]')")


# What a Star Destroyer swaps. A rival's ship, which it may also take, is left out.
SWAPPED = ":is(.world, .own) .tile[data-can]"


def aims_the_destroyer_at(person: Person, wanted: str) -> None:
    """A Star Destroyer is played by key in a turn in which it has such a target."""
    page = person.page
    card = ".held.can .pick:has([data-card=star-destroyer])"
    while True:
        takes_turns_until(person, card)
        page.locator(card).first.press("Enter")
        waits_for(page, TARGET_HAS_FOCUS)
        if page.locator(wanted).count():
            return
        page.keyboard.press("Escape")
        page.locator(".held.picked").wait_for(state="detached")
        takes_a_turn(person)


TARGET_HAS_FOCUS = "document.activeElement.matches('[data-can]:not(.pick)')"
SHIP = ".held.can:not(:has(.special))"  # a ship of the hand that can be played: two steps


def first_ship(person: Person) -> int:
    """The number of the first of them."""
    place: int = person.page.locator(".held").evaluate_all(
        f"all => all.findIndex((it) => it.matches('{SHIP}')) + 1"
    )
    return place


def test_what_cannot_be_done_says_why_until_a_move_is_made(somebody: Somebody) -> None:
    anna = somebody()
    begins_against(anna, 1)

    anna.page.locator(".status.ask").first.click()

    reason = anna.page.locator(".toast", has_text="Only a planet with a full line can be captured")
    reason.wait_for()
    takes_a_turn(anna)
    expect(reason).to_have_count(0, timeout=3000)  # long before its time


def test_a_move_in_two_parts_can_be_taken_back_between_them(somebody: Somebody) -> None:
    anna = somebody()
    page = anna.page
    begins_against(anna, 1)
    card = ".held.can .pick:has([data-card=star-destroyer])"
    destroyer = page.locator(card)
    takes_turns_until(anna, card)

    destroyer.first.click()
    page.locator(".tile[data-can]").first.click()
    if page.locator(".picker .choice").count():
        page.locator(".picker .choice").first.click()
    page.get_by_text(re.compile("change places with|Which ship do you give")).first.wait_for()
    anna.shot("commanders-second-part")
    page.locator(".picker .cancel").click()

    destroyer.first.wait_for()
    page.get_by_text("Your turn: play a ship").first.wait_for()


def test_a_hint_is_shown_on_the_table(somebody: Somebody) -> None:
    anna = somebody()
    begins_against(anna, 1)

    anna.page.keyboard.press("h")

    anna.page.locator(".hinted").first.wait_for()


def test_the_second_best_answer_of_a_hint_is_given_by_its_sentence(somebody: Somebody) -> None:
    anna = somebody(size=PHONE)
    begins_against(anna, 1)
    before = anna.lines

    anna.page.keyboard.press("h")
    other = anna.page.locator(".advice .other").first
    expect(other).to_contain_text(re.compile("as good|worse"))
    other.click()

    anna.waits(lambda: anna.lines > before, "it is played")


def test_every_card_and_planet_can_be_read(somebody: Somebody) -> None:
    anna = somebody(lang="ru").goes_to("/rules/commanders?card=planet-hoth")
    anna.page.locator(".cards li.chosen").wait_for()
    assert "Лёд, ветер" in anna.text(".cards li.chosen")
    assert anna.page.locator(".cards li").count() == 7 + 4 + 14
    anna.shot("commanders-rules")

    boris = somebody(lang="en")
    begins_against(boris, 1)
    boris.page.get_by_role("tab", name="Cards").click()
    boris.page.locator(".side li button", has_text="Slave I").click()
    assert "left or right neighbour" in boris.text("dialog")
    boris.reads_the_news()
    boris.page.locator(".globe").first.click()
    assert "matching" in boris.text("dialog")
