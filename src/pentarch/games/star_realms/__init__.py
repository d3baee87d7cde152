"""Star Realms (Звёздные империи), 2-6 players, with all of its modes."""

from collections.abc import Callable
from typing import Final

from pentarch.core.game import Game
from pentarch.core.options import Options
from pentarch.core.words import Json
from pentarch.games.star_realms import checks, positions, setup, views, why_not, words
from pentarch.games.star_realms.rules import StarRealms
from pentarch.games.star_realms.seen import StarRealmsView
from pentarch.games.star_realms.vocabulary import VOCABULARY


def game(
    version: int,
    new_game: Callable[[int, Options, int], StarRealms],
    from_json: Callable[[Json], StarRealms],
    older: tuple[Game[StarRealms], ...] = (),
) -> Game[StarRealms]:
    return Game(
        id="star-realms",
        version=version,
        seats=(2, 6),
        options=setup.OPTIONS,
        kind=StarRealms,
        max_length=20000,
        setup=new_game,
        vocabulary=VOCABULARY,
        view=views.view,
        say_action=words.say_action,
        say_question=words.say_question,
        say_event=words.say_event,
        why_not=why_not.why_not,
        to_json=positions.to_json,
        from_json=from_json,
        census=checks.census,
        limits=setup.limits,
        seen=StarRealmsView,
        older=older,
    )


GAME_2: Final = game(2, setup.new_game_2, positions.from_json_2)
GAME: Final = game(3, setup.new_game, positions.from_json, older=(GAME_2,))
