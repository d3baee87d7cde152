"""A position as JSON, and back, with everything that cannot be refused.

Figures, groups and spaces have the names that people give them (names.py). What follows from the
rest is not written down: who stands in a space, how many tokens a figure carries, how many cards
are in a hand, and which groups are in play.
"""

from __future__ import annotations

from typing import Final

from pentarch.core.positions import (
    Field,
    Form,
    Reader,
    field,
    inside,
    mask,
    number,
    part,
    rows,
    steps_of,
    word,
)
from pentarch.core.rng import MASK
from pentarch.core.words import Json
from pentarch.games.skirmish.cards import (
    ABILITIES,
    DECK_SIZE,
)
from pentarch.games.skirmish.checks import check
from pentarch.games.skirmish.maps import MAPS
from pentarch.games.skirmish.missions import MAP_OF
from pentarch.games.skirmish.names import (
    DEED_NAMES,
    FIGURE_NAMES,
    NO_NAME,
    name_of,
    name_of_target,
)
from pentarch.games.skirmish.rows import (
    ATTACK_FORM,
    COMMAND,
    PLAYER_FORM,
    SEAT,
    TOKEN_FORM,
    WHO,
    AttackRow,
    PlayerRow,
    TokenRow,
    attack_rows,
    figure_of_name,
    flags,
    lay_attacks,
    lay_tokens,
    player_rows,
    seat_players,
    take_places,
    target_of_name,
    token_rows,
)
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.setup import MISSION_NAMES, MOST_ROUNDS, empty_table
from pentarch.games.skirmish.state import (
    DISCARDS,
    HAND,
    MOST_FIGURES,
    SIDE,
    cards_of,
)
from pentarch.games.skirmish.vocabulary import VOCABULARY

OPTION_NAMES: Final = ["per-figure", "errata", "chosen-mission", "sight-by-lines"]


def to_json(state: Skirmish) -> dict[str, Json]:
    return FORM.write(state)


def from_json(position: Json) -> Skirmish:
    reader = Reader(position)
    state = empty_table(0, MOST_ROUNDS, 0)
    FORM.read(reader, state)
    take_places(state, state.pending.steps())
    check(state)
    return state


# Fields.


def who(name: str, attribute: str = "") -> Field[Skirmish]:
    """A number of a figure, or of nobody."""
    place = attribute or name

    def get(state: Skirmish) -> int:
        return int(name_of_target(state, getattr(state, place)))

    def put_figure(state: Skirmish, told: int) -> None:
        setattr(state, place, target_of_name(state, told))

    return part(name, WHO, get, put_figure)


def figures(name: str) -> Field[Skirmish]:
    """A set of figures."""

    def get(state: Skirmish) -> list[int]:
        held = int(getattr(state, name))
        return [int(name_of(state, it)) for it in range(MOST_FIGURES) if held >> it & 1]

    def put_figures(state: Skirmish, told: list[int]) -> None:
        setattr(state, name, sum({1 << figure_of_name(state, it) for it in told}))

    return part(name, rows(word(FIGURE_NAMES[:NO_NAME])), get, put_figures)


def set_mission(state: Skirmish, mission: int) -> None:
    state.mission = mission
    state.map = MAP_OF[mission]


FORM: Final[Form[Skirmish]] = Form(
    field("rng", number(0, MASK)),
    field("rules", flags(OPTION_NAMES)),
    field("limit", number(1, MOST_ROUNDS)),
    part("mission", word(MISSION_NAMES), lambda state: int(state.mission), set_mission),
    field("round", number(0, MOST_ROUNDS)),
    field("initiative", SEAT),
    field("mover", SEAT),
    field("doors", mask(number(0, max(it.doors for it in MAPS) - 1))),
    part("players", rows(inside(PLAYER_FORM, PlayerRow), 2), player_rows, seat_players),
    part("tokens", rows(inside(TOKEN_FORM, TokenRow)), token_rows, lay_tokens),
    who("active"),
    field("actions", number(0, 20)),
    field("movement", number(0, 60)),
    field("deeds", flags(DEED_NAMES)),
    field("specials", flags([it.name for it in ABILITIES])),
    field("played", mask(COMMAND)),
    field("kills", number(0, SIDE)),
    figures("finished"),
    figures("left"),
    figures("watchers"),
    who("struck"),
    figures("spent"),
    part("attacks", rows(inside(ATTACK_FORM, AttackRow)), attack_rows, lay_attacks),
    field("pending", steps_of(VOCABULARY.steps, 2)),
    field("winners", mask(SEAT)),
)


def census(state: Skirmish) -> tuple[int, ...]:
    """The command cards of each player; while lists are made, those that will be in them."""
    if len(state.lists):
        return (DECK_SIZE, DECK_SIZE)
    return tuple([cards_in(state, player) for player in range(2)])


def cards_in(state: Skirmish, player: int) -> int:
    held = [*cards_of(state, player, HAND), *cards_of(state, player, DISCARDS)]
    return len(held) + int(state.decks[player].size)
