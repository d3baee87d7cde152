"""What a step on the stack can be: effects, the main question, and the other questions."""

from typing import Final

# Effects: resolved as soon as they are on top.
TRADE: Final = 1  # amount
COMBAT: Final = 2  # amount
AUTHORITY: Final = 3  # amount
DRAW: Final = 4  # amount: cards
DRAW_FOR_BASES: Final = 5  # amount: cards, if the player has at least extra bases
DRAW_FOR_FACTION: Final = 6  # amount: the faction whose cards played this turn are counted
CHARGE: Final = 7  # the next ship acquired this turn may go on top of the deck
OPPONENT_DISCARDS: Final = 8  # amount: cards
BURY: Final = 9  # what a fallen player leaves behind goes out of the game

MAIN: Final = 10  # "take your turn": the bottom of the stack

# Questions.
EITHER: Final = 11  # amount: the card with two alternatives
SCRAP: Final = 12  # a card from hand or discard pile
SCRAP_FROM_HAND: Final = 13
SCRAP_AND_DRAW: Final = 14  # amount: how many more may go; extra: how many have gone
DISCARD_AND_DRAW: Final = 15  # the same, discarding from hand
SCRAP_FROM_ROW: Final = 16
DESTROY_BASE: Final = 17
ACQUIRE_SHIP: Final = 18  # free of charge, on top of the deck
COPY_SHIP: Final = 19  # which of the ships played this turn (the side remembers them)
NAME_VICTIM: Final = 20  # who discards; amount: cards
DISCARD: Final = 21  # the player discards; amount: cards
PUT_ON_TOP: Final = 22  # amount: the ship just acquired
HOW_MUCH: Final = 23  # amount: the target; extra: 0 for the player, a base's card + 1 otherwise
SHARE: Final = 24  # a joint payment: amount still missing; extra: the deal (teamwork.py)
SEND_TO: Final = 25  # amount: the card for a teammate
LEGACY: Final = 26  # the fallen player gives a card; amount: the heir
