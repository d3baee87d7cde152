"""Damage, strain, conditions and defeat, and what a defeat is worth."""

from typing import Final

from mypy_extensions import i64, u8

from pentarch.core.bits import bit, byte, has, lowest, with_byte
from pentarch.core.state import EVERYONE
from pentarch.core.steps import step
from pentarch.core.zones import deck
from pentarch.games.skirmish import happenings, verbs
from pentarch.games.skirmish.cards import (
    ABILITIES_AT,
    ABILITIES_OF,
    ABILITY_CONDITION,
    ABILITY_ONCE,
    BESIDE_FALLEN,
    COST,
    EFFECTS_OF,
    FIGURE_COST,
    FIGURES,
    FRIEND_DEFEATED,
    GUARDIAN,
    HEALTH,
    IS_UNIQUE,
    SIZE,
    TRAITS,
    UNIQUE_FOE_DEFEATED,
    WHEN_DEFEATED,
    WITHIN_3_OF_FALLEN,
)
from pentarch.games.skirmish.effects import let_arrange
from pentarch.games.skirmish.figures import (
    base_at,
    board,
    friends_within,
    glides,
    is_small,
    lift,
    neighbours,
)
from pentarch.games.skirmish.missions import RAIDER_HEALTH, WORTH
from pentarch.games.skirmish.names import place_of, who, whose
from pentarch.games.skirmish.state import (
    ATTACKER,
    CARRIER,
    CONDITIONS,
    CONTROLLER,
    FACING,
    FIGURE,
    FOCUSED,
    GIVEN,
    GROUP_BYTES,
    HAND,
    HARM,
    HAS_DEFEATED,
    IS_BORROWED,
    IS_CRITICAL,
    LOAD,
    MARKS,
    NO_SPACE,
    NOBODY,
    PER_FIGURE,
    PRICED,
    SPACE,
    TOKEN,
    TOKEN_BYTES,
    TOKEN_KIND,
    TOKEN_SPACE,
    TOKEN_STATE,
    Position,
    add_condition,
    add_flag,
    card_of,
    card_of_group,
    cards_of,
    discard_from_deck,
    fight,
    figures_of,
    group_of,
    hand_size,
    harm_of,
    has_condition,
    has_flag,
    is_standing,
    leave_hand,
    opponent,
    owner_of,
    owner_of_group,
    set_token,
    space_of,
    standing_of,
    token,
)

PRICE: Final = 4  # victory points for a group with a price on their heads


# Damage.


def suffer(state: Position, figure: i64, amount: i64) -> None:
    """Damage stays with a figure; as much as its Health defeats it."""
    if hurt(state, figure, amount):
        defeat(state, bit(figure))


def hurt(state: Position, figure: i64, amount: i64) -> bool:
    """A figure suffers damage; whether it has as much as its Health now."""
    if amount <= 0 or not is_standing(state, figure):
        return False
    health = i64(HEALTH[card_of(state, figure)])
    harm = min(harm_of(state, figure) + amount, health)
    if state.events is not None:
        state.note(happenings.DAMAGE, *who(state, figure), amount, health - harm)
    state.figures[figure * FIGURE + HARM] = u8(harm)
    return harm == health


def suffer_all(state: Position, figures: i64, amount: i64) -> None:
    """Several suffer the same at once."""
    fallen: i64 = 0
    while figures:
        figure = lowest(figures)
        figures &= figures - 1
        if hurt(state, figure, amount):
            fallen |= bit(figure)
    defeat(state, fallen)


def hurt_token(state: Position, number: i64, amount: i64, player: i64) -> None:
    """A raider suffers damage from a player's figure."""
    if amount <= 0 or token(state, number, TOKEN_SPACE) == NO_SPACE:
        return
    harm = token(state, number, TOKEN_STATE) + amount
    if state.events is not None:
        left = max(RAIDER_HEALTH - harm, 0)
        state.note(happenings.DAMAGE, *who(state, TOKEN + number), amount, left)
    set_token(state, number, TOKEN_STATE, min(harm, RAIDER_HEALTH))
    if harm >= RAIDER_HEALTH:
        set_token(state, number, TOKEN_SPACE, NO_SPACE)
        if state.events is not None:
            state.note(happenings.DEFEAT, *who(state, TOKEN + number))
        score(state, player, i64(WORTH[state.mission]), happenings.FOR_RAIDER)


def recover(state: Position, figure: i64, amount: i64) -> None:
    if not is_standing(state, figure):
        return
    harm = harm_of(state, figure)
    healed = min(harm, amount)
    if healed == 0:
        return
    if state.events is not None:
        state.note(happenings.RECOVER, *who(state, figure), healed)
    state.figures[figure * FIGURE + HARM] = u8(harm - healed)


def strain(state: Position, figure: i64, amount: i64) -> None:
    """Each point is a damage, or the top card of the command deck."""
    if is_standing(state, figure):
        if state.events is not None:
            state.note(happenings.STRAIN, *who(state, figure), amount)
        state.pending.push(step(verbs.BEAR_STRAIN, owner_of(figure), False, figure, amount))


