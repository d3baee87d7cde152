"""What can be seen to happen: the kinds of events, with their public and secret parts.

Who is two numbers, a deployment card and a name (`names.py`); so is a group. A space is its name.
A face is a colour and a side of a die, in one number.
"""

from typing import Final

# Set-up.
SEAL: Final = 1  # player: a list is in
ARMY: Final = 2  # player, the deployment cards
INITIATIVE: Final = 3  # player
MISSION: Final = 4  # mission
ZONE: Final = 5  # player, zone
PLACE: Final = 6  # who, space, facing

# The course of a round.
ROUND: Final = 9  # number
PASS: Final = 10  # player
ACTIVATE: Final = 11  # who
END_ACTIVATION: Final = 12  # who
STATUS: Final = 13  # round: all cards are ready again
EXHAUST: Final = 14  # group
READY: Final = 15  # group

# Cards, abilities, points.
DRAW: Final = 16  # player; secret: card
PLAY: Final = 17  # player, command card, who it is played on
DISCARD: Final = 18  # player, command card
DISCARD_TOP: Final = 19  # player, command card, who is spared
USE: Final = 20  # who, ability
SPECIAL: Final = 21  # who, ability
POINTS: Final = 22  # player, victory points gained, all of them, for what
PRICE: Final = 23  # group: there is a price on their heads

# Figures.
MOVE_ACTION: Final = 24  # who, movement points that it has now
GAIN_POINTS: Final = 25  # who, movement points gained
EXTRA_ACTIONS: Final = 26  # who, actions gained
STEP: Final = 27  # who, space, facing, movement points left, the spaces of its way
PUSH: Final = 28  # who, space, facing
CONDITION: Final = 29  # who, condition
CURE: Final = 30  # who, condition
MARK: Final = 31  # who, mark
DAMAGE: Final = 32  # who, how much, Health left
STRAIN: Final = 33  # who, how much
RECOVER: Final = 34  # who, how much
DEFEAT: Final = 35  # who
GROUP_LOST: Final = 36  # group
DICE: Final = 37  # the faces of dice rolled outside attacks

# An attack.
TARGET: Final = 40  # who, style, who is the target, its space, how far away
REMOVE_DIE: Final = 41  # colour
ROLL: Final = 42  # how many attack dice, their faces, the faces of the defence dice
REROLL: Final = 43  # player, face before, face now
MODIFIED: Final = 44  # damage, accuracy, surges, blocks, evades
SURGE: Final = 45  # who, what it buys
MISS: Final = 46  # why, accuracy, how far away
HIT: Final = 47  # damage, blocks, Pierce, damage dealt
BLAST: Final = 48  # space, damage
CLEAVE: Final = 49  # who, damage
DEFLECT: Final = 50  # who is hit by what was deflected, damage

# Doors, tokens, missions.
OPEN_DOOR: Final = 52  # who, door
INTERACT: Final = 53  # who, space of the panel, the side that is up now
RETRIEVE: Final = 54  # who, token
DROP: Final = 55  # token, space
TRANSMIT: Final = 56  # who, token
SITE: Final = 57  # player, space: given up for points
BOMBARD: Final = 58  # player
RAID: Final = 59  # the raiders shoot
RAIDER: Final = 60  # name, space: it comes
RAIDER_MOVE: Final = 61  # name, space

# The end.
LIMIT: Final = 64  # rounds: the game is scored as it stands
LEFT_OVER: Final = 65  # player, accuracy of the blue die that breaks a tie
WIN: Final = 66  # player, why
HAND_SHOWN: Final = 67  # player, the command cards left in hand when all is over
DECK_SHOWN: Final = 68  # player, those left in the deck

# For what points are scored.
FOR_GROUP: Final = 0
FOR_FIGURE: Final = 1
FOR_PRICE: Final = 2
FOR_UPGRADE: Final = 3
FOR_COMMAND: Final = 4
FOR_PANEL: Final = 5
FOR_CONTRABAND: Final = 6
FOR_CRATE: Final = 7
FOR_RAIDER: Final = 8
FOR_HOLOCRON: Final = 9
FOR_SITE: Final = 10

# Why an attack misses.
TOO_SHORT: Final = 0
DODGED: Final = 1

# Why a game is won.
BY_POINTS: Final = 0
BY_ROUT: Final = 1  # nobody is left on the other side
BY_BOUNTY: Final = 2  # more points for defeated figures
BY_LOSSES: Final = 3  # less damage
BY_DIE: Final = 4
