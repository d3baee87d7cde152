"""The socket of a match: what comes from a browser, and what goes to it.

What cannot go out at once waits in a bounded queue of its own, so that one who does not
read holds up nobody; beyond the bound the socket is dropped, and whoever comes back says
hello with the last entry that was seen and gets what was missed. A person may have several.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import lru_cache, partial
from typing import Any, Final

import msgspec
from litestar.types import Receive, Send

from pentarch.core.words import Message, Player, Refusal, say
from pentarch.hosting.quotas import check_quota
from pentarch.hosting.rates import CHATS, HINTS, PLAYED, WATCHED, Bucket, Rates
from pentarch.hosting.refusals import Forbidden, NotNow, Refused
from pentarch.hosting.tables import Outcome, Presence, Table, Tables, now
from pentarch.match import commands
from pentarch.match.match import CANCELLED, RUNNING, WAITING, Match
from pentarch.match.seats import owner_of
from pentarch.match.updates import answer as answer_of
from pentarch.match.updates import update_for, why_not
from pentarch.storage.users import User
from pentarch.web import metrics, protocol
from pentarch.web.protocol import DECODER, ENCODER
from pentarch.web.refusals import refusal_of, text_for
from pentarch.web.settings import HELLO_SECONDS, QUEUE_BYTES, QUEUE_FRAMES
from pentarch.web.visitors import RESTART, Visitor, seats_of
from pentarch.web.wire import Wire

POLICY: Final = 1008
FAREWELL_SECONDS: Final = 5.0
MANY: Final = 8
FRESH_MS: Final = 100  # so old may be the time in an update that is sent to several
HINT_BOT: Final = "level-3"

logger = logging.getLogger("pentarch.web")


class Connection:
    """A socket that has been accepted."""

    def __init__(
        self,
        tables: Tables,
        table: Table,
        visitor: Visitor,
        rates: Rates,
        receive: Receive,
        send: Send,
        wire: Wire | None = None,
    ) -> None:
        self.tables = tables
        self.table = table
        self.visitor = visitor
        self.lang = visitor.lang
        self._rates = rates
        self._receive = receive
        self._send = send
        self._wire = wire
        self._mine = seats_of(table.match, visitor.id)
        self._wanted: list[int] | None = None
        self._is_greeted = False
        self._patience = asyncio.timeout(HELLO_SECONDS)  # until then
        self._running = False  # once the match runs, seats change hands no more
        self._since = 0
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._writer: asyncio.Task[None] | None = None  # while something is queued
        self._code = 0  # with which the socket is closed when the queue is empty
        self._task: asyncio.Task[Any] | None = None
        self._hinting: asyncio.Task[None] | None = None
        counting = tables.settings.rates
        self._played = Bucket(PLAYED, counting)
        self._watched = Bucket(WATCHED, counting)

    async def run(self) -> None:
        """Serve until one side has had enough."""
        self._task = asyncio.current_task()
        metrics.SOCKETS.inc()
        self.tables.sockets += 1
        self.visitor.lines.add(self)
        try:
            if self._wire is not None:
                self._wire.hear = self._hear
            await self._listen()
            if self._code and self._writer is not None:
                async with asyncio.timeout(FAREWELL_SECONDS):
                    await self._writer
        except TimeoutError:
            pass  # not even that is read
        except asyncio.CancelledError:
            if not self._code:
                raise
        finally:
            if self._wire is not None:
                self._wire.hear = None
            metrics.SOCKETS.dec()
            self.tables.sockets -= 1
            self.visitor.lines.discard(self)
            self.table.exit(self)
            for task in (self._writer, self._hinting):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError, Exception):
                        await task

    # In.

    async def _listen(self) -> None:
        try:
            async with self._patience:
                await self._read()
        except TimeoutError:
            self._turn_away()

    def _turn_away(self) -> None:
        """Whoever does not say hello, and soon, has to go."""
        self.end(say("web-refusal-hello"), again=False, code=POLICY)

    def _greet(self, hello: protocol.Hello) -> None:
        """Answer hello, once, with all that has happened since the last time."""
        if self._is_greeted:
            return
        self._is_greeted = True
        self._patience.reschedule(None)  # it may have come by the short way
        match = self.table.match
        self._mine = seats_of(match, self.visitor.id)
        self._wanted = hello.seats
        self._since = min(hello.since, match.n)
        welcome = protocol.Welcome(
            self.table.id, self.visitor.id or "", self._mine, now(), self.lang
        )
        self._send_updates(self._since, ENCODER.encode(welcome))
        self.table.enter(self)

    async def _give_nonce(self, nonce: str | None) -> None:
        """Add a share of chance for those seats that have none; late or twice does not matter."""
        match = self.table.match
        if not nonce or match.status != WAITING:
            return
        for seat in seats_of(match, self.visitor.id):
            place = match.seats[seat]
            if place.user is not None and not place.nonce:
                with contextlib.suppress(Refusal):
                    await self.table.do(commands.GiveNonce(place.user, read_nonce(nonce)))

    async def _read(self) -> None:
        while (message := await self._next()) is not None:
            if isinstance(message, protocol.Hello):
                if not self._is_greeted:
                    self._patience.reschedule(None)
                    await self._give_nonce(message.nonce)
                    self._greet(message)
                continue
            if not self._is_greeted:
                return self._turn_away()
            try:
                await ANSWERS[type(message)](self, message)
            except Exception as error:
                self._refuse(message, error)
            if len(self._queue) > MANY:
                await asyncio.sleep(0)  # messages may come in heaps: answers go out between

    async def _next(self) -> protocol.FromClient | None:
        """The next message that can be read; None when the socket has gone or has to go."""
        while True:
            frame = await self._receive()
            if frame["type"] != "websocket.receive" or self._code:
                return None
            if not self._allow_message():
                return None
            text = frame.get("text") or frame.get("bytes") or b""
            try:
                message: protocol.FromClient = DECODER.decode(text)
                return message
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                why = say("web-refusal-message", detail=str(error)[:200])
                said = text_for(why, self.table.match, None, self.lang)
                self._push(protocol.Refused("?", None, False, why.to_json(), said))

    def _allow_message(self) -> bool:
        """Count a message; whoever sends too many has to go."""
        bucket = self._played if self._mine else self._watched
        if bucket.take():
            return True
        self.end(say("web-refusal-rate", seconds=20), again=False, code=POLICY)
        return False

    def _hear(self, text: bytes) -> bool:
        """Take hello, or an answer to the question, by the short way: nothing is under way."""
        if self._code or self._patience.expired() or not self.table.is_free:
            return False
        try:
            message: protocol.FromClient = DECODER.decode(text)
            if isinstance(message, protocol.Act) and self._is_greeted:
                user = self._acting(message.seat)
            elif not isinstance(message, protocol.Hello) or message.nonce or self._is_greeted:
                return False
        except (msgspec.DecodeError, RecursionError, Refusal):
            return False
        if not self._allow_message():
            return True
        if isinstance(message, protocol.Hello):
            self._greet(message)
        else:
            act = commands.Act(user, message.action, message.n)
            self.table.post(act, partial(self._acted, message))
        return True

    def _acted(self, message: protocol.Act, outcome: Outcome) -> None:
        if isinstance(outcome, Exception):
            self._refuse(message, outcome)
        else:
            self._acknowledge(outcome)

    def _refuse(self, message: protocol.FromClient, error: Exception) -> None:
        kind = str(message.__struct_config__.tag)
        refusal = refusal_of(error)
        if refusal is None:
            logger.error("a message failed", exc_info=error, extra={"type": kind})
            refusal = Refused(say("web-refusal-broken"))
        seat = getattr(message, "seat", None)
        reader = seat if seat is not None else next(iter(self._mine), None)
        text = text_for(refusal.message, self.table.match, reader, self.lang)
        stale = isinstance(refusal, commands.StaleCommand)
        self._push(protocol.Refused(kind, seat, stale, refusal.message.to_json(), text))
        if stale:
            self._send_updates(self._since)

    # Out.

    def on_change(self) -> None:
        """Send what is new, to each of the seats."""
        self._send_updates(self._since)

    def _send_updates(self, since: int, *before: bytes) -> None:
        match = self.table.match
        if not self._running:
            self._mine = seats_of(match, self.visitor.id)
            self._running = match.status == RUNNING
        self._push_texts(*before, *[update_text(self.table, seat, since) for seat in self.eyes()])
        self._since = match.n

    def eyes(self) -> list[int] | list[None]:
        """Through whose eyes this socket sees."""
        wanted = self._wanted
        seats = self._mine if wanted is None else [it for it in self._mine if it in wanted]
        return seats or [None]

    def seats(self) -> list[int]:
        return self._mine

    def on_presence(self, presence: Presence) -> None:
        self._push_texts(presence_text(presence))

    def end(self, message: Message, again: bool, code: int = RESTART) -> None:
        """Say why, and close the socket when that has been sent."""
        if not self._code:
            text = text_for(message, self.table.match, None, self.lang)
            self._push(protocol.Gone(again, message.to_json(), text))
            self._code = code
            self._send_queued()

    def _push(self, message: protocol.FromServer) -> None:
        self._push_texts(ENCODER.encode(message))

    def _push_texts(self, *texts: bytes) -> None:
        if self._code:
            return
        if self._writer is None and self._wire is not None and self._wire.is_clear:
            self._wire.write(*texts)
            return
        self._queue += texts
        self._queued += sum(map(len, texts))
        self._send_queued()
        if len(self._queue) > QUEUE_FRAMES or self._queued > QUEUE_BYTES:
            self._drop()

    def _drop(self) -> None:
        """Give up somebody who does not read. Others are not held up."""
        metrics.SLOW_READERS.inc()
        self._code = POLICY
        self._queue.clear()
        if self._task is not None:
            self._task.cancel()

    def _send_queued(self) -> None:
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Send what is queued, and then the end if there is one."""
        queue = self._queue
        while queue:
            text = queue.popleft()
            self._queued -= len(text)
            await self._send({"type": "websocket.send", "text": text.decode(), "bytes": None})
        if self._code:
            await self._send({"type": "websocket.close", "code": self._code, "reason": ""})
        else:
            self._writer = None

    # Answers.

    async def act(self, message: protocol.Act) -> None:
        user = self._acting(message.seat)
        self._acknowledge(await self.table.do(commands.Act(user, message.action, message.n)))

    async def undo(self, message: protocol.Undo) -> None:
        user = self._acting(message.seat)
        await self.table.do(commands.Undo(user, message.n, message.to))

    async def offer(self, message: protocol.Offer) -> None:
        await self.table.do(commands.OfferUndo(self._acting(message.seat), message.n))

    async def accept(self, message: protocol.Accept) -> None:
        user = self._acting(message.seat, self._awaited())
        await self.table.do(commands.AnswerOffer(user, agree=True))

    async def decline(self, message: protocol.Decline) -> None:
        user = self._acting(message.seat, self._awaited())
        await self.table.do(commands.AnswerOffer(user, agree=False))

    async def resign(self, message: protocol.Resign) -> None:
        await self.table.do(commands.Resign(self._acting(message.seat)))

    async def stand_up(self, message: protocol.Leave) -> None:
        await self.table.do(commands.Leave(self._acting(message.seat)))

    async def come_back(self, message: protocol.Return) -> None:
        await self.table.do(commands.Return(self._acting(message.seat)))

    async def chat(self, message: protocol.Chat) -> None:
        user = self._user()
        self._rates.spend(CHATS, user.id)
        await self.table.do(commands.Chat(user.id, user.name, message.text))

    async def why(self, message: protocol.Why) -> None:
        seat = self._seat(message.seat)
        reason = why_not(self.table.match, seat, message.action)
        said = None if reason is None else reason.to_json()
        text = None
        if reason is not None:
            text = text_for(reason, self.table.match, seat, self.lang)
        self._push(protocol.WhyAnswer(message.action, seat, said, text))

    async def hint(self, message: protocol.Hint) -> None:
        match = self.table.match
        seat = self._seat(message.seat)
        check_hint(match, seat)
        if self._hinting is not None and not self._hinting.done():
            return
        self._rates.spend(HINTS, self.visitor.key)
        self._hinting = asyncio.create_task(self._think(match, seat))

    async def _think(self, match: Match, seat: int) -> None:
        game, state = match.game, match.redealt(seat, 0)
        assert game is not None, "a hint is for a match that can be played"
        action = await self.tables.thinkers.choose(
            f"hint {self.visitor.key}", game, state, seat, HINT_BOT
        )
        answer = answer_of(action, game.say_action(state, action), game.describe(state, action))
        self._push(protocol.HintAnswer(seat, match.n, HINT_BOT, answer))

    async def rematch(self, message: protocol.Rematch) -> None:
        user = self._acting(None)
        await open_rematch(self.tables, self._rates, self.table, self.visitor, user)

    async def ping(self, message: protocol.Ping) -> None:
        self._push(protocol.Pong(message.id, now()))

    def _acknowledge(self, is_new: bool) -> None:
        """An answer that came twice counts once, and is told of once more."""
        if not is_new:
            self._send_updates(self._since)

    def _user(self) -> User:
        user = self.visitor.user
        if user is None:
            raise Forbidden(say("web-refusal-nobody"))
        return user

    def _acting(self, seat: int | None, first: list[int] | None = None) -> str:
        """The user of the seat that a message is for."""
        user = self.table.match.seats[self._seat(seat, first)].user
        assert user is not None, "one's own seat has a user"
        return user

    def _seat(self, seat: int | None, first: list[int] | None = None) -> int:
        """The seat that a message is for: the given one, the awaited one, or the only one."""
        if not self._mine:
            raise Forbidden(say("match-refusal-not-seated"))
        if seat is not None:
            if seat not in self._mine:
                raise Forbidden(say("web-refusal-seat"))
            return seat
        if len(self._mine) == 1:
            return self._mine[0]
        asked = self.table.match.asked()
        likely = first or ([] if asked is None else [asked])
        return next((it for it in likely if it in self._mine), self._mine[0])

    def _awaited(self) -> list[int]:
        return commands.waiting_for(self.table.match)


