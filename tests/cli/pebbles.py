"""A game without chance or secrets, to take moves back in.

Six pebbles lie on the table. Who is asked takes one, as often as wanted, and then
passes; who takes the last one wins.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.game import Game
from pentarch.core.rng import Rng
from pentarch.core.state import Event, State, shared_result
from pentarch.core.vocabulary import Vocabulary, action
from pentarch.core.words import BadPosition, Json, Message, Player, say

PASS, TAKE = 0, 1


class Pebbles(State):
    def __init__(self) -> None:
        super().__init__(2, 0)
        self.left = 6
        self.player = 0
        self.taken = 0  # in this turn

    def current_player(self) -> int:
        return self.player

    def legal_into(self, out: vec[i64]) -> int:
        actions = [PASS] if self.taken and self.left else []
        actions += [TAKE] if self.left else []
        for place, one in enumerate(actions):
            out[place] = one
        return len(actions)

    def apply(self, action: int) -> None:
        if action == TAKE:
            self.left -= 1
            self.taken += 1
            if self.events is not None:
                self.note(1, self.player, self.left)
        else:
            self.player, self.taken = 1 - self.player, 0

    def copy(self) -> Pebbles:
        twin = Pebbles()
        twin.left, twin.player, twin.taken = self.left, self.player, self.taken
        return twin

    def is_terminal(self) -> bool:
        return self.left == 0

    def result(self, player: int) -> float:
        return shared_result(1 << self.player, player) if self.left == 0 else 0.0

    def redeal(self, player: int, rng: Rng) -> None:
        self.rng = rng.seed()

    def max_legal(self) -> int:
        return 2


def view(state: Pebbles, player: int | None) -> dict[str, Json]:
    taken: list[Json] = [{"taken": state.taken if it == state.player else 0} for it in range(2)]
    return {"left": state.left, "open": True, "players": taken}


def say_event(event: Event) -> Message:
    player, left = event[2]
    return say("pebbles-event-take", player=Player(player), left=left)


def from_json(position: Json) -> Pebbles:
    raise BadPosition(say("pebbles-refusal"))


PEBBLES = Game(
    id="pebbles",
    version=1,
    seats=(2, 2),
    options=(),
    kind=Pebbles,
    max_length=11,
    setup=lambda players, options, seed: Pebbles(),
    view=view,
    vocabulary=Vocabulary("pebbles", 2, [action(PASS, "pass"), action(TAKE, "take")], [], []),
    say_action=lambda state, action: say("pebbles-take" if action == TAKE else "pebbles-pass"),
    say_question=lambda state: say("pebbles-ask", player=Player(state.player)),
    say_event=say_event,
    why_not=lambda state, action: say("pebbles-why-not"),
    to_json=lambda state: {"left": state.left},
    from_json=from_json,
    census=lambda state: (),
)
