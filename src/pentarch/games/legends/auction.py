"""The auction for the first turn: sealed bids, laid open all at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, byte, lowest, nibble, with_byte
from pentarch.core.state import EVERYONE
from pentarch.core.steps import step
from pentarch.games.legends import happenings, moves, verbs
from pentarch.games.legends.state import DIE, Position, coins_of, pay

PIPS: Final = 6


def bids_into(state: Position, player: i64, out: vec[i64]) -> i64:
    """From nothing up to all coins."""
    coins: i64 = 0
    most = coins_of(state, player)
    while coins <= most:
        out[coins] = moves.BID + coins
        coins += 1
    return coins


def bid(state: Position, player: i64, coins: i64) -> None:
    state.bids = with_byte(state.bids, player, coins + 1)
    if state.events is not None:
        state.note_secret(happenings.BID, bit(player), (player,), (coins,))


def open_bids(state: Position) -> None:
    """The highest bid wins, and the winner alone pays."""
    state.barrier = True
    if state.events is not None:
        for player in range(state.players):
            state.note(happenings.OPEN_BID, player, byte(state.bids, player) - 1)
    winner = winner_among(state, highest(state))
    coins = byte(state.bids, winner) - 1
    pay(state, winner, coins)
    if state.events is not None:
        state.note(happenings.WIN_AUCTION, winner, coins)
    state.pending.push(step(verbs.NAME_FIRST, winner, False, 0, 0))


def highest(state: Position) -> i64:
    """A mask: who has bid the most."""
    best: i64 = 0
    mask: i64 = 0
    player: i64 = 0
    while player < state.players:
        coins = byte(state.bids, player)
        if coins > best:
            best = coins
            mask = 0
        if coins == best:
            mask |= bit(player)
        player += 1
    return mask


def winner_among(state: Position, tied: i64) -> i64:
    """Of equal bids that of the youngest wins, or a die decides."""
    if tied & (tied - 1) == 0:
        return lowest(tied)
    return luckiest(state, tied) if state.rules & DIE else youngest(state, tied)


def youngest(state: Position, tied: i64) -> i64:
    best = lowest(tied)
    while tied:
        player = lowest(tied)
        if nibble(state.ages, player) < nibble(state.ages, best):
            best = player
        tied &= tied - 1
    return best


def luckiest(state: Position, tied: i64) -> i64:
    """All of them roll; those who share the best roll, roll again."""
    while tied & (tied - 1):
        best: i64 = -1
        leaders: i64 = 0
        while tied:
            player = lowest(tied)
            face = state.roll(PIPS, EVERYONE)
            if state.events is not None:
                state.note(happenings.ROLL, player, face + 1)
            if face > best:
                best = face
                leaders = 0
            if face == best:
                leaders |= bit(player)
            tied &= tied - 1
        tied = leaders
    return lowest(tied)


def name_first(state: Position, player: i64, first: i64) -> None:
    """The winner says who has the first turn. The main question is all that is left to ask."""
    if state.events is not None:
        state.note(happenings.NAME_FIRST, player, first)
    state.pending.replace(step(verbs.TURN, first, False, 0, 0))
