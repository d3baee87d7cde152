"""What a bot thinks of a match that is over: of no other, for whoever sees the replay."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from unittest.mock import patch

import pytest

from pentarch.hosting import analysis
from pentarch.hosting.points import VERSION
from tests.web import live
from tests.web.live import (
    PATIENCE,
    Browser,
    Json,
    LiveServer,
    play_on,
    serving,
    two_at_a_table,
)
from tests.web.server_process import process


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said of an analysis holds for any number of iterations."""
    monkeypatch.setattr(analysis, "iterations_of", lambda *_, is_close: 60 if is_close else 20)


def wait_until(condition: Callable[[], object]) -> None:
    """Everything else on the machine goes before an analysis: that may take long."""
    live.wait_until(condition, seconds=600)


def played(url: str, **choices: object) -> str:
    """A match that two people have played to its end."""
    with Browser(url) as one, Browser(url) as other:
        id, hers, his = two_at_a_table(one, other, **choices)
        with hers, his:
            play_on(hers, his)
            assert hers.update["status"] == "over"
    return id


@pytest.fixture(scope="module")
def finished(server: LiveServer) -> str:
    return played(server.url)


def path_of(id: str) -> str:
    return f"/api/matches/{id}/analysis"


def until(browser: Browser, id: str, status: str) -> Json:
    """Look until it is so, and give all that was found."""
    wait_until(lambda: browser.get(path_of(id))["status"] == status)
    return browser.get(path_of(id))


def test_a_match_is_analysed_when_somebody_asks(stranger: Browser, finished: str) -> None:
    stranger.get("/api/me")
    assert stranger.get(path_of(finished))["status"] == "none"

    begun = stranger.post(path_of(finished), expect=200)
    assert begun["status"] == "running" and begun["total"] > 0
    done = until(stranger, finished, "done")

    plies = stranger.get(f"/api/matches/{finished}/replay", limit=1)["plies"]
    assert done["looked"] == done["total"]
    assert {it["seat"] for it in done["points"]} == {0, 1}
    for point in done["points"]:
        assert 0 <= point["ply"] < plies
        assert 0 <= point["value"] <= 1
        assert point["cost"] >= 0
    costly = [it for it in done["points"] if it["sure"]]
    assert costly, "whoever plays without a thought gives something away"
    for point in costly:
        assert point["close"] and not point["same"]
        assert point["best"]["value"] > point["played"]["value"]
        assert point["best"]["say"] != point["played"]["say"]


def test_it_is_told_in_parts_and_stays(server: LiveServer, stranger: Browser) -> None:
    id = played(server.url)
    stranger.get("/api/me")
    told = stranger.post(path_of(id))["points"]

    def go_on() -> bool:
        part = stranger.get(path_of(id), since=len(told))
        assert part["since"] == len(told)
        told.extend(part["points"])
        return bool(part["status"] == "done")

    wait_until(go_on)

    again = stranger.post(path_of(id), expect=200)
    assert again["status"] == "done"
    assert again["points"] == told
    assert stranger.get(path_of(id), since=10**6)["points"] == []


