"""Infiltration with one thing wrong each: what the laws are there to find.

The rules are wrapped, not copied: a `Wrapped` state asks the real one for everything,
and a mutant overrides one verb.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.game import Game, View
from pentarch.core.options import Options
from pentarch.core.rng import Rng
from pentarch.core.state import EVERYONE, State
from pentarch.core.vocabulary import Vocabulary
from pentarch.core.words import BadPosition, Json, Message, Move, say
from pentarch.games.infiltration import GAME as INFILTRATION
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.vocabulary import ACTIONS, EVENTS, STEPS, VOCABULARY

Setup = Callable[[int, Options, int], Infiltration]


class Wrapped(State):
    """A match of Infiltration at second hand."""

    def __init__(self, inner: Infiltration) -> None:
        super().__init__(inner.players, inner.rng)
        self.inner = inner

    def current_player(self) -> i64:
        return self.inner.current_player()

    def legal_into(self, out: vec[i64]) -> i64:
        return self.inner.legal_into(out)

    def apply(self, action: i64) -> None:
        inner = self.inner
        inner.rng, inner.events, inner.chance = self.rng, self.events, self.chance
        inner.apply(action)
        self.rng, self.barrier = inner.rng, inner.barrier

    def copy(self) -> Wrapped:
        self.inner.rng = self.rng
        return type(self)(self.inner.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wrapped) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def parts(self) -> tuple[object, ...]:
        inner = self.inner.copy()
        inner.rng = self.rng
        return (inner,)

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def result(self, player: i64) -> float:
        return self.inner.result(player)

    def redeal(self, player: i64, rng: Rng) -> None:
        self.inner.redeal(player, rng)
        self.rng, self.events, self.chance = self.inner.rng, None, None

    def max_legal(self) -> i64:
        return self.inner.max_legal()

    def stage(self) -> i64:
        return self.inner.stage()


class WithUnsortedActions(Wrapped):
    def legal_into(self, out: vec[i64]) -> i64:
        many = self.inner.legal_into(out)
        if many > 1:
            out[0], out[1] = out[1], out[0]
        return many


class WithAnEndlessEnd(Wrapped):
    def is_terminal(self) -> bool:
        return False


class WithAnActionThatFails(Wrapped):
    def apply(self, action: i64) -> None:
        raise IndexError("no such card")


class WithASharedDeck(Wrapped):
    def copy(self) -> Wrapped:
        twin = super().copy()
        twin.inner.deck = self.inner.deck
        return twin


class WithAForgetfulCopy(Wrapped):
    def __init__(self, inner: Infiltration) -> None:
        super().__init__(inner)
        self.mood = 0


class WithBlindEquality(Wrapped):
    def parts(self) -> tuple[object, ...]:
        inner = self.inner.copy()
        inner.discards.clear()
        return (self.rng, inner.discards, inner.deck, inner.pending)


class WithResultsOnTheWay(Wrapped):
    def result(self, player: i64) -> float:
        return 0.5


class WithUnfairShares(Wrapped):
    def result(self, player: i64) -> float:
        return 0.3 if self.is_terminal() and player == 0 else self.inner.result(player)


class WithStagesGoingBack(Wrapped):
    def stage(self) -> i64:
        return -self.inner.stage()


class WithoutBarrier(Wrapped):
    def apply(self, action: i64) -> None:
        super().apply(action)
        self.barrier = False


class WithBarrierForChanceAlone(Wrapped):
    """What is looked at, guessed or compared can be taken back, if no card was drawn."""

    def apply(self, action: i64) -> None:
        before = self.rng
        super().apply(action)
        self.barrier = self.rng != before


class WithAHandOverToAnybody(Wrapped):
    def hand_over_to(self, player: i64) -> i64:
        return self.legal_actions()[0] if not self.is_terminal() else -1


class WithPrivateDice(Wrapped):
    """Chance that no seed explains."""

    dice = random.Random(1)

    def apply(self, action: i64) -> None:
        self.rng = self.dice.randrange(1 << 60)
        super().apply(action)


class WithOpenDraws(Wrapped):
    """Everybody is told what a player drew."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        if self.events is not None:
            self.events = [(kind, EVERYONE, told, secret) for kind, _, told, secret in self.events]


