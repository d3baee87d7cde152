"""What an attack promises: all rolls counted exactly, with the best use of surges.

Everything that the dice do not decide is packed into one word, the odds of a word are worked out
once and kept. Dice, printed numbers, conditions, lasting effects and who stands beside whom count.
Dice that may be rolled again, and cards in hands, are left out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pentarch.core.bits import has, lowest
from pentarch.games.skirmish import cards
from pentarch.games.skirmish.aiming import is_melee
from pentarch.games.skirmish.attacks import EXPOSED_PIERCE
from pentarch.games.skirmish.cards import (
    ABILITIES_AT,
    ABILITIES_OF,
    ABILITY_CONDITION,
    ATTACK_DICE,
    BLACK,
    COVERING_FIRE_SURGE,
    DEFENCE_DICE,
    EFFECTS_OF,
    GREEN,
    MOST_SURGES,
    RED,
    STYLE_DAMAGE,
    STYLE_DICE,
    STYLE_PIERCE,
    SURGE_ACCURACY,
    SURGE_COST,
    SURGE_DAMAGE,
    SURGE_IF_STUNNED,
    SURGE_PIERCE,
    TRAITS,
    TROOPER,
    WHITE,
    YELLOW,
)
from pentarch.games.skirmish.dice import (
    ACCURACY_ON,
    BLOCK_ON,
    DAMAGE_ON,
    DODGE_ON,
    END,
    EVADE_ON,
    SIDES,
    SURGE_ON,
    total,
)
from pentarch.games.skirmish.figures import distance_to, figures_around
from pentarch.games.skirmish.missions import RAIDER_HEALTH
from pentarch.games.skirmish.state import (
    ACCURACY as ACCURACY_SHOWN,
)
from pentarch.games.skirmish.state import (
    ATTACKER,
    COVERED,
    COVERS_FIRE,
    EXPOSED,
    FOCUSED,
    GUARDED,
    PIERCE,
    STUNNED,
    STYLE,
    TARGET,
    TARGET_SPACE,
    TOKEN,
    TOKEN_STATE,
    Position,
    card_of,
    fight,
    harm_of,
    has_condition,
    has_mark,
    order_of,
    owner_of,
    standing_of,
    token,
)
from pentarch.games.skirmish.verbs import ADD_ACCURACY, ADD_DAMAGE

# Where the parts of an attack's word begin.
_CARD: Final = 0
_STYLE: Final = 6
_FOCUSED: Final = 9
_COVERED_BY_FIRE: Final = 10
_STUNNED: Final = 11
_CUNNING: Final = 12
_BLACK: Final = 13
_WHITE: Final = 16
_DAMAGE: Final = 19
_PIERCE: Final = 23
_BLOCKS: Final = 27
_EVADES: Final = 31
_ACCURACY: Final = 34  # and ZERO
_NEEDED: Final = 39  # accuracy; 0 in melee
ZERO: Final = 8

_RAIDER_DICE: Final = 0o37 << 3 | BLACK
MOST_DAMAGE: Final = 40
MOST_KEPT: Final = 20000
THOUSAND: Final = 1000


@final
@mypyc_attr(acyclic=True)
class Odds:
    """What comes of an attack, in how many of all rolls."""

    def __init__(self) -> None:
        self.rolls: i64 = 0
        self.hits: i64 = 0  # rolls that neither fall short nor are dodged
        self.damage: i64 = 0  # of all rolls together
        self.ways: vec[i64] = vec[i64]([0] * MOST_DAMAGE)  # rolls that deal at least so much
        self.dice: i64 = 0  # the attack dice, as cards have them; those of an arsenal are chosen

    def hit(self) -> float:
        return float(self.hits) / float(self.rolls)

    def mean(self) -> float:
        """The damage that is expected."""
        return float(self.damage) / float(self.rolls)

    def at_least(self, damage: i64) -> float:
        """The chance of so much damage."""
        if damage <= 0:
            return 1.0
        if damage >= MOST_DAMAGE:
            return 0.0
        return float(self.ways[damage]) / float(self.rolls)

    def expected(self, health: i64) -> float:
        """The damage that is expected, none of it beyond what the target has left."""
        total: i64 = 0
        damage: i64 = 1
        while damage <= health and damage < MOST_DAMAGE:
            total += self.ways[damage]
            damage += 1
        return float(total) / float(self.rolls)

    def add(self, rolls: i64, damage: i64) -> None:
        """So many rolls hit, and deal damage."""
        self.hits += rolls
        self.damage += rolls * damage
        while damage > 0:
            self.ways[damage] += rolls
            damage -= 1


# For an attack that could be declared now.


def odds(state: Position, figure: i64, target: i64, space: i64) -> tuple[i64, i64, i64, i64]:
    """Distance, and in thousandths: chance to hit, expected damage, chance to defeat.

    The figure attacks from where it stands; the target is a figure, or TOKEN + a raider.
    """
    away = distance_to(state, figure, space)
    found = odds_of(attack_word(state, figure, target, space, cards.PLAIN, away))
    defeats = found.ways[min(health_left(state, target), MOST_DAMAGE - 1)]
    return (
        max(away, 1),
        (found.hits * THOUSAND + found.rolls // 2) // found.rolls,
        (found.damage * THOUSAND + found.rolls // 2) // found.rolls,
        (defeats * THOUSAND + found.rolls // 2) // found.rolls,
    )


def health_left(state: Position, target: i64) -> i64:
    """How much damage defeats a figure, or a raider."""
    if target >= TOKEN:
        return RAIDER_HEALTH - token(state, target - TOKEN, TOKEN_STATE)
    return i64(cards.HEALTH[card_of(state, target)]) - harm_of(state, target)


def attack_word(
    state: Position, figure: i64, target: i64, space: i64, style: i64, away: i64
) -> i64:
    """All that counts when a figure attacks what is so far away in a space, as things stand."""
    word = attacker_word(state, figure, style, away, not has(state.left, figure))
    return word + target_word(state, figure, target, space)


def attacker_word(state: Position, figure: i64, style: i64, away: i64, has_stayed: bool) -> i64:
    """The attacker's half; the figure may be thought elsewhere, and to have moved."""
    card = card_of(state, figure)
    word = card << _CARD | style << _STYLE
    if has_condition(state, figure, FOCUSED):
        word += 1 << _FOCUSED
    if TRAITS[card] & TROOPER and order_of(state, owner_of(figure), COVERS_FIRE):
        word += 1 << _COVERED_BY_FIRE
    damage = i64(STYLE_DAMAGE[style])
    accuracy = i64(cards.ACCURACY[card])
    abilities = ABILITIES_OF[card] & ABILITIES_AT[cards.MODIFYING]
    while abilities:
        ability = lowest(abilities)
        abilities &= abilities - 1
        stays = i64(ABILITY_CONDITION[ability]) == cards.HAS_NOT_LEFT
        if has_stayed if stays else away == 1:
            for verb, number in EFFECTS_OF[ability]:
                damage += number if verb == ADD_DAMAGE else i64(0)
                accuracy += number if verb == ADD_ACCURACY else i64(0)
    word += damage << _DAMAGE
    word += i64(STYLE_PIERCE[style]) << _PIERCE
    word += (accuracy + ZERO) << _ACCURACY
    if not is_melee(state, figure, style):
        word += max(min(away, 31), 1) << _NEEDED
    return word


