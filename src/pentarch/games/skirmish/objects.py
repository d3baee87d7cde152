"""Doors, terminals and the tokens of the missions: interacting, controlling, scoring."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pentarch.core.bits import bit, has, lowest
from pentarch.core.steps import step
from pentarch.games.skirmish import happenings, moves, verbs
from pentarch.games.skirmish.boards import DIRECTIONS, FAR
from pentarch.games.skirmish.cards import NON_SENTIENT
from pentarch.games.skirmish.damage import defeat, hurt, score, suffer_all
from pentarch.games.skirmish.effects import let_arrange
from pentarch.games.skirmish.figures import (
    ONE_SPACE,
    base_of,
    board,
    distance_to,
    figures_on_and_around,
    has_ability,
    is_massive,
    nth,
    out_of_the_way,
    spaces_in,
)
from pentarch.games.skirmish.maps import CAMP, EXTERIOR, MAPS
from pentarch.games.skirmish.missions import (
    BEACON,
    BEGINS,
    BOMBARDMENT,
    CONTRABAND,
    ENDS,
    HOLOCRON,
    LESSER_WORTH,
    MOST_CARRIED,
    PANEL,
    RAID,
    RAIDER,
    SCORE_CRATES,
    SCORE_PANELS,
    SCORE_SITES,
    SCORE_SMUGGLERS,
    SITE,
    WORTH,
)
from pentarch.games.skirmish.names import name_of_target, place_of, who
from pentarch.games.skirmish.state import (
    CARRIER,
    FIGURE,
    HAS_FLIPPED,
    LOAD,
    MOST_FIGURES,
    MOST_TOKENS,
    NO_SPACE,
    NOBODY,
    TOKEN,
    TOKEN_BYTES,
    TOKEN_KIND,
    TOKEN_SPACE,
    TOKEN_STATE,
    Position,
    figures_of,
    give_order,
    opponent,
    order_of,
    owner_of,
    set_token,
    token,
)


def tokens_of(state: Position) -> i64:
    return len(state.tokens) // TOKEN_BYTES


def add_token(state: Position, kind: i64, space: i64) -> None:
    state.tokens = append(state.tokens, u8(kind))
    state.tokens = append(state.tokens, u8(space))
    state.tokens = append(state.tokens, u8(0))
    state.tokens = append(state.tokens, u8(NOBODY))


# Interacting.


def interactions_into(state: Position, player: i64, figure: i64, out: vec[i64], many: i64) -> i64:
    """The tokens and doors that a figure can interact with."""
    if has_ability(state, figure, NON_SENTIENT):
        return many
    number: i64 = 0
    while number < tokens_of(state):
        if can_interact(state, player, figure, number):
            out[many] = moves.INTERACT + number
            many += 1
        number += 1
    door: i64 = 0
    while door < MAPS[state.map].doors:
        if not has(state.doors, door) and is_at_door(state, figure, door):
            out[many] = moves.INTERACT + moves.DOOR + door
            many += 1
        door += 1
    return many


def can_interact(state: Position, player: i64, figure: i64, number: i64) -> bool:
    space = token(state, number, TOKEN_SPACE)
    if space == NO_SPACE or not has(figures_on_and_around(state, space), figure):
        return False
    kind = token(state, number, TOKEN_KIND)
    if kind == PANEL:
        return not order_of(state, player, HAS_FLIPPED)
    if kind in (CONTRABAND, HOLOCRON):
        return i64(state.figures[figure * FIGURE + LOAD]) < i64(MOST_CARRIED[state.mission])
    return False


def is_at_door(state: Position, figure: i64, door: i64) -> bool:
    """Whether a figure stands in a space that shares an edge with a door."""
    base = base_of(state, figure)
    for space in MAPS[state.map].doorways[door]:
        place: i64 = 0
        while place < spaces_in(base):
            if nth(base, place) == space:
                return True
            place += 1
    return False


def interact(state: Position, player: i64, figure: i64, thing: i64) -> None:
    if thing >= moves.DOOR:
        state.doors |= bit(thing - moves.DOOR)
        if state.events is not None:
            state.note(happenings.OPEN_DOOR, *who(state, figure), thing - moves.DOOR)
    elif token(state, thing, TOKEN_KIND) == PANEL:
        set_token(state, thing, TOKEN_STATE, 1 - token(state, thing, TOKEN_STATE))
        give_order(state, player, HAS_FLIPPED)
        if state.events is not None:
            where = place_of(state, token(state, thing, TOKEN_SPACE))
            side = token(state, thing, TOKEN_STATE)
            state.note(happenings.INTERACT, *who(state, figure), where, side)
    else:
        retrieve(state, figure, thing)


def retrieve(state: Position, figure: i64, number: i64) -> None:
    """A token rides on the figure from now on."""
    set_token(state, number, TOKEN_SPACE, NO_SPACE)
    set_token(state, number, CARRIER, figure)
    state.figures[figure * FIGURE + LOAD] += u8(1)
    if state.events is not None:
        kind = token(state, number, TOKEN_KIND)
        state.note(happenings.RETRIEVE, *who(state, figure), kind)


def transmit(state: Position, figure: i64) -> None:
    """A holocron is given to the beacon."""
    number = carried(state, figure)
    discard_token(state, number)
    state.figures[figure * FIGURE + LOAD] -= u8(1)
    if state.events is not None:
        kind = token(state, number, TOKEN_KIND)
        state.note(happenings.TRANSMIT, *who(state, figure), kind)
    score(state, owner_of(figure), i64(WORTH[state.mission]), happenings.FOR_HOLOCRON)


def carried(state: Position, figure: i64) -> i64:
    """The first token that a figure carries, or -1."""
    number: i64 = 0
    while number < tokens_of(state):
        if token(state, number, CARRIER) == figure:
            return number
        number += 1
    return -1


def discard_token(state: Position, number: i64) -> None:
    set_token(state, number, TOKEN_SPACE, NO_SPACE)
    set_token(state, number, CARRIER, NOBODY)


# Controlling.


def controller(state: Position, space: i64) -> i64:
    """Who alone has figures on or adjacent to a space; -1 if nobody."""
    around = figures_on_and_around(state, space)
    first, second = around & figures_of(0) != 0, around & figures_of(1) != 0
    if first == second:
        return -1
    return 0 if first else 1


def terminals_of(state: Position, player: i64) -> i64:
    """How many terminals a player controls."""
    many: i64 = 0
    for space in MAPS[state.map].terminals:
        if controller(state, space) == player:
            many += 1
    return many


# The start of a round.


def mission_begins(state: Position) -> None:
    if i64(BEGINS[state.mission]) != BOMBARDMENT:
        return
    number: i64 = 0
    while number < tokens_of(state):
        if token(state, number, TOKEN_KIND) == BEACON:
            player = controller(state, token(state, number, TOKEN_SPACE))
            if player >= 0:
                state.pending.push(step(verbs.BOMBARD, player, True, NOBODY, 0))
        number += 1


def bombard(state: Position, player: i64) -> None:
    """Every figure under the open sky suffers 2 damage, friend and foe."""
    if state.events is not None:
        state.note(happenings.BOMBARD, player)
    field = board(state)
    hit: i64 = 0
    space: i64 = 0
    while space < field.size:
        if i64(field.areas[space]) == EXTERIOR and i64(state.at[space]) != NOBODY:
            hit |= bit(i64(state.at[space]))
        space += 1
    suffer_all(state, hit, 2)


# The end of a round.


def mission_ends(state: Position) -> None:
    rule = i64(ENDS[state.mission])
    if rule == SCORE_PANELS:
        score_panels(state)
    elif rule == SCORE_SMUGGLERS:
        score_smugglers(state)
    elif rule == SCORE_CRATES:
        score_crates(state)
    elif rule == RAID:
        raid(state)
    elif rule == SCORE_SITES:
        second = opponent(state.initiative)
        state.pending.push(step(verbs.EXCAVATE, second, True, NOBODY, 0))
        state.pending.push(step(verbs.EXCAVATE, state.initiative, True, NOBODY, 0))


def score_panels(state: Position) -> None:
    number: i64 = 0
    while number < tokens_of(state):
        player = controller(state, token(state, number, TOKEN_SPACE))
        coloured = token(state, number, TOKEN_STATE) != 0
        worth = i64(WORTH[state.mission]) if coloured else i64(LESSER_WORTH[state.mission])
        if player >= 0:
            score(state, player, worth, happenings.FOR_PANEL)
        number += 1


def score_smugglers(state: Position) -> None:
    """Each carrier in its own zone is worth points once, whatever it carries."""
    rest = state.standing
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        if state.figures[figure * FIGURE + LOAD] and is_at_home(state, figure):
            state.figures[figure * FIGURE + LOAD] = u8(0)
            while carried(state, figure) >= 0:
                discard_token(state, carried(state, figure))
            worth = i64(WORTH[state.mission])
            score(state, owner_of(figure), worth, happenings.FOR_CONTRABAND)


def is_at_home(state: Position, figure: i64) -> bool:
    """Whether any space of a figure is in its player's deployment zone."""
    zone = (state.zones >> (owner_of(figure) << 3)) & 255
    field = board(state)
    base = base_of(state, figure)
    place: i64 = 0
    while place < spaces_in(base):
        if i64(field.zones[nth(base, place)]) == zone:
            return True
        place += 1
    return False


