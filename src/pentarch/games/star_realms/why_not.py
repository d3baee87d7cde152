"""Why an action is not possible: the rule that forbids it, as a key of the locale."""

from __future__ import annotations

from pentarch.core.bits import byte, has
from pentarch.core.words import Message, Player, say
from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.buying import for_sale
from pentarch.games.star_realms.cards import CARDS, COST, DEFENCE, RETURNS
from pentarch.games.star_realms.combat import targets
from pentarch.games.star_realms.modes import base_owners, foes, is_shielded, open_bases
from pentarch.games.star_realms.playing import guise_at
from pentarch.games.star_realms.state import (
    ALLIES,
    DISCARD,
    EMPEROR,
    HYDRA,
    IN_PLAY,
    UNUSED,
    Position,
    row_kinds,
    team_of,
)
from pentarch.games.star_realms.teamwork import heirs, mates, refused_of
from pentarch.games.star_realms.vocabulary import CARD, FACTION


def why_not(state: Position, action: int) -> Message:
    """The rule that forbids an action which is not legal."""
    if state.pending.steps()[-1][0] == verbs.MAIN:
        return why_not_main(state, int(state.pending.player()), action)
    return why_not_answer(state, action)


# The main question.


def why_not_main(state: Position, player: int, action: int) -> Message:
    card = action & moves.CARD
    kind = action & ~moves.CARD
    if action < moves.PLAY:
        return say("star-realms-why-not-not-asked")
    if kind == moves.PLAY:
        return say("star-realms-why-not-in-hand", card=CARD.term(card))
    if kind in (moves.USE, moves.ALLY, moves.SCRAP):
        return why_not_ability(state, player, kind, card)
    if kind in (moves.GUISE_ALLY, moves.GUISE_SCRAP):
        return why_not_guise(state, player, kind, card)
    if kind == moves.BUY:
        return why_not_buy(state, player, card)
    if kind == moves.JOIN_BUY:
        return why_not_join_buy(state, player, card)
    if kind == moves.SEND:
        return why_not_send(state, player, card)
    if moves.STRIKE <= action < moves.JOIN_STRIKE:
        return why_not_strike(state, player, (action - moves.STRIKE) >> 6, card)
    if moves.JOIN_STRIKE <= action < moves.DESTROY:
        return why_not_join_strike(state, player, (action - moves.JOIN_STRIKE) >> 6, card)
    if moves.ATTACK <= action < moves.NAME:
        return why_not_attack(state, player, action - moves.ATTACK)
    if moves.HAND_OVER <= action < moves.END_TURN:
        return why_not_hand_over(state, player, action - moves.HAND_OVER)
    return say("star-realms-why-not-not-asked")


def why_not_ability(state: Position, player: int, kind: int, number: int) -> Message:
    side, card = state.sides[player], CARDS[number]
    if not side.has(IN_PLAY, number):
        return say("star-realms-why-not-in-play", card=CARD.term(number))
    if kind == moves.SCRAP:
        return say("star-realms-why-not-no-scrap", card=CARD.term(number))
    if kind == moves.USE:
        if not card.is_base:
            return say("star-realms-why-not-ship", card=CARD.term(number))
        if not card.primary:
            return say("star-realms-why-not-no-primary", card=CARD.term(number))
        return say("star-realms-why-not-used", card=CARD.term(number))
    if not card.ally:
        return say("star-realms-why-not-no-ally-ability", card=CARD.term(number))
    if not side.has(ALLIES, number):
        return say("star-realms-why-not-ally-used", card=CARD.term(number))
    faction = FACTION.term(card.faction)
    return say("star-realms-why-not-no-ally", card=CARD.term(number), faction=faction)


