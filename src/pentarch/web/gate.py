"""What every request passes, before anything else looks at it.

Pages of other origins may not act in a visitor's name: a request that changes something,
or a socket, whose Origin is another one is refused. Everybody is counted. Every answer
carries the headers that forbid a page to run or load what is not ours.
"""

from __future__ import annotations

import gzip
import logging
import time
from secrets import compare_digest
from typing import Final, TypeGuard
from urllib.parse import urlsplit

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from litestar.types.asgi_types import HTTPResponseStartEvent

from pentarch.core.words import Refusal, say
from pentarch.hosting.rates import LOCAL, REQUESTS, SOCKETS, UNSAFE, Rates
from pentarch.hosting.refusals import Forbidden, NotFound
from pentarch.web import metrics
from pentarch.web.protocol import ENCODER
from pentarch.web.refusals import WrongHost, problem, status_of
from pentarch.web.settings import Settings
from pentarch.web.visitors import SAFE, address_of, cookies_of, headers_of, is_secure, lang_of

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places of cards; no script comes in that way
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # the address of a private table is its key
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
HEALTH: Final = "/healthz"
METRICS: Final = "/metrics"
ZIPPED: Final = ("/api/games",)  # answers that are long and hold nobody's secrets
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via")

# Whoever has come by TLS once, comes by TLS for a year.
SECURE_HEADERS: Final = [*HEADERS, (b"strict-transport-security", b"max-age=31536000")]

logger = logging.getLogger("pentarch.access")


def takes_gzip(scope: HTTPScope) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


def zipping(send: Send) -> Send:
    """Send an answer that comes in one piece zipped."""
    start: HTTPResponseStartEvent | None = None

    async def send_zipped(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message
        elif message["type"] == "http.response.body" and start is not None:
            if not message["more_body"]:
                message["body"] = gzip.compress(message["body"], mtime=0)
                kept = [it for it in start["headers"] if it[0].lower() != b"content-length"]
                start["headers"] = [
                    *kept,
                    (b"content-length", str(len(message["body"])).encode()),
                    (b"content-encoding", b"gzip"),
                    (b"vary", b"Accept-Encoding"),
                ]
            await send(start)
            await send(message)
            start = None
        else:
            await send(message)

    return send_zipped


class Gate:
    """An ASGI application around two others: one for requests, one for sockets."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, settings: Settings, rates: Rates) -> None:
        self._app = app
        self._sockets = sockets
        self._origins = frozenset(settings.origins)
        self._hosts = frozenset(it.lower() for it in settings.hosts)
        self._rates = rates
        self._metrics_port = None if settings.metrics is None else settings.metrics[1]
        self._metrics_token = settings.metrics_token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if is_http(scope):
            await self._serve(scope, receive, send)
        elif str(scope["type"]) == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        added = SECURE_HEADERS if is_secure(scope) else HEADERS

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *added]
                if scope["path"].startswith("/api/") and not cached(headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        try:
            self._check(scope)
        except Refusal as refusal:
            await refuse(scope, refusal, send_with_headers)
        else:
            zips = scope["path"] in ZIPPED and takes_gzip(scope)
            await self._app(
                scope, receive, zipping(send_with_headers) if zips else send_with_headers
            )
        seconds = time.perf_counter() - began
        metrics.REQUESTS.labels(scope["method"], status).inc()
        metrics.REQUEST_SECONDS.observe(seconds)
        logger.info(
            "request",
            extra={
                "method": scope["method"],
                "path": shortened(scope["path"]),
                "status": status,
                "ms": round(seconds * 1000, 1),
            },
        )

    def _check(self, scope: HTTPScope) -> None:
        if self._is_for_figures(scope):
            return
        self._check_host(scope)
        address = address_of(scope)
        self._rates.spend(REQUESTS, address)
        if scope["method"] not in SAFE:
            self._rates.spend(UNSAFE, address)
            self._check_origin(scope)

    def _is_for_figures(self, scope: HTTPScope) -> bool:
        """Whether figures are asked for, by somebody who may; whoever may not finds nothing."""
        path = scope["path"]
        door = (scope.get("server") or ("", None))[1]
        if self._metrics_port is not None and door == self._metrics_port:
            if path not in (METRICS, HEALTH):
                raise NotFound(say("web-refusal-path"))
            return True
        if path == METRICS and not self._may_read_figures(scope):
            raise NotFound(say("web-refusal-path"))
        return path == METRICS

    def _may_read_figures(self, scope: HTTPScope) -> bool:
        """By the token; where none was given, from the same machine and not for another."""
        headers = headers_of(scope)
        if self._metrics_token is not None:
            given = headers.get("authorization", "").encode()
            return compare_digest(given, f"Bearer {self._metrics_token}".encode())
        is_forwarded = any(it in headers for it in FORWARDED)
        return self._metrics_port is None and address_of(scope) in LOCAL and not is_forwarded

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check_host(scope)
            self._rates.spend(SOCKETS, address_of(scope))
            self._check_origin(scope)
        except Refusal as refusal:
            await reject(scope, refusal, send)
        else:
            await self._sockets(scope, receive, send)

    def _check_host(self, scope: Scope) -> None:
        """Another name that leads here is somebody else's. Health is asked for by address."""
        if not self._hosts or scope["path"] == HEALTH:
            return
        if name_in(headers_of(scope).get("host", "")) not in self._hosts:
            raise WrongHost(say("web-refusal-host"))

    def _check_origin(self, scope: Scope) -> None:
        """Browsers always say where a page is from; programs do not have to."""
        headers = headers_of(scope)
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return
        if place_of(origin) != headers.get("host", "").lower():
            raise Forbidden(say("web-refusal-origin"))


def place_of(origin: str) -> str | None:
    """The host and the port in an origin; None if it is no address at all."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def name_in(host: str) -> str:
    """A host without its port."""
    name, _, port = host.lower().rpartition(":")
    return name if name and port.isdigit() else host.lower()


def is_http(scope: Scope) -> TypeGuard[HTTPScope]:
    return str(scope["type"]) == "http"


def cached(headers: list[tuple[bytes, bytes]]) -> bool:
    return any(name.lower() == b"cache-control" for name, _ in headers)


def shortened(path: str) -> str:
    """A path without the ids that are keys to private tables."""
    return "/".join(part if len(part) < 20 else f"{part[:6]}…" for part in path.split("/"))[:200]


def answer_to(scope: Scope, refusal: Refusal) -> tuple[int, bytes, list[tuple[bytes, bytes]]]:
    headers = headers_of(scope)
    lang = lang_of(scope, headers, cookies_of(headers.get("cookie", "")))
    told = problem(refusal, lang)
    sent = [(b"content-type", b"application/json")]
    if told.retry_after is not None:
        sent.append((b"retry-after", str(told.retry_after).encode()))
    return status_of(refusal), ENCODER.encode(told), sent


async def refuse(scope: Scope, refusal: Refusal, send: Send) -> None:
    status, body, headers = answer_to(scope, refusal)
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def reject(scope: Scope, refusal: Refusal, send: Send) -> None:
    """Answer the request for a socket with a refusal instead."""
    status, body, headers = answer_to(scope, refusal)
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
