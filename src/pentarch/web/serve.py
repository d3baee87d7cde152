"""Run the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import gc
import os
import socket
import sys
from collections.abc import Callable
from ipaddress import ip_network
from typing import Final

import uvicorn

from pentarch.core.words import say
from pentarch.hosting.rates import SharedBuckets
from pentarch.hosting.refusals import Refused
from pentarch.storage import open_storage
from pentarch.storage.alone import alone
from pentarch.storage.database import is_sqlite, url_of
from pentarch.web.app import create_app
from pentarch.web.connections import HEAD_BYTES, BoundedHttp, raise_limit_of_files
from pentarch.web.logs import set_up_logs
from pentarch.web.processes import keep_running
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


class PoliteServer(uvicorn.Server):
    """Tells everybody to come back before it closes."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server
        self.on_started: Callable[[], None] | None = None
        self.parent: int | None = None  # without which it ends

    async def on_tick(self, counter: int) -> bool:
        is_orphan = self.parent is not None and os.getppid() != self.parent
        return is_orphan or await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.on_started is not None:
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.say_goodbye()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)


def make_server(
    settings: Settings, host: str, port: int, door: socket.socket | None = None
) -> tuple[PoliteServer, list[socket.socket]]:
    """A server and the sockets on which it is to listen: for people, and for figures.

    The first may be given: several processes listen on one.
    """
    check_proxies(settings)
    listening = [door or listen(host, port)]
    if settings.metrics is not None:
        listening.append(listen(*settings.metrics))
        figures: tuple[str, int] = listening[-1].getsockname()[:2]
        settings = dataclasses.replace(settings, metrics=figures)
    gate, server = create_app(settings)
    config = uvicorn.Config(
        gate,
        loop=LOOP, http=BoundedHttp, ws=Wire, h11_max_incomplete_event_size=HEAD_BYTES,
        ws_max_size=FRAME_BYTES, ws_ping_interval=PING_SECONDS, ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False, lifespan="on", log_config=None, access_log=False,
        server_header=False, date_header=False, timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=BACKLOG, proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[*settings.proxies],
    )  # fmt: skip
    return PoliteServer(config, server), listening


async def check_database(settings: Settings) -> None:
    """Refuse now, with a sentence, a database that cannot be used; bring it up to date."""
    storage = await open_storage(settings.database)
    await storage.close()


def check_proxies(settings: Settings) -> None:
    """Refuse now what is no address: it would trust nobody, and nobody would notice."""
    for given in settings.proxies:
        try:
            ip_network(given, strict=False)
        except ValueError as error:
            raise Refused(say("web-refusal-proxy", given=given[:80])) from error


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
    processes: int = 1,
) -> None:
    """Serve until a signal comes; `tell` is given the address."""
    raise_limit_of_files()
    url = url_of(settings.database)
    if processes > 1 and (is_sqlite(url) or not hasattr(os, "fork")):
        raise Refused(say("web-refusal-processes"))
    with contextlib.ExitStack() as stack, contextlib.suppress(KeyboardInterrupt):
        stack.enter_context(alone(url))
        asyncio.run(check_database(settings))
        check_proxies(settings)
        door = stack.enter_context(contextlib.closing(listen(host, port)))
        shown = f"[{host}]" if ":" in host else host

        def run(number: int, parent: int | None) -> None:
            set_up_logs(json_logs)
            sys.setswitchinterval(SWITCH_SECONDS)
            own = share_of(settings, number, processes)
            server, listening = make_server(own, host, port, door)
            server.on_started, server.parent = calm_collector, parent
            server.run(sockets=listening)

        tell(f"http://{shown}:{door.getsockname()[1]}")
        sys.stdout.flush()
        if processes == 1:
            run(0, None)
        else:
            settings = dataclasses.replace(settings, buckets=SharedBuckets())
            set_up_logs(json_logs)
            keep_running(processes, run)


def share_of(settings: Settings, number: int, processes: int) -> Settings:
    """What one of several processes has: its part of the bots, and a port for its figures."""
    metrics = settings.metrics
    if metrics is not None and metrics[1]:
        metrics = (metrics[0], metrics[1] + number)
    thinkers = max(1, settings.thinkers // processes)
    return dataclasses.replace(settings, metrics=metrics, thinkers=thinkers)


def calm_collector() -> None:
    """Matches are made of plain data without circles: looking for those takes a fifth of the time.

    What is there after the start stays, and is looked at no more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
