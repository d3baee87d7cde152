"""A new game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.options import Choice, Flag, Number, Option, Options
from pentarch.core.rng import mix
from pentarch.core.state import EVERYONE
from pentarch.core.steps import stack
from pentarch.core.words import Message, say
from pentarch.core.zones import deck, pile
from pentarch.games.commanders import rules, verbs
from pentarch.games.commanders.cards import (
    CARDS,
    COPIES,
    PLANET_COUNT,
    SHIPS,
    SLOTS,
    STAR_DESTROYER,
    whole_deck,
)
from pentarch.games.commanders.planets import open_planet
from pentarch.games.commanders.rules import Commanders
from pentarch.games.commanders.state import EIGHT, NULL_SWAPS, PARTIAL_SPECIALS

SPECIAL_NAMES: Final = tuple(card.name for card in CARDS[SHIPS:])

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("eight", default=CARDS[STAR_DESTROYER].name, words=SPECIAL_NAMES),
    Choice("first", default="random", words=("random", "1", "2", "3", "4", "5")),
    Flag("allow_null_swap", default=False),
    Flag("allow_partial_special", default=False),
    Number("turn_cap", default=2000, low=100, high=2000),
)


def new_game(players: int, options: Options, seed: int) -> Commanders:
    bits = rules_of(options)
    state = Commanders(
        players,
        mix(seed),
        bits,
        int(options["turn_cap"]),
        stack([(verbs.TURN, 0, False, 0, 0)]),
        deck(whole_deck(SHIPS + (bits >> EIGHT))),
        pile([], room=COPIES),
        deck(list(range(PLANET_COUNT))),
        vec[i64]([0] * players),
        vec[i64]([0] * players),
        vec[i64]([0] * (SLOTS + players)),
    )
    first = str(options["first"])
    starter = state.roll(players, EVERYONE) if first == "random" else int(first) - 1
    state.pending = stack([(verbs.TURN, starter, False, 0, 0)])
    rules.deal(state, starter)
    for slot in range(SLOTS):
        open_planet(state, slot)
    return state


def rules_of(options: Options) -> int:
    """The options that change rules, as bits."""
    bits = NULL_SWAPS if options["allow_null_swap"] else 0
    bits |= PARTIAL_SPECIALS if options["allow_partial_special"] else 0
    return bits | SPECIAL_NAMES.index(str(options["eight"])) << EIGHT


def limits(players: int, options: Options) -> Message | None:
    """What cannot be chosen together."""
    first = str(options["first"])
    if first != "random" and int(first) > players:
        return say("commanders-refusal-first", first=int(first), players=players)
    return None
