"""Scouts: a deck whose top may be known, to everybody or to whoever looked.

A turn is one of four things: draw the top card, look at it, play a card for its worth, or
put one back on top in the open. Who saw a card on top knows it in the hand of whoever
draws it, until a card of its kind leaves that hand.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from pentarch.core.bits import bit, byte, has, with_byte
from pentarch.core.options import Number, Options
from pentarch.core.positions import Reader
from pentarch.core.rng import Rng
from pentarch.core.state import shared_result
from pentarch.core.steps import Steps, stack, step
from pentarch.core.words import Json
from pentarch.core.zones import Bag, Deck, Pile, bag, pile
from tests.contract import plain

DRAW: Final = 0
LOOK: Final = 1
PLAY: Final = 2  # PLAY + card; card 0 is worth one point, card 4 five
PUT: Final = 7  # PUT + card
KINDS: Final = 5  # three cards of each
ROOM: Final = 4  # cards in a hand
ALL: Final = 7  # the eyes of both players and of whoever watches

LOOKED: Final = 1  # player; secret: card
LAID: Final = 2  # player, action


@final
class Scouts(plain.Table):
    points: i64 = 0  # a byte a player
    turns: i64 = 0  # to come

    def __init__(
        self, players: i64, rng: i64, pending: Steps, deck: Deck, hands: list[Bag], used: Bag
    ) -> None:
        super().__init__(players, rng, pending, deck, hands, used)
        self.top: Pile = pile([])  # known cards above the deck
        self.eyes: Pile = pile([])  # who knows each of them: a mask
        self.known: list[Bag] = []  # of each hand: to the other player; then: to everybody

    def allows(self, action: i64) -> bool:
        player = self.pending.player()
        if action == DRAW:
            return self.hands[player].size < ROOM and self.deck.size + self.top.size > 0
        if action == LOOK:
            return not has(self.eyes.top(), player) if self.top.size else self.deck.size > 0
        return self.hands[player].has(action - (PLAY if action < PUT else PUT))

    def apply(self, action: i64) -> None:
        player = self.pending.player()
        self.barrier = False
        if action == DRAW:
            draw(self, player)
        elif action == LOOK:
            look(self, player)
        else:
            lay(self, player, action)
        self.turns -= 1
        self.pending.replace(step(1, 1 - player, False, 0, 0))
        cards = self.hands[1 - player].size + self.deck.size + self.top.size
        self.ended = self.turns == 0 or cards == 0

    def copy(self) -> Scouts:
        twin = Scouts(self.players, self.rng, *plain.copies(self))
        twin.top, twin.eyes = self.top.copy(), self.eyes.copy()
        twin.known, twin.turns = [it.copy() for it in self.known], self.turns
        twin.points, twin.ended, twin.barrier = self.points, self.ended, self.barrier
        return twin

    def numbers(self) -> tuple[int, ...]:
        known = [kind for it in self.known for kind in (*it.cards(), -1)]
        return (self.points, self.turns, *known, *self.top.cards(), -1, *self.eyes.cards())

    def result(self, player: i64) -> float:
        return shared_result(plain.leaders(self.points, 2) if self.ended else 0, player)

    def redeal(self, player: i64, rng: Rng) -> None:
        """Hands but for what is known of them, and cards on top that the player has not seen."""
        eye = player if player >= 0 else 2
        if player < 0:
            self.known = [it.copy() for it in self.known[2:] + self.known[2:]]
        known = [it.copy() for it in self.known[:2]]
        if player >= 0:
            known[player] = self.hands[player].copy()
        cards = self.top.cards()
        hidden = [place for place in range(len(cards)) if not has(self.eyes.at(place), eye)]
        for place in hidden:
            self.deck.add(cards[place])
        plain.redeal(self, known, rng)
        for place in hidden:
            cards[place] = int(self.deck.take_at(rng.below(self.deck.size)))
        self.top = pile(cards)

    def elsewhere(self) -> list[int]:
        return self.top.cards()


def draw(state: Scouts, player: i64) -> None:
    """The top card, if anybody knows it; else chance draws."""
    if state.top.size == 0:
        plain.draw(state, player, bit(player))
        return
    card, eyes = state.top.pop(), state.eyes.pop()
    state.barrier = not has(eyes, player)
    state.hands[player].add(card)
    if has(eyes, 1 - player):
        state.known[player].add(card)
    if eyes == ALL:
        state.known[2 + player].add(card)
    if state.events is not None:
        state.note_secret(plain.DRAW, eyes | bit(player), (player,), (card,))


def look(state: Scouts, player: i64) -> None:
    state.barrier = True
    if state.top.size == 0:
        state.top.push(state.draw(state.deck, bit(player)))
        state.eyes.push(0)
    state.eyes.push(state.eyes.pop() | bit(player))
    if state.events is not None:
        state.note_secret(LOOKED, state.eyes.top(), (player,), (state.top.top(),))


def lay(state: Scouts, player: i64, action: i64) -> None:
    """Play a card or put it back; nobody can say that another of its kind is left."""
    card = action - (PLAY if action < PUT else PUT)
    state.hands[player].remove(card)
    for known in (state.known[player], state.known[2 + player]):
        if known.has(card):
            known.remove(card)
    if action < PUT:
        state.used.add(card)
        state.points = with_byte(state.points, player, byte(state.points, player) + card + 1)
    else:
        state.top.push(card)
        state.eyes.push(ALL)
    if state.events is not None:
        state.note(LAID, player, action)


def setup(players: int, options: Options, seed: int) -> Scouts:
    deck, hands, used, rng = plain.new_table(players, seed, KINDS, 3)
    state = Scouts(players, rng, stack([(1, 0, False, 0, 0)]), deck, hands, used)
    state.known, state.turns = [bag(KINDS, []) for _ in range(4)], int(options["turns"])
    for player in (0, 0, 1, 1):
        plain.draw(state, player, bit(player))
    return state


def view(state: Scouts, player: int | None) -> dict[str, Json]:
    eye = 2 if player is None else player
    pairs = zip(state.top.cards(), state.eyes.cards(), strict=True)
    return plain.seen_of(state, player) | {
        "top": [card if has(eyes, eye) else None for card, eyes in pairs],
        "eyes": list[Json](state.eyes.cards()),
        "known": plain.lists(state.known[2 if player is None else 0 :]),
        "points": plain.row(state, state.points), "turns": int(state.turns),
    }  # fmt: skip


def to_json(state: Scouts) -> dict[str, Json]:
    return plain.cards_of(state) | {
        "asked": int(state.current_player()), "turns": int(state.turns),
        "top": list[Json](state.top.cards()), "eyes": list[Json](state.eyes.cards()),
        "known": plain.lists(state.known), "points": plain.row(state, state.points),
    }  # fmt: skip


def from_json(position: Json) -> Scouts:
    reader = Reader(position)
    players = reader.number("players", 2, 2)
    top = reader.numbers("top", 0, KINDS - 1)
    deck, hands, used, rng = plain.read_cards(reader, players, KINDS, 3, top)
    asked = stack([(1, reader.number("asked", 0, 1), False, 0, 0)])
    state = Scouts(players, rng, asked, deck, hands, used)
    state.top, state.eyes = pile(top), pile(reader.numbers("eyes", 1, ALL, len(top)))
    state.known = plain.bags(reader, "known", 4, KINDS)
    state.points = plain.word(reader, "points", 200, players)
    state.turns, state.ended = reader.number("turns", 0, 24), reader.flag("ended")
    reader.done()
    for place, known in enumerate(state.known):
        whole = hands[place] if place < 2 else state.known[place - 2]
        plain.demand(all(known.count(kind) <= whole.count(kind) for kind in range(KINDS)))
    plain.demand(state.ended or (state.turns > 0 and len(state.legal_actions()) > 0))
    return state


GAME: Final = plain.game(
    "scouts", (2, 2), [Number("turns", 20, 4, 24)], Scouts, plain.ACTIONS, 24,
    setup, view, to_json, from_json, plain.census,
)  # fmt: skip
