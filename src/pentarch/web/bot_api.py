"""For other people's programs: lines of JSON and plain requests, after Lichess's bot API.

A program has a token (`Authorization: Bearer ...`) with the scope `play`, follows
`/api/stream/event` to hear of its matches, follows `/api/bot/game/stream/{id}` for each
and posts its moves. It opens and joins tables as anybody does. An empty line every few
seconds keeps a stream alive.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from pentarch.core.options import shown
from pentarch.core.words import IllegalAction, Message, Player, say
from pentarch.hosting.clock import now
from pentarch.hosting.presence import Presence
from pentarch.hosting.rates import CHATS, LOCAL, STREAMS
from pentarch.hosting.refusals import Forbidden, Refused, TooMany
from pentarch.hosting.table import Table
from pentarch.locale import language
from pentarch.match import commands
from pentarch.match.commands import Command
from pentarch.match.drafts import require_running
from pentarch.match.items import Said, Update
from pentarch.match.match import CANCELLED, OVER, RUNNING, Match
from pentarch.match.updates import answers_for, update_for
from pentarch.storage.matches import Listed
from pentarch.storage.users import User
from pentarch.web import protocol
from pentarch.web.protocol import ENCODER
from pentarch.web.refusals import message_of, names_of
from pentarch.web.server import PROBLEMS, Server, ThePerson, TheServer, TheVisitor
from pentarch.web.settings import KEEP_ALIVE_SECONDS
from pentarch.web.visitors import RESTART, Visitor, seats_of

AGREEMENT = {"yes": True, "true": True, "no": False, "false": False}
NDJSON = "application/x-ndjson"
EVENT_SECONDS = 0.5  # the news of so long are looked at together
MOST_MATCHES = 200
MOST_STREAMS = 40  # open at once
MOST_STREAMS_AT_AN_ADDRESS = 120
STREAM_RETRY_SECONDS = 10

Since = Annotated[int, QueryParameter(ge=0, lt=2**31, description="The last entry that is known.")]
Seen = Annotated[
    int | None, QueryParameter(ge=0, lt=2**31, description="The `n` of the state that is answered.")
]


class Bell:
    """Somebody at a table who only wants to be woken."""

    def __init__(self, seats: list[int]) -> None:
        self._seats = seats
        self.rung = asyncio.Event()

    def sits_at(self, seats: list[int]) -> None:
        self._seats = seats

    def on_change(self) -> None:
        self.rung.set()

    def seats(self) -> list[int]:
        return self._seats

    def on_presence(self, presence: Presence) -> None:
        return


def check_streams(server: Server, visitor: Visitor) -> None:
    """Refuse a stream too many, of a person or at an address."""
    if not server.settings.rates:
        return
    open_ones = [it.visitor for it in visitor.lines if isinstance(it, Follower)]
    own = sum(it.key == visitor.key for it in open_ones)
    near = sum(it.address == visitor.address for it in open_ones)
    if own >= MOST_STREAMS or (near >= MOST_STREAMS_AT_AN_ADDRESS and visitor.address not in LOCAL):
        raise TooMany(say("web-refusal-streams", most=MOST_STREAMS), STREAM_RETRY_SECONDS)


class Follower:
    """A stream as the server knows it, which ends when its reader has to go."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.gone = asyncio.Event()
        visitor.lines.add(self)

    def end(self, message: Message, again: bool, code: int = RESTART) -> None:
        self.gone.set()

    def close(self) -> None:
        self.visitor.lines.discard(self)


