"""The end: control of regions and islands, points, elixirs, ties.

Everything here can be asked at any time: what it says is what would be if the game ended now.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, byte, count, lowest
from pentarch.games.legends import cards, happenings
from pentarch.games.legends.boards import IS_BIG, ISLAND, ISLAND_COUNT
from pentarch.games.legends.cards import (
    CARDS,
    CITADEL,
    LEADER,
    LOWEST,
    OF_FAMILY,
    SCORING,
    SCORING_AMOUNT,
    SCORING_FAMILY,
    SCORING_NEED,
    WITH_FLYING,
    WITH_POINTS,
    WITH_TIES,
)
from pentarch.games.legends.state import (
    COLOURS,
    GAMES,
    LEAST,
    LYING,
    Position,
    assets_of,
    coins_of,
    controlled,
    elixirs_of,
    has_ability,
    members,
    score_of,
    store_score,
    supply_of,
    trophies_in_all,
)

# Where a point can come from.
REGION: Final = 0
CITADEL_TOKEN: Final = 1
ISLE: Final = 2
ASSET: Final = 3
ELIXIR: Final = 4

NOTHING: Final = vec[i64]([0] * COLOURS)

Line = tuple[int, int, int]  # source, the region, island, asset or number of elixirs; points


def breakdown(state: Position, player: int) -> list[Line]:
    """Where each point of a player comes from."""
    control = control_of(state)
    mine = control[player]
    isles = islands_of(control, player)
    lines = [(REGION, region, 1) for region in members(mine)]
    citadels = mine & state.masks[LYING + CITADEL]
    lines += [(CITADEL_TOKEN, region, 1) for region in members(citadels)]
    lines += [(ISLE, island, 1) for island in members(isles)]
    for asset in members(assets_of(state, player) & WITH_POINTS):
        lines.append((ASSET, asset, int(asset_points(state, player, asset, isles))))
    elixirs = elixirs_of(state, player)
    if elixirs:
        lines.append((ELIXIR, int(elixirs), int(elixir_points(state, player))))
    return lines


# Points.


def points_of(state: Position, player: i64, control: vec[i64]) -> i64:
    """All points of a player: the sum of the breakdown."""
    mine = control[player]
    isles = islands_of(control, player)
    points = count(mine) + count(mine & state.masks[LYING + CITADEL]) + count(isles)
    points += assets_points(state, player, assets_of(state, player), isles)
    return points + elixir_points(state, player)


def control_of(state: Position) -> vec[i64]:
    """By colour, a mask: the regions that it controls. The neutral armies count as a player's."""
    control = NOTHING[:]
    colour: i64 = 0
    while colour < COLOURS:
        control[colour] = controlled(state, colour, state.regions)
        colour += 1
    return control


def islands_of(control: vec[i64], colour: i64) -> i64:
    """A mask: the islands where a colour controls more regions than each other colour."""
    mask: i64 = 0
    island: i64 = 0
    while island < ISLAND_COUNT:
        if control[colour] & ISLAND[island] and holds_island(control, colour, ISLAND[island]):
            mask |= bit(island)
        island += 1
    return mask


def holds_island(control: vec[i64], colour: i64, regions: i64) -> bool:
    mine = count(control[colour] & regions)
    other: i64 = 0
    while other < COLOURS:
        if other != colour and count(control[other] & regions) >= mine:
            return False
        other += 1
    return True


def assets_points(state: Position, player: i64, assets: i64, isles: i64) -> i64:
    points: i64 = 0
    rest = assets & WITH_POINTS
    while rest:
        points += asset_points(state, player, lowest(rest), isles)
        rest &= rest - 1
    return points