def target_word(state: Position, figure: i64, target: i64, space: i64) -> i64:
    """The target's half."""
    if target >= TOKEN:
        return dice_word_of(_RAIDER_DICE)
    card = card_of(state, target)
    word = dice_word_of(DEFENCE_DICE[card])
    word += i64(cards.BLOCK[card]) << _BLOCKS
    word += i64(cards.EVADE[card]) << _EVADES
    if has_mark(state, target, GUARDED):
        word += 1 << _WHITE
    if has_mark(state, target, EXPOSED):
        word += EXPOSED_PIERCE << _PIERCE
    if has_mark(state, target, COVERED):
        word += (1 << _BLOCKS) - (2 << _ACCURACY)
    if has_condition(state, target, STUNNED):
        word += 1 << _STUNNED
    if ABILITIES_OF[card] & ABILITIES_AT[cards.MODIFIERS_END]:
        word += 1 << _CUNNING
    return word + lent_word(state, figure, target, space)


def dice_word_of(dice: i64) -> i64:
    """Defence dice, counted by colour."""
    word: i64 = 0
    while dice & 7 != END:
        word += 1 << _BLACK if dice & 7 == BLACK else 1 << _WHITE
        dice >>= 3
    return word


def lent_word(state: Position, figure: i64, target: i64, space: i64) -> i64:
    """What friends beside the target space give: of several that give the same, one does."""
    friends = figures_around(state, space) & standing_of(state, owner_of(target))
    guarded = TRAITS[card_of(state, target)] & cards.GUARDIAN != 0
    block: i64 = 0
    evade: i64 = 0
    while friends:
        friend = lowest(friends)
        friends &= friends - 1
        if friend in (target, figure):
            continue
        abilities = ABILITIES_OF[card_of(state, friend)]
        if has(abilities, cards.PROTECTOR) or (has(abilities, cards.SENTINEL) and not guarded):
            block = 1
        if has(abilities, cards.DISTRACTING):
            evade = 1
    return (block << _BLOCKS) + (evade << _EVADES)


