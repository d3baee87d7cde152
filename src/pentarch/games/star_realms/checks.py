"""What a position cannot be: refused with a sentence that says why."""

from __future__ import annotations

from collections import Counter
from typing import Final

from pentarch.core.bits import bit, count, has, lowest
from pentarch.core.steps import Step, step
from pentarch.core.words import BadPosition, say
from pentarch.games.star_realms import verbs
from pentarch.games.star_realms.cards import (
    CARDS,
    COPYING,
    COST,
    DEFENCE,
    EXPLORER,
    EXPLORER_PILE,
    KINDS,
    NO_CARD,
    ROW,
    SHIPS,
    STARTING_DECK,
    TRADE_DECK,
    USABLE,
    WITH_ALLY,
)
from pentarch.games.star_realms.combat import keeps_damage
from pentarch.games.star_realms.modes import (
    attackable,
    base_owners,
    emperor_of,
    foes,
    is_emperor,
    keeper,
    open_bases,
)
from pentarch.games.star_realms.playing import guise_at
from pentarch.games.star_realms.questions import has_choice
from pentarch.games.star_realms.rules import StarRealms
from pentarch.games.star_realms.setup import sets
from pentarch.games.star_realms.state import (
    ALLIES,
    DAMAGED,
    DEFERRED_DISCARDS,
    DISCARD,
    EMPEROR,
    HAND,
    HYDRA,
    IN_PLAY,
    KNOWN,
    RAID,
    READY,
    SCRAPPED,
    TOP_ROOM,
    Position,
    Side,
    row_at,
    row_kinds,
    side,
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
    refused_of,
    starter_of,
)
from pentarch.games.star_realms.turns import everybody_drawn
from pentarch.games.star_realms.views import guises


def check(state: StarRealms) -> None:
    """Refuse what cannot arise: wrong cards, wrong players, questions without a subject."""
    if census(state) != whole_census(int(state.players)):
        raise BadPosition(say("star-realms-refusal-cards"))
    check_row(state)
    steps = state.pending.steps()
    if not steps or steps[0][0] != verbs.MAIN or not has(state.alive, steps[0][1]):
        raise BadPosition(say("star-realms-refusal-question"))
    check_order(state, steps[0][1])
    for player in range(state.players):
        check_side(state, player, steps[0][1])
    check_end(state)
    if not state.winners and not (can_arise(state) and has_choice(state, state.pending.top)):
        raise BadPosition(say("star-realms-refusal-question"))


def check_row(state: StarRealms) -> None:
    """The row is full while the trade deck lasts, and has only cards of the trade deck."""
    for slot in range(ROW):
        card = int(row_at(state, slot))
        if card == NO_CARD:
            if state.deck.size:
                raise BadPosition(say("star-realms-refusal-row"))
        elif CARDS[card].pile != TRADE_DECK:
            raise BadPosition(say("star-realms-refusal-row"))


def check_order(state: StarRealms, mover: int) -> None:
    """Who begins, and which heads of a hydra have finished."""
    teams = state.mode in (HYDRA, EMPEROR)
    if teams and state.first != lowest(team_of(state, state.first)):
        raise BadPosition(say("star-realms-refusal-first-team"))
    heads = int(team_of(state, mover)) if state.mode == HYDRA else 0
    others = heads & ~(1 << mover) if not state.winners else heads
    if state.done & ~others:
        raise BadPosition(say("star-realms-refusal-heads"))


def check_side(state: StarRealms, player: int, mover: int) -> None:
    it = state.sides[player]
    alive = bool(has(state.alive, player))
    on_turn = player == mover or (state.mode == HYDRA and has(team_of(state, mover), player))
    sound = (
        within(it, READY, IN_PLAY, int(USABLE))
        and within(it, ALLIES, IN_PLAY, int(WITH_ALLY))
        and within(it, KNOWN, HAND, -1)
        and it.met & ~it.kinds[IN_PLAY] == 0
        and damage_is_possible(state, player)
        and guises_are_possible(it)
        and (it.debt == 0 or (bool(state.rules & DEFERRED_DISCARDS) and alive))
        and (state.mode == HYDRA or not (it.refused_buys or it.refused_strikes))
    )
    if not alive:
        sound = sound and has_nothing(state, player)
    if not on_turn or not alive:
        sound = sound and is_at_rest(it)
    if not sound:
        raise BadPosition(say("star-realms-refusal-side", number=player))


