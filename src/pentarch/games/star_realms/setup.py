"""A new game."""

from __future__ import annotations

from typing import Final, Literal, get_args

from pentarch.core.bits import lowest
from pentarch.core.options import Choice, Flag, Number, Option, Options
from pentarch.core.rng import mix
from pentarch.core.state import EVERYONE
from pentarch.core.steps import stack
from pentarch.core.words import Message, Term, say
from pentarch.core.zones import deck
from pentarch.games.star_realms import state as fields
from pentarch.games.star_realms import verbs
from pentarch.games.star_realms.buying import refill
from pentarch.games.star_realms.cards import (
    AUTHORITY,
    CARDS,
    EXPLORER,
    NO_CARD,
    ROW,
    STARTING_DECK,
    TRADE_DECK,
)
from pentarch.games.star_realms.modes import hand_size, is_emperor, keeper, next_alive
from pentarch.games.star_realms.playing import draw
from pentarch.games.star_realms.rules import StarRealms
from pentarch.games.star_realms.state import team_of
from pentarch.games.star_realms.turns import begin_turn

Mode = Literal["duel", "free-for-all", "hunter", "hydra", "emperor", "raid"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)

# Unless a mode is chosen: a duel for two and free-for-all for more.
USUAL_MODE: Final = ("", "", "duel", *["free-for-all"] * 4)  # by number of players

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("mode", default="auto", words=("auto", *MODES), by_players=USUAL_MODE),
    Choice("first", default="random", words=("random", "1", "2", "3", "4", "5", "6")),
    Choice("discards", default="immediate", words=("immediate", "deferred")),
    Flag("sticky_allies", default=False),
    Choice("team_hands", default="open", words=("open", "hidden")),
    Number("rounds", default=50, low=5, high=100),
)

# By mode: which numbers of players it is for.
PLAYERS: Final = {
    "duel": (2,),
    "free-for-all": (3, 4, 5, 6),
    "hunter": (3, 4, 5, 6),
    "hydra": (4, 6),
    "emperor": (6,),
    "raid": (3, 4, 5, 6),
}

EMPEROR_AUTHORITY: Final = 60
HYDRA_AUTHORITY: Final = {4: 75, 6: 100}  # by number of players
BOSS_AUTHORITY: Final = {2: 50, 3: 70, 4: 70, 5: 90}  # by number of raiders


def new_game(players: int, options: Options, seed: int) -> StarRealms:
    mode = mode_of(players, options)
    trade_deck = [
        kind
        for kind, card in enumerate(CARDS)
        if card.pile == TRADE_DECK
        for _ in range(card.copies * sets(players))
    ]
    state = StarRealms(
        players,
        mix(seed),
        mode,
        rules_of(options),
        int(options["rounds"]) * (2 if mode == fields.HYDRA else players),
        stack([(verbs.MAIN, 0, False, 0, 0)]),
        [fields.side(STARTING_DECK) for _ in range(players)],
        deck(trade_deck),
    )
    state.explorers = CARDS[EXPLORER].copies * sets(players)
    state.alive = (1 << players) - 1
    state.first = choose_first(state, str(options["first"]))
    for player in range(players):
        state.sides[int(keeper(state, player))].authority = first_authority(state, player)
    for slot in range(ROW):
        state.row |= NO_CARD << (slot * 8)
        refill(state, slot)
    for player in range(players):
        draw(state, player, first_hand(state, player))
    begin_turn(state, state.first)
    return state


def new_game_2(players: int, options: Options, seed: int) -> StarRealms:
    """A new game by the rules of version 2."""
    state = new_game(players, options, seed)
    state.rules |= fields.OLD_HYDRA
    return state


def mode_of(players: int, options: Options) -> int:
    """The mode: what was chosen, or the usual one of so many players."""
    chosen = str(options["mode"])
    return MODES.index(USUAL_MODE[players] if chosen == "auto" else chosen)


def sets(players: int) -> int:
    """How many sets of the game so many players need."""
    return (players + 1) // 2


def rules_of(options: Options) -> int:
    """The options that change rules, as bits."""
    bits = fields.DEFERRED_DISCARDS if options["discards"] == "deferred" else 0
    bits |= fields.STICKY_ALLIES if options["sticky_allies"] else 0
    bits |= fields.HIDDEN_HANDS if options["team_hands"] == "hidden" else 0
    return bits


def choose_first(state: StarRealms, chosen: str) -> int:
    """Who begins; of a team its first player. In a raid that is the boss."""
    players = int(state.players)
    first = int(state.roll(players, EVERYONE)) if chosen == "random" else int(chosen) - 1
    if state.mode in (fields.HYDRA, fields.EMPEROR):
        return int(lowest(team_of(state, first)))
    return first


def first_authority(state: StarRealms, player: int) -> int:
    players = int(state.players)
    if state.mode == fields.HYDRA:
        return HYDRA_AUTHORITY[players]
    if state.mode == fields.EMPEROR and is_emperor(player):
        return EMPEROR_AUTHORITY
    if state.mode == fields.RAID and player == state.first:
        return BOSS_AUTHORITY[players - 1]
    return AUTHORITY


def first_hand(state: StarRealms, player: int) -> int:
    """How many cards a player begins with."""
    if state.mode in (fields.HYDRA, fields.EMPEROR):
        return 3 if team_of(state, player) == team_of(state, state.first) else 5
    if state.mode == fields.RAID:
        return int(hand_size(state, player)) - (2 if player == state.first else 0)
    if player == state.first:
        return 3
    is_second = state.mode != fields.DUEL and player == next_alive(state, state.first)
    return 4 if is_second else 5


def limits(players: int, options: Options) -> Message | None:
    """What cannot be chosen together."""
    mode, first = str(options["mode"]), str(options["first"])
    if mode != "auto" and players not in PLAYERS[mode]:
        allowed = ", ".join(map(str, PLAYERS[mode]))
        return say(
            "star-realms-refusal-mode",
            mode=Term(f"star-realms-option-mode-{mode}"),
            players=players,
            allowed=allowed,
        )
    if first != "random" and int(first) > players:
        return say("star-realms-refusal-first", first=int(first), players=players)
    return None