# For an attack that is going on.


def word_of_attack(state: Position) -> i64:
    """The attack that is going on, from its declaration up to step 4."""
    figure, target = fight(state, ATTACKER), fight(state, TARGET)
    space = fight(state, TARGET_SPACE)
    away = distance_to(state, figure, space)
    word = attack_word(state, figure, target, space, fight(state, STYLE), away)
    word = with_accuracy(word, fight(state, ACCURACY_SHOWN))
    return word + (fight(state, PIERCE) << _PIERCE)


def with_accuracy(word: i64, more: i64) -> i64:
    """The same attack with more accuracy, or less; no more than three less."""
    return word + (max(more, -3) << _ACCURACY)


def without_die(word: i64, colour: i64) -> i64:
    """The same attack with a die less in the defence pool, if there is one of that colour."""
    place: i64 = _BLACK if colour == BLACK else _WHITE
    unit: i64 = 1
    return word - (unit << place) if part(word, place, 7) else word


def without_dice(word: i64) -> i64:
    """The same attack with an empty defence pool."""
    return word & ~(i64(63) << _BLACK)


def shown_on(pool: i64) -> i64:
    """What the dice of an attack pool show, packed as `best_damage` takes it."""
    return total(ACCURACY_ON, pool) | total(DAMAGE_ON, pool) << 5 | total(SURGE_ON, pool) << 9


def guard_on(pool: i64) -> i64:
    """What the dice of a defence pool show."""
    return total(BLOCK_ON, pool) | total(EVADE_ON, pool) << 5 | total(DODGE_ON, pool) << 9


# Counting the rolls.

_KEPT: Final[dict[int, Odds]] = {}


def odds_of(word: i64) -> Odds:
    """The odds of an attack."""
    known = _KEPT.get(word)
    if known is not None:
        return known
    if len(_KEPT) >= MOST_KEPT:
        _KEPT.clear()
    made = best_arsenal(word)
    _KEPT[word] = made
    return made


def part(word: i64, place: i64, bits: i64) -> i64:
    """A number of an attack's word."""
    return (word >> place) & bits


