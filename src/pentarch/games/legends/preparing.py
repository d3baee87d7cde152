"""Preparing a game: the map, the start region, leaders, tokens, the first armies.

All of it is a row of steps on the stack, put there when a game begins. What the set-up
player would decide can be left to chance, which then picks one of the legal answers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pentarch.core.bits import bit, lowest, write_each
from pentarch.core.state import EVERYONE
from pentarch.core.steps import amount_of, extra_of, player_of, step, verb_of
from pentarch.core.zones import Deck
from pentarch.games.legends import happenings, layouts, moves, verbs
from pentarch.games.legends.boards import ACROSS, REGIONS_OF, SIDE_OF
from pentarch.games.legends.cards import (
    ARMIES_EACH,
    BURIED,
    CITADEL,
    CITADEL_COUNT,
    CITIES_EACH,
    DECK_FOR_FOUR,
    DECK_FOR_THREE,
    DECK_FOR_TWO,
    DRAGON,
    EXPLORATIONS,
    GATE,
    HIDDEN,
    LEADER,
    NEUTRAL_ARMIES,
    NO_CARD,
    PURSE,
    ROW,
    START_ARMIES,
    THIEVES,
    WITH_FIFTH_ARMY,
)
from pentarch.games.legends.layouts import (
    FINE,
    HAS_TOKEN,
    IS_START,
    NOT_IN_PLAY,
    PRESET_FRAGMENT,
    SAME_FRAGMENT,
    SLOTS,
    is_laid,
    linked,
    regions_in,
    sea_of,
    side_of,
    turn_of,
    why_no_start,
    with_fragment,
)
from pentarch.games.legends.state import (
    ARMIES,
    ASSETS,
    BOARD_ROWS,
    BY_CHANCE,
    CHANCE_PLACES,
    CHOSEN,
    CITADELS,
    EVENTS,
    EXPLORATION,
    FROM_PRESET,
    LAYOUT,
    LEADERS,
    LYING,
    NEUTRAL,
    NO_REGION,
    QUAGMIRE,
    RECTANGLE,
    REGIONS,
    SCORES,
    Position,
    add_piece,
    has_ability,
    next_player,
    token_regions,
)

ALL_LEADERS: Final = vec[u8]([LEADER, LEADER + 1, LEADER + 2, LEADER + 3])
ALL_BURIED: Final = vec[u8](list(range(BURIED)))
EMPTY_BOARD: Final = vec[u8]([0] * (BOARD_ROWS * REGIONS))
NO_ANSWERS: Final = vec[i64]([0] * 64)


# The order of things.


def begin_game(state: Position) -> None:
    """Put the pieces back into the box, and the steps of the set-up on the stack."""
    clear(state)
    setter = state.setter
    pending = state.pending
    pending.replace(step(verbs.TURN, setter, False, 0, 0))
    pending.push(step(verbs.OPEN_BIDS, setter, False, 0, 0))
    player = state.players - 1
    while player >= 0:
        pending.push(step(verbs.BID, player, False, 0, 0))
        player -= 1
    if state.players == 2:
        pending.push(step(verbs.NEUTRAL, setter, False, NEUTRAL_ARMIES, 0))
    pending.push(step(verbs.SECOND_ARMIES, setter, False, 0, 0))
    pending.push(step(verbs.DEAL_ROW, setter, False, 0, 0))
    push_tokens(state, setter)
    if state.rules & LEADERS:
        pending.push(step(verbs.DEAL_LEADERS, setter, False, 0, 0))
    pending.push(step(verbs.START, setter, False, 0, 0))
    slot: i64 = SLOTS - 1
    while slot >= 0:
        pending.push(step(verbs.FRAGMENT, setter, False, slot, 0))
        slot -= 1
    if state.events is not None:
        state.note(happenings.SETUP, setter, state.game)


def clear(state: Position) -> None:
    state.board = EMPTY_BOARD[:]
    row: i64 = 0
    while row < SCORES:
        state.masks[row] = 0
        row += 1
    state.layout = layouts.RECTANGLE if state.rules & RECTANGLE else 0
    state.regions = 0
    state.sea = ACROSS
    state.start = NO_REGION
    state.trophies = 0
    state.bids = 0
    state.row = NO_CARD * 0x010101010101
    state.turns = 0
    everybody = (bit(state.players << 3) - 1) // 255  # a byte of 1 for each
    state.coins = everybody * i64(PURSE[state.players])
    state.supply = everybody * ARMIES_EACH
    state.cities = everybody * CITIES_EACH
    state.deck.refill(cards_for(state.players))
    if state.rules & QUAGMIRE:
        state.buried.refill(ALL_BURIED)


def cards_for(players: i64) -> vec[u8]:
    if players == 2:
        return DECK_FOR_TWO
    return DECK_FOR_THREE if players == 3 else DECK_FOR_FOUR


def push_tokens(state: Position, setter: i64) -> None:
    """Exploration tokens, open or face down, then citadels, then events; the last one first."""
    pending = state.pending
    if state.rules & EVENTS:
        pending.push(step(verbs.LAY, setter, True, THIEVES, 0))
        pending.push(step(verbs.LAY, setter, True, GATE, 0))
        pending.push(step(verbs.LAY, setter, True, DRAGON, 0))
    token: i64 = 0
    if state.rules & CITADELS:
        while token < CITADEL_COUNT:
            pending.push(step(verbs.LAY, setter, False, CITADEL, 0))
            token += 1
    if state.rules & QUAGMIRE:
        token = BURIED
        while token > 0:
            pending.push(step(verbs.LAY, setter, False, HIDDEN, 0))
            token -= 1
    elif state.rules & EXPLORATION:
        token = EXPLORATIONS - 1
        while token >= 0:
            pending.push(step(verbs.LAY, setter, False, token, 0))
            token -= 1


# Chance instead of the set-up player.


def decided_for(state: Position, asked: i64, out: vec[i64], many: i64) -> i64:
    """The answer to a question of the set-up that nobody is asked; -1 if somebody is.

    The legal answers are in `out`. Chance leaves nothing out that is optional.
    """
    if verb_of(asked) == verbs.FRAGMENT:
        source = state.rules >> LAYOUT
        if source == CHOSEN:
            return -1
        if source != BY_CHANCE:
            slot = amount_of(asked)
            return moves.FRAGMENT + i64(PRESET_FRAGMENT[(source - FROM_PRESET) * SLOTS + slot])
    elif not state.rules & CHANCE_PLACES:
        return -1
    first: i64 = 1 if out[0] == moves.DONE else 0
    return out[first + state.roll(many - first, EVERYONE)]


# Fragments and the start region.


def lay_fragment(state: Position, asked: i64, fragment: i64) -> None:
    slot = amount_of(asked)
    state.layout = with_fragment(state.layout, slot, fragment)
    if state.events is not None:
        named = layouts.slot_name(state.layout, slot)
        side, turn = side_of(fragment), turn_of(fragment)
        state.note(happenings.FRAGMENT, player_of(asked), named, side, turn)
    if is_laid(state.layout):
        unroll_map(state)


def unroll_map(state: Position) -> None:
    """What follows from a layout that is complete."""
    state.regions = regions_in(state.layout)
    state.sea = sea_of(state.layout)


def starts_into(state: Position, out: vec[i64]) -> i64:
    many: i64 = 0
    rest = linked(state.regions, state.sea)
    while rest:
        region = lowest(rest)
        if why_no_start(state.layout, state.regions, state.sea, region) == FINE:
            out[many] = moves.START + region
            many += 1
        rest &= rest - 1
    return many


def choose_start(state: Position, player: i64, region: i64) -> None:
    state.start = region
    if state.events is not None:
        state.note(happenings.START, player, region)


def deal_leaders(state: Position) -> None:
    """A leader for everybody, at random and face up."""
    leaders = Deck(ALL_LEADERS[:], len(ALL_LEADERS))
    player: i64 = 0
    while player < state.players:
        leader = state.draw(leaders, EVERYONE)
        state.masks[ASSETS + player] |= bit(leader)
        if state.events is not None:
            state.note(happenings.LEADER, player, leader)
        player += 1


# Tokens.


def why_no_token(state: Position, region: i64) -> i64:
    """Why no token can lie in a region; the one of the start region is a token too."""
    if region >= REGIONS or not state.regions & bit(region):
        return NOT_IN_PLAY
    if region == state.start:
        return IS_START
    return HAS_TOKEN if token_regions(state) & bit(region) else FINE


def token_places_into(state: Position, out: vec[i64], many: i64) -> i64:
    free = state.regions & ~bit(state.start) & ~token_regions(state)
    return write_each(moves.LAY, free, out, many)


def lay_token(state: Position, asked: i64, region: i64) -> None:
    player, token = player_of(asked), amount_of(asked)
    state.masks[LYING + token] |= bit(region)
    if state.events is not None:
        state.note(happenings.LAY, player, token, region)
    if token == GATE and extra_of(asked) == 0:
        state.pending.push(step(verbs.LAY, player, False, GATE, 1))


def leave_token_out(state: Position, asked: i64) -> None:
    """Events are used in any number."""
    if state.events is not None:
        state.note(happenings.LEAVE_OUT, player_of(asked), amount_of(asked))


# The row and the first armies.


def deal_row(state: Position) -> None:
    row: i64 = 0
    place: i64 = 0
    while place < ROW:
        card = state.draw(state.deck, EVERYONE)
        row |= card << (place << 3)
        if state.events is not None:
            state.note(happenings.REVEAL, card)
        place += 1
    state.row = row


def why_no_second_armies(state: Position, region: i64) -> i64:
    """Why the second armies cannot begin in a region."""
    if region >= REGIONS or not state.regions & bit(region):
        return NOT_IN_PLAY
    return SAME_FRAGMENT if SIDE_OF[region] == SIDE_OF[state.start] else FINE


def second_places_into(state: Position, out: vec[i64]) -> i64:
    elsewhere = state.regions & ~REGIONS_OF[i64(SIDE_OF[state.start])]
    return write_each(moves.SECOND_ARMIES, elsewhere, out, 0)


def muster(state: Position, region: i64) -> None:
    """The first armies: most in the start region, and one of everybody's where the player says."""
    player: i64 = 0
    while player < state.players:
        armies: i64 = START_ARMIES
        if has_ability(state, player, WITH_FIFTH_ARMY):
            armies += 1
        place(state, player, state.start, armies)
        place(state, player, region, 1)
        player += 1


def place(state: Position, player: i64, region: i64, armies: i64) -> None:
    state.supply -= armies << (player << 3)
    if state.events is not None:
        state.note(happenings.MUSTER, player, region, armies)
    while armies > 0:
        add_piece(state, ARMIES + player, region)
        armies -= 1


# Neutral armies.


def neutral_places_into(state: Position, out: vec[i64]) -> i64:
    return write_each(moves.NEUTRAL, state.regions, out, 0)


def place_neutral(state: Position, asked: i64, region: i64) -> None:
    """One neutral army; the next one is the other player's to place."""
    player, left = player_of(asked), amount_of(asked) - 1
    add_piece(state, ARMIES + NEUTRAL, region)
    if state.events is not None:
        state.note(happenings.NEUTRAL, player, region)
    if left > 0:
        state.pending.push(step(verbs.NEUTRAL, next_player(state, player), False, left, 0))
