"""A new game, and what may be chosen before it begins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pentarch.core.bits import packed
from pentarch.core.options import Choice, Flag, Number, Option, Options
from pentarch.core.rng import mix
from pentarch.core.state import EVERYONE
from pentarch.core.steps import stack
from pentarch.core.words import Message, say
from pentarch.core.zones import deck
from pentarch.games.legends import rules, verbs
from pentarch.games.legends.boards import ACROSS
from pentarch.games.legends.layouts import PRESETS
from pentarch.games.legends.rules import Legends
from pentarch.games.legends.state import (
    BOARD_ROWS,
    CHANCE_PLACES,
    CITADELS,
    DIE,
    EVENTS,
    EXPLORATION,
    LAYOUT,
    LEADERS,
    LONG_GAME,
    QUAGMIRE,
    RECTANGLE,
    REGIONS,
    ROWS,
)

# In the order of the numbers that `state.rules` has for them.
LAYOUTS: Final = ("chosen", "random", *(name for name, _ in PRESETS))

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("layout", default="random", words=LAYOUTS),
    Choice("placing", default="random", words=("chosen", "random")),
    Choice("setup_player", default="random", words=("random", "1", "2", "3", "4")),
    Number("ages", default=0, low=0, high=4321),
    Flag("rectangle", default=False),
    Flag("exploration", default=False),
    Flag("quagmire", default=False),
    Flag("citadels", default=False),
    Flag("leaders", default=False),
    Flag("events", default=False),
    Flag("die", default=False),
    Flag("long_game", default=False),
)

# The options that are bits of `state.rules` as they stand.
VARIANTS: Final = {
    "rectangle": RECTANGLE,
    "exploration": EXPLORATION,
    "quagmire": QUAGMIRE | EXPLORATION,  # it needs the tokens that it hides
    "citadels": CITADELS,
    "leaders": LEADERS,
    "events": EVENTS,
    "die": DIE,
    "long_game": LONG_GAME,
}


def new_game(players: int, options: Options, seed: int) -> Legends:
    state = blank(players, mix(seed), rules_of(options))
    state.ages = packed(ages_of(state, str(options["ages"])))
    setter = str(options["setup_player"])
    state.setter = state.roll(players, EVERYONE) if setter == "random" else int(setter) - 1
    rules.begin(state)
    return state


def blank(players: int, rng: int, bits: int) -> Legends:
    """A state with nothing on the board, and no map."""
    return Legends(
        players,
        rng,
        bits,
        0,
        stack([(verbs.TURN, 0, False, 0, 0)]),
        deck([]),
        deck([]),
        vec[u8]([0] * (BOARD_ROWS * REGIONS)),
        vec[i64]([0] * ROWS),
        ACROSS,
    )


def rules_of(options: Options) -> int:
    """The options that change rules, as bits."""
    bits = CHANCE_PLACES if options["placing"] == "random" else 0
    for name, bit in VARIANTS.items():
        bits |= bit if options[name] else 0
    return bits | LAYOUTS.index(str(options["layout"])) << LAYOUT


def ages_of(state: Legends, order: str) -> list[int]:
    """By player, 0 for the youngest: from an order of seats, the youngest first, or by lot."""
    if order != "0":
        youngest_first = [int(seat) - 1 for seat in order]
    else:
        seats = deck(list(range(state.players)))
        youngest_first = [int(state.draw(seats, EVERYONE)) for _ in range(state.players)]
    return [youngest_first.index(player) for player in range(state.players)]


def limits(players: int, options: Options) -> Message | None:
    """What cannot be chosen together."""
    layout, setter, ages = str(options["layout"]), str(options["setup_player"]), options["ages"]
    if options["rectangle"] and layout not in ("chosen", "random"):
        return say("legends-refusal-preset", layout=layout)
    if setter != "random" and int(setter) > players:
        return say("legends-refusal-setup-player", number=int(setter), players=players)
    if ages and sorted(str(ages)) != [str(seat + 1) for seat in range(players)]:
        return say("legends-refusal-ages", given=str(ages), players=players)
    return None
