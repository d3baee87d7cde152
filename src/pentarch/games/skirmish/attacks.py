"""The attack, step by step.

An attack is a record in the state and a row of steps on the stack: what interrupts it is pushed
above them, and an attack inside an attack has a record above the other's. A step that finds its
attack without a target or an attacker does nothing, unless the attack has hit before.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import lowest
from pentarch.core.steps import step
from pentarch.games.skirmish import cards, happenings, moves, verbs
from pentarch.games.skirmish.aiming import can_target, enemies, is_in_range, is_melee, is_raider
from pentarch.games.skirmish.cards import (
    ABILITIES_AT,
    ABILITIES_OF,
    ARSENAL,
    ATTACK_DICE,
    BLACK,
    DEFENCE_DICE,
    EPIC_ARSENAL,
    GREEN,
    STYLE_DICE,
    WHITE,
)
from pentarch.games.skirmish.dice import (
    pool,
    with_die,
)
from pentarch.games.skirmish.effects import push_effects
from pentarch.games.skirmish.figures import (
    base_of,
    board,
    distance,
    distance_to,
    has_ability,
    nth,
    spaces_in,
)
from pentarch.games.skirmish.names import place_of, who
from pentarch.games.skirmish.state import (
    ATTACK_POOL,
    ATTACKER,
    BARRED,
    CONTROLLER,
    DEFENCE_POOL,
    EXPOSED,
    FLAGS,
    FOCUSED,
    GUARDED,
    HAS_HIT,
    HAS_STRUCK,
    IN_MELEE,
    IS_BORROWED,
    IS_DECLARED,
    NO_SPACE,
    NOBODY,
    ONLY,
    PIERCE,
    STUNNED,
    STYLE,
    TARGET,
    TARGET_SPACE,
    TOKEN,
    TOKEN_BYTES,
    TOKEN_SPACE,
    WAS_FOCUSED,
    Position,
    add_fight,
    add_flag,
    begin_record,
    card_of,
    fight,
    has_condition,
    has_flag,
    has_mark,
    is_standing,
    lose_mark,
    opponent,
    owner_of,
    set_fight,
    token,
)

EXPOSED_PIERCE: Final = 3  # of the next attack on an exposed figure


# Beginning.


def begin_attack(
    state: Position, player: i64, figure: i64, style: i64, only: i64, barred: i64
) -> None:
    """A figure attacks: the steps of the attack go onto the stack."""
    if not is_standing(state, figure) or has_condition(state, figure, STUNNED):
        return
    begin_record(state)
    set_fight(state, ATTACKER, figure)
    set_fight(state, TARGET, NOBODY)
    set_fight(state, CONTROLLER, player)
    set_fight(state, STYLE, style)
    set_fight(state, ONLY, only)
    set_fight(state, BARRED, barred)
    if is_melee(state, figure, style):
        add_flag(state, IN_MELEE)
    if owner_of(figure) != player:
        add_flag(state, IS_BORROWED)
    pending = state.pending
    pending.push(step(verbs.END_ATTACK, player, False, figure, 0))
    pending.push(step(verbs.TARGET, player, False, figure, 0))
    if not has_flag(state, IN_MELEE):
        pending.push(step(verbs.WINDOW, player, True, figure, cards.BEFORE_DECLARING))


def targets_into(state: Position, out: vec[i64], many: i64) -> i64:
    """The targets of the attack that is going on."""
    figure = fight(state, ATTACKER)
    flags = fight(state, FLAGS)
    only, barred = fight(state, ONLY), fight(state, BARRED)
    rest = enemies(state, figure, flags)
    while rest:
        target = lowest(rest)
        rest &= rest - 1
        if target == barred or (only != NOBODY and target != only):
            continue
        if can_target(state, figure, target, flags):
            out[many] = moves.TARGET + target
            many += 1
    if only != NOBODY:
        return many
    number: i64 = 0
    while number < len(state.tokens) // TOKEN_BYTES:
        if is_raider(state, number) and TOKEN + number != barred:
            if can_target(state, figure, TOKEN + number, flags):
                out[many] = moves.TARGET + TOKEN + number
                many += 1
        number += 1
    return many


def target_spaces_into(state: Position, out: vec[i64]) -> i64:
    """The spaces of a large target that can be attacked, ascending."""
    figure, target = fight(state, ATTACKER), fight(state, TARGET)
    base = base_of(state, target)
    many: i64 = 0
    space: i64 = 0
    while space < board(state).size:
        place: i64 = 0
        while place < spaces_in(base):
            if nth(base, place) == space:
                if is_in_range(state, figure, space, target, fight(state, FLAGS)):
                    out[many] = moves.SPACE + space
                    many += 1
            place += 1
        space += 1
    return many


# Step 1: declare.


def declare(state: Position, target: i64) -> None:
    """Name the target. Of a large one the space is asked for, too."""
    set_fight(state, TARGET, target)
    player = fight(state, CONTROLLER)
    if target >= TOKEN:
        set_fight(state, TARGET_SPACE, token(state, target - TOKEN, TOKEN_SPACE))
    else:
        set_fight(state, TARGET_SPACE, nth(base_of(state, target), 0))
    state.pending.push(step(verbs.DECLARED, player, False, fight(state, ATTACKER), 0))
    if target < TOKEN and spaces_in(base_of(state, target)) > 1:
        state.pending.push(step(verbs.TARGET_SPACE, player, False, fight(state, ATTACKER), 0))


def defender_of(state: Position) -> i64:
    """The player whose figure is attacked; for a raider the attacker's opponent."""
    target = fight(state, TARGET)
    return opponent(fight(state, CONTROLLER)) if target >= TOKEN else owner_of(target)


