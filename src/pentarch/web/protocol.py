"""Every type that goes over the wire, in both directions.

The browser's `protocol.ts` and docs/PROTOCOL.md are made from this file
(`tools/typescript.py`, `tools/protocol_page.py`), the OpenAPI document from the handlers that use
it. Sentences are keys with arguments (`Said`); where a `text` goes with one, it is the
same sentence in the reader's language. Times are milliseconds on the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from pentarch.match.items import Answer, Said, Update, View

MOST_SEATS: Final = 8
LONGEST_LIST: Final = 100  # matches on a page

MatchId = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Place = Annotated[int, Meta(ge=0, lt=2**31)]  # of an entry in the journal, or a ply
Action = Annotated[int, Meta(ge=0, lt=2**31)]
Nonce = Annotated[str, Meta(max_length=64)]  # hexadecimal, up to 32 bytes
GivenText = Annotated[str, Meta(max_length=1000)]
MoveWord = Annotated[str, Meta(max_length=60)]
GivenMove = Annotated[dict[MoveWord, int | MoveWord], Meta(max_length=10)]  # kind and arguments
BotName = Annotated[str, Meta(max_length=40)]
Value = bool | int | str


# From a browser, over the socket of a match. `seat` is needed only by whoever holds several.


class Hello(Struct, frozen=True, tag="hello"):
    """The first message: the entries up to `since` are known; once, a share of chance."""

    since: Place = 0
    seats: Annotated[list[Seat], Meta(max_length=MOST_SEATS)] | None = None  # None: all of mine
    nonce: Nonce | None = None


class Act(Struct, frozen=True, tag="act"):
    """An answer to the question; `n` is the last entry that was seen."""

    n: Place
    action: Action
    seat: Seat | None = None


class Undo(Struct, frozen=True, tag="undo"):
    """Take back the last own action, or all down to `to` actions in force."""

    n: Place
    to: Place | None = None
    seat: Seat | None = None


class Offer(Struct, frozen=True, tag="offer"):
    """Ask the others to take the last own action back."""

    n: Place
    seat: Seat | None = None


class Accept(Struct, frozen=True, tag="accept"):
    """Agree to what another seat offers."""

    seat: Seat | None = None


class Decline(Struct, frozen=True, tag="decline"):
    """Refuse an offer, or withdraw one's own."""

    seat: Seat | None = None


class Resign(Struct, frozen=True, tag="resign"):
    """Give up."""

    seat: Seat | None = None


class Leave(Struct, frozen=True, tag="leave"):
    """Stand up; once the match runs a bot takes the seat over."""

    seat: Seat | None = None


class Return(Struct, frozen=True, tag="return"):
    """Take the seat back from the bot."""

    seat: Seat | None = None


class Chat(Struct, frozen=True, tag="chat"):
    """Say something to the table."""

    text: GivenText


class Why(Struct, frozen=True, tag="why"):
    """Ask why a move, or the action with that number, is not possible."""

    action: Action | None = None
    seat: Seat | None = None
    move: GivenMove | None = None


class Hint(Struct, frozen=True, tag="hint"):
    """Ask a bot what it would do; only in casual matches."""

    seat: Seat | None = None


class Rematch(Struct, frozen=True, tag="rematch"):
    """Open a table for the same people; its id comes with the next update."""


class Ping(Struct, frozen=True, tag="ping"):
    """A sign of life."""

    id: int = 0


FromClient = (
    Hello | Act | Undo | Offer | Accept | Decline | Resign | Leave | Return
    | Chat | Why | Hint | Rematch | Ping
)  # fmt: skip


# To a browser, over the socket of a match.


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: who you are, and which seats are yours here."""

    match: str
    user: str
    seats: list[int]
    now: int
    lang: str


class UpdateMessage(Struct, frozen=True, tag="update"):
    """What is new, for one seat (or a spectator). Whoever holds several gets one for each."""

    now: int
    update: Update


class Refused(Struct, frozen=True, tag="refused"):
    """A message was refused and nothing has changed. After a stale one an update follows."""

    to: str  # the type of the message
    seat: int | None
    stale: bool
    message: Said
    text: str


class WhyAnswer(Struct, frozen=True, tag="why"):
    """Why a move is not possible; a `message` of null: it is."""

    action: int | None
    seat: int | None
    message: Said | None
    text: str | None


class HintAnswer(Struct, frozen=True, tag="hint"):
    """What a bot would do in the position of entry `n`."""

    seat: int
    n: int
    bot: str
    answer: Answer


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected: the seats whose people are, and how many watch."""

    seats: list[int]
    spectators: int


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: int
    now: int


class Gone(Struct, frozen=True, tag="gone"):
    """The last message of a socket. `again`: connect again and go on."""

    again: bool
    message: Said
    text: str


