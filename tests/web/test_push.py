"""Being called: what leaves the server, and for whom it can be read."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
import ssl
import threading
from collections.abc import Iterator
from functools import partial
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from pentarch.hosting import push
from pentarch.hosting.push import b64, point_of, unb64
from pentarch.hosting.refusals import Refused
from tests.web.live import (
    Browser,
    Json,
    LiveServer,
    run_as_served,
    serving,
    two_at_a_table,
    wait_until,
)


class Service:
    """A push service on loopback that keeps what it is sent."""

    def __init__(self, status: str = "201 Created") -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.status = status
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._door.close()

    def _serve(self) -> None:
        while True:
            try:
                line, _ = self._door.accept()
            except OSError:
                return
            with line, line.makefile("rb") as file:
                first = file.readline().decode().split()
                headers: dict[str, str] = {}
                while (row := file.readline().strip()) != b"":
                    name, _, value = row.decode().partition(": ")
                    headers[name.lower()] = value
                body = file.read(int(headers["content-length"]))
                self.requests.append((first[1], headers, body))
                more = "Location: http://127.0.0.1:1/\r\n" if self.status[0] == "3" else ""
                answer = f"HTTP/1.1 {self.status}\r\n{more}Content-Length: 0\r\n\r\n"
                line.sendall(answer.encode())


class Subscriber:
    """A browser's half of a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.wish: Json = {
            "endpoint": endpoint,
            "key": b64(point_of(self.key.public_key())),
            "auth": b64(self.auth),
        }

    def reads(self, body: bytes) -> Json:
        """By another hand than ours: the reference library of RFC 8188."""
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        found: Json = json.loads(text)
        return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    database = str(tmp_path_factory.mktemp("push") / "pentarch.db")
    with serving(database, push_loopback=True) as live:
        yield live


@pytest.fixture
def service() -> Iterator[Service]:
    it = Service()
    yield it
    it.close()


def news(service: Service, subscriber: Subscriber) -> list[Json]:
    return [subscriber.reads(body) for _, _, body in service.requests]


def is_told(service: Service, subscriber: Subscriber, wanted: Json) -> bool:
    return wanted in news(service, subscriber)


def test_whose_turn_it_is_is_told_so_and_nothing_of_the_game(
    anna: Browser, boris: Browser, service: Service
) -> None:
    browser = Subscriber(f"{service.url}/box/1")
    boris.post("/api/push", browser.wish)
    id, hers, his = two_at_a_table(anna, boris, options={"first": "1"})
    his.__exit__(None, None, None)
    with hers:
        while hers.update["asked"] == 0:
            hers.act()
        wait_until(lambda: {"match": id, "kind": "turn"} in news(service, browser))

    assert all(it.keys() == {"match", "kind"} for it in news(service, browser))
    path, headers, _ = service.requests[-1]
    assert path == "/box/1"
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["ttl"].isdigit() and headers["topic"] == id


