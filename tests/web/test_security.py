"""What a client can do wrong, on purpose or not: each class of attack has its scene."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pentarch.games import GAMES
from pentarch.hosting import rates
from pentarch.hosting.rates import GUESTS, Rates
from pentarch.hosting.refusals import TooMany
from tests.web.live import (
    PATIENCE,
    Browser,
    Json,
    LiveServer,
    Socket,
    serving,
    two_at_a_table,
)

# Origins.


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null"])
def test_a_page_of_another_site_cannot_act_for_a_visitor(anna: Browser, origin: str) -> None:
    foreign = {"Origin": origin}

    renamed = anna.http.patch("/api/me", json={"name": "Mallory"}, headers=foreign)
    opened = anna.http.post("/api/matches", json={}, headers=foreign)
    left = anna.http.delete("/api/sessions", headers=foreign)

    for answer in (renamed, opened, left):
        assert answer.status_code == 403
        assert answer.json()["message"]["key"] == "web-refusal-origin"
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_page_of_another_site_cannot_open_a_socket(anna: Browser) -> None:
    id = anna.open("me", "open")["match"]["id"]

    with pytest.raises(InvalidStatus) as refused:
        Socket(anna, id, None, {"Origin": "https://evil.example"})

    assert refused.value.response.status_code == 403
    with Socket(anna, id, {}, {"Origin": anna.url}) as welcome:
        assert welcome.welcome["seats"] == [0]


def test_other_origins_can_be_allowed(tmp_path: Any) -> None:
    with (
        serving(str(tmp_path / "o.db"), origins=("https://friend.example",)) as live,
        Browser(live.url) as browser,
    ):
        headers = {"Origin": "https://friend.example"}
        assert browser.http.patch("/api/me", json={"name": "Ally"}, headers=headers).is_success


# Whose is what: another seat, a spectator, a guest, a stranger.


@pytest.fixture
def match(anna: Browser, boris: Browser) -> Iterator[tuple[str, Socket, Socket]]:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        yield id, hers, his


def test_nobody_acts_for_another_seat(
    anna: Browser, boris: Browser, stranger: Browser, match: tuple[str, Socket, Socket]
) -> None:
    id, hers, his = match
    mover, other = (hers, his) if hers.is_asked else (his, hers)
    seat, n = mover.update["seat"], mover.update["n"]
    action = mover.update["answers"][0]["action"]
    stranger.get("/api/me")

    with stranger.socket(id) as guest:
        for intruder, key in ((other, "web-refusal-seat"), (guest, "match-refusal-not-seated")):
            for message in ("act", "undo", "offer", "resign", "leave", "return", "accept",
                            "decline", "why", "hint"):  # fmt: skip
                extra = {"action": action} if message in ("act", "why") else {}
                intruder.send(message, n=n, seat=seat, **extra)
                refused = intruder.receive("refused")
                assert (refused["to"], refused["message"]["key"]) == (message, key)
        guest.send("rematch")
        assert guest.receive("refused")["message"]["key"] == "match-refusal-not-seated"

    mover.act()


def test_a_socket_asked_for_anothers_seat_sees_only_what_is_its_own(
    stranger: Browser, boris: Browser, match: tuple[str, Socket, Socket]
) -> None:
    id, _, _ = match
    with stranger.socket(id, seats=[0]) as watching, boris.socket(id, seats=[0, 1]) as his:
        assert watching.update["seat"] is None
        assert his.update["seat"] == 1
        assert his.update["view"]["players"][0]["hand"] is None


def test_nobody_but_the_host_changes_the_table(
    anna: Browser, boris: Browser, stranger: Browser
) -> None:
    id = anna.open("me", "open", "open")["match"]["id"]
    boris.post(f"/api/matches/{id}/join", {"seat": 1})
    anna_first = anna.get(f"/api/matches/{id}")["update"]

    orders: dict[str, Json | None] = {
        "bot": {"seat": 2, "bot": "random"},
        "open": {"seat": 0},
        "cancel": None,
        "start": {"fill": "random"},
    }
    for path, body in orders.items():
        for intruder in (boris, stranger):
            refused = intruder.post(f"/api/matches/{id}/{path}", body, 409)
            assert refused["message"]["key"] in (
                "match-refusal-not-host", "match-refusal-not-seated"
            )  # fmt: skip
    for path in ("leave", "rematch"):
        stranger.post(f"/api/matches/{id}/{path}", None, 409)
    assert anna.get(f"/api/matches/{id}")["update"] == anna_first


def test_ids_of_private_tables_cannot_be_guessed(anna: Browser) -> None:
    ids = {anna.open("me", "open", public=False)["match"]["id"] for _ in range(5)}

    assert len(ids) == 5
    assert all(len(bytes.fromhex(id)) * 8 >= 96 for id in ids)


@pytest.mark.parametrize("id", ["nowhere", "0" * 24, "..%2f..", "%00", "x" * 500])
def test_a_dead_link_says_so(stranger: Browser, id: str) -> None:
    answer = stranger.http.get(f"/api/matches/{id}")

    assert answer.status_code == 404
    assert answer.json()["text"]
    with pytest.raises(InvalidStatus):
        Socket(stranger, id, None)


# Access that has ended: what was opened with it closes.


SIGNED_OUT = "web-refusal-signed-out"
SIGN_IN: Json = {"password": "correct horse"}


def is_shown_out(socket: Socket) -> bool:
    gone = socket.receive("gone")
    return gone["message"]["key"] == SIGNED_OUT and socket.closed() == 1000


def ends(stream: httpx.Response) -> bool:
    """Read a stream to its end; one that does not end takes too long."""
    for _ in stream.iter_raw():
        pass
    return True


@contextmanager
def following(browser: Browser, *paths: str) -> Iterator[list[httpx.Response]]:
    with ExitStack() as stack:
        yield [stack.enter_context(streaming(browser, path)) for path in paths]


@contextmanager
def streaming(browser: Browser, path: str) -> Iterator[httpx.Response]:
    with browser.http.stream("GET", path, timeout=PATIENCE) as stream:
        assert stream.status_code == 200
        yield stream


def test_a_revoked_token_closes_the_sockets_and_streams_that_it_opened(
    server: LiveServer, anna: Browser
) -> None:
    id = anna.open("me", "open")["match"]["id"]
    made, kept = (
        anna.post("/api/tokens", {"name": name, "scopes": ["play"]}) for name in ("one", "other")
    )
    with (
        Browser(server.url, token=made["token"]) as program,
        Browser(server.url, token=kept["token"]) as another,
        anna.socket(id) as hers,
        another.socket(id) as stays,
        program.socket(id) as goes,
        Socket(program, id, None) as silent,
        following(program, "/api/stream/event", f"/api/bot/game/stream/{id}") as streams,
    ):
        anna.delete(f"/api/tokens/{made['id']}", 204)

        assert is_shown_out(goes)
        assert is_shown_out(silent)
        assert all(ends(it) for it in streams)
        for socket in (hers, stays):
            socket.send("chat", text="still here")
            assert socket.receive("update")["update"]["chat"]


def test_a_session_that_ends_closes_its_own_sockets_and_no_others(
    server: LiveServer, anna: Browser
) -> None:
    account = {"name": "Two Screens", **SIGN_IN}
    anna.post("/api/account", account)
    id = anna.open("me", "open")["match"]["id"]
    with Browser(server.url) as phone:
        phone.post("/api/session", account)
        with (
            anna.socket(id) as hers,
            phone.socket(id) as goes,
            Socket(phone, id, None) as silent,
            following(phone, f"/api/bot/game/stream/{id}") as streams,
        ):
            phone.delete("/api/session")

            assert is_shown_out(goes)
            assert is_shown_out(silent)
            assert all(ends(it) for it in streams)
            hers.send("chat", text="still here")
            assert hers.receive("update")["update"]["chat"]


def sign_out_everywhere(browser: Browser) -> None:
    browser.delete("/api/sessions")


def change_the_password(browser: Browser) -> None:
    browser.patch("/api/account", {"old": SIGN_IN["password"], "new": "another one"}, 204)


def delete_the_account(browser: Browser) -> None:
    browser.delete("/api/account")


@pytest.mark.parametrize("end", [sign_out_everywhere, change_the_password, delete_the_account])
def test_who_signs_out_everywhere_leaves_nothing_open(
    server: LiveServer, anna: Browser, end: Callable[[Browser], None]
) -> None:
    account = {"name": f"Ends {end.__name__[:12]}", **SIGN_IN}
    anna.post("/api/account", account)
    id = anna.open("me", "open")["match"]["id"]
    token = anna.post("/api/tokens", {"name": "bot", "scopes": ["play"]})["token"]
    with (
        Browser(server.url, token=token) as program,
        anna.socket(id) as hers,
        Socket(anna, id, None) as silent,
        program.socket(id) as its,
        following(program, "/api/stream/event", f"/api/bot/game/stream/{id}") as streams,
    ):
        end(anna)

        assert all(is_shown_out(it) for it in (hers, silent, its))
        assert all(ends(it) for it in streams)


def test_who_has_been_shown_out_says_nothing_more(server: LiveServer, anna: Browser) -> None:
    id = anna.open("me", "open")["match"]["id"]
    with anna.socket(id) as hers:
        n = hers.update["n"]
        anna.delete("/api/sessions")
        with suppress(ConnectionClosed):
            hers.send("chat", text="one more thing")
            hers.send("leave")
        hers.closed()

    assert server.table(id).match.n == n


def test_another_process_parts_with_whoever_signs_out_here(postgres_address: str) -> None:
    with (
        serving(postgres_address) as here,
        serving(postgres_address) as there,
        Browser(here.url) as anna,
        Browser(there.url) as phone,
    ):
        anna.post("/api/account", {"name": "Two Places", **SIGN_IN})
        phone.post("/api/session", {"name": "Two Places", **SIGN_IN})
        made = anna.post("/api/tokens", {"name": "bot", "scopes": ["play"]})
        id = anna.open("me", "open")["match"]["id"]
        with Browser(there.url, token=made["token"]) as program, phone.socket(id) as hers:
            with program.socket(id) as its:
                anna.delete(f"/api/tokens/{made['id']}")
                assert is_shown_out(its)

            known = anna.id
            anna.delete("/api/sessions")
            assert is_shown_out(hers)
            assert phone.id != known


def test_what_nobody_was_told_of_is_noticed_all_the_same(server: LiveServer, anna: Browser) -> None:
    id = anna.open("me", "open")["match"]["id"]
    user = anna.id
    inside = server.polite._server

    async def sign_out_elsewhere() -> None:
        await inside.storage.users.sign_out_everywhere(user)
        await inside.disconnect_the_ended()

    with anna.socket(id) as hers, Browser(server.url) as other, other.socket(id) as watching:
        server.call(lambda: inside.tables.spawn(sign_out_elsewhere()))

        assert is_shown_out(hers)
        watching.send("ping", id=1)
        watching.receive("pong")


# Text, never markup.

NASTY = ["<script>alert(1)</script>", "<img src=x onerror=y>", "{ $x }", "%s {0}", "o'\"; --"]


@pytest.mark.parametrize("text", NASTY)
def test_names_and_chat_come_back_as_the_text_that_they_are(anna: Browser, text: str) -> None:
    name = text[:24]
    assert anna.patch("/api/me", {"name": name})["name"] == name
    id = anna.open("me", "open")["match"]["id"]
    with anna.socket(id) as hers:
        hers.send("chat", text=text)
        hers.receive("update")
        (line,) = hers.update["chat"]
        assert (line["name"], line["text"]) == (name, text)
    answer = anna.http.get(f"/api/matches/{id}")
    assert answer.headers["content-type"] == "application/json"


def test_no_answer_lets_a_page_run_what_is_not_ours(stranger: Browser) -> None:
    for path in ("/", "/api/me", "/api/matches/none", "/healthz"):
        headers = stranger.http.get(path).headers
        policy = headers["content-security-policy"]
        scripts = next(it for it in policy.split("; ") if it.startswith("script-src"))
        assert scripts == "script-src 'self'"
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_answers_about_people_and_tables_are_not_kept_by_caches(anna: Browser) -> None:
    for path in ("/api/me", "/api/matches/mine"):
        assert anna.http.get(path).headers["cache-control"] == "no-store"


# Bounds.


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"kind": "me"}] + [{"kind": "open"}] * 20},
        {"seats": []},
        {"seats": [{"kind": "open"}, {"kind": "open"}]},
        {"seats": [{"kind": "me"}, {"kind": "me"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "ismcts:99999999"}]},
        {"seats": [{"kind": "me"}, {"kind": "king"}]},
        {"options": {"goal": 99}},
        {"options": {"nonsense": True}},
        {"options": {str(number): True for number in range(60)}},
        {"clock": {"kind": "move", "seconds": 0}},
        {"clock": {"kind": "bank", "seconds": 10**12}},
        {"clock": {"kind": "sundial"}},
        {"public": "perhaps"},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(anna: Browser, change: Json) -> None:
    body = {"game": "infiltration", "seats": [{"kind": "me"}, {"kind": "open"}], **change}

    refused = anna.post("/api/matches", body, 400)

    assert refused["text"]


def test_an_unknown_game_is_refused_with_those_that_there_are(boris: Browser) -> None:
    refused = boris.post("/api/matches", {"game": "chess", "seats": [{"kind": "me"}]}, 404)

    assert refused["message"]["key"] == "web-refusal-game"
    assert "infiltration" in refused["text"]
    assert "Нет игры" in refused["text"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'"x"', b"[" * 100_000])
def test_a_body_that_cannot_be_read_is_refused(anna: Browser, body: bytes) -> None:
    answer = anna.http.post(
        "/api/matches", content=body, headers={"Content-Type": "application/json"}
    )

    assert answer.status_code in (400, 413)
    assert answer.json()["text"]


def test_a_body_has_a_bound(anna: Browser) -> None:
    refused = anna.post("/api/account", {"name": "x", "password": "y" * 100_000}, 413)

    assert refused["message"]["key"] == "web-refusal-large"


def test_a_frame_has_a_bound(anna: Browser) -> None:
    id = anna.open("me", "open")["match"]["id"]
    with anna.socket(id) as hers, pytest.raises(ConnectionClosed):
        hers.send("chat", text="x" * 100_000)
        while True:
            hers.next()


def test_a_person_keeps_so_many_tables_and_no_more(server: LiveServer, tmp_path: Any) -> None:
    with serving(str(tmp_path / "t.db"), most_tables=3) as live, Browser(live.url) as browser:
        for _ in range(3):
            browser.open("me", "open")
        seats = [{"kind": "me"}, {"kind": "open"}]
        refused = browser.post("/api/matches", {"game": "infiltration", "seats": seats}, 409)

    assert refused["message"]["key"] == "web-refusal-tables"
    assert "3" in refused["text"]


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", '{"type":"act"}', '{"type":"nonsense"}', '{"type":"act","n":"x"}',
     '{"type":"act","n":-1,"action":1}', '{"type":"act","n":1e400,"action":1}',
     '{"type":"act","n":1,"action":99999999999999999999}', '{"type":"hello","since":-5}',
     '{"type":"why","action":5,"seat":99}', "[" * 5000],
)  # fmt: skip
def test_a_frame_that_cannot_be_read_is_refused_and_changes_nothing(
    anna: Browser, frame: str
) -> None:
    id = anna.open("me", "open")["match"]["id"]
    with anna.socket(id) as hers:
        hers.line.send(frame)
        refused = hers.receive("refused")
        assert refused["message"]["key"] == "web-refusal-message"

        hers.send("ping", id=1)
        assert hers.receive("pong")["id"] == 1
        assert hers.update["n"] == 1


def test_who_does_not_say_hello_first_is_shown_the_door(anna: Browser) -> None:
    id = anna.open("me", "open")["match"]["id"]
    with Socket(anna, id, None) as hers:
        hers.send("ping")
        gone = hers.receive("gone")
        assert gone["message"]["key"] == "web-refusal-hello"
        assert not gone["again"]
        assert hers.closed() == 1008


@pytest.mark.parametrize("action", [0, 1, 5, 90, 2**30])
def test_an_action_that_the_rules_forbid_is_refused_with_their_reason(
    match: tuple[str, Socket, Socket], action: int
) -> None:
    _, hers, his = match
    mover = hers if hers.is_asked else his
    legal = [answer["action"] for answer in mover.update["answers"]]
    assert action not in legal, "with nobody protected a first move has a target"
    n = mover.update["n"]

    mover.send("act", n=n, action=action)
    refused = mover.receive("refused")

    assert refused["text"]
    assert not refused["stale"]
    assert mover.update["n"] == n


def test_nobody_has_seen_what_has_not_happened(match: tuple[str, Socket, Socket]) -> None:
    _, hers, his = match
    mover = hers if hers.is_asked else his

    mover.send("act", n=mover.update["n"] + 5, action=mover.update["answers"][0]["action"])

    assert mover.receive("refused")["message"]["key"] == "match-refusal-unseen"


# Requests that make no sense.


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", ""])
def test_an_origin_that_is_no_address_is_another_one(anna: Browser, origin: str) -> None:
    answer = anna.http.post("/api/matches", json={}, headers={"Origin": origin})

    assert answer.status_code == 403
    assert answer.json()["message"]["key"] == "web-refusal-origin"


def test_a_body_that_is_nested_without_end_is_refused(anna: Browser) -> None:
    body = '{"name":"Anna","more":' + "[" * 30_000 + "]" * 30_000 + "}"
    answer = anna.http.patch("/api/me", content=body, headers={"Content-Type": "application/json"})

    assert answer.status_code == 400
    assert answer.json()["message"]["key"] == "web-refusal-nested"


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_character_that_no_text_has_is_no_fault_of_ours(
    database: str, tmp_path: Any, postgres_address: str
) -> None:
    address = str(tmp_path / "n.db") if database == "sqlite" else postgres_address
    with serving(address) as live, Browser(live.url) as anna:
        anna.patch("/api/me", {"name": "Anna"})
        answers = [
            anna.http.get("/api/matches?game=%00"),
            anna.http.get("/api/matches?page=1.%00"),
            anna.http.delete("/api/tokens/%00"),
            anna.http.post("/api/session", json={"name": "\0", "password": "guessing"}),
            anna.http.post("/api/quick", json={"games": ["\0", "a\0"], "players": [2]}),
            anna.http.post("/api/push/stop", json={"endpoint": "https://\0/"}),
            anna.http.post("/api/ties/friend/%00"),
            anna.http.get("/api/people/%00"),
            anna.http.delete("/api/lists/skirmish/%00"),
            anna.http.post("/api/lists/skirmish", json={"name": "\0", "cards": {}}),
            anna.http.post("/api/lists/skirmish", json={"name": "x", "cards": {"\0": 1}}),
            anna.http.get("/api/matches/%00/analysis"),
            anna.http.post("/api/lessons/%00"),
            anna.http.post(
                "/api/session/recovery", json={"name": "\0", "code": "\0", "password": "guessing"}
            ),
        ]

    assert all(it.status_code < 500 for it in answers), [it.text for it in answers]


# Rates.


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that counts."""
    with serving(str(tmp_path_factory.mktemp("rates") / "r.db"), rates=True) as live:
        yield live


