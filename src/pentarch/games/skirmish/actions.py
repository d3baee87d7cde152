"""What the active figure can do: move, attack, interact, special actions, command cards."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, has, lowest
from pentarch.core.steps import step
from pentarch.games.skirmish import cards, happenings, moves, verbs
from pentarch.games.skirmish.aiming import could_attack, may_attack_again
from pentarch.games.skirmish.attacks import begin_attack
from pentarch.games.skirmish.cards import (
    ABILITIES_AT,
    ABILITIES_OF,
    ABILITY_ATTACK,
    ATTACK_AFTER_LEAVING,
    COMMAND,
    COMMAND_ACTIONS,
    COMMAND_ATTACK,
    COMMANDS_AT,
    DURING_ACTIVATION,
    EFFECTS_OF,
    SPECIAL_ACTION,
    WITH_ATTACK,
)
from pentarch.games.skirmish.damage import strain
from pentarch.games.skirmish.effects import push_effects
from pentarch.games.skirmish.movement import (
    can_leave,
    ends_into,
    go,
    speed_of,
)
from pentarch.games.skirmish.names import who
from pentarch.games.skirmish.objects import interact, interactions_into
from pentarch.games.skirmish.state import (
    BLEEDING,
    GROUP_BYTES,
    GROUP_SIDE,
    HAND,
    HAS_ATTACKED,
    HAS_CURED_BLEEDING,
    HAS_CURED_STUN,
    IS_SILENCED,
    NOBODY,
    PRICED,
    STUNNED,
    Position,
    card_of,
    copies_of,
    hand_size,
    has_condition,
    leave_hand,
    lose_condition,
    opponent,
    order_of,
    owner_of,
)
from pentarch.games.skirmish.windows import candidates, fits

# Asking.


def acts_into(state: Position, player: i64, figure: i64, out: vec[i64]) -> i64:
    """Everything that the active figure may do between its actions."""
    out[0] = moves.END
    many = actions_into(state, player, figure, state.actions, out, 1, True)
    if state.movement > 0 and can_leave(state, figure):
        many = ends_into(state, figure, state.movement, True, out, many)
    return many


def actions_into(
    state: Position, player: i64, figure: i64, actions: i64, out: vec[i64], many: i64, free: bool
) -> i64:
    """Actions, for as many as are left; if `free`, also cards that cost none."""
    if actions > 0:
        out[many] = moves.MOVE
        many += 1
        if may_attack_again(state, figure):
            if could_attack(state, player, figure, cards.PLAIN, NOBODY, True):
                out[many] = moves.ATTACK
                many += 1
        if can_cure(state, figure, STUNNED, HAS_CURED_STUN):
            out[many] = moves.CURE_STUN
            many += 1
        if can_cure(state, figure, BLEEDING, HAS_CURED_BLEEDING):
            out[many] = moves.CURE_BLEEDING
            many += 1
        many = specials_into(state, player, figure, actions, out, many)
    many = cards_into(state, player, figure, actions, out, many, free)
    if actions > 0:
        many = interactions_into(state, player, figure, out, many)
    return many


def can_cure(state: Position, figure: i64, condition: i64, deed: i64) -> bool:
    """A cure is a special action: once in an activation."""
    return has_condition(state, figure, condition) and state.deeds & deed == 0


def specials_into(
    state: Position, player: i64, figure: i64, actions: i64, out: vec[i64], many: i64
) -> i64:
    """Each special action once in an activation."""
    abilities = ABILITIES_OF[card_of(state, figure)] & ABILITIES_AT[SPECIAL_ACTION]
    abilities &= ~state.specials
    while abilities:
        ability = lowest(abilities)
        abilities &= abilities - 1
        if can_use(state, player, figure, ability, i64(ABILITY_ATTACK[ability])):
            out[many] = moves.SPECIAL + ability
            many += 1
    return many


def cards_into(
    state: Position, player: i64, figure: i64, actions: i64, out: vec[i64], many: i64, free: bool
) -> i64:
    """Command cards of the hand: special actions, and what is played between actions."""
    if hand_size(state, player) == 0 or order_of(state, player, IS_SILENCED):
        return many
    kinds = COMMANDS_AT[SPECIAL_ACTION] & ~state.played
    if free:
        kinds |= COMMANDS_AT[DURING_ACTIVATION]
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        if copies_of(state, player, HAND, card) and can_play(state, player, figure, card, actions):
            out[many] = moves.PLAY + card
            many += 1
    return many


def can_play(state: Position, player: i64, figure: i64, card: i64, actions: i64) -> bool:
    if has(COMMANDS_AT[DURING_ACTIVATION], card):
        return fits(state, player, card, DURING_ACTIVATION, figure)
    if i64(COMMAND_ACTIONS[card]) > actions:
        return False
    if not fits(state, player, card, SPECIAL_ACTION, figure):
        return False
    return can_use(state, player, figure, COMMAND + card, i64(COMMAND_ATTACK[card]))


def can_use(state: Position, player: i64, figure: i64, source: i64, attack: i64) -> bool:
    """Whether a special action can do what it is for."""
    verb, number = EFFECTS_OF[source][0]
    if attack == WITH_ATTACK:
        return may_attack_again(state, figure) and could_attack(
            state, player, figure, number, NOBODY, True
        )
    if attack == ATTACK_AFTER_LEAVING:
        return can_leave(state, figure)
    if verb == verbs.PICK:
        return candidates(state, player, figure, source, verbs.PICK) != 0
    if verb == verbs.PRICE:
        return unpriced(state, player) != 0
    return verb != verbs.PERFORM_MOVE or can_leave(state, figure)


def unpriced(state: Position, player: i64) -> i64:
    """A mask: hostile groups without a price on their heads."""
    found: i64 = 0
    group = opponent(player) * GROUP_SIDE
    last = group + GROUP_SIDE
    while group < last:
        if has(state.in_play, group) and not state.groups[group * GROUP_BYTES + PRICED]:
            found |= bit(group)
        group += 1
    return found


# Answering.


def act(state: Position, player: i64, figure: i64, action: i64) -> None:
    """Do one thing; the question stays on the stack below it."""
    if action >= moves.SPACE:
        place = action - moves.SPACE
        state.movement = go(state, figure, place, state.movement, True)
    elif moves.PLAY <= action < moves.DISCARD:
        play_in_activation(state, player, figure, action - moves.PLAY)
    else:
        perform(state, player, figure, action)


def play_in_activation(state: Position, player: i64, figure: i64, card: i64) -> None:
    """A command card: a special action, unless it is played between actions."""
    if has(COMMANDS_AT[SPECIAL_ACTION], card):
        state.played |= bit(card)
        begin_action(state, figure, i64(COMMAND_ACTIONS[card]), 0)
        count_attack(state, i64(COMMAND_ATTACK[card]))
        push_special(state, player, figure)
    play_card(state, player, card, figure)


def play_card(state: Position, player: i64, card: i64, figure: i64) -> None:
    """Show a card, discard it, and put its effects on the stack."""
    leave_hand(state, player, card)
    if state.events is not None:
        state.note(happenings.PLAY, player, card, *who(state, figure))
    push_effects(state, COMMAND + card, 0, player, verbs.subject(figure, figure))


def perform(state: Position, player: i64, figure: i64, action: i64) -> None:
    """An action of the figure."""
    if action == moves.MOVE:
        begin_action(state, figure, 1, 0)
        state.movement += speed_of(state, figure)
        if state.events is not None:
            state.note(happenings.MOVE_ACTION, *who(state, figure), state.movement)
    elif action == moves.ATTACK:
        begin_action(state, figure, 1, 0)
        count_attack(state, WITH_ATTACK)
        begin_attack(state, player, figure, cards.PLAIN, NOBODY, NOBODY)
    elif action == moves.CURE_STUN:
        begin_action(state, figure, 1, 0)
        push_special(state, player, figure)
        state.deeds |= HAS_CURED_STUN
        lose(state, figure, STUNNED)
    elif action == moves.CURE_BLEEDING:
        begin_action(state, figure, 1, 1)
        push_special(state, player, figure)
        state.deeds |= HAS_CURED_BLEEDING
        lose(state, figure, BLEEDING)
    elif action < moves.PLAY:
        use_special(state, player, figure, action - moves.SPECIAL)
    else:
        begin_action(state, figure, 1, 0)
        interact(state, player, figure, action - moves.INTERACT)


def begin_action(state: Position, figure: i64, actions: i64, cure: i64) -> None:
    """Pay for an action; when it is resolved, Bleeding takes its toll."""
    state.actions -= actions
    state.struck = NOBODY
    state.pending.push(step(verbs.END_ACTION, owner_of(figure), False, figure, cure))


def count_attack(state: Position, attack: i64) -> None:
    if attack == WITH_ATTACK:
        state.deeds |= HAS_ATTACKED


def push_special(state: Position, player: i64, figure: i64) -> None:
    """After a special action there is a window."""
    state.pending.push(step(verbs.WINDOW, player, True, figure, cards.AFTER_SPECIAL))


def lose(state: Position, figure: i64, condition: i64) -> None:
    lose_condition(state, figure, condition)
    if state.events is not None:
        state.note(happenings.CURE, *who(state, figure), condition)


def use_special(state: Position, player: i64, figure: i64, ability: i64) -> None:
    state.specials |= bit(ability)
    begin_action(state, figure, 1, 0)
    count_attack(state, i64(ABILITY_ATTACK[ability]))
    push_special(state, player, figure)
    if state.events is not None:
        state.note(happenings.SPECIAL, *who(state, figure), ability)
    push_effects(state, ability, 0, player, verbs.subject(figure, figure))


def end_action(state: Position, figure: i64, cure: i64) -> None:
    """A Bleeding figure suffers a strain after each action but the cure."""
    if cure == 0 and figure == state.active and has_condition(state, figure, BLEEDING):
        strain(state, figure, 1)


def answer_order(state: Position, player: i64, figure: i64, action: i64) -> None:
    """A figure that was ordered to moves or attacks."""
    if action == moves.MOVE:
        points = speed_of(state, figure)
        state.pending.push(step(verbs.SPEND, player, True, figure, points))
    else:
        begin_attack(state, player, figure, cards.PLAIN, NOBODY, NOBODY)


def attack_in_action(state: Position, player: i64, figure: i64, style: i64) -> None:
    """The attack that a special action allows."""
    state.deeds |= HAS_ATTACKED
    begin_attack(state, player, figure, style, NOBODY, NOBODY)
