"""The protocol of a socket: uvicorn's own, without a queue and a task for every message.

A text that comes is given to `on_text` at once, and `send_texts` writes at once: a task
that is woken for every message takes a fifth of all the server's time. A small text in one
frame, as nearly all are, is read here; all other frames are left to uvicorn. What comes
before `on_text` is set, and what is not ASCII, goes through uvicorn's queue (which checks
UTF-8) and so to the same function.

What uvicorn answers or keeps by itself is bounded here: pings (it writes a pong for each,
read or not), parts of messages, and messages that nobody has read yet. Whoever sends too
many of them is dropped.

These are methods of uvicorn that it does not promise to keep: `pyproject.toml` names the
versions that have them, and `tests/web/test_wire.py` fails where one is missing.
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
SMALL: Final = 125  # bytes, of a frame whose size stands in its second byte
LONG: Final = 0xFFFF
MOST_FRAMES: Final = 64  # that are followed in one piece

SLICE_BYTES: Final = 4096  # parsed at once, so that whoever has to go is noticed in between
MOST_UNREAD: Final = 256  # messages


class Wire(WebSocketsSansIOProtocol):
    """A socket."""

    on_text: Callable[[bytes], None] | None = None  # is given each text as it comes
    on_writable: Callable[[], None] | None = None  # is called when `send_texts` works again
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
            text = small_text(data)
            if text is not None and self.on_text is not None and self._is_idle():
                return self.on_text(text)
            self._is_in_step = are_whole_frames(data)
        for start in range(0, len(data), SLICE_BYTES):
            super().data_received(data[start : start + SLICE_BYTES])
            if self.queue.qsize() > MOST_UNREAD:
                self._drop_flood()
            if self.transport.is_closing():
                return

    # Messages.

    def _is_idle(self) -> bool:
        """Whether nothing that came before is still to be read, and the socket stays open."""
        return self.queue.empty() and not self.close_sent and not self.transport.is_closing()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.on_text is None or not self._is_idle() or not data.isascii():
            return super().send_receive_event_to_app()
        self.frames = []
        self.on_text(data)

    def send_texts(self, *texts: bytes) -> bool:
        """Send texts, each in a frame; False: not now."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([head_of(len(text)) + text for text in texts]))
        return True

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    # Frames that the application never sees.

    def handle_ping(self) -> None:
        if self._allow_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allow_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._allow_frame():
            super().handle_cont(event)

    def _allow_frame(self) -> bool:
        """Count such a frame; False: one too many, and the connection has been dropped."""
        if self._control.take():
            return True
        self._drop_flood()
        return False

    def _drop_flood(self) -> None:
        metrics.FLOODS.inc()
        self.drop()

    def drop(self) -> None:
        """Close without a word, and throw away what has not been sent."""
        self.transport.abort()


def wire_of(scope: Scope) -> Wire:
    wire = (scope.get("extensions") or {}).get(EXTENSION, {}).get(EXTENSION)
    assert isinstance(wire, Wire), "sockets are served by `serve.py`"
    return wire


# Frames.


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
    """Whether the data is a few frames, each a whole message, and ends where the last ends."""
    place = 0
    for _ in range(MOST_FRAMES):
        if len(data) - place < 2:
            break
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