def score_crates(state: Position) -> None:
    """A player scores each crate once."""
    number: i64 = 0
    while number < tokens_of(state):
        player = controller(state, token(state, number, TOKEN_SPACE))
        marks = token(state, number, TOKEN_STATE)
        if player >= 0 and not has(marks, player):
            set_token(state, number, TOKEN_STATE, marks | bit(player))
            score(state, player, i64(WORTH[state.mission]), happenings.FOR_CRATE)
        number += 1


def sites_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    """The excavation sites that a player controls."""
    number: i64 = 0
    while number < tokens_of(state):
        space = token(state, number, TOKEN_SPACE)
        if token(state, number, TOKEN_KIND) == SITE and space != NO_SPACE:
            if controller(state, space) == player:
                out[many] = moves.SITE + number
                many += 1
        number += 1
    return many


def give_up_site(state: Position, player: i64, number: i64) -> None:
    if state.events is not None:
        where = place_of(state, token(state, number, TOKEN_SPACE))
        state.note(happenings.SITE, player, where)
    discard_token(state, number)
    score(state, player, i64(WORTH[state.mission]), happenings.FOR_SITE)


# Raiders.


def raid(state: Position) -> None:
    """All raiders pick the closest figures that they see; then those suffer, all at once."""
    state.pending.push(step(verbs.RAIDERS, state.initiative, False, NOBODY, 0))
    if state.events is not None:
        state.note(happenings.RAID)
    harm = vec[i64]([0] * MOST_FIGURES)
    number: i64 = 0
    while number < tokens_of(state):
        if token(state, number, TOKEN_SPACE) != NO_SPACE:
            shot = closest_seen(state, token(state, number, TOKEN_SPACE))
            while shot:
                harm[lowest(shot)] += 2
                shot &= shot - 1
        number += 1
    suffer_each(state, harm)


