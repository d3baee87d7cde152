"""What a player can answer.

A discard names the card, the target and the number at once; what does not apply
is zero. The second try of Boba Fett names a number, or gives up.
"""

from typing import Final

from mypy_extensions import i64

DISCARD: Final = 0  # card, target, number: discard()
GIVE_UP: Final = 0x500  # decline the second try
TRY: Final = 0x500  # TRY + number
NEXT_TARGET: Final = 0x10  # from one target to the next player
ACTIONS: Final = 0x509  # every action is below this


def discard(card: i64, target: i64, number: i64) -> i64:
    """Discard a card; the target is -1 for nobody, the number 0 for none."""
    return card << 7 | (target + 1) << 4 | number


def card_of(action: i64) -> i64:
    return action >> 7


def target_of(action: i64) -> i64:
    """The player aimed at, -1 for nobody."""
    return ((action >> 4) & 7) - 1


def number_of(action: i64) -> i64:
    """The number named, 0 for none."""
    return action & 15
