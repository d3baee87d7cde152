"""Write docs/PROTOCOL.md: `python -m tools.protocol_page`.

Types come from `protocol.py`, requests from the OpenAPI document, and the conversation
is what a match with a fixed secret says.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from pentarch.core.words import Refusal, say
from pentarch.games import GAMES
from pentarch.match import commands
from pentarch.match.creation import create
from pentarch.match.decisions import advance
from pentarch.match.folding import fold
from pentarch.match.items import Update
from pentarch.match.match import Match
from pentarch.match.seats import person
from pentarch.match.updates import update_for, why_not
from pentarch.web import protocol
from pentarch.web.app import create_litestar
from pentarch.web.pages import described
from pentarch.web.refusals import text_for
from pentarch.web.server import Server
from pentarch.web.settings import Settings
from tools.typescript import UNIONS, fields, mentioned, written

HEAD: Final = """\
# The wire

Made by `python -m tools.protocol_page` from `src/pentarch/web/protocol.py` and the
handlers; not edited. `/api/openapi.json` of a running server has the requests in full,
`client/src/protocol.ts` the types for TypeScript.

Sentences travel as `Said`, a key of `src/pentarch/locale/` with arguments (docs/LOCALE.md); a
`text` beside one is the same sentence in the reader's language, which is that of the cookie
`pentarch_lang`, of `?lang=`, or of Accept-Language. Times are milliseconds on the server's clock.
`n` counts the entries of a match's journal, a `ply` the actions in force. Seats are numbered from
0.

A visitor without a session is made a guest where one is needed, with the cookie
`pentarch_session` (HttpOnly, SameSite=Lax). A program sends `Authorization: Bearer TOKEN`
instead; a token's scopes are `read` and `play`. A request that changes something, and a socket,
must come from a page of the same origin or from no page at all. Refusals, from status 400 on,
have a `Problem` as body.

Somebody at the same screen as the person `ID` (a seat of kind `local`) is the user `ID+SEAT`; all
seats of a screen are in `mine` and `Welcome.seats`. The page of a match is `/match/{id}`: the id
of a private one is its key.
"""

SOCKET: Final = """\
## The socket of a match

`GET /api/matches/{id}/socket` opens it. The first message is `hello` with the last entry that is
known (0: nothing); the answer is `welcome`, then an `update` for each of one's seats, or one for
a spectator. After every change an `update` follows whose `since` is the `n` of the one before:
the client keeps the first `log_keep` actions of its log and appends `log`, and replaces the rest
by what it is sent. An answer carries the `n` that was seen: if the position has changed since, it
is refused with `stale` and the new position is sent again; the same answer twice counts once.
Whoever comes back says hello with the last `n` and gets what was missed. The server sends
WebSocket pings every 20 seconds; whoever reads too slowly is dropped.
"""

LINE: Final = """\
## The socket of a visitor

`/api/socket`, one for all pages. Over it the server tells, within a second, which rows of lists are
others than before: of one's own matches always (whose turn it is, who has sat down), of public
tables while the hall is watched. A reader who falls behind is told to read the lists again.
"""

PIPE: Final = "\\|"  # a bar inside a table

BOTS: Final = """\
## Programs that play

