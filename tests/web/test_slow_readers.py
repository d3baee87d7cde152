"""Somebody who does not read is dropped, and nobody else is held up."""

from __future__ import annotations

import base64
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.frames import Frame, Opcode

from pentarch.web import sockets
from pentarch.web.settings import QUEUE_FRAMES
from tests.web.live import (
    PATIENCE,
    Browser,
    LiveServer,
    Socket,
    chat_in,
    two_at_a_table,
    wait_until,
)

LINE = "x" * 300


@contextmanager
def deaf_watcher(server: LiveServer, id: str) -> Iterator[None]:
    """A spectator who says hello and never reads."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", server.port))
        key = base64.b64encode(bytes(16)).decode()
        line.sendall(
            f"GET /api/matches/{id}/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True))
        yield


def test_a_watcher_who_never_reads_is_dropped_and_the_others_miss_nothing(
    server: LiveServer, anna: Browser, boris: Browser
) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    table = server.table(id)
    with hers, his, deaf_watcher(server, id):
        wait_until(lambda: len(table.listeners) == 3)
        lines = 0
        while len(table.listeners) == 3:
            for _ in range(QUEUE_FRAMES):
                hers.send("chat", text=LINE)
            lines += QUEUE_FRAMES
            his.wait_for(hers.update["n"] + QUEUE_FRAMES)
            hers.wait_for(his.update["n"])
            assert lines < 10_000, "nobody may take so much without being read"

    assert len(chat_in(his)) == lines


def test_whoever_says_nothing_is_shown_the_door(
    server: LiveServer, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = anna.open("me", "open")["match"]["id"]
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)

    with Socket(anna, id, None) as mute:
        gone = mute.receive("gone")
        code = mute.closed()

    assert gone["message"]["key"] == "web-refusal-hello"
    assert code == sockets.POLICY
    assert not server.table(id).listeners