class WithARedealThatKeepsHands(Wrapped):
    def redeal(self, player: i64, rng: Rng) -> None:
        self.inner.deck.sort()
        self.rng, self.events, self.chance = rng.seed(), None, None


class WithARedealThatKeepsTheDice(Wrapped):
    def redeal(self, player: i64, rng: Rng) -> None:
        dice = self.rng
        super().redeal(player, rng)
        self.rng = dice


class WithARedealThatKeepsEvents(Wrapped):
    def redeal(self, player: i64, rng: Rng) -> None:
        events = self.events
        super().redeal(player, rng)
        self.events = events


class WithOneRedealForAll(Wrapped):
    def redeal(self, player: i64, rng: Rng) -> None:
        super().redeal(player, Rng(1))


def variant(
    kind: type[Wrapped] = Wrapped,
    *,
    max_length: int = INFILTRATION.max_length,
    setup: Setup | None = None,
    view: Callable[[Infiltration, int | None], View] = INFILTRATION.view,
    vocabulary: Vocabulary[State] = VOCABULARY,
    say_question: Callable[[Infiltration], Message] = INFILTRATION.say_question,
    why_not: Callable[[Infiltration, int], Message | None] = INFILTRATION.why_not,
    to_json: Callable[[Infiltration], dict[str, Json]] = INFILTRATION.to_json,
    from_json: Callable[[Json], Infiltration] = INFILTRATION.from_json,
    census: Callable[[Infiltration], tuple[int, ...]] = INFILTRATION.census,
) -> Game[Wrapped]:
    """Infiltration with some of its parts replaced."""

    def inner(state: Wrapped) -> Infiltration:
        state.inner.rng = state.rng
        return state.inner

    def reason(state: Wrapped, action: int) -> Message:
        return why_not(inner(state), action) or say("infiltration-why-not-number")

    def new(players: int, options: Options, seed: int) -> Wrapped:
        return kind((setup or deal)(players, options, seed))

    return Game(
        id="infiltration",
        version=1,
        seats=INFILTRATION.seats,
        options=INFILTRATION.options,
        kind=kind,
        max_length=max_length,
        setup=new,
        view=lambda state, player: view(inner(state), player),
        vocabulary=vocabulary,
        say_action=lambda state, action: INFILTRATION.say_action(inner(state), action),
        say_question=lambda state: say_question(inner(state)),
        say_event=INFILTRATION.say_event,
        why_not=reason,
        to_json=lambda state: to_json(inner(state)),
        from_json=lambda position: kind(from_json(position)),
        census=lambda state: census(inner(state)),
    )


def deal(players: int, options: Options, seed: int) -> Infiltration:
    return INFILTRATION.new(players, seed, **options)


# Parts with something wrong.


def view_of_the_next_hand(state: Infiltration, player: int | None) -> View:
    leak = int(state.hands) if player is not None else None
    return {**msgspec.to_builtins(INFILTRATION.view(state, player)), "hands": leak}


def view_of_the_dice(state: Infiltration, player: int | None) -> View:
    return {**msgspec.to_builtins(INFILTRATION.view(state, player)), "luck": int(state.rng) & 1}


def census_of_the_deck(state: Infiltration) -> tuple[int, ...]:
    return (int(state.deck.size),)


class OneTextForAll(Vocabulary[State]):
    def describe(self, state: State, action: int) -> Move:
        return {"kind": "move"}


class TextWithASecret(Vocabulary[State]):
    def describe(self, state: State, action: int) -> Move:
        luck = int(state.inner.hands) if isinstance(state, Wrapped) else 0
        return super().describe(state, action) | {"luck": luck}


def worded(kind: type[Vocabulary[State]]) -> Game[State]:
    return variant(vocabulary=kind("infiltration", VOCABULARY.size, ACTIONS, EVENTS, STEPS))


def question_with_a_secret(state: Infiltration) -> Message:
    return say("infiltration-over-shared", hands=int(state.hands))


