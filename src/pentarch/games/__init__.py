"""The games. This is the only list of them."""

from typing import Final

from pentarch.core.game import Game
from pentarch.core.lessons import Teaching
from pentarch.core.state import State
from pentarch.games.commanders import GAME as COMMANDERS
from pentarch.games.commanders.teaching import TEACHING as COMMANDERS_TEACHING
from pentarch.games.infiltration import GAME as INFILTRATION
from pentarch.games.infiltration.teaching import TEACHING as INFILTRATION_TEACHING
from pentarch.games.legends import GAME as LEGENDS
from pentarch.games.legends.teaching import TEACHING as LEGENDS_TEACHING
from pentarch.games.skirmish import GAME as SKIRMISH
from pentarch.games.skirmish.teaching import TEACHING as SKIRMISH_TEACHING
from pentarch.games.star_realms import GAME as STAR_REALMS
from pentarch.games.star_realms.teaching import TEACHING as STAR_REALMS_TEACHING

GAMES: Final[dict[str, Game[State]]] = {
    game.id: game for game in (INFILTRATION, COMMANDERS, STAR_REALMS, LEGENDS, SKIRMISH)
}

# What those are given who learn a game: a first match with a coach, tips, places in the rules.
TEACHING: Final[dict[str, Teaching]] = {
    INFILTRATION.id: INFILTRATION_TEACHING,
    COMMANDERS.id: COMMANDERS_TEACHING,
    STAR_REALMS.id: STAR_REALMS_TEACHING,
    LEGENDS.id: LEGENDS_TEACHING,
    SKIRMISH.id: SKIRMISH_TEACHING,
}
