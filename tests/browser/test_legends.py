"""Eight-Minute Empire: Legends in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.people import DESKTOP, PHONE, WHOLE_MATCH, Person
from tests.browser.test_reading import faults

Somebody = Callable[..., Person]
CYRILLIC = re.compile("[а-яё]", re.I)
ALL_VARIANTS = dict.fromkeys(
    ("exploration", "quagmire", "citadels", "leaders", "events", "die"), "yes"
)

# Whatever is asked: a side and its turn, a card, a region (for a march two), a button; every
# third time the button first, so that marches end.
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
    const things = [...all('.thumb[data-can]'), ...all('.take[data-can]'),
      ...all('.place[data-can]:not(.picked)')];
    const buttons = all('.picker .choice');
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


def test_a_game_is_laid_out_and_played_to_its_end_by_clicks(somebody: Somebody) -> None:
    anna = somebody(lang="ru")
    anna.opens_a_table(
        "bot", game="legends", bot="random", layout="chosen", placing="chosen", **ALL_VARIANTS
    )
    anna.page.locator(".layout .thumb").first.wait_for()
    anna.shot("legends-layout")
    plays_to_the_end(anna)

    anna.reads_the_news()
    anna.shot("legends-end")
    anna.page.locator(".points").first.click()
    rows = anna.page.locator("dialog tbody th").all_inner_texts()

    assert "Регионы" in rows
    assert anna.page.locator("dialog tfoot td").count() == 2


@pytest.mark.parametrize(
    ("lang", "size", "look", "bots"),
    [("en", PHONE, "light", 3), ("ru", DESKTOP, "dark", 3)],
    ids=["phone-of-four", "desktop-of-four"],
)
def test_the_table_fits_and_axe_finds_no_serious_fault(
    somebody: Somebody, axe: str, lang: str, size: tuple[int, int], look: str, bots: int
) -> None:
    anna = somebody(lang=lang, size=size, look=look)
    anna.opens_a_table(*["bot"] * bots, game="legends", bot="random", **ALL_VARIANTS)
    anna.waits(lambda: anna.is_asked, "it is their turn")
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


def test_a_region_says_what_stands_there_and_where_it_leads(somebody: Somebody) -> None:
    anna = somebody()
    anna.opens_a_table("bot", "bot", game="legends", bot="random", layout="rulebook-example")
    anna.waits(lambda: anna.is_asked, "it is their turn")

    label = anna.page.locator(".place[data-id=h4]").get_attribute("aria-label") or ""

    assert "Next to it:" in label
    assert "Over water:" in label
