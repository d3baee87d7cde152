"""Effects of abilities and command cards, put on the stack in the order of the print."""

from mypy_extensions import i64

from pentarch.core.steps import is_optional as is_declinable
from pentarch.core.steps import step
from pentarch.games.skirmish import verbs
from pentarch.games.skirmish.cards import EFFECTS_OF
from pentarch.games.skirmish.state import Position


def push_effects(state: Position, source: i64, first: i64, player: i64, amount: i64) -> None:
    """Put the effects of a source on the stack, from the first up to one that picks a figure.

    What follows that one is put there when the figure is known.
    """
    effects = EFFECTS_OF[source]
    end = first
    while end < len(effects) and not is_pick(effects[end][0]):
        end += 1
    if end < len(effects):
        verb = effects[end][0]
        state.pending.push(step(verb, player, is_optional(verb), amount, source))
    while end > first:
        end -= 1
        verb, number = effects[end]
        state.pending.push(step(verb, player, is_optional(verb), amount, number))


def is_pick(verb: i64) -> bool:
    return verb in (verbs.PICK, verbs.PICK_ANOTHER)


def is_optional(verb: i64) -> bool:
    """What a player may decline."""
    return verb in (
        verbs.MOVE_SPACES,
        verbs.ACTION_ATTACK,
        verbs.PUSH,
        verbs.PICK_ANOTHER,
        verbs.ORDERED,
        verbs.PERFORM,
    )


def place_of_pick(source: i64, verb: i64) -> i64:
    """Where in its effects a source picks a figure."""
    effects = EFFECTS_OF[source]
    place: i64 = 0
    while effects[place][0] != verb:
        place += 1
    return place


def filter_of(source: i64, verb: i64) -> i64:
    """Whom it may pick."""
    return EFFECTS_OF[source][place_of_pick(source, verb)][1]


def let_arrange(state: Position, player: i64, many: i64) -> None:
    """So many effects of one moment lie on top: their owner says which comes next."""
    if many < 2:
        return
    optional = True
    place: i64 = 0
    while place < many:
        optional = optional and is_declinable(state.pending.under(place))
        place += 1
    state.pending.push(step(verbs.ARRANGE, player, optional, 0, many))
