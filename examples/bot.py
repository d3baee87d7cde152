"""A bot for a Pentarch server: `python examples/bot.py URL TOKEN [GAME]`.

It opens a table, waits for an opponent, and plays every match of its account with the
first legal answer. A cleverer one reads `state["view"]`. POST /api/tokens with the cookie of
a session makes its token, with the scopes `read` and `play` (docs/PROTOCOL.md).
"""

import json
import sys
import threading
from collections.abc import Iterator
from typing import Any
from urllib.request import Request, urlopen

URL, TOKEN, GAME = (*sys.argv[1:], "infiltration")[:3]


def call(method: str, path: str, body: object = None) -> Iterator[dict[str, Any]]:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    with urlopen(Request(URL + path, data, headers, method=method)) as lines:
        yield from (json.loads(line) for line in lines if line.strip())


def play(match: str) -> None:
    for line in call("GET", f"/api/bot/game/stream/{match}"):
        state = line["state"] if line["type"] == "gameFull" else line
        if state.get("my_turn"):
            action = state["legal"][0]["action"]
            list(call("POST", f"/api/bot/game/{match}/move/{action}?n={state['n']}"))


table = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
print(next(call("POST", "/api/matches", table))["invite"], flush=True)
for event in call("GET", "/api/stream/event"):
    if event["type"] == "gameStart":
        threading.Thread(target=play, args=[event["id"]], daemon=True).start()
