"""A state with nothing in it but chance."""

from pentarch.core.state import State


class Dealer(State):
    """Draws and rolls."""
