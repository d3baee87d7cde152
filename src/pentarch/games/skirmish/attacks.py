"""The attack, step by step.

An attack is a record in the state and a row of steps on the stack: what interrupts it is pushed
above them, and an attack inside an attack has a record above the other's. A step that finds its
attack without a target or an attacker does nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, has, lowest, nibble
from pentarch.core.state import EVERYONE
from pentarch.core.steps import step
from pentarch.core.zones import deck
from pentarch.games.skirmish import cards, happenings, moves, verbs
from pentarch.games.skirmish.cards import (
    ABILITIES_AT,
    ABILITIES_OF,
    ARSENAL,
    ATTACK_DICE,
    AWKWARD,
    BLACK,
    CLEAVE,
    COVERING_FIRE_SURGE,
    DEFENCE_DICE,
    EPIC_ARSENAL,
    GREEN,
    IS_MELEE,
    KEYWORDS,
    MOST_SURGES,
    OVERLOAD,
    PRIORITY_TARGET,
    REACH,
    STYLE_DAMAGE,
    STYLE_DICE,
    STYLE_PIERCE,
    SURGE_ACCURACY,
    SURGE_BLAST,
    SURGE_BLEED,
    SURGE_CLEAVE,
    SURGE_COST,
    SURGE_CRITICAL,
    SURGE_DAMAGE,
    SURGE_FOCUS,
    SURGE_IF_STUNNED,
    SURGE_PIERCE,
    SURGE_RECOVER,
    SURGE_STUN,
    TRAITS,
    TRIPOD,
    TROOPER,
    WHITE,
)
from pentarch.games.skirmish.damage import (
    gain_condition,
    hurt_token,
    recover,
    suffer,
    suffer_all,
)
from pentarch.games.skirmish.dice import (
    ACCURACY_ON,
    BLOCK_ON,
    DAMAGE_ON,
    DODGE_ON,
    EVADE_ON,
    SURGE_ON,
    colour_at,
    face_at,
    faces,
    place_of_colour,
    pool,
    rerolled,
    rolled,
    size_of,
    total,
    was_rerolled,
    with_die,
    without_die,
)
from pentarch.games.skirmish.effects import push_effects
from pentarch.games.skirmish.figures import (
    base_of,
    board,
    distance,
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
    ACCURACY,
    ATTACK_POOL,
    ATTACKER,
    BARRED,
    BLAST,
    BLEEDING,
    BLEEDS,
    BLOCKS,
    CLEAVES,
    CONTROLLER,
    COVERED,
    COVERS_FIRE,
    DAMAGE,
    DEALT,
    DEFENCE_POOL,
    DEFLECTED,
    DISCARDS,
    EVADES,
    EXPOSED,
    FLAGS,
    FOCUSED,
    FOCUSES,
    GUARDED,
    HAND,
    HAS_ASSAULT,
    HAS_ATTACKED,
    HAS_DEFEATED,
    HAS_HIT,
    HAS_STRUCK,
    HAS_WALKED,
    IN_MELEE,
    IS_BORROWED,
    IS_CRITICAL,
    IS_DECLARED,
    IS_MISSED,
    IS_SILENCED,
    NO_SPACE,
    NOBODY,
    ONLY,
    PIERCE,
    RECOVERS,
    SEES_PAST_FIGURES,
    STUNNED,
    STUNS,
    STYLE,
    SURGED,
    SURGES,
    TARGET,
    TARGET_SPACE,
    TOKEN,
    TOKEN_BYTES,
    TOKEN_KIND,
    TOKEN_SPACE,
    TWICE,
    WAS_FOCUSED,
    Position,
    add_fight,
    add_flag,
    begin_record,
    card_of,
    cards_of,
    copies_of,
    fight,
    figures_of,
    hand_size,
    harm_of,
    has_condition,
    has_flag,
    has_mark,
    is_standing,
    leave_hand,
    lose_condition,
    lose_mark,
    opponent,
    order_of,
    owner_of,
    set_fight,
    token,
)

EXPOSED_PIERCE: Final = 3  # of the next attack on an exposed figure


# Who can attack whom.


def is_melee(state: Position, figure: i64, style: i64) -> bool:
    return style == cards.SABER or IS_MELEE[card_of(state, figure)] != 0


def is_in_range(state: Position, figure: i64, space: i64, other: i64, flags: i64) -> bool:
    """Whether a figure can attack what stands in a space (the other figure, or NOBODY)."""
    past_figures = flags & SEES_PAST_FIGURES != 0 or has_ability(state, figure, PRIORITY_TARGET)
    if flags & IN_MELEE == 0:
        return sees_space(state, figure, space, other, past_figures)
    if has(figures_around(state, space), figure) or distance_to(state, figure, space) == 0:
        return True
    if i64(KEYWORDS[card_of(state, figure)]) & REACH == 0:
        return False
    return distance_to(state, figure, space) <= 2 and sees_space(
        state, figure, space, other, past_figures
    )


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
    if state.events is not None:
        state.note(happenings.ATTACK, player, figure, style)
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
        state.note(happenings.TARGET, figure, target, fight(state, TARGET_SPACE))
    gather_pools(state, figure, target)
    push_steps(state, player, figure, target)
    push_declaring(state, player, figure)


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
            push_effects(state, ability, 0, player, verbs.subject(figure, target))


def is_void(state: Position) -> bool:
    """Whether the attack has lost its attacker, or its target before it could hit."""
    if not is_standing(state, fight(state, ATTACKER)):
        return True
    if has_flag(state, HAS_HIT):
        return False
    target = fight(state, TARGET)
    if target == NOBODY:
        return True
    if target >= TOKEN:
        return token(state, target - TOKEN, TOKEN_SPACE) == NO_SPACE
    return not is_standing(state, target)


# Dice before and after the roll.


def remove_die(state: Position, colour: i64) -> None:
    """Take a die out of the defence pool."""
    defence = fight(state, DEFENCE_POOL)
    place = place_of_colour(defence, colour)
    set_fight(state, DEFENCE_POOL, without_die(defence, place))
    if state.events is not None:
        state.note(happenings.REMOVE_DIE, colour)


def remove_all_dice(state: Position) -> None:
    while size_of(fight(state, DEFENCE_POOL)) > 0:
        remove_die(state, colour_at(fight(state, DEFENCE_POOL), 0))


def colours_of_defence(state: Position) -> i64:
    """A mask: the colours in the defence pool."""
    defence = fight(state, DEFENCE_POOL)
    found: i64 = 0
    place: i64 = 0
    while place < size_of(defence):
        found |= bit(colour_at(defence, place))
        place += 1
    return found


def arsenal_into(state: Position, out: vec[i64]) -> i64:
    """Which colours may come next: never one before the last, and at most two of three alike."""
    attack = fight(state, ATTACK_POOL)
    chosen = chosen_dice(state)
    lowest_colour: i64 = colour_at(attack, chosen - 1) if chosen else 0
    many: i64 = 0
    colour = lowest_colour
    while colour <= cards.YELLOW:
        if chosen < 2 or colour_at(attack, chosen - 2) != colour:
            out[many] = moves.COLOUR + colour
            many += 1
        colour += 1
    return many


def chosen_dice(state: Position) -> i64:
    """How many dice of the arsenal lie in the pool; the die of Focused lies behind them."""
    size = size_of(fight(state, ATTACK_POOL))
    return size - 1 if has_flag(state, WAS_FOCUSED) else size


def choose_die(state: Position, colour: i64) -> None:
    """A die of the arsenal; the die of Focused stays the last."""
    attack = fight(state, ATTACK_POOL)
    if has_flag(state, WAS_FOCUSED):
        attack = without_die(attack, size_of(attack) - 1)
        attack = with_die(with_die(attack, colour), GREEN)
    else:
        attack = with_die(attack, colour)
    set_fight(state, ATTACK_POOL, attack)


def roll(state: Position) -> None:
    """Step 2: all dice at once."""
    attack = rolled(state, fight(state, ATTACK_POOL))
    defence = rolled(state, fight(state, DEFENCE_POOL))
    set_fight(state, ATTACK_POOL, attack)
    set_fight(state, DEFENCE_POOL, defence)
    if state.events is not None:
        shown = [int(size_of(attack)), *faces(int(attack)), *faces(int(defence))]
        state.note(happenings.ROLL, *shown)


def dice_into(state: Position, side: i64, out: vec[i64], many: i64) -> i64:
    """The dice of a side that were not rolled again yet: 0 for attack dice, 1 for defence dice."""
    dice = fight(state, DEFENCE_POOL if side else ATTACK_POOL)
    base = moves.DIE + moves.DEFENCE * side
    place: i64 = 0
    while place < size_of(dice):
        if not was_rerolled(dice, place):
            out[many] = base + place
            many += 1
        place += 1
    return many


def reroll(state: Position, player: i64, die: i64) -> None:
    """Step 3: roll one die again."""
    word: i64 = DEFENCE_POOL if die >= moves.DEFENCE else ATTACK_POOL
    place = die & (moves.DEFENCE - 1)
    dice = fight(state, word)
    again = rerolled(state, dice, place)
    set_fight(state, word, again)
    if state.events is not None:
        before, now = face_at(dice, place), face_at(again, place)
        state.note(happenings.REROLL, player, colour_at(dice, place), before, now)


# Step 4: modifiers.


def modify(state: Position) -> None:
    """Count what the dice show, and add what is printed on the cards of both sides."""
    figure, target = fight(state, ATTACKER), fight(state, TARGET)
    attack, defence = fight(state, ATTACK_POOL), fight(state, DEFENCE_POOL)
    style = fight(state, STYLE)
    card = card_of(state, figure)
    add_fight(state, ACCURACY, total(ACCURACY_ON, attack) + i64(cards.ACCURACY[card]))
    add_fight(state, DAMAGE, total(DAMAGE_ON, attack) + i64(STYLE_DAMAGE[style]))
    add_fight(state, SURGES, total(SURGE_ON, attack))
    add_fight(state, PIERCE, i64(STYLE_PIERCE[style]))
    add_fight(state, BLOCKS, total(BLOCK_ON, defence))
    add_fight(state, EVADES, total(EVADE_ON, defence))
    if i64(KEYWORDS[card]) & cards.BLEEDS:
        add_flag(state, BLEEDS)
    if CLEAVE[card]:
        set_fight(state, CLEAVES, i64(CLEAVE[card]))
    if target < TOKEN:
        guard(state, target)


def guard(state: Position, target: i64) -> None:
    """What the target has by itself."""
    card = card_of(state, target)
    add_fight(state, BLOCKS, i64(cards.BLOCK[card]))
    add_fight(state, EVADES, i64(cards.EVADE[card]))
    if has_mark(state, target, COVERED):
        add_fight(state, BLOCKS, 1)
        add_fight(state, ACCURACY, -2)


def weigh(state: Position) -> None:
    """Nothing is below zero, and each evade cancels a surge."""
    set_fight(state, ACCURACY, max(fight(state, ACCURACY), 0))
    set_fight(state, DAMAGE, max(fight(state, DAMAGE), 0))
    surges = max(fight(state, SURGES) - fight(state, EVADES), 0)
    set_fight(state, SURGES, surges)
    if state.events is not None:
        numbers = [int(fight(state, word)) for word in (DAMAGE, ACCURACY, SURGES, BLOCKS, EVADES)]
        state.note(happenings.MODIFIED, *numbers)


# Step 5: surges.


def surge_ability(state: Position, number: i64) -> i64:
    """A surge ability of the attacker; the last one is lent by covering fire."""
    card = card_of(state, fight(state, ATTACKER))
    if number < MOST_SURGES - 1:
        return cards.SURGES[card * MOST_SURGES + number]
    player = fight(state, CONTROLLER)
    if has_flag(state, IS_BORROWED) or not order_of(state, player, COVERS_FIRE):
        return 0
    return COVERING_FIRE_SURGE if TRAITS[card] & TROOPER else 0


def surge_limit(state: Position) -> i64:
    """How often each surge ability may be used in this attack."""
    twice = has_flag(state, TWICE) or has_ability(state, fight(state, ATTACKER), OVERLOAD)
    return 2 if twice else 1


def surges_into(state: Position, out: vec[i64], many: i64) -> i64:
    limit = surge_limit(state)
    number: i64 = 0
    while number < MOST_SURGES:
        bought = surge_ability(state, number)
        if bought and (bought & 15) <= fight(state, SURGES):
            if (fight(state, SURGED) >> (number << 1)) & 3 < limit:
                out[many] = moves.SURGE + number
                many += 1
        number += 1
    return many


def spend_surge(state: Position, number: i64) -> None:
    """Buy one of the attacker's surge abilities."""
    bought = surge_ability(state, number)
    one: i64 = 1
    add_fight(state, SURGED, one << (number << 1))
    add_fight(state, SURGES, -part(bought, SURGE_COST))
    add_fight(state, DAMAGE, part(bought, SURGE_DAMAGE))
    add_fight(state, ACCURACY, part(bought, SURGE_ACCURACY))
    add_fight(state, PIERCE, part(bought, SURGE_PIERCE))
    add_fight(state, BLAST, part(bought, SURGE_BLAST))
    add_fight(state, RECOVERS, part(bought, SURGE_RECOVER))
    if part(bought, SURGE_CLEAVE):
        set_fight(state, CLEAVES, fight(state, CLEAVES) << 4 | part(bought, SURGE_CLEAVE))
    target = fight(state, TARGET)
    if target < TOKEN and has_condition(state, target, STUNNED):
        add_fight(state, DAMAGE, part(bought, SURGE_IF_STUNNED))
    if part(bought, SURGE_STUN):
        add_flag(state, STUNS)
    if part(bought, SURGE_BLEED):
        add_flag(state, BLEEDS)
    if part(bought, SURGE_FOCUS):
        add_flag(state, FOCUSES)
    if part(bought, SURGE_CRITICAL):
        add_flag(state, IS_CRITICAL)
    if state.events is not None:
        state.note(happenings.SURGE, fight(state, ATTACKER), number)


