"""How long a bot may think: so much in a turn, however many questions the turn has.

A turn is what one seat answers in a row. An answer takes at most half of what is left, so a
long turn grows quicker; where many bots sit at a table, all of them together have a round's time.
"""

from __future__ import annotations

from typing import Final

LEAST: Final = 0.02  # seconds for a question, whatever was spent before


class TurnBudget:
    def __init__(self, turn: float, round: float) -> None:
        self._turn = turn
        self._round = round
        self._seat: int | None = None  # whose turn it is
        self._left = 0.0

    def share(self, seat: int, bots: int) -> float:
        """Seconds for the next question of a seat, at a table with so many bots."""
        if seat != self._seat:
            self._seat = seat
            self._left = min(self._turn, self._round / max(1, bots))
        return max(LEAST, self._left / 2)

    def spend(self, seconds: float) -> None:
        self._left -= seconds

    def end_turn(self) -> None:
        """Somebody else has answered."""
        self._seat = None
