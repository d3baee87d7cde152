"""What abilities and command cards do, verb by verb."""

from mypy_extensions import i64

from pentarch.core.bits import bit, has, lowest
from pentarch.core.steps import step
from pentarch.games.skirmish import cards, happenings, verbs
from pentarch.games.skirmish.attacks import begin_attack
from pentarch.games.skirmish.cards import ABILITIES_AT, ABILITY_ONCE, LEADER, TRAITS
from pentarch.games.skirmish.damage import (
    defeat,
    gain_condition,
    recover,
    score,
    strain,
    suffer,
    suffer_all,
)
from pentarch.games.skirmish.dice import DAMAGE_ON, faces, pool, rolled, total
from pentarch.games.skirmish.effects import let_arrange, push_effects
from pentarch.games.skirmish.figures import base_of, neighbours, nth, spaces_in
from pentarch.games.skirmish.hits import hurt_raiders_near
from pentarch.games.skirmish.modifiers import change
from pentarch.games.skirmish.movement import speed_of
from pentarch.games.skirmish.names import who, whose
from pentarch.games.skirmish.rolling import remove_all_dice
from pentarch.games.skirmish.state import (
    CONDITIONS,
    COVERED,
    COVERS_FIRE,
    DEFLECTED,
    EVADES,
    EXPOSED,
    FIGURE,
    FOCUSED,
    GUARDED,
    HARMFUL,
    HAS_ASSAULT,
    HAS_EVADED,
    HAS_SHATTERED,
    HOLDS,
    IS_SILENCED,
    NOBODY,
    RESTED,
    SEES_PAST_FIGURES,
    STUNNED,
    TOKEN,
    TWICE,
    Position,
    add_fight,
    add_flag,
    add_mark,
    card_of,
    enter_hand,
    fight,
    give_order,
    group_of,
    has_condition,
    is_standing,
    lose_condition,
    opponent,
    owner_of,
    standing_of,
)

# Using.


def use_ability(state: Position, player: i64, figure: i64, chosen: i64, ability: i64) -> None:
    """A figure uses an ability that need not be used."""
    if ABILITY_ONCE[ability]:
        state.spent |= bit(figure)
    if has(ABILITIES_AT[cards.DECLARING], ability):
        add_flag(state, HAS_SHATTERED)
    if state.events is not None:
        state.note(happenings.USE, *who(state, figure), ability)
    push_effects(state, ability, 0, player, verbs.subject(figure, chosen))


# Effects.


def resolve(state: Position, verb: i64, player: i64, amount: i64, number: i64) -> None:
    """Carry an effect out: on the attack, on a figure, or on a player."""
    if verb <= verbs.BLOCK_PER_EVADE or verb == verbs.LESSEN_ACCURACY:
        change(state, verb, number)
    elif verb <= verbs.DEFLECT:
        change_attack(state, verb, number)
    elif verb < verbs.EXPOSE:
        change_figure(state, verb, player, amount, number)
    elif verb < verbs.SCORE:
        change_plans(state, verb, player, amount, number)
    else:
        change_player(state, verb, player, amount, number)


def change_attack(state: Position, verb: i64, number: i64) -> None:
    if verb == verbs.REMOVE_ALL_DICE:
        remove_all_dice(state)
    elif verb == verbs.IGNORE_FIGURES:
        add_flag(state, SEES_PAST_FIGURES)
    elif verb == verbs.SURGES_TWICE:
        add_flag(state, TWICE)
    elif verb == verbs.DEFLECT:
        add_fight(state, DEFLECTED, number)


