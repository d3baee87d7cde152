"""The games. This is the only list of them."""

from typing import Final

from pentarch.core.game import Game
from pentarch.core.state import State
from pentarch.games.commanders import GAME as COMMANDERS
from pentarch.games.infiltration import GAME as INFILTRATION
from pentarch.games.legends import GAME as LEGENDS
from pentarch.games.star_realms import GAME as STAR_REALMS

GAMES: Final[dict[str, Game[State]]] = {
    game.id: game for game in (INFILTRATION, COMMANDERS, STAR_REALMS, LEGENDS)
}
