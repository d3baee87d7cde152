"""The application: handlers, refusals, the document of the API, and the gate around it."""

from __future__ import annotations

import logging
import re
from typing import Final

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Receive, Scope, Send

from pentarch.core.words import Refusal, say
from pentarch.hosting.refusals import NotFound, Refused
from pentarch.web import (
    analyses,
    bot_api,
    calls,
    lists,
    matches,
    pages,
    people,
    profiles,
    quick,
    replays,
    society,
)
from pentarch.web.gate import Gate, reject
from pentarch.web.lines import VisitorLine
from pentarch.web.protocol import Problem
from pentarch.web.refusals import (
    STATUSES,
    Broken,
    TooLarge,
    UnknownMedia,
    WrongMethod,
    problem,
    refusal_of,
)
from pentarch.web.server import (
    Asked,
    Server,
    add_cookies,
    give_owner,
    give_person,
    give_visitor,
)
from pentarch.web.settings import BODY_BYTES, Settings
from pentarch.web.sockets import Connection
from pentarch.web.visitors import (
    Visitor,
    check_scope,
    cookies_of,
    headers_of,
    lang_of,
    recognise,
)
from pentarch.web.wire import wire_of

logger = logging.getLogger("pentarch.web")


def create_app(settings: Settings) -> tuple[Gate, Server]:
    """The application to be served, and what lives in it."""
    server = Server(settings)
    litestar = create_litestar(server)
    return Gate(litestar, MatchSockets(server), settings, server.rates), server


def create_litestar(server: Server) -> Litestar:
    def give_server() -> Server:
        return server

    return Litestar(
        route_handlers=[
            *people.HANDLERS,
            *matches.HANDLERS,
            *calls.HANDLERS,
            *profiles.HANDLERS,
            *quick.HANDLERS,
            *society.HANDLERS,
            *replays.HANDLERS,
            *analyses.HANDLERS,
            *lists.HANDLERS,
            *bot_api.HANDLERS,
            *pages.HANDLERS,
        ],
        dependencies={
            "server": Provide(give_server, sync_to_thread=False),
            "visitor": Provide(give_visitor),
            "person": Provide(give_person),
            "owner": Provide(give_owner),
        },
        lifespan=[server.lifespan],
        on_startup=[pages.openapi_file],  # it takes a moment, in which nobody plays yet
        exception_handlers={Exception: answer_error},
        before_send=[add_cookies],
        request_max_body_size=BODY_BYTES,
        openapi_config=openapi_config(),
        signature_types=[Server, Visitor],
        logging_config=None,
        debug=False,
    )


def openapi_config() -> OpenAPIConfig:
    bearer = SecurityScheme(type="http", scheme="bearer", description="A token of /api/tokens.")
    cookie = SecurityScheme(
        type="apiKey", name="pentarch_session", security_scheme_in="cookie",
        description="A session; whoever has none is made a guest.",
    )  # fmt: skip
    return OpenAPIConfig(
        title="Pentarch",
        version=pages.VERSION,
        description="A table for board games of empires. The socket of a match is in PROTOCOL.md.",
        use_handler_docstrings=True,
        path="/api/schema",  # /api/openapi.json is the address to use
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"token": bearer, "session": cookie}),
        security=[{}, {"token": []}, {"session": []}],
    )


# The sockets. They go past Litestar, which would wrap every message twice.

LINE: Final = "/api/socket"  # of a visitor
SOCKET: Final = re.compile(r"/api/matches/([^/]{1,64})/socket")


class MatchSockets:
    """An ASGI application for sockets."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        server = self._server
        try:
            path = SOCKET.fullmatch(scope["path"])
            if path is None and scope["path"] != LINE:
                raise NotFound(say("web-refusal-path"))
            visitor = await recognise(scope, server.storage, server.sessions)
            check_scope(visitor, "POST")
            table = None if path is None else await server.tables.get(path[1])
        except Exception as error:
            refusal = refusal_of(error)
            if refusal is None:
                logger.error("a socket failed", exc_info=error)
                refusal = Broken(say("web-refusal-broken"))
            await reject(scope, refusal, send)
            return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        if table is None:
            await VisitorLine(server, visitor, receive, send).run()
            return
        wire = wire_of(scope)
        connection = Connection(server.tables, table, visitor, server.rates, receive, send, wire)
        await connection.run()


# Refusals.


def answer_error(request: Asked, error: Exception) -> Response[Problem]:
    """Every error as a problem that its reader can understand."""
    refusal = refusal_of(error) or refusal_of_litestar(error)
    if refusal is None:
        logger.error("a request failed", exc_info=error, extra={"path": request.url.path})
        refusal = Broken(say("web-refusal-broken"))
    headers = headers_of(request.scope)
    lang = lang_of(request.scope, headers, cookies_of(headers.get("cookie", "")))
    told = problem(refusal, lang)
    extra = {} if told.retry_after is None else {"Retry-After": str(told.retry_after)}
    return Response(told, status_code=told.status, headers=extra, media_type="application/json")


def refusal_of_litestar(error: Exception) -> Refusal | None:
    if isinstance(error, UnicodeDecodeError):
        return Refused(say("web-refusal-request", detail=f"UTF-8: {error.reason}"))
    if isinstance(error, RecursionError):
        return Refused(say("web-refusal-nested"))
    if isinstance(error, ValidationException):
        return Refused(say("web-refusal-request", detail=detail_of(error)))
    if isinstance(error, NotFoundException):
        return NotFound(say("web-refusal-path"))
    if isinstance(error, MethodNotAllowedException):
        return WrongMethod(say("web-refusal-method"))
    if isinstance(error, HTTPException) and error.status_code < STATUSES[Broken]:
        if error.status_code == STATUSES[TooLarge]:
            return TooLarge(say("web-refusal-large", most=BODY_BYTES // 1024))
        if error.status_code == STATUSES[UnknownMedia]:
            return UnknownMedia(say("web-refusal-request", detail="application/json"))
        return Refused(say("web-refusal-request", detail=str(error.detail)[:200]))
    return None


def detail_of(error: ValidationException) -> str:
    """What did not fit, in the words of the one who checked it: for programmers."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{it.get('key', '')}: {it.get('message', '')}" for it in extra if isinstance(it, dict)
    ]
    return ("; ".join(parts) or str(error.detail))[:200]
