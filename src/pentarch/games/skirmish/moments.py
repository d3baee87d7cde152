"""Effects of one moment: their owner says which comes next.

They lie together on the stack, and ARRANGE above them counts those that are left. What can be
declined can be declined with all the rest, once nothing else is left.
"""

from mypy_extensions import i64

from pentarch.core.bits import bit
from pentarch.core.steps import amount_of, extra_of, verb_of
from pentarch.games.skirmish import moves, verbs
from pentarch.games.skirmish.abilities import use_ability
from pentarch.games.skirmish.damage import can_answer
from pentarch.games.skirmish.effects import let_arrange
from pentarch.games.skirmish.state import (
    NO_SPACE,
    STUNNED,
    TOKEN_SPACE,
    Position,
    has_condition,
    is_standing,
    token,
)


def kind_of(verb: i64) -> i64:
    """How an effect is named: by a figure, by the figure whose ability it is, or by a raider."""
    if verb == verbs.MAY:
        return moves.USE
    return moves.TARGET + moves.TOKEN if verb == verbs.RAIDER_MOVE else moves.FIGURE


def member_of(word: i64) -> i64:
    """The figure or the raider of an effect."""
    if verb_of(word) == verbs.RAIDER_MOVE:
        return extra_of(word)
    return verbs.figure_of(amount_of(word))


def choices(state: Position, many: i64) -> i64:
    """A mask: the figures or raiders whose effects, of so many under the top, can still happen."""
    found: i64 = 0
    place: i64 = 1
    while place <= many:
        word = state.pending.under(place)
        if can_happen(state, word):
            found |= bit(member_of(word))
        place += 1
    return found


def can_happen(state: Position, word: i64) -> bool:
    verb, member = verb_of(word), member_of(word)
    if verb == verbs.RAIDER_MOVE:
        return token(state, member, TOKEN_SPACE) != NO_SPACE
    if verb == verbs.MAY:
        return can_answer(state, member, extra_of(word))
    if verb == verbs.MOVE_SPACES and has_condition(state, member, STUNNED):
        return False
    return is_standing(state, member)


def arrange(state: Position, player: i64, many: i64, action: i64) -> None:
    """The effect that was chosen, of so many on top, comes next; or all are declined."""
    pending = state.pending
    if action == moves.PASS:
        while many > 0:
            pending.pop()
            many -= 1
        return
    member = action - kind_of(pending.verb())
    place: i64 = 0
    while member_of(pending.under(place)) != member:
        place += 1
    word = pending.take(place)
    let_arrange(state, player, many - 1)
    if verb_of(word) == verbs.MAY:
        use_ability(state, player, member, member, extra_of(word))
    else:
        pending.push(word)
