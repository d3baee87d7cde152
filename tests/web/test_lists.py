"""Lists of cards: checked by the rules, kept with whoever made them, read and written as text."""

from __future__ import annotations

from typing import Any

import pytest

from pentarch.games.skirmish.rosters import READY
from pentarch.storage.saved_lists import MOST_LISTS
from tests.web.live import Browser, LiveServer

PASSWORD = "correct horse"
LISTS = "/api/lists/skirmish"
STARTER = READY["starter-imperial"]
HALF = {"darth-vader": 1, "deadeye": 1}


def keys(reasons: list[dict[str, Any]]) -> list[str]:
    return [it["message"]["key"].removeprefix("skirmish-roster-") for it in reasons]


def names(browser: Browser) -> list[str]:
    return [it["name"] for it in browser.get(LISTS)["own"]]


# The rules.


def test_ready_lists_are_there_for_everybody_and_make_nobody_a_guest(stranger: Browser) -> None:
    found = stranger.get(LISTS)

    assert [it["id"] for it in found["ready"]] == [*READY]
    assert all(it["reasons"] == [] and len(it["actions"]) == 1 for it in found["ready"])
    assert found["own"] == []
    assert len(stranger.http.cookies.jar) == 0


def test_a_list_is_checked_with_every_reason_in_the_readers_language(
    anna: Browser, boris: Browser
) -> None:
    hers = anna.post(f"{LISTS}/check", {"cards": HALF}, 200)
    his = boris.post(f"{LISTS}/check", {"cards": {**HALF, "gideon-argus": 1}}, 200)

    assert keys(hers["reasons"]) == ["deck-too-small"]
    assert hers["actions"] == []
    assert hers["reasons"][0]["text"] == "The command deck has 1 card; it must have exactly 15."
    assert keys(his["reasons"]) == ["wrong-affiliation", "deck-too-small"]
    assert "ровно 15" in his["reasons"][1]["text"]
    assert hers["totals"]["affiliation"] == "imperial"
    assert hers["refused"]["darth-vader"]["message"]["key"] == "skirmish-roster-enough-copies"
    assert "stormtrooper" not in hers["refused"]


def test_a_list_that_is_done_comes_with_the_answers_that_make_it(anna: Browser) -> None:
    ready = anna.post(f"{LISTS}/check", {"cards": STARTER}, 200)
    changed = {**STARTER, "imperial-officer": 1}
    built = anna.post(f"{LISTS}/check", {"cards": changed}, 200)

    assert len(ready["actions"]) == 1
    assert built["reasons"] == []
    assert len(built["actions"]) == sum(changed.values()) + 1


def test_what_is_written_reads_back(anna: Browser) -> None:
    text = anna.post(f"{LISTS}/check", {"name": "Fist", "cards": STARTER}, 200)["text"]

    found = anna.post(f"{LISTS}/read", {"text": text}, 200)

    assert (found["name"], found["cards"], found["slips"]) == ("Fist", STARTER, [])


def test_a_text_with_slips_says_line_and_reason(anna: Browser) -> None:
    found = anna.post(f"{LISTS}/read", {"text": "darth-vader\n\nqqqq\n500 nexu"}, 200)

    assert found["cards"] == {"darth-vader": 1}
    assert [it["line"] for it in found["slips"]] == [3, 4]
    assert all(it["text"] for it in found["slips"])


# Keeping.


def test_a_guest_keeps_renames_changes_and_deletes_lists(anna: Browser) -> None:
    made = anna.post(LISTS, {"name": "  Half   done ", "cards": HALF}, 201)

    assert (made["name"], made["cards"]) == ("Half done", HALF)
    assert keys(made["reasons"]) == ["deck-too-small"]
    renamed = anna.patch(f"{LISTS}/{made['id']}", {"name": "Fist"})
    assert (renamed["name"], renamed["cards"]) == ("Fist", HALF)
    changed = anna.patch(f"{LISTS}/{made['id']}", {"cards": STARTER})
    assert (changed["name"], changed["cards"], changed["reasons"]) == ("Fist", STARTER, [])
    assert names(anna) == ["Fist"]
    anna.delete(f"{LISTS}/{made['id']}")
    assert names(anna) == []
    anna.delete(f"{LISTS}/{made['id']}", 404)


def test_lists_stay_with_the_account_and_a_guest_brings_them_along(
    server: LiveServer, anna: Browser
) -> None:
    anna.post(LISTS, {"name": "At home", "cards": HALF})
    anna.post("/api/account", {"name": "Anna Lists", "password": PASSWORD})
    with Browser(server.url) as cafe:
        cafe.post(LISTS, {"name": "On the way", "cards": STARTER})
        cafe.post("/api/session", {"name": "Anna Lists", "password": PASSWORD})

        assert names(cafe) == ["At home", "On the way"]
    assert names(anna) == ["At home", "On the way"]


