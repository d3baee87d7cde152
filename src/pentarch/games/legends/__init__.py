"""Eight-Minute Empire: Legends (Восьмиминутная империя: Легенды), 2-4 players."""

from typing import Final

from pentarch.core.game import Game
from pentarch.games.legends import positions, setup, views, why_not, words
from pentarch.games.legends.rules import Legends
from pentarch.games.legends.seen import LegendsView
from pentarch.games.legends.vocabulary import VOCABULARY

GAME: Final = Game(
    id="legends",
    version=1,
    seats=(2, 4),
    options=setup.OPTIONS,
    kind=Legends,
    max_length=2500,
    setup=setup.new_game,
    vocabulary=VOCABULARY,
    view=views.view,
    say_action=words.say_action,
    say_question=words.say_question,
    say_event=words.say_event,
    why_not=why_not.why_not,
    to_json=positions.to_json,
    from_json=positions.from_json,
    census=positions.census,
    limits=setup.limits,
    seen=LegendsView,
)
