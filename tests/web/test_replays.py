"""What has been played: records, verification, looking back, going on from there."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentarch.core.record import verify
from pentarch.games import GAMES
from pentarch.web import protocol, replays
from tests.web.live import PATIENCE, Browser, Json, LiveServer, play_on, two_at_a_table


@pytest.fixture(scope="module")
def finished(server: LiveServer) -> str:
    """A match that two people have played to its end."""
    with Browser(server.url) as one, Browser(server.url) as other:
        id, hers, his = two_at_a_table(one, other)
        with hers, his:
            play_on(hers, his)
            assert hers.update["status"] == "over"
    return id


def test_a_record_can_be_verified_by_anybody(stranger: Browser, finished: str) -> None:
    answer = stranger.http.get(f"/api/matches/{finished}/record")

    assert "attachment" in answer.headers["content-disposition"]
    record, state = verify(answer.text, GAMES.get)
    assert state.is_terminal()
    assert record.nonces == [bytes.fromhex("bb" * 32), bytes.fromhex("aa" * 32)]


def test_the_page_can_verify_it_too(stranger: Browser, finished: str) -> None:
    match = stranger.get(f"/api/matches/{finished}")
    verified = stranger.get(f"/api/matches/{finished}/verify")

    assert verified["holds"]
    assert verified["text"]
    assert verified["commitment"] == match["update"]["commitment"]


def test_until_the_end_there_is_neither_record_nor_secret(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        for what in ("record", "verify"):
            refused = anna.get(f"/api/matches/{id}/{what}", 409)
            assert refused["message"]["key"] == "match-refusal-not-over"


def test_looking_back_shows_what_was_shown(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        play_on(hers, his, moves=6)
        hers.until(ply=6)
        shown = {it["update"]["ply"]: it["update"] for it in hers.seen if it["type"] == "update"}
        frames = anna.get(f"/api/matches/{id}/replay")["frames"]

    assert [frame["ply"] for frame in frames] == [*range(7)]
    for frame in frames:
        assert frame["view"] == shown[frame["ply"]]["view"]
        assert frame["question"] == shown[frame["ply"]]["question"]
        assert frame["move"] is None


def test_until_the_end_no_hand_is_opened(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        refused = anna.get(f"/api/matches/{id}/replay", 403, open="true")

    assert refused["message"]["key"] == "web-refusal-eyes"


def test_when_it_is_over_all_hands_can_be_opened(stranger: Browser, finished: str) -> None:
    replay = f"/api/matches/{finished}/replay"
    closed = stranger.get(replay, seat="spectator")["frames"][0]["view"]
    view = stranger.get(replay, seat="spectator", open="true")["frames"][0]["view"]

    assert [player["hand"] for player in closed["players"]] == [None, None]
    assert all(player["hand"] for player in view["players"])
    assert view["drawn"]
    assert {**view, "players": [], "drawn": None} == {**closed, "players": [], "drawn": None}


def test_until_the_end_nobody_looks_through_anothers_eyes(
    anna: Browser, boris: Browser, stranger: Browser
) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        play_on(hers, his, moves=3)

        assert anna.get(f"/api/matches/{id}/replay")["eyes"] == [0]
        for browser, seat in ((anna, "1"), (boris, "0"), (stranger, "0"), (stranger, "1")):
            refused = browser.get(f"/api/matches/{id}/replay", 403, seat=seat)
            assert refused["message"]["key"] == "web-refusal-eyes"
        watched = stranger.get(f"/api/matches/{id}/replay")
        assert watched["eyes"] == [None]
        assert all(hand(frame, seat) is None for frame in watched["frames"] for seat in (0, 1))


def hand(frame: Json, seat: int) -> object:
    return frame["view"]["players"][seat]["hand"]


def test_from_the_end_on_everybody_sees_through_all_eyes(stranger: Browser, finished: str) -> None:
    replays = [stranger.get(f"/api/matches/{finished}/replay", seat=seat) for seat in ("0", "1")]

    assert replays[0]["eyes"] == [0, 1, None]
    assert hand(replays[0]["frames"][0], 0) is not None
    assert hand(replays[1]["frames"][0], 1) is not None
    assert hand(replays[0]["frames"][0], 1) is None
    assert replays[0]["frames"][1]["move"]["kind"] == "discard"


def test_a_long_replay_comes_in_parts(stranger: Browser, finished: str) -> None:
    whole = stranger.get(f"/api/matches/{finished}/replay")
    part = stranger.get(f"/api/matches/{finished}/replay", since=3, limit=4)

    assert part["plies"] == whole["plies"]
    assert part["frames"] == whole["frames"][3:7]
    assert stranger.get(f"/api/matches/{finished}/replay", since=9999)["frames"] == []


@pytest.mark.parametrize("hidden", ["same", "redealt"])
def test_a_fork_goes_on_from_there_against_bots(
    stranger: Browser, finished: str, hidden: str
) -> None:
    ply = 2
    fork = {"ply": ply, "seat": 0, "hidden": hidden, "bot": "random"}
    forked = stranger.post(f"/api/matches/{finished}/fork", fork, 201)
    then = stranger.get(f"/api/matches/{finished}/replay", seat="0", since=ply, limit=1)

    assert forked["fork_of"] == {
        "match": finished, "ply": ply, "seat": 0 if hidden == "redealt" else None
    }  # fmt: skip
    id = forked["match"]["id"]
    begun = stranger.get(f"/api/matches/{id}/replay", limit=1)["frames"][0]["view"]
    assert begun == then["frames"][0]["view"]
    with stranger.socket(id) as mine:
        play_on(mine)
        assert mine.update["status"] == "over"
    assert stranger.get(f"/api/matches/{id}/verify")["holds"]


def test_a_match_that_still_runs_cannot_be_forked(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        play_on(hers, his, moves=3)
        for hidden in ("same", "redealt"):
            fork = {"ply": 1, "seat": 1, "hidden": hidden}
            refused = anna.post(f"/api/matches/{id}/fork", fork, 409)
            assert refused["message"]["key"] == "match-refusal-not-over"


@pytest.mark.parametrize("hidden", ["same", "redealt"])
def test_where_a_fork_begins_stays_hidden_until_it_is_over(
    anna: Browser, stranger: Browser, finished: str, hidden: str
) -> None:
    fork = {"ply": 2, "seat": 0, "hidden": hidden, "bot": "random"}
    forked = anna.post(f"/api/matches/{finished}/fork", fork, 201)
    id = forked["match"]["id"]

    for browser in (anna, stranger):
        assert "position" not in msgspec.json.encode(browser.get(f"/api/matches/{id}")).decode()
        replay = browser.get(f"/api/matches/{id}/replay")
        assert 1 not in replay["eyes"]
        if browser is stranger:  # the player may have looked at the other hand
            assert all(hand(frame, 1) is None for frame in replay["frames"])
        browser.get(f"/api/matches/{id}/replay", 403, seat="1")
        browser.get(f"/api/matches/{id}/record", 409)
        browser.get(f"/api/matches/{id}/verify", 409)
        browser.post(f"/api/matches/{id}/fork", {"ply": 0, "seat": 1, "hidden": "same"}, 409)


def test_a_fork_of_the_same_cards_has_the_same_cards(
    server: LiveServer, stranger: Browser, finished: str
) -> None:
    fork = {"ply": 3, "seat": 1, "hidden": "same"}
    forked = stranger.post(f"/api/matches/{finished}/fork", fork)["match"]["id"]

    position = server.table(forked).match.position
    assert position is not None
    game = GAMES["infiltration"]
    there = stranger.get(f"/api/matches/{finished}/replay", seat="0", since=3, limit=1)
    seen = msgspec.to_builtins(game.view(game.from_json(position), 0))
    assert seen == there["frames"][0]["view"]


@pytest.mark.parametrize(
    ("fork", "key"),
    [
        ({"ply": 9999, "seat": 0}, "web-refusal-ply"),
        ({"ply": 0, "seat": 7}, "match-refusal-no-seat"),
        ({"ply": 0, "seat": 0, "bot": "ismcts:999999"}, "refusal-bot"),
    ],
)
def test_an_impossible_fork_is_refused(
    stranger: Browser, finished: str, fork: Json, key: str
) -> None:
    refused = stranger.post(f"/api/matches/{finished}/fork", fork, 400)

    assert refused["message"]["key"] == key


def test_where_the_game_is_over_nothing_can_be_gone_on_with(
    stranger: Browser, finished: str
) -> None:
    plies = stranger.get(f"/api/matches/{finished}/replay", limit=1)["plies"]

    refused = stranger.post(f"/api/matches/{finished}/fork", {"ply": plies, "seat": 0}, 409)

    assert refused["message"]["key"] == "web-refusal-fork-over"


def test_a_match_of_other_rules_shows_its_result_and_last_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.web.live import serving  # noqa: PLC0415 (a server of its own)

    database = str(tmp_path / "old.db")
    with serving(database) as before, Browser(before.url) as one, Browser(before.url) as other:
        id, hers, his = two_at_a_table(one, other)
        with hers, his:
            play_on(hers, his)
            last, cookies = hers.update, one.cookies
    rules = GAMES["infiltration"]
    monkeypatch.setattr(rules, "version", rules.version + 1)

    with serving(database) as after, Browser(after.url) as again:
        again.http.headers["Cookie"] = cookies
        (listed,) = again.get("/api/matches/mine")["items"]
        shown = again.get(f"/api/matches/{id}")
        refused = again.get(f"/api/matches/{id}/replay", 409)

    assert listed["id"] == id
    assert not listed["playable"]
    assert listed["result"] == last["result"]
    assert shown["update"]["view"] is None
    assert shown["last_view"] == last["view"]
    assert refused["message"]["key"] == "match-refusal-version"
    assert msgspec.json.encode(shown)


def test_nobody_waits_while_another_looks_back(
    anna: Browser, boris: Browser, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every seat's eyes it takes half a second of a processor."""
    looking, go_on, frame = threading.Event(), threading.Event(), replays.frame

    def slow(*given: Any) -> protocol.Frame:
        looking.set()
        assert go_on.wait(PATIENCE)
        return frame(*given)

    monkeypatch.setattr(replays, "frame", slow)
    with ThreadPoolExecutor() as pool:
        found = pool.submit(anna.get, f"/api/matches/{finished}/replay", open=True)
        assert looking.wait(PATIENCE)
        try:
            boris.http.get("/api/games", timeout=20)
        finally:
            go_on.set()

    assert found.result()["frames"]
