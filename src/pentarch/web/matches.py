"""HTTP for tables: what there is to play, opening, finding, sitting down, starting."""

from __future__ import annotations

import contextlib
from typing import Annotated, Final, Literal, assert_never

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from pentarch import bots
from pentarch.core.game import Game
from pentarch.core.options import Choice, Option, shown
from pentarch.core.state import State
from pentarch.core.words import BadOption, Message, Refusal, say
from pentarch.games import GAMES, TEACHING
from pentarch.hosting import starting
from pentarch.hosting.clock import now
from pentarch.hosting.quotas import check_quota
from pentarch.hosting.refusals import Forbidden, NotFound
from pentarch.hosting.table import Table
from pentarch.locale import LANGUAGES, language
from pentarch.match import clocks, commands
from pentarch.match.creation import create
from pentarch.match.drafts import BadCommand
from pentarch.match.match import CANCELLED, OVER, RUNNING, WAITING, Match
from pentarch.match.seats import Seat, nobody, owner_of
from pentarch.match.seats import bot as bot_seat
from pentarch.match.seats import person as person_seat
from pentarch.match.updates import update_for
from pentarch.storage.names import checked_name
from pentarch.storage.users import ACCOUNT, GUEST, User
from pentarch.web import protocol
from pentarch.web.listing import item_of, item_of_match, page_of
from pentarch.web.server import PROBLEMS, Server, ThePerson, TheServer, TheVisitor
from pentarch.web.sockets import open_rematch, read_nonce
from pentarch.web.visitors import Visitor, local_user, seats_of

BOTS: Final = ("random", "greedy", *bots.LEVELS)  # weakest first
STATUSES: Final = (WAITING, RUNNING, OVER, CANCELLED)
PAGE: Final = 30

GameQuery = Annotated[str | None, QueryParameter(max_length=40, description="Only of that game.")]
PageQuery = Annotated[
    str | None, QueryParameter(max_length=100, description="`next` of the page before.")
]


def games() -> protocol.Games:
    limits = protocol.ClockLimits(
        clocks.MOVE_LIMITS, clocks.BANK_LIMITS, clocks.INCREMENT_LIMITS, clocks.DAYS_LIMITS
    )
    return protocol.Games(list(map(game_item, GAMES.values())), [*BOTS], limits, [*LANGUAGES])


def game_item(game: Game[State]) -> protocol.GameItem:
    options = [option_item(game, option) for option in game.options]
    teaching = TEACHING.get(game.id)
    tips = {} if teaching is None else {**teaching.tips}
    return protocol.GameItem(game.id, game.version, game.seats, options, teaching is not None, tips)


def option_item(game: Game[State], option: Option) -> protocol.OptionItem:
    if isinstance(option, Choice):
        players = {word: players_with(game, option.name, word) for word in option.words}
        return protocol.ChoiceOption(
            option.name, option.default, [*option.words], players, [*option.by_players]
        )
    return msgspec.convert(option.to_json(), protocol.FlagOption | protocol.NumberOption)


def players_with(game: Game[State], option: str, word: str) -> list[int]:
    """How many can play with that word, if all the rest is as usual."""
    fewest, most = game.seats
    found: list[int] = []
    for players in range(fewest, most + 1):
        with contextlib.suppress(BadOption):
            game.choose(players, {option: word})
            found.append(players)
    return found


@get("/api/games", responses=PROBLEMS)
async def get_games() -> protocol.Games:
    """The games with their options and limits, the bots, the clocks."""
    return games()


# Lists.


@get("/api/matches", responses=PROBLEMS)
async def get_matches(
    visitor: TheVisitor,
    server: TheServer,
    status: FromQuery[Literal["open", "running"]] = "open",
    game: GameQuery = None,
    page: PageQuery = None,
) -> protocol.MatchPage:
    """Public tables that wait for people, or matches that can be watched."""
    lists = server.storage.matches
    read = lists.open_tables if status == WAITING else lists.running
    found = await read(game=game, limit=PAGE, after=page)
    return page_of(server, found, visitor)


