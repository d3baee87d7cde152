"""Actions, questions, events and cards as keys of the locale with arguments."""

from __future__ import annotations

from typing import Final

from pentarch.core.bits import has
from pentarch.core.state import Event
from pentarch.core.steps import Step
from pentarch.core.words import Argument, Message, Move, Player, Players, Terms, say
from pentarch.games.star_realms import happenings, moves, verbs
from pentarch.games.star_realms.cards import (
    CARDS,
    COST,
    DEFENCE,
    Card,
    Effect,
    Effects,
)
from pentarch.games.star_realms.combat import defence_left, keeps_damage
from pentarch.games.star_realms.names import faction_term, term
from pentarch.games.star_realms.rules import StarRealms
from pentarch.games.star_realms.state import HYDRA, team_of
from pentarch.games.star_realms.teamwork import card_in, is_by_combat, owner_in, starter_of
from pentarch.games.star_realms.turns import is_drawn

# What cards say: made of their effects, so that a text cannot drift from the rules.

EFFECTS: Final = {
    verbs.TRADE: "trade",
    verbs.COMBAT: "combat",
    verbs.AUTHORITY: "authority",
    verbs.DRAW: "draw",
    verbs.CHARGE: "charge",
    verbs.OPPONENT_DISCARDS: "opponent-discards",
    verbs.SCRAP_AND_DRAW: "scrap-and-draw",
    verbs.DISCARD_AND_DRAW: "discard-and-draw",
    verbs.SCRAP_FROM_HAND: "scrap-from-hand",
    verbs.SCRAP_FROM_ROW: "scrap-from-row",
    verbs.DESTROY_BASE: "destroy-base",
    verbs.ACQUIRE_SHIP: "acquire-ship",
    verbs.COPY_SHIP: "copy-ship",
}

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
        heading = say("star-realms-ability-ally", faction=faction_term(card.faction))
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
        return say("star-realms-effect-draw-for-faction", faction=faction_term(amount))
    if verb == verbs.SCRAP:
        key = "star-realms-effect-may-scrap" if optional else "star-realms-effect-scrap"
        return say(key)
    return say(f"star-realms-effect-{EFFECTS[verb]}", amount=amount)


# Actions.

CARD_MOVES: Final = {
    moves.PLAY: "play",
    moves.USE: "use",
    moves.ALLY: "ally",
    moves.SCRAP: "scrap",
    moves.GUISE_ALLY: "guise-ally",
    moves.GUISE_SCRAP: "guise-scrap",
    moves.BUY: "buy",
    moves.JOIN_BUY: "join-buy",
    moves.SEND: "send",
    moves.FROM_HAND: "from-hand",
    moves.FROM_DISCARD: "from-discard",
    moves.FROM_ROW: "from-row",
    moves.COPY: "copy",
    moves.GIVE: "give",
}
BASE_MOVES: Final = {
    moves.STRIKE: "strike",
    moves.JOIN_STRIKE: "join-strike",
    moves.DESTROY: "destroy",
}
PLAYER_MOVES: Final = {
    moves.ATTACK: "attack",
    moves.NAME: "name",
    moves.HAND_OVER: "hand-over",
}
PLAIN_MOVES: Final = {
    moves.PASS: "pass",
    moves.ON_TOP: "on-top",
    moves.FIRST: "first",
    moves.SECOND: "second",
    moves.END_TURN: "end-turn",
}


def base_kind(action: int) -> int:
    """Which of the moves against a base an action is."""
    return max(kind for kind in BASE_MOVES if kind <= action)


def describe(state: StarRealms, action: int) -> Move:
    if action in PLAIN_MOVES:
        return {"kind": PLAIN_MOVES[action]}
    if action < moves.STRIKE:
        card = CARDS[action & moves.CARD].name
        return {"kind": CARD_MOVES[action & ~moves.CARD], "card": card}
    if action < moves.ATTACK:
        kind = base_kind(action)
        owner, card = (action - kind) >> 6, CARDS[action & moves.CARD].name
        return {"kind": BASE_MOVES[kind], "owner": owner, "card": card}
    if action < moves.END_TURN:
        return {"kind": PLAYER_MOVES[action & ~7], "player": action & 7}
    return {"kind": "spend", "amount": action - moves.SPEND}


