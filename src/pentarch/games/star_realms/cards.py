"""The 49 cards, as printed, and how many of each are in one set.

A card's id is its place in `CARDS`; records store ids, so new cards go at the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.games.star_realms import verbs

# Factions. A card without one has NO_FACTION.
BLOB: Final = 0
TRADE_FEDERATION: Final = 1
STAR_EMPIRE: Final = 2
MACHINE_CULT: Final = 3
NO_FACTION: Final = 4

FACTION_NAMES: Final = ["blob", "trade-federation", "star-empire", "machine-cult", "none"]

# Where a card comes from.
TRADE_DECK: Final = 0
STARTER: Final = 1
EXPLORER_PILE: Final = 2

Effect = tuple[int, bool, int, int]  # verb, optional, amount, extra
Effects = tuple[Effect, ...]

NOTHING: Final[Effects] = ()


class Card:
    def __init__(self, name: str, faction: int, cost: int, copies: int, pile: int) -> None:
        self.name: Final = name
        self.faction: Final = faction
        self.cost: Final = cost
        self.copies: Final = copies
        self.pile: Final = pile
        self.defence = 0  # 0 for a ship
        self.outpost = False
        self.primary: Effects = ()
        self.ally: Effects = ()
        self.scrap: Effects = ()
        self.first: Effects = ()  # the alternatives of a primary that is a choice
        self.second: Effects = ()
        self.ally_for_all = False  # static: an ally for every faction
        self.rallies = 0  # static: combat for each ship that its owner plays

    @property
    def is_base(self) -> bool:
        return self.defence > 0


CARDS: Final[list[Card]] = []


def ship(
    name: str,
    faction: int,
    cost: int,
    copies: int,
    primary: Effects = NOTHING,
    ally: Effects = NOTHING,
    scrap: Effects = NOTHING,
    either: tuple[Effects, Effects] = (NOTHING, NOTHING),
    pile: int = TRADE_DECK,
) -> int:
    made = Card(name, faction, cost, copies, pile)
    number = len(CARDS)
    made.first, made.second = either
    made.primary = primary or choice(number, either)
    made.ally, made.scrap = ally, scrap
    CARDS.append(made)
    return number


def base(
    name: str,
    faction: int,
    cost: int,
    copies: int,
    defence: int,
    primary: Effects = NOTHING,
    ally: Effects = NOTHING,
    scrap: Effects = NOTHING,
    either: tuple[Effects, Effects] = (NOTHING, NOTHING),
    ally_for_all: bool = False,
    rallies: int = 0,
) -> int:
    number = ship(name, faction, cost, copies, primary, ally, scrap, either)
    made = CARDS[number]
    made.defence = defence
    made.ally_for_all = ally_for_all
    made.rallies = rallies
    return number


def outpost(
    name: str,
    faction: int,
    cost: int,
    copies: int,
    defence: int,
    primary: Effects = NOTHING,
    ally: Effects = NOTHING,
    scrap: Effects = NOTHING,
    either: tuple[Effects, Effects] = (NOTHING, NOTHING),
    ally_for_all: bool = False,
) -> int:
    number = base(name, faction, cost, copies, defence, primary, ally, scrap, either, ally_for_all)
    CARDS[number].outpost = True
    return number


def choice(number: int, either: tuple[Effects, Effects]) -> Effects:
    return ((verbs.EITHER, False, number, 0),) if either != (NOTHING, NOTHING) else NOTHING


# The words of the cards.


def trade(amount: int) -> Effect:
    return (verbs.TRADE, False, amount, 0)


def combat(amount: int) -> Effect:
    return (verbs.COMBAT, False, amount, 0)


def authority(amount: int) -> Effect:
    return (verbs.AUTHORITY, False, amount, 0)


def draw(amount: int) -> Effect:
    return (verbs.DRAW, False, amount, 0)


def draw_with_bases(amount: int, bases: int) -> Effect:
    return (verbs.DRAW_FOR_BASES, False, amount, bases)


def draw_for_each(faction: int) -> Effect:
    return (verbs.DRAW_FOR_FACTION, False, faction, 0)


def next_ship_on_top() -> Effect:
    return (verbs.CHARGE, False, 1, 0)


def opponent_discards() -> Effect:
    return (verbs.OPPONENT_DISCARDS, False, 1, 0)


def up_to(amount: int, verb: int) -> Effect:
    """Scrap or discard so many, then draw as many as were."""
    return (verb, True, amount, 0)


def may(verb: int) -> Effect:
    return (verb, True, 1, 0)


def must(verb: int) -> Effect:
    return (verb, False, 1, 0)


# Starters and Explorers.

SCOUT: Final = 0
VIPER: Final = 1
EXPLORER: Final = 2
NO_CARD: Final = 63

ship("scout", NO_FACTION, 0, 16, (trade(1),), pile=STARTER)
ship("viper", NO_FACTION, 0, 4, (combat(1),), pile=STARTER)
ship("explorer", NO_FACTION, 2, 10, (trade(2),), scrap=(combat(2),), pile=EXPLORER_PILE)

# Blobs.

BLOB_FIGHTER: Final = ship("blob-fighter", BLOB, 1, 3, (combat(3),), ally=(draw(1),))
BATTLE_POD: Final = ship(
    "battle-pod", BLOB, 2, 2, (combat(4), may(verbs.SCRAP_FROM_ROW)), ally=(combat(2),)
)
TRADE_POD: Final = ship("trade-pod", BLOB, 2, 3, (trade(3),), ally=(combat(2),))
RAM: Final = ship("ram", BLOB, 3, 2, (combat(5),), ally=(combat(2),), scrap=(trade(3),))
BLOB_DESTROYER: Final = ship(
    "blob-destroyer", BLOB, 4, 2, (combat(6),),
    ally=(may(verbs.DESTROY_BASE), may(verbs.SCRAP_FROM_ROW)),
)  # fmt: skip
BATTLE_BLOB: Final = ship(
    "battle-blob", BLOB, 6, 1, (combat(8),), ally=(draw(1),), scrap=(combat(4),)
)
BLOB_CARRIER: Final = ship(
    "blob-carrier", BLOB, 6, 1, (combat(7),), ally=(must(verbs.ACQUIRE_SHIP),)
)
MOTHERSHIP: Final = ship("mothership", BLOB, 7, 1, (combat(6), draw(1)), ally=(draw(1),))
BLOB_WHEEL: Final = base("blob-wheel", BLOB, 3, 3, 5, (combat(1),), scrap=(trade(3),))
THE_HIVE: Final = base("the-hive", BLOB, 5, 1, 5, (combat(3),), ally=(draw(1),))
BLOB_WORLD: Final = base("blob-world", BLOB, 8, 1, 7, either=((combat(5),), (draw_for_each(BLOB),)))

# Trade Federation.

FEDERATION_SHUTTLE: Final = ship(
    "federation-shuttle", TRADE_FEDERATION, 1, 3, (trade(2),), ally=(authority(4),)
)
CUTTER: Final = ship("cutter", TRADE_FEDERATION, 2, 3, (authority(4), trade(2)), ally=(combat(4),))
EMBASSY_YACHT: Final = ship(
    "embassy-yacht", TRADE_FEDERATION, 3, 2,
    (authority(3), trade(2), draw_with_bases(2, bases=2)),
)  # fmt: skip
FREIGHTER: Final = ship(
    "freighter", TRADE_FEDERATION, 4, 2, (trade(4),), ally=(next_ship_on_top(),)
)
TRADE_ESCORT: Final = ship(
    "trade-escort", TRADE_FEDERATION, 5, 1, (authority(4), combat(4)), ally=(draw(1),)
)
FLAGSHIP: Final = ship(
    "flagship", TRADE_FEDERATION, 6, 1, (combat(5), draw(1)), ally=(authority(5),)
)
COMMAND_SHIP: Final = ship(
    "command-ship", TRADE_FEDERATION, 8, 1,
    (authority(4), combat(5), draw(2)), ally=(may(verbs.DESTROY_BASE),),
)  # fmt: skip
TRADING_POST: Final = outpost(
    "trading-post", TRADE_FEDERATION, 3, 2, 4, scrap=(combat(3),),
    either=((authority(1),), (trade(1),)),
)  # fmt: skip
BARTER_WORLD: Final = base(
    "barter-world", TRADE_FEDERATION, 4, 2, 4, scrap=(combat(5),),
    either=((authority(2),), (trade(2),)),
)  # fmt: skip
DEFENSE_CENTER: Final = outpost(
    "defense-center", TRADE_FEDERATION, 5, 1, 5, ally=(combat(2),),
    either=((authority(3),), (combat(2),)),
)  # fmt: skip
PORT_OF_CALL: Final = outpost(
    "port-of-call", TRADE_FEDERATION, 6, 1, 6, (trade(3),),
    scrap=(draw(1), may(verbs.DESTROY_BASE)),
)  # fmt: skip
CENTRAL_OFFICE: Final = base(
    "central-office", TRADE_FEDERATION, 7, 1, 6, (trade(2), next_ship_on_top()), ally=(draw(1),)
)

# Star Empire.

IMPERIAL_FIGHTER: Final = ship(
    "imperial-fighter", STAR_EMPIRE, 1, 3, (combat(2), opponent_discards()), ally=(combat(2),)
)
CORVETTE: Final = ship("corvette", STAR_EMPIRE, 2, 2, (combat(1), draw(1)), ally=(combat(2),))
IMPERIAL_FRIGATE: Final = ship(
    "imperial-frigate", STAR_EMPIRE, 3, 3, (combat(4), opponent_discards()),
    ally=(combat(2),), scrap=(draw(1),),
)  # fmt: skip
SURVEY_SHIP: Final = ship(
    "survey-ship", STAR_EMPIRE, 3, 3, (trade(1), draw(1)), scrap=(opponent_discards(),)
)
BATTLECRUISER: Final = ship(
    "battlecruiser", STAR_EMPIRE, 6, 1, (combat(5), draw(1)),
    ally=(opponent_discards(),), scrap=(draw(1), may(verbs.DESTROY_BASE)),
)  # fmt: skip
DREADNAUGHT: Final = ship(
    "dreadnaught", STAR_EMPIRE, 7, 1, (combat(7), draw(1)), scrap=(combat(5),)
)
RECYCLING_STATION: Final = outpost(
    "recycling-station", STAR_EMPIRE, 4, 2, 4,
    either=((trade(1),), (up_to(2, verbs.DISCARD_AND_DRAW),)),
)  # fmt: skip
SPACE_STATION: Final = outpost(
    "space-station", STAR_EMPIRE, 4, 2, 4, (combat(2),), ally=(combat(2),), scrap=(trade(4),)
)
WAR_WORLD: Final = outpost("war-world", STAR_EMPIRE, 5, 1, 4, (combat(3),), ally=(combat(4),))
ROYAL_REDOUBT: Final = outpost(
    "royal-redoubt", STAR_EMPIRE, 6, 1, 6, (combat(3),), ally=(opponent_discards(),)
)
FLEET_HQ: Final = base("fleet-hq", STAR_EMPIRE, 8, 1, 8, rallies=1)

# Machine Cult.

TRADE_BOT: Final = ship(
    "trade-bot", MACHINE_CULT, 1, 3, (trade(1), may(verbs.SCRAP)), ally=(combat(2),)
)
MISSILE_BOT: Final = ship(
    "missile-bot", MACHINE_CULT, 2, 3, (combat(2), may(verbs.SCRAP)), ally=(combat(2),)
)
SUPPLY_BOT: Final = ship(
    "supply-bot", MACHINE_CULT, 3, 3, (trade(2), may(verbs.SCRAP)), ally=(combat(2),)
)
PATROL_MECH: Final = ship(
    "patrol-mech", MACHINE_CULT, 4, 2, ally=(may(verbs.SCRAP),),
    either=((trade(3),), (combat(5),)),
)  # fmt: skip
STEALTH_NEEDLE: Final = 41
ship("stealth-needle", MACHINE_CULT, 4, 1, (must(verbs.COPY_SHIP),))
BATTLE_MECH: Final = ship(
    "battle-mech", MACHINE_CULT, 5, 1, (combat(4), may(verbs.SCRAP)), ally=(draw(1),)
)
MISSILE_MECH: Final = ship(
    "missile-mech", MACHINE_CULT, 6, 1, (combat(6), may(verbs.DESTROY_BASE)), ally=(draw(1),)
)
BATTLE_STATION: Final = outpost("battle-station", MACHINE_CULT, 3, 2, 5, scrap=(combat(5),))
MECH_WORLD: Final = outpost("mech-world", MACHINE_CULT, 5, 1, 6, ally_for_all=True)
JUNKYARD: Final = outpost("junkyard", MACHINE_CULT, 6, 1, 5, (must(verbs.SCRAP),))
MACHINE_BASE: Final = outpost(
    "machine-base", MACHINE_CULT, 7, 1, 6, (draw(1), must(verbs.SCRAP_FROM_HAND))
)
BRAIN_WORLD: Final = outpost(
    "brain-world", MACHINE_CULT, 8, 1, 6, (up_to(2, verbs.SCRAP_AND_DRAW),)
)

KINDS: Final = 49
STARTING_DECK: Final = [SCOUT] * 8 + [VIPER] * 2
AUTHORITY: Final = 50
ROW: Final = 5


# Tables for the rules. A program is what an ability does: card * PARTS + one of the parts.

PARTS: Final = 5
PRIMARY: Final = 0
ALLY: Final = 1
SCRAP: Final = 2
FIRST: Final = 3
SECOND: Final = 4


def parts(made: Card) -> list[Effects]:
    return [made.primary, made.ally, made.scrap, made.first, made.second]


PROGRAMS: Final = [effects for made in CARDS for effects in parts(made)]


def gained(effects: Effects, verb: int) -> int:
    return sum(effect[2] for effect in effects if effect[0] == verb)


def drawn_first(effects: Effects) -> int:
    """How many cards a program draws right after its gains."""
    rest = [effect for effect in effects if effect[0] > verbs.AUTHORITY]
    return rest[0][2] if rest and rest[0][0] == verbs.DRAW else 0  # hot: S6, at import


def later(effects: Effects) -> list[i64]:
    """The steps that follow the gains and the first draw, packed, the last one first."""
    rest = [effect for effect in effects if effect[0] > verbs.AUTHORITY]
    rest = rest[1:] if drawn_first(effects) else rest
    return [packed(effect) for effect in reversed(rest)]


def packed(effect: Effect) -> i64:
    """A step without its player."""
    verb, optional, amount, extra = effect
    word: i64 = verb + (int(optional) << 12) + (amount << 16) + (extra << 36)
    return word


GAINS_TRADE: Final = bytes([gained(effects, verbs.TRADE) for effects in PROGRAMS])
GAINS_COMBAT: Final = bytes([gained(effects, verbs.COMBAT) for effects in PROGRAMS])
GAINS_AUTHORITY: Final = bytes([gained(effects, verbs.AUTHORITY) for effects in PROGRAMS])
DRAWS: Final = bytes([drawn_first(effects) for effects in PROGRAMS])
STEPS: Final = vec[i64]([step for effects in PROGRAMS for step in later(effects)])
STEPS_FROM: Final = bytes(
    [sum(len(later(it)) for it in PROGRAMS[:place]) for place in range(len(PROGRAMS) + 1)]
)

COST: Final = bytes([made.cost for made in CARDS])
DEFENCE: Final = bytes([made.defence for made in CARDS])
RALLIES: Final = bytes([made.rallies for made in CARDS])
RETURNS: Final = bytes([made.pile == EXPLORER_PILE for made in CARDS])  # scrapped: to its pile


def mask_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    one: i64 = 1
    for number in numbers:
        mask |= one << number
    return mask


ALL: Final = range(KINDS)
BASES: Final[i64] = mask_of([kind for kind in ALL if CARDS[kind].is_base])
SHIPS: Final[i64] = mask_of([kind for kind in ALL if not CARDS[kind].is_base])
OUTPOSTS: Final[i64] = mask_of([kind for kind in ALL if CARDS[kind].outpost])
WITH_ALLY: Final[i64] = mask_of([kind for kind in ALL if CARDS[kind].ally])
WITH_SCRAP: Final[i64] = mask_of([kind for kind in ALL if CARDS[kind].scrap])
USABLE: Final[i64] = mask_of([kind for kind in ALL if CARDS[kind].is_base and CARDS[kind].primary])
COPYING: Final[i64] = mask_of([STEALTH_NEEDLE])
BASE_KINDS: Final[list[int]] = [kind for kind in ALL if CARDS[kind].is_base]
RALLYING: Final[i64] = mask_of([kind for kind in ALL if CARDS[kind].rallies])

# By amount, up to the dearest: which cards it pays for, which bases it destroys.
MOST: Final = 8
AFFORDABLE: Final = vec[i64](
    [mask_of([kind for kind in ALL if CARDS[kind].cost <= amount]) for amount in range(MOST + 1)]
)
BREAKABLE: Final = vec[i64](
    [
        mask_of([kind for kind in ALL if 0 < CARDS[kind].defence <= amount])
        for amount in range(MOST + 1)
    ]
)


def affordable(trade: i64) -> i64:
    """A mask: what so much trade pays for."""
    if trade > MOST:
        return AFFORDABLE[MOST]
    return AFFORDABLE[trade]


def broken_by(combat: i64) -> i64:
    """A mask: the bases that so much combat destroys."""
    if combat > MOST:
        return BREAKABLE[MOST]
    return BREAKABLE[combat]


# Counts by faction are packed in words, a byte a faction.


def faction_word(faction: int) -> i64:
    word: i64 = 0 if faction == NO_FACTION else 1
    return word << (faction * 8)


def ally_word(made: Card) -> i64:
    """For which factions a card is an ally."""
    every: i64 = 0x01010101
    return every if made.ally_for_all else faction_word(made.faction)


PLAYED_AS: Final = vec[i64]([faction_word(made.faction) for made in CARDS])
ALLY_FOR: Final = vec[i64]([ally_word(made) for made in CARDS])
OF_FACTION: Final = vec[i64](
    [mask_of([kind for kind in ALL if CARDS[kind].faction == faction]) for faction in range(5)]
)
FACTION: Final = bytes([made.faction for made in CARDS])
