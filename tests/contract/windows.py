"""Windows: an attack with dice, and two windows in which hidden hands may answer.

After the roll anybody may have it rolled again; before the damage anybody may add a hit
or ward one off. Whoever holds cards is asked, fitting ones or not: a window for those
alone who can answer would tell what they hold.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from pentarch.core.bits import bit, byte, with_byte
from pentarch.core.options import Flag, Options
from pentarch.core.positions import Reader
from pentarch.core.rng import Rng
from pentarch.core.state import EVERYONE, shared_result
from pentarch.core.steps import Step, amount_of, player_of, stack, step, verb_of
from pentarch.core.words import Json
from tests.contract import plain

MAIN: Final = 1  # whom to attack
DAMAGE: Final = 2  # an effect; amount: the target
AFTER_ROLL: Final = 4  # the first window; 3, before the damage, is the second

PASS: Final = 0
ATTACK: Final = 1  # ATTACK + target
PLAY: Final = 5  # PLAY + card
AGAIN: Final = 0  # the cards; 1 wards a hit off
STRIKE: Final = 2
COPIES: Final = 7  # of each
DICE: Final = 3

ROLL: Final = 1  # three faces
ANSWER: Final = 2  # player, card
HURT: Final = 3  # player, hits


@final
class Windows(plain.Table):
    life: i64 = 0  # a byte a player
    dice: i64 = 0  # a byte a die
    swing: i64 = 16  # 16, and the hits added less those warded off
    attacker: i64 = 0

    def allows(self, action: i64) -> bool:
        if self.pending.verb() == MAIN:
            target = action - ATTACK
            return 0 <= target < self.players and target != self.attacker
        fits = (self.pending.verb() == AFTER_ROLL) == (action == PLAY + AGAIN)
        held = action >= PLAY and self.hands[self.pending.player()].has(action - PLAY)
        return action == PASS or (fits and held)

    def apply(self, action: i64) -> None:
        self.barrier = False
        if self.pending.verb() == MAIN:
            attack(self, action - ATTACK)
        elif action == PASS:
            pass_on(self)
        else:
            answer(self, self.pending.player(), action - PLAY)
        settle(self)

    def copy(self) -> Windows:
        twin = Windows(self.players, self.rng, *plain.copies(self))
        twin.life, twin.dice, twin.swing = self.life, self.dice, self.swing
        twin.attacker, twin.ended, twin.barrier = self.attacker, self.ended, self.barrier
        return twin

    def numbers(self) -> tuple[int, ...]:
        return (self.life, self.dice, self.swing, self.attacker)

    def result(self, player: i64) -> float:
        return shared_result(plain.leaders(self.life, self.players) if self.ended else 0, player)

    def redeal(self, player: i64, rng: Rng) -> None:
        seen = bit(player) if player >= 0 else 0
        plain.redeal(self, plain.hands_in(self, seen), rng)


def attack(state: Windows, target: i64) -> None:
    for verb in range(DAMAGE, AFTER_ROLL + 1):
        state.pending.push(step(verb, state.attacker, False, target, 0))
    roll(state)


def roll(state: Windows) -> None:
    for die in range(DICE):
        state.dice = with_byte(state.dice, die, state.roll(6, EVERYONE))
    if state.events is not None:
        state.note(ROLL, byte(state.dice, 0), byte(state.dice, 1), byte(state.dice, 2))


def pass_on(state: Windows) -> None:
    """A window goes round the table from the attacker, then closes."""
    window = state.pending.pop()
    asked = (player_of(window) + 1) % state.players
    if asked != state.attacker:
        state.pending.push(step(verb_of(window), asked, False, amount_of(window), 0))


def answer(state: Windows, player: i64, card: i64) -> None:
    """A card played leaves the window open for one more."""
    state.hands[player].remove(card)
    state.used.add(card)
    if state.events is not None:
        state.note(ANSWER, player, card)
    if card == AGAIN:
        roll(state)
    else:
        state.swing += 1 if card == STRIKE else -1


def settle(state: Windows) -> None:
    """Pass for whoever holds nothing, which everybody can see."""
    while state.pending.verb() != MAIN:
        if state.pending.verb() == DAMAGE:
            damage(state, amount_of(state.pending.pop()))
        elif state.hands[state.pending.player()].size:
            return
        else:
            pass_on(state)


def damage(state: Windows, target: i64) -> None:
    """A hit is a four or more; then the attacker draws, and the turn goes on."""
    hits = state.swing - 16
    for die in range(DICE):
        hits += 1 if byte(state.dice, die) >= 3 else 0
    life = byte(state.life, target)
    hits = 0 if hits < 0 else life if hits > life else hits
    state.life = with_byte(state.life, target, life - hits)
    state.swing, state.dice = 16, 0
    if state.events is not None:
        state.note(HURT, target, hits)
    if life == hits or state.deck.size == 0:
        state.ended = True
        return
    plain.draw(state, state.attacker, bit(state.attacker))
    state.attacker = (state.attacker + 1) % state.players
    state.pending.replace(step(MAIN, state.attacker, False, 0, 0))


def setup(players: int, options: Options, seed: int) -> Windows:
    deck, hands, used, rng = plain.new_table(players, seed, 3, COPIES)
    state = Windows(players, rng, stack([(MAIN, 0, False, 0, 0)]), deck, hands, used)
    for player in range(players):
        state.life = with_byte(state.life, player, 12 if options["tough"] else 6)
        plain.draw(state, player, bit(player))
        plain.draw(state, player, bit(player))
    return state


def public(state: Windows) -> dict[str, Json]:
    window, asked, _, target, _ = state.pending.steps()[-1]
    return {
        "window": window, "asked": asked, "target": target,
        "attacker": int(state.attacker), "life": plain.row(state, state.life),
        "dice": [int(byte(state.dice, die)) for die in range(DICE)],
        "swing": int(state.swing),
    }  # fmt: skip


def view(state: Windows, player: int | None) -> dict[str, Json]:
    return plain.seen_of(state, player) | public(state)


def to_json(state: Windows) -> dict[str, Json]:
    return plain.cards_of(state) | public(state)


def from_json(position: Json) -> Windows:
    reader = Reader(position)
    players = reader.number("players", 2, 3)
    window, asked = reader.number("window", 1, 4), reader.number("asked", 0, players - 1)
    attacker, target = reader.number("attacker", 0, players - 1), reader.number("target", 0, 2)
    steps: list[Step] = [(verb, attacker, False, target, 0) for verb in range(DAMAGE, window)]
    steps = [(MAIN, attacker, False, 0, 0), *steps, (window, asked, False, target, 0)]
    deck, hands, used, rng = plain.read_cards(reader, players, 3, COPIES)
    state = Windows(players, rng, stack(steps[: 5 if window > MAIN else 1]), deck, hands, used)
    state.life, state.attacker = plain.word(reader, "life", 12, players), attacker
    state.dice, state.ended = plain.word(reader, "dice", 5, DICE), reader.flag("ended")
    state.swing = reader.number("swing", 16 - COPIES, 16 + COPIES)
    reader.done()
    if window == MAIN:
        plain.demand((asked, target) == (attacker, 0))
    else:
        plain.demand(window != DAMAGE and target < players and target != attacker)
        plain.demand(hands[asked].size > 0 and not state.ended)
    return state


GAME: Final = plain.game(
    "windows", (2, 3), [Flag("tough", False)], Windows, plain.ACTIONS, 400,
    setup, view, to_json, from_json, plain.census,
)  # fmt: skip
