"""The games. This is the only list of them."""

from typing import Final

from pentarch.core.game import Game
from pentarch.core.state import State
from pentarch.games.infiltration import GAME as INFILTRATION

GAMES: Final[dict[str, Game[State]]] = {game.id: game for game in (INFILTRATION,)}