def test_lists_are_in_the_export_and_go_with_the_account(anna: Browser) -> None:
    anna.post(LISTS, {"name": "Mine", "cards": HALF})

    (told,) = anna.get("/api/me/export")["lists"]

    assert (told["game"], told["name"], told["cards"]) == ("skirmish", "Mine", HALF)
    cookies = dict(anna.http.cookies)
    anna.delete("/api/account")
    anna.http.cookies.update(cookies)
    assert anna.get(LISTS)["own"] == []


# Whose is what, and garbage.


def test_nobody_sees_or_touches_the_lists_of_another(
    anna: Browser, boris: Browser, stranger: Browser
) -> None:
    id = anna.post(LISTS, {"name": "Hers", "cards": HALF})["id"]

    for intruder in (boris, stranger):
        assert intruder.get(LISTS)["own"] == []
        refused = intruder.patch(f"{LISTS}/{id}", {"name": "Stolen"}, 404)
        assert refused["message"]["key"] == "web-refusal-no-list"
        intruder.delete(f"{LISTS}/{id}", 404)
    assert names(anna) == ["Hers"]


def test_a_program_with_a_token_reads_lists_but_changes_none(
    server: LiveServer, anna: Browser
) -> None:
    made = anna.post(LISTS, {"name": "Hers", "cards": HALF})
    token = anna.post("/api/tokens", {"name": "bot", "scopes": ["play"]})["token"]
    with Browser(server.url, token=token) as program:
        assert names(program) == ["Hers"]
        program.post(f"{LISTS}/check", {"cards": HALF}, 200)
        for refused in (
            program.post(LISTS, {"name": "Its", "cards": HALF}, 403),
            program.patch(f"{LISTS}/{made['id']}", {"name": "Its"}, 403),
        ):
            assert refused["message"]["key"] == "web-refusal-token-account"
        program.delete(f"{LISTS}/{made['id']}", 403)
    assert names(anna) == ["Hers"]


def test_a_page_of_another_site_saves_nothing(anna: Browser) -> None:
    foreign = {"Origin": "https://evil.example"}

    answer = anna.http.post(LISTS, json={"name": "Evil", "cards": {}}, headers=foreign)

    assert answer.status_code == 403
    assert names(anna) == []


def test_other_games_have_no_lists(anna: Browser) -> None:
    for game in ("legends", "nothing", "%00"):
        anna.get(f"/api/lists/{game}", 404)
        anna.post(f"/api/lists/{game}", {"name": "No", "cards": {}}, 404)
        anna.post(f"/api/lists/{game}/check", {"cards": {}}, 404)


@pytest.mark.parametrize(
    "cards",
    [
        {"no-such-card": 1},
        {"imperial-officer-faq": 1},
        {"nexu": 0},
        {"nexu": -1},
        {"nexu": 41},
        {"nexu": 1.5},
        {"nexu": "two"},
        {"nexu": None},
        {"x" * 61: 1},
        {f"card-{number}": 1 for number in range(101)},
        ["nexu"],
        "nexu",
        None,
    ],
)
def test_cards_that_are_none_are_refused(anna: Browser, cards: object) -> None:
    for path in (LISTS, f"{LISTS}/check"):
        anna.post(path, {"name": "Garbage", "cards": cards}, 400)
    assert names(anna) == []


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "x" * 300, "a\u202eb", "zero\x00", None, 7])
def test_a_name_that_cannot_be_shown_is_refused(anna: Browser, name: object) -> None:
    anna.post(LISTS, {"name": name, "cards": HALF}, 400)
    assert names(anna) == []


def test_markup_in_a_name_is_text(anna: Browser) -> None:
    made = anna.post(LISTS, {"name": "<b>bold</b>", "cards": HALF})

    assert made["name"] == "<b>bold</b>"


def test_a_text_is_bounded(anna: Browser) -> None:
    anna.post(f"{LISTS}/read", {"text": "x" * 10_001}, 400)
    found = anna.post(f"{LISTS}/read", {"text": "(" * 10_000}, 200)

    assert found["cards"] == {}
    assert len(found["slips"]) == 1


def test_nobody_keeps_lists_without_end(anna: Browser) -> None:
    for number in range(MOST_LISTS):
        anna.post(LISTS, {"name": f"List {number}", "cards": {}})

    refused = anna.post(LISTS, {"name": "One more", "cards": {}}, 400)

    assert refused["message"]["key"] == "match-refusal-lists"
    assert len(anna.get(LISTS)["own"]) == MOST_LISTS == anna.get(LISTS)["most"]
