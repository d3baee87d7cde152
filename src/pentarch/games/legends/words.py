"""Actions, questions, events and what cards do as keys of the locale with arguments."""

from __future__ import annotations

from typing import Final

from pentarch.core.bits import count
from pentarch.core.state import Event
from pentarch.core.vocabulary import Meaning, Speech
from pentarch.core.words import Argument, Message, Player, Players, Term, say
from pentarch.games.legends import verbs
from pentarch.games.legends.cards import (
    ABILITY_NAMES,
    ASSETS,
    FAMILY_NAMES,
    FIRST_AMOUNT,
    FIRST_SCORING,
    FIRST_VERB,
    NO_FAMILY,
    PRICE,
    SECOND_AMOUNT,
    SECOND_VERB,
    WITH_EXTRA_ARMY,
    Ability,
)
from pentarch.games.legends.marching import movement_for, step_price
from pentarch.games.legends.rules import Legends
from pentarch.games.legends.scoring import earlier_points
from pentarch.games.legends.seen import SeenPoints
from pentarch.games.legends.state import assets_of, members, place_in_row, score_of
from pentarch.games.legends.vocabulary import REGION, TOKEN, VERB_NAMES, VOCABULARY

# What cards, tokens and leaders say: made of what they do, so that a text cannot drift.

AssetText = list[tuple[Message, list[Message]]]  # a heading, and what stands below it


def asset_text(number: int) -> AssetText:
    """What a card, a token that can be won or a leader does."""
    asset = ASSETS[number]
    text: AssetText = []
    if asset.actions:
        kind = "action" if len(asset.actions) == 1 else "either" if asset.either else "both"
        effects = [say_effect(verb, amount) for verb, amount in asset.actions]
        text.append((say(f"legends-text-{kind}"), effects))
    for heading, is_scoring in (("ability", False), ("end", True)):
        abilities = [it for it in asset.abilities if (it[0] >= FIRST_SCORING) == is_scoring]
        if abilities:
            text.append((say(f"legends-text-{heading}"), [say_ability(it) for it in abilities]))
    return text


def say_effect(verb: int, amount: int) -> Message:
    return say(f"legends-effect-{VERB_NAMES[verb]}", amount=amount)


def say_ability(ability: Ability) -> Message:
    kind, amount, family, need = ability
    said: dict[str, Argument] = {"amount": amount, "need": need}
    if family != NO_FAMILY:
        said["family"] = Term(f"legends-family-{FAMILY_NAMES[family]}")
    return Message(f"legends-ability-{ABILITY_NAMES[kind]}", said)


def token_text(name: str) -> Message:
    """What a token does that stays on the board."""
    return say(f"legends-token-{name}-text")


def say_source(line: SeenPoints) -> Message:
    """Where points come from: a line of the score."""
    name = line.name
    if line.source == "elixirs":
        return say("legends-source-elixirs", count=int(name))
    if line.source == "citadel":
        return say("legends-source-citadel", region=Term(f"legends-region-{name}"))
    if line.source == "island":
        return say("legends-source-island", island=Term(f"legends-island-{name}"))
    return say(f"legends-{line.source}-{name}")


# Actions, questions, events.


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


def say_destroyed(event: Event) -> Message:
    player, owner, region = event[2]
    where = REGION.term(region)
    if player == owner:
        return say("legends-event-destroy-own", player=Player(player), region=where)
    return say("legends-event-destroy", player=Player(player), owner=Player(owner), region=where)


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
    events={"destroy": say_destroyed},
)
