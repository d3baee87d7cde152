"""Being called, coming back, finding people: two people, each with a browser of their own."""

from __future__ import annotations

import json
import re
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AXE, Server
from tests.browser.people import PHONE, Person, switches
from tests.browser.test_people import PASSWORD, Somebody, signs
from tests.browser.test_reading import violations

SIZES = {"desktop": (1366, 850), "phone": PHONE}


def is_accessible(person: Person, what: str) -> None:
    """No violation of WCAG that axe-core can find."""
    found = violations(person.page, AXE.read_text())
    told = [(it["id"], [node["html"][:120] for node in it["nodes"]]) for it in found]
    assert not told, f"{what}: {json.dumps(told, ensure_ascii=False, indent=1)}"


def rows(person: Person) -> Any:
    return person.page.locator(".rows.mine .row")


def resigns(person: Person) -> None:
    person.from_the_menu("Resign")
    person.page.locator("dialog .danger").click()


# The hall.


def test_a_table_appears_before_the_eyes_of_the_hall_and_goes(somebody: Somebody) -> None:
    anna, boris = somebody(), somebody(lang="ru").goes_to()
    name = f"Anna {uuid4().hex[:6]}"
    anna.is_called(name)

    table = anna.opens_a_table("open", goal=3)
    row = boris.page.locator(".columns .row", has_text=name)
    expect(row).to_be_visible()
    expect(row).to_contain_text("Без часов")
    expect(row).to_contain_text("дружеская")
    expect(row).to_contain_text("3")
    boris.shot("hall-ru")
    boris.goes_to(table)
    expect(boris.page.locator(".waiting .facts")).to_have_text(
        "Жетонов для победы: 3 · Без часов · дружеская"
    )
    boris.shot("waiting-ru")
    is_accessible(boris, "a table that waits")
    boris.goes_to()
    row.wait_for()

    anna.page.locator(".waiting .actions .quiet").click()
    expect(row).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "told"), [("infiltration", "Tokens to win: 7"), ("star-realms", "duel")]
)
def test_a_table_says_what_goes_by_the_number_of_its_players(
    somebody: Somebody, game: str, told: str
) -> None:
    anna, boris = somebody(), somebody().goes_to()
    name = f"Anna {uuid4().hex[:6]}"
    anna.is_called(name)

    seats = [{"kind": "me"}, {"kind": "open"}]
    anna.page.request.post(f"{anna.address}/api/matches", data={"game": game, "seats": seats})

    row = boris.page.locator(".columns .row", has_text=name)
    expect(row.locator("small").first).to_have_text(f"{told} · No clock · casual")


def test_people_are_a_key_away_at_the_top_of_the_hall(somebody: Somebody) -> None:
    anna = somebody(size=PHONE).goes_to()
    link = anna.page.locator(".hero nav").get_by_role("link", name="Quick match")
    link.press("Enter")
    expect(anna.page.locator("#quick-title")).to_be_in_viewport()

    anna.page.keyboard.press("Tab")
    expect(anna.page.locator(".quick .chip input").first).to_be_focused()


