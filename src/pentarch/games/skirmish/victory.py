"""The end: forty points, nobody left, or the last round; and who has won."""

from typing import Final

from mypy_extensions import i64

from pentarch.core.bits import bit, byte, lowest
from pentarch.core.state import EVERYONE
from pentarch.games.skirmish import happenings
from pentarch.games.skirmish.cards import BLUE, FIGURES, HEALTH
from pentarch.games.skirmish.damage import members
from pentarch.games.skirmish.dice import ACCURACY_ON
from pentarch.games.skirmish.state import (
    GROUP_SIDE,
    HAND,
    Position,
    card_of_group,
    cards_of,
    harm_of,
    points_of,
    standing_of,
)

POINTS_TO_WIN: Final = 40


def check_end(state: Position) -> bool:
    """Whether the game is over; then it has a winner."""
    if state.winners:
        return True
    if state.round == 0:
        return False
    first, second = standing_of(state, 0) != 0, standing_of(state, 1) != 0
    if first and second:
        if points_of(state, 0) < POINTS_TO_WIN and points_of(state, 1) < POINTS_TO_WIN:
            return False
        decide(state)
    elif not first and not second:
        decide(state)
    else:
        win(state, 0 if first else 1, happenings.BY_ROUT)
    return True


def decide(state: Position) -> None:
    """Most points; then those for defeated figures; then fewest damage; then a blue die."""
    ahead = points_of(state, 0) - points_of(state, 1)
    reason: i64 = happenings.BY_POINTS
    if ahead == 0:
        reason = happenings.BY_BOUNTY
        ahead = byte(state.bounty, 0) - byte(state.bounty, 1)
    if ahead == 0:
        reason = happenings.BY_LOSSES
        ahead = losses(state, 1) - losses(state, 0)
    while ahead == 0:
        reason = happenings.BY_DIE
        first, second = accuracy_rolled(state, 0), accuracy_rolled(state, 1)
        ahead = first - second
    win(state, 0 if ahead > 0 else 1, reason)


def accuracy_rolled(state: Position, player: i64) -> i64:
    accuracy = i64(ACCURACY_ON[BLUE * 6 + state.roll(6, EVERYONE)])
    if state.events is not None:
        state.note(happenings.LEFT_OVER, player, accuracy)
    return accuracy


def losses(state: Position, player: i64) -> i64:
    """Damage on the figures that stand, and Health of those lost from groups still in play."""
    total: i64 = 0
    group = player * GROUP_SIDE
    while group < (player + 1) * GROUP_SIDE:
        if (state.in_play >> group) & 1:
            card = card_of_group(state, group)
            total += i64(HEALTH[card]) * i64(FIGURES[card])
            figures = members(state, group)
            while figures:
                figure = lowest(figures)
                figures &= figures - 1
                total -= i64(HEALTH[card]) - harm_of(state, figure)
        group += 1
    return total


def win(state: Position, player: i64, reason: i64) -> None:
    """The game is over, and all cards are laid open."""
    state.winners = bit(player)
    state.barrier = True
    if state.events is not None:
        show_cards(state, 0)
        show_cards(state, 1)
        state.note(happenings.WIN, player, reason)


def show_cards(state: Position, player: int) -> None:
    """Tell everybody what a player has not used."""
    hand, deck = cards_of(state, player, HAND), sorted(state.decks[player].cards())
    if hand:
        state.note(happenings.HAND_SHOWN, player, *hand)
    if deck:
        state.note(happenings.DECK_SHOWN, player, *deck)