def say_action(state: StarRealms, action: int) -> Message:
    asked = state.pending.steps()[-1]
    if asked[0] == verbs.MAIN:
        return say_main_action(state, asked[1], action)
    if action == moves.PASS:
        return say_pass(asked)
    if action == moves.ON_TOP:
        return say("star-realms-action-on-top", card=term(asked[3]))
    if action in (moves.FIRST, moves.SECOND):
        card = CARDS[asked[3]]
        return say_effect((card.first if action == moves.FIRST else card.second)[0])
    if action < moves.STRIKE:
        return say_card_choice(asked, action)
    if action < moves.ATTACK:
        return say_destroy(asked[1], (action - moves.DESTROY) >> 6, action & moves.CARD)
    if action < moves.SPEND:
        return say_player_choice(asked, action & 7)
    return say_spend(asked, action - moves.SPEND)


def say_main_action(state: StarRealms, player: int, action: int) -> Message:
    card = action & moves.CARD
    if action < moves.STRIKE:
        kind = action & ~moves.CARD
        if kind == moves.BUY:
            return say("star-realms-action-buy", card=term(card), cost=COST[card])
        return say(f"star-realms-action-{CARD_MOVES[kind]}", card=term(card), cost=COST[card])
    if action < moves.ATTACK:
        kind = base_kind(action)
        return say_strike(state, kind, (action - kind) >> 6, card)
    if action == moves.END_TURN:
        waits = state.mode == HYDRA and int(team_of(state, player)) & ~int(state.done | 1 << player)
        return say("star-realms-action-done" if waits else "star-realms-action-end-turn")
    target = Player(action & 7)
    if action >= moves.HAND_OVER:
        return say("star-realms-action-hand-over", target=target)
    if state.mode == HYDRA:
        return say("star-realms-action-attack-team", target=target)
    return say("star-realms-action-attack", target=target)


def say_strike(state: StarRealms, kind: int, owner: int, card: int) -> Message:
    named: dict[str, Argument] = {"owner": Player(owner), "card": term(card)}
    if kind == moves.JOIN_STRIKE:
        return say("star-realms-action-join-strike", **named, defence=DEFENCE[card])
    if keeps_damage(state, owner):
        left = int(defence_left(state.sides[owner], card))
        return say("star-realms-action-strike-boss", **named, left=left)
    return say("star-realms-action-strike", **named, defence=DEFENCE[card])


def say_destroy(player: int, owner: int, card: int) -> Message:
    if owner == player:
        return say("star-realms-action-destroy-own", card=term(card))
    return say("star-realms-action-destroy", owner=Player(owner), card=term(card))


PASSES: Final = {
    verbs.SCRAP: "scrap",
    verbs.SCRAP_FROM_ROW: "scrap",
    verbs.DESTROY_BASE: "destroy",
    verbs.SHARE: "share",
    verbs.LEGACY: "legacy",
}


def say_pass(asked: Step) -> Message:
    verb, _, _, amount, extra = asked
    if verb == verbs.PUT_ON_TOP:
        return say("star-realms-action-pass-top", card=term(amount))
    if verb in (verbs.SCRAP_AND_DRAW, verbs.DISCARD_AND_DRAW):
        return say("star-realms-action-pass-draw", count=extra)
    return say(f"star-realms-action-pass-{PASSES[verb]}")


