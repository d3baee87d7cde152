"""What an attack comes to: steps 4 and 5, modifiers and surges."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.games.skirmish import cards, happenings, moves
from pentarch.games.skirmish.cards import (
    CLEAVE,
    COVERING_FIRE_SURGE,
    KEYWORDS,
    MOST_SURGES,
    OVERLOAD,
    STYLE_DAMAGE,
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
    SURGES_SOLD,
    TRAITS,
    TROOPER,
)
from pentarch.games.skirmish.dice import (
    ACCURACY_ON,
    BLOCK_ON,
    DAMAGE_ON,
    EVADE_ON,
    SURGE_ON,
    total,
)
from pentarch.games.skirmish.figures import (
    has_ability,
)
from pentarch.games.skirmish.names import who
from pentarch.games.skirmish.state import (
    ACCURACY,
    ATTACK_POOL,
    ATTACKER,
    BLAST,
    BLEEDS,
    BLOCKS,
    CLEAVES,
    COVERED,
    COVERS_FIRE,
    DAMAGE,
    DEFENCE_POOL,
    EVADES,
    FOCUSES,
    IS_CRITICAL,
    PIERCE,
    RECOVERS,
    STUNNED,
    STUNS,
    STYLE,
    SURGED,
    SURGES,
    TARGET,
    TOKEN,
    TWICE,
    Position,
    add_fight,
    add_flag,
    card_of,
    fight,
    has_condition,
    has_flag,
    has_mark,
    order_of,
    owner_of,
    set_fight,
)

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
    if not order_of(state, owner_of(fight(state, ATTACKER)), COVERS_FIRE):
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
        bargain = SURGES_SOLD.index(int(bought))
        state.note(happenings.SURGE, *who(state, fight(state, ATTACKER)), bargain)


def part(bought: i64, place: i64) -> i64:
    return (bought >> place) & 15
