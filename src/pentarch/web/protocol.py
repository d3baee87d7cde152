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

from pentarch.hosting.points import Point
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


class Stops(Struct, frozen=True, tag="stops"):
    """Have these moments passed automatically, and be asked at all others. Nobody else is told."""

    passed: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)]
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
    """Play again: the first who asks opens a table, whose id comes with the next update; the
    others sit down there, and with the last of them it begins. A share of chance may come along.
    """

    nonce: Nonce | None = None


class Ping(Struct, frozen=True, tag="ping"):
    """A sign of life."""

    id: int = 0


FromClient = (
    Hello | Act | Undo | Offer | Accept | Decline | Resign | Leave | Return
    | Stops | Chat | Why | Hint | Rematch | Ping
)  # fmt: skip


# To a browser, over the socket of a match.


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: who you are, and which seats are yours here."""

    match: str
    user: str
    seats: list[int]
    now: int
    lang: str


class CoachItem(Struct, frozen=True):
    """What the coach of a lesson says: steps to be read, the last of them also to be done.

    The words of a step are `<game>-coach-<step>`. While the rival moves there are none.
    """

    steps: list[str]
    first: int  # the number of the first of them
    of: int
    wanted: list[int]  # the answers that the step asks for


class UpdateMessage(Struct, frozen=True, tag="update"):
    """What is new, for one seat (or a spectator). Whoever holds several gets one for each."""

    now: int
    update: Update
    coach: CoachItem | None = None  # of a lesson that is still followed


class Refused(Struct, frozen=True, tag="refused"):
    """A message was refused and nothing has changed. After a stale one an update follows."""

    to: str  # the type of the message
    seat: int | None
    stale: bool
    message: Said
    text: str
    rule: str | None = None  # as in `why`


class WhyAnswer(Struct, frozen=True, tag="why"):
    """Why a move is not possible; a `message` of null: it is."""

    action: int | None
    seat: int | None
    message: Said | None
    text: str | None
    rule: str | None = None  # `{section}.{paragraph}`: where `{game}-rules-{section}` says so


class HintItem(Struct, frozen=True):
    """One of the best answers, and what a bot thinks of it.

    The first is told by the chances that it gives: very-good, good, even, poor, bad. The others
    are told by how they compare with it: as-good, little-worse, worse, much-worse.
    """

    answer: Answer
    worth: str


class HintAnswer(Struct, frozen=True, tag="hint"):
    """What a bot would do in a position, up to three answers, best first.

    `why` is what parts the first from the second; null where no sentence says it truly.
    """

    seat: int
    n: int
    ply: int
    bot: str
    best: list[HintItem]
    why: Said | None


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
    by_players: list[int]  # what the default stands for, by number of players; empty: itself


class ChoiceOption(Struct, frozen=True, tag_field="type", tag="choice"):
    name: str
    default: str
    words: list[str]
    players: dict[str, list[int]]  # by word: how many can play with it
    by_players: list[str]  # as of a number


OptionItem = FlagOption | NumberOption | ChoiceOption


class GameItem(Struct, frozen=True):
    """A game with its options; their names are in the locale: `{id}-option-{name}`."""

    id: str
    version: int
    seats: tuple[int, int]  # fewest and most
    options: list[OptionItem]
    lesson: bool = False  # there is a first match with a coach
    # Tips, `{id}-tip-{name}`: each with how the texts of the answers begin that bring it about.
    tips: dict[str, str] = {}


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
    private: bool  # nobody else sees the profile


class MeChange(Struct, frozen=True, omit_defaults=True):
    """What is left out stays. `private`: nobody else sees the profile."""

    private: bool | UnsetType = UNSET

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    lang: Annotated[str, Meta(max_length=20)] | UnsetType = UNSET


class Credentials(Struct, frozen=True):
    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1000)]


class PasswordChange(Struct, frozen=True):
    old: Annotated[str, Meta(max_length=1000)]
    new: Annotated[str, Meta(max_length=1000)]


class Password(Struct, frozen=True):
    password: Annotated[str, Meta(max_length=1000)]


class RecoveryCodes(Struct, frozen=True):
    """Codes that replace a lost password, each once; shown this once."""

    codes: list[str]


class Recovery(Struct, frozen=True):
    """A new password for whoever has a code."""

    name: Annotated[str, Meta(max_length=200)]
    code: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=1000)]


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


class OwnList(Struct, frozen=True):
    game: str
    name: str
    cards: dict[str, int]
    created: int
    changed: int


# HTTP: lists of cards that are made before a match.

CardName = Annotated[str, Meta(max_length=60)]
GivenCards = Annotated[
    dict[CardName, Annotated[int, Meta(ge=1, le=40)]], Meta(max_length=100)
]  # copies by card


class ListDraft(Struct, frozen=True):
    """A list as it is being made, done or not."""

    cards: GivenCards
    name: Annotated[str, Meta(max_length=200)] = ""


class NewList(Struct, frozen=True):
    """A list to be kept, done or not."""

    name: Annotated[str, Meta(max_length=200)]
    cards: GivenCards


class ListChange(Struct, frozen=True, omit_defaults=True):
    """What is left out stays."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    cards: GivenCards | UnsetType = UNSET