def update_text(table: Table, seat: int | None, since: int) -> bytes:
    """An update for the wire, made once for all who know the same."""
    key, at = (seat, since), now()
    made, text = table.texts.get(key, (0, b""))
    if at - made > FRESH_MS:
        text = ENCODER.encode(protocol.UpdateMessage(at, update_for(table.match, seat, since)))
        table.texts[key] = (at, text)
    return text


@lru_cache(maxsize=64)
def presence_text(presence: Presence) -> bytes:
    return ENCODER.encode(protocol.Presence([*presence.seats], presence.spectators))


def check_hint(match: Match, seat: int) -> None:
    if not match.casual:
        raise Forbidden(say("web-refusal-hint-serious"))
    asked = match.asked()
    if asked is None:
        raise NotNow(say("match-refusal-over" if match.result else "match-refusal-not-started"))
    if asked != seat:
        raise NotNow(say("match-refusal-not-asked", player=Player(asked)))


def read_nonce(given: str | None) -> bytes:
    try:
        return bytes.fromhex(given or "")
    except ValueError:
        raise Refused(say("match-refusal-nonce", bytes=commands.NONCE_BYTES)) from None


async def open_rematch(
    tables: Tables, rates: Rates, table: Table, visitor: Visitor, user: str
) -> Table:
    """A table for the same people; those at the same screen sit down at once."""
    match = table.match
    if match.rematch is not None:
        known = await tables.get(match.rematch)
        if known.match.status != CANCELLED:
            return known
    await check_quota(tables, rates, visitor.key, visitor.address)
    entry = commands.create_rematch(match, table.id, user, at=now(), secret=tables.new_secret())
    following = await tables.create(entry)
    try:
        await table.do(commands.LinkRematch(user, following.id, match.rematch))
    except commands.BadCommand:  # somebody else was faster
        await following.do(commands.Cancel(user))
        assert table.match.rematch is not None, "that is why it was refused"
        return await tables.get(table.match.rematch)
    for number, seat in enumerate(following.match.seats):
        kept = seat.reserved
        if kept is not None and owner_of(kept) == owner_of(user):
            name = next(it.name for it in match.seats if it.user == kept)
            await following.do(commands.Join(kept, name, number))
    return following


ANSWERS: Final[dict[type, Callable[[Connection, Any], Awaitable[None]]]] = {
    protocol.Act: Connection.act,
    protocol.Undo: Connection.undo,
    protocol.Offer: Connection.offer,
    protocol.Accept: Connection.accept,
    protocol.Decline: Connection.decline,
    protocol.Resign: Connection.resign,
    protocol.Leave: Connection.stand_up,
    protocol.Return: Connection.come_back,
    protocol.Chat: Connection.chat,
    protocol.Why: Connection.why,
    protocol.Hint: Connection.hint,
    protocol.Rematch: Connection.rematch,
    protocol.Ping: Connection.ping,
}