def within(it: Side, zone: int, whole: int, kinds: int) -> bool:
    """Whether a zone counts some of the cards of another, of these kinds only."""
    return not it.kinds[zone] & ~kinds and all(
        it.count(zone, card) <= it.count(whole, card) for card in range(KINDS)
    )


def damage_is_possible(state: StarRealms, player: int) -> bool:
    it = state.sides[player]
    if it.kinds[DAMAGED] and not keeps_damage(state, player):
        return False
    return all(
        it.has(IN_PLAY, card) and it.count(DAMAGED, card) < DEFENCE[card]
        for card in range(KINDS)
        if it.has(DAMAGED, card)
    )


def guises_are_possible(it: Side) -> bool:
    """Ships flown are ships; a Needle copies one of them, and the latest copy is remembered."""
    if it.flown & ~SHIPS or (it.last_guise != NO_CARD and not has(it.flown, it.last_guise)):
        return False
    if it.guises and (it.last_guise == NO_CARD or not it.flown & COPYING):
        return False
    return all(has(it.flown, guise_at(it, slot)) for slot in range(guises(it)))


def has_nothing(state: StarRealms, player: int) -> bool:
    """A fallen player has no cards but those that heirs are being chosen for."""
    it = state.sides[player]
    dying = bool(state.winners) or (verbs.BURY, player) in [
        step[:2] for step in state.pending.steps()
    ]
    zones = [HAND, IN_PLAY] if dying else [HAND, IN_PLAY, DISCARD]
    return not (any(it.kinds[zone] for zone in zones) or it.deck.size or it.on_top)


def is_at_rest(it: Side) -> bool:
    """Between turns there are no ships in play, no points, and all abilities are unused."""
    fresh = side([])
    for card in it.cards(IN_PLAY):
        fresh.enter_play(card)
    return (
        not it.kinds[IN_PLAY] & SHIPS
        and it.cards(READY) == fresh.cards(READY)
        and it.cards(ALLIES) == fresh.cards(ALLIES)
        and not (it.trade or it.combat or it.charges or it.pledge)
        and not (it.met or it.played or it.flown or it.guises)
        and not (it.refused_buys or it.refused_strikes)
        and it.last_guise == NO_CARD
    )


def check_end(state: StarRealms) -> None:
    """Who lives has authority, and the winners are those whom the rules make winners."""
    for player in range(state.players):
        keeps = int(keeper(state, player)) == player
        authority = int(state.sides[player].authority)
        fell_at_once = state.mode == HYDRA or (state.mode == EMPEROR and is_emperor(player))
        if not keeps and authority != 0:
            raise BadPosition(say("star-realms-refusal-authority"))
        if keeps and not fell_at_once and (authority > 0) != has(state.alive, player):
            raise BadPosition(say("star-realms-refusal-authority"))
        if fell_at_once and not has(state.alive, player):
            raise BadPosition(say("star-realms-refusal-authority"))
    winners = expected_winners(state)
    drawn = state.turns == state.limit and winners == 0
    if state.winners != winners and not (drawn and state.winners == everybody_drawn(state)):
        raise BadPosition(say("star-realms-refusal-winners"))


def expected_winners(state: Position) -> int:
    """Who has won by the authority that is left; 0 if the game goes on."""
    everybody = (1 << int(state.players)) - 1
    standing = [
        player
        for player in range(state.players)
        if has(state.alive, player) and state.sides[int(keeper(state, player))].authority > 0
    ]
    if state.mode < HYDRA:
        return 1 << standing[0] if len(standing) == 1 else 0
    teams = sorted({int(team_of(state, player)) for player in range(state.players)})
    for team in teams:
        decisive = [it for it in range(state.players) if has(team, it) and decides(state, it)]
        if not any(it in standing for it in decisive):
            return everybody & ~team
    return 0


def decides(state: Position, player: int) -> bool:
    """Whether a team stands with that player: in an emperor game only the emperor counts."""
    return state.mode != EMPEROR or bool(is_emperor(player))


# The stack.

# What a card asks of its owner, or does later. The rules look what there is to choose from when
# they come to it, so any number of these may wait, in any order.
PLAIN: Final = frozenset(
    {
        verbs.DRAW,
        verbs.DRAW_FOR_BASES,
        verbs.CHARGE,
        verbs.SCRAP,
        verbs.SCRAP_FROM_HAND,
        verbs.SCRAP_AND_DRAW,
        verbs.DISCARD_AND_DRAW,
        verbs.SCRAP_FROM_ROW,
        verbs.DESTROY_BASE,
        verbs.ACQUIRE_SHIP,
    }
)


