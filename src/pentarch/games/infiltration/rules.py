"""The rules: what may be discarded, and what each card then does."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pentarch.core.bits import bit, nibble, with_nibble
from pentarch.core.rng import Rng
from pentarch.core.state import shared_result
from pentarch.core.steps import Steps, amount_of, extra_of, player_of, step, verb_of
from pentarch.core.zones import Deck, Pile
from pentarch.games.infiltration import happenings, moves, verbs
from pentarch.games.infiltration.cards import (
    AIMS,
    BOBA,
    C3PO,
    CHEWBACCA,
    HAN,
    HIGHEST_GUESS,
    LEIA,
    LOWEST_GUESS,
    LUKE,
    NO_CARD,
    NOBODY,
    OBIWAN,
    OPPONENT,
    R2D2,
    VADER,
)
from pentarch.games.infiltration.knowing import (
    exclude,
    forget_what_all_know,
    learn,
    swap_knowledge,
    tie,
)
from pentarch.games.infiltration.redeal import redeal
from pentarch.games.infiltration.rounds import end_turn
from pentarch.games.infiltration.state import (
    HAN_OPTIONAL,
    SECOND_TRY_COMPULSORY,
    Position,
    cards_in_deck,
    hand_of,
    is_excluded,
    value_of,
)

MAX_LEGAL: Final = 48  # two guessing cards: 7 numbers, 3 targets each; and some air


# Asking.


def legal_into(state: Position, out: vec[i64]) -> i64:
    """The answers to the question on top of the stack, in ascending order."""
    if state.winners:
        return 0
    asked = state.pending.top
    if verb_of(asked) == verbs.SECOND_TRY:
        return second_tries(state, extra_of(asked), out)
    player = player_of(asked)
    held = hand_of(state, player)
    drawn = state.drawn
    if is_obiwan_forced(held, drawn):
        out[0] = moves.discard(OBIWAN, -1, 0)
        return 1
    others = state.inside & ~state.protected & ~bit(player)
    if held == drawn:
        return discards(state, player, held, others, out, 0)
    first = held if held < drawn else drawn
    many = discards(state, player, first, others, out, 0)
    return discards(state, player, held + drawn - first, others, out, many)


def second_tries(state: Position, named: i64, out: vec[i64]) -> i64:
    """Another number for the same target; giving up is allowed unless the option forbids it."""
    many: i64 = 0
    if not state.rules & SECOND_TRY_COMPULSORY:
        out[0] = moves.GIVE_UP
        many = 1
    number: i64 = LOWEST_GUESS
    while number <= HIGHEST_GUESS:
        out[many] = moves.TRY + number
        if number != named:
            many += 1
        number += 1
    return many


def is_obiwan_forced(one: i64, other: i64) -> bool:
    """With Luke or Vader beside him in hand, Obi-Wan must be the discard."""
    if one == OBIWAN:
        return other in (LUKE, VADER)
    return other == OBIWAN and one in (LUKE, VADER)


def discards(state: Position, player: i64, card: i64, others: i64, out: vec[i64], many: i64) -> i64:
    """The ways to discard a card, written after the `many` that are there already.

    Every player is written down as a target, and the next one over whoever is none: the
    processor need not guess who is.
    """
    targets = targets_of(card, player, others)
    action = moves.discard(card, -1, 0)
    out[many] = action
    if targets == 0 or (card == HAN and state.rules & HAN_OPTIONAL):
        many += 1
    if card <= BOBA:
        return guesses(targets, action, out, many)
    while targets:
        action += moves.NEXT_TARGET
        out[many] = action
        many += targets & 1
        targets >>= 1
    return many


def guesses(targets: i64, action: i64, out: vec[i64], many: i64) -> i64:
    """The numbers that may be named, for each target."""
    while targets:
        action += moves.NEXT_TARGET
        if targets & 1:
            number: i64 = LOWEST_GUESS
            while number <= HIGHEST_GUESS:
                out[many] = action + number
                many += 1
                number += 1
        targets >>= 1
    return many


def targets_of(card: i64, player: i64, others: i64) -> i64:
    """A mask: whom the card may be aimed at. Only Luke turns on its owner (ruling A1)."""
    aim = nibble(AIMS, card)
    return others * (aim & OPPONENT) | aim >> 1 << player


# Answering.


def apply(state: Position, action: i64) -> None:
    """Give one of the legal answers."""
    state.barrier = False
    asked = state.pending.top
    player = player_of(asked)
    if verb_of(asked) == verbs.DISCARD:
        discard(state, player, action)
    else:
        state.pending.pop()
        try_again(state, player, amount_of(asked), action - moves.TRY)
    if state.pending.verb() == verbs.DISCARD:
        end_turn(state, player)


def discard(state: Position, player: i64, action: i64) -> None:
    """Lay down one of two cards and apply its effect."""
    card = moves.card_of(action)
    target = moves.target_of(action)
    keep_other_card(state, player, card)
    lay_down(state, player, card)
    if state.events is not None:
        state.note(happenings.DISCARD, player, card, target, moves.number_of(action))
    if target < 0:
        discard_without_target(state, player, card)
    elif card <= BOBA:
        guess(state, player, target, card, moves.number_of(action))
    elif card == HAN:
        look(state, player, target)
    elif card in (C3PO, R2D2):
        compare(state, player, target, card)
    elif card == LUKE:
        redraw(state, target)
    else:
        swap(state, player, target)


def discard_without_target(state: Position, player: i64, card: i64) -> None:
    if card == CHEWBACCA:
        protect(state, player)
    elif card == LEIA:
        eliminate(state, player)
    elif state.events is not None and nibble(AIMS, card) != NOBODY:
        if targets_of(card, player, state.inside & ~state.protected & ~bit(player)) == 0:
            state.note(happenings.FIZZLE, player, card)


def keep_other_card(state: Position, player: i64, card: i64) -> None:
    """The other card stays in hand; what others know of the hand holds if it is the old one.

    Everybody can tell that it is the old one if the discard has a value that the old
    one is known not to have. Whoever has seen the old card can tell as well, unless
    the discard is of its kind.
    """
    if not is_excluded(state, player, value_of(card)):
        forget_what_all_know(state, player)
    held = hand_of(state, player)
    known = state.known
    if card == held:
        known = with_nibble(known, player, 0)
    state.known = known
    state.hands = with_nibble(state.hands, player, held + state.drawn - card)
    state.drawn = NO_CARD
    if card in (LUKE, VADER):
        exclude(state, player, bit(value_of(OBIWAN) - 1))


def lay_down(state: Position, player: i64, card: i64) -> None:
    """Put a card on the player's own discard pile."""
    state.discards.push(card | player << 4)


