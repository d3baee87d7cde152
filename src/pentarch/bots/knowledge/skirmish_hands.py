"""When a command card or an ability pays, window by window."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarch.bots.knowledge.skirmish_deeds import (
    RED_DAMAGE,
    blow_worth,
    harmed_worth,
    hit_worth,
    keep_worth,
)
from pentarch.bots.knowledge.skirmish_fights import (
    deadeye_worth,
    deflection_worth,
    fewer_dice_worth,
)
from pentarch.bots.knowledge.skirmish_surveys import Survey
from pentarch.bots.knowledge.skirmish_worth import (
    STUN_WORTH,
    Taste,
    cost_of_figure,
    fall_worth,
)
from pentarch.core.bits import count, has, lowest
from pentarch.core.steps import amount_of, extra_of
from pentarch.games.skirmish import cards, moves, verbs
from pentarch.games.skirmish.aiming import has_target
from pentarch.games.skirmish.cards import ABILITIES_OF, COST, TRAITS
from pentarch.games.skirmish.figures import neighbours
from pentarch.games.skirmish.state import (
    HAND,
    HAS_ATTACKED,
    NOBODY,
    STUNNED,
    STYLE,
    Position,
    card_of,
    card_of_group,
    copies_of,
    fight,
    group_of,
    has_condition,
    opponent,
    owner_of,
    ready_groups,
    standing_of,
)
from pentarch.games.skirmish.windows import ability_at, candidates, counterpart

ALWAYS: Final = 5.0
NEVER: Final = -5.0
CHEAP: Final = 3  # points: a group that may stay idle for a round


def window_worth(state: Position, taste: Taste, action: i64) -> float:
    """What an answer in a window is worth; declining is 0."""
    if action == moves.PASS:
        return 0.0
    asked = state.pending.top
    player = state.pending.player()
    window, figure = extra_of(asked), amount_of(asked)
    if action >= moves.PLAY:
        card = action - moves.PLAY
        return card_worth(state, taste, player, figure, card) - keep_worth(card)
    return use_worth(state, taste, player, window, action - moves.USE)


# Abilities.


def use_worth(state: Position, taste: Taste, player: i64, window: i64, user: i64) -> float:
    ability = ability_at(state, player, window, user, True)
    if ability == cards.SELF_DESTRUCT:
        return destruction_worth(state, taste, user)
    if ability == cards.SHATTERING_BLOW:
        return fewer_dice_worth(state, taste, False) - cheapest_card(state, player)
    if ability in (cards.HAIR_TRIGGER, cards.RETURN_FIRE):
        return hit_worth(state, taste, user, counterpart(state, window, user))
    return ALWAYS


def destruction_worth(state: Position, taste: Taste, figure: i64) -> float:
    """All around suffer a red die, and the figure is gone."""
    worth = -fall_worth(state, taste, figure) - cost_of_figure(state, figure)
    around = neighbours(state, figure)
    while around:
        other = lowest(around)
        around &= around - 1
        hurt = blow_worth(state, taste, other, RED_DAMAGE)
        worth += hurt if owner_of(other) != owner_of(figure) else -hurt
    return worth


def cheapest_card(state: Position, player: i64) -> float:
    """What the card is worth that a player would miss least."""
    least = ALWAYS
    card: i64 = 0
    while card < cards.KINDS:
        if copies_of(state, player, HAND, card):
            least = min(least, hand_worth(state, player, card))
        card += 1
    return least


def hand_worth(state: Position, player: i64, card: i64) -> float:
    """What a card in the hand is worth to a player: nothing if nobody is left to play it on."""
    named = i64(cards.COMMAND_FIGURE[card])
    traits = cards.COMMAND_TRAITS[card]
    if named == 255 and traits == 0:
        return keep_worth(card)
    rest = standing_of(state, player)
    while rest:
        kind = card_of(state, lowest(rest))
        rest &= rest - 1
        if kind == named or (named == 255 and TRAITS[kind] & traits):
            return keep_worth(card)
    return 0.0


# Command cards.


def card_worth(state: Position, taste: Taste, player: i64, figure: i64, card: i64) -> float:
    """What playing a card in its window gains."""
    if card in (cards.CELEBRATION, cards.SON_OF_SKYWALKER):
        return ALWAYS
    if card in (cards.TAKE_INITIATIVE, cards.SIT_TIGHT, cards.COVERING_FIRE, cards.CLOSE_THE_GAP):
        return round_worth(state, player, card)
    if card == cards.RALLY:
        return harmed_worth(state, figure)
    if card == cards.TO_THE_LIMIT:
        return limit_worth(state, taste, figure)
    return fight_worth(state, taste, player, figure, card)


def fight_worth(state: Position, taste: Taste, player: i64, figure: i64, card: i64) -> float:
    if card == cards.DEADEYE:
        return deadeye_worth(state, taste)
    if card == cards.ELEMENT_OF_SURPRISE:
        return fewer_dice_worth(state, taste, False)
    if card == cards.ONE_IN_A_MILLION:
        return fewer_dice_worth(state, taste, True)
    if card == cards.DEFLECTION:
        return deflection_worth(state, taste)
    if card == cards.MARKSMAN:
        return marksman_worth(state, figure)
    if card == cards.FEROCITY:
        return ferocity_worth(state, taste, player)
    if card == cards.FURIOUS_CHARGE:
        return NEVER if has(state.ready, group_of(state, figure)) else ALWAYS
    return 0.0


def round_worth(state: Position, player: i64, card: i64) -> float:
    """At the start of a round."""
    if card == cards.TAKE_INITIATIVE:
        late = state.initiative != player and state.round > 1
        return 1.0 if late and cheapest_group(state, player) <= CHEAP else NEVER
    if card == cards.CLOSE_THE_GAP:
        return 0.9
    if card == cards.COVERING_FIRE:
        troopers = count_of_trait(state, player, cards.TROOPER)
        return 0.5 * float(troopers) if state.round > 1 else 0.0
    mine, theirs = ready_groups(state, player), ready_groups(state, opponent(player))
    return 0.6 if state.round == 2 and count(mine) <= count(theirs) else 0.0


def cheapest_group(state: Position, player: i64) -> i64:
    """The cost of the cheapest group that is ready; large if there is only one."""
    groups = ready_groups(state, player)
    if count(groups) < 2:
        return 99
    least: i64 = 99
    while groups:
        least = min(least, i64(COST[card_of_group(state, lowest(groups))]))
        groups &= groups - 1
    return least


def count_of_trait(state: Position, player: i64, trait: i64) -> i64:
    many: i64 = 0
    rest = standing_of(state, player)
    while rest:
        if TRAITS[card_of(state, lowest(rest))] & trait:
            many += 1
        rest &= rest - 1
    return many


def limit_worth(state: Position, taste: Taste, figure: i64) -> float:
    """One more action, and then the figure is Stunned."""
    price = STUN_WORTH * cost_of_figure(state, figure) + 0.3
    if has_condition(state, figure, STUNNED):
        return 0.3
    survey = Survey(state, taste, figure)
    survey.look(survey.start)
    has_struck = state.deeds & HAS_ATTACKED != 0 and not has(
        ABILITIES_OF[card_of(state, figure)], cards.ASSAULT
    )
    return (0.4 if has_struck else survey.gain) - price


def marksman_worth(state: Position, figure: i64) -> float:
    """Needed where figures hide all targets."""
    if has_target(state, figure, fight(state, STYLE), 0, NOBODY):
        return 0.0
    return ALWAYS


def ferocity_worth(state: Position, taste: Taste, player: i64) -> float:
    """An attack with any creature, mine or theirs."""
    source = cards.COMMAND + cards.FEROCITY
    rest = candidates(state, player, NOBODY, source, verbs.PICK)
    best = 0.0
    while rest:
        creature = lowest(rest)
        rest &= rest - 1
        if owner_of(creature) == player:
            survey = Survey(state, taste, creature)
            survey.look(survey.start)
            best = max(best, survey.gain)
    return best
