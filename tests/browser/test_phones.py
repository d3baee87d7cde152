"""What a phone needs: letters that can be read, and targets as large as a finger."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, WHOLE_MATCH, Person, comes_to_rest, drawn
from tests.browser.test_commanders import begins_against as begins_commanders
from tests.browser.test_commanders import takes_turns_until
from tests.browser.test_skirmish import SIDEWAYS, comes_to

Somebody = Callable[..., Person]
GAMES = ("infiltration", "commanders", "star-realms", "legends", "skirmish")
ONE_ROW = 60  # pixels, of the contents of the rules
PART_FOR_THE_DOCK = 0.4  # of the height

# Letters of less than 11 pixels, as they are on the screen, and targets of less than 40 that have
# another within 20 pixels of their middle. A link in a sentence and a space of a map that can be
# zoomed may be smaller. What is there for a screen reader alone does not count.
TOO_SMALL = """() => {
  const LETTERS = 11, FINGER = 40, NEARLY = 0.05;
  const isSeen = (it) => {
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (it.closest('details:not([open])') && !it.closest('summary')) return false;
    for (let up = it; up; up = up.parentElement) {
      const box = up.getBoundingClientRect();
      if (Math.min(box.width, box.height) <= 1 && getComputedStyle(up).position === 'absolute')
        return false;
    }
    return true;
  };
  const called = (it) => {
    const names = [...it.classList].filter((name) => !name.startsWith('svelte'));
    return [it.tagName.toLowerCase(), ...names].join('.');
  };
  const found = new Set();

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const said = walker.currentNode.textContent.trim();
    const it = walker.currentNode.parentElement;
    if (!said || it.matches('script, style, option, title') || !isSeen(it)) continue;
    let size = parseFloat(getComputedStyle(it).fontSize);
    const drawn = it instanceof SVGGraphicsElement ? it.getScreenCTM() : null;
    if (drawn) size *= Math.hypot(drawn.a, drawn.b);
    if (size < LETTERS - NEARLY) found.add(`${said} in ${called(it)} of ${size.toFixed(1)}`);
  }

  const kinds = 'button, a[href], [role=button], [role=tab], input, select, summary, textarea';
  const targets = [...document.querySelectorAll(kinds)]
    .filter((it) => !it.disabled && !it.closest('.place') && isSeen(it))
    .filter((it) => getComputedStyle(it).display !== 'inline')
    .map((it) => {
      const box = ((it.matches('input') && it.closest('label')) || it).getBoundingClientRect();
      const more = getComputedStyle(it, '::after');
      const wider = more.position === 'absolute' && more.content !== 'none';
      const reach = wider ? [parseFloat(more.width) || 0, parseFloat(more.height) || 0] : [0, 0];
      return {
        it,
        middle: [box.x + box.width / 2, box.y + box.height / 2],
        half: [box.width / 2, box.height / 2],
        least: Math.min(Math.max(box.width, reach[0]), Math.max(box.height, reach[1])),
      };
    });
  for (const one of targets) {
    if (one.least >= FINGER - NEARLY) continue;
    const near = targets.find((other) => {
      if (one.it.contains(other.it) || other.it.contains(one.it)) return false;
      const off = [0, 1].map((axis) =>
        Math.max(0, Math.abs(other.middle[axis] - one.middle[axis]) - other.half[axis]));
      return Math.hypot(...off) < FINGER / 2 - NEARLY;
    });
    if (near) found.add(`${called(one.it)} of ${one.least.toFixed(1)} beside ${called(near.it)}`);
  }
  return [...found];
}"""


def too_small(person: Person) -> list[str]:
    with drawn(person.page):
        found: list[str] = person.page.evaluate(TOO_SMALL)
    return found


def keeps_its_dock(person: Person) -> bool:
    """Whether the dock stays where it is while the table is scrolled as far as it goes."""
    moved: float = person.page.evaluate(
        """() => {
          const [stage, dock] = ['.stage', '.dock'].map((it) => document.querySelector(it));
          const before = dock.getBoundingClientRect().top;
          stage.scrollTo(0, stage.scrollHeight);
          const after = dock.getBoundingClientRect().top;
          stage.scrollTo(0, 0);
          return after - before;
        }"""
    )
    return abs(moved) < 1


def shows_its_title(person: Person) -> bool:
    """Whether the name of the game stands whole above its table."""
    whole: bool = person.page.locator(".bar h1").evaluate(
        "it => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.parentElement.clientHeight"
    )
    return whole


def test_every_page_can_be_read_and_touched_on_a_phone(somebody: Somebody) -> None:
    anna = somebody(lang="ru", size=PHONE)
    ways = {
        "/": ".tile",
        **{f"/rules/{game}": ".cards li" for game in GAMES},
        **{f"/new/{game}": "form" for game in GAMES},
        "/leaders/infiltration": "h1",
        "/lists/skirmish": "h1",
    }
    found: dict[str, list[str]] = {}

    for path, sign in ways.items():
        anna.goes_to(path).page.locator(sign).first.wait_for()
        found[path] = too_small(anna)
        contents = anna.page.locator(".book nav").all()
        assert all(it.evaluate("it => it.clientHeight") < ONE_ROW for it in contents), path
    anna.opens_a_table("open", "bot")
    anna.page.locator(".waiting").wait_for()
    found["waiting"] = too_small(anna)

    assert {path: faults for path, faults in found.items() if faults} == {}


def test_on_a_phone_the_roles_of_a_mode_leave_room_to_choose_who_plays(
    somebody: Somebody,
) -> None:
    anna = somebody(lang="ru", size=PHONE).goes_to("/new/star-realms")

    anna.chooses("mode", "raid")
    anna.page.locator("fieldset .roles").first.wait_for()

    wide = anna.page.locator("fieldset li select").evaluate_all(
        "all => all.map((it) => it.clientWidth)"
    )
    assert min(wide) > PHONE[0] / 2


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("infiltration", 3),
        ("commanders", 3),
        ("star-realms", 1),
        ("star-realms", 5),
        ("legends", 3),
    ],
)
def test_every_table_can_be_read_and_touched_on_a_phone(
    somebody: Somebody, game: str, bots: int, size: tuple[int, int]
) -> None:
    anna = somebody(lang="ru", size=size).begins_against(bots, game=game, bot="random")

    assert too_small(anna) == []
    assert shows_its_title(anna)
    assert keeps_its_dock(anna)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_rival_s_hand_is_told_in_a_sheet_on_a_phone(
    somebody: Somebody, size: tuple[int, int]
) -> None:
    anna = somebody(lang="ru", size=size)
    begins_commanders(anna, 3)
    takes_turns_until(anna, "button.hand", bots=3)

    small = too_small(anna)
    anna.page.locator("button.hand").first.click()
    sheet = anna.page.locator("dialog[open]")
    sheet.wait_for()
    told = sheet.inner_text()

    assert small == []
    assert re.search("Об этих картах знают все|На этой руке точно нет", told), told


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_teammate_s_open_hand_is_told_in_a_sheet_on_a_phone(
    somebody: Somebody, size: tuple[int, int]
) -> None:
    anna = somebody(lang="ru", size=size)
    anna.begins_against(5, game="star-realms", bot="random", mode="hydra")

    small = too_small(anna)
    anna.page.locator(".rival.mate .piles").first.click()
    sheet = anna.page.locator("dialog[open]")

    assert small == []
    expect(sheet).to_contain_text("Известно на руке")


FINGER = 40  # pixels
REACH = """all => all.map((it) => {
  const [box, more] = [it.getBoundingClientRect(), getComputedStyle(it, '::after')];
  return Math.min(Math.max(box.width, parseFloat(more.width)), box.height);
})"""


def test_a_finger_finds_each_ship_of_a_rival_s_fleet(somebody: Somebody) -> None:
    anna = somebody(lang="ru", size=PHONE)
    begins_commanders(anna, 4)
    takes_turns_until(anna, ".panel .tile", bots=4)
    comes_to_rest(anna.page)

    reach = anna.page.locator(".panel .tile").evaluate_all(REACH)
    wide = anna.page.evaluate("document.querySelector('.stage').scrollWidth")

    assert min(reach) >= FINGER - 0.1
    assert wide <= PHONE[0]


def test_on_a_phone_the_names_of_ships_fit_on_their_cards(somebody: Somebody) -> None:
    anna = somebody(lang="ru", size=PHONE).begins_against(3, game="commanders", bot="random")
    comes_to_rest(anna.page)

    cut = anna.page.locator(".foot .card").evaluate_all(
        "all => all.filter((it) => it.querySelector('.name').offsetWidth > it.offsetWidth)"
        ".map((it) => it.dataset.card)"
    )

    assert cut == []


# Each card in turn laid in such a place: those whose words need more room.
OVERFULL = """([faces, where]) => {
  const place = document.querySelector(where);
  const needs = (it) => [...it.children].reduce(
    (sum, child) => sum + child.getBoundingClientRect().height, 0);
  return Object.entries(faces).filter(([, face]) => {
    place.innerHTML = face;
    const text = place.querySelector('.text');
    return needs(text) > text.clientHeight + 1;
  }).map(([card]) => card);
}"""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP], ids=["upright", "sideways", "desktop"])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_card_of_a_hand_and_of_the_trade_row_shows_all_its_words(
    somebody: Somebody, lang: str, size: tuple[int, int]
) -> None:
    anna = somebody(lang=lang, size=size).goes_to("/rules/star-realms")
    anna.page.locator(".cards li .card").first.wait_for()
    faces = anna.page.locator(".card[data-card]").evaluate_all(
        "all => Object.fromEntries(all.map((it) => [it.dataset.card, it.outerHTML]))"
    )
    anna.begins_against(1, game="star-realms", bot="random")
    comes_to_rest(anna.page)

    overfull = [
        anna.page.evaluate(OVERFULL, [faces, where]) for where in (".hand .pick", ".market .face")
    ]

    assert len(faces) > 40
    assert overfull == [[], []]


def test_on_a_phone_the_trade_row_is_seen_above_one_s_own_hand(somebody: Somebody) -> None:
    anna = somebody(lang="ru", size=PHONE).begins_against(1, game="star-realms", bot="random")
    comes_to_rest(anna.page)
    dock = anna.page.locator(".dock").bounding_box()
    price = anna.page.locator(".buy").first.bounding_box()

    assert dock is not None and price is not None
    assert dock["height"] < PART_FOR_THE_DOCK * PHONE[1]
    assert price["y"] + price["height"] <= dock["y"], "what can be bought is in reach"


# Whether a thing lies within the part of the page that its half of the table shows.
IN_SIGHT = """it => {
  const [box, stage] = [it, it.closest('.stage')].map((one) => one.getBoundingClientRect());
  return box.top >= stage.top && box.bottom <= stage.bottom && box.right <= stage.right;
}"""


@pytest.mark.parametrize("bots", [3, 5])
def test_on_its_side_a_phone_shows_the_trade_row_and_the_hand_of_who_plays_with_many(
    somebody: Somebody, bots: int
) -> None:
    anna = somebody(lang="ru", size=SIDEWAYS)
    anna.begins_against(bots, game="star-realms", bot="random")
    page = anna.page
    page.locator(".held .pick").first.click()
    expect(page.locator(".advised .advice")).to_have_count(0)
    comes_to_rest(page)

    assert page.locator(".buy").first.evaluate(IN_SIGHT)
    assert page.locator(".held .pick").first.evaluate(IN_SIGHT)
    assert page.locator(".rival").first.evaluate(IN_SIGHT)
    page.locator(".buy").last.focus()
    assert page.locator(".buy").last.evaluate(IN_SIGHT), "the keyboard brings what is further right"
    assert page.evaluate(TOO_SMALL) == []


# Each name in turn laid over an attack that goes on: those of which something is cut off.
CUT_IN_AN_ATTACK = """(names) => {
  const SLACK = 3; // letters reach out of low lines
  const scene = document.querySelector('.attack');
  scene.classList.remove('over');
  scene.querySelector('.outcome').remove();
  const places = [...scene.querySelectorAll('.who b')];
  return names.filter((name) => {
    for (const it of places) it.textContent = name;
    return places.some((it) => it.scrollWidth > it.clientWidth
      || it.scrollHeight > it.clientHeight + SLACK);
  });
}"""


def test_on_a_phone_an_attack_shows_the_whole_names_of_both(somebody: Somebody) -> None:
    anna = somebody(lang="ru", size=PHONE).goes_to("/rules/skirmish")
    anna.page.locator(".cards li").first.wait_for()
    names = anna.page.locator(".cards li .card:has(.pools) .name").all_inner_texts()
    comes_to(anna, ".attack .outcome")

    cut = anna.page.evaluate(CUT_IN_AN_ATTACK, names)

    assert len(names) > 30
    assert cut == []


def test_a_skirmish_can_be_read_and_touched_on_a_phone(somebody: Somebody) -> None:
    anna = somebody(lang="ru", size=PHONE)
    comes_to(anna, ".attack .outcome")

    assert too_small(anna) == []
    assert shows_its_title(anna)
    assert anna.page.locator(".dock .attack").count() == 1, "it covers nothing of the map"


# What does not fit: what the dock leaves below, and names that end in dots.
DOES_NOT_FIT = """() => {
  const dock = document.querySelector('.dock');
  const below = dock.scrollHeight > dock.clientHeight ? ['the dock'] : [];
  const cut = [...dock.querySelectorAll('*')].filter((it) => it.scrollWidth > it.clientWidth + 1
    && getComputedStyle(it).textOverflow === 'ellipsis');
  const edge = dock.getBoundingClientRect().right;
  const over = [...dock.querySelectorAll('kbd')].filter(
    (it) => it.checkVisibility() && it.getBoundingClientRect().right > edge);
  return [...below, ...[...cut, ...over].map((it) => it.textContent)];
}"""


def comes_to_numbers(anna: Person) -> None:
    """A card that names a number is picked, and a player for it."""
    page = anna.page
    anna.waits_to_be_asked()
    while True:
        for card in page.locator(".held:not(.cannot) .pick").all():
            card.click()
            if page.locator(".picker .choice:not(.primary)").count():
                page.locator(".picker .choice").first.click()
            if page.locator(".picker .number").count():
                return
            while page.locator(".held.picked").count():
                page.keyboard.press("Escape")
        lines = anna.lines
        anna.takes_a_turn()
        anna.waits_for_the_next_turn(lines)


# Whether what is said of whoever is out of the round lies on their name; null while they are in.
LIES_ON_THE_NAME = """() => {
  const [said, name] = ['.mine .none', '.mine .self'].map(
    (it) => document.querySelector(it)?.getBoundingClientRect());
  return said && name ? said.top < name.bottom && said.left < name.right : null;
}"""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_whoever_is_out_of_the_round_reads_so_below_their_name(
    somebody: Somebody, size: tuple[int, int]
) -> None:
    anna = somebody(lang="ru", size=size, pace="normal").begins_against(3, goal=7)
    found: list[bool] = []

    def is_out() -> bool:
        lies = anna.page.evaluate(LIES_ON_THE_NAME)
        if lies is not None:
            found.append(lies)
            return True
        anna.reads_the_news()
        if anna.is_asked:
            anna.takes_a_turn()
        return False

    anna.waits(is_out, "she is out of the round", seconds=WHOLE_MATCH)

    assert found == [False]


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_the_numbers_and_the_hand_are_seen_together(
    somebody: Somebody, size: tuple[int, int]
) -> None:
    anna = somebody(lang="ru", size=size).is_called("Вера Павловна")
    anna.begins_against(3, goal=7)

    comes_to_numbers(anna)
    comes_to_rest(anna.page)

    assert anna.page.evaluate(DOES_NOT_FIT) == []
    assert anna.page.evaluate(TOO_SMALL) == []
