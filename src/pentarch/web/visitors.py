"""Who asks: a guest or an account by the cookie of a session, a program by its token."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final, Protocol

from litestar.datastructures import Cookie
from litestar.types import Scope

from pentarch.core.words import Message, say
from pentarch.hosting.clock import now
from pentarch.hosting.rates import GUESTS, Rates
from pentarch.hosting.refusals import Forbidden
from pentarch.locale import language, negotiate
from pentarch.match.match import Match
from pentarch.match.seats import HERE, owner_of
from pentarch.storage import Storage
from pentarch.storage.matches import Listed
from pentarch.storage.users import SESSION_MS, User, hashed
from pentarch.web.refusals import Stranger

SESSION: Final = "pentarch_session"
LANGUAGE: Final = "pentarch_lang"
BEARER: Final = "bearer"
READ: Final = "read"
PLAY: Final = "play"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
REMEMBERED_SECONDS: Final = 10.0
MOST_REMEMBERED: Final = 10_000
NORMAL: Final = 1000  # with which a socket is closed
RESTART: Final = 1012


class Line(Protocol):
    """A socket or a stream: it stays open after the visitor was recognised."""

    visitor: Visitor

    def end(self, message: Message, again: bool, code: int = RESTART) -> None: ...


@dataclass(slots=True)
class Visitor:
    """Somebody who asks, as far as the request says."""

    user: User | None
    scopes: frozenset[str] | None  # of a token; None: a person with a browser
    session: str | None  # the text of the session's token
    lang: str
    address: str
    access: str | None = None  # the hash of the session or the token
    lines: set[Line] = field(default_factory=set)  # the server's, of all visitors

    @property
    def id(self) -> str | None:
        return None if self.user is None else self.user.id

    @property
    def key(self) -> str:
        """By which to count what they do."""
        return self.address if self.user is None else self.user.id


class Sessions:
    """Whose session it is, remembered for a moment: a table that fills asks again and again.

    What ends a session here ends it at once; another process is told, and would notice
    within that moment. `lines` are all that are open at this process.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, tuple[User, float]] = {}
        self._changes = 0
        self.lines: set[Line] = set()

    async def find(self, token: str, lang: str) -> User | None:
        """Whose session it is. A guest whose name an account has taken since gets another."""
        hash, changes = hashed(token), self._changes
        user, until = self._known.get(hash, (None, 0.0))
        if user is not None and time.monotonic() < until:
            return user
        users = self._storage.users
        user = await users.by_session(token, now())
        if user is not None and user.is_guest and not await users.is_free(user.name, user.id):
            user = await users.rename(user, guest_name(lang))
        self._known.pop(hash, None)
        if user is not None and changes == self._changes:
            self._known[hash] = (user, time.monotonic() + REMEMBERED_SECONDS)
            if len(self._known) > MOST_REMEMBERED:
                del self._known[next(iter(self._known))]
        return user

    def forget(self, whom: str) -> None:
        """Something about that person, or the session with that hash, has changed."""
        self._changes += 1
        for hash in [it for it, (known, _) in self._known.items() if whom in (it, known.id)]:
            del self._known[hash]

    async def ended(self) -> set[str]:
        """The sessions and tokens that lines were opened with and that are no more."""
        held = {it.visitor.access for it in self.lines if it.visitor.access is not None}
        return held - await self._storage.users.valid(held, now()) if held else set()

    def disconnect(self, whom: str) -> None:
        """Close the lines of a user, or of the session or the token with that hash."""
        self.forget(whom)
        for line in [*self.lines]:
            if whom in (line.visitor.id, line.visitor.access):
                line.end(say("web-refusal-signed-out"), again=True, code=NORMAL)


async def recognise(scope: Scope, storage: Storage, sessions: Sessions) -> Visitor:
    """Who sends a request or opens a socket; a false token is refused, an old session forgotten."""
    headers = headers_of(scope)
    cookies = cookies_of(headers.get("cookie", ""))
    lang = lang_of(scope, headers, cookies)
    address = address_of(scope)
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == BEARER:  # another one is a proxy's, not ours
        found = await storage.users.by_token(token.strip())
        if found is None:
            raise Stranger(say("web-refusal-token"))
        user, scopes = found
        access = hashed(token.strip())
        return Visitor(user, scopes, None, lang, address, access, sessions.lines)
    session = cookies.get(SESSION)
    known = None if not session else await sessions.find(session, lang)
    if session is None or known is None:
        return Visitor(None, None, None, lang, address, None, sessions.lines)
    return Visitor(known, None, session, lang, address, hashed(session), sessions.lines)


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
    return await storage.users.new_guest(guest_name(visitor.lang), now())


def guest_name(lang: str) -> str:
    return language(lang).format(say("web-guest", number=str(secrets.randbelow(9000) + 1000)))


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
    """Our own cookies. Those of others on the same host may be written in any way."""
    pairs = [part.strip().partition("=") for part in header.split(";")]
    return {name: value.strip('"') for name, _, value in pairs if name in (SESSION, LANGUAGE)}


def lang_of(scope: Scope, headers: dict[str, str], cookies: dict[str, str]) -> str:
    wanted = ""
    for part in scope["query_string"].decode("latin-1").split("&"):
        if part.startswith("lang="):
            wanted = part[5:][:20]
    return negotiate(headers.get("accept-language"), wanted or cookies.get(LANGUAGE))


def address_of(scope: Scope) -> str:
    """By which to count: of IPv6 the /64, within which anybody has addresses without end."""
    client = scope.get("client")
    return "unknown" if client is None else counted_address(client[0])


@lru_cache(maxsize=4096)
def counted_address(address: str) -> str:
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address) or parsed.is_loopback:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, 64), strict=False))


# Which seats are whose.


def seats_of(match: Match | Listed, user: str | None) -> list[int]:
    """The seats of a person, those of others at the same screen included."""
    if user is None:
        return []
    return [
        number
        for number, seated in enumerate(seat.user for seat in match.seats)
        if seated is not None and owner_of(seated) == user
    ]


def local_user(user: str, seat: int) -> str:
    return f"{user}{HERE}{seat}"
