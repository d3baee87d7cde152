"""A light client for sockets: thousands of them in one process, at a few microseconds a frame."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import Callable
from typing import Final

import msgspec

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA


class Offered(msgspec.Struct):
    action: int


class News(msgspec.Struct):
    """What a load client wants to know of an update."""

    n: int
    status: str
    seat: int | None
    answers: list[Offered]


class Told(msgspec.Struct):
    """A message of the server; of most only the type matters."""

    type: str
    update: News | None = None
    stale: bool = False
    text: str = ""


DECODER: Final = msgspec.json.Decoder(Told)


class Line(asyncio.Protocol):
    """One socket. `hear` is called with every message, `lost` when it is closed."""

    def __init__(self, hear: Callable[[Told], None], lost: Callable[[], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._buffer = b""
        self._is_open = False
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no socket was opened"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.split(b"\r\n", 1)[0].decode()))
                self.close()
                return
            self._is_open = True
            self._buffer = rest
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        """The server masks nothing and sends every message in one frame."""
        buffer, place = self._buffer, 0
        while len(buffer) - place >= 2:
            kind, size, start = buffer[place] & 0x0F, buffer[place + 1] & 0x7F, place + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                if len(buffer) < start + width:
                    break
                size = int.from_bytes(buffer[start : start + width], "big")
                start += width
            if len(buffer) < start + size:
                break
            place = start + size
            if kind == TEXT:
                self._hear(DECODER.decode(buffer[start:place]))
            elif kind == PING:
                self._send(PONG, buffer[start:place])
            elif kind == CLOSE:
                self.close()
        self._buffer = buffer[place:]

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        """Masked with zeros, which every server must take and nobody has to compute."""
        if self.transport is None:
            return
        if len(body) < 126:
            head = bytes((0x80 | kind, 0x80 | len(body)))
        else:
            head = bytes((0x80 | kind, 0xFE)) + len(body).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def open_line(
    port: int,
    match: str,
    session: str | None,
    since: int,
    hear: Callable[[Told], None],
    lost: Callable[[], None],
    buffer: int | None = None,
) -> Line:
    """A socket of a match that has said hello; `buffer` bounds what the system reads ahead."""
    loop = asyncio.get_running_loop()
    door = socket.socket()
    door.setblocking(False)
    if buffer is not None:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    try:
        await loop.sock_connect(door, ("127.0.0.1", port))
        _, line = await loop.create_connection(lambda: Line(hear, lost), sock=door)
    except BaseException:
        door.close()
        raise
    cookie = f"Cookie: pentarch_session={session}\r\n" if session else ""
    key = base64.b64encode(os.urandom(16)).decode()
    assert line.transport is not None
    line.transport.write(
        f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        f"Sec-WebSocket-Version: 13\r\n{cookie}\r\n".encode()
    )
    await line.opened
    line.send(b'{"type":"hello","since":%d}' % since)
    return line
