"""The end of a turn, of a round and of the match, and the deal of the next round."""

from __future__ import annotations

from mypy_extensions import i64

from pentarch.core.bits import bit, count, has, lowest, with_nibble
from pentarch.core.state import EVERYONE
from pentarch.core.steps import step
from pentarch.games.infiltration import happenings, verbs
from pentarch.games.infiltration.cards import DECK, REMOVED
from pentarch.games.infiltration.state import (
    FULL_TIE_WINS_NOTHING,
    PLAY_OFF,
    Position,
    cards_in_deck,
    hand_of,
    sum_of,
    tokens_of,
    value_of,
)


def end_turn(state: Position, player: i64) -> None:
    inside = state.inside
    if inside & (inside - 1) == 0:
        win_round(state, inside)
    elif cards_in_deck(state) == 0:
        win_round(state, showdown(state))
    else:
        begin_turn(state, next_inside(state, player))


def next_inside(state: Position, player: i64) -> i64:
    """The next player clockwise who is still in the round."""
    while True:
        player += 1
        if player == state.players:
            player = 0
        if has(state.inside, player):
            return player


def begin_turn(state: Position, player: i64) -> None:
    """Protection ends, and the player draws."""
    mover = bit(player)
    turn = step(verbs.DISCARD, player, False, 0, 0)
    state.protected &= ~mover
    state.pending.replace(turn)
    drawn = state.draw(state.deck, mover)
    state.drawn = drawn
    if state.events is not None:
        state.note_secret(happenings.DRAW, bit(player), (player,), (drawn,))


def showdown(state: Position) -> i64:
    """The highest card wins, then the higher sum of discards; a mask: a full tie has several."""
    best: i64 = -1
    winners: i64 = 0
    state.barrier = True
    player: i64 = 0
    while player < state.players:
        if has(state.inside, player):
            card = hand_of(state, player)
            value = value_of(card)
            if value > best:
                best = value
                winners = 0
            if value == best:
                winners |= bit(player)
            if state.events is not None:
                state.note(happenings.SHOW, player, card, sum_of(state, player))
        player += 1
    return highest_sum_among(state, winners) if winners & (winners - 1) else winners


def highest_sum_among(state: Position, tied: i64) -> i64:
    """A mask: who of the tied players has the highest sum of discards."""
    best: i64 = -1
    winners: i64 = 0
    player: i64 = 0
    while player < state.players:
        if has(tied, player):
            total = sum_of(state, player)
            if total > best:
                best = total
                winners = 0
            if total == best:
                winners |= bit(player)
        player += 1
    return winners


def win_round(state: Position, winners: i64) -> None:
    """A token for the winner; in a full tie for each, or for nobody (ruling A6)."""
    if winners & (winners - 1) and state.rules & FULL_TIE_WINS_NOTHING:
        if state.events is not None:
            state.note(happenings.NO_WINNER)
    else:
        award(state, winners)
    champions = match_winners(state)
    if champions:
        win_match(state, champions)
    else:
        begin_round(state, starter_among(state, winners))


def award(state: Position, winners: i64) -> None:
    player: i64 = 0
    while player < state.players:
        if has(winners, player):
            tokens = tokens_of(state, player) + 1
            state.tokens = with_nibble(state.tokens, player, tokens)
            if state.events is not None:
                state.note(happenings.WIN_ROUND, player, tokens)
        player += 1


def match_winners(state: Position) -> i64:
    """Who has reached the goal; in a play-off the match goes on until one alone leads."""
    most = state.goal
    leaders: i64 = 0
    player: i64 = 0
    while player < state.players:
        tokens = tokens_of(state, player)
        if tokens > most:
            most = tokens
            leaders = 0
        if tokens == most:
            leaders |= bit(player)
        player += 1
    if leaders & (leaders - 1) and state.rules & PLAY_OFF and most < 15:
        return 0
    return leaders


def win_match(state: Position, champions: i64) -> None:
    state.winners = champions
    if state.events is not None:
        for player in range(state.players):
            if has(champions, player):
                state.note(happenings.WIN_MATCH, player)


def starter_among(state: Position, winners: i64) -> i64:
    """The winner of the round starts the next one; among several, chance decides."""
    if winners & (winners - 1):
        chosen = state.roll(count(winners), EVERYONE)
        while chosen > 0:
            winners &= winners - 1
            chosen -= 1
    return lowest(winners)


def begin_round(state: Position, starter: i64) -> None:
    """Shuffle all cards, set one aside, remove three face up if two play, deal one to each."""
    deck = state.deck
    deck.refill(DECK)
    state.aside = 1
    state.discards.clear()
    state.inside = bit(state.players) - 1
    state.protected = 0
    state.known = 0
    state.seen = 0
    state.excluded = 0
    state.tied = 0
    state.rounds += 1
    state.starter = starter
    if state.events is not None:
        state.note(happenings.ROUND, state.rounds, starter)
    if state.players == 2:
        remove_face_up(state)
    player: i64 = 0
    while player < state.players:
        card = state.draw(deck, bit(player))
        state.hands = with_nibble(state.hands, player, card)
        if state.events is not None:
            state.note_secret(happenings.DRAW, bit(player), (player,), (card,))
        player += 1
    begin_turn(state, starter)


def remove_face_up(state: Position) -> None:
    place: i64 = 0
    while place < REMOVED:
        card = state.draw(state.deck, EVERYONE)
        state.removed = with_nibble(state.removed, place, card)
        if state.events is not None:
            state.note(happenings.REMOVE, card)
        place += 1
