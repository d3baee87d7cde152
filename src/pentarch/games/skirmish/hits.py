"""Accuracy, damage, and what comes after the attack: steps 6 to 8."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, lowest, nibble
from pentarch.core.steps import step
from pentarch.games.skirmish import cards, happenings, moves, verbs
from pentarch.games.skirmish.aiming import can_target, enemies, is_raider
from pentarch.games.skirmish.attacks import away_from
from pentarch.games.skirmish.damage import (
    gain_condition,
    hurt_token,
    recover,
    suffer,
    suffer_all,
)
from pentarch.games.skirmish.dice import (
    DODGE_ON,
    total,
)
from pentarch.games.skirmish.figures import (
    board,
    distance,
    distance_to,
    figures_around,
)
from pentarch.games.skirmish.names import place_of, who
from pentarch.games.skirmish.state import (
    ACCURACY,
    ATTACKER,
    BARRED,
    BLAST,
    BLEEDING,
    BLEEDS,
    BLOCKS,
    CLEAVES,
    CONTROLLER,
    DAMAGE,
    DEALT,
    DEFENCE_POOL,
    DEFLECTED,
    FLAGS,
    FOCUSED,
    FOCUSES,
    HAS_HIT,
    IN_MELEE,
    IS_MISSED,
    NOBODY,
    PIERCE,
    RECOVERS,
    STUNNED,
    STUNS,
    STYLE,
    TARGET,
    TARGET_SPACE,
    TOKEN,
    TOKEN_BYTES,
    TOKEN_SPACE,
    WAS_FOCUSED,
    Position,
    add_flag,
    fight,
    has_flag,
    is_standing,
    lose_condition,
    set_fight,
    token,
)

# Steps 6 and 7: accuracy and damage.


def hit(state: Position) -> None:
    """Too short, dodged, or damage less blocks."""
    figure, target = fight(state, ATTACKER), fight(state, TARGET)
    add_flag(state, HAS_HIT)
    away = away_from(state, figure, fight(state, TARGET_SPACE))
    if not has_flag(state, IN_MELEE) and fight(state, ACCURACY) < away:
        miss(state, happenings.TOO_SHORT, away)
        return
    if total(DODGE_ON, fight(state, DEFENCE_POOL)):
        miss(state, happenings.DODGED, away)
        return
    blocks = max(fight(state, BLOCKS) - fight(state, PIERCE), 0)
    dealt = max(fight(state, DAMAGE) - blocks, 0)
    set_fight(state, DEALT, dealt)
    if state.events is not None:
        numbers = [int(fight(state, word)) for word in (DAMAGE, BLOCKS, PIERCE, DEALT)]
        state.note(happenings.HIT, *numbers)
    if target >= TOKEN:
        hurt_token(state, target - TOKEN, dealt, fight(state, CONTROLLER))
    else:
        suffer(state, target, dealt)


def miss(state: Position, why: i64, away: i64) -> None:
    add_flag(state, IS_MISSED)
    if state.events is not None:
        state.note(happenings.MISS, why, fight(state, ACCURACY), away)


# Step 8: after the attack.


def lose_focus(state: Position) -> None:
    """Focused is discarded when its die was used."""
    figure = fight(state, ATTACKER)
    if has_flag(state, WAS_FOCUSED) and is_standing(state, figure):
        lose_condition(state, figure, FOCUSED)
        if state.events is not None:
            state.note(happenings.CURE, *who(state, figure), FOCUSED)


def blast(state: Position) -> None:
    """First Focused goes; then Blast; then each Cleave is asked for."""
    lose_focus(state)
    if fight(state, DEALT) == 0:
        return
    player, figure = fight(state, CONTROLLER), fight(state, ATTACKER)
    cleaves = fight(state, CLEAVES)
    place: i64 = 0
    while nibble(cleaves, place):
        state.pending.push(step(verbs.CLEAVE, player, False, figure, nibble(cleaves, place)))
        place += 1
    if fight(state, BLAST):
        spread(state, fight(state, BLAST))


def spread(state: Position, amount: i64) -> None:
    """All other figures and raiders on or adjacent to the target space."""
    target, space = fight(state, TARGET), fight(state, TARGET_SPACE)
    if state.events is not None:
        state.note(happenings.BLAST, place_of(state, space), amount)
    hurt_raiders_near(state, space, amount, fight(state, CONTROLLER), target)
    figures = figures_around(state, space)
    here = i64(state.at[space])
    if here != NOBODY:
        figures |= bit(here)
    if target < TOKEN:
        figures &= ~bit(target)
    suffer_all(state, figures, amount)


def hurt_raiders_near(state: Position, space: i64, amount: i64, player: i64, spared: i64) -> None:
    field = board(state)
    number: i64 = 0
    while number < len(state.tokens) // TOKEN_BYTES:
        if is_raider(state, number) and TOKEN + number != spared:
            where = token(state, number, TOKEN_SPACE)
            if where == space or field.are_adjacent(where, space):
                hurt_token(state, number, amount, player)
        number += 1


def cleave_targets_into(state: Position, out: vec[i64]) -> i64:
    """Other hostile ones that the attack could have had as its target."""
    figure, flags = fight(state, ATTACKER), fight(state, FLAGS)
    target = fight(state, TARGET)
    rest = enemies(state, figure, flags)
    many: i64 = 0
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        if other != target and is_cleavable(state, figure, other, flags):
            out[many] = moves.TARGET + other
            many += 1
    number: i64 = 0
    while number < len(state.tokens) // TOKEN_BYTES:
        other = TOKEN + number
        if is_raider(state, number) and other != target:
            if is_cleavable(state, figure, other, flags):
                out[many] = moves.TARGET + other
                many += 1
        number += 1
    return many


def is_cleavable(state: Position, figure: i64, other: i64, flags: i64) -> bool:
    if other == fight(state, BARRED) or not can_target(state, figure, other, flags):
        return False
    if flags & IN_MELEE:
        return True
    away = (
        distance_to(state, figure, token(state, other - TOKEN, TOKEN_SPACE))
        if other >= TOKEN
        else distance(state, figure, other)
    )
    return away <= fight(state, ACCURACY)


def cleave(state: Position, target: i64, amount: i64) -> None:
    if state.events is not None:
        state.note(happenings.CLEAVE, *who(state, target), amount)
    if target >= TOKEN:
        hurt_token(state, target - TOKEN, amount, fight(state, CONTROLLER))
    else:
        suffer(state, target, amount)


def inflict(state: Position) -> None:
    """Conditions, recovery, and what the styles add."""
    figure, target = fight(state, ATTACKER), fight(state, TARGET)
    if fight(state, DEALT) > 0:
        if target < TOKEN:
            inflict_on(state, target)
        if has_flag(state, FOCUSES):
            gain_condition(state, figure, FOCUSED)
        if fight(state, STYLE) == cards.BURST:
            stun_around(state)
    recover(state, figure, fight(state, RECOVERS))


def inflict_on(state: Position, target: i64) -> None:
    if has_flag(state, STUNS):
        gain_condition(state, target, STUNNED)
    if has_flag(state, BLEEDS):
        gain_condition(state, target, BLEEDING)


def stun_around(state: Position) -> None:
    """Every figure adjacent to the target space, friend or foe."""
    figures = figures_around(state, fight(state, TARGET_SPACE))
    while figures:
        gain_condition(state, lowest(figures), STUNNED)
        figures &= figures - 1


def strike_back(state: Position) -> None:
    """A deflected attack that hurt nobody comes back."""
    figure, amount = fight(state, ATTACKER), fight(state, DEFLECTED)
    if fight(state, DEALT) > 0 or amount == 0 or not is_standing(state, figure):
        return
    if state.events is not None:
        state.note(happenings.DEFLECT, *who(state, figure), amount)
    suffer(state, figure, amount)