class ListText(Struct, frozen=True):
    """A list as people write it: a card a line."""

    text: Annotated[str, Meta(max_length=10_000)]


class Reason(Struct, frozen=True):
    message: Said
    text: str


class Slip(Struct, frozen=True):
    """A line that is no card, counted from 1."""

    line: int
    message: Said
    text: str


class ListTotals(Struct, frozen=True):
    """What a list comes to; the affiliation is null for an empty army."""

    affiliation: str | None
    army_cost: int
    army_budget: int
    deck_size: int
    deck_full: int  # how many cards a deck must have
    deck_cost: int
    deck_budget: int


class ListItem(Struct, frozen=True):
    """A list with what the rules say of it. The name of a ready one is `{game}-list-{id}`."""

    id: str
    name: str | None
    cards: dict[str, int]
    totals: ListTotals
    reasons: list[Reason]  # why it cannot be used; none: it can
    actions: list[int]  # that make it at a table, one after the other
    changed: int | None  # null: a ready one


class Lists(Struct, frozen=True):
    ready: list[ListItem]
    own: list[ListItem]
    most: int  # that somebody may keep


class ListCheck(Struct, frozen=True):
    """What the rules say of a list, and the list as text."""

    cards: dict[str, int]
    totals: ListTotals
    reasons: list[Reason]
    refused: dict[str, Reason]  # by card: why one more of it cannot join
    actions: list[int]
    text: str


class ListRead(Struct, frozen=True):
    """What a text says; lines that are slips are left out of the cards."""

    name: str
    cards: dict[str, int]
    slips: list[Slip]


class PushKey(Struct, frozen=True):
    """The server's public key, for `PushManager.subscribe`."""

    key: str


class PushSubscription(Struct, frozen=True):
    """Where a browser can be called: the service's address, and for whom to encrypt."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=128)]  # p256dh
    auth: Annotated[str, Meta(max_length=64)]


class PushEndpoint(Struct, frozen=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


# HTTP: people among people.


class Known(Struct, frozen=True):
    id: str
    name: str


class RatingMark(Struct, frozen=True):
    """A rating after a match; `uncertainty` is one standard deviation."""

    at: int
    rating: float
    uncertainty: float


class RatingItem(Struct, frozen=True):
    """A rating of a game on openskill's scale, where a newcomer has 25 ± 8.3; newest last."""

    game: str
    rating: float
    uncertainty: float
    matches: int
    marks: list[RatingMark]


class TallyItem(Struct, frozen=True):
    """How many matches of a kind, and how many of them were won."""

    what: str  # a game, a mode, a number of seats, or people, bots, mixed
    game: str | None  # of a mode
    matches: int
    wins: int


class CardItem(Struct, frozen=True):
    game: str
    card: str
    times: int


class Profile(Struct, frozen=True):
    """Somebody, as others see them: of a private profile only the name.

    Others see nothing that was made of private matches.
    """

    id: str
    name: str
    kind: Literal["guest", "account"]
    private: bool
    mine: bool
    shown: bool  # what follows is there to be seen
    since: int | None
    games: list[TallyItem]
    modes: list[TallyItem]
    seats: list[TallyItem]
    opponents: list[TallyItem]
    streak: int  # won in a row, up to now; negative: not won
    longest: int
    ratings: list[RatingItem]
    cards: list[CardItem]


class LeaderItem(Struct, frozen=True):
    """A place on the board: of a person (`id`) or a bot."""

    id: str | None
    name: str
    bot: str | None
    rating: float
    uncertainty: float
    matches: int


class Leaders(Struct, frozen=True):
    """The best of a game first, by rating less two uncertainties."""

    game: str
    leaders: list[LeaderItem]


