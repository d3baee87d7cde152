"""Imperial Assault: Skirmish in real browsers."""

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
STARTER = {"armies": "starter", "mission": "get-to-the-ship"}

# Until something is to be seen, whatever is asked: what waits for its button, a target, a figure
# to be placed, a button or a space by turns. An attack goes first, so that somebody falls.
ALL_TURNS = """(what) => {
  let times = 0;
  const all = (what) => [...document.querySelectorAll(what)];
  const press = (it) => it.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  const turn = () => {
    const sheet = document.querySelector('dialog[open] .news .primary');
    if (sheet) return sheet.click();
    const asked = document.querySelector('.dock .prompt.mine') !== null
      && document.querySelector('.table > .line, .stage[aria-busy=true]') === null;
    if (!asked) return;
    times += 1;
    const buttons = all('.picker .choice');
    const spaces = all('.place.selectable[data-can]');
    const others = all('.muster [data-can], .reroll, .pip[data-can], .hand [data-can]');
    const groups = [
      all('.choice.primary'),
      all('.place.target[data-can]:not(.picked)'),
      times % 2 ? spaces : buttons,
      times % 2 ? buttons : spaces,
      others,
    ];
    const found = groups.find((group) => group.length > 0);
    if (found) press(found[(times * 7) % found.length]);
  };
  const goOn = async () => {
    while (document.querySelector(what) === null) {
      turn();
      await new Promise((done) => setTimeout(done, 15));
    }
  };
  void goOn();
}"""


def plays_to_the_end(person: Person) -> None:
    person.page.evaluate(ALL_TURNS, ".result")
    person.waits(lambda: person.sees_the_end, "the match is over", WHOLE_MATCH)


def test_the_starter_match_is_one_click_from_the_lobby(somebody: Somebody) -> None:
    anna = somebody()
    anna.goes_to()
    tile = anna.page.locator(".tile", has_text="Imperial Assault")

    tile.locator(".primary").click()
    anna.page.locator(".board[data-game=skirmish]").wait_for()
    groups = anna.page.locator(".groups .card").all_inner_texts()

    assert any("Darth Vader" in it for it in groups)
    assert any("Luke Skywalker" in it for it in groups)