def protect(state: Position, player: i64) -> None:
    """Chewbacca: until the start of the own next turn no opponent's effect reaches the player."""
    state.protected |= bit(player)
    if state.events is not None:
        state.note(happenings.PROTECT, player)


def guess(state: Position, player: i64, target: i64, card: i64, number: i64) -> None:
    """Stormtrooper and Boba Fett: is that the target's number?"""
    if is_hit(state, player, target, number):
        eliminate(state, target)
    elif card == BOBA:
        state.pending.push(step(verbs.SECOND_TRY, player, False, target, number))


def try_again(state: Position, player: i64, target: i64, number: i64) -> None:
    """Boba Fett's second try: the target is out, or the player is; giving up costs nothing."""
    if number == 0:
        if state.events is not None:
            state.note(happenings.GIVE_UP, player, target)
        return
    if state.events is not None:
        state.note(happenings.TRY_AGAIN, player, target, number)
    eliminate(state, target if is_hit(state, player, target, number) else player)


def is_hit(state: Position, player: i64, target: i64, number: i64) -> bool:
    """Compare a named number with the target's card; a miss is remembered by all."""
    hit = value_of(hand_of(state, target)) == number
    state.barrier = True
    if state.events is not None:
        state.note(happenings.HIT if hit else happenings.MISS, player, target, number)
    if not hit:
        exclude(state, target, bit(number - 1))
    return hit


def look(state: Position, player: i64, target: i64) -> None:
    """Han Solo: the player sees the target's card."""
    learn(state, player, target)
    if state.events is not None:
        seen = (int(hand_of(state, target)),)
        state.note_secret(happenings.LOOK, bit(player) | bit(target), (player, target), seen)


