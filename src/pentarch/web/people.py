"""HTTP for people: who I am, accounts, sessions, tokens for programs."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Literal

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from pentarch.core.words import Refusal, say
from pentarch.hosting.clock import now
from pentarch.hosting.rates import OWN_EXPORTS, SIGN_INS, SIGN_INS_AT_AN_ADDRESS, SIGN_INS_OF_ALL
from pentarch.hosting.refusals import NotFound, NotNow, Refused
from pentarch.hosting.table import Table
from pentarch.locale import LANGUAGES
from pentarch.match import commands
from pentarch.match.drafts import BadCommand
from pentarch.storage.matches import LONGEST_PAGE, Listed
from pentarch.storage.users import Token, User, hashed
from pentarch.web import protocol
from pentarch.web.rated import ratings_of
from pentarch.web.server import (
    PROBLEMS,
    Asked,
    Server,
    ThePerson,
    TheServer,
    TheVisitor,
    set_cookie,
)
from pentarch.web.society import ties_of
from pentarch.web.visitors import Visitor, language_cookie, seats_of, session_cookie


def me_of(user: User, lang: str) -> protocol.Me:
    return protocol.Me(user.id, user.name, kind_of(user), lang, user.private)


def kind_of(user: User) -> Literal["guest", "account"]:
    return "guest" if user.is_guest else "account"


@get("/api/me", responses=PROBLEMS)
async def get_me(person: ThePerson, visitor: TheVisitor) -> protocol.Me:
    """Who I am; whoever comes for the first time is a guest at once."""
    return me_of(person, visitor.lang)


@patch("/api/me", responses=PROBLEMS)
async def patch_me(
    data: JSONBody[protocol.MeChange],
    owner: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
    request: Asked,
) -> protocol.Me:
    """Another name, another language."""
    lang = visitor.lang
    if data.lang is not UNSET:
        if data.lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Refused(say("refusal-language", given=data.lang[:20], known=known))
        lang = data.lang
        set_cookie(request.scope, language_cookie(lang, request.scope).to_header(header=""))
    if data.name is not UNSET:
        owner = await server.storage.users.rename(owner, data.name)
        server.sessions.forget(owner.id)
    if data.private is not UNSET:
        owner = await server.storage.users.set_private(owner, data.private)
        server.sessions.forget(owner.id)
    return me_of(owner, lang)


@get("/api/me/export", responses=PROBLEMS)
async def get_export(
    owner: ThePerson, visitor: TheVisitor, server: TheServer
) -> Response[protocol.Export]:
    """All that is stored about me, to download."""
    server.rates.spend(OWN_EXPORTS, visitor.address)
    users = server.storage.users
    played = [listed async for listed in matches_of(server, owner)]
    export = protocol.Export(
        id=owner.id,
        name=owner.name,
        kind=kind_of(owner),
        created=owner.created,
        sessions=[
            protocol.OwnSession(it.created, it.expires)
            for it in await users.sessions(owner.id, now())
        ],
        tokens=[token_item(it) for it in await users.tokens(owner.id)],
        matches=[own_match(it, owner.id) for it in played],
        chat=[
            protocol.OwnLine(it.match, it.n, it.at, it.text)
            for it in await server.storage.traces.said(owner.id)
        ],
        lists=[
            protocol.OwnList(it.game, it.name, it.cards, it.created, it.changed)
            for it in await server.storage.lists.of_user(owner.id)
        ],
        private=owner.private,
        ratings=await ratings_of(server, owner.id),
        ties=await ties_of(server, owner.id),
        pushes=[
            protocol.OwnPush(it.endpoint, it.created)
            for it in await server.storage.pushes.of(owner.id)
        ],
        recovery_codes=await users.codes_left(owner.id),
    )
    headers = {"Content-Disposition": 'attachment; filename="pentarch-me.json"'}
    return Response(export, headers=headers)


def own_match(listed: Listed, user: str) -> protocol.OwnMatch:
    seats = seats_of(listed, user)
    return protocol.OwnMatch(listed.id, listed.game, listed.status, listed.created, seats)


async def matches_of(server: Server, user: User) -> AsyncIterator[Listed]:
    """All matches of a person, newest first."""
    after = None
    while True:
        page = await server.storage.matches.of_user(user.id, limit=LONGEST_PAGE, after=after)
        for listed in page.items:
            yield listed
        after = page.next
        if after is None:
            return


@post("/api/account", responses=PROBLEMS)
async def post_account(
    data: JSONBody[protocol.Credentials],
    owner: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
    request: Asked,
) -> protocol.Me:
    """Keep the guest's place, and matches, under a name and a password; in a new session."""
    server.rates.spend(SIGN_INS, visitor.address)
    users = server.storage.users
    user, token = await users.register(owner, data.name, data.password, now())
    server.disconnect(user.id)
    set_cookie(request.scope, session_cookie(token, request.scope).to_header(header=""))
    return me_of(user, visitor.lang)


@patch("/api/account", status_code=204, responses=PROBLEMS)
async def patch_account(
    data: JSONBody[protocol.PasswordChange],
    owner: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
    request: Asked,
) -> None:
    """Another password; all sessions, tokens and recovery codes end, but for a new session here."""
    server.rates.spend(SIGN_INS, visitor.address)
    users = server.storage.users
    await users.change_password(owner, data.old, data.new)
    server.disconnect(owner.id)
    token = await users.new_session(owner.id, now())
    set_cookie(request.scope, session_cookie(token, request.scope).to_header(header=""))


