"""Why an action is not possible: the rule that forbids it, as a key of the locale."""

from __future__ import annotations

from pentarch.core.bits import has
from pentarch.core.words import Message, Player, say
from pentarch.games.infiltration import moves, rules, verbs
from pentarch.games.infiltration.cards import CARDS, NOBODY, OBIWAN
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.state import hand_of
from pentarch.games.infiltration.vocabulary import CARD
from pentarch.games.infiltration.words import targets_of


def why_not(state: Infiltration, action: int) -> Message:
    """The rule that forbids an action which is not legal."""
    if state.pending.verb() == verbs.SECOND_TRY:
        return why_not_second_try(state, action)
    if action >= moves.GIVE_UP:
        return say("infiltration-why-not-no-second-try")
    card, target = int(moves.card_of(action)), int(moves.target_of(action))
    player = int(state.current_player())
    held, drawn = int(hand_of(state, player)), int(state.drawn)
    if card not in (held, drawn):
        return say("infiltration-why-not-in-hand", card=CARD.term(card))
    if rules.is_obiwan_forced(held, drawn) and card != OBIWAN:
        return say("infiltration-why-not-obiwan", card=CARD.term(card))
    return why_not_target(state, player, card, target)


def why_not_second_try(state: Infiltration, action: int) -> Message:
    _, _, _, target, named = state.pending.steps()[-1]
    if action == moves.GIVE_UP:
        return say("infiltration-why-not-give-up")
    if action == moves.TRY + named:
        return say("infiltration-why-not-same-number", number=named)
    if action > moves.TRY:
        return say("infiltration-why-not-number")
    return say("infiltration-why-not-answer-first", target=Player(target))


def why_not_target(state: Infiltration, player: int, card: int, target: int) -> Message:
    targets = targets_of(state, card)
    if target < 0 and targets:
        return say("infiltration-why-not-needs-target", card=CARD.term(card))
    if target >= state.players:
        return say("infiltration-why-not-nobody-there")
    if target >= 0 and not has(targets, target):
        return why_not_aimed_at(state, player, card, target)
    if target >= 0 and CARDS[card].guesses:
        return say("infiltration-why-not-number")
    return say("infiltration-why-not-no-number", card=CARD.term(card))


def why_not_aimed_at(state: Infiltration, player: int, card: int, target: int) -> Message:
    if CARDS[card].aim == NOBODY:
        return say("infiltration-why-not-aimless", card=CARD.term(card))
    if target == player:
        return say("infiltration-why-not-self", card=CARD.term(card))
    if not has(state.inside, target):
        return say("infiltration-why-not-out", target=Player(target))
    return say("infiltration-why-not-protected", target=Player(target))
