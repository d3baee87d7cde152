"""Guests at once, accounts that keep what the guest had, tokens for programs."""

from __future__ import annotations

import pytest

from pentarch.web.visitors import counted_address
from tests.web.live import Browser, LiveServer, fetch, play_on, two_at_a_table, wait_until

PASSWORD = "correct horse"


def test_whoever_comes_is_a_guest_at_once_and_stays_the_same(stranger: Browser) -> None:
    first = stranger.get("/api/me")
    cookie = stranger.http.cookies.jar

    assert first["kind"] == "guest"
    assert first["name"].startswith("Guest ")
    assert stranger.get("/api/me") == first
    assert len(cookie) == 1


def test_the_cookie_of_a_session_is_out_of_reach_of_scripts_and_of_other_sites(
    server: LiveServer,
) -> None:
    with Browser(server.url) as browser:
        said = browser.http.get("/api/me").headers["set-cookie"].lower()

    assert "httponly" in said
    assert "samesite=lax" in said
    assert "path=/" in said


def test_a_guest_takes_a_name_and_a_language(stranger: Browser) -> None:
    changed = stranger.patch("/api/me", {"name": "  Лея   Органа ", "lang": "ru"})

    assert changed["name"] == "Лея Органа"
    assert changed["lang"] == "ru"
    assert stranger.get("/api/me")["lang"] == "ru"
    assert "нет стола" in stranger.get("/api/matches/nowhere", 404)["text"]


def test_nobody_at_the_same_screen_is_called_as_an_account_is(
    anna: Browser, stranger: Browser
) -> None:
    anna.post("/api/account", {"name": "Padme", "password": "correct horse"})

    for name in ("Padme", "padme", "Раdmе"):
        body = {"game": "infiltration", "seats": [{"kind": "me"}, {"kind": "local", "name": name}]}
        refused = stranger.post("/api/matches", body, 400)
        assert refused["message"]["key"] == "match-refusal-account-name-taken"
    anna.open("me", {"kind": "local", "name": "Padme"})


def test_a_guest_gives_up_a_name_that_an_account_takes_later(server: LiveServer) -> None:
    with Browser(server.url) as guest, Browser(server.url) as newcomer:
        before = guest.patch("/api/me", {"name": "Раdmе Amidala"})
        newcomer.post("/api/account", {"name": "Padme Amidala", "password": PASSWORD})

        wait_until(lambda: guest.get("/api/me")["name"].startswith("Guest "))
        assert guest.get("/api/me")["id"] == before["id"]


@pytest.mark.parametrize("name", ["", "x", "y" * 25, "\u200b\u200b", "a\u202eb", "—–—"])
def test_a_name_that_cannot_be_shown_is_refused(stranger: Browser, name: str) -> None:
    refused = stranger.patch("/api/me", {"name": name}, 400)

    assert refused["message"]["key"] == "match-refusal-account-name"


def test_an_account_keeps_the_guests_matches(server: LiveServer, anna: Browser) -> None:
    id = anna.open("me", "open")["match"]["id"]
    anna.post("/api/account", {"name": "Anna the Great", "password": PASSWORD}, 201)

    with Browser(server.url) as elsewhere:
        me = elsewhere.post("/api/session", {"name": "anna THE great", "password": PASSWORD})

        assert me["kind"] == "account"
        assert me["id"] == anna.id
        assert [it["id"] for it in elsewhere.get("/api/matches/mine")["items"]] == [id]


