"""A live server for the tests, and browsers that visit it."""

from __future__ import annotations

import asyncio
import dataclasses
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from uvicorn import Config
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pentarch.hosting.table import Table
from pentarch.hosting.thinker import Thought
from pentarch.web.serve import LOOP, PoliteServer, make_server
from pentarch.web.settings import Settings

Json = dict[str, Any]
T = TypeVar("T")
PATIENCE = 900.0  # seconds; the machine may be busy

QUIET = Settings(client=None, thinkers=1, rates=False, sweep=0.2)


class LiveServer:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self._polite, self._listening = make_server(settings, "127.0.0.1", 0)
        self.port: int = self._listening[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        async def run() -> None:
            self._loop = asyncio.get_running_loop()
            await self._polite.serve(sockets=self._listening)

        run_as_served(run())

    def start(self) -> None:
        self._thread.start()
        wait_until(lambda: self._polite.started or not self._thread.is_alive())
        assert self._polite.started, "the server has not started"

    def stop(self) -> None:
        self._polite.should_exit = True
        self._thread.join(PATIENCE)
        for it in self._listening:
            it.close()

    @property
    def metrics_url(self) -> str:
        """Where it listens for figures alone."""
        return f"http://127.0.0.1:{self._listening[1].getsockname()[1]}/metrics"

    @property
    def polite(self) -> PoliteServer:
        return self._polite

    def table(self, id: str) -> Table:
        """The table in the server's memory."""
        tables = self._polite._server.tables

        async def find() -> Table:
            return await tables.get(id)

        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(find(), self._loop).result(PATIENCE)

    def thinkers_asked(self, asked: list[Json]) -> ExitStack:
        """Note what bots are given to think about, until the stack is closed."""
        thinkers = self._polite._server.tables.thinkers
        ask = thinkers._ask

        async def noted(person: str, table: str, thought: Thought) -> bytes:
            fields = msgspec.to_builtins(thought)
            asked.append({name: it for name, it in fields.items() if name != "seed"})
            return await ask(person, table, thought)

        thinkers._ask = noted  # type: ignore[method-assign]
        stack = ExitStack()
        stack.callback(setattr, thinkers, "_ask", ask)
        return stack

    def call(self, work: Callable[[], object]) -> None:
        """Do something in the server's own loop."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(work)


def run_as_served(scene: Coroutine[Any, Any, T]) -> T:
    """On the event loop that people's servers use: loops differ in what they raise."""
    with asyncio.Runner(loop_factory=Config("served", loop=LOOP).get_loop_factory()) as runner:
        return runner.run(scene)


@contextmanager
def serving(database: str, **changes: Any) -> Iterator[LiveServer]:
    server = LiveServer(dataclasses.replace(QUIET, database=database, **changes))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def wait_until(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Look often at first, then less: a look may be a request."""
    pause = threading.Event()
    waited, step = 0.0, 0.01
    while not condition():
        assert waited < seconds, "waited in vain"
        pause.wait(step)
        waited += step
        step = min(step * 1.3, 0.1)


def fetch(url: str, headers: Json | dict[bytes, bytes] | None = None) -> httpx.Response:
    """One request. The list of all authorities, which none of them needs, takes long to read."""
    return httpx.get(url, headers=headers, timeout=PATIENCE, verify=False)


class Browser:
    """A person's browser: cookies, requests, sockets."""

    def __init__(self, url: str, lang: str = "en", token: str | None = None) -> None:
        self.url = url
        headers = {"Accept-Language": lang, "Origin": url}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, verify=False)
        self.headers = headers

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.http.close()

    def get(self, path: str, expect: int = 200, **query: Any) -> Json:
        return self.answered(self.http.get(path, params=query), expect)

    def post(self, path: str, body: Json | None = None, expect: int | None = None) -> Json:
        return self.answered(self.http.post(path, json=body), expect)

    def patch(self, path: str, body: Json, expect: int | None = None) -> Json:
        return self.answered(self.http.patch(path, json=body), expect)

    def delete(self, path: str, expect: int | None = None) -> Json:
        return self.answered(self.http.delete(path), expect)

    def answered(self, response: httpx.Response, status: int | None) -> Json:
        if status is None:
            assert response.status_code < 300, response.text
        else:
            assert response.status_code == status, response.text
        found: Json = response.json() if response.content else {}
        return found

    @property
    def id(self) -> str:
        found: str = self.get("/api/me")["id"]
        return found

    def open(self, *seats: Json | str, **choices: Any) -> Json:
        """Open a table; a seat may be given by its kind alone."""
        given = [{"kind": it} if isinstance(it, str) else it for it in seats]
        body = {"game": "infiltration", "seats": given, **choices}
        return self.post("/api/matches", body, 201)

    def socket(self, id: str, since: int = 0, **hello: Any) -> Socket:
        return Socket(self, id, {"since": since, **hello})

    @property
    def cookies(self) -> str:
        return "; ".join(f"{it.name}={it.value}" for it in self.http.cookies.jar)


class Socket:
    """An open socket of a match."""

    def __init__(
        self, browser: Browser, id: str, hello: Json | None, headers: Json | None = None
    ) -> None:
        sent = {"Cookie": browser.cookies, "Accept-Language": browser.headers["Accept-Language"]}
        if "Authorization" in browser.headers:
            sent["Authorization"] = browser.headers["Authorization"]
        address = browser.url.replace("http", "ws", 1) + f"/api/matches/{id}/socket"
        self._stack = ExitStack()
        self.line: ClientConnection = self._stack.enter_context(
            connect(address, additional_headers={**sent, **(headers or {})}, open_timeout=PATIENCE)
        )
        self.update: Json = {}
        self.seen: list[Json] = []
        if hello is not None:
            self.send("hello", **hello)
            self.welcome = self.receive("welcome")
            self.receive("update")

    def __enter__(self) -> Socket:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def send(self, kind: str, **fields: Any) -> None:
        self.line.send(msgspec.json.encode({"type": kind, **fields}).decode())

    def next(self) -> Json:
        message: Json = msgspec.json.decode(self.line.recv(timeout=PATIENCE))
        self.seen.append(message)
        if message["type"] == "update":
            self.update = message["update"]
        return message

    def receive(self, kind: str) -> Json:
        """The next message of a kind; others are passed over."""
        while (message := self.next())["type"] != kind:
            pass
        return message

    def wait_for(self, n: int) -> Json:
        """Read until the entry n is known."""
        while self.update.get("n", 0) < n:
            self.receive("update")
        return self.update

    def until(self, **wanted: Any) -> Json:
        """Read until the update has these fields."""
        while any(self.update[name] != value for name, value in wanted.items()):
            self.receive("update")
        return self.update

    def until_away(self, seat: int, away: bool = True) -> None:
        while self.update["seats"][seat]["away"] != away:
            self.receive("update")

    def until_called(self, seat: int, name: str) -> None:
        while self.update["seats"][seat]["name"] != name:
            self.receive("update")

    @property
    def is_asked(self) -> bool:
        return bool(self.update["answers"])

    def act(self, place: int = 0, **changes: Any) -> Json:
        """Give one of the legal answers, and wait until it is told of."""
        n = self.update["n"]
        answers = self.update["answers"]
        action = answers[place % len(answers)]["action"]
        self.send("act", **{"n": n, "action": action, **changes})
        return self.wait_for(n + 1)

    def closed(self) -> int:
        """Read to the end; the code with which the socket was closed."""
        try:
            while True:
                self.next()
        except ConnectionClosed as error:
            return 0 if error.rcvd is None else error.rcvd.code


def chat_in(socket: Socket) -> list[Json]:
    """All chat that a socket has been sent."""
    updates = [it["update"] for it in socket.seen if it["type"] == "update"]
    return [line for update in updates for line in update["chat"]]


def play_on(*sockets: Socket, moves: int = 1000) -> None:
    """Whoever is asked gives an answer, until the match is over or so many were given."""
    for number in range(moves):
        latest = max(socket.update["n"] for socket in sockets)
        for socket in sockets:
            socket.wait_for(latest)
        if sockets[0].update["status"] != "running":
            return
        asked = next((it for it in sockets if it.is_asked), None)
        if asked is None:
            sockets[0].receive("update")
        else:
            asked.act(number * 7)


def two_at_a_table(one: Browser, other: Browser, **choices: Any) -> tuple[str, Socket, Socket]:
    """A match of two people that has begun."""
    id: str = one.open("me", "open", **choices)["match"]["id"]
    other.post(f"/api/matches/{id}/join", {"nonce": "aa" * 32})
    one.post(f"/api/matches/{id}/start", {"nonce": "bb" * 32})
    return id, one.socket(id), other.socket(id)