def best_arsenal(word: i64) -> Odds:
    """Who chooses dice chooses those that promise most damage."""
    card, style = part(word, _CARD, 63), part(word, _STYLE, 7)
    dice = STYLE_DICE[style] if STYLE_DICE[style] else ATTACK_DICE[card]
    green: i64 = part(word, _FOCUSED, 1)
    abilities = ABILITIES_OF[card]
    chosen: i64 = 0
    if not STYLE_DICE[style]:
        if has(abilities, cards.ARSENAL):
            chosen = 2
        elif has(abilities, cards.EPIC_ARSENAL):
            chosen = 3
    if chosen == 0:
        return counted(word, dice, green)
    best: Odds | None = None
    for arsenal in arsenals(chosen):
        found = counted(word, arsenal, green)
        if best is None or found.damage * best.rolls > best.damage * found.rolls:
            best = found
    assert best is not None
    return best


def arsenals(many: i64) -> vec[i64]:
    """All choices of two dice, or of three that are not all alike."""
    found = vec[i64]()
    none: i64 = 0o37
    first: i64 = RED
    while first <= YELLOW:
        second = first
        while second <= YELLOW:
            two = (none << 3 | second) << 3 | first
            if many == 2:
                found = append(found, two)
            third = second
            while third <= YELLOW and many > 2:
                if third != first:
                    found = append(found, ((none << 3 | third) << 3 | second) << 3 | first)
                third += 1
            second += 1
        first += 1
    return found


@final
class Rolls:
    """What a pool can show, and in how many ways each."""

    def __init__(self) -> None:
        self.shown: vec[i64] = vec[i64]()
        self.ways: vec[i64] = vec[i64]()
        self.all: i64 = 1


_ATTACK_ROLLS: Final[dict[int, Rolls]] = {}
_DEFENCE_ROLLS: Final[list[Rolls | None]] = [None] * 64
_SHOWN: Final = 8192


def attack_rolls(dice: i64, green: i64) -> Rolls:
    """Attack dice, with a green one more or not: accuracy, damage from bit 5, surges from 9."""
    place = dice << 1 | green
    known = _ATTACK_ROLLS.get(place)
    if known is not None:
        return known
    made = no_rolls()
    while dice & 7 != END:
        made = with_attack_die(made, dice & 7)
        dice >>= 3
    if green:
        made = with_attack_die(made, GREEN)
    _ATTACK_ROLLS[place] = made
    return made


def no_rolls() -> Rolls:
    made = Rolls()
    made.shown = vec[i64]([0])
    made.ways = vec[i64]([1])
    return made


def with_attack_die(rolls: Rolls, colour: i64) -> Rolls:
    faces = vec[i64]([0] * SIDES)
    side: i64 = 0
    while side < SIDES:
        place = colour * SIDES + side
        faces[side] = (
            i64(ACCURACY_ON[place]) | i64(DAMAGE_ON[place]) << 5 | i64(SURGE_ON[place]) << 9
        )
        side += 1
    return with_die(rolls, faces)


def with_die(rolls: Rolls, faces: vec[i64]) -> Rolls:
    """One die more: rolls that show the same together are counted together."""
    counts = vec[i64]([0] * _SHOWN)
    order = vec[i64]()
    place: i64 = 0
    while place < len(rolls.shown):
        side: i64 = 0
        while side < SIDES:
            shown = rolls.shown[place] + faces[side]
            if counts[shown] == 0:
                order = append(order, shown)
            counts[shown] += rolls.ways[place]
            side += 1
        place += 1
    made = Rolls()
    made.all = rolls.all * SIDES
    made.shown = order
    for shown in order:
        made.ways = append(made.ways, counts[shown])
    return made


def defence_rolls(black: i64, white: i64) -> Rolls:
    """Defence dice: blocks, evades from bit 5, dodges from bit 9."""
    place = black << 3 | white
    known = _DEFENCE_ROLLS[place]
    if known is not None:
        return known
    made = no_rolls()
    while black > 0:
        made = with_defence_die(made, BLACK)
        black -= 1
    while white > 0:
        made = with_defence_die(made, WHITE)
        white -= 1
    _DEFENCE_ROLLS[place] = made
    return made


def with_defence_die(rolls: Rolls, colour: i64) -> Rolls:
    faces = vec[i64]([0] * SIDES)
    side: i64 = 0
    while side < SIDES:
        place = colour * SIDES + side
        faces[side] = i64(BLOCK_ON[place]) | i64(EVADE_ON[place]) << 5 | i64(DODGE_ON[place]) << 9
        side += 1
    return with_die(rolls, faces)


