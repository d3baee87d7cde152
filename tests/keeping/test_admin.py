"""What only a host may do, at a command line, while a server runs."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.cli.shell import Answer, shell
from tests.keeping.conftest import NewDatabase
from tests.web.live import Browser, LiveServer, serving, two_at_a_table

PASSWORD = "correct horse"


class Host:
    """A server, and a shell beside it."""

    def __init__(self, database: str, live: LiveServer) -> None:
        self.database = database
        self.live = live

    def admin(self, *words: str, lang: str = "C") -> Answer:
        return shell("admin", *words, "--database", self.database, lang=lang)

    def told(self, *words: str) -> Any:
        answer = self.admin(*words, "--json")
        assert answer.status == 0, answer.err
        return json.loads(answer.out)


@pytest.fixture(params=["sqlite", "postgres"])
def host(request: pytest.FixtureRequest, new_database: NewDatabase) -> Iterator[Host]:
    database = new_database(request.param)
    with serving(database) as live:
        yield Host(database, live)


@pytest.fixture
def anna(host: Host) -> Iterator[Browser]:
    with Browser(host.live.url) as browser:
        browser.post("/api/account", {"name": "Anna", "password": PASSWORD})
        yield browser


@pytest.fixture
def boris(host: Host) -> Iterator[Browser]:
    with Browser(host.live.url, lang="ru") as browser:
        browser.patch("/api/me", {"name": "Борис"})
        yield browser


def test_a_host_sees_people_and_tables_and_what_they_take(
    host: Host, anna: Browser, boris: Browser
) -> None:
    anna.open("me", "open", public=False)
    _, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        hers.act() if hers.is_asked else his.act()

    people = host.told("people")["people"]
    tables = host.told("tables")["tables"]
    usage = host.told("usage")

    assert {it["name"]: (it["kind"], it["matches"]) for it in people} == {
        "Anna": ("account", 2),
        "Борис": ("guest", 1),
    }
    assert [it["name"] for it in host.told("people", "орис")["people"]] == ["Борис"]
    assert sorted(it["status"] for it in tables) == ["open", "running"]
    assert (usage["accounts"], usage["guests"]) == (1, 1)
    assert usage["matches"] == {"open": 1, "running": 1}
    assert usage["rows"] == usage["rows_today"] > 3
    russian = host.admin("tables", lang="ru_RU.UTF-8").out
    assert "партии идут" in russian
    assert "Борис" in russian


def test_who_is_banned_is_out_at_once_and_stays_out(
    host: Host, anna: Browser, boris: Browser
) -> None:
    _, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        answer = host.admin("ban", "anna")

        assert answer.status == 0, answer.err
        assert hers.closed() == 1000
        his.until_away(0)
    refused = anna.post("/api/session", {"name": "Anna", "password": PASSWORD}, 400)
    assert refused["message"]["key"] == "match-refusal-account-banned"
    wrong = anna.post("/api/session", {"name": "Anna", "password": "a guess"}, 400)
    assert wrong["message"]["key"] == "match-refusal-account-sign-in"

    host.admin("unban", "anna")

    anna.post("/api/session", {"name": "Anna", "password": PASSWORD})


def test_a_forgotten_password_is_replaced(host: Host, anna: Browser) -> None:
    known = anna.id

    answer = host.admin("password", "Anna")

    new = answer.out.split()[-1]
    anna.post("/api/session", {"name": "Anna", "password": PASSWORD}, 400)
    assert anna.post("/api/session", {"name": "Anna", "password": new})["id"] == known


def test_a_match_that_is_closed_is_closed_for_those_who_play_it(
    host: Host, anna: Browser, boris: Browser
) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        assert host.admin("close", id).status == 0

        for socket in (hers, his):
            socket.until(status="cancelled")
            assert not socket.is_asked
    assert anna.get("/api/matches", status="running")["items"] == []
    again = host.admin("close", id, lang="ru_RU.UTF-8")
    assert again.status == 2
    assert "окончена" in again.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ban", "Nobody"], "There is nobody called “Nobody”"),
        (["password", "Nobody"], "nobody called"),
        (["close", "nothing"], "There is no match “nothing”"),
    ],
)
def test_what_is_not_there_is_said_to_be_missing(
    new_database: NewDatabase, words: list[str], said: str
) -> None:
    answer = shell("admin", *words, "--database", new_database("sqlite"))

    assert answer.status == 2
    assert said in answer.err


def test_a_damaged_match_leaves_the_lists(new_database: NewDatabase) -> None:
    database = new_database("sqlite")
    with serving(database) as live, Browser(live.url) as browser:
        id = browser.open("me", "open")["match"]["id"]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE journal SET value = '{'")

    assert shell("admin", "close", id, "--database", database).status == 0

    with serving(database) as live, Browser(live.url) as browser:
        assert browser.get("/api/matches")["items"] == []
