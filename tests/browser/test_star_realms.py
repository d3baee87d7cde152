"""Star Realms in real browsers."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import (
    DESKTOP,
    PHONE,
    WHOLE_MATCH,
    Person,
    comes_to_rest,
    waits_for,
)
from tests.browser.test_reading import faults, violations

Somebody = Callable[..., Person]

SIDEWAYS = (740, 360)
CYRILLIC = re.compile("[а-яё]", re.I)


def begins_against(
    person: Person, bots: int, mode: str = "auto", bot: str = "random", **options: str | int
) -> None:
    person.begins_against(bots, game="star-realms", bot=bot, mode=mode, **options)
    person.waits(lambda: is_on_turn(person), "the turn begins")


def is_on_turn(person: Person) -> bool:
    return person.page.locator(".prompt.mine").count() > 0 and count(person, ".actions") > 0


def count(person: Person, what: str) -> int:
    return person.page.locator(what).count()


def turn_of(person: Person) -> int:
    """Its number, as it stands above the trade row."""
    return int(re.findall(r"\d+", person.text(".mode span"))[0])


def button(person: Person, name: str | re.Pattern[str]) -> Locator:
    return person.page.get_by_role("button", name=name)


# The next sensible click: an answer, all cards, an ability, the card with most combat, a base,
# the opponent, the end of the turn. Ready when the log has grown. One trip to the page a click.
STEP = """async () => {
  const all = (what) => [...document.querySelectorAll(what)];
  const sum = (it, sign) => [...it.querySelectorAll(`svg.${sign} text`)]
    .reduce((so, text) => so + Number(text.textContent), 0);
  const worth = (it) => 3 * sum(it.closest('.ware'), 'combat') + sum(it, 'trade');
  const best = all('.buy.can').sort((one, other) => worth(other) - worth(one));
  const hand = all('.held.can').length > 0 ? all('.actions .button') : [];
  const [found] = [
    ...all('.spend .primary'), ...all('.picker .choice'), ...hand,
    ...all('.own .deed.can:not(.cost)'), ...best, ...all('.rival .strikes .strike'),
    ...all('.rival .attack .strike'), ...all('.actions .end'),
  ];
  if (!found) return;
  const lines = () => Number(document.querySelector('.log').dataset.length);
  const before = lines();
  found.click();
  const end = Date.now() + 3000;
  const isBusy = () => lines() === before || all('.running button').length > 0;
  const isAsked = () => all('.warning, .result, .picker, dialog[open]').length > 0;
  while (Date.now() < end && isBusy() && !isAsked())
    await new Promise((done) => setTimeout(done, 15));
}"""


def plays(person: Person, until: Callable[[], bool]) -> None:
    end = time.monotonic() + WHOLE_MATCH
    while not until():
        assert time.monotonic() < end, person.text()[:600]
        person.reads_the_news()
        if count(person, ".actions, .picker, .spend"):
            person.page.evaluate(STEP)
        else:
            person.page.wait_for_timeout(40)


def sideways(person: Person) -> int:
    """By how much the page, or the table on it, is wider than the screen."""
    wide: int = person.page.evaluate(
        """() => {
          const stage = document.querySelector('.stage');
          const page = document.documentElement;
          return Math.max(page.scrollWidth - innerWidth, stage.scrollWidth - stage.clientWidth);
        }"""
    )
    return wide


def test_a_duel_is_played_to_its_end_and_seen_again(somebody: Somebody, axe: str) -> None:
    anna = somebody(lang="ru", size=DESKTOP)
    begins_against(anna, 1)
    anna.shot("star-realms-duel-ru")
    found = faults(anna, axe)
    assert "Ваш ход" in anna.text(".dock")
    assert count(anna, ".market .ware") == 6
    assert count(anna, ".rival") == 1

    plays(anna, until=lambda: anna.sees_the_end)
    anna.shot("star-realms-end-ru")
    found += faults(anna, axe)

    anna.page.locator(".result a").first.click()
    anna.page.locator(".controls").wait_for()
    anna.page.keyboard.press("End")
    anna.table.wait_for()
    anna.shot("star-realms-replay-ru")
    assert found == []
    assert count(anna, ".actions") == 0
    assert sideways(anna) <= 0


def test_a_team_of_two_heads_takes_its_turn_together(somebody: Somebody) -> None:
    anna = somebody(lang="en", look="dark").is_called("Anna")
    begins_against(anna, 3, mode="hydra")
    mate = anna.page.locator(".rival.mate")
    assert mate.count() == 1
    assert anna.page.locator(".rival .tag", has_text="opponent").count() == 2
    assert count(anna, ".mate .hand button") > 0, "a teammate's hand lies open"

    button(anna, re.compile("Play all")).click()
    expect(anna.page.locator(".self .pools svg.trade text")).not_to_have_text("0")
    over = button(anna, re.compile("^Over to"))
    name = mate.locator(".name").inner_text()
    expect(over).to_contain_text(name)
    over.click()
    anna.waits(lambda: f"You let {name} go on" in anna.log, "the turn is handed on")

    plays(anna, until=lambda: turn_of(anna) >= 5 or anna.sees_the_end)
    anna.shot("star-realms-hydra-en")
    assert not CYRILLIC.search(anna.text(".table")), CYRILLIC.findall(anna.text(".table"))


def test_two_heads_buy_a_card_together(somebody: Somebody) -> None:
    anna, boris = somebody().is_called("Anna"), somebody(size=PHONE, look="dark").is_called("Boris")
    join = boris.page.locator(".buy.join")
    while not join.count():  # the trade row may be too dear
        both_play_all(anna, boris)

    join.first.click()
    boris.page.locator(".spend .primary").click()
    expect(anna.page.locator(".prompt.mine")).to_contain_text("together")
    anna.shot("star-realms-together")
    anna.page.locator(".spend .primary").click()

    expect(anna.page.locator(".log")).to_contain_text("The team pays, and Boris gets")
    boris.waits(lambda: is_on_turn(boris), "the turn goes on")
    boris.shot("star-realms-together-phone")


def both_play_all(anna: Person, boris: Person) -> None:
    """A new match: the heads of a hydra have played their hands, and Boris goes on."""
    table = anna.opens_a_table("open", "bot", "bot", game="star-realms", bot="random", mode="hydra")
    boris.sits_down(table)
    anna.begins()
    for person in (anna, boris):
        person.waits(lambda: is_on_turn(person), "it is the team's turn")  # noqa: B023
        button(person, re.compile("Play all")).click()
        expect(person.page.locator(".held")).to_have_count(0)
        if person is anna:
            button(anna, re.compile("^Over to")).click()


def test_an_admiral_sends_a_card_to_a_teammate(somebody: Somebody) -> None:
    anna = somebody()
    begins_against(anna, 5, mode="emperor")
    ends_the_turn_by_key(anna)
    anna.waits(lambda: is_on_turn(anna), "it is her turn again")
    page = anna.page
    button(anna, re.compile("Play all")).click()
    expect(page.locator(".held")).to_have_count(0)

    button(anna, "Send a card (1 trade)").click()
    page.locator(".picker .choice").first.click()
    page.get_by_role("button", name=re.compile("^Send the .* to ")).first.click()

    expect(page.locator(".log")).to_contain_text(re.compile("You pay 1 trade .* send"))


def test_a_mode_says_how_many_can_play(somebody: Somebody) -> None:
    anna = somebody().goes_to("/new/star-realms")
    page = anna.page

    def possible() -> list[str]:
        found: list[str] = page.locator("[name=count]:not(:disabled)").evaluate_all(
            "all => all.map((it) => it.value)"
        )
        return found

    anna.waits(lambda: possible() == ["2", "3", "4", "5", "6"], "any number can play")
    anna.chooses("first", 3)
    anna.chooses("mode", "hydra")
    assert possible() == ["4", "6"]
    assert page.locator("[name=count]:checked").input_value() == "4"
    assert "Mode: hydra (4 or 6 players)" in anna.text("form")
    anna.chooses("mode", "duel")
    assert page.locator("[name=count]:checked").input_value() == "2"
    assert page.locator("[name=first]").input_value() == "random", "there is no third player"

    page.locator("form .go").click()
    anna.table.wait_for()
    assert count(anna, ".rival") == 1


def test_six_players_fit_on_a_phone(somebody: Somebody, axe: str) -> None:
    anna = somebody(lang="ru", size=PHONE, look="dark")
    begins_against(anna, 5, mode="raid")
    assert count(anna, ".rival") == 5
    assert "босс" in anna.text(".self")
    assert count(anna, ".rival .tag.role") == 5

    plays(anna, until=lambda: turn_of(anna) >= 2 and anna.is_asked)
    anna.shot("star-realms-phone-ru")

    assert sideways(anna) <= 0
    assert faults(anna, axe) == []


def test_the_keyboard_alone_suffices_and_the_end_of_a_turn_warns_once(somebody: Somebody) -> None:
    anna = somebody(lang="en")
    begins_against(anna, 1)
    page, hand = anna.page, anna.page.locator(".held")
    held = hand.count()

    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("play all cards of the hand")
    anna.reads_the_news()
    page.keyboard.press("e")
    expect(page.locator(".warning")).to_contain_text(f"{held} cards in hand")
    page.keyboard.press("Escape")
    expect(page.locator(".warning")).to_have_count(0)
    page.keyboard.press("1")
    expect(hand).to_have_count(held - 1)
    page.keyboard.press("u")
    expect(hand).to_have_count(held)
    page.keyboard.press("a")
    expect(hand).to_have_count(0)
    page.locator(".stage[aria-busy=false]").wait_for()
    page.keyboard.press("u")
    expect(hand).to_have_count(held)
    page.keyboard.press("a")
    expect(hand).to_have_count(0)
    if not count(anna, ".buy.can"):  # for one trade there may be nothing
        ends_the_turn_by_key(anna)
        anna.waits(lambda: is_on_turn(anna), "it is her turn again")
        page.keyboard.press("a")
        expect(hand).to_have_count(0)
    page.locator(".buy.can").first.focus()
    page.keyboard.press("Enter")
    anna.waits(lambda: "You buy" in anna.log, "the card is bought")
    page.keyboard.press("h")
    page.locator(".advice ol .primary").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)
    waits_for(page, HAS_FOCUS)

    ends_the_turn_by_key(anna)
    anna.waits(lambda: is_on_turn(anna), "it is her turn again")
    waits_for(page, HAS_FOCUS)


HAS_FOCUS = "document.activeElement.closest('.board') !== null"


def ends_the_turn_by_key(person: Person) -> None:
    turn = turn_of(person)
    person.page.locator(".stage[aria-busy=false]").wait_for()
    person.page.keyboard.press("e")
    if count(person, ".warning"):
        person.page.keyboard.press("e")
    person.waits(lambda: turn_of(person) > turn, "the turn is over")


def test_what_is_not_possible_says_why_and_every_pile_can_be_looked_through(
    somebody: Somebody,
) -> None:
    anna = somebody(lang="en")
    begins_against(anna, 2, mode="hunter")
    page = anna.page

    page.locator(".buy[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".toast").last).to_contain_text("costs")
    assert page.locator(".rival", has_text="your target").count() == 1
    assert page.locator(".rival", has_text="can attack you").count() == 1
    page.locator(".rival .piles").first.click()
    expect(page.locator("dialog")).to_contain_text("Discard pile")
    page.locator("dialog li button").first.click()
    expect(page.locator("dialog").last).to_contain_text("When played")
    anna.reads_the_news()

    page.locator(".market .face").first.click()
    expect(page.locator("dialog")).to_contain_text("Cost")
    anna.shot("star-realms-inspector-en")


def test_a_hint_is_shown_where_it_is_to_be_done(somebody: Somebody, axe: str) -> None:
    anna = somebody(lang="en")
    begins_against(anna, 1)

    anna.page.keyboard.press("h")

    anna.page.locator(".board .hinted").first.wait_for()
    anna.page.locator(".advice .why").wait_for()
    assert violations(anna.page, axe) == []


ADVISED = ".advice ol b"
DO_THAT = ".advice ol .primary"


def does_as_advised(person: Person) -> str:
    """What was advised."""
    person.page.locator(DO_THAT).wait_for()
    advised, lines = person.page.locator(ADVISED).first.inner_text(), person.lines
    person.page.locator(DO_THAT).click()
    if not advised.startswith("Attack"):  # which is told when it is known how much is spent
        person.waits(lambda: person.lines > lines, "it is done")
    return advised


def test_the_hint_goes_on_where_an_answer_leads_to_another(somebody: Somebody) -> None:
    anna = somebody(lang="en")
    begins_against(anna, 1)
    advised = ""
    while not advised.startswith("Attack"):
        anna.waits_to_be_asked()
        anna.page.keyboard.press("h")
        advised = does_as_advised(anna)

    expect(anna.page.locator(ADVISED).first).to_contain_text("Spend")
    does_as_advised(anna)
    expect(anna.page.locator(DO_THAT)).to_have_count(0)


def number(person: Person, what: str) -> int:
    """The first number in there."""
    text = person.page.locator(what).first.text_content() or ""
    return int(re.findall(r"\d+", text)[0])


def test_an_attack_says_what_it_deals_and_what_it_leaves(somebody: Somebody) -> None:
    anna = somebody()
    begins_against(anna, 1)
    strike = ".rival .attack .strike"
    plays(anna, until=lambda: count(anna, strike) > 0)
    had = number(anna, ".rival .authority .authority")
    dealt, left = number(anna, strike), number(anna, ".rival .authority .after")
    lines = anna.lines
    assert dealt > 0
    assert left == had - dealt

    anna.page.locator(strike).click()
    anna.waits(lambda: anna.lines > lines, "the attack is made")

    expect(anna.page.locator(".rival .authority .after")).to_have_count(0)
    assert number(anna, ".rival .authority .authority") == left
    assert f"for {dealt}: {left} authority left" in anna.log


# By how much a rival's bases begin to the right of the button that attacks their owner.
ROOM_FOR_ATTACKS = """[...document.querySelectorAll('.rival:has(.field li) .attack .strike')]
  .map((it) => it.closest('.rival').querySelector('.field').getBoundingClientRect().left
    - it.getBoundingClientRect().right)"""


def is_late(person: Person) -> bool:
    """Whether no attack is to be expected any more: ten turns of each of four players are over."""
    return person.sees_the_end or turn_of(person) > 40


def room_for_attacks(person: Person) -> list[float]:
    found: list[float] = person.page.evaluate(ROOM_FOR_ATTACKS)
    return found


# Bases of rivals whose words reach below their shields.
CUT_NAMES = """[...document.querySelectorAll('.rival .fielded .title')]
  .filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent)"""


def test_on_its_side_a_phone_shows_the_attack_before_the_bases(somebody: Somebody) -> None:
    """They may be more than there is room for, and who looks for the attack sees no end of them."""
    anna = somebody(size=SIDEWAYS)

    room: list[float] = []
    while not room:  # in another match, if need be
        begins_against(anna, 3, bot="greedy")
        plays(anna, until=lambda: bool(room_for_attacks(anna)) or is_late(anna))
        room = room_for_attacks(anna)

    assert all(it >= 0 for it in room)
    assert anna.page.evaluate(CUT_NAMES) == []


@pytest.mark.parametrize("bots", [3, 5])
def test_with_many_players_the_trade_row_and_one_s_own_cards_stay_in_sight(
    somebody: Somebody, bots: int
) -> None:
    anna = somebody(lang="ru")
    begins_against(anna, bots)
    plays(anna, until=lambda: count(anna, ".own [data-card]") > 0)
    comes_to_rest(anna.page)

    dock = anna.page.locator(".dock").bounding_box()
    price = anna.page.locator(".buy").first.bounding_box()
    card = anna.page.locator(".own [data-card]").first.bounding_box()
    assert dock is not None and price is not None and card is not None
    assert price["y"] + price["height"] <= card["y"]
    assert card["y"] + card["height"] <= dock["y"]
