"""Everything a skirmish in progress is: figures, groups, tokens, cards, and the attacks going on.

Figures and groups are numbered: those of the first player come first. Zones that are copied often
are rows of bytes, with a few bytes for each figure, group or token.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from pentarch.core.bits import bit, byte, with_byte
from pentarch.core.state import State
from pentarch.core.steps import Steps
from pentarch.core.zones import Deck
from pentarch.games.skirmish.cards import KINDS

NOBODY: Final = 63  # no figure
NO_SPACE: Final = 255
NO_GROUP: Final = 255  # of a figure that is in no army

# Figures.
SIDE: Final = 20  # 40 points buy no more figures than that
MOST_FIGURES: Final = 40
FIRST_SIDE: Final = (1 << SIDE) - 1  # a mask: the figures of player 0

CARD: Final = 0
GROUP: Final = 1
SPACE: Final = 2  # the upper left one of its base; NO_SPACE if it is not on the map
FACING: Final = 3
HARM: Final = 4  # damage suffered
CONDITIONS: Final = 5  # a mask
MARKS: Final = 6  # a mask
LOAD: Final = 7  # tokens that it carries
FIGURE: Final = 8  # bytes for each

STUNNED: Final = 1
BLEEDING: Final = 2
FOCUSED: Final = 4
HARMFUL: Final = STUNNED | BLEEDING

EXPOSED: Final = 1  # the next attack on it has Pierce 3
COVERED: Final = 2  # this round: +1 block, -2 accuracy while it defends
GUARDED: Final = 4  # this round: one more white die
RESTED: Final = 8  # one action more in its next activation
THIS_ROUND: Final = COVERED | GUARDED

# Groups.
GROUP_SIDE: Final = 14
MOST_GROUPS: Final = 28

GROUP_CARD: Final = 0
PRICED: Final = 1  # there is a price on their heads
GIVEN: Final = 2  # victory points that the group has already given, counted by figures
GROUP_BYTES: Final = 4

# Tokens of the mission.
MOST_TOKENS: Final = 48
TOKEN_KIND: Final = 0
TOKEN_SPACE: Final = 1  # NO_SPACE if it was discarded or is carried
TOKEN_STATE: Final = 2  # a panel's side, a crate's marks, a raider's damage
CARRIER: Final = 3  # the figure, or NOBODY
TOKEN_BYTES: Final = 4

# Cards.
HAND: Final = 0
DISCARDS: Final = 1  # what everybody has seen
CARD_ROOM: Final = 40

# The attack that is going on: words of a record.
ATTACKER: Final = 0
TARGET: Final = 1  # a figure, or TOKEN + a token; NOBODY before it is declared
TARGET_SPACE: Final = 2
CONTROLLER: Final = 3  # the player who attacks
STYLE: Final = 4
FLAGS: Final = 5
ATTACK_POOL: Final = 6  # dice, a byte each
DEFENCE_POOL: Final = 7
ACCURACY: Final = 8
DAMAGE: Final = 9
SURGES: Final = 10
BLOCKS: Final = 11
EVADES: Final = 12
PIERCE: Final = 13
BLAST: Final = 14
CLEAVES: Final = 15  # four bits each
RECOVERS: Final = 16
SURGED: Final = 17  # how often each surge ability was used, two bits each
DEALT: Final = 18  # damage that the target has suffered from it
DEFLECTED: Final = 19  # damage that waits for the attacker if the target is unhurt
ONLY: Final = 20  # the one target that it may have, or NOBODY
BARRED: Final = 21  # the one target that it may not have, or NOBODY
RECORD: Final = 22

TOKEN: Final = 64  # targets: a token

# Flags of an attack.
IN_MELEE: Final = 1
SEES_PAST_FIGURES: Final = 2
IS_BORROWED: Final = 4  # made with a hostile figure
WAS_FOCUSED: Final = 8
STUNS: Final = 16
BLEEDS: Final = 32
FOCUSES: Final = 64
IS_CRITICAL: Final = 128
TWICE: Final = 256  # each surge ability
IS_DECLARED: Final = 512
HAS_HIT: Final = 1024  # step 7 is over
IS_MISSED: Final = 2048
HAS_DEFEATED: Final = 4096  # a hostile figure
HAS_EVADED: Final = 8192  # the target has used what its evades give it
HAS_SHATTERED: Final = 16384  # the attacker has used what declaring gives it

# What the active figure has done.
HAS_ATTACKED: Final = 1  # with an action
HAS_STRUCK: Final = 2  # declared an attack
HAS_WALKED: Final = 4  # left its space of its own will
HAS_ASSAULT: Final = 8  # for this activation
IS_HALTED: Final = 16  # a Massive figure that has ended on others
HAS_CURED_STUN: Final = 32
HAS_CURED_BLEEDING: Final = 64

# Options.
PER_FIGURE: Final = 1
ERRATA: Final = 2
CHOSEN_MISSION: Final = 4  # the mission is set, not drawn
SIGHT_BY_LINES: Final = 8

# Orders that hold for a round, for player 0; those of player 1 are shifted by 8.
HOLDS: Final = 1
COVERS_FIRE: Final = 2
IS_SILENCED: Final = 4
HAS_FLIPPED: Final = 8  # a launch panel


@mypyc_attr(acyclic=True)
class Position(State):
    def __init__(
        self,
        rng: i64,
        rules: i64,
        limit: i64,
        pending: Steps,
        decks: list[Deck],
        figures: vec[u8],
        groups: vec[u8],
        at: vec[u8],
        occupied: vec[i64],
        tokens: vec[u8],
        cards: vec[u8],
        lists: vec[u8],
        attacks: vec[i64],
    ) -> None:
        super().__init__(2, rng)
        self.rules: i64 = rules
        self.limit: i64 = limit  # rounds
        self.pending: Steps = pending
        self.decks: list[Deck] = decks  # command cards
        self.figures: vec[u8] = figures
        self.groups: vec[u8] = groups
        self.at: vec[u8] = at  # for each space: the figure there, or NOBODY
        self.occupied: vec[i64] = occupied  # a set of spaces, as boards count them
        self.tokens: vec[u8] = tokens
        self.cards: vec[u8] = cards  # for each player: hand and discards, counted by kind
        self.lists: vec[u8] = lists  # while armies are built: cards counted by kind
        self.attacks: vec[i64] = attacks  # records, the attack going on last
        self.fights: i64 = 0  # how many attacks are going on
        self.map: i64 = 0
        self.mission: i64 = 0
        self.doors: i64 = 0  # a mask: which are open
        self.zones: i64 = 0  # a byte for each player: the deployment zone
        self.upgrades: i64 = 0  # a byte for each player: a mask of upgrades
        self.round: i64 = 0
        self.initiative: i64 = 0
        self.mover: i64 = 0  # who is next to activate a group
        self.points: i64 = 0  # a byte for each player: victory points
        self.bounty: i64 = 0  # of those, for defeated figures
        self.hands: i64 = 0  # a byte for each player: cards in hand
        self.standing: i64 = 0  # a mask: figures on the map
        self.ready: i64 = 0  # a mask: groups
        self.in_play: i64 = 0  # a mask: groups with a figure
        self.active: i64 = NOBODY
        self.actions: i64 = 0  # that the active figure has left
        self.movement: i64 = 0  # movement points
        self.deeds: i64 = 0  # what it has done
        self.specials: i64 = 0  # a mask: special actions used in this activation
        self.played: i64 = 0  # a mask: command cards played as special actions
        self.kills: i64 = 0  # hostile figures defeated in this activation
        self.finished: i64 = 0  # a mask: figures of the group whose activation is over
        self.left: i64 = 0  # a mask: figures that have left their space in this activation
        self.watchers: i64 = 0  # a mask: hostile figures that saw the active one when it began
        self.struck: i64 = NOBODY  # the target of the first of two attacks in an action
        self.spent: i64 = 0  # a mask: figures whose ability of once a round is used
        self.orders: i64 = 0
        self.winners: i64 = 0

    def copy_into(self, twin: Position) -> None:
        """Give a twin, made with copies of the zones, all the rest."""
        twin.fights = self.fights
        twin.map = self.map
        twin.mission = self.mission
        twin.doors = self.doors
        twin.zones = self.zones
        twin.upgrades = self.upgrades
        twin.round = self.round
        twin.initiative = self.initiative
        twin.mover = self.mover
        twin.points = self.points
        twin.bounty = self.bounty
        twin.hands = self.hands
        twin.standing = self.standing
        twin.ready = self.ready
        twin.in_play = self.in_play
        twin.active = self.active
        twin.actions = self.actions
        twin.movement = self.movement
        twin.deeds = self.deeds
        twin.specials = self.specials
        twin.played = self.played
        twin.kills = self.kills
        twin.finished = self.finished
        twin.left = self.left
        twin.watchers = self.watchers
        twin.struck = self.struck
        twin.spent = self.spent
        twin.orders = self.orders
        twin.winners = self.winners
        twin.barrier = self.barrier

    def numbers(self) -> tuple[int, ...]:
        """Everything that is a plain number; what makes two positions equal besides the zones."""
        return (
            *(self.rng, self.rules, self.limit, self.fights, self.map, self.mission, self.doors),
            *(self.zones, self.upgrades, self.round, self.initiative, self.mover, self.points),
            *(self.bounty, self.hands, self.standing, self.ready, self.in_play, self.active),
            *(self.actions, self.movement, self.deeds, self.specials, self.played, self.kills),
            *(self.finished, self.left, self.watchers, self.struck, self.spent, self.orders),
            self.winners,
        )

    def records(self) -> list[int]:
        """The attacks going on."""
        return [int(self.attacks[place]) for place in range(self.fights * RECORD)]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.numbers() == other.numbers()
            and self.pending == other.pending
            and self.decks == other.decks
            and self.figures == other.figures
            and self.groups == other.groups
            and self.tokens == other.tokens
            and self.cards == other.cards
            and self.lists == other.lists
            and self.records() == other.records()
        )

    def __hash__(self) -> int:
        return hash((self.numbers(), self.pending, tuple(self.figures), tuple(self.cards)))


# Players.


def opponent(player: i64) -> i64:
    return 1 - player


def owner_of(figure: i64) -> i64:
    return i64(figure >= SIDE)


def figures_of(player: i64) -> i64:
    """A mask: the figures of a player, standing or not."""
    mask: i64 = FIRST_SIDE
    return mask << SIDE if player else mask


def standing_of(state: Position, player: i64) -> i64:
    """A mask: the figures of a player on the map."""
    return state.standing & figures_of(player)


def points_of(state: Position, player: i64) -> i64:
    return byte(state.points, player)


def order_of(state: Position, player: i64, order: i64) -> bool:
    """Whether an order of this round holds for a player."""
    return (state.orders >> (player << 3)) & order != 0


def give_order(state: Position, player: i64, order: i64) -> None:
    state.orders |= order << (player << 3)


def lift_order(state: Position, player: i64, order: i64) -> None:
    state.orders &= ~(order << (player << 3))


# Figures.


def card_of(state: Position, figure: i64) -> i64:
    return i64(state.figures[figure * FIGURE + CARD])


def group_of(state: Position, figure: i64) -> i64:
    return i64(state.figures[figure * FIGURE + GROUP])


def space_of(state: Position, figure: i64) -> i64:
    return i64(state.figures[figure * FIGURE + SPACE])


def harm_of(state: Position, figure: i64) -> i64:
    return i64(state.figures[figure * FIGURE + HARM])


def is_standing(state: Position, figure: i64) -> bool:
    return (state.standing >> figure) & 1 != 0


def has_condition(state: Position, figure: i64, condition: i64) -> bool:
    return i64(state.figures[figure * FIGURE + CONDITIONS]) & condition != 0


def add_condition(state: Position, figure: i64, condition: i64) -> None:
    place = figure * FIGURE + CONDITIONS
    state.figures[place] = u8(i64(state.figures[place]) | condition)


def lose_condition(state: Position, figure: i64, condition: i64) -> None:
    place = figure * FIGURE + CONDITIONS
    state.figures[place] = u8(i64(state.figures[place]) & ~condition)


def has_mark(state: Position, figure: i64, mark: i64) -> bool:
    return i64(state.figures[figure * FIGURE + MARKS]) & mark != 0


def add_mark(state: Position, figure: i64, mark: i64) -> None:
    place = figure * FIGURE + MARKS
    state.figures[place] = u8(i64(state.figures[place]) | mark)


def lose_mark(state: Position, figure: i64, mark: i64) -> None:
    place = figure * FIGURE + MARKS
    state.figures[place] = u8(i64(state.figures[place]) & ~mark)


# Groups.


def owner_of_group(group: i64) -> i64:
    return i64(group >= GROUP_SIDE)


def card_of_group(state: Position, group: i64) -> i64:
    return i64(state.groups[group * GROUP_BYTES + GROUP_CARD])


def ready_groups(state: Position, player: i64) -> i64:
    """A mask: the ready groups of a player."""
    first = (bit(GROUP_SIDE) - 1) << (GROUP_SIDE * player)
    return state.ready & first


# Tokens.


def token(state: Position, number: i64, what: i64) -> i64:
    return i64(state.tokens[number * TOKEN_BYTES + what])


def set_token(state: Position, number: i64, what: i64, value: i64) -> None:
    state.tokens[number * TOKEN_BYTES + what] = u8(value)


# Command cards.


def copies_of(state: Position, player: i64, zone: i64, card: i64) -> i64:
    return i64(state.cards[(player * 2 + zone) * CARD_ROOM + card])


def hand_size(state: Position, player: i64) -> i64:
    return byte(state.hands, player)


def enter_hand(state: Position, player: i64, card: i64) -> None:
    state.cards[player * 2 * CARD_ROOM + card] += u8(1)
    state.hands = with_byte(state.hands, player, hand_size(state, player) + 1)


def leave_hand(state: Position, player: i64, card: i64) -> None:
    """A card goes from the hand to the discards, face up."""
    state.cards[player * 2 * CARD_ROOM + card] -= u8(1)
    state.cards[(player * 2 + 1) * CARD_ROOM + card] += u8(1)
    state.hands = with_byte(state.hands, player, hand_size(state, player) - 1)


def discard_from_deck(state: Position, player: i64, card: i64) -> None:
    state.cards[(player * 2 + 1) * CARD_ROOM + card] += u8(1)


def cards_of(state: Position, player: int, zone: int) -> list[int]:
    """The cards of a zone, in order of kind."""
    return [card for card in range(KINDS) for _ in range(int(copies_of(state, player, zone, card)))]


# Attacks.


def begin_record(state: Position) -> None:
    """Room for one more attack inside those going on."""
    end = state.fights * RECORD
    place: i64 = 0
    while place < RECORD:
        if end + place < len(state.attacks):
            state.attacks[end + place] = 0
        else:
            state.attacks = append(state.attacks, 0)
        place += 1
    state.fights += 1


def fight(state: Position, word: i64) -> i64:
    """A word of the attack that is going on."""
    return state.attacks[(state.fights - 1) * RECORD + word]


def set_fight(state: Position, word: i64, value: i64) -> None:
    state.attacks[(state.fights - 1) * RECORD + word] = value


def add_fight(state: Position, word: i64, value: i64) -> None:
    state.attacks[(state.fights - 1) * RECORD + word] += value


def has_flag(state: Position, flag: i64) -> bool:
    return fight(state, FLAGS) & flag != 0


def add_flag(state: Position, flag: i64) -> None:
    state.attacks[(state.fights - 1) * RECORD + FLAGS] |= flag
