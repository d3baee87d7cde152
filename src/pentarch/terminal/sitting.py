"""A match at one terminal: a record being written, with people and bots at its seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pentarch.bots import Bot, make
from pentarch.core.record import Record
from pentarch.core.rng import Rng
from pentarch.core.state import Event, State, events_for
from pentarch.core.words import IllegalAction, Message, say

PERSON: Final = "you"
ADVISER: Final = "level-3"  # the bot that is asked for hints


@dataclass(frozen=True)
class Ply:
    """An action in force, and what is remembered of it."""

    player: int
    is_barrier: bool
    stage: int  # the stage of the match before it
    events: list[Event]


class Sitting:
    def __init__(self, record: Record, seats: list[str], seed: int) -> None:
        self.record = record
        self.game = record.game
        self.rng = Rng(seed)
        self.bots: list[Bot | None] = [
            None if seat == PERSON else make(seat, self.game, int(self.rng.seed()))
            for seat in seats
        ]
        self.adviser = make(ADVISER, self.game, int(self.rng.seed()))
        self.plies: list[Ply] = []
        self.state = record.start()

    # Whose turn it is.

    def is_over(self) -> bool:
        return self.state.is_terminal()

    def asked(self) -> int:
        return int(self.state.current_player())

    def is_person(self, player: int) -> bool:
        return self.bots[player] is None

    def people(self) -> list[int]:
        return [player for player, bot in enumerate(self.bots) if bot is None]

    # Playing.

    def answer(self, action: int) -> list[Event]:
        """Play an action for whoever is asked; what happened."""
        player, stage = self.asked(), int(self.state.stage())
        self.state.events = []
        self.record.play(self.state, action)
        events, self.state.events = self.state.events, None
        self.plies.append(Ply(player, self.state.barrier, stage, events))
        return events

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
        twin = self.state.copy()
        twin.redeal(player, self.rng)
        return twin

    # Taking back.

    def why_not_take_back(self, player: int) -> Message | None:
        """Why the player cannot take back the last action; None if that is possible."""
        if not self.plies:
            return say("ui-take-back-nothing")
        last = self.plies[-1]
        if last.player != player:
            return say("ui-take-back-other")
        return say("ui-take-back-barrier") if last.is_barrier else None

    def take_back(self, player: int) -> None:
        """Undo the player's last action."""
        reason = self.why_not_take_back(player)
        if reason is not None:
            raise IllegalAction(reason)
        self.plies.pop()
        self.state = self.record.take_back()

    # Remembering.

    def events(self, player: int | None, since: int = 0) -> list[Event]:
        """What a player has seen happen from that ply on."""
        happened = [event for ply in self.plies[since:] for event in ply.events]
        return events_for(happened, player)

    def beginning_of_stage(self) -> int:
        """The ply with which the present stage of the match began."""
        stage = int(self.state.stage())
        begun = len(self.plies)
        while begun > 0 and self.plies[begun - 1].stage == stage:
            begun -= 1
        return max(0, begun - 1)