def suffer_each(state: Position, harm: vec[i64]) -> None:
    """Figures suffer different damage at once."""
    fallen: i64 = 0
    figure: i64 = 0
    while figure < MOST_FIGURES:
        if hurt(state, figure, harm[figure]):
            fallen |= bit(figure)
        figure += 1
    defeat(state, fallen)


def closest_seen(state: Position, space: i64) -> i64:
    """A mask: of the figures that a raider sees, the closest."""
    nearest: i64 = FAR
    found: i64 = 0
    rest = state.standing
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        away = distance_to(state, figure, space)
        if away <= nearest and raider_sees(state, space, figure):
            if away < nearest:
                found = 0
                nearest = away
            found |= bit(figure)
    return found


def raider_sees(state: Position, space: i64, figure: i64) -> bool:
    """Figures block the sight of raiders as they do for others."""
    field = board(state)
    base = base_of(state, figure)
    a, b, c, d = state.occupied[0], state.occupied[1], state.occupied[2], state.occupied[3]
    a, b, c, d = out_of_the_way(base, a, b, c, d)
    a, b, c, d = out_of_the_way(space | ONE_SPACE, a, b, c, d)
    if is_massive(state, figure):
        a = b = c = d = 0
    place: i64 = 0
    while place < spaces_in(base):
        if field.sees(space, nth(base, place), a, b, c, d):
            return True
        place += 1
    return False


