"""What a step on the stack can be: the course of the game, effects, and questions.

A step that concerns a figure has it in its amount, with the figure that was chosen for it beside
it (`subject`); its extra is a number that the verb needs.
"""

from typing import Final

from mypy_extensions import i64

# The course of the game: resolved as soon as they are on top.
ROUND: Final = 1  # the bottom of the stack: whose turn is it, or is the round over?
REVEAL: Final = 2  # both lists are in
MUSTER: Final = 3  # both armies stand: hands are drawn, and the first round begins
BEGIN_ROUND: Final = 4
MISSION_BEGINS: Final = 5  # what a mission does at the start of a round
READY: Final = 6  # status step 1
REINFORCE: Final = 7  # status step 2: command cards are drawn
MISSION_ENDS: Final = 8  # what a mission does at the end of a round
PLAYER_ENDS: Final = 9  # what a player's cards do then
END_ROUND: Final = 10
BEGIN_FIGURE: Final = 11  # amount: the figure whose activation begins
END_FIGURE: Final = 12
END_ACTION: Final = 13  # amount: the figure; extra: 1 if it was the cure of Bleeding

# The steps of an attack: they concern the attack that is going on.
DECLARED: Final = 14
ROLL: Final = 15
MODIFY: Final = 16
WEIGH: Final = 17  # the end of step 4: evades cancel surges, nothing is below zero
HIT: Final = 18  # steps 6 and 7
BLAST: Final = 19
INFLICT: Final = 20  # conditions and recovery
END_ATTACK: Final = 21

# What happens to results of the attack; extra: how many.
ADD_DAMAGE: Final = 22
ADD_ACCURACY: Final = 23
ADD_BLOCK: Final = 24
ADD_EVADE: Final = 25
BLOCK_PER_EVADE: Final = 26
REROLL_ATTACK: Final = 27  # so many attack dice may be rolled again
REROLL_DEFENCE: Final = 28
REMOVE_ALL_DICE: Final = 29  # from the defence pool
IGNORE_FIGURES: Final = 30  # figures do not block sight for this attack
SURGES_TWICE: Final = 31  # each surge ability may be used twice
DEFLECT: Final = 32  # if the target is unhurt the attacker suffers damage; extra: how much

# What happens to figures. The figure that was chosen, if one was; otherwise the one that acts.
GAIN_POINTS: Final = 33  # extra: movement points
GAIN_EVASIVE_POINTS: Final = 34  # extra: movement points for each evade of this attack
PERFORM_MOVE: Final = 35  # gain Speed movement points; extra: and so many more
FOCUS: Final = 36
STUN: Final = 37
DAMAGE: Final = 38  # extra: how much
STRAIN: Final = 39  # extra: how much
ROLL_DAMAGE: Final = 40  # extra: dice, `dice_word`
RECOVER: Final = 41
CURE: Final = 42  # all harmful conditions
CURE_ADJACENT: Final = 43  # of adjacent friends
SHOCK: Final = 44  # damage and Stun, to the chosen figure and those adjacent to it; extra: damage
SPREAD_DAMAGE: Final = 45  # roll the dice of extra: all that is adjacent suffers it
DEFEAT: Final = 46
EXPOSE: Final = 47  # the next attack that targets it has Pierce
TAKE_COVER: Final = 48
ADD_WHITE_DIE: Final = 49
MEDITATE: Final = 50  # one action more in the next activation
GRANT_ASSAULT: Final = 51
ATTACK: Final = 52  # extra: the style
ATTACK_CHOSEN: Final = 53  # the figure that acts attacks the one that was chosen
MOVE_BY_SPEED: Final = 54  # move up to Speed spaces

# What happens to a player.
SCORE: Final = 56  # extra: victory points
DRAW: Final = 57  # extra: cards
PLAN: Final = 58  # draw two; without a leader discard one of them
HOLD: Final = 59  # activate nothing until you have more ready cards than the opponent
CLAIM_INITIATIVE: Final = 60
READY_CARD: Final = 61  # of the figure
EXTRA_ACTIONS: Final = 62  # one for each hostile figure defeated in this activation
COVER_FIRE: Final = 63  # the player's troopers stun with a surge, this round
SILENCE: Final = 64  # the opponent plays no command cards, this round
MOVE_ALL: Final = 65  # extra: a mask of traits; each such figure may move a space
LESSEN_ACCURACY: Final = 66  # of the attack; extra: by how much
STRIKE_BACK: Final = 67  # what was deflected comes back

QUESTIONS: Final = 80  # from here on: questions

BUILD: Final = 80  # make a list
INITIATIVE: Final = 81  # who begins?
ZONE: Final = 82  # which deployment zone?
DEPLOY: Final = 83  # which figure is next?
PLACE: Final = 84  # amount: the figure: where?
TURN: Final = 85  # activate a group
NEXT_FIGURE: Final = 86  # extra: the group
ACT: Final = 87  # amount: the figure that is active
PERFORM: Final = 88  # amount: the figure: one action more
WINDOW: Final = 89  # amount: the figure of whom the window is; extra: the window (cards.py)
TARGET: Final = 90  # of the attack
TARGET_SPACE: Final = 91
REMOVE_DIE: Final = 92  # from the defence pool
ARSENAL: Final = 93  # extra: how many dice are still to be chosen
REROLL: Final = 94  # amount: of the own ability; extra: 1 for the defender
STANCE: Final = 95  # any die; extra: how many were rolled again
SURGE: Final = 96
CLEAVE: Final = 97  # extra: damage
PICK: Final = 98  # a figure; extra: for what (`source`)
PICK_ANOTHER: Final = 99
SPEND: Final = 100  # extra: movement points
MOVE_SPACES: Final = 101  # extra: spaces
PUSH: Final = 102  # extra: spaces
GIVE_WAY: Final = 103  # to a Massive figure
PLACE_WITHIN: Final = 104  # extra: spaces
BEAR_STRAIN: Final = 105  # extra: how much
DISCARD: Final = 106  # a card of the hand; what follows lies below
DISCARD_DRAWN: Final = 107  # extra: the two cards; the second is `NO_CARD` if only one came
EXHAUST: Final = 108  # an own card
PRICE: Final = 109  # on which hostile group?
LAST_STAND: Final = 110  # which other figure of the group is Focused? amount: the fallen one
ORDERED: Final = 111  # move or attack?
MAY: Final = 113  # use the ability, or not if it is optional; extra: which
DROP: Final = 114  # where does the token of a large figure fall? extra: the token
ACTION_ATTACK: Final = 115  # the attack in an action that need not have one; extra: style
BOMBARD: Final = 116
RAIDERS: Final = 117  # do they move, or does one more come?
RAIDER_MOVE: Final = 118  # extra: the raider
RAIDER_COMES: Final = 119
EXCAVATE: Final = 120
TRANSMIT: Final = 121  # give the holocron to the beacon?
ARRANGE: Final = 122  # extra: so many effects of one moment lie below: which comes next?

NO_CARD: Final = 63  # in the place of a command card


def subject(figure: i64, chosen: i64) -> i64:
    """The amount of a step that concerns a figure, and one chosen for it."""
    return figure + (chosen << 6)


def figure_of(amount: i64) -> i64:
    return amount & 63


def chosen_of(amount: i64) -> i64:
    return amount >> 6
