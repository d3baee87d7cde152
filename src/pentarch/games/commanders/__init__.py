"""Star Wars: Commanders of the Empire (Звёздные войны: Полководцы Империи), 2-5 players."""

from typing import Final

from pentarch.core.game import Game
from pentarch.games.commanders import checks, positions, setup, views, why_not, words
from pentarch.games.commanders.rules import Commanders
from pentarch.games.commanders.seen import CommandersView
from pentarch.games.commanders.vocabulary import VOCABULARY

GAME: Final = Game(
    id="commanders",
    version=1,
    seats=(2, 5),
    options=setup.OPTIONS,
    kind=Commanders,
    max_length=4000,
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
    seen=CommandersView,
)
