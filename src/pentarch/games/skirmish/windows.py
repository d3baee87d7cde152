"""Windows: the moments at which players may use abilities and play command cards.

Whether a window is asked depends on public facts alone: an ability that can be used, or a hand that
is not empty and a card not yet seen that would fit. So nobody learns from a question what is in a
hand. (It is asked even where declining is the only answer.) What could change nothing does not fit.
"""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, has, lowest, write_each
from pentarch.games.skirmish import cards, moves, verbs
from pentarch.games.skirmish.aiming import could_attack, has_target
from pentarch.games.skirmish.attacks import is_void
from pentarch.games.skirmish.cards import (
    ABILITIES_AT,
    ABILITIES_OF,
    ABILITY_CONDITION,
    ABILITY_ONCE,
    COMMAND_AFFILIATION,
    COMMAND_CONDITION,
    COMMAND_FIGURE,
    COMMAND_TRAITS,
    COMMANDS_AT,
    COPIES,
    CREATURE_ONE,
    EFFECTS_OF,
    FOE,
    FRIEND,
    IN_SIGHT,
    SMALL_ONE,
    TRAITS,
)
from pentarch.games.skirmish.dice import size_of
from pentarch.games.skirmish.effects import filter_of, place_of_pick
from pentarch.games.skirmish.figures import (
    distance,
    figures_around,
    has_ability,
    is_massive,
    is_small,
    neighbours,
    sees,
)
from pentarch.games.skirmish.state import (
    ATTACKER,
    DEALT,
    DEFENCE_POOL,
    DEFLECTED,
    DISCARDS,
    EVADES,
    HAND,
    HARMFUL,
    HAS_EVADED,
    HAS_HIT,
    HAS_SHATTERED,
    IN_MELEE,
    IS_BORROWED,
    IS_SILENCED,
    NOBODY,
    SEES_PAST_FIGURES,
    SURGES,
    TARGET,
    TARGET_SPACE,
    TOKEN,
    TWICE,
    Position,
    card_of,
    copies_of,
    fight,
    group_of,
    hand_size,
    harm_of,
    has_condition,
    has_flag,
    is_standing,
    opponent,
    order_of,
    owner_of,
    ready_groups,
    standing_of,
)

# Asking.


def is_open(state: Position, player: i64, window: i64, figure: i64) -> bool:
    """Whether a window is asked: by what everybody knows."""
    if is_closed(state, window):
        return False
    if usable(state, player, window, figure, False):
        return True
    return could_play(state, player, window, figure)


def is_closed(state: Position, window: i64) -> bool:
    """Windows of an attack close when it has come to nothing."""
    if window == cards.BEFORE_DECLARING:
        return not is_standing(state, fight(state, ATTACKER))
    if window in (cards.DECLARING, cards.DECLARED_ON, cards.MODIFYING, cards.SURGING):
        return is_void(state)
    if window in (cards.AFTER_ATTACK_ON, cards.FRIEND_ATTACKED):
        return not has_flag(state, HAS_HIT)
    return False


def answers_into(
    state: Position, player: i64, window: i64, figure: i64, out: vec[i64], many: i64
) -> i64:
    """The abilities that can be used and the cards of the hand that can be played."""
    figures = usable(state, player, window, figure, True)
    many = write_each(moves.USE, figures, out, many)
    return plays_into(state, player, window, figure, out, many)


def plays_into(
    state: Position, player: i64, window: i64, figure: i64, out: vec[i64], many: i64
) -> i64:
    if hand_size(state, player) == 0 or order_of(state, player, IS_SILENCED):
        return many
    kinds = COMMANDS_AT[window]
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        if copies_of(state, player, HAND, card) and fits(state, player, card, window, figure):
            out[many] = moves.PLAY + card
            many += 1
    return many


def could_play(state: Position, player: i64, window: i64, figure: i64) -> bool:
    """Whether a card that nobody has seen yet would fit."""
    if hand_size(state, player) == 0 or order_of(state, player, IS_SILENCED):
        return False
    kinds = COMMANDS_AT[window]
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        if copies_of(state, player, DISCARDS, card) < i64(COPIES[card]):
            if fits(state, player, card, window, figure):
                return True
    return False


# Command cards.


