"""Actions, questions and events as keys of the locale with arguments."""

from __future__ import annotations

from typing import Final

from pentarch.core.bits import count
from pentarch.core.state import Event
from pentarch.core.vocabulary import Meaning, Speech
from pentarch.core.words import Message, Players, say
from pentarch.games.legends import verbs
from pentarch.games.legends.cards import (
    FIRST_AMOUNT,
    FIRST_VERB,
    PRICE,
    SECOND_AMOUNT,
    SECOND_VERB,
    WITH_EXTRA_ARMY,
)
from pentarch.games.legends.marching import movement_for, step_price
from pentarch.games.legends.rules import Legends
from pentarch.games.legends.scoring import earlier_points
from pentarch.games.legends.state import assets_of, members, place_in_row, score_of
from pentarch.games.legends.vocabulary import TOKEN, VERB_NAMES, VOCABULARY


def say_action(state: Legends, action: int) -> Message:
    return SPEECH.action(state, action)


def say_event(event: Event) -> Message:
    return SPEECH.event(event)


def say_question(state: Legends) -> Message:
    if not state.is_terminal():
        return SPEECH.ask(state, state.pending.steps()[-1])
    winners = members(state.winners)
    points = int(earlier_points(state, winners[0]) + score_of(state, state.game, winners[0]))
    return say("legends-over", winners=Players(tuple(winners)), points=points)


# Sentences that depend on more than their slots.


def say_done(state: Legends, meaning: Meaning) -> Message:
    """What is declined, or ended: the question says what."""
    verb = state.pending.steps()[-1][0]
    return say(f"legends-action-done-{VOCABULARY.steps[verb].name}")


def say_choice(state: Legends, meaning: Meaning) -> Message:
    """One of the two actions of a card, with all that adds to it."""
    _, player, _, card, _ = state.pending.steps()[-1]
    first = meaning.kind.name == "first"
    verb = FIRST_VERB[card] if first else SECOND_VERB[card]
    amount = FIRST_AMOUNT[card] if first else SECOND_AMOUNT[card]
    if verb == verbs.RECRUIT:
        amount += int(count(assets_of(state, player) & WITH_EXTRA_ARMY))
    elif verb == verbs.MARCH:
        amount = int(movement_for(state, player, amount))
    return say(f"legends-action-choose-{VERB_NAMES[verb]}", amount=amount)


def say_take(state: Legends, meaning: Meaning) -> Message:
    place = int(place_in_row(state, meaning.numbers["card"]))
    price = PRICE[place] if place < len(PRICE) else 0
    return say("legends-action-take", price=price, **SPEECH.named(state, meaning))


def say_lay(state: Legends, meaning: Meaning) -> Message:
    token = TOKEN.term(state.pending.steps()[-1][3])
    return say("legends-action-lay", token=token, **SPEECH.named(state, meaning))


def say_march(state: Legends, meaning: Meaning) -> Message:
    numbers, water = meaning.numbers, state.pending.steps()[-1][4]
    price = int(step_price(state, numbers["from"], numbers["to"], water))
    return say("legends-action-march", price=price, **SPEECH.named(state, meaning))


def say_destroy(state: Legends, meaning: Meaning) -> Message:
    own = meaning.numbers["owner"] == state.current_player()
    key = "legends-action-destroy-own" if own else "legends-action-destroy"
    return say(key, **SPEECH.named(state, meaning))


SPEECH: Final[Speech[Legends]] = Speech(
    VOCABULARY,
    actions={
        "done": say_done,
        "first": say_choice,
        "second": say_choice,
        "take": say_take,
        "lay": say_lay,
        "march": say_march,
        "destroy": say_destroy,
    },
    asks={},
    events={},
)