def test_a_guest_who_signs_in_brings_along_what_was_played(
    server: LiveServer, anna: Browser, boris: Browser
) -> None:
    anna.post("/api/account", {"name": "Anna at home", "password": PASSWORD})
    with Browser(server.url) as cafe:
        over, hers, his = two_at_a_table(cafe, boris)
        with hers, his:
            hers.send("resign")
            hers.until(status="over")
        ended = boris.get("/api/matches/mine")["items"][0]["finished"]
        shared = cafe.open("me", "local", "open")["match"]["id"]
        running, line, rival = two_at_a_table(cafe, boris)
        with line, rival:
            cafe.post("/api/session", {"name": "Anna at home", "password": PASSWORD})
            assert line.receive("gone")["again"]
            rival.until_called(0, "Anna at home")

        assert cafe.id == anna.id
        mine = {it["id"]: it for it in anna.get("/api/matches/mine")["items"]}
        assert {it: mine[it]["mine"] for it in mine} == {over: [0], shared: [0, 1], running: [0]}
        assert mine[over]["finished"] == ended
        assert mine[shared]["host"] == anna.id
        with anna.socket(running) as again, boris.socket(running) as his:
            play_on(again, his)
            assert again.update["status"] == "over"


def test_at_a_match_of_the_account_the_guest_stays_a_guest(
    server: LiveServer, anna: Browser
) -> None:
    anna.post("/api/account", {"name": "Anna twice", "password": PASSWORD})
    with Browser(server.url) as cafe:
        id, hers, guests = two_at_a_table(anna, cafe)
        with hers, guests:
            cafe.post("/api/session", {"name": "Anna twice", "password": PASSWORD})

        assert cafe.get(f"/api/matches/{id}")["match"]["mine"] == [0]


def test_signing_out_everywhere_ends_every_session(server: LiveServer, anna: Browser) -> None:
    anna.post("/api/account", {"name": "Everywhere", "password": PASSWORD})
    with Browser(server.url) as phone, Browser(server.url) as laptop:
        for browser in (phone, laptop):
            browser.post("/api/session", {"name": "Everywhere", "password": PASSWORD})
        known = anna.id

        phone.delete("/api/session")
        assert phone.id != known
        assert laptop.id == known

        id = laptop.open("me", "open")["match"]["id"]
        with laptop.socket(id) as socket:
            anna.delete("/api/sessions")
            assert socket.receive("gone")["message"]["key"] == "web-refusal-signed-out"
        assert laptop.id != known
        assert anna.id != known


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(
    anna: Browser, stranger: Browser
) -> None:
    anna.post("/api/account", {"name": "Known Name", "password": PASSWORD})

    wrong = stranger.post("/api/session", {"name": "Known Name", "password": "wrong one"}, 400)
    unknown = stranger.post("/api/session", {"name": "Nobody Here", "password": PASSWORD}, 400)

    assert wrong == unknown
    assert wrong["message"]["key"] == "match-refusal-account-sign-in"


def test_a_new_password_needs_the_old_one_and_ends_the_sessions(
    server: LiveServer, anna: Browser
) -> None:
    anna.post("/api/account", {"name": "Careful", "password": PASSWORD})
    anna.patch("/api/account", {"old": "wrong one", "new": "a new password"}, 400)
    anna.patch("/api/account", {"old": PASSWORD, "new": "a new password"}, 204)

    with Browser(server.url) as browser:
        browser.post("/api/session", {"name": "Careful", "password": PASSWORD}, 400)
        browser.post("/api/session", {"name": "Careful", "password": "a new password"})


def test_whoever_wants_is_forgotten(anna: Browser, stranger: Browser) -> None:
    id = anna.open("me", "open")["match"]["id"]
    known = anna.id

    anna.delete("/api/account", 204)

    assert anna.id != known
    assert stranger.get(f"/api/matches/{id}")["match"]["id"] == id


def test_the_open_tables_of_who_is_forgotten_are_closed_or_go_on_without_them(
    anna: Browser, boris: Browser, stranger: Browser
) -> None:
    alone = anna.open("me", "local", "open")["match"]["id"]
    hosted = anna.open("me", "open", "open")["match"]["id"]
    boris.post(f"/api/matches/{hosted}/join", {})

    anna.delete("/api/account", 204)

    assert stranger.get(f"/api/matches/{alone}")["match"]["status"] == "cancelled"
    left = stranger.get(f"/api/matches/{hosted}")["match"]
    assert left["status"] == "open"
    assert left["host"] == boris.id
    assert [it["name"] for it in left["seats"]] == ["", "Борис", ""]
    listed = {it["id"]: it for it in stranger.get("/api/matches")["items"]}
    assert alone not in listed
    assert "Anna" not in str(listed[hosted])


