"""Nothing that a seat cannot know is on any wire: not to that seat, not to a spectator.

A match in the server's memory is exchanged for another one that a viewer cannot tell from
it: hidden cards dealt anew, others' secret events blurred, another key. Everything that
the viewer can ask for, over HTTP and over the socket, is then the same byte for byte.
"""

from __future__ import annotations

import re
import secrets

import msgspec
import pytest

from pentarch.core.rng import Rng
from tests.match.test_secrecy import another_world
from tests.web.live import Browser, Json, LiveServer, Socket, play_on, two_at_a_table

TIMES = re.compile(rb'"now":\d+')
# These come when they come. What a hint may depend on has a test of its own.
UNTIMED = ("presence", "hint")
GAMES_TO_TRY = ["infiltration", "commanders"]


@pytest.mark.parametrize("moves", [0, 3, 8])
@pytest.mark.parametrize("game", GAMES_TO_TRY)
def test_every_answer_is_the_same_in_worlds_that_cannot_be_told_apart(
    server: LiveServer, anna: Browser, boris: Browser, stranger: Browser, game: str, moves: int
) -> None:
    stranger.get("/api/me")
    id, hers, his = two_at_a_table(anna, boris, game=game)
    with hers, his:
        play_on(hers, his, moves=moves)
    table = server.table(id)
    true = table.match
    assert true.status == "running"

    for browser, seat in ((anna, 0), (boris, 1), (stranger, None)):
        told = everything_told(browser, id)
        for seed in range(4):
            table.match = another_world(true, seat, Rng(seed))
            table.texts.clear()
            assert everything_told(browser, id) == told
        table.match = true
        table.texts.clear()


def everything_told(browser: Browser, id: str) -> list[bytes]:
    """All that a person can learn of a running match without moving."""
    told = [
        browser.http.get(path).content
        for path in (
            f"/api/matches/{id}",
            f"/api/matches/{id}/record",
            f"/api/matches/{id}/verify",
            "/api/matches/mine",
            "/api/matches?status=running",
        )
    ]
    with browser.http.stream("GET", f"/api/bot/game/stream/{id}") as stream:
        told.append(next(stream.iter_lines()).encode())
    told += [
        browser.http.post(f"/api/bot/game/{id}/move/{move}?n=1").content
        for move in ("3", "discard card=vader")
    ]
    with browser.socket(id) as socket:
        actions = list(range(0, 60, 7))
        for action in actions:
            socket.send("why", action=action)
        socket.send("act", n=1, action=0)
        socket.send("undo", n=1)
        socket.send("hint")
        socket.send("ping")
        socket.receive("pong")
        told += [msgspec.json.encode(it) for it in socket.seen if it["type"] not in UNTIMED]
    return [TIMES.sub(b"", it) for it in told]


def test_a_hint_depends_only_on_what_the_seat_knows(
    server: LiveServer, anna: Browser, boris: Browser
) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        play_on(hers, his, moves=2)
        for socket in (hers, his):
            socket.wait_for(max(hers.update["n"], his.update["n"]))
        mover, seat = (hers, 0) if hers.is_asked else (his, 1)
        table = server.table(id)
        true = table.match
        asked: list[Json] = []
        seen = server.thinkers_asked(asked)

        mover.send("hint")
        mover.receive("hint")
        table.match = another_world(true, seat, Rng(5))
        mover.send("hint")
        mover.receive("hint")
        table.match = true
        seen.close()

    assert len(asked) == 2
    assert asked[0] == asked[1]


def test_what_a_bot_is_given_is_not_the_true_state(
    server: LiveServer, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two worlds that the bot cannot tell apart it is given the same position."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 7)
    asked: list[Json] = []
    seen = server.thinkers_asked(asked)
    id = anna.open("me", {"kind": "bot", "bot": "random"})["match"]["id"]
    anna.post(f"/api/matches/{id}/start", {})
    with anna.socket(id) as hers:
        play_on(hers, moves=6)
    seen.close()

    table = server.table(id)
    game = table.match.game
    assert game is not None and asked
    assert all(it["seat"] == 1 for it in asked)
    match = table.match
    if match.state is not None and match.status == "running":
        one = game.to_json(match.redealt(1, 7))
        other = game.to_json(another_world(match, 1, Rng(3)).redealt(1, 7))
        assert one == other


def test_no_answer_holds_the_secret_or_the_key(
    server: LiveServer, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his, stranger.socket(id) as watching:
        play_on(hers, his, moves=5)
        match = server.table(id).match
        told = b"".join(
            msgspec.json.encode(it) for socket in (hers, his, watching) for it in socket.seen
        )
        for browser in (anna, boris, stranger):
            told += b"".join(everything_told(browser, id))

    assert match.commitment.encode() in told
    assert match.secret.hex().encode() not in told
    assert match.key.hex().encode() not in told


def test_spectators_see_no_hand_and_no_secret_event(
    anna: Browser, boris: Browser, stranger: Browser
) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his, stranger.socket(id) as watching:
        play_on(hers, his, moves=12)
        watching.wait_for(hers.update["n"])
        views = [it["update"]["view"] for it in watching.seen if it["type"] == "update"]

    assert all(view["drawn"] is None for view in views)
    keys = {line["key"] for it in updates(watching) for item in it["log"] for line in item["lines"]}
    assert not any(key.endswith("-seen") for key in keys)


def updates(socket: Socket) -> list[Json]:
    return [it["update"] for it in socket.seen if it["type"] == "update"]
