"""Run the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec
import uvicorn

from pentarch.core.words import say
from pentarch.hosting.refusals import Refused
from pentarch.storage.database import BadDatabase, url_of
from pentarch.web.app import create_app
from pentarch.web.connections import HEAD_BYTES, BoundedHttp, raise_limit_of_files
from pentarch.web.server import Server
from pentarch.web.settings import FRAME_BYTES, Settings
from pentarch.web.wire import Wire

FAREWELL_SECONDS: Final = 0.3  # for the last messages to go out
GRACE_SECONDS: Final = 10
PING_SECONDS: Final = 20.0
LOOP: Final = "auto"  # uvloop where it exists
BACKLOG: Final = 4096
SWITCH_SECONDS: Final = 0.0005  # the thread that writes must not hold up the table
UNREAD_BYTES: Final = 128 * 1024  # kept by the system for a connection that does not read
UNREAD_MS: Final = 60_000  # after that the system gives up a connection that takes nothing
PLAIN: Final = frozenset(vars(logging.LogRecord("", 0, "", 0, "", None, None))) | {"message"}


class PoliteServer(uvicorn.Server):
    """Tells everybody to come back before it closes."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server
        self.on_started: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.on_started is not None:
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.say_goodbye()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)


def make_server(settings: Settings, host: str, port: int) -> tuple[PoliteServer, socket.socket]:
    """A server and the socket on which it is to listen."""
    check_database(settings)
    listening = listen(host, port)
    gate, server = create_app(settings)
    config = uvicorn.Config(
        gate,
        loop=LOOP, http=BoundedHttp, ws=Wire, h11_max_incomplete_event_size=HEAD_BYTES,
        ws_max_size=FRAME_BYTES, ws_ping_interval=PING_SECONDS, ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False, lifespan="on", log_config=None, access_log=False,
        server_header=False, date_header=False, timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=BACKLOG,
    )  # fmt: skip
    return PoliteServer(config, server), listening


def check_database(settings: Settings) -> None:
    """Refuse now, with a sentence, an address that leads to no database."""
    try:
        url_of(settings.database)
    except (BadDatabase, OSError) as error:
        raise Refused(say("web-refusal-database", why=str(error))) from error


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        why = error.strerror or type(error).__name__
        raise Refused(say("web-refusal-address", host=host, port=str(port), why=why)) from error
    return listening


def serve(
    settings: Settings,
    host: str,
    port: int,
    json_logs: bool = False,
    tell: Callable[[str], None] = print,
) -> None:
    """Serve until a signal comes; `tell` is given the address."""
    set_up_logs(json_logs)
    raise_limit_of_files()
    sys.setswitchinterval(SWITCH_SECONDS)
    server, listening = make_server(settings, host, port)
    shown = f"[{host}]" if ":" in host else host
    server.on_started = calm_collector
    with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt):
        tell(f"http://{shown}:{listening.getsockname()[1]}")
        sys.stdout.flush()
        server.run(sockets=[listening])


def calm_collector() -> None:
    """Matches are made of plain data without circles: looking for those takes a fifth of the time.

    What is there after the start stays, and is looked at no more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


# Logs.


class JsonLines(logging.Formatter):
    """A line of JSON for each thing that happens."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        fields |= {name: it for name, it in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields, enc_hook=str).decode()


def set_up_logs(json_logs: bool) -> None:
    """Lines of JSON for machines, or plain ones and only what matters for a person."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if json_logs else logging.Formatter("%(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if json_logs else logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
