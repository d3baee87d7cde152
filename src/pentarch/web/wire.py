"""The protocol of a socket: uvicorn's own, without a queue and a task for every message.

uvicorn reads and writes frames. A text that comes is given to `on_text` at once, and
`send_texts` writes at once: at a busy table a task that is woken for every message takes as long
as all the rest. What comes before `on_text` is set, and what is not ASCII, goes through
uvicorn's queue (which checks UTF-8) and so to the same function.

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

SLICE_BYTES: Final = 4096  # parsed at once, so that whoever has to go is noticed in between
MOST_UNREAD: Final = 256  # messages


class Wire(WebSocketsSansIOProtocol):
    """A socket."""

    on_text: Callable[[bytes], None] | None = None  # is given each text as it comes
    on_writable: Callable[[], None] | None = None  # is called when `send_texts` works again

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._control = Bucket(CONTROL_FRAMES)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake was not refused
            self.scope["extensions"][EXTENSION] = {EXTENSION: self}

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE_BYTES):
            super().data_received(data[start : start + SLICE_BYTES])
            if self.queue.qsize() > MOST_UNREAD:
                self._drop_flood()
            if self.transport.is_closing():
                return

    # Messages.

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.on_text is None or self.close_sent or not self.queue.empty() or not data.isascii():
            return super().send_receive_event_to_app()
        self.frames = []
        self.on_text(data)

    def send_texts(self, *texts: bytes) -> bool:
        """Send texts, each in a frame; False: not now."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
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
