"""The contract of a game in progress, as a search and a server see it.

A game's `rules.py` ends with the one final subclass. The verbs here are hot: they
are compiled, work in place, trust what they are given, and know nothing of
seats' names, screens, clocks or logs. The checked door is `core.game.Game.play`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pentarch.core.bits import count, has
from pentarch.core.rng import MASK, Rng, advance, mix, number_below
from pentarch.core.zones import Deck

# kind, eyes (a mask of the players who see the secret part), public part, secret part
Event = tuple[int, int, tuple[int, ...], tuple[int, ...]]

Outcome = tuple[int, int]  # eyes (a mask of the players who see it), what came up

EVERYONE: Final = 0xFFFF
SPECTATOR: Final = 15  # the place in a mask of eyes that only EVERYONE has set


class ImpossibleScript(Exception):
    """A scripted outcome of chance cannot come up here."""


class Chance:
    """Outcomes of chance written down and, if a script says so, prescribed.

    `script` prescribes, in order, what the draws and rolls that `viewer` can see
    come to; the others stay free. A viewer of -1 sees them all.
    """

    def __init__(self, script: list[int], viewer: int) -> None:
        self.script = script
        self.viewer = viewer
        self.used = 0
        self.outcomes: list[Outcome] = []

    def prescribes(self, eyes: int) -> bool:
        return self.used < len(self.script) and (self.viewer < 0 or (eyes >> self.viewer) & 1 == 1)

    def next(self) -> int:
        self.used += 1
        return self.script[self.used - 1]

    def is_used_up(self) -> bool:
        return self.used == len(self.script)

    def seen(self) -> list[int]:
        """What came up, as far as the viewer saw it: the script for another world."""
        return [
            outcome
            for eyes, outcome in self.outcomes
            if self.viewer < 0 or (eyes >> self.viewer) & 1 == 1
        ]


@final
class Spare:
    """Room for the legal actions of a position, kept from one call to the next."""

    def __init__(self) -> None:
        self.room: vec[i64] = vec[i64]()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Everything a game in progress is: numbers and zones, no references to the outside."""

    def __init__(self, players: i64, rng: i64) -> None:
        self.players: i64 = players
        self.rng: i64 = rng  # the game's dice, one word
        self.barrier: bool = False  # the last action drew chance, or taught its mover something
        self.events: list[Event] | None = None  # what happened, if anybody asked
        self.chance: Chance | None = None  # a witness of chance, in tests and laws

    # The verbs of a game.

    def current_player(self) -> i64:
        """The one player who is asked now; meaningless when the game is over."""
        raise NotImplementedError

    def legal_into(self, out: vec[i64]) -> i64:
        """Write the legal actions into `out`, ascending, and say how many."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Answer the question with one of the legal actions, in place."""
        raise NotImplementedError

    def copy(self) -> State:
        """A state that shares nothing with this one; it has no events and no witness."""
        raise NotImplementedError

    def is_terminal(self) -> bool:
        raise NotImplementedError

    def result(self, player: i64) -> float:
        """1 for the winner .. -1 for the loser, ties share; 0 while the game goes on."""
        raise NotImplementedError

    def redeal(self, player: i64, rng: Rng) -> None:
        """Draw again, in place, everything that the player cannot know."""
        raise NotImplementedError

    def max_legal(self) -> i64:
        """No position has more legal actions than that."""
        raise NotImplementedError

    def stage(self) -> i64:
        """A number that grows when a part of the game (a round, a turn) is over."""
        return 0

    def hand_over_to(self, player: i64) -> i64:
        """The legal action that hands a team's turn to that teammate, or -1."""
        return -1

    # What every game shares.

    @final
    def below(self, bound: i64) -> i64:
        """The next number of the game's dice; use `draw` and `roll` for what players see."""
        return below(self, bound)

    @final
    def draw(self, deck: Deck, eyes: i64) -> i64:
        """Take a random card from a deck; `eyes` is the mask of players who see which."""
        self.barrier = True
        if self.chance is not None:
            return self.drawn_before_a_witness(deck, eyes, self.chance)
        return deck.take_at(below(self, deck.size))

    @final
    def roll(self, sides: i64, eyes: i64) -> i64:
        """Roll a die with faces 0..sides-1; `eyes` is the mask of players who see it."""
        self.barrier = True
        if self.chance is not None:
            return self.rolled_before_a_witness(sides, eyes, self.chance)
        return below(self, sides)

    @final
    def drawn_before_a_witness(self, deck: Deck, eyes: i64, chance: Chance) -> i64:
        if chance.prescribes(eyes):
            card: i64 = chance.next()
            if not deck.take(card):
                raise ImpossibleScript(f"card {card} is not in {deck}")
        else:
            card = deck.take_at(self.below(deck.size))
        chance.outcomes.append((eyes, card))
        return card

    @final
    def rolled_before_a_witness(self, sides: i64, eyes: i64, chance: Chance) -> i64:
        if chance.prescribes(eyes):
            face: i64 = chance.next()
            if not 0 <= face < sides:
                raise ImpossibleScript(f"a die of {sides} sides cannot show {face}")
        else:
            face = self.below(sides)
        chance.outcomes.append((eyes, face))
        return face

    @final
    def reseed(self, seed: i64) -> None:
        """Let chance go on from a seed: what a match does before each action."""
        self.rng = mix(seed & MASK)

    @final
    def note(self, kind: int, *public: int) -> None:
        """Write down what everybody saw. Call it behind `if state.events is not None`."""
        if self.events is not None:
            self.events.append((kind, EVERYONE, public, ()))

    @final
    def note_secret(
        self, kind: int, eyes: int, public: tuple[int, ...], secret: tuple[int, ...]
    ) -> None:
        """Write down what everybody saw and what only some did."""
        if self.events is not None:
            self.events.append((kind, eyes, public, secret))

    @final
    def legal_actions(self) -> list[int]:
        """The legal actions, ascending."""
        room = _SPARE.room
        _SPARE.room = _NO_ROOM  # nobody else writes into it until the actions are copied
        most = self.max_legal()
        if len(room) < most:
            room = vec[i64]([0] * int(most))
        many = self.legal_into(room)
        actions = list(room[:many])
        _SPARE.room = room
        return actions

    @final
    def returns(self) -> list[float]:
        """The result for each player."""
        return [self.result(player) for player in range(self.players)]

    def __eq__(self, other: object) -> bool:
        """Equal in every attribute that a game has declared."""
        return type(self) is type(other) and values_of(self) == values_of(other)

    def __hash__(self) -> int:
        return hash(values_of(self))