def test_a_match_that_runs_is_never_analysed(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        play_on(hers, his, moves=6)
        for refused in (anna.get(path_of(id), 409), anna.post(path_of(id), expect=409)):
            assert refused["message"]["key"] == "match-refusal-not-over"

    waiting = anna.open("me", "open")["match"]["id"]
    assert anna.post(path_of(waiting), expect=409)["message"]["key"] == "match-refusal-not-over"


def test_of_a_private_match_it_is_for_whoever_has_its_address(
    server: LiveServer, stranger: Browser
) -> None:
    """The id of a private match is its key, to the replay and to this alike."""
    id = played(server.url, public=False)

    assert stranger.get(f"/api/matches/{id}/replay", limit=1)["plies"] > 0
    assert stranger.post(path_of(id), expect=200)["status"] == "running"
    assert until(stranger, id, "done")["points"]


@pytest.mark.parametrize("id", ["0" * 32, "no such match", "%00", "..%2f..", "x" * 300])
def test_nonsense_has_no_analysis(stranger: Browser, id: str) -> None:
    for answer in (stranger.http.get(path_of(id)), stranger.http.post(path_of(id))):
        assert answer.status_code in (400, 404)
        assert answer.json()["message"]["key"]


@pytest.mark.parametrize("broken", ["{", "7", "[7]", '[{"ply": "x"}]'])
def test_what_was_kept_and_makes_no_sense_is_made_again(database: str, broken: str) -> None:
    with serving(database) as live, Browser(live.url) as anna:
        id = played(live.url)
        kept = (id, VERSION, 1, 1, broken, 0, 0)
        with contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as rows, rows:
            rows.execute("INSERT INTO analyses VALUES (?, ?, ?, ?, ?, ?, ?)", kept)

        assert anna.get(path_of(id))["status"] == "none"
        assert anna.post(path_of(id))["status"] == "running"


@pytest.mark.parametrize("since", ["-1", "x", "0x1", "99999999999", ""])
def test_a_senseless_place_is_refused(stranger: Browser, finished: str, since: str) -> None:
    answer = stranger.http.get(path_of(finished), params={"since": since})

    assert answer.status_code == 400


def test_who_begins_another_leaves_the_one_before(server: LiveServer, anna: Browser) -> None:
    first, second = played(server.url), played(server.url)
    with held(server):
        anna.post(path_of(first))
        anna.post(path_of(second))
        stopped = until(anna, first, "stopped")
        assert anna.get(path_of(second))["status"] == "running"

    until(anna, second, "done")
    assert stopped["looked"] < stopped["total"]


def test_what_another_looks_at_goes_on(server: LiveServer, anna: Browser, boris: Browser) -> None:
    first, second = played(server.url), played(server.url)
    with held(server):
        for browser in (anna, boris):
            browser.post(path_of(first))
        anna.post(path_of(second))
        assert boris.get(path_of(first))["status"] == "running"

    until(boris, first, "done")


def test_what_nobody_looks_at_is_stopped_and_can_be_gone_on_with(
    server: LiveServer, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = played(server.url)
    with monkeypatch.context() as patched:
        patched.setattr(analysis, "UNWATCHED", 0.0)
        anna.post(path_of(id))
        wait_until(lambda: not server.polite._server.analyst._jobs)

    stopped = anna.get(path_of(id))
    assert stopped["status"] == "stopped"
    assert anna.post(path_of(id))["status"] == "running"
    done = until(anna, id, "done")
    assert done["points"][: len(stopped["points"])] == stopped["points"]


def test_the_tables_bots_go_first(server: LiveServer, anna: Browser) -> None:
    id = played(server.url)
    with held(server):
        anna.post(path_of(id))
        looked = [anna.get(path_of(id))["looked"] for _ in range(5)]
        assert looked == [0] * 5

    until(anna, id, "done")


def held(server: LiveServer) -> ExitStack:
    """Tables wait for their bots, until the stack is closed."""
    thinkers = server.polite._server.tables.thinkers
    counts = thinkers.counts
    stack = ExitStack()
    stack.enter_context(patch.object(thinkers, "counts", lambda: replace(counts(), waiting=1)))
    return stack


def test_there_are_never_too_many_at_once(
    server: LiveServer, anna: Browser, boris: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = played(server.url), played(server.url)
    monkeypatch.setattr(analysis, "MOST_JOBS", 1)
    with held(server):
        anna.post(path_of(first))
        refused = boris.post(path_of(second), expect=503)
        assert refused["message"]["key"] == "web-refusal-analyses"

    until(anna, first, "done")


def test_guests_of_one_address_leave_room_for_others(
    server: LiveServer, anna: Browser, boris: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = played(server.url), played(server.url)
    monkeypatch.setattr(analysis, "MOST_AT_AN_ADDRESS", 1)
    monkeypatch.setattr(analysis, "LOCAL", frozenset())
    with held(server):
        anna.post(path_of(first))
        refused = boris.post(path_of(second), expect=503)
        assert refused["message"]["key"] == "web-refusal-analyses"

    until(anna, first, "done")


def test_a_server_that_stops_keeps_what_was_found(database: str) -> None:
    with serving(database) as server, Browser(server.url) as anna:
        id = played(server.url)
        anna.get("/api/me")
        anna.post(path_of(id))
        wait_until(lambda: anna.get(path_of(id))["looked"] > 3)

    with serving(database) as server, Browser(server.url) as boris:
        found = boris.get(path_of(id))
        assert found["looked"] > 3
        if found["status"] == "stopped":
            boris.post(path_of(id))
        done = until(boris, id, "done")
        assert done["points"][: len(found["points"])] == found["points"]


def test_after_a_power_cut_it_is_gone_on_with(database: str) -> None:
    """The processes know nothing of quick looks: this one is whole."""
    with process(database) as server, Browser(server.url) as anna:
        id = played(server.url)
        anna.get("/api/me")
        anna.post(path_of(id))
        wait_until(lambda: anna.get(path_of(id))["looked"] > 0)
        server.kill()

    with process(database) as server, Browser(server.url) as anna:
        found = anna.get(path_of(id))
        assert found["status"] == "stopped"
        assert anna.post(path_of(id))["status"] == "running"
        wait_until(lambda: anna.get(path_of(id))["looked"] > found["looked"])


def test_two_servers_do_not_both_work_at_it(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as stack:
        here = stack.enter_context(serving(postgres_address))
        there = stack.enter_context(serving(postgres_address))
        anna = stack.enter_context(Browser(here.url))
        boris = stack.enter_context(Browser(there.url))
        anna.get("/api/me")
        boris.get("/api/me")
        id = played(here.url)
        monkeypatch.setattr(analysis, "KEEP_SECONDS", 0.0)
        with held(here):
            anna.post(path_of(id))
            assert boris.post(path_of(id))["status"] == "running"
            assert not there.polite._server.analyst._jobs

        done = until(boris, id, "done")
        assert anna.get(path_of(id))["points"] == done["points"]
        assert not there.polite._server.analyst._jobs


@pytest.fixture(autouse=True)
def nothing_left(server: LiveServer) -> Iterator[None]:
    """Each scene begins with nobody at work."""
    yield
    wait_until(lambda: not server.polite._server.analyst._jobs)