def can_arise(state: Position) -> bool:
    """Whether what is asked has a subject, and what waits below it can wait."""
    steps = state.pending.steps()
    mover, waiting = steps[0][1], steps[1:]
    if not any(verb == verbs.SHARE for verb, *_ in steps) and any(it.pledge for it in state.sides):
        return False
    if not waiting:
        return True
    if waiting[0][0] == verbs.BURY:
        return is_legacy(state, mover, waiting)
    if waiting[-1][0] == verbs.DISCARD:
        return is_discard(state, mover, waiting)
    below, asked = waiting[:-1], waiting[-1]
    if any(verb not in PLAIN or player != mover for verb, player, *_ in below):
        return False
    return is_question_possible(state, mover, asked)


def is_question_possible(state: Position, mover: int, asked: Step) -> bool:
    """Whether the question on top has a subject; what there is to choose, the rules know."""
    verb, player, _, amount, extra = asked
    side = state.sides[mover]
    if verb == verbs.SHARE:
        return is_shared(state, mover, asked)
    if player != mover:
        return False
    if verb == verbs.EITHER:
        return bool(CARDS[amount].first)
    if verb == verbs.COPY_SHIP:
        needles = sum(int(side.count(IN_PLAY, it)) for it in range(KINDS) if has(COPYING, it))
        return guises(side) < needles
    if verb == verbs.PUT_ON_TOP:
        ship = not CARDS[amount].is_base and bool(side.has(DISCARD, amount))
        return ship and side.on_top < TOP_ROOM
    if verb == verbs.HOW_MUCH:
        return side.combat > 0 and is_target(state, mover, amount, extra)
    if verb == verbs.NAME_VICTIM:
        return count(foes(state, mover)) > 1
    if verb == verbs.SEND_TO:
        there = bool(side.has(DISCARD, amount))
        return state.mode == EMPEROR and there and count(heirs(state, mover)) > 1
    return verb in PLAIN and verb > verbs.MAIN


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
    return bool(asked) and asked == expected


def is_discard(state: Position, mover: int, steps: list[Step]) -> bool:
    """Forced now by the mover, or put off until the mover's turn."""
    players = [player for verb, player, *_ in steps if verb == verbs.DISCARD]
    if len(players) < len(steps) or not all(has(state.alive, it) for it in players):
        return False
    if state.rules & DEFERRED_DISCARDS:
        own = team_of(state, mover) if state.mode == HYDRA else bit(mover)
        return players == sorted(set(players)) and all(has(own, it) for it in players)
    return len(steps) == 1 and steps[0][3] == 1 and bool(has(foes(state, mover), players[0]))


def is_target(state: Position, mover: int, target: int, extra: int) -> bool:
    """A player who may be attacked, or a base of the boss."""
    if extra == 0:
        return bool(has(attackable(state, mover), target))
    if not keeps_damage(state, target) or not has(base_owners(state, mover), target):
        return False
    return bool(has(open_bases(state, target), extra - 1))


def is_shared(state: Position, mover: int, asked: Step) -> bool:
    """A joint payment: some heads have promised, in order, and the next one is asked."""
    _, player, optional, missing, terms = asked
    if state.mode != HYDRA or starter_of(terms) != mover:
        return False
    card, owner, by_combat = int(card_in(terms)), int(owner_in(terms)), bool(is_by_combat(terms))
    if card >= KINDS or terms != deal(mover, by_combat, owner, card):
        return False
    side = state.sides[mover]
    if has(refused_of(state, mover, owner) if by_combat else side.refused_buys, card):
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


# Cards.


def census(state: StarRealms) -> tuple[int, ...]:
    """How many cards of each kind there are in all places together."""
    cards = state.deck.cards()
    cards += [int(row_at(state, slot)) for slot in range(ROW)]
    cards += [EXPLORER] * int(state.explorers)
    for it in state.sides:
        for zone in (HAND, IN_PLAY, DISCARD, SCRAPPED):
            cards += it.cards(zone)
        cards += it.deck.cards() + it.top_cards()
    counted = Counter(cards)
    return tuple(counted[kind] for kind in range(KINDS))


def whole_census(players: int) -> tuple[int, ...]:
    """All cards of a game for so many players."""
    return tuple(
        card.copies * sets(players)
        if card.pile in (TRADE_DECK, EXPLORER_PILE)
        else STARTING_DECK.count(kind) * players
        for kind, card in enumerate(CARDS)
    )