def fits(state: Position, player: i64, card: i64, window: i64, figure: i64) -> bool:
    """Whether a card could be played now."""
    condition = i64(COMMAND_CONDITION[card])
    if is_for_player(window):
        return holds(state, condition, player, NOBODY)
    return played_on(state, player, card, window, figure) != NOBODY


def is_for_player(window: i64) -> bool:
    """Whether cards of a window are played on no figure."""
    return window in (cards.START_OF_ROUND, cards.END_OF_ROUND, cards.UNIQUE_FOE_DEFEATED)


def is_for_any_friend(window: i64) -> bool:
    """Whether a card is played on any friendly figure, not on that of the window alone."""
    return window in (cards.REROLLING_DEFENCE, cards.AFTER_ACTIVATION)


def played_on(state: Position, player: i64, card: i64, window: i64, figure: i64) -> i64:
    """The friendly figure that a card would be played on, or NOBODY."""
    condition = i64(COMMAND_CONDITION[card])
    if not is_for_any_friend(window):
        suits = is_standing(state, figure) and owner_of(figure) == player
        suits = suits and matches(state, card, figure)
        return figure if suits and holds(state, condition, player, figure) else i64(NOBODY)
    rest = standing_of(state, player)
    while rest:
        friend = lowest(rest)
        rest &= rest - 1
        if matches(state, card, friend) and holds(state, condition, player, friend):
            return friend
    return NOBODY


def matches(state: Position, card: i64, figure: i64) -> bool:
    """Whether a figure is what the restriction of a card asks for."""
    kind = card_of(state, figure)
    named = i64(COMMAND_FIGURE[card])
    if named != 255:
        return kind == named
    affiliation = i64(COMMAND_AFFILIATION[card])
    if affiliation != cards.ANYBODY and i64(cards.AFFILIATION[kind]) != affiliation:
        return False
    traits = COMMAND_TRAITS[card]
    return traits == 0 or TRAITS[kind] & traits != 0


# Abilities.


def usable(state: Position, player: i64, window: i64, figure: i64, knows: bool) -> i64:
    """A mask: figures whose optional ability can be used, by what the player knows, or all."""
    if not ABILITIES_AT[window]:
        return 0
    found: i64 = 0
    rest = askable(state, player, window, figure)
    while rest:
        one = lowest(rest)
        rest &= rest - 1
        if ability_at(state, player, window, one, knows) >= 0:
            found |= bit(one)
    return found


def askable(state: Position, player: i64, window: i64, figure: i64) -> i64:
    """A mask: whose abilities a window is for."""
    if window in (cards.DECLARING, cards.AFTER_ATTACK_ON):
        return bit(figure) & state.standing
    if window in (cards.HOSTILE_ACTIVATES, cards.FRIEND_ATTACKED, cards.END_OF_ROUND):
        return standing_of(state, player)
    return 0


def ability_at(state: Position, player: i64, window: i64, figure: i64, knows: bool) -> i64:
    """The optional ability that a figure can use in a window, or -1."""
    abilities = ABILITIES_OF[card_of(state, figure)] & ABILITIES_AT[window]
    while abilities:
        ability = lowest(abilities)
        abilities &= abilities - 1
        if ABILITY_ONCE[ability] and has(state.spent, figure):
            continue
        condition = i64(ABILITY_CONDITION[ability])
        if condition == cards.TARGET_WITHIN_3:
            continue
        if can_shoot(state, condition, player, figure, knows) and holds(
            state, condition, player, figure
        ):
            return ability
    return -1


def can_shoot(state: Position, condition: i64, player: i64, figure: i64, knows: bool) -> bool:
    """Whether an ability that answers with an attack finds its target hostile and in reach."""
    target: i64 = NOBODY
    if condition == cards.CAN_SHOOT_FIRST:
        target = state.active
    elif condition == cards.CAN_SHOOT_BACK:
        target = fight(state, ATTACKER)
    else:
        return True
    if target == NOBODY or owner_of(target) == player or not is_standing(state, target):
        return False
    return could_attack(state, player, figure, cards.PLAIN, target, knows)


def counterpart(state: Position, window: i64, figure: i64) -> i64:
    """The figure that an ability used in a window is about."""
    if window == cards.HOSTILE_ACTIVATES:
        return state.active
    if window in (cards.AFTER_ATTACK_ON, cards.FRIEND_ATTACKED):
        return fight(state, ATTACKER)
    return figure