def declared(state: Position) -> None:
    """The pools are known; then come the rest of the steps, and first what declaring sets off."""
    figure, target = fight(state, ATTACKER), fight(state, TARGET)
    player = fight(state, CONTROLLER)
    add_flag(state, IS_DECLARED)
    if figure == state.active:
        state.deeds |= HAS_STRUCK
    if fight(state, STYLE) == cards.ANOTHER:
        state.struck = target
    if state.events is not None:
        note_target(state, figure, target, fight(state, TARGET_SPACE))
    gather_pools(state, figure, target)
    push_steps(state, player, figure, target)
    push_declaring(state, player, figure)


def note_target(state: Position, figure: i64, target: i64, space: i64) -> None:
    """Write down who attacks whom, how, and from how far."""
    style, away = int(fight(state, STYLE)), int(away_from(state, figure, space))
    if has_flag(state, IN_MELEE):
        away = 0
    where = place_of(state, space)
    state.note(happenings.TARGET, *who(state, figure), style, *who(state, target), where, away)


def away_from(state: Position, figure: i64, space: i64) -> i64:
    """The accuracy that a space asks for."""
    return max(distance_to(state, figure, space), 1)


def gather_pools(state: Position, figure: i64, target: i64) -> None:
    own_dice = STYLE_DICE[fight(state, STYLE)]
    attack = pool(own_dice if own_dice else ATTACK_DICE[card_of(state, figure)])
    if has_condition(state, figure, FOCUSED):
        attack = with_die(attack, GREEN)
        add_flag(state, WAS_FOCUSED)
    set_fight(state, ATTACK_POOL, attack)
    if target >= TOKEN:
        set_fight(state, DEFENCE_POOL, with_die(0, BLACK))
        return
    defence = pool(DEFENCE_DICE[card_of(state, target)])
    if has_mark(state, target, GUARDED):
        defence = with_die(defence, WHITE)
    set_fight(state, DEFENCE_POOL, defence)
    if has_mark(state, target, EXPOSED):
        lose_mark(state, target, EXPOSED)
        add_fight(state, PIERCE, EXPOSED_PIERCE)


def push_steps(state: Position, player: i64, figure: i64, target: i64) -> None:
    """All steps after the declaration, the last one first."""
    pending = state.pending
    foe = defender_of(state)
    against_figure = target < TOKEN
    if against_figure:
        pending.push(step(verbs.WINDOW, foe, True, target, cards.AFTER_ATTACK_ON))
        pending.push(step(verbs.STRIKE_BACK, foe, False, figure, 0))
    pending.push(step(verbs.WINDOW, player, True, figure, cards.FRIEND_ATTACKED))
    pending.push(step(verbs.INFLICT, player, False, figure, 0))
    pending.push(step(verbs.BLAST, player, False, figure, 0))
    pending.push(step(verbs.HIT, player, False, figure, 0))
    pending.push(step(verbs.SURGE, player, True, figure, 0))
    pending.push(step(verbs.WEIGH, player, False, figure, 0))
    pending.push(step(verbs.WINDOW, player, True, figure, cards.MODIFYING))
    pending.push(step(verbs.MODIFY, player, False, figure, 0))
    if against_figure:
        pending.push(step(verbs.REROLL, foe, True, 0, 1))
    pending.push(step(verbs.REROLL, player, True, 0, 0))
    pending.push(step(verbs.ROLL, player, False, figure, 0))
    push_arsenal(state, player, figure)
    if against_figure:
        pending.push(step(verbs.WINDOW, foe, True, target, cards.DECLARED_ON))
    pending.push(step(verbs.WINDOW, player, True, figure, cards.DECLARING))


def push_arsenal(state: Position, player: i64, figure: i64) -> None:
    """Some figures choose their dice."""
    if STYLE_DICE[fight(state, STYLE)]:
        return
    if has_ability(state, figure, ARSENAL):
        state.pending.push(step(verbs.ARSENAL, player, False, 0, 2))
    elif has_ability(state, figure, EPIC_ARSENAL):
        state.pending.push(step(verbs.ARSENAL, player, False, 0, 3))


def push_declaring(state: Position, player: i64, figure: i64) -> None:
    """What happens at once when a figure declares an attack, before anything is chosen."""
    target = fight(state, TARGET)
    abilities = ABILITIES_OF[card_of(state, figure)] & ABILITIES_AT[cards.DECLARING]
    while abilities:
        ability = lowest(abilities)
        abilities &= abilities - 1
        if i64(cards.ABILITY_CONDITION[ability]) != cards.TARGET_WITHIN_3 or target >= TOKEN:
            continue
        if distance(state, figure, target) <= 3:
            if state.events is not None:
                state.note(happenings.USE, *who(state, figure), ability)
            push_effects(state, ability, 0, player, verbs.subject(figure, target))


def is_void(state: Position) -> bool:
    """Whether the attack has lost its attacker or its target before it could hit."""
    if has_flag(state, HAS_HIT):
        return False
    if not is_standing(state, fight(state, ATTACKER)):
        return True
    target = fight(state, TARGET)
    if target == NOBODY:
        return True
    if target >= TOKEN:
        return token(state, target - TOKEN, TOKEN_SPACE) == NO_SPACE
    return not is_standing(state, target)


# The end.


def end_attack(state: Position) -> None:
    """The record goes; whatever was going on before goes on."""
    state.fights -= 1
