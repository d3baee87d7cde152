"""Turns: the row of cards and its prices, the actions of a card, and when the game is over."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, with_byte, write_each
from pentarch.core.state import EVERYONE
from pentarch.core.steps import step
from pentarch.games.legends import happenings, moves, verbs
from pentarch.games.legends.building import can_found
from pentarch.games.legends.cards import (
    CARDS_TO_END,
    FIRST_AMOUNT,
    FIRST_VERB,
    IS_EITHER,
    NO_CARD,
    PRICE,
    ROW,
    SECOND_AMOUNT,
    SECOND_VERB,
    WITH_LAST_CARD,
)
from pentarch.games.legends.destroying import can_destroy
from pentarch.games.legends.marching import begin_marching, can_march, movement_for
from pentarch.games.legends.preparing import begin_game
from pentarch.games.legends.recruiting import begin_recruiting, can_recruit
from pentarch.games.legends.scoring import control_of, declare_winners, score
from pentarch.games.legends.state import (
    GAMES,
    LONG_GAME,
    QUAGMIRE,
    Position,
    coins_of,
    has_ability,
    next_player,
    pay,
    place_in_row,
    water_price,
)
from pentarch.games.legends.tokens import acquire

LAST_PLACE: Final = 5  # of the row


# Taking a card.


def affordable(state: Position, player: i64) -> i64:
    """A mask: the cards of the row that the player can pay for."""
    mask: i64 = 0
    coins = coins_of(state, player)
    row = state.row
    place: i64 = 0
    while place < ROW and i64(PRICE[place]) <= coins:
        card = row & 255
        if card == NO_CARD:
            break
        mask |= bit(card)
        row >>= 8
        place += 1
    return mask


def cards_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    return write_each(moves.TAKE, affordable(state, player), out, many)


def take(state: Position, player: i64, card: i64) -> None:
    """Buy a card and do what it says; the row is filled up when that is done."""
    buy(state, player, card)
    state.pending.push(step(verbs.END_TURN, player, False, 0, 0))
    if IS_EITHER[card]:
        state.pending.push(step(verbs.EITHER, player, True, card, 0))
        return
    if SECOND_VERB[card]:
        state.pending.push(step(verbs.SECOND_ACTION, player, False, card, 0))
    begin_action(state, player, i64(FIRST_VERB[card]), i64(FIRST_AMOUNT[card]))


def buy(state: Position, player: i64, card: i64) -> None:
    """Pay for a card by its place; the cards to its right move to the left."""
    place = place_in_row(state, card)
    price = i64(PRICE[place])
    pay(state, player, price)
    left = state.row & (bit(place << 3) - 1)
    right = state.row >> ((place + 1) << 3) << (place << 3)
    state.row = with_byte(left | right, LAST_PLACE, NO_CARD)
    if state.events is not None:
        state.note(happenings.TAKE, player, card, price)
    acquire(state, player, card)


# The actions of a card.


def begin_action(state: Position, player: i64, verb: i64, amount: i64) -> None:
    if verb == verbs.RECRUIT:
        begin_recruiting(state, player, amount)
    elif verb == verbs.MARCH:
        begin_marching(state, player, amount)
    else:
        state.pending.push(step(verb, player, True, amount, 0))


def begin_second_action(state: Position, player: i64, card: i64) -> None:
    begin_action(state, player, i64(SECOND_VERB[card]), i64(SECOND_AMOUNT[card]))


def can_do(state: Position, player: i64, verb: i64, amount: i64) -> bool:
    """Whether an action would come to anything."""
    if verb == verbs.RECRUIT:
        return can_recruit(state, player)
    if verb == verbs.MARCH:
        movement = movement_for(state, player, amount)
        return can_march(state, player, movement, water_price(state, player))
    if verb == verbs.FOUND:
        return can_found(state, player)
    return can_destroy(state, player)


def can_do_first(state: Position, player: i64, card: i64) -> bool:
    return can_do(state, player, i64(FIRST_VERB[card]), i64(FIRST_AMOUNT[card]))


def can_do_second(state: Position, player: i64, card: i64) -> bool:
    return can_do(state, player, i64(SECOND_VERB[card]), i64(SECOND_AMOUNT[card]))


def alternatives_into(state: Position, player: i64, card: i64, out: vec[i64], many: i64) -> i64:
    if can_do_first(state, player, card):
        out[many] = moves.FIRST
        many += 1
    if can_do_second(state, player, card):
        out[many] = moves.SECOND
        many += 1
    return many


def choose(state: Position, player: i64, card: i64, action: i64) -> None:
    """One of the two actions of a card."""
    first = action == moves.FIRST
    verb = i64(FIRST_VERB[card]) if first else i64(SECOND_VERB[card])
    amount = i64(FIRST_AMOUNT[card]) if first else i64(SECOND_AMOUNT[card])
    if state.events is not None:
        state.note(happenings.CHOOSE, player, card, verb)
    begin_action(state, player, verb, amount)


# The end of a turn.


def end_turn(state: Position, player: i64) -> None:
    """A new card at the right, if there is one; then whoever may look under tokens."""
    if state.deck.size > 0:
        card = state.draw(state.deck, EVERYONE)
        state.row = with_byte(state.row, LAST_PLACE, card)
        if state.events is not None:
            state.note(happenings.REVEAL, card)
    if state.rules & QUAGMIRE:
        state.pending.push(step(verbs.PASS_TURN, player, False, 0, 0))
        state.pending.push(step(verbs.PEEK, player, True, 0, 0))
    else:
        pass_turn(state, player)


def pass_turn(state: Position, player: i64) -> None:
    """The next player's turn, unless everybody has enough cards."""
    state.turns += 1
    if state.turns < state.players * i64(CARDS_TO_END[state.players]):
        state.pending.replace(step(verbs.TURN, next_player(state, player), False, 0, 0))
        return
    state.pending.push(step(verbs.SCORE, player, False, 0, 0))
    other: i64 = 0
    while other < state.players:
        if has_ability(state, other, WITH_LAST_CARD):
            state.pending.push(step(verbs.LAST_CARD, other, True, 0, 0))
        other += 1


def end_game(state: Position) -> None:
    """Score the game; of a long game begin the next one."""
    control = control_of(state)
    score(state, control)
    if state.rules & LONG_GAME and state.game < GAMES - 1:
        if state.events is not None:
            state.note(happenings.GAME_OVER, state.game)
        state.game += 1
        state.setter = next_player(state, state.setter)
        begin_game(state)
    else:
        declare_winners(state, control)
