"""What can be seen to happen: the kinds of events, with their public and secret parts."""

from typing import Final

ROUND: Final = 1  # round, starter
REMOVE: Final = 2  # card
DRAW: Final = 3  # player; secret: card
DISCARD: Final = 4  # player, card, target or -1, number or 0
FIZZLE: Final = 5  # player, card: nobody can be aimed at, nothing happens
MISS: Final = 6  # player, target, number
HIT: Final = 7  # player, target, number
TRY_AGAIN: Final = 8  # player, target, number
GIVE_UP: Final = 9  # player, target
LOOK: Final = 10  # player, target; secret: card
COMPARE: Final = 11  # player, target; secret: the player's card, the target's
EVEN: Final = 12  # player, target
SWAP: Final = 13  # player, target; secret: the card given, the card taken
PROTECT: Final = 14  # player
DROP: Final = 15  # player, card: discarded without effect
TAKE_ASIDE: Final = 16  # player; secret: card
OUT: Final = 17  # player, card laid open
SHOW: Final = 18  # player, card, sum of discards
WIN_ROUND: Final = 19  # player, tokens
NO_WINNER: Final = 20  #
WIN_MATCH: Final = 21  # player
