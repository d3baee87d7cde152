"""Connections that send too much, too slowly or nothing: they end, and others do not notice."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import httpx
import pytest
from websockets.frames import Frame, Opcode

from pentarch.web import connections
from pentarch.web.connections import HEAD_BYTES, REFUSED_AT_ONCE, too_many_connections
from tests.web.live import (
    PATIENCE,
    Browser,
    LiveServer,
    fetch,
    play_on,
    serving,
    two_at_a_table,
    wait_until,
)

HEAD = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
LATER = 0.3  # seconds


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", LATER)


@contextmanager
def connected(server: LiveServer) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        yield line


def answer_of(line: socket.socket) -> bytes:
    """All that comes until the other side has closed."""
    got = b""
    with suppress(ConnectionError):
        while more := line.recv(65_536):
            got += more
    return got


def pour(line: socket.socket, drop: bytes, most: int) -> int:
    """Send until the other side has closed; how many bytes it took."""
    sent = 0
    with suppress(OSError):
        while sent < most:
            line.sendall(drop)
            sent += len(drop)
    return sent


@pytest.mark.parametrize(
    "start", [b"GET /", HEAD, HEAD + b"X-Long: "], ids=["address", "names", "value"]
)
def test_a_head_without_end_is_cut_off(server: LiveServer, start: bytes) -> None:
    with connected(server) as line:
        line.sendall(start)
        drop = b"x" * 1024 if start != HEAD else b"X-Header: value\r\n" * 64
        took = pour(line, drop, 50 << 20)

    assert took < 20 << 20, "the rest is in the buffers of the system"


def test_a_head_that_is_too_long_is_refused(server: LiveServer) -> None:
    with connected(server) as line:
        line.sendall(HEAD + b"X-Long: " + b"x" * 2 * HEAD_BYTES + b"\r\n\r\n")

        assert answer_of(line).startswith(b"HTTP/1.1 400 ")


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    "start",
    [b"", b"GET / HT", HEAD, b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 900\r\n\r\n"],
    ids=["nothing", "line", "head", "body"],
)
def test_a_request_that_does_not_come_to_an_end_is_given_up(
    server: LiveServer, start: bytes
) -> None:
    began = time.monotonic()
    with connected(server) as line:
        line.sendall(start)
        answer_of(line)

    assert time.monotonic() - began < PATIENCE


@pytest.mark.usefixtures("impatient")
def test_a_request_that_drips_is_given_up(server: LiveServer) -> None:
    with connected(server) as line, pytest.raises(ConnectionError):
        for _ in range(int(PATIENCE / 0.02)):
            line.sendall(b"G")
            time.sleep(0.02)


@pytest.mark.usefixtures("impatient")
def test_whoever_has_asked_may_listen_for_long(
    server: LiveServer, anna: Browser, boris: Browser
) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his, anna.http.stream("GET", f"/api/bot/game/stream/{id}") as stream:
        lines = stream.iter_lines()
        next(lines)
        time.sleep(3 * LATER)
        asked = hers if hers.is_asked else his
        asked.act()

        assert json.loads(next(lines))["type"] == "gameState"


@pytest.mark.usefixtures("impatient")
def test_a_connection_may_ask_again_after_a_while(server: LiveServer) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False) as client:
        for _ in range(3):
            assert client.get("/healthz").status_code == 200
            time.sleep(LATER / 3)
            time.sleep(LATER)


def test_a_connection_too_many_is_told_so(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REFUSED_SECONDS", PATIENCE)
    monkeypatch.setattr(connections, "most_connections", lambda: 3)
    with serving(database) as server:
        here = server.polite.server_state.connections
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(connected(server))
            wait_until(lambda: len(here) == 3)
            with connected(server) as line:
                line.sendall(HEAD + b"\r\n")
                refused = answer_of(line)
            wait_until(lambda: len(here) == 3)
            for _ in range(REFUSED_AT_ONCE):
                stack.enter_context(connected(server))
            wait_until(lambda: len(here) == 3 + REFUSED_AT_ONCE)
            with connected(server) as line:
                cut = answer_of(line)
        wait_until(lambda: not here)
        after = fetch(f"{server.url}/healthz")

    assert refused == too_many_connections()
    key = json.loads(refused.partition(b"\r\n\r\n")[2])["message"]["key"]
    assert key == "web-refusal-connections"
    assert cut == b"", "beyond that not even a refusal is sent"
    assert after.status_code == 200


# Sockets.

PING = Frame(Opcode.PING, b"x" * 100).serialize(mask=True)
EMPTY_PART = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
TEXT = Frame(Opcode.TEXT, b"{}").serialize(mask=True)


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", PING),
        (b"", Frame(Opcode.PONG, b"").serialize(mask=True)),
        (Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True), EMPTY_PART),
        (b"", TEXT),
    ],
    ids=["pings", "pongs", "parts", "messages"],
)
def test_whoever_floods_a_socket_is_dropped(
    server: LiveServer, anna: Browser, boris: Browser, first: bytes, flood: bytes
) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his, anna.socket(id) as rude:
        line = rude.line.socket
        line.sendall(first)
        took = pour(line, flood * 1000, 400 << 20)
        play_on(hers, his, moves=2)

    assert took < 40 << 20


def test_an_honest_ping_is_answered(server: LiveServer, anna: Browser) -> None:
    id = anna.open("me", "open")["match"]["id"]
    with anna.socket(id) as hers:
        for _ in range(10):
            assert hers.line.ping().wait(PATIENCE)