def test_no_match_shows_the_name_of_who_is_forgotten(
    server: LiveServer, boris: Browser, stranger: Browser
) -> None:
    with Browser(server.url) as fleeting:
        fleeting.patch("/api/me", {"name": "Fleeting"})
        running, hers, his = two_at_a_table(fleeting, boris)
        over, lost, won = two_at_a_table(fleeting, boris)
        watched = boris.open("me", "open")["match"]["id"]
        with hers, his, lost, won, fleeting.socket(watched) as watching:
            for socket in (hers, lost, watching):
                socket.send("chat", text="a word")
                socket.receive("update")
            lost.send("resign")
            lost.until(status="over")

            fleeting.delete("/api/account", 204)

            his.until_called(0, "–")
            his.until_away(0)

    for id in (running, over, watched):
        shown = stranger.get(f"/api/matches/{id}")
        assert "Fleeting" not in str(shown)
        with stranger.socket(id) as looking:
            assert "Fleeting" not in str(looking.seen)
            assert [(it["name"], it["text"]) for it in looking.update["chat"]] == [("–", "a word")]
    assert "Fleeting" not in str(boris.get("/api/matches/mine"))


def test_whoever_asks_is_given_what_is_stored_about_them_and_nobody_else(
    server: LiveServer, anna: Browser, boris: Browser
) -> None:
    anna.post("/api/account", {"name": "Anna exports", "password": PASSWORD})
    made = anna.post("/api/tokens", {"name": "my bot", "scopes": ["play"]})
    id, hers, his = two_at_a_table(anna, boris)
    watched = boris.open("me", "open")["match"]["id"]
    with hers, his, anna.socket(watched) as watching:
        for socket, text in ((hers, "my own words"), (his, "his words"), (watching, "looking on")):
            socket.send("chat", text=text)
            socket.receive("update")

    answer = anna.http.get("/api/me/export")

    assert "attachment" in answer.headers["content-disposition"]
    assert answer.headers["cache-control"] == "no-store"
    export = answer.json()
    assert (export["id"], export["name"], export["kind"]) == (anna.id, "Anna exports", "account")
    assert [it["expires"] > it["created"] for it in export["sessions"]] == [True]
    assert export["tokens"] == [{**made, "token": None}]
    assert [(it["id"], it["game"], it["seats"]) for it in export["matches"]] == [
        (id, "infiltration", [0])
    ]
    said = {it["match"]: it["text"] for it in export["chat"]}
    assert said == {id: "my own words", watched: "looking on"}
    for secret in ("argon2", "hash", made["token"], boris.id, "his words"):
        assert secret not in answer.text

    with Browser(server.url, token=made["token"]) as program:
        refused = program.get("/api/me/export", 403)
        assert refused["message"]["key"] == "web-refusal-token-account"


def test_a_token_plays_but_does_not_touch_the_account(server: LiveServer, anna: Browser) -> None:
    made = anna.post("/api/tokens", {"name": "my bot", "scopes": ["play"]}, 201)
    assert anna.get("/api/tokens")["tokens"] == [{**made, "token": None}]

    with Browser(server.url, token=made["token"]) as program:
        assert program.id == anna.id
        assert program.open("me", "open")["match"]["mine"] == [0]
        refused = program.post("/api/tokens", {"name": "another", "scopes": ["play"]}, 403)
        assert refused["message"]["key"] == "web-refusal-token-account"

        anna.delete(f"/api/tokens/{made['id']}", 204)
        assert program.get("/api/me", 401)["message"]["key"] == "web-refusal-token"


