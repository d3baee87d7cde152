"""Servers as processes: two on one PostgreSQL, kill -9 in the middle of play, a polite end."""

from __future__ import annotations

import threading
import time
from contextlib import ExitStack

import pytest
from websockets.exceptions import WebSocketException

from tests.web.live import Browser, Json, Socket, play_on, serving, two_at_a_table, wait_until
from tests.web.server_process import Process, free_port, process


def visit_also(browser: Browser, url: str) -> Browser:
    """The same person at another server."""
    elsewhere = Browser(url)
    elsewhere.http.cookies.update(browser.http.cookies)
    return elsewhere


def test_a_match_is_played_half_through_each_of_two_servers(postgres_address: str) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(process(postgres_address))
        second = stack.enter_context(process(postgres_address))
        anna = stack.enter_context(Browser(first.url))
        boris = stack.enter_context(Browser(first.url))
        boris.get("/api/me")
        id = anna.open("me", "open")["match"]["id"]
        boris_there = stack.enter_context(visit_also(boris, second.url))
        boris_there.post(f"/api/matches/{id}/join", {})
        anna.post(f"/api/matches/{id}/start", {})
        hers = stack.enter_context(anna.socket(id))
        his = stack.enter_context(boris_there.socket(id))
        watching = [
            stack.enter_context(stack.enter_context(Browser(url)).socket(id))
            for url in (first.url, second.url)
        ]

        play_on(hers, his)

        assert hers.update["status"] == "over"
        for spectator in watching:
            spectator.wait_for(hers.update["n"])
            plies = [it["ply"] for update in updates(spectator) for it in update["log"]]
            assert plies == [*range(1, hers.update["ply"] + 1)]
        assert his.update["result"] == hers.update["result"]


def test_a_bot_moves_once_although_two_servers_could_let_it(postgres_address: str) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(process(postgres_address))
        second = stack.enter_context(process(postgres_address))
        anna = stack.enter_context(Browser(first.url))
        id = anna.open("me", {"kind": "bot", "bot": "greedy"})["match"]["id"]
        anna.post(f"/api/matches/{id}/start", {})
        there = stack.enter_context(visit_also(anna, second.url))
        here = stack.enter_context(anna.socket(id))
        watching = stack.enter_context(there.socket(id))

        play_on(here)

        watching.wait_for(here.update["n"])
        assert here.update["status"] == "over"
        assert anna.get(f"/api/matches/{id}/verify")["holds"]


def updates(socket: Socket) -> list[Json]:
    return [it["update"] for it in socket.seen if it["type"] == "update"]


class Player:
    """Somebody who plays on whatever happens, and writes down what was acknowledged."""

    def __init__(self, id: str, browser: Browser) -> None:
        self.id = id
        self.browser = browser
        self.since = 0
        self.acknowledged: dict[int, int] = {}
        self.restarts = 0
        self.over = False

    def play(self, enough: threading.Event) -> None:
        while not enough.is_set() and not self.over:
            try:
                self.sit(enough)
            except (OSError, WebSocketException, EOFError):  # also in the middle of a handshake
                self.restarts += 1
                time.sleep(0.05)

    def sit(self, enough: threading.Event) -> None:
        with self.browser.socket(self.id, since=self.since) as socket:
            while not enough.is_set() and socket.update["status"] == "running":
                n = socket.update["n"]
                if socket.is_asked:
                    enough.wait(0.05)
                    action = socket.update["answers"][0]["action"]
                    socket.act()
                    self.acknowledged[n + 1] = action
                else:
                    socket.receive("update")
                self.since = socket.update["n"]
            self.over = socket.update["status"] == "over"


def all_play_on(players: list[Player]) -> None:
    """Wait until everybody has played two more moves."""
    wanted = {it: len(it.acknowledged) + 2 for it in players}
    wait_until(lambda: all(len(it.acknowledged) >= many for it, many in wanted.items()), 120)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_9_in_the_middle_of_play_loses_and_doubles_nothing(
    request: pytest.FixtureRequest, kind: str
) -> None:
    fixture = "database" if kind == "sqlite" else "postgres_address"
    address: str = request.getfixturevalue(fixture)
    port = free_port()
    with ExitStack() as stack:
        served = Process(address, port)
        stack.callback(lambda: served.close())  # noqa: PLW0108 (the one that runs then)
        anna = stack.enter_context(Browser(served.url))
        boris = stack.enter_context(Browser(served.url))
        players: list[Player] = []
        for _ in range(3):
            id, hers, his = two_at_a_table(anna, boris, options={"goal": 7})
            with hers, his:
                pass
            players += [Player(id, anna), Player(id, boris)]
        enough = threading.Event()
        threads = [threading.Thread(target=it.play, args=[enough]) for it in players]
        for thread in threads:
            thread.start()

        for _ in range(2):
            all_play_on(players)
            served.kill()
            served.close()
            served = Process(address, port)
        all_play_on(players)
        enough.set()
        for thread in threads:
            thread.join()

        records = {it.id: actions_of(anna, it.id) for it in players}
    assert all(it.restarts > 0 for it in players)
    for player in players:
        assert len(player.acknowledged) >= 6
        for n, action in player.acknowledged.items():
            assert records[player.id][n] == action


def actions_of(browser: Browser, id: str) -> dict[int, int]:
    """The journal's numbers of the actions, read when the match is given up."""
    with browser.socket(id) as socket:
        if socket.update["status"] == "running":
            socket.send("resign")
            socket.until(status="over")
        numbers = [it["n"] for update in updates(socket) for it in update["log"]]
    actions = browser.get(f"/api/matches/{id}/record")["actions"]
    assert len(numbers) == len(actions)
    return dict(zip(numbers, actions, strict=True))


def test_a_bots_match_goes_on_after_a_restart(database: str) -> None:
    port = free_port()
    with process(database, port) as served, Browser(served.url) as anna:
        bot = {"kind": "bot", "bot": "greedy"}
        id = anna.open("me", bot, bot)["match"]["id"]
        anna.post(f"/api/matches/{id}/start", {})
        served.kill()
        cookies = anna.http.cookies

        with process(database, port) as again, Browser(again.url) as back:
            back.http.cookies.update(cookies)
            with back.socket(id) as hers:
                play_on(hers)
                assert hers.update["status"] == "over"


def test_a_server_that_is_asked_to_stop_says_goodbye(database: str) -> None:
    with process(database) as served, Browser(served.url) as anna:
        id = anna.open("me", "open")["match"]["id"]
        with anna.socket(id) as hers:
            ended = threading.Thread(target=served.stop)
            ended.start()
            gone = hers.receive("gone")
            assert gone["again"]
            assert gone["message"]["key"] == "web-refusal-closing"
            assert hers.closed() == 1012
            ended.join()


def test_two_servers_hear_of_each_other_in_one_process_too(postgres_address: str) -> None:
    with (
        serving(postgres_address) as one,
        serving(postgres_address) as other,
        Browser(one.url) as anna,
    ):
        id = anna.open("me", "open")["match"]["id"]
        with visit_also(anna, other.url) as there, there.socket(id) as hers:
            anna.post(f"/api/matches/{id}/bot", {"seat": 1, "bot": "random"})
            hers.wait_for(2)
            assert hers.update["seats"][1]["bot"] == "random"