def json_without_tokens(state: Infiltration) -> dict[str, Json]:
    return INFILTRATION.to_json(state) | {"tokens": [0] * int(state.players)}


def load_or_trip(position: Json) -> Infiltration:
    try:
        return INFILTRATION.from_json(position)
    except BadPosition as refusal:
        raise KeyError("deck") from refusal


def load_or_trip_over_steps(position: Json) -> Infiltration:
    pending = position.get("pending") if isinstance(position, dict) else None
    if isinstance(pending, list) and len(pending) > 2:
        raise IndexError("too many steps")
    return INFILTRATION.from_json(position)


def load_anything(position: Json) -> Infiltration:
    try:
        return INFILTRATION.from_json(position)
    except BadPosition:
        state = INFILTRATION.new(players=2)
        state.deck.add(0)
        return state


def no_reason_at_all(state: Infiltration, action: int) -> Message:
    raise LookupError("why not, indeed")


SOUND_VARIANT: Final = variant()

# What is wrong, the law that must find it, the game.
MUTANTS: Final[dict[str, tuple[str, Callable[[], Game[State]]]]] = {
    "legal actions out of order": ("legal", lambda: variant(WithUnsortedActions)),
    "no end when nothing is legal": ("legal", lambda: variant(WithAnEndlessEnd)),
    "a legal action that fails": ("legal", lambda: variant(WithAnActionThatFails)),
    "a copy that shares its deck": ("copies", lambda: variant(WithASharedDeck)),
    "a copy that forgets a number": ("keeping", lambda: variant(WithAForgetfulCopy)),
    "equality that overlooks hands": ("equality", lambda: variant(WithBlindEquality)),
    "cards that vanish": ("census", lambda: variant(census=census_of_the_deck)),
    "a bound that is too low": ("length", lambda: variant(max_length=12)),
    "results before the end": ("results", lambda: variant(WithResultsOnTheWay)),
    "a third of a win": ("results", lambda: variant(WithUnfairShares)),
    "stages that go back": ("stages", lambda: variant(WithStagesGoingBack)),
    "chance without a barrier": ("chance", lambda: variant(WithoutBarrier)),
    "undo that meets other cards": ("taking-back", lambda: variant(WithoutBarrier)),
    "a look without a barrier": ("learning", lambda: variant(WithBarrierForChanceAlone)),
    "a turn handed to anybody": ("handing-over", lambda: variant(WithAHandOverToAnybody)),
    "a position that forgets tokens": ("positions", lambda: variant(to_json=json_without_tokens)),
    "a loader that trips": ("refusals", lambda: variant(from_json=load_or_trip)),
    "a loader that trips over steps": (
        "stacks",
        lambda: variant(from_json=load_or_trip_over_steps),
    ),
    "a loader that takes anything": ("playing-on", lambda: variant(from_json=load_anything)),
    "dice that nobody can replay": ("records", lambda: variant(WithPrivateDice)),
    "one text for all actions": ("texts", lambda: worded(OneTextForAll)),
    "a text that depends on a secret": ("texts", lambda: worded(TextWithASecret)),
    "no reason": ("reasons", lambda: variant(why_not=no_reason_at_all)),
    "a view with another's hand": ("redeals", lambda: variant(view=view_of_the_next_hand)),
    "a view with the dice": ("redeals", lambda: variant(view=view_of_the_dice)),
    "a question with a secret": ("redeals", lambda: variant(say_question=question_with_a_secret)),
    "a redeal with the old dice": ("redeals", lambda: variant(WithARedealThatKeepsTheDice)),
    "a redeal with the old events": ("redeals", lambda: variant(WithARedealThatKeepsEvents)),
    "one redeal for all": ("redraws", lambda: variant(WithOneRedealForAll)),
    "a view that leaks later": ("secrets", lambda: variant(view=view_of_the_next_hand)),
    "an event that is not masked": ("secrets", lambda: variant(WithOpenDraws)),
    "a redeal that keeps hands": ("secrets", lambda: variant(WithARedealThatKeepsHands)),
}
