"""The short way of a socket's messages.

At a busy table nearly all that comes is an answer to a question, in one small frame, and
nearly all that goes out is an update, in one frame. Such frames pass here without a
queue, a task or a parser in between; everything else (the handshake, frames in pieces,
pings, closing, whoever does not read) is left to uvicorn's own protocol, of which this
is a kind.

What uvicorn answers or keeps by itself is bounded here: pings (it writes a pong for each,
read or not), parts of messages, and messages that nobody has read yet. Whoever sends too
many of them is dropped.
"""

from __future__ import annotations

from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Final

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from pentarch.hosting.rates import CONTROL_FRAMES, Bucket
from pentarch.web import metrics

EXTENSION: Final = "pentarch.wire"  # under which an application finds it

WHOLE_TEXT: Final = 0x81  # the first byte of a text in one frame
WHOLE: Final = 0x80
MASKED: Final = 0x80
SIZE: Final = 0x7F
SIZE_IN_TWO_BYTES: Final = 126
SIZE_IN_EIGHT_BYTES: Final = 127
MASK_BYTES: Final = 4
SLICE_BYTES: Final = 4096  # parsed at once, so that whoever has to go is noticed in between
MOST_UNREAD: Final = 256  # messages
SMALL: Final = 125  # bytes, of a frame whose size stands in its second byte
LONG: Final = 0xFFFF


class Wire(WebSocketsSansIOProtocol):
    """A socket. `hear` is given each small text as it comes, and says whether it has taken it."""

    hear: Callable[[bytes], bool] | None = None
    _is_in_step = True  # whether the next byte that comes is the first of a frame

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._control = Bucket(CONTROL_FRAMES)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake was not refused
            self.scope["extensions"][EXTENSION] = {EXTENSION: self}

    def data_received(self, data: bytes) -> None:
        if self._is_in_step and self.handshake_initiated:
            if self.hear is not None and self._is_idle():
                text = small_text(data)
                if text is not None and self.hear(text):
                    return
            self._is_in_step = are_whole_frames(data)
        for start in range(0, len(data), SLICE_BYTES):
            super().data_received(data[start : start + SLICE_BYTES])
            if self.queue.qsize() > MOST_UNREAD:
                self._drop()
            if self.transport.is_closing():
                return

    # Frames that the application never sees.

    def handle_ping(self) -> None:
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_cont(event)

    def _is_bearable(self) -> bool:
        """Count such a frame; False: one too many, and the connection has been dropped."""
        if self._control.take():
            return True
        self._drop()
        return False

    def _drop(self) -> None:
        if not self.transport.is_closing():
            metrics.FLOODS.inc()
            self.transport.abort()

    def _is_idle(self) -> bool:
        """Whether nothing that came before is still to be read, and the socket stays open."""
        return self.queue.empty() and not self.close_sent and not self.transport.is_closing()

    @property
    def is_clear(self) -> bool:
        """Whether a text can go out at once."""
        return self.handshake_complete and not self.close_sent and self.writable.is_set()

    def write(self, *texts: bytes) -> None:
        """Send texts, each in a frame; a socket that has been closed meanwhile takes nothing."""
        if not self.transport.is_closing():
            self.transport.write(b"".join([head_of(len(text)) + text for text in texts]))


def wire_of(scope: Scope) -> Wire | None:
    """The wire of a socket, where the server has one."""
    extensions = scope.get("extensions") or {}
    wire = extensions.get(EXTENSION, {}).get(EXTENSION)
    return wire if isinstance(wire, Wire) else None


def small_text(data: bytes) -> bytes | None:
    """The text, if the data is just one frame with a small one in ASCII."""
    if data[0] != WHOLE_TEXT or len(data) < 2 + MASK_BYTES:
        return None
    size = len(data) - 2 - MASK_BYTES
    if size > SMALL or data[1] != MASKED | size:
        return None
    mask = int.from_bytes(data[2:6] * (size // MASK_BYTES + 1), "big") >> (4 - size % 4) * 8
    text = (int.from_bytes(data[6:], "big") ^ mask).to_bytes(size, "big")
    return text if text.isascii() else None


def are_whole_frames(data: bytes) -> bool:
    """Whether the data ends where a frame ends, and no frame is a part of a message."""
    place = 0
    while len(data) - place >= 2:
        kind, size, start = data[place], data[place + 1] & SIZE, place + 2
        if size >= SIZE_IN_TWO_BYTES:
            width = 2 if size == SIZE_IN_TWO_BYTES else 8
            size = int.from_bytes(data[start : start + width], "big")
            start += width
        if not kind & WHOLE:
            return False
        if data[place + 1] & MASKED:
            start += MASK_BYTES
        place = start + size
    return place == len(data)


def head_of(size: int) -> bytes:
    """What stands before a text of so many bytes that goes out in one frame."""
    if size <= SMALL:
        return bytes((WHOLE_TEXT, size))
    if size <= LONG:
        return bytes((WHOLE_TEXT, SIZE_IN_TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, SIZE_IN_EIGHT_BYTES)) + size.to_bytes(8, "big")
