"""A match in a terminal. Knows no game: how a game looks is in its presentation here."""

from typing import Final

from pentarch.core.game import Game
from pentarch.core.state import State
from pentarch.terminal.commanders import CommandersLook
from pentarch.terminal.infiltration import InfiltrationLook
from pentarch.terminal.legends import LegendsLook
from pentarch.terminal.look import Look
from pentarch.terminal.skirmish import SkirmishLook
from pentarch.terminal.star_realms import StarRealmsLook

LOOKS: Final[dict[str, Look]] = {
    "infiltration": InfiltrationLook(),
    "commanders": CommandersLook(),
    "star-realms": StarRealmsLook(),
    "legends": LegendsLook(),
    "skirmish": SkirmishLook(),
}


def look_of(game: Game[State]) -> Look:
    """How a game is shown; a game without a look of its own has the plain one."""
    return LOOKS.get(game.id) or Look()
