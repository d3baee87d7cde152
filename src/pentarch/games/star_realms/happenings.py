"""What can be seen to happen: the kinds of events, with their public and secret parts."""

from typing import Final

TURN: Final = 1  # player, turn
REVEAL: Final = 2  # card: a new card in the trade row
DRAW: Final = 3  # player, how many; secret: the cards
DRAW_KNOWN: Final = 4  # player, card: it lay on top for all to see
RESHUFFLE: Final = 5  # player
PLAY: Final = 6  # player, card
GAIN_TRADE: Final = 7  # player, amount
GAIN_COMBAT: Final = 8  # player, amount
GAIN_AUTHORITY: Final = 9  # player, amount, authority now
RALLY: Final = 10  # player, amount: combat for a ship played
COPY: Final = 11  # player, card
COPY_NOTHING: Final = 12  # player
USE: Final = 13  # player, card: a base's ability
ALLY: Final = 14  # player, card
SCRAP: Final = 15  # player, card: by its scrap ability
GUISE_ALLY: Final = 16  # player, card copied
GUISE_SCRAP: Final = 17  # player, card copied
CHARGE: Final = 18  # player
BUY: Final = 19  # player, card, cost
ACQUIRE: Final = 20  # player, card
PUT_ON_TOP: Final = 21  # player, card
SCRAP_FROM_HAND: Final = 22  # player, card
SCRAP_FROM_DISCARD: Final = 23  # player, card
SCRAP_FROM_ROW: Final = 24  # player, card
AIM: Final = 25  # player, victim: who must discard
OWE: Final = 26  # victim, cards owed now
DISCARD: Final = 27  # player, card
ATTACK: Final = 28  # player, target, amount, authority left
STRIKE: Final = 29  # player, owner, card, combat
DAMAGE: Final = 30  # player, owner, card, amount, defence left
DESTROY: Final = 31  # player, owner, card
OUT: Final = 32  # player
LEAVE: Final = 33  # player, heir, card
SEND: Final = 34  # player, mate, card
PLEDGE: Final = 35  # player, amount
REFUSE: Final = 36  # player, starter
HAND_OVER: Final = 37  # player, mate
DONE: Final = 38  # player: a head that waits for the team
WIN: Final = 39  # player
DRAWN: Final = 40  # the game ends without a winner
PROPOSE: Final = 41  # player, card: to buy it together
PROPOSE_STRIKE: Final = 42  # player, owner, card
DISCARD_HAND: Final = 43  # player, the cards left in hand at the end of a turn