def why_not_guise(state: Position, player: int, kind: int, number: int) -> Message:
    side, card = state.sides[player], CARDS[number]
    slots = [slot for slot in range(7) if guise_at(side, slot) == number]
    if not slots:
        return say("star-realms-why-not-no-guise", card=CARD.term(number))
    if kind == moves.GUISE_SCRAP:
        return say("star-realms-why-not-no-scrap", card=CARD.term(number))
    if not card.ally:
        return say("star-realms-why-not-no-ally-ability", card=CARD.term(number))
    if any(byte(side.guises, slot) & UNUSED for slot in slots):
        faction = FACTION.term(card.faction)
        return say("star-realms-why-not-no-ally", card=CARD.term(number), faction=faction)
    return say("star-realms-why-not-ally-used", card=CARD.term(number))


def why_not_buy(state: Position, player: int, card: int) -> Message:
    if RETURNS[card] and state.explorers == 0:
        return say("star-realms-why-not-no-explorers")
    if not has(for_sale(state), card):
        return say("star-realms-why-not-for-sale", card=CARD.term(card))
    trade = int(state.sides[player].trade)
    return say("star-realms-why-not-too-dear", card=CARD.term(card), cost=COST[card], trade=trade)


def why_not_join_buy(state: Position, player: int, card: int) -> Message:
    if state.mode != HYDRA:
        return say("star-realms-why-not-no-hydra")
    if has(state.sides[player].refused_buys, card):
        return say("star-realms-why-not-refused")
    if not has(row_kinds(state), card):
        return say("star-realms-why-not-in-row", card=CARD.term(card))
    return say("star-realms-why-not-not-together", cost=COST[card])


def why_not_send(state: Position, player: int, card: int) -> Message:
    if state.mode != EMPEROR:
        return say("star-realms-why-not-no-emperor")
    if not heirs(state, player):
        return say("star-realms-why-not-no-mates")
    if not state.sides[player].has(DISCARD, card):
        return say("star-realms-why-not-in-discard", card=CARD.term(card))
    return say("star-realms-why-not-no-trade")


def why_not_strike(state: Position, player: int, owner: int, card: int) -> Message:
    barred = why_not_base(state, player, owner, card)
    if barred is not None:
        return barred
    combat = int(state.sides[player].combat)
    return say(
        "star-realms-why-not-too-strong", card=CARD.term(card), defence=DEFENCE[card], combat=combat
    )


def why_not_join_strike(state: Position, player: int, owner: int, card: int) -> Message:
    if state.mode != HYDRA:
        return say("star-realms-why-not-no-hydra")
    if has(refused_of(state, player, owner), card):
        return say("star-realms-why-not-refused")
    barred = why_not_base(state, player, owner, card)
    if barred is not None:
        return barred
    return say("star-realms-why-not-not-together", cost=DEFENCE[card])


def why_not_base(state: Position, player: int, owner: int, card: int) -> Message | None:
    """Why a base cannot be aimed at by an opponent; None if it can."""
    if owner >= state.players:
        return say("star-realms-why-not-nobody-there")
    if owner == player:
        return say("star-realms-why-not-own-base")
    if not state.sides[owner].has(IN_PLAY, card) or not CARDS[card].is_base:
        return say("star-realms-why-not-no-such-base", owner=Player(owner), card=CARD.term(card))
    if not has(base_owners(state, player), owner):
        return say("star-realms-why-not-bases-out-of-reach", owner=Player(owner))
    if not has(open_bases(state, owner), card):
        return say("star-realms-why-not-base-shielded", owner=Player(owner), card=CARD.term(card))
    return None


def why_not_opponent(state: Position, player: int, target: int) -> Message | None:
    """Why somebody is not an opponent who is left, if so."""
    if target >= state.players:
        return say("star-realms-why-not-nobody-there")
    if has(team_of(state, player), target):
        return say("star-realms-why-not-own-side")
    if not has(state.alive, target):
        return say("star-realms-why-not-out", target=Player(target))
    return None