# Surges.


@final
class Bargains:
    """What surges can buy together: cost, damage, accuracy, pierce, each a row."""

    def __init__(self) -> None:
        self.cost: vec[i64] = vec[i64]([0])
        self.damage: vec[i64] = vec[i64]([0])
        self.accuracy: vec[i64] = vec[i64]([0])
        self.pierce: vec[i64] = vec[i64]([0])

    def offer(self, bought: i64, stunned: bool, times: i64) -> None:
        """One ability more, which may be used so often besides all others."""
        damage = cards_part(bought, SURGE_DAMAGE)
        if stunned:
            damage += cards_part(bought, SURGE_IF_STUNNED)
        accuracy, pierce = cards_part(bought, SURGE_ACCURACY), cards_part(bought, SURGE_PIERCE)
        if damage + accuracy + pierce == 0:
            return
        known: i64 = len(self.cost)
        time: i64 = 1
        while time <= times:
            place: i64 = 0
            while place < known:
                cost = self.cost[place] + time * cards_part(bought, SURGE_COST)
                self.cost = append(self.cost, cost)
                self.damage = append(self.damage, self.damage[place] + time * damage)
                self.accuracy = append(self.accuracy, self.accuracy[place] + time * accuracy)
                self.pierce = append(self.pierce, self.pierce[place] + time * pierce)
                place += 1
            time += 1


def cards_part(bought: i64, place: i64) -> i64:
    return (bought >> place) & 15


def bargains(word: i64) -> Bargains:
    card = part(word, _CARD, 63)
    stunned = part(word, _STUNNED, 1) != 0
    times: i64 = 2 if has(ABILITIES_OF[card], cards.OVERLOAD) else 1
    found = Bargains()
    number: i64 = 0
    while number < MOST_SURGES - 1:
        found.offer(cards.SURGES[card * MOST_SURGES + number], stunned, times)
        number += 1
    if part(word, _COVERED_BY_FIRE, 1):
        found.offer(COVERING_FIRE_SURGE, stunned, times)
    return found


# The attack.


def counted(word: i64, dice: i64, green: i64) -> Odds:
    """Every roll of the attacker against every roll of the defender."""
    attack = attack_rolls(dice, green)
    defence = defence_rolls(part(word, _BLACK, 7), part(word, _WHITE, 7))
    bought = bargains(word)
    found = Odds()
    found.dice = dice
    found.rolls = attack.all * defence.all
    place: i64 = 0
    while place < len(attack.shown):
        against: i64 = 0
        while against < len(defence.shown):
            dealt = best_damage(word, bought, attack.shown[place], defence.shown[against])
            if dealt >= 0:
                found.add(attack.ways[place] * defence.ways[against], dealt)
            against += 1
        place += 1
    return found


def best_damage(word: i64, bought: Bargains, shown: i64, guard: i64) -> i64:
    """What the target suffers when surges are spent best; -1 for a miss."""
    if guard >> 9:
        return -1
    accuracy = max((shown & 31) + part(word, _ACCURACY, 31) - ZERO, 0)
    evades = ((guard >> 5) & 15) + part(word, _EVADES, 7)
    surges = max((shown >> 9) - evades, 0)
    blocks = (guard & 31) + part(word, _BLOCKS, 15) - part(word, _PIERCE, 15)
    if part(word, _CUNNING, 1):
        blocks += evades
    damage = ((shown >> 5) & 15) + part(word, _DAMAGE, 15)
    short = part(word, _NEEDED, 31) - accuracy
    best: i64 = -1
    place: i64 = 0
    while place < len(bought.cost):
        if bought.cost[place] <= surges and bought.accuracy[place] >= short:
            left = max(blocks - bought.pierce[place], 0)
            dealt = max(damage + bought.damage[place] - left, 0)
            best = max(best, dealt)
        place += 1
    return best
