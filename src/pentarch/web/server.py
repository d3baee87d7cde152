"""The parts of a server together, and what every handler is given."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import Litestar, Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message as Frame
from litestar.types import Scope

from pentarch.core.words import say
from pentarch.hosting.analysis import Analyst
from pentarch.hosting.beside import Beside
from pentarch.hosting.calling import Caller
from pentarch.hosting.lobby import Lobby
from pentarch.hosting.rates import Rates
from pentarch.hosting.ratings import Ratings
from pentarch.hosting.records import Cards
from pentarch.hosting.refusals import Forbidden
from pentarch.hosting.tables import Tables
from pentarch.storage import Storage, open_storage
from pentarch.storage.users import User, hashed
from pentarch.web.protocol import Problem
from pentarch.web.settings import Settings
from pentarch.web.visitors import (
    Sessions,
    Visitor,
    check_scope,
    recognise,
    session_cookie,
    somebody,
)

Asked = Request[Any, Any, Any]

COOKIES: Final = "pentarch_cookies"
VISITOR: Final = "pentarch_visitor"
LOOK_SECONDS: Final = 10.0  # between two looks at whose sockets and streams may stay open

logger = logging.getLogger("pentarch.web")

# What any handler may answer besides what it promises.
PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "The request cannot be understood.",
        401: "The token is not valid.",
        403: "Whoever asks may not.",
        404: "There is no such thing.",
        409: "It is not possible as things stand.",
        413: "The body is too large.",
        429: "Too often.",
        503: "The server cannot do it at the moment.",
    }.items()
}


class Server:
    """Everything that lives as long as the process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rates = Rates(settings.rates, settings.buckets)
        self.closing = asyncio.Event()
        self.beside = Beside()
        self._storage: Storage | None = None
        self._tables: Tables | None = None
        self._sessions: Sessions | None = None
        self._lobby: Lobby | None = None
        self._caller: Caller | None = None
        self._ratings: Ratings | None = None
        self._cards: Cards | None = None
        self._analyst: Analyst | None = None

    @property
    def storage(self) -> Storage:
        assert self._storage is not None, "the server has been opened"
        return self._storage

    @property
    def tables(self) -> Tables:
        assert self._tables is not None, "the server has been opened"
        return self._tables

    @property
    def lobby(self) -> Lobby:
        assert self._lobby is not None, "the server has been opened"
        return self._lobby

    @property
    def caller(self) -> Caller:
        assert self._caller is not None, "the server has been opened"
        return self._caller

    @property
    def ratings(self) -> Ratings:
        assert self._ratings is not None, "the server has been opened"
        return self._ratings

    @property
    def cards(self) -> Cards:
        assert self._cards is not None, "the server has been opened"
        return self._cards

    @property
    def analyst(self) -> Analyst:
        assert self._analyst is not None, "the server has been opened"
        return self._analyst

    @property
    def sessions(self) -> Sessions:
        assert self._sessions is not None, "the server has been opened"
        return self._sessions

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        self._storage = await open_storage(self.settings.database)
        self._sessions = Sessions(self._storage)
        self._storage.news.watch_disconnects(self._sessions.disconnect)
        self._tables = Tables(self._storage, self.settings)
        await self._tables.open()
        self._lobby = Lobby(self._tables)
        self._caller = Caller(self._tables, self.settings.push_loopback)
        self._ratings = Ratings(self._storage)
        self._cards = Cards(self._storage)
        self._analyst = Analyst(self._tables)
        self._tables.spawn(self._keep_looking())
        try:
            yield
        finally:
            self.closing.set()
            self.beside.close()
            await self._analyst.close()
            await self._tables.close()
            await self._storage.close()

    def say_goodbye(self) -> None:
        """Ask everybody to come back in a moment; streams end."""
        self.closing.set()
        if self._sessions is not None:
            for line in [*self._sessions.lines]:
                line.end(say("web-refusal-closing"), again=True)

    def disconnect(self, whom: str) -> None:
        """Close, at every process, the sockets and streams of a user whose access has ended,
        or of one session or token, given by its hash.
        """
        self.storage.news.disconnect(whom)

    async def disconnect_the_ended(self) -> None:
        """Close what was opened with a session or a token that is no more."""
        for access in await self.sessions.ended():
            self.sessions.disconnect(access)

    async def _keep_looking(self) -> None:
        """The net below: news of other processes can be lost, and sessions run out."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.disconnect_the_ended()
            except Exception:
                logger.exception("who may stay could not be looked up")


# What handlers are given by name.

TheServer = NamedDependency[Server]
TheVisitor = NamedDependency[Visitor]
ThePerson = NamedDependency[User]  # by the name of `person` or `owner`


async def give_visitor(request: Asked, server: TheServer) -> Visitor:
    """Who asks."""
    visitor: Visitor | None = request.scope["state"].get(VISITOR)
    if visitor is None:
        visitor = await recognise(request.scope, server.storage, server.sessions)
        check_scope(visitor, request.method)
        request.scope["state"][VISITOR] = visitor
    return visitor


async def give_person(request: Asked, server: TheServer, visitor: TheVisitor) -> User:
    """Who asks; a stranger is made a guest."""
    user, token = await somebody(visitor, server.storage, server.rates)
    if token is not None:
        visitor.user, visitor.session, visitor.access = user, token, hashed(token)
        set_cookie(request.scope, session_cookie(token, request.scope).to_header(header=""))
    return user


async def give_owner(visitor: TheVisitor, person: ThePerson) -> User:
    """Who asks, at the browser: a token may play but not change the account."""
    if visitor.scopes is not None:
        raise Forbidden(say("web-refusal-token-account"))
    return person


def set_cookie(scope: Scope, cookie: str) -> None:
    scope["state"].setdefault(COOKIES, []).append(cookie)


async def add_cookies(message: Frame, scope: Scope) -> None:
    """Called before anything is sent."""
    if message["type"] == "http.response.start":
        cookies = scope["state"].get(COOKIES, ())
        message["headers"] = [
            *message["headers"],
            *((b"set-cookie", cookie.encode("latin-1")) for cookie in cookies),
        ]