# Whom effects may pick.


def candidates(state: Position, player: i64, figure: i64, source: i64, verb: i64) -> i64:
    """A mask: the figures that an ability or a card may pick."""
    wanted = filter_of(source, verb)
    side = wanted & 3
    rest = state.standing
    if side == FRIEND:
        rest = standing_of(state, player) & ~bit(figure)
    elif side == FOE:
        rest = standing_of(state, opponent(player))
    attacks = EFFECTS_OF[source][place_of_pick(source, verb) + 1][0] == verbs.ATTACK
    found: i64 = 0
    while rest:
        one = lowest(rest)
        rest &= rest - 1
        if is_wanted(state, figure, one, wanted):
            if not attacks or can_be_made_to_attack(state, player, one):
                found |= bit(one)
    return found


def is_wanted(state: Position, figure: i64, other: i64, wanted: i64) -> bool:
    if wanted & SMALL_ONE and not is_small(state, other):
        return False
    if wanted & CREATURE_ONE and not TRAITS[card_of(state, other)] & cards.CREATURE:
        return False
    within = (wanted >> 2) & 15
    if within and distance(state, figure, other) > within:
        return False
    return wanted & IN_SIGHT == 0 or sees(state, figure, other, False)


def can_be_made_to_attack(state: Position, player: i64, figure: i64) -> bool:
    if owner_of(figure) == player:
        return could_attack(state, player, figure, cards.PLAIN, NOBODY, True)
    if has_condition(state, figure, 1):
        return False
    return has_target(state, figure, cards.PLAIN, IS_BORROWED, NOBODY)


# Conditions.


def holds(state: Position, condition: i64, player: i64, figure: i64) -> bool:
    """Whether a condition of a card or an ability is met, for the figure that has it."""
    if condition == cards.NO_CONDITION:
        return True
    if condition < cards.TARGET_UNHURT:
        return holds_in_space(state, condition, player, figure)
    if condition < cards.IS_HARMED:
        return holds_in_attack(state, condition, player, figure)
    return holds_otherwise(state, condition, player, figure)


def holds_in_space(state: Position, condition: i64, player: i64, figure: i64) -> bool:
    target = fight(state, TARGET) if state.fights else i64(NOBODY)
    if condition == cards.HAS_NOT_LEFT:
        return not has(state.left, figure)
    if condition == cards.TARGET_ADJACENT:
        return has(figures_around(state, fight(state, TARGET_SPACE)), figure)
    if condition == cards.TARGET_WITHIN_3:
        return target < TOKEN and distance(state, figure, target) <= 3
    if condition == cards.WITHIN_3_OF_ATTACKER:
        return distance(state, figure, fight(state, ATTACKER)) <= 3
    if condition in (cards.BESIDE_TARGET_SPACE, cards.BESIDE_TARGET_SPACE_NO_GUARDIAN):
        if not has(figures_around(state, fight(state, TARGET_SPACE)), figure):
            return False
        guarded = TRAITS[card_of(state, target)] & cards.GUARDIAN != 0
        return condition == cards.BESIDE_TARGET_SPACE or not guarded
    friends = friends_beside(state, figure)
    if condition == cards.BESIDE_TROOPER:
        return has_trait(state, friends, cards.TROOPER)
    return friends != 0


def friends_beside(state: Position, figure: i64) -> i64:
    """A mask: adjacent friends. A borrowed attacker has none, and is none."""
    found = neighbours(state, figure) & standing_of(state, owner_of(figure))
    if state.fights and has_flag(state, IS_BORROWED):
        attacker = fight(state, ATTACKER)
        return i64(0) if figure == attacker else found & ~bit(attacker)
    return found


def has_trait(state: Position, figures: i64, trait: i64) -> bool:
    """Whether any of some figures has a trait."""
    while figures:
        if TRAITS[card_of(state, lowest(figures))] & trait:
            return True
        figures &= figures - 1
    return False


