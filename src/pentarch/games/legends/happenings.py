"""What can be seen to happen: the kinds of events, with their public and secret parts.

A colour is a player, or 4 for the neutral armies.
"""

from typing import Final

SETUP: Final = 1  # set-up player, game: a new game begins
FRAGMENT: Final = 2  # set-up player, slot, side, turn
START: Final = 3  # set-up player, region
LEADER: Final = 4  # player, leader
LAY: Final = 5  # set-up player, token, region
LEAVE_OUT: Final = 6  # set-up player, token: an event that is not used
REVEAL: Final = 7  # card: a new card in the row
MUSTER: Final = 8  # player, region, armies
NEUTRAL: Final = 9  # player, region
BID: Final = 10  # player; secret: coins
OPEN_BID: Final = 11  # player, coins
ROLL: Final = 12  # player, pips: a tie of bids
WIN_AUCTION: Final = 13  # player, coins paid
NAME_FIRST: Final = 14  # player, who has the first turn
TAKE: Final = 15  # player, card, price
GAIN: Final = 16  # player, coins, asset that gives them
CHOOSE: Final = 17  # player, card, verb: one of two actions
SKIP: Final = 18  # player, verb, what was left of it
RECRUIT: Final = 19  # player, region
HIRE: Final = 20  # player, region, owner who is paid
MARCH: Final = 21  # player, from, to, movement
THIEVES: Final = 22  # player, region: a coin is lost
DRAGON: Final = 23  # player, region: the dragon is beaten
FOUND: Final = 24  # player, region
GARRISON: Final = 25  # player, region: an army beside the new city
WIN_TOKEN: Final = 26  # player, token, region
DESTROY: Final = 27  # player, colour, region
TROPHY: Final = 28  # player, colour: the destroyed army is kept
ROB: Final = 29  # player, victim
PEEK: Final = 30  # player, region; secret: token
SCORE: Final = 31  # game, player, regions, islands, cards, elixirs, tokens, leader, points
GAME_OVER: Final = 32  # game of a long game
WIN: Final = 33  # player
