"""The hall: my matches first, open tables with what they are for, live; a quick match."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pentarch.hosting import seeking
from pentarch.hosting.seeking import Plan, plan_for
from pentarch.storage.seekers import Seeker
from tests.web.live import PATIENCE, Browser, Json, LiveServer, serving, two_at_a_table


class Line:
    """A visitor's own line."""

    def __init__(self, browser: Browser, hall: bool = False) -> None:
        self._stack = ExitStack()
        address = browser.url.replace("http", "ws", 1) + "/api/socket"
        headers = {"Cookie": browser.cookies, "Origin": browser.url}
        self.wire: ClientConnection = self._stack.enter_context(
            connect(address, additional_headers=headers, open_timeout=PATIENCE)
        )
        self.items: list[Json] = []
        self.send("hall", open=hall)
        self.send("ping", id=7)
        while self.next()["type"] != "pong":
            pass

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def send(self, kind: str, **fields: Any) -> None:
        self.wire.send(msgspec.json.encode({"type": kind, **fields}).decode())

    def next(self) -> Json:
        message: Json = msgspec.json.decode(self.wire.recv(timeout=PATIENCE))
        self.items += message.get("items", [])
        return message

    def hears_of(self, id: str, **wanted: Any) -> Json:
        """The row of a match, when it has these fields."""
        while True:
            for it in self.items:
                if it["id"] == id and all(it[name] == value for name, value in wanted.items()):
                    return it
            self.next()


def table_for_two(anna: Browser, **choices: Any) -> str:
    id: str = anna.open("me", "open", **choices)["match"]["id"]
    return id


# Lists.