@get("/api/matches/mine", responses=PROBLEMS)
async def get_mine(
    visitor: TheVisitor,
    server: TheServer,
    status: FromQuery[Literal["open", "running", "over", "cancelled"] | None] = None,
    page: PageQuery = None,
) -> protocol.MatchPage:
    """My matches, private ones too."""
    if visitor.id is None:
        return protocol.MatchPage([], None)
    lists = server.storage.matches
    found = await lists.of_user(visitor.id, status=status, limit=PAGE, after=page)
    return page_of(server, found, visitor)


@get("/api/lobby", responses=PROBLEMS)
async def get_lobby(visitor: TheVisitor, server: TheServer) -> protocol.Lobby:
    """My matches, those first where it is my turn; open tables; matches that can be watched."""
    lists = server.storage.matches
    own = [] if visitor.id is None else await lists.going_on(visitor.id)
    own = server.tables.with_turns(own)
    damaged = server.tables.damaged
    mine = [item_of(it, visitor.id, it.id not in damaged) for it in own]
    return protocol.Lobby(
        now(),
        sorted(mine, key=lambda it: it.asked not in it.mine),
        page_of(server, await lists.open_tables(limit=PAGE), visitor),
        page_of(server, await lists.running(limit=PAGE), visitor),
    )


# One table.


async def detail(server: Server, table: Table, visitor: Visitor) -> protocol.MatchDetail:
    """A match as the reader knows it."""
    match = table.match
    mine = seats_of(match, visitor.id)
    seat = mine[0] if mine else None
    last_view = None
    if not match.is_playable:
        last_view = await server.storage.matches.last_view(table.id, seat)
    return protocol.MatchDetail(
        match=item_of_match(table.id, match, visitor.id),
        now=now(),
        update=update_for(match, seat),
        last_view=last_view,
        fork_of=None
        if match.fork_of is None
        else msgspec.convert(match.fork_of, protocol.ForkOrigin),
        invite=f"/match/{table.id}",
    )


async def detail_after(
    command: commands.Command, match_id: str, server: Server, visitor: Visitor
) -> protocol.MatchDetail:
    """Carry a command out, and tell the match as it is then."""
    table = await server.tables.get(match_id)
    await table.do(command)
    return await detail(server, table, visitor)


@get("/api/matches/{match_id:str}", responses=PROBLEMS)
async def get_match(
    match_id: FromPath[str], visitor: TheVisitor, server: TheServer
) -> protocol.MatchDetail:
    """A match as I, or a spectator, know it. Whoever knows the id of a private one was given it."""
    return await detail(server, await server.tables.get(match_id), visitor)


@post("/api/matches", responses=PROBLEMS)
async def post_match(
    data: JSONBody[protocol.NewMatch], person: ThePerson, visitor: TheVisitor, server: TheServer
) -> protocol.MatchDetail:
    """Open a table. Its commitment is known before anybody gives a share of chance."""
    await check_quota(server.tables, server.rates, visitor.key, visitor.address)
    game = GAMES.get(data.game)
    if game is None:
        known = ", ".join(GAMES)
        raise NotFound(say("web-refusal-game", given=shown(data.game), known=known))
    await check_local_names(server, data, person)
    entry = create(
        game,
        new_seats(data, person, visitor.lang, await invited(server, data, person)),
        dict(data.options),
        at=now(),
        secret=starting.new_secret(),
        host=person.id,
        clock=clocks.from_json(msgspec.to_builtins(data.clock)),
        casual=data.casual,
        public=data.public,
        missed=data.missed,
    )
    table = await server.tables.create(entry)
    return await detail(server, table, visitor)


