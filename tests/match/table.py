"""Set a table, speak to it in the words of people, and look at what each of them is told.

Every command goes by way of the journal, and after every one the match in hand must be
the one that its journal tells.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentarch.core.game import Game
from pentarch.core.state import State
from pentarch.core.words import Refusal
from pentarch.games import GAMES
from pentarch.match import clocks, commands
from pentarch.match.clocks import Clock
from pentarch.match.commands import Command
from pentarch.match.creation import create
from pentarch.match.decisions import advance
from pentarch.match.entries import Entry
from pentarch.match.folding import fold
from pentarch.match.items import Update
from pentarch.match.match import Match
from pentarch.match.seats import Seat, bot, nobody, person
from pentarch.match.updates import update_for
from tests.match.relay import RELAY

SECRET = bytes(range(32))
ANNA, BORIS, VERA, GLEB = "anna", "boris", "vera", "gleb"
BOT = "a bot"
NOBODY = "nobody"

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


def find(id: str) -> Game[State] | None:
    return RELAY if id == RELAY.id else GAMES.get(id)


class Table:
    def __init__(
        self,
        *people: str,
        game: Game[State] = RELAY,
        clock: Clock | None = None,
        casual: bool = True,
        missed: str = clocks.BOT,
        start: bool = True,
        **options: object,
    ) -> None:
        host = next(it for it in people if it not in (BOT, NOBODY))
        seats = [seat(it) for it in people]
        self.now = 1_000_000
        self.journal = [
            create(
                game, seats, options,
                at=self.now, secret=SECRET, host=host, clock=clock, casual=casual,
                missed=missed,
            )
        ]  # fmt: skip
        self.match = fold(self.journal, find)
        if start:
            self.do(commands.Start(host))

    # What people do.

    def do(self, command: Command) -> list[Entry]:
        """Carry out a command, write it down, and see that the journal tells the same."""
        written, after = advance(self.match, command, self.now)
        self.journal += written
        self.match = after
        return written

    def refuses(self, command: Command) -> str:
        """The key of the refusal; the match must not have changed."""
        before = everything(self.match)
        try:
            advance(self.match, command, self.now)
        except Refusal as refusal:
            assert everything(self.match) == before, "a refusal changes nothing"
            return refusal.message.key
        raise AssertionError(f"{command} is not refused")

    def act(self, user: str, action: int, seen: int | None = None) -> list[Entry]:
        return self.do(commands.Act(user, action, self.match.n if seen is None else seen))

    def bot_acts(self, action: int) -> None:
        moving = self.match.bot_to_move()
        assert moving is not None, "a bot is to move"
        self.do(commands.BotAct(moving[0], action, self.match.n))

    def undo(self, user: str, to: int | None = None) -> None:
        self.do(commands.Undo(user, self.match.n, to))

    def wait(self, milliseconds: int) -> None:
        self.now += milliseconds

    # What can be seen.

    def told(self, user: str | None, since: int = 0) -> Update:
        return update_for(self.match, self.match.seat_of(user), since)

    def asked(self) -> str | None:
        number = self.match.asked()
        if number is None:
            return None
        place = self.match.seats[number]
        return BOT if place.bot is not None else place.user

    def left(self, user: str) -> int:
        """The seconds that a person has now."""
        number = self.match.seat_of(user)
        assert number is not None, "the person sits here"
        running = self.match.asked() == number and self.match.is_timed(number)
        spent = self.now - self.match.since if running else 0
        return (self.match.left[number] - spent) // SECOND

    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.journal]


def seat(who: str) -> Seat:
    if who == NOBODY:
        return nobody()
    return bot("greedy") if who == BOT else person(who, who.title())


def everything(match: Match) -> bytes:
    """All that a match is, as bytes."""
    state = match.state
    position = None if state is None or match.game is None else match.game.to_json(state)
    dice = None if state is None else int(state.rng)
    kept = [match.game.to_json(it) for it in match.snapshots] if match.game is not None else []
    table = (match.seats, match.status, match.host, match.offer, match.result, match.rematch)
    time = (match.at, match.left, match.since, match.highest_ply)
    game = (match.plies, match.teams, match.ply_after, match.position_n, match.free_undo(0))
    updates = [told_to(match, viewer) for viewer in [*range(match.players), None]]
    said = [(it.n, it.message.key) for it in match.notices]
    rest = [str(it) for it in (table, time, game, said, match.talk)]
    return msgspec.json.encode([position, dice, kept, rest]) + b"".join(updates)


def told_to(match: Match, viewer: int | None, since: int = 0) -> bytes:
    """The very bytes that go to a seat."""
    return msgspec.json.encode(update_for(match, viewer, since))


def through_json(journal: Sequence[Entry]) -> list[Entry]:
    """A journal written down and read again."""
    rows = msgspec.json.decode(msgspec.json.encode(journal))
    return [Entry(*row) for row in rows]


def refolded(journal: Sequence[Entry]) -> Match:
    return fold(through_json(journal), find)
