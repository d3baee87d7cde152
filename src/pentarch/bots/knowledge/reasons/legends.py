"""Why an answer in Legends: what it brings towards points, beyond the next best one."""

from __future__ import annotations

from typing import Final

from pentarch.bots.knowledge import KNOWLEDGE
from pentarch.bots.knowledge.legends import (
    ARMY,
    CITY,
    COIN,
    ELIXIR,
    FOOTHOLD,
    ISLE,
    POINTS,
    POWER,
    LegendsKnowledge,
    ahead,
    amount,
    deeds_worth,
    lead_of,
)
from pentarch.core.state import State
from pentarch.core.words import Message, say
from pentarch.games.legends import moves, verbs
from pentarch.games.legends.scoring import control_of
from pentarch.games.legends.state import Position

# What each term of a position is called in a reason. An island is a kind of points.
NAMES: Final = {
    POINTS: "points",
    ISLE: "points",
    ARMY: "armies",
    FOOTHOLD: "foothold",
    CITY: "city",
    COIN: "coins",
    ELIXIR: "elixirs",
    POWER: "ability",
}
LEAST: Final = 0.12  # points: less is nothing to speak of
PREPARING: Final = (verbs.BID, verbs.NAME_FIRST, verbs.EITHER)


def reason(state: State, player: int, best: int, next_best: int | None) -> Message | None:
    assert isinstance(state, Position)
    if state.pending.verb() in PREPARING or next_best is None:
        return None
    one, other = terms(state, player, best), terms(state, player, next_best)
    gain, name = max((one[name] - other[name], name) for name in one)
    return say(f"legends-reason-{name}") if gain >= LEAST else None


def terms(state: Position, player: int, action: int) -> dict[str, float]:
    """What makes up the rating of an answer, in points."""
    after = state.copy()
    assert isinstance(after, Position)
    after.apply(action)
    knowledge = KNOWLEDGE["legends"]
    assert isinstance(knowledge, LegendsKnowledge)
    control, left = control_of(after), ahead(after)
    own = dict.fromkeys(NAMES.values(), 0.0)
    for term, name in NAMES.items():
        own[name] += knowledge.worths.of(term, left) * amount(after, player, control, term)
    # What is left of the lead is what the others lose by it.
    rivals = lead_of(after, player, knowledge.worths) - sum(own.values())
    takes = moves.TAKE <= action < moves.FRAGMENT
    deed = deeds_worth(state, player, action - moves.TAKE) if takes else 0.0
    return {**own, "rivals": rivals, "deed": deed}