def say_card_choice(asked: Step, action: int) -> Message:
    verb, _, _, amount, _ = asked
    card = term(action & moves.CARD)
    kind = action & ~moves.CARD
    if kind == moves.FROM_HAND:
        discards = verb in (verbs.DISCARD, verbs.DISCARD_AND_DRAW)
        key = "star-realms-action-discard" if discards else "star-realms-action-scrap-from-hand"
        return say(key, card=card)
    if kind == moves.FROM_DISCARD:
        return say("star-realms-action-scrap-from-discard", card=card)
    if kind == moves.FROM_ROW:
        scraps = verb == verbs.SCRAP_FROM_ROW
        key = "star-realms-action-scrap-from-row" if scraps else "star-realms-action-acquire"
        return say(key, card=card)
    if kind == moves.COPY:
        return say("star-realms-action-copy", card=card)
    return say("star-realms-action-give", card=card, target=Player(amount))


def say_player_choice(asked: Step, player: int) -> Message:
    if asked[0] == verbs.NAME_VICTIM:
        return say("star-realms-action-name", target=Player(player))
    return say("star-realms-action-send-to", target=Player(player), card=term(asked[3]))


def say_spend(asked: Step, amount: int) -> Message:
    verb, _, _, target, extra = asked
    if verb == verbs.SHARE:
        by_combat = bool(is_by_combat(extra))
        key = "star-realms-action-pay-combat" if by_combat else "star-realms-action-pay-trade"
        return say(key, amount=amount)
    if extra:
        owner, card = Player(target), term(extra - 1)
        return say("star-realms-action-damage", amount=amount, owner=owner, card=card)
    return say("star-realms-action-spend", amount=amount, target=Player(target))


# Questions.

ASKS: Final = {
    verbs.SCRAP_FROM_HAND: "scrap-from-hand",
    verbs.SCRAP_FROM_ROW: "scrap-from-row",
    verbs.DESTROY_BASE: "destroy",
    verbs.ACQUIRE_SHIP: "acquire",
    verbs.COPY_SHIP: "copy",
    verbs.NAME_VICTIM: "victim",
}


def say_question(state: StarRealms) -> Message:
    if state.is_terminal():
        return say_end(state)
    verb, number, optional, amount, extra = state.pending.steps()[-1]
    player = Player(number)
    if verb == verbs.MAIN:
        key = "star-realms-ask-main-hydra" if state.mode == HYDRA else "star-realms-ask-main"
        return say(key, player=player)
    if verb == verbs.SCRAP:
        key = "star-realms-ask-may-scrap" if optional else "star-realms-ask-scrap"
        return say(key, player=player)
    if verb == verbs.EITHER:
        return say("star-realms-ask-either", player=player, card=term(amount))
    if verb == verbs.SCRAP_AND_DRAW:
        return say("star-realms-ask-scrap-and-draw", player=player, count=amount)
    if verb == verbs.DISCARD_AND_DRAW:
        return say("star-realms-ask-discard-and-draw", player=player, count=amount)
    if verb == verbs.DISCARD:
        return say("star-realms-ask-discard", player=player, count=amount)
    if verb == verbs.PUT_ON_TOP:
        return say("star-realms-ask-top", player=player, card=term(amount))
    if verb == verbs.HOW_MUCH:
        return say_how_much(player, amount, extra)
    if verb == verbs.SHARE:
        return say_share(player, amount, extra)
    if verb == verbs.SEND_TO:
        return say("star-realms-ask-send", player=player, card=term(amount))
    if verb == verbs.LEGACY:
        return say("star-realms-ask-legacy", player=player, target=Player(amount))
    return say(f"star-realms-ask-{ASKS[verb]}", player=player)


def say_how_much(player: Player, target: int, extra: int) -> Message:
    if extra:
        card = term(extra - 1)
        return say("star-realms-ask-damage", player=player, owner=Player(target), card=card)
    return say("star-realms-ask-attack", player=player, target=Player(target))


def say_share(player: Player, missing: int, terms: int) -> Message:
    starter, card = Player(int(starter_of(terms))), term(int(card_in(terms)))
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