def can_raider_come(state: Position) -> bool:
    return tokens_of(state) < MOST_TOKENS and camp_into(state, vec[i64]([0] * 256)) > 0


def camp_into(state: Position, out: vec[i64]) -> i64:
    """The spaces of the camp where nobody stands."""
    field = board(state)
    many: i64 = 0
    space: i64 = 0
    while space < field.size:
        if i64(field.areas[space]) == CAMP and not field.is_blocking(space):
            if i64(state.at[space]) == NOBODY and raider_at(state, space) < 0:
                out[many] = moves.SPACE + space
                many += 1
        space += 1
    return many


def raider_at(state: Position, space: i64) -> i64:
    """The raider in a space, or -1."""
    number: i64 = 0
    while number < tokens_of(state):
        if token(state, number, TOKEN_KIND) == RAIDER:
            if token(state, number, TOKEN_SPACE) == space:
                return number
        number += 1
    return -1


def raider_comes(state: Position, space: i64) -> None:
    add_token(state, RAIDER, space)
    if state.events is not None:
        name = name_of_target(state, TOKEN + tokens_of(state) - 1)
        state.note(happenings.RAIDER, name, place_of(state, space))


def raiders_move(state: Position) -> None:
    """Each is asked about, in any order."""
    many: i64 = 0
    number: i64 = 0
    while number < tokens_of(state):
        if token(state, number, TOKEN_SPACE) != NO_SPACE:
            state.pending.push(step(verbs.RAIDER_MOVE, state.initiative, True, NOBODY, number))
            many += 1
        number += 1
    let_arrange(state, state.initiative, many)


def raider_moves_into(state: Position, number: i64, out: vec[i64], many: i64) -> i64:
    """Up to 3 spaces, past figures and through them, not onto another raider."""
    field = board(state)
    start = token(state, number, TOKEN_SPACE)
    steps = vec[i64]([FAR] * int(field.size))
    steps[start] = 0
    queue = vec[i64]([start])
    done: i64 = 0
    while done < len(queue):
        here = queue[done]
        done += 1
        place = here * DIRECTIONS
        while place < here * DIRECTIONS + DIRECTIONS and steps[here] < 3:
            there = i64(field.walk[place])
            place += 1
            if there != NO_SPACE and steps[there] == FAR:
                steps[there] = steps[here] + 1
                queue = append(queue, there)
    space: i64 = 0
    while space < field.size:
        if steps[space] != FAR and raider_at(state, space) < 0:
            out[many] = moves.SPACE + space
            many += 1
        space += 1
    return many


def raider_moves(state: Position, number: i64, space: i64) -> None:
    set_token(state, number, TOKEN_SPACE, space)
    if state.events is not None:
        name = name_of_target(state, TOKEN + number)
        state.note(happenings.RAIDER_MOVE, name, place_of(state, space))