def test_the_message_is_signed_with_the_key_that_the_browser_was_told(
    anna: Browser, boris: Browser, service: Service
) -> None:
    anna.post("/api/push", Subscriber(f"{service.url}/box").wish)
    id = anna.open("me", "open")["match"]["id"]
    boris.post(f"/api/matches/{id}/join", {})
    wait_until(lambda: service.requests)

    _, headers, _ = service.requests[0]
    fields = dict(it.split("=", 1) for it in headers["authorization"][6:].split(", "))
    assert fields["k"] == anna.get("/api/push")["key"]
    head, claims, signature = fields["t"].split(".")
    raw = unb64(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(fields["k"]))
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    der, text = encode_dss_signature(*numbers), f"{head}.{claims}".encode()
    key.verify(der, text, ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        key.verify(der, text + b"x", ec.ECDSA(hashes.SHA256()))
    assert json.loads(unb64(claims))["aud"] == service.url


def test_a_seat_a_rematch_and_the_end_are_told(
    anna: Browser, boris: Browser, service: Service
) -> None:
    browser = Subscriber(service.url)
    anna.post("/api/push", browser.wish)
    id, hers, his = two_at_a_table(anna, boris)
    hers.__exit__(None, None, None)
    with his:
        his.send("resign")
        his.until(status="over")
        again = boris.post(f"/api/matches/{id}/rematch")["match"]["id"]

    wanted = [(id, "seat"), (id, "over"), (again, "rematch")]
    for match, kind in wanted:
        wanted_news: Json = {"match": match, "kind": kind}
        wait_until(partial(is_told, service, browser, wanted_news))


def test_whoever_looks_at_the_match_is_not_called(
    anna: Browser, boris: Browser, service: Service
) -> None:
    anna.post("/api/push", Subscriber(service.url).wish)
    id = anna.open("me", "open")["match"]["id"]
    with anna.socket(id) as hers:
        boris.post(f"/api/matches/{id}/join", {})
        while hers.update["seats"][1]["kind"] != "person":
            hers.receive("update")
        other = anna.open("me", "open")["match"]["id"]
        boris.post(f"/api/matches/{other}/join", {})
        wait_until(lambda: service.requests)

    topics = {headers["topic"] for _, headers, _ in service.requests}
    assert topics == {other}


def test_a_browser_that_is_gone_is_forgotten(anna: Browser, boris: Browser) -> None:
    service = Service("410 Gone")
    anna.post("/api/push", Subscriber(service.url).wish)
    id = anna.open("me", "open")["match"]["id"]
    boris.post(f"/api/matches/{id}/join", {})
    wait_until(lambda: not anna.get("/api/me/export")["pushes"])
    service.close()


def test_a_redirect_leads_nowhere(anna: Browser, boris: Browser) -> None:
    service = Service("302 Found")
    anna.post("/api/push", Subscriber(service.url).wish)
    id = anna.open("me", "open")["match"]["id"]
    boris.post(f"/api/matches/{id}/join", {})
    wait_until(lambda: len(service.requests) == 1)
    assert len(anna.get("/api/me/export")["pushes"]) == 1
    service.close()


def test_nobody_ends_the_calls_of_another_and_the_last_who_asks_is_called(
    anna: Browser, boris: Browser, service: Service
) -> None:
    wish = Subscriber(service.url).wish
    anna.post("/api/push", wish)
    boris.post("/api/push/stop", {"endpoint": wish["endpoint"]})
    assert len(anna.get("/api/me/export")["pushes"]) == 1
    boris.post("/api/push", wish)
    assert anna.get("/api/me/export")["pushes"] == []
    boris.post("/api/push/stop", {"endpoint": wish["endpoint"]})
    assert boris.get("/api/me/export")["pushes"] == []


def test_calls_end_with_all_sessions(server: LiveServer, service: Service) -> None:
    """They name matches, and whoever knows the name of a private one may look on."""
    name, word = f"Leia{os.urandom(4).hex()}", "correct horse"
    with Browser(server.url) as anna:
        anna.post("/api/push", Subscriber(f"{service.url}/guest").wish)
        anna.post("/api/account", {"name": name, "password": word})
        assert anna.get("/api/me/export")["pushes"] == []

        anna.post("/api/push", Subscriber(f"{service.url}/before").wish)
        anna.patch("/api/account", {"old": word, "new": f"{word} 2"})
        assert anna.get("/api/me/export")["pushes"] == []

        anna.post("/api/push", Subscriber(f"{service.url}/then").wish)
        anna.delete("/api/sessions")
        anna.post("/api/session", {"name": name, "password": f"{word} 2"})
        assert anna.get("/api/me/export")["pushes"] == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.0.0.1/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[fe80::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[::ffff:169.254.169.254]/x",
        "https://[::127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::1]/x",
        "https://[fec0::1]/x",
        "https://[fd00::1]/x",
        "https://[ff02::1]/x",
        "https://0x7f.1/x",
        "https://2130706433/x",
        "https://0.0.0.0/x",
        "https://100.64.0.1/x",
        "https://8.8.8.8:22/x",
        "https://user:word@8.8.8.8/x",
        "ftp://8.8.8.8/x",
        "https:///x",
        "https://[nonsense/x",
        "",
    ],
)
def test_only_public_https_is_an_address(endpoint: str) -> None:
    async def scene() -> None:
        with pytest.raises(Refused):
            await push.look_up(endpoint)

    run_as_served(scene())