def change_figure(state: Position, verb: i64, player: i64, amount: i64, number: i64) -> None:
    figure, chosen = verbs.figure_of(amount), verbs.chosen_of(amount)
    if verb == verbs.GAIN_POINTS:
        gain_points(state, chosen, number)
    elif verb == verbs.GAIN_EVASIVE_POINTS:
        add_flag(state, HAS_EVADED)
        gain_points(state, figure, number * fight(state, EVADES))
    elif verb == verbs.PERFORM_MOVE:
        points = speed_of(state, chosen) + number
        state.pending.push(step(verbs.SPEND, player, True, chosen, points))
    elif verb == verbs.FOCUS:
        gain_condition(state, chosen, FOCUSED)
    elif verb == verbs.STUN:
        gain_condition(state, chosen, STUNNED)
    elif verb == verbs.DAMAGE:
        suffer(state, chosen, number)
    elif verb == verbs.STRAIN:
        strain(state, chosen, number)
    elif verb == verbs.ROLL_DAMAGE:
        suffer(state, chosen, roll_damage(state, number))
    elif verb == verbs.RECOVER:
        recover(state, chosen, number)
    elif verb == verbs.CURE:
        cure(state, chosen)
    elif verb == verbs.CURE_ADJACENT:
        cure_adjacent(state, figure)
    elif verb == verbs.SHOCK:
        shock(state, player, chosen, number)
    elif verb == verbs.SPREAD_DAMAGE:
        spread_damage(state, figure, roll_damage(state, number))
    elif is_standing(state, figure):
        defeat(state, bit(figure))


def gain_points(state: Position, figure: i64, points: i64) -> None:
    """Movement points: kept in the own activation, otherwise spent at once or lost."""
    if state.events is not None and is_standing(state, figure):
        state.note(happenings.GAIN_POINTS, *who(state, figure), points)
    if figure == state.active:
        state.movement += points
    elif is_standing(state, figure):
        state.pending.push(step(verbs.SPEND, owner_of(figure), True, figure, points))


def roll_damage(state: Position, dice: i64) -> i64:
    """The damage that some dice show."""
    shown = rolled(state, pool(dice))
    if state.events is not None:
        state.note(happenings.DICE, *faces(int(shown)))
    return total(DAMAGE_ON, shown)


def cure(state: Position, figure: i64) -> None:
    """Discard all harmful conditions."""
    if has_condition(state, figure, HARMFUL):
        if state.events is not None:
            cured = i64(state.figures[figure * FIGURE + CONDITIONS]) & HARMFUL
            state.note(happenings.CURE, *who(state, figure), cured)
        lose_condition(state, figure, HARMFUL)


def cure_adjacent(state: Position, figure: i64) -> None:
    friends = neighbours(state, figure) & standing_of(state, owner_of(figure))
    while friends:
        cure(state, lowest(friends))
        friends &= friends - 1


def shock(state: Position, player: i64, figure: i64, amount: i64) -> None:
    """Damage, then Stun, for a figure and all that are adjacent to it, friend or foe."""
    struck = neighbours(state, figure) | bit(figure)
    rest = struck
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        state.pending.push(step(verbs.STUN, player, False, verbs.subject(other, other), 0))
    suffer_all(state, struck, amount)


def spread_damage(state: Position, figure: i64, amount: i64) -> None:
    """All figures and raiders adjacent to a figure suffer damage."""
    base = base_of(state, figure)
    place: i64 = 0
    while place < spaces_in(base):
        hurt_raiders_near(state, nth(base, place), amount, owner_of(figure), TOKEN - 1)
        place += 1
    suffer_all(state, neighbours(state, figure), amount)


# What lasts, and what a figure does next.


def change_plans(state: Position, verb: i64, player: i64, amount: i64, number: i64) -> None:
    figure, chosen = verbs.figure_of(amount), verbs.chosen_of(amount)
    if verb == verbs.EXPOSE:
        mark(state, chosen, EXPOSED)
    elif verb == verbs.TAKE_COVER:
        mark(state, chosen, COVERED)
    elif verb == verbs.ADD_WHITE_DIE:
        mark(state, chosen, GUARDED)
    elif verb == verbs.MEDITATE:
        mark(state, chosen, RESTED)
    elif verb == verbs.GRANT_ASSAULT:
        state.deeds |= HAS_ASSAULT
    elif verb == verbs.ATTACK:
        barred = state.struck if number == cards.ANOTHER else i64(NOBODY)
        begin_attack(state, player, chosen, number, NOBODY, barred)
    elif verb == verbs.ATTACK_CHOSEN:
        begin_attack(state, player, figure, cards.PLAIN, chosen, NOBODY)
    elif verb == verbs.MOVE_BY_SPEED:
        spaces = speed_of(state, chosen)
        state.pending.push(step(verbs.MOVE_SPACES, player, True, amount, spaces))


