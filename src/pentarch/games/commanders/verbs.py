"""What a step on the stack can be: the questions of the game."""

from typing import Final

TURN: Final = 1  # "take your turn": the bottom of the stack
SHOOT_ALSO: Final = 2  # Super Star Destroyer: amount is the slot that was hit first
SWAP_WITH: Final = 3  # Star Destroyer: amount is the place of the first ship, extra the ship
GIVE: Final = 4  # Star Destroyer: amount is the player stolen from, extra the stolen ship
PASS_ON: Final = 5  # Slave I: amount is the player to trade with next, extra the side
KEEP: Final = 6  # capture with more ships than needed: amount is the slot
