"""HTTP for a quick match: say what you would play, ask again while you wait, stop."""

from __future__ import annotations

from functools import partial

from litestar import delete, post
from litestar.params import JSONBody

from pentarch.core.words import say
from pentarch.games import GAMES
from pentarch.hosting.clock import now
from pentarch.hosting.quotas import check_quota
from pentarch.hosting.refusals import Refused
from pentarch.hosting.seeking import BOTS_AFTER_MS, possible, seat_soon
from pentarch.web import protocol
from pentarch.web.server import PROBLEMS, ThePerson, TheServer, TheVisitor


@post("/api/quick", status_code=200, responses=PROBLEMS)
async def post_quick(
    data: JSONBody[protocol.Quick], person: ThePerson, visitor: TheVisitor, server: TheServer
) -> protocol.Quickly:
    """Look for a match, or ask how it goes; whoever does not ask for a while has gone."""
    wants = {
        "games": [it for it in dict.fromkeys(data.games) if it in GAMES],
        "players": sorted({*data.players}),
        "bots": data.bots,
        "rated": data.rated and not person.is_guest,
    }
    seekers = server.storage.seekers
    seeker = await seekers.ask(person.id, person.name, wants, now())
    if seeker.match is not None:
        await seekers.leave(person.id)
        return protocol.Quickly(seeker.match, seeker.created, None, now())
    if next(possible(seeker), None) is None:
        await seekers.leave(person.id)
        raise Refused(say("web-refusal-quick"))
    check = partial(check_quota, server.tables, server.rates, visitor.key, visitor.address)
    match = await seat_soon(server.tables, seeker, check)
    if match is not None:
        await seekers.leave(person.id)
    bots_at = seeker.created + BOTS_AFTER_MS if data.bots else None
    return protocol.Quickly(match, seeker.created, bots_at, now())


@delete("/api/quick", responses=PROBLEMS)
async def delete_quick(person: ThePerson, server: TheServer) -> None:
    """Look no more."""
    await server.storage.seekers.leave(person.id)


HANDLERS = [post_quick, delete_quick]
