"""What players know of each other's hands: cards seen, values that all can exclude, and ties."""

from __future__ import annotations

from mypy_extensions import i64

from pentarch.core.bits import bit, byte, has, lowest, nibble, with_byte, with_nibble
from pentarch.games.infiltration.state import Position, hand_of, value_of


def learn(state: Position, player: i64, other: i64) -> None:
    """The player has seen the card that another holds."""
    state.known |= bit(player) << (other << 2)
    state.seen |= bit(player) << (other << 2)
    state.barrier = True
    if nibble(state.tied, other):
        know_both_or_none(state, other, lowest(nibble(state.tied, other)))


def exclude(state: Position, player: i64, values: i64) -> None:
    """Everybody knows that the player's card, and all tied with it, have none of these values."""
    state.excluded |= values << (player << 3)
    if state.tied:
        tied = nibble(state.tied, player)
        while tied:
            state.excluded |= values << (lowest(tied) << 3)
            tied &= tied - 1


def tie(state: Position, player: i64, target: i64) -> None:
    """Everybody knows that two hands, and all that are tied with either, have one value."""
    group = nibble(state.tied, player) | nibble(state.tied, target) | bit(player) | bit(target)
    member: i64 = 0
    while member < state.players:
        if has(group, member):
            state.tied = with_nibble(state.tied, member, group & ~bit(member))
        member += 1
    exclude(state, player, byte(state.excluded, target))
    exclude(state, target, byte(state.excluded, player))
    know_both_or_none(state, player, target)


def know_both_or_none(state: Position, one: i64, other: i64) -> None:
    """Tied hands above 1 are two of a kind: whoever knows one of them knows the other."""
    if value_of(hand_of(state, one)) > 1:
        known = nibble(state.known, one) | nibble(state.known, other)
        state.known |= (known & ~bit(one)) << (one << 2)
        state.known |= (known & ~bit(other)) << (other << 2)


def forget_what_all_know(state: Position, player: i64) -> None:
    state.seen = with_nibble(state.seen, player, 0)
    state.excluded = with_byte(state.excluded, player, 0)
    if state.tied:
        state.tied = with_nibble(state.tied, player, 0)
        other: i64 = 0
        while other < state.players:
            row = nibble(state.tied, other)
            state.tied = with_nibble(state.tied, other, row & ~bit(player))
            other += 1


def swap_knowledge(state: Position, player: i64, target: i64) -> None:
    """What is known of a hand goes with it, and who gives it away knows it."""
    state.excluded = swapped_bytes(state.excluded, player, target)
    state.tied = swapped_ties(state.tied, player, target, state.players)
    state.known = swapped_witnesses(state.known, player, target)
    state.seen = swapped_witnesses(state.seen, player, target)


def swapped_bytes(word: i64, one: i64, other: i64) -> i64:
    return with_byte(with_byte(word, one, byte(word, other)), other, byte(word, one))


def swapped_ties(tied: i64, one: i64, other: i64, players: i64) -> i64:
    """The ties after two hands changed places: both the rows and the members of each row."""
    swapped = with_nibble(with_nibble(tied, one, nibble(tied, other)), other, nibble(tied, one))
    player: i64 = 0
    while player < players:
        row = nibble(swapped, player)
        if has(row, one) != has(row, other):
            swapped = with_nibble(swapped, player, row ^ (bit(one) | bit(other)))
        player += 1
    return swapped


def swapped_witnesses(word: i64, one: i64, other: i64) -> i64:
    """Who has seen which hand after two changed places: who gave a card away has seen it."""
    of_one = nibble(word, one) | bit(one)
    of_other = nibble(word, other) | bit(other)
    swapped = with_nibble(word, one, of_other & ~bit(one))
    return with_nibble(swapped, other, of_one & ~bit(other))
