"""The tokens on the board: who wins them, the dragon, the thieves, and looking under them."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, has, write_each
from pentarch.core.state import EVERYONE
from pentarch.games.legends import happenings, moves
from pentarch.games.legends.cards import (
    COINS_OF,
    DRAGON,
    DRAGON_FALLS_TO,
    EXPLORATIONS,
    HIDDEN,
    THIEVES,
    TOKEN,
)
from pentarch.games.legends.state import (
    ASSETS,
    LYING,
    PEEKED,
    UNDER,
    Position,
    armies_in,
    coins_of,
    controlled,
    gain,
    pay,
    token_under,
)


def acquire(state: Position, player: i64, asset: i64) -> None:
    """A card or a token is the player's, and works from now on."""
    state.masks[ASSETS + player] |= bit(asset)
    coins = i64(COINS_OF[asset])
    if coins:
        gain(state, player, coins)
        if state.events is not None:
            state.note(happenings.GAIN, player, coins)


# Exploration.


def explore(state: Position, player: i64, region: i64) -> None:
    """Whoever founds the first city beside a token wins it."""
    masks = state.masks
    token: i64 = 0
    while token < EXPLORATIONS:
        if has(masks[LYING + token], region):
            masks[LYING + token] &= ~bit(region)
            win(state, player, token, region)
            return
        token += 1
    if has(masks[LYING + HIDDEN], region):
        win(state, player, unearth(state, region), region)


def win(state: Position, player: i64, token: i64, region: i64) -> None:
    if state.events is not None:
        state.note(happenings.WIN_TOKEN, player, token, region)
    acquire(state, player, TOKEN + token)


def unearth(state: Position, region: i64) -> i64:
    """Take up a face-down token for all to see. None of them can forget it again."""
    masks = state.masks
    token = token_under(state, region)
    if token == HIDDEN:
        token = state.draw(state.buried, EVERYONE)
    else:
        masks[UNDER + token] = 0
        state.barrier = True
    masks[LYING + HIDDEN] &= ~bit(region)
    player: i64 = 0
    while player < state.players:
        masks[PEEKED + player] &= ~bit(region)
        player += 1
    return token


# Looking under tokens.


def peekable(state: Position, player: i64) -> i64:
    """A mask: the regions under the player's control whose face-down token is new to them."""
    masks = state.masks
    return controlled(state, player, masks[LYING + HIDDEN] & ~masks[PEEKED + player])


def peeks_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    return write_each(moves.PEEK, peekable(state, player), out, many)


def peek(state: Position, player: i64, region: i64) -> None:
    """Look at a token; nobody but the player learns which it is."""
    masks = state.masks
    token = token_under(state, region)
    if token == HIDDEN:
        token = state.draw(state.buried, bit(player))
        masks[UNDER + token] = bit(region)
    masks[PEEKED + player] |= bit(region)
    state.barrier = True
    if state.events is not None:
        state.note_secret(happenings.PEEK, bit(player), (player, region), (token,))


# Events.


def arrive(state: Position, player: i64, region: i64) -> None:
    """An army of the player has come into a region: seven armies beat the dragon there."""
    dragon = state.masks[LYING + DRAGON]
    if dragon == 0 or not has(dragon, region) or armies_in(state, region) < DRAGON_FALLS_TO:
        return
    state.masks[LYING + DRAGON] = 0
    if state.events is not None:
        state.note(happenings.DRAGON, player, region)
    acquire(state, player, TOKEN + DRAGON)


def meet_thieves(state: Position, player: i64, region: i64) -> None:
    """An army that has marched into the thieves' region costs a coin, if there is one."""
    if not has(state.masks[LYING + THIEVES], region) or coins_of(state, player) == 0:
        return
    pay(state, player, 1)
    if state.events is not None:
        state.note(happenings.THIEVES, player, region)
