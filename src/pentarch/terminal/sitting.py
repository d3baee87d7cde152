"""A match at one terminal, with people and bots at its seats."""

from __future__ import annotations

import time
from typing import Final

from pentarch.bots import Bot, make
from pentarch.core.record import Record
from pentarch.core.rng import Rng
from pentarch.core.state import Event, State, events_for
from pentarch.core.words import IllegalAction, Message, say
from pentarch.match import entries
from pentarch.match.commands import Act, BotAct, Command, PassStops, SetStops, Undo
from pentarch.match.creation import create
from pentarch.match.decisions import advance
from pentarch.match.entries import Entry
from pentarch.match.folding import fold
from pentarch.match.match import RUNNING, Match, Ply
from pentarch.match.seats import HERE, Seat, bot, person

PERSON: Final = "you"
ADVISER: Final = "level-3"  # the bot that is asked for hints


class Sitting:
    """The same match as a server's, begun at once and written down nowhere."""

    def __init__(self, record: Record, seats: list[str], seed: int) -> None:
        game = record.game
        self.game = game
        self.rng = Rng(seed)
        self.bots: list[Bot | None] = [
            None if seat == PERSON else make(seat, game, int(self.rng.seed())) for seat in seats
        ]
        self.adviser = make(ADVISER, game, int(self.rng.seed()))
        taken = [seat_of(number, seat) for number, seat in enumerate(seats)]
        options: dict[str, object] = dict(record.options)
        first = create(game, taken, options, at=now(), secret=record.secret, host=PERSON)
        start = Entry(2, entries.START, None, {}, now())  # nobody commands it where bots are alone
        self.match: Match = fold([first, start], lambda _: game)

    def _do(self, command: Command) -> None:
        _, self.match = advance(self.match, command, now())

    @property
    def record(self) -> Record:
        return self.match.record()

    @property
    def state(self) -> State:
        assert self.match.state is not None, "the match has begun"
        return self.match.state

    @property
    def plies(self) -> list[Ply]:
        return self.match.plies

    # Whose turn it is.

    def is_over(self) -> bool:
        return self.match.status != RUNNING

    def asked(self) -> int:
        return int(self.state.current_player())

    def is_person(self, player: int) -> bool:
        return self.match.seats[player].is_person

    def people(self) -> list[int]:
        return [player for player in range(self.match.players) if self.is_person(player)]

    # Playing.

    def answer(self, action: int) -> list[Event]:
        """Play an action for whoever is asked; what happened."""
        player = self.asked()
        if self.is_person(player):
            self._do(Act(user_at(player), action, self.match.n))
        else:
            self._do(BotAct(player, action, self.match.n))
        return [*self.plies[-1].events]

    def bot_answers(self) -> list[Event]:
        """Let the bot that is asked play."""
        player = self.asked()
        bot = self.bots[player]
        assert bot is not None, "a person is asked, not a bot"
        return self.answer(bot.choose(self.through_eyes_of(player), player))

    def hint(self) -> int:
        """What a bot would do in the place of whoever is asked."""
        player = self.asked()
        return self.adviser.choose(self.through_eyes_of(player), player)

    def through_eyes_of(self, player: int) -> State:
        """A copy in which all that the player cannot know is made up."""
        return self.match.redealt(player, int(self.rng.seed()))

    # Passing.

    def pass_from_now(self, moment: str) -> None:
        """Whoever is asked wants such moments passed."""
        player = self.asked()
        passed = {*self.match.seats[player].passed, moment}
        self._do(SetStops(user_at(player), tuple(passed)))

    def stop_everywhere(self) -> None:
        """Whoever is asked wants to be asked at all moments again."""
        self._do(SetStops(user_at(self.asked()), ()))

    def pass_stops(self) -> bool:
        """Pass what is to be passed; whether anything was."""
        if self.match.stop_to_pass() is None:
            return False
        self._do(PassStops())
        return True

    # Taking back.

    def why_not_take_back(self, player: int) -> Message | None:
        """Why the player cannot take back the last action; None if that is possible."""
        if self.match.free_undo(player) < self.match.ply:
            return None
        if not self.plies:
            return say("ui-take-back-nothing")
        is_own = self.plies[-1].by == player
        return say("ui-take-back-barrier" if is_own else "ui-take-back-other")

    def take_back(self, player: int) -> None:
        """Undo the player's last action."""
        reason = self.why_not_take_back(player)
        if reason is not None:
            raise IllegalAction(reason)
        self._do(Undo(user_at(player), self.match.n))

    # Remembering.

    def events(self, player: int | None, since: int = 0) -> list[Event]:
        """What a player has seen happen from that ply on."""
        happened = [event for ply in self.plies[since:] for event in ply.events]
        return events_for(happened, player)

    def beginning_of_stage(self) -> int:
        """The ply with which the present stage of the match began."""
        stages = [int(state.stage()) for state in self.match.states(self.game)]
        begun = len(self.plies)
        while begun > 0 and stages[begun - 1] == stages[-1]:
            begun -= 1
        return max(0, begun - 1)


def now() -> int:
    return time.time_ns() // 1_000_000


def seat_of(number: int, kind: str) -> Seat:
    return person(user_at(number), kind) if kind == PERSON else bot(kind)


def user_at(number: int) -> str:
    """Everybody sits at the same screen."""
    return f"{PERSON}{HERE}{number}"