def test_whoever_guesses_passwords_has_to_wait_but_the_owner_has_not(
    counting: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "monotonic", lambda: 0.0)
    with Browser(counting.url, lang="ru") as browser:
        guess = {"name": "Somebody", "password": "guessing"}
        answers = [browser.http.post("/api/session", json=guess) for _ in range(12)]

        late = answers[-1]
        assert late.status_code == 429
        assert int(late.headers["retry-after"]) > 0
        assert late.json()["message"]["key"] == "web-refusal-rate"
        assert "Повторите" in late.json()["text"]
        other = {"name": "Somebody Else", "password": "guessing"}
        assert browser.http.post("/api/session", json=other).status_code == 400


def test_an_address_that_asks_too_often_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "monotonic", lambda: 0.0)
    counted = Rates()
    for _ in range(GUESTS.many):
        counted.spend(GUESTS, "203.0.113.5")

    with pytest.raises(TooMany) as refused:
        counted.spend(GUESTS, "203.0.113.5")
    counted.spend(GUESTS, "203.0.113.6")

    assert refused.value.retry_after == 10


def test_whoever_floods_a_socket_is_shown_the_door(
    counting: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "monotonic", lambda: 0.0)
    with Browser(counting.url) as browser:
        id = browser.open("me", "open")["match"]["id"]
        with browser.socket(id) as flooding:
            for number in range(120):
                flooding.send("ping", id=number)
            assert flooding.closed() == 1008
            assert flooding.seen[-1]["message"]["key"] == "web-refusal-rate"


