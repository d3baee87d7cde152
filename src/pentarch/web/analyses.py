"""HTTP for what a bot thinks of matches that are over."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, QueryParameter

from pentarch.hosting.analysis import Progress
from pentarch.hosting.rates import ANALYSES, ANALYSES_AT_AN_ADDRESS
from pentarch.web import protocol
from pentarch.web.replays import finished
from pentarch.web.server import PROBLEMS, TheServer, TheVisitor

Since = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="How many points are known already.")
]


@get("/api/matches/{match_id:str}/analysis", responses=PROBLEMS)
async def get_analysis(
    match_id: FromPath[str], visitor: TheVisitor, server: TheServer, since: Since = 0
) -> protocol.Analysis:
    """How far the analysis of a match that is over is. Asking now and then keeps it going."""
    match = await finished(server, match_id)
    return told(match_id, await server.analyst.look(match_id, match, visitor.key), since)


@post("/api/matches/{match_id:str}/analysis", status_code=200, responses=PROBLEMS)
async def post_analysis(
    match_id: FromPath[str], visitor: TheVisitor, server: TheServer, since: Since = 0
) -> protocol.Analysis:
    """Have a match that is over analysed in the background, or go on with it.

    One person has one analysis at a time: the one before stops, unless others look at it.
    """
    server.rates.spend(ANALYSES, visitor.key)
    server.rates.spend(ANALYSES_AT_AN_ADDRESS, visitor.address)
    match = await finished(server, match_id)
    progress = await server.analyst.start(match_id, match, visitor.key, visitor.address)
    return told(match_id, progress, since)


def told(match_id: str, progress: Progress, since: int) -> protocol.Analysis:
    return protocol.Analysis(
        match=match_id,
        status=progress.status,
        looked=progress.looked,
        total=progress.total,
        since=since,
        points=progress.points[since:],
    )


HANDLERS = [get_analysis, post_analysis]
