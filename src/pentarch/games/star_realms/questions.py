"""Which stacks of questions can arise: the part of a position that is hardest to get right."""

from __future__ import annotations

from typing import Final

from pentarch.core.bits import bit, has
from pentarch.core.steps import Step, step
from pentarch.games.star_realms import verbs
from pentarch.games.star_realms.cards import CARDS, COPYING, COST, DEFENCE, KINDS
from pentarch.games.star_realms.combat import keeps_damage
from pentarch.games.star_realms.modes import attackable, base_owners, emperor_of, foes, open_bases
from pentarch.games.star_realms.state import (
    DEFERRED_DISCARDS,
    DISCARD,
    EMPEROR,
    HYDRA,
    IN_PLAY,
    RAID,
    TOP_ROOM,
    Position,
    row_kinds,
    team_of,
)
from pentarch.games.star_realms.teamwork import (
    card_in,
    deal,
    following,
    heirs,
    is_by_combat,
    least_share,
    most_share,
    owner_in,
    pool,
    starter_of,
)

# Questions that a card asks of its owner: verb, optional, amount, extra.
OF_A_CARD: Final = {
    (verbs.SCRAP, True, 1, 0),
    (verbs.SCRAP, False, 1, 0),
    (verbs.SCRAP_FROM_HAND, False, 1, 0),
    (verbs.SCRAP_AND_DRAW, True, 2, 0),
    (verbs.SCRAP_AND_DRAW, True, 1, 1),
    (verbs.DISCARD_AND_DRAW, True, 2, 0),
    (verbs.DISCARD_AND_DRAW, True, 1, 1),
    (verbs.SCRAP_FROM_ROW, True, 1, 0),
    (verbs.DESTROY_BASE, True, 1, 0),
    (verbs.ACQUIRE_SHIP, False, 1, 0),
    (verbs.COPY_SHIP, False, 1, 0),
}
BOTH_OF_BLOB_DESTROYER: Final = [
    (verbs.SCRAP_FROM_ROW, True, 1, 0),
    (verbs.DESTROY_BASE, True, 1, 0),
]


def can_arise(state: Position) -> bool:
    """Whether the stack is one of those that the rules build; its top must have a choice."""
    steps = state.pending.steps()
    mover = steps[0][1]
    shares = any(verb == verbs.SHARE for verb, *_ in steps)
    if not shares and any(side.pledge for side in state.sides):
        return False
    return steps[0] == (verbs.MAIN, mover, False, 0, 0) and can_be_asked(state, mover, steps[1:])


def can_be_asked(state: Position, mover: int, steps: list[Step]) -> bool:
    """Whether these steps can lie above the main question, the last one being asked."""
    if not steps:
        return True
    if steps[0][0] == verbs.BURY:
        return is_legacy(state, mover, steps)
    if steps[-1][0] == verbs.DISCARD:
        return is_discard(state, mover, steps)
    if any(player != mover for _, player, *_ in steps) and steps[-1][0] != verbs.SHARE:
        return False
    forms = [(verb, optional, amount, extra) for verb, _, optional, amount, extra in steps]
    if forms == BOTH_OF_BLOB_DESTROYER:
        return True
    return len(steps) == 1 and is_single_question(state, mover, steps[0], forms[0])


def is_legacy(state: Position, mover: int, steps: list[Step]) -> bool:
    """A fallen player leaves cards to heirs, the last of whom is asked about first."""
    fallen = steps[0][1]
    if has(state.alive, fallen) or has(team_of(state, mover), fallen):
        return False
    if state.mode == EMPEROR:
        possible = [int(emperor_of(fallen))]
    elif state.mode == RAID:
        living = int(state.alive & team_of(state, fallen))
        possible = [heir for heir in reversed(range(state.players)) if has(living, heir)]
    else:
        return False
    asked = steps[1:]
    expected = [(verbs.LEGACY, fallen, True, heir, 0) for heir in possible[: len(asked)]]
    return bool(asked) and steps[0][2:] == (False, 0, 0) and asked == expected


