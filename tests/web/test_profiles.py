"""Profiles, ratings and ties: what others see of somebody, and what they never see."""

from __future__ import annotations

import contextlib
import sqlite3
from uuid import uuid4

import pytest
from openskill.models import PlackettLuce

from pentarch.games import GAMES
from pentarch.hosting.anchors import LEAST, Anchor, all_measured
from pentarch.hosting.ratings import Standings, fold
from pentarch.storage.matches import Counted
from pentarch.web.matches import BOTS
from pentarch.web.profiles import level_item
from tests.web.live import PATIENCE, Browser, Json, LiveServer, serving

PASSWORD = "correct horse battery"


def account(server: LiveServer, name: str = "Anna") -> Browser:
    browser = Browser(server.url)
    browser.get("/api/me")
    browser.post("/api/account", {"name": f"{name} {uuid4().hex[:8]}", "password": PASSWORD})
    return browser


def resigns(loser: Browser, winner: Browser, **choices: object) -> str:
    """A match between two that the loser gives up."""
    id: str = winner.open("me", "open", **{"casual": False, **choices})["match"]["id"]
    loser.post(f"/api/matches/{id}/join", {})
    winner.post(f"/api/matches/{id}/start", {})
    with loser.socket(id) as his:
        his.send("resign")
        his.until(status="over")
    return id


def ratings(browser: Browser, user: str | None = None) -> list[Json]:
    found: list[Json] = browser.get(f"/api/people/{user or browser.id}")["ratings"]
    return found


# Ratings.


def counted(id: str, players: list[str], result: list[float], at: int = 1) -> Counted:
    return Counted(id, "infiltration", at, players, result)


def test_a_rating_is_openskills_own() -> None:
    model = PlackettLuce()
    one, other, third = model.rating(), model.rating(), model.rating()

    standings = fold(
        [
            counted("m1", ["a", "b"], [1.0, -1.0]),
            counted("m2", ["b", "bot:unmeasured", "a"], [0.5, -1.0, 0.5]),
        ]
    )["infiltration"]
    [[one], [other]] = model.rate([[one], [other]], ranks=[0, 1])
    [[other], [third], [one]] = model.rate([[other], [third], [one]], ranks=[0, 2, 0])

    for player, rating in (("a", one), ("b", other), ("bot:unmeasured", third)):
        mark = standings.of(player)
        assert mark is not None
        assert mark.rating == pytest.approx(rating.mu)
        assert mark.uncertainty == pytest.approx(rating.sigma)


def test_a_bot_begins_where_the_arena_measured_it() -> None:
    standings = Standings({"level-4": Anchor(rating=31.0, deviation=1.5, matches=300)})
    model = PlackettLuce()
    bot, person = model.rating(31.0, 1.5), model.rating()

    standings.count(counted("m1", ["a", "bot:level-4"], [1.0, -1.0]))
    [[person], [bot]] = model.rate([[person], [bot]], ranks=[0, 1])

    won, lost = standings.rating("a"), standings.rating("bot:level-4")
    assert [won.mu, lost.mu] == pytest.approx([person.mu, bot.mu])
    assert won.mu - 25 > 31 - lost.mu > 0, "what is known well moves little"
    assert level_item(standings, "level-4").measured == 300


def test_no_bot_is_known_better_than_people_could_tell() -> None:
    standings = Standings({"greedy": Anchor(rating=25.0, deviation=0.0, matches=300)})

    assert standings.rating("bot:greedy").sigma == LEAST


def test_what_was_measured_is_of_bots_that_can_be_given_a_seat() -> None:
    for game, measured in all_measured().items():
        assert game in GAMES
        assert measured.players == 2
        assert {*measured.bots} <= {*BOTS}
        assert measured.bots["greedy"].rating == 25


def test_where_a_bot_is_chosen_its_strength_is_told(stranger: Browser) -> None:
    for game in GAMES:
        levels = stranger.get(f"/api/levels/{game}")["levels"]
        assert [it["bot"] for it in levels] == [*BOTS]
        for it in levels:
            if it["measured"] or it["matches"]:
                assert it["low"] < it["rating"] < it["high"]
            else:
                assert it["rating"] is None

    assert stranger.get("/api/levels/chess", 404)["message"]["key"] == "web-refusal-game"