def why_not_attack(state: Position, player: int, target: int) -> Message:
    barred = why_not_opponent(state, player, target)
    if barred is not None:
        return barred
    if not has(foes(state, player), target):
        return say("star-realms-why-not-out-of-reach", target=Player(target))
    if is_shielded(state, target):
        return say("star-realms-why-not-shielded", target=Player(target))
    if state.sides[player].combat == 0:
        return say("star-realms-why-not-no-combat")
    return say("star-realms-why-not-first-head")


def why_not_hand_over(state: Position, player: int, mate: int) -> Message:
    if state.mode != HYDRA:
        return say("star-realms-why-not-no-hydra")
    if mate >= state.players or not has(mates(state, player), mate):
        return say("star-realms-why-not-no-such-mate")
    return say("star-realms-why-not-not-acted")


# The other questions.


def why_not_answer(state: Position, action: int) -> Message:
    """A move of the main phase, or a choice that is not among those offered."""
    verb, player, optional, _, _ = state.pending.steps()[-1]
    card = action & moves.CARD
    kind = action & ~moves.CARD
    is_main = moves.PLAY <= action < moves.FROM_HAND or moves.STRIKE <= action < moves.DESTROY
    if is_main or moves.ATTACK <= action < moves.NAME:
        return say("star-realms-why-not-answer-first")
    if moves.HAND_OVER <= action <= moves.END_TURN:
        return say("star-realms-why-not-answer-first")
    if action == moves.PASS and not optional:
        return say("star-realms-why-not-must")
    scraps = verb in (verbs.SCRAP, verbs.SCRAP_AND_DRAW)
    from_hand = verb in (verbs.SCRAP_FROM_HAND, verbs.DISCARD_AND_DRAW, verbs.DISCARD)
    if kind == moves.FROM_HAND and (scraps or from_hand):
        return say("star-realms-why-not-in-hand", card=CARD.term(card))
    if kind == moves.FROM_DISCARD and scraps:
        return say("star-realms-why-not-in-discard", card=CARD.term(card))
    if kind == moves.FROM_DISCARD and from_hand:
        return say("star-realms-why-not-only-hand")
    if kind == moves.FROM_ROW and verb == verbs.SCRAP_FROM_ROW:
        return say("star-realms-why-not-in-row", card=CARD.term(card))
    if kind == moves.FROM_ROW and verb == verbs.ACQUIRE_SHIP:
        return why_not_acquire(state, card)
    if kind == moves.COPY and verb == verbs.COPY_SHIP:
        return say("star-realms-why-not-flown", card=CARD.term(card))
    if moves.DESTROY <= action < moves.ATTACK and verb == verbs.DESTROY_BASE:
        return why_not_destroy(state, player, (action - moves.DESTROY) >> 6, card)
    if moves.NAME <= action < moves.HAND_OVER and verb == verbs.NAME_VICTIM:
        return why_not_name(state, player, action - moves.NAME)
    if action > moves.SPEND and verb in (verbs.HOW_MUCH, verbs.SHARE):
        return say("star-realms-why-not-amount")
    return say("star-realms-why-not-no-answer")


def why_not_acquire(state: Position, card: int) -> Message:
    if has(row_kinds(state), card) and CARDS[card].is_base:
        return say("star-realms-why-not-only-ships", card=CARD.term(card))
    return say("star-realms-why-not-for-sale", card=CARD.term(card))


def why_not_destroy(state: Position, player: int, owner: int, card: int) -> Message:
    barred = None if owner == player else why_not_base(state, player, owner, card)
    if barred is not None:
        return barred
    if owner == player and not has(targets(state, player, owner), card):
        return say("star-realms-why-not-in-play", card=CARD.term(card))
    return say("star-realms-why-not-no-answer")


def why_not_name(state: Position, player: int, target: int) -> Message:
    barred = why_not_opponent(state, player, target)
    if barred is not None:
        return barred
    return say("star-realms-why-not-out-of-reach", target=Player(target))