# Rows of symbols on a card that take more than a line, and cards that are longer than they show.
TOO_HIGH = """() => {
  const isHigh = (it) => it.offsetHeight > 1.6 * parseFloat(getComputedStyle(it).fontSize);
  const rows = [...document.querySelectorAll('dialog .card.full :is(.numbers b, .surges > span)')];
  const cards = [...document.querySelectorAll('dialog .card.full')];
  if (rows.length === 0) return ['there are none'];
  return [...rows.filter(isHigh), ...cards.filter((it) => it.scrollHeight > it.clientHeight)]
    .map((it) => it.className);
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_that_is_opened_during_a_match_shows_all_its_symbols(
    somebody: Somebody, size: tuple[int, int]
) -> None:
    anna = somebody(lang="ru", size=size)
    anna.opens_a_table("bot", game="skirmish", bot="random", **STARTER)
    card = anna.page.locator(".groups button.card").first

    card.click()
    anna.page.locator("dialog .card.full").wait_for()

    expect(anna.page.locator("dialog .pools")).to_be_visible()
    assert anna.page.evaluate(TOO_HIGH) == []
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog")).to_have_count(0)
    expect(card).to_be_focused()


# Each name in turn laid in the place of one in the list of groups: those that are not seen whole.
CUT_NAMES = """(names) => {
  const place = [...document.querySelectorAll('.groups .group')]
    .sort((one, other) => other.querySelectorAll('.pip').length
      - one.querySelectorAll('.pip').length)[0].querySelector('.name');
  const card = place.closest('.card');
  return names.filter((name) => {
    place.textContent = name;
    const isWide = [place, card].some((it) => it.scrollWidth > it.clientWidth + 1);
    return isWide || card.scrollHeight > card.clientHeight + 1;
  });
}"""


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_names_of_all_groups_are_seen_whole(somebody: Somebody, lang: str) -> None:
    anna = somebody(lang=lang).goes_to("/rules/skirmish")
    anna.page.locator(".cards li").first.wait_for()
    names = anna.page.locator(".cards li .card .name").all_inner_texts()
    anna.opens_a_table("bot", game="skirmish", bot="random", **STARTER)
    anna.page.locator(".groups .card").first.wait_for()

    cut = anna.page.evaluate(CUT_NAMES, names)

    assert len(names) > 40
    assert cut == []


# What of it is seen nowhere because it lies beyond the foot of the board.
BELOW = (
    "document.querySelector('.stage').scrollHeight - document.querySelector('.board').offsetHeight"
)

# How far the widest thing that a group can have on its card reaches beyond the card.
BEYOND = """() => {
  const mark = document.querySelector('.points svg');
  return Math.max(...[...document.querySelectorAll('.group .card:has(.number)')].map((card) => {
    const added = card.appendChild(mark.cloneNode(true));
    const beyond = card.getBoundingClientRect().left
      - card.querySelector('.glyph').getBoundingClientRect().left;
    added.remove();
    return beyond;
  }));
}"""


def plays_the_pack(anna: Person) -> None:
    """Eight groups and two more cards, one of which has a long name."""
    anna.opens_a_table(
        "bot", game="skirmish", bot="random", armies="chosen", mission="leave-no-evidence"
    )
    anna.page.locator(".list .take", has_text="The pack").click()
    anna.page.locator(".choice.primary").click()
    goes_on_to(anna, ".muster")
    anna.reads_the_news()


def test_on_a_phone_the_table_ends_with_its_dock_and_no_group_leaves_its_list(
    somebody: Somebody,
) -> None:
    anna = somebody(size=PHONE)
    plays_the_pack(anna)

    assert anna.page.evaluate(BELOW) == 0
    assert anna.page.evaluate(BEYOND) <= 0


def test_however_many_groups_there_are_the_map_stays_above_the_dock(somebody: Somebody) -> None:
    anna = somebody()
    plays_the_pack(anna)
    page = anna.page
    bottom = "it => it.getBoundingClientRect().bottom"
    players = page.locator(".players").evaluate(bottom)

    anna.waits(
        lambda: (
            page.locator(".map").first.evaluate(bottom)
            <= page.locator(".dock").evaluate("it => it.getBoundingClientRect().top")
        ),
        "the map is seen whole",
    )

    assert players > page.locator(".map").first.evaluate(bottom)


def test_whoever_sees_a_match_again_makes_no_army(somebody: Somebody) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot", game="skirmish", bot="random", armies="chosen")
    expect(anna.page.locator(".lists")).to_be_visible()

    anna.goes_to(f"{table.replace('match', 'replay')}?ply=0")

    expect(anna.page.locator(".coming")).to_be_visible()
    expect(anna.page.locator(".lists")).to_have_count(0)


def test_in_a_replay_with_all_hands_the_cards_of_the_other_are_named(somebody: Somebody) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot", game="skirmish", bot="random", rounds=2, **STARTER)
    plays_to_the_end(anna)
    anna.goes_to(table.replace("match", "replay"))
    page = anna.page
    page.get_by_role("button", name="To the next round").click()
    laid_open = page.locator(".pile button")
    expect(laid_open).to_have_count(0)

    page.get_by_role("button", name="All hands").click()

    expect(laid_open).to_have_count(3)
    for card in laid_open.all():
        expect(card).to_be_visible()


def test_the_starter_match_is_played_to_its_end_by_clicks(somebody: Somebody) -> None:
    anna = somebody(lang="ru")
    anna.opens_a_table("bot", game="skirmish", bot="random", rounds=2, **STARTER)
    plays_to_the_end(anna)

    anna.reads_the_news()
    anna.shot("skirmish-end")
    points = [int(it) for it in anna.page.locator(".points b").all_inner_texts()]

    assert len(points) == 2
    assert anna.page.locator(".pile").count() >= 2, "both decks are laid open"
    assert anna.page.locator(".result").is_visible()
    assert "skirmish-" not in anna.text(".stage")


def comes_to(anna: Person, what: str, **options: str | int) -> None:
    """Play against a bot until something is to be seen."""
    anna.opens_a_table("bot", game="skirmish", bot="random", **{**STARTER, **options})
    goes_on_to(anna, what)


def goes_on_to(anna: Person, what: str) -> None:
    anna.page.evaluate(ALL_TURNS, f"{what}, .result")
    anna.waits(lambda: anna.page.locator(what).count() > 0, f"they see {what}", WHOLE_MATCH)


def test_figures_are_placed_by_a_tap_on_one_and_on_a_space(somebody: Somebody) -> None:
    anna = somebody()
    comes_to(anna, ".muster")
    page = anna.page
    first = page.locator(".muster button").first.inner_text()

    page.locator(".muster button").first.click()
    page.locator(".place.selectable[data-can]").first.wait_for()
    space = page.locator(".place.selectable[data-can]").first
    name = space.get_attribute("data-id") or ""
    space.dispatch_event("click", {"detail": 0})

    page.locator(".muster").wait_for()
    anna.waits(lambda: first not in anna.text(".muster"), "that one waits no more")
    label = page.locator(f".place[data-id={name}]").get_attribute("aria-label") or ""
    assert re.search(r", you, \d+ of \d+ health", label)

    page.locator(".muster button").first.focus()
    page.keyboard.press("Enter")
    waits_for(page, "document.activeElement.matches('.place.selectable')")
    page.keyboard.press("Enter")
    waits_for(page, "document.activeElement.matches('[data-can]:not(.place)')")


def test_a_target_shows_its_odds_and_then_an_attack_is_shown_die_by_die(somebody: Somebody) -> None:
    anna = somebody()
    comes_to(anna, ".place.target[data-can]")
    page = anna.page
    target = page.locator(".place.target[data-can]").first

    label = target.get_attribute("aria-label") or ""
    target.dispatch_event("click", {"detail": 0})
    page.locator(".promise").wait_for()
    anna.shot("skirmish-odds")

    assert re.search(r"Hit: .*%, damage: .* on average, defeat: .*%", label)
    assert "%" in anna.text(".promise")
    # Two lines to the corners of the target, or one to a target that is adjacent.
    assert page.locator(".path.sight").count() in (1, 2)
    assert page.locator(".choice.primary").count() == 1

    goes_on_to(anna, ".attack .outcome")
    anna.shot("skirmish-attack")

    dice = page.locator(".attack .lying").evaluate_all(
        "all => all.map((it) => it.getAttribute('aria-label'))"
    )

    assert len(dice) >= 2
    assert all("(" in it for it in dice)
    page.locator(".attack header .icon-button").click()
    anna.waits(lambda: page.locator(".attack").count() == 0, "the scene is closed")


def test_a_move_is_previewed_with_its_way(somebody: Somebody) -> None:
    anna = somebody()
    comes_to(anna, ".place.selectable[data-kind=far]")
    page = anna.page
    far = page.locator(".place.selectable[data-kind=far]").first

    far.hover(force=True)

    anna.waits(lambda: page.locator(".path.way").count() == 1, "the way is drawn")
    assert "one more move action" in (far.get_attribute("aria-label") or "")


def test_a_command_card_is_read_before_it_is_played(somebody: Somebody) -> None:
    anna = somebody()
    comes_to(anna, ".hand .pick.can")
    page = anna.page
    card = page.locator(".hand .pick.can").first

    card.click()
    page.locator(".held").wait_for()

    assert page.locator(".choice.primary").count() == 1
    assert "skirmish-" not in anna.text(".held")
    page.keyboard.press("Escape")
    anna.waits(lambda: page.locator(".held").count() == 0, "it is put back")


def test_a_moment_is_not_asked_again_once_that_was_said(somebody: Somebody) -> None:
    anna = somebody()
    comes_to(anna, ".stop-asking")
    page = anna.page

    page.locator(".stop-asking").click()
    anna.from_the_menu("When you are asked")
    switches = page.locator("dialog [role=switch]")
    off = "all => all.filter((it) => !it.checked).length"

    anna.waits(lambda: switches.evaluate_all(off) == 1, "that moment is passed")
    anna.shot("skirmish-stops")
    page.locator("dialog").get_by_role("button", name="Ask always").click()
    anna.waits(lambda: switches.evaluate_all(off) == 0, "all moments are asked again")
    switches.first.focus()
    page.keyboard.press("Space")
    anna.waits(lambda: not switches.first.is_checked(), "the first one is passed")


@pytest.mark.parametrize(
    ("lang", "size", "look"),
    [("en", PHONE, "light"), ("ru", DESKTOP, "dark"), ("en", SIDEWAYS, "dark")],
    ids=["phone", "desktop", "sideways"],
)
def test_the_table_fits_and_axe_finds_no_serious_fault(
    somebody: Somebody, axe: str, lang: str, size: tuple[int, int], look: str
) -> None:
    anna = somebody(lang=lang, size=size, look=look)
    comes_to(anna, ".place.selectable[data-kind=far]")
    page = anna.page
    anna.shot(f"skirmish-{lang}-{look}-{size[0]}")
    found = faults(anna, axe)
    width = page.evaluate("[document.documentElement, document.querySelector('.stage')]"
                          ".map((it) => it.scrollWidth - it.clientWidth)")  # fmt: skip

    assert found == []
    assert width == [0, 0]
    assert page.locator(".picker .choice").first.is_visible()
    if lang == "en":
        assert not CYRILLIC.search(anna.text(".board"))
