"""Set-up: armies are shown, initiative, mission and zones are settled, and figures stand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pentarch.core.bits import bit, byte, has, lowest, with_byte
from pentarch.core.state import EVERYONE
from pentarch.core.steps import step
from pentarch.core.zones import deck
from pentarch.games.skirmish import happenings, moves, verbs
from pentarch.games.skirmish.abilities import draw
from pentarch.games.skirmish.armies import commands, cost_of, deployments
from pentarch.games.skirmish.boards import FAR
from pentarch.games.skirmish.cards import (
    DEPLOYMENTS,
    FIGURES,
    KINDS,
    PRINTED,
    UPGRADES,
)
from pentarch.games.skirmish.damage import score
from pentarch.games.skirmish.figures import (
    base_at,
    board,
    footprint,
    glides,
    nth,
    put,
    spaces_in,
)
from pentarch.games.skirmish.maps import BLUE_ZONE, RED_ZONE
from pentarch.games.skirmish.missions import MAP_OF, MISSIONS
from pentarch.games.skirmish.movement import is_free
from pentarch.games.skirmish.names import place_of, who
from pentarch.games.skirmish.objects import add_token
from pentarch.games.skirmish.state import (
    CARD,
    CHOSEN_MISSION,
    ERRATA,
    FIGURE,
    GROUP,
    GROUP_BYTES,
    GROUP_CARD,
    GROUP_SIDE,
    NO_SPACE,
    SIDE,
    Position,
    card_of,
    figures_of,
    group_of,
    opponent,
    space_of,
)

FIRST_HAND: Final = 3


# Showing the armies.


def reveal(state: Position) -> None:
    """Both lists are in: deployment cards are shown, command decks are ready."""
    state.barrier = True  # whoever sealed last sees the other army
    muster_army(state, 0)
    muster_army(state, 1)
    costs = cost_of(state, 0) - cost_of(state, 1)
    state.lists = state.lists[:0]
    schemer = only_schemer(state)
    if schemer >= 0:
        take_initiative(state, opponent(schemer))
    elif costs == 0:
        take_initiative(state, state.roll(2, EVERYONE))
    else:
        chooser: i64 = 0 if costs < 0 else 1
        state.pending.push(step(verbs.INITIATIVE, chooser, False, 0, 0))


def muster_army(state: Position, player: i64) -> None:
    """Groups and figures in order of their cards."""
    group = player * GROUP_SIDE
    figure = player * SIDE
    shown: list[int] = []
    card: i64 = 0
    while card < PRINTED:
        copies = deployments(state, player, card)
        shown += [int(card)] * int(copies)
        if copies and not FIGURES[card]:
            mask = byte(state.upgrades, player) | bit(card - UPGRADES)
            state.upgrades = with_byte(state.upgrades, player, mask)
        while copies > 0 and FIGURES[card]:
            figure = add_group(state, group, figure, in_force(state, card))
            group += 1
            copies -= 1
        card += 1
    cards = [kind for kind in range(KINDS) for _ in range(int(commands(state, player, kind)))]
    state.decks[player] = deck(cards)
    if state.events is not None:
        state.note(happenings.ARMY, player, *shown)


def in_force(state: Position, card: i64) -> i64:
    """The card, or the one that stands for it under the later rules."""
    later = DEPLOYMENTS[card].errata
    return later if state.rules & ERRATA and later >= 0 else card


def add_group(state: Position, group: i64, figure: i64, card: i64) -> i64:
    """A group with its figures, which stand nowhere yet; the number after the last of them."""
    state.groups[group * GROUP_BYTES + GROUP_CARD] = u8(card)
    state.in_play |= bit(group)
    state.ready |= bit(group)
    left = i64(FIGURES[card])
    while left > 0:
        state.figures[figure * FIGURE + CARD] = u8(card)
        state.figures[figure * FIGURE + GROUP] = u8(group)
        state.standing |= bit(figure)
        figure += 1
        left -= 1
    return figure


def has_upgrade(state: Position, player: i64, card: i64) -> bool:
    return has(byte(state.upgrades, player), card - UPGRADES)


def is_schemer(state: Position, player: i64) -> bool:
    upgrades = byte(state.upgrades, player)
    while upgrades:
        if DEPLOYMENTS[UPGRADES + lowest(upgrades)].schemes:
            return True
        upgrades &= upgrades - 1
    return False


def only_schemer(state: Position) -> i64:
    """The player who alone has a devious scheme, or -1."""
    first, second = is_schemer(state, 0), is_schemer(state, 1)
    if first == second:
        return -1
    return 0 if first else 1


# Initiative, mission, zones.


def take_initiative(state: Position, player: i64) -> None:
    state.initiative = player
    if state.events is not None:
        state.note(happenings.INITIATIVE, player)
    if not state.rules & CHOSEN_MISSION:
        state.mission = state.roll(len(MISSIONS), EVERYONE)
    state.map = i64(MAP_OF[state.mission])
    if state.events is not None:
        state.note(happenings.MISSION, state.mission)
    lay_tokens(state)
    schemer = only_schemer(state)
    chooser = schemer if schemer >= 0 else player
    state.pending.push(step(verbs.ZONE, chooser, False, 0, 0))


def lay_tokens(state: Position) -> None:
    mission = MISSIONS[state.mission]
    state.tokens = state.tokens[:0]
    for number, space in enumerate(mission.spaces()):
        add_token(state, mission.tokens[number][0], space)


def choose_zone(state: Position, player: i64, action: i64) -> None:
    """The player with initiative deploys first, whoever chose."""
    mine: i64 = RED_ZONE if action == moves.RED else BLUE_ZONE
    theirs: i64 = BLUE_ZONE if action == moves.RED else RED_ZONE
    state.zones = with_byte(with_byte(0, player, mine), opponent(player), theirs)
    if state.events is not None:
        state.note(happenings.ZONE, player, mine)
    state.pending.push(step(verbs.MUSTER, state.initiative, False, 0, 0))
    state.pending.push(step(verbs.DEPLOY, opponent(state.initiative), False, 0, 0))
    state.pending.push(step(verbs.DEPLOY, state.initiative, False, 0, 0))


# Placing figures.


def undeployed(state: Position, player: i64) -> i64:
    """A mask: of each group the first figure that stands nowhere yet."""
    found: i64 = 0
    last_group: i64 = 255
    rest = state.standing & figures_of(player)
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        if space_of(state, figure) != NO_SPACE or group_of(state, figure) == last_group:
            continue
        last_group = group_of(state, figure)
        found |= bit(figure)
    return found


def deploy(state: Position, player: i64, figure: i64) -> None:
    """Which figure is next; then where. The question comes back until all stand."""
    state.pending.push(step(verbs.DEPLOY, player, False, 0, 0))
    state.pending.push(step(verbs.PLACE, player, False, figure, 0))


def places_into(state: Position, player: i64, figure: i64, out: vec[i64]) -> i64:
    """Places inside the zone; if none is free, the closest ones outside."""
    zone = byte(state.zones, player)
    many = places_at(state, figure, zone, 0, out)
    if many > 0:
        return many
    return places_at(state, figure, zone, nearest_place(state, figure, zone), out)


def places_at(state: Position, figure: i64, zone: i64, away: i64, out: vec[i64]) -> i64:
    """The places that are so far from a zone; 0 is inside."""
    many: i64 = 0
    size = board(state).size
    facing: i64 = 0
    while facing < facings(state, figure):
        space: i64 = 0
        while space < size:
            if can_be_placed(state, figure, space, facing):
                if is_at(state, figure, space, facing, zone, away):
                    out[many] = moves.to(space, facing)
                    many += 1
            space += 1
        facing += 1
    return many


def facings(state: Position, figure: i64) -> i64:
    """How many ways a base can face."""
    outline = footprint(state, figure, 0)
    return 1 if outline.width == outline.height else 2


def is_at(state: Position, figure: i64, space: i64, facing: i64, zone: i64, away: i64) -> bool:
    if away == 0:
        return is_inside(state, figure, space, facing, zone)
    return from_zone(state, figure, space, facing, zone) == away


def nearest_place(state: Position, figure: i64, zone: i64) -> i64:
    nearest: i64 = FAR
    size = board(state).size
    facing: i64 = 0
    while facing < facings(state, figure):
        space: i64 = 0
        while space < size:
            if can_be_placed(state, figure, space, facing):
                nearest = min(nearest, from_zone(state, figure, space, facing, zone))
            space += 1
        facing += 1
    return nearest


def can_be_placed(state: Position, figure: i64, space: i64, facing: i64) -> bool:
    outline = footprint(state, figure, facing)
    if not outline.stands(space):
        return False
    if board(state).is_blocking(space) and not glides(card_of(state, figure)):
        return False
    return is_free(state, figure, base_at(outline, space))


def is_inside(state: Position, figure: i64, space: i64, facing: i64, zone: i64) -> bool:
    """Whether all spaces of a base are in the zone."""
    field = board(state)
    base = base_at(footprint(state, figure, facing), space)
    place: i64 = 0
    while place < spaces_in(base):
        if i64(field.zones[nth(base, place)]) != zone:
            return False
        place += 1
    return True


def from_zone(state: Position, figure: i64, space: i64, facing: i64, zone: i64) -> i64:
    """For a base that is not inside: one more than how far its nearest space is."""
    base = base_at(footprint(state, figure, facing), space)
    nearest: i64 = FAR - 1
    place: i64 = 0
    while place < spaces_in(base):
        nearest = min(nearest, space_from_zone(state, nth(base, place), zone))
        place += 1
    return nearest + 1


def space_from_zone(state: Position, space: i64, zone: i64) -> i64:
    field = board(state)
    nearest: i64 = FAR - 1
    other: i64 = 0
    while other < field.size:
        if i64(field.zones[other]) == zone:
            nearest = min(nearest, field.distance(space, other))
        other += 1
    return nearest


def place(state: Position, figure: i64, action: i64) -> None:
    put(state, figure, moves.space_of(action), moves.facing_of(action))
    if state.events is not None:
        where = place_of(state, moves.space_of(action))
        state.note(happenings.PLACE, *who(state, figure), where, moves.facing_of(action))


# The first round.


def muster(state: Position) -> None:
    """Hands are drawn; then come effects after set-up, and the first round."""
    draw(state, state.initiative, FIRST_HAND)
    draw(state, opponent(state.initiative), FIRST_HAND)
    player: i64 = 0
    while player < 2:
        upgrades = byte(state.upgrades, player)
        while upgrades:
            worth = DEPLOYMENTS[UPGRADES + lowest(upgrades)].points
            upgrades &= upgrades - 1
            if worth:
                score(state, 0, worth, happenings.FOR_UPGRADE)
                score(state, 1, worth, happenings.FOR_UPGRADE)
        player += 1
    state.pending.push(step(verbs.BEGIN_ROUND, state.initiative, False, 0, 0))
