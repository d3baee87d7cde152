"""Set figures on a map and speak to the table in the words of the game.

The first player is to move unless a scene says otherwise. Hands are empty unless a scene fills
them, so no window for command cards opens. Dice are scripted by what they show, and used up.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import u8

from pentarch.core.state import Chance, Event
from pentarch.core.steps import Step, stack
from pentarch.core.zones import deck
from pentarch.games.skirmish import moves, verbs
from pentarch.games.skirmish.cards import BLACK, BLUE, GREEN, RED, UPGRADES, WHITE, YELLOW
from pentarch.games.skirmish.deployment import add_group, lay_tokens
from pentarch.games.skirmish.dice import (
    ACCURACY_ON,
    BLOCK_ON,
    DAMAGE_ON,
    DODGE_ON,
    EVADE_ON,
    SURGE_ON,
)
from pentarch.games.skirmish.figures import put
from pentarch.games.skirmish.maps import BLUE_ZONE, MAPS, RED_ZONE
from pentarch.games.skirmish.missions import MAP_OF
from pentarch.games.skirmish.rules import Skirmish, settle
from pentarch.games.skirmish.setup import MISSION_NAMES, empty_table
from pentarch.games.skirmish.state import (
    CARRIER,
    CONDITIONS,
    DISCARDS,
    FIGURE,
    GROUP_SIDE,
    HAND,
    HARM,
    LOAD,
    NO_SPACE,
    NOBODY,
    SIDE,
    TOKEN_SPACE,
    TOKEN_STATE,
    cards_of,
    enter_hand,
    fight,
    harm_of,
    has_condition,
    has_mark,
    is_standing,
    points_of,
    space_of,
    token,
)

ME, FOE = 0, 1
TURN, ACT, WINDOW = verbs.TURN, verbs.ACT, verbs.WINDOW


# Dice, by what they show.


def face(colour: int, accuracy: int, damage: int, surge: int) -> int:
    for side in range(colour * 6, colour * 6 + 6):
        if (ACCURACY_ON[side], DAMAGE_ON[side], SURGE_ON[side]) == (accuracy, damage, surge):
            return side % 6
    raise AssertionError("no face of that die shows this")


def red(damage: int, surge: int = 0) -> int:
    return face(RED, 0, damage, surge)


def blue(accuracy: int, damage: int, surge: int = 0) -> int:
    return face(BLUE, accuracy, damage, surge)


def green(accuracy: int, damage: int, surge: int = 0) -> int:
    return face(GREEN, accuracy, damage, surge)


def yellow(accuracy: int, damage: int, surge: int = 0) -> int:
    return face(YELLOW, accuracy, damage, surge)


def guard_face(colour: int, block: int, evade: int, dodge: bool) -> int:
    for side in range(colour * 6, colour * 6 + 6):
        if (BLOCK_ON[side], EVADE_ON[side], bool(DODGE_ON[side])) == (block, evade, dodge):
            return side % 6
    raise AssertionError("no face of that die shows this")


def black(block: int, evade: int = 0) -> int:
    return guard_face(BLACK, block, evade, False)


def white(block: int = 0, evade: int = 0, dodge: bool = False) -> int:
    return guard_face(WHITE, block, evade, dodge)


# Sides.


@dataclass
class Group:
    """A group and where its figures stand; those left out have fallen."""

    card: int
    places: tuple[str, ...]
    harm: int = 0
    conditions: int = 0
    exhausted: bool = False
    turned: bool = False


def group(
    card: int,
    *places: str,
    harm: int = 0,
    conditions: int = 0,
    exhausted: bool = False,
    turned: bool = False,
) -> Group:
    return Group(card, places, harm, conditions, exhausted, turned)


@dataclass
class Given:
    groups: tuple[Group, ...]
    hand: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    upgrades: list[int] = field(default_factory=list)
    points: int = 0


def side(
    *groups: Group,
    hand: list[int] | None = None,
    deck: list[int] | None = None,
    discards: list[int] | None = None,
    upgrades: list[int] | None = None,
    points: int = 0,
) -> Given:
    return Given(groups, hand or [], deck or [], discards or [], upgrades or [], points)


class Table:
    def __init__(
        self,
        me: Given,
        foe: Given,
        mission: str = "get-to-the-ship",
        initiative: int = ME,
        mover: int = ME,
        zones: tuple[int, int] = (BLUE_ZONE, RED_ZONE),
        rules: int = 0,
        rounds: int = 20,
        pending: list[Step] | None = None,
        doors: int = 0,
    ) -> None:
        self.state: Skirmish = empty_table(rules, rounds, 1)
        state = self.state
        state.mission = MISSION_NAMES.index(mission)
        state.map = MAP_OF[state.mission]
        state.doors = doors
        state.round = 1
        state.initiative = initiative
        state.mover = mover
        state.zones = zones[0] | zones[1] << 8
        lay_tokens(state)
        for player, given in enumerate((me, foe)):
            self.seat(player, given)
        self.chance = Chance([], viewer=-1)
        state.chance = self.chance
        state.pending = stack(pending or [(verbs.ROUND, 0, False, 0, 0)])
        self.events: list[Event] = []
        settle(state)

    def seat(self, player: int, given: Given) -> None:
        state = self.state
        figure = player * SIDE
        for number, it in enumerate(given.groups):
            end = int(add_group(state, player * GROUP_SIDE + number, figure, it.card))
            if it.exhausted:
                state.ready &= ~(1 << (player * GROUP_SIDE + number))
            for place in range(end - figure):
                if place < len(it.places):
                    self.stand(figure + place, it.places[place], it)
                else:
                    state.standing &= ~(1 << (figure + place))
            figure = end
        for card in given.hand:
            enter_hand(state, player, card)
        for card in given.discards:
            state.cards[(player * 2 + 1) * 40 + card] += u8(1)
        state.decks[player] = deck(given.deck)
        for card in given.upgrades:
            state.upgrades |= 1 << (card - UPGRADES + 8 * player)
        state.points |= given.points << (8 * player)

    def stand(self, figure: int, name: str, it: Group) -> None:
        put(self.state, figure, self.space(name), int(it.turned))
        self.state.figures[figure * FIGURE + HARM] = u8(it.harm)
        self.state.figures[figure * FIGURE + CONDITIONS] = u8(it.conditions)

    # What players say.

    def do(self, *actions: int) -> None:
        for action in actions:
            assert action in self.state.legal_actions(), (
                f"{action:#x} is not among {[hex(it) for it in self.state.legal_actions()]}, "
                f"asked is {self.asks()}"
            )
            self.state.events = self.events = []
            self.state.apply(action)

    def roll(self, *faces: int) -> None:
        """The dice that are rolled next."""
        assert self.chance.is_used_up(), "dice of before are left"
        self.chance.script.extend(faces)

    def activate(self, figure: int) -> None:
        self.do(moves.ACTIVATE + figure)

    def end(self) -> None:
        self.do(moves.END)

    def move(self) -> None:
        self.do(moves.MOVE)

    def walk(self, name: str, turned: bool = False) -> None:
        self.do(moves.to(self.space(name), int(turned)))

    def attack(self, target: int, *faces: int) -> None:
        """Attack with an action, and roll these dice: attack dice first."""
        self.do(moves.ATTACK)
        self.strike(target, *faces)

    def strike(self, target: int, *faces: int) -> None:
        """Declare the target of an attack that has begun."""
        self.roll(*faces)
        self.do(moves.TARGET + target)

    def let_pass(self, until: int = -1) -> None:
        """Everybody declines windows and rerolls, until an action is possible."""
        while self.asks()[0] in (WINDOW, verbs.REROLL) and not self.can(until):
            self.decline()

    def attack_past_windows(self, target: int, *faces: int, until: int = -1) -> None:
        """Attack while hands are not empty; windows are declined until an action is possible."""
        self.do(moves.ATTACK)
        self.let_pass(until)
        if self.asks()[0] == verbs.TARGET:
            self.strike(target, *faces)
            self.let_pass(until)

    def surge(self, *numbers: int) -> None:
        for number in numbers:
            self.do(moves.SURGE + number)

    def decline(self) -> None:
        self.do(moves.PASS)

    def play(self, card: int) -> None:
        self.do(moves.PLAY + card)

    def use(self, figure: int) -> None:
        self.do(moves.USE + figure)

    def special(self, ability: int) -> None:
        self.do(moves.SPECIAL + ability)

    def pick(self, figure: int) -> None:
        self.do(moves.FIGURE + figure)

    def reroll(self, die: int, face: int) -> None:
        self.roll(face)
        self.do(moves.DIE + die)

    # How the table looks.

    def space(self, name: str) -> int:
        return MAPS[self.state.map].space(name)

    def asks(self) -> tuple[int, int]:
        """The question and the player who must answer."""
        return int(self.state.pending.verb()), int(self.state.current_player())

    def window(self) -> int:
        """The window that is open."""
        assert self.state.pending.verb() == WINDOW, f"no window is open: {self.asks()}"
        return int(self.state.pending.top >> 36) & 0xFFFFF

    def can(self, action: int) -> bool:
        return action in self.state.legal_actions()

    def offers(self, kind: int, width: int = 64) -> list[int]:
        return [it - kind for it in self.state.legal_actions() if kind <= it < kind + width]

    def targets(self) -> list[int]:
        return self.offers(moves.TARGET, 128)

    def ends(self, turned: bool = False) -> set[str]:
        """The spaces where the figure may go."""
        kind = moves.SPACE + moves.TURNED * turned
        return {self.name(it) for it in self.offers(kind, 256)}

    def name(self, space: int) -> str:
        return MAPS[self.state.map].label(space)

    def where(self, figure: int) -> str | None:
        space = int(space_of(self.state, figure))
        return None if space == NO_SPACE else self.name(space)

    def harm(self, figure: int) -> int:
        return int(harm_of(self.state, figure))

    def has(self, figure: int, condition: int) -> bool:
        return has_condition(self.state, figure, condition)

    def is_marked(self, figure: int, mark: int) -> bool:
        return has_mark(self.state, figure, mark)

    def stands(self, figure: int) -> bool:
        return is_standing(self.state, figure)

    def points(self, player: int = ME) -> int:
        return int(points_of(self.state, player))

    def hand(self, player: int = ME) -> list[int]:
        return cards_of(self.state, player, HAND)

    def discards(self, player: int = ME) -> list[int]:
        return cards_of(self.state, player, DISCARDS)

    def result(self, word: int) -> int:
        """A word of the attack that is going on."""
        return int(fight(self.state, word))

    def is_ready(self, group: int) -> bool:
        return bool(self.state.ready >> group & 1)

    def token_at(self, number: int) -> str | None:
        space = int(token(self.state, number, TOKEN_SPACE))
        return None if space == NO_SPACE else self.name(space)

    def token_state(self, number: int) -> int:
        return int(token(self.state, number, TOKEN_STATE))

    def load(self, figure: int, number: int) -> None:
        """Given: a figure carries a token."""
        self.state.figures[figure * FIGURE + LOAD] += u8(1)
        self.state.tokens[number * 4 + TOKEN_SPACE] = u8(NO_SPACE)
        self.state.tokens[number * 4 + CARRIER] = u8(figure)

    def carrier(self, number: int) -> int | None:
        who = int(token(self.state, number, CARRIER))
        return None if who == NOBODY else who

    def happened(self, kind: int) -> list[tuple[int, ...]]:
        """The public parts of the last action's events of a kind."""
        return [event[2] for event in self.events if event[0] == kind]

    def winners(self) -> list[int]:
        return [player for player in range(2) if self.state.winners >> player & 1]
