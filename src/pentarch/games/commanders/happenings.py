"""What can be seen to happen: the kinds of events, with their public and secret parts.

Where a ship lies is told as a planet's id, or as FLEETS + player.
"""

from typing import Final

FLEETS: Final = 16

OPEN: Final = 1  # planet
DRAW: Final = 2  # player; secret: card
LINE: Final = 3  # player, ship, planet
FLEET: Final = 4  # player, ship
PLAY: Final = 5  # player, special
VAIN: Final = 6  # player, special: played without effect
DESTROY: Final = 7  # player, planet, the ships of its line
SHOOT: Final = 8  # player, ship, planet
SWAP: Final = 9  # player, ship, where, other ship, where
STEAL: Final = 10  # player, owner, ship
GIVE: Final = 11  # player, owner, ship
TRADE: Final = 12  # player, other, ship given, ship taken
DECLINE: Final = 13  # player
CAPTURE: Final = 14  # player, planet, value, the ships used
TAKE_BACK: Final = 15  # player, ship
PASS: Final = 16  # player
RESHUFFLE: Final = 17  # cards
RESET: Final = 18  # the game goes in circles
DROP_HAND: Final = 19  # player, the cards of the hand
END: Final = 20  # the pile of planets is empty
CAP: Final = 21  # turns: the limit is reached
SCORE: Final = 22  # rank, player, points, four-point planets, three-point planets
WIN: Final = 23  # player
