"""Other people's programs: streams of lines, moves by POST, the example bot."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from pentarch.web import bot_api
from tests.web.live import (
    PATIENCE,
    Browser,
    Json,
    LiveServer,
    play_on,
    serving,
    two_at_a_table,
    wait_until,
)

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.py"


def token_of(browser: Browser) -> str:
    made = browser.post("/api/tokens", {"name": "bot", "scopes": ["play"]})
    text: str = made["token"]
    return text


@pytest.fixture
def program(server: LiveServer, boris: Browser) -> Iterator[Browser]:
    with Browser(server.url, token=token_of(boris)) as browser:
        yield browser


@contextmanager
def lines(browser: Browser, path: str) -> Iterator[Iterator[Json]]:
    with browser.http.stream("GET", path, timeout=PATIENCE) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        yield (msgspec.json.decode(line) for line in answer.iter_lines() if line.strip())


def test_a_program_hears_of_its_matches(anna: Browser, program: Browser) -> None:
    with lines(program, "/api/stream/event") as events:
        id, hers, his = two_at_a_table(anna, program)
        with hers, his:
            started = next(events)
            assert (started["type"], started["id"], started["seat"]) == ("gameStart", id, 1)

            hers.send("resign")
            hers.until(status="over")
        finished = next(events)

    assert finished["type"] == "gameFinish"
    assert finished["result"] == [-1.0, 1.0]


def test_a_match_is_streamed_state_by_state(anna: Browser, program: Browser) -> None:
    id, hers, his = two_at_a_table(anna, program)
    with hers, his, lines(program, f"/api/bot/game/stream/{id}") as states:
        full = next(states)
        assert full["type"] == "gameFull"
        assert full["seats"] == ["Anna", "Борис"]
        assert full["seat"] == 1
        state = full["state"]
        while not state["my_turn"]:
            hers.until(n=state["n"])
            hers.act()
            state = next(states)

        move = state["legal"][0]
        done = program.post(f"/api/bot/game/{id}/move/{move['action']}?n={state['n']}")
        assert done == {"ok": True, "n": state["n"] + 1}
        assert next(states)["ply"] == state["ply"] + 1

        again = program.post(f"/api/bot/game/{id}/move/{move['action']}?n={state['n']}")
        assert again["n"] == done["n"]


def test_who_has_left_the_table_sees_it_as_a_spectator(
    anna: Browser, program: Browser, stranger: Browser
) -> None:
    id = anna.open("me", "open")["match"]["id"]
    program.post(f"/api/matches/{id}/join", {})
    with lines(program, f"/api/bot/game/stream/{id}") as states:
        assert next(states)["seat"] == 1
        program.post(f"/api/matches/{id}/leave")
        stranger.post(f"/api/matches/{id}/join", {})
        anna.post(f"/api/matches/{id}/start", {})
        while (state := next(states))["status"] != "running":
            pass

        with stranger.socket(id) as theirs, anna.socket(id) as hers:
            while not theirs.is_asked:
                hers.act()
                theirs.wait_for(hers.update["n"])
                state = next(states)
        assert not state["my_turn"]
        assert state["legal"] == []
        assert state["view"]["players"][1]["hand"] is None


def test_a_move_may_be_given_by_its_text(anna: Browser, program: Browser) -> None:
    id, hers, his = two_at_a_table(anna, program)
    with hers, his:
        while not his.is_asked:
            hers.act()
            his.wait_for(hers.update["n"])
        text = his.update["answers"][0]["text"]

        program.post(f"/api/bot/game/{id}/move/{text}")

        his.wait_for(his.update["n"] + 1)


def test_whoever_is_not_asked_learns_nothing_of_what_is_legal(
    anna: Browser, program: Browser
) -> None:
    id, hers, his = two_at_a_table(anna, program)
    with hers, his:
        while not hers.is_asked:
            his.act()
            hers.wait_for(his.update["n"])
        legal = hers.update["answers"][0]["text"]

        answers = {
            program.http.post(f"/api/bot/game/{id}/move/{move}").text
            for move in (legal, "discard card=nobody", "0", "1")
        }

    assert len(answers) == 1
    assert "match-refusal-not-asked" in answers.pop()


def test_chat_and_resignation(anna: Browser, program: Browser) -> None:
    id, hers, his = two_at_a_table(anna, program)
    with hers, his, lines(program, f"/api/bot/game/stream/{id}") as states:
        next(states)
        program.post(f"/api/bot/game/{id}/chat", {"text": "good luck"})
        said = next(states)
        assert (said["type"], said["text"], said["seat"]) == ("chatLine", "good luck", 1)

        program.post(f"/api/bot/game/{id}/resign")
        *_, last = states

    assert last["status"] == "over"
    assert last["result"] == [1.0, -1.0]


def test_somebody_asks_the_program_to_take_a_move_back(anna: Browser, program: Browser) -> None:
    id, hers, his = two_at_a_table(anna, program)
    with hers, his:
        while not hers.is_asked:
            his.act()
            hers.wait_for(his.update["n"])
        before = hers.update["ply"]
        hers.act()
        hers.send("offer", n=hers.update["n"])
        his.wait_for(hers.update["n"] + 1)

        refused = program.post(f"/api/bot/game/{id}/takeback/maybe", expect=400)
        assert refused["message"]["key"] == "web-refusal-takeback"
        program.post(f"/api/bot/game/{id}/takeback/yes")

        hers.until(ply=before)


def test_a_stranger_may_watch_but_not_move(
    anna: Browser, boris: Browser, stranger: Browser
) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his, lines(stranger, f"/api/bot/game/stream/{id}") as states:
        full = next(states)
        assert full["seat"] is None
        assert full["state"]["legal"] == []
        refused = stranger.post(f"/api/bot/game/{id}/move/1", expect=403)

    assert refused["message"]["key"] == "match-refusal-not-seated"


def test_the_example_bot_plays_a_match_to_its_end(
    server: LiveServer, anna: Browser, boris: Browser
) -> None:
    command = [sys.executable, str(EXAMPLE), server.url, token_of(boris)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        try:
            assert bot.stdout is not None
            id = bot.stdout.readline().strip().rpartition("/")[2]
            anna.post(f"/api/matches/{id}/join", {})
            anna.post(f"/api/matches/{id}/start", {})
            with anna.socket(id) as hers:
                play_on(hers)
                assert hers.update["status"] == "over"
        finally:
            bot.kill()


def test_the_example_is_as_short_as_promised() -> None:
    code = EXAMPLE.read_text().partition('"""')[2].partition('"""')[2]

    assert len([line for line in code.splitlines() if line.strip()]) <= 32


def test_a_stream_ends_when_the_server_does(tmp_path: Path) -> None:
    from tests.web.live import serving  # noqa: PLC0415 (a server of its own)

    with serving(str(tmp_path / "short.db")) as live, Browser(live.url) as browser:
        browser.get("/api/me")
        with browser.http.stream("GET", "/api/stream/event", timeout=PATIENCE) as answer:
            live.polite.should_exit = True
            with pytest.raises((StopIteration, httpx.HTTPError)):
                pieces = answer.iter_raw()
                while True:
                    next(pieces)


def test_a_person_keeps_so_many_streams_open_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_api, "MOST_STREAMS", 3)
    with (
        serving(str(tmp_path / "s.db"), rates=True) as live,
        Browser(live.url) as anna,
        Browser(live.url) as boris,
    ):
        anna.get("/api/me")
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(lines(anna, "/api/stream/event"))
            refused = anna.http.get("/api/stream/event")
            stack.enter_context(lines(boris, "/api/stream/event"))
        wait_until(lambda: anna_may(anna))

    assert refused.status_code == 429
    assert refused.json()["message"]["key"] == "web-refusal-streams"


def anna_may(anna: Browser) -> bool:
    """Whether there is a place again, once the server has noticed who has gone."""
    with anna.http.stream("GET", "/api/stream/event") as answer:
        return answer.status_code == 200
