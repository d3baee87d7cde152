"""HTTP for profiles and the boards of the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from litestar import get
from litestar.params import FromPath

from pentarch.core.options import shown
from pentarch.core.words import say
from pentarch.games import GAMES
from pentarch.hosting.rates import PROFILES
from pentarch.hosting.ratings import BOT, Standings
from pentarch.hosting.records import Record, Tally, finished, record_of
from pentarch.hosting.refusals import NotFound
from pentarch.storage.users import ACCOUNT, GUEST, User
from pentarch.web import protocol
from pentarch.web.matches import BOTS
from pentarch.web.people import kind_of
from pentarch.web.rated import ratings_of
from pentarch.web.server import PROBLEMS, Server, TheServer, TheVisitor
from pentarch.web.visitors import Visitor

MOST_LEADERS: Final = 100
NORMAL_95: Final = 1.96  # standard deviations to either side


@get("/api/people/{user:str}", responses=PROBLEMS)
async def get_profile(
    user: FromPath[str], visitor: TheVisitor, server: TheServer
) -> protocol.Profile:
    """What somebody has played, as far as it is mine to see."""
    server.rates.spend(PROFILES, visitor.address)
    found = await server.storage.users.find(user[:64])
    if found is None or found.kind not in (GUEST, ACCOUNT):
        raise NotFound(say("web-refusal-no-person"))
    is_mine = found.id == visitor.id
    if found.private and not is_mine:
        return profile_of(found, Record(), is_mine=False, is_shown=False)
    played = [it async for it in finished(server.storage, found.id, with_private=is_mine)]
    record = record_of(played, found.id)
    ratings = await ratings_of(server, found.id)
    cards = [
        protocol.CardItem(game, card, times)
        for game, most in (await server.cards.favourites(played, found.id)).items()
        for card, times in most
    ]
    return profile_of(found, record, is_mine, True, ratings, cards)


def profile_of(
    user: User,
    record: Record,
    is_mine: bool,
    is_shown: bool,
    ratings: list[protocol.RatingItem] | None = None,
    cards: list[protocol.CardItem] | None = None,
) -> protocol.Profile:
    modes = [
        protocol.TallyItem(mode, game, it.matches, it.wins)
        for (game, mode), it in record.modes.items()
    ]
    return protocol.Profile(
        id=user.id,
        name=user.name,
        kind=kind_of(user),
        private=user.private,
        mine=is_mine,
        shown=is_shown,
        since=user.created if is_shown else None,
        games=tallies(record.games),
        modes=sorted(modes, key=lambda it: -it.matches),
        seats=tallies({str(number): it for number, it in sorted(record.seats.items())}),
        opponents=tallies(record.opponents),
        streak=record.streak,
        longest=record.longest,
        ratings=ratings or [],
        cards=cards or [],
    )


def tallies(found: Mapping[str, Tally]) -> list[protocol.TallyItem]:
    return [protocol.TallyItem(what, None, it.matches, it.wins) for what, it in found.items()]


@get("/api/leaders/{game:str}", responses=PROBLEMS)
async def get_leaders(
    game: FromPath[str], visitor: TheVisitor, server: TheServer
) -> protocol.Leaders:
    """The best of a game: accounts whose profile is not private, and bots."""
    standings = await standings_of(game, visitor, server)
    order = standings.order()
    names = await server.storage.users.shown_accounts(it for it in order if not is_bot(it))
    places = [it for it in order if is_bot(it) or it in names]
    return protocol.Leaders(game, [leader(standings, it, names) for it in places[:MOST_LEADERS]])


async def standings_of(game: str, visitor: Visitor, server: Server) -> Standings:
    server.rates.spend(PROFILES, visitor.address)
    if game not in GAMES:
        known = ", ".join(GAMES)
        raise NotFound(say("web-refusal-game", given=shown(game), known=known))
    return await server.ratings.now(game)


def is_bot(player: str) -> bool:
    return player.startswith(BOT)


def leader(standings: Standings, player: str, names: Mapping[str, str]) -> protocol.LeaderItem:
    marks = standings.marks[player]
    last = marks[-1]
    bot = player.removeprefix(BOT) if is_bot(player) else None
    id = None if bot is not None else player
    name = "" if id is None else names[id]
    return protocol.LeaderItem(id, name, bot, last.rating, last.uncertainty, len(marks))


@get("/api/levels/{game:str}", responses=PROBLEMS)
async def get_levels(
    game: FromPath[str], visitor: TheVisitor, server: TheServer
) -> protocol.Levels:
    """How strong bots are in a game, on the scale of people's ratings."""
    standings = await standings_of(game, visitor, server)
    return protocol.Levels(game, [level_item(standings, it) for it in BOTS])


def level_item(standings: Standings, bot: str) -> protocol.LevelItem:
    player = BOT + bot
    anchor, matches = standings.anchors.get(bot), len(standings.marks.get(player, ()))
    if anchor is None and not matches:
        return protocol.LevelItem(bot, None, None, None, 0, 0)
    now = standings.rating(player)
    either_side = NORMAL_95 * now.sigma
    measured = 0 if anchor is None else anchor.matches
    return protocol.LevelItem(
        bot, now.mu, now.mu - either_side, now.mu + either_side, measured, matches
    )


HANDLERS = [get_profile, get_leaders, get_levels]