def discard_top(state: Position, player: i64, figure: i64) -> None:
    """Discard the top card of the command deck, face up, to spare a figure one strain."""
    card = state.draw(state.decks[player], EVERYONE)
    discard_from_deck(state, player, card)
    if state.events is not None:
        state.note(happenings.DISCARD_TOP, player, card, *who(state, figure))


def gain_condition(state: Position, figure: i64, condition: i64) -> None:
    """One of each at most."""
    if not is_standing(state, figure) or has_condition(state, figure, condition):
        return
    add_condition(state, figure, condition)
    if state.events is not None:
        state.note(happenings.CONDITION, *who(state, figure), condition)


# Defeat.


def defeat(state: Position, fallen: i64) -> None:
    """Remove figures, all at once, score their groups, and let others answer.

    Distances are those of the moment at which they all still stand.
    """
    first = first_to_answer(state)
    let_answer(state, opponent(first), fallen)
    let_answer(state, first, fallen)
    while fallen:
        fall(state, lowest(fallen))
        fallen &= fallen - 1


def fall(state: Position, figure: i64) -> None:
    if state.events is not None:
        state.note(happenings.DEFEAT, *who(state, figure))
    drop_tokens(state, figure)
    remove(state, figure)
    count_kill(state, figure)
    score_defeat(state, figure)


def first_to_answer(state: Position) -> i64:
    """In an attack the attacker's side, otherwise the player with initiative."""
    return fight(state, CONTROLLER) if state.fights else state.initiative


def near_to_avenge(state: Position, figure: i64, friends: i64) -> i64:
    """A mask: friends within 3 spaces, of those who care."""
    caring: i64 = 0
    while friends:
        friend = lowest(friends)
        friends &= friends - 1
        if avenging_ability(state, friend) >= 0:
            caring |= bit(friend)
    return friends_within(state, figure, caring, 3)


def avenging_ability(state: Position, figure: i64) -> i64:
    """How a figure answers the defeat of a friend, or -1."""
    found = ABILITIES_OF[card_of(state, figure)] & ABILITIES_AT[FRIEND_DEFEATED]
    return lowest(found) if found else i64(-1)


def remove(state: Position, figure: i64) -> None:
    lift(state, figure)
    place = figure * FIGURE
    state.figures[place + SPACE] = u8(NO_SPACE)
    state.figures[place + HARM] = u8(0)
    state.figures[place + CONDITIONS] = u8(0)
    state.figures[place + MARKS] = u8(0)
    state.standing &= ~bit(figure)


def drop_tokens(state: Position, figure: i64) -> None:
    """What it carries falls into its space; of several spaces the initiative player chooses."""
    if not state.figures[figure * FIGURE + LOAD]:
        return
    state.figures[figure * FIGURE + LOAD] = u8(0)
    where = space_of(state, figure) | i64(state.figures[figure * FIGURE + FACING]) << 8
    number: i64 = 0
    while number < len(state.tokens) // TOKEN_BYTES:
        if token(state, number, CARRIER) == figure:
            drop(state, number, space_of(state, figure))
            if not is_small(state, figure):
                base = where | card_of(state, figure) << 9
                state.pending.push(step(verbs.DROP, state.initiative, False, base, number))
        number += 1


def base_of_fallen(state: Position, word: i64) -> i64:
    """The spaces on which a token may fall: those of a figure that is gone."""
    card = word >> 9
    outline = board(state).footprint(i64(SIZE[card]), (word >> 8) & 1, glides(card))
    return base_at(outline, word & 255)


def drop(state: Position, number: i64, space: i64) -> None:
    set_token(state, number, CARRIER, NOBODY)
    set_token(state, number, TOKEN_SPACE, space)
    if state.events is not None:
        state.note(happenings.DROP, token(state, number, TOKEN_KIND), place_of(state, space))


def count_kill(state: Position, figure: i64) -> None:
    if state.active != NOBODY and owner_of(state.active) != owner_of(figure):
        state.kills += 1
    if state.fights and is_hostile(state, figure) and not has_flag(state, HAS_DEFEATED):
        add_flag(state, HAS_DEFEATED)
        if has_flag(state, IS_CRITICAL):
            discard_at_random(state, opponent(fight(state, CONTROLLER)))


def is_hostile(state: Position, figure: i64) -> bool:
    """Whether a figure is hostile to the attacker; to a borrowed one all others are."""
    if has_flag(state, IS_BORROWED):
        return figure != fight(state, ATTACKER)
    return owner_of(figure) != fight(state, CONTROLLER)


def discard_at_random(state: Position, player: i64) -> None:
    """A player loses a random card of the hand."""
    if hand_size(state, player) == 0:
        return
    card = state.draw(deck(cards_of(state, int(player), HAND)), EVERYONE)
    leave_hand(state, player, card)
    if state.events is not None:
        state.note(happenings.DISCARD, player, card)


# Victory points.


