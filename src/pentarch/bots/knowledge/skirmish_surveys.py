"""The board through the eyes of one figure: whom it could hit, who could hit it, where to go.

A survey is made for a figure as things stand, and then asked about places where the figure could
be. Distances are counted as the rules count them, so figures in the way make no detours.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pentarch.bots.knowledge.skirmish_worth import STEPS, Taste, fall_worth, harm_worth
from pentarch.core.bits import byte, count, has, lowest
from pentarch.games.skirmish import cards
from pentarch.games.skirmish.aiming import is_raider
from pentarch.games.skirmish.boards import Board
from pentarch.games.skirmish.cards import (
    ABILITIES_OF,
    IS_MELEE,
    KEYWORDS,
    MASSIVE,
    REACH,
    SPEED,
)
from pentarch.games.skirmish.figures import (
    ONE_SPACE,
    base_of,
    board,
    figures_on_and_around,
    is_massive,
    nth,
    out_of_the_way,
    spaces_in,
)
from pentarch.games.skirmish.maps import MAPS
from pentarch.games.skirmish.missions import (
    BEACON,
    BEGINS,
    BOMBARDMENT,
    CONTRABAND,
    CRATE,
    HOLOCRON,
    LESSER_WORTH,
    MOST_CARRIED,
    PANEL,
    SITE,
    WORTH,
)
from pentarch.games.skirmish.movement import speed_of
from pentarch.games.skirmish.odds import attacker_word, health_left, odds_of, target_word
from pentarch.games.skirmish.state import (
    FIGURE,
    LOAD,
    NO_SPACE,
    NOBODY,
    STUNNED,
    TOKEN,
    TOKEN_BYTES,
    TOKEN_KIND,
    TOKEN_SPACE,
    TOKEN_STATE,
    Position,
    card_of,
    figures_of,
    group_of,
    has_condition,
    owner_of,
    ready_groups,
    space_of,
    token,
)

RANGE: Final = 24  # distances that are told apart
UNKNOWN: Final = -1.0
UNTOLD: Final = -1
ENDLESS: Final = 1.0e9
TERMINAL_WORTH: Final = 0.9  # a command card more
BEACON_WORTH: Final = 1.2  # the right to bombard
RETRIEVED: Final = 0.5  # of the points for what is picked up
BROUGHT: Final = 0.95  # of the points for what is brought home
NEAR_ENOUGH: Final = 4  # for a ranged attack


@final
class Survey:
    def __init__(self, state: Position, taste: Taste, figure: i64) -> None:
        self.state: Position = state
        self.taste: Taste = taste
        self.figure: i64 = figure
        self.player: i64 = owner_of(figure)
        self.card: i64 = card_of(state, figure)
        self.field: Board = board(state)
        self.speed: i64 = speed_of(state, figure)
        self.health: i64 = health_left(state, figure)
        self.harm_worth: float = harm_worth(state, taste, figure)
        self.fall_worth: float = fall_worth(state, taste, figure)
        self.is_melee: bool = IS_MELEE[self.card] != 0
        self.has_reach: bool = i64(KEYWORDS[self.card]) & REACH != 0
        self.is_awkward: bool = has(ABILITIES_OF[self.card], cards.AWKWARD)
        self.sees_past: bool = i64(KEYWORDS[self.card]) & MASSIVE != 0 or has(
            ABILITIES_OF[self.card], cards.PRIORITY_TARGET
        )
        self.start: i64 = base_of(state, figure)
        self.has_stayed: bool = not has(state.left, figure)
        occupied = state.occupied
        self.a: i64 = occupied[0]
        self.b: i64 = occupied[1]
        self.c: i64 = occupied[2]
        self.d: i64 = occupied[3]
        self.a, self.b, self.c, self.d = out_of_the_way(self.start, self.a, self.b, self.c, self.d)
        # Hostile figures, and raiders behind them.
        self.foes: vec[i64] = vec[i64]()
        self.bases: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()  # of those that are figures
        self.figures: i64 = 0  # how many of the foes are figures
        self.find_foes()
        many = len(self.foes)
        # The halves of attacks' words, as far as they are known.
        self.target_word: i64 = UNTOLD
        self.target_words: vec[i64] = vec[i64]([UNTOLD] * many)
        self.strikes: vec[float] = vec[float]([UNKNOWN] * (many * RANGE * 2))
        self.threats: vec[float] = vec[float]([UNKNOWN] * (many * RANGE))
        # The best targets from the place that was looked from last.
        self.target: i64 = NOBODY
        self.gain: float = 0.0
        self.second: float = 0.0
        # Goals: a space, what it is worth to get there, and how near is there.
        self.goals: vec[i64] = vec[i64]()
        self.pulls: vec[float] = vec[float]()
        self.decay: vec[float] = taste.decay_at(self.speed)
        # What is gained by standing on or beside a space.
        self.posts: vec[i64] = vec[i64]()
        self.shares: vec[float] = vec[float]()
        self.home: i64 = 0  # the zone where a load is worth points; 0 if nothing is carried
        self.find_posts()
        self.find_goals()

    def find_foes(self) -> None:
        rest = self.state.standing & ~figures_of(self.player)
        while rest:
            foe = lowest(rest)
            rest &= rest - 1
            if space_of(self.state, foe) != NO_SPACE:
                self.foes = append(self.foes, foe)
                self.bases = append(self.bases, base_of(self.state, foe))
                self.cards = append(self.cards, card_of(self.state, foe))
        self.figures = len(self.foes)
        number: i64 = 0
        while number < len(self.state.tokens) // TOKEN_BYTES:
            if is_raider(self.state, number):
                self.foes = append(self.foes, TOKEN + number)
                space = token(self.state, number, TOKEN_SPACE)
                self.bases = append(self.bases, space | ONE_SPACE)
            number += 1

    # Attacking.

    def away(self, base: i64, space: i64) -> i64:
        """How far a space is from a base."""
        field = self.field
        nearest = field.distance(base & 255, space)
        place: i64 = 1
        while place < spaces_in(base):
            nearest = min(nearest, field.distance(nth(base, place), space))
            place += 1
        return nearest

    def sees(self, base: i64, space: i64, number: i64) -> bool:
        """Whether the figure would see a space of a foe from there."""
        a, b, c, d = self.a, self.b, self.c, self.d
        if self.sees_past:
            a = b = c = d = 0
        elif number < self.figures and spaces_in(self.bases[number]) > 1:
            if is_massive(self.state, self.foes[number]):
                a = b = c = d = 0
            else:
                a, b, c, d = out_of_the_way(self.bases[number], a, b, c, d)
        field = self.field
        place: i64 = 0
        while place < spaces_in(base):
            if field.sees(nth(base, place), space, a, b, c, d):
                return True
            place += 1
        return False

    def is_in_range(self, base: i64, space: i64, number: i64, away: i64) -> bool:
        if self.is_melee:
            if away <= 1:
                return True
            return self.has_reach and away == 2 and self.sees(base, space, number)
        if self.is_awkward and away <= 1 and number < self.figures:
            return False
        return away < RANGE and self.sees(base, space, number)

    def look(self, base: i64) -> None:
        """Find the best target, and what attacking the two best would gain."""
        self.target = NOBODY
        self.gain = 0.0
        self.second = 0.0
        stayed = self.has_stayed and base == self.start
        number: i64 = 0
        while number < len(self.foes):
            gain = self.gain_from(base, number, stayed)
            if gain > self.gain:
                self.second = self.gain
                self.gain = gain
                self.target = self.foes[number]
            elif gain > self.second:
                self.second = gain
            number += 1

    def gain_from(self, base: i64, number: i64, stayed: bool) -> float:
        """What attacking a foe from a base gains; the best of the spaces of a large one."""
        best = 0.0
        theirs = self.bases[number]
        place: i64 = 0
        while place < spaces_in(theirs):
            space = nth(theirs, place)
            place += 1
            away = self.away(base, space)
            if self.is_in_range(base, space, number, away):
                best = max(best, self.strike(number, away, stayed))
        return best

    def strike(self, number: i64, away: i64, stayed: bool) -> float:
        """What an attack on a foe that is so far away gains."""
        place = (number * RANGE + min(away, RANGE - 1)) * 2 + i64(stayed)
        known = self.strikes[place]
        if known >= 0.0:
            return known
        target = self.foes[number]
        if self.target_words[number] == UNTOLD:
            space = self.bases[number] & 255
            self.target_words[number] = target_word(self.state, self.figure, target, space)
        word = attacker_word(self.state, self.figure, cards.PLAIN, away, stayed)
        word += self.target_words[number]
        gain = strike_worth(self.state, self.taste, target, word)
        self.strikes[place] = gain
        return gain

    # Being attacked.

    def threat(self, number: i64, away: i64) -> float:
        """The damage to expect from a foe that attacks from so far away."""
        place = number * RANGE + min(away, RANGE - 1)
        known = self.threats[place]
        if known >= 0.0:
            return known
        foe = self.foes[number]
        if self.target_word == UNTOLD:  # the same whoever attacks
            self.target_word = target_word(self.state, foe, self.figure, self.start & 255)
        word = attacker_word(self.state, foe, cards.PLAIN, away, False) + self.target_word
        damage = odds_of(word).expected(self.health)
        if not has(self.state.ready, group_of(self.state, foe)):
            damage *= self.taste.tired
        if has_condition(self.state, foe, STUNNED):
            damage *= 0.4
        self.threats[place] = damage
        return damage

    def danger_from(self, here: i64, number: i64) -> float:
        """The damage to expect of a foe while the figure stands there."""
        theirs = self.bases[number]
        away = self.away(theirs, here)
        if away >= RANGE:
            return 0.0
        card = self.cards[number]
        if IS_MELEE[card]:
            return self.threat(number, 1) if away <= i64(LUNGES[card]) else 0.0
        if self.is_seen_from(theirs, here, card):
            return self.threat(number, away)
        nearer = max(away - i64(SPEED[card]), 1)
        return self.taste.hidden * self.threat(number, nearer)

    def is_seen_from(self, theirs: i64, here: i64, card: i64) -> bool:
        """Whether a foe sees the figure there, from where the foe stands now."""
        a, b, c, d = self.a, self.b, self.c, self.d
        if i64(KEYWORDS[card]) & MASSIVE or has(ABILITIES_OF[card], cards.PRIORITY_TARGET):
            a = b = c = d = 0
        elif spaces_in(theirs) > 1:
            a, b, c, d = out_of_the_way(theirs, a, b, c, d)
        field = self.field
        place: i64 = 0
        while place < spaces_in(theirs):
            if field.sees(nth(theirs, place), here, a, b, c, d):
                return True
            place += 1
        return False

    def loss(self, base: i64) -> float:
        """What standing there is likely to cost."""
        return self.loss_up_to(base, ENDLESS)

    def loss_up_to(self, base: i64, most: float) -> float:
        """The same; or a part of it, if that is already more than the most that is of interest."""
        total = 0.0
        loss = self.loss_by(total)
        number: i64 = 0
        while number < self.figures and loss <= most:
            total += self.danger_from(base & 255, number)
            loss = self.loss_by(total)
            number += 1
        return loss

    def loss_by(self, danger: float) -> float:
        """What it costs that all foes together could do so much damage."""
        damage = self.taste.caution * danger
        health = float(self.health)
        falls = (damage / health - 0.45) / 0.8
        falls = 0.0 if falls < 0.0 else 1.0 if falls > 1.0 else falls
        return self.harm_worth * (damage if damage < health else health) + self.fall_worth * falls

    # Holding.

    def find_posts(self) -> None:
        """Terminals, and the tokens of the mission that somebody can control."""
        for space in MAPS[self.state.map].terminals:
            self.add_post(space, TERMINAL_WORTH, TERMINAL_WORTH * 0.5)
        number: i64 = 0
        while number < len(self.state.tokens) // TOKEN_BYTES:
            self.find_post(number)
            number += 1

    def find_post(self, number: i64) -> None:
        state = self.state
        space = token(state, number, TOKEN_SPACE)
        kind = token(state, number, TOKEN_KIND)
        if space == NO_SPACE:
            return
        worth = float(WORTH[state.mission])
        if kind == PANEL:
            if token(state, number, TOKEN_STATE) == 0:
                worth = float(LESSER_WORTH[state.mission]) + 0.5
            self.add_post(space, worth, worth)
        elif kind == CRATE:
            marks = token(state, number, TOKEN_STATE)
            mine = 0.3 if has(marks, self.player) else worth
            theirs = 0.0 if has(marks, 1 - self.player) else worth
            self.add_post(space, mine, theirs)
        elif kind == SITE:
            self.add_post(space, worth, worth * 0.6)
        elif kind == BEACON and i64(BEGINS[state.mission]) == BOMBARDMENT:
            self.add_post(space, BEACON_WORTH, BEACON_WORTH)

    def add_post(self, space: i64, mine: float, theirs: float) -> None:
        """A space that is worth so much to control, or to keep the opponent from controlling."""
        state = self.state
        around = figures_on_and_around(state, space)
        friends = around & figures_of(self.player) & ~(one(self.figure))
        foes = around & ~figures_of(self.player)
        coming = count(ready_groups(state, 1 - self.player))
        chance = self.taste.hold * self.taste.doubts[coming]
        share = mine
        if foes:
            share = 0.0 if friends else theirs
        elif friends:
            share = 0.08 * mine
        if share > 0.0:
            self.posts = append(self.posts, space)
            self.shares = append(self.shares, share * chance)
            self.add_goal(space, share * chance, 1)

    def hold(self, base: i64) -> float:
        """What is gained by standing there when the round ends."""
        gain = 0.0
        place: i64 = 0
        while place < len(self.posts):
            if self.away(base, self.posts[place]) <= 1:
                gain += self.shares[place]
            place += 1
        if self.home and i64(self.field.zones[base & 255]) == self.home:
            gain += BROUGHT * float(WORTH[self.state.mission])
        return gain

    # Going.

    def add_goal(self, space: i64, pull: float, within: i64) -> None:
        self.goals = append(self.goals, space | within << 8)
        self.pulls = append(self.pulls, pull)

    def find_goals(self) -> None:
        if self.state.figures[self.figure * FIGURE + LOAD]:
            self.find_way_home()
        elif not has(ABILITIES_OF[self.card], cards.NON_SENTIENT):
            self.find_loads()
        number: i64 = 0
        near: i64 = 1 if self.is_melee else NEAR_ENOUGH
        while number < len(self.foes):
            gain = self.strike(number, min(near, 3), False)
            self.add_goal(self.bases[number] & 255, gain * self.taste.pull, near)
            number += 1

    def find_loads(self) -> None:
        """Contraband and holocrons that lie about."""
        state = self.state
        if i64(state.figures[self.figure * FIGURE + LOAD]) >= i64(MOST_CARRIED[state.mission]):
            return
        number: i64 = 0
        while number < len(state.tokens) // TOKEN_BYTES:
            kind = token(state, number, TOKEN_KIND)
            space = token(state, number, TOKEN_SPACE)
            if kind in (CONTRABAND, HOLOCRON) and space != NO_SPACE:
                worth = RETRIEVED * float(WORTH[state.mission]) * self.share_of_crowd(space)
                self.add_goal(space, worth, 1)
            number += 1

    def share_of_crowd(self, space: i64) -> float:
        """Less for what friends are nearer to."""
        away = self.away(self.start, space)
        rest = self.state.standing & figures_of(self.player) & ~one(self.figure)
        part = 1.0
        while rest:
            friend = lowest(rest)
            rest &= rest - 1
            if i64(self.state.figures[friend * FIGURE + LOAD]):
                continue
            where = space_of(self.state, friend)
            if where != NO_SPACE and self.field.distance(where, space) < away:
                part *= self.taste.crowd
        return part

    def find_way_home(self) -> None:
        """Contraband goes to the own zone, a holocron to the beacon."""
        state = self.state
        worth = BROUGHT * float(WORTH[state.mission])
        number: i64 = 0
        while number < len(state.tokens) // TOKEN_BYTES:
            if token(state, number, TOKEN_KIND) == BEACON:
                space = token(state, number, TOKEN_SPACE)
                self.add_goal(space, worth, 1)
                self.posts = append(self.posts, space)
                self.shares = append(self.shares, worth)
                return
            number += 1
        self.home = byte(state.zones, self.player)
        self.add_goal(self.nearest_of_zone(self.home), worth, 0)

    def nearest_of_zone(self, zone: i64) -> i64:
        field = self.field
        nearest: i64 = 1000
        found = self.start & 255
        space: i64 = 0
        while space < field.size:
            if i64(field.zones[space]) == zone and i64(self.state.at[space]) == NOBODY:
                away = field.distance(self.start & 255, space)
                if away < nearest:
                    nearest = away
                    found = space
            space += 1
        return found

    def promise(self, base: i64, field: Board) -> float:
        """What the best goal is worth from there; each move on the way makes it less."""
        best = 0.0
        space = base & 255
        place: i64 = 0
        while place < len(self.goals):
            goal = self.goals[place]
            steps = max(field.distance(space, goal & 255) - (goal >> 8), 0)
            pull = self.pulls[place] * self.decay[min(steps, STEPS - 1)]
            if pull > best:
                best = pull
            place += 1
        return best

    def bright_side(self, base: i64) -> float:
        """What it is worth to stand there, dangers aside."""
        return self.promise(base, self.field) + self.hold(base)

    def worth_of(self, base: i64) -> float:
        """What it is worth to stand there."""
        return self.bright_side(base) - self.loss(base)


def one(member: i64) -> i64:
    unit: i64 = 1
    return unit << member


def lunge(card: i64) -> i64:
    """How far away a melee figure can be and still attack after moving."""
    speed = i64(SPEED[card])
    far = speed + 1
    if i64(KEYWORDS[card]) & REACH:
        far += 1
    if has(ABILITIES_OF[card], cards.CHARGE):
        far += speed
    elif has(ABILITIES_OF[card], cards.POUNCE):
        far += 3
    return far


LUNGES: Final = bytes([int(lunge(card)) for card in range(len(SPEED))])


def strike_worth(state: Position, taste: Taste, target: i64, word: i64) -> float:
    """What an attack with these odds gains."""
    odds = odds_of(word)
    health = health_left(state, target)
    return harm_worth(state, taste, target) * odds.expected(health) + fall_worth(
        state, taste, target
    ) * odds.at_least(health)