FromServer = (
    Welcome | UpdateMessage | Refused | WhyAnswer | HintAnswer | Presence | Pong | Gone
)  # fmt: skip


# HTTP: refusals.


class Problem(Struct, frozen=True):
    """Why a request was refused: the body of every answer from 400 on."""

    status: int
    message: Said
    text: str
    retry_after: int | None = None  # seconds


# HTTP: what there is to play.


class FlagOption(Struct, frozen=True, tag_field="type", tag="flag"):
    name: str
    default: bool


class NumberOption(Struct, frozen=True, tag_field="type", tag="number"):
    name: str
    default: int
    low: int
    high: int


class ChoiceOption(Struct, frozen=True, tag_field="type", tag="choice"):
    name: str
    default: str
    words: list[str]
    players: dict[str, list[int]]  # by word: how many can play with it


OptionItem = FlagOption | NumberOption | ChoiceOption


class GameItem(Struct, frozen=True):
    """A game with its options; their names are in the locale: `{id}-option-{name}`."""

    id: str
    version: int
    seats: tuple[int, int]  # fewest and most
    options: list[OptionItem]


class ClockLimits(Struct, frozen=True):
    """Fewest and most of what a clock is set to: seconds, or days."""

    move: tuple[int, int]
    bank: tuple[int, int]
    increment: tuple[int, int]
    days: tuple[int, int]


class Games(Struct, frozen=True):
    games: list[GameItem]
    bots: list[str]  # weakest first
    clocks: ClockLimits
    languages: list[str]


# HTTP: people.


class Me(Struct, frozen=True):
    id: str
    name: str
    kind: Literal["guest", "account"]
    lang: str  # in which sentences come


class MeChange(Struct, frozen=True, omit_defaults=True):
    """What is left out stays."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    lang: Annotated[str, Meta(max_length=20)] | UnsetType = UNSET


class Credentials(Struct, frozen=True):
    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1000)]


class PasswordChange(Struct, frozen=True):
    old: Annotated[str, Meta(max_length=1000)]
    new: Annotated[str, Meta(max_length=1000)]


class NewToken(Struct, frozen=True):
    """A token for a program; scopes are `read` and `play`."""

    name: Annotated[str, Meta(max_length=200)]
    scopes: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=10)]


class TokenItem(Struct, frozen=True):
    id: str
    name: str
    scopes: list[str]
    created: int
    token: str | None = None  # the text itself, shown once


class Tokens(Struct, frozen=True):
    tokens: list[TokenItem]


class OwnSession(Struct, frozen=True):
    created: int
    expires: int


class OwnMatch(Struct, frozen=True):
    id: str
    game: str
    status: str
    created: int
    seats: list[int]


class OwnLine(Struct, frozen=True):
    match: str
    n: int
    at: int
    text: str


class Export(Struct, frozen=True):
    """What is stored about whoever asks, without secrets; `chat` is of one's own matches."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    created: int
    sessions: list[OwnSession]
    tokens: list[TokenItem]
    matches: list[OwnMatch]
    chat: list[OwnLine]


# HTTP: tables.


class MySeat(Struct, frozen=True, tag_field="kind", tag="me"):
    """For whoever opens the table."""


class OpenSeat(Struct, frozen=True, tag_field="kind", tag="open"):
    """For anybody."""


class BotSeat(Struct, frozen=True, tag_field="kind", tag="bot"):
    """For a bot."""

    bot: BotName = "level-3"


class LocalSeat(Struct, frozen=True, tag_field="kind", tag="local"):
    """For somebody at the same screen as whoever opens the table."""

    name: Annotated[str, Meta(max_length=200)] = ""


NewSeat = MySeat | OpenSeat | BotSeat | LocalSeat


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """As long as it takes."""


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move"):
    """So long for a turn; then a bot takes over."""

    seconds: int


class BankClock(Struct, frozen=True, tag_field="kind", tag="bank"):
    """So long for the match, and some more for each turn."""

    seconds: int
    increment: int = 0


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for a turn."""

    days: int


NewClock = NoClock | MoveClock | BankClock | DaysClock


class NewMatch(Struct, frozen=True):
    """A table. Seats are given to players in turn order; exactly one is `me`, or none."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, Value], Meta(max_length=50)] = {}
    clock: NewClock = NoClock()
    public: bool = True
    casual: bool = True


class Join(Struct, frozen=True):
    """Sit down, on a given seat or the first free one, with a share of chance."""

    seat: Seat | None = None
    nonce: Nonce | None = None


class Start(Struct, frozen=True):
    """Begin; `fill` seats that bot wherever it is free. A share of chance may come along."""

    fill: BotName | None = None
    nonce: Nonce | None = None


class SeatChoice(Struct, frozen=True):
    seat: Seat


class SeatBotChoice(Struct, frozen=True):
    seat: Seat
    bot: BotName


