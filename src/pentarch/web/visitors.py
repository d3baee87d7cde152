"""Who asks: a guest or an account by the cookie of a session, a program by its token."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Final

from litestar.datastructures import Cookie
from litestar.types import Scope

from pentarch.core.words import say
from pentarch.locale import language, negotiate
from pentarch.match.match import Match
from pentarch.storage import Storage
from pentarch.storage.users import SESSION_MS, User
from pentarch.web.rates import GUESTS, Rates
from pentarch.web.refusals import Forbidden, Stranger
from pentarch.web.tables import now

SESSION: Final = "pentarch_session"
LANGUAGE: Final = "pentarch_lang"
READ: Final = "read"
PLAY: Final = "play"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
REMEMBERED_SECONDS: Final = 10.0
MOST_REMEMBERED: Final = 10_000
HERE: Final = "+"  # `ID+2` is somebody at seat 2 on the screen of the person `ID`


@dataclass(slots=True)
class Visitor:
    """Somebody who asks, as far as the request says."""

    user: User | None
    scopes: frozenset[str] | None  # of a token; None: a person with a browser
    session: str | None  # the text of the session's token
    lang: str
    address: str

    @property
    def id(self) -> str | None:
        return None if self.user is None else self.user.id

    @property
    def key(self) -> str:
        """By which to count what they do."""
        return self.address if self.user is None else self.user.id


class Sessions:
    """Whose session it is, remembered for a moment: a table that fills asks again and again.

    What ends a session here ends it at once; another process notices within that moment.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, tuple[User, float]] = {}

    async def find(self, token: str) -> User | None:
        user, until = self._known.get(token, (None, 0.0))
        if user is not None and time.monotonic() < until:
            return user
        user = await self._storage.users.by_session(token, now())
        self._known.pop(token, None)
        if user is not None:
            self._known[token] = (user, time.monotonic() + REMEMBERED_SECONDS)
            if len(self._known) > MOST_REMEMBERED:
                del self._known[next(iter(self._known))]
        return user

    def forget(self, user: str) -> None:
        """Something about that person has changed."""
        for token in [it for it, (known, _) in self._known.items() if known.id == user]:
            del self._known[token]


async def recognise(scope: Scope, storage: Storage, sessions: Sessions) -> Visitor:
    """Who sends a request or opens a socket; a false token is refused, an old session forgotten."""
    headers = headers_of(scope)
    cookies = cookies_of(headers.get("cookie", ""))
    lang = lang_of(scope, headers, cookies)
    address = address_of(scope)
    bearer = headers.get("authorization", "")
    if bearer:
        kind, _, token = bearer.partition(" ")
        found = await storage.users.by_token(token.strip()) if kind.lower() == "bearer" else None
        if found is None:
            raise Stranger(say("web-refusal-token"))
        user, scopes = found
        return Visitor(user, scopes, None, lang, address)
    session = cookies.get(SESSION)
    known = None if not session else await sessions.find(session)
    return Visitor(known, None, session if known else None, lang, address)


def check_scope(visitor: Visitor, method: str) -> None:
    """A token is good for what it was made for."""
    if visitor.scopes is None:
        return
    needed = {READ, PLAY} if method in SAFE else {PLAY}
    if not visitor.scopes & needed:
        raise Forbidden(say("web-refusal-scope", scope=READ if method in SAFE else PLAY))


async def somebody(visitor: Visitor, storage: Storage, rates: Rates) -> tuple[User, str | None]:
    """The person who asks; a stranger becomes a guest, with the token of a new session."""
    if visitor.user is not None:
        return visitor.user, None
    rates.spend(GUESTS, visitor.address)
    name = language(visitor.lang).format(
        say("web-guest", number=str(secrets.randbelow(9000) + 1000))
    )
    return await storage.users.new_guest(name, now())


def session_cookie(token: str, scope: Scope) -> Cookie:
    return Cookie(
        SESSION, value=token, path="/", max_age=SESSION_MS // 1000,
        httponly=True, samesite="lax", secure=is_secure(scope),
    )  # fmt: skip


def language_cookie(lang: str, scope: Scope) -> Cookie:
    return Cookie(
        LANGUAGE, value=lang, path="/", max_age=SESSION_MS // 1000,
        samesite="lax", secure=is_secure(scope),
    )  # fmt: skip


def is_secure(scope: Scope) -> bool:
    return scope.get("scheme") in ("https", "wss")


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def cookies_of(header: str) -> dict[str, str]:
    try:
        return {name: it.value for name, it in SimpleCookie(header[:4096]).items()}
    except CookieError:
        return {}


def lang_of(scope: Scope, headers: dict[str, str], cookies: dict[str, str]) -> str:
    wanted = ""
    for part in scope["query_string"].decode("latin-1").split("&"):
        if part.startswith("lang="):
            wanted = part[5:][:20]
    return negotiate(headers.get("accept-language"), wanted or cookies.get(LANGUAGE))


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


# Which seats are whose.


def seats_of(match: Match, user: str | None) -> list[int]:
    """The seats of a person, those of others at the same screen included."""
    if user is None:
        return []
    return [
        number
        for number, seat in enumerate(match.seats)
        if seat.user is not None and owner_of(seat.user) == user
    ]


def owner_of(user: str) -> str:
    """Whose screen it is."""
    return user.partition(HERE)[0]


def local_user(user: str, seat: int) -> str:
    return f"{user}{HERE}{seat}"
