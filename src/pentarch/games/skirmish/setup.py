"""A new game: both players are asked for their lists."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pentarch.core.options import Choice, Number, Option, Options
from pentarch.core.rng import mix
from pentarch.core.steps import Step, stack
from pentarch.core.zones import deck
from pentarch.games.skirmish import moves, verbs
from pentarch.games.skirmish.armies import LIST_ROOM, take_list
from pentarch.games.skirmish.boards import WORDS
from pentarch.games.skirmish.lists import READY_LISTS
from pentarch.games.skirmish.missions import MAP_OF, MISSIONS
from pentarch.games.skirmish.rules import Skirmish, settle
from pentarch.games.skirmish.state import (
    CARD_ROOM,
    CHOSEN_MISSION,
    ERRATA,
    FIGURE,
    GROUP,
    GROUP_BYTES,
    MOST_FIGURES,
    MOST_GROUPS,
    NO_GROUP,
    NO_SPACE,
    NOBODY,
    PER_FIGURE,
    SIGHT_BY_LINES,
    SPACE,
)

MISSION_NAMES: Final = [it.name for it in MISSIONS]
ROUNDS: Final = 20
MOST_ROUNDS: Final = 40

OPTIONS: Final[list[Option]] = [
    Choice("armies", "chosen", ("chosen", "starter")),
    Choice("mission", "random", ("random", *MISSION_NAMES)),
    Choice("scoring", "group", ("group", "figure")),
    Choice("errata", "printed", ("printed", "faq")),
    Choice("los", "area", ("area", "lines")),
    Number("rounds", ROUNDS, 1, MOST_ROUNDS),
]

# Ready lists that meet: each of them is on both sides.
OPENINGS: Final = [
    (moves.LIST + number, moves.LIST + (number * 3 + 1) % len(READY_LISTS))
    for number in range(len(READY_LISTS))
]

BUILDING: Final[list[Step]] = [
    (verbs.ROUND, 0, False, 0, 0),
    (verbs.REVEAL, 0, False, 0, 0),
    (verbs.BUILD, 1, False, 0, 0),
    (verbs.BUILD, 0, False, 0, 0),
]


def new_game(players: int, options: Options, seed: int) -> Skirmish:
    state = empty_table(rules_of(options), int(options["rounds"]), int(mix(seed)))
    state.lists = vec[u8]([0] * (2 * LIST_ROOM))
    state.pending = stack(BUILDING)
    if options["mission"] != "random":
        state.mission = MISSION_NAMES.index(str(options["mission"]))
        state.map = MAP_OF[state.mission]
    if options["armies"] == "starter":
        take_starters(state)
    return state


def take_starters(state: Skirmish) -> None:
    """Nobody makes a list: the two of the rulebook meet."""
    for player in range(2):
        take_list(state, player, player)
        state.pending.pop()
    settle(state)


def rules_of(options: Options) -> int:
    """The options that are yes or no, as bits."""
    return (
        PER_FIGURE * (options["scoring"] == "figure")
        | ERRATA * (options["errata"] == "faq")
        | CHOSEN_MISSION * (options["mission"] != "random")
        | SIGHT_BY_LINES * (options["los"] == "lines")
    )


def empty_table(rules: int, limit: int, rng: int) -> Skirmish:
    """Nobody stands anywhere, and nothing is asked yet."""
    figures = [0] * (MOST_FIGURES * FIGURE)
    for figure in range(MOST_FIGURES):
        figures[figure * FIGURE + GROUP] = NO_GROUP
        figures[figure * FIGURE + SPACE] = NO_SPACE
    return Skirmish(
        rng,
        rules,
        limit,
        stack([(verbs.ROUND, 0, False, 0, 0)]),
        [deck([]), deck([])],
        vec[u8](figures),
        vec[u8]([0] * (MOST_GROUPS * GROUP_BYTES)),
        vec[u8]([NOBODY] * 256),
        vec[i64]([0] * WORDS),
        vec[u8](),
        vec[u8]([0] * (4 * CARD_ROOM)),
        vec[u8](),
        vec[i64](),
    )
