"""HTTP for what has been played: the record, its verification, the replay, forks."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from pentarch.core.game import Game, View
from pentarch.core.record import is_lesson, verify
from pentarch.core.rng import Rng
from pentarch.core.state import State, masked
from pentarch.core.words import BadRecord, Json, Move, say
from pentarch.games import GAMES
from pentarch.hosting import starting
from pentarch.hosting.clock import now
from pentarch.hosting.quotas import check_quota
from pentarch.hosting.rates import EXPORTS
from pentarch.hosting.refusals import Forbidden, NotNow, Refused
from pentarch.locale import language
from pentarch.match import commands
from pentarch.match.creation import create
from pentarch.match.drafts import rules_of
from pentarch.match.entries import Entry
from pentarch.match.match import OVER, Match
from pentarch.match.seats import bot
from pentarch.match.seats import person as person_seat
from pentarch.match.updates import record_of
from pentarch.storage.users import User
from pentarch.web import protocol
from pentarch.web.matches import checked_bot, detail, say_over
from pentarch.web.server import PROBLEMS, Server, ThePerson, TheServer, TheVisitor
from pentarch.web.visitors import seats_of

FRAMES: Final = 500  # of a replay, at once
SPECTATOR: Final = "spectator"

Seen = tuple[int, Move | None, State]  # a ply, the move that led there, the state then


@get("/api/matches/{match_id:str}/record", responses=PROBLEMS)
async def get_record(
    match_id: FromPath[str], visitor: TheVisitor, server: TheServer
) -> Response[dict[str, Any]]:
    """The record of a match that is over: `pentarch verify FILE` re-runs it."""
    server.rates.spend(EXPORTS, visitor.key)
    match = await finished(server, match_id)
    name = f"pentarch-{match.game_id}-{match_id[:8]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record_of(match), headers=headers)


@get("/api/matches/{match_id:str}/verify", responses=PROBLEMS)
async def get_verify(
    match_id: FromPath[str], visitor: TheVisitor, server: TheServer
) -> protocol.Verified:
    """Re-run a match that is over and say whether it was played as it was dealt."""
    server.rates.spend(EXPORTS, visitor.key)
    match = await finished(server, match_id)
    record = record_of(match)
    message = say("web-verified-lesson" if is_lesson(match.secret) else "web-verified")
    holds = True
    try:
        verify(msgspec.json.encode(record).decode(), GAMES.get)
    except BadRecord as refusal:
        message, holds = refusal.message, False
    return protocol.Verified(
        holds=holds,
        message=message.to_json(),
        text=language(visitor.lang).format(message),
        commitment=match.commitment,
        secret=match.secret.hex(),
        actions=match.ply,
        result=match.result,
    )


async def finished(server: Server, match_id: str) -> Match:
    table = await server.tables.get(match_id)
    if table.match.status != OVER:
        await table.catch_up()  # another process may have seen the end
    match = table.match
    if match.status != OVER:
        raise NotNow(say_over(match))
    rules_of(match)
    return match


# Replays.


@get("/api/matches/{match_id:str}/replay", responses=PROBLEMS)
async def get_replay(
    match_id: FromPath[str],
    visitor: TheVisitor,
    server: TheServer,
    seat: Annotated[
        str | None,
        QueryParameter(
            max_length=10, pattern="^([0-9]|spectator)$", description="A seat, or `spectator`."
        ),
    ] = None,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The first ply.")] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=FRAMES, description="How many frames.")] = FRAMES,
    open: Annotated[bool, QueryParameter(description="With what every other seat saw.")] = False,
) -> protocol.Replay:
    """What a seat has seen, ply by ply. Until the end only one's own; then everybody's."""
    server.rates.spend(EXPORTS, visitor.key)
    match = (await server.tables.get(match_id)).match
    if match.state is None:
        rules_of(match)
        raise NotNow(say("match-refusal-not-started"))
    eyes = eyes_for(match, visitor.id)
    viewer = chosen_eyes(match, seat, eyes)
    if open and match.status != OVER:
        raise Forbidden(say("web-refusal-eyes"))
    look = all_eyes if open else own_eyes

    def looking_back() -> list[protocol.Frame]:
        return [frame(match, viewer, look, *seen) for seen in replayed(match, since, since + limit)]

    frames = await server.beside.run(visitor.key, looking_back)
    return protocol.Replay(match_id, viewer, eyes, match.ply, since, frames)


def eyes_for(match: Match, user: str | None) -> list[int | None]:
    """Through whose eyes a person may look back."""
    if match.status == OVER:
        return [*range(match.players), None]
    return [*seats_of(match, user)] or [None]


def chosen_eyes(match: Match, given: str | None, eyes: list[int | None]) -> int | None:
    if given is None:
        return eyes[0] if match.status != OVER or eyes == [None] else None
    seat = None if given == SPECTATOR else int(given)
    if seat not in eyes:
        if seat is not None and seat >= match.players:
            raise Refused(say("match-refusal-no-seat", seats=match.players))
        raise Forbidden(say("web-refusal-eyes"))
    return seat


def replayed(match: Match, since: int, until: int) -> Iterator[Seen]:
    """The plies from `since` up to before `until`; the state is gone on with in place."""
    game = rules_of(match)
    states = match.states(game)
    state = next(states)
    if since == 0:
        yield 0, None, state
    for ply, played in enumerate(match.plies[: max(0, until - 1)], 1):
        move = game.describe(state, played.action)
        state = next(states)
        if ply >= since:
            yield ply, move, state


Look = Callable[[Game[State], State, int | None], View]


def own_eyes(game: Game[State], state: State, viewer: int | None) -> View:
    return game.view(state, viewer)


def all_eyes(game: Game[State], state: State, viewer: int | None) -> View:
    """What a seat sees, and where that is hidden, what any other sees."""
    seen = msgspec.to_builtins(game.view(state, viewer))
    for seat in range(state.players):
        seen = filled(seen, msgspec.to_builtins(game.view(state, seat)))
    assert isinstance(seen, dict), "a view is an object"
    return seen


def filled(seen: Json, other: Json) -> Json:
    """What was seen, with what another saw where it has nothing."""
    if seen is None:
        return other
    if isinstance(seen, dict) and isinstance(other, dict):
        return {name: filled(it, other.get(name)) for name, it in seen.items()}
    if isinstance(seen, list) and isinstance(other, list) and len(seen) == len(other):
        return [filled(it, also) for it, also in zip(seen, other, strict=True)]
    return seen


def frame(
    match: Match, viewer: int | None, look: Look, ply: int, move: Move | None, state: State
) -> protocol.Frame:
    game = rules_of(match)
    played = match.plies[ply - 1] if ply else None
    events = () if played is None else played.events
    return protocol.Frame(
        ply=ply,
        n=0 if played is None else played.n,
        at=(match.started_at or 0) if played is None else played.at,
        player=None if played is None else played.player,
        move=move if match.status == OVER else None,
        lines=[game.say_event(masked(event, viewer)).to_json() for event in events],
        asked=None if state.is_terminal() else int(state.current_player()),
        question=game.say_question(state).to_json(),
        view=look(game, state, viewer),
    )


# Forks.


@post("/api/matches/{match_id:str}/fork", responses=PROBLEMS)
async def post_fork(
    match_id: FromPath[str],
    data: JSONBody[protocol.Fork],
    person: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
) -> protocol.MatchDetail:
    """Go on from a ply of a match that is over, at any of its seats, against bots."""
    await check_quota(server.tables, server.rates, visitor.key, visitor.address)
    match = await finished(server, match_id)
    if data.seat >= match.players:
        raise Refused(say("match-refusal-no-seat", seats=match.players))
    if data.ply > match.ply:
        raise Refused(say("web-refusal-ply", plies=match.ply))
    entry = forked(match, match_id, data, person, starting.new_secret())
    table = await server.tables.create(entry)
    await table.do(commands.Start(person.id))
    return await detail(server, table, visitor)


def forked(match: Match, match_id: str, fork: protocol.Fork, host: User, secret: bytes) -> Entry:
    """The first entry of a fork."""
    game = rules_of(match)
    *_, (_, _, state) = replayed(match, fork.ply, fork.ply + 1)
    if state.is_terminal():
        raise NotNow(say("web-refusal-fork-over"))
    redealt = fork.hidden == "redealt"
    if redealt:
        state.redeal(fork.seat, Rng(secrets.randbits(60)))
    rival = checked_bot(fork.bot)
    seats = [
        person_seat(host.id, host.name) if number == fork.seat else bot(rival)
        for number in range(match.players)
    ]
    return create(
        game, seats, dict(match.options),
        at=now(), secret=secret, host=host.id, casual=True, public=False,
        position=game.to_json(state),
        fork_of={
            "match": match_id,
            "ply": fork.ply,
            "seat": fork.seat if redealt else None,
        },
    )  # fmt: skip


HANDLERS = [get_record, get_verify, get_replay, post_fork]
