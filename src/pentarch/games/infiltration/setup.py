"""A new match."""

from typing import Final

from pentarch.core.options import Choice, Flag, Number, Option, Options
from pentarch.core.rng import mix
from pentarch.core.state import EVERYONE
from pentarch.core.steps import stack
from pentarch.core.words import Message, say
from pentarch.core.zones import deck, pile
from pentarch.games.infiltration import verbs
from pentarch.games.infiltration.cards import COPIES, GOAL
from pentarch.games.infiltration.rounds import begin_round
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.state import (
    FULL_TIE_WINS_NOTHING,
    HAN_OPTIONAL,
    PLAY_OFF,
    SECOND_TRY_COMPULSORY,
)

OPTIONS: Final[tuple[Option, ...]] = (
    Number("goal", default=0, low=0, high=7, by_players=tuple(GOAL)),
    Choice("first", default="random", words=("random", "1", "2", "3", "4")),
    Flag("han_optional", default=False),
    Flag("boba_second_mandatory", default=False),
    Choice("full_tie", default="share", words=("share", "none")),
    Choice("full_tie_match", default="shared", words=("shared", "playoff")),
)


def new_game(players: int, options: Options, seed: int) -> Infiltration:
    state = Infiltration(
        players,
        mix(seed),
        rules_of(options),
        goal_of(players, options),
        stack([(verbs.DISCARD, 0, False, 0, 0)]),
        deck([0] * COPIES),
        pile([], room=COPIES),
    )
    first = str(options["first"])
    starter = state.roll(players, EVERYONE) if first == "random" else int(first) - 1
    begin_round(state, starter)
    return state


def goal_of(players: int, options: Options) -> int:
    """How many tokens win: what was chosen, or what the rulebook says for so many players."""
    return int(options["goal"]) or GOAL[players]


def rules_of(options: Options) -> int:
    """The options that change rules, as bits."""
    bits = HAN_OPTIONAL if options["han_optional"] else 0
    bits |= SECOND_TRY_COMPULSORY if options["boba_second_mandatory"] else 0
    bits |= FULL_TIE_WINS_NOTHING if options["full_tie"] == "none" else 0
    bits |= PLAY_OFF if options["full_tie_match"] == "playoff" else 0
    return bits


def limits(players: int, options: Options) -> Message | None:
    """What cannot be chosen together."""
    first = str(options["first"])
    if first != "random" and int(first) > players:
        return say("infiltration-refusal-first", first=int(first), players=players)
    return None
