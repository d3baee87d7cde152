"""What a seat cannot know, drawn again.

Hidden are the bids until all are in, the order of the deck, and the face-down tokens but
for those that the player has looked at.
"""

from mypy_extensions import i64

from pentarch.core.bits import bit, byte, lowest, with_byte
from pentarch.core.rng import Rng
from pentarch.games.legends.cards import BURIED
from pentarch.games.legends.state import UNDER, Position, coins_of, is_bidding, unseen_tokens


def redeal(state: Position, player: i64, rng: Rng) -> None:
    if is_bidding(state):
        bid_again(state, player, rng)
    hidden = unseen_tokens(state, player)
    if hidden:
        gather(state, hidden)
    state.buried.sort()
    if hidden:
        bury_again(state, hidden, rng)
    state.deck.sort()
    state.rng = rng.seed()
    state.events = None
    state.chance = None


def bid_again(state: Position, player: i64, rng: Rng) -> None:
    """Any bid of the others is as likely as another."""
    other: i64 = 0
    while other < state.players:
        if other != player and byte(state.bids, other):
            coins = rng.below(coins_of(state, other) + 1)
            state.bids = with_byte(state.bids, other, coins + 1)
        other += 1


def gather(state: Position, hidden: i64) -> None:
    """Put the tokens of these regions back among those that nobody has seen."""
    token: i64 = 0
    while token < BURIED:
        if state.masks[UNDER + token] & hidden:
            state.masks[UNDER + token] = 0
            state.buried.add(token)
        token += 1


def bury_again(state: Position, hidden: i64, rng: Rng) -> None:
    while hidden:
        token = state.buried.take_at(rng.below(state.buried.size))
        state.masks[UNDER + token] = bit(lowest(hidden))
        hidden &= hidden - 1
    state.buried.sort()
