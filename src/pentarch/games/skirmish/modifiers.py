"""What abilities do to an attack: dice rolled again in step 3, results changed in step 4."""

from mypy_extensions import i64

from pentarch.core.bits import bit, lowest
from pentarch.games.skirmish import cards, happenings, verbs
from pentarch.games.skirmish.cards import ABILITIES_AT, ABILITIES_OF, EFFECTS_OF
from pentarch.games.skirmish.names import who
from pentarch.games.skirmish.results import modify, weigh
from pentarch.games.skirmish.state import (
    ACCURACY,
    ATTACKER,
    BLOCKS,
    CONTROLLER,
    DAMAGE,
    EVADES,
    IS_BORROWED,
    TARGET,
    TOKEN,
    Position,
    add_fight,
    card_of,
    fight,
    has_flag,
    owner_of,
    standing_of,
)
from pentarch.games.skirmish.windows import holds


def friends_of_attacker(state: Position) -> i64:
    """A mask: other figures of the attacker's side; a borrowed attacker has none."""
    if has_flag(state, IS_BORROWED):
        return 0
    return standing_of(state, fight(state, CONTROLLER)) & ~bit(fight(state, ATTACKER))


def friends_of_target(state: Position) -> i64:
    """A mask: other figures of the defender's side; a borrowed attacker is none of them."""
    target = fight(state, TARGET)
    friends = standing_of(state, owner_of(target)) & ~bit(target)
    return friends & ~bit(fight(state, ATTACKER))


def abilities_that_hold(state: Position, figure: i64, window: i64) -> i64:
    """A mask: the abilities of a figure in a window whose conditions are met."""
    found: i64 = 0
    abilities = ABILITIES_OF[card_of(state, figure)] & ABILITIES_AT[window]
    while abilities:
        ability = lowest(abilities)
        abilities &= abilities - 1
        condition = i64(cards.ABILITY_CONDITION[ability])
        if holds(state, condition, owner_of(figure), figure):
            found |= bit(ability)
    return found


# Step 3.


def rerolls_of(state: Position, side: i64) -> i64:
    """How many dice a side may roll again: 0 for the attacker, 1 for the defender."""
    if side:
        target = fight(state, TARGET)
        return sum_of(abilities_that_hold(state, target, cards.REROLLING_DEFENCE))
    figure = fight(state, ATTACKER)
    many = sum_of(abilities_that_hold(state, figure, cards.REROLLING))
    friends = friends_of_attacker(state)
    while friends:
        friend = lowest(friends)
        friends &= friends - 1
        many += sum_of(abilities_that_hold(state, friend, cards.FRIEND_REROLLS))
    return many


def sum_of(abilities: i64) -> i64:
    """The numbers of their first effects, added up."""
    many: i64 = 0
    while abilities:
        many += EFFECTS_OF[lowest(abilities)][0][1]
        abilities &= abilities - 1
    return many


# Step 4.


def apply_modifiers(state: Position) -> None:
    """Count the dice, then what both sides add: the attacker, the target, the target's friends."""
    modify(state)
    figure, target = fight(state, ATTACKER), fight(state, TARGET)
    change_all(state, figure, abilities_that_hold(state, figure, cards.MODIFYING))
    if target >= TOKEN:
        return
    lent: i64 = 0
    friends = friends_of_target(state)
    while friends:
        friend = lowest(friends)
        friends &= friends - 1
        abilities = abilities_that_hold(state, friend, cards.FRIEND_MODIFIES_DEFENCE)
        lent = lend(state, friend, abilities, lent)


def lend(state: Position, friend: i64, abilities: i64, lent: i64) -> i64:
    """What a friend gives the target: of several friends that give the same, one does."""
    while abilities:
        ability = lowest(abilities)
        verb, number = EFFECTS_OF[ability][0]
        abilities &= abilities - 1
        kind = bit(verb)
        if not lent & kind:
            if state.events is not None:
                state.note(happenings.USE, *who(state, friend), ability)
            change(state, verb, number)
            lent |= kind
    return lent


def end_modifiers(state: Position) -> None:
    """What counts all evades comes last; then results are weighed."""
    target = fight(state, TARGET)
    if target < TOKEN:
        change_all(state, target, abilities_that_hold(state, target, cards.MODIFIERS_END))
    weigh(state)


def change_all(state: Position, figure: i64, abilities: i64) -> None:
    while abilities:
        ability = lowest(abilities)
        abilities &= abilities - 1
        counts_evades = EFFECTS_OF[ability][0][0] == verbs.BLOCK_PER_EVADE
        idle = counts_evades and fight(state, EVADES) == 0
        if state.events is not None and not idle:
            state.note(happenings.USE, *who(state, figure), ability)
        for verb, number in EFFECTS_OF[ability]:
            change(state, verb, number)


def change(state: Position, verb: i64, number: i64) -> None:
    """Change a result of the attack."""
    if verb == verbs.ADD_DAMAGE:
        add_fight(state, DAMAGE, number)
    elif verb == verbs.ADD_ACCURACY:
        add_fight(state, ACCURACY, number)
    elif verb == verbs.LESSEN_ACCURACY:
        add_fight(state, ACCURACY, -number)
    elif verb == verbs.ADD_BLOCK:
        add_fight(state, BLOCKS, number)
    elif verb == verbs.ADD_EVADE:
        add_fight(state, EVADES, number)
    elif verb == verbs.BLOCK_PER_EVADE:
        add_fight(state, BLOCKS, number * fight(state, EVADES))
