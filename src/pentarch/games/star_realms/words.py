"""Actions, questions, events and cards as keys of the locale with arguments."""

from __future__ import annotations

from typing import Final

from pentarch.core.bits import has
from pentarch.core.state import Event
from pentarch.core.steps import Step
from pentarch.core.vocabulary import Meaning, Speech
from pentarch.core.words import Message, Player, Players, say
from pentarch.games.star_realms import verbs
from pentarch.games.star_realms.cards import (
    CARDS,
    COST,
    DEFENCE,
    Card,
    Effect,
    Effects,
)
from pentarch.games.star_realms.combat import defence_left, keeps_damage
from pentarch.games.star_realms.rules import StarRealms
from pentarch.games.star_realms.state import HYDRA, team_of
from pentarch.games.star_realms.teamwork import card_in, is_by_combat, owner_in, starter_of
from pentarch.games.star_realms.turns import is_drawn
from pentarch.games.star_realms.vocabulary import CARD, FACTION, VOCABULARY

# What cards say: made of their effects, so that a text cannot drift from the rules.

CardText = list[tuple[Message, list[Message]]]  # an ability's heading, and what it does


def card_text(number: int) -> CardText:
    """What a card does, ability by ability; first of all what works without being used."""
    card = CARDS[number]
    text: CardText = []
    if card.ally_for_all or card.rallies:
        text.append((say("star-realms-ability-always"), [say_static(card)]))
    if card.primary:
        key = "star-realms-ability-use" if card.is_base else "star-realms-ability-play"
        text.append((say(key), say_primary(card)))
    if card.ally:
        heading = say("star-realms-ability-ally", faction=FACTION.term(card.faction))
        text.append((heading, say_effects(card.ally)))
    if card.scrap:
        text.append((say("star-realms-ability-scrap"), say_effects(card.scrap)))
    return text


def say_static(card: Card) -> Message:
    if card.ally_for_all:
        return say("star-realms-effect-ally-for-all")
    return say("star-realms-effect-rally", amount=card.rallies)


def say_primary(card: Card) -> list[Message]:
    if not card.first:
        return say_effects(card.primary)
    return [*say_effects(card.first), say("star-realms-effect-or"), *say_effects(card.second)]


def say_effects(effects: Effects) -> list[Message]:
    return [say_effect(effect) for effect in effects]


def say_effect(effect: Effect) -> Message:
    verb, optional, amount, extra = effect
    if verb == verbs.DRAW_FOR_BASES:
        return say("star-realms-effect-draw-for-bases", amount=amount, bases=extra)
    if verb == verbs.DRAW_FOR_FACTION:
        return say("star-realms-effect-draw-for-faction", faction=FACTION.term(amount))
    if verb == verbs.SCRAP:
        key = "star-realms-effect-may-scrap" if optional else "star-realms-effect-scrap"
        return say(key)
    return say(f"star-realms-effect-{VOCABULARY.steps[verb].name}", amount=amount)


# Actions.


def say_action(state: StarRealms, action: int) -> Message:
    return SPEECH.action(state, action)


def asked(state: StarRealms) -> Step:
    return state.pending.steps()[-1]


def say_with_cost(state: StarRealms, meaning: Meaning) -> Message:
    """A card is played, used or bought."""
    card = meaning.numbers["card"]
    return say(f"star-realms-action-{meaning.kind.name}", card=CARD.term(card), cost=COST[card])


def say_end_turn(state: StarRealms, meaning: Meaning) -> Message:
    player = asked(state)[1]
    waits = state.mode == HYDRA and int(team_of(state, player)) & ~int(state.done | 1 << player)
    return say("star-realms-action-done" if waits else "star-realms-action-end-turn")


def say_attack(state: StarRealms, meaning: Meaning) -> Message:
    key = "star-realms-action-attack-team" if state.mode == HYDRA else "star-realms-action-attack"
    return Message(key, SPEECH.named(state, meaning))


