"""What bots know of each game."""

from typing import Final

from pentarch.bots.knowledge.commanders import CommandersKnowledge
from pentarch.bots.knowledge.infiltration import InfiltrationKnowledge
from pentarch.bots.knowledge.legends import LegendsKnowledge
from pentarch.bots.knowledge.star_realms import StarRealmsKnowledge
from pentarch.bots.knowledge.star_realms_worth import (
    ATTACK,
    DEFENCE,
    DRAW,
    EXPENSIVE,
    GREEDY,
)
from pentarch.core.knowledge import Knowledge

KNOWLEDGE: Final[dict[str, Knowledge]] = {
    "infiltration": InfiltrationKnowledge(),
    "commanders": CommandersKnowledge(),
    "star-realms": StarRealmsKnowledge(GREEDY),
    "legends": LegendsKnowledge(),
}

# By game: the iterations of the strongest level, for each question that it thinks about.
BUDGETS: Final[dict[str, int]] = {
    "infiltration": 6400,
    "commanders": 3200,
    "star-realms": 1600,
    "legends": 1600,
}

# By game: players of one idea, to measure others by.
STYLES: Final[dict[str, dict[str, Knowledge]]] = {
    "star-realms": {
        "style-attack": StarRealmsKnowledge(ATTACK),
        "style-defence": StarRealmsKnowledge(DEFENCE),
        "style-draw": StarRealmsKnowledge(DRAW),
        "style-expensive": StarRealmsKnowledge(EXPENSIVE),
    },
}