def test_a_name_that_leads_home_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*_: object, **__: object) -> list[Any]:
        kind = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
        return [(*kind, ("8.8.8.8", 443)), (*kind, ("127.0.0.1", 443))]

    async def scene() -> None:
        with pytest.raises(Refused):
            await push.look_up("https://push.example.org/x")

    monkeypatch.setattr(socket, "getaddrinfo", found)
    run_as_served(scene())


def test_a_name_server_that_keeps_silent_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()

    def found(*_: object, **__: object) -> list[Any]:
        answered.wait(60)
        return []

    async def scene() -> None:
        asked = [push.look_up(f"https://{it}.example.org/x") for it in range(40)]
        looking = asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0)
        async with asyncio.timeout(30):
            assert await asyncio.to_thread(lambda: "hashed") == "hashed"
            assert all(isinstance(it, Refused) for it in await looking)

    monkeypatch.setattr(socket, "getaddrinfo", found)
    monkeypatch.setattr(push, "LOOK_UP_SECONDS", 0.5)
    try:
        run_as_served(scene())
    finally:
        answered.set()


def test_whom_to_trust_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[ssl.SSLContext] = []

    def make() -> ssl.SSLContext:
        made.append(ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT))
        return made[-1]

    async def scene() -> None:
        closed = push.Address("push.example.org", 1, "127.0.0.1", "/", is_secure=True)
        for _ in range(3):
            with pytest.raises(OSError):
                await push.send(closed, push.Signer(push.new_key()), b"", "")

    push.trusted.cache_clear()
    monkeypatch.setattr(ssl, "create_default_context", make)
    run_as_served(scene())
    push.trusted.cache_clear()

    assert len(made) == 1


class Silent:
    """A place that takes connections and answers none."""

    def __init__(self) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.lines: list[socket.socket] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                self.lines.append(self._door.accept()[0])

    def close(self) -> None:
        for it in (self._door, *self.lines):
            it.close()


def test_a_place_that_never_answers_is_sent_one_message_at_a_time_and_then_left_alone(
    anna: Browser, boris: Browser, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "SECONDS", 1.0)
    silent, reader = Silent(), Subscriber(service.url)
    anna.post("/api/push", Subscriber(silent.url).wish)
    boris.post("/api/push", reader.wish)
    table = anna.open("me", "open")["match"]["id"]

    for _ in range(12):  # each time she is to be told
        boris.post(f"/api/matches/{table}/join", {})
        boris.post(f"/api/matches/{table}/leave")
    wait_until(lambda: len(silent.lines) == 1)
    assert len(silent.lines) == 1
    pause = threading.Event()
    pause.wait(2.0)
    for _ in range(4):
        boris.post(f"/api/matches/{table}/join", {})
        boris.post(f"/api/matches/{table}/leave")
    boris.post(f"/api/matches/{table}/join", {})
    anna.post(f"/api/matches/{table}/start", {})
    anna.post(f"/api/bot/game/{table}/resign")

    wait_until(lambda: is_told(service, reader, {"match": table, "kind": "over"}))
    assert len(silent.lines) == 1
    silent.close()


@pytest.mark.parametrize("wrong", ["key", "auth", "endpoint"])
def test_what_no_browser_says_is_refused(anna: Browser, service: Service, wrong: str) -> None:
    wish = Subscriber(service.url).wish
    wish[wrong] = base64.urlsafe_b64encode(b"x" * 30).decode()
    assert anna.post("/api/push", wish, 400)["message"]["key"] == "web-refusal-endpoint"


def test_the_key_is_the_same_after_a_restart(database: str) -> None:
    found = []
    for _ in range(2):
        with serving(database) as live, Browser(live.url) as anna:
            found.append(anna.get("/api/push")["key"])
    assert found[0] == found[1]
