"""What teammates do for each other: joint payments and the shared turn of a hydra, sending cards.

A joint payment is asked in parts: the head who starts it says how much it pays, then
each teammate who has something says so too, or refuses, and then nothing is paid. The
deal waits in the step: starter, what is paid with, the base's owner, the card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarch.core.bits import bit, has, lowest
from pentarch.core.steps import amount_of, extra_of, player_of, step
from pentarch.games.star_realms import happenings, moves, verbs
from pentarch.games.star_realms.buying import acquire
from pentarch.games.star_realms.cards import (
    BASE_KINDS,
    COST,
    DEFENCE,
    KINDS,
    affordable,
    broken_by,
)
from pentarch.games.star_realms.combat import lose_base
from pentarch.games.star_realms.modes import open_bases
from pentarch.games.star_realms.state import (
    DISCARD,
    HYDRA,
    OLD_HYDRA,
    Position,
    Side,
    row_kinds,
    team_of,
)

MOST_HEADS: Final = 3
BASES_OF_A_HEAD: Final = len(BASE_KINDS)
BASE_NUMBER: Final = bytes(
    [BASE_KINDS.index(it) if it in BASE_KINDS else 0 for it in range(KINDS)]  # hot: S6, at import
)

# Joint payments.


def deal(starter: i64, by_combat: bool, owner: i64, card: i64) -> i64:
    return starter | i64(by_combat) << 3 | owner << 4 | card << 7


def starter_of(terms: i64) -> i64:
    return terms & 7


def is_by_combat(terms: i64) -> bool:
    return terms & 8 != 0


def owner_in(terms: i64) -> i64:
    return (terms >> 4) & 7


def card_in(terms: i64) -> i64:
    return terms >> 7


def pool(state: Position, player: i64, by_combat: bool) -> i64:
    side = state.sides[player]
    return side.combat if by_combat else side.trade


def mates(state: Position, player: i64) -> i64:
    """A mask: the teammates of a head who have not finished their turn."""
    return team_of(state, player) & ~state.done & ~bit(player)


def payers(state: Position, player: i64) -> i64:
    """A mask: the teammates whose points count in a joint payment, as long as the turn lasts."""
    if state.rules & OLD_HYDRA:
        return mates(state, player)
    return team_of(state, player) & ~bit(player)


def together(state: Position, player: i64, by_combat: bool) -> i64:
    """What a head can raise with its teammates; 0 unless both have something."""
    own = pool(state, player, by_combat)
    others: i64 = 0
    rest = payers(state, player)
    while rest:
        others += pool(state, lowest(rest), by_combat)
        rest &= rest - 1
    if own == 0 or others == 0:
        return 0
    return own + others


def joint_buys(state: Position, player: i64) -> i64:
    """A mask: cards of the trade row that a head may buy together with its teammates."""
    cards = row_kinds(state) & ~affordable(1) & ~state.sides[player].refused_buys
    return cards & affordable(together(state, player, False))


def joint_strikes(state: Position, player: i64, owner: i64) -> i64:
    """A mask: bases of an opponent that a head may destroy together with its teammates."""
    bases = open_bases(state, owner) & broken_by(together(state, player, True))
    if state.sides[player].refused_strikes:
        bases &= ~refused_of(state, player, owner)
    return bases


def refused_of(state: Position, player: i64, owner: i64) -> i64:
    """A mask: the bases of an opponent that teammates would not help to destroy this turn."""
    head = owner % (state.players >> 1)
    kinds: i64 = 0
    for kind in BASE_KINDS:
        if is_refused(state.sides[player], head, i64(kind)):
            kinds |= bit(i64(kind))
    return kinds


def is_refused(side: Side, head: i64, card: i64) -> bool:
    return has(side.refused_strikes, head * BASES_OF_A_HEAD + i64(BASE_NUMBER[card]))


def bar_strike(side: Side, head: i64, card: i64) -> None:
    """The base of that head, counted within its team, is not proposed again this turn."""
    side.refused_strikes |= bit(head * BASES_OF_A_HEAD + i64(BASE_NUMBER[card]))


def propose_buy(state: Position, player: i64, card: i64) -> None:
    if state.events is not None:
        state.note(happenings.PROPOSE, player, card)
    terms = deal(player, False, 0, card)
    state.pending.push(step(verbs.SHARE, player, False, i64(COST[card]), terms))


def propose_strike(state: Position, player: i64, owner: i64, card: i64) -> None:
    if state.events is not None:
        state.note(happenings.PROPOSE_STRIKE, player, owner, card)
    terms = deal(player, True, owner, card)
    state.pending.push(step(verbs.SHARE, player, False, i64(DEFENCE[card]), terms))


def following(state: Position, player: i64, terms: i64) -> i64:
    """The head asked after this one: clockwise within the team, back to the starter; or -1."""
    team = team_of(state, player)
    first = lowest(team)
    head = player
    while True:
        head += 1
        if not has(team, head):
            head = first
        if head == starter_of(terms):
            return -1
        if has(payers(state, player), head) and pool(state, head, is_by_combat(terms)) > 0:
            return head


def least_share(state: Position, asked: i64) -> i64:
    """The least a head can pay: what those asked later cannot; the starter pays something."""
    terms = extra_of(asked)
    later: i64 = 0
    head = following(state, player_of(asked), terms)
    while head >= 0:
        later += pool(state, head, is_by_combat(terms))
        head = following(state, head, terms)
    least = amount_of(asked) - later
    floor: i64 = 1 if player_of(asked) == starter_of(terms) else 0
    return least if least > floor else floor


def most_share(state: Position, asked: i64) -> i64:
    """The most a head can pay: what is missing, or all it has; the starter leaves something."""
    terms = extra_of(asked)
    own = pool(state, player_of(asked), is_by_combat(terms))
    missing = amount_of(asked)
    if player_of(asked) == starter_of(terms):
        missing -= 1
    return own if own < missing else missing


def share(state: Position, asked: i64, amount: i64) -> None:
    """A head promises its part; with the last part everything is paid."""
    player = player_of(asked)
    terms = extra_of(asked)
    missing = amount_of(asked) - amount
    state.sides[player].pledge = amount
    if state.events is not None:
        state.note(happenings.PLEDGE, player, amount)
    if missing > 0:
        head = following(state, player, terms)
        state.pending.push(step(verbs.SHARE, head, True, missing, terms))
    else:
        conclude(state, terms)


def refuse(state: Position, player: i64, terms: i64) -> None:
    """Nothing is paid, and the starter does not propose the same again this turn."""
    starter = starter_of(terms)
    rest = team_of(state, starter)
    while rest:
        state.sides[lowest(rest)].pledge = 0
        rest &= rest - 1
    if not is_by_combat(terms):
        state.sides[starter].refused_buys |= bit(card_in(terms))
    elif state.rules & OLD_HYDRA:
        bar_kind(state.sides[starter], card_in(terms))
    else:
        bar_strike(state.sides[starter], owner_in(terms) % (state.players >> 1), card_in(terms))
    if state.events is not None:
        state.note(happenings.REFUSE, player, starter)


def bar_kind(side: Side, card: i64) -> None:
    """Version 2: bases alike are barred whoever has them."""
    head: i64 = 0
    while head < MOST_HEADS:
        bar_strike(side, head, card)
        head += 1


def conclude(state: Position, terms: i64) -> None:
    """All pay what they promised; the starter gets the card, or the base is destroyed."""
    starter = starter_of(terms)
    card = card_in(terms)
    rest = team_of(state, starter)
    while rest:
        side = state.sides[lowest(rest)]
        if is_by_combat(terms):
            side.combat -= side.pledge
        else:
            side.trade -= side.pledge
        side.pledge = 0
        rest &= rest - 1
    if is_by_combat(terms):
        owner = owner_in(terms)
        if state.events is not None:
            state.note(happenings.STRIKE_TOGETHER, starter, owner, card)
        lose_base(state.sides[owner], card)
    else:
        if state.events is not None:
            state.note(happenings.BUY_TOGETHER, starter, card)
        acquire(state, starter, card)


# The shared turn.


def hand_over(state: Position, player: i64, mate: i64) -> None:
    """Another head goes on with the team's turn."""
    state.pending.replace(step(verbs.MAIN, mate, False, 0, 0))
    state.acted = False
    if state.events is not None:
        state.note(happenings.HAND_OVER, player, mate)


def hand_over_to(state: Position, mate: i64) -> i64:
    """The action that hands the turn to a teammate, if that is legal now, or -1."""
    asked = state.pending.top
    if state.winners or asked & 255 != verbs.MAIN or state.mode != HYDRA or not state.acted:
        return -1
    return moves.HAND_OVER + mate if has(mates(state, player_of(asked)), mate) else i64(-1)


# Emperor: a card for a teammate.


def heirs(state: Position, player: i64) -> i64:
    """A mask: teammates who can be sent a card."""
    return state.alive & team_of(state, player) & ~bit(player)


def send(state: Position, player: i64, card: i64) -> None:
    """Pay 1 trade to move a card from the own discard pile to a teammate's."""
    state.sides[player].trade -= 1
    mates_left = heirs(state, player)
    if mates_left & (mates_left - 1):
        state.pending.push(step(verbs.SEND_TO, player, False, card, 0))
    else:
        send_to(state, player, lowest(mates_left), card)


def send_to(state: Position, player: i64, mate: i64, card: i64) -> None:
    state.sides[player].remove(DISCARD, card)
    state.sides[mate].add(DISCARD, card)
    if state.events is not None:
        state.note(happenings.SEND, player, mate, card)
