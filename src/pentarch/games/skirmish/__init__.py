"""Imperial Assault: the skirmish of the core box (Imperial Assault: схватка), 2 players."""

from typing import Final

from pentarch.core.game import Game
from pentarch.games.skirmish import moves, positions, setup, stops, views, why_not, words
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.seen import SkirmishView
from pentarch.games.skirmish.vocabulary import VOCABULARY

GAME: Final = Game(
    id="skirmish",
    version=5,
    seats=(2, 2),
    options=setup.OPTIONS,
    kind=Skirmish,
    max_length=20000,
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
    seen=SkirmishView,
    stops=stops.STOPS,
    stop_at=stops.stop_at,
    idle=moves.PASS,
    openings=setup.OPENINGS,
)