def holds_in_attack(state: Position, condition: i64, player: i64, figure: i64) -> bool:
    if condition == cards.TARGET_UNHURT:
        return fight(state, DEALT) == 0
    if condition == cards.TARGET_HURT_3:
        return fight(state, DEALT) >= 3 and (figure == state.active or is_exhausted(state, figure))
    if condition == cards.CAN_SHOOT_BACK:
        return fight(state, DEALT) == 0
    if condition == cards.CAN_SHOOT_FIRST:
        return state.active != NOBODY
    if condition == cards.HAS_EVADED:
        return fight(state, EVADES) > 0 and not has_flag(state, HAS_EVADED)
    has_dice = size_of(fight(state, DEFENCE_POOL)) > 0
    if condition == cards.DEFENDER_HAS_DICE:
        return has_dice
    if condition == cards.DEFENDER_HAS_DICE_AND_HAND_HAS_CARD:
        return has_dice and hand_size(state, player) > 0 and not has_flag(state, HAS_SHATTERED)
    target = fight(state, TARGET)
    if condition == cards.TARGET_DID_NOT_SEE_ME:
        return (
            has_dice
            and figure == state.active
            and target < TOKEN
            and not has(state.watchers, target)
        )
    return has_dice and figure != state.active


def holds_otherwise(state: Position, condition: i64, player: i64, figure: i64) -> bool:
    if condition == cards.IS_HARMED:
        return has_condition(state, figure, HARMFUL)
    if condition == cards.HAS_DEFEATED:
        return state.kills > 0
    if condition == cards.SHOOTS:
        return not has_flag(state, IN_MELEE)
    if condition == cards.FIGURES_BLOCK:
        return do_figures_block(state, figure)
    if condition == cards.BESIDE_DEFENDING_FRIEND:
        return has(friends_beside(state, fight(state, TARGET)), figure)
    if condition == cards.TROOPER_IS_ACTIVE:
        return is_assaulting(state, player, figure)
    if condition == cards.MELEE:
        return cards.IS_MELEE[card_of(state, figure)] != 0
    if condition == cards.IS_EXHAUSTED:
        return is_exhausted(state, figure)
    if condition == cards.BRAWLER_STANDS:
        return has_trait(state, standing_of(state, player), cards.BRAWLER)
    if condition == cards.TROOPER_STANDS:
        return has_trait(state, standing_of(state, player), cards.TROOPER)
    if condition == cards.CREATURE_STANDS:
        source = cards.COMMAND + cards.FEROCITY
        return candidates(state, player, NOBODY, source, verbs.PICK) != 0
    if condition == cards.IS_HURT:
        return harm_of(state, figure) > 0
    if condition == cards.DECK_NOT_EMPTY:
        return state.decks[player].size > 0
    if condition == cards.FRIEND_HARMED:
        return is_any_harmed(state, friends_beside(state, figure))
    if condition == cards.HAS_SURGE:
        return fight(state, SURGES) > 0 and not has_flag(state, TWICE)
    if condition == cards.IS_NOT_DEFLECTED:
        return fight(state, DEFLECTED) == 0
    return ready_groups(state, player) != 0


def is_exhausted(state: Position, figure: i64) -> bool:
    """Whether the card of a figure is."""
    return not has(state.ready, group_of(state, figure))


def do_figures_block(state: Position, figure: i64) -> bool:
    """Whether a figure shoots, and other figures are still in its way."""
    if has_flag(state, IN_MELEE) or has_flag(state, SEES_PAST_FIGURES):
        return False
    return not (has_ability(state, figure, cards.PRIORITY_TARGET) or is_massive(state, figure))


def is_assaulting(state: Position, player: i64, figure: i64) -> bool:
    """A friendly Trooper near the figure has attacked in its activation, and lacks Assault."""
    attacker = fight(state, ATTACKER)
    if attacker != state.active or owner_of(attacker) != player:
        return False
    if has_flag(state, IS_BORROWED) or not is_standing(state, attacker):
        return False
    if not TRAITS[card_of(state, attacker)] & cards.TROOPER:
        return False
    if has(ABILITIES_OF[card_of(state, attacker)], cards.ASSAULT):
        return False
    return distance(state, figure, attacker) <= 3


def is_any_harmed(state: Position, figures: i64) -> bool:
    while figures:
        if has_condition(state, lowest(figures), HARMFUL):
            return True
        figures &= figures - 1
    return False
