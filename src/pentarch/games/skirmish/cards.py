"""The 36 deployment cards and the 37 command cards, as printed.

Timing is data: every ability and every command card says when it can be used (a window), under
which condition, and what it does (effects, which are verbs with a number). The rules ask windows;
no rule asks which card it is looking at. Ids are stored in records, so new cards go at the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.games.skirmish import verbs

# Dice: colours. Attack dice come first.
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
WHITE: Final = 5
COLOUR_NAMES: Final = ["red", "blue", "green", "yellow", "black", "white"]

REBEL: Final = 0
IMPERIAL: Final = 1
MERCENARY: Final = 2
ANYBODY: Final = 3
AFFILIATION_NAMES: Final = ["rebel", "imperial", "mercenary"]

# Traits: a mask.
TROOPER: Final = 1
LEADER: Final = 2
GUARDIAN: Final = 4
BRAWLER: Final = 8
FORCE_USER: Final = 16
DROID: Final = 32
HUNTER: Final = 64
CREATURE: Final = 128
VEHICLE: Final = 256
HEAVY_WEAPON: Final = 512
SPY: Final = 1024
SMUGGLER: Final = 2048
WOOKIEE: Final = 4096

# Keywords: a mask.
REACH: Final = 1
MOBILE: Final = 2
MASSIVE: Final = 4
BLEEDS: Final = 8  # its attacks have Bleed

# Windows: when something can be used.
ALWAYS_ON: Final = 0
SPECIAL_ACTION: Final = 1
DURING_ACTIVATION: Final = 2  # between actions
START_OF_ROUND: Final = 3
END_OF_ROUND: Final = 4
START_OF_ACTIVATION: Final = 5  # of the figure itself
HOSTILE_ACTIVATES: Final = 6
AFTER_SPECIAL: Final = 7
AFTER_ACTIVATION: Final = 8
BEFORE_DECLARING: Final = 9
DECLARING: Final = 10  # the attacker's side
DECLARED_ON: Final = 11  # the defender's side
REROLLING: Final = 12  # the attacker's dice
REROLLING_DEFENCE: Final = 13
MODIFYING: Final = 14  # the attacker
MODIFYING_DEFENCE: Final = 15  # the defender
FRIEND_MODIFIES_DEFENCE: Final = 16  # somebody beside the target space
MODIFIERS_END: Final = 17  # the defender, after all other modifiers
SURGING: Final = 18
AFTER_ATTACK: Final = 19  # the attacker's side
AFTER_ATTACK_ON: Final = 20  # the target
FRIEND_ATTACKED: Final = 21  # after the attack of a friend
WHEN_DEFEATED: Final = 22
FRIEND_DEFEATED: Final = 23
UNIQUE_FOE_DEFEATED: Final = 24
FRIEND_REROLLS: Final = 25  # the attack of a friend
WINDOWS: Final = 26

# Conditions of a window, besides the restriction of a command card.
NO_CONDITION: Final = 0
BESIDE_TROOPER: Final = 1  # another friendly one
BESIDE_FRIEND: Final = 2
HAS_NOT_LEFT: Final = 3  # its space, during this activation
TARGET_ADJACENT: Final = 4
TARGET_WITHIN_3: Final = 5  # and a figure
BESIDE_TARGET_SPACE: Final = 6
BESIDE_TARGET_SPACE_NO_GUARDIAN: Final = 7  # and the target is no Guardian
BESIDE_FALLEN: Final = 8
BESIDE_FALLEN_NO_GUARDIAN: Final = 9
WITHIN_3_OF_FALLEN: Final = 10
WITHIN_3_OF_ATTACKER: Final = 11
TARGET_UNHURT: Final = 12  # it suffered no damage from this attack
TARGET_HURT_3: Final = 13  # it suffered at least 3
CAN_SHOOT_BACK: Final = 14  # unhurt, and the attacker can be attacked
CAN_SHOOT_FIRST: Final = 15  # the figure that activates can be attacked
HAS_EVADED: Final = 16  # at least one evade
DEFENDER_HAS_DICE: Final = 17
DEFENDER_HAS_DICE_AND_HAND_HAS_CARD: Final = 18
TARGET_DID_NOT_SEE_ME: Final = 19  # at the start of this activation
NOT_MY_ACTIVATION: Final = 20
IS_HARMED: Final = 21  # a harmful condition
HAS_DEFEATED: Final = 22  # a hostile figure, in this activation
SHOOTS: Final = 23  # the attack is ranged
BESIDE_DEFENDING_FRIEND: Final = 24
TROOPER_IS_ACTIVE: Final = 25  # the friend that has attacked is a Trooper, near, and active
MELEE: Final = 26  # the figure's attack type
IS_EXHAUSTED: Final = 27  # its deployment card
BRAWLER_STANDS: Final = 28  # the player has one
CREATURE_STANDS: Final = 29  # anybody has one that can attack
IS_HURT: Final = 30
SOMETHING_ADJACENT: Final = 31
DECK_NOT_EMPTY: Final = 32
FRIEND_HARMED: Final = 33  # an adjacent one has a harmful condition
CAN_HOLD: Final = 34
TROOPER_STANDS: Final = 35
HAS_READY_CARD: Final = 36
IS_NOT_DEFLECTED: Final = 37  # this attack
HAS_SURGE: Final = 38  # to spend
FIGURES_BLOCK: Final = 39  # the attack is ranged, and does not see past figures yet

# Whether an action has an attack in it.
NO_ATTACK: Final = 0
WITH_ATTACK: Final = 1
ATTACK_AFTER_LEAVING: Final = 2  # optional, and the figure leaves its space first

# Whom an effect may choose: `whom` packs a side, a distance and more.
FRIEND: Final = 1  # another friendly figure
FOE: Final = 2
EITHER_SIDE: Final = 3
IN_SIGHT: Final = 64
SMALL_ONE: Final = 128
CREATURE_ONE: Final = 256

# Styles of attacks.
PLAIN: Final = 0
SABER: Final = 1  # melee, with dice of its own
FIREPOWER: Final = 2
ORDERED: Final = 3
BURST: Final = 4
ANOTHER: Final = 5  # the second must have another target
BORROWED: Final = 6  # with a hostile figure
STYLE_DICE: Final = vec[i64]([0, 0o37 << 6 | YELLOW << 3 | RED, 0, 0, 0, 0, 0])
STYLE_DAMAGE: Final = bytes((0, 0, 4, 2, 0, 0, 0))
STYLE_PIERCE: Final = bytes((0, 3, 0, 0, 0, 0, 0))

Effect = tuple[int, int]  # verb, number
Effects = tuple[Effect, ...]


def whom(side: int, within: int = 0, more: int = 0) -> int:
    """Whom an effect may choose: a side, how far away at most (0: anywhere), and marks."""
    return side | within << 2 | more


def dice_word(*colours: int) -> int:
    """Dice as a number: three bits each, and ones above the last."""
    word = 0o37
    for colour in reversed(colours):
        word = word << 3 | colour
    return word


class Ability:
    def __init__(self, name: str, window: int, condition: int, effects: Effects) -> None:
        self.name: Final = name
        self.window: Final = window
        self.condition: Final = condition
        self.effects: Final = effects
        self.actions = 1  # that a special action costs
        self.attack = NO_ATTACK
        self.once = False  # a round


ABILITIES: Final[list[Ability]] = []


def ability(
    name: str,
    window: int,
    *effects: Effect,
    condition: int = NO_CONDITION,
    attack: int = NO_ATTACK,
    once: bool = False,
) -> int:
    made = Ability(name, window, condition, effects)
    made.attack = attack
    made.once = once
    ABILITIES.append(made)
    return len(ABILITIES) - 1


# Special actions.

ORDER: Final = ability(
    "order", SPECIAL_ACTION, (verbs.PICK, whom(FRIEND, 2)), (verbs.PERFORM_MOVE, 0)
)
EXECUTIVE_ORDER: Final = ability(
    "executive-order", SPECIAL_ACTION, (verbs.PICK, whom(FRIEND, 2)), (verbs.ORDERED, 0)
)
GENERALS_ORDERS: Final = ability(
    "generals-orders", SPECIAL_ACTION, (verbs.PICK, whom(FRIEND)), (verbs.PERFORM_MOVE, 0),
    (verbs.PICK_ANOTHER, whom(FRIEND)), (verbs.PERFORM_MOVE, 0),
)  # fmt: skip
BRUTALITY: Final = ability(
    "brutality", SPECIAL_ACTION, (verbs.ATTACK, ANOTHER), (verbs.ATTACK, ANOTHER),
    attack=WITH_ATTACK,
)  # fmt: skip
FORCE_CHOKE: Final = ability(
    "force-choke", SPECIAL_ACTION, (verbs.PICK, whom(FOE, 0, IN_SIGHT)), (verbs.DAMAGE, 2),
    (verbs.STRAIN, 1),
)  # fmt: skip
SABER_STRIKE: Final = ability(
    "saber-strike", SPECIAL_ACTION, (verbs.ATTACK, SABER), attack=WITH_ATTACK
)
SLAM: Final = ability(
    "slam", SPECIAL_ACTION, (verbs.PICK, whom(FOE, 1)), (verbs.ROLL_DAMAGE, dice_word(RED)),
    (verbs.PUSH, 1),
)  # fmt: skip
CHARGE: Final = ability(
    "charge", SPECIAL_ACTION, (verbs.MOVE_BY_SPEED, 0), (verbs.ACTION_ATTACK, PLAIN),
    attack=ATTACK_AFTER_LEAVING,
)  # fmt: skip
TACTICAL_MANEUVER: Final = ability(
    "tactical-maneuver", SPECIAL_ACTION, (verbs.PICK, whom(FRIEND, 0, IN_SIGHT)),
    (verbs.GAIN_POINTS, 2),
)  # fmt: skip
ON_MY_MARK: Final = ability(
    "on-my-mark", SPECIAL_ACTION, (verbs.PICK, whom(FRIEND, 0, IN_SIGHT)), (verbs.FOCUS, 0)
)
POUNCE: Final = ability(
    "pounce", SPECIAL_ACTION, (verbs.PLACE_WITHIN, 3), (verbs.ACTION_ATTACK, PLAIN),
    attack=ATTACK_AFTER_LEAVING,
)  # fmt: skip

# In the attack.

RELENTLESS: Final = ability("relentless", DECLARING, (verbs.STRAIN, 1), condition=TARGET_WITHIN_3)
SHATTERING_BLOW: Final = ability(
    "shattering-blow", DECLARING, (verbs.DISCARD, 0), (verbs.REMOVE_DIE, 1),
    condition=DEFENDER_HAS_DICE_AND_HAND_HAS_CARD,
)  # fmt: skip
SQUAD_TRAINING: Final = ability(
    "squad-training", REROLLING, (verbs.REROLL_ATTACK, 1), condition=BESIDE_TROOPER
)
TARGETING_COMPUTER: Final = ability("targeting-computer", REROLLING, (verbs.REROLL_ATTACK, 1))
INSPIRING: Final = ability(
    "inspiring", FRIEND_REROLLS, (verbs.REROLL_ATTACK, 1), condition=WITHIN_3_OF_ATTACKER
)
FORESIGHT: Final = ability("foresight", REROLLING_DEFENCE, (verbs.REROLL_DEFENCE, 1))
COWER: Final = ability(
    "cower", REROLLING_DEFENCE, (verbs.REROLL_DEFENCE, 1), condition=BESIDE_FRIEND
)
AIM: Final = ability(
    "aim", MODIFYING, (verbs.ADD_DAMAGE, 1), (verbs.ADD_ACCURACY, 2), condition=HAS_NOT_LEFT
)
SCATTERGUN: Final = ability(
    "scattergun", MODIFYING, (verbs.ADD_DAMAGE, 1), condition=TARGET_ADJACENT
)
ACP_SCATTERGUN: Final = ability(
    "acp-scattergun", MODIFYING, (verbs.ADD_DAMAGE, 2), condition=TARGET_ADJACENT
)
PROTECTOR: Final = ability(
    "protector", FRIEND_MODIFIES_DEFENCE, (verbs.ADD_BLOCK, 1), condition=BESIDE_TARGET_SPACE
)
DISTRACTING: Final = ability(
    "distracting", FRIEND_MODIFIES_DEFENCE, (verbs.ADD_EVADE, 1), condition=BESIDE_TARGET_SPACE
)
CUNNING: Final = ability("cunning", MODIFIERS_END, (verbs.BLOCK_PER_EVADE, 1))
NIMBLE: Final = ability(
    "nimble", AFTER_ATTACK_ON, (verbs.GAIN_EVASIVE_POINTS, 2), condition=HAS_EVADED
)
RETURN_FIRE: Final = ability(
    "return-fire", AFTER_ATTACK_ON, (verbs.ATTACK_CHOSEN, 0), condition=CAN_SHOOT_BACK, once=True
)
TROOPER_ASSAULT: Final = ability(
    "trooper-assault", FRIEND_ATTACKED, (verbs.GRANT_ASSAULT, 0), condition=TROOPER_IS_ACTIVE,
    once=True,
)  # fmt: skip

# At other moments.

HAIR_TRIGGER: Final = ability(
    "hair-trigger", HOSTILE_ACTIVATES, (verbs.ATTACK_CHOSEN, 0), condition=CAN_SHOOT_FIRST,
    once=True,
)  # fmt: skip
SELF_DESTRUCT: Final = ability(
    "self-destruct", END_OF_ROUND, (verbs.SPREAD_DAMAGE, dice_word(RED)), (verbs.DEFEAT, 0)
)
LAST_STAND: Final = ability("last-stand", WHEN_DEFEATED, (verbs.LAST_STAND, 0))
VENGEANCE: Final = ability("vengeance", FRIEND_DEFEATED, (verbs.FOCUS, 0), condition=BESIDE_FALLEN)
FORWARD_VENGEANCE: Final = ability(
    "forward-vengeance", FRIEND_DEFEATED, (verbs.FOCUS, 0), (verbs.MOVE_SPACES, 1),
    condition=BESIDE_FALLEN,
)  # fmt: skip
EXECUTOR: Final = ability(
    "executor", FRIEND_DEFEATED, (verbs.MOVE_SPACES, 2), (verbs.ATTACK, PLAIN),
    condition=WITHIN_3_OF_FALLEN, once=True,
)  # fmt: skip

# Always on: the rules ask for these by name.

TRIPOD: Final = ability("tripod", ALWAYS_ON)
ASSAULT: Final = ability("assault", ALWAYS_ON)
ENRAGED: Final = ability("enraged", ALWAYS_ON)
OVERLOAD: Final = ability("overload", ALWAYS_ON)
AWKWARD: Final = ability("awkward", ALWAYS_ON)
PRIORITY_TARGET: Final = ability("priority-target", ALWAYS_ON)
NON_SENTIENT: Final = ability("non-sentient", ALWAYS_ON)
ARSENAL: Final = ability("arsenal", ALWAYS_ON)
EPIC_ARSENAL: Final = ability("epic-arsenal", ALWAYS_ON)

# As the publisher changed them later (the option `errata`).

ORDER_FAQ: Final = ability(
    "order-faq", SPECIAL_ACTION, (verbs.PICK, whom(FRIEND, 2)), (verbs.GAIN_POINTS, 2)
)
SENTINEL: Final = ability(
    "sentinel", FRIEND_MODIFIES_DEFENCE, (verbs.ADD_BLOCK, 1),
    condition=BESIDE_TARGET_SPACE_NO_GUARDIAN,
)  # fmt: skip
VENGEANCE_FAQ: Final = ability(
    "vengeance-faq", FRIEND_DEFEATED, (verbs.FOCUS, 0), condition=BESIDE_FALLEN_NO_GUARDIAN
)
FORWARD_VENGEANCE_FAQ: Final = ability(
    "forward-vengeance-faq", FRIEND_DEFEATED, (verbs.FOCUS, 0), (verbs.MOVE_SPACES, 1),
    condition=BESIDE_FALLEN_NO_GUARDIAN,
)  # fmt: skip

# What a surge can buy, packed: the cost, then four bits each of what it adds.

SURGE_COST: Final = 0
SURGE_DAMAGE: Final = 4
SURGE_ACCURACY: Final = 8
SURGE_PIERCE: Final = 12
SURGE_BLAST: Final = 16
SURGE_CLEAVE: Final = 20
SURGE_RECOVER: Final = 24
SURGE_STUN: Final = 28
SURGE_BLEED: Final = 32
SURGE_FOCUS: Final = 36
SURGE_CRITICAL: Final = 40  # a random command card, if the attack defeats a hostile figure
SURGE_IF_STUNNED: Final = 44  # damage, if the target is Stunned already
MOST_SURGES: Final = 5


def surge(
    damage: int = 0,
    accuracy: int = 0,
    pierce: int = 0,
    blast: int = 0,
    cleave: int = 0,
    recover: int = 0,
    stun: int = 0,
    bleed: int = 0,
    focus: int = 0,
    critical: int = 0,
    if_stunned: int = 0,
    cost: int = 1,
) -> int:
    return (
        cost << SURGE_COST
        | damage << SURGE_DAMAGE
        | accuracy << SURGE_ACCURACY
        | pierce << SURGE_PIERCE
        | blast << SURGE_BLAST
        | cleave << SURGE_CLEAVE
        | recover << SURGE_RECOVER
        | stun << SURGE_STUN
        | bleed << SURGE_BLEED
        | focus << SURGE_FOCUS
        | critical << SURGE_CRITICAL
        | if_stunned << SURGE_IF_STUNNED
    )


COVERING_FIRE_SURGE: Final = surge(stun=1, if_stunned=2)


class Deployment:
    """A deployment card: a group of figures, or an upgrade without any."""

    def __init__(self, name: str, affiliation: int, cost: int) -> None:
        self.name: Final = name
        self.affiliation: Final = affiliation
        self.cost: Final = cost
        self.unique = False
        self.elite = False
        self.figures = 0  # 0: an upgrade
        self.figure_cost = 0
        self.health = 0
        self.speed = 0
        self.melee = False
        self.attack: tuple[int, ...] = ()
        self.defence: tuple[int, ...] = ()
        self.traits = 0
        self.size = 0  # boards.py: SMALL, LONG, HUGE, WIDE
        self.keywords = 0
        self.block = 0
        self.evade = 0
        self.accuracy = 0
        self.cleave = 0
        self.surges: tuple[int, ...] = ()
        self.abilities: tuple[int, ...] = ()
        self.errata = -1  # the card that stands for it under the later rules
        # Of an upgrade.
        self.command_budget = 0  # more points for command cards
        self.allies = ANYBODY  # whose cards may join
        self.draws = 0  # command cards at the end of each round
        self.points = 0  # victory points, for both, after set-up
        self.schemes = False  # choose the zone, while the opponent has the initiative

    @property
    def copies(self) -> int:
        """How many may be in one army."""
        return 1 if self.unique else 2 if self.elite else 4


DEPLOYMENTS: Final[list[Deployment]] = []


def group(
    name: str,
    affiliation: int,
    cost: int,
    health: int,
    speed: int,
    attack: tuple[int, ...],
    defence: tuple[int, ...],
    traits: int,
    surges: tuple[int, ...],
    abilities: tuple[int, ...] = (),
    figures: int = 1,
    figure_cost: int = 0,
    unique: bool = False,
    elite: bool = False,
    melee: bool = False,
    size: int = 0,
    keywords: int = 0,
    block: int = 0,
    evade: int = 0,
    accuracy: int = 0,
    cleave: int = 0,
) -> int:
    made = Deployment(name, affiliation, cost)
    made.unique, made.elite, made.melee = unique, elite, melee
    made.figures, made.figure_cost = figures, figure_cost or cost
    made.health, made.speed, made.attack, made.defence = health, speed, attack, defence
    made.traits, made.size, made.keywords = traits, size, keywords
    made.block, made.evade, made.accuracy, made.cleave = block, evade, accuracy, cleave
    made.surges, made.abilities = surges, abilities
    DEPLOYMENTS.append(made)
    return len(DEPLOYMENTS) - 1


def upgrade(name: str, affiliation: int, cost: int) -> int:
    made = Deployment(name, affiliation, cost)
    made.unique = True
    DEPLOYMENTS.append(made)
    return len(DEPLOYMENTS) - 1


# The Empire.

STORMTROOPER: Final = group(
    "stormtrooper", IMPERIAL, 6, 3, 4, (BLUE, GREEN), (BLACK,), TROOPER,
    (surge(damage=1), surge(accuracy=2)), (SQUAD_TRAINING,), figures=3, figure_cost=2,
)  # fmt: skip
STORMTROOPER_ELITE: Final = group(
    "stormtrooper-elite", IMPERIAL, 9, 5, 4, (BLUE, GREEN), (BLACK,), TROOPER,
    (surge(damage=2), surge(accuracy=3)), (SQUAD_TRAINING, LAST_STAND), figures=3, figure_cost=3,
    elite=True,
)  # fmt: skip
IMPERIAL_OFFICER: Final = group(
    "imperial-officer", IMPERIAL, 2, 3, 4, (BLUE, YELLOW), (WHITE,), LEADER,
    (surge(focus=1), surge(damage=1), surge(accuracy=2)), (ORDER, COWER),
)  # fmt: skip
IMPERIAL_OFFICER_ELITE: Final = group(
    "imperial-officer-elite", IMPERIAL, 5, 5, 4, (BLUE, YELLOW), (WHITE,), LEADER,
    (surge(focus=1), surge(stun=1), surge(damage=1), surge(accuracy=3)),
    (EXECUTIVE_ORDER, COWER), elite=True,
)  # fmt: skip
E_WEB_ENGINEER: Final = group(
    "e-web-engineer", IMPERIAL, 6, 5, 2, (BLUE, RED, YELLOW), (BLACK,), TROOPER | HEAVY_WEAPON,
    (surge(recover=2), surge(damage=1)), (TRIPOD, ASSAULT), size=1, accuracy=3,
)  # fmt: skip
E_WEB_ENGINEER_ELITE: Final = group(
    "e-web-engineer-elite", IMPERIAL, 8, 7, 3, (BLUE, RED, YELLOW), (BLACK,),
    TROOPER | HEAVY_WEAPON, (surge(recover=2), surge(damage=2)), (TRIPOD, ASSAULT), elite=True,
    size=1, block=1, accuracy=3,
)  # fmt: skip
ROYAL_GUARD: Final = group(
    "royal-guard", IMPERIAL, 8, 8, 5, (RED, YELLOW), (BLACK,), GUARDIAN | BRAWLER,
    (surge(stun=1), surge(damage=2)), (PROTECTOR, VENGEANCE), figures=2, figure_cost=4,
    melee=True, keywords=REACH,
)  # fmt: skip
ROYAL_GUARD_ELITE: Final = group(
    "royal-guard-elite", IMPERIAL, 12, 10, 5, (RED, YELLOW), (BLACK,), GUARDIAN | BRAWLER,
    (surge(stun=1), surge(damage=2)), (PROTECTOR, FORWARD_VENGEANCE), figures=2, figure_cost=6,
    elite=True, melee=True, keywords=REACH, evade=1,
)  # fmt: skip
PROBE_DROID: Final = group(
    "probe-droid", IMPERIAL, 3, 5, 3, (BLUE, YELLOW, YELLOW), (BLACK,), DROID,
    (surge(damage=1), surge(pierce=1), surge(recover=1)), (SELF_DESTRUCT,), keywords=MOBILE,
)  # fmt: skip
PROBE_DROID_ELITE: Final = group(
    "probe-droid-elite", IMPERIAL, 5, 7, 4, (BLUE, YELLOW, YELLOW), (BLACK,), DROID,
    (surge(damage=2), surge(pierce=2), surge(recover=2)), (TARGETING_COMPUTER, SELF_DESTRUCT),
    elite=True, keywords=MOBILE,
)  # fmt: skip
AT_ST: Final = group(
    "at-st", IMPERIAL, 14, 15, 4, (BLUE, RED, RED), (BLACK, BLACK), VEHICLE | HEAVY_WEAPON,
    (surge(blast=2), surge(pierce=2)), (TARGETING_COMPUTER, AWKWARD), elite=True, size=2,
    keywords=MASSIVE, accuracy=3,
)  # fmt: skip
GENERAL_WEISS: Final = group(
    "general-weiss", IMPERIAL, 16, 15, 4, (), (BLACK, BLACK), VEHICLE | LEADER | HEAVY_WEAPON,
    (surge(blast=3, cost=2), surge(pierce=2)), (GENERALS_ORDERS, EPIC_ARSENAL), unique=True,
    elite=True, size=2, keywords=MASSIVE, accuracy=2,
)  # fmt: skip
ROYAL_GUARD_CHAMPION: Final = group(
    "royal-guard-champion", IMPERIAL, 15, 13, 6, (RED, GREEN, YELLOW), (BLACK, WHITE),
    GUARDIAN | BRAWLER, (surge(bleed=1), surge(pierce=2), surge(damage=2)),
    (BRUTALITY, EXECUTOR), unique=True, elite=True, melee=True,
)  # fmt: skip
DARTH_VADER: Final = group(
    "darth-vader", IMPERIAL, 18, 16, 4, (RED, RED, YELLOW), (BLACK, BLACK),
    FORCE_USER | LEADER | BRAWLER, (surge(pierce=3), surge(damage=2)),
    (BRUTALITY, FORCE_CHOKE, FORESIGHT), unique=True, elite=True, melee=True,
)  # fmt: skip

# The Rebellion.

LUKE_SKYWALKER: Final = group(
    "luke-skywalker", REBEL, 10, 10, 5, (BLUE, GREEN, YELLOW), (WHITE,), FORCE_USER,
    (surge(damage=2), surge(recover=2), surge(accuracy=2)), (SABER_STRIKE, INSPIRING),
    unique=True, elite=True, block=1,
)  # fmt: skip
HAN_SOLO: Final = group(
    "han-solo", REBEL, 12, 12, 4, (BLUE, GREEN, GREEN), (WHITE,), SMUGGLER | LEADER,
    (surge(accuracy=2, damage=1), surge(damage=2)), (RETURN_FIRE, DISTRACTING, CUNNING),
    unique=True, elite=True,
)  # fmt: skip
CHEWBACCA: Final = group(
    "chewbacca", REBEL, 15, 14, 4, (BLUE, RED, YELLOW), (BLACK, WHITE),
    SMUGGLER | WOOKIEE | GUARDIAN, (surge(damage=2), surge(stun=1), surge(accuracy=2)),
    (SLAM, PROTECTOR), unique=True, elite=True,
)  # fmt: skip
REBEL_SABOTEUR: Final = group(
    "rebel-saboteur", REBEL, 5, 4, 5, (RED, YELLOW), (WHITE,), SPY | HEAVY_WEAPON,
    (surge(pierce=2), surge(stun=1), surge(blast=1)), (OVERLOAD,), figures=2, figure_cost=3,
    accuracy=2,
)  # fmt: skip
REBEL_TROOPER: Final = group(
    "rebel-trooper", REBEL, 6, 3, 4, (BLUE, YELLOW), (WHITE,), TROOPER,
    (surge(pierce=1), surge(accuracy=1)), (AIM,), figures=3, figure_cost=2,
)  # fmt: skip
DIALA_PASSIL: Final = group(
    "diala-passil", REBEL, 7, 8, 5, (RED, GREEN), (WHITE,), FORCE_USER | BRAWLER,
    (surge(recover=2), surge(pierce=3), surge(cleave=2)), (SHATTERING_BLOW, FORESIGHT),
    unique=True, melee=True,
)  # fmt: skip
GAARKHAN: Final = group(
    "gaarkhan", REBEL, 8, 10, 4, (RED, YELLOW), (BLACK,), WOOKIEE | GUARDIAN | BRAWLER,
    (surge(pierce=1, bleed=1), surge(focus=1)), (ENRAGED, CHARGE), unique=True, melee=True,
    block=1,
)  # fmt: skip
FENN_SIGNIS: Final = group(
    "fenn-signis", REBEL, 9, 10, 4, (BLUE, RED, GREEN), (BLACK,), TROOPER | LEADER,
    (surge(blast=1), surge(damage=1), surge(accuracy=1)), (ASSAULT, TROOPER_ASSAULT), unique=True,
)  # fmt: skip
GIDEON_ARGUS: Final = group(
    "gideon-argus", REBEL, 3, 5, 4, (BLUE, GREEN), (BLACK,), LEADER,
    (surge(focus=1), surge(damage=2)), (TACTICAL_MANEUVER, ON_MY_MARK), unique=True,
)  # fmt: skip
JYN_ODAN: Final = group(
    "jyn-odan", REBEL, 5, 6, 5, (GREEN, GREEN), (WHITE,), SMUGGLER,
    (surge(stun=1, pierce=1), surge(accuracy=2, damage=2)), (HAIR_TRIGGER, NIMBLE, CUNNING),
    unique=True,
)  # fmt: skip
MAK_ESHKAREY: Final = group(
    "mak-eshkarey", REBEL, 3, 4, 4, (BLUE, BLUE), (WHITE,), SPY,
    (surge(accuracy=2), surge(damage=1), surge(pierce=2, critical=1)), (PRIORITY_TARGET,),
    unique=True,
)  # fmt: skip

# Mercenaries.

NEXU: Final = group(
    "nexu", MERCENARY, 4, 6, 6, (RED, GREEN), (WHITE,), CREATURE | BRAWLER,
    (surge(cleave=1), surge(pierce=2)), (POUNCE, CUNNING, NON_SENTIENT), melee=True, size=3,
    keywords=MOBILE | BLEEDS,
)  # fmt: skip
NEXU_ELITE: Final = group(
    "nexu-elite", MERCENARY, 6, 8, 6, (RED, GREEN), (WHITE,), CREATURE | BRAWLER,
    (surge(damage=2),), (POUNCE, CUNNING, NON_SENTIENT), elite=True, melee=True, size=3,
    keywords=MOBILE | BLEEDS, cleave=2,
)  # fmt: skip
TRANDOSHAN_HUNTER: Final = group(
    "trandoshan-hunter", MERCENARY, 7, 6, 4, (BLUE, GREEN), (BLACK,), HUNTER | BRAWLER,
    (surge(bleed=1), surge(pierce=2)), (RELENTLESS, SCATTERGUN), figures=2, figure_cost=3,
)  # fmt: skip
TRANDOSHAN_HUNTER_ELITE: Final = group(
    "trandoshan-hunter-elite", MERCENARY, 10, 8, 4, (BLUE, GREEN), (BLACK,), HUNTER | BRAWLER,
    (surge(focus=1), surge(bleed=1), surge(pierce=2)), (RELENTLESS, ACP_SCATTERGUN), figures=2,
    figure_cost=5, elite=True,
)  # fmt: skip
IG_88: Final = group(
    "ig-88", MERCENARY, 12, 10, 5, (), (BLACK,), DROID | HUNTER,
    (surge(recover=3), surge(damage=2)), (ARSENAL, RELENTLESS, ASSAULT), unique=True, elite=True,
    block=1, accuracy=2,
)  # fmt: skip

# Upgrades.

BALANCE_OF_THE_FORCE: Final = upgrade("balance-of-the-force", REBEL, 1)
DEPLOYMENTS[BALANCE_OF_THE_FORCE].command_budget = 3
REBEL_HIGH_COMMAND: Final = upgrade("rebel-high-command", REBEL, 2)
DEPLOYMENTS[REBEL_HIGH_COMMAND].draws = 1
DEVIOUS_SCHEME: Final = upgrade("devious-scheme", MERCENARY, 1)
DEPLOYMENTS[DEVIOUS_SCHEME].schemes = True
FIRST_STRIKE: Final = upgrade("first-strike", MERCENARY, 2)
DEPLOYMENTS[FIRST_STRIKE].points = 4
COMMON_ENEMY: Final = upgrade("temporary-alliance-common-enemy", MERCENARY, 1)
DEPLOYMENTS[COMMON_ENEMY].allies = REBEL
HIRED_GUNS: Final = upgrade("temporary-alliance-hired-guns", IMPERIAL, 1)
DEPLOYMENTS[HIRED_GUNS].allies = MERCENARY

UPGRADES: Final = BALANCE_OF_THE_FORCE  # the first upgrade
PRINTED: Final = 36  # the cards of the box; those behind them stand for some under later rules
MOST_ALLIES: Final = 2  # cards of an alliance

# As the publisher changed them later.

IMPERIAL_OFFICER_FAQ: Final = group(
    "imperial-officer-faq", IMPERIAL, 2, 3, 4, (BLUE, YELLOW), (WHITE,), LEADER,
    (surge(focus=1), surge(damage=1), surge(accuracy=2)), (ORDER_FAQ, COWER),
)  # fmt: skip
ROYAL_GUARD_FAQ: Final = group(
    "royal-guard-faq", IMPERIAL, 8, 8, 5, (RED, YELLOW), (BLACK,), GUARDIAN | BRAWLER,
    (surge(stun=1), surge(pierce=1)), (SENTINEL, VENGEANCE_FAQ), figures=2, figure_cost=4,
    melee=True, keywords=REACH,
)  # fmt: skip
ROYAL_GUARD_ELITE_FAQ: Final = group(
    "royal-guard-elite-faq", IMPERIAL, 12, 10, 5, (RED, YELLOW), (BLACK,), GUARDIAN | BRAWLER,
    (surge(stun=1), surge(damage=2)), (SENTINEL, FORWARD_VENGEANCE_FAQ), figures=2,
    figure_cost=6, elite=True, melee=True, keywords=REACH, evade=1,
)  # fmt: skip
REBEL_SABOTEUR_FAQ: Final = group(
    "rebel-saboteur-faq", REBEL, 5, 4, 4, (RED, YELLOW), (WHITE,), SPY | HEAVY_WEAPON,
    (surge(pierce=1), surge(stun=1), surge(blast=1)), (OVERLOAD,), figures=2, figure_cost=3,
    accuracy=2,
)  # fmt: skip
DEPLOYMENTS[IMPERIAL_OFFICER].errata = IMPERIAL_OFFICER_FAQ
DEPLOYMENTS[ROYAL_GUARD].errata = ROYAL_GUARD_FAQ
DEPLOYMENTS[ROYAL_GUARD_ELITE].errata = ROYAL_GUARD_ELITE_FAQ
DEPLOYMENTS[REBEL_SABOTEUR].errata = REBEL_SABOTEUR_FAQ


class Command:
    """A command card. A restriction names the figure that it is played on."""

    def __init__(self, name: str, cost: int, window: int, effects: Effects) -> None:
        self.name: Final = name
        self.cost: Final = cost
        self.window: Final = window
        self.effects: Final = effects
        self.copies = 1
        self.condition = NO_CONDITION
        self.actions = 1  # if it is a special action
        self.attack = NO_ATTACK
        self.traits = 0  # 0: any figure
        self.figure = -1  # a deployment card, by name
        self.affiliation = ANYBODY


COMMANDS: Final[list[Command]] = []


def command(
    name: str,
    cost: int,
    window: int,
    *effects: Effect,
    copies: int = 1,
    condition: int = NO_CONDITION,
    actions: int = 1,
    attack: int = NO_ATTACK,
    traits: int = 0,
    figure: int = -1,
    affiliation: int = ANYBODY,
) -> int:
    made = Command(name, cost, window, effects)
    made.copies, made.condition, made.actions, made.attack = copies, condition, actions, attack
    made.traits, made.figure, made.affiliation = traits, figure, affiliation
    COMMANDS.append(made)
    return len(COMMANDS) - 1


CELEBRATION: Final = command("celebration", 0, UNIQUE_FOE_DEFEATED, (verbs.SCORE, 4))
DEADEYE: Final = command("deadeye", 0, MODIFYING, (verbs.ADD_ACCURACY, 2), condition=SHOOTS)
ELEMENT_OF_SURPRISE: Final = command(
    "element-of-surprise", 0, DECLARING, (verbs.REMOVE_DIE, 1), condition=TARGET_DID_NOT_SEE_ME
)
EXPOSE_WEAKNESS: Final = command(
    "expose-weakness", 0, SPECIAL_ACTION, (verbs.PICK, whom(FOE, 1)), (verbs.EXPOSE, 3)
)
FLEET_FOOTED: Final = command("fleet-footed", 0, DURING_ACTIVATION, (verbs.GAIN_POINTS, 1))
PLANNING: Final = command("planning", 0, SPECIAL_ACTION, (verbs.PLAN, 2), condition=DECK_NOT_EMPTY)
RALLY: Final = command("rally", 0, START_OF_ACTIVATION, (verbs.CURE, 0), condition=IS_HARMED)
RECOVERY: Final = command("recovery", 0, SPECIAL_ACTION, (verbs.RECOVER, 2), condition=IS_HURT)
SIT_TIGHT: Final = command("sit-tight", 0, START_OF_ROUND, (verbs.HOLD, 0), condition=CAN_HOLD)
TAKE_COVER: Final = command("take-cover", 0, SPECIAL_ACTION, (verbs.TAKE_COVER, 0))
TAKE_INITIATIVE: Final = command(
    "take-initiative", 0, START_OF_ROUND, (verbs.CLAIM_INITIATIVE, 0), (verbs.EXHAUST, 0),
    condition=HAS_READY_CARD,
)  # fmt: skip
TO_THE_LIMIT: Final = command("to-the-limit", 0, AFTER_SPECIAL, (verbs.PERFORM, 0), (verbs.STUN, 0))
URGENCY: Final = command("urgency", 0, SPECIAL_ACTION, (verbs.PERFORM_MOVE, 2))
BURST_FIRE: Final = command(
    "burst-fire", 2, SPECIAL_ACTION, (verbs.ATTACK, BURST), attack=WITH_ATTACK,
    figure=FENN_SIGNIS,
)  # fmt: skip
COVERING_FIRE: Final = command(
    "covering-fire", 3, START_OF_ROUND, (verbs.COVER_FIRE, 0), condition=TROOPER_STANDS
)
FEROCITY: Final = command(
    "ferocity", 1, END_OF_ROUND, (verbs.PICK, whom(EITHER_SIDE, 0, CREATURE_ONE)),
    (verbs.ATTACK, BORROWED), condition=CREATURE_STANDS,
)  # fmt: skip
FURIOUS_CHARGE: Final = command(
    "furious-charge", 2, AFTER_ATTACK_ON, (verbs.READY_CARD, 0), condition=TARGET_HURT_3,
    figure=GAARKHAN,
)  # fmt: skip
GUARDIAN_STANCE: Final = command(
    "guardian-stance", 1, REROLLING_DEFENCE, (verbs.STANCE, 0), condition=BESIDE_DEFENDING_FRIEND,
    traits=GUARDIAN,
)  # fmt: skip
HUNTER_PROTOCOL: Final = command(
    "hunter-protocol", 1, SURGING, (verbs.SURGES_TWICE, 0), condition=HAS_SURGE, traits=DROID
)
MARKSMAN: Final = command(
    "marksman",
    1,
    BEFORE_DECLARING,
    (verbs.IGNORE_FIGURES, 0),
    copies=2,
    condition=FIGURES_BLOCK,
)
MAXIMUM_FIREPOWER: Final = command(
    "maximum-firepower", 3, SPECIAL_ACTION, (verbs.ATTACK, FIREPOWER), actions=2,
    attack=WITH_ATTACK, traits=HEAVY_WEAPON,
)  # fmt: skip
ONE_IN_A_MILLION: Final = command(
    "one-in-a-million", 2, DECLARING, (verbs.REMOVE_ALL_DICE, 0), condition=NOT_MY_ACTIVATION,
    figure=JYN_ODAN,
)  # fmt: skip
PRICE_ON_THEIR_HEADS: Final = command(
    "price-on-their-heads", 1, SPECIAL_ACTION, (verbs.PRICE, 0), traits=HUNTER
)
PUMMEL: Final = command(
    "pummel", 1, SPECIAL_ACTION, (verbs.ATTACK, PLAIN), (verbs.ATTACK, PLAIN), copies=2,
    condition=MELEE, actions=2, attack=WITH_ATTACK,
)  # fmt: skip
SARLACC_SWEEP: Final = command(
    "sarlacc-sweep", 2, SPECIAL_ACTION, (verbs.ATTACK, ANOTHER), (verbs.ATTACK, ANOTHER),
    attack=WITH_ATTACK, figure=DIALA_PASSIL,
)  # fmt: skip
SHADOW_OPS: Final = command(
    "shadow-ops", 3, SPECIAL_ACTION, (verbs.SILENCE, 0), figure=MAK_ESHKAREY
)
TAKE_IT_DOWN: Final = command(
    "take-it-down", 3, SPECIAL_ACTION, (verbs.PICK, whom(FRIEND, 1)), (verbs.ATTACK, ORDERED),
    figure=GIDEON_ARGUS,
)  # fmt: skip
CLOSE_THE_GAP: Final = command(
    "close-the-gap", 2, START_OF_ROUND, (verbs.MOVE_ALL, BRAWLER), condition=BRAWLER_STANDS
)
DEFLECTION: Final = command(
    "deflection", 1, DECLARED_ON, (verbs.LESSEN_ACCURACY, 2), (verbs.DEFLECT, 2), copies=2,
    condition=IS_NOT_DEFLECTED, traits=FORCE_USER,
)  # fmt: skip
FORCE_LIGHTNING: Final = command(
    "force-lightning", 3, SPECIAL_ACTION, (verbs.PICK, whom(FOE, 2, IN_SIGHT)), (verbs.SHOCK, 2),
    traits=FORCE_USER, affiliation=IMPERIAL,
)  # fmt: skip
KNOWLEDGE_AND_DEFENSE: Final = command(
    "knowledge-and-defense", 2, SPECIAL_ACTION, (verbs.ADD_WHITE_DIE, 0), traits=FORCE_USER,
    affiliation=REBEL,
)  # fmt: skip
LORD_OF_THE_SITH: Final = command(
    "lord-of-the-sith", 3, DURING_ACTIVATION, (verbs.EXTRA_ACTIONS, 0), condition=HAS_DEFEATED,
    figure=DARTH_VADER,
)  # fmt: skip
LURE_OF_THE_DARK_SIDE: Final = command(
    "lure-of-the-dark-side", 3, SPECIAL_ACTION, (verbs.PICK, whom(FOE, 3, SMALL_ONE)),
    (verbs.ATTACK, BORROWED), traits=FORCE_USER, affiliation=IMPERIAL,
)  # fmt: skip
MEDITATION: Final = command(
    "meditation", 2, SPECIAL_ACTION, (verbs.MEDITATE, 1), traits=FORCE_USER, affiliation=REBEL
)
REGROUP: Final = command(
    "regroup", 1, SPECIAL_ACTION, (verbs.CURE_ADJACENT, 0), copies=2, condition=FRIEND_HARMED,
    traits=LEADER,
)  # fmt: skip
SON_OF_SKYWALKER: Final = command(
    "son-of-skywalker", 3, AFTER_ACTIVATION, (verbs.READY_CARD, 0), condition=IS_EXHAUSTED,
    figure=LUKE_SKYWALKER,
)  # fmt: skip
TELEKINETIC_THROW: Final = command(
    "telekinetic-throw", 1, SPECIAL_ACTION, (verbs.PICK, whom(FOE, 3, IN_SIGHT)),
    (verbs.ROLL_DAMAGE, dice_word(BLUE, BLUE)), traits=FORCE_USER,
)  # fmt: skip

KINDS: Final = 37  # of command cards
ARMY_BUDGET: Final = 40
DECK_SIZE: Final = 15
COMMAND_BUDGET: Final = 15


# What the rules read: one row a column of the cards.


def masks_of_windows() -> vec[i64]:
    masks = [0] * WINDOWS
    for number, it in enumerate(ABILITIES):
        masks[it.window] |= 1 << number  # hot: S1, built once at import
    return vec[i64](masks)


def cards_of_windows() -> vec[i64]:
    masks = [0] * WINDOWS
    for number, it in enumerate(COMMANDS):
        masks[it.window] |= 1 << number  # hot: S1, built once at import
    return vec[i64](masks)


def surge_table() -> vec[i64]:
    table: list[int] = []
    for it in DEPLOYMENTS:
        table += [*it.surges, *[0] * (MOST_SURGES - len(it.surges))]
    return vec[i64](table)


def mask(members: tuple[int, ...]) -> int:
    return sum(1 << member for member in members)  # hot: S1, built once at import


COST: Final = bytes([it.cost for it in DEPLOYMENTS])
FIGURE_COST: Final = bytes([it.figure_cost for it in DEPLOYMENTS])
FIGURES: Final = bytes([it.figures for it in DEPLOYMENTS])
HEALTH: Final = bytes([it.health for it in DEPLOYMENTS])
SPEED: Final = bytes([it.speed for it in DEPLOYMENTS])
SIZE: Final = bytes([it.size for it in DEPLOYMENTS])
IS_MELEE: Final = bytes([it.melee for it in DEPLOYMENTS])
IS_UNIQUE: Final = bytes([it.unique for it in DEPLOYMENTS])
AFFILIATION: Final = bytes([it.affiliation for it in DEPLOYMENTS])
KEYWORDS: Final = bytes([it.keywords for it in DEPLOYMENTS])
BLOCK: Final = bytes([it.block for it in DEPLOYMENTS])
EVADE: Final = bytes([it.evade for it in DEPLOYMENTS])
ACCURACY: Final = bytes([it.accuracy for it in DEPLOYMENTS])
CLEAVE: Final = bytes([it.cleave for it in DEPLOYMENTS])
DRAWS: Final = bytes([it.draws for it in DEPLOYMENTS])
TRAITS: Final[vec[i64]] = vec[i64]([it.traits for it in DEPLOYMENTS])
ATTACK_DICE: Final[vec[i64]] = vec[i64]([dice_word(*it.attack) for it in DEPLOYMENTS])
DEFENCE_DICE: Final[vec[i64]] = vec[i64]([dice_word(*it.defence) for it in DEPLOYMENTS])
SURGES: Final[vec[i64]] = surge_table()
SURGES_SOLD: Final = sorted(
    {COVERING_FIRE_SURGE, *[it for made in DEPLOYMENTS for it in made.surges]}
)
ABILITIES_OF: Final[vec[i64]] = vec[i64]([mask(it.abilities) for it in DEPLOYMENTS])

ABILITIES_AT: Final[vec[i64]] = masks_of_windows()
ABILITY_CONDITION: Final = bytes([it.condition for it in ABILITIES])
ABILITY_ATTACK: Final = bytes([it.attack for it in ABILITIES])
ABILITY_ONCE: Final = bytes([it.once for it in ABILITIES])

COMMANDS_AT: Final[vec[i64]] = cards_of_windows()
COMMAND_COST: Final = bytes([it.cost for it in COMMANDS])
COPIES: Final = bytes([it.copies for it in COMMANDS])
COMMAND_CONDITION: Final = bytes([it.condition for it in COMMANDS])
COMMAND_ACTIONS: Final = bytes([it.actions for it in COMMANDS])
COMMAND_ATTACK: Final = bytes([it.attack for it in COMMANDS])
COMMAND_AFFILIATION: Final = bytes([it.affiliation for it in COMMANDS])
COMMAND_FIGURE: Final = bytes([it.figure & 255 for it in COMMANDS])  # 255: by traits
COMMAND_TRAITS: Final[vec[i64]] = vec[i64]([it.traits for it in COMMANDS])

# A source of effects is an ability, or COMMAND + a command card.
COMMAND: Final = 64
EFFECTS_OF: Final[list[Effects]] = [
    *[it.effects for it in ABILITIES],
    *[() for _ in range(COMMAND - len(ABILITIES))],
    *[it.effects for it in COMMANDS],
]