@post("/api/lessons/{game_id:str}", responses=PROBLEMS)
async def post_lesson(
    game_id: FromPath[str], person: ThePerson, visitor: TheVisitor, server: TheServer
) -> protocol.MatchDetail:
    """Begin a first match with a coach. Its deal is known beforehand, and its record says so."""
    await check_quota(server.tables, server.rates, visitor.key, visitor.address)
    game, teaching = GAMES.get(game_id), TEACHING.get(game_id)
    if game is None or teaching is None:
        known = ", ".join(TEACHING)
        raise NotFound(say("web-refusal-game", given=shown(game_id), known=known))
    lesson = teaching.lesson
    rivals = [bot_seat(lesson.rival) for _ in range(lesson.players - 1)]
    entry = create(
        game,
        [person_seat(person.id, person.name), *rivals],
        dict(lesson.options),
        at=now(),
        secret=lesson.secret,
        host=person.id,
        casual=True,
        public=False,
        position=lesson.opening,
    )
    table = await server.tables.create(entry)
    await table.do(commands.Start(person.id))
    return await detail(server, table, visitor)


async def invited(server: Server, data: protocol.NewMatch, host: User) -> dict[str, str]:
    """The names of those for whom seats are kept; who has blocked the host is not asked."""
    people = [it.user for it in data.seats if isinstance(it, protocol.KeptSeat)]
    if len({*people, host.id}) <= len(people):
        raise BadOption(say("web-refusal-no-person"))
    kinds = await server.storage.users.kinds(people)
    if any(kinds.get(it) not in (GUEST, ACCOUNT) for it in people):
        raise NotFound(say("web-refusal-no-person"))
    if await server.storage.ties.is_unwelcome(host.id, people):
        raise Forbidden(say("web-refusal-unwelcome"))
    return await server.storage.users.names(people)


async def check_local_names(server: Server, data: protocol.NewMatch, host: User) -> None:
    """Nobody at the same screen is called as an account of somebody else is."""
    for seat in data.seats:
        if isinstance(seat, protocol.LocalSeat) and seat.name.strip():
            await server.storage.users.require_free(checked_name(seat.name), host.id)


def new_seats(
    data: protocol.NewMatch, host: User, lang: str, invited: dict[str, str]
) -> list[Seat]:
    if sum(isinstance(seat, protocol.MySeat) for seat in data.seats) != 1:
        raise BadOption(say("web-refusal-one-me"))
    seats: list[Seat] = []
    for number, seat in enumerate(data.seats):
        if isinstance(seat, protocol.MySeat):
            seats.append(person_seat(host.id, host.name))
        elif isinstance(seat, protocol.OpenSeat):
            seats.append(nobody())
        elif isinstance(seat, protocol.BotSeat):
            seats.append(bot_seat(checked_bot(seat.bot)))
        elif isinstance(seat, protocol.LocalSeat):
            seats.append(person_seat(local_user(host.id, number), local_name(seat, number, lang)))
        elif isinstance(seat, protocol.KeptSeat):
            seats.append(nobody(seat.user, invited[seat.user]))
        else:
            assert_never(seat)
    return seats


def local_name(seat: protocol.LocalSeat, number: int, lang: str) -> str:
    if seat.name.strip():
        return checked_name(seat.name)
    return language(lang).format(say("player-unnamed", number=number + 1))


def checked_bot(name: str) -> str:
    if name not in BOTS:
        raise BadOption(say("refusal-bot", given=shown(name), known=", ".join(BOTS)))
    return name


@post("/api/matches/{match_id:str}/join", status_code=200, responses=PROBLEMS)
async def post_join(
    match_id: FromPath[str],
    data: JSONBody[protocol.Join],
    person: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
) -> protocol.MatchDetail:
    """Sit down."""
    table = await server.tables.get(match_id)
    nonce = read_nonce(data.nonce)
    await check_welcome(server, table.match, person.id)
    await table.do(commands.Join(person.id, person.name, data.seat, nonce))
    return await detail(server, table, visitor)


async def check_welcome(server: Server, match: Match, user: str) -> None:
    """Nobody sits down with somebody who has blocked them, or whom they have blocked."""
    people = {owner_of(it.user) for it in match.seats if it.user is not None}
    people |= set() if match.host is None else {match.host}
    if match.status == WAITING and await server.storage.ties.is_unwelcome(user, people):
        raise Forbidden(say("web-refusal-unwelcome"))