def test_who_is_new_comes_after_who_is_known_to_be_as_good() -> None:
    standings = Standings()
    for number in range(30):
        standings.count(counted(f"m{number}", ["a", "b"], [1.0, -1.0]))
    standings.count(counted("last", ["c", "d"], [1.0, -1.0]))

    assert standings.order()[0] == "a"


def test_rated_matches_count_for_everybody_and_casual_ones_for_nobody(server: LiveServer) -> None:
    with account(server) as anna, account(server, "Boris") as boris:
        resigns(boris, anna, casual=True)
        assert ratings(anna) == []
        resigns(boris, anna)

        (won,), (lost,) = ratings(anna), ratings(boris)

        assert won["rating"] > 25 > lost["rating"]
        assert won["uncertainty"] < 25 / 3
        leaders = anna.get("/api/leaders/infiltration")["leaders"]
        places = [it["id"] for it in leaders]
        assert places.index(anna.id) < places.index(boris.id)


def test_bots_are_on_the_same_scale(server: LiveServer) -> None:
    with account(server) as anna:
        bot = {"kind": "bot", "bot": "greedy"}
        id = anna.open("me", bot, casual=False)["match"]["id"]
        anna.post(f"/api/matches/{id}/start", {})
        with anna.socket(id) as hers:
            hers.send("resign")
            hers.until(status="over")

        leaders = anna.get("/api/leaders/infiltration")["leaders"]
        assert "greedy" in [it["bot"] for it in leaders]


def test_a_guest_plays_without_ratings(anna: Browser, server: LiveServer) -> None:
    with account(server) as vera:
        resigns(anna, vera)

        assert ratings(vera) == []


def test_ratings_are_the_same_after_the_journal_is_folded_again(database: str) -> None:
    with serving(database) as live, account(live) as anna, account(live, "Boris") as boris:
        for _ in range(3):
            resigns(boris, anna)
        resigns(anna, boris)
        before = ratings(anna)
        cookies = anna.http.cookies
    with serving(database) as live, Browser(live.url) as again:
        again.http.cookies = cookies
        assert ratings(again) == before
        assert before[0]["matches"] == 4


# What others see.


def test_a_private_match_leaves_no_trace_for_others(server: LiveServer, stranger: Browser) -> None:
    with account(server) as anna, account(server, "Boris") as boris:
        resigns(boris, anna, public=False)

        seen = stranger.get(f"/api/people/{anna.id}")
        own = anna.get(f"/api/people/{anna.id}")
        leaders = stranger.get("/api/leaders/infiltration")["leaders"]

    assert (seen["games"], seen["ratings"], seen["streak"], seen["cards"]) == ([], [], 0, [])
    assert own["games"] == [{"what": "infiltration", "game": None, "matches": 1, "wins": 1}]
    assert own["ratings"] == []
    assert own["id"] not in [it["id"] for it in leaders]


def test_a_profile_says_what_was_played_and_won(server: LiveServer, stranger: Browser) -> None:
    with account(server) as anna, account(server, "Boris") as boris:
        resigns(boris, anna)
        resigns(boris, anna)
        seen = stranger.get(f"/api/people/{anna.id}")
        his = stranger.get(f"/api/people/{boris.id}")

    assert seen["games"] == [{"what": "infiltration", "game": None, "matches": 2, "wins": 2}]
    assert seen["seats"][0]["what"] == "2"
    assert seen["opponents"][0]["what"] == "people"
    assert (seen["streak"], seen["longest"]) == (2, 2)
    assert (his["streak"], his["longest"]) == (-2, 0)


def test_a_mode_that_went_by_the_number_of_players_is_told_by_its_name(
    server: LiveServer, stranger: Browser
) -> None:
    with account(server) as anna, account(server, "Boris") as boris:
        resigns(boris, anna, game="star-realms")
        (mode,) = stranger.get(f"/api/people/{anna.id}")["modes"]

    assert mode == {"what": "duel", "game": "star-realms", "matches": 1, "wins": 1}


def test_favourite_cards_are_those_that_were_played(server: LiveServer) -> None:
    with account(server) as anna, account(server, "Boris") as boris:
        id = anna.open("me", "open", options={"first": "1"})["match"]["id"]
        boris.post(f"/api/matches/{id}/join", {})
        anna.post(f"/api/matches/{id}/start", {})
        with anna.socket(id) as hers:
            played = hers.update["answers"][0]["move"]["card"]
            hers.act()
            hers.send("resign")
            hers.until(status="over")

        cards = anna.get(f"/api/people/{anna.id}")["cards"]

    assert played in [it["card"] for it in cards]


