"""The windows that a player may have passed automatically: those that are asked for cards alone.

What can be passed follows from public facts, as the windows themselves do. A window in which an
ability can be used is always asked.
"""

from typing import Final

from pentarch.core.steps import amount_of, extra_of, player_of, verb_of
from pentarch.games.skirmish import cards, moves, verbs
from pentarch.games.skirmish.modifiers import rerolls_of
from pentarch.games.skirmish.names import WINDOW_NAMES
from pentarch.games.skirmish.state import Position
from pentarch.games.skirmish.windows import usable

# Moments that are part of something else: an action of one's own, or spending surges.
NO_STOPS: Final = [cards.SPECIAL_ACTION, cards.DURING_ACTIVATION, cards.SURGING]

STOPS: Final = [
    WINDOW_NAMES[window]
    for window in range(cards.WINDOWS)
    if cards.COMMANDS_AT[window] and window not in NO_STOPS
]


def stop_at(state: Position) -> tuple[str, int] | None:
    """The window that is asked for cards alone, and the answer that passes it."""
    asked = state.pending.top
    verb, player = verb_of(asked), player_of(asked)
    if verb == verbs.WINDOW:
        window = extra_of(asked)
        if usable(state, player, window, amount_of(asked), False):
            return None
        return WINDOW_NAMES[window], moves.PASS
    if verb == verbs.REROLL and extra_of(asked) == 1:
        if rerolls_of(state, 1) > amount_of(asked):
            return None
        return WINDOW_NAMES[cards.REROLLING_DEFENCE], moves.PASS
    return None