@post("/api/account/recovery", responses=PROBLEMS)
async def post_codes(
    data: JSONBody[protocol.Password], owner: ThePerson, visitor: TheVisitor, server: TheServer
) -> protocol.RecoveryCodes:
    """Codes to keep for the day when the password is lost; those of before are void."""
    server.rates.spend(SIGN_INS, visitor.address)
    codes = await server.storage.users.new_codes(owner, data.password, now())
    return protocol.RecoveryCodes(codes)


@post("/api/session/recovery", responses=PROBLEMS)
async def post_recovery(
    data: JSONBody[protocol.Recovery], visitor: TheVisitor, server: TheServer, request: Asked
) -> protocol.Me:
    """Sign in with a code instead of the password, and choose another password."""
    spend_sign_in(server, visitor, data.name)
    users = server.storage.users
    user, token = await users.recover(data.name, data.code, data.password, now())
    server.disconnect(user.id)
    set_cookie(request.scope, session_cookie(token, request.scope).to_header(header=""))
    return me_of(user, visitor.lang)


def spend_sign_in(server: Server, visitor: Visitor, name: str) -> None:
    """An attempt counts for the name at this address, for the address, and for everybody."""
    server.rates.spend(SIGN_INS, f"{visitor.address} {name.casefold()[:40]}")
    server.rates.spend(SIGN_INS_AT_AN_ADDRESS, visitor.address)
    server.rates.spend(SIGN_INS_OF_ALL, "all")


@delete("/api/account", responses=PROBLEMS)
async def delete_account(owner: ThePerson, visitor: TheVisitor, server: TheServer) -> None:
    """Forget everything personal; the matches stay, without a name to them."""
    server.rates.spend(SIGN_INS, visitor.address)
    traces = server.storage.traces
    for id in await traces.matches(owner.id):
        with contextlib.suppress(NotNow, BadCommand):  # its journal is damaged
            table = await server.tables.get(id)
            await table.do(commands.Forget(owner.id))
        await traces.erase(owner.id, id)
    await server.storage.ties.forget(owner.id)
    await server.storage.pushes.forget(owner.id)
    await server.storage.seekers.leave(owner.id)
    await server.storage.users.forget(owner.id)
    server.disconnect(owner.id)


@post("/api/session", responses=PROBLEMS)
async def post_session(
    data: JSONBody[protocol.Credentials], visitor: TheVisitor, server: TheServer, request: Asked
) -> protocol.Me:
    """Sign in; a guest's matches and lists come along."""
    spend_sign_in(server, visitor, data.name)
    user, token = await server.storage.users.sign_in(data.name, data.password, now())
    guest = visitor.user
    if guest is not None and guest.is_guest and visitor.session is not None:
        await bring_along(server, guest, user)
        await server.storage.users.sign_out(visitor.session)
        server.disconnect(guest.id)
    set_cookie(request.scope, session_cookie(token, request.scope).to_header(header=""))
    return me_of(user, visitor.lang)


async def bring_along(server: Server, guest: User, user: User) -> None:
    """Make the guest's lists and places the account's, except where it has one at the match."""
    await server.storage.lists.hand_over(guest.id, user.id)
    async for listed in matches_of(server, guest):
        with contextlib.suppress(NotNow):  # its journal is damaged
            await hand_over(await server.tables.get(listed.id), guest, user)


async def hand_over(table: Table, guest: User, user: User) -> None:
    if seats_of(table.match, user.id):
        return
    for number in seats_of(table.match, guest.id):
        seat = table.match.seats[number]
        assert seat.user is not None, "one's own seat has a user"
        own = seat.user == guest.id
        to = user.id if own else seat.user.replace(guest.id, user.id, 1)
        with contextlib.suppress(Refusal):
            await table.do(commands.GoOnAs(seat.user, to, user.name if own else seat.name))


@delete("/api/session", responses=PROBLEMS)
async def delete_session(visitor: TheVisitor, server: TheServer) -> None:
    """Sign out here."""
    if visitor.session is not None:
        await server.storage.users.sign_out(visitor.session)
        server.disconnect(hashed(visitor.session))


@delete("/api/sessions", responses=PROBLEMS)
async def delete_sessions(owner: ThePerson, server: TheServer) -> None:
    """Sign out everywhere; the tokens of programs end as well."""
    await server.storage.users.sign_out_everywhere(owner.id)
    server.disconnect(owner.id)


@get("/api/tokens", responses=PROBLEMS)
async def get_tokens(owner: ThePerson, server: TheServer) -> protocol.Tokens:
    """The tokens of my programs, without their texts."""
    return protocol.Tokens([token_item(it) for it in await server.storage.users.tokens(owner.id)])


@post("/api/tokens", responses=PROBLEMS)
async def post_token(
    data: JSONBody[protocol.NewToken], owner: ThePerson, server: TheServer
) -> protocol.TokenItem:
    """A token for a program; its text is shown this once."""
    token, text = await server.storage.users.new_token(owner.id, data.name, data.scopes, now())
    return token_item(token, text)


@delete("/api/tokens/{token_id:str}", responses=PROBLEMS)
async def delete_token(token_id: FromPath[str], owner: ThePerson, server: TheServer) -> None:
    """Revoke a token."""
    revoked = await server.storage.users.revoke_token(owner.id, token_id)
    if revoked is None:
        raise NotFound(say("web-refusal-no-token"))
    server.disconnect(revoked)


def token_item(token: Token, text: str | None = None) -> protocol.TokenItem:
    return protocol.TokenItem(token.id, token.name, list(token.scopes), token.created, text)


HANDLERS = [
    get_me, patch_me, get_export, post_account, patch_account, post_codes, post_recovery,
    delete_account,
    post_session, delete_session, delete_sessions, get_tokens, post_token, delete_token,
]  # fmt: skip