class LevelItem(Struct, frozen=True):
    """A bot on the scale of people's ratings, with the interval in which it lies with 95 %.

    It begins where the arena measured it, in so many matches (`measured`) among bots, and the
    rated matches of this server move it (`matches`). Null: nothing is known of it.
    """

    bot: str
    rating: float | None
    low: float | None
    high: float | None
    measured: int
    matches: int


class Levels(Struct, frozen=True):
    """The bots that can be given a seat, as they play one game; weakest first by their names."""

    game: str
    levels: list[LevelItem]


class Friend(Struct, frozen=True):
    """`here`: has a page open; told only to whom they have named a friend as well."""

    id: str
    name: str
    here: bool


class Ties(Struct, frozen=True):
    """Whom I have named: friends; whose words I am not shown; whom I do not meet."""

    friends: list[Friend]
    muted: list[Known]
    blocked: list[Known]


class OwnPush(Struct, frozen=True):
    endpoint: str
    created: int


class Export(Struct, frozen=True):
    """What is stored about whoever asks, without secrets; `chat` is what they said anywhere."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    created: int
    sessions: list[OwnSession]
    tokens: list[TokenItem]
    matches: list[OwnMatch]
    chat: list[OwnLine]
    lists: list[OwnList]
    private: bool
    ratings: list[RatingItem]
    ties: Ties
    pushes: list[OwnPush]
    recovery_codes: int  # that are left


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


class KeptSeat(Struct, frozen=True, tag_field="kind", tag="kept"):
    """For one person alone, by id: a challenge."""

    user: Annotated[str, Meta(max_length=64)]


NewSeat = MySeat | OpenSeat | BotSeat | LocalSeat | KeptSeat


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
    casual: bool = True  # False: hints and undoing by consent are off; a public match is rated
    missed: Literal["bot", "pass"] = "bot"  # what is done for whoever misses a turn


class Join(Struct, frozen=True):
    """Sit down, on a given seat or the first free one, with a share of chance."""

    seat: Seat | None = None
    nonce: Nonce | None = None


class Start(Struct, frozen=True):
    """Begin; `fill` seats that bot wherever it is free. A share of chance may come along."""

    fill: BotName | None = None
    nonce: Nonce | None = None


class Again(Struct, frozen=True):
    """Play again; a share of chance may come along."""

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
    reserved: bool = False  # the seat is kept for who has that name


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
    kept: list[int]  # seats that wait for the reader
    rated: bool
    asked: int | None  # whose turn it is, and since when
    asked_since: int | None


class MatchPage(Struct, frozen=True):
    """A part of a list, newest first; give `next` back as `page` to go on."""

    items: list[MatchItem]
    next: str | None


class Lobby(Struct, frozen=True):
    """What the hall shows first; the lists of tables go on at `/api/matches`."""

    now: int
    mine: list[MatchItem]  # that run, wait or wait for me
    open: MatchPage
    running: MatchPage


class Quick(Struct, frozen=True):
    """A quick match: any of these games, with any of these numbers of players."""

    games: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=20)]
    players: Annotated[
        list[Annotated[int, Meta(ge=2, le=MOST_SEATS)]], Meta(min_length=1, max_length=MOST_SEATS)
    ]
    bots: bool = True  # rather with bots than wait for long
    rated: bool = False


class Quickly(Struct, frozen=True):
    """Where I am seated, or since when I wait, and when bots will do."""

    match: str | None
    since: int
    bots_at: int | None
    now: int


# The line of a visitor: what changes in lists, as it happens.


class WatchHall(Struct, frozen=True, tag="hall"):
    """Whether to tell of public tables as well; of my own matches it is always told."""

    open: bool


FromVisitor = WatchHall | Ping


class ListNews(Struct, frozen=True, tag="lists"):
    """Rows that are others than before, or new."""

    now: int
    items: list[MatchItem]


class Reload(Struct, frozen=True, tag="reload"):
    """Too much has happened: read the lists again."""


ToVisitor = ListNews | Reload | Pong | Gone


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


class Analysis(Struct, frozen=True):
    """What a bot thinks of a match that is over, as far as it has looked: `looked` of `total`.

    `none`: nobody has asked for it; `stopped`: nobody looked any more, or the server did not run.
    Points come in the order in which they were found, from `since` on: give the number of those
    that are known to get the rest. Of two points of one ply the later one holds.
    """

    match: str
    status: Literal["none", "running", "stopped", "done"]
    looked: int
    total: int
    since: int
    points: list[Point]


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
VISITOR_DECODER: Final = msgspec.json.Decoder(FromVisitor)
ENCODER: Final = msgspec.json.Encoder()
