"""Relay, an invented game of two teams, to take turns over and moves back in.

Even players dig against odd ones. Who has the turn digs stones from the own heap, looks
once under the own heap by a die that nobody else sees, hands the turn to a teammate, or
is done; when all of a team are done the other team has its turn. The team that has dug
more after two turns each wins.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.game import Game
from pentarch.core.rng import Rng
from pentarch.core.state import Event, State, shared_result
from pentarch.core.vocabulary import Vocabulary, action, seat
from pentarch.core.words import BadPosition, Json, Message, Player, say

DONE, DIG, LOOK, HAND = 0, 1, 2, 3  # HAND + player
STONES: Final = 6
TURNS: Final = 4
DUG, LOOKED = 1, 2  # events


class Relay(State):
    def __init__(self, players: int, rng: int) -> None:
        super().__init__(players, rng)
        self.heaps = [STONES] * players
        self.seen = [0] * players  # one more than what the die showed
        self.finished = 0  # a mask of this turn
        self.acted = False  # since the turn was handed over
        self.turn = 0
        self.player = 0

    def current_player(self) -> int:
        return self.player

    def legal_into(self, out: vec[i64]) -> i64:
        actions = [] if self.is_terminal() else [DONE]
        actions += [DIG] if actions and self.heaps[self.player] else []
        actions += [LOOK] if actions and not self.seen[self.player] else []
        hand_overs = [int(self.hand_over_to(other)) for other in range(self.players)]
        actions += sorted(it for it in hand_overs if it >= 0)
        for place, one in enumerate(actions):
            out[place] = one
        return len(actions)

    def hand_over_to(self, player: int) -> int:
        is_mate = player != self.player and (player - self.player) % 2 == 0
        waits = not (self.finished >> player) & 1
        return HAND + player if is_mate and waits and self.acted and not self.is_terminal() else -1

    def apply(self, action: int) -> None:
        self.barrier = False
        if action >= HAND:
            self.player, self.acted = action - HAND, False
        elif action == DIG:
            self.heaps[self.player] -= 1
            self.acted = True
            if self.events is not None:
                self.note(DUG, self.player)
        elif action == LOOK:
            self.look()
        else:
            self.be_done()

    def look(self) -> None:
        eyes = 1 << self.player
        face = int(self.roll(6, eyes))
        self.seen[self.player] = face + 1
        self.acted = True
        if self.events is not None:
            self.note_secret(LOOKED, eyes, (self.player,), (face,))

    def be_done(self) -> None:
        self.finished |= 1 << self.player
        team = range(self.player % 2, int(self.players), 2)
        waiting = [it for it in team if not (self.finished >> it) & 1]
        if waiting:
            self.player, self.acted = waiting[0], False
            return
        self.turn += 1
        self.player, self.finished, self.acted = self.turn % 2, 0, False

    def copy(self) -> Relay:
        twin = Relay(int(self.players), int(self.rng))
        twin.heaps, twin.seen = self.heaps.copy(), self.seen.copy()
        twin.finished, twin.acted = self.finished, self.acted
        twin.turn, twin.player, twin.barrier = self.turn, self.player, self.barrier
        return twin

    def is_terminal(self) -> bool:
        return self.turn >= TURNS

    def result(self, player: int) -> float:
        if not self.is_terminal():
            return 0.0
        dug = [sum(STONES - it for it in self.heaps[side::2]) for side in (0, 1)]
        best = [it for it in range(self.players) if dug[it % 2] == max(dug)]
        return shared_result(sum(1 << it for it in best), player)

    def redeal(self, player: int, rng: Rng) -> None:
        for other in range(self.players):
            if other != player and self.seen[other]:
                self.seen[other] = int(rng.below(6)) + 1
        self.rng, self.events, self.chance = rng.seed(), None, None

    def max_legal(self) -> int:
        return HAND + int(self.players)

    def stage(self) -> int:
        return self.turn


def view(state: Relay, player: int | None) -> dict[str, Json]:
    return {
        "heaps": list[Json](state.heaps),
        "turn": state.turn,
        "asked": None if state.is_terminal() else state.player,
        "looked": [bool(it) for it in state.seen],
        "own": None if player is None else state.seen[player],
    }


PLAYER: Final = seat("player", span=4)
VOCABULARY: Final[Vocabulary[State]] = Vocabulary(
    "relay",
    HAND + 4,
    [action(0, "done"), action(1, "dig"), action(2, "look"), action(HAND, "hand", PLAYER)],
    [],
    [],
)


def say_event(event: Event) -> Message:
    kind, _, (player,), secret = event
    if kind == DUG:
        return say("relay-dug", player=Player(player))
    return say("relay-looked", player=Player(player), face=str(secret))


def from_json(position: Json) -> Relay:
    raise BadPosition(say("relay-refusal"))


def to_json(state: Relay) -> dict[str, Json]:
    return {
        "heaps": list[Json](state.heaps),
        "seen": list[Json](state.seen),
        "rest": [state.finished, state.acted, state.turn, state.player],
    }


RELAY: Final = Game(
    id="relay",
    version=1,
    seats=(2, 4),
    options=(),
    kind=Relay,
    max_length=200,
    setup=lambda players, options, seed: Relay(players, seed),
    view=view,
    vocabulary=VOCABULARY,
    say_action=lambda state, action: say("relay-action", action=action),
    say_question=lambda state: say("relay-ask", player=Player(state.player)),
    say_event=say_event,
    why_not=lambda state, action: say("relay-why-not", action=action),
    to_json=to_json,
    from_json=from_json,
    census=lambda state: (),
)
