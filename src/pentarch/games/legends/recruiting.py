"""Recruiting: armies from the supply come into the start region and into cities."""

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, count, write_each
from pentarch.core.steps import amount_of, player_of, step
from pentarch.games.legends import happenings, moves, verbs
from pentarch.games.legends.cards import WITH_EXTRA_ARMY, WITH_HIRING
from pentarch.games.legends.state import (
    ARMIES,
    CITIES,
    Position,
    add_piece,
    assets_of,
    coins_of,
    gain,
    has_ability,
    pay,
    supply_of,
)
from pentarch.games.legends.tokens import arrive


def begin_recruiting(state: Position, player: i64, armies: i64) -> None:
    armies += count(assets_of(state, player) & WITH_EXTRA_ARMY)
    state.pending.push(step(verbs.RECRUIT, player, True, armies, 0))


def can_recruit(state: Position, player: i64) -> bool:
    """The start region is open to everybody, so that only the supply can be short."""
    return supply_of(state, player) > 0


def free_regions(state: Position, player: i64) -> i64:
    """A mask: where the player recruits without paying."""
    return state.masks[CITIES + player] | bit(state.start)


def recruits_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    many = write_each(moves.RECRUIT, free_regions(state, player), out, many)
    if has_ability(state, player, WITH_HIRING) and coins_of(state, player) > 0:
        return hires_into(state, player, out, many)
    return many


def hires_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    """The cities of others, where it costs a coin; of several owners one is chosen."""
    free = free_regions(state, player)
    owner: i64 = 0
    while owner < state.players:
        cities = state.masks[CITIES + owner] & ~free
        many = write_each(moves.hire(owner, 0), cities, out, many)
        owner += 1
    return many


def recruit(state: Position, asked: i64, region: i64) -> None:
    player = player_of(asked)
    go_on_recruiting(state, asked)
    if state.events is not None:
        state.note(happenings.RECRUIT, player, region)
    bring_army(state, player, region)


def hire(state: Position, asked: i64, owner: i64, region: i64) -> None:
    """Recruit in another player's city, who gets a coin for it."""
    player = player_of(asked)
    go_on_recruiting(state, asked)
    pay(state, player, 1)
    gain(state, owner, 1)
    if state.events is not None:
        state.note(happenings.HIRE, player, region, owner)
    bring_army(state, player, region)


def go_on_recruiting(state: Position, asked: i64) -> None:
    """Ask for the next army, if there is one left."""
    left = amount_of(asked) - 1
    if left > 0:
        state.pending.push(step(verbs.RECRUIT, player_of(asked), True, left, 0))


def bring_army(state: Position, player: i64, region: i64) -> None:
    """An army comes from the supply, which has one."""
    state.supply -= bit(player << 3)
    add_piece(state, ARMIES + player, region)
    arrive(state, player, region)
