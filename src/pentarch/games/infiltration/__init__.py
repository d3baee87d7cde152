"""Star Wars: Infiltration (Звёздные войны: Тайное вторжение), 2-4 players."""

from typing import Final

from pentarch.core.game import Game
from pentarch.games.infiltration import checks, positions, setup, views, why_not, words
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.seen import InfiltrationView
from pentarch.games.infiltration.vocabulary import VOCABULARY

GAME: Final = Game(
    id="infiltration",
    version=1,
    seats=(2, 4),
    options=setup.OPTIONS,
    kind=Infiltration,
    max_length=2000,
    setup=setup.new_game,
    vocabulary=VOCABULARY,
    view=views.view,
    say_action=words.say_action,
    say_question=words.say_question,
    say_event=words.say_event,
    why_not=why_not.why_not,
    to_json=positions.to_json,
    from_json=positions.from_json,
    census=checks.census,
    limits=setup.limits,
    seen=InfiltrationView,
)