@post("/api/matches/{match_id:str}/leave", status_code=200, responses=PROBLEMS)
async def post_leave(
    match_id: FromPath[str], person: ThePerson, visitor: TheVisitor, server: TheServer
) -> protocol.MatchDetail:
    """Stand up, with all at the same screen; once the match runs bots take over."""
    table = await server.tables.get(match_id)
    seats = seats_of(table.match, person.id)
    users = [table.match.seats[it].user or "" for it in seats] or [person.id]
    refusals: list[BadCommand] = []
    for user in sorted(users, key=len, reverse=True):  # the host's own seat comes last
        try:
            await table.do(commands.Leave(user))
        except BadCommand as refusal:
            refusals.append(refusal)
    if len(refusals) == len(users):
        raise refusals[-1]
    return await detail(server, table, visitor)


@post("/api/matches/{match_id:str}/sit", status_code=200, responses=PROBLEMS)
async def post_sit(
    match_id: FromPath[str],
    data: JSONBody[protocol.SeatChoice],
    person: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
) -> protocol.MatchDetail:
    """Move to another free seat."""
    return await detail_after(commands.Sit(person.id, data.seat), match_id, server, visitor)


@post("/api/matches/{match_id:str}/bot", status_code=200, responses=PROBLEMS)
async def post_bot(
    match_id: FromPath[str],
    data: JSONBody[protocol.SeatBotChoice],
    person: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
) -> protocol.MatchDetail:
    """The host puts a bot on a free seat."""
    command = commands.SeatBot(person.id, data.seat, checked_bot(data.bot))
    return await detail_after(command, match_id, server, visitor)


@post("/api/matches/{match_id:str}/open", status_code=200, responses=PROBLEMS)
async def post_open(
    match_id: FromPath[str],
    data: JSONBody[protocol.SeatChoice],
    person: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
) -> protocol.MatchDetail:
    """The host frees a seat."""
    return await detail_after(commands.OpenSeat(person.id, data.seat), match_id, server, visitor)


@post("/api/matches/{match_id:str}/start", status_code=200, responses=PROBLEMS)
async def post_start(
    match_id: FromPath[str],
    data: JSONBody[protocol.Start],
    person: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
) -> protocol.MatchDetail:
    """Begin. A share of chance that comes along counts for those of my seats that have none."""
    table = await server.tables.get(match_id)
    fill = None if data.fill is None else checked_bot(data.fill)
    nonce = read_nonce(data.nonce)
    for seat in seats_of(table.match, person.id):
        user = table.match.seats[seat].user
        if nonce and user is not None and not table.match.seats[seat].nonce:
            with contextlib.suppress(Refusal):
                await table.do(commands.GiveNonce(user, nonce))
    await starting.start(server.tables, table, person.id, fill)
    return await detail(server, table, visitor)


@post("/api/matches/{match_id:str}/cancel", status_code=200, responses=PROBLEMS)
async def post_cancel(
    match_id: FromPath[str], person: ThePerson, visitor: TheVisitor, server: TheServer
) -> protocol.MatchDetail:
    """The host gives the table up."""
    return await detail_after(commands.Cancel(person.id), match_id, server, visitor)


@post("/api/matches/{match_id:str}/rematch", status_code=200, responses=PROBLEMS)
async def post_rematch(
    match_id: FromPath[str],
    person: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
    data: JSONBody[protocol.Again | None] = None,
) -> protocol.MatchDetail:
    """A table for the same people again, or a seat at the one that somebody has opened already;
    with the last of them the match begins.
    """
    table = await server.tables.get(match_id)
    nonce = read_nonce(None if data is None else data.nonce)
    following = await open_rematch(server.tables, server.rates, table, visitor, person.id, nonce)
    return await detail(server, following, visitor)


def say_over(match: Match) -> Message:
    return say("match-refusal-cancelled" if match.status == CANCELLED else "match-refusal-not-over")


HANDLERS = [
    get_games, get_lobby, get_matches, get_mine, get_match, post_match, post_lesson, post_join,
    post_leave,
    post_sit, post_bot, post_open, post_start, post_cancel, post_rematch,
]  # fmt: skip