def test_whoever_talks_too_fast_is_asked_to_wait(
    counting: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "monotonic", lambda: 0.0)
    with Browser(counting.url) as browser:
        id = browser.open("me", "open")["match"]["id"]
        with browser.socket(id) as talking:
            for number in range(15):
                talking.send("chat", text=f"line {number}")
            assert talking.receive("refused")["message"]["key"] == "web-refusal-rate"
            talking.send("ping")
            talking.receive("pong")


# Every refusal in the reader's language.


@pytest.mark.parametrize(("lang", "word"), [("ru", "стола"), ("en", "table"), ("fr", "table")])
def test_a_refusal_speaks_the_readers_language(server: LiveServer, lang: str, word: str) -> None:
    with Browser(server.url, lang=lang) as browser:
        assert word in browser.get("/api/matches/none", 404)["text"]


def test_what_the_rules_refuse_is_said_in_the_readers_language(
    match: tuple[str, Socket, Socket],
) -> None:
    _, hers, his = match
    other = his if hers.is_asked else hers
    other.send("act", n=other.update["n"], action=0)

    refused = other.receive("refused")

    assert refused["message"]["key"] == "match-refusal-not-asked"
    if other is his:
        assert "Anna" in refused["text"] and "ход" in refused["text"]
    else:
        assert refused["text"] == "It is not your turn: Борис is to move."


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/me", 405),
        ("GET", "/api/matches?status=sleeping", 400),
        ("GET", "/api/matches/x/replay?since=-1", 400),
        ("TRACE", "/api/me", 405),
    ],
)
def test_whatever_is_asked_wrongly_gets_a_problem(
    stranger: Browser, method: str, path: str, status: int
) -> None:
    answer: httpx.Response = stranger.http.request(method, path)

    assert answer.status_code == status
    assert answer.json()["text"]


def test_every_game_can_be_opened_by_anybody(stranger: Browser) -> None:
    for id in GAMES:
        low = GAMES[id].seats[0]
        detail = stranger.open("me", *["open"] * (low - 1), game=id)
        assert detail["update"]["status"] == "open"