def part(bought: i64, place: i64) -> i64:
    return (bought >> place) & 15


# Steps 6 and 7: accuracy and damage.


def hit(state: Position) -> None:
    """Too short, dodged, or damage less blocks."""
    figure, target = fight(state, ATTACKER), fight(state, TARGET)
    add_flag(state, HAS_HIT)
    away = max(distance_to(state, figure, fight(state, TARGET_SPACE)), 1)
    if not has_flag(state, IN_MELEE) and fight(state, ACCURACY) < away:
        miss(state, 0)
        return
    if total(DODGE_ON, fight(state, DEFENCE_POOL)):
        miss(state, 1)
        return
    blocks = max(fight(state, BLOCKS) - fight(state, PIERCE), 0)
    dealt = max(fight(state, DAMAGE) - blocks, 0)
    set_fight(state, DEALT, dealt)
    if target >= TOKEN:
        hurt_token(state, target - TOKEN, dealt, fight(state, CONTROLLER))
    else:
        suffer(state, target, dealt)


def miss(state: Position, why: int) -> None:
    add_flag(state, IS_MISSED)
    if state.events is not None:
        state.note(happenings.MISS, why)


# Step 8: after the attack.


def lose_focus(state: Position) -> None:
    """Focused is discarded when its die was used."""
    if has_flag(state, WAS_FOCUSED):
        lose_condition(state, fight(state, ATTACKER), FOCUSED)


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
    if not can_target(state, figure, other, flags):
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
    if target >= TOKEN:
        hurt_token(state, target - TOKEN, amount, fight(state, CONTROLLER))
    else:
        suffer(state, target, amount)