def values_of(thing: object) -> tuple[object, ...]:
    """The values of all attributes, by which two states, or two parts of states, are compared."""
    values: list[object] = []
    for name in attributes_of(thing):
        value = getattr(thing, name)
        values.append(tuple(value) if hasattr(value, "__iter__") else value)
    return tuple(values)


def numbers_of(thing: object) -> tuple[object, ...]:
    """The values of those attributes that are plain numbers."""
    return tuple([value for value in values_of(thing) if isinstance(value, int)])


def attributes_of(thing: object) -> tuple[str, ...]:
    """The attributes of a class as it declares them, but for what a copy does not keep."""
    kind = type(thing)
    known = _ATTRIBUTES.get(kind)
    if known is None:
        declared = {*getattr(kind, "__mypyc_attrs__", ()), *getattr(thing, "__dict__", {})}
        known = tuple([name for name in sorted(declared) if name not in _NOT_COMPARED])
        _ATTRIBUTES[kind] = known
    return known


def below(state: State, bound: i64) -> i64:
    """The next number of a game's dice. (A method that can be inherited is not called directly.)"""
    word = state.rng
    state.rng = advance(word)
    return number_below(word, bound)


def shared_result(winners: i64, player: i64) -> float:
    """The result of a game that the players of a mask win together; 0 while the mask is empty."""
    if winners == 0:
        return 0.0
    if not has(winners, player):
        return -1.0
    return 2.0 / float(count(winners)) - 1.0


def events_for(events: list[Event], player: int | None) -> list[Event]:
    """The events as a player, or a spectator (None), saw them."""
    return [masked(event, player) for event in events]


def masked(event: Event, player: int | None) -> Event:
    """An event without its secret part, unless the player saw it."""
    kind, eyes, public, secret = event
    if not secret or (player is not None and (eyes >> player) & 1 == 1):
        return event
    return (kind, eyes, public, ())


_NOT_COMPARED: Final = frozenset(("barrier", "events", "chance", "__dict__"))
_ATTRIBUTES: Final[dict[type, tuple[str, ...]]] = {}
_NO_ROOM: Final = vec[i64]()
_SPARE: Final = Spare()