def say_strike(state: StarRealms, meaning: Meaning) -> Message:
    """A boss's base keeps its damage: what is left counts."""
    owner, card = meaning.values
    named = SPEECH.named(state, meaning)
    if keeps_damage(state, owner):
        left = int(defence_left(state.sides[owner], card))
        return say("star-realms-action-strike-boss", **named, left=left)
    return say("star-realms-action-strike", **named, defence=DEFENCE[card])


def say_join_strike(state: StarRealms, meaning: Meaning) -> Message:
    defence = DEFENCE[meaning.numbers["card"]]
    return say("star-realms-action-join-strike", **SPEECH.named(state, meaning), defence=defence)


def say_destroy(state: StarRealms, meaning: Meaning) -> Message:
    owner, card = meaning.values
    if owner == asked(state)[1]:
        return say("star-realms-action-destroy-own", card=CARD.term(card))
    return Message("star-realms-action-destroy", SPEECH.named(state, meaning))


PASSES: Final = {
    verbs.SCRAP: "scrap",
    verbs.SCRAP_FROM_ROW: "scrap",
    verbs.DESTROY_BASE: "destroy",
    verbs.SHARE: "share",
    verbs.LEGACY: "legacy",
}


def say_pass(state: StarRealms, meaning: Meaning) -> Message:
    verb, _, _, amount, extra = asked(state)
    if verb == verbs.PUT_ON_TOP:
        return say("star-realms-action-pass-top", card=CARD.term(amount))
    if verb in (verbs.SCRAP_AND_DRAW, verbs.DISCARD_AND_DRAW):
        return say("star-realms-action-pass-draw", count=extra)
    return say(f"star-realms-action-pass-{PASSES[verb]}")


def say_on_top(state: StarRealms, meaning: Meaning) -> Message:
    return say("star-realms-action-on-top", card=CARD.term(asked(state)[3]))


def say_alternative(state: StarRealms, meaning: Meaning) -> Message:
    card = CARDS[asked(state)[3]]
    return say_effect((card.first if meaning.kind.name == "first" else card.second)[0])


def say_from_hand(state: StarRealms, meaning: Meaning) -> Message:
    discards = asked(state)[0] in (verbs.DISCARD, verbs.DISCARD_AND_DRAW)
    key = "star-realms-action-discard" if discards else "star-realms-action-scrap-from-hand"
    return Message(key, SPEECH.named(state, meaning))


def say_from_discard(state: StarRealms, meaning: Meaning) -> Message:
    return Message("star-realms-action-scrap-from-discard", SPEECH.named(state, meaning))


def say_from_row(state: StarRealms, meaning: Meaning) -> Message:
    scraps = asked(state)[0] == verbs.SCRAP_FROM_ROW
    key = "star-realms-action-scrap-from-row" if scraps else "star-realms-action-acquire"
    return Message(key, SPEECH.named(state, meaning))


def say_give(state: StarRealms, meaning: Meaning) -> Message:
    heir = Player(asked(state)[3])
    return say("star-realms-action-give", **SPEECH.named(state, meaning), target=heir)


def say_name(state: StarRealms, meaning: Meaning) -> Message:
    """A victim, or a teammate for a card."""
    verb, _, _, card, _ = asked(state)
    named = SPEECH.named(state, meaning)
    if verb == verbs.NAME_VICTIM:
        return say("star-realms-action-name", **named)
    return say("star-realms-action-send-to", **named, card=CARD.term(card))


def say_spend(state: StarRealms, meaning: Meaning) -> Message:
    verb, _, _, target, extra = asked(state)
    amount = meaning.numbers["amount"]
    if verb == verbs.SHARE:
        by_combat = bool(is_by_combat(extra))
        key = "star-realms-action-pay-combat" if by_combat else "star-realms-action-pay-trade"
        return say(key, amount=amount)
    if extra:
        owner, card = Player(target), CARD.term(extra - 1)
        return say("star-realms-action-damage", amount=amount, owner=owner, card=card)
    return say("star-realms-action-spend", amount=amount, target=Player(target))


# Questions.


