"""What a player can answer. An action names a card, a figure, a space: never a place in a hand."""

from typing import Final

from mypy_extensions import i64

PASS: Final = 0  # decline what is optional; let the opponent go on
END: Final = 1  # end the activation of the figure; end the list
MOVE: Final = 2  # the action: gain movement points
ATTACK: Final = 3
CURE_STUN: Final = 4
CURE_BLEEDING: Final = 5
YES: Final = 6
DISCARD_TOP: Final = 7  # of the command deck, instead of suffering strain
SUFFER: Final = 8
RED: Final = 9  # a deployment zone
BLUE: Final = 10
MINE: Final = 11  # the initiative
THEIRS: Final = 12

# Each of these and a figure.
ACTIVATE: Final = 0x040
FIGURE: Final = 0x080
USE: Final = 0x0C0  # an ability of that figure

TARGET: Final = 0x100  # and a figure, or TOKEN + a token
TOKEN: Final = 64

SPECIAL: Final = 0x180  # and an ability
PLAY: Final = 0x1C0  # and a command card
DISCARD: Final = 0x200  # and a command card
INTERACT: Final = 0x240  # and a token, or DOOR + a door
DOOR: Final = 60
GROUP: Final = 0x280  # and a group
SURGE: Final = 0x2A0  # and which of the surge abilities
DIE: Final = 0x2B0  # and an attack die, or DEFENCE + a defence die
DEFENCE: Final = 8
COLOUR: Final = 0x2C0  # and a colour
SITE: Final = 0x2D0  # and a token: give up the site
LIST: Final = 0x2E0  # and a ready list
ENLIST: Final = 0x300  # and a deployment card
INCLUDE: Final = 0x340  # and a command card
RAIDER: Final = 0x380  # one more raider
SPACE: Final = 0x400  # and a space; for a large figure that faces the other way, TURNED as well
TURNED: Final = 256
ACTIONS: Final = 0x600  # every action is below this


def to(space: i64, facing: i64) -> i64:
    """Go there, or be put there."""
    return SPACE + (facing << 8) + space


def space_of(action: i64) -> i64:
    return action & 255


def facing_of(action: i64) -> i64:
    return ((action - SPACE) >> 8) & 1
