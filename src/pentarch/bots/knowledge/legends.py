"""What a bot knows of Legends: what the pieces, cards and coins are worth before the end.

A position counts by the points that it would score now, and by what is on its way to points:
armies and cities on the board, islands, the abilities of cards, elixirs, coins. What each is
worth changes from the first turn to the last. An answer is rated by the position after it; a
card also by the action that comes with it.
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
from pentarch.games.legends.scoring import (
    armies_on_board,
    control_of,
    islands_of,
    points_of,
)
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

# What a position is told by, for each player. The files with the worths have this order.
POINTS: Final = 0
ARMY: Final = 1  # on the board
FOOTHOLD: Final = 2  # a region with an army
CITY: Final = 3
COIN: Final = 4
ELIXIR: Final = 5
POWER: Final = 6  # an ability that helps in every action
ISLE: Final = 7  # an island with most regions
TERMS: Final = 8

FAIR_BID: Final = 1  # coins that the first turn is worth

# What an action on a card is worth, each time.
RECRUIT_WORTH: Final = 0.42
MARCH_WORTH: Final = 0.3
CITY_WORTH: Final = 1.1
DESTROY_WORTH: Final = 0.7


@final
class Worths:
    """What each term is worth in points, in the first turn and in the last."""

    def __init__(self, early: list[float], late: list[float], spread: float) -> None:
        assert len(early) == len(late) == TERMS, "a worth for every term"
        self.early: vec[float] = vec[float](early)
        self.late: vec[float] = vec[float](late)
        self.spread: float = spread  # a lead of so many points is as good as won

    def of(self, term: i64, ahead: float) -> float:
        return self.late[term] + ahead * (self.early[term] - self.late[term])


# As somebody who knows the game would guess.
GUESSED: Final = Worths(
    [1.0, 0.16, 0.22, 0.5, 0.14, 0.22, 0.75, 0.0],
    [1.0, 0.16, 0.22, 0.5, 0.14, 0.22, 0.0, 0.0],
    8.0,
)


@final
class LegendsKnowledge(Knowledge):
    def __init__(self, worths: Worths) -> None:
        self.worths: Worths = worths

    def rate(self, state: State, action: i64) -> float:
        assert isinstance(state, Position)
        return rate(state, action, self.worths)

    def pick(self, state: State, legal: vec[i64], many: i64, rng: Rng) -> i64:
        """The better of a few actions."""
        assert isinstance(state, Position)
        best = legal[rng.below(many)]
        if many == 1:
            return best
        highest = rate(state, best, self.worths)
        tried: i64 = 1
        while tried < SAMPLE:
            action = legal[rng.below(many)]
            rating = rate(state, action, self.worths)
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
        lead = lead_of(state, player, self.worths) / self.worths.spread
        return max(-1.0, min(1.0, lead))


def rate(state: Position, action: i64, worths: Worths) -> float:
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
    worth = lead_of(after, player, worths)
    if moves.TAKE <= action < moves.FRAGMENT:
        worth += deeds_worth(state, player, action - moves.TAKE)
    return worth


def lead_of(state: Position, player: i64, worths: Worths) -> float:
    """The prospects of a player beyond those of the best other one."""
    control = control_of(state)
    best = -1000.0
    other: i64 = 0
    while other < state.players:
        if other != player:
            best = max(best, prospects(state, other, control, worths))
        other += 1
    return prospects(state, player, control, worths) - best


def prospects(state: Position, player: i64, control: vec[i64], worths: Worths) -> float:
    """Points, and what is on its way to points."""
    left = ahead(state)
    total = 0.0
    term: i64 = 0
    while term < TERMS:
        total += worths.of(term, left) * amount(state, player, control, term)
        term += 1
    return total


def amount(state: Position, player: i64, control: vec[i64], term: i64) -> float:
    """How much of a term a player has."""
    if term == POINTS:
        return float(points_of(state, player, control))
    if term == ARMY:
        return float(armies_on_board(state, player))
    if term == FOOTHOLD:
        return float(count(state.masks[ARMIES + player]))
    if term == CITY:
        return float(CITIES_EACH - byte(state.cities, player))
    if term == COIN:
        return float(coins_of(state, player))
    if term == ELIXIR:
        return float(elixirs_of(state, player))
    if term == POWER:
        assets = assets_of(state, player)
        powers = count(assets & WITH_EXTRA_ARMY) + count(assets & WITH_EXTRA_MOVE)
        return float(powers + count(assets & WITH_FLYING))
    return float(count(islands_of(control, player)))


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
