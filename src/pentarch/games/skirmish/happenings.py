"""What can be seen to happen: the kinds of events, with their public and secret parts.

A target is a figure, or 64 and a token. A space is its number on the map of the game.
"""

from typing import Final

SEAL: Final = 1  # player: a list is in
ARMY: Final = 2  # player, the deployment cards
INITIATIVE: Final = 3  # player
MISSION: Final = 4  # mission
ZONE: Final = 5  # player, zone
PLACE: Final = 6  # figure, space, facing
DRAW: Final = 7  # player; secret: card
POINTS: Final = 8  # player, victory points gained, all of them
ROUND: Final = 9  # number
PASS: Final = 10  # player
ACTIVATE: Final = 11  # figure, group
MOVE_ACTION: Final = 12  # figure, movement points
STEP: Final = 13  # figure, space, facing, movement points left
PUSH: Final = 14  # figure, space, facing
INTERACT: Final = 15  # figure, token
OPEN_DOOR: Final = 16  # figure, door
SPECIAL: Final = 17  # figure, ability
USE: Final = 18  # figure, ability
PLAY: Final = 19  # player, command card
DISCARD: Final = 20  # player, command card
DISCARD_TOP: Final = 21  # player, command card, figure that is spared
CURE: Final = 22  # figure, condition
CONDITION: Final = 23  # figure, condition
ATTACK: Final = 24  # player, figure, style
TARGET: Final = 25  # figure, target, space
ROLL: Final = 26  # the colours and faces of the attack dice, then of the defence dice
REROLL: Final = 27  # player, colour, face before, face now
REMOVE_DIE: Final = 28  # colour
MODIFIED: Final = 29  # damage, accuracy, surges, blocks, evades
SURGE: Final = 30  # figure, surge ability
MISS: Final = 31  # 0: too short, 1: dodged
DAMAGE: Final = 32  # target, how much
RECOVER: Final = 33  # figure, how much
DEFEAT: Final = 34  # figure
GROUP_LOST: Final = 35  # group
RETRIEVE: Final = 36  # figure, token
DROP: Final = 37  # token, space
EXHAUST: Final = 38  # group
READY: Final = 39  # group
END_ACTIVATION: Final = 40  # figure
DICE: Final = 41  # the colours and faces of dice rolled outside attacks
RAIDER: Final = 42  # token, space: it moves, or comes
SITE: Final = 43  # player, token: given up for points
TRANSMIT: Final = 44  # figure, token
BOMBARD: Final = 45  # player
LIMIT: Final = 46  # rounds: the game is scored as it stands
WIN: Final = 47  # player
COIN: Final = 48  # player: decided by chance
MARK: Final = 49  # figure, mark
LEFT_OVER: Final = 50  # player, accuracy of the blue die that breaks a tie
