"""What a step on the stack can be: the two questions of the game."""

from typing import Final

DISCARD: Final = 1  # "discard one of your two cards": the bottom of the stack
SECOND_TRY: Final = 2  # Boba Fett missed: amount is the target, extra the number he named
