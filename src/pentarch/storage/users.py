"""People: guests at once, accounts with a name of their own, sessions and API tokens.

A guest who opens an account keeps the id, and with it every match. Tokens are shown
once and stored as hashes; a session or a token that is revoked is gone at once. What was
opened with it is known by that hash.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, func, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pentarch.core.words import say
from pentarch.match.seats import NAMELESS
from pentarch.storage.engines import Readers, Writers
from pentarch.storage.names import BadAccount, checked_name, name_key, name_taken, skeletons
from pentarch.storage.tables import (
    lookalikes,
    pushes,
    recovery,
    saved_lists,
    sessions,
    tokens,
    users,
)

GUEST: Final = "guest"
ACCOUNT: Final = "account"
GONE: Final = "gone"

PASSWORD_LIMITS: Final = (8, 256)
SESSION_MS: Final = 180 * 24 * 60 * 60 * 1000
MOST_TOKENS: Final = 20
SCOPES: Final = ("play", "read")  # what an API token may be for
AT_ONCE: Final = 2  # passwords being hashed: each takes memory and a core
IN_A_QUERY: Final = 500  # hashes
CODES: Final = 8  # that replace a lost password
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none looks like another

HASHER: Final = PasswordHasher()


@dataclass(frozen=True, slots=True)
class User:
    id: str
    name: str
    kind: str
    created: int
    private: bool = False  # nobody else sees the profile

    @property
    def is_guest(self) -> bool:
        return self.kind == GUEST


@dataclass(frozen=True, slots=True)
class Session:
    created: int
    expires: int


@dataclass(frozen=True, slots=True)
class Token:
    """An API token as its owner sees it."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created: int