def test_whoever_left_the_tab_learns_that_it_is_their_turn(somebody: Somebody) -> None:
    anna, boris = somebody().is_called("Anna"), somebody().is_called("Boris")
    table = anna.opens_a_table("open", goal=7)
    boris.sits_down(table)
    anna.begins()
    boris.table.wait_for()
    boris.goes_to()
    expect(rows(boris).first).to_contain_text("Anna to move")

    anna.plays_until_another_is_asked()

    expect(boris.page).to_have_title("(1) Pentarch · five board games of empires")
    expect(boris.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-due.svg")
    expect(rows(boris).first).to_contain_text("Your turn")
    boris.is_told("it is your turn", "good")
    boris.shot("hall-due")
    is_accessible(boris, "the hall")
    rows(boris).first.locator(".button").click()
    boris.table.wait_for()
    boris.waits_to_be_asked("it is their turn")


def test_a_hidden_tab_is_heard_with_its_volume_and_not_when_sound_is_off(
    somebody: Somebody,
) -> None:
    anna = somebody()
    anna.context.add_init_script(
        "window.notes = []; const old = AudioParam.prototype.linearRampToValueAtTime;"
        " AudioParam.prototype.linearRampToValueAtTime = function (value, at) {"
        " window.notes.push(value); return old.call(this, value, at) }"
    )
    page = anna.goes_to().page
    page.locator("header").get_by_role("button", name="Settings").click()
    volume = page.get_by_role("slider", name="Volume")

    def heard_at(percent: int) -> float:
        page.evaluate("window.notes.length = 0")

        def is_heard() -> bool:
            volume.fill(str(percent))
            return bool(page.evaluate("window.notes.length > 0"))

        anna.waits(is_heard, "the slider sounds")
        loudest: float = page.evaluate("Math.max(...window.notes)")
        return loudest

    assert 0 < heard_at(20) < heard_at(100)
    page.get_by_role("switch", name="Sound").press("Space")
    expect(volume).to_have_count(0)


# Playing again.


def test_playing_again_is_one_click_of_each_and_the_talk_goes_along(somebody: Somebody) -> None:
    anna, boris = somebody().is_called("Anna"), somebody().is_called("Boris")
    table = anna.opens_a_table("open", goal=7)
    boris.sits_down(table)
    anna.begins()
    boris.table.wait_for()
    boris.page.keyboard.press("t")
    boris.page.locator("#chat-text").fill("well played")
    boris.page.keyboard.press("Enter")
    resigns(anna)
    expect(anna.page.locator(".result")).to_be_visible()

    anna.reads_the_news()
    anna.page.locator(".result .primary").click()
    anna.page.wait_for_url(lambda it: table not in it)
    expect(anna.page.locator(".waiting")).to_contain_text("kept for Boris")
    anna.shot("rematch-waiting")
    boris.reads_the_news()
    expect(boris.page.locator(".result .primary")).to_have_text("Play again: they are waiting")
    boris.page.locator(".result .primary").click()

    anna.table.wait_for()
    boris.table.wait_for()
    boris.page.keyboard.press("t")
    expect(boris.page.locator(".chat .past")).to_contain_text("well played")


def test_the_talk_is_accessible_on_a_phone(somebody: Somebody) -> None:
    anna = somebody(size=PHONE).begins_against(1)
    anna.page.keyboard.press("t")
    anna.page.locator("#chat-text").wait_for()
    is_accessible(anna, "the talk")


# A quick match.


@pytest.mark.parametrize("size", SIZES)
def test_two_who_look_for_the_same_are_seated_together_by_keyboard(
    somebody: Somebody, size: str
) -> None:
    anna = somebody(size=SIZES[size]).goes_to()
    boris = somebody(lang="ru", size=SIZES[size]).goes_to()
    for person in (anna, boris):
        quick = person.page.locator(".quick")
        quick.locator(".chip input").first.focus()
        person.page.keyboard.press("Space")
        bots = quick.get_by_role("switch").first
        bots.focus()
        person.page.keyboard.press("Space")
        go = quick.locator(".button.primary")
        go.focus()
        person.shot(f"quick-{size}-{'en' if person is anna else 'ru'}")
        person.page.keyboard.press("Enter")

    for person in (anna, boris):
        person.table.wait_for()
    assert anna.page.url == boris.page.url


def test_nobody_is_seated_with_who_has_closed_the_page(somebody: Somebody) -> None:
    anna, boris = somebody(), somebody()
    for person in (anna, boris):
        quick = person.goes_to().page.locator(".quick")
        switches(quick.locator(".chip input").nth(1))
        switches(quick.get_by_role("switch").first, on=False)
        with person.page.expect_response("**/api/quick"):
            quick.locator(".button.primary").click()
        expect(quick.locator(".looking")).to_be_visible()
        if person is anna:
            anna.page.close(run_before_unload=True)
            anna.page = anna.new_tab()
            anna.goes_to()

    boris.page.wait_for_timeout(3000)
    expect(boris.page.locator(".looking")).to_be_visible()


def test_the_bots_sit_down_after_so_many_seconds_however_long_one_has_read(
    somebody: Somebody,
) -> None:
    anna = somebody()
    anna.page.clock.install()
    quick = anna.goes_to().page.locator(".quick")
    switches(quick.locator(".chip input").nth(2))  # for which nobody else has looked
    anna.page.clock.pause_at(anna.page.evaluate("Date.now()") / 1000 + 60)

    quick.locator(".button.primary").click()

    expect(quick.locator(".looking + .help")).to_have_text(
        re.compile(r"waited for 0 s\. Bots sit down in 20 s")
    )


# An invitation.


def test_an_invitation_has_a_code_for_cameras_and_a_preview_for_links(
    somebody: Somebody, server: Server
) -> None:
    anna = somebody()
    table = anna.opens_a_table("open", "open")
    anna.page.get_by_role("button", name="QR code").click()
    expect(anna.page.get_by_role("img", name="The address of this table")).to_be_visible()
    anna.shot("qr")
    is_accessible(anna, "an invitation")

    page = anna.page.request.get(server.address + table, headers={"Accept-Language": "ru"}).text()
    assert 'property="og:title" content="Звёздные войны: Тайное вторжение"' in page
    assert "2 свободных места" in page
    assert f'<meta property="og:url" content="{server.address}{table}" />' in page


def test_the_app_can_be_installed_and_says_so_when_there_is_no_connection(
    somebody: Somebody,
) -> None:
    anna = somebody().goes_to()
    page = anna.page
    manifest = page.request.get(f"{anna.address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert page.request.get(anna.address + icon["src"]).ok
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    anna.context.set_offline(True)
    page.goto(anna.address + "/")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("heading", name="Нет связи")).to_be_visible()
    anna.shot("offline")
    kept = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((it) => caches.open(it)"
        ".then((shelf) => shelf.keys())))).then((all) => all.flat().map((it) => it.url))"
    )
    assert kept and not any("/api/" in it for it in kept)

    anna.context.set_offline(False)
    page.goto(anna.address + "/")
    page.locator(".tiles").wait_for()


# People.


@pytest.mark.parametrize(("lang", "size"), [("en", "desktop"), ("ru", "phone")])
def test_a_rated_match_shows_on_profile_and_leaderboard(
    somebody: Somebody, size: str, lang: str
) -> None:
    names = [f"Anna {uuid4().hex[:6]}", f"Boris {uuid4().hex[:6]}"]
    anna, boris = somebody().goes_to(), somebody().goes_to()
    for person, name in zip((anna, boris), names, strict=True):
        signs(person.page, "Sign up", name)
        expect(person.page.locator("header .me")).to_have_text(name)
    played(anna, boris)

    reader = somebody(lang=lang, size=SIZES[size])
    reader.goes_to("/leaders/infiltration")
    reader.page.get_by_role("link", name=names[1]).wait_for()
    reader.shot(f"leaders-{size}-{lang}")
    is_accessible(reader, "the leaderboard")
    reader.page.get_by_role("link", name=names[1]).focus()
    reader.page.keyboard.press("Enter")
    reader.page.get_by_role("heading", name=names[1]).wait_for()
    reader.page.locator(".rating svg").wait_for()
    reader.shot(f"profile-{size}-{lang}")
    is_accessible(reader, "a profile")


def played(loser: Person, winner: Person) -> None:
    """A rated match that one gives up, over the API: how it is played is told elsewhere."""
    table = winner.page.request.post(
        f"{winner.address}/api/matches",
        data={
            "game": "infiltration",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "casual": False,
        },
    ).json()["match"]["id"]
    loser.page.request.post(f"{loser.address}/api/matches/{table}/join", data={})
    winner.page.request.post(f"{winner.address}/api/matches/{table}/start", data={})
    loser.goes_to(f"/match/{table}")
    loser.table.wait_for()
    resigns(loser)
    expect(loser.page.locator(".result")).to_be_visible()


def test_friends_are_challenged_and_others_muted_and_blocked(somebody: Somebody) -> None:
    anna, boris = somebody().is_called("Anna"), somebody().is_called("Boris")
    me = boris.page.request.get(f"{boris.address}/api/me").json()["id"]
    boris.goes_to()
    anna.goes_to(f"/person/{me}")
    anna.page.get_by_role("button", name="Add as a friend").click()
    expect(anna.page.get_by_role("button", name="Friend ✓")).to_be_visible()

    anna.page.get_by_text("Challenge").press("Enter")
    infiltration = anna.page.get_by_role("link", name="Infiltration")
    expect(infiltration).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(infiltration).to_be_hidden()
    anna.page.keyboard.press("Enter")
    infiltration.press("Enter")
    switches(anna.page.locator("input[name=count][value='2']"))
    expect(anna.page.locator("fieldset li select").nth(1)).to_have_value(me)
    anna.shot("challenge")
    anna.page.locator("form .go").click()
    expect(anna.page.locator(".waiting")).to_contain_text("kept for Boris")

    expect(rows(boris).first).to_contain_text("kept for you")
    boris.is_told("invited", "good")
    rows(boris).first.locator(".button").click()
    boris.page.locator(".waiting .tag").wait_for()

    anna.goes_to(f"/person/{me}")
    anna.page.get_by_role("button", name="Mute", exact=True).click()
    expect(anna.page.get_by_role("button", name="Muted ✓")).to_be_visible()
    anna.page.get_by_role("button", name="Block", exact=True).click()
    expect(anna.page.get_by_role("button", name="Blocked ✓")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Add as a friend")).to_be_visible()


def test_a_lost_password_is_replaced_by_a_code(somebody: Somebody) -> None:
    name = f"Anna {uuid4().hex[:6]}"
    anna, cafe = somebody().goes_to(), somebody().goes_to()
    signs(anna.page, "Sign up", name)
    anna.page.locator("header .me").click()
    anna.page.get_by_text("Password and recovery").click()
    anna.page.get_by_label("Current password").fill(PASSWORD)
    anna.page.get_by_role("button", name="Make recovery codes").click()
    code = anna.page.locator(".codes code").first.inner_text()
    anna.shot("codes")

    recovers(cafe.page, name, code, "another password")

    expect(cafe.page.locator("header .me")).to_have_text(name)
    anna.page.reload()
    expect(anna.page.locator("header .me")).to_contain_text("Guest")


def recovers(page: Page, name: str, code: str, password: str) -> None:
    page.locator("header .me").click()
    switches(page.get_by_role("radio", name="Sign in"))
    page.get_by_role("button", name="I have lost my password").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Recovery code").fill(code)
    page.get_by_label("New password").fill(password)
    page.locator("dialog form .primary").click()


# A missed turn.


def test_a_bot_plays_a_missed_turn_and_after_two_one_click_is_enough_to_be_back(
    somebody: Somebody,
) -> None:
    anna, boris = somebody().is_called("Anna"), somebody().is_called("Boris")
    table = anna.page.request.post(
        f"{anna.address}/api/matches",
        data={
            "game": "infiltration",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "options": {"first": "1", "goal": 7},
            "clock": {"kind": "move", "seconds": 15},
        },
    ).json()["match"]["id"]
    boris.sits_down(f"/match/{table}")
    anna.goes_to(f"/match/{table}").begins()
    boris.table.wait_for()

    anna.is_told("a bot will play this turn for you", "bad")
    expect(boris.page.locator(".seat-note", has_text="has missed a turn")).to_be_visible()
    boris.shot("missed")
    expect(boris.page.locator(".seat-note", has_text="away")).to_have_count(0)

    back = anna.page.get_by_role("button", name="Take your seat back")

    def is_away() -> bool:
        boris.reads_the_news()
        if boris.is_asked:
            boris.takes_a_turn()
        return back.is_visible()

    boris.waits(is_away, "Anna has missed two turns")
    anna.shot("away")
    back.click()

    expect(back).to_have_count(0)
    expect(boris.page.locator(".seat-note", has_text="away")).to_have_count(0)