def mark(state: Position, figure: i64, what: i64) -> None:
    add_mark(state, figure, what)
    if state.events is not None:
        state.note(happenings.MARK, *who(state, figure), what)


# Players.


def change_player(state: Position, verb: i64, player: i64, amount: i64, number: i64) -> None:
    if verb == verbs.SCORE:
        score(state, player, number, happenings.FOR_COMMAND)
    elif verb == verbs.DRAW:
        draw(state, player, number)
    elif verb == verbs.PLAN:
        plan(state, player, verbs.figure_of(amount))
    elif verb == verbs.HOLD:
        give_order(state, player, HOLDS)
    elif verb == verbs.CLAIM_INITIATIVE:
        claim_initiative(state, player)
    elif verb == verbs.READY_CARD:
        ready_card(state, group_of(state, verbs.figure_of(amount)))
    elif verb == verbs.EXTRA_ACTIONS:
        add_actions(state, verbs.figure_of(amount))
    elif verb == verbs.COVER_FIRE:
        give_order(state, player, COVERS_FIRE)
    elif verb == verbs.SILENCE:
        give_order(state, opponent(player), IS_SILENCED)
    elif verb == verbs.MOVE_ALL:
        move_all(state, player, number)


def add_actions(state: Position, figure: i64) -> None:
    """One for each hostile figure defeated in this activation."""
    state.actions += state.kills
    if state.events is not None:
        state.note(happenings.EXTRA_ACTIONS, *who(state, figure), state.kills)


def draw(state: Position, player: i64, many: i64) -> None:
    """Draw command cards, as many as there are."""
    while many > 0 and state.decks[player].size > 0:
        draw_one(state, player)
        many -= 1


def draw_one(state: Position, player: i64) -> i64:
    card = state.draw(state.decks[player], bit(player))
    enter_hand(state, player, card)
    if state.events is not None:
        state.note_secret(happenings.DRAW, int(bit(player)), (int(player),), (int(card),))
    return card


def plan(state: Position, player: i64, figure: i64) -> None:
    """Draw two cards. Whoever is no Leader discards one of them."""
    deck = state.decks[player]
    if deck.size == 0:
        return
    first = draw_one(state, player)
    second = draw_one(state, player) if deck.size > 0 else i64(verbs.NO_CARD)
    if not TRAITS[card_of(state, figure)] & LEADER:
        drawn = min(first, second) | max(first, second) << 6
        state.pending.push(step(verbs.DISCARD_DRAWN, player, False, figure, drawn))


def claim_initiative(state: Position, player: i64) -> None:
    """The holder changes now, and activates first."""
    state.initiative = player
    state.mover = player
    if state.events is not None:
        state.note(happenings.INITIATIVE, player)


def ready_card(state: Position, group: i64) -> None:
    if state.in_play & bit(group):
        state.ready |= bit(group)
        if state.events is not None:
            state.note(happenings.READY, *whose(state, group))


def move_all(state: Position, player: i64, trait: i64) -> None:
    """Each figure with a trait may move a space, in any order."""
    many: i64 = 0
    mine = standing_of(state, player)
    while mine:
        figure = lowest(mine)
        mine &= mine - 1
        if TRAITS[card_of(state, figure)] & trait:
            amount = verbs.subject(figure, figure)
            state.pending.push(step(verbs.MOVE_SPACES, player, True, amount, 1))
            many += 1
    let_arrange(state, player, many)