PLAIN: Final = {
    happenings.TURN: ("turn", ("player", "turn")),
    happenings.REVEAL: ("reveal", ("card",)),
    happenings.DRAW_KNOWN: ("draw-known", ("player", "card")),
    happenings.RESHUFFLE: ("reshuffle", ("player",)),
    happenings.PLAY: ("play", ("player", "card")),
    happenings.GAIN_TRADE: ("gain-trade", ("player", "amount")),
    happenings.GAIN_COMBAT: ("gain-combat", ("player", "amount")),
    happenings.GAIN_AUTHORITY: ("gain-authority", ("player", "amount", "authority")),
    happenings.RALLY: ("rally", ("player", "amount")),
    happenings.COPY: ("copy", ("player", "card")),
    happenings.COPY_NOTHING: ("copy-nothing", ("player",)),
    happenings.USE: ("use", ("player", "card")),
    happenings.ALLY: ("ally", ("player", "card")),
    happenings.SCRAP: ("scrap", ("player", "card")),
    happenings.GUISE_ALLY: ("guise-ally", ("player", "card")),
    happenings.GUISE_SCRAP: ("guise-scrap", ("player", "card")),
    happenings.CHARGE: ("charge", ("player",)),
    happenings.BUY: ("buy", ("player", "card", "cost")),
    happenings.ACQUIRE: ("acquire", ("player", "card")),
    happenings.PUT_ON_TOP: ("put-on-top", ("player", "card")),
    happenings.SCRAP_FROM_HAND: ("scrap-from-hand", ("player", "card")),
    happenings.SCRAP_FROM_DISCARD: ("scrap-from-discard", ("player", "card")),
    happenings.SCRAP_FROM_ROW: ("scrap-from-row", ("player", "card")),
    happenings.AIM: ("aim", ("player", "target")),
    happenings.OWE: ("owe", ("player", "amount")),
    happenings.DISCARD: ("discard", ("player", "card")),
    happenings.ATTACK: ("attack", ("player", "target", "amount", "authority")),
    happenings.STRIKE: ("strike", ("player", "owner", "card", "amount")),
    happenings.DAMAGE: ("damage", ("player", "owner", "card", "amount", "left")),
    happenings.DESTROY: ("destroy", ("player", "owner", "card")),
    happenings.OUT: ("out", ("player",)),
    happenings.LEAVE: ("leave", ("player", "target", "card")),
    happenings.SEND: ("send", ("player", "target", "card")),
    happenings.PLEDGE: ("pledge", ("player", "amount")),
    happenings.REFUSE: ("refuse", ("player", "target")),
    happenings.HAND_OVER: ("hand-over", ("player", "target")),
    happenings.DONE: ("done", ("player",)),
    happenings.WIN: ("win", ("player",)),
    happenings.DRAWN: ("drawn", ()),
    happenings.PROPOSE: ("propose", ("player", "card")),
    happenings.PROPOSE_STRIKE: ("propose-strike", ("player", "owner", "card")),
}


def say_event(event: Event) -> Message:
    kind, _, public, secret = event
    if kind == happenings.DRAW:
        return say_draw(public, secret)
    if kind == happenings.DISCARD_HAND:
        cards = Terms(tuple(term(card).key for card in public[1:]))
        return say("star-realms-event-discard-hand", player=Player(public[0]), cards=cards)
    name, slots = PLAIN[kind]
    named = zip(slots, public, strict=True)
    return say(f"star-realms-event-{name}", **{slot: argument(slot, it) for slot, it in named})


def say_draw(public: tuple[int, ...], secret: tuple[int, ...]) -> Message:
    player, many = Player(public[0]), public[1]
    if not secret:
        return say("star-realms-event-draw", player=player, count=many)
    cards = Terms(tuple(term(card).key for card in secret))
    return say("star-realms-event-draw-seen", player=player, cards=cards)


def argument(slot: str, number: int) -> Argument:
    if slot in ("player", "target", "owner"):
        return Player(number)
    return term(number) if slot == "card" else number
