"""What a player can answer.

An action names ships, specials and places. A slot, 0..3, is a place in the column of
planets. A place is a slot, whose defence line is meant, or 4 + player: that fleet.
A side is LEFT, the next player clockwise, or RIGHT. A Star Destroyer, a Super
Star Destroyer and a capture with ships to spare are answered in two parts.
"""

from typing import Final

from mypy_extensions import i64

PASS: Final = 0  # only if nothing else can be done
TAKE_BACK: Final = 1  # + ship: from the own fleet, only if nothing else can be done
LINE: Final = 8  # + slot, ship
FLEET: Final = 40  # + ship
CAPTURE: Final = 48  # + slot
DESTROY: Final = 52  # + slot: Death Star
SHOOT: Final = 56  # + slot, ship: Super Star Destroyer, the first ship
SWAP: Final = 88  # + place, ship: Star Destroyer, the first ship
STEAL: Final = 160  # + player, ship: Star Destroyer
TRADE: Final = 200  # + side, ship given, ship taken: Slave I
VAIN: Final = 328  # + special: play it without effect, if the option allows it
SHOOT_ALSO: Final = 336  # + slot, ship: Super Star Destroyer, the second ship
SWAP_WITH: Final = 368  # + place, ship: Star Destroyer, the second ship
GIVE: Final = 440  # + ship: for the stolen one
KEEP: Final = 448  # + ship: capture with the other ships
USE_ALL: Final = 455  # capture with all ships that match
DECLINE: Final = 456  # end the chain of Slave I
PASS_ON: Final = 457  # + ship given, ship taken: go on with the chain of Slave I
ACTIONS: Final = 512  # every action is below this

LEFT: Final = 0
RIGHT: Final = 1


def pair(place: i64, ship: i64) -> i64:
    """A place (or a player, or another ship) and a ship, to be added to an action."""
    return place << 3 | ship


def place_of(rest: i64) -> i64:
    """The first part of a pair: what is left of the action less its base."""
    return rest >> 3


def ship_of(rest: i64) -> i64:
    """The second part of a pair."""
    return rest & 7


def trade(side: i64, given: i64, taken: i64) -> i64:
    """A trade with Slave I."""
    return TRADE + (side << 6 | given << 3 | taken)


def side_of(rest: i64) -> i64:
    return rest >> 6


def given_of(rest: i64) -> i64:
    return (rest >> 3) & 7