async def wait_for_news(bell: asyncio.Event, gone: asyncio.Event) -> bool:
    """Wait for a while; whether something has happened that the reader is still to be told."""
    waits = [asyncio.ensure_future(bell.wait()), asyncio.ensure_future(gone.wait())]
    try:
        await asyncio.wait(waits, timeout=KEEP_ALIVE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for it in waits:
            it.cancel()
    rung = bell.is_set() and not gone.is_set()
    bell.clear()
    return rung


def line(message: protocol.EventLine | protocol.BotLine) -> bytes:
    return ENCODER.encode(message) + b"\n"


# What happens to a program's matches.


@get("/api/stream/event", media_type=NDJSON, responses=PROBLEMS)
async def get_events(person: ThePerson, visitor: TheVisitor, server: TheServer) -> Stream:
    """`gameStart` for every match of mine that runs, at once and later; `gameFinish`."""
    server.rates.spend(STREAMS, person.id)
    check_streams(server, visitor)
    return Stream(events(server, visitor, person.id), media_type=NDJSON)


async def events(server: Server, visitor: Visitor, user: str) -> AsyncIterator[bytes]:
    follower = Follower(visitor)
    news = asyncio.Event()
    news.set()
    stop = server.storage.news.watch(None, lambda _: news.set())
    running: dict[str, Listed] = {}
    try:
        while not (server.closing.is_set() or follower.gone.is_set()):
            if not await wait_for_news(news, follower.gone):
                yield b"\n"
                continue
            found = await running_matches(server, user)
            for id, listed in found.items():
                if id not in running:
                    yield line(protocol.GameStart(id, listed.game, seat_in(listed, user)))
            for id in running.keys() - found.keys():
                listed = await server.storage.matches.find(id) or running[id]
                seat = seat_in(listed, user)
                yield line(protocol.GameFinish(id, listed.game, seat, listed.result))
            running = found
            await asyncio.sleep(EVENT_SECONDS)
    finally:
        stop()
        follower.close()


async def running_matches(server: Server, user: str) -> dict[str, Listed]:
    page = await server.storage.matches.of_user(user, status=RUNNING, limit=MOST_MATCHES)
    return {it.id: it for it in page.items}


def seat_in(listed: Listed, user: str) -> int:
    return next(iter(seats_of(listed, user)), -1)


# A match, state by state.


@get("/api/bot/game/stream/{match_id:str}", media_type=NDJSON, responses=PROBLEMS)
async def get_stream(
    match_id: FromPath[str], visitor: TheVisitor, server: TheServer, since: Since = 0
) -> Stream:
    """First `gameFull`, then `gameState` after every change, and `chatLine`."""
    server.rates.spend(STREAMS, visitor.key)
    check_streams(server, visitor)
    table = await server.tables.get(match_id)
    return Stream(states(server, table, visitor, since), media_type=NDJSON)


async def states(
    server: Server, table: Table, visitor: Visitor, since: int
) -> AsyncIterator[bytes]:
    match = table.match
    seat = eyes_of(match, visitor)
    bell = Bell([] if seat is None else [seat])
    follower = Follower(visitor)
    table.enter(bell)
    try:
        since = min(since, match.n)
        yield line(full(table.id, match, seat, since, visitor.lang))
        while match.status not in (OVER, CANCELLED):
            if server.closing.is_set() or follower.gone.is_set():
                return
            if not await wait_for_news(bell.rung, follower.gone):
                yield b"\n"
                continue
            since, match = match.n, table.match
            seat = eyes_of(match, visitor)  # until the match runs, seats change hands
            bell.sits_at([] if seat is None else [seat])
            update = update_for(match, seat, since)
            for said in update.chat:
                yield line(protocol.ChatLine(said.n, said.user, said.name, said.seat, said.text))
            yield line(state_of(match, update, seat, visitor.lang))
    finally:
        table.exit(bell)
        follower.close()


def eyes_of(match: Match, visitor: Visitor) -> int | None:
    """Through whose eyes a program sees a match: its first seat's, or a spectator's."""
    return next(iter(seats_of(match, visitor.id)), None)


def full(id: str, match: Match, seat: int | None, since: int, lang: str) -> protocol.GameFull:
    return protocol.GameFull(
        id=id,
        game=match.game_id,
        version=match.version,
        options=dict(match.options),
        clock=dict(match.clock.to_json()),
        casual=match.casual,
        seat=seat,
        seats=names_of(match, lang),
        commitment=match.commitment,
        state=state_of(match, update_for(match, seat, since), seat, lang),
    )


def state_of(match: Match, update: Update, seat: int | None, lang: str) -> protocol.GameState:
    """An update with its sentences in words."""
    names = names_of(match, lang)

    def said(message: Said) -> str:
        return language(lang).format(message_of(message), names, seat)

    return protocol.GameState(
        n=update.n,
        ply=update.ply,
        status=update.status,
        asked=update.asked,
        my_turn=bool(update.answers),
        question=said(update.question),
        view=update.view,
        legal=[
            protocol.BotAnswer(it.action, it.text, it.move, said(it.say)) for it in update.answers
        ],
        log=[said(it) for item in update.log for it in item.lines],
        left=update.clock.left,
        running=update.clock.running,
        since=update.clock.since,
        now=now(),
        offer=update.offer is not None and seat in update.offer.waiting,
        result=update.result,
        ended=update.ended,
    )


# What a program does.


@post("/api/bot/game/{match_id:str}/move/{move:str}", status_code=200, responses=PROBLEMS)
async def post_move(
    match_id: FromPath[str],
    move: FromPath[str],
    person: ThePerson,
    server: TheServer,
    n: Seen = None,
) -> protocol.Moved:
    """Answer the question, with an action or its text. With `n`, the same twice counts once."""
    table = await server.tables.get(match_id)
    if n is not None and n > table.match.n:
        await table.catch_up()  # another process has told of it
    match = table.match
    seen = match.n if n is None else n
    seat = acting_seat(match, person)
    user = match.seats[seat].user or person.id
    await table.do(commands.Act(user, action_of(match, seat, move), seen))
    return protocol.Moved(True, table.match.n)


def action_of(match: Match, seat: int, move: str) -> int:
    """A number stands for itself; a text is looked for among the seat's own answers only."""
    if move.isascii() and move.isdigit() and len(move) < 10:
        return int(move)
    require_running(match)
    own = answers_for(match, seat)
    asked = match.asked()
    if not own and asked is not None:
        raise IllegalAction(say("match-refusal-not-asked", player=Player(asked)))
    for answer in own:
        if answer.text == move:
            return answer.action
    raise IllegalAction(say("refusal-no-such-text", text=move[:60]))


@post("/api/bot/game/{match_id:str}/chat", status_code=200, responses=PROBLEMS)
async def post_chat(
    match_id: FromPath[str], data: JSONBody[protocol.ChatText], person: ThePerson, server: TheServer
) -> protocol.Moved:
    """Say something."""
    server.rates.spend(CHATS, person.id)
    return await carry_out(server, match_id, commands.Chat(person.id, person.name, data.text))


@post("/api/bot/game/{match_id:str}/resign", status_code=200, responses=PROBLEMS)
async def post_resign(
    match_id: FromPath[str], person: ThePerson, server: TheServer
) -> protocol.Moved:
    """Give up."""
    match = (await server.tables.get(match_id)).match
    return await carry_out(server, match_id, commands.Resign(acting(match, person)))


@post("/api/bot/game/{match_id:str}/takeback/{answer:str}", status_code=200, responses=PROBLEMS)
async def post_takeback(
    match_id: FromPath[str], answer: FromPath[str], person: ThePerson, server: TheServer
) -> protocol.Moved:
    """`yes` or `no` to somebody who asks to take a move back."""
    match = (await server.tables.get(match_id)).match
    if answer not in AGREEMENT:
        raise Refused(say("web-refusal-takeback", given=shown(answer)))
    agree = AGREEMENT[answer]
    return await carry_out(server, match_id, commands.AnswerOffer(acting(match, person), agree))


async def carry_out(server: Server, match_id: str, command: Command) -> protocol.Moved:
    table = await server.tables.get(match_id)
    await table.do(command)
    return protocol.Moved(True, table.match.n)


def acting(match: Match, person: User) -> str:
    return match.seats[acting_seat(match, person)].user or person.id


def acting_seat(match: Match, person: User) -> int:
    """The seat that a program answers for: the one that is asked, if it has several."""
    seats = seats_of(match, person.id)
    if not seats:
        raise Forbidden(say("match-refusal-not-seated"))
    asked = match.asked()
    return asked if asked is not None and asked in seats else seats[0]


HANDLERS = [
    get_events, get_stream, post_move, post_chat, post_resign, post_takeback,
]  # fmt: skip
