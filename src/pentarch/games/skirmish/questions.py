"""The answers to each question. A choice among nothing is not asked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, count, write_each
from pentarch.core.steps import amount_of, extra_of, is_optional, player_of, verb_of
from pentarch.games.skirmish import cards, moments, moves, verbs
from pentarch.games.skirmish.actions import actions_into, acts_into, unpriced
from pentarch.games.skirmish.aiming import could_attack, may_attack_again
from pentarch.games.skirmish.armies import builds_into
from pentarch.games.skirmish.attacks import is_void, target_spaces_into, targets_into
from pentarch.games.skirmish.damage import base_of_fallen, can_answer, members
from pentarch.games.skirmish.deployment import places_into, undeployed
from pentarch.games.skirmish.figures import board, is_in, is_small
from pentarch.games.skirmish.hits import cleave_targets_into
from pentarch.games.skirmish.modifiers import rerolls_of
from pentarch.games.skirmish.movement import (
    can_leave,
    ends_into,
    landings_into,
    ways_out_into,
)
from pentarch.games.skirmish.objects import (
    camp_into,
    can_raider_come,
    raider_moves_into,
    sites_into,
)
from pentarch.games.skirmish.results import surges_into
from pentarch.games.skirmish.rolling import arsenal_into, colours_of_defence, dice_into
from pentarch.games.skirmish.rounds import next_figures, turns_into
from pentarch.games.skirmish.state import (
    ATTACKER,
    FIGURE,
    HAND,
    LOAD,
    NO_SPACE,
    NOBODY,
    TOKEN_SPACE,
    Position,
    copies_of,
    fight,
    group_of,
    is_standing,
    ready_groups,
    token,
)
from pentarch.games.skirmish.windows import (
    answers_into,
    candidates,
    could_play,
    is_open,
    plays_into,
)

MAX_LEGAL: Final = 512
_ROOM: Final = vec[i64]([0] * MAX_LEGAL)


def legal_into(state: Position, out: vec[i64]) -> i64:
    """The answers to the question on top of the stack, in ascending order."""
    if state.winners:
        return 0
    asked = state.pending.top
    verb = verb_of(asked)
    player = player_of(asked)
    if verb == verbs.ACT:
        return acts_into(state, player, amount_of(asked), out)
    many: i64 = 0
    if is_optional(asked):
        out[0] = moves.PASS
        many = 1
    if verb == verbs.WINDOW:
        window = extra_of(asked)
        return answers_into(state, player, window, amount_of(asked), out, many)
    if verb < verbs.TARGET:
        return course_into(state, asked, out, many)
    if verb < verbs.PICK:
        return attack_into(state, asked, out, many)
    if verb < verbs.BEAR_STRAIN:
        return movement_into(state, asked, out, many)
    return choices_into(state, asked, out, many)


def course_into(state: Position, asked: i64, out: vec[i64], many: i64) -> i64:
    """Set-up, turns and activations."""
    verb, player = verb_of(asked), player_of(asked)
    if verb == verbs.TURN:
        return turns_into(state, player, out)
    if verb == verbs.NEXT_FIGURE:
        return write_each(moves.ACTIVATE, next_figures(state, extra_of(asked)), out, many)
    if verb == verbs.PERFORM:
        figure = verbs.figure_of(amount_of(asked))
        return actions_into(state, player, figure, 1, out, many, False)
    if verb == verbs.BUILD:
        return builds_into(state, player, out)
    if verb == verbs.INITIATIVE:
        return two(moves.MINE, moves.THEIRS, out, many)
    if verb == verbs.ZONE:
        return two(moves.RED, moves.BLUE, out, many)
    if verb == verbs.DEPLOY:
        return write_each(moves.FIGURE, undeployed(state, player), out, many)
    return places_into(state, player, amount_of(asked), out)


def attack_into(state: Position, asked: i64, out: vec[i64], many: i64) -> i64:
    """The questions of an attack."""
    verb, player = verb_of(asked), player_of(asked)
    if verb == verbs.TARGET:
        return targets_into(state, out, many)
    if verb == verbs.TARGET_SPACE:
        return target_spaces_into(state, out)
    if verb == verbs.REMOVE_DIE:
        return write_each(moves.COLOUR, colours_of_defence(state), out, many)
    if verb == verbs.ARSENAL:
        return arsenal_into(state, out)
    if verb == verbs.REROLL:
        return rerolls_into(state, player, asked, out, many)
    if verb == verbs.STANCE:
        if extra_of(asked) > 0:
            out[0] = moves.PASS
            many = 1
        many = dice_into(state, 0, out, many)
        return dice_into(state, 1, out, many)
    if verb == verbs.SURGE:
        figure = amount_of(asked)
        many = plays_into(state, player, cards.SURGING, figure, out, many)
        return surges_into(state, out, many)
    return cleave_targets_into(state, out)


def rerolls_into(state: Position, player: i64, asked: i64, out: vec[i64], many: i64) -> i64:
    """Dice for as many abilities as are left; the defender may also play cards."""
    side = extra_of(asked)
    if side:
        many = plays_into(state, player, cards.REROLLING_DEFENCE, 0, out, many)
    if rerolls_of(state, side) > amount_of(asked):
        many = dice_into(state, side, out, many)
    return many


def movement_into(state: Position, asked: i64, out: vec[i64], many: i64) -> i64:
    """Picking a figure, and moving one."""
    verb, player = verb_of(asked), player_of(asked)
    amount, number = amount_of(asked), extra_of(asked)
    figure = verbs.figure_of(amount)
    if verb == verbs.PICK:
        found = candidates(state, player, figure, number, verb)
        return write_each(moves.FIGURE, found, out, many)
    if verb == verbs.PICK_ANOTHER:
        found = candidates(state, player, figure, number, verb)
        found &= ~bit(verbs.chosen_of(amount))
        return write_each(moves.FIGURE, found, out, many)
    if verb == verbs.GIVE_WAY:
        return ways_out_into(state, figure, out) if is_standing(state, figure) else i64(0)
    if verb == verbs.PLACE_WITHIN:
        return landings_into(state, figure, number, out)
    if verb == verbs.PUSH:
        chosen = verbs.chosen_of(amount)
        if not is_standing(state, chosen) or not is_small(state, chosen):
            return many
        return ends_into(state, chosen, number, False, out, many)
    if not is_standing(state, figure) or not can_leave(state, figure):
        return many
    return ends_into(state, figure, number, verb == verbs.SPEND, out, many)


def choices_into(state: Position, asked: i64, out: vec[i64], many: i64) -> i64:
    """Cards, groups, yes or no."""
    verb, player = verb_of(asked), player_of(asked)
    amount, number = amount_of(asked), extra_of(asked)
    if verb == verbs.ARRANGE:
        kind = moments.kind_of(verb_of(state.pending.under(1)))
        return write_each(kind, moments.choices(state, number), out, many)
    if verb == verbs.BEAR_STRAIN:
        return two(moves.DISCARD_TOP, moves.SUFFER, out, many)
    if verb == verbs.DISCARD:
        return hand_into(state, player, out)
    if verb == verbs.DISCARD_DRAWN:
        return drawn_into(number, out)
    if verb == verbs.EXHAUST:
        return write_each(moves.GROUP, ready_groups(state, player), out, many)
    if verb == verbs.PRICE:
        return write_each(moves.GROUP, unpriced(state, player), out, many)
    if verb == verbs.LAST_STAND:
        return write_each(
            moves.FIGURE, members(state, group_of(state, verbs.figure_of(amount))), out, many
        )
    if verb in (verbs.ORDERED, verbs.ACTION_ATTACK):
        return orders_into(state, player, asked, out, many)
    if verb == verbs.MAY:
        out[many] = moves.USE + amount
        return many + 1
    if verb == verbs.DROP:
        return drops_into(state, amount, out)
    return mission_into(state, asked, out, many)


def orders_into(state: Position, player: i64, asked: i64, out: vec[i64], many: i64) -> i64:
    """A figure moves, or attacks if it can."""
    verb = verb_of(asked)
    figure = verbs.figure_of(amount_of(asked))
    if verb == verbs.ORDERED:
        figure = verbs.chosen_of(amount_of(asked))
    if not is_standing(state, figure):
        return many
    if verb == verbs.ORDERED:
        out[many] = moves.MOVE
        many += 1
    elif not may_attack_again(state, figure):
        return many
    if could_attack(state, player, figure, cards.PLAIN, NOBODY, True):
        out[many] = moves.ATTACK
        many += 1
    return many


def mission_into(state: Position, asked: i64, out: vec[i64], many: i64) -> i64:
    verb, player = verb_of(asked), player_of(asked)
    if verb == verbs.EXCAVATE:
        return sites_into(state, player, out, many)
    if verb == verbs.RAIDERS:
        out[many] = moves.MOVE
        many += 1
        if can_raider_come(state):
            out[many] = moves.RAIDER
            many += 1
        return many
    if verb == verbs.RAIDER_MOVE:
        return raider_moves_into(state, extra_of(asked), out, many)
    if verb == verbs.RAIDER_COMES:
        return camp_into(state, out)
    out[many] = moves.YES
    return many + 1


def two(first: i64, second: i64, out: vec[i64], many: i64) -> i64:
    out[many] = first
    out[many + 1] = second
    return many + 2


def hand_into(state: Position, player: i64, out: vec[i64]) -> i64:
    many: i64 = 0
    card: i64 = 0
    while card < cards.KINDS:
        if copies_of(state, player, HAND, card):
            out[many] = moves.DISCARD + card
            many += 1
        card += 1
    return many


def drawn_into(drawn: i64, out: vec[i64]) -> i64:
    out[0] = moves.DISCARD + (drawn & 63)
    if drawn >> 6 == drawn & 63 or drawn >> 6 == verbs.NO_CARD:
        return 1
    out[1] = moves.DISCARD + (drawn >> 6)
    return 2


def drops_into(state: Position, word: i64, out: vec[i64]) -> i64:
    """The spaces on which a large figure stood."""
    base = base_of_fallen(state, word)
    many: i64 = 0
    space: i64 = 0
    while space < board(state).size:
        if is_in(base, space):
            out[many] = moves.SPACE + space
            many += 1
        space += 1
    return many


# Whether a question is asked.


def is_asked(state: Position, asked: i64) -> bool:
    """By public facts alone."""
    verb = verb_of(asked)
    player = player_of(asked)
    amount = amount_of(asked)
    if verb == verbs.ACT:
        return is_standing(state, amount)
    if verb == verbs.WINDOW:
        return is_open(state, player, extra_of(asked), amount)
    if verb < verbs.NEXT_FIGURE:
        return verb != verbs.DEPLOY or undeployed(state, player) != 0
    if verb == verbs.PERFORM:
        return is_standing(state, verbs.figure_of(amount))
    if verbs.TARGET < verb <= verbs.SURGE and is_void(state):
        return False
    if verb == verbs.REROLL:
        return is_reroll_asked(state, player, asked)
    if verb == verbs.SURGE:
        if could_play(state, player, cards.SURGING, amount):
            return True
    if verb == verbs.BEAR_STRAIN:
        return state.decks[player].size > 0 and is_standing(state, amount)
    if verb == verbs.MAY:
        return is_optional(asked) and can_answer(state, amount, extra_of(asked))
    if verb == verbs.ARRANGE:
        return count(moments.choices(state, extra_of(asked))) > 1
    if verb == verbs.ACTION_ATTACK:
        return is_attack_asked(state, player, verbs.figure_of(amount))
    if verb == verbs.TRANSMIT:
        return is_standing(state, amount) and state.figures[amount * FIGURE + LOAD] != 0
    if verb == verbs.RAIDER_MOVE:
        return token(state, extra_of(asked), TOKEN_SPACE) != NO_SPACE
    if verb in (verbs.CLEAVE, verbs.TARGET) and not is_standing(state, fight(state, ATTACKER)):
        return False
    return has_answer(state, asked)


def is_attack_asked(state: Position, player: i64, figure: i64) -> bool:
    """Whether a figure that may attack could, for all that everybody knows."""
    if not is_standing(state, figure) or not may_attack_again(state, figure):
        return False
    return could_attack(state, player, figure, cards.PLAIN, NOBODY, False)


def is_reroll_asked(state: Position, player: i64, asked: i64) -> bool:
    side = extra_of(asked)
    if side and could_play(state, player, cards.REROLLING_DEFENCE, 0):
        return True
    if rerolls_of(state, side) <= amount_of(asked):
        return False
    return dice_into(state, side, _ROOM[:16], 0) > 0


def has_answer(state: Position, asked: i64) -> bool:
    """Whether there is anything to choose besides declining."""
    return legal_into(state, _ROOM[:]) > i64(is_optional(asked))
