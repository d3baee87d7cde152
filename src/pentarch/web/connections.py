"""Bounds of a connection before anybody knows who it is: bytes, time, and how many there are.

`h11` bounds the request line and the headers. uvicorn has no time limit for a request that
is still being sent, and none for a connection that sends nothing: both are here. A
connection too many is told so and closed, so that the files that the server itself needs
(the database, the bots' pipes) can always be opened.
"""

from __future__ import annotations

import asyncio
import sys
from functools import cache
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from pentarch.core.words import say
from pentarch.hosting.refusals import Unavailable
from pentarch.locale import FALLBACK
from pentarch.web import metrics
from pentarch.web.protocol import ENCODER
from pentarch.web.refusals import problem, status_of

if sys.platform != "win32":
    import resource

HEAD_BYTES: Final = 16 * 1024  # of the request line with all headers
REQUEST_SECONDS: Final = 15.0  # from the connection, or the first byte, to the last
REFUSED_SECONDS: Final = 1.0  # for a connection too many to take its answer
RETRY_SECONDS: Final = 10
MOST_FILES: Final = 65_536
RESERVED_FILES: Final = 96  # for the database, bots, the client's files, and refusals
REFUSED_AT_ONCE: Final = 32  # of these
UNLIMITED: Final = 10_000  # connections, where the system does not say


class BoundedHttp(H11Protocol):
    """A connection that has to send a whole request in time."""

    _deadline: asyncio.TimerHandle | None = None
    _is_refused = False
    _is_upgraded = False  # to a socket, which has limits of its own

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        spare = most_connections() - len(self.connections)
        if spare < 0:
            self._refuse(kindly=spare >= -REFUSED_AT_ONCE)
        else:
            self._give_time(REQUEST_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return self.transport.close()
        for start in range(0, len(data), HEAD_BYTES):  # `h11` bounds only what has no end yet
            if not self.transport.is_closing():
                super().data_received(data[start : start + HEAD_BYTES])
        if self._is_upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._take_time_back()
        elif self._deadline is None:
            self._give_time(REQUEST_SECONDS)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._take_time_back()
        super().connection_lost(exc)

    def _refuse(self, kindly: bool) -> None:
        """The answer is sent before the question: it is the same for every question."""
        metrics.REFUSED_CONNECTIONS.inc()
        self._is_refused = True
        if kindly:
            self.transport.write(too_many_connections())
            self._give_time(REFUSED_SECONDS)
        else:
            self.transport.abort()

    def _give_time(self, seconds: float) -> None:
        self._deadline = self.loop.call_later(seconds, self._end)

    def _take_time_back(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end(self) -> None:
        self._deadline = None
        if not self._is_refused:
            metrics.SLOW_REQUESTS.inc()
        self.transport.abort()


@cache
def too_many_connections() -> bytes:
    """A whole HTTP answer."""
    refusal = Unavailable(say("web-refusal-connections"))
    body = ENCODER.encode(problem(refusal, FALLBACK))
    head = (
        f"HTTP/1.1 {status_of(refusal)} Service Unavailable\r\nconnection: close\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        f"retry-after: {RETRY_SECONDS}\r\n\r\n"
    )
    return head.encode() + body


# Files.


@cache
def most_connections() -> int:
    """As many as the system lets a process open, without the reserve."""
    if sys.platform == "win32":
        return UNLIMITED
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if files == resource.RLIM_INFINITY:
        return UNLIMITED
    return max(files - RESERVED_FILES, files // 2)


def raise_limit_of_files() -> None:
    """Shells give a process few files; it may take more by itself, up to a bound."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
