"""HTTP for people among people: friends, those one does not want to hear or to meet."""

from __future__ import annotations

from typing import Literal

from litestar import delete, get, post
from litestar.params import FromPath

from pentarch.hosting.clock import now
from pentarch.hosting.rates import TIES
from pentarch.storage.ties import BLOCK, FRIEND, MUTE
from pentarch.web import protocol
from pentarch.web.server import PROBLEMS, Server, ThePerson, TheServer

Kind = Literal["friend", "mute", "block"]


@get("/api/ties", responses=PROBLEMS)
async def get_ties(owner: ThePerson, server: TheServer) -> protocol.Ties:
    """My friends, and whom I do not hear or meet."""
    return await ties_of(server, owner.id)


async def ties_of(server: Server, user: str) -> protocol.Ties:
    named = await server.storage.ties.of(user)
    everybody = {it for kind in named.values() for it in kind}
    names = await server.storage.users.names(everybody)
    mutual = await server.storage.ties.are_mutual(user, named[FRIEND])
    friends = [
        protocol.Friend(it, names.get(it, ""), it in mutual and server.lobby.is_here(it))
        for it in named[FRIEND]
    ]
    muted, blocked = (
        [protocol.Known(it, names.get(it, "")) for it in named[kind]] for kind in (MUTE, BLOCK)
    )
    return protocol.Ties(friends, muted, blocked)


@post("/api/ties/{kind:str}/{user:str}", status_code=200, responses=PROBLEMS)
async def post_tie(
    kind: FromPath[Kind], user: FromPath[str], owner: ThePerson, server: TheServer
) -> protocol.Ties:
    """Name a friend, or mute or block somebody: they are not told."""
    server.rates.spend(TIES, owner.id)
    await server.storage.ties.bind(owner.id, user, kind, now())
    return await ties_of(server, owner.id)


@delete("/api/ties/{kind:str}/{user:str}", status_code=200, responses=PROBLEMS)
async def delete_tie(
    kind: FromPath[Kind], user: FromPath[str], owner: ThePerson, server: TheServer
) -> protocol.Ties:
    """Take it back."""
    server.rates.spend(TIES, owner.id)
    await server.storage.ties.loosen(owner.id, user, kind)
    return await ties_of(server, owner.id)


HANDLERS = [get_ties, post_tie, delete_tie]