class ListedSeat(Struct, frozen=True):
    user: str | None
    name: str
    bot: str | None


class MatchItem(Struct, frozen=True):
    """A match as lists show it."""

    id: str
    game: str
    version: int
    playable: bool  # this server has these rules
    status: Literal["open", "running", "over", "cancelled"]
    public: bool
    casual: bool
    options: dict[str, Value]
    clock: NewClock
    host: str | None
    created: int
    started: int | None
    finished: int | None
    result: list[float] | None
    ended: str | None
    rematch_of: str | None
    seats: list[ListedSeat]
    mine: list[int]  # the reader's seats


class MatchPage(Struct, frozen=True):
    """A part of a list, newest first; give `next` back as `page` to go on."""

    items: list[MatchItem]
    next: str | None


class ForkOrigin(Struct, frozen=True):
    """Where a fork comes from; `seat`: redealt from what that seat knew."""

    match: str
    ply: int
    seat: int | None


class MatchDetail(Struct, frozen=True):
    """A match as the reader's first seat, or a spectator, knows it."""

    match: MatchItem
    now: int
    update: Update
    last_view: View | None  # of a match whose rules this server no longer has
    fork_of: ForkOrigin | None
    invite: str  # the address to send to friends


class Verified(Struct, frozen=True):
    """Whether a match that is over was played as it was dealt."""

    holds: bool
    message: Said
    text: str
    commitment: str
    secret: str
    actions: int
    result: list[float] | None


class Frame(Struct, frozen=True):
    """The game after `ply` actions, through one seat's eyes, and what led there."""

    ply: int
    n: int
    at: int
    player: int | None  # whose action it was; None at ply 0
    move: dict[str, int | str] | None  # what it was; only from the end on
    lines: list[Said]
    asked: int | None
    question: Said
    view: View


class Replay(Struct, frozen=True):
    """Frames `since` .. `since + len(frames) - 1` of `plies + 1`."""

    match: str
    seat: int | None  # through whose eyes
    eyes: list[int | None]  # through whose it can be seen
    plies: int
    since: int
    frames: list[Frame]


class Fork(Struct, frozen=True):
    """Go on from a ply of a match that is over, against bots.

    `hidden`: the cards as they lay, or dealt again from what the seat knew.
    """

    ply: Place
    seat: Seat
    hidden: Literal["same", "redealt"] = "same"
    bot: BotName = "level-3"


# The API for bots, after Lichess's: lines of JSON.


class GameStart(Struct, frozen=True, tag="gameStart"):
    """A match of yours runs."""

    id: str
    game: str
    seat: int


class GameFinish(Struct, frozen=True, tag="gameFinish"):
    """A match of yours has ended."""

    id: str
    game: str
    seat: int
    result: list[float] | None


EventLine = GameStart | GameFinish


class BotAnswer(Struct, frozen=True):
    """A legal action, its stable text, its parts, and a sentence."""

    action: int
    text: str
    move: dict[str, int | str]
    say: str


class GameState(Struct, frozen=True, tag="gameState"):
    """Everything that a program needs to answer; it may forget all that came before."""

    n: int
    ply: int
    status: str
    asked: int | None
    my_turn: bool
    question: str
    view: View | None
    legal: list[BotAnswer]
    log: list[str]  # what is new since the line before
    left: list[int]  # milliseconds
    running: int | None
    since: int
    now: int
    offer: bool  # somebody asks to take a move back, and your answer is waited for
    result: list[float] | None
    ended: str | None


class GameFull(Struct, frozen=True, tag="gameFull"):
    """The first line of a match's stream: what does not change, and the state."""

    id: str
    game: str
    version: int
    options: dict[str, Value]
    clock: dict[str, Any]
    casual: bool
    seat: int | None
    seats: list[str]
    commitment: str
    state: GameState


class ChatLine(Struct, frozen=True, tag="chatLine"):
    """Somebody has said something."""

    n: int
    user: str
    name: str
    seat: int | None
    text: str


BotLine = GameFull | GameState | ChatLine


class Moved(Struct, frozen=True):
    """A bot's move, or another command, was carried out; `n` is the last entry now."""

    ok: bool
    n: int


class ChatText(Struct, frozen=True):
    text: GivenText


class BotWorkers(Struct, frozen=True):
    """Processes in which bots think: how many there should be, and how many can answer."""

    wanted: int
    able: int
    waiting: int  # questions that wait for one


class Health(Struct, frozen=True):
    """`no-storage`: nothing can be written; `no-bots`: no process can answer for a bot."""

    status: Literal["ok", "closing", "no-storage", "no-bots"]
    version: str
    bots: BotWorkers


DECODER: Final = msgspec.json.Decoder(FromClient)
ENCODER: Final = msgspec.json.Encoder()
