"""What bots know of each game."""

from typing import Final

from pentarch.bots.knowledge.commanders import CommandersKnowledge
from pentarch.bots.knowledge.infiltration import InfiltrationKnowledge
from pentarch.core.knowledge import Knowledge

KNOWLEDGE: Final[dict[str, Knowledge]] = {
    "infiltration": InfiltrationKnowledge(),
    "commanders": CommandersKnowledge(),
}