After Lichess's bot API: follow `/api/stream/event`, follow `/api/bot/game/stream/{id}` for each
match of one's own, post moves. Streams are lines of JSON, with an empty line every 7 seconds.
`examples/bot.py` is a whole bot. A move may be given as the action or as its `text`; with `?n=`
it is refused if the position has changed.
"""


def page() -> str:
    document = described(create_litestar(Server(Settings())))
    parts = [
        HEAD,
        "## Requests\n\nEach with what it is given and what it answers.\n",
        "\n".join(requests(document)) + "\n",
        SOCKET,
        "### From the client\n",
        table(members("FromClient")),
        "### From the server\n",
        table(members("FromServer")),
        "### What an update holds\n",
        table(parts_of(Update)),
        "### A conversation\n\n`>` is sent by the client of seat 0, `<` by the server.\n",
        "```\n" + "\n".join(conversation()) + "\n```\n",
        LINE,
        table([*members("FromVisitor"), *members("ToVisitor")]),
        BOTS,
        table([*members("EventLine"), *members("BotLine"), protocol.BotAnswer]),
        "## Bodies of requests and answers\n",
        table(bodies()),
    ]
    return "\n".join(parts)


# Requests.


def requests(document: dict[str, Any]) -> Iterator[str]:
    yield "| | given | answered | |"
    yield "|---|---|---|---|"
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            given = body_of(operation)
            query = [it["name"] for it in operation.get("parameters", []) if it["in"] == "query"]
            asked = " ".join([*given, *(f"?{name}" for name in query)])
            answered = next(iter(answers_of(operation)), "")
            what = folded(operation.get("description")).replace("|", PIPE)
            yield f"| `{method.upper()} {path}` | {asked} | {answered} | {what} |"


def body_of(operation: dict[str, Any]) -> list[str]:
    content = operation.get("requestBody", {}).get("content", {})
    return [f"`{name_of(it['schema'])}`" for it in content.values()]


def answers_of(operation: dict[str, Any]) -> Iterator[str]:
    for status, answer in operation["responses"].items():
        if status.startswith("2"):
            for it in answer.get("content", {}).values():
                name = name_of(it.get("schema", {}))
                yield f"{status} `{name}`" if name else status
            yield str(status)


def name_of(schema: dict[str, Any]) -> str:
    """The type of a body, or the types of which it has one."""
    if "oneOf" in schema:
        return f" {PIPE} ".join(name_of(it) or it["type"] for it in schema["oneOf"])
    return str(schema.get("$ref", "")).rpartition("/")[2]


# Types.


def members(union: str) -> list[type[msgspec.Struct]]:
    return [*UNIONS[union].__args__]


def parts_of(struct: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    return [struct, *dict.fromkeys(mentioned(struct))]


def bodies() -> list[type[msgspec.Struct]]:
    starts: list[type[msgspec.Struct]] = [
        protocol.Problem, protocol.Games, protocol.Me, protocol.MeChange, protocol.Credentials,
        protocol.PasswordChange, protocol.NewToken, protocol.Tokens, protocol.Export,
        protocol.NewMatch, protocol.Join, protocol.Start, protocol.SeatChoice,
        protocol.SeatBotChoice, protocol.Again, protocol.MatchPage, protocol.MatchDetail,
        protocol.Replay, protocol.Fork, protocol.Verified, protocol.Moved, protocol.ChatText,
        protocol.Health,
    ]  # fmt: skip
    shown = set(parts_of(Update))
    found: list[type[msgspec.Struct]] = []
    for it in starts:
        found += [part for part in parts_of(it) if part not in shown and part not in found]
    return found


def table(structs: list[type[msgspec.Struct]]) -> str:
    rows = ["| | fields | |", "|---|---|---|", *map(row, structs)]
    return "\n".join(rows) + "\n"


def row(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    tag = "" if config.tag is None else f" `{config.tag_field}: {config.tag}`"
    named = ", ".join(f"`{it.encode_name}: {written(it.type)}`" for it in fields(struct))
    what = folded(struct.__dict__.get("__doc__"))
    return f"| **{struct.__name__}**{tag} | {named.replace('|', PIPE)} | {what} |"


def folded(text: str | None) -> str:
    """A text on one line: a row of a table has no more."""
    return " ".join((text or "").split())


# A conversation.

SECRET: Final = bytes(range(32))
BEGAN: Final = 1_700_000_000_000
ANNA: Final = "a0a0a0a0a0a0a0a0a0a0a0a0"
BORIS: Final = "b1b1b1b1b1b1b1b1b1b1b1b1"
TABLE: Final = "c2c2c2c2c2c2c2c2c2c2c2c2"


def conversation() -> Iterator[str]:
    """How a match begins, through the socket of seat 0."""
    match = begun()
    yield sent(protocol.Hello())
    yield told(protocol.Welcome(TABLE, ANNA, [0], BEGAN, "en"))
    yield told(protocol.UpdateMessage(BEGAN, update_for(match, 0)), whole=True)
    assert match.state is not None
    wrong: dict[str, int | str] = {"kind": "discard", "card": "stormtrooper"}
    yield sent(protocol.Why(move=wrong))
    reason = why_not(match, 0, wrong)
    assert reason is not None
    said = text_for(reason, match, 0, "en")
    yield told(protocol.WhyAnswer(None, 0, reason.to_json(), said))
    action, seen = match.state.legal_actions()[0], match.n
    yield sent(protocol.Act(seen, action))
    _, match = advance(match, commands.Act(ANNA, action, seen), BEGAN + 5000)
    yield told(protocol.UpdateMessage(BEGAN + 5000, update_for(match, 0, seen)))
    yield sent(protocol.Act(seen, action + 1))
    try:
        advance(match, commands.Act(ANNA, action + 1, seen), BEGAN + 6000)
    except Refusal as refusal:
        message = refusal.message
    yield told(
        protocol.Refused("act", None, True, message.to_json(), text_for(message, match, 0, "en"))
    )
    yield sent(protocol.Ping(1))
    yield told(protocol.Pong(1, BEGAN + 7000))
    closing = say("web-refusal-closing")
    yield told(protocol.Gone(True, closing.to_json(), text_for(closing, match, None, "en")))


def begun() -> Match:
    seats = [person(ANNA, "Anna"), person(BORIS, "Boris")]
    first = create(GAMES["infiltration"], seats, {"first": "1"}, at=BEGAN, secret=SECRET, host=ANNA)
    match = fold([first])
    for command in (
        commands.GiveNonce(ANNA, b"\x01" * 32),
        commands.GiveNonce(BORIS, b"\x02" * 32),
        commands.Start(ANNA),
    ):
        _, match = advance(match, command, BEGAN)
    return match


def sent(message: protocol.FromClient) -> str:
    return "> " + msgspec.json.encode(message).decode()


def told(message: protocol.FromServer, whole: bool = False) -> str:
    shown: dict[str, Any] = msgspec.to_builtins(message)
    if whole:
        return "< " + json.dumps(shown, ensure_ascii=False, indent=1)
    if "update" in shown:
        kept = ("n", "since", "ply", "asked", "question", "log_keep", "log")
        shown["update"] = {name: shown["update"][name] for name in kept} | {"…": "…"}
    return "< " + json.dumps(shown, ensure_ascii=False)


if __name__ == "__main__":
    print(page(), end="")
