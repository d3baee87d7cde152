"""Commanders of the Empire in real browsers."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.test_reading import faults

Somebody = Callable[..., Person]
CYRILLIC = re.compile("[а-яё]", re.I)
LIMIT = "100"  # turns, the fewest that the options allow


def opens_a_table(host: Person, *others: str, special: str | None = None) -> str:
    """A short match by way of the form, where the host begins; its address."""
    host.goes_to("/new/commanders")
    page = host.page
    page.locator(f"input[name=count][value='{len(others) + 1}']").check(force=True)
    for place, kind in enumerate(others):
        row = page.locator("fieldset li").nth(place + 1)
        row.locator("select").first.select_option(kind)
        if kind == "bot":
            row.locator("select").nth(1).select_option("greedy")
    options = page.locator("fieldset").nth(1)
    if special is not None:
        options.locator("select").first.select_option(special)
    options.locator("select").nth(1).select_option("1")
    options.locator("input[type=number]").fill(LIMIT)
    page.locator("form .go").click()
    page.wait_for_url("**/match/*")
    return page.url.removeprefix(host.address)


def sits_against_bots(person: Person, bots: int) -> None:
    opens_a_table(person, *["bot"] * bots)
    person.table.wait_for()
    person.waits(lambda: person.is_asked, "it is their turn")


# Whatever is asked: a capture if there is one, else a button, a ship, or a card and its place:
# the own fleet while that is small, else a planet. One trip to the page, for there are many turns.
TURN = """async () => {
  const find = (what) => document.querySelector(what);
  const first = ['.capture', '.picker .choice', '.tile[data-can]', '.held.can .pick'].map(find);
  const clicked = first.find((it) => it !== null);
  clicked.click();
  if (!clicked.matches('.pick')) return;
  await new Promise((done) => setTimeout(done));
  const [fleet, planet] = ['.own .aim[data-can]', '.world .aim[data-can]'].map(find);
  const isSmall = document.querySelectorAll('.own .tile').length < 3;
  (isSmall ? (fleet ?? planet) : (planet ?? fleet))?.click();
}"""


def takes_a_turn(person: Person) -> None:
    person.page.evaluate(TURN)


def play_to_the_end(*people: Person, seconds: float = 300) -> None:
    end = time.monotonic() + seconds
    while not all(person.sees_the_end for person in people):
        assert time.monotonic() < end, [person.text()[:300] for person in people]
        for person in people:
            if person.is_asked:
                takes_a_turn(person)
        people[0].page.wait_for_timeout(10)


def test_two_people_play_a_match_to_its_end_and_see_it_again(somebody: Somebody) -> None:
    anna = somebody(lang="ru").is_called("Anna")
    boris = somebody(lang="en", look="dark").is_called("Boris")
    table = opens_a_table(anna, "open")
    boris.sits_down(table)
    anna.begins()
    boris.table.wait_for()
    play_to_the_end(anna, boris)

    for person in (anna, boris):
        person.page.locator("dialog ol li").nth(1).wait_for()
        person.shot(f"commanders-end-{'ru' if person is anna else 'en'}")
    assert "Партия окончена" in anna.text("dialog")
    assert "The game is over" in boris.text("dialog")
    assert not CYRILLIC.search(boris.text("dialog"))
    won = [person.page.locator(".result.won").count() for person in (anna, boris)]
    assert sorted(won) == [0, 1]

    boris.reads_the_news()
    boris.page.locator(".result a", has_text="Replay").click()
    boris.page.locator(".controls").wait_for()
    boris.page.keyboard.press("End")
    boris.page.keyboard.press("ArrowLeft")
    boris.page.locator(".board .world").first.wait_for()
    boris.shot("commanders-replay")
    assert boris.page.locator("article.panel").count() == 1


@pytest.mark.parametrize(
    ("lang", "size", "look", "bots"),
    [("en", PHONE, "light", 4), ("ru", DESKTOP, "dark", 4), ("ru", PHONE, "dark", 1)],
    ids=["phone-of-five", "desktop-of-five", "phone-of-two"],
)
def test_the_table_fits_and_axe_finds_no_serious_fault(
    somebody: Somebody, axe: str, lang: str, size: tuple[int, int], look: str, bots: int
) -> None:
    anna = somebody(lang=lang, size=size, look=look)
    sits_against_bots(anna, bots)
    page = anna.page
    takes_a_turn(anna)
    anna.waits(lambda: anna.is_asked, "it is her turn again")
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


def test_the_keyboard_alone_suffices(somebody: Somebody) -> None:
    anna = somebody()
    sits_against_bots(anna, 1)
    page = anna.page

    for _ in range(4):
        moves = anna.lines
        if page.locator(".picker .choice").count():
            page.keyboard.press("0")
        else:
            page.keyboard.press(str(first_playable(anna)))
            page.wait_for_function("document.activeElement.matches('[data-can]:not(.pick)')")
            page.keyboard.press("ArrowRight")
            assert page.evaluate("document.activeElement.matches('[data-can]')")
            page.keyboard.press("Escape")
            page.locator(".held.picked").wait_for(state="detached")
            page.keyboard.press(str(first_playable(anna)))
            page.wait_for_function("document.activeElement.matches('[data-can]:not(.pick)')")
            page.keyboard.press("Enter")
        anna.waits(lambda: anna.lines > moves, "the move is made")  # noqa: B023
        anna.waits(lambda: anna.is_asked, "it is her turn again")


def first_playable(person: Person) -> int:
    """The number of the first ship of the hand that can be played: ships need two steps only."""
    place: int = person.page.locator(".held").evaluate_all(
        "all => all.findIndex((it) => it.matches('.can:not(:has(.special))')) + 1"
    )
    assert place > 0, "there is a ship to play"
    return place


def test_what_cannot_be_done_says_why(somebody: Somebody) -> None:
    anna = somebody()
    sits_against_bots(anna, 1)

    anna.page.locator(".status.ask").first.click()

    anna.page.get_by_text("Only a planet with a full line can be captured").first.wait_for()


def test_a_move_in_two_parts_can_be_taken_back_between_them(somebody: Somebody) -> None:
    anna = somebody()
    page = anna.page
    opens_a_table(anna, "bot")
    anna.table.wait_for()
    destroyer = page.locator(".held.can .pick:has([data-card=star-destroyer])")
    for _ in range(60):
        anna.waits(lambda: anna.is_asked or anna.sees_the_end, "it is her turn")
        if anna.sees_the_end:  # no Star Destroyer ever came: another match
            opens_a_table(anna, "bot")
            anna.table.wait_for()
        elif destroyer.count():
            break
        else:
            takes_a_turn(anna)

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
    sits_against_bots(anna, 1)

    anna.page.keyboard.press("h")

    anna.page.locator(".hinted").first.wait_for()


def test_every_card_and_planet_can_be_read(somebody: Somebody) -> None:
    anna = somebody(lang="ru").goes_to("/rules/commanders?card=planet-hoth")
    anna.page.locator(".cards li.chosen").wait_for()
    assert "Лёд, ветер" in anna.text(".cards li.chosen")
    assert anna.page.locator(".cards li").count() == 7 + 4 + 14
    anna.shot("commanders-rules")

    boris = somebody(lang="en")
    sits_against_bots(boris, 1)
    boris.page.get_by_role("tab", name="Cards").click()
    boris.page.locator(".side li button", has_text="Slave I").click()
    assert "left or right neighbour" in boris.text("dialog")
    boris.reads_the_news()
    boris.page.locator(".globe").first.click()
    assert "matching" in boris.text("dialog")