def score(state: Position, player: i64, amount: i64, reason: i64) -> None:
    """Victory points; those for defeated figures are counted apart, too."""
    total = min(byte(state.points, player) + amount, 255)
    state.points = with_byte(state.points, player, total)
    if reason <= happenings.FOR_FIGURE:
        state.bounty = with_byte(state.bounty, player, byte(state.bounty, player) + amount)
    if state.events is not None:
        state.note(happenings.POINTS, player, amount, total, reason)


def score_defeat(state: Position, figure: i64) -> None:
    """The last figure of a group gives its cost; by figures, each gives its share."""
    group = group_of(state, figure)
    card = card_of_group(state, group)
    foe = opponent(owner_of(figure))
    place = group * GROUP_BYTES
    if has_figures(state, group):
        if state.rules & PER_FIGURE:
            state.groups[place + GIVEN] += FIGURE_COST[card]
            score(state, foe, i64(FIGURE_COST[card]), happenings.FOR_FIGURE)
        return
    if state.events is not None:
        state.note(happenings.GROUP_LOST, *whose(state, group))
    left = i64(COST[card]) - i64(state.groups[place + GIVEN])
    score(state, foe, left, happenings.FOR_GROUP)
    if state.groups[place + PRICED]:
        score(state, foe, PRICE, happenings.FOR_PRICE)
    state.in_play &= ~bit(group)
    state.ready &= ~bit(group)


def members(state: Position, group: i64) -> i64:
    """A mask: the figures of a group that stand."""
    found: i64 = 0
    rest = standing_of(state, owner_of_group(group))
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        if group_of(state, figure) == group:
            found |= bit(figure)
    return found


def has_figures(state: Position, group: i64) -> bool:
    return i64(FIGURES[card_of_group(state, group)]) > 1 and members(state, group) != 0


# Answers to a defeat.


def let_answer(state: Position, player: i64, fallen: i64) -> None:
    """What a player does when figures fall: first cards, then abilities in any order."""
    let_arrange(state, player, push_answers(state, player, fallen, False))
    push_answers(state, player, fallen, True)
    rest = fallen & ~figures_of(player)
    while rest:
        if IS_UNIQUE[card_of(state, lowest(rest))]:
            state.pending.push(step(verbs.WINDOW, player, True, NOBODY, UNIQUE_FOE_DEFEATED))
        rest &= rest - 1


def push_answers(state: Position, player: i64, fallen: i64, calm: bool) -> i64:
    """The abilities that answer, those whose order cannot matter apart; how many they are."""
    many: i64 = 0
    rest = fallen & figures_of(player)
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        own = ABILITIES_OF[card_of(state, figure)] & ABILITIES_AT[WHEN_DEFEATED]
        if own and not calm and members(state, group_of(state, figure)) & ~fallen:
            push_answer(state, player, figure, lowest(own))
            many += 1
        friends = friends_of_fallen(state, player, fallen)
        beside = neighbours(state, figure) & friends
        near = near_to_avenge(state, figure, friends)
        while friends:
            friend = lowest(friends)
            friends &= friends - 1
            ability = avenging_ability(state, friend)
            if ability >= 0 and is_calm(ability) == calm:
                if cares(state, figure, friend, ability, beside, near):
                    push_answer(state, player, friend, ability)
                    many += 1
    return many


def friends_of_fallen(state: Position, player: i64, fallen: i64) -> i64:
    """A mask: who still stands; a borrowed attacker has no friends in its attack."""
    friends = standing_of(state, player) & ~fallen
    if state.fights and has_flag(state, IS_BORROWED):
        return friends & ~bit(fight(state, ATTACKER))
    return friends


def is_calm(ability: i64) -> bool:
    """Whether it does no more than Focus its own figure: no other answer cares when."""
    effects = EFFECTS_OF[ability]
    return len(effects) == 1 and effects[0][0] == verbs.FOCUS


def cares(state: Position, figure: i64, friend: i64, ability: i64, beside: i64, near: i64) -> bool:
    """Whether the defeat is what the ability waits for."""
    condition = i64(ABILITY_CONDITION[ability])
    if condition == WITHIN_3_OF_FALLEN:
        return has(near, friend) and not has(state.spent, friend)
    if not has(beside, friend):
        return False
    return condition == BESIDE_FALLEN or TRAITS[card_of(state, figure)] & GUARDIAN == 0


def push_answer(state: Position, player: i64, figure: i64, ability: i64) -> None:
    """What can be used once a round may be declined; the rest happens."""
    optional = ABILITY_ONCE[ability] != 0
    state.pending.push(step(verbs.MAY, player, optional, figure, ability))


def can_answer(state: Position, figure: i64, ability: i64) -> bool:
    """Whether a figure can still do what it has to do after a defeat."""
    if has(ABILITIES_AT[WHEN_DEFEATED], ability):
        return members(state, group_of(state, figure)) != 0
    if ABILITY_ONCE[ability] and has(state.spent, figure):
        return False
    return is_standing(state, figure)


def last_stand(state: Position, figure: i64) -> None:
    gain_condition(state, figure, FOCUSED)
