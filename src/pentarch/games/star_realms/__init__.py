"""Star Realms (Звёздные империи), 2-6 players, with all of its modes."""

from typing import Final

from pentarch.core.game import Game
from pentarch.games.star_realms import checks, positions, setup, views, why_not, words
from pentarch.games.star_realms.rules import StarRealms
from pentarch.games.star_realms.seen import StarRealmsView
from pentarch.games.star_realms.vocabulary import VOCABULARY

GAME: Final = Game(
    id="star-realms",
    version=2,
    seats=(2, 6),
    options=setup.OPTIONS,
    kind=StarRealms,
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
    census=checks.census,
    limits=setup.limits,
    seen=StarRealmsView,
)
