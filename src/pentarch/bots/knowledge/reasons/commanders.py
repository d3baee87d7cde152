"""Why an answer in Commanders: a planet that comes nearer, or one that a rival does not get."""

from __future__ import annotations

from typing import Final, NamedTuple

from pentarch.bots.knowledge.commanders import prospect, prospect_of_rival
from pentarch.core.state import State
from pentarch.core.words import Message, say
from pentarch.games.commanders import moves, verbs
from pentarch.games.commanders.cards import NO_PLANET, SLOTS
from pentarch.games.commanders.state import Position, one, planet_at, value_at
from pentarch.games.commanders.vocabulary import PLANET

LEAST: Final = 0.15  # points: less is nothing to speak of


class Outlook(NamedTuple):
    """By planet, the points that it promises the player, and the best of the rivals."""

    mine: dict[int, float]
    theirs: dict[int, float]


def reason(state: State, player: int, best: int, next_best: int | None) -> Message | None:
    assert isinstance(state, Position)
    asked = state.pending.verb()
    if asked == verbs.TURN and moves.CAPTURE <= best < moves.DESTROY:
        slot = best - moves.CAPTURE
        planet, value = PLANET.term(planet_at(state, slot)), int(value_at(state, slot))
        return say("commanders-reason-capture", planet=planet, value=value)
    after = outlook_after(state, player, best)
    before = outlook(state, state, player, int(state.hands[player]))
    if next_best is not None:
        before = outlook_after(state, player, next_best) or before
    if after is None:
        return None
    return largest(after, before)


def largest(after: Outlook, before: Outlook) -> Message | None:
    """The planet that makes the most of the difference, and for whom."""
    found: list[tuple[float, str, int]] = []
    for planet in {*before.mine, *after.mine}:
        nearer = after.mine.get(planet, 0.0) - before.mine.get(planet, 0.0)
        denied = before.theirs.get(planet, 0.0) - after.theirs.get(planet, 0.0)
        found += [(nearer, "nearer", planet), (denied, "deny", planet)]
    gain, name, planet = max(found)
    if gain < LEAST:
        return None
    return say(f"commanders-reason-{name}", planet=PLANET.term(planet))


def outlook_after(state: Position, player: int, action: int) -> Outlook | None:
    """After an answer; None if the answer is only half of a move."""
    after = state.copy()
    assert isinstance(after, Position)
    after.apply(action)
    if not after.is_terminal() and after.pending.verb() != verbs.TURN:
        return None
    # What was drawn is chance: the hand is what it was, without the ship that was played.
    hand = int(state.hands[player])
    if state.pending.verb() == verbs.TURN and moves.LINE <= action < moves.CAPTURE:
        hand -= int(one(moves.ship_of(action)))
    return outlook(state, after, player, hand)


def outlook(before: Position, state: Position, player: int, hand: int) -> Outlook:
    """Of the planets that were open before."""
    mine: dict[int, float] = {}
    theirs: dict[int, float] = {}
    for slot in range(SLOTS):
        planet, value = int(planet_at(state, slot)), int(value_at(state, slot))
        if planet == NO_PLANET or planet != planet_at(before, slot):
            continue
        line = state.table[slot]
        mine[planet] = value * prospect(value, line, state.table[SLOTS + player], hand)
        theirs[planet] = value * max(
            prospect_of_rival(value, line, state.table[SLOTS + other], state.known[other])
            for other in range(state.players)
            if other != player
        )
    return Outlook(mine, theirs)
