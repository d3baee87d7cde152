"""Eight-Minute Empire: Legends in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, WHOLE_MATCH, Person, waits_for
from tests.browser.test_reading import faults

SIDEWAYS = (740, 360)
Somebody = Callable[..., Person]
CYRILLIC = re.compile("[а-яё]", re.I)
ALL_VARIANTS = dict.fromkeys(
    ("exploration", "quagmire", "citadels", "leaders", "events", "die"), "yes"
)

# Whatever is asked: a side, a bid, a card, a region (for a march two), a button; every third
# time the button first, so that marches end and what was picked is laid, bid or confirmed.
ALL_TURNS = """() => {
  let times = 0;
  const all = (what) => [...document.querySelectorAll(what)];
  const press = (it) => it.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  const turn = () => {
    const sheet = document.querySelector('dialog[open] .news .primary');
    if (sheet) return sheet.click();
    const asked = document.querySelector('.dock .prompt.mine, .dock .ask') !== null
      && document.querySelector('.table > .line, .stage[aria-busy=true]') === null;
    if (!asked) return;
    times += 1;
    const things = [...all('.thumb[data-can]'), ...all('.bid'), ...all('.take[data-can]'),
      ...all('.place[data-can]:not(.picked)')];
    const buttons = [...all('.lay[data-can]'), ...all('.picker .choice')];
    const found = times % 3 === 0 && buttons.length > 0 ? buttons : [...things, ...buttons];
    if (found.length > 0) press(found[times % found.length]);
  };
  const goOn = async () => {
    while (document.querySelector('.result') === null) {
      turn();
      await new Promise((done) => setTimeout(done, 30));
    }
  };
  void goOn();
}"""


def plays_to_the_end(person: Person) -> None:
    person.page.evaluate(ALL_TURNS)
    person.waits(lambda: person.sees_the_end, "the match is over", WHOLE_MATCH)
    waits_for(person.page, "document.querySelector('dialog[open] .end') !== null")


def test_a_game_is_laid_out_and_played_to_its_end_by_clicks(somebody: Somebody) -> None:
    anna = somebody(lang="ru")
    anna.opens_a_table(
        "bot", game="legends", bot="random", layout="chosen", placing="chosen", **ALL_VARIANTS
    )
    anna.page.locator(".layout .thumb").first.wait_for()
    plays_to_the_end(anna)

    anna.reads_the_news()
    anna.shot("legends-end")
    who_controls_a_region_is_told_by_shape_too(anna)
    anna.page.locator(".points").first.click()
    rows = anna.page.locator("dialog tbody th").all_inner_texts()

    assert "Регионы" in rows
    assert anna.text("dialog h2") == "Итог"
    assert anna.page.locator("dialog tfoot td").count() == 2


def who_controls_a_region_is_told_by_shape_too(anna: Person) -> None:
    page = anna.page
    signs = page.locator(".map [data-ruler]").evaluate_all(
        "all => all.map((it) => it.dataset.ruler)"
    )
    shapes = page.locator(".control pattern").evaluate_all(
        "all => all.map((it) => it.querySelector('path').getAttribute('d'))"
    )
    ruled = page.locator(".place[aria-label*='Контроль:']").count()

    assert len(signs) >= ruled > 0
    assert len(set(shapes)) == len(set(signs))


def lies_in(anna: Person, slot: str) -> str:
    """How the map in the making calls what lies in a slot."""
    return anna.page.locator(f".place[data-id={slot}]").get_attribute("aria-label") or ""


def test_a_fragment_is_tried_on_the_map_turned_by_a_tap_and_laid(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot", game="legends", bot="random", layout="chosen")
    page = anna.page
    page.get_by_role("button", name="Red Forest").click()
    anna.waits(lambda: "Red Forest, 0°" in lies_in(anna, "centre"), "it is tried")

    page.locator(".place[data-id=centre] .ground").click()
    page.get_by_role("button", name="Lay it here").click()
    page.locator(".place[data-id=west]").wait_for()
    anna.shot("legends-layout")

    assert lies_in(anna, "centre") == "Centre: Red Forest, 90°"
    reasons = {id: page.locator(f"#why-{id}") for id in ("desert", "tall-islands")}
    anna.waits(lambda: reasons["desert"].inner_text() != "", "the server says why")
    assert reasons["desert"].inner_text() == "The Desert can lie only in the centre."
    assert "already" in reasons["tall-islands"].inner_text()

    page.get_by_role("button", name="Cancel").click()
    anna.waits(lambda: lies_in(anna, "centre").startswith("Centre: free"), "it is taken back")


def test_a_turn_of_a_fragment_that_the_rules_forbid_says_why(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot", game="legends", bot="random", layout="chosen", rectangle="yes")
    page = anna.page
    page.get_by_role("button", name="Volcano").click()
    page.get_by_role("button", name="Lay it here").click()
    page.locator(".place[data-id=north-east]").wait_for()
    page.get_by_role("button", name="Meadows").click()

    page.get_by_role("button", name="Turn ·").click()

    page.locator(".layout .reason").wait_for()
    assert "upright" in page.locator(".layout .reason").inner_text()
    assert page.locator(".lay").get_attribute("aria-disabled") == "true"


def test_a_bid_waits_for_its_button_and_can_be_thought_over(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot", "bot", game="legends", bot="random", layout="rulebook-example")
    page = anna.page
    page.locator(".bid").nth(3).click()
    page.locator(".bid").nth(1).click()

    button = page.locator(".choice.primary")
    assert button.inner_text().startswith("Bid 1 coin")
    assert "cannot be taken back" in anna.text(".ask")

    page.keyboard.press("Escape")
    assert page.locator(".choice.primary").count() == 0
    assert page.locator(".bid").count() == 12

    page.locator(".bid").nth(2).focus()
    page.keyboard.press("Enter")
    waits_for(page, "document.activeElement.matches('.choice.primary')")


def test_without_the_setting_a_tap_is_enough(somebody: Somebody) -> None:
    anna = somebody()
    anna.context.add_init_script(
        "localStorage.setItem('pentarch-settings', '{\"confirm\": false}')"
    )
    anna.opens_a_table("bot", "bot", game="legends", bot="random", layout="rulebook-example")
    anna.waits_to_be_asked("they bid")

    anna.page.locator(".bid").first.click()

    anna.waits(lambda: anna.page.locator(".bid").count() == 0, "the bid is made")


# A button if there is one, or else a bid, until a card can be taken; in one look, as below.
BID_ON = """() => {
  if (document.querySelector('.take[data-can]')) return true;
  if (document.querySelector('.stage[aria-busy=true]')) return false;
  const found = document.querySelector('.choice') ?? document.querySelector('.bid:not(.picked)');
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  return false;
}"""


def comes_to_the_first_card(anna: Person) -> None:
    """Bid nothing; name oneself first if asked; wait for one's turn."""

    def can_take() -> bool:
        anna.reads_the_news()
        return bool(anna.page.evaluate(BID_ON))

    anna.waits(can_take, "they can take a card")


