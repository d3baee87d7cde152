"""What can be seen to happen: the kinds of events, with their public and secret parts."""

from typing import Final

SETUP: Final = 1  # set-up player, game: a new game begins
FRAGMENT: Final = 2  # set-up player, name of the slot, side, turn
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
GAIN: Final = 16  # player, coins: of the card or token just taken
CHOOSE: Final = 17  # player, card, verb: one of two actions
SKIP: Final = 18  # player, verb: no more of it
RECRUIT: Final = 19  # player, region
HIRE: Final = 20  # player, region, owner who is paid
MARCH: Final = 21  # player, from, to, movement
THIEVES: Final = 22  # player, region: a coin is lost
DRAGON: Final = 23  # player, region: the dragon is beaten
FOUND: Final = 24  # player, region
GARRISON: Final = 25  # player, region: an army beside the new city
WIN_TOKEN: Final = 26  # player, token, region
DESTROY: Final = 27  # player, owner, region
DESTROY_NEUTRAL: Final = 28  # player, region
TROPHY: Final = 29  # player, trophies now: the destroyed army is kept
ROB: Final = 30  # player, victim
PEEK: Final = 31  # player, region; secret: token
SCORE: Final = 32  # game, player, regions, islands, cards, elixirs, tokens, leader, points
GAME_OVER: Final = 33  # game of a long game
WIN: Final = 34  # player
