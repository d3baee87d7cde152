"""What a step on the stack can be: effects, the main question, and the other questions."""

from typing import Final

# Effects: resolved as soon as they are on top.
DEAL_LEADERS: Final = 1
DEAL_ROW: Final = 2  # the first six cards
OPEN_BIDS: Final = 3
SECOND_ACTION: Final = 4  # amount: the card whose first action is done
END_TURN: Final = 5  # the row is filled up
PASS_TURN: Final = 6  # to the next player
SCORE: Final = 7  # the game is over

TURN: Final = 8  # "take a card": the bottom of the stack

# The actions on the cards.
EITHER: Final = 9  # amount: the card with two actions of which one is done
RECRUIT: Final = 10  # amount: armies left
MARCH: Final = 11  # amount: movement left; extra: what a water crossing costs
FOUND: Final = 12  # a city
DESTROY: Final = 13  # an army
ROB: Final = 14  # a coin; amount: of whom

# The rest of the game.
PEEK: Final = 15  # at a token that lies face down
LAST_CARD: Final = 16  # one more card when all the others are taken
BID: Final = 17
NAME_FIRST: Final = 18  # who has the first turn
NEUTRAL: Final = 19  # amount: neutral armies left

# What the set-up player decides, or chance instead. Must be the last ones.
FRAGMENT: Final = 20  # amount: the slot
START: Final = 21  # the start region
LAY: Final = 22  # amount: the token
SECOND_ARMIES: Final = 23  # where the fifth army of everybody goes