# A region if there is one to press, or else a button; in one look, because the table changes. Of
# some cards nothing can be done, and the turn is over: then it is the next card.
PRESS_ON = """() => {
  if (document.querySelector('.choice.primary')) return true;
  if (document.querySelector('.stage[aria-busy=true]')) return false;
  const found = document.querySelector('.place[data-can]:not(.picked)')
    ?? document.querySelector('.choice')
    ?? document.querySelector('.take[data-can]:not(:has(.action .destroy))');
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  return false;
}"""


def presses_on_to_what_is_final(anna: Person) -> None:
    """Do as much of the action as there is, until something waits to be confirmed."""
    anna.waits(lambda: bool(anna.page.evaluate(PRESS_ON)), "something waits to be confirmed")


def test_an_action_is_taken_back_until_its_last_step_is_confirmed(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot", "bot", game="legends", bot="random", layout="rulebook-example")
    comes_to_the_first_card(anna)
    page = anna.page
    peaceful = page.locator(".take[data-can]:not(:has(.action .destroy))").first

    peaceful.click()
    page.get_by_role("button", name="Cancel").click()
    anna.waits(lambda: page.locator(".take[data-can]").count() > 0, "the card is given back")
    peaceful.click()
    presses_on_to_what_is_final(anna)

    assert "cannot be taken back" in anna.text(".ask")
    page.keyboard.press("Escape")
    anna.waits(lambda: page.locator(".choice.primary").count() == 0, "it does not wait any more")
    assert page.get_by_role("button", name="Take back").is_enabled()

    presses_on_to_what_is_final(anna)
    before = anna.lines
    page.locator(".choice.primary").click()
    anna.waits(lambda: anna.lines > before, "it is done")


def test_the_cards_that_players_have_are_seen_by_whoever_uses_the_mouse(
    somebody: Somebody,
) -> None:
    anna = somebody()
    anna.opens_a_table(
        "bot", "bot", game="legends", bot="random", layout="rulebook-example", leaders="yes"
    )
    comes_to_the_first_card(anna)
    own = anna.page.locator("article.panel").first.locator(".held button")

    anna.page.locator(".take[data-can]").first.click()

    expect(own).to_have_count(2)
    for card in own.all():  # a leader, and what was taken
        expect(card).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "size", "look", "bots"),
    [("en", PHONE, "light", 3), ("ru", DESKTOP, "dark", 3), ("en", SIDEWAYS, "dark", 3)],
    ids=["phone-of-four", "desktop-of-four", "sideways-of-four"],
)
def test_the_table_fits_and_axe_finds_no_serious_fault(
    somebody: Somebody, axe: str, lang: str, size: tuple[int, int], look: str, bots: int
) -> None:
    anna = somebody(lang=lang, size=size, look=look)
    anna.opens_a_table(*["bot"] * bots, game="legends", bot="random", **ALL_VARIANTS)
    anna.waits_to_be_asked("it is their turn")
    page = anna.page
    anna.shot(f"legends-{lang}-{look}-{size[0]}")
    found = faults(anna, axe)
    width = page.evaluate("[document.documentElement, document.querySelector('.stage')]"
                          ".map((it) => it.scrollWidth - it.clientWidth)")  # fmt: skip

    assert found == []
    assert width == [0, 0]
    assert page.locator("article.panel").count() == bots + 1
    if lang == "en":
        assert not CYRILLIC.search(anna.text(".board"))

    page.locator(".points").first.click()
    table = page.locator("dialog .scroll")
    table.wait_for()
    assert table.evaluate("it => it.scrollWidth - it.clientWidth") == 0, "all players are in sight"


