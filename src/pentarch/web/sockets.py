"""The socket of a match: what comes from a browser, and what goes to it.

A message is read as it comes, without a task: a command is posted to the table, and how it
went is answered when it is on disk. What cannot go out at once waits in a bounded queue of
its own, so that one who does not read holds up nobody; beyond the bound the socket is
dropped, and whoever comes back says hello with the last entry that was seen and gets what
was missed. A person may have several.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from functools import lru_cache, partial
from typing import Any, Final

import msgspec
from litestar.types import Receive, Send

from pentarch.bots import adviser
from pentarch.core.lessons import LEARNER
from pentarch.core.words import Message, Player, Refusal, say
from pentarch.hosting import starting
from pentarch.hosting.clock import now
from pentarch.hosting.coach import coaching_of
from pentarch.hosting.presence import Presence
from pentarch.hosting.quotas import check_quota
from pentarch.hosting.rates import CHATS, HINTS, PLAYED, WATCHED, Bucket, Rates
from pentarch.hosting.refusals import Forbidden, NotNow, Refused
from pentarch.hosting.table import Outcome, Table
from pentarch.hosting.tables import Tables
from pentarch.match import commands
from pentarch.match.creation import create_rematch
from pentarch.match.drafts import NONCE_BYTES, BadCommand, StaleCommand, seat_of
from pentarch.match.match import CANCELLED, RUNNING, WAITING, Match
from pentarch.match.offers import waiting_for
from pentarch.match.seats import owner_of
from pentarch.match.updates import answer as answer_of
from pentarch.match.updates import update_for, why_not
from pentarch.storage.users import User
from pentarch.web import metrics, protocol
from pentarch.web.protocol import DECODER, ENCODER
from pentarch.web.refusals import refusal_of, rule_for, text_for
from pentarch.web.settings import HELLO_SECONDS, QUEUE_BYTES, QUEUE_FRAMES
from pentarch.web.visitors import RESTART, Visitor, seats_of
from pentarch.web.wire import Wire

POLICY: Final = 1008
FAREWELL_SECONDS: Final = 5.0
FRESH_MS: Final = 100  # so old may be the time in an update that is sent to several

# From which odds on the chances are called so.
CHANCES: Final = (("very-good", 4.0), ("good", 1.5), ("even", 0.67), ("poor", 0.25))
# Up to how much of a win an answer that falls short of the best is called so.
COMPARED: Final = (("as-good", 0.015), ("little-worse", 0.05), ("worse", 0.15))

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
        wire: Wire,
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
        self._held: deque[bytes] | None = None  # what comes while a hello is being answered
        self._running = False  # once the match runs, seats change hands no more
        self._since = 0
        self._queue: deque[bytes] = deque()  # for a slow reader
        self._queued = 0  # bytes
        self._code = 0  # with which the socket is closed when the queue is empty
        self._closing: asyncio.Task[None] | None = None
        self._hinting: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        counting = tables.settings.rates
        self._played = Bucket(PLAYED, counting)
        self._watched = Bucket(WATCHED, counting)

    async def run(self) -> None:
        """Serve until one side has had enough."""
        metrics.SOCKETS.inc()
        self.tables.sockets += 1
        self.visitor.lines.add(self)
        self._wire.on_text, self._wire.on_writable = self._on_text, self._flush
        try:
            await self._listen()
            if self._closing is not None:
                await self._closing
        finally:
            self._wire.on_text = self._wire.on_writable = None
            metrics.SOCKETS.dec()
            self.tables.sockets -= 1
            self.visitor.lines.discard(self)
            self.table.exit(self)
            for task in self._tasks:
                task.cancel()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that takes a while; it ends with the socket."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # In.

    async def _listen(self) -> None:
        """Wait for the end; what comes meanwhile is mostly given to `_on_text` by the wire."""
        try:
            async with self._patience:
                while (frame := await self._receive())["type"] == "websocket.receive":
                    self._on_text((frame.get("text") or "").encode() or frame.get("bytes") or b"")
        except TimeoutError:
            self._turn_away()

    def _on_text(self, text: bytes) -> None:
        if self._code or not self._allow_message():
            return
        if self._held is not None:
            self._held.append(text)
        else:
            self._read(text)

    def _allow_message(self) -> bool:
        """Count a message; whoever sends too many has to go."""
        bucket = self._played if self._mine else self._watched
        if bucket.take():
            return True
        self.end(say("web-refusal-rate", seconds=20), again=False, code=POLICY)
        return False

    def _read(self, text: bytes) -> None:
        try:
            message: protocol.FromClient = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            why = say("web-refusal-message", detail=str(error)[:200])
            said = text_for(why, self.table.match, None, self.lang)
            self._push(protocol.Refused("?", None, False, why.to_json(), said))
            return
        if isinstance(message, protocol.Hello):
            self._hello(message)
        elif not self._is_greeted:
            self._turn_away()
        else:
            self._answer(message)

    def _answer(self, message: protocol.FromClient) -> None:
        try:
            ANSWERS[type(message)](self, message)
        except Exception as error:
            self._refuse(message, error)

    def _turn_away(self) -> None:
        """Whoever does not say hello, and soon, has to go."""
        self.end(say("web-refusal-hello"), again=False, code=POLICY)

    def _hello(self, hello: protocol.Hello) -> None:
        """Only the first counts."""
        if self._is_greeted:
            return
        self._patience.reschedule(None)
        if hello.nonce and self.table.match.status == WAITING:
            self._held = deque()
            self._spawn(self._give_nonce_and_greet(hello))
        else:
            self._greet(hello)

    async def _give_nonce_and_greet(self, hello: protocol.Hello) -> None:
        await self._give_nonce(hello.nonce)
        self._greet(hello)
        held, self._held = self._held or (), None
        for text in held:
            if not self._code:
                self._read(text)

    async def _give_nonce(self, nonce: str | None) -> None:
        """Add a share of chance for those seats that have none; late or twice does not matter."""
        match = self.table.match
        for seat in seats_of(match, self.visitor.id):
            place = match.seats[seat]
            if place.user is not None and not place.nonce:
                with contextlib.suppress(Refusal):
                    await self.table.do(commands.GiveNonce(place.user, read_nonce(nonce)))

    def _greet(self, hello: protocol.Hello) -> None:
        """Answer hello with all that has happened since the last time."""
        self._is_greeted = True
        match = self.table.match
        self._mine = seats_of(match, self.visitor.id)
        self._wanted = hello.seats
        self._since = min(hello.since, match.n)
        welcome = protocol.Welcome(
            self.table.id, self.visitor.id or "", self._mine, now(), self.lang
        )
        self._send_updates(self._since, ENCODER.encode(welcome))
        self.table.enter(self)

    def _refuse(self, message: protocol.FromClient, error: Exception) -> None:
        kind = str(message.__struct_config__.tag)
        refusal = refusal_of(error)
        if refusal is None:
            logger.error("a message failed", exc_info=error, extra={"type": kind})
            refusal = Refused(say("web-refusal-broken"))
        seat = getattr(message, "seat", None)
        reader = seat if seat is not None else next(iter(self._mine), None)
        text = text_for(refusal.message, self.table.match, reader, self.lang)
        stale = isinstance(refusal, StaleCommand)
        rule = rule_for(refusal.message, self.table.match)
        self._push(protocol.Refused(kind, seat, stale, refusal.message.to_json(), text, rule))
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
            self._closing = self._spawn(self._close())

    def _push(self, message: protocol.FromServer) -> None:
        self._push_texts(ENCODER.encode(message))

    def _push_texts(self, *texts: bytes) -> None:
        if self._code or (not self._queue and self._wire.send_texts(*texts)):
            return
        self._queue += texts
        self._queued += sum(map(len, texts))
        if len(self._queue) > QUEUE_FRAMES or self._queued > QUEUE_BYTES:
            self._drop()

    def _flush(self) -> None:
        """Send what is queued, as far as it is read."""
        while self._queue and self._wire.send_texts(self._queue[0]):
            self._queued -= len(self._queue.popleft())

    def _drop(self) -> None:
        """Give up somebody who does not read. Others are not held up."""
        metrics.SLOW_READERS.inc()
        self._code = POLICY
        self._queue.clear()
        self._wire.drop()

    async def _close(self) -> None:
        """Close the socket when all that is queued has been sent; or without, after a while."""
        try:
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self._queue and not self._wire.disconnected:
                    await self._wire.writable.wait()
                    self._flush()
                await self._send({"type": "websocket.close", "code": self._code, "reason": ""})
        except OSError:  # it has gone, or (a timeout) does not read
            self._wire.drop()

    # Answers.

    def _post(self, message: protocol.FromClient, command: commands.Command) -> None:
        self.table.post(command, partial(self._on_outcome, message))

    def _on_outcome(self, message: protocol.FromClient, outcome: Outcome) -> None:
        if isinstance(outcome, Exception):
            self._refuse(message, outcome)
        elif not outcome:  # it came twice and counts once, but is answered once more
            self._send_updates(self._since)

    def act(self, message: protocol.Act) -> None:
        user = self._acting(message.seat)
        self._post(message, commands.Act(user, message.action, message.n))

    def undo(self, message: protocol.Undo) -> None:
        user = self._acting(message.seat)
        self._post(message, commands.Undo(user, message.n, message.to))

    def offer(self, message: protocol.Offer) -> None:
        self._post(message, commands.OfferUndo(self._acting(message.seat), message.n))

    def accept(self, message: protocol.Accept) -> None:
        user = self._acting(message.seat, self._awaited())
        self._post(message, commands.AnswerOffer(user, agree=True))

    def decline(self, message: protocol.Decline) -> None:
        user = self._acting(message.seat, self._awaited())
        self._post(message, commands.AnswerOffer(user, agree=False))

    def resign(self, message: protocol.Resign) -> None:
        self._post(message, commands.Resign(self._acting(message.seat)))

    def leave(self, message: protocol.Leave) -> None:
        self._post(message, commands.Leave(self._acting(message.seat)))

    def come_back(self, message: protocol.Return) -> None:
        self._post(message, commands.Return(self._acting(message.seat)))

    def stops(self, message: protocol.Stops) -> None:
        user = self._acting(message.seat)
        self._post(message, commands.SetStops(user, tuple(message.passed)))

    def chat(self, message: protocol.Chat) -> None:
        user = self._user()
        self._rates.spend(CHATS, user.id)
        self._post(message, commands.Chat(user.id, user.name, message.text))

    def why(self, message: protocol.Why) -> None:
        seat = self._seat(message.seat)
        asked = message.action if message.move is None else message.move
        reason = why_not(self.table.match, seat, asked)
        said = text = rule = None
        if reason is not None:
            said = reason.to_json()
            text = text_for(reason, self.table.match, seat, self.lang)
            rule = rule_for(reason, self.table.match)
        self._push(protocol.WhyAnswer(message.action, seat, said, text, rule))

    def hint(self, message: protocol.Hint) -> None:
        match = self.table.match
        seat = self._seat(message.seat)
        check_hint(match, seat)
        if self._hinting is not None and not self._hinting.done():
            return
        self._rates.spend(HINTS, self.visitor.key)
        self._hinting = self._spawn(self._think(match, seat))

    async def _think(self, match: Match, seat: int) -> None:
        game, state = match.game, match.redealt(seat, 0)
        assert game is not None, "a hint is for a match that can be played"
        bot = adviser(game.id)
        advice = await self.tables.thinkers.advise(
            self.visitor.key, game, state, seat, bot, seed=match.position_n
        )
        best: list[protocol.HintItem] = []
        why = None
        if advice is not None:
            worths = worths_of([it.value for it in advice.best], match.players)
            for it, worth in zip(advice.best, worths, strict=True):
                said, move = game.say_action(state, it.action), game.describe(state, it.action)
                best.append(protocol.HintItem(answer_of(it.action, said, move), worth))
            why = advice.reason
        self._push(protocol.HintAnswer(seat, match.n, match.ply, bot, best, why))

    def rematch(self, message: protocol.Rematch) -> None:
        read_nonce(message.nonce)
        self._spawn(self._open_rematch(message, self._acting(None)))

    async def _open_rematch(self, message: protocol.Rematch, user: str) -> None:
        try:
            nonce = read_nonce(message.nonce)
            await open_rematch(self.tables, self._rates, self.table, self.visitor, user, nonce)
        except Exception as error:
            self._refuse(message, error)

    def ping(self, message: protocol.Ping) -> None:
        self._push(protocol.Pong(message.id, now()))

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
        return waiting_for(self.table.match)


def update_text(table: Table, seat: int | None, since: int) -> bytes:
    """An update for the wire, made once for all who know the same."""
    key, at = (seat, since), now()
    made, text = table.texts.get(key, (0, b""))
    if at - made > FRESH_MS:
        update = update_for(table.match, seat, since)
        text = ENCODER.encode(protocol.UpdateMessage(at, update, coach_item(table.match, seat)))
        table.texts[key] = (at, text)
    return text


def coach_item(match: Match, seat: int | None) -> protocol.CoachItem | None:
    """The coach speaks to the learner alone."""
    coaching = coaching_of(match) if seat == LEARNER else None
    if coaching is None:
        return None
    return protocol.CoachItem([*coaching.steps], coaching.first, coaching.of, [*coaching.wanted])


@lru_cache(maxsize=64)
def presence_text(presence: Presence) -> bytes:
    return ENCODER.encode(protocol.Presence([*presence.seats], presence.spectators))


def worths_of(values: list[float], players: int) -> list[str]:
    """What answers are worth, in words: the best by its chances, the others beside it."""
    if not values:
        return []
    best = min(max(values[0], 0.001), 0.999)
    odds = best / (1 - best) * (players - 1)  # 1: as good as everybody's at the start
    chances = next((name for name, least in CHANCES if odds >= least), "bad")
    compared = [
        next((name for name, most in COMPARED if values[0] - value <= most), "much-worse")
        for value in values[1:]
    ]
    return [chances, *compared]


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
        raise Refused(say("match-refusal-nonce", bytes=NONCE_BYTES)) from None


async def open_rematch(
    tables: Tables, rates: Rates, table: Table, visitor: Visitor, user: str, nonce: bytes
) -> Table:
    """One click for each: the first opens a table for the same people, the others sit down
    there, all of one screen at once, and with the last of them the match begins.
    """
    seat_of(table.match, user)
    people = {owner_of(it.user) for it in table.match.seats if it.user is not None}
    if await tables.storage.ties.is_unwelcome(owner_of(user), people):
        raise Forbidden(say("web-refusal-unwelcome"))
    following = await rematch_of(tables, rates, table, visitor, user)
    await sit_again(following, table.match, user, nonce)
    if following.match.seat_of(user) is not None:
        with contextlib.suppress(BadCommand):  # somebody else was faster
            await starting.start_if_full(tables, following, user)
    return following


async def rematch_of(
    tables: Tables, rates: Rates, table: Table, visitor: Visitor, user: str
) -> Table:
    """The table that somebody has opened already, or a new one."""
    match = table.match
    if match.rematch is not None:
        known = await tables.get(match.rematch)
        if known.match.status != CANCELLED:
            return known
    await check_quota(tables, rates, visitor.key, visitor.address)
    entry = create_rematch(match, table.id, user, at=now(), secret=starting.new_secret())
    following = await tables.create(entry)
    try:
        await table.do(commands.LinkRematch(user, following.id, match.rematch))
    except BadCommand:  # somebody else was faster
        await following.do(commands.Cancel(user))
        assert table.match.rematch is not None, "that is why it was refused"
        return await tables.get(table.match.rematch)
    return following


async def sit_again(following: Table, match: Match, user: str, nonce: bytes) -> None:
    """Take the seats that are kept for those at a screen."""
    if following.match.status != WAITING:
        return
    for number, seat in enumerate(following.match.seats):
        kept = seat.reserved
        if kept is not None and owner_of(kept) == owner_of(user):
            name = next((it.name for it in match.seats if it.user == kept), seat.name)
            with contextlib.suppress(BadCommand):  # the same click twice
                await following.do(commands.Join(kept, name, number, nonce))
    for it in following.match.seats:
        if nonce and it.user == user and not it.nonce:
            with contextlib.suppress(BadCommand):
                await following.do(commands.GiveNonce(user, nonce))


ANSWERS: Final[dict[type, Callable[[Connection, Any], None]]] = {
    protocol.Act: Connection.act,
    protocol.Undo: Connection.undo,
    protocol.Offer: Connection.offer,
    protocol.Accept: Connection.accept,
    protocol.Decline: Connection.decline,
    protocol.Resign: Connection.resign,
    protocol.Leave: Connection.leave,
    protocol.Return: Connection.come_back,
    protocol.Stops: Connection.stops,
    protocol.Chat: Connection.chat,
    protocol.Why: Connection.why,
    protocol.Hint: Connection.hint,
    protocol.Rematch: Connection.rematch,
    protocol.Ping: Connection.ping,
}