class Users:
    def __init__(self, readers: AsyncEngine, lookups: Readers, writers: Writers) -> None:
        self._readers = readers
        self._lookups = lookups
        self._writers = writers
        self._hashing = asyncio.Semaphore(AT_ONCE)

    # Who they are.

    async def new_guest(self, name: str, now: int) -> tuple[User, str]:
        """Somebody new, and the token of their session."""
        user = User(secrets.token_hex(12), checked_name(name), GUEST, now)
        row = {"id": user.id, "kind": GUEST, "name": user.name, "created": now}
        token, session = new_session(user.id, now)
        async with self._writers.begin() as connection:
            await connection.execute(users.insert(), row)
            await connection.execute(sessions.insert(), session)
        return user, token

    async def find(self, user: str) -> User | None:
        query = select(users).where(users.c.id == user)
        async with self._readers.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else user_of(row)

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """What people are called now."""
        query = select(users.c.id, users.c.name).where(users.c.id.in_(list(ids)))
        async with self._readers.connect() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    async def kinds(self, ids: Iterable[str]) -> dict[str, str]:
        """Who is a guest, who has an account, who is gone."""
        query = select(users.c.id, users.c.kind).where(users.c.id.in_(list(ids)))
        async with self._readers.connect() as connection:
            return {row.id: row.kind for row in await connection.execute(query)}

    async def rename(self, user: User, name: str) -> User:
        """Another name: nobody takes an account's or one that looks like it, and an account's
        has to be its own.
        """
        chosen = checked_name(name)
        if not user.is_guest:
            await self._set_own_name(user.id, chosen, {})
        else:
            await self.require_free(chosen, user.id)
            await self._set(user.id, {"name": chosen})
        return User(user.id, chosen, user.kind, user.created, user.private)

    async def require_free(self, name: str, user: str) -> None:
        """Refuse a name that is the account's of somebody else, or looks like it."""
        if not await self.is_free(name, user):
            raise BadAccount(name_taken(name))

    async def is_free(self, name: str, user: str) -> bool:
        same = select(users.c.id).where(users.c.name_key == name_key(name))
        alike = select(lookalikes.c.user).where(lookalikes.c.skeleton.in_(skeletons(name)))
        async with self._readers.connect() as connection:
            whose = set((await connection.execute(union_all(same, alike))).scalars())
        return not whose - {user}

    # Accounts.

    async def register(self, guest: User, name: str, password: str, now: int) -> tuple[User, str]:
        """Make a guest's place an account: the same person, with the same matches.

        Whoever knew a session or a token of the guest has none of the account: there is a new
        session, whose token is the second answer.
        """
        if not guest.is_guest:
            raise BadAccount(say("match-refusal-account-has-account"))
        chosen = checked_name(name)
        hash = await self._hash(checked_password(password))
        await self._set_own_name(guest.id, chosen, {"kind": ACCOUNT, "password": hash})
        token, session = new_session(guest.id, now)
        async with self._writers.begin() as connection:
            await end_access(connection, guest.id)
            await connection.execute(sessions.insert(), session)
        return User(guest.id, chosen, ACCOUNT, guest.created, guest.private), token

    async def sign_in(self, name: str, password: str, now: int) -> tuple[User, str]:
        """The account with that name and password, and the token of a new session."""
        query = select(users).where(users.c.name_key == name_key(name[:200]))
        async with self._readers.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        known = nobodys_hash() if row is None else str(row["password"])
        fits = await self._verify(known, password[: PASSWORD_LIMITS[1]])
        if row is None or not fits:
            raise BadAccount(say("match-refusal-account-sign-in"))
        if row["banned"] is not None:
            raise BadAccount(say("match-refusal-account-banned"))
        token, session = new_session(row["id"], now)
        async with self._writers.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires <= now))
            await connection.execute(sessions.insert(), session)
        if HASHER.check_needs_rehash(known):
            await self._set(row["id"], {"password": await self._hash(password)})
        return user_of(row), token

    async def change_password(self, user: User, old: str, new: str) -> None:
        """Another password; every session, token and recovery code ends."""
        await self._check_password(user.id, old)
        await self.set_password(user.id, new)

    async def new_session(self, user: str, now: int) -> str:
        token, session = new_session(user, now)
        async with self._writers.begin() as connection:
            await connection.execute(sessions.insert(), session)
        return token

    async def _check_password(self, user: str, password: str) -> None:
        query = select(users.c.password).where(users.c.id == user)
        async with self._readers.connect() as connection:
            known = (await connection.execute(query)).scalar()
        if not known or not await self._verify(known, password[: PASSWORD_LIMITS[1]]):
            raise BadAccount(say("match-refusal-account-password-wrong"))

    async def set_password(self, user: str, new: str) -> None:
        """A password that a host has chosen; every session, token and recovery code ends."""
        hash = await self._hash(checked_password(new))
        async with self._writers.begin() as connection:
            await connection.execute(update(users).where(users.c.id == user).values(password=hash))
            await connection.execute(delete(recovery).where(recovery.c.user == user))
            await end_access(connection, user)

    async def ban(self, user: str, since: int | None) -> None:
        """Let somebody in no more; None: let them in again."""
        await self._set(user, {"banned": since})
        if since is not None:
            await self.sign_out_everywhere(user)

    async def forget(self, user: str) -> None:
        """Remove name, password, sessions, tokens and lists; `traces.py` sees to the names in
        matches.
        """
        values = {"kind": GONE, "name": NAMELESS, "name_key": None, "password": None}
        async with self._writers.begin() as connection:
            await end_access(connection, user)
            for table in (lookalikes, recovery, saved_lists):
                await connection.execute(delete(table).where(table.c.user == user))
            await connection.execute(update(users).where(users.c.id == user).values(**values))

    # What is known of them.

    async def sessions(self, user: str, now: int) -> list[Session]:
        columns = sessions.c
        query = select(columns.created, columns.expires).order_by(columns.created)
        query = query.where(columns.user == user, columns.expires > now)
        async with self._readers.connect() as connection:
            return [Session(*row) for row in await connection.execute(query)]

    # Recovery.

    async def new_codes(self, user: User, password: str, now: int) -> list[str]:
        """Codes that replace a lost password, each once; those of before are void."""
        await self._check_password(user.id, password)
        codes = [new_code() for _ in range(CODES)]
        rows = [{"hash": hashed(plain_code(it)), "user": user.id, "created": now} for it in codes]
        async with self._writers.begin() as connection:
            await connection.execute(delete(recovery).where(recovery.c.user == user.id))
            await connection.execute(recovery.insert(), rows)
        return codes

    async def codes_left(self, user: str) -> int:
        query = select(func.count()).select_from(recovery).where(recovery.c.user == user)
        async with self._readers.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def recover(self, name: str, code: str, new: str, now: int) -> tuple[User, str]:
        """Another password for whoever has a code; all sessions end but the new one."""
        hash = await self._hash(checked_password(new))
        query = select(users).where(users.c.name_key == name_key(name[:200]))
        async with self._writers.begin() as connection:
            row = (await connection.execute(query)).mappings().first()
            if row is None or row["banned"] is not None:
                raise BadAccount(say("match-refusal-account-code"))
            own = delete(recovery).where(recovery.c.user == row["id"])
            own = own.where(recovery.c.hash == hashed(plain_code(code[:100])))
            used = await connection.execute(own.returning(recovery.c.hash))
            if used.first() is None:
                raise BadAccount(say("match-refusal-account-code"))
            token, session = new_session(row["id"], now)
            await end_access(connection, row["id"])
            values = update(users).where(users.c.id == row["id"]).values(password=hash)
            await connection.execute(values)
            await connection.execute(sessions.insert(), session)
        return user_of(row), token

    # Profiles.

    async def set_private(self, user: User, is_private: bool) -> User:
        await self._set(user.id, {"private": is_private})
        return replace(user, private=is_private)

    async def shown_accounts(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of those who have an account and a profile for everybody's eyes."""
        found: dict[str, str] = {}
        asked = list(ids)
        async with self._readers.connect() as connection:
            for start in range(0, len(asked), IN_A_QUERY):
                some = users.c.id.in_(asked[start : start + IN_A_QUERY])
                query = select(users.c.id, users.c.name).where(some, users.c.kind == ACCOUNT)
                query = query.where(users.c.private.is_not(True))
                found |= {row.id: row.name for row in await connection.execute(query)}
        return found

    # Sessions.

    async def by_session(self, token: str, now: int) -> User | None:
        query = (
            select(users)
            .join(sessions, sessions.c.user == users.c.id)
            .where(sessions.c.hash == hashed(token), sessions.c.expires > now)
        )
        row = await self._lookups.run(lambda it: it.execute(query).mappings().first())
        return None if row is None else user_of(row)

    async def sign_out(self, token: str) -> None:
        async with self._writers.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.hash == hashed(token)))

    async def sign_out_everywhere(self, user: str) -> None:
        """Every session and every token ends."""
        async with self._writers.begin() as connection:
            await end_access(connection, user)

    # API tokens.

    async def new_token(
        self, user: str, name: str, scopes: Iterable[str], now: int
    ) -> tuple[Token, str]:
        """A token for a program, and its text, which is shown this once."""
        wanted = tuple(sorted(set(scopes)))
        if not wanted or not set(wanted) <= set(SCOPES):
            raise BadAccount(say("match-refusal-account-scopes", known=", ".join(SCOPES)))
        if len(await self.tokens(user)) >= MOST_TOKENS:
            raise BadAccount(say("match-refusal-account-tokens", most=MOST_TOKENS))
        token = Token(secrets.token_hex(8), checked_name(name), wanted, now)
        text = f"pentarch_{secrets.token_urlsafe(32)}"
        row = {
            "hash": hashed(text),
            "id": token.id,
            "user": user,
            "name": token.name,
            "scopes": list(wanted),
            "created": now,
        }
        async with self._writers.begin() as connection:
            await connection.execute(tokens.insert(), row)
        return token, text

    async def tokens(self, user: str) -> list[Token]:
        query = select(tokens).where(tokens.c.user == user).order_by(tokens.c.created, tokens.c.id)
        async with self._readers.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Token(row["id"], row["name"], tuple(row["scopes"]), row["created"]) for row in rows]

    async def by_token(self, text: str) -> tuple[User, frozenset[str]] | None:
        """Whose token it is, and what it is for."""
        query = (
            select(users, tokens.c.scopes)
            .join(tokens, tokens.c.user == users.c.id)
            .where(tokens.c.hash == hashed(text))
        )
        row = await self._lookups.run(lambda it: it.execute(query).mappings().first())
        return None if row is None else (user_of(row), frozenset(row["scopes"]))

    async def revoke_token(self, user: str, id: str) -> str | None:
        """The hash that it had, if there was such a token of that user's."""
        own = delete(tokens).where(tokens.c.id == id, tokens.c.user == user)
        async with self._writers.begin() as connection:
            found: str | None = (await connection.execute(own.returning(tokens.c.hash))).scalar()
        return found

    async def valid(self, hashes: Collection[str], now: int) -> set[str]:
        """Those of the hashes that are still a session's or a token's."""
        found: set[str] = set()
        asked = sorted(hashes)
        async with self._readers.connect() as connection:
            for start in range(0, len(asked), IN_A_QUERY):
                some = asked[start : start + IN_A_QUERY]
                open_ones = select(sessions.c.hash).where(
                    sessions.c.hash.in_(some), sessions.c.expires > now
                )
                query = union_all(open_ones, select(tokens.c.hash).where(tokens.c.hash.in_(some)))
                found.update((await connection.execute(query)).scalars())
        return found

    # Parts.

    async def _set(self, user: str, values: dict[str, Any]) -> None:
        async with self._writers.begin() as connection:
            await connection.execute(update(users).where(users.c.id == user).values(**values))

    async def _set_own_name(self, user: str, name: str, values: dict[str, Any]) -> None:
        """The name of an account, which is no other's and looks like no other's."""
        values = {**values, "name": name, "name_key": name_key(name)}
        looks = [{"skeleton": it, "user": user} for it in skeletons(name)]
        try:
            async with self._writers.begin() as connection:
                await connection.execute(update(users).where(users.c.id == user).values(**values))
                await connection.execute(delete(lookalikes).where(lookalikes.c.user == user))
                await connection.execute(lookalikes.insert(), looks)
        except IntegrityError:
            raise BadAccount(name_taken(name)) from None

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(HASHER.hash, password)

    async def _verify(self, known: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(HASHER.verify, known, password)
            except (VerificationError, InvalidHashError):
                return False


@cache
def nobodys_hash() -> str:
    """Verified when there is no such name, so that the time it takes says nothing."""
    return HASHER.hash(secrets.token_hex(16))


def new_code() -> str:
    """79 random bits in groups that can be copied by hand."""
    groups = ["".join(secrets.choice(CODE_LETTERS) for _ in range(4)) for _ in range(4)]
    return "-".join(groups)


def plain_code(code: str) -> str:
    """As it is compared: however somebody has typed it."""
    return "".join(it for it in code.casefold() if it.isalnum())


def user_of(row: Any) -> User:
    return User(row["id"], row["name"], row["kind"], row["created"], bool(row["private"]))


async def end_access(connection: AsyncConnection, user: str) -> None:
    """Sessions and tokens; and calls, which name matches to browsers that may be somebody's."""
    for table in (sessions, tokens, pushes):
        await connection.execute(delete(table).where(table.c.user == user))


def new_session(user: str, now: int) -> tuple[str, dict[str, Any]]:
    token = secrets.token_urlsafe(32)
    row = {"hash": hashed(token), "user": user, "created": now, "expires": now + SESSION_MS}
    return token, row


def hashed(token: str) -> str:
    """A token has 256 random bits: it needs no salt and no slow hash."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def checked_password(password: str) -> str:
    low, high = PASSWORD_LIMITS
    if not low <= len(password) <= high:
        raise BadAccount(say("match-refusal-account-password", low=low, high=high))
    return password
