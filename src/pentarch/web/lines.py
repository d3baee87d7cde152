"""The line of a visitor: one socket for all pages, over which lists change before their eyes.

What cannot go out at once is gathered, row by row: a slow reader gets the newest of each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from litestar.types import Receive, Send

from pentarch.core.words import Message, say
from pentarch.hosting.clock import now
from pentarch.hosting.rates import WATCHED, Bucket
from pentarch.locale import language
from pentarch.storage.matches import Listed
from pentarch.web import protocol
from pentarch.web.listing import item_of
from pentarch.web.protocol import ENCODER, VISITOR_DECODER
from pentarch.web.server import Server
from pentarch.web.visitors import RESTART, Visitor

POLICY: Final = 1008
MOST_ROWS: Final = 300  # that wait for a reader
MOST_LINES: Final = 20  # of one person


class VisitorLine:
    """A socket that has been accepted; an onlooker of the lobby."""

    def __init__(self, server: Server, visitor: Visitor, receive: Receive, send: Send) -> None:
        self.visitor = visitor
        self.user = visitor.id
        self.is_in_hall = False
        self._server = server
        self._receive = receive
        self._send = send
        self._own: dict[str, Listed] = {}
        self._public: dict[str, Listed] = {}
        self._words: list[bytes] = []
        self._is_behind = False
        self._code = 0
        self._woken = asyncio.Event()
        self._messages = Bucket(WATCHED, server.settings.rates)

    async def run(self) -> None:
        same = [it for it in self.visitor.lines if isinstance(it, VisitorLine)]
        if sum(it.visitor.key == self.visitor.key for it in same) >= MOST_LINES:
            self.end(say("web-refusal-rate", seconds=20), again=False, code=POLICY)
        self.visitor.lines.add(self)
        self._server.lobby.enter(self)
        writing = asyncio.create_task(self._write())
        try:
            while (frame := await self._receive())["type"] == "websocket.receive":
                self._read((frame.get("text") or "").encode() or frame.get("bytes") or b"")
        finally:
            self.visitor.lines.discard(self)
            self._server.lobby.exit(self)
            writing.cancel()

    def _read(self, text: bytes) -> None:
        if self._code:
            return
        try:
            message: protocol.FromVisitor = VISITOR_DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return self.end(say("web-refusal-message", detail="JSON"), again=False, code=POLICY)
        if not self._messages.take():
            return self.end(say("web-refusal-rate", seconds=20), again=False, code=POLICY)
        if isinstance(message, protocol.WatchHall):
            self.is_in_hall = message.open
        else:
            self._words.append(ENCODER.encode(protocol.Pong(message.id, now())))
            self._woken.set()

    def on_lists(self, own: Sequence[Listed], public: Sequence[Listed]) -> None:
        self._own |= {it.id: it for it in own}
        self._public |= {it.id: it for it in public}
        if len(self._own) + len(self._public) > MOST_ROWS:
            self._own, self._public, self._is_behind = {}, {}, True
        self._woken.set()

    def end(self, message: Message, again: bool, code: int = RESTART) -> None:
        if not self._code:
            self._code = code
            text = language(self.visitor.lang).format(message)
            self._words.append(ENCODER.encode(protocol.Gone(again, message.to_json(), text)))
            self._woken.set()

    async def _write(self) -> None:
        """Send what has gathered; whoever does not read holds up only this."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            words, self._words = self._words, []
            for word in [*words, *self._lists()]:
                await self._send({"type": "websocket.send", "bytes": None, "text": word.decode()})
            if self._code:
                await self._send({"type": "websocket.close", "code": self._code, "reason": ""})
                return

    def _lists(self) -> list[bytes]:
        own, public, is_behind = self._own, self._public, self._is_behind
        self._own, self._public, self._is_behind = {}, {}, False
        if is_behind:
            return [ENCODER.encode(protocol.Reload())]
        damaged = self._server.tables.damaged
        rows = [*own.values(), *(it for id, it in public.items() if id not in own)]
        if not rows:
            return []
        items = [item_of(it, self.user, it.id not in damaged) for it in rows]
        return [ENCODER.encode(protocol.ListNews(now(), items))]