def test_my_matches_say_whose_turn_it_is_and_since_when(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        asked = hers.update["asked"]
        mine = next(it for it in anna.get("/api/lobby")["mine"] if it["id"] == id)
        assert mine["asked"] == asked
        began = mine["asked_since"]
        mover = hers if asked == 0 else his
        while mover.is_asked:
            mover.act()

        mine = next(it for it in anna.get("/api/lobby")["mine"] if it["id"] == id)
        assert mine["asked"] == 1 - asked
        assert mine["asked_since"] >= began


def test_a_seat_that_is_kept_for_me_is_among_mine(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        hers.send("resign")
        hers.until(status="over")
    again = anna.post(f"/api/matches/{id}/rematch")["match"]["id"]

    kept = next(it for it in boris.get("/api/lobby")["mine"] if it["id"] == again)

    assert kept["mine"] == [] and len(kept["kept"]) == 1
    assert kept["rematch_of"] == id


def test_an_open_table_says_what_it_is_for(anna: Browser, boris: Browser) -> None:
    clock = {"kind": "move", "seconds": 60}
    id = table_for_two(anna, clock=clock, casual=False, options={"goal": 3})

    (found,) = [it for it in boris.get("/api/lobby")["open"]["items"] if it["id"] == id]

    assert found["rated"] and not found["casual"]
    assert found["clock"] == clock
    assert found["options"]["goal"] == 3


# Live.


def test_the_hall_hears_within_a_moment_of_a_table_and_of_its_end(
    anna: Browser, boris: Browser
) -> None:
    with Line(boris, hall=True) as hall:
        id = table_for_two(anna)
        assert hall.hears_of(id, status="open")["mine"] == []
        anna.post(f"/api/matches/{id}/cancel")
        hall.hears_of(id, status="cancelled")


def test_nobody_hears_of_a_private_table_but_whom_it_concerns(
    anna: Browser, boris: Browser, stranger: Browser
) -> None:
    stranger.get("/api/me")
    with Line(stranger, hall=True) as other, Line(anna) as hers:
        private = table_for_two(anna, public=False)
        boris.post(f"/api/matches/{private}/join", {})
        hers.hears_of(private)
        public = table_for_two(anna)
        other.hears_of(public)

        assert private not in {it["id"] for it in other.items}


def test_whoever_looks_elsewhere_hears_that_it_is_their_turn(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        asked = hers.update["asked"]
        mover, waiting = (hers, boris) if asked == 0 else (his, anna)
        with Line(waiting) as line:
            while mover.is_asked:
                mover.act()
            line.hears_of(id, asked=1 - asked)


def test_a_line_ends_with_its_session_and_takes_no_nonsense(server: LiveServer) -> None:
    with Browser(server.url) as anna:
        anna.get("/api/me")
        with Line(anna) as line:
            anna.delete("/api/session")
            with pytest.raises(ConnectionClosed):
                while True:
                    line.next()
        anna.get("/api/me")
        with Line(anna) as line:
            line.wire.send("{")
            assert line.next()["type"] == "gone"


# A quick match.


def seek(browser: Browser, *players: int, games: list[str] | None = None, **more: Any) -> Json:
    wish = {"games": games or ["infiltration"], "players": [*players], "bots": False, **more}
    return browser.post("/api/quick", wish)


def test_two_who_fit_are_seated_together(anna: Browser, boris: Browser) -> None:
    assert seek(anna, 2, 3)["match"] is None
    id = seek(boris, 2)["match"]
    assert id is not None

    assert seek(anna, 2, 3)["match"] == id
    match = anna.get(f"/api/matches/{id}")["match"]
    assert (match["status"], len(match["seats"])) == ("running", 2)
    assert match["clock"]["kind"] == "move"


def test_those_who_do_not_fit_wait(anna: Browser, boris: Browser) -> None:
    assert seek(anna, 3)["match"] is None
    assert seek(boris, 2)["match"] is None
    assert seek(boris, 3, games=["star-realms"])["match"] is None
    for it in (anna, boris):
        it.delete("/api/quick")


def test_whoever_stops_looking_is_seated_nowhere(anna: Browser, boris: Browser) -> None:
    seek(anna, 2)
    anna.delete("/api/quick")

    assert seek(boris, 2)["match"] is None
    boris.delete("/api/quick")


def test_who_has_blocked_somebody_is_not_seated_with_them(anna: Browser, boris: Browser) -> None:
    anna.post(f"/api/ties/block/{boris.id}")
    seek(anna, 2)

    assert seek(boris, 2)["match"] is None
    for it in (anna, boris):
        it.delete("/api/quick")
    anna.delete(f"/api/ties/block/{boris.id}")


def test_bots_sit_down_after_a_while(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeking, "BOTS_AFTER_MS", 0)

    id = seek(anna, 3, bots=True)["match"]

    seats = anna.get(f"/api/matches/{id}")["match"]["seats"]
    assert [it["bot"] for it in seats] == [None, seeking.BOT, seeking.BOT]


def test_what_nobody_can_play_is_refused(anna: Browser) -> None:
    wish: Json = {"games": ["infiltration"], "players": [8]}
    assert anna.post("/api/quick", wish, 400)["message"]["key"] == "web-refusal-quick"
    for wish in ({"games": [], "players": [2]}, {"games": ["x"] * 21, "players": [2]}):
        anna.post("/api/quick", wish, 400)


def seeker(user: str, *players: int, at: int = 0, bots: bool = False) -> Seeker:
    wants = {"games": ["infiltration"], "players": [*players], "bots": bots, "rated": False}
    return Seeker(user, user, wants, at, None)


def people(plan: Plan | None) -> list[str]:
    return [] if plan is None else [it.user for it in plan.people]


def test_who_has_waited_longest_is_seated_first() -> None:
    others = [seeker("b", 2), seeker("c", 2)]
    assert people(plan_for(seeker("a", 2), others, (), 0)) == ["a", "b"]
    assert people(plan_for(seeker("a", 2), others, {("a", "b"), ("b", "a")}, 0)) == ["a", "c"]
    assert people(plan_for(seeker("a", 3), others, (), 0)) == []


def test_bots_take_only_the_seats_that_are_left() -> None:
    later = seeking.BOTS_AFTER_MS
    others = [seeker("b", 3, bots=True), seeker("c", 2)]
    plan = plan_for(seeker("a", 3, bots=True), others, (), later)
    assert plan is not None and (people(plan), plan.bots) == (["a", "b"], 1)
    assert plan_for(seeker("a", 3, bots=True), others, (), later - 1) is None


# Large, in small: `python -m bench.hall` has a hall of a thousand tables, and times it.

OPEN, OWN = 100, 60


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    database = str(tmp_path_factory.mktemp("crowded") / "pentarch.db")
    with serving(database, most_tables=OPEN + OWN) as live:
        yield live


def test_of_a_full_hall_a_page_is_read_and_all_matches_of_ones_own(crowded: LiveServer) -> None:
    with Browser(crowded.url) as host, Browser(crowded.url) as anna:
        anna.get("/api/me")
        for _ in range(OPEN):
            host.open("me", "open")
        for _ in range(OWN):
            anna.open("me", "open", "open", public=False)

        lobby = anna.get("/api/lobby")

        assert len(lobby["mine"]) == OWN
        assert len(lobby["open"]["items"]) == 30 and lobby["open"]["next"] is not None
