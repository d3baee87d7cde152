"""Actions, questions and events as keys of the locale with arguments."""

from __future__ import annotations

from typing import Final

from pentarch.core.bits import has
from pentarch.core.state import Event
from pentarch.core.steps import Step
from pentarch.core.vocabulary import Meaning, Speech
from pentarch.core.words import Argument, Message, Player, Players, say
from pentarch.games.infiltration import rules
from pentarch.games.infiltration.cards import CARDS, LUKE, NOBODY
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.state import SECOND_TRY_COMPULSORY
from pentarch.games.infiltration.vocabulary import CARD, NUMBER, VOCABULARY


def say_action(state: Infiltration, action: int) -> Message:
    return SPEECH.action(state, action)


def say_event(event: Event) -> Message:
    return SPEECH.event(event)


def say_question(state: Infiltration) -> Message:
    if not state.is_terminal():
        return SPEECH.ask(state, state.pending.steps()[-1])
    winners = tuple(player for player in range(state.players) if has(state.winners, player))
    if len(winners) > 1:
        return say("infiltration-over-shared", winners=Players(winners))
    return say("infiltration-over", winner=Player(winners[0]))


# Sentences that depend on more than their slots.


def say_try(state: Infiltration, meaning: Meaning) -> Message:
    target = state.pending.steps()[-1][3]
    return say("infiltration-action-try", target=Player(target), **SPEECH.named(state, meaning))


def say_discard(state: Infiltration, meaning: Meaning) -> Message:
    card, target, number = meaning.values
    if target < 0:
        return say_untargeted(state, card)
    if number:
        return Message("infiltration-action-guess", SPEECH.named(state, meaning))
    if target == state.current_player():
        return say(f"infiltration-action-{CARDS[card].name}-self")
    return say(f"infiltration-action-{CARDS[card].name}", target=Player(target))


def say_untargeted(state: Infiltration, card: int) -> Message:
    if CARDS[card].aim == NOBODY:
        return say(f"infiltration-action-{CARDS[card].name}")
    if targets_of(state, card):
        return say("infiltration-action-discard-unused", card=CARD.term(card))
    return say("infiltration-action-discard-vain", card=CARD.term(card))


def targets_of(state: Infiltration, card: int) -> int:
    """A mask: whom the player who is asked may aim the card at."""
    player = int(state.current_player())
    others = state.inside & ~state.protected & ~(1 << player)
    return int(rules.targets_of(card, player, others))


def ask_second_try(state: Infiltration, asked: Step) -> Message:
    _, player, _, target, number = asked
    must = state.rules & SECOND_TRY_COMPULSORY
    key = "infiltration-ask-second-try-must" if must else "infiltration-ask-second-try"
    return say(key, player=Player(player), target=Player(target), number=number)


def say_discarded(event: Event) -> Message:
    """A discard; the target is named by what follows, except when Luke finds Leia."""
    player, card, target, number = event[2]
    said: dict[str, Argument] = {"player": Player(player), "card": CARD.term(card)}
    if number:
        said["target"] = Player(target)
        NUMBER.say(number, said)
        return Message("infiltration-event-discard-guess", said)
    if card != LUKE:
        return Message("infiltration-event-discard", said)
    if target == player:
        return Message("infiltration-event-discard-self", said)
    said["target"] = Player(target)
    return Message("infiltration-event-discard-at", said)


SPEECH: Final[Speech[Infiltration]] = Speech(
    VOCABULARY,
    actions={"discard": say_discard, "try": say_try},
    asks={"second-try": ask_second_try},
    events={"discard": say_discarded},
)
