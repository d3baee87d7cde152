"""What a bot knows of Legends: what the pieces, cards and coins are worth before the end.

A position counts by the points that it would score now, and by what is on its way to points:
armies and cities on the board, the abilities of cards as long as turns are left for them,
elixirs, coins. An answer is rated by the position after it; a card also by the action that
comes with it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import byte, count
from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.core.steps import amount_of
from pentarch.games.legends import moves, verbs
from pentarch.games.legends.cards import (
    ARMIES_EACH,
    CARDS_TO_END,
    CITIES_EACH,
    FIRST_AMOUNT,
    FIRST_VERB,
    IS_EITHER,
    SECOND_AMOUNT,
    SECOND_VERB,
    WITH_EXTRA_ARMY,
    WITH_EXTRA_MOVE,
    WITH_FLYING,
)
from pentarch.games.legends.scoring import control_of, points_of
from pentarch.games.legends.state import (
    ARMIES,
    Position,
    assets_of,
    coins_of,
    elixirs_of,
    supply_of,
)

HORIZON: Final = 14  # actions that a search looks ahead
SAMPLE: Final = 2  # actions of a rollout that are compared
SPREAD: Final = 8.0  # a lead of so many points is as good as won

# What things are worth, in points.
ARMY: Final = 0.16  # on the board
FOOTHOLD: Final = 0.22  # a region with an army
CITY: Final = 0.5
COIN: Final = 0.14
ELIXIR: Final = 0.22
POWER: Final = 0.75  # an ability that helps in every action, with the whole game ahead
FAIR_BID: Final = 1  # coins that the first turn is worth

# What an action on a card is worth, each time.
RECRUIT_WORTH: Final = 0.42
MARCH_WORTH: Final = 0.3
CITY_WORTH: Final = 1.1
DESTROY_WORTH: Final = 0.7


@final
class LegendsKnowledge(Knowledge):
    def rate(self, state: State, action: i64) -> float:
        assert isinstance(state, Position)
        return rate(state, action)

    def pick(self, state: State, legal: vec[i64], many: i64, rng: Rng) -> i64:
        """The better of a few actions."""
        assert isinstance(state, Position)
        best = legal[rng.below(many)]
        if many == 1:
            return best
        highest = rate(state, best)
        tried: i64 = 1
        while tried < SAMPLE:
            action = legal[rng.below(many)]
            rating = rate(state, action)
            if rating > highest:
                highest = rating
                best = action
            tried += 1
        return best

    def is_horizon(self, state: State, stage: i64, actions: i64) -> bool:
        """A few turns on, and not in the middle of one."""
        assert isinstance(state, Position)
        return actions >= HORIZON and state.pending.verb() == verbs.TURN

    def value(self, state: State, player: i64) -> float:
        """The lead over the best of the others."""
        if state.is_terminal():
            return state.result(player)
        assert isinstance(state, Position)
        lead = lead_of(state, player) / SPREAD
        return max(-1.0, min(1.0, lead))


def rate(state: Position, action: i64) -> float:
    """How the game stands for the player who is asked after an answer."""
    asked = state.pending.verb()
    player = state.current_player()
    if asked == verbs.BID:
        over = action - moves.BID - FAIR_BID
        return float(-over if over > 0 else over)
    if asked == verbs.NAME_FIRST:
        return float(action == moves.NAME + player)
    if asked == verbs.EITHER:
        card = amount_of(state.pending.top)
        return choice_worth(state, player, card, action)
    after = state.copy()
    assert isinstance(after, Position)
    after.apply(action)
    worth = lead_of(after, player)
    if moves.TAKE <= action < moves.FRAGMENT:
        worth += deeds_worth(state, player, action - moves.TAKE)
    return worth


def lead_of(state: Position, player: i64) -> float:
    """The prospects of a player beyond those of the best other one."""
    control = control_of(state)
    best = -1000.0
    other: i64 = 0
    while other < state.players:
        if other != player:
            best = max(best, prospects(state, other, control))
        other += 1
    return prospects(state, player, control) - best


def prospects(state: Position, player: i64, control: vec[i64]) -> float:
    """Points, and what is on its way to points."""
    assets = assets_of(state, player)
    armies = ARMIES_EACH - supply_of(state, player) - byte(state.trophies, player)
    cities = CITIES_EACH - byte(state.cities, player)
    powers = count(assets & WITH_EXTRA_ARMY) + count(assets & WITH_EXTRA_MOVE)
    powers += count(assets & WITH_FLYING)
    return (
        float(points_of(state, player, control))
        + ARMY * float(armies)
        + FOOTHOLD * float(count(state.masks[ARMIES + player]))
        + CITY * float(cities)
        + COIN * float(coins_of(state, player))
        + ELIXIR * float(elixirs_of(state, player))
        + POWER * float(powers) * ahead(state)
    )


def ahead(state: Position) -> float:
    """How much of the game is left, from 1 to 0."""
    turns = state.players * i64(CARDS_TO_END[state.players])
    return 1.0 - float(min(state.turns, turns)) / float(turns)


def deeds_worth(state: Position, player: i64, card: i64) -> float:
    """What the action of a card is worth: the better of two, or both."""
    first = deed_worth(state, player, i64(FIRST_VERB[card]), i64(FIRST_AMOUNT[card]))
    second = deed_worth(state, player, i64(SECOND_VERB[card]), i64(SECOND_AMOUNT[card]))
    return max(first, second) if IS_EITHER[card] else first + second


def choice_worth(state: Position, player: i64, card: i64, action: i64) -> float:
    if action == moves.FIRST:
        return deed_worth(state, player, i64(FIRST_VERB[card]), i64(FIRST_AMOUNT[card]))
    if action == moves.SECOND:
        return deed_worth(state, player, i64(SECOND_VERB[card]), i64(SECOND_AMOUNT[card]))
    return 0.0


def deed_worth(state: Position, player: i64, verb: i64, amount: i64) -> float:
    assets = assets_of(state, player)
    if verb == verbs.RECRUIT:
        armies = amount + count(assets & WITH_EXTRA_ARMY)
        return RECRUIT_WORTH * float(min(armies, supply_of(state, player)))
    if verb == verbs.MARCH:
        return MARCH_WORTH * float(amount + count(assets & WITH_EXTRA_MOVE))
    if verb == verbs.FOUND:
        return CITY_WORTH if byte(state.cities, player) > 0 else 0.0
    return DESTROY_WORTH if verb == verbs.DESTROY else 0.0
