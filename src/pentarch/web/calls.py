"""HTTP for being called: a browser subscribes to Web Push, or no longer wants it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from pentarch.hosting.clock import now
from pentarch.hosting.rates import PUSHES
from pentarch.web import protocol
from pentarch.web.server import PROBLEMS, ThePerson, TheServer, TheVisitor


@get("/api/push", responses=PROBLEMS)
async def get_push(server: TheServer) -> protocol.PushKey:
    """The server's key."""
    return protocol.PushKey(await server.caller.public_key())


@post("/api/push", status_code=204, responses=PROBLEMS)
async def post_push(
    data: JSONBody[protocol.PushSubscription],
    owner: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
) -> None:
    """Call this browser when it is my turn, somebody sits down, or a match is over."""
    server.rates.spend(PUSHES, visitor.address)
    await server.caller.check(data.endpoint, data.key, data.auth)
    await server.storage.pushes.add(owner.id, data.endpoint, data.key, data.auth, now())


@post("/api/push/stop", status_code=204, responses=PROBLEMS)
async def post_push_stop(
    data: JSONBody[protocol.PushEndpoint], owner: ThePerson, server: TheServer
) -> None:
    """Call this browser no more."""
    await server.storage.pushes.remove(owner.id, data.endpoint)


HANDLERS = [get_push, post_push, post_push_stop]
