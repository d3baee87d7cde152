"""What bots know of each game."""

import json
from pathlib import Path
from typing import Final

from pentarch.bots.knowledge.commanders import CommandersKnowledge
from pentarch.bots.knowledge.infiltration import InfiltrationKnowledge
from pentarch.bots.knowledge.infiltration_rounds import InfiltrationRounds
from pentarch.bots.knowledge.legends import GUESSED, LegendsKnowledge, Worths
from pentarch.bots.knowledge.networks import Network
from pentarch.bots.knowledge.skirmish import SkirmishKnowledge
from pentarch.bots.knowledge.skirmish_outlook import Outlook as SkirmishOutlook
from pentarch.bots.knowledge.skirmish_worth import TASTE
from pentarch.bots.knowledge.star_realms import StarRealmsKnowledge
from pentarch.bots.knowledge.star_realms_outlook import Outlook
from pentarch.bots.knowledge.star_realms_worth import (
    ATTACK,
    DEFENCE,
    DRAW,
    EXPENSIVE,
    GREEDY,
)
from pentarch.core.knowledge import Knowledge
from pentarch.core.policies import Abstraction

TRAINED: Final = Path(__file__).parent.parent / "trained"  # what was learnt, with its recipes


def fitted(game: str) -> Worths:
    """The worths that tools/fit.py has found for a game."""
    found = json.loads((TRAINED / f"{game}.json").read_text(encoding="utf-8"))
    return Worths(found["early"], found["late"], found["spread"])


def network(game: str) -> Network:
    """The network that tools/fit.py has trained for a game."""
    found = json.loads((TRAINED / f"{game}.json").read_text(encoding="utf-8"))
    rows = [weight for row in found["weights"] for weight in row]
    return Network(rows, found["bias"], found["out"], found["rest"])


DUELS: Final = Outlook(network("star-realms"))

KNOWLEDGE: Final[dict[str, Knowledge]] = {
    "infiltration": InfiltrationKnowledge(),
    "commanders": CommandersKnowledge(),
    "star-realms": StarRealmsKnowledge(GREEDY, DUELS),
    "legends": LegendsKnowledge(fitted("legends")),
    "skirmish": SkirmishKnowledge(TASTE, SkirmishOutlook(network("skirmish"))),
}

# By game: what whoever overlooks nothing knows beyond that, hints and analyses too. Weak levels
# are measured without it.
THOROUGH: Final[dict[str, Knowledge]] = {
    "star-realms": StarRealmsKnowledge(GREEDY, DUELS, is_thorough=True),
}

# By game: the iterations of the strongest level, for each question that it thinks about.
BUDGETS: Final[dict[str, int]] = {
    "infiltration": 6400,
    "commanders": 3200,
    "star-realms": 3200,
    "legends": 1600,
    "skirmish": 200,
}

# By game: which questions a trained policy takes for one.
ABSTRACTIONS: Final[dict[str, Abstraction]] = {"infiltration": InfiltrationRounds()}

# By game: players of one idea, to measure others by.
STYLES: Final[dict[str, dict[str, Knowledge]]] = {
    "legends": {"style-guess": LegendsKnowledge(GUESSED)},
    "star-realms": {
        "style-attack": StarRealmsKnowledge(ATTACK),
        "style-defence": StarRealmsKnowledge(DEFENCE),
        "style-draw": StarRealmsKnowledge(DRAW),
        "style-expensive": StarRealmsKnowledge(EXPENSIVE),
    },
}
