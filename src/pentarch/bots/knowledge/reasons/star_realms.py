"""Why an answer in Star Realms: the stage of the turn that has come, or what a card does most."""

from __future__ import annotations

from typing import Final

from pentarch.bots.knowledge.star_realms import FIGHT, LAY_OUT, LETHAL, StarRealmsKnowledge
from pentarch.bots.knowledge.star_realms_worth import ALLIED, GREEDY, RATES, cycle_of, lateness_of
from pentarch.core.state import State
from pentarch.core.steps import player_of, verb_of
from pentarch.core.words import Message, say
from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.cards import CARDS, NO_FACTION, Card
from pentarch.games.star_realms.rules import StarRealms

SCRAPPING: Final = (verbs.SCRAP, verbs.SCRAP_AND_DRAW, verbs.SCRAP_FROM_HAND)
KNOWLEDGE: Final = StarRealmsKnowledge(GREEDY)
FACTION_BITS: Final = 8

# What effects are for; all others have no name of their own.
SORTS: Final = {
    verbs.TRADE: "trade",
    verbs.COMBAT: "combat",
    verbs.AUTHORITY: "authority",
    verbs.DRAW: "draw",
    verbs.DRAW_FOR_BASES: "draw",
    verbs.DRAW_FOR_FACTION: "draw",
    verbs.OPPONENT_DISCARDS: "discard",
    verbs.SCRAP: "thin",
    verbs.SCRAP_FROM_HAND: "thin",
    verbs.SCRAP_AND_DRAW: "thin",
}


def reason(state: State, player: int, best: int, next_best: int | None) -> Message | None:
    assert isinstance(state, StarRealms)
    asked = state.pending.top
    verb, card = int(verb_of(asked)), best & moves.CARD
    if verb in SCRAPPING and best != moves.PASS:
        return say("star-realms-reason-thin-now")
    if verb != verbs.MAIN or player_of(asked) != player:
        return None
    if moves.BUY <= best < moves.JOIN_BUY:
        return buying(state, player, card)
    rating = KNOWLEDGE.rate(state, best)
    if rating >= LETHAL:
        return say("star-realms-reason-lethal")
    if rating >= LAY_OUT:
        return say("star-realms-reason-lay-out")
    if moves.STRIKE <= best < moves.JOIN_STRIKE:
        return say("star-realms-reason-strike")
    if rating >= FIGHT:
        return say("star-realms-reason-fight")
    if best == moves.END_TURN:
        return say("star-realms-reason-end")
    return None


def buying(state: StarRealms, player: int, card: int) -> Message | None:
    """What of a card on sale counts most in the worth that it has for this deck."""
    bought = CARDS[card]
    terms = sorts_of(bought)
    if bought.faction != NO_FACTION:
        terms["allies"] = allies_for(state, player, card)
    if bought.is_base:
        terms["base"] = float(bought.defence) * 0.3
    if not terms:
        return None
    _, name = max((worth, name) for name, worth in terms.items())
    return say(f"star-realms-reason-buy-{name}")


def sorts_of(card: Card) -> dict[str, float]:
    """By sort, what a card gives whenever it is played."""
    either = max((card.first, card.second), key=lambda it: sum(RATES.get(e[0], 0.0) for e in it))
    terms: dict[str, float] = {}
    for verb, _, amount, _ in (*card.primary, *either):
        sort = SORTS.get(verb)
        if sort is not None:
            times = 1 if verb == verbs.DRAW_FOR_FACTION else amount
            terms[sort] = terms.get(sort, 0.0) + RATES[verb] * times
    return terms


def allies_for(state: StarRealms, player: int, card: int) -> float:
    """What its ally ability gives, as far as cards of its faction go round already."""
    cycle = cycle_of(GREEDY, state.sides[player], lateness_of(state))
    members = (cycle.members >> (CARDS[card].faction * FACTION_BITS)) & 0xFF
    return float(ALLIED[card]) * min(1.0, float(members) / 2)