def test_a_region_says_what_stands_there_and_where_it_leads(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot", "bot", game="legends", bot="random", layout="rulebook-example")
    anna.waits_to_be_asked("it is their turn")

    label = anna.page.locator(".place[data-id=h4]").get_attribute("aria-label") or ""

    assert label.startswith("Lake Country.")
    assert "Island: Horseshoe" in label
    assert "Next to it: Brown Rocks, Sand Bluff" in label
    assert "Over water: Buried Face, Fang" in label


def focused(anna: Person) -> str:
    found: str = anna.page.evaluate("document.activeElement?.dataset?.id ?? ''")
    return found


def test_the_map_is_walked_and_pressed_with_the_keyboard(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot", game="legends", bot="random", layout="rulebook-example")
    page = anna.page
    anna.waits(lambda: page.locator(".place[data-can]").count() == 20, "a neutral army is placed")
    page.locator(".place[data-id=d4]").focus()

    page.keyboard.press("ArrowLeft")
    assert focused(anna) == "h4"
    page.keyboard.press("Enter")

    button = page.locator(".choice.primary")
    button.wait_for()
    assert "Lake Country" in button.inner_text()
    assert page.evaluate("document.activeElement.matches('.choice.primary')")
    page.keyboard.press("Enter")
    anna.waits(lambda: "neutral: 1 army" in lies_in(anna, "h4"), "the army stands there")


def test_a_card_is_explained_at_the_table_and_in_the_rules(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot", "bot", game="legends", bot="random")
    page = anna.page
    page.locator(".offer .about").first.click()

    words = page.locator("dialog .words").inner_text()
    assert re.search("^(Action|One of two actions|Two actions in this order)\n", words)
    assert "legends-" not in words

    anna.goes_to("/rules/legends")
    page.locator("figure").first.wait_for()
    assert page.locator("figure figcaption").count() == 4
    assert "legends-" not in anna.text("main")
