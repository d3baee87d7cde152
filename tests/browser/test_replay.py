"""Looking back: step, jump, other eyes, a link to a moment, and another course of events."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PHONE, WHOLE_MATCH, Person, play_to_the_end, switches
from tests.browser.test_legends import comes_to_the_first_card
from tests.browser.test_reading import faults
from tests.browser.test_skirmish import SIDEWAYS

Somebody = Callable[..., Person]


def test_a_finished_match_is_stepped_through_with_all_eyes_and_forked(somebody: Somebody) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot", goal=3)
    play_to_the_end(anna)
    anna.reads_the_news()
    page = anna.page
    page.locator(".result a", has_text="Replay").click()
    page.locator(".controls").wait_for()

    move = page.locator(".slide")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(move).to_contain_text("Move 2 of")
    mine = anna.hand
    for eyes in ("1", "0"):
        page.locator(".eyes select").select_option(eyes)
        name = page.locator(f".eyes option[value='{eyes}']").inner_text()
        expect(page.locator(".mine .who")).to_contain_text(name)
        expect(move).to_contain_text("Move 2 of")
        assert anna.hand != []
    assert anna.hand == mine
    anna.shot("replay")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    expect(move).to_contain_text("Move 0 of")

    page.locator(".controls .play").click()
    expect(move).to_contain_text(re.compile("Move [1-9]"))  # it plays by itself
    page.locator(".controls .play").click()

    for hidden in ("redealt", "same"):
        anna.goes_to(f"{table.replace('match', 'replay')}?ply=1")
        page.locator(".controls .primary").click()
        switches(page.locator(f"dialog input[value={hidden}]"))
        page.locator("dialog .primary").click()
        page.wait_for_url("**/match/*")
        assert page.url.removeprefix(anna.address) != table
        anna.table.wait_for()
        anna.waits_for_the_next_turn(-1)
        anna.takes_a_turn()


def test_a_link_leads_to_the_moment_that_was_shared(somebody: Somebody) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot", goal=3)
    play_to_the_end(anna)

    vera = somebody().goes_to(f"{table.replace('match', 'replay')}?ply=3&seat=1")
    vera.page.locator(".controls").wait_for()

    expect(vera.page.locator(".slide")).to_contain_text("Move 3 of")
    expect(vera.page.locator(".eyes select")).to_have_value("1")


def test_while_it_is_played_only_one_s_own_eyes_are_open(somebody: Somebody) -> None:
    anna = somebody().begins_against(1)

    anna.goes_to(anna.page.url.removeprefix(anna.address).replace("match", "replay"))
    anna.page.locator(".controls").wait_for()

    assert anna.page.locator(".eyes option").count() == 1
    assert anna.page.locator(".controls .primary").count() == 0


def test_a_finished_match_is_analysed_and_every_decision_found_again(
    somebody: Somebody, axe: str
) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot", goal=3)
    play_to_the_end(anna)
    page = anna.page
    move, analysis = page.locator(".controls .slide"), page.locator(".analysis")

    anna.goes_to(f"{table.replace('match', 'replay')}?analyse")
    analysis.wait_for()
    page.locator(".analysis progress").wait_for(state="detached", timeout=WHOLE_MATCH * 1000)
    assert page.locator(".analysis path.line").count() == 2
    page.locator(".analysis input[type=range]").focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(move).not_to_contain_text("Move 0 of")
    assert faults(anna, axe) == []
    anna.shot("analysis")

    costly = page.locator(".analysis .decision")
    if costly.count() == 0:
        expect(analysis).to_contain_text("No decision cost much")
    else:
        expect(costly.first).to_contain_text("Better")
        costly.first.focus()
        page.keyboard.press("Enter")
        expect(costly.first).to_have_attribute("aria-current", "step")

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator("dialog[open] .analysis").wait_for()  # where there is no room it is a sheet
    assert faults(anna, axe) == []
    page.keyboard.press("Escape")
    page.locator(".strip").wait_for()
    anna.shot("analysis-phone")
    assert faults(anna, axe) == []


def open_cards(person: Person) -> int:
    return person.page.locator("[data-zone^='hand-'] [data-card]").count()


def test_when_a_match_is_over_all_hands_can_be_opened(somebody: Somebody) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot", "bot", goal=1)
    play_to_the_end(anna)
    anna.goes_to(f"{table.replace('match', 'replay')}?ply=0")
    page = anna.page
    page.locator(".controls").wait_for()
    own = open_cards(anna)

    page.get_by_role("button", name="All hands").click()

    anna.waits(lambda: open_cards(anna) == own + 2, "the cards of both others are seen")


def beside_the_cards(person: Person) -> str:
    """What the page says of the match; what is printed on a card calls whoever plays it you."""
    said: str = person.page.locator(".replay").evaluate(
        """page => {
          const copy = page.cloneNode(true);
          for (const card of copy.querySelectorAll('.held, [data-card]')) card.remove();
          return copy.textContent;
        }"""
    )
    return said


def test_whoever_did_not_play_is_not_called_you(somebody: Somebody) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot", goal=1)
    play_to_the_end(anna)
    replay = table.replace("match", "replay")

    for eyes in ("?ply=2", "?ply=2&seat=0"):
        vera = somebody().goes_to(f"{replay}{eyes}")
        vera.page.locator(".controls").wait_for()

        said = beside_the_cards(vera)
        assert not re.search(r"\b[Yy]our?\b", said), said


def test_a_link_without_eyes_shows_a_stranger_all_hands(somebody: Somebody) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot", goal=1)
    play_to_the_end(anna)

    vera = somebody().goes_to(f"{table.replace('match', 'replay')}?ply=0")
    vera.page.locator(".controls").wait_for()

    expect(vera.page.locator(".eyes select")).to_have_value("spectator")
    vera.waits(lambda: open_cards(vera) == 3, "both hands and the card that was drawn")


def test_rounds_are_reached_by_buttons_and_by_keys(somebody: Somebody) -> None:
    anna = somebody(size=PHONE)
    table = anna.opens_a_table("bot", goal=3)
    play_to_the_end(anna)
    anna.goes_to(table.replace("match", "replay"))
    page = anna.page
    page.locator("footer.controls").wait_for()
    shown = page.locator(".round strong")

    page.get_by_role("button", name="To the next round").click()
    expect(shown).to_contain_text("Round 2")
    page.keyboard.press("PageDown")
    expect(shown).to_contain_text("Round 3")
    page.get_by_role("button", name="To the start of this round, or the one before").click()

    expect(shown).to_contain_text("Round 2")


def test_on_a_phone_on_its_side_the_question_stands_above_the_controls(
    somebody: Somebody,
) -> None:
    anna = somebody(size=SIDEWAYS)
    table = anna.opens_a_table("bot", goal=1)
    play_to_the_end(anna)
    anna.goes_to(f"{table.replace('match', 'replay')}?ply=2")
    question = anna.page.locator(".dock .prompt").bounding_box()
    controls = anna.page.locator("footer.controls").bounding_box()

    assert question is not None and controls is not None
    assert question["y"] + question["height"] <= controls["y"] + 1


def test_a_replay_keeps_no_room_for_buying(somebody: Somebody) -> None:
    anna = somebody(size=PHONE).begins_against(1, game="star-realms", bot="random")
    assert anna.page.locator(".market .sale").count() > 0

    table = anna.page.url.removeprefix(anna.address)
    anna.goes_to(f"{table.replace('match', 'replay')}?ply=0")
    anna.page.locator(".market .ware").first.wait_for()
    assert anna.page.locator(".market .sale").count() == 0


def test_a_short_line_of_a_replay_stands_by_the_question_and_not_on_the_cards(
    somebody: Somebody,
) -> None:
    anna = somebody()
    table = anna.opens_a_table("bot", "bot", game="legends", bot="random")
    comes_to_the_first_card(anna)
    anna.goes_to(f"{table.replace('match', 'replay')}?ply=1")
    line = anna.page.locator(".told").bounding_box()
    question = anna.page.locator(".dock .prompt").bounding_box()

    assert line is not None and question is not None
    assert question["y"] - (line["y"] + line["height"]) < 16
