"""A game as a value: everything about it that is not hot.

A game's folder ends in `GAME`, one of these. The functions that it is made of take
the game's own state; the methods here take any `State` and refuse a wrong one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from pentarch.core.options import Option, Options, resolve, whole
from pentarch.core.rng import MASK
from pentarch.core.state import Event, State
from pentarch.core.vocabulary import Vocabulary
from pentarch.core.words import BadOption, IllegalAction, Json, Message, Move, say, text_of

View = msgspec.Struct | dict[str, Json]  # what a seat sees; most games have a Struct for it

S_co = TypeVar("S_co", bound=State, covariant=True)


class Game(Generic[S_co]):
    def __init__(
        self,
        *,
        id: str,
        version: int,
        seats: tuple[int, int],
        options: Sequence[Option],
        kind: type[S_co],
        max_length: int,
        setup: Callable[[int, Options, int], S_co],
        vocabulary: Vocabulary[S_co],
        view: Callable[[S_co, int | None], View],
        say_action: Callable[[S_co, int], Message],
        say_question: Callable[[S_co], Message],
        say_event: Callable[[Event], Message],
        why_not: Callable[[S_co, int], Message],
        to_json: Callable[[S_co], dict[str, Json]],
        from_json: Callable[[Json], S_co],
        census: Callable[[S_co], tuple[int, ...]],
        limits: Callable[[int, Options], Message | None] | None = None,
        seen: type[msgspec.Struct] | None = None,
        stops: Sequence[str] = (),
        stop_at: Callable[[S_co], tuple[str, int] | None] | None = None,
        idle: int = -1,
        older: Sequence[Game[S_co]] = (),
        openings: Sequence[tuple[int, ...]] = (),
    ) -> None:
        self.id = id
        self.version = version  # raised by every change that can alter a replay
        self.seats = seats  # fewest and most players
        self.options = tuple(options)
        self.kind = kind
        self.actions = vocabulary.size  # every action is below this
        self.max_length = max_length  # no random game takes more actions
        self.vocabulary = vocabulary
        self._setup = setup
        self._view = view
        self._say_action = say_action
        self._say_question = say_question
        self._say_event = say_event
        self._why_not = why_not
        self._to_json = to_json
        self._from_json = from_json
        self._census = census
        self._limits = limits
        self.seen = seen  # the type of its views, for whoever describes them
        self.stops = tuple(stops)  # moments that a player may have passed automatically
        self._stop_at = stop_at
        self.idle = idle  # the action that passes and that a bench does not count; -1: none
        self.older = tuple(older)  # the same game by earlier rules, for matches begun under them
        # First actions that chance alone seldom takes: the laws look at a match with each.
        self.openings = tuple(openings)

    def at_version(self, version: object) -> Game[S_co] | None:
        """The game by the rules of that version, if they are still known."""
        for game in (self, *self.older):
            if game.version == version:
                return game
        return None

    def own(self, state: State) -> S_co:
        """The state, if it is of this game."""
        if not isinstance(state, self.kind):
            raise TypeError(f"a state of {self.id} is needed, not {type(state).__name__}")
        return state

    # Beginning.

    def new(self, players: int, seed: int = 0, **options: object) -> S_co:
        """A new game; options that are not given have their defaults."""
        chosen = self.choose(players, options)
        return self._setup(players, chosen, seed & MASK)

    def choose(self, players: int, options: dict[str, object]) -> Options:
        """The options in full, or a refusal that says what is possible."""
        low, high = self.seats
        if whole(players) is None or not low <= players <= high:
            raise BadOption(say("refusal-players", given=str(players), low=low, high=high))
        chosen = resolve(self.options, options)
        refusal = self._limits(players, chosen) if self._limits else None
        if refusal is not None:
            raise BadOption(refusal)
        return chosen

    # Playing.

    def play(self, state: State, action: int) -> None:
        """The checked door: apply an action if it is legal, or say why it is not."""
        self.check(state, action)
        state.apply(action)

    def check(self, state: State, action: int) -> None:
        """Refuse an action that is not legal, with the reason that the rules give."""
        reason = self.why_not(state, action)
        if reason is not None:
            raise IllegalAction(reason)

    def why_not(self, state: State, action: int) -> Message | None:
        """Why an action is not possible now; None if it is."""
        own = self.own(state)
        if own.is_terminal():
            return say("refusal-game-over")
        if whole(action) is None or self.vocabulary.meaning(action) is None:
            return say("refusal-no-such-action", action=str(action)[:20])
        if action in own.legal_actions():
            return None
        return self._why_not(own, action)

    def why_not_move(self, state: State, move: Mapping[str, object]) -> Message | None:
        """Why a structured move is not possible now; None if it is."""
        action = self.encode(state, move)
        if action is None:
            return say("refusal-no-such-text", text=text_of(move)[:60])
        return self.why_not(state, action)

    # Saying.

    def describe(self, state: State, action: int) -> Move:
        """What an action means: its kind and its arguments."""
        return self.vocabulary.describe(self.own(state), action)

    def encode(self, state: State, move: Mapping[str, object]) -> int | None:
        """The action that a structured move means, legal or not; None if it means nothing."""
        return self.vocabulary.encode(self.own(state), move)

    def answers(self, state: State) -> list[tuple[int, Message, Move]]:
        """The legal actions, each with what its button says and what it means."""
        own, say_action, describe = self.own(state), self._say_action, self.vocabulary.describe
        return [(it, say_action(own, it), describe(own, it)) for it in own.legal_actions()]

    def text(self, state: State, action: int) -> str:
        """The stable text of an action, such as `discard card=han-solo target=1`."""
        return text_of(self.describe(state, action))

    def parse(self, state: State, text: str) -> int:
        """The legal action with that text."""
        action = self.vocabulary.parse(self.own(state), text)
        if action is not None and action in state.legal_actions():
            return action
        raise IllegalAction(say("refusal-no-such-text", text=text[:60]))

    def say_action(self, state: State, action: int) -> Message:
        """What a button for the action says."""
        return self._say_action(self.own(state), action)

    def say_question(self, state: State) -> Message:
        """Who must do what, in one sentence."""
        return self._say_question(self.own(state))

    def say_event(self, event: Event) -> Message:
        """A line of the log; mask the event first (`state.events_for`)."""
        return self._say_event(event)

    # Passing.

    def stop(self, state: State) -> tuple[str, int] | None:
        """The moment that is asked for, and the answer that passes it, if one may have it passed.

        It follows from what everybody knows: that somebody is passed tells nothing of a hand.
        """
        if self._stop_at is None or state.is_terminal():
            return None
        return self._stop_at(self.own(state))

    # Seeing.

    def view(self, state: State, player: int | None) -> View:
        """Everything that a player, or a spectator (None), may know."""
        return self._view(self.own(state), player)

    # Saving.

    def to_json(self, state: State) -> dict[str, Json]:
        """The whole position, secrets included."""
        return self._to_json(self.own(state))

    def from_json(self, position: Json) -> S_co:
        """The state of a position; an impossible one is refused with the reason."""
        return self._from_json(position)

    def census(self, state: State) -> tuple[int, ...]:
        """What is conserved from the first action to the last: how many cards of each kind."""
        return self._census(self.own(state))

    def __repr__(self) -> str:
        return f"Game({self.id!r}, version={self.version})"
