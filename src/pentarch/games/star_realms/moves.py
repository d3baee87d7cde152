"""What a player can answer. An action names cards, players and amounts, never places in a hand."""

from typing import Final

from mypy_extensions import i64

PASS: Final = 0  # decline what is optional; refuse to share a payment
ON_TOP: Final = 1  # the ship just acquired goes on top of the deck
FIRST: Final = 2  # the first of two alternatives
SECOND: Final = 3

# Each of these and a card.
PLAY: Final = 0x040
USE: Final = 0x080  # a base's own ability
ALLY: Final = 0x0C0
SCRAP: Final = 0x100  # the scrap ability of a card in play
GUISE_ALLY: Final = 0x140  # the ally ability of a Stealth Needle that copies the card
GUISE_SCRAP: Final = 0x180
BUY: Final = 0x1C0
JOIN_BUY: Final = 0x200  # with teammates' trade
SEND: Final = 0x240  # from the own discard pile to a teammate's, for 1 trade
FROM_HAND: Final = 0x280
FROM_DISCARD: Final = 0x2C0
FROM_ROW: Final = 0x300
COPY: Final = 0x340
GIVE: Final = 0x380  # what a fallen player leaves to an heir

# Each of these, an owner and a base.
STRIKE: Final = 0x3C0  # attack the base
JOIN_STRIKE: Final = 0x540  # with teammates' combat
DESTROY: Final = 0x6C0

# Each of these and a player.
ATTACK: Final = 0x840
NAME: Final = 0x848
HAND_OVER: Final = 0x850
END_TURN: Final = 0x858

SPEND: Final = 0x860  # and an amount
MOST_AT_ONCE: Final = 500  # nobody attacks with more in one go; there may be another go
ACTIONS: Final = 0xA60  # every action is below this

CARD: Final = 63


def base(kind: i64, owner: i64, card: i64) -> i64:
    """Attack, or destroy, a base."""
    return kind + (owner << 6) + card


def is_scrapping(action: i64) -> bool:
    """Use the scrap ability of a card in play, or of one that is copied."""
    return SCRAP <= action < GUISE_ALLY or GUISE_SCRAP <= action < BUY


def card_of(action: i64) -> i64:
    """The card that an action below ATTACK names."""
    return action & 63


def owner_of(action: i64, kind: i64) -> i64:
    """Whose base an action of that kind aims at."""
    return (action - kind) >> 6