def test_a_private_profile_shows_a_name_and_nothing_else(
    server: LiveServer, stranger: Browser
) -> None:
    with account(server) as anna, account(server, "Boris") as boris:
        resigns(boris, anna)
        assert anna.patch("/api/me", {"private": True})["private"]

        seen = stranger.get(f"/api/people/{anna.id}")
        leaders = stranger.get("/api/leaders/infiltration")["leaders"]
        own = anna.get(f"/api/people/{anna.id}")

    assert not seen["shown"] and seen["games"] == [] and seen["ratings"] == []
    assert seen["since"] is None
    assert own["shown"] and own["games"]
    assert own["id"] not in [it["id"] for it in leaders]


def test_there_is_nobody_where_there_is_nobody(stranger: Browser) -> None:
    for id in ("nobody", "x" * 500, "%00"):
        assert stranger.http.get(f"/api/people/{id}").status_code in (400, 404)
    assert stranger.http.get("/api/leaders/chess").status_code == 404


# Ties.


def test_friends_are_named_and_let_go(anna: Browser, boris: Browser) -> None:
    ties = anna.post(f"/api/ties/friend/{boris.id}")
    assert [it["id"] for it in ties["friends"]] == [boris.id]
    assert boris.get("/api/ties")["friends"] == []

    blocked = anna.post(f"/api/ties/block/{boris.id}")
    assert (blocked["friends"], [it["id"] for it in blocked["blocked"]]) == ([], [boris.id])
    assert anna.delete(f"/api/ties/block/{boris.id}")["blocked"] == []


def test_nobody_names_themselves_or_nobody(anna: Browser) -> None:
    for id in (anna.id, "nobody"):
        anna.post(f"/api/ties/friend/{id}", expect=400)
    anna.post(f"/api/ties/enemy/{anna.id}", expect=400)


def test_a_challenge_keeps_a_seat_for_one_person(
    anna: Browser, boris: Browser, stranger: Browser
) -> None:
    kept: Json = {"kind": "kept", "user": boris.id}
    id = anna.open("me", kept, public=False)["match"]["id"]

    stranger.get("/api/me")
    refused = stranger.post(f"/api/matches/{id}/join", {}, 409)
    assert refused["message"]["key"] in ("match-refusal-full", "match-refusal-reserved")
    assert id in [it["id"] for it in boris.get("/api/lobby")["mine"]]
    assert boris.post(f"/api/matches/{id}/join", {})["match"]["mine"] == [1]


def test_who_is_blocked_neither_sits_down_nor_challenges(anna: Browser, boris: Browser) -> None:
    anna.post(f"/api/ties/block/{boris.id}")
    id = anna.open("me", "open")["match"]["id"]

    assert boris.post(f"/api/matches/{id}/join", {}, 403)["message"]["key"] == (
        "web-refusal-unwelcome"
    )
    kept: Json = {"kind": "kept", "user": anna.id}
    body = {"game": "infiltration", "seats": [{"kind": "me"}, kept]}
    boris.post("/api/matches", body, 403)
    anna.delete(f"/api/ties/block/{boris.id}")


def test_who_is_blocked_gets_no_rematch(anna: Browser, boris: Browser) -> None:
    id = anna.open("me", "open")["match"]["id"]
    boris.post(f"/api/matches/{id}/join", {})
    anna.post(f"/api/matches/{id}/start", {})
    anna.post(f"/api/bot/game/{id}/resign")
    anna.post(f"/api/ties/block/{boris.id}")

    refused = boris.post(f"/api/matches/{id}/rematch", expect=403)
    assert refused["message"]["key"] == "web-refusal-unwelcome"
    anna.delete(f"/api/ties/block/{boris.id}")
    assert boris.post(f"/api/matches/{id}/rematch", expect=200)["match"]["mine"]


# Damage.


