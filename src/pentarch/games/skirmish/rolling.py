"""The dice of an attack: taken out, chosen, rolled, and rolled again."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit
from pentarch.core.steps import extra_of
from pentarch.games.skirmish import cards, happenings, moves
from pentarch.games.skirmish.cards import (
    GREEN,
)
from pentarch.games.skirmish.dice import (
    colour_at,
    faces,
    place_of_colour,
    rerolled,
    rolled,
    size_of,
    was_rerolled,
    with_die,
    without_die,
)
from pentarch.games.skirmish.state import (
    ATTACK_POOL,
    DEFENCE_POOL,
    WAS_FOCUSED,
    Position,
    fight,
    has_flag,
    set_fight,
)


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
    """Which colours may come next: never one before the last, and at most two of three alike.

    The last colour can only be followed by itself, so it comes when two dice are left at most.
    """
    attack = fight(state, ATTACK_POOL)
    chosen = chosen_dice(state)
    lowest_colour: i64 = colour_at(attack, chosen - 1) if chosen else i64(0)
    last: i64 = cards.YELLOW if extra_of(state.pending.top) <= 2 else cards.YELLOW - 1
    many: i64 = 0
    colour = lowest_colour
    while colour <= last:
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
        shown = [*faces(int(attack)), *faces(int(defence))]
        state.note(happenings.ROLL, size_of(attack), *shown)


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
        before, now = faces(int(dice))[place], faces(int(again))[place]
        state.note(happenings.REROLL, player, before, now)