def asset_points(state: Position, player: i64, asset: i64, isles: i64) -> i64:
    """What a card, a token or a leader is worth to its owner, who controls these islands."""
    kind = i64(SCORING[asset])
    amount = i64(SCORING_AMOUNT[asset]) - LOWEST
    need = i64(SCORING_NEED[asset])
    if kind == cards.POINTS:
        return amount
    if kind == cards.PER_CARD:
        return amount * cards_of_family(state, player, i64(SCORING_FAMILY[asset]))
    if kind == cards.FOR_SET:
        has_set = cards_of_family(state, player, i64(SCORING_FAMILY[asset])) >= need
        return amount if has_set else i64(0)
    if kind == cards.PER_FLYING:
        return amount * count(assets_of(state, player) & WITH_FLYING)
    if kind == cards.PER_COINS:
        return amount * (coins_of(state, player) // need)
    if kind == cards.PER_TROPHIES:
        return amount * (trophies_in_all(state) // need)
    return amount * big_islands(isles)


def cards_of_family(state: Position, player: i64, family: i64) -> i64:
    return count(assets_of(state, player) & OF_FAMILY[family])


def big_islands(isles: i64) -> i64:
    many: i64 = 0
    while isles:
        many += i64(IS_BIG[lowest(isles)])
        isles &= isles - 1
    return many


def elixir_points(state: Position, player: i64) -> i64:
    """Two for the most elixirs, one if the most is shared, nothing for none."""
    mine = elixirs_of(state, player)
    if mine == 0:
        return 0
    points: i64 = 2
    other: i64 = 0
    while other < state.players:
        if other != player:
            theirs = elixirs_of(state, other)
            if theirs > mine:
                return 0
            if theirs == mine:
                points = 1
        other += 1
    return points


# Winning.


def standing(state: Position, player: i64, points: i64, regions: i64) -> i64:
    """Points; then the tome, coins, armies on the board, regions. The better is the greater."""
    breaks_ties = i64(has_ability(state, player, WITH_TIES))
    ties = coins_of(state, player) << 16 | armies_on_board(state, player) << 8
    return (points + LEAST) << 32 | breaks_ties << 24 | ties | regions


def armies_on_board(state: Position, player: i64) -> i64:
    return cards.ARMIES_EACH - supply_of(state, player) - byte(state.trophies, player)


def earlier_points(state: Position, player: i64) -> i64:
    """The points of the games of a long game that were over before this one."""
    points: i64 = 0
    game: i64 = 0
    while game < state.game:
        points += score_of(state, game, player)
        game += 1
    return points


def final_standing(state: Position, player: i64, points: i64, control: vec[i64]) -> i64:
    """In a long game the sum of all games comes first, then the place in the last one."""
    total = earlier_points(state, player) + points + GAMES * LEAST
    return total << 40 | standing(state, player, points, count(control[player]))


def score(state: Position, control: vec[i64]) -> None:
    """Write down the points of a game that is over."""
    player: i64 = 0
    while player < state.players:
        store_score(state, state.game, player, points_of(state, player, control))
        if state.events is not None:
            note_score(state, player, control)
        player += 1


def note_score(state: Position, player: i64, control: vec[i64]) -> None:
    mine = control[player]
    isles = islands_of(control, player)
    assets = assets_of(state, player)
    tokens = assets & ~(bit(CARDS) - 1) & (bit(LEADER) - 1)
    state.note(
        happenings.SCORE,
        state.game,
        player,
        count(mine),
        count(isles),
        assets_points(state, player, assets & (bit(CARDS) - 1), isles),
        elixir_points(state, player),
        assets_points(state, player, tokens, isles) + count(mine & state.masks[LYING + CITADEL]),
        assets_points(state, player, assets & ~(bit(LEADER) - 1), isles),
        score_of(state, state.game, player),
    )


def declare_winners(state: Position, control: vec[i64]) -> None:
    """Whoever has the best standing wins; those who are equal in everything share it."""
    best: i64 = -1
    player: i64 = 0
    while player < state.players:
        mine = final_standing(state, player, score_of(state, state.game, player), control)
        if mine > best:
            best = mine
            state.winners = 0
        if mine == best:
            state.winners |= bit(player)
        player += 1
    if state.events is not None:
        for player in members(state.winners):
            state.note(happenings.WIN, player)


def ranking(state: Position) -> list[list[int]]:
    """The players from the first place to the last; those who share a place are together."""
    control = control_of(state)
    standings: list[int] = []
    for player in range(state.players):
        points = points_of(state, player, control)
        standings.append(int(final_standing(state, player, points, control)))
    return [
        [it for it in range(len(standings)) if standings[it] == best]
        for best in sorted({*standings}, reverse=True)
    ]
