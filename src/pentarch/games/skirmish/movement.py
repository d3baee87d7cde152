"""Movement: how far a figure gets, what it costs, and where it may stop.

A move is asked for by its end. The figure takes the cheapest way there; it stops only where it may
stand, so it never shares a space, and points that are left can be spent on another move. A place
is a number: the upper left space of the base, and TURNED for a base that faces the other way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pentarch.core.bits import bit, lowest
from pentarch.core.steps import step
from pentarch.games.skirmish import happenings, moves, names, verbs
from pentarch.games.skirmish.boards import DIRECTIONS, FAR, TURNS, Footprint
from pentarch.games.skirmish.cards import SIZE, SPEED, TRIPOD
from pentarch.games.skirmish.effects import let_arrange
from pentarch.games.skirmish.figures import (
    base_at,
    base_of,
    board,
    footprint,
    glides,
    has_ability,
    is_in,
    is_massive,
    nth,
    put,
    spaces_in,
    touches,
)
from pentarch.games.skirmish.maps import DIFFICULT
from pentarch.games.skirmish.missions import BEACON, BEACON_MISSIONS, BURDEN
from pentarch.games.skirmish.state import (
    FACING,
    FIGURE,
    HAS_STRUCK,
    HAS_WALKED,
    IS_HALTED,
    LOAD,
    NO_SPACE,
    NOBODY,
    STUNNED,
    TOKEN_BYTES,
    TOKEN_KIND,
    TOKEN_SPACE,
    Position,
    card_of,
    figures_of,
    has_condition,
    is_standing,
    opponent,
    owner_of,
    space_of,
    token,
)

PLACES: Final = 512
TURNED: Final = 256
_UNREACHED: Final = vec[u8]([FAR] * PLACES)
_NOWHERE: Final = vec[i64]([-1] * PLACES)
_QUEUE: Final = vec[i64]([0] * 256)
EVERYWHERE: Final = 60  # more spaces than any way has


def speed_of(state: Position, figure: i64) -> i64:
    """Speed, less what a load costs."""
    speed = i64(SPEED[card_of(state, figure)])
    if state.figures[figure * FIGURE + LOAD]:
        speed -= i64(BURDEN[state.mission])
    return max(speed, 0)


def place_of(state: Position, figure: i64) -> i64:
    """Where a figure stands, as a place."""
    return space_of(state, figure) | i64(state.figures[figure * FIGURE + FACING]) << 8


# How far.


def reach(state: Position, figure: i64, budget: i64, paying: bool) -> vec[u8]:
    """What each place costs the figure, FAR where it does not get.

    Paying for movement points, difficult ground and hostile figures cost more; moving a number of
    spaces, they do not, and large figures do not turn.
    """
    card = card_of(state, figure)
    if i64(SIZE[card]) == 0:
        return reach_small(state, figure, budget, paying and not glides(card), glides(card))
    return reach_large(state, figure, budget, paying, glides(card))


def reach_small(state: Position, figure: i64, budget: i64, paying: bool, gliding: bool) -> vec[u8]:
    costs = _UNREACHED[:TURNED]
    queue = _QUEUE[:]
    field = board(state)
    steps = field.glide if gliding else field.walk
    at = state.at
    mine = owner_of(figure)
    start = space_of(state, figure)
    costs[start] = u8(0)
    queue[0] = start
    done: i64 = 0
    end: i64 = 1
    while done < end:
        here = queue[done]
        done += 1
        cost = i64(costs[here]) + 1
        if cost > budget:
            continue
        place = here * DIRECTIONS
        last = place + DIRECTIONS
        while place < last:
            there = i64(steps[place])
            place += 1
            if there == NO_SPACE or i64(costs[there]) <= cost:
                continue
            price = cost
            if paying:
                other = i64(at[there])
                if other != NOBODY and owner_of(other) != mine:
                    price += 1
                if i64(field.grounds[there]) == DIFFICULT:
                    price += 1
                if price > budget or price >= i64(costs[there]):
                    continue
            costs[there] = u8(price)
            if end == len(queue):
                queue = append(queue, there)
            else:
                queue[end] = there
            end += 1
    return costs


def reach_large(state: Position, figure: i64, budget: i64, paying: bool, gliding: bool) -> vec[u8]:
    costs = _UNREACHED[:]
    outlines = [footprint(state, figure, 0), footprint(state, figure, 1)]
    start = place_of(state, figure)
    wary = is_massive(state, figure) and has_other_massive(state, figure)
    costs[start] = u8(0)
    queue = vec[i64]([start])
    done: i64 = 0
    while done < len(queue):
        here = queue[done]
        done += 1
        if i64(costs[here]) >= budget:
            continue
        facing = here >> 8
        outline = outlines[facing]
        place: i64 = 0
        while place < DIRECTIONS + TURNS:
            there, facing_there = neighbour(outline, here & 255, facing, place, paying)
            place += 1
            if there == NO_SPACE:
                continue
            base = base_at(outlines[facing_there], there)
            if wary and is_barred(state, figure, base):
                continue
            price = i64(costs[here]) + 1
            if paying and not gliding:
                price += surcharge(state, figure, base)
            target = there | facing_there << 8
            if price <= budget and price < i64(costs[target]):
                costs[target] = u8(price)
                queue = append(queue, target)
    return costs


def neighbour(
    outline: Footprint, space: i64, facing: i64, place: i64, paying: bool
) -> tuple[i64, i64]:
    """The next base: a step in one of the directions, or a turn."""
    if place < DIRECTIONS:
        return i64(outline.steps[space * DIRECTIONS + place]), facing
    if not paying:
        return NO_SPACE, facing
    return i64(outline.turns[space * TURNS + place - DIRECTIONS]), 1 - facing


def surcharge(state: Position, figure: i64, base: i64) -> i64:
    """One more for difficult ground anywhere in the base, and one for hostile figures."""
    field = board(state)
    difficult: i64 = 0
    hostile: i64 = 0
    place: i64 = 0
    while place < spaces_in(base):
        space = nth(base, place)
        other = i64(state.at[space])
        if other != NOBODY and owner_of(other) != owner_of(figure):
            hostile = 1
        if i64(field.grounds[space]) == DIFFICULT:
            difficult = 1
        place += 1
    return difficult + hostile


def has_other_massive(state: Position, figure: i64) -> bool:
    rest = state.standing & ~bit(figure)
    while rest:
        if is_massive(state, lowest(rest)):
            return True
        rest &= rest - 1
    return False


def is_barred(state: Position, figure: i64, base: i64) -> bool:
    """A Massive figure does not enter the spaces of another."""
    if not is_massive(state, figure):
        return False
    place: i64 = 0
    while place < spaces_in(base):
        other = i64(state.at[nth(base, place)])
        if other != NOBODY and other != figure and is_massive(state, other):
            return True
        place += 1
    return False


# By which way.


def ways(state: Position, figure: i64, costs: vec[u8], paying: bool) -> vec[i64]:
    """For each place that costs something: the place before it on a cheapest way; else -1."""
    before = _NOWHERE[: len(costs)]
    outlines = [footprint(state, figure, 0), footprint(state, figure, 1)]
    plain = not paying or glides(card_of(state, figure))
    here: i64 = 0
    while here < len(costs):
        cost = i64(costs[here])
        if cost != FAR:
            facing = here >> 8
            way: i64 = 0
            while way < DIRECTIONS + TURNS:
                there, turned = neighbour(outlines[facing], here & 255, facing, way, paying)
                way += 1
                if there == NO_SPACE:
                    continue
                place = there | turned << 8
                if i64(costs[place]) == FAR or before[place] >= 0:
                    continue
                price: i64 = 1
                if not plain:
                    price += surcharge(state, figure, base_at(outlines[turned], there))
                if cost + price == i64(costs[place]):
                    before[place] = here
        here += 1
    before[place_of(state, figure)] = -1
    return before


def way_to(state: Position, figure: i64, place: i64, costs: vec[u8], paying: bool) -> list[int]:
    """The names of the spaces on a cheapest way to a place, the last one included."""
    before = ways(state, figure, costs, paying)
    way: list[int] = []
    while before[place] >= 0:
        way.insert(0, names.place_of(state, place & 255))
        place = before[place]
    return way


# Where it may stop.


def can_stop(state: Position, figure: i64, place: i64) -> bool:
    """Whether a figure may end there; a Massive one may, where others stand."""
    card = card_of(state, figure)
    if i64(SIZE[card]) == 0:
        other = i64(state.at[place & 255])
        return other in (NOBODY, figure)
    base = base_at(footprint(state, figure, place >> 8), place & 255)
    if is_massive(state, figure):
        return not is_barred(state, figure, base)
    return is_free(state, figure, base)


def is_free(state: Position, figure: i64, base: i64) -> bool:
    place: i64 = 0
    while place < spaces_in(base):
        other = i64(state.at[nth(base, place)])
        if other != NOBODY and other != figure:
            return False
        place += 1
    return True


def ends_into(
    state: Position, figure: i64, budget: i64, paying: bool, out: vec[i64], many: i64
) -> i64:
    """The places where a figure can go."""
    if budget <= 0:
        return many
    costs = reach(state, figure, budget, paying)
    size = board(state).size
    here = place_of(state, figure)
    turned: i64 = 0
    while turned < len(costs):
        space: i64 = 0
        while space < size:
            place = turned + space
            space += 1
            if i64(costs[place]) == FAR or place == here:
                continue
            if can_stop(state, figure, place):
                out[many] = moves.SPACE + place
                many += 1
        turned += TURNED
    return many


def has_end(state: Position, figure: i64, budget: i64, paying: bool) -> bool:
    """Whether a figure can go anywhere."""
    if budget <= 0:
        return False
    costs = reach(state, figure, budget, paying)
    here = place_of(state, figure)
    place: i64 = 0
    while place < len(costs):
        if i64(costs[place]) != FAR and place != here and can_stop(state, figure, place):
            return True
        place += 1
    return False


# Going.


def can_leave(state: Position, figure: i64) -> bool:
    """Whether a figure may leave its space of its own will."""
    if has_condition(state, figure, STUNNED):
        return False
    if figure != state.active:
        return True
    if state.deeds & IS_HALTED:
        return False
    return not (state.deeds & HAS_STRUCK and has_ability(state, figure, TRIPOD))


def cost_of(state: Position, figure: i64, place: i64, budget: i64, paying: bool) -> i64:
    """What the way to a place costs."""
    return i64(reach(state, figure, budget, paying)[place])


def go(state: Position, figure: i64, place: i64, budget: i64, paying: bool) -> i64:
    """Move a figure of its own will; what is left of the budget."""
    left = budget - cost_of(state, figure, place, budget, paying)
    if figure == state.active:
        state.deeds |= HAS_WALKED
    if state.events is not None:
        where = names.place_of(state, place & 255)
        way = way_to(state, figure, place, reach(state, figure, budget, paying), paying)
        state.note(happenings.STEP, *names.who(state, figure), where, place >> 8, left, *way)
    stand(state, figure, place)
    return left


def push(state: Position, figure: i64, place: i64) -> None:
    """Move or place a figure by the will of others."""
    if state.events is not None:
        where = names.place_of(state, place & 255)
        state.note(happenings.PUSH, *names.who(state, figure), where, place >> 8)
    stand(state, figure, place)


def stand(state: Position, figure: i64, place: i64) -> None:
    """Leave one place and enter another; whoever is in the way of a Massive figure gives way."""
    state.left |= bit(figure)
    crushed = crushed_by(state, figure, place)
    put(state, figure, place & 255, place >> 8)
    meet_beacon(state, figure)
    if crushed:
        if figure == state.active:
            state.deeds |= IS_HALTED
        make_way(state, figure, crushed)


def crushed_by(state: Position, figure: i64, place: i64) -> i64:
    """A mask: the figures on which a Massive figure would end."""
    if not is_massive(state, figure):
        return 0
    base = base_at(footprint(state, figure, place >> 8), place & 255)
    found: i64 = 0
    part: i64 = 0
    while part < spaces_in(base):
        other = i64(state.at[nth(base, part)])
        if other != NOBODY and other != figure:
            found |= bit(other)
        part += 1
    return found


def make_way(state: Position, figure: i64, crushed: i64) -> None:
    """Each is moved by its controller; those of the moving player come first."""
    player = owner_of(figure)
    let_give_way(state, opponent(player), crushed)
    let_give_way(state, player, crushed)


def let_give_way(state: Position, player: i64, crushed: i64) -> None:
    """The figures of a player give way in any order."""
    many: i64 = 0
    rest = crushed & figures_of(player)
    while rest:
        state.pending.push(step(verbs.GIVE_WAY, player, False, lowest(rest), 0))
        rest &= rest - 1
        many += 1
    let_arrange(state, player, many)


def ways_out_into(state: Position, figure: i64, out: vec[i64]) -> i64:
    """The nearest places for a figure that gives way."""
    costs = reach(state, figure, EVERYWHERE, False)
    nearest = nearest_way_out(state, figure, costs)
    if nearest == FAR:
        costs = counted(state, figure)
        nearest = nearest_way_out(state, figure, costs)
    many: i64 = 0
    place: i64 = 0
    while place < len(costs):
        if i64(costs[place]) == nearest and nearest != FAR and is_refuge(state, figure, place):
            out[many] = moves.SPACE + place
            many += 1
        place += 1
    return many


def nearest_way_out(state: Position, figure: i64, costs: vec[u8]) -> i64:
    nearest: i64 = FAR
    place: i64 = 0
    while place < len(costs):
        if i64(costs[place]) < nearest and is_refuge(state, figure, place):
            nearest = i64(costs[place])
        place += 1
    return nearest


def is_refuge(state: Position, figure: i64, place: i64) -> bool:
    """Nobody gives way onto others, not even a Massive figure."""
    base = base_at(footprint(state, figure, place >> 8), place & 255)
    return is_free(state, figure, base)


def counted(state: Position, figure: i64) -> vec[u8]:
    """For a figure that no way leads out for: every place, by spaces counted."""
    field = board(state)
    outline = footprint(state, figure, 0)
    costs = _UNREACHED[:TURNED]
    here = space_of(state, figure)
    gliding = glides(card_of(state, figure))
    space: i64 = 0
    while space < field.size:
        if outline.stands(space) and (gliding or not field.is_blocking(space)):
            costs[space] = u8(min(field.distance(here, space), FAR - 1))
        space += 1
    return costs


# Placing.


def landings_into(state: Position, figure: i64, spaces: i64, out: vec[i64]) -> i64:
    """Where a figure can be put so that one of its spaces was empty and so near."""
    field = board(state)
    many: i64 = 0
    facing: i64 = 0
    while facing < 2:
        outline = footprint(state, figure, facing)
        space: i64 = 0
        while space < field.size:
            place = space | facing << 8
            if outline.stands(space) and is_landing(state, figure, place, spaces):
                out[many] = moves.SPACE + place
                many += 1
            space += 1
        if outline.width == outline.height:
            return many
        facing += 1
    return many


def is_landing(state: Position, figure: i64, place: i64, spaces: i64) -> bool:
    field = board(state)
    base = base_at(footprint(state, figure, place >> 8), place & 255)
    if not is_free(state, figure, base) or place == place_of(state, figure):
        return False
    own = base_of(state, figure)
    part: i64 = 0
    while part < spaces_in(base):
        space = nth(base, part)
        part += 1
        if field.is_blocking(space) or is_in(own, space):
            continue
        if nearest_from(state, own, space) <= spaces:
            return True
    return False


def nearest_from(state: Position, base: i64, space: i64) -> i64:
    field = board(state)
    nearest: i64 = FAR
    part: i64 = 0
    while part < spaces_in(base):
        nearest = min(nearest, field.distance(nth(base, part), space))
        part += 1
    return nearest


# The beacon.


def meet_beacon(state: Position, figure: i64) -> None:
    """Whoever carries a holocron into a space adjacent to the beacon may give it away."""
    if not could_transmit(state, figure):
        return
    number: i64 = 0
    while number < len(state.tokens) // TOKEN_BYTES:
        if token(state, number, TOKEN_KIND) == BEACON:
            if touches(state, figure, token(state, number, TOKEN_SPACE)):
                state.pending.push(step(verbs.TRANSMIT, owner_of(figure), True, figure, 0))
            return
        number += 1


def could_transmit(state: Position, figure: i64) -> bool:
    """Whether a figure carries something that a beacon takes."""
    if not BEACON_MISSIONS[state.mission] or not is_standing(state, figure):
        return False
    return state.figures[figure * FIGURE + LOAD] != 0
