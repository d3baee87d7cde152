"""What a position cannot be: refused with a sentence that says why."""

from __future__ import annotations

from pentarch.core.bits import has, nibble
from pentarch.core.steps import Step
from pentarch.core.words import BadPosition, say
from pentarch.games.commanders import rules, specials, verbs
from pentarch.games.commanders.cards import (
    FLEET_LIMIT,
    HAND_AND_FLEET,
    KINDS,
    NO_PLANET,
    PLANET_COUNT,
    SHIPS,
    SLAVE_ONE,
    SLOTS,
    STAR_DESTROYER,
    SUPER_DESTROYER,
    copies_of,
)
from pentarch.games.commanders.rules import Commanders
from pentarch.games.commanders.scoring import ranking
from pentarch.games.commanders.state import (
    EIGHT,
    IN_PLAY,
    barred_of,
    can_capture,
    fleet_of,
    gifts,
    holds,
    listed,
    matches,
    neighbour,
    planet_at,
    size_of,
    value_at,
)


def check(state: Commanders) -> None:
    """Refuse what cannot arise: wrong cards or planets, hands and lines that do not fit."""
    eight = SHIPS + (int(state.rules) >> EIGHT)
    whole = tuple(copies_of(card, eight) for card in range(KINDS))
    counted = census(state)
    if counted[:KINDS] != whole:
        raise BadPosition(say("commanders-refusal-cards"))
    if counted[KINDS:] != (1,) * PLANET_COUNT:
        raise BadPosition(say("commanders-refusal-planets"))
    for slot in range(SLOTS):
        check_line(state, slot)
    check_end(state)
    if state.resets * 2 * state.players > state.turns:
        raise BadPosition(say("commanders-refusal-resets"))
    if not is_question_possible(state):
        raise BadPosition(say("commanders-refusal-question"))
    for player in range(state.players):
        check_player(state, player)


def check_line(state: Commanders, slot: int) -> None:
    """A line has different ships, no more than the planet is worth."""
    ships = listed(state.table[slot])
    if len({*ships}) < len(ships) or any(ship >= SHIPS for ship in ships):
        raise BadPosition(say("commanders-refusal-line", number=slot))
    if len(ships) > value_at(state, slot):
        raise BadPosition(say("commanders-refusal-line", number=slot))


def check_end(state: Commanders) -> None:
    """The game is over exactly when a planet is missing or the last turn is over."""
    missing = [slot for slot in range(SLOTS) if planet_at(state, slot) == NO_PLANET]
    over = len(missing) == 1 and state.pile.size == 0
    if missing and not over:
        raise BadPosition(say("commanders-refusal-planets"))
    steps = state.pending.steps()
    over = over or state.turns == state.cap
    if not steps or state.turns > state.cap or rules.is_looping(state):
        raise BadPosition(say("commanders-refusal-end"))
    if state.winners != (1 << ranking(state)[0] if over else 0):
        raise BadPosition(say("commanders-refusal-end"))


def is_question_possible(state: Commanders) -> bool:
    """Whether the stack is a turn and at most one question that the turn can lead to."""
    steps = state.pending.steps()
    if steps[0] != (verbs.TURN, steps[0][1], False, 0, 0) or len(steps) > 2:
        return False
    if len(steps) == 1:
        return True
    return not state.winners and is_second_question_possible(state, steps[0][1], steps[1])


def is_second_question_possible(state: Commanders, mover: int, asked: Step) -> bool:
    verb, player, optional, amount, extra = asked
    if optional != (verb == verbs.PASS_ON) or (verb != verbs.PASS_ON and player != mover):
        return False
    if verb == verbs.PASS_ON:
        return is_chain_possible(state, mover, player, amount, extra)
    if verb == verbs.KEEP:
        if amount >= SLOTS or extra or not can_capture(state, player, amount):
            return False
        return size_of(matches(state, player, amount)) == value_at(state, amount)
    if state.stuck:
        return False
    last = state.discards.cards()[-2:]
    if verb == verbs.SHOOT_ALSO:
        if amount >= SLOTS or extra or len(last) < 2 or last[0] != SUPER_DESTROYER:
            return False
        room = size_of(state.table[amount]) < value_at(state, amount)
        fits = last[1] < SHIPS and not holds(state.table[amount], last[1])
        return room and fits and specials.can_shoot_also(state, amount)
    if extra >= SHIPS or last[-1:] != [STAR_DESTROYER]:
        return False
    if verb == verbs.SWAP_WITH:
        there = amount < SLOTS + state.players and holds(state.table[amount], extra)
        return there and specials.has_partner(state, amount, extra)
    if amount >= state.players or amount == mover or not holds(state.known[mover], extra):
        return False
    return gifts(state, mover, extra) != 0


def is_chain_possible(state: Commanders, mover: int, player: int, partner: int, side: int) -> bool:
    """Slave I goes from neighbour to neighbour and never back to its owner."""
    if side > 1 or player == mover or partner == mover or state.stuck:
        return False
    if partner != neighbour(state, player, side) or state.discards.cards()[-1:] != [SLAVE_ONE]:
        return False
    return bool(specials.can_exchange(state, player, partner))


def check_player(state: Commanders, player: int) -> None:
    """Hand and fleet are five cards, but for what the question is about."""
    hand, fleet = state.hands[player], fleet_of(state, player)
    if any(card >= SHIPS for card in listed(fleet)) or size_of(fleet) > FLEET_LIMIT:
        raise BadPosition(say("commanders-refusal-fleet", number=player))
    if size_of(hand) + size_of(fleet) not in sizes_possible(state, player):
        raise BadPosition(say("commanders-refusal-hand", number=player))
    if not is_knowledge_possible(state, player):
        raise BadPosition(say("commanders-refusal-known", number=player))


def sizes_possible(state: Commanders, player: int) -> range:
    steps = state.pending.steps()
    verb, mover = steps[-1][0], steps[0][1]
    owner = steps[-1][3] if verb == verbs.GIVE else -1
    if player == mover and state.winners and state.turns < state.cap:
        return range(1, HAND_AND_FLEET)  # the last card is not replaced
    short = verb in (verbs.SHOOT_ALSO, verbs.SWAP_WITH, verbs.PASS_ON)
    missing = player == owner or (player == mover and short)
    return range(HAND_AND_FLEET - missing, HAND_AND_FLEET - missing + 1)


def is_knowledge_possible(state: Commanders, player: int) -> bool:
    """Whether the known cards are in the hand, and no unseen one is of a kind that it is not."""
    hand, known = listed(state.hands[player]), listed(state.known[player])
    for card in known:
        if card not in hand or card >= SHIPS:
            return False
        hand.remove(card)
    return not any(has(barred_of(state, player), card) for card in hand)


def census(state: Commanders) -> tuple[int, ...]:
    """How many cards of each kind there are in all places together, then each planet."""
    cards = state.deck.cards() + state.discards.cards()
    for heap in [*state.hands, *state.table]:
        cards += listed(heap)
    planets = state.pile.cards() + [int(planet_at(state, slot)) for slot in range(SLOTS)]
    planets += [it for it in range(PLANET_COUNT) if nibble(state.fates, it) != IN_PLAY]
    kinds = tuple(cards.count(kind) for kind in range(KINDS))
    return kinds + tuple(planets.count(planet) for planet in range(PLANET_COUNT))