def is_discard(state: Position, mover: int, steps: list[Step]) -> bool:
    """Forced now by the mover, or put off until the mover's turn."""
    for verb, player, optional, amount, extra in steps:
        if verb != verbs.DISCARD or optional or extra or not 1 <= amount <= 200:
            return False
        if not has(state.alive, player):
            return False
    players = [player for _, player, *_ in steps]
    if state.rules & DEFERRED_DISCARDS:
        own = team_of(state, mover) if state.mode == HYDRA else bit(mover)
        return players == sorted(set(players)) and all(has(own, it) for it in players)
    return len(steps) == 1 and steps[0][3] == 1 and bool(has(foes(state, mover), players[0]))


def is_single_question(
    state: Position, mover: int, asked: Step, form: tuple[int, bool, int, int]
) -> bool:
    verb, _, optional, amount, extra = asked
    side = state.sides[mover]
    if verb == verbs.COPY_SHIP:
        needles = sum(int(side.count(IN_PLAY, it)) for it in range(KINDS) if has(COPYING, it))
        return form in OF_A_CARD and guises_in_use(state, mover) < needles
    if form in OF_A_CARD:
        return True
    if verb == verbs.EITHER:
        return not optional and extra == 0 and amount < KINDS and bool(CARDS[amount].first)
    if verb == verbs.PUT_ON_TOP:
        ship = amount < KINDS and not CARDS[amount].is_base
        there = ship and bool(side.has(DISCARD, amount)) and side.on_top < TOP_ROOM
        return there and optional and extra == 0
    if verb == verbs.HOW_MUCH:
        return not optional and side.combat > 0 and is_target(state, mover, amount, extra)
    if verb == verbs.NAME_VICTIM:
        several = int(foes(state, mover))
        return not optional and (amount, extra) == (1, 0) and bool(several & (several - 1))
    if verb == verbs.SEND_TO:
        return not optional and extra == 0 and is_sent(state, mover, amount)
    return verb == verbs.SHARE and is_shared(state, mover, asked)


def guises_in_use(state: Position, player: int) -> int:
    guises, many = int(state.sides[player].guises), 0
    while guises:
        guises >>= 8
        many += 1
    return many


def is_target(state: Position, mover: int, target: int, extra: int) -> bool:
    """A player who may be attacked, or a base of the boss."""
    if target >= state.players:
        return False
    if extra == 0:
        return bool(has(attackable(state, mover), target))
    if not keeps_damage(state, target) or not has(base_owners(state, mover), target):
        return False
    return extra <= KINDS and bool(has(open_bases(state, target), extra - 1))


def is_sent(state: Position, mover: int, card: int) -> bool:
    several = int(heirs(state, mover))
    there = card < KINDS and bool(state.sides[mover].has(DISCARD, card))
    return state.mode == EMPEROR and there and bool(several & (several - 1))


def is_shared(state: Position, mover: int, asked: Step) -> bool:
    """A joint payment: some heads have promised, in order, and the next one is asked."""
    _, player, optional, missing, terms = asked
    if state.mode != HYDRA or starter_of(terms) != mover:
        return False
    card, owner, by_combat = int(card_in(terms)), int(owner_in(terms)), bool(is_by_combat(terms))
    if card >= KINDS or terms != deal(mover, by_combat, owner, card):
        return False
    side = state.sides[mover]
    if has(side.refused_strikes if by_combat else side.refused_buys, card):
        return False
    if by_combat:
        price = DEFENCE[card]
        if owner >= state.players or not has(foes(state, mover), owner):
            return False
        if not has(open_bases(state, owner), card):
            return False
    else:
        price = COST[card]
        if owner or not has(row_kinds(state), card):
            return False
    promised = [mover]
    while promised[-1] != player:
        head = int(following(state, promised[-1], terms))
        if head < 0:
            return False
        promised.append(head)
    promised.pop()
    pledges = [int(side.pledge) for side in state.sides]
    if any(pledge for head, pledge in enumerate(pledges) if head not in promised):
        return False
    if any(pledges[head] > pool(state, head, by_combat) for head in promised):
        return False
    if promised and not pledges[mover]:
        return False
    paid = sum(pledges)
    word = step(verbs.SHARE, player, optional, missing, terms)
    right = missing > 0 and paid + missing == price and optional == bool(promised)
    return right and bool(least_share(state, word) <= most_share(state, word))
