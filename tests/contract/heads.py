"""Heads: two teams of two heads take their turns together and strike a joint blow.

Each head plays cards from a hand that the team sees, and may hand the turn over if anything
was done since the last time; done is done. What both played is one blow at a head.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from pentarch.core.bits import bit, byte, has, with_byte
from pentarch.core.options import Number, Options
from pentarch.core.positions import Reader
from pentarch.core.rng import Rng
from pentarch.core.steps import amount_of, stack, step
from pentarch.core.words import Json
from tests.contract import plain

MAIN: Final = 1  # amount: 1 if the turn may be handed over
BLOW: Final = 2  # whom to strike

DONE: Final = 0
HAND_OVER: Final = 1
PLAY: Final = 2  # PLAY + card; card 0 is worth one point of force, 1 two, 2 three
STRIKE: Final = 5  # STRIKE + head
COPIES: Final = 8  # of each

PLAYED: Final = 1  # head, card
STRUCK: Final = 2  # head, target, force
FALLEN: Final = 3  # head, and the cards laid open


@final
class Heads(plain.Table):
    life: i64 = 0  # a byte a head
    done: i64 = 0  # a mask
    force: i64 = 0

    def allows(self, action: i64) -> bool:
        head = self.pending.player()
        if self.pending.verb() == BLOW:
            target = action - STRIKE
            return target >= 0 and team_of(target) != team_of(head) and is_up(self, target)
        if action == HAND_OVER:
            return self.hand_over_to(head ^ 1) == HAND_OVER
        return action == DONE or (PLAY <= action < STRIKE and self.hands[head].has(action - PLAY))

    def hand_over_to(self, player: i64) -> i64:
        """To a teammate who is neither done nor down."""
        can_act = not has(self.done, player) and is_up(self, player) and not self.ended
        asked = self.pending.verb() == MAIN and amount_of(self.pending.top) == 1
        return HAND_OVER if player == self.pending.player() ^ 1 and can_act and asked else -1

    def apply(self, action: i64) -> None:
        self.barrier = False
        head = self.pending.player()
        if self.pending.verb() == BLOW:
            strike(self, head, action - STRIKE)
        elif action == DONE:
            be_done(self, head)
        elif action == HAND_OVER:
            self.pending.replace(step(MAIN, head ^ 1, False, 0, 0))
        else:
            play(self, head, action - PLAY)

    def copy(self) -> Heads:
        twin = Heads(self.players, self.rng, *plain.copies(self))
        twin.life, twin.done, twin.force = self.life, self.done, self.force
        twin.ended, twin.barrier = self.ended, self.barrier
        return twin

    def numbers(self) -> tuple[int, ...]:
        return (self.life, self.done, self.force)

    def result(self, player: i64) -> float:
        """A team wins or loses whole."""
        ours, theirs = life_of(self, team_of(player)), life_of(self, 1 - team_of(player))
        if not self.ended or ours == theirs:
            return 0.0
        return 1.0 if ours > theirs else -1.0

    def redeal(self, player: i64, rng: Rng) -> None:
        seen = eyes_of(team_of(player)) if player >= 0 else 0
        plain.redeal(self, plain.hands_in(self, seen), rng)


def team_of(head: i64) -> i64:
    return head >> 1


def eyes_of(team: i64) -> i64:
    return bit(2 * team) | bit(2 * team + 1)


def is_up(state: Heads, head: i64) -> bool:
    return byte(state.life, head) > 0


def life_of(state: Heads, team: i64) -> i64:
    return byte(state.life, 2 * team) + byte(state.life, 2 * team + 1)


def play(state: Heads, head: i64, card: i64) -> None:
    state.hands[head].remove(card)
    state.used.add(card)
    state.force += card + 1
    state.pending.replace(step(MAIN, head, False, 1, 0))
    if state.events is not None:
        state.note(PLAYED, head, card)


def be_done(state: Heads, head: i64) -> None:
    """The mate goes on, or the team strikes if it has any force."""
    state.done |= bit(head)
    if not has(state.done, head ^ 1) and is_up(state, head ^ 1):
        state.pending.replace(step(MAIN, head ^ 1, False, 0, 0))
    elif state.force:
        state.pending.replace(step(BLOW, head, False, 0, 0))
    else:
        begin_turn(state, 1 - team_of(head))


def strike(state: Heads, head: i64, target: i64) -> None:
    """A head that falls lays its hand open: everybody learns it."""
    life = max(0, int(byte(state.life, target) - state.force))
    state.life = with_byte(state.life, target, life)
    if state.events is not None:
        state.note(STRUCK, head, target, state.force)
    if life == 0:
        state.barrier = True
        if state.events is not None:
            state.note(FALLEN, target, *state.hands[target].cards())
        state.used.add_all(state.hands[target])
        state.hands[target].clear()
    begin_turn(state, 1 - team_of(head))


def begin_turn(state: Heads, team: i64) -> None:
    """Each head that is up draws a card; without cards or heads the game is over."""
    state.done, state.force = 0, 0
    if state.deck.size < 2 or life_of(state, 0) == 0 or life_of(state, 1) == 0:
        state.ended = True
        return
    for head in (2 * team + 1, 2 * team):
        if is_up(state, head):
            plain.draw(state, head, eyes_of(team))
            state.pending.replace(step(MAIN, head, False, 1, 0))


def setup(players: int, options: Options, seed: int) -> Heads:
    deck, hands, used, rng = plain.new_table(players, seed, 3, COPIES)
    state = Heads(players, rng, stack([(MAIN, 0, False, 1, 0)]), deck, hands, used)
    for head in range(players):
        state.life = with_byte(state.life, head, int(options["life"]))
        plain.draw(state, head, eyes_of(team_of(head)))
    begin_turn(state, 0)
    return state


def public(state: Heads) -> dict[str, Json]:
    verb, head, _, amount, _ = state.pending.steps()[-1]
    return {
        "verb": verb, "head": head, "may_hand_over": amount == 1, "force": int(state.force),
        "life": plain.row(state, state.life), "done": int(state.done),
    }  # fmt: skip


def view(state: Heads, player: int | None) -> dict[str, Json]:
    mate = None if player is None else list[Json](state.hands[player ^ 1].cards())
    return plain.seen_of(state, player) | public(state) | {"mate": mate}


def to_json(state: Heads) -> dict[str, Json]:
    return plain.cards_of(state) | public(state)


def from_json(position: Json) -> Heads:
    reader = Reader(position)
    players = reader.number("players", 4, 4)
    verb, head = reader.number("verb", MAIN, BLOW), reader.number("head", 0, 3)
    steps = stack([(verb, head, False, int(reader.flag("may_hand_over")), 0)])
    deck, hands, used, rng = plain.read_cards(reader, players, 3, COPIES)
    state = Heads(players, rng, steps, deck, hands, used)
    state.life, state.done = plain.word(reader, "life", 20, 4), reader.number("done", 0, 15)
    state.force, state.ended = reader.number("force", 0, 48), reader.flag("ended")
    reader.done()
    waiting = [it for it in (head, head ^ 1) if is_up(state, it) and not has(state.done, it)]
    can_go_on = head in waiting if verb == MAIN else state.force > 0
    others_done = state.done & ~eyes_of(team_of(head))
    alive = life_of(state, 0) > 0 and life_of(state, 1) > 0
    plain.demand(state.ended or (alive and can_go_on and not others_done))
    return state


GAME: Final = plain.game(
    "heads", (4, 4), [Number("life", 6, 1, 20)], Heads, plain.ACTIONS, 400,
    setup, view, to_json, from_json, plain.census,
)  # fmt: skip