@pytest.mark.parametrize(
    ("column", "broken"),
    [
        ("result", "{"),
        ("result", '"won"'),
        ("result", "[1]"),
        ("result", '{"a": 1}'),
        ("options", "[]"),
        ("clock", "7"),
        ("clock", '{"kind": "hourglass"}'),
        ("status", "asleep"),
    ],
)
def test_one_damaged_row_harms_nobody_else(database: str, column: str, broken: str) -> None:
    with serving(database) as live, account(live) as anna, account(live, "Boris") as boris:
        damaged, whole = resigns(boris, anna), resigns(anna, boris)
        waiting = anna.open("me", "open")["match"]["id"]
        with contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as rows, rows:
            for id in (damaged, waiting) if column == "clock" else (damaged,):
                rows.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (broken, id))

        for path in ("lobby", "matches", "matches/mine", "me/export", "leaders/infiltration"):
            anna.get(f"/api/{path}")
        mine = {it["id"]: it for it in anna.get("/api/matches/mine")["items"]}
        assert mine[whole]["playable"] and mine[whole]["result"]
        assert damaged in mine
        assert anna.get(f"/api/people/{boris.id}")["games"][0]["matches"] >= 1
        assert ratings(anna)[0]["matches"] >= 1


# Passwords.


def test_a_new_password_ends_all_sessions_but_this(server: LiveServer) -> None:
    with account(server) as anna, Browser(server.url) as cafe:
        name = anna.get("/api/me")["name"]
        cafe.post("/api/session", {"name": name, "password": PASSWORD})
        anna.patch("/api/account", {"old": PASSWORD, "new": "another password"})

        assert anna.get("/api/me")["name"] == name
        assert cafe.get("/api/me")["name"] != name
        cafe.post("/api/session", {"name": name, "password": PASSWORD}, 400)
        cafe.post("/api/session", {"name": name, "password": "another password"})


def test_a_recovery_code_opens_the_door_once(server: LiveServer) -> None:
    with account(server) as anna, Browser(server.url) as later:
        name = anna.get("/api/me")["name"]
        anna.post("/api/account/recovery", {"password": "wrong password"}, 400)
        codes = anna.post("/api/account/recovery", {"password": PASSWORD})["codes"]
        assert len(codes) == 8 and anna.get("/api/me/export")["recovery_codes"] == 8

        wish = {"name": name, "code": codes[0].upper().replace("-", " "), "password": "new one 1"}
        assert later.post("/api/session/recovery", wish)["name"] == name
        assert anna.get("/api/me")["name"] != name
        later.post("/api/session/recovery", wish, 400)
        later.post("/api/session/recovery", {**wish, "code": "aaaa-bbbb-cccc-dddd"}, 400)
        assert later.get("/api/me/export")["recovery_codes"] == 7


def test_codes_are_void_when_there_are_new_ones_and_nobody_elses(server: LiveServer) -> None:
    with account(server) as anna, account(server, "Boris") as boris:
        name = anna.get("/api/me")["name"]
        old = anna.post("/api/account/recovery", {"password": PASSWORD})["codes"][0]
        anna.post("/api/account/recovery", {"password": PASSWORD})
        his = boris.post("/api/account/recovery", {"password": PASSWORD})["codes"][0]

        for code in (old, his):
            wish = {"name": name, "code": code, "password": "new one 1"}
            boris.post("/api/session/recovery", wish, 400)


def test_codes_are_void_when_the_password_is_another(server: LiveServer) -> None:
    """Whoever knew the old one may have made them."""
    with account(server) as anna, Browser(server.url) as thief:
        name = anna.get("/api/me")["name"]
        thief.post("/api/session", {"name": name, "password": PASSWORD})
        code = thief.post("/api/account/recovery", {"password": PASSWORD})["codes"][0]
        anna.patch("/api/account", {"old": PASSWORD, "new": "another password"})

        wish = {"name": name, "code": code, "password": "a thief's own"}
        thief.post("/api/session/recovery", wish, 400)
        assert anna.get("/api/me/export")["recovery_codes"] == 0


# Leaving.


def test_whoever_goes_leaves_no_ties_ratings_or_calls(server: LiveServer) -> None:
    with account(server) as anna, account(server, "Boris") as boris:
        id = anna.id
        resigns(boris, anna)
        anna.post(f"/api/ties/friend/{boris.id}")
        boris.post(f"/api/ties/friend/{id}")
        anna.post("/api/account/recovery", {"password": PASSWORD})
        export = anna.get("/api/me/export")
        assert export["ratings"][0]["matches"] == 1
        assert [it["id"] for it in export["ties"]["friends"]] == [boris.id]

        anna.delete("/api/account")

        assert boris.get("/api/ties")["friends"] == []
        assert boris.http.get(f"/api/people/{id}").status_code == 404
        leaders = boris.get("/api/leaders/infiltration")["leaders"]
        assert id not in [it["id"] for it in leaders]