def test_a_token_for_reading_does_not_play(server: LiveServer, anna: Browser) -> None:
    made = anna.post("/api/tokens", {"name": "reader", "scopes": ["read"]})

    with Browser(server.url, token=made["token"]) as program:
        program.get("/api/matches/mine")
        seats = [{"kind": "me"}, {"kind": "open"}]
        refused = program.post("/api/matches", {"game": "infiltration", "seats": seats}, 403)
        assert refused["message"]["key"] == "web-refusal-scope"


def test_one_cannot_revoke_another_persons_token(anna: Browser, boris: Browser) -> None:
    made = anna.post("/api/tokens", {"name": "mine", "scopes": ["read"]})

    refused = boris.delete(f"/api/tokens/{made['id']}", 404)

    assert refused["message"]["key"] == "web-refusal-no-token"
    assert len(anna.get("/api/tokens")["tokens"]) == 1


# What others put into a request.


@pytest.mark.parametrize(
    "foreign", ['theme={"mode":"dark"}', "flag", "a=b=c", "=", "k\u00e9y=v", "x=" + "y" * 5000]
)
def test_cookies_of_others_do_not_lose_the_session(anna: Browser, foreign: str) -> None:
    for cookies in (f"{foreign}; {anna.cookies}", f"{anna.cookies}; {foreign}"):
        headers = {b"Cookie": cookies.encode("latin-1")}
        me = fetch(f"{anna.url}/api/me", headers=headers).json()

        assert me["id"] == anna.id


def test_the_password_of_a_proxy_is_not_ours_to_check(anna: Browser) -> None:
    headers = {"Authorization": "Basic Z3Vlc3Q6Z3Vlc3Q="}

    assert anna.http.get("/api/me", headers=headers).json()["id"] == anna.id


def test_a_body_that_is_not_utf_8_is_refused(anna: Browser) -> None:
    for body in (b'{"name":"\xff\xfe"}', b"\xff", b'{"\xc3\x28":1}'):
        headers = {"Content-Type": "application/json"}
        answer = anna.http.patch("/api/me", content=body, headers=headers)

        assert answer.status_code == 400
        assert answer.json()["message"]["key"] == "web-refusal-request"


# Access that ends.


def test_a_session_from_before_an_account_is_not_the_accounts(anna: Browser) -> None:
    before = anna.cookies
    known = anna.id
    token = anna.post("/api/tokens", {"name": "bot", "scopes": ["play"]})["token"]

    anna.post("/api/account", {"name": "Rotated", "password": PASSWORD})

    assert anna.id == known
    old = fetch(f"{anna.url}/api/me", headers={"Cookie": before}).json()
    assert old["id"] != known
    with Browser(anna.url, token=token) as program:
        program.get("/api/me", 401)


@pytest.mark.parametrize("how", ["everywhere", "password"])
def test_tokens_end_with_all_sessions(anna: Browser, how: str) -> None:
    anna.post("/api/account", {"name": f"Tokens {how}", "password": PASSWORD})
    token = anna.post("/api/tokens", {"name": "bot", "scopes": ["play"]})["token"]
    with Browser(anna.url, token=token) as program:
        program.get("/api/me")

        if how == "everywhere":
            anna.delete("/api/sessions")
        else:
            anna.patch("/api/account", {"old": PASSWORD, "new": "another one"}, 204)

        program.get("/api/me", 401)


def test_a_guest_cannot_be_called_as_an_account_is(anna: Browser, stranger: Browser) -> None:
    anna.post("/api/account", {"name": "Only One", "password": PASSWORD})
    stranger.get("/api/me")

    for name in ("only  ONE", "Оnly Оnе", "0nly One", "OnlyOne"):
        refused = stranger.patch("/api/me", {"name": name}, 400)
        assert refused["message"]["key"] == "match-refusal-account-name-taken"
    stranger.patch("/api/me", {"name": "Another One"})


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("::1", "::1"),
        ("unknown", "unknown"),
    ],
)
def test_addresses_that_anybody_has_many_of_are_counted_as_one(address: str, counted: str) -> None:
    assert counted_address(address) == counted
