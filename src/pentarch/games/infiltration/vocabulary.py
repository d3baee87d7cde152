"""What can be answered, happen and be asked, as rows: the words and texts come from them."""

from __future__ import annotations

from typing import Final

from pentarch.core.state import State
from pentarch.core.vocabulary import Vocabulary, action, event, named, number, question, seat
from pentarch.games.infiltration import happenings, moves, verbs
from pentarch.games.infiltration.cards import CARDS, HIGHEST_GUESS, LOWEST_GUESS

# Numbers of `moves` that are no kinds of actions.
NO_KINDS: Final = frozenset({"NEXT_TARGET", "ACTIONS"})

WHO_HAS: Final = ("guess", "infiltration-number-")  # nobody remembers who has which number

CARD: Final = named("card", [card.name for card in CARDS], "infiltration-card-")
OTHER: Final = CARD.called("other")
PLAYER: Final = seat("player", span=4)
TARGET: Final = seat("target", span=4)
AIM: Final = seat("target", span=8, first=-1, absent=-1)
NUMBER: Final = number("number", 1, HIGHEST_GUESS, beside=WHO_HAS)
NUMBER_OR_NONE: Final = number("number", 0, 15, absent=0, beside=WHO_HAS)
NAMED: Final = number("number", LOWEST_GUESS, HIGHEST_GUESS)

ACTIONS: Final = (
    action(moves.DISCARD, "discard", CARD, AIM, NUMBER_OR_NONE),
    action(moves.GIVE_UP, "give-up"),
    action(moves.TRY, "try", NUMBER),
)

EVENTS: Final = (
    event(happenings.ROUND, "round", number("round", 1, 1000000), PLAYER),
    event(happenings.REMOVE, "remove", CARD),
    event(happenings.DRAW, "draw", PLAYER, secret=(CARD,)),
    event(happenings.DISCARD, "discard", PLAYER, CARD, AIM, NUMBER_OR_NONE),
    event(happenings.FIZZLE, "fizzle", PLAYER, CARD),
    event(happenings.MISS, "miss", PLAYER, TARGET, NUMBER),
    event(happenings.HIT, "hit", PLAYER, TARGET, NUMBER),
    event(happenings.TRY_AGAIN, "try-again", PLAYER, TARGET, NUMBER),
    event(happenings.GIVE_UP, "give-up", PLAYER, TARGET),
    event(happenings.LOOK, "look", PLAYER, TARGET, secret=(CARD,)),
    event(happenings.COMPARE, "compare", PLAYER, TARGET, secret=(CARD, OTHER)),
    event(happenings.EVEN, "even", PLAYER, TARGET),
    event(happenings.SWAP, "swap", PLAYER, TARGET, secret=(CARD, OTHER)),
    event(happenings.PROTECT, "protect", PLAYER),
    event(happenings.DROP, "drop", PLAYER, CARD),
    event(happenings.TAKE_ASIDE, "take-aside", PLAYER, secret=(CARD,)),
    event(happenings.OUT, "out", PLAYER, CARD),
    event(happenings.SHOW, "show", PLAYER, CARD, number("sum", 0, 100)),
    event(happenings.WIN_ROUND, "win-round", PLAYER, number("tokens", 0, 15)),
    event(happenings.NO_WINNER, "no-winner"),
    event(happenings.WIN_MATCH, "win-match", PLAYER),
)

STEPS: Final = (
    question(verbs.DISCARD, "discard"),
    question(verbs.SECOND_TRY, "second-try", TARGET, NAMED),
)

VOCABULARY: Final[Vocabulary[State]] = Vocabulary(
    "infiltration", moves.ACTIONS, ACTIONS, EVENTS, STEPS
)
