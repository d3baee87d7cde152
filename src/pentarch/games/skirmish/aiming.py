"""Who can attack whom: range, sight, and how often."""

from mypy_extensions import i64

from pentarch.core.bits import bit, has, lowest
from pentarch.games.skirmish import cards
from pentarch.games.skirmish.cards import (
    AWKWARD,
    IS_MELEE,
    KEYWORDS,
    PRIORITY_TARGET,
    REACH,
    TRIPOD,
)
from pentarch.games.skirmish.figures import (
    base_of,
    distance_to,
    figures_around,
    has_ability,
    neighbours,
    nth,
    sees_space,
    spaces_in,
)
from pentarch.games.skirmish.missions import RAIDER
from pentarch.games.skirmish.state import (
    DISCARDS,
    HAND,
    HAS_ASSAULT,
    HAS_ATTACKED,
    HAS_WALKED,
    IN_MELEE,
    IS_BORROWED,
    IS_SILENCED,
    NO_SPACE,
    NOBODY,
    SEES_PAST_FIGURES,
    STUNNED,
    TOKEN,
    TOKEN_BYTES,
    TOKEN_KIND,
    TOKEN_SPACE,
    Position,
    card_of,
    copies_of,
    figures_of,
    hand_size,
    harm_of,
    has_condition,
    order_of,
    owner_of,
    token,
)


def is_melee(state: Position, figure: i64, style: i64) -> bool:
    return style == cards.SABER or IS_MELEE[card_of(state, figure)] != 0


def is_in_range(state: Position, figure: i64, space: i64, other: i64, flags: i64) -> bool:
    """Whether a figure can attack what stands in a space (the other figure, or NOBODY)."""
    past_figures = sees_past_figures(state, figure, flags)
    if flags & IN_MELEE == 0:
        return sees_space(state, figure, space, other, past_figures)
    if has(figures_around(state, space), figure) or distance_to(state, figure, space) == 0:
        return True
    if i64(KEYWORDS[card_of(state, figure)]) & REACH == 0:
        return False
    return distance_to(state, figure, space) <= 2 and sees_space(
        state, figure, space, other, past_figures
    )


def sees_past_figures(state: Position, figure: i64, flags: i64) -> bool:
    return flags & SEES_PAST_FIGURES != 0 or has_ability(state, figure, PRIORITY_TARGET)


def can_target(state: Position, figure: i64, target: i64, flags: i64) -> bool:
    """Whether a figure can attack a target from where it stands."""
    if target >= TOKEN:
        return is_in_range(state, figure, token(state, target - TOKEN, TOKEN_SPACE), NOBODY, flags)
    if has_ability(state, figure, AWKWARD) and has(neighbours(state, figure), target):
        return False
    base = base_of(state, target)
    place: i64 = 0
    while place < spaces_in(base):
        if is_in_range(state, figure, nth(base, place), target, flags):
            return True
        place += 1
    return False


def enemies(state: Position, figure: i64, flags: i64) -> i64:
    """A mask: the figures that are hostile to an attacker."""
    if flags & IS_BORROWED:
        return state.standing & ~bit(figure)
    return state.standing & ~figures_of(owner_of(figure))


def is_raider(state: Position, number: i64) -> bool:
    return token(state, number, TOKEN_KIND) == RAIDER and (
        token(state, number, TOKEN_SPACE) != NO_SPACE
    )


def has_target(state: Position, figure: i64, style: i64, flags: i64, only: i64) -> bool:
    """Whether a figure has anything to attack."""
    if is_melee(state, figure, style):
        flags |= IN_MELEE
    rest = enemies(state, figure, flags)
    if only != NOBODY:
        rest &= bit(only)
    while rest:
        if can_target(state, figure, lowest(rest), flags):
            return True
        rest &= rest - 1
    if only != NOBODY:
        return False
    number: i64 = 0
    while number < len(state.tokens) // TOKEN_BYTES:
        if is_raider(state, number) and can_target(state, figure, TOKEN + number, flags):
            return True
        number += 1
    return False


def could_attack(
    state: Position, player: i64, figure: i64, style: i64, only: i64, knows: bool
) -> bool:
    """Whether a figure can attack, by what its player knows, or by what everybody knows."""
    if has_condition(state, figure, STUNNED):
        return False
    if has_target(state, figure, style, 0, only):
        return True
    if is_melee(state, figure, style) or owner_of(figure) != player:
        return False
    return can_ignore_figures(state, player, knows) and has_target(
        state, figure, style, SEES_PAST_FIGURES, only
    )


def can_ignore_figures(state: Position, player: i64, knows: bool) -> bool:
    """Whether the player has a card that sees past figures; for others: whether it may be so."""
    if hand_size(state, player) == 0 or order_of(state, player, IS_SILENCED):
        return False
    kinds = cards.COMMANDS_AT[cards.BEFORE_DECLARING]
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        if knows and copies_of(state, player, HAND, card):
            return True
        if not knows and copies_of(state, player, DISCARDS, card) < i64(cards.COPIES[card]):
            return True
    return False


# Limits.


def may_attack_again(state: Position, figure: i64) -> bool:
    """Whether the active figure may spend an action on an attack."""
    if state.deeds & HAS_WALKED and has_ability(state, figure, TRIPOD):
        return False
    if state.deeds & HAS_ATTACKED == 0:
        return True
    return has_assault(state, figure)


def has_assault(state: Position, figure: i64) -> bool:
    """Whether the limit of one attack action does not hold for the active figure."""
    if state.deeds & HAS_ASSAULT or has_ability(state, figure, cards.ASSAULT):
        return True
    return has_ability(state, figure, cards.ENRAGED) and harm_of(state, figure) > 0