def say_question(state: StarRealms) -> Message:
    return say_end(state) if state.is_terminal() else SPEECH.ask(state, asked(state))


def ask_main(state: StarRealms, step: Step) -> Message:
    key = "star-realms-ask-main-hydra" if state.mode == HYDRA else "star-realms-ask-main"
    return say(key, player=Player(step[1]))


def ask_scrap(state: StarRealms, step: Step) -> Message:
    key = "star-realms-ask-may-scrap" if step[2] else "star-realms-ask-scrap"
    return say(key, player=Player(step[1]))


def ask_how_much(state: StarRealms, step: Step) -> Message:
    player, target, base = Player(step[1]), Player(step[3]), step[4]
    if base:
        card = CARD.term(base - 1)
        return say("star-realms-ask-damage", player=player, owner=target, card=card)
    return say("star-realms-ask-attack", player=player, target=target)


def ask_share(state: StarRealms, step: Step) -> Message:
    _, number, _, missing, terms = step
    player, starter = Player(number), Player(int(starter_of(terms)))
    card = CARD.term(int(card_in(terms)))
    if is_by_combat(terms):
        owner = Player(int(owner_in(terms)))
        return say(
            "star-realms-ask-share-strike",
            player=player, starter=starter, owner=owner, card=card, missing=missing,
        )  # fmt: skip
    return say(
        "star-realms-ask-share-buy", player=player, starter=starter, card=card, missing=missing
    )


def say_end(state: StarRealms) -> Message:
    winners = tuple(player for player in range(state.players) if has(state.winners, player))
    if is_drawn(state):
        return say("star-realms-over-draw", winners=Players(winners))
    if len(winners) > 1:
        return say("star-realms-over-team", winners=Players(winners))
    return say("star-realms-over", winner=Player(winners[0]))


# Events.


def say_event(event: Event) -> Message:
    return SPEECH.event(event)


def say_drawn(event: Event) -> Message:
    """Who sees the cards need not be told how many."""
    _, _, public, secret = event
    player, many = Player(public[0]), public[1]
    if not secret:
        return say("star-realms-event-draw", player=player, count=many)
    return say("star-realms-event-draw-seen", player=player, cards=CARD.terms(secret))


def say_attacked(event: Event) -> Message:
    """Who falls has nothing left, however far below zero that is."""
    player, target, amount, left = event[2]
    mover, victim = Player(player), Player(target)
    if left <= 0:
        return say("star-realms-event-attack-last", player=mover, target=victim, amount=amount)
    key = "star-realms-event-attack"
    return say(key, player=mover, target=victim, amount=amount, authority=left)


def say_destroyed(event: Event) -> Message:
    player, owner, number = event[2]
    mover, card = Player(player), CARD.term(number)
    if owner == player:
        return say("star-realms-event-destroy-own", player=mover, card=card)
    return say("star-realms-event-destroy", player=mover, owner=Player(owner), card=card)


SPEECH: Final[Speech[StarRealms]] = Speech(
    VOCABULARY,
    actions={
        "pass": say_pass,
        "on-top": say_on_top,
        "first": say_alternative,
        "second": say_alternative,
        "play": say_with_cost,
        "use": say_with_cost,
        "ally": say_with_cost,
        "scrap": say_with_cost,
        "guise-ally": say_with_cost,
        "guise-scrap": say_with_cost,
        "buy": say_with_cost,
        "join-buy": say_with_cost,
        "send": say_with_cost,
        "from-hand": say_from_hand,
        "from-discard": say_from_discard,
        "from-row": say_from_row,
        "give": say_give,
        "strike": say_strike,
        "join-strike": say_join_strike,
        "destroy": say_destroy,
        "attack": say_attack,
        "name": say_name,
        "end-turn": say_end_turn,
        "spend": say_spend,
    },
    asks={"main": ask_main, "scrap": ask_scrap, "how-much": ask_how_much, "share": ask_share},
    events={"draw": say_drawn, "attack": say_attacked, "destroy": say_destroyed},
)
