"""What a player can answer.

An action names cards, regions, sides of fragments, players and amounts. A region is one
of all 38, whether or not it is in play, so that an action means the same on every map.
"""

from typing import Final

from mypy_extensions import i64

DONE: Final = 0  # skip, decline, or do no more of it
FIRST: Final = 1  # the first of two actions of a card
SECOND: Final = 2
ROB: Final = 3  # take a coin
NAME: Final = 4  # + player: who has the first turn
BID: Final = 8  # + coins
TAKE: Final = 24  # + card
FRAGMENT: Final = 64  # + side, turn

# Each of these and a region.
START: Final = 0x080
LAY: Final = 0x0C0
SECOND_ARMIES: Final = 0x100
NEUTRAL: Final = 0x140
RECRUIT: Final = 0x180
FOUND: Final = 0x1C0
PEEK: Final = 0x200

HIRE: Final = 0x240  # + owner, region: recruit in the city of another player, who is paid
DESTROY: Final = 0x340  # + owner, region: an army of a player
DESTROY_NEUTRAL: Final = 0x440  # + region
MARCH: Final = 0x480  # + region, region: one army over one border
ACTIONS: Final = 0xE00  # every action is below this

REGION: Final = 63


def fragment(side: i64, turn: i64) -> i64:
    return FRAGMENT + (side << 2 | turn)


def hire(owner: i64, region: i64) -> i64:
    return HIRE + (owner << 6 | region)


def destroy(colour: i64, region: i64) -> i64:
    """Destroy an army of a player, or of the colour after the players': a neutral one."""
    return DESTROY + (colour << 6 | region)


def march(origin: i64, region: i64) -> i64:
    return MARCH + (origin << 6 | region)


def region_of(action: i64) -> i64:
    """The region that an action names: for a march the second one."""
    return action & 63


def owner_of(action: i64) -> i64:
    """Who is paid for a HIRE."""
    return (action - HIRE) >> 6


def origin_of(action: i64) -> i64:
    """Where a MARCH begins."""
    return (action - MARCH) >> 6


def colour_of(action: i64) -> i64:
    """Whose army a DESTROY takes."""
    return (action - DESTROY) >> 6