def inflict(state: Position) -> None:
    """Conditions, recovery, and what the styles and critical hits add."""
    figure, target = fight(state, ATTACKER), fight(state, TARGET)
    if fight(state, DEALT) > 0:
        if target < TOKEN:
            inflict_on(state, target)
        if has_flag(state, FOCUSES):
            gain_condition(state, figure, FOCUSED)
        if fight(state, STYLE) == cards.BURST:
            stun_around(state)
    recover(state, figure, fight(state, RECOVERS))
    if has_flag(state, IS_CRITICAL) and has_flag(state, HAS_DEFEATED):
        discard_at_random(state, opponent(fight(state, CONTROLLER)))


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


def discard_at_random(state: Position, player: i64) -> None:
    """A player loses a random card of the hand."""
    if hand_size(state, player) == 0:
        return
    card = state.draw(deck(cards_of(state, int(player), HAND)), EVERYONE)
    leave_hand(state, player, card)
    if state.events is not None:
        state.note(happenings.DISCARD, player, card)


def end_attack(state: Position) -> None:
    """The record goes; whatever was going on before goes on."""
    state.fights -= 1


def strike_back(state: Position) -> None:
    """A deflected attack that hurt nobody comes back."""
    if fight(state, DEALT) == 0:
        suffer(state, fight(state, ATTACKER), fight(state, DEFLECTED))


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