def compare(state: Position, player: i64, target: i64, card: i64) -> None:
    """C-3PO: the lower value is out. R2-D2: the higher one. Even: nothing happens."""
    mine = hand_of(state, player)
    his = hand_of(state, target)
    learn(state, player, target)
    learn(state, target, player)
    if state.events is not None:
        both = bit(player) | bit(target)
        state.note_secret(happenings.COMPARE, both, (player, target), (mine, his))
    lead = value_of(mine) - value_of(his)
    if card == R2D2:
        lead = -lead
    if lead > 0:
        lose_comparison(state, target, player, card)
    elif lead < 0:
        lose_comparison(state, player, target, card)
    else:
        tie(state, player, target)
        if state.events is not None:
            state.note(happenings.EVEN, player, target)


def lose_comparison(state: Position, loser: i64, survivor: i64, card: i64) -> None:
    """The loser shows the card, so everybody knows on which side of it the survivor's lies."""
    value = value_of(hand_of(state, loser))
    up_to_value = bit(value) - 1
    from_value = 255 & ~(bit(value - 1) - 1)
    exclude(state, survivor, up_to_value if card == C3PO else from_value)
    eliminate(state, loser)


def redraw(state: Position, target: i64) -> None:
    """Luke Skywalker: the target discards without effect and draws; with Leia the target is out."""
    card = hand_of(state, target)
    state.barrier = True
    if card == LEIA:
        eliminate(state, target)
        return
    lay_open(state, target, card)
    if state.events is not None:
        state.note(happenings.DROP, target, card)
    from_deck = cards_in_deck(state) > 0
    fresh = state.draw(state.deck, bit(target))
    state.hands = with_nibble(state.hands, target, fresh)
    if not from_deck:
        state.aside = 0
    if state.events is not None:
        kind = happenings.DRAW if from_deck else happenings.TAKE_ASIDE
        state.note_secret(kind, bit(target), (target,), (fresh,))


def swap(state: Position, player: i64, target: i64) -> None:
    """Darth Vader: exchange hands. Whatever is known of a card goes with it."""
    mine = hand_of(state, player)
    his = hand_of(state, target)
    state.hands = with_nibble(with_nibble(state.hands, player, his), target, mine)
    swap_knowledge(state, player, target)
    state.barrier = True
    if state.events is not None:
        both = bit(player) | bit(target)
        state.note_secret(happenings.SWAP, both, (player, target), (mine, his))


def eliminate(state: Position, player: i64) -> None:
    """The player lays the card open, without effect, and is out of the round."""
    card = hand_of(state, player)
    state.inside &= ~bit(player)
    lay_open(state, player, card)
    state.hands = with_nibble(state.hands, player, NO_CARD)
    if state.events is not None:
        state.note(happenings.OUT, player, card)


def lay_open(state: Position, player: i64, card: i64) -> None:
    """The player's card goes; its value is that of all hands tied with it."""
    lay_down(state, player, card)
    if state.tied:
        exclude(state, player, 255 & ~bit(value_of(card) - 1))
    if state.known | state.excluded:  # a tie has just excluded something
        state.known = with_nibble(state.known, player, 0)
        forget_what_all_know(state, player)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Infiltration(Position):
    """A match of Infiltration with its verbs."""

    def __init__(
        self,
        players: i64,
        rng: i64,
        rules: i64,
        goal: i64,
        pending: Steps,
        deck: Deck,
        discards: Pile,
    ) -> None:
        super().__init__(players, rng, rules, goal, pending, deck, discards)

    def current_player(self) -> i64:
        return self.pending.player()

    def legal_into(self, out: vec[i64]) -> i64:
        return legal_into(self, out)

    def apply(self, action: i64) -> None:
        apply(self, action)

    def copy(self) -> Infiltration:
        pending, deck, discards = self.pending.copy(), self.deck.copy(), self.discards.copy()
        twin = Infiltration(self.players, self.rng, self.rules, self.goal, pending, deck, discards)
        self.copy_into(twin)
        return twin

    def is_terminal(self) -> bool:
        return self.winners != 0

    def result(self, player: i64) -> float:
        return shared_result(self.winners, player)

    def redeal(self, player: i64, rng: Rng) -> None:
        redeal(self, player, rng)

    def max_legal(self) -> i64:
        return MAX_LEGAL

    def stage(self) -> i64:
        return self.rounds
